"""1.1 The turn: its phases in order, and what ends the last one (6.1)."""

from __future__ import annotations

from stavka.games.pavlov import events as e
from stavka.games.pavlov.position import COMPETITIVE, COMPETITIVE_THREE, FINAL_RAID, Position
from stavka.games.pavlov.rules.base import Play, Step
from stavka.games.pavlov.rules.ending import Score
from stavka.games.pavlov.rules.soviet_cards import SovietCardPhase
from stavka.games.pavlov.rules.soviet_counters import SovietCounterPhase
from stavka.games.pavlov.rules.storm_group import ChooseRaiders, raid_barred
from stavka.games.pavlov.rules.variants import PlanningPhase
from stavka.games.pavlov.rules.wehrmacht_cards import WehrmachtPhase


class Turn(Step, frozen=True):
    """The sequence of play. [1.1a, 7.4f]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.turn += 1
        play.tell(e.TurnBegins(turn=p.turn))
        play.push(
            PlanningPhase(),
            SovietCardPhase(),
            WehrmachtPhase(),
            SovietCounterPhase(),
            EndOfTurn(),
        )


class EndOfTurn(Step, frozen=True):
    """After the last turn a free raid on Milk House, then the score. [4.13a, 6.1a, 7.4i, 7.4k]"""

    def resolve(self, p: Position, play: Play) -> None:
        if not self.last(p):
            play.push(Turn())
            return
        p.phase = FINAL_RAID
        play.tell(e.PhaseBegins(phase="phase-final-raid", turn=p.turn))
        play.push(Score())
        if p.storm == p.box.milk_house and not raid_barred(p):
            play.push(ChooseRaiders())

    @staticmethod
    def last(p: Position) -> bool:
        if p.mode in (COMPETITIVE, COMPETITIVE_THREE):
            return p.box.milk_house_card in p.wehrmacht_played
        return not p.wehrmacht_deck
