"""Reads the lazy-load database of an R package: only the kinds of values that maps are kept in. Standard library only."""
import bz2
import gzip
import lzma
import pathlib
import struct
import zlib

NIL, SYMBOL, PAIRS, CHAR, LOGICAL, INTEGER, REAL, STRINGS, LIST, S4 = 254, 1, 2, 9, 10, 13, 14, 16, 19, 25
ENVIRONMENT, GLOBAL, EMPTY, BASE, NAMESPACE, REFERENCE, MISSING = 4, 253, 242, 241, 249, 255, 251
ALTREP = 238


class Reader:
    """One serialised value, in XDR (big-endian)."""

    def __init__(self, data):
        assert data[:2] == b"X\n", data[:2]
        self.data, self.at, self.references = data, 2, []
        version, _, _ = self.ints(3)
        if version == 3:
            self.take(self.int())

    def take(self, count):
        self.at += count
        return self.data[self.at - count:self.at]

    def ints(self, count):
        return struct.unpack(f">{count}i", self.take(4 * count))

    def int(self):
        return self.ints(1)[0]

    def value(self):
        """A value: lists and numbers as Python's, whatever bears attributes as (value, attributes)."""
        flags = self.int()
        kind, has_attributes, has_tag = flags & 0xFF, flags & 0x200, flags & 0x400
        if kind in (NIL, GLOBAL, EMPTY, BASE, MISSING):
            return None
        if kind == REFERENCE:
            return self.references[(flags >> 8 or self.int()) - 1]
        if kind == SYMBOL:
            self.references.append(self.value())
            return self.references[-1]
        if kind == CHAR:
            length = self.int()
            return None if length < 0 else self.take(length).decode("utf-8", "replace")
        if kind == PAIRS:
            return self.pairs(has_attributes, has_tag)
        if kind == S4:
            return None, self.value()
        plain = self.vector(kind)
        return (plain, self.value()) if has_attributes else plain

    def vector(self, kind):
        count = self.int()
        if kind in (LOGICAL, INTEGER):
            return self.ints(count)
        if kind == REAL:
            return struct.unpack(f">{count}d", self.take(8 * count))
        assert kind in (STRINGS, LIST), f"no reader for values of kind {kind}"
        return [self.value() for _ in range(count)]

    def pairs(self, has_attributes, has_tag):
        found = {}
        while True:
            if has_attributes:
                self.value()
            tag = self.value() if has_tag else None
            found[tag] = self.value()
            flags = self.int()
            if flags & 0xFF != PAIRS:
                return found
            has_attributes, has_tag = flags & 0x200, flags & 0x400


def unpacked(chunk):
    """A chunk of the database: its length, then what compressed it, then the rest."""
    rest = chunk[4:]
    if rest[:1] == b"2":
        return bz2.decompress(rest[1:])
    if rest[:1] == b"Z":
        return lzma.decompress(rest[1:], lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA2, "preset": 6}])
    return zlib.decompress(rest)


def database(folder):
    """name → a function that reads that value, for a package's `data` folder."""
    folder = pathlib.Path(folder)
    index = Reader(gzip.decompress((folder / "Rdata.rdx").read_bytes())).value()
    fields = dict(zip(index[1]["names"], index[0]))
    variables = fields["variables"]
    data = (folder / "Rdata.rdb").read_bytes()
    return {name: (lambda span=span: Reader(unpacked(data[span[0]:span[0] + span[1]])).value())
            for name, span in zip(variables[1]["names"], variables[0])}
