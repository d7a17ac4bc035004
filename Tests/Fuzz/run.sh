#!/usr/bin/env bash
# Tests/Fuzz/run.sh [SECONDS [TARGET…]] — fuzzes what reads other people's bytes, each target for so long (20 s), two at
# a time. Seeds are in Seeds/TARGET; what is found stands in .build/fuzz/found, and belongs among the tests when mended.
# With ITRAVEL_FUZZ_SEED a fresh clone tries the same bytes in the same order again.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-20}
shift $(($# > 0 ? 1 : 0))
targets=("$@")
[ $# -gt 0 ] || targets=(arguments understanding json itinerary blobs import configuration)

libraries=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/clang
library=$(find "$libraries" -name "libclang_rt.fuzzer_no_main-$(uname -m).a" | head -1)
[ -n "$library" ] || { echo "This Swift toolchain has no libFuzzer."; exit 1; }
export ITRAVEL_FUZZ=$library
swift build --scratch-path .build/fuzz --product itravel-fuzz
binary=$(swift build --scratch-path .build/fuzz --show-bin-path)/itravel-fuzz

found=.build/fuzz/found
rm -rf "$found"
mkdir -p "$found"
fuzz() {
  # Seeds come last and are only read; what is learnt is kept in the first folder for the next run.
  mkdir -p ".build/fuzz/corpus/$1" "$found/$1"
  ITRAVEL_FUZZ_LAST=".build/fuzz/last-$1" SWIFT_BACKTRACE=enable=no "$binary" "$1" ".build/fuzz/corpus/$1" "Tests/Fuzz/Seeds/$1" \
    -seed="${ITRAVEL_FUZZ_SEED:-0}" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=8192 -print_final_stats=1 \
    -artifact_prefix="$found/$1/" >"$found/$1.log" 2>&1 && state=ok || state=FOUND
  [ $state = ok ] || [ -n "$(ls "$found/$1")" ] || cp ".build/fuzz/last-$1" "$found/$1/last"
  printf '%-14s %s, %s runs\n' "$1" "$state" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$found/$1.log")"
}
export -f fuzz
export found binary seconds
printf '%s\n' "${targets[@]}" | xargs -P 2 -I{} bash -c 'fuzz {}'
if find "$found" -mindepth 2 -type f | grep .; then
  tail -n 30 $(find "$found" -mindepth 2 -type f -printf '%h.log\n' | sort -u)
  exit 1
fi
