"""Keeps towns of no note from standing in the way of what people mean: their names count where nobody greater has them."""
from fold import fold
from nameindex import Keys

CITY, AIRPORT, STATE = (Keys.KINDS.index(k) for k in ("city", "airport", "admin1"))
PRIMARY, ALIAS, WORD = 0, 3, 4
GREATER = 4  # times the people; the rule's share of a rival, turned round


def build(w, regions):
    taken = {fold(n) for r in regions for n in (r["name_en"], r["name_ko"], r["name_ja"], r["name_zh"], *r["aliases"].split("|"))}
    lines = (w.here / "common-words.txt").read_text(encoding="utf-8").splitlines()
    words = {fold(word) for line in lines if not line.startswith("#") for word in line.split(";")}
    for key, refs in w.keys.refs.items():
        small = [e for e in refs if e[0] == CITY and not w.cities[e[1]]["noted"]]
        for entity in small:
            others = {e: cls for e, cls in refs.items() if e != entity}
            if refs[entity] == ALIAS and (others or key in taken) or refs[entity] != PRIMARY and any(e[0] == STATE for e in others):
                del refs[entity]
            elif key in words:
                refs[entity] = WORD
            elif key in taken or any(stands_before(w, e, cls, w.cities[entity[1]]) for e, cls in others.items()):
                refs[entity] = ALIAS


def stands_before(w, entity, cls, town):
    """An airport of that name, or a city of note that is so called by others and is the greater one."""
    if entity[0] != CITY:
        return entity[0] == AIRPORT
    city = w.cities[entity[1]]
    return cls != PRIMARY and city["noted"] and (city["rank"] > 0 or city["population"] >= GREATER * town["population"])
