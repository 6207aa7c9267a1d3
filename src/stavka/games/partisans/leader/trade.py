"""Trade at the end of a month: whom to offer what, what to answer, what to exchange outside."""

from __future__ import annotations

from stavka.games.partisans.components import KINDS, RESOURCES
from stavka.games.partisans.leader.advice import pick
from stavka.games.partisans.leader.deals import Deal, best_deal, gives_a_win_away, value
from stavka.games.partisans.leader.weights import W
from stavka.games.partisans.leader.worth import Table
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.rulings import COUNTER_OFFERS, TERMS
from stavka.games.partisans.rules.trade import (
    AMOUNTS,
    Consider,
    Draft,
    Exchange,
    Terms,
    Trade,
    TradeTurn,
)
from stavka.kernel import Advice, Offered, because


def trade(p: Position, step: Trade, offered: Offered) -> Advice:
    """Allies first, then the others, then what can only be had outside."""
    table = Table(p, step.camp)
    partners = [camp for camp in p.living() if f"offer {p.id(camp)}" in offered]
    if step.offers < W.offers:
        friends = [camp for camp in partners if table.friend(camp)]
        if (other := best_partner(table, friends, step.offers)) is not None:
            return pick(offered, f"offer {p.id(other)}"), because("offer-ally", camp=p.id(other))
    if step.offers < W.offers + W.bargains:
        others = [camp for camp in partners if not table.friend(camp)]
        if (other := best_partner(table, others, step.offers)) is not None:
            return pick(offered, f"offer {p.id(other)}"), because("offer", camp=p.id(other))
    best = best_exchange(table, offered)
    if best is None:
        return pick(offered, "done"), because("trade-done")
    return pick(offered, f"exchange {best[0]} {best[1]}"), because(
        "exchange", resource=best[0], second=best[1]
    )


def best_partner(table: Table, partners: list[int], offers: int) -> int | None:
    """With whom the best deal can be made, if any."""
    best, most = None, 0.0
    for camp in partners:
        deal = best_deal(table, camp, margin(offers))
        if deal and deal.gain > most:
            best, most = camp, deal.gain
    return best


def margin(offers: int) -> float:
    """An offer that comes after others leaves more to the other."""
    return 0.1 + W.sweeter * offers


def best_exchange(table: Table, offered: Offered) -> tuple[str, str] | None:
    """Which resource to give outside, and for which."""
    best, most = None, W.exchange
    for choice in offered:
        if choice.verb != "exchange":
            continue
        give, get = (RESOURCES.index(name) for name in choice.args)
        gain = max(exchange_gain(table, give, get, n) / n for n in counts(table, give))
        if gain > most:
            best, most = (choice.args[0], choice.args[1]), gain
    return best


def counts(table: Table, give: int) -> range:
    most = table.mine.store[give] // table.mine.box.outside_rate
    return range(1, most + 1, max(1, most - 1))


def exchange_gain(table: Table, give: int, get: int, count: int) -> float:
    new = table.mine.copy()
    new.add(give, -count * new.box.outside_rate)
    new.add(get, count)
    return table.gain(new)


def exchange(p: Position, step: Exchange, offered: Offered) -> Advice:
    """As much as makes the camp worth more."""
    table = Table(p, step.camp)
    numbers = [int(choice.args[0]) for choice in offered]
    best = max(numbers, key=lambda n: (round(exchange_gain(table, step.give, step.get, n), 6), -n))
    reason = because("get", resource=RESOURCES[step.get], count=best)
    return pick(offered, f"get {best}"), reason


def draft(p: Position, step: Draft, offered: Offered) -> Advice:
    """Put the planned deal together, piece by piece."""
    table = Table(p, step.camp)
    deal = planned(p, table, step)
    other = p.id(step.other)
    if deal is None or not begun(step, deal):
        return pick(offered, "withdraw"), because("withdraw", camp=other)
    reason = because("terms-ally" if table.friend(step.other) else "terms", camp=other)
    for verb, said, all_of_it in (
        ("give", step.gives, deal.gives),
        ("want", step.wants, deal.wants),
    ):
        for resource in range(KINDS):
            rest = all_of_it[resource] - said[resource]
            if rest:
                amount = max(n for n in AMOUNTS if n <= rest)
                return pick(offered, f"{verb} {RESOURCES[resource]} {amount}"), reason
    return pick(offered, "propose"), reason


def planned(p: Position, table: Table, step: Draft) -> Deal | None:
    """The deal that was in mind when the offer was begun, or the answer to one."""
    below = p.stack[-2]
    if step.counters:
        return best_deal(table, step.other, margin(step.counters))
    offers = below.offers - 1 if isinstance(below, TradeTurn) else 0
    return best_deal(table, step.other, margin(offers))


def begun(step: Draft, deal: Deal) -> bool:
    """Whether what has been said is part of the deal, and the rest can still be said."""
    rest = pieces(deal.gives, step.gives) + pieces(deal.wants, step.wants)
    fits = all(a <= b for a, b in zip(step.gives, deal.gives, strict=True)) and all(
        a <= b for a, b in zip(step.wants, deal.wants, strict=True)
    )
    return fits and step.terms + rest <= TERMS


def pieces(terms: Terms, said: Terms) -> int:
    """In how many goes the rest of the terms is said."""
    count = 0
    for whole, part in zip(terms, said, strict=True):
        rest = whole - part
        while rest > 0:
            rest -= max(n for n in AMOUNTS if n <= rest)
            count += 1
    return count


def consider(p: Position, step: Consider, offered: Offered) -> Advice:
    """Take what is good, answer with a better offer, refuse what helps the enemy to win."""
    table = Table(p, step.camp)
    other = p.id(step.other)
    if gives_a_win_away(table, step.other, step.pays, step.gets):
        return pick(offered, "refuse"), because("refuse-win", camp=other)
    deal = value(table, step.other, step.pays, step.gets)
    if deal.gain > 0:
        return pick(offered, "accept"), because("accept", camp=other)
    if step.counters < min(W.counters, COUNTER_OFFERS) and best_deal(
        table, step.other, margin(step.counters + 1)
    ):
        return pick(offered, "counter"), because("counter", camp=other)
    return pick(offered, "refuse"), because("refuse", camp=other)
