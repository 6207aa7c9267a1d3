"""Chapter 5.7: movement by sea and over the strait of Kerch, on the real map and its ports."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.events import (
    ControlTaken,
    UnitsRetreated,
    UnitsShipped,
    UnitsTrapped,
)
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# Ports of the Black Sea and of the Sea of Azov.
TAMAN, ANAPA, NOVOROSSIYSK, GELENDZHIK, TUAPSE, SOCHI = (
    "1549", "1851", "2153", "2354", "2957", "3360",
)  # fmt: skip
MARIUPOL, TAGANROG, ROSTOV, YEYSK, TEMRYUK, AKHTARSKAYA = (
    "1936", "2634", "3134", "2338", "1949", "2343",
)  # fmt: skip
BLACK_SEA = {TAMAN, ANAPA, NOVOROSSIYSK, GELENDZHIK, TUAPSE, SOCHI}
AZOV = {ROSTOV, YEYSK, TEMRYUK, AKHTARSKAYA}  # as far as it is Soviet in June
MARINES, RIFLES, TANKS = "nav-66", "rd-62", "tc-4"
SUPPLY = "sp-soviet-1"
CRIMEA = "area-W"
BLUECHER = ("inf-46", "stug-249", "ro-mtn-3")
CAMPAIGN: dict[str, Any] = {"real": True, "scenario": "campaign", "turn": 9}


def soviets(*units: str, **how: Any) -> Theatre:
    """Their movement phase on the whole map, with these units."""
    return Theatre(*units, **(CAMPAIGN | how)).movement("soviet")


def germans(*units: str, taken: bool = True, **how: Any) -> Theatre:
    """The same for the Axis, who has been in Taman."""
    front = Theatre(*units, **(CAMPAIGN | how))
    return front.holds("axis" if taken else "soviet", TAMAN).movement("axis")


# 5.7.1 Sea lanes


@rule("stalingrad42:5.7.1a")
def test_only_the_soviets_use_sea_lanes() -> None:
    axis = germans(f"inf-57 {MARIUPOL}", f"inf-75 {NOVOROSSIYSK}", "inf-113 area-X")
    axis.holds("axis", MARIUPOL, TAGANROG, NOVOROSSIYSK, TUAPSE)
    assert axis.offers("sea") == []
    for unit in ("inf-57", "inf-75", "inf-113"):
        assert axis.refused(f"sea {unit}") == "5.7.1a"
    own = soviets(f"{RIFLES} {NOVOROSSIYSK}", f"rd-45 {ROSTOV}")
    assert set(own.offers("sea")) == {RIFLES, "rd-45"}


@rule("stalingrad42:5.7.1b")
def test_each_sea_carries_one_unit_a_turn() -> None:
    units = (f"{RIFLES} {NOVOROSSIYSK}", f"rd-45 {TUAPSE}", f"rd-121 {ROSTOV}", f"rd-160 {YEYSK}")
    own = soviets(*units)
    own.play(f"sea {RIFLES}", f"to {SOCHI}")
    assert own.refused("sea rd-45") == "5.7.1b"  # a second one in the Black Sea
    assert set(own.offers("sea")) == {"rd-121", "rd-160"}
    own.play("sea rd-121", f"to {TEMRYUK}")  # one in each is lawful
    assert own.offers("sea") == []
    assert own.refused("sea rd-160") == "5.7.1b"
    own.movement("axis").movement("soviet")
    assert set(own.offers("sea")) == {"rd-45", "rd-160"}  # a turn later; the landed are disrupted


@rule("stalingrad42:5.7.1b")
def test_a_supply_point_or_a_unit_in_good_order_without_vehicles() -> None:
    own = soviets(
        f"{SUPPLY} {NOVOROSSIYSK}",
        f"{RIFLES} {NOVOROSSIYSK}",
        f"{TANKS} {NOVOROSSIYSK}",
        f"fr-bryansk {NOVOROSSIYSK}",
        f"rd-45 {TUAPSE} disrupted",
        f"rd-121 {TUAPSE} full-retreat",
    )
    assert set(own.offers("sea")) == {SUPPLY, RIFLES}
    assert own.refused(f"sea {TANKS}") == own.refused("sea fr-bryansk") == "5.7.1b"
    assert own.refused("sea rd-45") == own.refused("sea rd-121") == "13.2.1b"
    own.play(f"sea {SUPPLY}", f"to {SOCHI}")
    assert own.at(SUPPLY) == SOCHI
    assert own.refused(f"sea {RIFLES}") == "5.7.1b"  # the supply point was the one


@rule("stalingrad42:5.7.1c")
def test_a_voyage_begins_and_ends_in_enemy_zones() -> None:
    own = soviets(f"{RIFLES} {NOVOROSSIYSK}", "inf-57 2152", "inf-75 2956")
    assert {NOVOROSSIYSK, TUAPSE} <= own.zone("axis")
    own.play(f"sea {RIFLES}", f"to {TUAPSE}")
    assert own.at(RIFLES) == TUAPSE


@rule("stalingrad42:5.7.1d")
def test_it_takes_the_whole_movement() -> None:
    own = soviets(f"{RIFLES} {NOVOROSSIYSK}", f"rd-45 {GELENDZHIK}")
    own.play(f"sea {RIFLES}", f"to {TUAPSE}")
    assert own.asked() == "movement-phase"
    assert own.refused(f"move {RIFLES}") == "5.1d"
    walked = soviets("rd-45 2353").play("move rd-45", f"to {GELENDZHIK}")
    assert walked.refused("sea rd-45") == "5.7.1d"  # it has moved
    walked.play("stop")
    assert walked.refused("sea rd-45") == "5.1d"


@rule("stalingrad42:5.7.1e")
@pytest.mark.parametrize(
    ("unit", "order"), [(RIFLES, "disrupted"), (SUPPLY, "good"), (MARINES, "good")]
)
def test_combat_units_land_disrupted(unit: str, order: str) -> None:
    own = soviets(f"{unit} {ROSTOV}")
    assert own.order(unit) == "good"
    own.play(f"sea {unit}", f"to {YEYSK}")
    assert own.order(unit) == order
    (shipped,) = own.told(UnitsShipped)
    assert shipped == UnitsShipped(units=(unit,), path=(ROSTOV, YEYSK), order=f"order-{order}")


@rule("stalingrad42:5.7.1f")
def test_nobody_stays_at_sea() -> None:
    own = soviets(f"{RIFLES} {NOVOROSSIYSK}").play(f"sea {RIFLES}")
    ends = own.offers("to")
    assert set(ends) == BLACK_SEA - {NOVOROSSIYSK}
    assert own.offers("stop") == []
    for other in ("stop", "end-movement", f"move {RIFLES}"):
        assert own.refused(other) == "5.7.1f"
    own.play(f"to {ends[0]}")
    assert own.at(RIFLES) == ends[0]


@rule("stalingrad42:5.7.1g")
def test_naval_infantry_walks_a_hex_and_sails() -> None:
    own = soviets(f"{MARINES} 2353").play(f"move {MARINES}", f"to {GELENDZHIK}", f"sea {MARINES}")
    own.play(f"to {TUAPSE}")
    assert own.at(MARINES) == TUAPSE
    assert own.asked() == "movement-phase"  # that was all
    assert own.refused(f"move {MARINES}") == "5.1d"
    far = soviets(f"{MARINES} 2539").play(f"move {MARINES}", f"to {YEYSK}")
    assert far.asked() == "moving"
    assert far.offers("sea") == []
    assert far.refused(f"sea {MARINES}") == "5.7.1g"  # two hexes and the sea


@rule("stalingrad42:5.7.1g")
def test_naval_infantry_sails_and_walks_a_hex() -> None:
    own = soviets(f"{MARINES} {GELENDZHIK}").play(f"sea {MARINES}", f"to {TUAPSE}")
    assert own.asked() == "moving"
    assert set(own.offers("tactical")) == {"2956", "3056", "3057"}
    assert own.offers("to") == own.offers("extended") == own.offers("sea") == []
    assert own.refused("tactical 2955") == "5.1a"
    own.play("tactical 3056")
    assert own.at(MARINES) == "3056"
    assert own.asked() == "movement-phase"
    assert own.refused(f"move {MARINES}") == "5.1d"
    stays = soviets(f"{MARINES} {GELENDZHIK}").play(f"sea {MARINES}", f"to {TUAPSE}", "stop")
    assert stays.at(MARINES) == TUAPSE
    zone = soviets(f"{MARINES} {GELENDZHIK}", "inf-57 2956")
    zone.play(f"sea {MARINES}", f"to {TUAPSE}")
    assert zone.asked() == "movement-phase"  # tactical movement ends in an enemy zone


@rule("stalingrad42:5.7.1h")
def test_naval_infantry_is_not_disrupted() -> None:
    own = soviets(f"{MARINES} {NOVOROSSIYSK}", f"{RIFLES} {ROSTOV}", "rd-45 3056", "inf-57 3057")
    own.play(f"sea {MARINES}", f"to {TUAPSE}", f"sea {RIFLES}", f"to {YEYSK}")
    assert (own.order(MARINES), own.order(RIFLES)) == ("good", "disrupted")
    own.combat("soviet").play("attack 3057")
    assert MARINES in own.offers("by")  # and may attack at once


@rule("stalingrad42:5.7.1i")
def test_naval_infantry_lands_in_an_empty_german_port() -> None:
    units = (f"{MARINES} {TUAPSE}", f"{RIFLES} {TUAPSE}", f"inf-57 {ANAPA}")
    own = Theatre(*units, **CAMPAIGN).holds("axis", NOVOROSSIYSK, ANAPA).movement("soviet")
    own.play(f"sea {RIFLES}")
    assert NOVOROSSIYSK not in own.offers("to")
    assert own.refused(f"to {NOVOROSSIYSK}") == "5.7.1i"
    own.match.undo(own.seat())
    own.play(f"sea {MARINES}")
    assert own.refused(f"to {ANAPA}") == "5.1e"  # not where Germans are
    own.play(f"to {NOVOROSSIYSK}")
    assert own.at(MARINES) == NOVOROSSIYSK
    assert own.told(ControlTaken) == [ControlTaken(place=NOVOROSSIYSK, side="side-soviet")]


@rule("stalingrad42:5.7.1j")
def test_from_port_to_port_of_one_sea_in_soviet_hands() -> None:
    own = soviets(f"{RIFLES} {ROSTOV}").play(f"sea {RIFLES}")
    assert set(own.offers("to")) == AZOV - {ROSTOV}
    for end in (TUAPSE, "2438"):  # the other sea, no port
        assert own.refused(f"to {end}") == "5.7.1j"
    assert own.refused(f"to {TAGANROG}") == "5.7.1i"  # German since the beginning
    inland = soviets(f"{RIFLES} 2353")
    assert inland.refused(f"sea {RIFLES}") == "5.7.1j"
    lonely = Theatre(f"{RIFLES} {ROSTOV}", **CAMPAIGN).holds("axis", *(AZOV - {ROSTOV}))
    assert lonely.movement("soviet").refused(f"sea {RIFLES}") == "5.7.1j"
    contested = Theatre(f"{RIFLES} {TUAPSE}", f"inf-57 {TUAPSE}", **CAMPAIGN, contested_cities=True)
    contested.contests(f"{TUAPSE} 1 axis").movement("soviet")
    assert contested.refused(f"sea {RIFLES}") == "5.7.1j"


def test_who_lands_drives_off_those_in_full_retreat() -> None:
    own = soviets(f"{MARINES} {NOVOROSSIYSK}", "inf-57 2956 full-retreat")
    own.play(f"sea {MARINES}", f"to {TUAPSE}")
    own.play(f"retreat {own.offers('retreat')[0]}")
    assert own.told(UnitsRetreated)
    assert own.asked() == "moving"  # and goes on
    assert own.at(MARINES) == TUAPSE


def test_the_screen_shows_the_ports_where_one_may_land() -> None:
    own = soviets(f"{RIFLES} {ROSTOV}").play(f"sea {RIFLES}")
    moving = own.match.view(None)["board"]["moving"]
    assert moving["units"] == [RIFLES]
    assert moving["from"] == ROSTOV
    assert moving["sea"] == {port: [1, ROSTOV] for port in AZOV - {ROSTOV}}


# 5.7.2 The strait of Kerch


@rule("stalingrad42:5.7.2a")
def test_only_germans_cross_and_only_while_no_soviets_are_in_taman() -> None:
    empty = germans(f"inf-46 {CRIMEA}")
    assert empty.offers("sea") == ["inf-46"]
    for guard in (RIFLES, SUPPLY):
        held = germans(f"inf-46 {CRIMEA}", f"{guard} {TAMAN}")
        assert held.offers("sea") == []
        assert held.refused("sea inf-46") == "5.7.2a"
    other = soviets(f"{RIFLES} {TAMAN}").play(f"sea {RIFLES}")
    assert CRIMEA not in other.offers("to")
    assert other.refused(f"to {CRIMEA}") == "5.7.2a"


@rule("stalingrad42:5.7.2b")
@pytest.mark.parametrize("scenario", ["campaign", "caucasus"])
@pytest.mark.parametrize("unit", ["inf-46", "stug-249", "ro-mtn-3", "pz-13", "sp-axis-1"])
def test_any_german_unit_crosses_to_taman(scenario: str, unit: str) -> None:
    follows = unit in BLUECHER
    early = germans(f"{unit} {CRIMEA}", taken=False, scenario=scenario, turn=12)
    assert early.offers("sea") == ([] if follows else [unit])
    if follows:
        assert early.refused(f"sea {unit}") == "20.7a"  # not before Taman is taken
    axis = germans(f"{unit} {CRIMEA}", taken=follows, scenario=scenario, turn=12)
    assert axis.play(f"move {unit}").refused(f"to {TAMAN}") == "5.7.2b"  # not by its own means
    axis.match.undo(axis.seat())
    axis.play(f"sea {unit}")
    assert axis.offers("to") == [TAMAN]
    assert axis.refused("to 1649") == "5.7.2b"
    axis.play(f"to {TAMAN}")
    assert axis.at(unit) == TAMAN
    taken = ControlTaken(place=TAMAN, side="side-axis")
    assert axis.told(ControlTaken) == ([] if follows else [taken])
    back = germans(f"{unit} {TAMAN}", scenario=scenario, turn=12).play(f"move {unit}")
    assert back.refused(f"to {CRIMEA}") == "5.7.2b"  # there is no way back


@rule("stalingrad42:5.7.2c")
def test_crossing_takes_the_whole_movement_and_disrupts() -> None:
    axis = germans(f"pz-9 {CRIMEA}").play("sea pz-9", f"to {TAMAN}")
    assert axis.order("pz-9") == "disrupted"
    assert axis.refused("move pz-9") == "5.1d"
    supply = germans(f"sp-axis-1 {CRIMEA}").play("sea sp-axis-1", f"to {TAMAN}")
    assert supply.order("sp-axis-1") == "good"  # as always


@rule("stalingrad42:5.7.2d")
def test_one_unit_a_turn_crosses() -> None:
    axis = germans(f"inf-46 {CRIMEA}", f"ro-inf-10 {CRIMEA}").play("sea inf-46", f"to {TAMAN}")
    assert axis.offers("sea") == []
    assert axis.refused("sea ro-inf-10") == "5.7.2d"
    axis.movement("soviet").movement("axis").play("sea ro-inf-10", f"to {TAMAN}")
    assert axis.at("ro-inf-10") == TAMAN


# 5.7.3 No retreat by sea


@rule("stalingrad42:5.7.3a")
@pytest.mark.parametrize(
    ("hex", "beside", "start", "last"),
    [
        (YEYSK, ("2238", "2339"), "2538", "2438"),
        ("2243", ("2343", "2244"), "2444", "2344"),  # a coast without a port
        (TAMAN, ("1648", "1550"), "1750", "1649"),  # the Crimea is no way out either
    ],
)
@pytest.mark.parametrize(
    ("side", "own", "enemies"),
    [
        ("soviet", RIFLES, ("inf-57", "inf-75", "inf-113")),
        ("axis", "inf-57", (RIFLES, "rd-45", "rd-121")),
    ],
)
def test_who_can_only_retreat_into_the_sea_is_lost(
    side: str, own: str, enemies: tuple[str, ...], hex: str, beside: tuple[str, ...], start: str,
    last: str,
) -> None:  # fmt: skip
    mover, *others = enemies
    blocked = [f"{unit} {at}" for unit, at in zip(others, beside, strict=False)]
    sea = Theatre(f"{own} {hex} full-retreat", f"{mover} {start}", *blocked, **CAMPAIGN)
    sea.movement("axis" if side == "soviet" else "soviet").play(f"move {mover}", f"to {last}")
    assert sea.lost() == {own}
    assert sea.told(UnitsTrapped) == [UnitsTrapped(units=(own,), place=hex)]
    if hex == TAMAN:
        return
    open = Theatre(f"{own} {hex} full-retreat", f"{mover} {start}", **CAMPAIGN)
    open.movement("axis" if side == "soviet" else "soviet").play(f"move {mover}", f"to {last}")
    assert (open.lost(), open.asked()) == (set(), "retreat-to")  # by land it may


# Together with the other manners of movement


# What each side does in one movement phase: where it begins, what is said, where it ends.
RAILWAYS = {f"20{row:02}|20{row + 1:02}": "rail" for row in range(12)}
RAILWAYS |= {f"10{row:02}|10{row + 1:02}": "rail" for row in range(1, 9)}
DEEDS = {
    "soviet": {
        "rd-45 2001": (("rail rd-45", "to 2008"), "2008"),
        f"{RIFLES} {NOVOROSSIYSK}": ((f"sea {RIFLES}", f"to {TUAPSE}"), TUAPSE),
        "rd-121 3030": (("full-retreat rd-121",), "3030"),
        "tc-4 2525": (("auto-ds 2526", "by tc-4", "by tc-16", "by tc-23", "fight"), "2525"),
    },
    "axis": {
        "inf-57 1001": (("rail inf-57", "to 1006"), "1006"),
        f"inf-46 {CRIMEA}": (("sea inf-46", f"to {TAMAN}"), TAMAN),
        "inf-113 3030": (("full-retreat inf-113",), "3030"),
        "pz-9 2525": (("auto-ds 2526", "by pz-9", "by pz-24", "by pz-23", "fight"), "2525"),
    },
}
STRONG = {
    "soviet": ("tc-16 2525", "tc-23 2527", "sec-213 2526 disrupted"),
    "axis": ("pz-24 2525", "pz-23 2527", "rd-160 2526 reduced disrupted"),
}


@rule("stalingrad42:3.B2b")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("side", DEEDS)
def test_trains_ships_automatic_ds_and_full_retreat_in_any_order(side: str, turned: bool) -> None:
    deeds, enemy = DEEDS[side], STRONG[side][-1].split()[0]

    def front() -> Theatre:
        front = Theatre(*deeds, *STRONG[side], sides=RAILWAYS, scenario="campaign", turn=9)
        return front.holds("axis", TAMAN)

    own = front().movement(side)
    for words in [*reversed(deeds)] if turned else deeds:
        choices, end = deeds[words]
        own.play(*choices)
        while own.asked() == "retreat-to":
            own.play(f"retreat {own.offers('retreat')[0]}")
        assert own.at(words.split()[0]) == end
    assert own.at(enemy) != "2526"
    assert own.asked() == "movement-phase"
    combat = front().combat(side)
    for choices, _ in deeds.values():
        assert combat.refused(choices[0]).startswith(("3.", "8."))


@rule("stalingrad42:13.2.1b")
def test_the_disrupted_go_neither_by_rail_nor_by_sea_nor_out_of_an_area() -> None:
    own = soviets(f"{RIFLES} {ROSTOV} disrupted", f"{MARINES} {TUAPSE} disrupted", "rd-45 area-A")
    for unit in (RIFLES, MARINES):
        assert own.refused(f"sea {unit}") == "13.2.1b"
    assert own.refused(f"rail {RIFLES}") == "5.6.3d"
    own.put("rd-45", "area-A", "disrupted").movement("soviet")
    assert own.refused("move rd-45") == own.refused("rail rd-45") == "22.3.1d"
    axis = germans("inf-57 1005 disrupted", f"inf-46 {CRIMEA} disrupted", "inf-75 area-X disrupted")
    assert axis.refused("rail inf-57") == "5.6.3d"
    assert axis.refused("sea inf-46") == axis.refused("move inf-75") == "22.3.1d"
    assert axis.offers("sea") == axis.offers("rail") == []
