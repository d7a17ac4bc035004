#!/usr/bin/env python3
"""Builds facts.bin, routes.bin and NOTICE from the pinned packages. Run by hand; the results are committed.

    python3 make_facts.py            fetches what is missing, builds everything, the golden files too
    python3 make_facts.py --quick    leaves the golden files as they are
"""
import os
import pathlib
import sys

import inputs

HERE = pathlib.Path(__file__).resolve().parent


def main():
    unpacked = inputs.fetch(inputs.CACHE)
    python = inputs.environment(inputs.CACHE)
    if pathlib.Path(sys.prefix).resolve() != python.parent.parent.resolve():
        os.execv(python, [str(python), *sys.argv])
    import steps
    steps.run(unpacked, HERE.parent, with_goldens="--quick" not in sys.argv)


if __name__ == "__main__":
    main()
