"""The leader: a bot that runs a camp of either side in every mode, and can say why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stavka.games.partisans.leader import attacks, fights, healing, preparing, raids, trade
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.attacks import Attack, ConsiderRansom, Ransom, Seize
from stavka.games.partisans.rules.happenings import PassTransport
from stavka.games.partisans.rules.healing import Heal, Treat
from stavka.games.partisans.rules.meetings import Fight, Lend, Rescue
from stavka.games.partisans.rules.month_end import Make
from stavka.games.partisans.rules.people import ChooseDead
from stavka.games.partisans.rules.preparation import ChooseRole, LayCards
from stavka.games.partisans.rules.raids import OpenCard
from stavka.games.partisans.rules.trade import Consider, Draft, Exchange, Trade
from stavka.kernel import Advice, Bot, Offered, QuickAdviser, because

# Who answers which question, in the order of a month.
ANSWERS: Mapping[type[Any], Callable[[Position, Any, Offered], Advice]] = {
    ChooseRole: preparing.choose_role,
    LayCards: preparing.lay_card,
    OpenCard: raids.open_card,
    Rescue: raids.take,
    Fight: fights.fight,
    Lend: fights.lend,
    ChooseDead: fights.choose_dead,
    PassTransport: raids.pass_transport,
    Treat: healing.treat,
    Heal: healing.heal,
    Trade: trade.trade,
    Exchange: trade.exchange,
    Draft: trade.draft,
    Consider: trade.consider,
    Make: healing.make,
    Attack: attacks.attack,
    Seize: attacks.seize,
    Ransom: attacks.ransom,
    ConsiderRansom: attacks.consider_ransom,
}

# Every message with which the leader says why, and its arguments.
REASONS: Mapping[str, tuple[str, ...]] = {
    "why-only-choice": (),
    # Preparation
    "why-role": ("camp",),
    "why-lay": ("place",),
    # Raids
    "why-open": ("place", "count"),
    "why-open-apart": ("place",),
    "why-stop": ("place",),
    "why-brigade": (),
    "why-take-all": ("kind",),
    "why-take-some": ("kind", "count"),
    "why-take-none": ("kind",),
    "why-pass-transport": ("camp",),
    "why-keep-transport": (),
    # Fights
    "why-ask": ("camp", "count", "missing"),
    "why-bare-hands": ("count",),
    "why-fight": ("count",),
    "why-fight-short": ("count", "missing"),
    "why-lend": ("camp", "count"),
    "why-lend-nothing": ("camp",),
    "why-lose": ("kind",),
    # Healing and workshop
    "why-treat": ("count", "water"),
    "why-treat-later": ("count",),
    "why-treat-nobody": ("count", "water"),
    "why-heal-leader": ("food", "water"),
    "why-heal-officer": ("food", "water"),
    "why-heal-later": (),
    "why-heal-nobody": ("food", "water"),
    "why-make": (),
    "why-make-nothing": (),
    # Trade
    "why-offer": ("camp",),
    "why-offer-ally": ("camp",),
    "why-exchange": ("resource", "second"),
    "why-get": ("resource", "count"),
    "why-trade-done": (),
    "why-terms": ("camp",),
    "why-terms-ally": ("camp",),
    "why-withdraw": ("camp",),
    "why-accept": ("camp",),
    "why-counter": ("camp",),
    "why-refuse": ("camp",),
    "why-refuse-win": ("camp",),
    # Attacks
    "why-attack": ("camp", "people", "weapons"),
    "why-rob": ("camp",),
    "why-peace": (),
    "why-seize": ("resource", "count"),
    "why-ransom": ("camp",),
    "why-defend": ("camp",),
    "why-take-ransom": ("camp",),
    "why-refuse-ransom": ("camp",),
}


def advise(p: Position, offered: Offered) -> Advice:
    """The leader's answer to the question that the position asks."""
    if len(offered) == 1:
        return offered[0], because("only-choice")
    step = p.stack[-1]
    return ANSWERS[type(step)](p, step, offered)


class Leader(QuickAdviser):
    """Plays any seat."""

    def answer(self, p: Position, offered: Offered) -> Advice:
        return advise(p, offered)


BOTS: Mapping[str, Callable[[], Bot]] = {"leader": Leader}
