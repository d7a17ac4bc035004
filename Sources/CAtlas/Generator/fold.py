"""Folding of names for look-up, as FORMAT.md defines it. Standard library only."""
import unicodedata as u

# Letters that Unicode does not decompose, though people type them so.
PLAIN = {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i", "ŋ": "n", "ƒ": "f",
         "ɓ": "b", "ɗ": "d", "ɛ": "e", "ɔ": "o", "ə": "a", "ʻ": "", "ʼ": "", "ʿ": "", "ʾ": "", "ʹ": "", "ʺ": "", "ˈ": "", "`": "", "´": "", "ـ": ""}
KEPT_MARKS = (0x3099, 0x309A)


def stripped(c):
    """Marks of scripts that people type without them; in others (Thai, Devanagari, kana) marks are letters."""
    o = ord(c)
    return 0x300 <= o <= 0x36F or 0x591 <= o <= 0x5C7 or 0x64B <= o <= 0x65F or o == 0x670


def one(c):
    """What one scalar becomes."""
    if 0xAC00 <= ord(c) <= 0xD7A3 or 0x1100 <= ord(c) <= 0x11FF:
        return c
    if c in PLAIN:
        return PLAIN[c]
    plain = "".join(PLAIN.get(d, d) for d in u.normalize("NFD", u.normalize("NFKC", c).casefold()))
    kept = [d for d in plain if not stripped(d) and u.category(d)[0] not in "ZCP" and u.category(d) != "Sk"]
    return u.normalize("NFC", "".join(kept))


COVERED = [r for r in range(0x20, 0xFFFE) if not (
    0x1100 <= r <= 0x11FF or 0x3131 <= r <= 0x33FF or 0x3400 <= r <= 0x9FFF or 0xA000 <= r <= 0xF8FF or 0xFB50 <= r <= 0xFDFF or 0xFE20 <= r <= 0xFE2F
    or 0xFE70 <= r <= 0xFEFE or 0xFFA0 <= r <= 0xFFDC)]


def table():
    """The rows that the reader gets: scalars that change, with up to three scalars each."""
    rows = {}
    for r in COVERED:
        c = chr(r)
        if u.category(c) in ("Cn", "Co", "Cs"):
            continue
        to = one(c)
        if to != c and len(to) <= 3 and all(ord(t) < 0x10000 for t in to):
            rows[r] = [ord(t) for t in to]
    return rows


TABLE = table()


def fold(text):
    mapped = []
    for c in text:
        mapped += TABLE.get(ord(c), [ord(c)])
    out = []
    for s in mapped:
        last = out[-1] if out else 0
        if s in KEPT_MARKS:
            if 0x3041 <= last <= 0x30FF:
                out[-1] = {0x30A6: 0x30F4, 0x3046: 0x3094}.get(last, last + 1) if s == 0x3099 else last + 2
        elif 0x1161 <= s <= 0x1175 and 0x1100 <= last <= 0x1112:
            out[-1] = 0xAC00 + ((last - 0x1100) * 21 + s - 0x1161) * 28
        elif 0x11A8 <= s <= 0x11C2 and 0xAC00 <= last <= 0xD7A3 and (last - 0xAC00) % 28 == 0:
            out[-1] = last + s - 0x11A7
        else:
            out.append(s)
    return "".join(map(chr, out))
