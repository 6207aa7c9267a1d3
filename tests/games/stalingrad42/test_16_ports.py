"""Chapter 16.2: ports as sources of supply, and who controls the seas."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.rules.supply import azov
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

TAMAN, TEMRYUK, TUAPSE, NOVOROSSIYSK = "1549", "1949", "2957", "2153"
MARIUPOL, TAGANROG, YEYSK, AKHTARSKAYA = "1936", "2634", "2338", "2343"
BLACK_SEA = (TUAPSE, NOVOROSSIYSK, "1851", "2354", "3360")
# Far from every road of the plain that a test draws.
INLAND = {TUAPSE: "3056", NOVOROSSIYSK: "2252", YEYSK: "2438", TAMAN: "1649", AKHTARSKAYA: "2443"}
UNIT = {"axis": "inf-57", "soviet": "rd-62"}
OTHER = {"axis": "soviet", "soviet": "axis"}
BOTH = pytest.mark.parametrize("side", SIDES)


def plain(*units: str, **how: Any) -> Theatre:
    """The whole theatre as a plain: but for the roads that are drawn, only ports feed anybody."""
    return Theatre(*units, scenario="campaign", turn=9, **how)


def fed(theatre: Theatre, side: str, unit: str = "") -> bool:
    return theatre.supply(side).supplied(unit or UNIT[side])


def road(column: int, rows: range) -> dict[str, str]:
    return {f"{column}{row:02}|{column}{row + 1:02}": "road" for row in rows}


# Roads from own areas to Temryuk: of the Axis from Z in the north over land that only this map has,
# of the Soviets from the far edge in the south.
HOME = {
    "axis": {"1936|1937": "road", **road(19, range(37, 49))},
    "soviet": {"3762|3761": "road"},
}


@rule("stalingrad42:16.2.1a")
@BOTH
def test_own_areas_and_ports_are_sources(side: str) -> None:
    unit, edge = UNIT[side], {"axis": "1936", "soviet": "3762"}[side]
    inward = {"axis": "1935", "soviet": "3761"}[side]
    area = plain(f"{unit} {inward}", sides={f"{edge}|{inward}": "road"})
    assert fed(area, side)
    port = {"axis": TAMAN, "soviet": TUAPSE}[side]
    assert fed(plain(f"{unit} {INLAND[port]}").holds(side, port), side)
    lost = plain(f"{unit} {INLAND[port]}").holds(OTHER[side], port, *BLACK_SEA)
    assert not fed(lost, side)
    assert not fed(plain(f"{unit} 4030"), side)  # neither is near


@rule("stalingrad42:16.2.3a", "stalingrad42:16.2.3b")
@pytest.mark.parametrize("port", [TUAPSE, NOVOROSSIYSK])
def test_the_black_sea_is_always_soviet(port: str) -> None:
    for held in SIDES:  # whoever holds Temryuk
        soviet = plain(f"rd-62 {INLAND[port]}").holds("soviet", port).holds(held, TEMRYUK)
        assert fed(soviet, "soviet")
        axis = plain(f"inf-57 {INLAND[port]}").holds("axis", port).holds(held, TEMRYUK)
        assert not fed(axis, "axis")


@rule("stalingrad42:16.2.4a", "stalingrad42:16.2.3a")
def test_azov_is_the_germans_while_they_hold_temryuk_and_supply_it() -> None:
    own = plain("inf-57 2538", "inf-75 1948", sides=HOME["axis"]).holds("axis", TEMRYUK, YEYSK)
    assert azov(own.p) == SIDES.index("axis")
    assert fed(own, "axis")
    cut = plain("inf-57 2538").holds("axis", TEMRYUK, YEYSK)
    assert azov(cut.p) is None  # no line leads to Temryuk
    assert not fed(cut, "axis")
    lost = plain("inf-57 2538", sides=HOME["axis"]).holds("axis", YEYSK).holds("soviet", TEMRYUK)
    assert not fed(lost, "axis")
    without = plain("inf-57 2538", sides=HOME["axis"]).holds("axis", TEMRYUK)
    assert not fed(without.holds("soviet", YEYSK, TAGANROG), "axis")  # the sea alone is no port


@rule("stalingrad42:16.2.4a", "stalingrad42:16.2.3a")
def test_azov_is_soviet_while_they_hold_temryuk_and_supply_it() -> None:
    line = {"1949|1950": "road", "1950|1951": "road", "1951|1851": "road"}  # to Anapa
    own = plain("rd-62 2443", sides=line).holds("soviet", TEMRYUK, AKHTARSKAYA, "1851")
    assert azov(own.p) == SIDES.index("soviet")
    assert fed(own, "soviet")
    cut = plain("rd-62 2443", sides=line).holds("soviet", TEMRYUK, AKHTARSKAYA)
    cut.holds("axis", "1851", NOVOROSSIYSK)
    assert azov(cut.p) is None
    assert not fed(cut, "soviet")
    lost = plain("rd-62 2443", sides=line).holds("soviet", AKHTARSKAYA).holds("axis", TEMRYUK)
    assert not fed(lost, "soviet")


@rule("stalingrad42:16.2.4b")
@BOTH
def test_temryuk_does_not_feed_itself_by_its_sea(side: str) -> None:
    ports = (TEMRYUK, YEYSK, AKHTARSKAYA, MARIUPOL)
    own = plain(f"{UNIT[side]} 1948").holds(side, *ports)
    own.holds(OTHER[side], TAMAN, "1851", NOVOROSSIYSK)
    assert azov(own.p) is None
    assert not fed(own, side)


@rule("stalingrad42:16.2.4a")
def test_who_walks_into_temryuk_takes_the_sea() -> None:
    line = {"2049|1949": "road", **HOME["axis"]}
    axis = plain("inf-57 2049", sides=line).holds("soviet", TEMRYUK).movement("axis")
    assert azov(axis.p) == SIDES.index("soviet")
    axis.play("move inf-57", f"to {TEMRYUK}")
    assert azov(axis.p) == SIDES.index("axis")
    assert axis.match.view(None)["board"]["control"][TEMRYUK] == "axis"


@rule("stalingrad42:16.2.5a")
def test_taman_feeds_germans_who_hold_it_and_never_soviets() -> None:
    for scenario in ("campaign", "caucasus"):
        axis = Theatre(f"inf-46 {TAMAN}", scenario=scenario, turn=12).holds("axis", TAMAN)
        assert fed(axis, "axis", "inf-46")
        soviet = Theatre("inf-46 1649", scenario=scenario, turn=12).holds("soviet", TAMAN)
        assert not fed(soviet, "axis", "inf-46")
    alone = plain(f"rd-62 {TAMAN}").holds("axis", *BLACK_SEA, TEMRYUK).holds("soviet", TAMAN)
    assert not fed(alone, "soviet")


@rule("stalingrad42:16.3.4b")
def test_a_port_that_is_neither_city_nor_victory_hex_bars_no_line() -> None:
    line = {"1936|1937": "road", **road(19, range(37, 55))}  # through Temryuk
    axis = plain("inf-57 1955", sides=line).holds("soviet", TEMRYUK)
    assert fed(axis, "axis")
    city = plain("inf-57 1955", sides=line, terrain={TEMRYUK: "minor-city"})
    assert not fed(city.holds("soviet", TEMRYUK), "axis")
