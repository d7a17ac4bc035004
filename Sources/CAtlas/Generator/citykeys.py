"""The keys by which cities are found: their names in every language that is kept."""
import collections
import re

import cities
from fold import fold
from world import script

LATIN = ["de", "fr", "es", "it", "pt", "nl", "pl", "vi", "id", "tr", "sv", "da", "nb", "fi", "cs", "hu", "ro", "ms", "ca", "hr"]
HOME = {"IT": ("it",), "FR": ("fr",), "DE": ("de",), "AT": ("de",), "CH": ("de", "fr", "it"), "ES": ("es",), "PT": ("pt",), "NL": ("nl",), "BE": ("nl", "fr"), "LU": ("fr", "de"),
        "DK": ("da",), "SE": ("sv",), "NO": ("nb",), "FI": ("fi", "sv"), "IS": ("is",), "PL": ("pl",), "CZ": ("cs",), "SK": ("sk",), "HU": ("hu",), "RO": ("ro",), "HR": ("hr",),
        "SI": ("sl",), "EE": ("et",), "LV": ("lv",), "LT": ("lt",), "TR": ("tr",), "VN": ("vi",), "ID": ("id",), "MX": ("es",), "AR": ("es",), "CU": ("es",), "BR": ("pt",), "MT": ("it",)}
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Å": "Aa"})


def build(w):
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
            if kind in ("ko", "kana") or kind == "han" and c["standing"] < 2500 or kind == "other" and c["standing"] < 800 and spoken(text):
                add(text, "city", i, 3)
                if kind != "other":
                    language = {"ko": "ko", "kana": "ja", "han": "zh"}[kind]
                    add(cities.short_form(text, language, c["name"], c["country"]), "city", i, 3)
                    if kind == "han" and c["country"] == "JP":
                        add(cities.short_form(text, "ja", c["name"], c["country"]), "city", i, 1)
        for text in c["local"].get("zh"), *(t for t in c["long"] if script(t) == "han"):
            if text and (c["standing"] < 6000 or c["country"] in ("TW", "HK", "MO")):
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
    words = {fold(part) for n in (c["name"], c["en"]) for part in re.split(r"[ -]", n)}
    for n, _ in sorted(counted.items(), key=lambda x: (-x[1], len(x[0]), x[0])):
        key = fold(n)
        if not c["noted"] and (len(key) < 5 or key in words):
            continue
        if script(n) == "latin" and key.isascii() and 4 <= len(key) <= 23 and key not in done:
            done.add(key)
            out.append(n)
            if len(out) == limit:
                break
    return out
