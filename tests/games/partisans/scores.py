"""Camps with points, and months that end while nobody does anything."""

from __future__ import annotations

from typing import Any

from tests.games.partisans.woods import Woods

PARTISANS = ("peasant", "partisan", "nkvd")
OCCUPIERS = ("policeman", "soldier", "officer")


def scored(*camps: str, points: tuple[int, ...], **options: Any) -> Woods:
    """Camps without people that have so many points."""
    woods = Woods(*camps, **options)
    for camp, count in zip(woods.p.camps, points, strict=True):
        woods.has(woods.p.id(camp), points=count)
    return woods


def feeds(woods: Woods, camp: str, points: int, **people: int) -> Woods:
    """A camp with food and water for all its people, and so many points before they are fed."""
    return woods.has(camp, points=points, food=30, water=30, **people)


def finish(woods: Woods) -> Woods:
    """Nobody does anything any more until the game or the month is over."""
    while woods.asked() not in (None, "open-card"):
        woods.play("done" if "done" in woods.offered() else "peace")
    return woods


def end_of_month(woods: Woods, month: int) -> Woods:
    """This month ends, and nobody does anything more in it."""
    return finish(woods.month_is(month).month_ends())
