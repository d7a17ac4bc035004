"""States and provinces: a short code and a name, as `Springfield, IL` needs them."""
from world import OPTD, script


def begin(w):
    """The divisions that a city of ours stands in, with codes that people write where OPTD knows them."""
    names, codes = {}, {}
    for r in w.optd:
        key = (r["country_code"], r["adm1_code"])
        if r["adm1_code"] and r["adm1_name_utf"]:
            names.setdefault(key, r["adm1_name_utf"])
            if r["iso31662"]:
                codes.setdefault(key, r["iso31662"])
    used = {(c["country"], c["admin"]) for c in w.cities}
    w.admins = sorted((c, codes.get((c, a), a), a, names[(c, a)]) for c, a in used if (c, a) in names and a != "00")
    w.admin_index = {(c, a): i for i, (c, _, a, _) in enumerate(w.admins)}


def build(w):
    extra = {}
    for row in w.table("extra-names.tsv"):
        if row["kind"] == "admin1":
            extra.setdefault(tuple(row["id"].split("-", 1)), []).append(row["name"])
    rows = []
    for i, (country, code, _, name) in enumerate(w.admins):
        others = extra.get((country, code), [])
        local = {"ko": None, "kana": None, "han": None} | {script(o): o for o in reversed(others)}
        japanese = local["kana"] or (local["han"] if country == "JP" else None)
        rows.append((w.country_index[country], w.zone_index[w.state_zones[i]], code.encode(), w.blob.names(name, local["ko"], japanese, local["han"])))
        w.keys.add(name, "admin1", i, 0)
        for other in others:
            w.keys.add(other, "admin1", i, 1)
    w.blob.records("admin1", "HH4sI", rows, as_of=20260824, title="States and provinces", source="neobase 0.37 (OPTD)", **OPTD)
