"""Time zone rules from the pinned tz data: transitions since 1970 and the POSIX rule after them."""
import re
import struct

from blob import NONE

END = 2**32 - 1


def read(w, name):
    """(times, offsets after them, offset before, footer) of one TZif file, from 1970 on."""
    data = w.path("tzdata", "tzdata", "zoneinfo", *name.split("/")).read_bytes()
    assert data[:4] == b"TZif" and data[4:5] >= b"2"
    counts = struct.unpack(">6I", data[20:44])
    at = 44 + counts[3] * 5 + counts[4] * 6 + counts[5] + counts[2] * 8 + counts[1] + counts[0]
    _, _, _, ntime, ntype, nchar = struct.unpack(">6I", data[at + 20:at + 44])
    leap = struct.unpack(">6I", data[at + 20:at + 44])[2]
    isut, isstd = struct.unpack(">6I", data[at + 20:at + 44])[:2]
    at += 44
    times = struct.unpack(f">{ntime}q", data[at:at + 8 * ntime])
    kinds = data[at + 8 * ntime:at + 9 * ntime]
    types = [struct.unpack(">iBB", data[at + 9 * ntime + 6 * i:at + 9 * ntime + 6 * i + 6]) for i in range(ntype)]
    tail = at + 9 * ntime + 6 * ntype + nchar + leap * 12 + isstd + isut
    footer = data[tail:].strip(b"\n").decode()
    offsets = [types[k][0] for k in kinds]
    before = types[0][0]
    kept = []
    for t, o in zip(times, offsets):
        if t <= 0:
            before = o
        elif o != (kept[-1][1] if kept else before) or t == times[-1]:
            kept.append((t, o))  # the last one always: only after it does the rule hold
    return kept, before, footer


def seconds(text):
    sign = -1 if text.startswith("-") else 1
    parts = [int(p) for p in text.lstrip("+-").split(":")]
    return sign * sum(p * s for p, s in zip(parts, (3600, 60, 1)))


NAME, OFFSET = r"(?:[A-Za-z]+|<[^>]+>)", r"[+-]?\d+(?::\d+){0,2}"
FOOTER = re.compile(rf"{NAME}({OFFSET})(?:{NAME}({OFFSET})?,M(\d+)\.(\d)\.(\d)(?:/({OFFSET}))?,M(\d+)\.(\d)\.(\d)(?:/({OFFSET}))?)?")


def rule(footer):
    """(standard, daylight, start month week day seconds, end …) of a POSIX footer; only the M form occurs."""
    m = FOOTER.fullmatch(footer)
    assert m, footer
    standard = -seconds(m[1])
    if not m[3]:
        return standard, standard, (0, 0, 0, 0), 0, (0, 0, 0, 0), 0
    daylight = -seconds(m[2]) if m[2] else standard + 3600
    return (standard, daylight, (int(m[3]), int(m[4]), int(m[5]), 0), seconds(m[6] or "2"), (int(m[7]), int(m[8]), int(m[9]), 0), seconds(m[10] or "2"))


def names(w):
    """Canonical names and the old ones that stand for them."""
    links = {}
    for line in w.text("tzdata", "tzdata", "zoneinfo", "tzdata.zi").splitlines():
        if line.startswith("L "):
            _, target, alias = line.split()
            links[alias] = target
    every = [n for n in w.text("tzdata", "tzdata", "zones").split() if n != "Factory"]
    listed = {z for zones in w.zones_of_country.values() for z in zones}
    return sorted(every), {a: t for a, t in links.items() if a not in listed}


def begin(w):
    w.zone_names, w.zone_links = names(w)
    w.zone_index = {n: i for i, n in enumerate(w.zone_names)}
    offsets = {}

    def january(n):
        if n not in offsets:
            offsets[n] = rule(read(w, n)[2])[:2]
        return offsets[n]

    def right(zone, country):
        """The country's zone of the same offset where zone.tab does not give it this one."""
        zones = w.zones_of_country.get(country)
        zone = w.zone_links.get(zone, zone) if zone not in (zones or ()) else zone
        if not zones or zone in zones or zone not in w.zone_index:
            return zone if zone in w.zone_index else (zones or ["Etc/UTC"])[0]
        same = [z for z in zones if january(z) == january(zone)]
        return (same or zones)[0]

    w.right_zone = right


def build(w):
    rules, kinds, lists, times, marks, rows = {}, {}, {}, [], [], []
    country = {z: c for c, zones in w.zones_of_country.items() for z in zones}
    for n in w.zone_names:
        kept, before, footer = read(w, n)
        assert all(t < END for t, _ in kept)
        key = tuple(kept)
        if key not in lists:
            lists[key] = len(times)
            times += [t for t, _ in kept]
            marks += [kinds.setdefault(o, len(kinds)) for _, o in kept]
        r = rules.setdefault(footer, len(rules))
        rows.append((w.blob.texts(n), lists[key], len(kept), r, before, w.country_index.get(country.get(n), NONE),
                     w.zone_index[w.zone_links.get(n, n)]))
    assert len(kinds) < 256
    w.blob.records("zones", "IIHHiHH", rows, as_of=20261028, title="Time zone rules", source="tzdata 2026.6 (IANA 2026f)", licence="public domain",
                   credit="IANA Time Zone Database, https://www.iana.org/time-zones")
    w.blob.records("zonetimes", "I", [(t,) for t in times])
    w.blob.records("zonekinds", "B", [(m,) for m in marks])
    w.blob.records("zoneoffsets", "i", [(o,) for o in kinds])
    packed = [(w.blob.texts(f), s, d, bytes(a), x, bytes(b), y) for f, (s, d, a, x, b, y) in ((f, rule(f)) for f in rules)]
    w.blob.records("zonerules", "Iii4si4si8x", packed)
