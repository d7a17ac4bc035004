"""A plain reader of the blobs, to check what was written. Standard library only."""
import bisect
import struct
import zlib

from fold import fold


class Reader:
    def __init__(self, data):
        self.data = data
        magic, version, count, length, crc = struct.unpack_from("<8sHHII", data)
        assert version == 1 and length == len(data) and zlib.crc32(data[32:32 + 64 * count]) == crc
        self.tables = {}
        for i in range(count):
            name, offset, size, rows, stride, check, *_ = struct.unpack_from("<16s12I", data, 32 + 64 * i)
            self.tables[name.rstrip(b"\0").decode()] = (offset, size, rows, stride)
            assert offset % 8 == 0 and zlib.crc32(data[offset:offset + size]) == check, name

    def rows(self, table, layout):
        offset, size, rows, stride = self.tables[table]
        assert struct.calcsize("<" + layout) == stride, table
        return list(struct.iter_unpack("<" + layout, self.data[offset:offset + size]))

    def text(self, at):
        at += self.tables["text"][0]
        n = self.data[at]
        if n >= 0x80:
            n, at = (n & 0x7F) << 8 | self.data[at + 1], at + 1
        return self.data[at + 1:at + 1 + n].decode()

    def names(self, at):
        at += self.tables["names"][0]
        flags, at, out = self.data[at], at + 1, {}
        for bit, language in enumerate(("en", "ko", "ja", "zh", "local")):
            if flags >> bit & 1:
                n = self.data[at]
                out[language] = self.data[at + 1:at + 1 + n].decode()
                at += 1 + n
        return out

    def keys(self):
        """Every key with its references (class, kind, index), in order."""
        at, size, rows, _ = self.tables["keys"]
        before, out = b"", []
        for _ in range(rows):
            head, n = self.data[at], self.data[at + 1]
            before = before[:head & 0x7F] + self.data[at + 2:at + 2 + n]
            at += 2 + n
            count = 1
            if head & 0x80:
                count, at = self.data[at], at + 1
            refs = [int.from_bytes(self.data[at + 3 * i:at + 3 * i + 3], "little") for i in range(count)]
            at += 3 * count
            out.append((before, [(r >> 17 & 7, r >> 20 & 7, r & 0x1FFFF) for r in refs]))
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
