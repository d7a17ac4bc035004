#!/usr/bin/env python3
"""Measures itravel as whole processes, each as a ratio to a C hello-world in the same interleaved run.

usage: bench.py BINARY [--runs N] [--only WORD]

Every program is run once a round, in turn, so that whatever else the machine does falls on all of them alike;
the medians are compared. Needs a C compiler (cc or clang) for the hello-world.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time

HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'

# name, words, the ratio that is promised (None: only shown)
CASES = [
    ("version", ["--version"], 4.0),
    ("help", ["--help"], 6.0),
    ("help of search flight", ["search", "flight", "--help"], 6.0),
    ("search flight --json", ["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--json"], None),
    ("search flight --flex 3", ["search", "flight", "GRU", "KEF", "--depart", "2026-12-20", "--flex", "3", "--json"], 12.0),
    ("search hotel", ["search", "hotel", "Osaka", "--check-in", "2026-12-20", "--nights", "3", "--json"], None),
    ("chat, 4 days", ["chat", "--new", "3 nights in Osaka from Seoul on 2026-12-11, two of us, food", "--json"], None),
    ("chat, 10 days, 3 cities",
     ["chat", "--new", "10 days in Tokyo, Kyoto and Osaka from Seoul on 2026-12-11, two of us", "--json"], 25.0),
    ("history", ["history", "--json"], None),
    ("complete a place", ["completions", "--values", "places", "--", "os"], None),
]


def timed(arguments, environment, sink):
    """Runs a program to its end; gives milliseconds and peak kilobytes."""
    start = time.perf_counter()
    actions = [(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0), (os.POSIX_SPAWN_OPEN, 2, sink, os.O_WRONLY, 0)]
    pid = os.posix_spawn(arguments[0], arguments, environment, file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    took = (time.perf_counter() - start) * 1000
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"{' '.join(arguments)} ended with {os.waitstatus_to_exitcode(status)}")
    return took, usage.ru_maxrss


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--runs", type=int, default=41)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="itravel-bench-")
    try:
        source, hello = os.path.join(folder, "hello.c"), os.path.join(folder, "hello")
        with open(source, "w") as file:
            file.write(HELLO)
        subprocess.run([shutil.which("cc") or shutil.which("clang"), "-O2", "-o", hello, source], check=True)
        # The binary is copied, so that nothing beside it can be what makes it work.
        binary = os.path.join(folder, "itravel")
        shutil.copy2(options.binary, binary)
        environment = {"HOME": folder, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"}
        cases = [case for case in CASES if options.only in case[0]]
        times = {name: [] for name, _, _ in cases}
        peaks = dict.fromkeys(times, 0)
        base = []
        for round_ in range(options.runs + 3):
            took, _ = timed([hello], environment, "/dev/null")
            warm = round_ >= 3
            if warm:
                base.append(took)
            for name, words, _ in cases:
                took, peak = timed([binary] + words, environment, "/dev/null")
                if warm:
                    times[name].append(took)
                    peaks[name] = max(peaks[name], peak)
        unit = statistics.median(base)
        print(f"binary {os.path.getsize(binary) / 1e6:.1f} MB, {options.runs} interleaved runs, C hello-world {unit:.2f} ms")
        print(f"{'case':28} {'ms':>7} {'× C':>6} {'limit':>6} {'peak MB':>8}")
        for name, _, limit in cases:
            median = statistics.median(times[name])
            mark = "" if limit is None or median / unit <= limit else "  over"
            print(f"{name:28} {median:7.2f} {median / unit:6.1f} {limit or '':>6} {peaks[name] / 1024:8.1f}{mark}")
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
