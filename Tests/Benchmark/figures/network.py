"""What a request over HTTP costs beside curl with the very same request, and how soon Ctrl-C ends one.

A server on loopback gives every question the same answer. itravel also keeps the conversation, which curl does not.
"""
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import threading
import time

from harness import Case, Table

LIMIT = 1.5
LIMIT_SIGINT_MS = 200
PLAN = {"intent": "general_chat", "tools": ["general_chat"], "subtasks": [], "trip_stage": "ideation", "args": {}}
CHAT = {"reply": "안녕하세요. 어디로 갈까요?", "plan": PLAN, "trip_goal": {"destination": None, "status": "just_started"}}


class Server:
    """Answers on loopback, in a process of its own: what it costs falls on both programs alike."""

    def __init__(self, answers):
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.address = "http://127.0.0.1:%d" % self.listener.getsockname()[1]
        self.process = os.fork()
        if self.process == 0:
            try:
                while True:
                    threading.Thread(target=self.serve, args=(self.listener.accept()[0], answers), daemon=True).start()
            finally:
                os._exit(0)

    @staticmethod
    def serve(connection, answers):
        data = b""
        while True:
            while b"\r\n\r\n" not in data:
                piece = connection.recv(65536)
                if not piece:
                    return connection.close()
                data += piece
            head, data = data.split(b"\r\n\r\n", 1)
            lines = head.decode().split("\r\n")
            length = next((int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:")), 0)
            while len(data) < length:
                data += connection.recv(65536)
            data = data[length:]
            body = answers[lines[0].split()[1].split("?")[0]].encode()
            head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(body)
            connection.sendall(head.encode() + body)

    def stop(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def tables(bench):
    curl = shutil.which("curl")
    if curl is None:
        raise SystemExit("Not here: curl. apt install curl")
    nothing = json.dumps({"items": []})
    answers = {"/chat": json.dumps(CHAT, ensure_ascii=False), "/api/bookings": nothing, "/api/cancelled-bookings": nothing}
    server = Server(answers)
    try:
        home = dict(bench.home(), ITRAVEL_ENDPOINT=server.address)
        bench.call(["history", "--json"], home)
        nowhere = dict(home, ITRAVEL_DATA_DIR="/dev/null/none")
        body = json.dumps(
            {"message": "안녕", "session_id": "itravel-1", "context": "user: 안녕", "history": [{"role": "user", "content": "안녕"}]},
            ensure_ascii=False)
        post = [curl, "-s", "-H", "Accept: application/json", "-H", "Content-Type: application/json", "--data-binary", body, server.address + "/chat"]
        get = [curl, "-s", "-H", "Accept: application/json", server.address + "/api/bookings", server.address + "/api/cancelled-bookings"]
        pairs = [
            (bench.itravel("history, two requests", ["history", "--json"], home=home), Case("curl, the same two", get, environment={})),
            (bench.itravel("a turn of chat, nothing kept", ["chat", "안녕", "--json"], home=nowhere), Case("curl, the same POST", post, environment={})),
            (bench.itravel("a turn of chat, kept", ["chat", "--new", "안녕", "--json"], home=home), None),
        ]
        base, samples = bench.interleaved([case for pair in pairs for case in pair if case], max(bench.runs, 41))
    finally:
        server.stop()
    rows, over, own = [], [], None
    for case, other in pairs:
        own = other or own
        ratio = samples[case.name].ms / samples[own.name].ms
        limit = LIMIT if other else ""
        if other:
            rows.append([other.name, f"{samples[other.name].ms:.2f}", f"{samples[other.name].ms / base.ms:.1f}", "1.00", ""])
        rows.append([case.name, f"{samples[case.name].ms:.2f}", f"{samples[case.name].ms / base.ms:.1f}", f"{ratio:.2f}", limit])
        if limit and ratio > limit:
            over.append(f"{case.name} ({ratio:.2f} × curl)")
    return [Table("Requests beside curl, whole processes", ["whole process", "ms", "× C", "× curl", "limit"], rows, over), ended(bench)]


def ended(bench):
    """From SIGINT to the end of the process, while a server that took the request says nothing."""
    listener = socket.create_server(("127.0.0.1", 0))
    environment = dict(bench.home(), ITRAVEL_ENDPOINT="http://127.0.0.1:%d" % listener.getsockname()[1])
    times = []
    for _ in range(max(bench.runs, 15)):
        child = subprocess.Popen([bench.binary, "chat", "안녕"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        connection = listener.accept()[0]
        connection.recv(65536)
        start = time.perf_counter()
        child.send_signal(signal.SIGINT)
        code = child.wait()
        times.append((time.perf_counter() - start) * 1000)
        connection.close()
        if code != -signal.SIGINT:
            raise SystemExit(f"SIGINT ended a request with {code}")
    listener.close()
    worst = max(times)
    over = [f"SIGINT ({worst:.0f} ms)"] if worst > LIMIT_SIGINT_MS else []
    return Table(
        "Ctrl-C during a request", ["to the end of the process", "ms", "limit"],
        [["median", f"{statistics.median(times):.1f}", ""], ["worst", f"{worst:.1f}", LIMIT_SIGINT_MS]], over)
