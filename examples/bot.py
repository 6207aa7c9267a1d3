"""A bot as a program of its own: takes a seat and plays it, over docs/protocol.md.

    python examples/bot.py http://127.0.0.1:1942/match/Uu8K7uKdzNHa/wehrmacht#fxc8N2tpKIcN
    python examples/bot.py http://127.0.0.1:1942

The first takes the seat of an invitation, the second any open seat it finds. Put your own
thoughts in place of `choose`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from urllib.parse import urlsplit

from client import Json, Player, Server

tried: Counter[str] = Counter()


def choose(board: Json, question: Json) -> str:
    """What was chosen least often so far: not wise, but it sees much of the game."""
    texts: list[str] = [choice["choice"] for choice in question["choices"]]
    random.shuffle(texts)
    choice = min(texts, key=lambda text: tried[text.split()[0]])
    tried[choice.split()[0]] += 1
    return choice


def open_seat(server: Server) -> tuple[str, str]:
    """A match and its open seat, as soon as there is one."""
    while True:
        for match in server.ask("/api/matches/open")["matches"]:
            for seat in match["seats"]:
                if seat["kind"] == "open":
                    return match["id"], seat["seat"]
        time.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("address", help="the link of an invitation, or only the server")
    parser.add_argument("--lang", choices=["en", "ru"], default="en")
    parser.add_argument("--pace", type=float, default=0.06, help="seconds before each choice")
    given = parser.parse_args()
    link = urlsplit(given.address)
    server = Server(f"{link.scheme}://{link.netloc}", given.lang)
    if link.path.strip("/"):
        match, seat = link.path.strip("/").split("/")[1:]
    else:
        match, seat = open_seat(server)
    wish = {"seat": seat, "secret": link.fragment}
    server.ask(f"/api/matches/{match}/join", wish)
    Player(server, match, choose, given.pace).play()


if __name__ == "__main__":
    main()
