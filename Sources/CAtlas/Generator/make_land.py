#!/usr/bin/env python3
"""Builds land.bin, the outline that maps are drawn over, from Natural Earth as Debian carries it. Run by hand; the result is committed.

    python3 make_land.py            fetches the pinned package and writes ../land.bin
    python3 make_land.py --check    writes nothing; fails when ../land.bin is not what the package gives
"""
import pathlib
import sys

import arcs
import inputs
import rdata
from blob import Blob

OUT = pathlib.Path(__file__).resolve().parent.parent / "land.bin"
PACKAGE = "r-cran-rnaturalearthdata"
ABOUT = dict(
    as_of=20210906, title="Outline of the land, 1:50m, simplified", source=PACKAGE + " 0.1.0-2 (Natural Earth)", licence="public domain",
    credit="Made with Natural Earth, https://www.naturalearthdata.com")
# Below this there is ice alone, which no trip of ours crosses.
SOUTH = -60


def rings(folder):
    """Every ring of every country, as pairs of degrees."""
    countries = rdata.database(folder)["countries50"]()
    for country in countries[1]["polygons"]:
        for polygon in country[1]["Polygons"]:
            values, about = polygon[1]["coords"]
            count = about["dim"][0]
            ring = list(zip(values[:count], values[count:]))
            if max(y for _, y in ring) > SOUTH:
                yield ring


def varint(number):
    out = bytearray()
    while number > 0x7F:
        out.append(0x80 | number & 0x7F)
        number >>= 7
    return bytes(out) + bytes([number])


def signed(number):
    return varint(number << 1 if number >= 0 else (-number << 1) - 1)


def build(folder):
    kept, outlines = arcs.simplified(rings(folder))
    lines, loops = bytearray(), bytearray()
    for kind, points in kept:
        x, y = 0, 0
        lines += bytes([kind]) + varint(len(points))
        for px, py in points:
            lines += signed(px - x) + signed(py - y)
            x, y = px, py
    for outline in outlines:
        loops += varint(len(outline)) + b"".join(map(varint, outline))
    blob = Blob("ITRVLAND")
    blob.add("outline", lines, len(kept), **ABOUT)
    blob.add("rings", loops, len(outlines))
    print(f"{len(outlines)} rings, {len(kept)} lines, {sum(len(p) for _, p in kept)} points")
    return blob.finish()


def main():
    folder = inputs.fetch(inputs.CACHE, only=[PACKAGE]) / PACKAGE / "usr/lib/R/site-library/rnaturalearthdata/data"
    data = build(folder)
    if "--check" in sys.argv:
        if OUT.read_bytes() != data:
            sys.exit("land.bin is not what the package gives")
        return
    OUT.write_bytes(data)
    print(f"land.bin {len(data):,} bytes")


if __name__ == "__main__":
    main()
