"""`history` over 100,000 bookings against an empty ledger: at most 3 times as long for a page, and no more memory.

The bookings are copies of one that the binary itself made, put by SQL into the tables that it made: over ten years at
all hours, two in five cancelled.
"""
import json
import os
import random
import sqlite3
import time

from harness import Table

BOOKINGS = 100_000
# For the first page, and what fifty bookings on a page take by themselves.
TIMES, MORE_MB = 3, 2
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789"
WHO = ["--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]


def tables(bench):
    empty, full = bench.home(), bench.home()
    bench.call(["sessions", "new"], empty)
    build(bench, full)
    middle = json.loads(bench.call(["history", "--limit", "1000", "--json"], full))["data"]["next"]
    month = ["--since", "2020-01-01", "--until", "2020-01-31"]
    cases = [
        bench.itravel("history, no bookings", ["history", "--json"], home=empty),
        bench.itravel(f"history, {BOOKINGS:,} bookings", ["history", "--json"], home=full),
        bench.itravel("history --limit 1", ["history", "--limit", "1", "--json"], home=full),
        bench.itravel("history --status cancelled", ["history", "--status", "cancelled", "--json"], home=full),
        bench.itravel("history --kind hotel --status active",
                      ["history", "--kind", "hotel", "--status", "active", "--json"], home=full),
        bench.itravel("history, a month", ["history", "--json"] + month, home=full),
        bench.itravel("history --after CODE", ["history", "--after", middle, "--json"], home=full),
        bench.itravel("history --due 48h", ["history", "--due", "48h", "--json"], home=full),
        bench.itravel("history CODE", ["history", middle, "--json"], home=full),
    ]
    _, samples = bench.interleaved(cases)
    base = samples[cases[0].name]
    rows, over = [], []
    for case in cases:
        sample = samples[case.name]
        ratio = sample.ms / base.ms
        # What is due is a list of its own length; every other answer is a page.
        if "--due" not in case.name and (ratio > TIMES or sample.mb > base.mb + MORE_MB):
            over.append(f"{case.name} ({ratio:.1f} × empty, {sample.mb:.1f} MB)")
        rows.append([case.name, f"{sample.ms:.2f}", f"{ratio:.1f}", f"{sample.mb:.1f}"])
    return [Table("The history of ten years", ["whole process", "ms", "× empty", "peak MB"], rows, over)]


def build(bench, home):
    """Fills a home with bookings."""
    bench.call(["search", "hotel", "Osaka", "--check-in", "2026-12-11", "--nights", "3"], home)
    bench.call(["book", "hotel", "1"] + WHO + ["--max-total", "90000 USD", "--yes"], home)
    store = sqlite3.connect(os.path.join(home["HOME"], ".local/share/itravel/itravel.db"))
    columns = [row[1] for row in store.execute("PRAGMA table_info(bookings)") if row[1] != "place"]
    model = dict(zip(columns, store.execute(f"SELECT {', '.join(columns)} FROM bookings").fetchone()))
    with store:
        marks = ", ".join("?" * len(columns))
        store.executemany(f"INSERT INTO bookings ({', '.join(columns)}) VALUES ({marks})", rows(model, columns))
        store.execute(
            "INSERT OR IGNORE INTO deadlines (day, booking) SELECT starts_on, place FROM bookings"
            " WHERE standing IN ('active', 'unknown')")
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()


def rows(model, columns):
    """Each booking as a row: like the model, under its own key and code and at its own time."""
    card, chance = json.loads(model["booking"]), random.Random(7)
    for number in range(BOOKINGS - 1):
        row, copy = dict(model), dict(card)
        code, rest = "", number
        for _ in range(6):
            rest, digit = divmod(rest, len(LETTERS))
            code += LETTERS[digit]
        made = 1_480_000_000 + chance.randrange(315_000_000)
        copy["code"] = row["code"] = "IT-" + code
        copy["created_at"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(made))
        copy["start"] = row["starts_on"] = time.strftime("%Y-%m-%d", time.gmtime(made + 30 * 86_400))
        row["created_at"], row["key"] = made, f"key {number}"
        if number % 5 < 2:
            copy["status"] = row["status"] = row["standing"] = "cancelled"
        row["booking"] = json.dumps(copy, ensure_ascii=False, separators=(",", ":"))
        yield [row[name] for name in columns]
