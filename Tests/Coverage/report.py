"""Prints how many lines of Sources were run, by module, from an lcov file; fails under 90 % or on a bare file.

usage: report.py FILE.lcov
"""

import collections
import os
import sys

MARK = 0.90
# A file under this share is named, unless excused.txt says why it is so.
FILE_MARK = 0.75


def lines(path):
    """Yields (file under Sources, line, runs) for every line that holds code."""
    here = os.getcwd() + "/"
    name = None
    for row in open(path, encoding="utf-8"):
        if row.startswith("SF:"):
            name = row[3:].strip().removeprefix(here)
        elif row.startswith("DA:") and name and name.startswith("Sources/"):
            line, runs = row[3:].split(",")[:2]
            yield name, int(line), int(runs)


def excused():
    """Reads the files that are left out, each with its reason."""
    reasons = {}
    for row in open(os.path.join(os.path.dirname(__file__), "excused.txt"), encoding="utf-8"):
        if row.strip() and not row.startswith("#"):
            name, reason = row.strip().split(None, 1)
            reasons[name] = reason
    return reasons


def main():
    runs = collections.defaultdict(dict)
    for name, line, count in lines(sys.argv[1]):
        # Both programs hold the same file; a line counts when either ran it.
        runs[name][line] = max(count, runs[name].get(line, 0))
    reasons = excused()
    modules = collections.defaultdict(lambda: [0, 0])
    poor = []
    for name, found in sorted(runs.items()):
        hit = sum(1 for count in found.values() if count)
        if name in reasons:
            continue
        module = name.split("/")[1]
        modules[module][0] += hit
        modules[module][1] += len(found)
        if len(found) >= 10 and hit / len(found) < FILE_MARK:
            poor.append((hit / len(found), name, len(found) - hit))
    print("module         lines    run   share")
    for module, (hit, whole) in sorted(modules.items()):
        print(f"{module:12} {whole:7} {hit:6}  {hit / whole:6.1%}")
    hit = sum(pair[0] for pair in modules.values())
    whole = sum(pair[1] for pair in modules.values())
    print(f"{'all':12} {whole:7} {hit:6}  {hit / whole:6.1%}")
    for share, name, missing in sorted(poor):
        print(f"under {FILE_MARK:.0%}: {name} {share:.0%}, {missing} lines not run")
    for name, reason in sorted(reasons.items()):
        print(f"excused: {name}: {reason}" + ("" if name in runs else " (no such file)"))
    gone = [name for name in reasons if name not in runs]
    sys.exit(1 if hit / whole < MARK or gone else 0)


if __name__ == "__main__":
    main()
