"""What a step is worth, whom an attack needs, and what can be expected of it."""

from __future__ import annotations

from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.combat import strongest
from stavka.games.stalingrad42.rules.fighting import EFFECTS, SHATTERED
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, LAST, Battle, weigh
from stavka.games.stalingrad42.rules.retreat import ends

GROUND = 0.7  # a hex from which the defender is driven, in steps


def price(p: Position, unit: int) -> float:
    """What a step of a unit is worth; the last one is worth the whole counter."""
    face = p.top(unit)
    return (face.attack + face.defence + face.movement / 2) / p.steps(unit)


def needed(p: Position, target: int) -> set[int]:
    """The strongest attack without those whom it does not need, the weakest first."""
    battle = strongest(p, target)
    if battle is None:
        return set()
    units = [term.unit for term in battle.attackers]
    enough = AUTOMATIC if battle.column >= AUTOMATIC else min(battle.column, LAST)
    for unit in sorted(units, key=lambda u: (p.top(u).attack, u)):
        rest = tuple(u for u in units if u != unit)
        if rest and weigh(p, target, rest).column >= enough:
            units.remove(unit)
    return set(units)


def expected(p: Position, battle: Battle) -> float:
    """What a battle brings on the average of the table."""
    found = brought(p, battle)
    return sum(found) / len(found)


def yielding(p: Position, battle: Battle) -> int:
    """In how many of a hundred battles the defender must give way, or is lost."""
    whole = sum(p.steps(u) for u in p.fighting(p.enemy, battle.target))
    effects = [EFFECTS[result] for result in _results(p, battle)]
    good = [each for each in effects if each.retreat or each.defender >= whole]
    return round(100 * len(good) / len(effects))


def _results(p: Position, battle: Battle) -> tuple[str, ...]:
    if battle.column >= AUTOMATIC:
        return (SHATTERED,)
    return tuple(p.box.tables.crt[battle.odds].results)


def brought(p: Position, battle: Battle) -> list[float]:
    """By each result: steps the enemy loses and ground he gives, less one's own losses. Whoever has
    nowhere to retreat to is lost whole; in the box of a reserve army nobody is seen."""
    target = battle.target
    here = p.fighting(p.enemy, target)
    whole = sum(p.steps(u) for u in here)
    trapped = bool(here) and not ends(p, p.enemy, target, here, 2).paths
    ground = whole if trapped else GROUND + 0.5 * p.ground.map.vp.get(target, 0)
    found = []
    for result in _results(p, battle):
        effect = EFFECTS[result]
        gain = float(min(effect.defender, whole) - effect.attacker)
        if effect.retreat or effect.defender >= whole:
            gain += ground
        found.append(gain)
    return found
