"""Which airports had a direct flight between them: a file of its own, for its licence is its own."""
import pathlib
import re

from blob import Blob

FILE = ("graph_notebook", "seed", "queries", "propertygraph", "opencypher", "airports", "airports_full.txt")


def build(w, out):
    text = w.text("graph_notebook", *FILE)
    codes = dict(re.findall(r"\(a(\d+):airport \{id:'\d+',code:'([A-Z]{3})'", text))
    pairs = set()
    for a, b in re.findall(r"\(a(\d+)\)-\[:route[^\]]*\]->\(a(\d+)\)", text):
        a, b = codes[a], codes[b]
        if a in w.airport_index and b in w.airport_index and a != b:
            pairs |= {(a, b), (b, a)}
    nodes = sorted({a for a, _ in pairs})
    index = {c: i for i, c in enumerate(nodes)}
    first, edges = {}, []
    for a, b in sorted(pairs):
        first.setdefault(a, len(edges))
        edges.append(index[b])
    assert len(edges) > 40000
    blob = Blob("ITRVROUT")
    blob.records("nodes", "3sBI", [(c.encode(), 0, f) for c, f in first.items()] + [(b"~~~", 0, len(edges))], as_of=20220829,
                 title="Direct flights that existed", source="graph-notebook 5.3.0 (air-routes 0.89)", licence="ODbL 1.0",
                 credit="Kelvin R. Lawrence, air-routes data set, https://github.com/krlawrence/graph; OpenFlights, https://openflights.org/data.html")
    blob.records("edges", "H", [(e,) for e in edges])
    data = blob.finish()
    pathlib.Path(out, "routes.bin").write_bytes(data)
    print(blob.report())
    print(f"routes.bin {len(data):,} bytes")
