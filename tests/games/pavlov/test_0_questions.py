"""Every question of the game: what it says, which rows of the ledger it names, what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import pytest

import stavka
from stavka.games.pavlov.rules.storm_group import ChooseRaiders
from tests.games.pavlov.house import House
from tests.games.pavlov.seats import contest, order, starvation, victim

VERBS = stavka.game("pavlov").verbs
WORDS = (
    "pavlov", "kalinin", "m1937", "green", "green-3", "red-3", "reserves", "location-5",
    "track-1-1", "nonsense",
)  # fmt: skip
ACTIONS = (
    "attack", "suppress", "command", "radio", "observe", "recover", "anti-tank", "gun-attack",
    "gun-suppress", "mortar",
)  # fmt: skip


class Asked(NamedTuple):
    kind: str
    build: Callable[[], House]
    says: dict[str, object]
    rows: tuple[str, ...]
    verbs: tuple[str, ...]  # about which it gives reasons of its own


def hand(*cards: str) -> House:
    return House().hand(*cards).cards()


def crew(weapon: str, *men: str, letter: str) -> House:
    letters: dict[str, object] = {f"men.{man}.letters": letter for man in men}
    house = House(figures={**letters, f"weapons.{weapon}.attack": 4})
    house.only(**dict.fromkeys(men, "green-3")).place(weapon, "green-3")
    return house.track(1, "riflemen", "stug-iiib").actions()


def recovery() -> House:
    return hand("s14").wreck(15, 16).play("play s14 signal-recover")


def wire() -> House:
    return hand("s14").play("play s14 wire")


def staged() -> House:
    return hand("s01").play("play s01 resupply", "stage food")


def divided() -> House:
    house = House(figures={"men.chekhov.cost": 2})
    return house.hand("s01").cards().play("play s01 reinforce", "buy chekhov")


def radio() -> House:
    return House().only(pavlov="green-6").actions().play("radio pavlov")


def buttress() -> House:
    return hand("s14").defense(red=4).supplies(sapper=1).play("play s14 buttress")


def field_defenses() -> House:
    return hand("s14").supplies(sapper=1).play("play s14 field-defenses")


def load() -> House:
    return hand("s05").staging(food=2).play("play s05 load")


def deliver() -> House:
    return hand("s05").token(6, "food").token(7, "sapper").play("play s05 deliver")


def raiders() -> House:
    house = House(figures={"men.glushenko.letters": "S"}).only(pavlov="red-3", kalinin="reserves")
    house.place("glushenko", "red-4").storm_card("voentorg").happens(ChooseRaiders())
    return house.play("send glushenko")


def first_aid() -> House:
    house = House().only(chait="red-3", kalinin="reserves").supplies(first_aid=2)
    return house.card("sniper", 3, 3, 6, 1, 1, 1)


def flak() -> House:
    house = House().token(8, "anti-aircraft").token(12, "anti-aircraft").token(13, "anti-aircraft")
    return house.card("ju87-3").play("fire location-8", "fire location-12", "fire location-13")


def arrival() -> House:
    return House().suppression(red=2).card("place-scouts", 4)


def displaced() -> House:
    return House().only(pavlov="red-3", chekhov="reserves").moves().play("move chekhov")


def own_crew() -> House:
    house = House(figures={"men.turdyev.letters": "A"}).only(turdyev="red-3", sobgayda="green-3")
    house.place("murzaev", "green-3").place("m1937", "green-3").moves()
    return house.play("move turdyev", "to green-3")


def attack() -> House:
    house = House(figures={"men.pavlov.attack": 3}).only(pavlov="green-3")
    return house.track(1, "riflemen").actions().play("attack pavlov")


def anti_tank() -> House:
    return crew("m1937", "sobgayda", "murzaev", letter="A").play("anti-tank m1937")


def machine_gun() -> House:
    return crew("maxim-1", "chait", "svirin", letter="G").play("gun-attack maxim-1")


def suppress() -> House:
    house = House(figures={"men.chekhov.suppress": 3}).only(chekhov="green-red-1")
    return house.actions().play("suppress chekhov")


def command() -> House:
    house = House().only(pavlov="red-3", chait="green-3", kalinin="reserves")
    house.exhaust("chait", "kalinin").actions()
    return house.play("command pavlov", "give chait exhausted")


def shell() -> House:
    house = House().only(potanski="green-3").token(10, "artillery").track(1, "riflemen").actions()
    return house.play("observe potanski location-10")


def second_order() -> House:
    house = contest("sniper", "mortar", "place-scouts", "assault")
    return house.play(order(house, "mortar"))


def tactics() -> House:
    house = second_order()
    return house.play(order(house, "sniper"), order(house, "assault"))


TABLE = [
    Asked("soviet-actions", lambda: hand("s01", "fog"), {"left": 3}, ("2.2a", "2.2b"), ("play",)),
    Asked("at-location", recovery, {"unit": "unit-signal", "what": "recovery"}, ("2.7.1a",),
          ("at",)),
    Asked("at-location", wire, {"unit": "unit-signal", "what": "token-wire"},
          ("2.7.3a", "2.7.3b"), ("at",)),
    Asked("resupply", staged, {"left": 4}, ("2.4.2a",), ("stage",)),
    Asked("reinforce", divided, {"points": 4}, ("2.5.2a", "2.5.2b"), ("buy",)),
    Asked("reinforce", radio, {"points": 2}, ("4.5b",), ("buy",)),
    Asked("buttress", buttress, {}, ("2.6.1b", "2.6.1c"), ("raise", "at")),
    Asked("field-defenses", field_defenses, {}, ("2.6.2a", "2.6.2b"), ("mine",)),
    Asked("load", load, {}, ("2.9.2a", "2.9.2b", "2.9.2c"), ("load",)),
    Asked("deliver", deliver, {}, ("2.9.3a", "2.9.3b"), ("deliver",)),
    Asked("choose-raiders", raiders, {"card": "voentorg", "defense": 10, "dice": 3},
          ("3.8c", "3.8d"), ("send",)),
    Asked("starve", lambda: starvation("solo"), {"count": 1}, ("3.7b", "3.7c"), ("starve",)),
    Asked("first-aid", first_aid, {"man": "chait", "cause": "cause-sniper", "count": 2},
          ("5.0a", "5.0h"), ()),
    Asked("choose-victim", lambda: victim("solo"), {"square": "green-3"}, ("4.7c",), ()),
    Asked("anti-aircraft", flak, {"count": 3, "dice": 6}, ("3.4.1b", "3.4.1e"), ("fire",)),
    Asked("suppress-arrival", arrival,
          {"german": "scouts", "track": "track-4", "count": 2, "defense": 5},
          ("3.5.2a", "3.5.2b"), ("spend",)),
    Asked("moves", lambda: House().only(pavlov="red-3").moves(2), {"left": 2}, ("4.0a", "4.1b"),
          ("move", *ACTIONS)),
    Asked("move-to", displaced, {"man": "chekhov"}, ("4.1b", "4.1d", "4.7a", "4.7b"),
          ("to", "join")),
    Asked("displace", lambda: displaced().play("to red-3"), {"man": "pavlov"}, ("4.1d", "4.7a"),
          ("to",)),
    Asked("choose-displaced", own_crew, {"square": "green-3"}, ("4.1d", "4.7b"), ()),
    Asked("actions", lambda: House().only(pavlov="red-3").actions(2), {"left": 2},
          ("4.0b", "4.0d", "4.0e"), ("move", "to", "join", "give", *ACTIONS)),
    Asked("target", attack, {"man": "pavlov", "dice": 3}, ("4.2a", "4.2b"), ("target",)),
    Asked("target", anti_tank, {"man": "m1937", "dice": 4}, ("4.8a",), ("target",)),
    Asked("target", machine_gun, {"man": "maxim-1", "dice": 4}, ("4.9a",), ("target",)),
    Asked("lay-suppression", suppress, {"man": "chekhov", "count": 3}, ("4.3a", "4.3b"),
          ("place",)),
    Asked("command", command, {"man": "pavlov", "left": 2}, ("4.4b", "4.4d", "4.4f"), ("give",)),
    Asked("shell", shell, {"man": "potanski", "dice": 3}, ("4.6b", "4.6c", "4.6d"), ("shell",)),
    Asked("plan-order", second_order, {"number": 2}, ("7.4e", "7.4g"), ("order",)),
    Asked("plan-tactics", tactics, {}, ("7.4e",), ("tactic",)),
]  # fmt: skip
each_question = pytest.mark.parametrize("asked", TABLE, ids=lambda asked: asked.build.__name__)


@each_question
def test_what_a_question_says_and_which_rows_it_names(asked: Asked) -> None:
    house = asked.build()
    question = house.match.question(house.match.waiting[0])
    assert question is not None
    assert (question.kind, question.prompt.args) == (asked.kind, asked.says)
    asking = house.match.view(None)["board"]["asking"]
    assert asking.lower() == asked.kind.replace("-", "")
    assert question.rules == tuple(f"pavlov:{row}" for row in asked.rows)


@each_question
def test_verbs_of_other_questions_are_just_not_offered(asked: Asked) -> None:
    house = asked.build()
    legal = house.offered()
    for verb, names in VERBS.items():
        if verb in asked.verbs:
            continue
        for word in WORDS:
            choice = " ".join((verb, *[word] * len(names)))
            if choice not in legal:
                assert house.refused(choice).id == "not-offered", choice


@each_question
def test_any_words_after_its_verbs_are_legal_or_refused_with_a_row(asked: Asked) -> None:
    house = asked.build()
    seat, legal = house.match.waiting[0], house.offered()
    for verb in asked.verbs:
        for count in range(min(len(VERBS[verb]), 2) + 1):
            for words in product(WORDS, repeat=count):
                choice = " ".join((verb, *words))
                reason = house.match.why_not(seat, choice)
                assert (reason is None) == (choice in legal), choice
                assert reason is None or reason.rule.startswith("pavlov:"), choice


def test_every_kind_of_question_is_in_the_table() -> None:
    game = stavka.game("pavlov")
    asks = [step.__name__ for step in game.steps if step.asks]
    kinds = {asked.kind.replace("-", "") for asked in TABLE}
    assert {name.lower() for name in asks} == kinds
