"""Fights on a raid: bare hands, help asked and given, and who is lost."""

from __future__ import annotations

from stavka.games.partisans.components import FOOD, OFFICER, RANKS, WATER, WEAPONS
from stavka.games.partisans.leader.advice import pick
from stavka.games.partisans.leader.raids import beat
from stavka.games.partisans.leader.sheet import Sheet
from stavka.games.partisans.leader.weights import W
from stavka.games.partisans.leader.worth import Table
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.meetings import Encounter, Fight, Lend, may_ask
from stavka.games.partisans.rules.people import ChooseDead, healthy_officers, people_name
from stavka.kernel import Advice, Offered, because


def fight(p: Position, step: Fight, offered: Offered) -> Advice:
    """Ask for what is missing; bare hands where they win the day or cost less than weapons."""
    table = Table(p, step.camp)
    mine = table.mine
    asked = [ally for ally in may_ask(p, *where(step)) if table.friend(ally)]
    free = min(step.count, healthy_officers(p, step.camp)) - step.hands
    missing = step.count - step.hands - mine.kills()
    if missing > 0 and asked and worth_asking(table, step, missing - free, asked):
        ally = max(asked, key=lambda camp: (p.has(camp, WEAPONS), -camp))
        return pick(offered, f"ask {p.id(ally)}"), because(
            "ask", camp=p.id(ally), count=p.has(ally, WEAPONS), missing=missing
        )
    if free > 0:
        without = outcome(table, step, step.hands)
        more = outcome(table, step, step.hands + (max(1, missing) if missing <= free else free))
        if more > without:
            return pick(offered, "bare-hands"), because("bare-hands", count=step.count)
    if missing <= 0:
        return pick(offered, "fight"), because("fight", count=step.count - step.hands)
    return pick(offered, "fight"), because("fight-short", count=step.count, missing=missing)


def where(step: Fight) -> tuple[int, int, int, int, tuple[int, ...]]:
    return step.camp, step.kind, step.count, step.hands, step.asked


def worth_asking(table: Table, step: Fight, missing: int, allies: list[int]) -> bool:
    """Not for the sake of a lost fight in which nobody can be hurt."""
    cost = table.mine.box.weapons_an_enemy[table.mine.incendiary]
    there = sum(table.sheets[ally].store[WEAPONS] for ally in allies)
    return table.mine.people > 0 or there >= missing * cost


def outcome(table: Table, step: Fight | Encounter, hands: int, lent: int = 0) -> float:
    """What the fight brings with so many killed by hand, and healed for food and water."""
    new = table.sheets[step.camp].copy()
    new.add(WEAPONS, lent)
    armed = step.count - hands
    turn = 0.0
    if new.kills() >= armed:
        beat(new, step.kind, step.count, armed)
    else:
        killed = new.kills()
        beat(new, step.kind, 0, killed)
        new.lose(armed - killed)
        turn = W.turn
    turn += heal(new, hands)
    return table.gain_of(step.camp, new) - turn


def heal(sheet: Sheet, officers: int) -> float:
    """Food and water for the wounded; for whom there is none, the turn or the man is lost."""
    box = sheet.box
    healed = min(
        officers, sheet.store[FOOD] // box.healing_food, sheet.store[WATER] // box.healing_water
    )
    sheet.add(FOOD, -healed * box.healing_food)
    sheet.add(WATER, -healed * box.healing_water)
    return (officers - healed) * (W.turn + box.death)


def lend(p: Position, step: Lend, offered: Offered) -> Advice:
    """Weapons for an ally: as many as help the side more than they cost here."""
    table = Table(p, step.camp)
    meeting = p.stack[-2]
    other = p.id(step.other)
    if not table.friend(step.other) or not isinstance(meeting, Encounter):
        return pick(offered, "lend 0"), because("lend-nothing", camp=other)
    before = outcome(table, meeting, meeting.hands)

    def gain(count: int) -> float:
        helped = outcome(table, meeting, meeting.hands, count) - before
        return table.gain(table.mine.after(WEAPONS, -count)) + table.stakes[step.other] * helped

    counts = [int(choice.args[0]) for choice in offered]
    best = max(counts, key=lambda n: (round(gain(n), 6), -n))
    if not best:
        return pick(offered, "lend 0"), because("lend-nothing", camp=other)
    return pick(offered, f"lend {best}"), because("lend", camp=other, count=best)


def choose_dead(p: Position, step: ChooseDead, offered: Offered) -> Advice:
    """Officers last, for they can fight bare-handed; but first one who is wounded."""
    at = step.camp * RANKS
    there = [rank for rank in range(RANKS) if p.people[at + rank]]
    wounded = p.officers(step.camp) and p.hurt[step.camp] >= p.officers(step.camp)
    rank = OFFICER if wounded else there[0]
    kind = people_name(p, step.camp, rank)
    return pick(offered, f"lose {kind}"), because("lose", kind=kind)
