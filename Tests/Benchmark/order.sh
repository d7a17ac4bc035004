#!/usr/bin/env bash
# Writes Sources/CProcess/link/order.txt: the functions that a start runs, so that the linker lays them side by side and
# a start touches fewer pages. A name that is gone is passed over by the linker, so the list may be old, never wrong.
# Needs a release build in .build and valgrind.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
list=$(echo .build/*/release/itravel.product/Objects.LinkFileList)
swiftc -static-stdlib -emit-executable "@$list" -Xlinker --defsym=main=itravel_main -LSources/CProcess/link \
  -Xclang-linker -static-libgcc -lm -Xlinker --gc-sections -Xlinker -S -use-ld=gold -o "$work/itravel"
export HOME=$work ITRAVEL_NOW=2026-11-30T09:00:00+09:00
run=0
trace() {
  run=$((run + 1))
  valgrind --tool=callgrind --demangle=no --compress-strings=no --callgrind-out-file="$work/calls.$run" \
    "$work/itravel" "$@" >/dev/null 2>&1
  grep -haE '^fn=' "$work/calls.$run" | sed "s/^fn=//; s/'[0-9]*\$//" | grep -E '^[$_A-Za-z]' | sort -u
}
# What every start needs comes first, then what a search and a conversation add. Functions without a name of their own are
# few and small, and go along.
{
  printf '.text..L%s*\n' objectdestroy __unnamed_ keypath
} >Sources/CProcess/link/order.txt
{
  { trace --version; trace --help; trace search flight --help --lang ko; } | sort -u
  trace search flight ICN KIX --depart +30d --json
  trace chat "3 nights in Osaka from Seoul on 2026-12-11, two of us, food" --json
} | awk '!seen[$0]++ { print ".text." $0 }' >>Sources/CProcess/link/order.txt
wc -l Sources/CProcess/link/order.txt
