"""The process in which bots think. It loads games and bots, and nothing else of the table."""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading
import traceback
from functools import lru_cache
from multiprocessing.connection import Connection

import msgspec

import stavka
from stavka import bots
from stavka.kernel import Bot, Budget, Message

READY = "ready"
# Objects made and not given back before cycles are looked for: thoughts leave hardly any behind,
# and to look through all that a great game has loaded takes longer than most choices.
GARBAGE = 10_000
KEPT = 8  # bots of a worker: what one has worked out serves its next choice


class Thought(msgspec.Struct, frozen=True):
    """What a bot answered."""

    choice: str
    why: Message | None = None
    fallback: bool = False


def work(pipe: Connection) -> None:
    """A worker process: worlds in, choices out, until the pipe is closed."""
    threading.Thread(target=end_with_server, daemon=True).start()
    stavka.games()
    gc.set_threshold(GARBAGE)
    pipe.send(READY)
    while True:
        try:
            request = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send(think(*request))
        except Exception:
            adviser.cache_clear()  # whatever state it is in
            pipe.send(traceback.format_exc())


def end_with_server() -> None:
    """A server that is killed takes its workers along, whatever their bots are doing."""
    if server := multiprocessing.parent_process():
        server.join()
    os._exit(1)


@lru_cache(KEPT)
def adviser(match_id: str, game_id: str, name: str, seat: str) -> Bot:
    """A game's own bot, in one seat of one match. Nothing in it is random."""
    return bots.make(stavka.game(game_id), name, 0)


def think(
    match_id: str, game_id: str, name: str, seat: str, seed: int, world: bytes, seconds: float
) -> Thought:
    game = stavka.game(game_id)
    own = name in game.bots
    bot = adviser(match_id, game_id, name, seat) if own else bots.make(game, name, seed)
    choice = bots.ask(game.decode(world), seat, bot, Budget(seconds=seconds * 0.5))
    return Thought(str(choice), bot.why())
