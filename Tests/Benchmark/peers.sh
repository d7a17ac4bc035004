#!/usr/bin/env bash
# Makes the folder of programs that figures/peers.py measures beside itravel: two from PyPI in a virtual environment of
# pinned versions (peers.txt); gh and jq come from Debian (apt install gh jq). Prints the folder.
# usage: peers.sh [FOLDER]
set -euo pipefail
pins=$(dirname "$0")/peers.txt
folder=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/itravel-peers}
if ! cmp -s "$pins" "$folder/peers.txt"; then
  python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet --disable-pip-version-check -r "$pins" >&2
  cp "$pins" "$folder/peers.txt"
fi
echo "$folder"
