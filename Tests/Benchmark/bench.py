#!/usr/bin/env python3
"""Measures itravel as whole processes and prints every figure that the README gives.

usage: bench.py [BINARY] [--runs N] [--only NAME,NAME] [--list]

BINARY is the release build unless another is given. Each file in figures/ makes tables, and is run on its own with
--only and its name. Programs that are compared run in turn, one run of each a round, so that whatever
else the machine does falls on all of them alike; medians are compared. Needs a C compiler, for the hello-world that
everything is a ratio to.

To add figures, put a file in figures/ with a function tables(bench) that gives a list of harness.Table.
"""
import argparse
import datetime
import importlib.util
import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)

from harness import Bench, machine  # noqa: E402


def figures():
    """Name and path of every file of figures, by name."""
    folder = os.path.join(FOLDER, "figures")
    return [(name[:-3], os.path.join(folder, name)) for name in sorted(os.listdir(folder)) if name.endswith(".py")]


def loaded(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", nargs="?", default=os.path.join(FOLDER, "../../.build/release/itravel"))
    parser.add_argument("--runs", type=int, default=31, help="interleaved runs of each program (31)")
    parser.add_argument("--only", default="", help="names of files in figures/, parted by commas")
    parser.add_argument("--list", action="store_true", help="name the files of figures and end")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else [name for name, _ in figures()]
    chosen = [(name, path) for name, path in figures() if name in wanted]
    if options.list:
        for name, path in chosen:
            print(f"{name:16} {(loaded(name, path).__doc__ or '').splitlines()[0]}")
        return
    if len(chosen) < len(wanted):
        raise SystemExit(f"There are no figures called {options.only}; --list names them.")
    print(f"{datetime.date.today()}, {machine()}, medians of {options.runs} interleaved runs\n")
    over = []
    with Bench(options.binary, options.runs) as bench:
        for name, path in chosen:
            for table in loaded(name, path).tables(bench):
                print(table.text(), flush=True)
                over += [f"{name}: {row}" for row in table.over]
    if over:
        raise SystemExit("Over its limit:\n  " + "\n  ".join(over))


if __name__ == "__main__":
    main()
