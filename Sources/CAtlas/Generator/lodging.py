"""What the US government pays for a room by month: an anchor for hotel prices there."""
import gzip
import json
import re

from blob import NONE
from fold import fold

FOLDER = ("gsa_perdiem_mcp", "data")
NAMED = {"new york city": "new york", "district of columbia": "washington", "manhattan": "new york", "las vegas strip": "las vegas"}


def calendar(months):
    """The fiscal year starts in October; ours in January."""
    return months[3:] + months[:3]


def destinations(w):
    """(destination, name of a place, state), with the places that the agency maps to a destination."""
    data = json.loads(gzip.decompress(w.path("gsa_perdiem_mcp", *FOLDER, "fy2027.json.gz").read_bytes()))
    assert data["fiscal_year"] == 2027 and data["months"][0] == "Oct"
    by_id = {d["id"]: d for d in data["destinations"]}
    found = [(d, part, d["state"]) for d in data["destinations"] for part in re.split(r"\s*/\s*", d["name"])]
    found += [(by_id[i], place.split("|")[1], place.split("|")[0]) for place, i in data["place_map"].items()]
    return [(d, NAMED.get(name.lower(), name), state) for d, name, state in found], data["standard"]


def build(w):
    by_name = {}
    for i, c in enumerate(w.cities):
        if c["country"] == "US":
            for n in {fold(c["en"]), fold(c["name"])}:
                by_name.setdefault((n, c["admin"]), i)
    rows, missing = {}, []
    wanted, standard = destinations(w)
    for d, name, state in wanted:
        city = by_name.get((fold(name), state))
        if city is None:
            missing.append(f"{name} {state}")
        else:
            rows.setdefault(city, (city, d["meals"], *calendar(d["months"]), w.blob.texts(d["name"])))
    assert len(rows) > 230, missing
    print(f"lodging: {len(rows)} cities; without a city of ours: {', '.join(missing)}")
    rows = [(NONE, standard["meals"], *calendar(standard["months"]), w.blob.texts("Standard rate")), *(rows[k] for k in sorted(rows))]
    w.blob.records("lodging", "14HI", rows, as_of=20261001, title="US lodging ceilings by month, fiscal year 2027", source="gsa-perdiem-mcp 1.2.7 (GSA)",
                   licence="public domain", credit="US General Services Administration")
