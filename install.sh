#!/bin/sh
# Installs itravel with its manual and its completions: ./install.sh [PREFIX], which is /usr/local when none is named.
set -eu
prefix=${1:-/usr/local}
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
cd "$(dirname "$0")"
binary=${ITRAVEL_BIN:-.build/release/itravel}
[ -x "$binary" ] || swift build -c release

put() {
  mkdir -p "$(dirname "$3")"
  # Removed first: a program that runs cannot be written over.
  rm -f "$3"
  cp "$2" "$3"
  chmod "$1" "$3"
}

put 755 "$binary" "$prefix/bin/itravel"
put 644 man/itravel.1 "$prefix/share/man/man1/itravel.1"
put 644 completions/itravel.bash "$prefix/share/bash-completion/completions/itravel"
put 644 completions/_itravel "$prefix/share/zsh/site-functions/_itravel"
put 644 completions/itravel.fish "$prefix/share/fish/vendor_completions.d/itravel.fish"
