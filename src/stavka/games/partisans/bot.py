"""The leader: a bot that runs a camp of either side in every mode, and can say why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from stavka.games.partisans.leader import attacks, fights, healing, preparing, raids, trade
from stavka.games.partisans.leader.advice import Advice, Offered, because
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.attacks import Attack, ConsiderRansom, Ransom, Seize
from stavka.games.partisans.rules.base import ChooseDead
from stavka.games.partisans.rules.happenings import PassTransport
from stavka.games.partisans.rules.healing import Heal, Treat
from stavka.games.partisans.rules.meetings import Fight, Lend, Rescue
from stavka.games.partisans.rules.month_end import Make
from stavka.games.partisans.rules.preparation import ChooseRole, LayCards
from stavka.games.partisans.rules.raids import OpenCard
from stavka.games.partisans.rules.trade import Consider, Draft, Exchange, Trade
from stavka.kernel import Bot, Budget, Choice, Imagine, Match, Message, Question, Texts

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
    "bot-only-choice": (),
    # Preparation
    "bot-role": ("camp",),
    "bot-lay": ("place",),
    # Raids
    "bot-open": ("place", "count"),
    "bot-open-apart": ("place",),
    "bot-stop": (),
    "bot-brigade": (),
    "bot-take-all": ("kind",),
    "bot-take-some": ("kind", "count"),
    "bot-take-none": ("kind",),
    "bot-pass-transport": ("camp",),
    "bot-keep-transport": (),
    # Fights
    "bot-ask": ("camp",),
    "bot-bare-hands": (),
    "bot-fight": (),
    "bot-fight-short": (),
    "bot-lend": ("camp", "count"),
    "bot-lend-nothing": ("camp",),
    "bot-lose": ("kind",),
    # Healing and workshop
    "bot-treat": ("count",),
    "bot-treat-later": (),
    "bot-treat-nobody": (),
    "bot-heal-leader": (),
    "bot-heal-officer": (),
    "bot-heal-later": (),
    "bot-heal-nobody": (),
    "bot-make": (),
    "bot-make-nothing": (),
    # Trade
    "bot-offer": ("camp",),
    "bot-offer-ally": ("camp",),
    "bot-exchange": ("resource", "second"),
    "bot-get": ("resource", "count"),
    "bot-trade-done": (),
    "bot-terms": ("camp",),
    "bot-terms-ally": ("camp",),
    "bot-withdraw": ("camp",),
    "bot-accept": ("camp",),
    "bot-counter": ("camp",),
    "bot-refuse": ("camp",),
    "bot-refuse-win": ("camp",),
    # Attacks
    "bot-attack": ("camp",),
    "bot-rob": ("camp",),
    "bot-peace": (),
    "bot-seize": ("resource",),
    "bot-ransom": ("camp",),
    "bot-defend": ("camp",),
    "bot-take-ransom": ("camp",),
    "bot-refuse-ransom": ("camp",),
}


def advise(p: Position, offered: Offered) -> Advice:
    """The leader's answer to the question that the position asks."""
    if len(offered) == 1:
        return offered[0], because("only-choice")
    step = p.stack[-1]
    return ANSWERS[type(step)](p, step, offered)


class Leader:
    """Plays any seat. Nothing in it is random: the same situation gives the same choice."""

    def __init__(self) -> None:
        self.reason: Message | None = None

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        # Of the imagined position it reads what the seat knows, as the view does.
        choice, self.reason = advise(imagine(0).position, question.choices)
        return choice

    def pick(self, world: Match[Any], seat: str) -> Choice:
        """Answer at once inside an imagined match."""
        return advise(world.position, world.choices(seat))[0]

    def why(self, language: str) -> str | None:
        return _texts(language).say(self.reason) if self.reason else None


BOTS: Mapping[str, Callable[[], Bot]] = {"leader": Leader}


@cache
def _texts(language: str) -> Texts:
    from stavka.games.partisans import GAME  # which names its bots, so not at the top

    return GAME.texts(language)
