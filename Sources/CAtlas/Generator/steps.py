"""The order of the steps: each hands indices to the later ones."""
import pathlib
import sys

import opencc

import admin
import airports
import cities
import countries
import currencies
import foldtable
import holidaytable
import routes
import zones
from world import World


def run(inputs, out):
    w = World(inputs)
    simple, full = opencc.OpenCC("t2s"), opencc.OpenCC("s2t")
    w.simplified, w.traditional = simple.convert, full.convert
    countries.begin(w)
    zones.begin(w)
    w.city_names = {r["id"]: r for r in w.table("city-names.tsv")}
    airports.collect(w)
    cities.choose(w, resorts(w))
    cities.native(w)
    currencies.begin(w)
    airports.place(w)
    admin.begin(w)
    airports.metros(w)
    countries.build(w, holidaytable.build(w))
    cities.build(w)
    airports.build(w)
    admin.build(w)
    zones.build(w)
    currencies.build(w)
    cities.keys(w)
    foldtable.build(w)
    w.blob.keys(w.keys)
    data = w.blob.finish()
    pathlib.Path(out, "facts.bin").write_bytes(data)
    print(w.blob.report())
    print(f"facts.bin {len(data):,} bytes")
    routes.build(w, out)
    return w


def resorts(w):
    """GeoNames ids of the small places of resorts.tsv: the best known of that name in that country."""
    wanted = {(r["name"], r["country"]): None for r in w.table("resorts.tsv")}
    for key, c in w.cities500.items():
        for n in {c["name"], *c["alternatenames"]}:
            if (n, c["countrycode"]) in wanted:
                score = (n == c["name"], len(c["alternatenames"]), c["population"])
                best = wanted[(n, c["countrycode"])]
                if best is None or score > best[0]:
                    wanted[(n, c["countrycode"])] = (score, key)
    for k, v in wanted.items():
        if v is None:
            print("resort not found:", *k, file=sys.stderr)
    return {v[1] for v in wanted.values() if v}
