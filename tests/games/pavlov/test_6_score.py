"""6.2, 6.4 and 6.5 Ending the game: the score, what it means, and the awards."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import FinalScore
from stavka.testing import rule
from tests.games.pavlov.house import House

# Twenty-four German counters: as many as the six tracks can hold.
SIEGE = ("panzer-iv", "stug-iiib", "scouts", "riflemen") * 3 + ("riflemen", "machine-gunners") * 6


def garrison(house: House, count: int) -> House:
    """So many men in the house, the first of the roster."""
    house.only()
    for man in house.p.box.man_ids[:count]:
        house.place(man, "reserves")
    return house


def besieged(house: House, count: int) -> House:
    """So many German counters on the board; red tracks first, so that no raid is offered."""
    for n, track in enumerate((3, 4, 5, 1, 2, 6)):
        house.track(track, *SIEGE[:count][4 * n : 4 * n + 4])
    return house


def end(house: House) -> FinalScore:
    """The score at the end of the last turn, without a raid."""
    house.deck_played_out().actions().play("end-actions")
    if house.asked() == "choose-raiders":
        house.play("stay")
    (score,) = house.told(FinalScore)
    return score


@rule("pavlov:6.2a", "pavlov:6.2b", "pavlov:6.2c", "pavlov:6.2d")
@pytest.mark.parametrize(
    ("men", "germans", "score", "result"),
    [
        (4, 1, 1, "won"),
        (3, 1, 0, "drawn"),
        (3, 4, -9, "drawn"),
        (2, 4, -10, "lost"),
        (1, 4, -11, "lost"),
        (2, 7, -19, "lost"),
        (1, 7, -20, "lost"),
        (1, 24, -71, "lost"),
    ],
)
def test_a_score_of_one_wins_down_to_minus_nine_draws_and_minus_ten_loses(
    house: House, men: int, germans: int, score: int, result: str
) -> None:
    besieged(garrison(house, men), germans)
    assert end(house).total == score
    outcome = house.match.outcome
    assert outcome is not None
    assert outcome.reason.id == f"outcome-{result}"
    assert outcome.reason.args["score"] == score
    assert outcome.scores == {"defender": score}
    assert outcome.winners == (("defender",) if result == "won" else ())
    assert outcome.draw == (result == "drawn")


@rule("pavlov:6.2a", "pavlov:6.2b", "pavlov:6.2c")
@pytest.mark.parametrize(
    ("men", "germans", "winners", "draw"),
    [
        (4, 1, ("defender",), False),
        (3, 4, (), True),
        (2, 4, ("wehrmacht",), False),
        (1, 24, ("wehrmacht",), False),
    ],
)
def test_in_a_contest_the_german_player_wins_what_the_soviet_player_loses(
    men: int, germans: int, winners: tuple[str, ...], draw: bool
) -> None:
    house = House("competitive")
    besieged(garrison(house, men), germans)
    total = end(house).total
    outcome = house.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.draw) == (winners, draw)
    assert outcome.scores == {"defender": total, "wehrmacht": -total}


@rule("pavlov:6.4a")
def test_two_raids_of_five_and_seven_points_count_twelve(house: House) -> None:
    garrison(house, 1).raided("voentorg", "school-6")
    score = end(house)
    assert (score.raids, score.men, score.germans, score.total) == (12, 1, 0, 13)


@rule("pavlov:6.4a")
def test_a_storm_group_card_still_in_the_box_counts_nothing(house: House) -> None:
    garrison(house, 2).raided("nkvd")
    score = end(house)
    assert house.match.view(None)["board"]["storm"] == "milk-house"
    assert (score.raids, score.total) == (10, 12)


@rule("pavlov:6.4b", "pavlov:6.4d")
def test_every_soviet_counter_in_the_house_counts_one_and_weapons_nothing(house: House) -> None:
    house.only(pavlov="red-3", chekhov="green-3", sobgayda="green-4", murzaev="green-4")
    for man in ("chait", "gridin", "potanski", "kalinin"):
        house.place(man, "reserves")
    house.place("m1937", "green-4").place("maxim-1", "reserves").place("rm38", "reserves")
    house.disrupt("pavlov").exhaust("chekhov", "chait")
    score = end(house)
    assert (score.men, score.total) == (8, 8)


@rule("pavlov:6.4b")
def test_men_out_of_the_game_or_never_deployed_count_nothing(house: House) -> None:
    house.only(pavlov="red-3").place("glushenko", "out")
    assert house.where("chait") == "stock"
    assert end(house).men == 1


@rule("pavlov:6.4c")
def test_two_german_counters_cost_six_points(house: House) -> None:
    garrison(house, 8).track(1, "scouts").track(6, None, None, None, "panzer-iv")
    score = end(house)
    assert (score.germans, score.men, score.total) == (-6, 8, 2)


@rule("pavlov:6.4a", "pavlov:6.4b", "pavlov:6.4c")
def test_the_score_is_raids_and_men_less_three_for_each_german(house: House) -> None:
    besieged(garrison(house, 9), 4).raided("railwaymen", "l-shaped")
    score = end(house)
    parts = (score.raids, score.support, score.men, score.germans, score.total)
    assert parts == (15, 0, 9, -12, 12)


AWARDS = [
    # raids, men, germans, score, award, level
    (
        ("milk-house", "nkvd", "l-shaped", "zabolotny"),
        34,
        0,
        75,
        "hero-of-the-soviet-union",
        "epic",
    ),
    (("milk-house", "nkvd", "l-shaped"), 16, 0, 50, "hero-of-the-soviet-union", "epic"),
    (("milk-house", "nkvd", "l-shaped"), 15, 0, 49, "order-of-victory", "major"),
    (("milk-house", "nkvd", "l-shaped"), 6, 0, 40, "order-of-victory", "major"),
    (("milk-house", "nkvd", "l-shaped"), 5, 0, 39, "red-banner", "major"),
    (("milk-house",), 15, 0, 30, "red-banner", "major"),
    (("milk-house",), 14, 0, 29, "suvorov", "major"),
    (("milk-house",), 5, 0, 20, "suvorov", "major"),
    (("milk-house",), 4, 0, 19, "patriotic-war", "minor"),
    ((), 10, 0, 10, "patriotic-war", "minor"),
    ((), 9, 0, 9, "red-star", "minor"),
    ((), 1, 0, 1, "red-star", "minor"),
    ((), 3, 1, 0, "no-award-draw", "draw"),
    ((), 3, 4, -9, "no-award-draw", "draw"),
    ((), 2, 4, -10, "no-award-minor", "minor-defeat"),
    ((), 2, 7, -19, "no-award-minor", "minor-defeat"),
    ((), 1, 7, -20, "no-award-major", "major-defeat"),
    ((), 1, 24, -71, "no-award-major", "major-defeat"),
]
LEVELS = {"epic": "epic-victory", "major": "major-victory", "minor": "minor-victory"}


@rule(
    "pavlov:6.5a", "pavlov:6.5b", "pavlov:6.5c", "pavlov:6.5d", "pavlov:6.5e", "pavlov:6.5f",
    "pavlov:6.5g", "pavlov:6.5h", "pavlov:6.5i",
)  # fmt: skip
@pytest.mark.parametrize(("raids", "men", "germans", "score", "award", "level"), AWARDS)
def test_the_award_table(
    house: House, raids: tuple[str, ...], men: int, germans: int, score: int, award: str, level: str
) -> None:
    besieged(garrison(house, men), germans).raided(*raids)
    told = end(house)
    assert (told.total, told.award, told.level) == (score, award, LEVELS.get(level, level))
    outcome = house.match.outcome
    assert outcome is not None
    assert outcome.reason.args == {"score": score, "award": told.award, "level": told.level}


@rule("pavlov:6.5j")
@pytest.mark.parametrize(
    ("raids", "men", "score", "level"),
    [(("milk-house",), 10, 25, "major-victory"), ((), 5, 5, "minor-victory")],
)
def test_twenty_to_forty_nine_is_a_major_and_one_to_nineteen_a_minor_victory(
    house: House, raids: tuple[str, ...], men: int, score: int, level: str
) -> None:
    garrison(house, men).raided(*raids)
    told = end(house)
    assert (told.total, told.level) == (score, level)


@rule("pavlov:6.4b")
def test_the_running_score_of_the_view_is_the_score_that_would_be_counted(house: House) -> None:
    besieged(garrison(house, 7), 2).raided("voentorg")
    shown = house.match.view(None)["board"]["score"]
    assert shown == {
        "total": 6, "award": "red-star", "raids": 5, "support": 0, "men": 7, "germans": -6,
    }  # fmt: skip
    assert end(house).total == 6
