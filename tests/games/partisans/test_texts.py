"""What Partisans says, in every language: whole matches, and how some of it reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stavka.games.partisans import GAME
from stavka.kernel import Arg, Choice, Message, Texts
from stavka.testing.speech import check_speech

SETTINGS = [
    ("three-on-three", {}),
    ("six", {"sides": "occupiers", "figure": "built"}),
    ("five", {"roles": "dealt", "cards-add-up": False}),
    ("four", {"sides": "partisans", "target": 15}),
    ("three", {"short-attacks": True, "made-from-fuel": False, "months": 5}),
    ("two", {"destruction": True, "short-attacks": True}),
    ("one", {"target": 10}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_whole_matches_can_be_told_in_every_language(scenario: str, options: Any) -> None:
    match = GAME.start(scenario, 5, options)
    assert check_speech(match, Random(5)) == []


@pytest.fixture(scope="module")
def en() -> Texts:
    return GAME.texts("en", strict=True)


@pytest.fixture(scope="module")
def ru() -> Texts:
    return GAME.texts("ru", strict=True)


def killed(camp: str, kind: str, count: int) -> Message:
    args: dict[str, Arg] = {"camp": camp, "kind": kind, "count": count, "points": count}
    spoils: dict[str, Arg] = {"resource": "food", "loot": 3 * count, "weapons": 2 * count}
    return Message("event-enemies-killed", args | spoils)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "1 полицай, +1 очко, пища +3. Потрачено оружия: 2."),
        (3, "3 полицая, +3 очка, пища +9. Потрачено оружия: 6."),
        (8, "8 полицаев, +8 очков, пища +24. Потрачено оружия: 16."),
    ],
)
def test_people_and_points_are_counted_in_russian(ru: Texts, count: int, said: str) -> None:
    message = killed("nkvd", "policeman", count)
    assert ru.say(message) == f"Офицер НКВД уничтожает врага: {said}"


def test_a_camp_has_a_capital_and_its_people_have_not(en: Texts) -> None:
    assert en.say(killed("partisan-2", "soldier", 2)) == (
        "Second Partisan kills 2 German soldiers: +2 points, food +6. Weapons spent: 4."
    )


@pytest.mark.parametrize(
    ("camp", "english", "russian"),
    [
        ("peasant", "Peasant gets a horse and cart.", "Крестьянин получает коня с подводой."),
        (
            "soldier-2",
            "Second German Soldier gets a motorcycle.",
            "Второй немецкий солдат получает мотоцикл с коляской.",
        ),
    ],
)
def test_transport_is_called_by_the_side(
    en: Texts, ru: Texts, camp: str, english: str, russian: str
) -> None:
    found = Message("event-transport-found", {"camp": camp})
    assert (en.say(found), ru.say(found)) == (english, russian)


@pytest.mark.parametrize(
    ("choice", "english", "russian"),
    [
        ("role officer-2", "Second Wehrmacht Officer", "Второй офицер вермахта"),
        ("open H6", "Open H6", "Открыть H6"),
        ("take 0", "Take nobody", "Никого не брать"),
        ("ask policeman", "Ask Policeman for help", "Просить помощи у Полицая"),
        ("heal leader", "Heal the leader", "Лечить себя"),
        ("lose nkvd", "NKVD officer", "Офицер НКВД"),
        ("give maps 1", "Give 1 map", "Дать 1 карту местности"),
        ("want water 2", "Ask for 2 water", "Попросить 2 единицы воды"),
        ("exchange food wood", "Trade food for wood", "Менять пищу на древесину"),
        ("attack soldier", "Attack German Soldier", "Напасть на Немецкого солдата"),
    ],
)
def test_choices_read_as_a_button_would_say_them(
    en: Texts, ru: Texts, choice: str, english: str, russian: str
) -> None:
    assert (en.choice(Choice(choice)), ru.choice(Choice(choice))) == (english, russian)


def test_the_months_go_from_the_first_frost_to_the_last_snow(en: Texts) -> None:
    begins = [
        en.say(Message("event-month-begins", {"month": n, "camp": "nkvd"})) for n in (1, 6, 7)
    ]
    assert begins == [
        "November, the first frost. NKVD Officer goes first.",
        "April, the last snow. NKVD Officer goes first.",
        "Month 7. NKVD Officer goes first.",
    ]


def test_a_card_is_named_as_in_the_edition_that_is_played() -> None:
    changed = GAME.edition.override({"cards.card-01.event": "fire"}, GAME.components)
    assert GAME.texts("en", edition=changed).name("card-01") == "no. 1, fire"
