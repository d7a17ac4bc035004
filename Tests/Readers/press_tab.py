"""Presses TAB in a real shell on a terminal: press_tab.py SHELL PREFIX HOME, lines to complete on standard input.

Each line is typed after `itravel `, then TAB is pressed. Prints the words the line then has, joined by a vertical bar.
"""

import os
import sys

import pexpect

shell, prefix, home = sys.argv[1:4]
environment = {
    "HOME": home,
    "PATH": f"{prefix}/bin:/usr/bin:/bin",
    "TERM": "xterm",
    "LC_ALL": "C.UTF-8",
    "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00",
    # A run that is measured or sanitized asks this of every process; nobody else has these.
    **{name: value for name, value in os.environ.items() if name in ("LLVM_PROFILE_FILE", "ASAN_OPTIONS")},
}
starts = {
    "bash": (
        ["bash", "--norc", "--noprofile"],
        ["bind 'set bell-style none'", f"source {prefix}/share/bash-completion/completions/itravel"],
        "show() { printf '<%s>' \"$@\"; }",
    ),
    "zsh": (
        ["zsh", "-f"],
        [
            "bindkey -e; unsetopt beep; setopt no_list_ambiguous",
            f"fpath=({prefix}/share/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -D",
        ],
        "show() { printf '<%s>' \"$@\"; }",
    ),
    "fish": (
        ["fish", "--no-config"],
        [f"set -p fish_complete_path {prefix}/share/fish/vendor_completions.d", "set -g fish_autosuggestion_enabled 0"],
        "function show; printf '<%s>' $argv; end",
    ),
}
command, setup, show = starts[shell]
child = pexpect.spawn(
    command[0], command[1:], env=environment, cwd=home, encoding="utf-8", dimensions=(50, 200), timeout=20
)
for line in setup + [show, "echo RE''ADY"]:
    child.sendline(line)
child.expect("READY\r\n")
for number, line in enumerate(sys.stdin.read().splitlines()):
    # The line as it stands after TAB is given to `show`, which tells its words.
    child.send(f"itravel {line}\t\x01show \x05; echo DO''NE{number}\r")
    child.expect(f"DONE{number}\r\n")
    words = child.before[child.before.rindex("<itravel>") :].removeprefix("<itravel>")
    print(words.strip().removeprefix("<").removesuffix(">").replace("><", "|"))
child.close(force=True)
