"""Finds the stretches of letters that a blob's strings share, and writes strings with a byte or two for each. Standard library only."""
import collections

SINGLE = 0x1F  # codes 0x01…0x1F, which no string holds
LEADS = range(0xF5, 0x100)  # bytes that UTF-8 never has, each followed by any byte
MOST = SINGLE + 256 * len(LEADS)
LONGEST, LEAST = 12, 5  # scalars; occurrences
SHRINKING = (4 * MOST, 2 * MOST, MOST * 5 // 4)


class Pieces:
    """The pieces of some strings; how a string is written with them. With no pieces a string stays as it is."""

    def __init__(self, strings=()):
        strings = sorted(set(strings))
        assert not any(ord(c) < 0x20 for s in strings for c in s)
        self.cost, self.code = {}, {}
        chosen = candidates(strings)
        for room in SHRINKING:
            self.cost = dict.fromkeys(chosen, 2)
            chosen = self.worthy(strings)[:room]
        self.cost = dict.fromkeys(chosen, 2)
        chosen = self.worthy(strings)[:MOST]
        uses = self.uses(strings, dict.fromkeys(chosen, 2))
        self.pieces = sorted(chosen, key=lambda p: (-uses[p], p))
        self.cost = {p: 1 if i < SINGLE else 2 for i, p in enumerate(self.pieces)}
        self.code = {p: bytes([i + 1]) if i < SINGLE else bytes(divmod(i - SINGLE + 256 * LEADS[0], 256)) for i, p in enumerate(self.pieces)}

    def uses(self, strings, cost):
        self.cost = cost
        return collections.Counter(p for s in strings for p in self.parted(s) if p in cost)

    def worthy(self, strings):
        """The pieces that save bytes, best first."""
        gain = {p: n * (len(p.encode()) - 2) - len(p.encode()) - 2 for p, n in self.uses(strings, self.cost).items()}
        return sorted((p for p in gain if gain[p] > 0), key=lambda p: (-gain[p], p))

    def parted(self, text):
        """The text in pieces and single scalars, so that it takes the fewest bytes."""
        n = len(text)
        best, step, cost = [0] * (n + 1), [1] * n, self.cost
        for i in range(n - 1, -1, -1):
            least = best[i + 1] + len(text[i].encode())
            for end in range(i + 1, min(n, i + LONGEST) + 1):
                price = cost.get(text[i:end])
                if price is not None and price + best[end] < least:
                    least, step[i] = price + best[end], end - i
            best[i] = least
        out, i = [], 0
        while i < n:
            out.append(text[i:i + step[i]])
            i += step[i]
        return out

    def __call__(self, text):
        return b"".join(self.code.get(p) or p.encode() for p in self.parted(text))


def candidates(strings):
    """Stretches of up to LONGEST scalars that occur often enough, the likeliest to be worth it."""
    gain, kept = {}, {""}
    for n in range(1, LONGEST + 1):
        counted = collections.Counter(s[i:i + n] for s in strings for i in range(len(s) - n + 1) if s[i:i + n - 1] in kept)
        kept = {p for p, times in counted.items() if times >= LEAST}
        for p in kept:
            size = len(p.encode())
            if size > 2:
                gain[p] = counted[p] * (size - 2) - size - 2
    return sorted(gain, key=lambda p: (-gain[p], p))[:8 * MOST]
