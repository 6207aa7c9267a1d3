"""What of a match counts for whom, and the ratings that come of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

import stavka
from stavka.kernel import Arg, Message, Outcome, plain
from stavka.table import glicko
from stavka.table.admin import Keeper
from stavka.table.config import Config
from stavka.table.days import midnight
from stavka.table.people import People
from stavka.table.ratings import Field, Ratings
from stavka.table.results import day_of, late_results, results
from stavka.table.storage import tables as t
from stavka.table.storage.results import save_results
from stavka.table.storage.rows import MatchRow, ResultRow, SeatRow
from stavka.table.storage.store import Store

NOON = midnight("2026-11-18") + 43_200
Sitting = dict[str, str]  # by seat: a person, or a bot with its star: "*commander"


def match_row(game: str, scenario: str, outcome: Outcome | None, **more: Any) -> MatchRow:
    values: dict[str, Any] = {
        "id": "M", "game": game, "scenario": scenario, "options": {}, "edition": "",
        "overrides": {}, "seed": "1", "engine": "", "title": "", "creator": "anna",
        "spectators": True, "autoplay": False, "status": "over", "waiting": [],
        "outcome": plain(outcome) if outcome else None, "previous": None, "next": None,
        "imported": False, "created": 0.0, "updated": 0.0, **more,
    }  # fmt: skip
    return MatchRow(**values)


def seat_rows(sitting: Sitting) -> list[SeatRow]:
    return [
        SeatRow("M", seat, place, "bot", bot=who[1:])
        if who.startswith("*")
        else SeatRow("M", seat, place, "person", account=who)
        for place, (seat, who) in enumerate(sitting.items())
    ]


def ended(
    game: str, scenario: str, sitting: Sitting, winners: tuple[str, ...], **more: Any
) -> dict[str, tuple[str, str, list[str]]]:
    """By person: the result, the pool and the rivals."""
    draw = more.pop("draw", False)
    outcome = Outcome(winners, more.pop("scores", {}), Message("outcome-held"), draw=draw)
    row = match_row(game, scenario, outcome, **more)
    found = results(row, seat_rows(sitting), NOON)
    assert all(each.day == "2026-11-18" for each in found)
    return {each.account: (each.result, each.pool, each.rivals) for each in found}


def test_two_people_are_each_others_rivals() -> None:
    sitting = {"soviet": "anna", "german": "boris"}
    assert ended("tanks", "training", sitting, ("german",)) == {
        "anna": ("lost", "people", ["boris"]),
        "boris": ("won", "people", ["anna"]),
    }
    assert ended("tanks", "training", sitting, (), draw=True) == {
        "anna": ("drawn", "people", ["boris"]),
        "boris": ("drawn", "people", ["anna"]),
    }


def test_against_a_bot() -> None:
    sitting = {"soviet": "anna", "german": "*commander"}
    found = ended("tanks", "training", sitting, ("soviet",))
    assert found == {"anna": ("won", "bots", ["bot commander"])}


def test_who_plays_against_the_game_itself_is_not_rated() -> None:
    assert ended("pavlov", "solo", {"defender": "anna"}, ()) == {"anna": ("lost", "", [])}
    seats = stavka.game("pavlov").scenario("cooperative").seats
    both = dict(zip(seats, ("anna", "boris"), strict=True))
    assert ended("pavlov", "cooperative", both, seats) == {
        "anna": ("won", "", []),
        "boris": ("won", "", []),
    }


def test_people_count_before_the_bots_beside_them() -> None:
    seats = stavka.game("partisans").scenario("three-on-three").seats
    who = ["anna", "*leader", "*leader", "boris", "*leader", "vera"]
    found = ended("partisans", "three-on-three", dict(zip(seats, who, strict=True)), seats[:3])
    assert found == {
        "anna": ("won", "people", ["boris", "vera"]),
        "boris": ("lost", "people", ["anna"]),
        "vera": ("lost", "people", ["anna"]),
    }


@pytest.mark.parametrize(
    "more",
    [
        {"imported": True},
        {"overrides": {"men.chekhov.suppress": 2}},
        {"seed": getattr(stavka.game("tanks").lesson, "seed", "")},
    ],
    ids=["imported", "own figures", "lesson"],
)
def test_what_somebody_has_arranged_does_not_count(more: dict[str, Any]) -> None:
    sitting = {"soviet": "anna", "german": "boris"}
    assert ended("tanks", "training", sitting, ("soviet",), **more) == {}


def test_whoever_sits_on_both_sides_has_no_result_and_is_nobodys_rival() -> None:
    sitting = {"soviet": "anna", "german": "anna"}
    assert ended("tanks", "training", sitting, ("soviet",)) == {}
    seats = stavka.game("partisans").scenario("three-on-three").seats
    who = ["anna", "anna", "boris", "anna", "*leader", "*leader"]
    found = ended("partisans", "three-on-three", dict(zip(seats, who, strict=True)), seats[:3])
    assert found == {"boris": ("won", "", [])}


def test_bots_among_themselves_have_no_results() -> None:
    sitting = {"soviet": "*recruit", "german": "*commander"}
    assert ended("tanks", "training", sitting, ("german",)) == {}


def test_score_and_award() -> None:
    args: dict[str, Arg] = {"score": 33, "award": "red-banner", "level": "major-victory"}
    outcome = Outcome(("defender",), {"defender": 33}, Message("outcome-won", args))
    (found,) = results(match_row("pavlov", "solo", outcome), seat_rows({"defender": "anna"}), NOON)
    assert (found.score, found.award, found.how) == (33, "red-banner", "played")


def test_when_time_runs_out_of_two_people_one_has_lost_and_the_other_won() -> None:
    seats = seat_rows({"soviet": "anna", "german": "boris"})
    found = late_results(match_row("tanks", "training", None), seats, seats[1], NOON)
    assert [(r.account, r.result, r.how, r.rivals) for r in found] == [
        ("boris", "lost", "late", ["anna"]),
        ("anna", "won", "late", ["boris"]),
    ]


def test_of_more_people_only_who_is_late_has_lost_by_it() -> None:
    names = stavka.game("partisans").scenario("three-on-three").seats
    who = ["anna", "boris", "*leader", "vera", "*leader", "*leader"]
    seats = seat_rows(dict(zip(names, who, strict=True)))
    found = late_results(match_row("partisans", "three-on-three", None), seats, seats[3], NOON)
    assert [(r.account, r.result, r.rivals) for r in found] == [("vera", "lost", ["anna", "boris"])]


# Ratings


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(Config(database=database).url)
    yield opened
    opened.close()


def person(store: Store, name: str) -> str:
    """The id of an account; without a name a guest's."""
    people = People(store)
    account = people.guest("en")
    if name:
        values = {"name": name, "folded": name, "password": "-"}
        change = update(t.account).where(t.account.c.id == account.id).values(**values)
        store.write(lambda c: c.execute(change)).result()
    return account.id


def keep(store: Store, rows: list[ResultRow]) -> None:
    store.write(lambda c: save_results(c, rows)).result()


def duel(match: str, winner: str, loser: str, at: float) -> list[ResultRow]:
    row = match_row("tanks", "training", Outcome(("soviet",), {}, Message("outcome-held")))
    row.id = match
    sitting = {"soviet": winner, "german": loser}
    return results(row, seat_rows(sitting), at)


def ratings_of(store: Store) -> dict[tuple[str, str, str], tuple[float, ...]]:
    rows = store.read(lambda c: c.execute(select(t.rating)).all())
    return {(row[1], row[2], row[3]): tuple(row[4:]) for row in rows}


DAY = 86_400


@pytest.mark.slow
def test_ratings_come_day_by_day_and_the_same_whenever_they_are_worked_out(store: Store) -> None:
    ids = {name: person(store, name) for name in ("anna", "boris", "vera")}
    guest = person(store, "")
    chance, field = random.Random(3), Field("tanks", "people")
    start = midnight("2026-01-10")
    ratings = Ratings(store)
    for number in range(60):
        one, other = chance.sample(list(ids.values()), 2)
        opposite = other if number % 3 else "*commander"
        at = start + (number // 6) * DAY * 3 + chance.random() * DAY
        keep(store, duel(f"M{number}", one, opposite, at))
        if number % 10 == 0:
            ratings.catch_up()
            ratings.catch_up()
    keep(store, duel("with-a-guest", guest, ids["anna"], start))
    ratings.afresh()
    whole = ratings_of(store)
    assert {pool for pool, _, _ in whole} == {"people", "bots"}
    assert {player for pool, player, _ in whole if pool == "people"} == set(ids.values())
    assert ("bots", "bot commander", "2026-01-10") in whole
    assert ratings.afresh() == len({day for _, _, day in whole})
    assert ratings_of(store) == whole
    # The first day by hand: everybody is unknown before it.
    r = t.result.c
    first = select(r.result).where(r.account == ids["anna"], r.day == "2026-01-10")
    played = store.read(lambda c: c.execute(first.where(r.pool == "people")).scalars().all())
    games = [glicko.Game(glicko.Rating(), float(result == "won")) for result in played]
    assert games
    expected = glicko.rated(glicko.Rating(), games)
    assert whole["people", ids["anna"], "2026-01-10"] == pytest.approx(tuple(expected))
    last = store.read(lambda c: ratings.now(c, ids["anna"], field))
    assert last is not None
    assert store.read(lambda c: ratings.now(c, guest, field)) is None


@pytest.mark.slow
def test_what_was_played_today_shows_as_it_will_be_rated(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = person(store, "anna"), person(store, "boris")
    ratings, field = Ratings(store), Field("tanks", "people")
    times = {"now": NOON}
    monkeypatch.setattr("stavka.table.ratings.now", lambda: times["now"])
    keep(store, duel("M0", anna, boris, NOON - 3 * DAY))
    keep(store, duel("M1", anna, boris, NOON))
    keep(store, duel("M2", anna, boris, NOON + 60))
    ratings.catch_up()
    assert {day for _, _, day in ratings_of(store)} == {day_of(NOON - 3 * DAY)}
    shown = store.read(lambda c: ratings.now(c, anna, field))
    times["now"] = NOON + DAY
    ratings.catch_up()
    kept = ratings_of(store)["people", anna, day_of(NOON)]
    assert shown is not None
    assert tuple(shown) == kept
    assert kept[0] > 1500 > ratings_of(store)["people", boris, day_of(NOON)][0]


@pytest.mark.slow
def test_a_person_has_one_result_of_a_match_the_first(store: Store) -> None:
    anna, boris = person(store, "anna"), person(store, "boris")
    keep(store, duel("M", anna, boris, NOON))
    keep(store, duel("M", boris, anna, NOON + 1))
    rows = store.read(lambda c: c.execute(select(t.result.c.account, t.result.c.result)).all())
    assert {tuple(row) for row in rows} == {(anna, "won"), (boris, "lost")}


@pytest.mark.slow
def test_the_keeper_has_ratings_worked_out_anew(sqlite: str) -> None:
    keeper = Keeper(Config(database=sqlite))
    anna, boris = person(keeper.store, "anna"), person(keeper.store, "boris")
    for number in range(3):
        keep(keeper.store, duel(f"M{number}", anna, boris, NOON - (400 + number) * DAY))
    assert keeper.rate() == keeper.rate() == 3
    keeper.close()
