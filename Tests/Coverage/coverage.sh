#!/usr/bin/env bash
# Tests/Coverage/coverage.sh [FOLDER] — how many lines of the product the tests run, module by module, with the files
# below the mark. Process tests count too: they run an instrumented binary. FOLDER keeps a report a file, line by line.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=.build/coverage
tools=$(dirname "$(readlink -f "$(command -v swift)")")
swift build --scratch-path "$scratch" --build-tests --enable-code-coverage
bin=$(swift build --scratch-path "$scratch" --show-bin-path)
rm -rf "$scratch/raw"
mkdir -p "$scratch/raw"
# %m merges the runs of one program and %p would make a file for each of thousands of processes.
LLVM_PROFILE_FILE="$PWD/$scratch/raw/%4m.profraw" ITRAVEL_BIN="$bin/itravel" \
  swift test --scratch-path "$scratch" --skip-build --enable-code-coverage || echo "Some tests failed; the figures stand."
profdata=$scratch/all.profdata
find "$scratch/raw" "$bin/codecov" -name '*.profraw' -print0 | xargs -0 "$tools/llvm-profdata" merge -sparse -o "$profdata"
tests=$(find "$bin" -maxdepth 1 -name '*.xctest' -type f | head -1)
"$tools/llvm-cov" export -format=lcov -instr-profile "$profdata" "$tests" -object "$bin/itravel" Sources >"$scratch/all.lcov"
[ $# -eq 0 ] || "$tools/llvm-cov" show -format=text -instr-profile "$profdata" "$tests" -object "$bin/itravel" \
  -output-dir "$1" Sources
python3 Tests/Coverage/report.py "$scratch/all.lcov"
