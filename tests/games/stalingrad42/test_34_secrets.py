"""Chapter 34, what is hidden: whatever lies in the boxes, the Axis and a spectator see, hear, are
offered, refused and told of chances the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.boxes import boxes
from stavka.games.stalingrad42.rules.sequence import NextTurn, PlayerTurn
from stavka.kernel import Dice, heard
from stavka.testing import rule
from stavka.testing.leaks import Worlds, check_alike, check_secret_choices
from stavka.testing.walk import Setting, Spot, as_bytes
from tests.games.stalingrad42.test_34_reserve_armies import ARMIES, NORTH, RIFLES, board, front
from tests.games.stalingrad42.theatre import Theatre

MASKS = tuple(f"{army} box-{number}" for number, army in enumerate(ARMIES, 1))
# What ends a phase at once, or leads away from the boxes.
DULL = {"not-now", "full-retreat", "disengage", "perish", "stop"}
LAST = ("end-initial", "end-movement", "end-combat")  # what is left for the end of a phase
CHOICES = 100
ASKED = (
    "attack 2505", "attack 2509", "to 2509", "open ra-1", "into box-1", "show rd-4", "rail ra-1",
    "move ra-1", "exchange ra-1 ra-2", "auto-ds 2509", "by pz-24", "transfer rd-4", "refit rd-4",
)  # fmt: skip


def theatre() -> Theatre:
    """Armies on the map and in areas, some with units, a few Germans before them."""
    boxed = [f"{rifle} box-{1 + number % 4}" for number, rifle in enumerate(RIFLES)]
    return Theatre(
        "ra-1 2509", "ra-2 2509", "ra-3 2505", "ra-4 area-A", "ra-5 area-A", "ra-6 area-B", *boxed,
        "tc-4 box-2", "art-1 box-1", "grd-2 area-A", "grd-9 area-E", "rb-16 2405", "rb-106 2603",
        "rd-160 2509", "tc-13 eliminated", "grd-13 box-3 reduced", "grd-15 eliminated",
        "pz-24 2510", "pz-23 2510", "inf-57 2411", "inf-75 2611", "pz-11 2605",
        scenario="campaign", turn=22, sides=NORTH,
    ).mask(*MASKS)  # fmt: skip


def studies(spot: Spot) -> dict[str, bytes]:
    """What the Axis asks of the map."""
    return {
        f"the study {topic} of {hex}": as_bytes(spot.match.study("axis", topic, hex))
        for topic in ("reach", "cut")
        for hex in ("2509", "2506", "2503")
    }


@pytest.mark.parametrize("seed", [1])
def test_nothing_that_the_axis_sees_or_hears_tells_what_lies_in_the_boxes(seed: int) -> None:
    field, rng = theatre(), Random(seed)
    match = field.match
    match.dice = Dice(f"secrets {seed}")
    field.resolve(PlayerTurn(SOVIET), PlayerTurn(AXIS), PlayerTurn(SOVIET), NextTurn())
    setting = Setting(GAME, "campaign", {}, seed)
    made: Counter[str] = Counter()
    for number in range(CHOICES):
        if not match.waiting:
            break
        (seat,) = match.waiting
        offered = match.choices(seat)
        verbs = sorted({c.verb for c in offered} - DULL) or [offered[0].verb]
        verb = min(verbs, key=lambda each: (made[each] + LAST.count(each) * 3, rng.random()))
        choice = rng.choice([c for c in offered if c.verb == verb])
        spot = Spot(setting, match, number)
        deep = number % 5 == 0 or choice.verb in ("into", "exchange", "pretend", "transfer", "show")
        if deep:
            around = Worlds(spot, 2)
            around.check(spot, ASKED)
            around.check_sound(spot, rng)
            check_secret_choices(spot, rng)
            for world in around.of["axis"]:
                check_alike(spot, studies(spot), studies(Spot(setting, world, number)))
        events = match.play(seat, choice)
        made[choice.verb] += 1
        assert GAME.faults(match.position) == []
        if deep:
            around.follow(Spot(setting, match, number + 1), seat, str(choice), events)
    assert {"into", "exchange", "pretend", "move"} <= {*made}


def test_in_the_worlds_of_the_axis_each_box_holds_as_many_as_it_does() -> None:
    field = theatre()
    truth = [len(units) for units in boxes(field.p)]
    markers, guests = set(), set()
    for seed in range(40):
        world = field.match.imagine("axis", seed).position
        assert [len(units) for units in boxes(world)] == truth
        markers.add(world.masks[field.unit("ra-1")])
        guests.add(tuple(boxes(world)[0]))
    assert len(markers) == 6
    assert len(guests) > 20
    assert field.match.imagine("soviet", 1).position == field.p  # who knows it all


@rule("stalingrad42:34.1.1a", "stalingrad42:34.4.1b")
def test_while_armies_are_still_coming_the_filled_boxes_are_of_those_that_have_come() -> None:
    field = Theatre(
        *(f"{army} coming" for army in ARMIES), "rd-4 area-A", "rd-6 area-A",
        scenario="campaign", turn=21, sides=NORTH,
    )  # fmt: skip
    field.initial("soviet").play("place ra-1 area-A", "marker box-3")
    field.put("rd-4", "box-3").put("rd-6", "box-3")
    field.play("place ra-2 area-A", "marker box-5")
    markers = set()
    for seed in range(60):
        world = field.match.imagine("axis", seed).position
        assert GAME.faults(world) == []
        markers.add(tuple(world.masks[field.unit(army)] + 1 for army in ARMIES[:2]))
    assert all(3 in pair for pair in markers)
    assert len(markers) == 10


@rule("stalingrad42:34.2b", "stalingrad42:34.6.2d")
def test_an_army_that_is_to_come_back_has_nobody_in_its_box() -> None:
    field, away = theatre(), ("ra-5", "ra-6")
    field.p.eliminate(tuple(map(field.unit, away)))
    filled = {n for n, units in enumerate(boxes(field.p)) if units}
    markers = set()
    for seed in range(60):
        world = field.match.imagine("axis", seed).position
        assert GAME.faults(world) == []
        gone = {world.masks[field.unit(army)] for army in away}
        assert not gone & filled
        markers |= gone
    assert markers == {*range(6)} - filled


@rule("stalingrad42:32.2a", "stalingrad42:34.1.2a")
def test_whether_a_corps_in_a_box_can_be_withdrawn_the_axis_does_not_see() -> None:
    """Only one of the two armies is in supply."""
    field = Theatre(
        "ra-1 2505", "ra-2 3020", "tc-4 box-1", "rd-4 box-2", "tc-13 3021 unsupplied",
        scenario="campaign", turn=24, sides=NORTH,
    ).mask("ra-1 box-1", "ra-2 box-2").initial("soviet")  # fmt: skip
    assert field.offers("recall") == ["tc-4"]
    spot = Spot(Setting(GAME, "campaign", {}, 1), field.match, 0)
    worlds = Worlds(spot, 12)
    worlds.check(spot, ["recall tc-4", "recall tc-13"])
    found = {tuple(w.choices("soviet")) == tuple(field.match.choices("soviet"))
             for w in worlds.of["axis"]}  # fmt: skip
    assert found == {True, False}


def test_two_positions_that_differ_in_the_boxes_only_look_the_same() -> None:
    one, other = theatre(), theatre()
    other.put("rd-4", "box-2").put("rd-6", "box-1").mask("ra-1 box-5", "ra-5 box-1")
    for field in (one, other):
        field.movement("axis")
        assert field.asked() == "show-zone"
    for watcher in ("axis", None):
        assert msgspec.json.encode(one.match.view(watcher)) == msgspec.json.encode(
            other.match.view(watcher)
        )
    assert one.match.view("soviet") != other.match.view("soviet")
    for field in (one, other):
        field.play("enough")
    assert one.match.choices("axis") == other.match.choices("axis")
    for field in (one, other):
        field.combat("axis")
    choices = one.match.choices("axis")
    assert choices == other.match.choices("axis")
    assert {"attack 2505", "attack 2509"} <= {*map(str, choices)}
    for each in choices:
        assert one.match.odds("axis", each) == other.match.odds("axis", each)
    for wish in ASKED:
        assert one.match.why_not("axis", wish) == other.match.why_not("axis", wish)


def test_who_goes_into_a_box_is_seen_to_go_but_not_where_to() -> None:
    field = theatre().movement("soviet").play("join grd-2")
    before = field.match.fork()
    views = {}
    for box in ("box-5", "box-6"):
        fork = before.fork()
        events = fork.play("soviet", f"into {box}")
        assert [e.message.args for e in heard(events, "axis")] == [{"unit": "grd-2"}]
        seen = fork.view("axis")["board"]
        views[box] = seen["maskirovka"]["counts"]
        assert seen["units"]["grd-2"] == ["hidden", 0]
        assert seen["maskirovka"]["armies"] == dict.fromkeys(ARMIES)
        told = fork.view("soviet")["board"]["units"]["grd-2"]
        assert told[0] == box
    assert views["box-5"]["box-5"] == 1  # how many lie in it both see
    assert views["box-6"]["box-5"] == 0


def test_how_far_an_army_goes_is_shown_to_its_owner_only() -> None:
    field = theatre().movement("soviet").play("move ra-3")
    assert "to" in field.match.view("soviet")["board"]["moving"]
    for watcher in ("axis", None):
        assert {*field.match.view(watcher)["board"]["moving"]} == {"units", "from", "spent"}
    field.play("stop")
    hexes = {GRID.number(hex) for hex in GRID.neighbours[GRID.at("2505")]}
    for hex in hexes:
        assert "ra-1" not in field.match.study("axis", "reach", hex)


def test_a_match_with_secrets_has_two_pairs_of_eyes() -> None:
    campaign, blau = GAME.start("campaign", 1), GAME.start("fall-blau", 1)
    assert [campaign.eyes(seat) for seat in ("axis", "soviet", None)] == [None, "soviet", None]
    assert [blau.eyes(seat) for seat in ("axis", "soviet", None)] == [None, None, None]


@rule("stalingrad42:34.1.2a", "stalingrad42:32.2a")
def test_why_a_corps_in_a_box_is_not_withdrawn_only_its_owner_sees() -> None:
    """It is in supply if its army is: that would tell whose box it is in."""

    def campaign(*masks: str) -> Theatre:
        armies = ("ra-1 3020", "ra-2 area-A", "rd-6 box-2", "tc-4 box-1", "tc-16 2504")
        return front(*armies, masks=masks, turn=24).initial("soviet")

    cut = campaign("ra-1 box-1", "ra-2 box-2")
    fed = campaign("ra-1 box-2", "ra-2 box-1")
    for field, said in ((cut, [0, "supply", "32.2a"]), (fed, [1])):
        assert board(field, "soviet")["affairs"]["units"] == {"tc-4": said, "tc-16": [1]}
    for watcher in ("axis", None):
        assert board(cut, watcher)["affairs"]["units"] == {"tc-16": [1]}
        assert cut.match.view(watcher) == fed.match.view(watcher)


@rule("stalingrad42:34.1.2a", "stalingrad42:34.6.2a")
def test_whether_a_second_army_there_has_anybody_left_is_not_told_by_asking() -> None:
    """Of two armies one has shown who is in its box; the other is empty, or is not."""

    def attacked(*masks: str) -> Theatre:
        units = ("ra-1 2507", "ra-2 2507", "ra-3 area-A", "rd-4 box-1", "rd-6 box-2", "pz-24 2508")
        field = front(*units, masks=masks).combat("axis")
        return field.play("attack 2507", "by pz-24", "fight", "show rd-4")

    full = attacked("ra-1 box-1", "ra-2 box-2", "ra-3 box-3")
    empty = attacked("ra-1 box-1", "ra-2 box-3", "ra-3 box-2")
    assert (full.asked(), full.offers("show")) == ("come-out", ["rd-6"])
    assert (empty.asked(), empty.offers("show")) == ("come-out", [])
    for watcher in ("axis", None):
        assert full.match.view(watcher) == empty.match.view(watcher)
