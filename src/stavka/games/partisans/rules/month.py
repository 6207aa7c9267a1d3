"""A month from its deal to its end, and how the game goes on from there. [2.2a, 5.2a, 5.3a]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.position import CENTRE, DEALING, Position
from stavka.games.partisans.rules.attacks import AttackTurn
from stavka.games.partisans.rules.base import Play, Step
from stavka.games.partisans.rules.ending import compare, last_month, won
from stavka.games.partisans.rules.healing import HealCamp
from stavka.games.partisans.rules.lost_turns import leave_beds
from stavka.games.partisans.rules.month_end import Feed, Tally, Workshop
from stavka.games.partisans.rules.preparation import LayCards, lay, next_living, rectangle
from stavka.games.partisans.rules.raids import NextTurn
from stavka.games.partisans.rules.trade import TradeTurn


class BeginMonth(Step, frozen=True):
    """A new deal. The first player is drawn by lot, then it goes round. [5.9b]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.month += 1
        p.phase = DEALING
        if p.first < 0:
            p.first = play.dice.below(len(p.seats))
        else:
            p.first = next_living(p, p.first + 1)
        play.tell(e.MonthBegins(month=p.month, camp=p.id(p.first)))
        if won(p, play):  # with what the roles have brought, in some edition
            return
        p.table[:] = bytes(len(p.table))
        p.shown[:] = p.carted[:] = bytes(len(p.shown))
        p.deck[:] = range(len(p.box.cards))
        play.dice.shuffle(p.deck)
        players, each = len(p.living()), p.box.cards_a_player
        play.push(NextTurn(p.first), EndMonth())
        if p.built:
            lay(p, CENTRE)
            if players * each > 1:
                play.push(LayCards(p.first, players * each - 1))
        else:
            for cell in rectangle(players, each):
                lay(p, cell)


class EndMonth(Step, frozen=True):
    """All cards are open: what is settled now, in this order. [16.3a, 17.1a]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.tell(e.MonthEnds(month=p.month))
        p.camp = -1
        leave_beds(p)
        order = p.in_order()
        play.push(
            *(HealCamp(camp) for camp in order),
            *(TradeTurn(camp, 0) for camp in order),
            *(Workshop(camp) for camp in order),
            *(Feed(camp) for camp in order),
            Tally(),
            *(AttackTurn(camp) for camp in order),
            CloseMonth(),
        )


class CloseMonth(Step, frozen=True):
    """The next month, or after the last one the comparison. [2.2a, 2.4a]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.month < last_month(p):
            play.push(BeginMonth())
        else:
            compare(p, play)
