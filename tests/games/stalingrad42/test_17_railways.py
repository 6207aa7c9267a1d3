"""Chapter 17: railheads, conversion, and the railways of both sides, on the real map."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.events import RailheadAdded, RailheadAdvanced, RailheadPushed
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.railways import converted, green, network
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# Green lines east of the railheads at 1303 and 1717.
TO_KASTORNOYE = ("1402", "1502", "1602", "1702", "1802", "1903", "2002")
TO_VALUYKI = ("1817", "1816", "1916", "2015", "2014", "2013")
HEADS = {"1303", "1717", "2126", "2427", "2431"}


def theatre(*units: str) -> Theatre:
    return Theatre(*units, real=True)


def heads(blau: Theatre) -> list[str]:
    return [GRID.number(line[-1]) for line in blau.p.railheads]


def states(blau: Theatre) -> dict[str, int]:
    """As the screen shows them: whether each is joined with the railways behind it."""
    return dict(blau.match.view(None)["board"]["railheads"])


def usable(blau: Theatre, hex: str, side: str = "axis") -> bool:
    return bool(network(blau.p, SIDES.index(side)) >> GRID.at(hex) & 1)


def drive(blau: Theatre, *hexes: str) -> Theatre:
    """Convert one hex after the other, in as many supply phases as it takes."""
    for hex in hexes:
        if blau.match.waiting == () or hex not in blau.offers("convert"):
            blau.supply()
        blau.play(f"convert {hex}")
    return blau


@rule("stalingrad42:17.1a", "stalingrad42:17.2.1a")
def test_beyond_the_start_line_only_converted_railways_are_used() -> None:
    blau = theatre("hq-6a 1602 used").initial()
    assert heads(blau) == ["1303", "1717", "2126", "2427", "2431"]
    assert blau.offers("ready") == []
    assert blau.refused("ready hq-6a") == "18.1c"
    assert (usable(blau, "1402"), usable(blau, "1502")) == (True, False)  # the line is between
    blau.supply().play("convert 1402", "convert 1502")
    assert blau.told(RailheadAdvanced)[0].path == ("1402", "1502")
    assert (usable(blau, "1502"), usable(blau, "1602")) == (True, False)
    drive(blau, "1602")
    assert usable(blau, "1602")
    assert heads(blau)[0] == "1602"
    blau.initial()
    assert blau.offers("ready") == ["hq-6a"]
    soviets = theatre("fr-south 2100 used").initial("soviet")
    assert soviets.offers("ready") == ["fr-south"]  # theirs need no conversion


@rule("stalingrad42:17.1b", "stalingrad42:17.2.1a")
def test_railheads_follow_green_lines() -> None:
    blau = theatre().supply()
    assert set(blau.offers("convert")) == {"1402", "1817", "2225", "2527", "2532"}
    assert blau.refused("convert 2101") == "17.1b"  # another railway
    assert blau.refused("convert 1405") == "17.1b"  # none at all
    assert blau.refused("convert 1502") == "17.2.1a"  # not the next hex
    assert blau.refused("convert 1203") == "17.2.1a"  # behind it


@rule("stalingrad42:17.1c", "stalingrad42:17.1d")
def test_other_lines_are_converted_with_both_ends() -> None:
    """The worked example: Kastornoye and Valuyki."""
    blau = drive(theatre(), *TO_KASTORNOYE)
    assert usable(blau, "2002")
    assert not usable(blau, "1806")  # Stary Oskol, between them
    drive(blau, *TO_VALUYKI)
    between = ["2003", "1806", "1913"]
    assert [usable(blau, hex) for hex in between] == [True] * 3
    alone = drive(theatre(), *TO_VALUYKI)
    assert [usable(alone, hex) for hex in between] == [False] * 3


@rule("stalingrad42:17.1b", "stalingrad42:17.1c")
def test_a_green_hex_ends_a_plain_line_until_a_railhead_has_come_there() -> None:
    """Plain lines join Pavlovskaya (3241), Krasnodar (2849) and Kropotkin (3646); green ones lead
    from Tikhoretsk (3443) to the last two."""
    trunk = ("3140", "3240", "3241", "3242", "3343", "3443")
    kropotkin = (*trunk, "3544", "3545", "3645", "3646")
    krasnodar = (*trunk, "3344", "3244", "3245", "3146", "3046", "3047", "2948", "2949", "2849")

    def lines(*railheads: tuple[str, ...]) -> list[bool]:
        kuban = Theatre(scenario="campaign", turn=15, real=True)
        kuban.p.railheads[:] = [tuple(map(GRID.at, line)) for line in railheads]
        kuban._changed()
        found = converted(kuban.p)
        return [bool(found >> GRID.at(hex) & 1) for hex in ("2941", "2847", "2849", "3149")]

    assert lines(kropotkin) == [False] * 4
    assert lines(kropotkin, krasnodar[:-1]) == [False] * 4  # it stands before the city
    assert lines(kropotkin, krasnodar) == [True] * 4
    assert lines(trunk, krasnodar) == [True, True, True, False]


@rule("stalingrad42:17.1e")
def test_dead_ends_are_never_converted() -> None:
    blau = theatre()
    blau.p.railheads.append(tuple(green(blau.p.ground)))  # all green lines there are
    blau._changed()
    assert converted(blau.p) >> GRID.at("3140") & 1
    for hex in ("2338", "2438", "2638"):
        assert not converted(blau.p) >> GRID.at(hex) & 1


@rule("stalingrad42:17.2.1b", "stalingrad42:3.B5a")
def test_four_railheads_advance_two_hexes_each_before_supply_is_checked() -> None:
    blau = theatre("inf-57 4100", "rd-62 4000", "rd-45 4101").supply()
    assert blau.asked() == "extend-railways"
    assert blau.supplied("inf-57")  # not checked yet
    blau.play("convert 1402", "convert 1502")
    assert blau.refused("convert 1602") == "17.2.1b"  # a third hex
    blau.play("convert 1817", "convert 2225", "convert 2527")
    assert blau.refused("convert 2532") == "17.2.1b"  # a fifth railhead
    assert set(blau.offers("convert")) == {"1816", "2224", "2627"}  # those that have one hex left
    blau.dice(6).play("convert 2627", "end-railways")
    assert heads(blau) == ["1502", "1817", "2225", "2627", "2431"]
    assert not blau.supplied("inf-57")
    soviet = theatre().supply("soviet")
    assert soviet.asked() == "halt"  # they have no railheads


@rule("stalingrad42:17.2.1c")
def test_no_railhead_enters_a_hex_with_enemies_or_in_their_zone() -> None:
    for enemy in ("rd-62 1402", "rd-62 1401", "sp-soviet-1 1402"):
        blau = theatre(enemy, "inf-57 1303").supply()
        assert "1402" not in blau.offers("convert")
        assert blau.refused("convert 1402") == "17.2.1c"
    assert "1402" in theatre("sp-soviet-1 1401").supply().offers("convert")
    held = theatre("rd-62 1401", "inf-57 1402").supply()
    assert "1402" in held.offers("convert")  # Germans take the zone away
    idle = theatre("rd-62 1401", "sp-axis-1 1402").supply()
    assert idle.refused("convert 1402") == "17.2.1c"


@rule("stalingrad42:17.2.2a", "stalingrad42:17.2.2b")
def test_at_a_fork_another_railhead_is_placed_and_moves_later() -> None:
    blau = drive(theatre(), "1817", "1816", "1916", "2015", "2014")
    assert [event.place for event in blau.told(RailheadAdded)] == ["2014"]
    assert heads(blau).count("2014") == 2
    blau.play("convert 2013")
    assert blau.refused("convert 2115") == "17.2.2b"
    blau.supply()
    assert {"2113", "2115"} <= set(blau.offers("convert"))
    blau.play("convert 2115")
    assert {"2013", "2115"} <= set(heads(blau))
    blau.play("convert 1402", "convert 2225", "convert 2527")
    assert blau.refused("convert 2113") == "17.2.1b"  # still four in a phase


@rule("stalingrad42:17.3a", "stalingrad42:17.3.2a")
def test_a_cut_line_stays_converted_and_its_railhead_waits() -> None:
    blau = theatre("rd-62 1103").initial("soviet")
    assert heads(blau)[0] == "1303"  # it stands on the line behind it and pushes nothing
    assert states(blau)["1303"] == 0
    blau.supply()
    assert "1402" not in blau.offers("convert")
    assert blau.refused("convert 1402") == "17.3.2a"
    assert "1817" in blau.offers("convert")  # the others work
    blau.put("rd-62", "3000")
    assert (states(blau)["1303"], usable(blau, "1103")) == (1, True)
    assert "1402" in blau.supply().offers("convert")


@rule("stalingrad42:17.3.1a")
def test_soviets_push_a_railhead_back_at_once() -> None:
    beside = theatre("rd-62 1401").movement("soviet").play("move rd-62", "to 1402")
    assert beside.told(RailheadPushed)[0].path == ("1303", "1203")
    passing = theatre("rd-62 1401").movement("soviet").play("move rd-62", "to 1402", "to 1501")
    assert heads(passing)[0] == "1203"  # though they have gone on
    supply = theatre("sp-soviet-1 1402").movement("soviet").play("move sp-soviet-1", "to 1303")
    assert heads(supply)[0] == "1203"  # whoever enters its hex
    near = theatre("sp-soviet-1 1401").movement("soviet").play("move sp-soviet-1", "to 1402")
    assert heads(near)[0] == "1303"  # without a zone
    deep = theatre("rd-62 1402", "rd-45 1204").movement("soviet")
    assert heads(deep)[0] == "1103"  # to the first hex out of their zones
    far = drive(theatre(), "1402", "1502", "1602").put("rd-62", "1702")
    far.initial("soviet")
    assert (heads(far)[0], usable(far, "1502"), usable(far, "1602")) == ("1502", True, False)
    far.put("rd-62", "3000").supply()
    assert "1602" in far.offers("convert")  # once more


@rule("stalingrad42:17.2.1a", "stalingrad42:17.3.1a")
def test_a_railhead_that_was_pushed_behind_a_fork_comes_back_to_it() -> None:
    """Another has gone on along its own way from 2014; what it has converted is no end."""
    blau = drive(theatre(), "1817", "1816", "1916", "2015", "2014", "2013", "2115", "2113", "2112")
    blau.put("rd-62", "2114").initial("soviet")
    assert blau.told(RailheadPushed)[0].path == ("2115", "2015")
    assert {"2112", "2015"} <= set(heads(blau))
    blau.put("rd-62", "3000").supply()
    assert usable(blau, "2014")
    assert "2014" in blau.offers("convert")
    blau.play("convert 2014", "convert 2115")
    assert {"2112", "2115"} <= set(heads(blau))
    assert len(heads(blau)) == len(HEADS) + 1  # no railhead more
    # Both come back, and at once; no railhead is added where one is to come again.
    both = drive(theatre(), "1817", "1816", "1916", "2015", "2014")
    both.put("rd-62", "2114").initial("soviet")
    assert heads(both).count("2015") == 2
    both.put("rd-62", "3000").supply().play("convert 2014")
    assert not both.told(RailheadAdded)
    both.play("convert 2013", "convert 2014", "convert 2115")
    assert {"2013", "2115"} <= set(heads(both))
    assert len(heads(both)) == len(HEADS) + 1


@rule("stalingrad42:17.3.1b")
def test_germans_in_its_hex_hold_a_railhead() -> None:
    held = theatre("rd-62 1402", "inf-57 1303").initial("soviet")
    assert heads(held)[0] == "1303"
    idle = theatre("rd-62 1402", "sp-axis-1 1303").initial("soviet")
    assert heads(idle)[0] == "1203"  # only combat units


@rule("stalingrad42:17.3.1c")
@pytest.mark.parametrize("phase", ["initial", "movement", "combat", "recovery", "supply"])
def test_only_in_the_soviet_turn(phase: str) -> None:
    blau = theatre("rd-62 1402")
    getattr(blau, phase)("axis")
    assert heads(blau)[0] == "1303"
    blau.initial("soviet")
    assert heads(blau)[0] == "1203"


@rule("stalingrad42:17.4a", "stalingrad42:17.4b")
@pytest.mark.parametrize(
    ("side", "line", "enemy", "friend"),
    [
        ("axis", ("1005", "1105", "1205"), "rd-62", "inf-57"),
        ("soviet", ("2102", "2103", "2104"), "inf-57", "rd-62"),
    ],
)
def test_the_railways_of_a_side(side: str, line: tuple[str, ...], enemy: str, friend: str) -> None:
    rails = {f"{column}05|{column + 1}05": "rail" for column in range(10, 13)}
    rails |= {f"21{row:02}|21{row + 1:02}": "rail" for row in range(5)}

    def reached(*units: str) -> list[bool]:
        blau = Theatre(*units, sides=rails)
        return [usable(blau, hex, side) for hex in line]

    assert reached() == [True, True, True]
    assert reached(f"{enemy} {line[1]}")[1:] == [False, False]  # a unit on the line
    beside = {"axis": "1106", "soviet": "2202"}[side]  # its zone lies over the middle
    assert reached(f"{enemy} {beside}")[1:] == [False, False]
    friends = [f"{unit} {hex}" for unit, hex in zip(OWN[side], line, strict=True)]
    assert reached(f"{enemy} {beside}", *friends) == [True, True, True]
    gap = {f"{a}|{b}": "rail" for a, b in [line[1:]]}
    broken = Theatre(sides=gap)
    assert not usable(broken, line[2], side)  # joined with no area
    if side == "axis":
        assert not Theatre(sides=rails).p.ground.map.behind_start_line >> GRID.at("2105") & 1
        assert not network(Theatre(sides=rails).p, AXIS) >> GRID.at("2105") & 1


OWN = {"axis": ("inf-57", "inf-75", "inf-113"), "soviet": ("rd-62", "rd-45", "rd-121")}


@rule("stalingrad42:17.4a", "stalingrad42:16.2.1a")
@pytest.mark.parametrize(
    ("side", "enemy", "line"),
    [("axis", "soviet", ("1549", "1648")), ("soviet", "axis", ("2957", "2958"))],
)
def test_a_port_that_is_a_source_has_railways_too(
    side: str, enemy: str, line: tuple[str, str]
) -> None:
    """Taman for the Axis, Tuapse for the Soviets; no railway leads there from an area."""
    blau = Theatre(scenario="caucasus", turn=12, sides={"|".join(line): "rail"})
    blau.p.railheads[:] = [tuple(map(GRID.at, line))]
    assert [usable(blau.holds(side, line[0]), hex, side) for hex in line] == [True, True]
    assert [usable(blau.holds(enemy, line[0]), hex, side) for hex in line] == [False, False]
