#!/usr/bin/env python3
"""What itravel does on a real terminal: a pseudo-terminal of this process, with the standard library alone.

terminal.py BINARY CASE runs one case and exits 0 when it holds; what does not hold goes to standard error.
Nothing sleeps: every step waits for bytes of the terminal, or for the end of the process.
"""
import fcntl
import http.server
import os
import pty
import re
import select
import struct
import sys
import tempfile
import termios
import threading

BINARY = sys.argv[1]
LIMIT = 30  # seconds that a terminal may stay silent before a case is lost


class Terminal:
    """A process on a terminal of its own; `out` is what stands there if standard output goes elsewhere."""

    def __init__(self, words, rows=10, columns=80, piped=False, **environment):
        self.home = tempfile.mkdtemp()
        self.seen = b""
        self.code = None
        variables = {
            "HOME": self.home, "PATH": "/usr/bin:/bin", "TERM": "xterm", "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00",
            "LANG": "C.UTF-8",
        }
        # What a run that is measured or sanitized asks of every process; nobody else has these.
        for name in ("LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS"):
            if name in os.environ:
                variables[name] = os.environ[name]
        variables.update({name: value for name, value in environment.items() if value is not None})
        for name in [name for name, value in environment.items() if value is None]:
            variables.pop(name, None)
        receiver, sender = os.pipe()
        self.child, self.end = pty.fork()
        if self.child == 0:
            # Nothing is drawn before the terminal has its size.
            os.read(receiver, 1)
            os.close(receiver)
            os.close(sender)
            if piped:
                os.dup2(os.open(self.home + "/out", os.O_WRONLY | os.O_CREAT), 1)
            os.execve(BINARY, [BINARY] + words, variables)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.write(sender, b"!")
        os.close(receiver)
        os.close(sender)

    def read(self):
        """Takes what has come; False at the end."""
        ready, _, _ = select.select([self.end], [], [], LIMIT)
        if not ready:
            raise AssertionError("the terminal is silent after: %r" % self.seen[-400:])
        try:
            piece = os.read(self.end, 65536)
        except OSError:
            return False
        self.seen += piece
        return bool(piece)

    def wait_for(self, words, after=0):
        while words.encode() not in self.seen[after:]:
            assert self.read(), "%r never came; there is: %r" % (words, self.seen[-400:])

    def press(self, keys):
        os.write(self.end, keys.encode())

    def finish(self):
        while self.read():
            pass
        _, status = os.waitpid(self.child, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return self

    @property
    def text(self):
        return self.seen.decode().replace("\r\n", "\n")


def expect(truth, *told):
    assert truth, " ".join(repr(thing) for thing in told)


TRIP = ["chat", "4 days in Osaka from Seoul on 2026-12-11"]
FIRST = "Here is a plan"
LAST = "Places to stay"


def whole(**how):
    terminal = Terminal(how.pop("words", TRIP), **how).finish()
    expect(terminal.code == 0, terminal.code, terminal.text)
    expect(FIRST in terminal.text and LAST in terminal.text, how, terminal.text)
    return terminal


def pager_shows_long_text():
    terminal = Terminal(TRIP, PAGER="head -n 3").finish()
    expect(terminal.code == 0 and FIRST in terminal.text, terminal.text)
    expect(LAST not in terminal.text, "the pager was passed by", terminal.text)


def pager_left_early_is_quiet():
    terminal = Terminal(["schema", "chat"], PAGER="head -c 10").finish()
    expect(terminal.code == 0 and len(terminal.text) == 10, terminal.code, terminal.text)
    terminal = Terminal(["help"], rows=4, PAGER="true").finish()
    expect(terminal.code == 0 and terminal.seen == b"", terminal.code, terminal.text)


def pager_keeps_the_code():
    terminal = Terminal(TRIP + ["--strict"], PAGER="head -n 1").finish()
    expect(terminal.code == 12, terminal.code, terminal.text)
    expect(FIRST in terminal.text and LAST not in terminal.text, terminal.text)


def pager_of_a_shell():
    terminal = Terminal(TRIP, PAGER="tr a-z A-Z | head -n 2").finish()
    expect(terminal.code == 0 and FIRST.upper() in terminal.text, terminal.text)
    expect(LAST.upper() not in terminal.text, terminal.text)


def pager_is_not_wanted():
    marked = {"PAGER": "head -n 1"}
    whole(words=TRIP + ["--no-pager"], **marked)
    whole(words=TRIP + ["--no-input"], **marked)
    whole(rows=500, **marked)
    whole(PAGER="")
    whole(PAGER="cat")
    whole(PAGER="head -n 1", TERM="dumb")
    whole(PAGER="head -n 1", TERM=None)
    whole(words=TRIP + ["-o", "markdown"], **marked)


def pager_is_not_there():
    whole(PAGER="/no/such/pager")
    whole(PAGER="no-such-pager --of 'any kind'")
    whole(PAGER=None, PATH="/var/empty")


def pager_that_fails_shows_once():
    expect(whole(PAGER="/bin/false").text.count(FIRST) == 1, "twice")
    expect(whole(PAGER="cat; exit 3").text.count(FIRST) == 1, "twice")
    # Longer than a pipe holds: what nobody took is written, and what somebody took is not.
    long = Terminal(["schema", "chat", "--no-pager"]).finish().text
    expect(len(long) > 65536, len(long))
    expect(Terminal(["schema", "chat"], PAGER="/bin/false").finish().text == long, "lost or twice")
    terminal = Terminal(["schema", "chat"], PAGER="cat; exit 3").finish()
    expect(terminal.code == 0 and terminal.text == long, "lost or twice")
    terminal = Terminal(["schema", "chat"], PAGER="head -c 10; exit 3").finish()
    expect(terminal.code == 0 and terminal.text == long[:10], terminal.text[:200])


def pager_needs_a_terminal():
    terminal = Terminal(TRIP, piped=True, PAGER="head -n 1").finish()
    expect(terminal.code == 0, terminal.code, terminal.text)
    with open(terminal.home + "/out") as out:
        expect(LAST in out.read(), "standard output was no terminal")


def less_is_the_default():
    folder = tempfile.mkdtemp()
    with open(folder + "/less", "w") as script:
        script.write('#!/bin/sh\nread first\necho "$# <$LESS> $first"\n')
    os.chmod(folder + "/less", 0o700)
    path = folder + ":/usr/bin:/bin"
    terminal = Terminal(TRIP, PATH=path).finish()
    expect("0 <FRX> " + FIRST in terminal.text, terminal.text)
    terminal = Terminal(TRIP, PATH=path, LESS="-i").finish()
    expect("0 <-i> " + FIRST in terminal.text, terminal.text)


def less_itself():
    terminal = Terminal(TRIP, LESS="RX")
    terminal.wait_for(":")
    terminal.press("q")
    terminal.finish()
    expect(terminal.code == 0, terminal.code, terminal.text)
    expect(FIRST in terminal.text and LAST not in terminal.text, terminal.text)
    expect("itravel:" not in terminal.text, terminal.text)
    # Beyond ASCII it shows letters, not bytes, whatever the locale.
    terminal = Terminal(["search", "flight", "ICN", "KIX", "--depart", "2026-12-20"], rows=6, LESS="RX", LANG=None)
    terminal.wait_for("→")
    terminal.press("q")
    expect(terminal.finish().code == 0, terminal.text)


def pager_has_the_keys_for_itself():
    folder = tempfile.mkdtemp()
    with open(folder + "/pager", "w") as script:
        # The signal is held before READY is said and taken after it, so that none falls between two steps.
        script.write(
            "#!/usr/bin/python3\n"
            "import signal, sys\n"
            "heard = signal.getsignal(signal.SIGINT) != signal.SIG_IGN\n"
            "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])\n"
            "print(sys.stdin.readline(), 'READY', flush=True)\n"
            "signal.sigwait([signal.SIGINT])\n"
            "print('CAUGHT' if heard else 'DEAF', flush=True)\n"
            "print('GOT', open('/dev/tty').readline(), flush=True)\n")
    os.chmod(folder + "/pager", 0o700)
    terminal = Terminal(TRIP, PAGER=folder + "/pager")
    terminal.wait_for("READY")
    # Ctrl-C is for the pager; the program behind it goes on and ends with its own code.
    terminal.press("\x03")
    terminal.wait_for("CAUGHT")
    terminal.press("q\n")
    terminal.finish()
    expect(terminal.code == 0 and "GOT q" in terminal.text, terminal.code, terminal.text)


class Backend:
    """A server that answers a chat only when it is told to."""

    def __init__(self):
        self.may_answer = threading.Event()
        backend = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                backend.may_answer.wait(LIMIT)
                body = b'{"reply":"Here you are.","message":"Here you are."}'
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = "http://127.0.0.1:%d" % self.server.server_port


def waiting_is_told_and_wiped():
    backend = Backend()
    terminal = Terminal(["chat", "hello", "--endpoint", backend.address], columns=60)
    terminal.wait_for("Asking")
    terminal.wait_for("1 s")
    backend.may_answer.set()
    terminal.finish()
    expect("Here you are." in terminal.text, terminal.code, terminal.text)
    drawn, answer = terminal.text.rsplit("\r\x1b[K", 1)
    expect("Here you are." in answer and "Asking" not in answer, "the line stands in the answer", answer)
    for line in re.split(r"\r\x1b\[K", drawn):
        expect(len(line) < 60 and "\n" not in line, "the line wraps", line)


def waiting_is_said_once_on_a_dumb_terminal():
    backend = Backend()
    terminal = Terminal(["chat", "hello", "--endpoint", backend.address], TERM="dumb")
    terminal.wait_for("Asking")
    backend.may_answer.set()
    terminal.finish()
    expect(terminal.text.count("Asking") == 1 and "\x1b" not in terminal.text, terminal.text)


def waiting_can_be_broken_off():
    backend = Backend()
    terminal = Terminal(["chat", "hello", "--endpoint", backend.address])
    terminal.wait_for("Asking")
    terminal.press("\x03")
    terminal.finish()
    expect(terminal.code == -2, terminal.code, terminal.text)
    last = terminal.text.rsplit("\r\x1b[K", 1)[-1]
    expect("Asking" not in last, "the line is left behind", last)


def colour_is_for_terminals_that_have_it():
    flight = ["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--flex", "3", "--no-pager"]
    expect("\x1b[" in whole_flight(flight), "no colour on a terminal")
    expect("\x1b" not in whole_flight(flight, NO_COLOR="1"), "NO_COLOR")
    expect("\x1b" not in whole_flight(flight, TERM="dumb"), "TERM=dumb")
    expect("\x1b" not in whole_flight(flight + ["--color", "never"]), "--color never")
    plain = whole_flight(flight, LC_ALL="C", NO_COLOR="1")
    expect("====" in plain and "━" not in plain, plain)


def whole_flight(words, **how):
    terminal = Terminal(words, **how).finish()
    expect(terminal.code == 0 and "lowest" in terminal.text, terminal.code, terminal.text)
    return terminal.text


try:
    globals()[sys.argv[2]]()
except AssertionError as lost:
    sys.exit("%s: %s" % (sys.argv[2], lost))
