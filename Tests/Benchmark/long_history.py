#!/usr/bin/env python3
"""Measures `history` over 100,000 bookings: its first page against that of an empty ledger, as whole processes.

usage: long_history.py BINARY [--bookings N] [--runs N] [--keep FOLDER]

The bookings are copies of one that the binary itself made, put in by SQL into the tables that it made. Promised: the
first page takes at most 3 times as long as on an empty ledger, and no more than 2 MB more memory.
"""
import argparse
import json
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time

NOW = "2026-11-30T09:00:00+09:00"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789"
WHO = ["--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]


def environment(home):
    return {"HOME": home, "ITRAVEL_NOW": NOW, "LANG": "C.UTF-8"}


def run(binary, words, home):
    done = subprocess.run([binary] + words, env=environment(home), capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}: {done.stderr}")
    return done.stdout


def store(home):
    return os.path.join(home, ".local/share/itravel/itravel.db")


def build(binary, home, count):
    """Fills a home with bookings, made over ten years at all hours, two in five cancelled."""
    run(binary, ["search", "hotel", "Osaka", "--check-in", "2026-12-11", "--nights", "3"], home)
    run(binary, ["book", "hotel", "1"] + WHO + ["--max-total", "90000 USD", "--yes"], home)
    base = sqlite3.connect(store(home))
    columns = [row[1] for row in base.execute("PRAGMA table_info(bookings)") if row[1] != "place"]
    model = dict(zip(columns, base.execute(f"SELECT {', '.join(columns)} FROM bookings LIMIT 1").fetchone()))
    card = json.loads(model["booking"])
    chance = random.Random(7)

    def rows():
        for number in range(count - 1):
            row, copy = dict(model), dict(card)
            code, rest = "", number
            for _ in range(6):
                rest, digit = divmod(rest, len(LETTERS))
                code += LETTERS[digit]
            made = 1_480_000_000 + chance.randrange(315_000_000)
            copy["code"] = row["code"] = "IT-" + code
            copy["created_at"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(made))
            day = time.strftime("%Y-%m-%d", time.gmtime(made + 30 * 86_400))
            copy["start"] = row["starts_on"] = day
            row["created_at"], row["key"] = made, f"key {number}"
            if number % 5 < 2:
                copy["status"] = row["status"] = row["standing"] = "cancelled"
            row["booking"] = json.dumps(copy, ensure_ascii=False, separators=(",", ":"))
            yield [row[name] for name in columns]

    with base:
        base.executemany(
            f"INSERT INTO bookings ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", rows())
        base.execute(
            "INSERT OR IGNORE INTO deadlines (day, booking) SELECT starts_on, place FROM bookings"
            " WHERE standing IN ('active', 'unknown')")
    base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base.close()


def timed(arguments, home):
    """Runs a program to its end; gives milliseconds and peak kilobytes."""
    start = time.perf_counter()
    actions = [(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)]
    pid = os.posix_spawn(arguments[0], arguments, environment(home), file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    took = (time.perf_counter() - start) * 1000
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"{' '.join(arguments)} ended with {os.waitstatus_to_exitcode(status)}")
    return took, usage.ru_maxrss


def measure(binary, count, runs, keep=None):
    """Prints the figures; gives whether they hold."""
    folder = keep or tempfile.mkdtemp(prefix="itravel-long-")
    try:
        empty, full = os.path.join(folder, "empty"), os.path.join(folder, "full")
        for home in (empty, full):
            os.makedirs(home, exist_ok=True)
        run(binary, ["sessions", "new"], empty)
        if not os.path.exists(store(full)):
            build(binary, full, count)
        middle = json.loads(run(binary, ["history", "--limit", "1000", "--json"], full))["data"]["next"]
        cases = [
            ("history, empty ledger", ["history", "--json"], empty),
            (f"history, {count} bookings", ["history", "--json"], full),
            ("  --limit 1", ["history", "--limit", "1", "--json"], full),
            ("  --status cancelled", ["history", "--status", "cancelled", "--json"], full),
            ("  --kind hotel --status active", ["history", "--kind", "hotel", "--status", "active", "--json"], full),
            ("  --since 2020-01-01 --until 2020-02-01",
             ["history", "--since", "2020-01-01", "--until", "2020-02-01", "--json"], full),
            ("  --after CODE", ["history", "--after", middle, "--json"], full),
            ("  --due 48h", ["history", "--due", "48h", "--json"], full),
            ("  CODE", ["history", middle, "--json"], full),
        ]
        times, peaks = {case[0]: [] for case in cases}, {case[0]: 0 for case in cases}
        for round_ in range(runs + 2):
            for name, words, home in cases:
                took, peak = timed([binary] + words, home)
                if round_ >= 2:
                    times[name].append(took)
                    peaks[name] = max(peaks[name], peak)
        base, lean = statistics.median(times[cases[0][0]]), peaks[cases[0][0]]
        holds = True
        print(f"{'history':44} {'ms':>7} {'× empty':>8} {'peak MB':>8}")
        for index, (name, _, _) in enumerate(cases):
            median = statistics.median(times[name])
            over = index in (1, 2) and (median > 3 * base or peaks[name] > lean + 2048)
            holds = holds and not over
            print(f"{name:44} {median:7.2f} {median / base:8.1f} {peaks[name] / 1024:8.1f}{'  over' if over else ''}")
        return holds
    finally:
        if not keep:
            shutil.rmtree(folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--bookings", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--keep")
    options = parser.parse_args()
    raise SystemExit(0 if measure(options.binary, options.bookings, options.runs, options.keep) else 1)


if __name__ == "__main__":
    main()
