#!/usr/bin/env python3
"""Takes the flights of hand/ended-routes.tsv out of routes.bin, with the standard library alone.

    python3 make_routes.py            writes ../routes.bin
    python3 make_routes.py --check    writes nothing; fails when ../routes.bin still has one of them
"""
import pathlib
import sys

from reader import Reader
from routes import blob

OUT = pathlib.Path(__file__).resolve().parent.parent / "routes.bin"


def known(data):
    """The pairs of a file, both ways."""
    reader = Reader(data)
    nodes = reader.rows("nodes", "3sBI")
    edges = [e for e, in reader.rows("edges", "H")]
    codes = [n[0].decode() for n in nodes]
    return {(codes[i], codes[e]) for i in range(len(nodes) - 1) for e in edges[nodes[i][2]:nodes[i + 1][2]]}


def main():
    data = OUT.read_bytes()
    made = blob(known(data))
    if "--check" in sys.argv[1:]:
        if made != data:
            sys.exit("routes.bin has flights that ended: run make_routes.py")
        print(f"routes.bin is fresh: {len(data):,} bytes")
    else:
        OUT.write_bytes(made)
        print(f"routes.bin {len(made):,} bytes")


if __name__ == "__main__":
    main()
