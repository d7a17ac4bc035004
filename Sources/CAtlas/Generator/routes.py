"""Which airports had a direct flight between them: a file of its own, for its licence is its own."""
import pathlib
import re

from blob import Blob

ENDED = pathlib.Path(__file__).resolve().parent / "hand" / "ended-routes.tsv"

FILE = ("graph_notebook", "seed", "queries", "propertygraph", "opencypher", "airports", "airports_full.txt")


def build(w, out):
    text = w.text("graph_notebook", *FILE)
    codes = dict(re.findall(r"\(a(\d+):airport \{id:'\d+',code:'([A-Z]{3})'", text))
    pairs = set()
    for a, b in re.findall(r"\(a(\d+)\)-\[:route[^\]]*\]->\(a(\d+)\)", text):
        a, b = codes[a], codes[b]
        if a in w.airport_index and b in w.airport_index and a != b:
            pairs |= {(a, b), (b, a)}
    assert len(pairs) > 40000
    data = blob(pairs)
    pathlib.Path(out, "routes.bin").write_bytes(data)
    print(f"routes.bin {len(data):,} bytes")


def ended():
    """The pairs that nobody flies any more, one way."""
    lines = [line for line in ENDED.read_text().splitlines() if not line.startswith("#")][1:]
    found = [tuple(line.split("\t")) for line in lines]
    assert all(len(p) == 2 and all(re.fullmatch("[A-Z]{3}", c) for c in p) for p in found), "a row is no pair of codes"
    return found


def blob(pairs):
    """The file of these pairs, without those that ended."""
    gone = ended()
    pairs = pairs - set(gone) - {(b, a) for a, b in gone}
    nodes = sorted({a for a, _ in pairs})
    index = {c: i for i, c in enumerate(nodes)}
    first, edges = {}, []
    for a, b in sorted(pairs):
        first.setdefault(a, len(edges))
        edges.append(index[b])
    blob = Blob("ITRVROUT")
    blob.records("nodes", "3sBI", [(c.encode(), 0, f) for c, f in first.items()] + [(b"~~~", 0, len(edges))], as_of=20220829,
                 title="Direct flights that existed", source="graph-notebook 5.3.0 (air-routes 0.89)", licence="ODbL 1.0",
                 credit="Kelvin R. Lawrence, air-routes data set, https://github.com/krlawrence/graph; OpenFlights, https://openflights.org/data.html")
    blob.records("edges", "H", [(e,) for e in edges])
    return blob.finish()
