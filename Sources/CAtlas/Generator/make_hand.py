#!/usr/bin/env python3
"""Builds hand.bin from hand/*.tsv, with the standard library alone.

    python3 make_hand.py            writes ../hand.bin
    python3 make_hand.py --check    writes nothing; fails when a table is wrong or ../hand.bin is not what the tables give
"""
import pathlib
import statistics
import sys

import handtables as h
from blob import NONE, Blob
from fold import fold
from nameindex import Keys

OUT = pathlib.Path(__file__).resolve().parent.parent / "hand.bin"
UNKNOWN = 0x7FFFFFFF
OURS = dict(as_of=20261130, source="written by hand for itravel", licence="the licence of itravel", credit="the authors of itravel")


def day(text):
    return int(text.replace("-", "") or 0)


def micro(text):
    return round(float(text) * 1e6)


def codes(text, size, room):
    return "".join(text.split()).encode().ljust(size * room, b"\0")


class Hand:
    def __init__(self, tables):
        self.rows, self.blob, self.keys = tables.rows, Blob("ITRVHAND"), Keys()
        named = {r["city"] for n in ("sights", "hotels", "festivals") for r in self.rows[n]} | {r["base_city"] for r in self.rows["regions"]}
        self.places = sorted(named - {""}, key=h.place_key)
        self.place = {c: i for i, c in enumerate(self.places)}
        self.rows["festivals"].sort(key=lambda r: self.place.get(r["city"], -1))

    def slices(self, name):
        """city → (first row, rows)."""
        found = {}
        for i, row in enumerate(self.rows[name]):
            first, count = found.get(row["city"], (i, 0))
            found[row["city"]] = first, count + 1
        return found

    def build(self):
        for step in (self.put_places, self.put_sights, self.put_hotels, self.put_festivals, self.put_regions, self.put_airlines, self.put_nations):
            step()
        self.blob.keys(self.keys)
        return self.blob.finish()

    def put_places(self):
        t, rows = self.blob.texts, []
        sights, hotels, festivals = (self.slices(n) for n in ("sights", "hotels", "festivals"))
        for city in self.places:
            home = [r for n in ("sights", "hotels") for r in self.rows[n] if r["city"] == city and not r.get("day_trip")]
            home = home or [r for r in self.rows["regions"] if r["base_city"] == city]
            middle = [statistics.median_low(micro(r[c]) for r in home) if home else UNKNOWN for c in ("lat", "lon")]
            country, key, name = h.place_key(city)
            s, o, f = (x.get(city, (0, 0)) for x in (sights, hotels, festivals))
            rows.append((country.encode(), 0, t(name), t(key), *middle, s[0], s[1], o[1], o[0], f[0], f[1], 0))
        self.blob.records("places", "2sHIIiiIHHIIHH", rows)

    def put_sights(self):
        t, rows = self.blob.texts, []
        for i, r in enumerate(self.rows["sights"]):
            tags = sum(1 << h.TAGS.index(x) for x in set(r["tags"].split()))
            flags = (r["day_trip"] == "yes") | (r["precision"] == "approx") << 1
            rows.append((t(r["name_en"]), t(r["name_ko"]), t(r["name_local"]), t(r["why_en"]), t(r["why_ko"]), micro(r["lat"]), micro(r["lon"]),
                         int(r["minutes"]), self.place[r["city"]], h.KINDS.index(r["kind"]), h.INDOOR.index(r["indoor"]), h.SLOTS.index(r["slot"]),
                         h.DAYS.index(r["closed"]) if r["closed"] else 0xFF, tags, day(r["checked"]), flags))
            for name in {r["name_en"], r["name_ko"], r["name_local"]}:
                self.keys.add(name, "sight", i, 0 if name == r["name_en"] else 1)
        self.blob.records("sights", "5IiiHHBBBBIIB7x", rows, title="Sights, food quarters and day trips", **OURS)

    def put_hotels(self):
        t, rows = self.blob.texts, []
        for r in self.rows["hotels"]:
            rows.append((t(r["name"]), t(r["local_name"]), t(r["name_ko"]), t(r["quarter"]), t(r["quarter_ko"]), micro(r["lat"]), micro(r["lon"]),
                         self.place[r["city"]], int(r["stars"]), h.TIERS.index(r["tier"]), int(r["opened"] or 0),
                         (r["precision"] == "approx") << 1, 0, day(r["checked"]), 0))
        self.blob.records("hotels", "5IiiHBBHBBII", rows, title="Well-known hotels", **OURS)

    def put_festivals(self):
        t, rows = self.blob.texts, []
        for r in self.rows["festivals"]:
            number, parts = h.rule(r["rule"])
            rows.append((t(r["name_en"]), t(r["name_ko"]), t(r["name_local"]), t(r["why_en"]), t(r["why_ko"]), t(r["rule"]), r["country"].encode(),
                         self.place.get(r["city"], NONE), h.FESTIVALS.index(r["kind"]), number, *parts, int(r["days"]), 0, day(r["checked"])))
        self.blob.records("festivals", "6I2sHBB3hHHI", rows, title="Festivals", **OURS)

    def put_regions(self):
        t, rows = self.blob.texts, []
        ordered = sorted(self.rows["regions"], key=lambda r: r["key"])
        for i, r in enumerate(ordered):
            names = (r["name_en"], r["name_ko"], r["name_ja"], r["name_zh"])
            rows.append((t(r["key"]), self.blob.names(*names), micro(r["lat"]), micro(r["lon"]), t(r["aliases"]), t(r["base_city"]),
                         self.place.get(r["base_city"], NONE), r["country"].encode(), h.REGIONS.index(r["kind"]), len(r["gateways"].split()),
                         codes(r["gateways"], 3, 4), day(r["checked"])))
            for n, name in enumerate((*names, *r["aliases"].split("|"))):
                self.keys.add(name, "region", i, (0, 1, 1, 1)[n] if n < 4 else 3)
        self.blob.records("regions", "IIiiIIH2sBB12s2xI", rows, title="Regions, islands and resorts", **OURS)

    def put_airlines(self):
        t, rows = self.blob.texts, []
        for i, r in enumerate(sorted(self.rows["airlines"], key=lambda r: r["code"])):
            rows.append((r["code"].encode(), h.ALLIANCES.index(r["alliance"]), h.AIRLINES.index(r["kind"]), t(r["name_en"]), t(r["name_ko"]), t(r["group"]),
                         int(r["since"] or 0), int(r["until"] or 0), day(r["checked"]), len(r["hubs"].split()), codes(r["hubs"], 3, 14), r["country"].encode()))
            self.keys.add(r["name_en"], "airline", i, 0)
            self.keys.add(r["name_ko"], "airline", i, 1)
        self.blob.records("airlines", "2sBBIIIHHIB42s2s3x", rows, title="Airlines, alliances and hubs", **OURS)

    def put_nations(self):
        t, rows = self.blob.texts, []
        for r in sorted(self.rows["countries"], key=lambda r: r["cc"]):
            rows.append((r["cc"].encode(), h.SIDES.index(r["side"]), h.TIPPING.index(r["tipping"]), h.WATER.index(r["tap_water"]),
                         t(r["plugs"]), t(r["emergency"]), day(r["checked"]), 0))
        self.blob.records("nations", "2sBBB3xIIII", rows, title="Plugs, driving side, emergency numbers, tipping, tap water", **OURS)


def main():
    tables = h.Tables()
    for line in tables.wrong:
        print(line, file=sys.stderr)
    if tables.wrong:
        sys.exit(1)
    made = Hand(tables)
    data = made.build()
    if "--check" in sys.argv[1:]:
        if not OUT.exists() or OUT.read_bytes() != data:
            sys.exit("hand.bin is not what hand/*.tsv gives: run make_hand.py")
        print(f"hand.bin is fresh: {len(data):,} bytes")
    else:
        OUT.write_bytes(data)
        print(made.blob.report())
        print(f"hand.bin {len(data):,} bytes")


if __name__ == "__main__":
    main()
