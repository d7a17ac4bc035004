"""The table of folded names: what a name stands for. Standard library only."""
from fold import fold

KEYS_A_BLOCK = 32


class Keys:
    """Folded names and what they stand for, front-coded in blocks."""

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
        kept = sorted((k.encode(), v) for k, v in self.refs.items() if v)
        for n, (raw, refs) in enumerate(kept):
            if n % KEYS_A_BLOCK == 0:
                blocks.append((len(out), raw[:4]))
                before = b""
            shared = 0
            while shared < min(len(raw), len(before)) and raw[shared] == before[shared]:
                shared += 1
            rest = len(raw) - shared
            out += bytes([min(shared, 15) << 4 | min(rest, 15)]) + bytes(x for x in (shared, rest) if x >= 15) + raw[shared:]
            ranked = sorted((cls, index, kind) for (kind, index), cls in refs.items())
            for i, (cls, index, kind) in enumerate(ranked, 1):
                assert index < 1 << 17
                out += (index | cls << 17 | kind << 20 | (i < len(ranked)) << 23).to_bytes(3, "little")
            before = raw
        return bytes(out), len(kept), blocks
