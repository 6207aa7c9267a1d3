"""4.12 Attributes: Inspire and Storm Group."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from stavka.games.pavlov.events import Attacked, RaiderHit, RaiderReturns, RaidRolled
from stavka.games.pavlov.rules.storm_group import ChooseRaiders
from stavka.testing import rule
from tests.games.pavlov.house import House

# Figures that the rulebook does not print, as these tests want them.
FIGURES: dict[str, object] = {
    "men.ramazanov.letters": "AI",
    "men.voronov.letters": "GI",
    "men.ivashenko.letters": "G",
    "men.chait.letters": "G",
    "men.svirin.letters": "G",
    "men.gridin.letters": "M",
    "men.sarayev.letters": "M",
    "men.chait.attack": 2,
    "men.chait.suppress": 2,
    "men.glushenko.letters": "S",
    "men.chernogolov.letters": "S",
    "men.kiselev.letters": "",
    "weapons.m1937.attack": 3,
    "weapons.maxim-1.attack": 4,
    "weapons.maxim-1.suppress": 3,
    "weapons.rm38.suppress": 2,
}


def gunners(**others: str) -> House:
    """An anti-tank crew on green 3, a machine gun crew on green 4, riflemen and a StuG."""
    return arrange(House(figures=FIGURES), others)


def arrange(house: House, others: dict[str, str]) -> House:
    house.only(sobgayda="green-3", murzaev="green-3", chait="green-4", svirin="green-4", **others)
    house.place("m1937", "green-3").place("maxim-1", "green-4").track(1, "riflemen", "stug-iiib")
    return house.supplies(suppression=10).actions()


def dice_of(house: House, action: str, target: str) -> int:
    """How many dice the attack says it will roll; then exactly so many fall."""
    house.play(action)
    question = house.match.question("defender")
    assert question is not None
    dice = question.prompt.args["dice"]
    assert isinstance(dice, int)
    house.dice(*[1] * dice).play(f"target {target}")
    assert [len(e.dice) for e in house.told(Attacked)] == [dice]
    return dice


# Inspire


@rule("pavlov:4.12.1a")
@pytest.mark.parametrize(("inspiring", "dice"), [({}, 3), ({"ramazanov": "purple-1"}, 4)])
def test_an_inspiring_anti_tank_man_on_a_position_gives_one_die(
    inspiring: dict[str, str], dice: int
) -> None:
    assert dice_of(gunners(**inspiring), "anti-tank m1937", "track-1-2") == dice


@rule("pavlov:4.12.1b")
@pytest.mark.parametrize(("inspiring", "dice"), [({}, 4), ({"voronov": "purple-1"}, 5)])
def test_an_inspiring_machine_gunner_on_a_position_gives_one_die(
    inspiring: dict[str, str], dice: int
) -> None:
    assert dice_of(gunners(**inspiring), "gun-attack maxim-1", "track-1-1") == dice


@rule("pavlov:4.12.1c")
@pytest.mark.parametrize(("inspiring", "tokens"), [({}, 3), ({"voronov": "purple-1"}, 4)])
def test_an_inspiring_machine_gunner_on_a_position_gives_one_suppression_token(
    inspiring: dict[str, str], tokens: int
) -> None:
    house = gunners(**inspiring).play("gun-suppress maxim-1")
    assert house.offered()[0] == f"place green {tokens}"
    assert house.refused(f"place green {tokens + 1}").id == "too-many-suppression-tokens"
    house.play(f"place green {tokens}")
    assert (house.box_of("green"), house.in_supplies("suppression")) == (tokens, 10 - tokens)


@rule("pavlov:4.12.1c")
def test_the_extra_token_too_must_be_in_the_supplies_box() -> None:
    house = gunners(voronov="purple-1").supplies(suppression=2).play("gun-suppress maxim-1")
    assert house.offered() == ["place green 2", "place green 1"]


@rule("pavlov:4.12.1a", "pavlov:4.12.1b", "pavlov:4.12.1c")
def test_each_inspires_only_the_weapon_of_his_letter() -> None:
    assert dice_of(gunners(voronov="purple-1"), "anti-tank m1937", "track-1-2") == 3
    assert dice_of(gunners(ramazanov="purple-1"), "gun-attack maxim-1", "track-1-1") == 4
    house = gunners(ramazanov="purple-1").play("gun-suppress maxim-1")
    assert house.offered()[0] == "place green 3"


@rule("pavlov:4.12.1b", "pavlov:4.12.1c")
def test_an_attack_or_suppress_of_a_single_man_is_not_inspired() -> None:
    assert dice_of(gunners(voronov="purple-1"), "attack chait", "track-1-1") == 2
    house = gunners(voronov="purple-1").play("suppress chait")
    assert house.offered() == ["place green 2", "place green 1"]


@rule("pavlov:4.12.1c")
def test_a_mortar_is_not_inspired() -> None:
    house = gunners(voronov="purple-1", ramazanov="purple-2", gridin="red-3", sarayev="red-3")
    house.place("rm38", "red-3").play("mortar rm38")
    assert house.offered() == ["place red 2", "place red 1"]


@rule("pavlov:4.12.1a", "pavlov:4.12.1b")
def test_an_inspiring_man_inspires_his_own_crew() -> None:
    house = gunners(ramazanov="green-3", voronov="green-4")
    house.place("sobgayda", "reserves").place("chait", "reserves").actions(4)
    assert dice_of(house, "anti-tank m1937", "track-1-2") == 4
    assert dice_of(house, "gun-attack maxim-1", "track-1-1") == 5


@rule("pavlov:4.12.1d")
@pytest.mark.parametrize("place", ["reserves", "out", "stock"])
def test_nobody_inspires_from_off_a_position(place: str) -> None:
    house = gunners(ramazanov=place, voronov=place).actions(4)
    assert dice_of(house, "anti-tank m1937", "track-1-2") == 3
    assert dice_of(house, "gun-attack maxim-1", "track-1-1") == 4
    house = gunners(voronov=place).play("gun-suppress maxim-1")
    assert house.offered()[0] == "place green 3"


@rule("pavlov:4.12.1e", "pavlov:4.12.1f")
def test_two_inspiring_men_of_one_letter_give_no_more_than_one() -> None:
    figures = {**FIGURES, "men.ivashenko.letters": "GI"}
    men = {"voronov": "purple-1", "ivashenko": "purple-2"}
    assert dice_of(arrange(House(figures=figures), men), "gun-attack maxim-1", "track-1-1") == 5
    house = arrange(House(figures=figures), men).play("gun-suppress maxim-1")
    assert house.offered()[0] == "place green 4"


@rule("pavlov:4.12a")
def test_inspiring_is_no_action_and_marks_nobody() -> None:
    house = gunners(ramazanov="purple-1").note().dice(1, 1, 1, 1)
    house.play("anti-tank m1937", "target track-1-2")
    assert [key for key in house.changes() if "ramazanov" in key] == []
    assert house.left() == 1
    assert house.offered("suppress ramazanov") == ["suppress ramazanov"]


@rule("pavlov:4.12a")
@pytest.mark.parametrize("state", ["exhausted", "disrupted", "acted", "commanded"])
def test_a_man_inspires_whatever_state_he_is_in(state: str) -> None:
    for man, action, target, dice in (
        ("ramazanov", "anti-tank m1937", "track-1-2", 4),
        ("voronov", "gun-attack maxim-1", "track-1-1", 5),
    ):
        house = gunners(**{man: "purple-1"})
        getattr(house.p, state)[house.p.box.man[man]] = 1
        assert dice_of(house.changed(), action, target) == dice


@rule("pavlov:4.12.1a", "pavlov:4.12.1b")
def test_the_odds_count_the_extra_die() -> None:
    house = gunners(ramazanov="purple-1", voronov="purple-2").play("anti-tank m1937")
    four = Fraction(sum(max(r) >= 5 for r in product(range(1, 7), repeat=4)), 6**4)
    assert house.chances("target track-1-2") == {"target-removed": four, "target-stays": 1 - four}
    house = gunners(ramazanov="purple-1", voronov="purple-2").play("gun-attack maxim-1")
    assert house.chances("target track-1-1") == {
        "target-removed": Fraction(31, 32),
        "target-stays": Fraction(1, 32),
    }


# Storm Group


def raid(*men: str) -> House:
    """These men of the house are sent against Voentorg, Defense 10; the dice are still to fall."""
    house = House(figures=FIGURES).only(
        glushenko="red-3", chernogolov="red-4", kiselev="reserves", pavlov="reserves"
    )
    house.storm_card("voentorg").happens(ChooseRaiders())
    return house.play(*(f"send {man}" for man in men))


@rule("pavlov:4.12.2a")
@pytest.mark.parametrize(
    ("men", "dice"),
    [
        (("kiselev",), 1),
        (("glushenko",), 3),
        (("glushenko", "kiselev"), 4),
        (("glushenko", "chernogolov"), 6),
        (("glushenko", "chernogolov", "kiselev"), 7),
    ],
)
def test_each_storm_group_man_adds_two_dice_to_the_raid(men: tuple[str, ...], dice: int) -> None:
    house = raid(*men).dice(*[1] * dice, *[6] * len(men)).play("storm")
    assert [e.dice for e in house.told(RaidRolled)] == [(1,) * dice]


@rule("pavlov:4.12.2a")
@pytest.mark.parametrize(("faces", "won"), [((1, 2, 3, 4), True), ((1, 2, 3, 3), False)])
def test_the_extra_dice_count_in_the_total(faces: tuple[int, ...], won: bool) -> None:
    house = raid("glushenko", "kiselev").dice(*faces, 6, 6).play("storm")
    assert [(e.total, e.success) for e in house.told(RaidRolled)] == [(sum(faces), won)]
    assert house.match.view(None)["board"]["raids_won"] == (["voentorg"] if won else [])


@rule("pavlov:4.12.2a")
def test_the_odds_of_a_raid_count_the_extra_dice() -> None:
    rolls = list(product(range(1, 7), repeat=4))
    won = Fraction(sum(sum(roll) >= 10 for roll in rolls), len(rolls))
    house = raid("glushenko", "kiselev")
    assert house.chances("storm") == {"raid-won": won, "raid-failed": 1 - won}


@rule("pavlov:4.12.2b")
def test_a_storm_group_man_rolls_one_die_for_his_return() -> None:
    house = raid("glushenko", "kiselev").dice(1, 1, 1, 1, 4, 5).play("storm")
    assert [(e.man, e.dice) for e in house.told(RaiderHit)] == [("glushenko", (4,))]
    assert [(e.man, e.dice) for e in house.told(RaiderReturns)] == [("kiselev", (5,))]
    assert (house.where("glushenko"), house.where("kiselev")) == ("out", "reserves")
