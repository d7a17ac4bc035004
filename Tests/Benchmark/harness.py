"""What every file of figures is made with: programs run in turn, and tables of what they took."""
import os
import platform
import shutil
import statistics
import subprocess
import tempfile
from dataclasses import dataclass, field

FOLDER = os.path.dirname(os.path.abspath(__file__))
HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'
NOW = "2026-11-30T09:00:00+09:00"


def machine():
    """The kind of machine: its system, cores and processor."""
    with open("/etc/os-release") as file:
        system = dict(line.rstrip().split("=", 1) for line in file if "=" in line).get("PRETTY_NAME", "Linux").strip('"')
    with open("/proc/cpuinfo") as file:
        models = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    return f"{system}, {os.cpu_count()} × {models[0] if models else platform.machine()}"


@dataclass
class Case:
    """A program to run: `words` begins with its path; `limit` is the ratio to the C hello-world that is promised."""

    name: str
    words: list
    limit: float = None
    environment: dict = field(default_factory=dict)
    input: str = "/dev/null"
    codes: tuple = (0,)


@dataclass
class Sample:
    """What the runs of a case took: milliseconds each, and the highest peak of memory in kilobytes."""

    times: list = field(default_factory=list)
    peak: int = 0

    @property
    def ms(self):
        return statistics.median(self.times)

    @property
    def mb(self):
        return self.peak / 1024


class Table:
    """Rows under a title, drawn as Markdown; the names in `over` are rows that broke their limit."""

    def __init__(self, title, columns, rows, over=()):
        self.title, self.columns, self.rows, self.over = title, columns, rows, list(over)

    def text(self):
        rows = [[str(cell) for cell in row] for row in [self.columns] + self.rows]
        widths = [max(len(row[index]) for row in rows) for index in range(len(self.columns))]

        # Words stand left and figures right; a column is of words when it has none but words.
        is_words = [not any(row[index][:1].isdigit() for row in rows[1:]) for index in range(len(self.columns))]

        def line(cells):
            drawn = [
                cell.ljust(width) if words else cell.rjust(width) for cell, width, words in zip(cells, widths, is_words)
            ]
            return "| " + " | ".join(drawn) + " |"

        rule = "|" + "|".join("-" * (width + 2) if words else "-" * (width + 1) + ":" for width, words in zip(widths, is_words)) + "|"
        return "\n".join([f"**{self.title}**", "", line(rows[0]), rule] + [line(row) for row in rows[1:]]) + "\n"


class Bench:
    """The binary in a folder of its own, with a C hello-world beside it; `runs` rounds a comparison."""

    def __init__(self, binary, runs):
        self.source, self.runs = os.path.realpath(binary), runs

    def __enter__(self):
        if not os.path.exists(self.source):
            raise SystemExit(f"There is no {self.source}; build it with: swift build -c release")
        self.folder = tempfile.mkdtemp(prefix="itravel-bench-")
        # Copied, so that nothing beside it can be what makes it work.
        self.binary = os.path.join(self.folder, "itravel")
        shutil.copy2(self.source, self.binary)
        self.hello = self.compiled("hello", HELLO)
        with open(os.path.join(FOLDER, "spawn.c")) as file:
            self.spawn = self.compiled("spawn", file.read())
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def compiled(self, name, text):
        """A program made of C text; gives its path."""
        compiler = shutil.which("cc") or shutil.which("clang")
        if compiler is None:
            raise SystemExit("A C compiler is needed: apt install gcc libc6-dev")
        source, program = os.path.join(self.folder, name + ".c"), os.path.join(self.folder, name)
        with open(source, "w") as file:
            file.write(text)
        subprocess.run([compiler, "-O2", "-o", program, source], check=True)
        return program

    def home(self):
        """A new empty home; gives the environment of a person who has just begun."""
        return {"HOME": tempfile.mkdtemp(dir=self.folder), "ITRAVEL_NOW": NOW}

    def itravel(self, name, words, limit=None, home=None, **more):
        """A case that runs itravel, in a home of its own unless one is given."""
        return Case(name, [self.binary] + words, limit, home or self.home(), **more)

    def call(self, words, home, input=None):
        """Runs itravel once to prepare what is measured; gives what it printed."""
        done = subprocess.run([self.binary] + words, env=home, input=input, capture_output=True)
        if done.returncode != 0:
            raise SystemExit(f"itravel {' '.join(words)} ended with {done.returncode}: {done.stderr.decode()}")
        return done.stdout

    def timed(self, case):
        """Runs a case once; gives milliseconds and peak kilobytes."""
        errors = os.path.join(self.folder, "errors")
        words = [self.spawn, case.input, "/dev/null", errors] + case.words
        took, peak, code = subprocess.run(words, env=case.environment, capture_output=True, check=True).stdout.split()
        if int(code) not in case.codes:
            with open(errors) as file:
                raise SystemExit(f"{' '.join(case.words)} ended with {int(code)}: {file.read()}")
        return int(took) / 1e6, int(peak)

    def interleaved(self, cases, runs=None, warm=3):
        """Runs the hello-world and every case in turn; gives the hello-world's sample and a sample for each name."""
        hello = Case("C hello-world", [self.hello])
        samples = {case.name: Sample() for case in [hello] + cases}
        for round_ in range((runs or self.runs) + warm):
            for case in [hello] + cases:
                took, peak = self.timed(case)
                if round_ >= warm:
                    samples[case.name].times.append(took)
                    samples[case.name].peak = max(samples[case.name].peak, peak)
        return samples[hello.name], samples

    def compared(self, title, cases, peaks=None, runs=None):
        """The usual table: milliseconds, ratio to the hello-world, its limit, and the peak of memory with its limit."""
        base, samples = self.interleaved(cases, runs)
        rows, over = [["C hello-world", f"{base.ms:.2f}", "1.0", "", f"{base.mb:.1f}", ""]], []
        for case in cases:
            sample, most = samples[case.name], (peaks or {}).get(case.name)
            ratio = sample.ms / base.ms
            if (case.limit and ratio > case.limit) or (most and sample.mb > most):
                over.append(f"{case.name} ({ratio:.1f} × C, {sample.mb:.1f} MB)")
            limit = "" if case.limit is None else f"{case.limit:g}"
            rows.append([case.name, f"{sample.ms:.2f}", f"{ratio:.1f}", limit, f"{sample.mb:.1f}", most or ""])
        return Table(title, ["whole process", "ms", "× C", "limit", "peak MB", "limit"], rows, over)
