"""The server's differences and the browser's boards: what one sends, the other makes of it."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest

import stavka
from stavka.table import messages as m
from stavka.table.difference import Difference, difference
from tests.browser.conftest import Visit

Board = dict[str, Any]

# Puts all that is told one after the other over the first, and looks that nothing handed out
# before is touched; what it has after each.
PATCH = """async (told) => {
  const { patched } = await import("/web/js/table/patch.js");
  const shown = [];
  let board = {};
  for (const state of told) {
    const before = JSON.stringify(board);
    const next = patched(board, JSON.parse(state));
    if (JSON.stringify(board) !== before) throw new Error("what was shown has changed");
    board = next;
    shown.push(JSON.stringify(board));
  }
  return shown;
}"""


def sent(told: Difference, *, whole: bool) -> str:
    """As the server writes it."""
    state = m.State(
        number=0, seat=None, whole=whole, board=told.parts, entries=told.entries, gone=told.gone,
        waiting=[], questions=[], since=0, log=[], undo=[], redo=[], choices=0, status="running",
    )  # fmt: skip
    return m.write(state).decode()


def scribbled(chance: random.Random, depth: int = 3) -> Any:
    """Anything a board can hold."""
    kind = chance.randrange(7 if depth else 5)
    if kind < 5:
        return (None, False, chance.randint(2, 9), "", "x")[kind]
    if kind == 5:
        return [scribbled(chance, depth - 1) for _ in range(chance.randrange(3))]
    keys = chance.sample(
        ["a", "b", "c", "10", "2", "__proto__", "constructor"], chance.randrange(5)
    )
    return {key: scribbled(chance, depth - 1) for key in keys}


def scribbles() -> list[Board]:
    chance = random.Random(42)
    found = [scribbled(chance) for _ in range(3000)]
    return [board for board in found if isinstance(board, dict)]


def boards(game: str) -> list[Board]:
    chance, match = random.Random(1), stavka.game(game).start(seed=5)
    found = []
    while match.waiting and match.length < 80:
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.choices(seat)))
        found.append(match.view(match.seats[0])["board"])
    return found


@pytest.mark.parametrize("what", ["scribbles", *sorted(stavka.games())])
def test_the_browser_makes_of_differences_what_the_server_has(visit: Visit, what: str) -> None:
    states = scribbles() if what == "scribbles" else boards(what)
    assert len(states) > 50
    told = [sent(Difference(states[0]), whole=True)]
    told += [sent(difference(*pair), whole=False) for pair in pairwise(states)]
    page = visit().page
    page.goto("/")
    shown = page.evaluate(PATCH, told)
    assert [json.loads(board) for board in shown] == [json.loads(json.dumps(s)) for s in states]
