"""Reads and proves the hand-written tables. Standard library only."""
import math
import pathlib
import re
import statistics

HAND = pathlib.Path(__file__).parent / "hand"
DAYS = "mon tue wed thu fri sat sun".split()
KINDS = ("landmark temple palace museum gallery park garden viewpoint market food shopping beach nature hot_spring theme_park zoo_aquarium "
         "neighbourhood nightlife show activity").split()
TAGS = ("food nature rest city shopping culture nightlife family romance beach hiking hot_spring museum photography activity history art view").split()
SLOTS = "morning noon afternoon evening night any".split()
INDOOR = "in out mix".split()
FESTIVALS = "music film light food religious flower snow carnival culture sport fireworks market parade".split()
TIERS = "budget mid upper luxury".split()
REGIONS = "region island resort park coast".split()
ALLIANCES = ["", "star", "oneworld", "skyteam", "vanilla", "u-fly"]
AIRLINES = "full low_cost hybrid regional leisure".split()
TIPPING = ["", "none", "small", "expected", "included"]
WATER = ["", "ok", "avoid", "mixed"]
SIDES = ["", "left", "right"]
COLUMNS = {
    "sights": "city kind name_en name_ko name_local lat lon precision minutes indoor slot closed day_trip tags why_en why_ko checked",
    "festivals": "city country name_en name_ko name_local rule days kind why_en why_ko checked",
    "hotels": "city name local_name name_ko stars tier quarter quarter_ko lat lon precision opened checked",
    "regions": "key kind name_en name_ko name_ja name_zh aliases country lat lon gateways base_city checked",
    "airlines": "code name_en name_ko country alliance kind hubs since until group checked",
    "countries": "cc plugs side emergency tipping tap_water checked",
}
CITY = re.compile(r"[^\t,]+, [A-Z]{2}")
RULES = [("fixed", re.compile(r"(\d\d)-(\d\d)")), ("weekday", re.compile(r"(\d\d):(-?\d):(mon|tue|wed|thu|fri|sat|sun)")),
         ("about", re.compile(r"(\d\d)-(\d\d)~")), ("easter", re.compile(r"easter([+-]\d+)")), ("lunar", re.compile(r"lunar:(\d+)-(\d+)")),
         ("islamic", re.compile(r"islamic:(\d+)-(\d+)")), ("once", re.compile(r"(\d\d)-(\d\d)-(20\d\d)"))]


def rule(text):
    """(number of the rule's kind, three numbers), or None when it is none of them."""
    for n, (name, pattern) in enumerate(RULES):
        m = pattern.fullmatch(text)
        if m:
            parts = [DAYS.index(g) if g in DAYS else int(g) for g in m.groups()]
            return n, (parts + [0, 0])[:3]
    return None


def far(a, b):
    """Kilometres on a flat map, near enough for a check."""
    dx = (a[1] - b[1]) * math.cos(math.radians((a[0] + b[0]) / 2))
    return 111.2 * math.hypot(a[0] - b[0], dx)


class Tables:
    def __init__(self):
        self.wrong = []
        self.rows = {name: [] for name in COLUMNS}
        for name, columns in COLUMNS.items():
            for path in sorted({*HAND.glob(f"{name}.tsv"), *HAND.glob(f"{name}-*.tsv")}):
                self.read(path, name, columns.split())
        self.rows["sights"].sort(key=lambda r: place_key(r["city"]))
        self.rows["hotels"].sort(key=lambda r: place_key(r["city"]))
        self.check()

    def read(self, path, name, columns):
        header = None
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            where = f"{path.name}:{number}"
            if not line or line.startswith("#"):
                continue
            cells = line.split("\t")
            if header is None:
                header = cells
                if header != columns:
                    self.wrong.append(f"{where}: the header is not {' '.join(columns)}")
                    return
            elif len(cells) != len(columns):
                self.wrong.append(f"{where}: {len(cells)} cells, not {len(columns)}")
            else:
                row = dict(zip(columns, (c.strip() for c in cells)))
                row["where"] = where
                self.rows[name].append(row)

    def fail(self, row, text):
        self.wrong.append(f"{row['where']}: {text}")

    def among(self, row, column, allowed):
        if row[column] not in allowed:
            self.fail(row, f"{column} is {row[column]!r}")

    def matches(self, row, column, pattern, empty=True):
        if not (row[column] == "" and empty or re.fullmatch(pattern, row[column])):
            self.fail(row, f"{column} is {row[column]!r}")

    def point(self, row):
        try:
            at = float(row["lat"]), float(row["lon"])
            if abs(at[0]) <= 90 and abs(at[1]) <= 180:
                return at
        except ValueError:
            pass
        self.fail(row, f"no coordinates: {row['lat']!r} {row['lon']!r}")
        return None

    def once(self, name, *columns):
        seen = {}
        for row in self.rows[name]:
            key = tuple(row[c].casefold() for c in columns)
            if key in seen:
                self.fail(row, f"again {' '.join(key)}, first in {seen[key]}")
            seen.setdefault(key, row["where"])

    def check(self):
        for name, rows in self.rows.items():
            for row in rows:
                self.matches(row, "checked", r"\d{4}-\d\d-\d\d")
                if "city" in row:
                    self.matches(row, "city", CITY, empty=name == "festivals")
                if "precision" in row:
                    self.among(row, "precision", ["approx", "exact"])
                for column in ("name_en", "name", "name_ko", "why_en", "why_ko"):
                    if column in row and not row[column] and (name, column) not in (("hotels", "name_ko"),):
                        self.fail(row, f"{column} is empty")
                for column, width in (("why_en", 80), ("why_ko", 45)):
                    if len(row.get(column, "")) > width:
                        self.fail(row, f"{column} is longer than {width}")
            getattr(self, name)(rows)
        self.once("sights", "city", "name_en")
        self.once("hotels", "city", "name")
        self.once("festivals", "city", "country", "name_en")
        for name, column in (("regions", "key"), ("airlines", "code"), ("countries", "cc")):
            self.once(name, column)
        self.near("sights", 60, 250)
        self.near("hotels", 60, 60)

    def near(self, name, limit, day_trip):
        groups = {}
        for row in self.rows[name]:
            at = self.point(row)
            if at:
                groups.setdefault(row["city"], []).append((row, at))
        for rows in groups.values():
            home = [at for row, at in rows if not row.get("day_trip")] or [at for _, at in rows]
            middle = statistics.median(a for a, _ in home), statistics.median(o for _, o in home)
            for row, at in rows:
                if far(at, middle) > (day_trip if row.get("day_trip") else limit):
                    self.fail(row, f"{far(at, middle):.0f} km from the middle of {row['city']}")

    def sights(self, rows):
        for row in rows:
            self.among(row, "kind", KINDS)
            self.among(row, "indoor", INDOOR)
            self.among(row, "slot", SLOTS)
            self.among(row, "closed", ["", *DAYS])
            self.among(row, "day_trip", ["", "yes"])
            self.matches(row, "minutes", r"\d{2,3}", empty=False)
            for tag in row["tags"].split():
                if tag not in TAGS:
                    self.fail(row, f"tag {tag!r}")

    def festivals(self, rows):
        for row in rows:
            self.among(row, "kind", FESTIVALS)
            self.matches(row, "country", r"[A-Z]{2}", empty=False)
            self.matches(row, "days", r"\d{1,3}", empty=False)
            if row["city"] and not row["city"].endswith(", " + row["country"]):
                self.fail(row, f"{row['city']} is not in {row['country']}")
            if not rule(row["rule"]):
                self.fail(row, f"rule is {row['rule']!r}")

    def hotels(self, rows):
        for row in rows:
            self.among(row, "tier", TIERS)
            self.matches(row, "stars", r"[1-5]", empty=False)
            self.matches(row, "opened", r"1[0-9]\d\d|20\d\d")

    def regions(self, rows):
        for row in rows:
            self.among(row, "kind", REGIONS)
            self.matches(row, "key", r"[a-z0-9]+(-[a-z0-9]+)*", empty=False)
            self.matches(row, "gateways", r"[A-Z]{3}( [A-Z]{3}){0,3}", empty=False)
            self.matches(row, "country", r"[A-Z]{2}", empty=False)
            self.matches(row, "base_city", CITY)
            self.point(row)

    def airlines(self, rows):
        for row in rows:
            self.matches(row, "code", r"[A-Z0-9]{2}", empty=False)
            self.among(row, "alliance", ALLIANCES)
            self.among(row, "kind", AIRLINES)
            self.matches(row, "hubs", r"[A-Z]{3}( [A-Z]{3}){0,13}")
            self.matches(row, "since", r"\d{4}")
            self.matches(row, "until", r"\d{4}")

    def countries(self, rows):
        for row in rows:
            self.matches(row, "cc", r"[A-Z]{2}", empty=False)
            self.matches(row, "plugs", r"[A-O]+")
            self.among(row, "side", SIDES)
            self.among(row, "tipping", TIPPING)
            self.among(row, "tap_water", WATER)


def place_key(city):
    from fold import fold
    name, _, country = city.rpartition(", ")
    return country, fold(name), name
