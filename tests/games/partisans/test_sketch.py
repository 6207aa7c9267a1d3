"""The table in the terminal: everything that lies open, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.partisans import GAME
from stavka.games.partisans.position import CELL_IDS
from stavka.games.partisans.sketch import WIDTH
from stavka.kernel import LANGUAGES
from tests.games.partisans.woods import Woods

pytestmark = pytest.mark.slow  # whole games


def lines(woods: Woods, language: str = "en") -> list[str]:
    edition = GAME.edition_of(woods.match.header)
    texts = GAME.texts(language, edition=edition, strict=True)
    return GAME.sketch(woods.match.view(None), texts).splitlines()


def line_with(woods: Woods, words: str, language: str = "en") -> str:
    """The one line with these words."""
    found = [line for line in lines(woods, language) if words in line]
    assert len(found) == 1, (words, found)
    return found[0]


def below(woods: Woods, words: str) -> str:
    """The line below the one with these words."""
    text = lines(woods)
    return text[text.index(line_with(woods, words)) + 1]


# Camps


def test_a_camp_is_its_record_sheet(woods: Woods) -> None:
    woods.has("nkvd", maps=7, fuel=1, weapons=2, water=3, food=4, wood=5, points=-6)
    numbers = line_with(woods, "NKVD Officer").split()[2:]
    assert numbers == ["-6", "7", "1", "2", "3", "4", "5"]


def test_below_it_stand_people_bonuses_and_troubles(woods: Woods) -> None:
    woods.has("soldier", policeman=2, officer=1, transport=1, incendiary=1, wood=60, hurt=1)
    woods.has("soldier", deaths=4, hiding=1)
    assert below(woods, "German Soldier").strip() == (
        "Policemen 2 · Wehrmacht officers 1 · A motorcycle · Fortifications · A flamethrower"
    )
    text = lines(woods)
    more = text[text.index(line_with(woods, "Policemen 2")) + 1]
    assert more.strip() == "Wounded officers: 1 · Turns to lose: 1 · Dead: 4"


def test_a_bonus_is_called_by_the_side_that_has_it(woods: Woods) -> None:
    woods.has("peasant", transport=1, incendiary=1)
    assert below(woods, "> Peasant").strip() == "Nobody · A horse and cart · Molotov cocktails"


def test_a_destroyed_camp_has_no_sheet(woods: Woods) -> None:
    woods.out("policeman")
    assert line_with(woods, "Policeman").strip() == "Policeman: Out of the game"


def test_before_the_roles_are_chosen_there_are_players() -> None:
    match = GAME.start("two", 1)
    text = GAME.sketch(match.view(None), GAME.texts("en", strict=True)).splitlines()
    assert text[0] == "Before the first month — choice of roles"
    assert [line.strip() for line in text[-2:]] == ["Player 1", "Player 2"]


# Cards


def test_an_open_card_shows_all_its_edges_and_its_middle() -> None:
    card = "left=policeman 8, right=nkvd, top=water -3, bottom=wood 4, event=cache food 5"
    woods = Woods(shown={"H6": card}, spare=0)
    assert [line[2:] for line in lines(woods)[-5:-1]] == [
        "┌─ −3 water ─┐",
        "│8 Pol   NKVD│",
        "│  +5 food   │",
        "└─ +4 wood ──┘",
    ]


@pytest.mark.parametrize(
    ("event", "middle"),
    [
        ("event=frostbite 2, water=1", "Frost 2"),
        ("event=leader-wounded, water=2", "Leader"),
        ("event=loss weapons 3", "−3 weap"),
        ("event=sabotage 3", "Sabotage 3"),
        ("event=none", "—"),
    ],
)
def test_the_middle_of_a_card(event: str, middle: str) -> None:
    woods = Woods(shown={"H6": event}, spare=0)
    assert lines(woods)[-3].strip(" │") == middle


def test_a_card_that_is_face_down_shows_its_place_alone(woods: Woods) -> None:
    text = lines(woods)
    places = [CELL_IDS[cell] for cell in woods.p.cells()]
    assert len(places) == 30
    for place in places:
        assert sum(f" {place} " in line for line in text) == 1
    assert not [line for line in text if "Pol " in line and "peasants" not in line]


# What is being decided


def test_the_offer_that_is_made(woods: Woods) -> None:
    woods.trade("peasant").play("offer officer", "give food 5", "want maps 2", "want maps 1")
    assert lines(woods)[-3:] == [
        "Peasant prepares an offer to Wehrmacht Officer",
        "  Gives: Food 5",
        "  Wants: Maps 3",
    ]
    woods.play("propose")
    assert lines(woods)[-3] == "Peasant proposes to Wehrmacht Officer"


def test_the_enemies_that_are_faced() -> None:
    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 8"})
    woods.has("peasant", weapons=10).play("open I6")
    assert lines(woods)[-1] == "Peasant fights 8 policemen: 0 by hand, weapons needed 16, missing 6"


def test_what_attacks_would_cost(woods: Woods) -> None:
    woods.has("peasant", partisan=4, weapons=8).has("policeman", policeman=1, weapons=1)
    woods.has("soldier", soldier=3, weapons=9).has_nothing("officer").has("officer", food=7)
    woods.attacks("peasant")
    assert lines(woods)[-3:] == [
        "Attack Policeman: people 4, weapons 8",
        "Cannot attack German Soldier: people 12, weapons 24",
        "Wehrmacht Officer is helpless: one kind of resource can be taken",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure", ["rectangle", "built"])
def test_it_fits_a_hundred_columns_at_any_time(language: str, figure: str) -> None:
    texts = GAME.texts(language, strict=True)
    match = GAME.start("six", 3, {"sides": "occupiers", "figure": figure})
    pick = Random(3)
    while match.waiting:
        text = GAME.sketch(match.view(None), texts)
        assert [
            line for line in text.splitlines() if len(line) > WIDTH or line != line.rstrip()
        ] == []
        match.play(match.waiting[0], pick.choice(match.choices(match.waiting[0])))
