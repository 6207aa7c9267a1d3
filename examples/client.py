"""Plays a whole match by random choices, knowing only docs/protocol.md, and prints the log.

python examples/client.py --server http://127.0.0.1:1942 --lang ru
python examples/client.py --scenario competitive --seat wehrmacht=invited
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
Choose = Callable[[Json, Json], str]  # the board and the question -> one of its choices


class Server:
    """The HTTP side: a guest's session, and requests made with it."""

    def __init__(self, address: str, lang: str) -> None:
        self.address, self.lang, self.cookie = address.rstrip("/"), lang, ""
        self.ask("/api/guest", {})

    def ask(self, path: str, body: Json | None = None) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}{path}?lang={self.lang}", data, headers)
        try:
            with urlopen(request, timeout=30) as answer:
                self.cookie = answer.headers.get("Set-Cookie", self.cookie).partition(";")[0]
                return json.load(answer)
        except HTTPError as refused:
            raise SystemExit(json.load(refused)["text"]) from None

    def socket(self, match: str, known: Json) -> ClientConnection:
        """The line of a match; `known` is the last state that came over it."""
        address = "ws" + self.address.removeprefix("http")
        query = {name: known[name] or "" for name in ("seat", "number", "choices") if known}
        url = f"{address}/ws/{match}?{urlencode({'lang': self.lang, **query})}"
        return connect(url, additional_headers={"Cookie": self.cookie}, max_size=None)


class Player:
    """Plays all seats it holds in one match."""

    def __init__(self, server: Server, match: str, choose: Choose, pace: float) -> None:
        self.server, self.match, self.choose, self.pace = server, match, choose, pace
        self.board: Json = {}
        self.lines: list[Json] = []
        self.known: Json = {}  # the last state: a resumed connection goes on from it
        self.seen = -1  # choices whose lines are printed
        self.answered = -1  # the number of the state last answered
        self.greeting: Json = {}

    def play(self) -> None:
        """Until the match is over, over as many connections as it takes."""
        state: Json = {"status": "open"}
        while state["status"] in ("open", "running"):
            try:
                with self.server.socket(self.match, self.known) as socket:
                    self.answered = -1
                    while state["status"] in ("open", "running"):
                        state = self.hear(socket, json.loads(socket.recv())) or state
            except (ConnectionClosed, OSError):
                time.sleep(1)
        outcome = state.get("outcome", {"text": state["status"], "winners": []})
        print(outcome["text"])
        print(json.dumps({"winners": outcome["winners"], "choices": state["choices"]}))
        if "seed" in outcome and commitment(outcome["seed"]) != self.greeting["commitment"]:
            raise SystemExit("the seed is not the one with which the match began")

    def hear(self, socket: ClientConnection, message: Json) -> Json | None:
        """Take one message in, and answer a question; a state is returned."""
        if message["type"] == "welcome":
            self.greeting = message
        elif message["type"] == "refused" and message["reason"] == "not-saved":
            raise ConnectionError  # a new connection brings the question again
        elif message["type"] == "refused" and message["reason"] != "stale":
            raise SystemExit(f"{message['text']} {message.get('rule', '')}")
        elif message["type"] == "state":
            self.look(message)
            self.answer(socket, message)
            return message
        return None

    def look(self, state: Json) -> None:
        """Bring board and log up to date; what was taken back is printed with a minus."""
        self.board = state["board"] if state["whole"] else self.board | state["board"]
        for part, entries in state.get("entries", {}).items():
            self.board[part] = self.board[part] | entries
        for part, *entry in state.get("gone", []):
            (self.board[part] if entry else self.board).pop(*(entry or [part]))
        if state["seat"] == self.known.get("seat", state["seat"]):
            self.seen = min(self.seen, state["since"])
        for line in self.lines:
            if line["number"] > self.seen:
                print("-", line["text"])
        for line in state["log"]:
            if line["number"] > self.seen:
                print(line["text"])
        self.lines = [line for line in self.lines if line["number"] <= state["since"]]
        self.lines += state["log"]
        self.known, self.seen = state, state["choices"]

    def answer(self, socket: ClientConnection, state: Json) -> None:
        mine = [seat["seat"] for seat in self.greeting["seats"] if seat.get("yours")]
        waiting = [seat for seat in state["waiting"] if seat in mine]
        if state["questions"] and state["number"] != self.answered:
            self.answered = state["number"]
            time.sleep(self.pace)
            question = state["questions"][0]
            choice = self.choose(self.board, question)
            play = {"seat": question["seat"], "number": state["number"], "choice": choice}
            socket.send(json.dumps({"type": "play", "id": state["number"], **play}))
        elif waiting and state["seat"] not in waiting:  # several seats: look through its eyes
            socket.send(json.dumps({"type": "hand-over", "seat": waiting[0]}))


def commitment(seed: str) -> str:
    """The hash by which the server bound itself to the dice before the match began."""
    return blake2b(seed.encode(), digest_size=16, person=b"stavka-commit").hexdigest()


def at_random(board: Json, question: Json) -> str:
    return str(random.choice(question["choices"])["choice"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--server", default="http://127.0.0.1:1942")
    parser.add_argument("--lang", choices=["en", "ru"], default="en")
    parser.add_argument("--scenario", help="the first one of the first game, if not given")
    parser.add_argument("--seat", action="append", default=[], help="SEAT=open, invited or a bot")
    parser.add_argument("--pace", type=float, default=0.06, help="seconds before each choice")
    given = parser.parse_args()
    server = Server(given.server, given.lang)
    game = server.ask("/api/games")["games"][0]
    seats = [dict(zip(("seat", "who"), seat.split("="), strict=True)) for seat in given.seat]
    wish = {"game": game["id"], "scenario": given.scenario, "seats": seats}
    match = server.ask("/api/matches", wish)
    print(game["title"])
    for seat, secret in match["invitations"].items():
        print(f"{server.address}/match/{match['id']}/{seat}#{secret}", flush=True)
    Player(server, match["id"], at_random, given.pace).play()


if __name__ == "__main__":
    main()
