"""Cities: which ones, their ranks, and their names in four languages."""
import collections
import math
import re

from blob import NONE
from fold import fold
from world import script

KO = re.compile(r"(특별자치시|특별시|광역시| 시)$")
JA = re.compile(r"(特別市|広域市|直轄市|市)$")
ZH = re.compile(r"(特别市|特別市|广域市|廣域市|市|县|縣)$")


def short_form(name, language, english, country):
    """The name without what marks it as a city in official style; the name itself when nothing or too little would be left."""
    if language == "ko":
        cut = KO.sub("", name)
        if cut == name and name.endswith("시") and country in ("KR", "JP", "CN", "TW", "KP"):
            own = re.search(r"(shi|si|xi|ci|zi|chi)$", re.sub(r"-(shi|si)$", "", fold(english)))
            cut = name if own and not name.endswith("시시") else name[:-1]
    elif language == "ja":
        cut = {"東京都": "東京", "大阪府": "大阪", "京都府": "京都"}.get(name) or (
            name if re.search(r"[日々]市$", name) else JA.sub("", name))
    else:
        cut = ZH.sub("", name)
    cut = cut.strip()
    return cut if len(cut) >= 2 else name


def choose(w, resorts):
    """15,000 people, or names in many languages, or a capital or an airport, or a place that travellers want.

    Of note are those of 100,000 people, or with names in some languages, or of the other kinds."""
    airport_ids = {g for a in w.airports for _, g in a["cities"]}
    tagged, own_of, rank_of = {}, collections.defaultdict(set), collections.defaultdict(float)
    for r in w.optd:
        if "C" in r["location_type"] and r["geoname_id"] not in ("", "0"):
            key = r["geoname_id"]
            if float(r["page_rank"] or 0) >= rank_of[key]:
                tagged[key], rank_of[key] = r, float(r["page_rank"] or 0)
            own_of[key] |= {w.airport_index[x] for x in r["tvl_por_list"].split(",") if x in w.airport_index}
    found = []
    for key, c in w.cities500.items():
        if c["countrycode"] not in w.country_index:
            continue
        small = key in resorts
        names = 0 if c["countrycode"] in ("KR", "JP") else 10 if c["countrycode"] in ("US", "CA", "GB", "IE", "AU", "NZ") else 13
        least = 15000 if len(c["alternatenames"]) >= names else 100000
        capital = c["name"] == w.raw_countries[c["countrycode"]]["capital"].strip()
        noted = c["population"] >= least or capital or len(c["alternatenames"]) >= 25 or small or key in airport_ids
        if not (noted or c["population"] >= 15000):
            continue
        row = tagged.get(key)
        own = own_of[key]
        rank = noted and (rank_of[key] or max((w.airports[i]["rank"] or 0.001 for i in own), default=0))
        found.append({"id": key, "name": c["name"], "country": c["countrycode"], "at": (c["latitude"], c["longitude"]), "population": c["population"],
                      "zone": w.right_zone(c["timezone"], c["countrycode"]), "admin": c["admin1code"], "alternates": c["alternatenames"],
                      "tagged": w.tagged_names(row) if row else [], "own": sorted(own, key=lambda i: -w.airports[i]["rank"]), "rank": rank,
                      "noted": noted, "importance": max(rank, math.log(max(1, c["population"])) / 40)})
    found.sort(key=lambda c: (-c["importance"], -c["population"], int(c["id"])))
    assert len(found) < NONE
    noted = 0
    for c in found:  # how many of note come before it; those of no note come after all
        c["standing"] = noted if c["noted"] else NONE
        noted += c["noted"]
    w.cities = found
    w.city_by_id = {c["id"]: i for i, c in enumerate(found)}
    for c in found:
        name(w, c)


def name(w, c):
    """The names to show: `en`, and ko, ja, zh in their short forms, with the long forms kept aside."""
    c["long"], c["local"] = [], {}
    english = [(("p" not in f), i, n) for i, (l, n, f) in enumerate(c["tagged"]) if l == "en" and not set(f) & set("hc") and script(n) == "latin"]
    hand = w.city_names.pop(f'{c["name"]}, {c["country"]}', {})
    c["en"] = hand.get("en") or (min(english)[2] if english and min(english)[0] is False else re.sub(r"-(shi|si|gun)$", "", c["name"]))
    for language, scripts in (("ko", ("ko",)), ("ja", ("kana",)), ("zh", ("han",))):
        wide = scripts + (("han",) if language == "ja" else ())
        tagged = [("p" not in f, i, n) for i, (l, n, f) in enumerate(c["tagged"]) if l == language and script(n) in wide and "h" not in f]
        listed = w.translations(language).get(c["id"])
        if language == "zh":
            listed = w.translations("zh_CN").get(c["id"]) or listed
        home = scripts if not (language == "ja" and c["country"] == "JP") else wide
        others = sorted((n for n in c["alternates"] if script(n) in home and not n.endswith("し")), key=lambda n: (len(n), n))
        if language == "zh" and c["country"] == "JP":
            others = others[:1]
        full = hand.get(language) or (listed if listed and script(listed) in wide else None) or (min(tagged)[2] if tagged else None) or (
            others[0] if others else None)
        if not full:
            continue
        if language == "zh":
            full = w.simplified(full)
        short = hand.get(language) or short_form(full, language, c["name"], c["country"])
        c["local"][language] = short
        c["long"] += [full] if full != short else []


def native(w):
    """The local name in another script, shown beside the English one where none of the four languages is the local one."""
    of_script = {"RU": "ru", "UA": "uk", "BG": "bg", "GR": "el", "TH": "th", "IL": "he", "GE": "ka", "AM": "hy", "EG": "ar", "AE": "ar", "SA": "ar", "MA": "ar",
                 "JO": "ar", "LB": "ar", "TN": "ar", "IR": "fa", "RS": "sr", "KZ": "ru", "IN": "hi", "NP": "ne"}
    for c in w.cities:
        language = of_script.get(c["country"])
        c["native"] = w.translations(language).get(c["id"]) if language and c["standing"] < 8000 else None
        if c["native"] and script(c["native"]) == "latin":
            c["native"] = None
