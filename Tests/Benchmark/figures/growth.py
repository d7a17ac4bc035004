"""How time grows with what is kept and shown: offers, turns of a conversation, bookings. No worse than linear.

Ten times as much may take ten times as long, with a quarter for what else the machine does: a row that breaks this is
named at the end.
"""
import copy
import json
import os
import re
import sqlite3

from harness import Table

RUNS = 7
SLACK = 1.25


def tables(bench):
    return [
        grown(bench, "Offers drawn, ms", [10, 100, 1000, 10_000], with_offers),
        grown(bench, "Turns of a conversation, ms", [10, 100, 1000, 10_000], with_turns),
        grown(bench, "Bookings kept, ms", [100, 1000, 10_000, 100_000], with_bookings),
    ]


def grown(bench, title, sizes, prepare):
    """A row for each command, a column for each size; `prepare` gives the commands of a size by name."""
    times, names = {}, []
    for size in sizes:
        cases = prepare(bench, size)
        _, samples = bench.interleaved(cases, RUNS, warm=1)
        for case in cases:
            times.setdefault(case.name, []).append(samples[case.name].ms)
        names = [case.name for case in cases]
    over = []
    for name in names:
        row = times[name]
        # What a start takes is in every figure and grows with nothing.
        for index in range(1, len(row)):
            factor = sizes[index] / sizes[index - 1]
            if row[index] - row[0] > factor * SLACK * (row[index - 1] - row[0]) + factor * row[0]:
                over.append(f"{name} from {sizes[index - 1]:,} to {sizes[index]:,}")
    rows = [[f"`{name}`"] + [f"{ms:.1f}" for ms in times[name]] for name in names]
    return Table(title, ["command"] + [f"{size:,}" for size in sizes], rows, over)


def exported(bench, home, message):
    """A conversation of one turn, as it is exported."""
    bench.call(["chat", "--new", message, "--json"], home)
    return json.loads(bench.call(["sessions", "export", "current", "--json"], home))


def imported(bench, home, export):
    """Takes a conversation in; gives its id."""
    path = os.path.join(home["HOME"], "export.json")
    with open(path, "w") as file:
        json.dump(export, file, ensure_ascii=False)
    return json.loads(bench.call(["sessions", "import", path, "--json"], home))["data"]["session"]["id"]


def with_offers(bench, size):
    home = bench.home()
    export = exported(bench, home, "3 nights in Osaka from Seoul on 2026-12-11, two of us")
    answer = export["data"]["turns"][0]["answer"]
    flight = next(card for card in answer["cards"] if card["kind"] == "flight")
    answer["cards"] = [dict(flight, number=number + 1) for number in range(size)]
    name = imported(bench, home, export)
    return [
        bench.itravel("sessions show", ["sessions", "show", name], home=home),
        bench.itravel("sessions show --json", ["sessions", "show", name, "--json"], home=home),
        bench.itravel("sessions show -o markdown", ["sessions", "show", name, "-o", "markdown"], home=home),
    ]


def with_turns(bench, size):
    home = bench.home()
    export = exported(bench, home, "weather in Paris in March")
    turn = export["data"]["turns"][0]
    export["data"]["turns"] = []
    for number in range(size):
        one = copy.copy(turn)
        one["turn"] = number + 1
        export["data"]["turns"].append(one)
    name = imported(bench, home, export)
    return [
        bench.itravel("sessions show", ["sessions", "show", name], home=home),
        bench.itravel("sessions show --json", ["sessions", "show", name, "--json"], home=home),
        bench.itravel("sessions list", ["sessions", "list"], home=home),
        bench.itravel("chat, the next turn", ["chat", "--session", name, "and in April?"], home=home),
    ]


def with_bookings(bench, size):
    home = bench.home()
    bench.call(["search", "hotel", "Osaka", "--check-in", "2026-12-20", "--nights", "3"], home)
    person = ["--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]
    words = ["book", "hotel", "1"] + person + ["--max-total", "9000 USD", "--yes", "--json"]
    code = json.loads(bench.call(words, home))["data"]["booking"]["code"]
    multiply(os.path.join(home["HOME"], ".local/share/itravel/itravel.db"), code, size)
    return [
        bench.itravel("history", ["history"], home=home),
        bench.itravel("history CODE", ["history", code], home=home),
        bench.itravel("history --status active --json", ["history", "--status", "active", "--json"], home=home),
    ]


def multiply(path, code, size):
    """Copies the one booking of a store under other keys and codes, a minute apart, until there are so many."""
    store = sqlite3.connect(path)
    names = [row[1] for row in store.execute("PRAGMA table_info(bookings)") if row[1] != "place"]
    one = dict(zip(names, store.execute(f"SELECT {', '.join(names)} FROM bookings").fetchone()))
    marks = ", ".join("?" for _ in names)
    insertion = f"INSERT INTO bookings ({', '.join(names)}) VALUES ({marks})"
    for number in range(size - 1):
        other = re.sub(r"[A-Z0-9]{6}$", f"{number:06d}", code)
        row = dict(one, key=f"{one['key']}-{number}", code=other, created_at=one["created_at"] - 60 * number)
        row["booking"] = one["booking"].replace(code, other)
        store.execute(insertion, [row[name] for name in names])
    store.commit()
    store.close()
