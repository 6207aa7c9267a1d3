"""What the tests play with: server processes, people with cookies, live sockets.

Nothing here knows a rule: a socket answers the questions it is asked.
"""

from __future__ import annotations

import json
import os
import random
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from http.cookiejar import Cookie
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stavka.kernel import Match
from stavka.table.config import Config
from tests.table.nursery import Born, Wish, nursery
from tests.table.postgres import free_port

Message = dict[str, Any]

# Seconds to wait for what must come. Nothing that works takes so long on the busiest machine: who
# has waited for it in vain has found a fault.
PATIENCE = 60.0
TICKS = os.sysconf("SC_CLK_TCK")

# Nobody here speaks TLS. Each client would read all the world's certificates: 30 ms of it.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
get = partial(httpx.get, verify=NO_TLS, timeout=PATIENCE)  # a request of nobody


def soon(fulfilled: Callable[[], bool], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not fulfilled():
        assert time.monotonic() < end, what
        time.sleep(0.02)


class Server:
    """One server process. Its database outlives it: `start` after `kill` goes on with it.

    `module` is a file to run instead of the plain server; it gets the configuration as argument.
    Where it changes what is loaded by then it runs `apart`: in a process that begins with nothing.
    """

    def __init__(
        self,
        database: str,
        directory: Path,
        *,
        module: Path | None = None,
        apart: bool = False,
        quick_passwords: bool = True,
        **settings: object,
    ) -> None:
        self.database = database
        self.settings = {
            "bot_seconds": PATIENCE, "coach_choices": 3_000, "coach_seconds": 1e6, "burst": 10_000,
            "guests_per_hour": 1_000_000, "matches_per_hour": 1_000_000,
            "sockets_per_address": 10_000, "sockets_per_person": 10_000,
            "chat_per_minute": 1_000_000, **settings,
        }  # fmt: skip
        self.port = 0
        self.log = directory / f"server-{free_port()}.log"
        self._module = module
        self._apart = apart
        self._quick_passwords = quick_passwords
        self.slow_disk = False
        self._process: subprocess.Popen[bytes] | Born | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> Self:
        """Start and wait until it answers; on the same port if it has run before."""
        self.launch()
        return self.wait()

    def launch(self) -> None:
        """Start without waiting."""
        self.port = self.port or free_port()
        config = {"port": self.port, "database": self.database, **self.settings}
        if self._module and self._apart:
            self._process = self._run(self._module, json.dumps(config))
            return
        wish = Wish(
            msgspec.convert(config, Config), str(self.log), self._quick_passwords, self.slow_disk,
            str(self._module or ""), dict(os.environ) if self._module else {},
        )  # fmt: skip
        self._process = nursery().bear(wish)

    def _run(self, module: Path, config: str) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, module, config],
                stdin=subprocess.PIPE,  # it ends when the tests do, however they end
                stdout=log,
                stderr=log,
            )

    def wait(self) -> Self:
        end = time.monotonic() + PATIENCE
        while self.running and time.monotonic() < end:
            try:
                # Much cheaper than asking with a whole client each time.
                with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE):
                    return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not start:\n{self.output[-3000:]}")

    def stop(self) -> None:
        """Ask it to end, as `Ctrl-C` or a service manager does."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=PATIENCE)
            finally:
                self._process.kill()
                self._process.wait()

    def kill(self) -> None:
        """SIGKILL: it has no time to tidy anything up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def restart(self) -> Self:
        self.stop()
        return self.start()

    @property
    def output(self) -> str:
        """All that it has written to its terminal."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def metric(self, name: str) -> int:
        lines = get(f"{self.url}/metrics").text.splitlines()
        found = dict(line.split() for line in lines if not line.startswith("#"))
        return int(found[name])

    @property
    def spent(self) -> float:
        """Seconds of a processor that it has worked so far; how busy the machine is else does not
        count."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


class Client:
    """A person with a browser: a guest unless told otherwise.

    `address` is where on loopback the person seems to come from, for what is counted by address.
    """

    def __init__(
        self, server: Server, *, language: str = "en", address: str = "", guest: bool = True
    ) -> None:
        self.server = server
        transport = httpx.HTTPTransport(verify=NO_TLS, local_address=address or None)
        headers = {"accept-language": language}
        self.http = httpx.Client(
            base_url=server.url, transport=transport, headers=headers, timeout=PATIENCE
        )
        self._sockets: list[Socket] = []
        self.person: Message = {}
        if guest:
            self.person = self.post("/api/guest")["person"]

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.http.close()

    @property
    def name(self) -> str:
        return str(self.person["name"])

    # Requests

    def get(self, path: str, status: int = 200, **query: object) -> Any:
        return self._read(self.http.get(path, params={k: str(v) for k, v in query.items()}), status)

    def post(self, path: str, value: object = None, status: int = 200) -> Any:
        given = {} if value is None else value
        return self._read(self.http.post(path, json=given), status)

    @staticmethod
    def _read(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("stavka") or ""

    @property
    def cookie_details(self) -> Cookie:
        (found,) = self.http.cookies.jar
        return found

    # Accounts

    def register(self, name: str, password: str = "a long password", status: int = 200) -> Any:
        return self._sign("/api/register", name, password, status)

    def log_in(self, name: str, password: str = "a long password", status: int = 200) -> Any:
        return self._sign("/api/login", name, password, status)

    def _sign(self, path: str, name: str, password: str, status: int) -> Any:
        answer = self.post(path, {"name": name, "password": password}, status)
        if status == 200:
            self.person = answer["person"]
        return answer

    # Matches

    def create(self, scenario: str = "solo", status: int = 201, **wish: Any) -> Message:
        """A match of Pavlov's House; `seats` may be given as {seat: who}."""
        seats = wish.pop("seats", {})
        if isinstance(seats, dict):
            seats = [{"seat": seat, "who": who} for seat, who in seats.items()]
        asked = {"game": "pavlov", "scenario": scenario, "seats": seats, **wish}
        found: Message = self.post("/api/matches", asked, status)
        return found

    def match(self, id: str, status: int = 200) -> Message:
        found: Message = self.get(f"/api/matches/{id}", status)
        return found

    def at_match(self, id: str, action: str, status: int = 200, **value: object) -> Message:
        """`join`, `leave`, `invite`, `revoke` or `rematch`."""
        found: Message = self.post(f"/api/matches/{id}/{action}", value, status)
        return found

    def join(self, id: str, seat: str, secret: str = "", status: int = 200) -> Message:
        return self.at_match(id, "join", status, seat=seat, secret=secret)

    def bring(self, match: Match[Any]) -> str:
        """A match as it stands, all seats one's own; its id."""
        return str(self.post("/api/matches/import", {"text": match.journal.text()}, 201)["id"])

    def mine(self) -> dict[str, Message]:
        return {found["id"]: found for found in self.get("/api/matches/mine")["matches"]}

    def open(
        self,
        id: str,
        *,
        after: Socket | None = None,
        language: str = "",
        server: Server | None = None,
    ) -> Socket:
        """A live connection to a match, greeted. `after`: one that it goes on from. `server`:
        another one on the same database."""
        query = known(after.state) if after else {}
        query |= {"lang": language} if language else {}
        at = (server or self.server).url.replace("http", "ws", 1)
        socket = Socket(f"{at}/ws/{id}?{urlencode(query)}", self.cookie)
        self._sockets.append(socket)
        if after:
            socket.board, socket.log = after.board, after.log
        return socket.greeted()


def known(state: Message) -> dict[str, Any]:
    """How a client that comes back names the last state it has."""
    return {"seat": state["seat"] or ""} | {k: state[k] for k in ("number", "choices")}


def patched(board: Message, state: Message) -> Message:
    """A board brought up to date, as `docs/protocol.md` says."""
    new: Message = state["board"] if state["whole"] else board | state["board"]
    for part, entries in state.get("entries", {}).items():
        new[part] = new[part] | entries
    for part, *entry in state.get("gone", ()):
        if entry:
            new[part] = {k: v for k, v in new[part].items() if k != entry[0]}
        else:
            del new[part]
    return new


def kept(log: list[Message], state: Message) -> list[Message]:
    """A log brought up to date, as `docs/protocol.md` says."""
    return [*(line for line in log if line["number"] <= state["since"]), *state["log"]]


class Socket:
    """One live connection, and the match as it has been told of it.

    `board` and `log` are put together from what has come, as a browser does.
    """

    def __init__(self, url: str, cookie: str) -> None:
        headers = {"cookie": f"stavka={cookie}"} if cookie else {}
        opened = connect(
            url,
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
        )
        self._open = ExitStack()
        self._connection: ClientConnection = self._open.enter_context(opened)
        self._sent = 0
        self.heard: list[Message] = []
        self.welcome: Message = {}
        self.state: Message = {}
        self.board: Message = {}
        self.log: list[Message] = []
        self.present: Message = {}

    def close(self) -> None:
        self._open.close()

    def cut(self) -> None:
        """The line breaks: no goodbye."""
        self._connection.socket.close()

    def greeted(self) -> Self:
        self.next("state")
        return self

    # Hearing

    def read(self, timeout: float = PATIENCE) -> Message:
        """The next message, whatever it is; TimeoutError if none comes."""
        message: Message = json.loads(self._connection.recv(timeout))
        self.heard.append(message)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "state":
                self._take(message)
            case "present":
                self.present = message
        return message

    def _take(self, state: Message) -> None:
        """Keep board and log as `docs/protocol.md` says."""
        self.board, self.log = patched(self.board, state), kept(self.log, state)
        self.state = state

    def next(self, kind: str, timeout: float = PATIENCE) -> Message:
        """The next message of this type; others on the way are taken note of."""
        return self.until(lambda message: message["type"] == kind, timeout, kind)

    def until(
        self, wanted: Callable[[Message], bool], timeout: float = PATIENCE, what: str = ""
    ) -> Message:
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            try:
                message = self.read(left)
            except TimeoutError:
                break
            if wanted(message):
                return message
        last = [message["type"] for message in self.heard[-5:]]
        raise AssertionError(f"{what or 'what was awaited'} did not come; the last were {last}")

    def at(self, number: int) -> Message:
        """Wait until told of the state of this number, or a later one."""
        while self.state["number"] < number:
            self.next("state")
        return self.state

    def over(self) -> Message:
        """Wait until the match is over."""
        while self.state["status"] not in ("over", "aborted"):
            self.next("state")
        return self.state

    def rest(self) -> list[Message]:
        """All that the server still had to say to this line before it answers a question."""
        known = len(self.heard)
        self.say("ping")
        return self.heard[known:-1]

    def here(self) -> list[Message]:
        """All that has come already; whether more is on its way nobody knows."""
        known = len(self.heard)
        with suppress(TimeoutError):
            while True:
                self.read(0)
        return self.heard[known:]

    def closed(self, timeout: float = PATIENCE) -> int:
        """Wait until the server closes the connection; its code."""
        try:
            self.until(lambda _: False, timeout)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006
        raise AssertionError("the connection stays open")

    # Saying

    def send(self, type: str, **fields: object) -> int:
        self._sent += 1
        self._connection.send(json.dumps({"type": type, "id": self._sent, **fields}))
        return self._sent

    def send_text(self, text: str) -> None:
        self._connection.send(text)

    def say(self, type: str, **fields: object) -> Message:
        """Send a message and wait for its answer: `done`, `refused` or what was asked for."""
        id = self.send(type, **fields)
        return self.until(lambda message: message.get("to") == id, what=f"the answer to {type}")

    def do(self, type: str, **fields: object) -> Message:
        """Say what must be done, not refused."""
        answer = self.say(type, **fields)
        assert answer["type"] != "refused", answer
        return answer

    def refused(self, type: str, **fields: object) -> Message:
        """Say what must be refused; the refusal."""
        answer = self.say(type, **fields)
        assert answer["type"] == "refused", answer
        return answer

    def look(self, seat: str | None) -> Message:
        """See the board of another of one's seats (None: of none)."""
        return self.say("hand-over", seat=seat)

    def speak(self, language: str) -> Message:
        return self.say("speak", language=language)

    # Playing

    @property
    def number(self) -> int:
        return int(self.state["number"])

    @property
    def question(self) -> Message:
        """The question put to the seat whose board is shown."""
        (found,) = self.state["questions"]
        return dict(found)

    @property
    def choices(self) -> list[str]:
        """The legal choices, if this socket's seat is asked."""
        return [c["choice"] for q in self.state["questions"] for c in q["choices"]]

    @property
    def asked(self) -> bool:
        return bool(self.state["questions"])

    def play(self, choice: str | None = None, **fields: object) -> Message:
        """Make a choice (None: the first) for the seat asked; wait until it is saved."""
        question = self.question
        given = {"seat": question["seat"], "number": self.number, "choice": choice}
        if choice is None:
            given["choice"] = question["choices"][0]["choice"]
        return self.do("play", **{**given, **fields})

    def play_on(self, chooser: random.Random, count: int = 1_000_000) -> int:
        """Answer with random legal choices: that many, or until not asked; how many it were."""
        made = 0
        while made < count and self.asked:
            self.play(chooser.choice(self.choices))
            made += 1
        return made

    def on_turn(self, type: str, seat: str | None = None, **fields: object) -> Message:
        """`undo`, `redo`, `reset` or `resign` at the present number; it must be done."""
        return self.do(type, seat=seat or self.state["seat"], number=self.number, **fields)
