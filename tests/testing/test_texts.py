"""The checks of texts: each kind of defect is found, and sound texts pass."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from stavka import kernel
from stavka.kernel import Arg, Ask, Edition, Event, Game, Message, Scenario, Step, Vocabulary
from stavka.testing.speech import leftovers
from stavka.testing.texts import check_shell, check_texts

SOUND = {
    "en": """
title = Duel
about = Two men shoot.
players = 1 player
length = 1 minute
scenario-solo = Solo
seat-player = Player
event-shot = { $man } shoots: { $dice } — { $hit ->
        [yes] hit
       *[no] miss
    }, { $left ->
        [one] { $left } round left
       *[other] { $left } rounds left
    }
ask-aim = { $man }, choose
choice-fire = Fire at { $man }
choice-fire-2 = Fire at { $man } { $count } times
refusal-far = Too far.
odds-hit = Hit { $man }
name-ivan = Ivan
name-field = field { $number }
""",
    "ru": """
title = Дуэль
about = Двое стреляются.
players = 1 игрок
length = 1 минута
scenario-solo = Один
seat-player = Игрок
event-shot = { $man } стреляет: { $dice } — { $hit ->
        [yes] попал
       *[no] мимо
    }, { $left ->
        [one] { $left } патрон
        [few] { $left } патрона
       *[many] { $left } патронов
    }
ask-aim = { $man }, выбирайте
choice-fire = Огонь по { $man-dat }
choice-fire-2 = Огонь по { $man-dat } { $count } раза
refusal-far = Слишком далеко.
odds-hit = Попадание: { $man }
name-ivan = Иван
    .dat = Ивану
name-field = поле { $number }
""",
}


class Shot(Event, frozen=True):
    man: str
    dice: tuple[int, ...]
    hit: bool
    left: int


class Aim(Ask[kernel.Position], frozen=True):
    def prompt(self, p: kernel.Position, seat: str) -> dict[str, Arg]:
        return {"man": "ivan"}


class Duel(Game[kernel.Position]):
    id = "duel"
    scenarios = (Scenario("solo", ("player",)),)
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (Aim,)
    events = (Shot,)
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"fire": ("man", "count")}
    refusals: ClassVar[dict[str, str]] = {"far": "1a"}
    edition = Edition({"men": {"ivan": {}}}, {})

    def unpack(self, edition: Edition) -> None:
        return None

    def vocabulary(self, box: None) -> Vocabulary:
        shared = {"field-1": Message("name-field", {"number": 1})}
        return Vocabulary(shared, {"man": ("ivan",)}, {"odds-hit": ("man",)})


def problems(monkeypatch: pytest.MonkeyPatch, language: str, old: str, new: str) -> list[str]:
    """What is found after one change in the texts of one language."""
    assert old in SOUND[language]
    texts = SOUND | {language: SOUND[language].replace(old, new)}

    def source(package: str, language: str) -> str:
        return "" if package == "stavka" else texts[language]

    for module in ("stavka.kernel.game", "stavka.testing.texts"):
        monkeypatch.setattr(f"{module}.source", source)
    return check_texts(Duel())


def test_sound_texts_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    assert problems(monkeypatch, "en", "", "") == []


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("ru", "title = Дуэль", "", "ru: title is missing"),
        ("en", "about = Two men shoot.", "", "en: about is missing"),
        ("en", "scenario-solo = Solo", "", "en: scenario-solo is missing"),
        ("en", "seat-player = Player", "", "en: seat-player is missing"),
        ("en", "ask-aim = { $man }, choose", "", "en: ask-aim is missing"),
        ("en", "refusal-far = Too far.", "", "en: refusal-far is missing"),
        ("ru", "odds-hit = Попадание: { $man }", "", "ru: odds-hit is missing"),
        ("en", "name-ivan = Ivan", "", "en: 'ivan' has no name"),
        ("ru", "name-field = поле { $number }", "", "ru: 'field-1' has no name"),
        ("en", "title = Duel", "title = Duel\nname-boris = Boris", "en: nothing uses name-boris"),
        ("en", "title = Duel", "title = Duel\ntitle = Two", "en: title is there twice"),
        ("en", "title = Duel", "title = Duel\nbad {", "en: cannot be read: 'bad {'"),
        (
            "en",
            "name-ivan = Ivan",
            "name-ivan = I\n    .acc = I",
            "en: name-ivan: nothing uses .acc",
        ),
        ("en", "Hit { $man }", "Hit { $men }", "en: odds-hit: $men is no argument of it"),
        ("en", "Hit { $man }", "Hit", "odds-hit: not in every language: $man"),
        ("ru", "    .dat = Ивану", "", "ru: choice-fire: $man-dat: no .dat for ivan"),
        (
            "en",
            "{ $left } rounds",
            "{ $left-gen } rounds",
            "en: event-shot: $left-gen: no .gen for",
        ),
        ("ru", "        [few] { $left } патрона\n", "", "ru: event-shot: select on $left: few"),
        ("en", "*[no] miss", "*[nay] miss", "en: event-shot: select on $hit: nay, no"),
        ("en", "Fire at { $man }\n", "Fire at { $count }\n", "en: choice-fire: $count is no"),
    ],
)
def test_each_defect_is_found(
    monkeypatch: pytest.MonkeyPatch, language: str, old: str, new: str, problem: str
) -> None:
    found = problems(monkeypatch, language, old, new)
    assert any(p.startswith(problem) for p in found), found


def test_a_word_of_an_event_needs_a_domain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Duel, "vocabulary", lambda self, box: Vocabulary())
    found = problems(monkeypatch, "en", "", "")
    assert any(problem.startswith("event-shot: $man has no domain") for problem in found)


def test_a_shared_name_does_not_get_the_id_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = {"field-1": Message("name-field", {"number": "field-1"})}
    words = Vocabulary(shared, {"man": ("ivan",)}, {"odds-hit": ("man",)})
    monkeypatch.setattr(Duel, "vocabulary", lambda self, box: words)
    found = problems(monkeypatch, "en", "", "")
    assert "en: name-field gets the id that it names as an argument: field-1" in found


def test_the_texts_of_the_table_are_held_against_its_screens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def source(package: str, language: str) -> str:
        return "cli-old = Old\ncli-new = New { $what }"

    monkeypatch.setattr("stavka.testing.texts.source", source)
    found = check_shell({"cli-new": (), "cli-gone": ()})
    for problem in (
        "en: cli-gone is missing",
        "ru: refusal-over is missing",
        "en: origin-likely is missing",
        "en: nothing uses cli-old",
        "ru: cli-new: $what is no argument of it",
    ):
        assert problem in found


@pytest.mark.parametrize(
    ("text", "language", "left"),
    [
        ("Pavlov moves to red 3.", "en", []),
        ("Павлов атакует Panzer II.", "ru", []),
        ("Pavlov moves to red-3.", "en", ["red-3"]),
        ("Pavlov moves { $place }", "en", ["{", "}", "$"]),
        ("Павлов идёт в reserves.", "ru", ["reserves"]),
        ("Pavlov и Chait", "en", ["и"]),
        ("Hand: .", "en", [" ."]),
        ("Павлов  идёт", "ru", ["  "]),
    ],
)
def test_what_must_not_be_left_in_a_text(text: str, language: str, left: list[str]) -> None:
    found = leftovers(text, language, {"red-3"}, {"Panzer", "II"})
    assert [p.split(" has ")[1].split("'")[1] for p in found] == left
