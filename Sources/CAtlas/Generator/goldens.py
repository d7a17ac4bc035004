"""Writes the golden files that need the sources themselves: computed from them directly, not from the tables."""
import datetime
import pathlib
import random
import struct
import zoneinfo

import h5py

import climate
import holidaytable
from world import km

EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
LAST = int((datetime.datetime(2099, 12, 31, tzinfo=datetime.timezone.utc) - EPOCH).total_seconds())


def zones(w, out):
    """Per zone of zone.tab: u8 length, name, u8 n, n × (u32 instant, i32 offset); offsets by Python's own zoneinfo over the pinned data."""
    zoneinfo.reset_tzpath(to=[str(w.path("tzdata", "tzdata", "zoneinfo"))])
    names = sorted({z for zs in w.zones_of_country.values() for z in zs} | {"Etc/UTC", "Asia/Saigon", "US/Pacific", "Asia/Calcutta"})
    data = bytearray(struct.pack("<H", len(names)))
    for name in names:
        zone = zoneinfo.ZoneInfo(name)

        def offset(t):
            return int((EPOCH + datetime.timedelta(seconds=t)).astimezone(zone).utcoffset().total_seconds())

        dice = random.Random(name)
        changes, step = [], 86400 * 5
        at = 1
        while at < LAST:
            if offset(at) != offset(at + step):
                low, high = at, at + step
                while high - low > 1:
                    middle = (low + high) // 2
                    low, high = (middle, high) if offset(middle) == offset(low) else (low, middle)
                changes.append(high)
            at += step
        picked = dice.sample(changes, min(12, len(changes))) if changes else []
        picked += [c for c in changes if c > 1_767_225_600][:4]
        instants = {1, LAST} | {t for c in picked for t in (c - 1, c, c + 3600)}
        while len(instants) < 50:
            instants.add(dice.randrange(1, LAST))
        chosen = sorted(instants)[:50]
        data += bytes([len(name)]) + name.encode() + bytes([len(chosen)])
        for t in chosen:
            data += struct.pack("<Ii", t, offset(t))
    (out / "zones.bin").write_bytes(data)


def write(out, name, about, header, rows):
    lines = [f"# {about}", "\t".join(header), *("\t".join(map(str, r)) for r in rows)]
    (out / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def weather(w, out):
    with h5py.File(w.path(*climate.FILE)) as f:
        warmth, rain = f["t2m"][:], f["tp"][:]
    dice = random.Random(7)
    chosen = list(range(0, 60, 2)) + sorted(dice.sample(range(60, climate.OWN_ROWS), 20)) + sorted(dice.sample(range(climate.OWN_ROWS, len(w.cities)), 30))
    rows = []
    for i in chosen:
        c = w.cities[i]
        t, p = climate.year(warmth, c["at"]), climate.year(rain, c["at"])
        exact = "own" if i < climate.OWN_ROWS else "shared"
        rows.append((c["id"], f'{c["en"]}, {c["country"]}', exact, *(f"{x:.1f}" for x in t), *(f"{x:.0f}" for x in p)))
    months = "jan feb mar apr may jun jul aug sep oct nov dec".split()
    write(out, "climate.tsv", "From the grid itself. own: within 0.3 °C and 5 % + 1 mm; shared: within 1.3 °C and 30 % + 3 mm.",
          ["geonames", "city", "row", *(m + "_c" for m in months), *(m + "_mm" for m in months)], rows)


def days(w, out):
    rows = []
    for country in "KR JP US GB DE FR VN TH ID MY SG TW HK CN AU NZ TR AE BR MX".split():
        entity = getattr(holidaytable.holidays, country)
        own = entity.default_language
        other = "en_US" if "en_US" in (entity.supported_languages or ()) else own
        native, english = holidaytable.of(country, own), holidaytable.of(country, other)
        for day in sorted(native):
            if day.year == 2027:
                en = "; ".join(english.get(day, native[day]))
                rows.append((country, day, holidaytable.ESTIMATED.sub("", "; ".join(native[day])), holidaytable.ESTIMATED.sub("", en), int("estimated" in en)))
    write(out, "holidays.tsv", "Nationwide holidays of 2027, from the library; several names of a day are parted by `; `.",
          ["country", "day", "native", "en", "estimated"], rows)


def spots(w, out):
    """The airports of the spot check, by a second source: position within 4 km, zone and country equal."""
    rows = []
    for code in "ICN GMP CJU KIX NRT HND JFK LHR LGW CDG FCO DPS HAN DAD TPE CEB BKK DMK BER IST PKX TFU SGN PQC CXR NQZ".split():
        r = w.airportsdata[code]
        a = w.airports[w.airport_index[code]]
        assert km(a["at"], (float(r["lat"]), float(r["lon"]))) < 4
        rows.append((code, r["lat"], r["lon"], w.right_zone(r["tz"], r["country"]), r["country"]))
    write(out, "spot.tsv", "Airports of the spot check by airportsdata 20260905, another source than the table's.", ["code", "lat", "lon", "zone", "country"], rows)


def build(w, repository):
    out = pathlib.Path(repository, "Tests", "AtlasTests", "Golden")
    out.mkdir(parents=True, exist_ok=True)
    for step in (zones, weather, days, spots):
        step(w, out)
