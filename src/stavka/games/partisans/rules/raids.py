"""A turn is a raid: a card is opened and read from top to bottom. [5.3-5.9, 7.3, 9, 11.1]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import RESOURCES
from stavka.games.partisans.position import (
    BESIDE,
    CELL,
    CELL_IDS,
    LOST_TURNS,
    NOWHERE,
    RAIDING,
    Position,
)
from stavka.games.partisans.rules.base import AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import (
    bar_brigade,
    change,
    changes_by,
    form_brigade,
    may_form_brigade,
)
from stavka.games.partisans.rules.ending import won
from stavka.games.partisans.rules.happenings import happen
from stavka.games.partisans.rules.lost_turns import (
    all_in_bed,
    leave_beds,
    next_loss,
    pass_over,
)
from stavka.games.partisans.rules.meetings import meet
from stavka.games.partisans.rules.preparation import next_living
from stavka.kernel import Arg, Choice, choice

OPEN = tuple(choice("open", id) for id in CELL_IDS)
ORGANISE = choice("organise")
STOP = choice("stop")

# A card is read in this order. [5.4a]
TOP, LEFT, MIDDLE, RIGHT, BOTTOM, READ = range(6)


class NextTurn(Step, frozen=True):
    """The next camp that may raid; the month ends with the last card. [5.3a, 5.9b]"""

    camp: int

    def resolve(self, p: Position, play: Play) -> None:
        if not p.closed:
            return
        p.phase = RAIDING
        if all_in_bed(p):
            leave_beds(p)
            play.tell(e.AllRecover())
        camp = next_living(p, self.camp)
        why = pass_over(p, camp)
        if why is not None:
            play.tell(e.TurnLost(camp=p.id(camp), cause=f"cause-{LOST_TURNS[why]}"))
            play.push(NextTurn(camp + 1))
            return
        p.camp, p.opened = camp, 0
        play.push(OpenCard(camp))


class OpenCard(AskCamp, frozen=True):
    """Any card that is face down. A second or third one may be left. [5.9a, 9.2a, 10.1a]"""

    rules = ("5.9a", "11.1a")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": p.allowance(self.camp) - p.opened}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [OPEN[cell] for cell in p.cells() if not p.shown[cell]]
        if may_form_brigade(p, self.camp):
            found.append(ORGANISE)
        if p.opened:
            found.append(STOP)
        return found

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb == "open":
            cell = CELL.get(choice.args[0] if choice.args else "")
            if cell is None or not p.table[cell]:
                return "no-card-there"
            return "card-is-open"
        if choice.verb == "organise":
            return bar_brigade(p, self.camp)
        if choice.verb == "stop":
            return "open-a-card-first"
        if choice.verb == "attack":
            return "attacks-between-deals"
        if choice.verb in ("offer", "exchange"):
            return "trade-at-month-end"
        return "open-a-card-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        camp = self.camp
        if choice.verb == "organise":
            form_brigade(p, play, camp)
            if not won(p, play):
                play.push(OpenCard(camp))
        elif choice.verb == "stop":
            play.tell(e.TurnStopped(camp=p.id(camp)))
            play.push(NextTurn(camp + 1))
        else:
            cell = CELL[choice.args[0]]
            p.shown[cell] = max(p.shown) + 1
            p.closed -= 1
            p.opened += 1
            play.reveal()
            card = p.box.card_ids[p.table[cell] - 1]
            play.tell(e.CardOpened(camp=p.id(camp), place=choice.args[0], card=card))
            play.push(Reading(camp, cell, TOP))


class Reading(Step, frozen=True):
    """One part of the card after the other. [5.4a]"""

    camp: int
    cell: int
    part: int

    def resolve(self, p: Position, play: Play) -> None:
        camp, cell = self.camp, self.cell
        for part in range(self.part, READ):
            steps = _read(p, play, camp, cell, part)
            if won(p, play):
                return
            if steps:
                play.push(*steps, Reading(camp, cell, part + 1))
                return
        more = next_loss(p, camp) is None and p.closed and p.opened < p.allowance(camp)
        play.push(OpenCard(camp) if more else NextTurn(camp + 1))


def _read(p: Position, play: Play, camp: int, cell: int, part: int) -> list[Step]:
    """What one part of a card brings; steps if it takes decisions."""
    card = p.box.cards[p.table[cell] - 1]
    if part == MIDDLE:
        return happen(p, play, camp, card)
    beside = BESIDE[cell][part if part < MIDDLE else part - 1]
    if beside == NOWHERE or not p.table[beside] or not p.shown[beside]:
        return []
    other = p.box.cards[p.table[beside] - 1]
    if part == TOP and other.bottom == card.top:
        p.carted[cell] |= p.transport[camp]
        find(p, play, camp, card.top, card.top_amount)
    elif part == BOTTOM and other.top == card.bottom:
        p.carted[cell] |= p.transport[camp] << 1
        find(p, play, camp, card.bottom, card.bottom_amount)
    elif part == LEFT and other.right == card.left:
        return meet(p, play, camp, card.left, card.count)
    elif part == RIGHT and card.right == other.left:
        return meet(p, play, camp, other.left, other.count)
    return []


def find(p: Position, play: Play, camp: int, resource: int, amount: int) -> None:
    """Resources that meet across an edge: found, or, struck out, lost. [7.3a, 7.3b, 9.1a]"""
    id, name = p.id(camp), RESOURCES[resource]
    if amount > 0:
        doubled = bool(p.transport[camp])
        amount *= 2 if doubled else 1
        count = changes_by(p, camp, resource, amount)
        play.tell(e.ResourcesFound(camp=id, resource=name, count=count, doubled=doubled))
    else:
        count = -changes_by(p, camp, resource, amount)
        play.tell(e.ResourcesLost(camp=id, resource=name, count=count))
    change(p, play, camp, resource, amount)
