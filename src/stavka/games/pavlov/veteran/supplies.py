"""What is staged, loaded and delivered: 2.4 Resupply and 2.9 the Volga Military Flotilla."""

from __future__ import annotations

from stavka.games.pavlov.components import AMMUNITION, CARGO, FIRST_AID, FOOD, SUPPRESSION, TOKENS
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.rulings import AMMUNITION_GIVES, MEN_PER_FOOD
from stavka.games.pavlov.rules.soviet_units import (
    STAGED_AT_ONCE,
    Deliver,
    Load,
    Resupply,
    free_locations,
)
from stavka.games.pavlov.veteran.outlook import Outlook
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Advice, Choice, Offered, because

MANY = 8  # more tokens of a kind than there are


def wants(p: Position, o: Outlook, token: int) -> list[float]:
    """The worth of one more token of a kind in the Supplies box, of a second one, and so on."""
    if token == FOOD:
        return food_wants(p, o)
    have = p.supplies[token]
    if token == FIRST_AID:
        first = W.first_aid * (0.3 + o.rest) * 0.8**have
        return [first * 0.8**n for n in range(MANY)]
    if token == AMMUNITION:
        few = p.supplies[SUPPRESSION] <= AMMUNITION_GIVES and o.infantry > 0
        unpacked = min(AMMUNITION_GIVES, p.stock[SUPPRESSION]) / AMMUNITION_GIVES
        return [W.ammunition * unpacked * o.rest * few, *[0.1] * (MANY - 1)]
    broken = sum(h - d for h, d in zip(p.box.defense_highest, p.defense, strict=True))
    first = W.sapper * (0.3 + o.rest) * min(1.5, 0.5 + 0.25 * broken) * 0.6**have
    return [first * 0.6**n for n in range(MANY)]


def food_wants(p: Position, o: Outlook) -> list[float]:
    """Food for those who would starve, for men still to be bought, and for later meals."""
    if not o.meals:
        return [0.0] * MANY
    men, have = len(p.house()), p.supplies[FOOD]
    need = -(-men // MEN_PER_FOOD)
    found = []
    for n in range(have, have + MANY):
        hungry = min(MEN_PER_FOOD, max(0, men - MEN_PER_FOOD * n))
        worth = W.food * hungry
        if n in (need - 1, need):
            worth += W.spare_food * (1 - hungry / MEN_PER_FOOD)
        if need <= n < need * o.meals:
            worth += W.later_food
        found.append(worth)
    return found


def cargo_wants(p: Position, o: Outlook, token: int) -> list[float]:
    """The same for a place on a boat: food comes first while it is short."""
    short = o.meals and len(p.house()) > MEN_PER_FOOD * p.supplies[FOOD]
    share = W.not_food if short and token != FOOD else 1.0
    return [share * want for want in wants(p, o, token)]


# What the three actions are worth


def staging_worth(p: Position, o: Outlook) -> float:
    best = sorted((w for t in CARGO for w in wants(p, o, t)[: p.stock[t]]), reverse=True)
    return W.staged * sum(best[:STAGED_AT_ONCE])


def loading_worth(p: Position, o: Outlook, left: int) -> float:
    boats = len(free_locations(p, "flotilla"))
    best = sorted((w for t in CARGO for w in cargo_wants(p, o, t)[: p.staging[t]]), reverse=True)
    cards = [c for c in p.hand if c not in p.spent and "flotilla" in p.box.soviet_units[c]]
    at_once = left > 1 and len(cards) > 1  # another card delivers it in this phase
    return sum(best[:boats]) * (1.0 if at_once else W.loaded)


def delivery_worth(p: Position, o: Outlook) -> float:
    return sum(w for t in CARGO for w in wants(p, o, t)[: aboard(p, t)])


def most_wanted(p: Position, o: Outlook, action: str) -> int:
    """Of the tokens that an action can move, the one that the house needs most."""
    match action:
        case "resupply":
            at_hand = list(p.stock)
        case "load":
            at_hand = list(p.staging)
        case _:
            at_hand = [aboard(p, t) for t in range(len(TOKENS))]
    worth = cargo_wants if action == "load" else wants
    return max((t for t in CARGO if at_hand[t]), key=lambda t: worth(p, o, t)[0])


def aboard(p: Position, token: int) -> int:
    return sum(p.token_at(n) == token for n in p.box.unit_locations["flotilla"])


# Answers


def stage(p: Position, step: Resupply, offered: Offered) -> Advice:
    o = Outlook(p)

    def want(c: Choice) -> float:
        token = TOKENS.index(c.args[0])
        under_way = p.staging[token] + aboard(p, token)
        return [*wants(p, o, token), *[0.0] * MANY][under_way]

    best = max((c for c in offered if c.verb == "stage"), key=want)
    if offered[-1].verb == "done" and want(best) <= 0:
        return offered[-1], because("staged-enough")
    if best.args[0] == TOKENS[FOOD]:
        return best, because("stage-food")
    return best, because("stage", token=best.args[0])


def load(p: Position, step: Load, offered: Offered) -> Advice:
    o = Outlook(p)

    def want(c: Choice) -> float:
        token = TOKENS.index(c.args[0])
        return cargo_wants(p, o, token)[aboard(p, token)]

    best = max((c for c in offered if c.verb == "load"), key=want)
    return best, because("cargo", token=best.args[0])


def deliver(p: Position, step: Deliver, offered: Offered) -> Advice:
    """Everything: boats must be free for the next cargo."""
    return offered[0], because("deliver-all")
