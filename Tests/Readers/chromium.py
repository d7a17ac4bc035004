"""A headless Chromium, spoken to over a pipe; standard library only."""
import itertools
import json
import os
import shutil
import subprocess
import tempfile

NAMES = ("chromium", "chromium-browser", "google-chrome")


class Chromium:
    """Opens one page after the other, as wide and as bright as asked."""

    def __enter__(self):
        self.home = tempfile.mkdtemp(prefix="itravel-page-")
        to_browser, from_us = os.pipe()
        from_browser, to_us = os.pipe()
        path = os.environ.get("PATH", "") + ":/usr/bin:/bin:/usr/local/bin"
        program = next(filter(None, (shutil.which(name, path=path) for name in NAMES)), None)
        if program is None:
            raise SystemExit("there is no chromium here: apt-get install chromium")

        def wire():
            # The pipe stands at the descriptors 3 and 4, wherever ours happen to be.
            high_in, high_out = os.dup2(to_browser, 200), os.dup2(to_us, 201)
            os.dup2(high_in, 3)
            os.dup2(high_out, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
             "--disable-background-networking", "--disable-extensions", "--remote-debugging-pipe", f"--user-data-dir={self.home}", "about:blank"],
            preexec_fn=wire, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self.home, "PATH": path})
        os.close(to_browser)
        os.close(to_us)
        self.out, self.back = os.fdopen(from_us, "wb", buffering=0), os.fdopen(from_browser, "rb")
        self.ids, self.session, self.events = itertools.count(1), None, []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Log", "Runtime"):
            self.ask(domain + ".enable")
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.ask("Browser.close")
        except (OSError, EOFError):
            self.process.kill()
        self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def receive(self):
        message = bytearray()
        while (byte := self.back.read(1)) != b"\0":
            if not byte:
                raise EOFError("chromium is gone")
            message += byte
        return json.loads(message)

    def ask(self, method, **parameters):
        number = next(self.ids)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.out.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, path, width, height, scheme="light", media=""):
        """Opens a file and waits until it is drawn; gives what it asked for and complained of."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
        self.ask("Emulation.setEmulatedMedia", media=media, features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.events.clear()
        self.ask("Page.navigate", url="file://" + path)
        while not any(e.get("method") == "Page.loadEventFired" for e in self.events):
            self.events.append(self.receive())
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
        asked = [e["params"]["request"]["url"] for e in self.events if e.get("method") == "Network.requestWillBeSent"]
        said = [e["params"]["entry"]["text"] for e in self.events if e.get("method") == "Log.entryAdded"]
        return [url for url in asked if url != "file://" + path], said

    def run(self, script):
        """The value of an expression in the page."""
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")
