"""The container of FORMAT.md: text pool, names pool, key table and directory. Standard library only."""
import struct
import zlib

from fold import fold

NONE = 0xFFFF


class Texts:
    """Shared strings; offset 0 is the empty one."""

    def __init__(self):
        self.bytes, self.at = bytearray(b"\0"), {"": 0}

    def __call__(self, s):
        s = s or ""
        if s not in self.at:
            raw = s.encode()
            assert len(raw) < 0x8000, s
            self.at[s] = len(self.bytes)
            self.bytes += bytes([len(raw)]) if len(raw) < 0x80 else bytes([0x80 | len(raw) >> 8, len(raw) & 0xFF])
            self.bytes += raw
        return self.at[s]


class Names:
    """One record of an entity's names in up to five languages; offset 0 has none."""

    def __init__(self):
        self.bytes, self.at = bytearray(b"\0"), {}

    def __call__(self, *names):
        flags, body = 0, bytearray()
        for bit, name in enumerate(names):
            if name:
                raw = name.encode()
                assert len(raw) < 256, name
                flags |= 1 << bit
                body += bytes([len(raw)]) + raw
        if not flags:
            return 0
        record = bytes([flags]) + bytes(body)
        if record not in self.at:
            self.at[record] = len(self.bytes)
            self.bytes += record
        return self.at[record]


class Keys:
    """Folded names and what they stand for, front-coded in blocks of 16."""

    KINDS = ("city", "airport", "metro", "country", "admin1", "region", "airline", "sight")

    def __init__(self):
        self.refs = {}

    def add(self, name, kind, index, cls):
        key = fold(name)
        if not 2 <= len(key.encode()) <= 63:
            return
        found = self.refs.setdefault(key, {})
        entity = (self.KINDS.index(kind), index)
        found[entity] = min(cls, found.get(entity, 9))

    def tables(self):
        out, blocks, before = bytearray(), [], b""
        for n, (raw, refs) in enumerate(sorted((k.encode(), v) for k, v in self.refs.items())):
            if n % 16 == 0:
                blocks.append(len(out))
                before = b""
            shared = 0
            while shared < min(len(raw), len(before)) and raw[shared] == before[shared]:
                shared += 1
            ranked = sorted((cls, index, kind) for (kind, index), cls in refs.items())[:255]
            several = len(ranked) > 1
            out += bytes([shared | several << 7, len(raw) - shared]) + raw[shared:] + bytes([len(ranked)] * several)
            for cls, index, kind in ranked:
                assert index < 1 << 17
                out += (index | cls << 17 | kind << 20).to_bytes(3, "little")
            before = raw
        return bytes(out), len(self.refs), blocks


class Blob:
    """Tables by name, written in one piece."""

    def __init__(self, magic):
        self.magic, self.tables, self.texts, self.names = magic.encode(), {}, Texts(), Names()

    def add(self, name, data, rows, stride=0, as_of=0, title="", source="", licence="", credit=""):
        assert name not in self.tables and len(name) <= 16
        assert not stride or rows * stride == len(data), (name, rows, stride, len(data))
        self.tables[name] = (bytes(data), rows, stride, as_of, title, source, licence, credit)

    def records(self, name, layout, rows, **about):
        packed = struct.Struct("<" + layout)
        self.add(name, b"".join(packed.pack(*r) for r in rows), len(rows), packed.size, **about)

    def keys(self, keys, **about):
        data, rows, blocks = keys.tables()
        self.add("keys", data, rows, **about)
        self.records("keyblocks", "I", [(b,) for b in blocks])

    def finish(self):
        if len(self.names.bytes) > 1:
            self.add("names", self.names.bytes, 0)
        entries = {n: [self.texts(s) for s in t[4:8]] for n, t in sorted(self.tables.items())}
        self.add("text", self.texts.bytes, 0)
        entries["text"] = [0, 0, 0, 0]
        offset, directory, body = 32 + 64 * len(self.tables), bytearray(), bytearray()
        for name, (data, rows, stride, as_of, *_) in sorted(self.tables.items()):
            pad = -offset % 8
            body += b"\0" * pad
            offset += pad
            listed = 1 if entries[name][0] else 0
            directory += struct.pack("<16s12I", name.encode(), offset, len(data), rows, stride, zlib.crc32(data), as_of,
                                     *entries[name], listed, 0)
            body += data
            offset += len(data)
        head = struct.pack("<8sHHII12x", self.magic, 1, len(self.tables), offset, zlib.crc32(directory))
        return head + bytes(directory) + bytes(body)

    def report(self):
        return "\n".join(f"{n:16} {t[1]:8} rows {t[2]:4} stride {len(t[0]):9} bytes" for n, t in sorted(self.tables.items()))
