#!/usr/bin/env python3
"""Reads the three blobs back as FORMAT.md says and holds them against the golden files and against each other. Standard library only."""
import datetime
import math
import pathlib
import struct
import sys

from fold import fold
from reader import Reader

OUT = pathlib.Path(__file__).resolve().parent.parent
GOLDEN = OUT.parent.parent / "Tests" / "AtlasTests" / "Golden"
NONE = 0xFFFF
COUNTRY, SERVED, DIVISION = 1 << 15, 1 << 13, (1 << 13) - 1


class Facts:
    def __init__(self):
        f, r, h = (Reader((OUT / n).read_bytes()) for n in ("facts.bin", "routes.bin", "hand.bin"))
        self.f, self.r, self.h = f, r, h
        self.cities, self.airports = f.rows("cities", "3s3s3s3sHHH"), f.rows("airports", "3sBiiIHHHHHh4s")
        self.states = f.rows("admin1", "HH4sI")
        self.countries = [c[0].decode() for c in f.rows("countries", "2s3sBHIHHIIIHH")]
        self.zones, self.rules = f.rows("zones", "IIHHiHH"), f.rows("zonerules", "Iii4si4si8x")
        self.times, self.kinds, self.offsets = (f.rows(t, l) for t, l in (("zonetimes", "I"), ("zonekinds", "B"), ("zoneoffsets", "i")))
        self.codes = {a[0].decode(): i for i, a in enumerate(self.airports)}

    def country(self, city):
        division = self.cities[city][4]
        return self.countries[division & 0xFF if division & COUNTRY else self.states[division & DIVISION][0]]


def rule_second(year, mwd, seconds):
    month, week, day, _ = mwd
    first = datetime.date(year, month, 1)
    at = first + datetime.timedelta((day - first.isoweekday()) % 7 + 7 * (week - 1))
    while at.month != month:
        at -= datetime.timedelta(7)
    return (at - datetime.date(1970, 1, 1)).days * 86400 + seconds


def offset(x, zone, t):
    """The offset of a zone at an instant, as FORMAT.md tells a reader to find it."""
    _, first, count, rule, before, _, _ = x.zones[zone]
    times = [v for v, in x.times[first:first + count]]
    at = sum(v <= t for v in times)
    if at < count:
        return x.offsets[x.kinds[first + at - 1][0]][0] if at else before
    _, standard, daylight, start, s, end, e = x.rules[rule]
    if start[0] == 0:
        return standard
    year = (datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=t + standard)).year
    begins, ends = rule_second(year, start, s) - standard, rule_second(year, end, e) - daylight
    summer = begins <= t < ends if begins < ends else not ends <= t < begins
    return daylight if summer else standard


def zones(x, fail):
    names = {x.f.text(z[0]): i for i, z in enumerate(x.zones)}
    data, at = (GOLDEN / "zones.bin").read_bytes(), 2
    for _ in range(struct.unpack_from("<H", data)[0]):
        n = data[at]
        name, at = data[at + 1:at + 1 + n].decode(), at + 1 + n
        for i in range(data[at]):
            t, want = struct.unpack_from("<Ii", data, at + 1 + 8 * i)
            got = offset(x, names[name], t)
            if got != want:
                fail(f"{name} at {t}: {got}, golden {want}")
        at += 1 + 8 * data[at]


def spots(x, fail):
    for line in (GOLDEN / "spot.tsv").read_text().splitlines()[2:]:
        code, lat, lon, zone, country = line.split("\t")
        a = x.airports[x.codes[code]]
        far = 111 * math.hypot(a[2] / 1e6 - float(lat), (a[3] / 1e6 - float(lon)) * math.cos(math.radians(float(lat))))
        if far > 4 or x.f.text(x.zones[a[6]][0]) != zone or x.countries[a[7]] != country:
            fail(f"{code}: {far:.1f} km, {x.f.text(x.zones[a[6]][0])}, {x.countries[a[7]]}")


def hand(x, fail):
    """Places that facts.bin does not know, gateways and hubs that are no airports: each a row to correct."""
    text = x.h.text
    for p in x.h.rows("places", "2sHIIiiIHHIIHH"):
        country = p[0].decode()
        if not any(kind == 0 and x.country(i) == country for _, kind, i in x.f.find(text(p[2]))):
            fail(f"no city {text(p[2])}, {country}")
    for r in x.h.rows("regions", "IIiiIIH2sBB12s2xI"):
        codes = [r[10][3 * i:3 * i + 3].decode() for i in range(r[9])]
        for code in codes:
            if code not in x.codes:
                fail(f"region {text(r[0])}: {code} has no scheduled service")
            else:
                a = x.airports[x.codes[code]]
                east = abs(a[3] - r[3]) / 1e6
                far = 111 * math.hypot((a[2] - r[2]) / 1e6, min(east, 360 - east) * math.cos(math.radians(r[2] / 1e6)))
                if far > 1000:
                    fail(f"region {text(r[0])}: {code} is {far:.0f} km away")
    for a in x.h.rows("airlines", "2sBBIIIHHIB42s2s3x"):
        for i in range(a[9]):
            if a[10][3 * i:3 * i + 3].decode() not in x.codes:
                fail(f"airline {a[0].decode()}: {a[10][3 * i:3 * i + 3].decode()} has no scheduled service")


def bounds(x, fail):
    """Every index within its table."""
    f = x.f
    sizes = {t: v[2] for t, v in f.tables.items()}
    served = {r[0] for r in f.rows("served", "HHHBB")}
    assert len(f.city_names()) == len(x.cities) and sorted(i for i, in f.rows("cityids", "H")) == list(range(len(x.cities)))
    for i, c in enumerate(x.cities):
        state = sizes["countries" if c[4] & COUNTRY else "admin1"]
        if c[4] & DIVISION >= state or c[5] >= sizes["gates"] or c[6] >= sizes["climate"] or bool(c[4] & SERVED) != (i in served):
            fail(f"city {i}: {c}")
    for key, refs in f.index():
        for _, kind, i in refs:
            if i >= sizes[("cities", "airports", "metros", "countries", "admin1")[kind]]:
                fail(f"key {key}: {kind} {i}")
    for table, layout, column, target in (("holidays", "HH", 1, "holidaykinds"), ("holidaykinds", "BHH", 1, "holidaynames"), ("holidaykinds", "BHH", 2, "subdivisions"), ("served", "HHHBB", 0, "cities"),
                                          ("served", "HHHBB", 2, "metros"), ("cityzones", "HH", 0, "cities"), ("cityzones", "HH", 1, "zones"), ("fares", "5H8B", 1, "airports"), ("gates", "4H", 0, "airports"), ("metroair", "H", 0, "airports")):
        for row in f.rows(table, layout):
            if row[column] != NONE and row[column] >= sizes[target]:
                fail(f"{table}: {target} {row[column]}")


def main():
    x, wrong = Facts(), []
    for step in (zones, spots, hand, bounds):
        step(x, wrong.append)
    print("\n".join(wrong))
    total = sum((OUT / n).stat().st_size for n in ("facts.bin", "routes.bin", "hand.bin"))
    print(f"{len(wrong)} findings; the three blobs are {total:,} bytes")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    assert fold("Köln") == "koln"
    main()
