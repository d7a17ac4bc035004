"""What shells and scripts feel: a completion, and a thousand searches in a `while` loop beside one start of other tools.

The searches are run in shares, and after each share come `gcalcli --version` and `fli --help` of PyPI, so that whatever
else the machine does falls on all of them alike.
"""
import os
import statistics
import subprocess
import time

from harness import FOLDER, Table

LIMIT_MS = 30
SEARCHES = 1000
COMPLETIONS = {
    "a place, two letters": ["places", "os"],
    "a place in Hangul": ["places", "오사"],
    "a session": ["sessions", ""],
    "a booking": ["bookings", ""],
    "an offer": ["offers", "of_"],
    "a schema": ["schemas", "s"],
}
LOOP = """
n=0
while [ $n -lt "$2" ]; do
  "$1" search flight ICN KIX --depart +30d --json >/dev/null || exit 1
  n=$((n + 1))
done
"""
BOOK = ["book", "hotel", "1", "--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]


def milliseconds(command, environment):
    start = time.perf_counter()
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - start) * 1000


def completions(bench):
    """Every kind of live word, in a home that has held a hundred conversations with their offers and a booking."""
    home = bench.home()
    for number in range(100):
        bench.call(["search", "hotel", "Osaka", "--check-in", "+30d", "--nights", "2", "--session", f"trip {number}"], home)
    bench.call(BOOK + ["--yes", "--max-total", "9000 USD"], home)
    cases = [
        bench.itravel(name, ["completions", "--values", kind, "--", prefix], home=home)
        for name, (kind, prefix) in COMPLETIONS.items()
    ]
    base, samples = bench.interleaved(cases)
    rows, over = [], []
    for case in cases:
        sample = samples[case.name]
        rows.append([case.name, f"{sample.ms:.2f}", f"{sample.ms / base.ms:.1f}", LIMIT_MS])
        if sample.ms > LIMIT_MS:
            over.append(f"{case.name} ({sample.ms:.0f} ms)")
    return Table("Completing a word after TAB, whole processes", ["completing", "ms", "× C", "limit, ms"], rows, over)


def loop(bench):
    """A thousand searches, and how many of them fit into one start of what people run otherwise."""
    folder = subprocess.run([os.path.join(FOLDER, "peers.sh")], capture_output=True, text=True, check=True).stdout.strip()
    home = bench.home()
    home["PATH"] = "/usr/bin:/bin"
    others = {
        "gcalcli --version": [f"{folder}/bin/gcalcli", "--version"],
        "fli --help": [f"{folder}/bin/fli", "--help"],
    }
    times = {name: [] for name in others}
    for command in others.values():
        milliseconds(command, home)
    took, done = 0.0, 0
    share = max(SEARCHES // bench.runs, 1)
    while done < SEARCHES:
        count = min(share, SEARCHES - done)
        took += milliseconds(["sh", "-c", LOOP, "sh", bench.binary, str(count)], home)
        done += count
        for name, command in others.items():
            times[name].append(milliseconds(command, home))
    each = took / done
    rows = [[f"`itravel search flight --json`, {done:,} times", f"{took:.0f}", f"{each:.2f}", "1"]]
    for name in others:
        one = statistics.median(times[name])
        rows.append([f"`{name}`, once", f"{one:.0f}", f"{one:.0f}", f"{one / each:.0f}"])
    return Table("Searches in a while loop", ["run", "ms", "ms each", "searches in that time"], rows)


def tables(bench):
    return [completions(bench), loop(bench)]
