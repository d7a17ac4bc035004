#!/usr/bin/env bash
# Tests/Sanitizers/run.sh address|thread [OPTIONS OF swift test…] — runs the tests under a sanitizer, in a build of its
# own. Each build takes longer than all of the proof, so it is run by hand: before a release, and after work on pointers,
# locks or threads. The thread sanitizer reports the State of Tests/Loopback and the locks of a store in memory, which a
# Mutex guards: it does not see that lock being taken. Nothing else is expected.
set -euo pipefail
cd "$(dirname "$0")/../.."
kind=${1:?address or thread}
shift
how=(--scratch-path ".build/$kind" --sanitize="$kind")
swift build "${how[@]}" --build-tests
bin=$(swift build "${how[@]}" --show-bin-path)
# What is left out bounds memory or libraries, which a sanitizer changes (its shadow takes terabytes of addresses), or has
# no /proc, which it cannot be without.
left=(--skip CostTests --skip 'SecurityProcessTests/endless' --skip emptyChroot --skip emptyRoot --skip noTemporary)
# A process of the tests ends at once, and what it still holds then is no leak; a library that the tests put before all
# others, such as a faulty disk, comes before the sanitizer's too.
export ASAN_OPTIONS=detect_leaks=0:verify_asan_link_order=0:detect_stack_use_after_return=1
ITRAVEL_BIN="$bin/itravel" swift test "${how[@]}" --skip-build "${left[@]}" "$@"
