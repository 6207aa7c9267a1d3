"""Scenario C3, Uranus: how it begins, who goes first, and how it ends."""

from __future__ import annotations

from functools import cache

import pytest

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import AirReady, PhaseBegins, TurnBegins, WeatherComes
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import COMBAT, MOVEMENT
from stavka.games.stalingrad42.rules.sequence import GameTurn
from stavka.games.stalingrad42.rules.supply import connected, supplied
from stavka.games.stalingrad42.rules.units import units_of
from stavka.games.stalingrad42.rules.victory import HoldCheck, count
from stavka.kernel import Event
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

CITY = ("5521", "5522", "5523")  # Stalingrad
ENDS = ("end-initial", "end-movement", "end-combat", "recover", "end-advance", "end-railways")
SHORT = [("axis", "movement"), ("axis", "combat"), ("axis", "recovery")]


def uranus(*units: str, turn: int = 29, **more: object) -> Theatre:
    return Theatre(*units, turn=turn, scenario="uranus", **more)  # type: ignore[arg-type]


def phases(events: list[Event]) -> list[tuple[str, str]]:
    """Side and phase, as they began."""
    told = [event for event in events if isinstance(event, PhaseBegins)]
    return [(e.side.removeprefix("side-"), e.phase.removeprefix("phase-")) for e in told]


def player_turn(side: str, first: str = "initial") -> list[tuple[str, str]]:
    names = ["initial", "movement", "combat", "recovery", "supply"]
    return [(side, name) for name in names[names.index(first) :]]


@cache
def in_haste() -> dict[int, list[tuple[str, str]]]:
    """The phases of each turn of a game in which nobody does anything."""
    match = GAME.start("uranus")
    found: dict[int, list[tuple[str, str]]] = {}
    told = [*match.opening]
    while match.waiting:
        (seat,) = match.waiting
        offered = match.choices(seat)
        told += match.play(seat, next((c for c in offered if c.verb in ENDS), offered[0]))
    for event in told:
        if isinstance(event, TurnBegins):
            turn = found[event.turn] = []
        turn += phases([event])
    return found


# C3.1, C3.3, C3.4: who begins, and with what


@rule("stalingrad42:C3.1b", "stalingrad42:C3.4a", "stalingrad42:C3.4b")
def test_the_soviets_begin_with_their_movement_phase() -> None:
    match = GAME.start("uranus")
    kinds = [type(event) for event in match.opening]
    assert kinds[:2] == [TurnBegins, WeatherComes]
    assert phases(match.opening) == [("soviet", "movement")]
    assert match.waiting == ("soviet",)
    assert (match.position.turn, match.position.weather) == (28, "overcast-winter")
    assert match.position.resources == 0


@rule("stalingrad42:C3.4a", "stalingrad42:C3.4d", "stalingrad42:C3.1b")
def test_turn_28_is_a_soviet_half_and_the_short_turn_of_the_germans() -> None:
    assert in_haste()[28] == player_turn("soviet", "movement") + SHORT


@rule("stalingrad42:C3.3a", "stalingrad42:C3.1a", "stalingrad42:C3.4d")
def test_from_turn_29_on_the_soviets_go_first_to_the_end() -> None:
    assert [*in_haste()] == [*range(28, 37)]
    for turn in range(29, 37):
        assert in_haste()[turn] == player_turn("soviet") + player_turn("axis")


def test_in_fall_blau_the_germans_go_first_on_every_turn() -> None:
    blau = Theatre(turn=5).resolve(GameTurn())
    assert phases(blau.events)[0] == ("axis", "initial")


def test_the_german_air_unit_flies_in_clear_weather_only() -> None:
    """It is gathered in the German initial phase, which comes second."""
    assert not uranus(turn=28, weather="overcast-winter").initial().told(AirReady)
    (ready,) = uranus(turn=29, weather="clear").initial().told(AirReady)
    assert ready.airs == ("viii-fk",)
    assert "rom-air" not in uranus().p.setup.air


@rule("stalingrad42:23.2.3a", "stalingrad42:23.2.2b")
def test_the_weather_of_a_new_turn_grounds_the_air_unit_before_the_soviets_attack() -> None:
    """It was left ready, used or with an attacker on the turn before."""
    for state in ("ready", "used", "with pz-24"):
        for die, weather in ((1, "snow"), (3, "overcast-winter"), (6, "clear")):
            winter = uranus("pz-24 2010", "rd-23 2011", turn=30).fly(f"viii-fk {state}")
            winter.dice(die).resolve(GameTurn())
            assert (winter.seat(), winter.p.weather) == ("soviet", weather)
            left = state.split()[0] if weather == "clear" else "aside"
            assert winter.air("viii-fk")[0] == left


@rule("stalingrad42:C3.1e")
@pytest.mark.parametrize(("area", "hex"), [("Q", "2842"), ("R", "5042")])
def test_the_southern_areas_are_german(area: str, hex: str) -> None:
    border = uranus().p.box.map.areas[area].hexes
    assert border >> GRID.at(hex) & 1
    soviet = uranus(f"rd-23 {hex}", f"mc-4 {hex}").movement("soviet")
    for unit in ("rd-23", "mc-4"):
        soviet.play(f"move {unit}")
        offered = {*soviet.offers("to"), *soviet.offers("extended"), *soviet.offers("tactical")}
        assert offered
        assert not {place for place in offered if place.startswith("area-")}
        assert soviet.refused(f"to area-{area}") == "22.4d"
        soviet.play("stop")
    axis = uranus(f"pz-23 {hex}", f"inf-57 area-{area}").movement().play("move pz-23")
    assert f"area-{area}" in axis.offers("to")
    back = axis.play("stop").play("move inf-57")
    assert hex in back.offers("to")


@rule("stalingrad42:C3.4c")
def test_on_the_first_turn_soviet_units_move_tactically() -> None:
    for unit in ("rd-23", "tc-1", "cc-8", "fr-don", "sp-soviet-1", "chuikov"):
        first = uranus(f"{unit} 2011", turn=28).movement("soviet").play(f"move {unit}")
        assert (first.offers("to"), first.offers("extended")) == ([], [])
        assert first.refused("to 2013") == "C3.4c"
        assert first.refused("extended 2014") == "C3.4c"
        assert "2013" in first.offers("tactical")
        later = uranus(f"{unit} 2011", turn=29).movement("soviet").play(f"move {unit}")
        assert "2013" in later.offers("to")
    axis = uranus("inf-57 2011", turn=28).movement().play("move inf-57")
    assert "2013" in axis.offers("to")


# The set-up on the map


@rule("stalingrad42:C3.1d", "stalingrad42:C3.1c")
def test_everybody_of_the_set_up_stands_where_it_says() -> None:
    p = GAME.start("uranus", options={"leaders": True}).position
    for placed in p.setup.placements:
        if placed.hex:
            assert GRID.number(p.place[placed.unit.index]) == placed.hex
            assert p.face[placed.unit.index] == placed.face
    on_map = [unit for unit in range(len(p.place)) if p.on_map(unit)]
    assert len(on_map) == 207
    assert len([unit for unit in on_map if p.unit(unit).side == AXIS]) == 90
    assert not [unit for unit in range(len(p.place)) if p.in_area(unit)]


def test_nobody_begins_out_of_supply() -> None:
    p = GAME.start("uranus").position
    for side in (AXIS, SOVIET):
        fed, joined = supplied(p, side), connected(p, side)
        for unit in units_of(p, side):
            assert fed >> p.place[unit] & joined >> p.place[unit] & 1, p.unit(unit).id


def test_forts_of_june_far_behind_the_front_are_out_of_use_from_the_beginning() -> None:
    match = GAME.start("uranus")
    assert match.view(None)["board"]["forts"] == ["north"]  # Soviets still stand in one of them
    assert GAME.start("fall-blau").view(None)["board"]["forts"] == ["north", "south", "Rostov"]


# C3.5: the end


@rule("stalingrad42:C3.5c")
def test_the_axis_begins_with_fifteen_points() -> None:
    p = GAME.start("uranus").position
    assert (p.points, count(p).all, count(p).hexes) == (15, 15, 15)


def late(turn: int, *held: str, units: tuple[str, ...] = ()) -> Theatre:
    """The real map with these victory hexes in the hands of the Axis, and nothing else."""
    found = uranus(*units, turn=turn, real=True)
    found.holds("soviet", *(GRID.number(hex) for hex in found.p.ground.map.vp))
    return found.holds("axis", *held)


WEST = ("2503", "3134", "1806", "2013", "2725", "3322", "3331", "4126", "4139", "4930")  # 12


@rule("stalingrad42:C3.5a", "stalingrad42:C3.5b")
@pytest.mark.parametrize("turn", range(28, 36))
@pytest.mark.parametrize("held", [(), WEST, (*WEST, "5022", "5522", "5638")])
def test_no_number_of_points_ends_the_game_before_its_last_turn(
    turn: int, held: tuple[str, ...]
) -> None:
    """0, 12 and 15 points; the turn track asks for 21 to 24."""
    end = late(turn, *held).victory()
    assert end.p.points == {0: 0, len(WEST): 12}.get(len(held), 15)
    assert end.p.outcome is None


@rule("stalingrad42:C3.5b", "stalingrad42:C3.5c")
@pytest.mark.parametrize(
    ("lost", "winner", "how"),
    [
        ((), "axis", "goal"),  # 15
        (("5522", "5022", "5638", "4930"), "axis", "goal"),  # 11: four may be lost
        (("5522", "5022", "5638", "4930", "4139"), "soviet", "time"),  # 10
    ],
)
def test_eleven_points_on_the_last_turn_win(lost: tuple[str, ...], winner: str, how: str) -> None:
    held = {*WEST, "5022", "5522", "5638"} - {*lost}
    end = late(36, *held).victory()
    assert end.p.points == 15 - len(lost)
    assert end.p.outcome is not None
    assert (end.p.outcome.winners, end.p.outcome.reason.id) == ((winner,), f"outcome-{how}")


@rule("stalingrad42:C3.5c")
def test_a_victory_hex_that_is_cut_off_does_not_count() -> None:
    """A town far behind the front is held by a division; then a ring is laid around it."""
    open = late(36, *WEST, units=("inf-57 2725",)).victory()
    assert open.p.points == 12
    ring = [GRID.number(hex) for hex in GRID.neighbours[GRID.at("2725")]]
    soviets = ("rd-23", "rd-24", "rd-49", "rd-63", "rd-76", "rd-84")
    enemies = tuple(f"{unit} {hex}" for unit, hex in zip(soviets, ring, strict=True))
    cut = late(36, *WEST, units=("inf-57 2725", *enemies)).victory()
    assert cut.p.points == 11
    assert cut.p.axis_holds[cut.p.box.held[GRID.at("2725")]]


@rule("stalingrad42:C3.5b")
@pytest.mark.parametrize("turn", range(28, 37))
@pytest.mark.parametrize("city", [(), *((hex,) for hex in CITY), CITY])
def test_stalingrad_is_held_until_the_german_half_of_turn_34(
    turn: int, city: tuple[str, ...]
) -> None:
    """Before each German half up to that one; afterwards it may be lost, if the points are there
    without it."""
    end = late(turn, *WEST, *city).resolve(HoldCheck())
    if city or turn > 34:
        assert end.p.outcome is None
        return
    assert end.p.outcome is not None
    assert end.p.outcome.winners == ("soviet",)
    assert end.p.outcome.reason.id == "outcome-stalingrad"


@rule("stalingrad42:C3.5b")
def test_stalingrad_falls_when_soviets_walk_into_its_last_hex() -> None:
    """On the Soviet half of turn 34 it is too late, on turn 35 no longer."""
    for turn, ended in ((33, True), (34, True), (35, False)):
        match = late(turn, *WEST, "5521", units=("rd-45 5520",))
        match.dice(6).resolve(GameTurn())
        match.play("end-initial", "move rd-45", "to 5521")
        while match.match.waiting and match.seat() == "soviet":
            ends = ("stop", "end-movement", "end-combat")
            match.play(next(verb for verb in ends if match.offers(verb)))
        assert (match.match.outcome is not None) == ended
        if not ended:
            assert match.seat() == "axis"


def test_phases_of_the_short_turn_know_it() -> None:
    short = uranus("inf-57 2011", "rd-23 2013", turn=28).short_turn()
    assert (short.p.short_turn, short.p.phase) == (True, MOVEMENT)
    assert not short.combat().p.short_turn
    assert short.short_turn(COMBAT).p.short_turn
    assert not short.victory().p.short_turn


@rule("stalingrad42:C3.4c")
def test_on_the_first_turn_soviets_may_go_by_rail() -> None:
    first = Theatre("rd-23 area-C", "rd-45 4700", real=True, turn=28, scenario="uranus")
    first.movement("soviet").play("rail rd-23", "to 5400", "rail rd-45", "to area-C")
    assert (first.at("rd-23"), first.at("rd-45")) == ("5400", "area-C")
