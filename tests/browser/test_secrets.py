"""What is hidden is not on the page: neither drawn, nor in the markup, nor told to it.

The German player lays a secret plan. In two matches that differ in nothing but this plan, the pages
of the others and all that they are sent must be the same, letter for letter.
"""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.journals import begun, short
from tests.browser.playing import Player
from tests.browser.visitor import Visitor
from tests.table.conftest import Come
from tests.table.prepared import shared
from tests.table.server import Client

CARDS = 3  # that are laid in a plan
# What differs from match to match: ids, names of guests, times, tokens, running numbers.
CHANCE = re.compile(
    r"/(?:match|matches|ws)/\w+|(?:Guest|Гость) \d+|\b[0-9a-f]{32}\b|\d+\.\d{3,}|\d\d:\d\d"
    r"|\b(?:tabs|field|check|dialog|segments|log)-\d+"
)
OURS = re.compile(r'"(?:match|person|commitment|to)":\s*("[^"]*"|\d+)')


def markup(visitor: Visitor, id: str) -> str:
    """The whole page as it stands."""
    html: str = visitor.page.evaluate("document.documentElement.outerHTML")
    return CHANCE.sub("·", html.replace(id, "MATCH"))


def told(visitor: Visitor, id: str) -> list[str]:
    """All that came over the line, but who is here now, and that the page was heard when it said
    how far it has read: that depends on who was quicker."""
    heard = [m for m in visitor.heard if m["type"] != "present"]
    assert all(m.keys() <= {"type", "to"} for m in heard if m["type"] == "done")
    frames = [json.dumps(m, sort_keys=True) for m in heard if m["type"] != "done"]
    return [CHANCE.sub("·", OURS.sub("·", frame.replace(id, "MATCH"))) for frame in frames]


def lay(german: Client, id: str, cards: slice) -> list[str]:
    """Lay a plan of these cards of the hand; their words."""
    socket = german.open(id)
    hand = [choice for choice in socket.choices if choice.startswith("order ")]
    plan = hand[cards]
    for choice in plan:
        socket.play(choice)
    return plan


@pytest.mark.parametrize("watching", ["defender", "spectator"])
def test_a_secret_plan_leaves_no_trace_on_the_page(visit: Visit, come: Come, watching: str) -> None:
    seen: list[str] = []
    heard: list[list[str]] = []
    plans: list[list[str]] = []
    for cards in (slice(0, CARDS), slice(-CARDS, None)):
        soviet, german = come(language="ru"), come(language="ru")
        id = shared(begun(short("competitive"), 0).replay(), soviet, {"wehrmacht": german})
        visitor = visit(soviet if watching == "defender" else come(language="ru"))
        visitor.sit(id)
        plans.append(lay(german, id, cards))
        Player(visitor).wait(CARDS)
        visitor.page.mouse.move(0, 0)
        seen.append(markup(visitor, id))
        heard.append(told(visitor, id))
        assert visitor.state["seat"] == ("defender" if watching == "defender" else None)
    assert set(plans[0]) != set(plans[1])
    assert heard[0] == heard[1]
    assert seen[0] == seen[1]


def test_a_whole_competitive_game_with_a_hidden_plan(visit: Visit, come: Come) -> None:
    """By clicks of both. Before it is turned up, no card of the plan is named to the Soviet."""
    game = short("competitive")
    anna, boris = come(language="ru"), come(language="ru")
    id = shared(begun(game, 0).replay(), anna, {"wehrmacht": boris})
    soviet, german = visit(anna), visit(boris)
    for visitor in (soviet, german):
        visitor.sit(id)
    players = {"defender": Player(soviet), "wehrmacht": Player(german)}
    for number, entry in enumerate(game.entries):
        players[entry.seat].wait(number)
        players[entry.seat].play(entry.choice)
        if entry.choice.startswith("order "):
            players["defender"].wait(number + 1)
            card = entry.choice.removeprefix("order ")
            assert "order" not in json.dumps(soviet.state["questions"])
            assert f'"{card}"' not in json.dumps(soviet.board)
            assert soviet.page.locator(f"[data-id='{card}']").count() == 0
    for visitor, words in ((soviet, "ui-table-lost"), (german, "ui-table-won")):
        visitor.page.locator("dialog.ending", has_text=visitor.says(words)).wait_for()
