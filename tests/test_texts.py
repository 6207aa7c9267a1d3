"""All that the installed games and the table say, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import stavka
from stavka import ledger
from stavka.cli.speech import MESSAGES
from stavka.kernel import LANGUAGES, Choice, Game, Message, Texts
from stavka.kernel.texts import source
from stavka.lab.report import MESSAGES as REPORT
from stavka.table.reasons import MESSAGES as TABLE
from stavka.testing.speech import check_sayings, check_speech
from stavka.testing.texts import check_shell, check_texts

GAMES = list(stavka.games().values())
SETTINGS = [
    ("solo", {}),
    ("solo", {"tactics": "elite", "operational-support": True}),
    ("solo", {"tactics": "veteran", "weary-may-move": False}),
    ("cooperative", {"tactics": "elite"}),
    ("competitive", {"operational-support": True}),
    ("competitive-three", {}),
]


def by_id(game: Game[Any]) -> str:
    return game.id


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_every_text_is_there_and_used_and_gets_its_arguments(game: Game[Any]) -> None:
    assert check_texts(game) == []


def test_so_it_is_with_the_texts_of_the_table() -> None:
    assert check_shell(MESSAGES | TABLE | REPORT) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_every_message_reads_well_with_every_value(game: Game[Any], language: str) -> None:
    assert check_sayings(game, language) == []


def sources(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """All that people read of a game: its texts without their comments, and its ledger."""
    for language in LANGUAGES:
        written = source(game.package, language)
        for line in written.splitlines():
            if not line.startswith("#"):
                yield language, line
    for row in ledger.rows(game.id):
        yield row.id, f"{row.statement} {row.statement_ru}"


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_no_apostrophe_is_straight(game: Game[Any]) -> None:
    assert [found for found in sources(game) if "'" in found[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_is_one_in_the_texts_of_the_table(language: str) -> None:
    lines = source("stavka", language).splitlines()
    assert [line for line in lines if "'" in line and not line.startswith("#")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_a_line_with_dice_says_first_what_they_are_for(game: Game[Any], language: str) -> None:
    lines = source(game.package, language).splitlines()
    thrown = [line for line in lines if line.startswith("event-") and "$di" in line]
    assert [line for line in thrown if re.match(r"\S+ = (\{ \$di|Die|Dice|Кубик)", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_phases_have_capitals_where_they_stand_alone(game: Game[Any], language: str) -> None:
    lines = source(game.package, language).splitlines()
    names = [line.partition(" = ")[2] for line in lines if line.startswith("board-phase-")]
    assert [name for name in names if not name[0].isupper()] == []


# How things were once called: words of a programmer, or of another language.
RETIRED = re.compile(
    r"Стрелки \(соревновательная\)|Вынужденный выбор делает|Наугад\b|Значения моего издания"
    r"|\b([\w’]+) \(\1\)"
)


def test_nothing_is_called_as_it_once_was() -> None:
    lines = [line for game in GAMES for _, line in sources(game)]
    lines += [line for language in LANGUAGES for line in source("stavka", language).splitlines()]
    assert [line for line in lines if RETIRED.search(line)] == []


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_can_be_told_in_every_language(
    scenario: str, options: dict[str, Any], seed: int
) -> None:
    match = stavka.game("pavlov").start(scenario, seed, options)
    assert check_speech(match, Random(seed)) == []


# How some of it reads


@pytest.fixture(scope="module")
def en() -> Texts:
    return stavka.game("pavlov").texts("en", strict=True)


@pytest.fixture(scope="module")
def ru() -> Texts:
    return stavka.game("pavlov").texts("ru", strict=True)


def attack(man: str, german: str, *, hit: bool) -> Message:
    args: dict[str, Any] = {"man": man, "german": german, "space": "track-1-1"}
    return Message("event-attacked", args | {"dice": (1, 2, 2, 4), "defense": 4, "hit": hit})


def test_an_attack_in_a_battle_report(en: Texts, ru: Texts) -> None:
    shot = attack("chekhov", "riflemen", hit=True)
    assert en.say(shot) == (
        "Chekhov attacks Riflemen (track 1, space 1): 1 2 2 4 against Defense 4 — destroyed."
    )
    assert ru.say(shot) == (
        "Чехов атакует стрелков (направление 1, клетка 1): 1 2 2 4 против защиты 4 — уничтожены."
    )


def test_the_verb_agrees_with_the_target(ru: Texts) -> None:
    assert ru.say(attack("ptrd", "panzer-iv", hit=True)).endswith("— уничтожен.")
    assert ru.say(attack("sobgayda", "scouts", hit=False)).endswith("— мимо.")


@pytest.mark.parametrize(
    ("choice", "english", "russian"),
    [
        ("to green-red-1", "To green-red 1", "На зелёно-красную позицию 1"),
        ("to reserves", "To the Reserves", "В резерв"),
        ("to red-3 m1937", "To red 3 with M1937", "На красную позицию 3 с 45-мм пушкой 53-К"),
        ("move sobgayda", "Move Sobgayda", "Переместить Собгайду"),
        ("spend 0", "Spend no tokens", "Не тратить жетоны"),
        ("spend 1", "Spend 1 token", "Потратить 1 жетон"),
        ("spend 3", "Spend 3 tokens", "Потратить 3 жетона"),
        ("spend 5", "Spend 5 tokens", "Потратить 5 жетонов"),
        ("place red 2", "2 tokens on red", "Красная область: 2 жетона"),
        ("place red 2 purple 1", "2 on red, 1 on purple", "Красная область: 2, фиолетовая: 1"),
        ("shell track-4-2", "Track 4, space 2", "Направление 4, клетка 2"),
        (
            "shell track-4-2 track-4-3",
            "Track 4, space 2 and space 3",
            "Направление 4, клетка 2 и клетка 3",
        ),
        (
            "play s05 load",
            "Load Supplies (62nd Army / Volga Flotilla)",
            "Погрузка (62-я армия / Волжская флотилия)",
        ),
        (
            "play s03 wire",
            "Wire Communications (62nd Army / 139th Signal Battalion)",
            "Проводная связь (62-я армия / 139-й батальон связи)",
        ),
        ("order w01", "Sniper", "Снайпер"),
        ("order resupply", "Resupply", "Проверка снабжения"),
        ("recover chait exhausted", "Chait: Recover (Exhausted)", None),
    ],
)
def test_choices_read_as_a_button_would_say_them(
    en: Texts, ru: Texts, choice: str, english: str, russian: str | None
) -> None:
    assert en.choice(Choice(choice)) == english
    if russian:
        assert ru.choice(Choice(choice)) == russian


def test_the_last_planning_draws_nothing(en: Texts, ru: Texts) -> None:
    nothing = Message("event-wehrmacht-drew", {"cards": ()})
    assert en.say(nothing) == "Nothing is drawn: the decks are empty."
    assert ru.say(nothing) == "Брать нечего: колоды пусты."


def test_cards_are_named_as_in_the_edition_that_is_played() -> None:
    game = stavka.game("pavlov")
    changed = game.edition.override({"soviet.s05.units": ["sappers", "signal"]}, game.components)
    texts = game.texts("en", edition=changed)
    assert texts.name("s05") == "8th Sapper Battalion / 139th Signal Battalion"


def test_a_seat_is_named_as_a_seat(en: Texts) -> None:
    assert en.name("seat-command") == "62nd Army"
    assert en.name("command") == "Command"  # the token
