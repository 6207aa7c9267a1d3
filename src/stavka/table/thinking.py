"""The process in which bots think. It loads games and bots, and nothing else of the table."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.connection import Connection

import msgspec

import stavka
from stavka import bots
from stavka.kernel import Budget, Message

READY = "ready"


class Thought(msgspec.Struct, frozen=True):
    """What a bot answered."""

    choice: str
    why: Message | None = None
    fallback: bool = False


def work(pipe: Connection) -> None:
    """A worker process: worlds in, choices out, until the pipe is closed."""
    threading.Thread(target=end_with_server, daemon=True).start()
    stavka.games()
    pipe.send(READY)
    while True:
        try:
            game_id, name, seat, seed, world, seconds = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send(think(game_id, name, seat, seed, world, seconds))
        except Exception as problem:
            pipe.send(problem.__class__.__name__)


def end_with_server() -> None:
    """A server that is killed takes its workers along, whatever their bots are doing."""
    if server := multiprocessing.parent_process():
        server.join()
    os._exit(1)


def think(game_id: str, name: str, seat: str, seed: int, world: bytes, seconds: float) -> Thought:
    game = stavka.game(game_id)
    match = game.decode(world)
    bot = bots.make(game, name, seed)
    choice = bots.ask(match, seat, bot, Budget(seconds=seconds * 0.5))
    return Thought(str(choice), bot.why())
