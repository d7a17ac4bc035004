"""Public holidays 2026–2030, by country, with their native and English names."""
import datetime
import re
import warnings

import holidays

YEARS = range(2026, 2031)
SUBSTITUTE = re.compile(r"\(observed|in lieu|substitute|alternative holiday|\(day off|bridge day|대체|振替|補假|补假", re.I)
ESTIMATED = re.compile(r"\s*\((estimated|추정|الم?قدر|تقديري)\)", re.I)


def of(country, language, subdivision=None):
    """day → names, in one language; the country's own language must be named, or the environment's decides."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = holidays.country_holidays(country, subdiv=subdivision, years=YEARS, language=language)
        return {d: found.get_list(d) for d in found if d.year in YEARS}


def build(w):
    """Returns country → (first row, rows, language)."""
    names, sets, kinds, rows, where = {}, {"": 0}, {}, [], {}
    english_of = {}
    supported = holidays.list_supported_countries(include_aliases=False)
    for country in w.country_codes:
        if country not in supported:
            continue
        entity = getattr(holidays, country)
        language = entity.default_language or ("en_US" if not entity.supported_languages else None)
        own = entity.default_language
        other = "en_US" if "en_US" in (entity.supported_languages or ()) else own
        found = {}
        for subdivision in (None, *supported[country]):
            native, english = of(country, own, subdivision), of(country, other, subdivision)
            for day, texts in native.items():
                translated = english.get(day, texts)
                for n, text in enumerate(texts):
                    en = translated[n] if len(translated) == len(texts) else text
                    found.setdefault((day, text), (en, set()))[1].add(subdivision)
        first = len(rows)
        for (day, text), (en, subs) in sorted(found.items(), key=lambda x: (x[0][0], x[0][1])):
            codes = "" if None in subs else " ".join(sorted(s for s in subs))
            # The library says `(estimated)` in the language of the names; the English form always shows it.
            flags = (1 if "estimated" in en or ESTIMATED.search(text) else 0) | (2 if SUBSTITUTE.search(en) or SUBSTITUTE.search(text) else 0)
            en, text = ESTIMATED.sub("", en), ESTIMATED.sub("", text)
            pair = names.setdefault((text, en), len(names))
            kind = (flags, pair, sets.setdefault(codes, len(sets)))
            rows.append(((day - datetime.date(2026, 1, 1)).days, kinds.setdefault(kind, len(kinds))))
        where[country] = (first, len(rows) - first, language or "")
    blob = w.blob
    blob.records("holidays", "HH", rows, as_of=20261117, title="Public holidays 2026–2030", source="holidays 0.109", licence="MIT",
                 credit="Vacanza team and the holidays authors, https://github.com/vacanza/holidays")
    blob.records("holidaykinds", "BHH", list(kinds))
    blob.records("holidaynames", "II", [(blob.texts(a), blob.texts(b)) for a, b in names])
    blob.records("subdivisions", "I", [(blob.texts(s),) for s in sets])
    w.holidays_by_country = where
    return where
