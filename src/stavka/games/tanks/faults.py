"""Every way in which a position of Tank Battle is impossible."""

from __future__ import annotations

from stavka.games.tanks.position import BLANK, GONE, LEFT, NEVER_SEEN, ORDERING, Position

BY_UNIT = (
    "owner", "at", "strength", "ammo", "suppressed", "hits", "bonus", "facing", "zone", "hidden",
    "shot", "keen", "dug", "dug_turns", "loading", "orders", "drafts", "changes", "moving", "aims",
    "entered", "quitting", "fought",
)  # fmt: skip


def faults(p: Position) -> list[str]:
    """One sentence for each fault; empty for a sound position."""
    found = [f"{name} is not one for each unit" for name in BY_UNIT if _length(p, name)]
    if found:
        return found
    for unit in range(len(p.ids)):
        found += _unit(p, unit)
    return [*found, *_field(p), *_orders(p)]


def _length(p: Position, name: str) -> bool:
    return len(getattr(p, name)) != len(p.ids)


def _unit(p: Position, unit: int) -> list[str]:
    id, card, at = p.ids[unit], p.card(unit), p.at[unit]
    found = []
    if at < 0:
        if at not in GONE:
            found.append(f"{id} is at {at}")
        if (p.strength[unit] > 0) != (at == LEFT):
            found.append(f"{id} has left the field with strength {p.strength[unit]}")
        if p.hidden[unit] or p.moving[unit] >= 0:
            found.append(f"{id} is off the field but not at rest")
    else:
        if not 1 <= p.strength[unit] <= card.strength:
            found.append(f"{id} has strength {p.strength[unit]}")
        if not p.field.enterable[at]:
            found.append(f"{id} stands where tanks cannot be")
    if not 0 <= p.ammo[unit] <= card.ammo:
        found.append(f"{id} has ammunition {p.ammo[unit]}")
    if p.hits[unit] < 0:
        found.append(f"{id} took {p.hits[unit]} hits")
    if p.hidden[unit] and p.suppressed[unit]:
        found.append(f"{id} is in ambush and suppressed")
    if p.hidden[unit] and not p.field.ambush[at] and p.hidden[unit] != NEVER_SEEN:
        found.append(f"{id} is in ambush where there is none")
    if p.facing[unit] >= 0 and at >= 0 and not p.field.may_face(at, p.facing[unit]):
        found.append(f"{id} faces where it cannot")
    if p.seat_side[p.owner[unit]] != p.sides[unit]:
        found.append(f"{id} is commanded by the enemy")
    return found


def _field(p: Position) -> list[str]:
    found = [f"depot {n} holds {left}" for n, left in enumerate(p.depots) if left < 0]
    if len(p.depots) != len(p.battle.depots):
        found.append("depots are lost")
    known = {p.field.side(a, b) for a, b in p.battle.wire}
    if set(p.wire) - known or len(set(p.wire)) != len(p.wire):
        found.append("wire where there was none")
    if p.points:
        for seat in range(len(p.seats)):
            cost = sum(
                p.box.cards[c].cost for c, b in zip(p.bought, p.buyer, strict=True) if b == seat
            )
            if cost > p.points:
                found.append(f"an army for {cost} points")
    return found


def _orders(p: Position) -> list[str]:
    found = []
    if p.phase != ORDERING and any(draft != BLANK for draft in p.drafts):
        found.append("an order is written outside its phase")
    for unit, draft in enumerate(p.drafts):
        if draft.kind and (p.at[unit] < 0 or p.suppressed[unit]):
            found.append(f"{p.ids[unit]} has an order it cannot have")
    return found
