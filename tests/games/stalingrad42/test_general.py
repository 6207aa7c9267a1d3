"""The general: how it weighs courses, what it remembers, and what a position promises."""

from __future__ import annotations

from functools import partial

import pytest

from stavka import bots
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import MOVEMENT, Position, place_id
from stavka.games.stalingrad42.staff import general
from stavka.games.stalingrad42.staff.course import PLAIN, Course
from stavka.games.stalingrad42.staff.general import General, Memory
from stavka.games.stalingrad42.staff.outlook import settled, worth
from stavka.games.stalingrad42.staff.stance import ALL_OUT, USUAL
from stavka.kernel import Budget, Clock, Imagine, Match
from tests.games.stalingrad42.theatre import Theatre


def last_turn() -> Theatre:
    """Voronezh can be entered, and Kursk must be guarded."""
    units = "inf-57 2303", "inf-62 1204", "rd-62 1404"
    return Theatre(*units, real=True, turn=8).movement()


def near_the_goal(short: int = 0) -> Theatre:
    """On turn 6 the Axis holds six points, or fewer, and can enter Rostov."""
    held = ["2503", "2725", "3331", "2013", "3322"][: 5 - short]
    units = ("inf-75", "inf-88", "inf-95", "inf-298", "inf-62")
    there = [f"{unit} {hex} disrupted" for unit, hex in zip(units, held, strict=False)]
    return Theatre("pz-13 3132", *there, real=True, turn=6).holds("axis", *held).movement()


def given(monkeypatch: pytest.MonkeyPatch, values: dict[Course, list[float]]) -> list[str]:
    """Let each trial of a course end with the next of these values; the worlds it was tried in."""
    worlds: list[str] = []

    def trial(world: Match[Position], side: int, course: Course, clock: Clock) -> float:
        worlds.append(world.header.seed)
        return values[course].pop(0)

    monkeypatch.setattr(general, "_trial", trial)
    return worlds


def thoughts(monkeypatch: pytest.MonkeyPatch, course: Course) -> list[int]:
    """Let it always come to this course; for whom it has thought."""
    sides: list[int] = []

    def weigh(p: Position, imagine: Imagine, budget: Budget) -> Course:
        sides.append(p.side)
        return course

    monkeypatch.setattr(general, "weigh", weigh)
    return sides


def test_where_nothing_is_decided_it_plays_as_a_commander_does() -> None:
    match = GAME.start("fall-blau", 1)
    assert general.courses(match.position) == [PLAIN]
    early = Theatre("inf-57 2303", "rd-62 1404", real=True, turn=7).movement()
    assert general.courses(early.p) == [PLAIN]


def test_what_is_weighed_on_the_last_turn() -> None:
    """Who goes first strikes and guards, and weighs how; who goes second has nothing to weigh."""
    p = last_turn().p
    first, bold = general.courses(p)
    moves = [(p.unit(unit).id, place_id(place)) for unit, place in first.strokes]
    assert moves == [("inf-57", "2503"), ("inf-62", "1304")]
    assert (first.stance, bold) == (USUAL, Course(ALL_OUT, first.strokes))
    second = last_turn().movement("soviet").p
    (only,) = general.courses(second)
    assert [(second.unit(u).id, place_id(place)) for u, place in only.strokes] == [
        ("rd-62", "1003")
    ]


def test_before_the_last_turn_the_axis_strikes_only_for_the_goal() -> None:
    """Five points and Rostov are seven; with Millerovo eight."""
    for blau, found in ((near_the_goal(short=1), [False]), (near_the_goal(), [False, True])):
        assert [bool(course.strokes) for course in general.courses(blau.p)] == found


def test_who_would_lose_at_once_strikes() -> None:
    """With eight points the Axis has won on any turn: the Soviets go to Kursk."""
    held = ["2503", "2725", "3331", "2013", "3322", "3134"]
    units = ("inf-75", "inf-88", "inf-95", "inf-298", "inf-57", "inf-62")
    for places, found in ((held[:-1], [False]), (held, [True])):
        there = [f"{unit} {hex}" for unit, hex in zip(units, places, strict=False)]
        blau = Theatre("rd-62 1204", *there, real=True, turn=6).holds("axis", *places)
        p = blau.movement("soviet").p
        assert [bool(course.strokes) for course in general.courses(p)] == found


def test_the_course_after_which_it_stands_best_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the average of all worlds, in each of which every course is tried."""
    blau = near_the_goal()
    plain, struck = general.courses(blau.p)
    values = {plain: [0.5, 0.5], struck: [0.4, 0.9]}
    worlds = given(monkeypatch, values)
    imagine = partial(blau.match.imagine, "axis")
    assert general.weigh(blau.p, imagine, Budget(trials=100)) == struck
    assert [len({*some}) for some in (worlds[:2], worlds[2:])] == [1, 1]
    assert len({*worlds}) == general.ROUNDS
    assert not any(values.values())


def test_only_whole_rounds_count_and_a_little_more_is_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without time for one round it does as it would without weighing."""
    blau = near_the_goal()
    imagine = partial(blau.match.imagine, "axis")
    plain, struck = general.courses(blau.p)
    for trials, better, found in ((1, 0.4, plain), (2, 0.4, struck), (3, 0.09, plain)):
        given(monkeypatch, {plain: [0.5, 0.0], struck: [0.5 + better]})
        assert general.weigh(blau.p, imagine, Budget(trials=trials)) == found


def test_it_thinks_once_a_turn_before_the_first_unit_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And plays the whole turn by what it has found."""
    course = Course(ALL_OUT)
    turns = thoughts(monkeypatch, course)
    match, bot = GAME.start("fall-blau", 1), General()
    while match.position.phase != MOVEMENT:
        match.play("axis", bots.ask(match, "axis", bot, Budget(trials=1)))
        assert bot.course == PLAIN
    for _ in range(30):
        match.play("axis", bots.ask(match, "axis", bot, Budget(trials=1)))
    assert turns == [AXIS]
    assert (bot.course, bot.stance) == (course, ALL_OUT)


def test_at_the_table_another_copy_of_it_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    """There each choice is made by a new one, with seconds to think; matches that are counted in
    trials do not hear of it."""
    monkeypatch.setattr(general, "_of_the_table", Memory())
    asked = thoughts(monkeypatch, PLAIN)
    match = last_turn().match
    for budget in (Budget(seconds=1.0), Budget(seconds=1.0), Budget(trials=1)):
        bots.ask(match, "axis", General(), budget)
    assert len(asked) == 2


def test_a_trial_is_the_same_each_time_and_ends_with_the_enemys_turn() -> None:
    """In a small war, so that it is short."""
    match = GAME.start("fall-blau", 1)
    p = match.position
    for units in p.setup.units:
        p.eliminate(tuple(unit for unit in units[30:] if p.on_map(unit)))
    vars(p).pop("field", None)
    clock = Clock(Budget(trials=1))
    worlds = [match.imagine("axis", 1) for _ in range(2)]
    values = [general._trial(world, AXIS, PLAIN, clock) for world in worlds]
    assert values[0] == values[1]
    assert values[0] is not None
    assert 0 <= values[0] <= 1
    assert [(world.position.turn, world.position.side) for world in worlds] == [(2, AXIS)] * 2


def test_points_and_steps_make_a_position_worth_more() -> None:
    """Voronezh taken, before it, and before it with less."""
    enemy = "rd-62 3010"
    held, before, reduced = (
        Theatre(unit, enemy, real=True).movement().p
        for unit in ("inf-57 2503", "inf-57 2303", "inf-57 2303 reduced")
    )
    assert worth(held, AXIS) > worth(before, AXIS) > worth(reduced, AXIS)
    assert worth(held, AXIS) + worth(held, SOVIET) == pytest.approx(1)


def test_a_win_with_points_to_spare_is_worth_most() -> None:
    p = Theatre(turn=8).p
    found = []
    for points in (5, 7, 8, 10):
        p.points = points
        found.append(settled(p, AXIS, points >= 8))
    assert found == sorted(found)
    assert found[1] < 0.5 < found[2]
    assert settled(p, SOVIET, False) == pytest.approx(1 - found[-1])
