"""The order of the steps: each hands indices to the later ones."""
import pathlib
import sys

import opencc

import admin
import airports
import cities
import citykeys
import cityrows
import climate
import countries
import currencies
import extranames
import fares
import foldtable
import goldens
import holidaytable
import lodging
import modesty
import notice
import routes
import zones
from fold import fold
from handtables import Tables
from make_hand import Hand
from world import World


def run(inputs, out, with_goldens=True):
    w = World(inputs)
    simple, full = opencc.OpenCC("t2s"), opencc.OpenCC("s2t")
    w.simplified, w.traditional = simple.convert, full.convert
    countries.begin(w)
    zones.begin(w)
    w.city_names = {r["place"]: r for r in w.table("city-names.tsv")}
    airports.collect(w)
    cities.choose(w, resorts(w))
    for place in w.city_names:
        print("city-names.tsv names no city:", place, file=sys.stderr)
    cities.native(w)
    currencies.begin(w)
    airports.place(w)
    admin.begin(w)
    airports.metros(w)
    countries.build(w, holidaytable.build(w))
    climate.build(w)
    cityrows.build(w)
    citykeys.build(w)
    airports.build(w)
    admin.build(w)
    zones.build(w)
    currencies.build(w)
    fares.build(w)
    lodging.build(w)
    extranames.build(w)
    modesty.build(w, Tables().rows["regions"])
    foldtable.build(w)
    w.blob.keys(w.keys)
    data = w.blob.finish()
    pathlib.Path(out, "facts.bin").write_bytes(data)
    print(w.blob.report())
    print(f"facts.bin {len(data):,} bytes")
    routes.build(w, out)
    notice.build(w, out)
    if with_goldens:
        goldens.build(w, pathlib.Path(out).parent.parent)
    return w


def resorts(w):
    """GeoNames ids of places to keep however small: those of resorts.tsv and of the hand-written tables, and the US places that the lodging
    table prices; the best known of a name in that country (or state)."""
    wanted = {(fold(r["name"]), r["country"], None): [None, r["name"]] for r in w.table("resorts.tsv")}
    wanted |= {(fold(name), "US", state): [None, None] for _, name, state in lodging.destinations(w)[0]}
    for place in Hand(Tables()).places:
        name, country = place.rsplit(", ", 1)
        wanted.setdefault((fold(name), country, None), [None, name])
    for key, c in w.cities500.items():
        for n in {fold(c["name"]), *map(fold, c["alternatenames"])}:
            for state in (None, c["admin1code"]) if c["countrycode"] == "US" else (None,):
                best = wanted.get((n, c["countrycode"], state))
                if best:
                    score = (n == fold(c["name"]), len(c["alternatenames"]), c["population"], key)
                    best[0] = max(best[0] or score, score)
    for (_, country, _), (score, name) in wanted.items():
        if score is None and name:
            print("no such place in GeoNames:", name, country, file=sys.stderr)
    w.kept_names = [(score[-1], name) for score, name in wanted.values() if score and name]
    return {score[-1] for score, _ in wanted.values() if score}
