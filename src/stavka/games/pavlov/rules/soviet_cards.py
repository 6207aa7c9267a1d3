"""2.1 to 2.3 Soviet Card Phase: the hand, and which actions its cards give."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from stavka.games.pavlov import events as e
from stavka.games.pavlov.components import ANTI_AIRCRAFT, ARTILLERY, WIRE
from stavka.games.pavlov.position import SOVIET_CARDS, Position
from stavka.games.pavlov.rules import soviet_units as units
from stavka.games.pavlov.rules import variants
from stavka.games.pavlov.rules.base import Ask, Play, Step, draw
from stavka.games.pavlov.rules.storm_group import ChooseRaiders
from stavka.kernel import Arg, Choice, Reason, choice

HAND = 4
ACTIONS = 3


class SovietCardPhase(Step, frozen=True):
    """Four cards; three actions, or four with Improved Communications. [2.1a, 2.7.4a-c]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = SOVIET_CARDS
        play.tell(e.PhaseBegins(phase="phase-soviet-cards", turn=p.turn))
        for _ in range(HAND):
            draw(p, play)
        play.tell(e.HandDrawn(cards=tuple(p.box.soviet_ids[c] for c in p.hand)))
        actions = ACTIONS
        if len(p.holding(WIRE)) == len(p.box.unit_locations["signal"]):
            actions += 1
            play.tell(e.ImprovedCommunications())
        play.push(SovietActions(actions))


class SovietActions(Ask, frozen=True):
    """One action of each card used, up to the number allowed. [2.2a-e, 2.3a]"""

    left: int
    rules: ClassVar[tuple[str, ...]] = ("2.2a", "2.2b")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"left": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = []
        if self.left:
            open_now: dict[str, list[str]] = {}
            for card in p.hand:
                if card in p.spent:
                    continue
                for unit in p.box.soviet_units[card]:
                    if unit not in open_now:
                        open_now[unit] = [a.id for a in ACTIONS_OF[unit] if not a.barred(p)]
                    id = p.box.soviet_ids[card]
                    found += [choice("play", id, action) for action in open_now[unit]]
        found.append(choice("end-cards"))
        return found

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "play" or len(choice.args) != 2:
            return None
        card, action = p.box.soviet.get(choice.args[0], -1), CARD_ACTIONS.get(choice.args[1])
        if card not in p.hand:
            return "card-not-in-hand/soviet"
        if card in p.box.fog:
            return "fog-has-no-action"
        if card in p.spent:
            return "card-already-used"
        if not self.left:
            return "no-actions-left/cards"
        if action is None or action.unit not in p.box.soviet_units[card]:
            return "action-not-on-card"
        return action.barred(p)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-cards":
            p.discard += p.hand
            p.hand.clear()
            p.spent.clear()
            play.tell(e.HandDiscarded())
            return
        card, action = choice.args
        p.spent.append(p.box.soviet[card])
        play.tell(e.CardPlayed(card=card, action=f"action-{action}"))
        play.push(SovietActions(self.left - 1))
        CARD_ACTIONS[action].take(p, play)


# What each unit can do


class CardAction(NamedTuple):
    """One way to use a unit: when it is barred, and how it begins."""

    id: str
    unit: str
    barred: Callable[[Position], Reason | None]
    take: Callable[[Position, Play], None]


def _recover(id: str, unit: str) -> CardAction:
    return CardAction(id, unit, units.recovery_barred(unit), units.start_recovery(unit))


def _ready(id: str, unit: str, token: int) -> CardAction:
    return CardAction(id, unit, units.ready_barred(unit, token), units.start_ready(unit, token))


def _asks(
    id: str, unit: str, barred: Callable[[Position], Reason | None], step: Callable[[], Step | Ask]
) -> CardAction:
    return CardAction(id, unit, barred, lambda p, play: play.push(step()))


CARD_ACTIONS = {
    action.id: action
    for action in (
        _recover("army-recover", "army"),
        _asks("resupply", "army", units.resupply_barred, units.Resupply),
        _asks("storm-group", "army", units.storm_barred, ChooseRaiders),
        CardAction("support", "army", variants.support_barred, variants.give_support),
        _recover("division-recover", "division"),
        _asks(
            "reinforce",
            "division",
            units.reinforcements_barred,
            lambda: units.Reinforce(units.DIVISION_POINTS),
        ),
        _asks("buttress", "sappers", units.buttress_barred, units.Buttress),
        _asks("field-defenses", "sappers", units.mines_barred, units.FieldDefenses),
        _recover("signal-recover", "signal"),
        CardAction("tactical-decision", "signal", units.decision_barred, units.tactical_decision),
        _ready("wire", "signal", WIRE),
        _recover("artillery-recover", "artillery"),
        _ready("ready-artillery", "artillery", ARTILLERY),
        _recover("flotilla-recover", "flotilla"),
        _asks("load", "flotilla", units.load_barred, units.Load),
        _asks("deliver", "flotilla", units.deliver_barred, units.Deliver),
        _recover("aa267-recover", "aa267"),
        _ready("aa267-ready", "aa267", ANTI_AIRCRAFT),
        _recover("aa1083-recover", "aa1083"),
        _ready("aa1083-ready", "aa1083", ANTI_AIRCRAFT),
    )
}
ACTIONS_OF: dict[str, list[CardAction]] = {}
for _action in CARD_ACTIONS.values():
    ACTIONS_OF.setdefault(_action.unit, []).append(_action)
