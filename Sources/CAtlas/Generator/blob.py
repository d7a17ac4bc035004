"""The container of FORMAT.md: pools of strings, tables and their directory. Standard library only."""
import struct
import zlib

from pieces import Pieces

NONE = 0xFFFF
CITIES_A_BLOCK = 8


class Later:
    """An offset into a pool, known once every string is."""

    def __init__(self, pool, what):
        self.pool, self.what = pool, what


class Texts:
    """Shared strings; offset 0 is the empty one."""

    def __init__(self):
        self.at = {"": 0}

    def __call__(self, s):
        self.at.setdefault(s or "", None)
        return Later(self, s or "")

    def strings(self):
        return self.at

    def write(self, code):
        out = bytearray(b"\0")
        for s in list(self.at)[1:]:
            raw = code(s)
            assert len(raw) < 0x8000, s
            self.at[s] = len(out)
            out += bytes([len(raw)]) if len(raw) < 0x80 else bytes([0x80 | len(raw) >> 8, len(raw) & 0xFF])
            out += raw
        return out


class Names:
    """Records of names in up to five languages, English first; offset 0 has none. Those of cities stand apart, in their order."""

    def __init__(self):
        self.at, self.cities = {(): 0}, []

    def __call__(self, *names):
        names = tuple(n or "" for n in names) if any(names) else ()
        self.at.setdefault(names, None)
        return Later(self, names)

    def strings(self):
        return (n for names in (*self.at, *self.cities) for n in names if n)

    @staticmethod
    def record(names, code):
        raw = [code(n) for n in names]
        assert raw[0] and all(len(r) < 256 for r in raw), names
        if len(raw[0]) < 0x80 and not any(raw[1:]):
            return bytes([len(raw[0])]) + raw[0]
        flags = 0x80 | sum(1 << bit for bit, r in enumerate(raw) if r)
        return bytes([flags]) + b"".join(bytes([len(r)]) + r for r in raw if r)

    def write(self, code):
        out = bytearray(b"\0")
        for names in list(self.at)[1:]:
            self.at[names] = len(out)
            out += self.record(names, code)
        return out

    def write_cities(self, code):
        """The records of the cities, and where every eighth begins."""
        out, blocks = bytearray(), []
        for i, names in enumerate(self.cities):
            if i % CITIES_A_BLOCK == 0:
                blocks.append(len(out))
            out += self.record(tuple(n or "" for n in names), code)
        return out, blocks


class Blob:
    """Tables by name, written in one piece."""

    def __init__(self, magic):
        self.magic, self.tables, self.texts, self.names = magic.encode(), {}, Texts(), Names()

    def add(self, name, data, rows, stride=0, as_of=0, title="", source="", licence="", credit=""):
        assert name not in self.tables and len(name) <= 16
        assert not stride or rows * stride == len(data), (name, rows, stride, len(data))
        about = [self.texts(s) for s in (title, source, licence, credit)]
        self.tables[name] = (data, rows, stride, as_of, about, bool(title))

    def records(self, name, layout, rows, **about):
        """Rows of a struct; an offset that is not known yet may stand for a number."""
        packed = struct.Struct("<" + layout)
        self.add(name, Rows(packed, rows), len(rows), packed.size, **about)

    def keys(self, keys, **about):
        data, rows, blocks = keys.tables()
        self.add("keys", data, rows, **about)
        self.records("keyblocks", "I4s", blocks)

    def pools(self):
        """Writes the pools of strings, which settles their offsets."""
        code = Pieces([*self.texts.strings(), *self.names.strings()])
        starts, body = [0], b""
        for piece in code.pieces:
            body += piece.encode()
            starts.append(len(body))
        self.records("piecestarts", "H", [(s,) for s in starts])
        self.add("pieces", body, len(code.pieces))
        if len(self.names.at) > 1:
            self.add("names", self.names.write(code), 0)
        if self.names.cities:
            data, blocks = self.names.write_cities(code)
            self.add("citynames", data, len(self.names.cities))
            self.records("citynameblocks", "I", [(b,) for b in blocks])
        self.add("text", self.texts.write(code), 0)

    def finish(self):
        self.pools()
        offset, directory, body = 32 + 64 * len(self.tables), bytearray(), bytearray()
        for name, (data, rows, stride, as_of, about, listed) in sorted(self.tables.items()):
            pad = -offset % 8
            body += b"\0" * pad
            offset += pad
            data = data.packed() if isinstance(data, Rows) else bytes(data)
            directory += struct.pack("<16s12I", name.encode(), offset, len(data), rows, stride, zlib.crc32(data), as_of,
                                     *map(settled, about), listed, 0)
            body += data
            offset += len(data)
        head = struct.pack("<8sHHII12x", self.magic, 2, len(self.tables), offset, zlib.crc32(directory))
        return head + bytes(directory) + bytes(body)

    def report(self):
        return "\n".join(f"{n:16} {t[1]:8} rows {t[2]:4} stride {len(t[0]):9} bytes" for n, t in sorted(self.tables.items()))


class Rows:
    """Rows to be packed at the end."""

    def __init__(self, layout, rows):
        self.layout, self.rows = layout, rows

    def __len__(self):
        return self.layout.size * len(self.rows)

    def packed(self):
        return b"".join(self.layout.pack(*map(settled, r)) for r in self.rows)


def settled(value):
    return value.pool.at[value.what] if isinstance(value, Later) else value
