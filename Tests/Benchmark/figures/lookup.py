"""Looking a place up, on the binary that ships, and what the facts add to its size.

Both commands end with a usage error of the same kind: the first before any place is looked up, the second after two of
them were. Half of what lies between them is one place, with its part of opening the tables.
"""
import os
import statistics

from harness import FOLDER, Table

LIMIT_US = 150
LIMIT_MB = 5.0
PAIRS = [("Osaka", "Seoul"), ("오사카", "서울"), ("reykjavik", "Köln"), ("San Jose, CR", "Paris, France")]


def tables(bench):
    rows, over = [], []
    runs = max(bench.runs, 101)
    for first, second in PAIRS:
        home = bench.home()
        without = bench.itravel("without", ["search", "flight", first], home=home, codes=(2,))
        with_two = bench.itravel("with", ["search", "flight", first, second], home=home, codes=(2,))
        _, samples = bench.interleaved([without, with_two], runs)
        pairs = zip(samples["without"].times, samples["with"].times)
        each = statistics.median(after - before for before, after in pairs) * 1000 / 2
        rows.append([f"{first} · {second}", f"{each:.0f}", LIMIT_US])
        if each > LIMIT_US:
            over.append(f"{first} · {second} ({each:.0f} µs)")
    lookup = Table(f"Looking a place up, µs each after start ({runs} runs)", ["places", "µs", "limit"], rows, over)
    return [lookup, facts(bench)]


def facts(bench):
    """The blobs as they lie in the binary, byte for byte."""
    with open(bench.binary, "rb") as file:
        binary = file.read()
    rows, total, over = [], 0, []
    folder = os.path.join(FOLDER, "../../Sources/CAtlas")
    for name in ["facts.bin", "routes.bin", "hand.bin", "land.bin"]:
        with open(os.path.join(folder, name), "rb") as file:
            blob = file.read()
        if blob not in binary:
            raise SystemExit(f"{name} is not in the binary as it is in Sources/CAtlas; build again.")
        total += len(blob)
        rows.append([name, f"{len(blob) / 1e6:.2f}", ""])
    rows.append(["the facts together", f"{total / 1e6:.2f}", f"{LIMIT_MB:g}"])
    rows.append(["the binary", f"{len(binary) / 1e6:.1f}", "20"])
    if total > LIMIT_MB * 1e6:
        over.append(f"the facts ({total / 1e6:.2f} MB)")
    if len(binary) > 20e6:
        over.append(f"the binary ({len(binary) / 1e6:.1f} MB)")
    return Table("Size, MB", ["part", "MB", "limit"], rows, over)
