"""Hand-picked names, and the pruning of aliases that only get in the way."""
from fold import fold


def build(w):
    ids = {"city": w.city_by_id, "airport": w.airport_index, "country": w.country_index}
    for row in w.table("extra-names.tsv"):
        if row["kind"] in ids:
            index = ids[row["kind"]][row["id"]]
            prune(w, fold(row["name"]))
            w.keys.add(row["name"], row["kind"], index, 3)
    for geonames, name in w.kept_names:
        w.keys.add(name, "city", w.city_by_id[geonames], 3)
    for row in w.table("extra-names.tsv"):
        if row["kind"] == "drop":
            w.keys.refs.get(fold(row["name"]), {}).pop((0, w.city_by_id[row["id"]]), None)
    for key, refs in list(w.keys.refs.items()):
        if any(kind == 0 and cls == 0 and notable(w.cities[i]) for (kind, i), cls in refs.items()):
            prune(w, key)


def notable(c):
    """Large or well connected enough that its own name means it, and not a place that merely has the name as an alias."""
    return c["rank"] >= 0.02 or c["population"] >= 100_000


def prune(w, key):
    refs = w.keys.refs.get(key, {})
    for entity in [e for e, cls in refs.items() if cls == 3 and e[0] == 0]:
        del refs[entity]
    if not refs:
        w.keys.refs.pop(key, None)
