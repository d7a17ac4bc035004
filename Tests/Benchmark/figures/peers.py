"""Beside tools of the same kind: `fli` (flights) and `gcalcli` from PyPI, `gh` and `jq` from Debian.

None of them is asked for the network: what is compared is how long a person waits for the program itself. The start of
each is its version or help; the answers are what the tool can say by itself.
"""
import os
import shutil
import subprocess

from harness import FOLDER, Case, Table


def tables(bench):
    folder = subprocess.run([os.path.join(FOLDER, "peers.sh")], capture_output=True, text=True, check=True).stdout.strip()
    missing = [name for name in ["gh", "jq"] if shutil.which(name) is None]
    if missing:
        raise SystemExit(f"Not here: {', '.join(missing)}. apt install {' '.join(missing)}")
    home = bench.home()
    answer = os.path.join(bench.folder, "answer.json")
    with open(answer, "wb") as file:
        file.write(bench.call(["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--json"], home))
    path = {"HOME": home["HOME"], "PATH": "/usr/bin:/bin"}
    fli, gcalcli, gh, jq = f"{folder}/bin/fli", f"{folder}/bin/gcalcli", shutil.which("gh"), shutil.which("jq")
    ask = ["search", "flight", "ICN", "KIX", "--depart", "2026-12-20"]
    groups = {
        "start": [
            bench.itravel("itravel --version", ["--version"]),
            Case("jq --version", [jq, "--version"], environment=path),
            Case("gh --version", [gh, "--version"], environment=path),
            Case("gcalcli --version", [gcalcli, "--version"], environment=path),
        ],
        "help": [
            bench.itravel("itravel --help", ["--help"]),
            Case("jq --help", [jq, "--help"], environment=path),
            Case("gh --help", [gh, "--help"], environment=path),
            Case("gcalcli --help", [gcalcli, "--help"], environment=path),
            Case("fli --help", [fli, "--help"], environment=path),
        ],
        "find an airport": [
            bench.itravel("itravel completions --values places", ["completions", "--values", "places", "--", "osaka"]),
            Case("fli airports osaka", [fli, "airports", "osaka"], environment=path),
        ],
        "one field of an answer": [
            bench.itravel("itravel search flight --get", ask + ["--get", "data.offers[0].id"]),
            Case("jq on the answer in a file", [jq, "-r", ".data.offers[0].id", answer], environment=path),
        ],
    }
    base, samples = bench.interleaved([case for cases in groups.values() for case in cases], bench.runs, warm=1)
    rows = []
    for group, cases in groups.items():
        own = samples[cases[0].name].ms
        for case in cases:
            sample = samples[case.name]
            rows.append([group, f"`{case.name}`", f"{sample.ms:.1f}", f"{sample.ms / base.ms:.1f}", f"{sample.ms / own:.1f}", f"{sample.mb:.1f}"])
    return [Table("Beside other tools, whole processes", ["asked for", "program", "ms", "× C", "× itravel", "peak MB"], rows)]
