#!/usr/bin/env bash
# Tests/Coverage/coverage.sh [FOLDER] — how many lines of the product the tests run, module by module, with the files
# below the mark. Process tests count too: they run an instrumented binary. FOLDER keeps a report a file, line by line.
# Expect failures of what a measured process cannot do: cost little, write where it may not, live in a bare chroot.
# ITRAVEL_SANITIZE=address looks after memory in the same run, ITRAVEL_SCRATCH names another folder to build in.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=${ITRAVEL_SCRATCH:-.build/coverage}
how=(--scratch-path "$scratch" --enable-code-coverage ${ITRAVEL_SANITIZE:+--sanitize="$ITRAVEL_SANITIZE"})
tools=$(dirname "$(readlink -f "$(command -v swift)")")
swift build "${how[@]}" --build-tests
bin=$(swift build "${how[@]}" --show-bin-path)
rm -rf "$scratch/raw" "$bin/codecov"
mkdir -p "$scratch/raw"
# A process of the tests ends at once, and what it still holds then is no leak; a library that the tests put before all
# others, such as a faulty disk, comes before the sanitizer's too.
export ASAN_OPTIONS=detect_leaks=0:verify_asan_link_order=0:detect_stack_use_after_return=1
# %m merges the runs of one program and %p would make a file for each of thousands of processes.
LLVM_PROFILE_FILE="$PWD/$scratch/raw/%4m.profraw" ITRAVEL_BIN="$bin/itravel" \
  swift test "${how[@]}" --skip-build 2>&1 | tee "$scratch/test.log" || echo "Some tests failed; the figures stand."
profdata=$scratch/all.profdata
# A list, since xargs would merge the thousands in parts and keep the last part alone.
find "$scratch/raw" "$bin/codecov" -name '*.profraw' >"$scratch/profiles"
"$tools/llvm-profdata" merge -sparse --input-files="$scratch/profiles" -o "$profdata"
tests=$(find "$bin" -maxdepth 1 -name '*.xctest' -type f | head -1)
"$tools/llvm-cov" export -format=lcov -instr-profile "$profdata" "$tests" -object "$bin/itravel" Sources >"$scratch/all.lcov"
[ $# -eq 0 ] || "$tools/llvm-cov" show -format=text -instr-profile "$profdata" "$tests" -object "$bin/itravel" \
  -output-dir "$1" Sources
python3 Tests/Coverage/report.py "$scratch/all.lcov"
