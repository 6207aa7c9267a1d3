"""Attacks between camps: whom to attack, what to pay, what to take."""

from __future__ import annotations

from stavka.games.partisans.components import KINDS, MAPS, RESOURCES, WEAPONS
from stavka.games.partisans.leader.advice import pick
from stavka.games.partisans.leader.sheet import Sheet
from stavka.games.partisans.leader.weights import W
from stavka.games.partisans.leader.worth import Table
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.attacks import (
    Attack,
    ConsiderRansom,
    Ransom,
    Seize,
    cost,
    helpless,
    spoils,
)
from stavka.games.partisans.rules.ending import last_month
from stavka.games.partisans.rules.rulings import TERMS
from stavka.games.partisans.rules.trade import AMOUNTS, NOTHING, Terms, more
from stavka.kernel import Advice, Offered, because


def attack(p: Position, step: Attack, offered: Offered) -> Advice:
    """The attack that pays best, if any does."""
    table = Table(p, step.camp)
    named = [c for c in p.living() if f"attack {p.id(c)}" in offered]
    gains = {c: attack_gain(p, table, c) for c in named}
    best = max(named, key=lambda c: (gains[c], -c))
    if gains[best] < W.attack:
        return pick(offered, "peace"), because("peace")
    choice = pick(offered, f"attack {p.id(best)}")
    if helpless(p, best):
        return choice, because("rob", camp=p.id(best))
    people, weapons = cost(p, step.camp, best)
    return choice, because("attack", camp=p.id(best), people=people, weapons=weapons)


def attack_gain(p: Position, table: Table, other: int) -> float:
    if helpless(p, other):
        return W.attack + max(seizure_gain(p, table, other, r) for r in spoils(p, table.me, other))
    return battle_gain(p, table, other)


def seizure_gain(p: Position, table: Table, other: int, resource: int) -> float:
    count = p.has(other, resource)
    lost = table.gain_of(other, table.sheets[other].after(resource, -count))
    return table.gain(table.mine.after(resource, count)) + table.stakes[other] * lost


def battle_gain(p: Position, table: Table, other: int) -> float:
    """What a battle brings: spoils, and an enemy less; people lost, and weapons."""
    people, weapons = cost(p, table.me, other)
    mine, his = table.mine, table.sheets[other]
    if people > mine.people or weapons > mine.store[WEAPONS]:
        return -W.win  # an attack that cannot be paid only wears both down
    new = mine.copy()
    new.lose(people)
    new.add(WEAPONS, -weapons)
    conquer(new, his, people)
    gain = table.gain(new) - table.stakes[other] * table.now[other]
    return gain + W.win * turns_the_game(p, table, other, new)


def conquer(new: Sheet, his: Sheet, attackers: int) -> None:
    """The winner takes what the loser has not spent in the battle."""
    spent = min(his.store[WEAPONS], his.box.battle["defender"][1] * attackers) if his.people else 0
    for resource in range(KINDS):
        if resource == MAPS and his.full_map:
            continue
        new.add(resource, his.store[resource] - (spent if resource == WEAPONS else 0))


def turns_the_game(p: Position, table: Table, other: int, new: Sheet) -> int:
    """1 if it wins a game that would be lost, -1 if it loses one that would be won."""
    enemies = p.enemies(table.me)
    if enemies == [other]:
        return 1
    if p.month < last_month(p):
        return 0
    friends = [c for c in p.living() if c != table.me and table.friend(c)]
    before = best(p, [*friends, table.me]) - best(p, enemies)
    ours = max([new.points, *(p.points[c] for c in friends)])
    then = ours - best(p, [c for c in enemies if c != other])
    return (then > 0) - (before > 0)


def best(p: Position, camps: list[int]) -> int:
    return max(p.points[camp] for camp in camps)


def seize(p: Position, step: Seize, offered: Offered) -> Advice:
    table = Table(p, step.camp)
    kinds = [RESOURCES.index(choice.args[0]) for choice in offered]
    most = max(kinds, key=lambda r: (seizure_gain(p, table, step.other, r), -r))
    name = RESOURCES[most]
    return pick(offered, f"seize {name}"), because(
        "seize", resource=name, count=p.has(step.other, most)
    )


# Buying oneself off


def ransom(p: Position, step: Ransom, offered: Offered) -> Advice:
    """What the attacker should like better than the battle, and no more than that."""
    other = p.id(step.other)
    price = fair_price(p, step)
    if price is None or any(a > b for a, b in zip(step.gives, price, strict=True)):
        return pick(offered, "defend"), because("defend", camp=other)
    if step.terms < TERMS:
        for resource in range(KINDS):
            if rest := price[resource] - step.gives[resource]:
                amount = max(n for n in AMOUNTS if n <= rest)
                wish = f"give {RESOURCES[resource]} {amount}"
                return pick(offered, wish), because("ransom", camp=other)
    return pick(offered, "propose"), because("ransom", camp=other)


def fair_price(p: Position, step: Ransom) -> Terms | None:
    """Goods that cost the camp least, until the attacker gains as much as by a battle."""
    people, weapons = cost(p, step.other, step.camp)
    if people > p.crowd(step.other) or weapons > p.has(step.other, WEAPONS):
        return None
    his = Table(p, step.other)
    battle = battle_gain(p, his, step.camp)
    price, terms = NOTHING, 0
    while ransom_gain(his, step.camp, price) <= battle:
        best = cheapest(p, his, step, price)
        if best is None or terms == TERMS:
            break
        price, terms = more(price, *best), terms + 1
    return price if any(price) else None


def ransom_gain(table: Table, payer: int, price: Terms) -> float:
    """What the attacker has of a ransom."""
    mine, his = table.mine.copy(), table.sheets[payer].copy()
    for resource, count in enumerate(price):
        if count:
            mine.add(resource, count)
            his.add(resource, -count)
    return table.gain(mine) + table.stakes[payer] * table.gain_of(payer, his)


def cheapest(p: Position, table: Table, step: Ransom, price: Terms) -> tuple[int, int] | None:
    """The next piece of a ransom: most for the attacker for what it costs the camp."""
    found: list[tuple[float, int, int]] = []
    before = ransom_gain(table, step.camp, price)
    for resource in spoils(p, step.other, step.camp):
        room = p.has(step.camp, resource) - price[resource]
        fitting = [n for n in AMOUNTS if n <= room]
        if fitting:
            count = fitting[-1]
            gain = ransom_gain(table, step.camp, more(price, resource, count)) - before
            found.append((gain, resource, count))
    return max(found)[1:] if found else None


def consider_ransom(p: Position, step: ConsiderRansom, offered: Offered) -> Advice:
    """The price, if it is worth more than the battle."""
    table = Table(p, step.camp)
    other = p.id(step.other)
    if ransom_gain(table, step.other, step.gets) >= battle_gain(p, table, step.other):
        return pick(offered, "accept"), because("take-ransom", camp=other)
    return pick(offered, "fight"), because("refuse-ransom", camp=other)
