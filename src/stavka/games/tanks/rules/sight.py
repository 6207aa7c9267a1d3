"""6 Line of sight."""

from __future__ import annotations

from stavka.games.tanks.position import Position

BLINDED = 1  # hexes that a suppressed unit, or one in close combat, can see


def sight(p: Position, unit: int) -> int:
    """How many hexes far a unit sees. [5.3d, 6.2a, 6.2b, 10.4.2e]"""
    if p.suppressed[unit] or p.in_close_combat(unit):
        return BLINDED
    return p.card(unit).sight


def sees(p: Position, unit: int, hex: int) -> bool:
    """Units never block sight, depots neither. [6.1b, 6.1c, 12.1a]"""
    return bool(p.field.seen(p.at[unit], sight(p, unit)) >> hex & 1)
