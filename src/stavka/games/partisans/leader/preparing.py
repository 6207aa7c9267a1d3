"""Before the raids: a role, and a place for a card."""

from __future__ import annotations

from stavka.games.partisans.components import HEROES, ROLES
from stavka.games.partisans.leader.advice import pick
from stavka.games.partisans.position import BESIDE, CELL, CENTRE, COLUMNS, Position
from stavka.games.partisans.rules.preparation import ChooseRole, LayCards
from stavka.kernel import Advice, Offered, because

# Food and water first, then maps: what a camp lives on and what it can become.
LIKED = ("peasant", "nkvd", "officer", "policeman", "partisan", "soldier")


def choose_role(p: Position, step: ChooseRole, offered: Offered) -> Advice:
    names = [choice.args[0] for choice in offered]
    best = min(names, key=lambda name: LIKED.index(ROLES[HEROES.index(name) % len(ROLES)]))
    return pick(offered, f"role {best}"), because("role", camp=best)


def lay_card(p: Position, step: LayCards, offered: Offered) -> Advice:
    """Where it touches most cards: every touch may become a meeting."""

    def liking(cell: int) -> tuple[int, int, int]:
        touching = sum(bool(p.table[beside]) for beside in BESIDE[cell] if beside >= 0)
        far = abs(cell % COLUMNS - CENTRE % COLUMNS) + abs(cell // COLUMNS - CENTRE // COLUMNS)
        return touching, -far, -cell

    places = {CELL[choice.args[0]]: choice.args[0] for choice in offered}
    best = places[max(places, key=liking)]
    return pick(offered, f"lay {best}"), because("lay", place=best)
