#!/usr/bin/env python3
"""Measures what scripts and shells feel: a completion, and a thousand searches in a `while` loop.

usage: scripts.py BINARY [--searches N] [--rounds N] [--venv DIR]

Beside the loop it times what people run otherwise, `gcalcli --version` and `fli --help` of PyPI, in one interleaved
run, and prints how many searches fit into each. They are installed, pinned, into a venv; --venv names one that is kept.
Ends as 1 when a completion takes more than 30 ms.
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

OTHERS = {"gcalcli": ("gcalcli==4.5.1", ["gcalcli", "--version"]), "fli": ("flights==0.9.0 click==8.1.8", ["fli", "--help"])}
COMPLETIONS = {
    "a place, two letters": ["places", "os"],
    "a place in Hangul": ["places", "오사"],
    "a session": ["sessions", ""],
    "a booking": ["bookings", ""],
    "an offer": ["offers", "of_"],
}
LIMIT_MS = 30
LOOP = """
n=0
while [ $n -lt "$2" ]; do
  "$1" search flight ICN KIX --depart +30d --json >/dev/null || exit 1
  n=$((n + 1))
done
"""


def milliseconds(command, environment):
    start = time.perf_counter()
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - start) * 1000


def installed(venv):
    python = os.path.join(venv, "bin", "python")
    if not os.path.exists(python):
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    pins = [pin for line, _ in OTHERS.values() for pin in line.split()]
    subprocess.run([python, "-m", "pip", "install", "-q", *pins], check=True)
    return {name: [os.path.join(venv, "bin", words[0]), *words[1:]] for name, (_, words) in OTHERS.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--searches", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--venv", default="")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    with tempfile.TemporaryDirectory(prefix="itravel-scripts-") as folder:
        environment = {"HOME": folder, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        search = [binary, "search", "hotel", "Osaka", "--check-in", "+30d", "--nights", "2", "--json"]
        milliseconds(search, environment)
        slow = []
        print(f"{'completing':24} {'ms':>7}   (limit {LIMIT_MS})")
        for name, (kind, prefix) in COMPLETIONS.items():
            words = [binary, "completions", "--values", kind, "--", prefix]
            took = statistics.median(milliseconds(words, environment) for _ in range(21))
            print(f"{name:24} {took:7.1f}")
            if took > LIMIT_MS:
                slow.append(name)
        others = installed(options.venv or os.path.join(folder, "venv"))
        for command in others.values():
            milliseconds(command, environment)
        times = {name: [] for name in others}
        loop = 0.0
        share = max(options.searches // options.rounds, 1)
        done = 0
        while done < options.searches:
            count = min(share, options.searches - done)
            loop += milliseconds(["sh", "-c", LOOP, "sh", binary, str(count)], environment)
            done += count
            for name, command in others.items():
                times[name].append(milliseconds(command, environment))
        each = loop / done
        print(f"\n{done} searches in a while loop: {loop / 1000:.2f} s, {each:.1f} ms each")
        for name, command in others.items():
            took = statistics.median(times[name])
            words = " ".join([name, *command[1:]])
            print(f"{words:24} {took:7.0f} ms: {took / each:5.0f} searches in that time")
        if slow:
            raise SystemExit(f"slower than {LIMIT_MS} ms: {', '.join(slow)}")


if __name__ == "__main__":
    main()
