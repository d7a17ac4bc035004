"""A plain reader of the blobs, to check what was written. Standard library only."""
import bisect
import struct
import zlib

from fold import fold


class Reader:
    def __init__(self, data):
        self.data = data
        magic, version, count, length, crc = struct.unpack_from("<8sHHII", data)
        assert version == 2 and length == len(data) and zlib.crc32(data[32:32 + 64 * count]) == crc
        self.tables = {}
        for i in range(count):
            name, offset, size, rows, stride, check, *_ = struct.unpack_from("<16s12I", data, 32 + 64 * i)
            self.tables[name.rstrip(b"\0").decode()] = (offset, size, rows, stride)
            assert offset % 8 == 0 and zlib.crc32(data[offset:offset + size]) == check, name

    def rows(self, table, layout):
        offset, size, rows, stride = self.tables[table]
        assert struct.calcsize("<" + layout) == stride, table
        return list(struct.iter_unpack("<" + layout, self.data[offset:offset + size]))

    def listed(self):
        """(title, rows, date, source, licence, credit) of the tables that are facts by themselves."""
        count, = struct.unpack_from("<H", self.data, 10)
        entries = [struct.unpack_from("<16s12I", self.data, 32 + 64 * i) for i in range(count)]
        return [(self.text(e[7]), e[3], e[6], self.text(e[8]), self.text(e[9]), self.text(e[10])) for e in entries if e[11]]

    def spelt(self, at, n):
        """The string that n bytes stand for."""
        out, end, pieces, starts = b"", at + n, self.tables["pieces"][0], self.tables["piecestarts"][0]
        while at < end:
            code, at = self.data[at], at + 1
            piece = code - 1 if code < 0x20 else None
            if code >= 0xF5:
                piece, at = 31 + 256 * (code - 0xF5) + self.data[at], at + 1
            if piece is None:
                out += bytes([code])
            else:
                first, last = struct.unpack_from("<HH", self.data, starts + 2 * piece)
                out += self.data[pieces + first:pieces + last]
        return out.decode()

    def text(self, at):
        at += self.tables["text"][0]
        n = self.data[at]
        if n >= 0x80:
            n, at = (n & 0x7F) << 8 | self.data[at + 1], at + 1
        return self.spelt(at + 1, n)

    def names(self, at, table="names"):
        return self.names_at(at + self.tables[table][0])[0]

    def names_at(self, at):
        """The names of a record, and where the next one begins."""
        flags, at, out = self.data[at], at + 1, {}
        if flags < 0x80:
            return ({"en": self.spelt(at, flags)} if flags else {}), at + flags
        for bit, language in enumerate(("en", "ko", "ja", "zh", "local")):
            if flags >> bit & 1:
                n = self.data[at]
                out[language], at = self.spelt(at + 1, n), at + 1 + n
        return out, at

    def city_names(self):
        """Those of every city, in order, each eighth where its block says."""
        base, size, rows, _ = self.tables["citynames"]
        blocks, at, out = self.rows("citynameblocks", "I"), base, []
        for i in range(rows):
            assert i % 8 or base + blocks[i // 8][0] == at
            names, at = self.names_at(at)
            out.append(names)
        assert at == base + size
        return out

    def keys(self):
        """Every key with its references (class, kind, index), in order."""
        at, size, rows, _ = self.tables["keys"]
        end, before, out = at + size, b"", []
        for _ in range(rows):
            head, at = self.data[at], at + 1
            shared, n = head >> 4, head & 15
            if shared == 15:
                shared, at = self.data[at], at + 1
            if n == 15:
                n, at = self.data[at], at + 1
            before, at = before[:shared] + self.data[at:at + n], at + n
            refs, more = [], True
            while more:
                r, at = int.from_bytes(self.data[at:at + 3], "little"), at + 3
                refs.append((r >> 17 & 7, r >> 20 & 7, r & 0x1FFFF))
                more = r >> 23
            out.append((before, refs))
        assert at == end
        return out

    def index(self):
        if not hasattr(self, "_keys"):
            self._keys = self.keys()
            assert all(a[0] < b[0] for a, b in zip(self._keys, self._keys[1:]))
        return self._keys

    def find(self, name):
        key = fold(name).encode()
        keys = self.index()
        i = bisect.bisect_left(keys, (key, []))
        return keys[i][1] if i < len(keys) and keys[i][0] == key else []
