"""What everybody sees of dice that have fallen and about which somebody is asked."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules.fighting import PickDie
from stavka.games.stalingrad42.rules.leaders import AskReroll

Json = dict[str, Any]


def thrown(p: Position) -> Json | None:
    """The dice, what each of the six comes to, and the leaders who may have one thrown again; none
    if the attacker picks among them."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, PickDie):
        side, place, dice, leaders = p.side, top.clash.target, top.clash.dice, list[int]()
        outcomes = top.clash.outcomes(p)
    elif isinstance(top, AskReroll):
        side, place, dice, leaders = top.to, top.place(p), top.dice(), top.able(p)
        outcomes = top.outcomes(p)
    else:
        return None
    return {
        "side": SIDES[side],
        "place": place_id(place),
        "dice": list(dice),
        "outcomes": outcomes,
        "leaders": [p.unit(leader).id for leader in leaders],
    }
