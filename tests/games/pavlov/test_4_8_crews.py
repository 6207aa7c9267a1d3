"""4.8 Anti-tank, 4.9 Machine Gun and 4.10 Mortar: what a crew of two does with its weapon."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from stavka.games.pavlov.events import Attacked
from stavka.testing import rule
from tests.games.pavlov.house import House

# Figures that the rulebook does not print, as these tests want them.
FIGURES: dict[str, object] = {
    "men.sobgayda.attack": 2,
    "men.chait.letters": "G",
    "men.svirin.letters": "G",
    "men.gridin.letters": "M",
    "men.sarayev.letters": "M",
    "weapons.m1937.attack": 3,
    "weapons.maxim-1.attack": 4,
    "weapons.maxim-1.suppress": 3,
    "weapons.rm38.suppress": 2,
    "germans.panzer-ii.defense": 4,
    "germans.panzer-iv.defense": 6,
}
CREWS = {
    "m1937": ("sobgayda", "murzaev"),
    "maxim-1": ("chait", "svirin"),
    "rm38": ("gridin", "sarayev"),
}
CREW_ACTIONS = [
    ("anti-tank", "m1937", "a", "4.8"),
    ("gun-attack", "maxim-1", "g", "4.9"),
    ("gun-suppress", "maxim-1", "g", "4.9"),
    ("mortar", "rm38", "m", "4.10"),
]


def crew(weapon: str, square: str = "green-3") -> House:
    """The two men of the weapon with it on a position; riflemen and a StuG on track 1."""
    house = House(figures=FIGURES).only(**dict.fromkeys(CREWS[weapon], square))
    house.place(weapon, square).track(1, "riflemen", "stug-iiib")
    return house.supplies(suppression=10).actions()


def exhausted_crew(weapon: str) -> dict[str, object]:
    """What an action changes on its two men."""
    return {f"men.{man}.{state}": True for man in CREWS[weapon] for state in ("exhausted", "acted")}


# 4.8 Anti-tank


@rule("pavlov:4.8a", "pavlov:4.8b")
def test_an_anti_tank_crew_removes_armor_with_the_weapons_attack_value() -> None:
    house = crew("m1937")
    before = house.germans_in_stock("stug-iiib")
    house.note().dice(1, 1, 5).play("anti-tank m1937", "target track-1-2")
    assert house.changes() == {
        **exhausted_crew("m1937"),
        "spaces.track-1-2": None,
        "german_stock.stug-iiib": before + 1,
    }
    assert [(e.man, e.german, e.dice, e.defense, e.hit) for e in house.told(Attacked)] == [
        ("m1937", "stug-iiib", (1, 1, 5), 5, True)
    ]
    assert (house.asked(), house.left()) == ("actions", 1)


@rule("pavlov:4.8a")
def test_an_anti_tank_attack_below_the_defense_does_nothing() -> None:
    house = crew("m1937").note().dice(4, 4, 4).play("anti-tank m1937", "target track-1-2")
    assert house.changes() == exhausted_crew("m1937")


@rule("pavlov:4.8a")
def test_infantry_is_no_target_of_an_anti_tank_weapon() -> None:
    house = crew("m1937").play("anti-tank m1937")
    assert house.offered() == ["target track-1-2"]
    refusal = house.refused("target track-1-1")
    assert (refusal.id, refusal.rule) == ("target-is-infantry", "pavlov:4.8a")


@rule("pavlov:4.8a", "pavlov:4.8c")
def test_anti_tank_needs_armor_in_line_of_sight() -> None:
    house = crew("m1937").track(1, "riflemen").track(3, "panzer-iv")
    refusal = house.refused("anti-tank m1937")
    assert (refusal.id, refusal.rule) == ("no-armor-in-sight", "pavlov:4.8a")
    house.track(2, "panzer-ii").play("anti-tank m1937")
    assert house.offered() == ["target track-2-1"]
    unseen = house.refused("target track-3-1")
    assert (unseen.id, unseen.rule) == ("no-line-of-sight", "pavlov:1.3a")


@rule("pavlov:4.8a", "pavlov:4.8c")
def test_an_anti_tank_crew_on_two_colours_sees_both() -> None:
    house = crew("m1937", "green-red-1").track(4, "panzer-iv").track(6, "panzer-ii")
    house.play("anti-tank m1937")
    assert house.offered() == ["target track-1-2", "target track-4-1"]


# 4.9 Machine Gun


@rule("pavlov:4.9a", "pavlov:4.9b")
def test_a_machine_gun_crew_attacks_infantry_with_the_weapons_attack_value() -> None:
    house = crew("maxim-1")
    before = house.germans_in_stock("riflemen")
    house.note().dice(1, 1, 1, 4).play("gun-attack maxim-1", "target track-1-1")
    assert house.changes() == {
        **exhausted_crew("maxim-1"),
        "spaces.track-1-1": None,
        "german_stock.riflemen": before + 1,
    }
    assert (house.asked(), house.left()) == ("actions", 1)


@rule("pavlov:4.9a")
def test_armor_is_no_target_of_a_machine_gun() -> None:
    house = crew("maxim-1").play("gun-attack maxim-1")
    assert house.offered() == ["target track-1-1"]
    refusal = house.refused("target track-1-2")
    assert (refusal.id, refusal.rule) == ("target-is-armor", "pavlov:4.9a")


@rule("pavlov:4.9a")
def test_a_machine_gun_needs_infantry_in_line_of_sight_to_attack() -> None:
    house = crew("maxim-1").track(1, "stug-iiib").track(3, "riflemen")
    refusal = house.refused("gun-attack maxim-1")
    assert (refusal.id, refusal.rule) == ("no-infantry-in-sight", "pavlov:4.9a")
    assert house.offered("gun") == ["gun-suppress maxim-1"]


@rule("pavlov:4.9a", "pavlov:4.9b")
def test_a_machine_gun_crew_suppresses_with_the_weapons_suppress_value() -> None:
    house = crew("maxim-1").note().play("gun-suppress maxim-1")
    assert house.offered() == ["place green 3", "place green 2", "place green 1"]
    house.play("place green 3")
    assert house.changes() == {
        **exhausted_crew("maxim-1"),
        "supplies.suppression": 7,
        "suppression.green": 3,
    }
    assert (house.asked(), house.left()) == ("actions", 1)


@rule("pavlov:4.9a", "pavlov:4.3b")
def test_a_machine_gun_on_two_colours_may_split_its_tokens() -> None:
    house = crew("maxim-1", "green-red-2").play("gun-suppress maxim-1", "place green 1 red 2")
    assert (house.box_of("green"), house.box_of("red")) == (1, 2)


# 4.10 Mortar


@rule("pavlov:4.10a", "pavlov:4.10b")
def test_a_mortar_crew_suppresses_with_the_weapons_suppress_value() -> None:
    house = crew("rm38").note().play("mortar rm38")
    assert house.offered() == ["place green 2", "place green 1"]
    house.play("place green 2")
    assert house.changes() == {
        **exhausted_crew("rm38"),
        "supplies.suppression": 8,
        "suppression.green": 2,
    }
    assert (house.asked(), house.left()) == ("actions", 1)


@rule("pavlov:4.10a")
@pytest.mark.parametrize("action", ["attack", "gun-attack", "anti-tank"])
def test_a_mortar_does_not_attack(action: str) -> None:
    refusal = crew("rm38").refused(f"{action} rm38")
    assert (refusal.id, refusal.rule) == ("weapon-cannot-m", "pavlov:4.10a")


# All crews


@rule("pavlov:4.8a", "pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize(
    ("action", "weapon", "row"),
    [
        ("gun-attack", "m1937", "4.8a"),
        ("mortar", "m1937", "4.8a"),
        ("anti-tank", "maxim-1", "4.9a"),
        ("mortar", "maxim-1", "4.9a"),
        ("gun-suppress", "rm38", "4.10a"),
    ],
)
def test_each_weapon_has_its_own_action(action: str, weapon: str, row: str) -> None:
    refusal = crew(weapon).refused(f"{action} {weapon}")
    letter = {"m1937": "a", "maxim-1": "g", "rm38": "m"}[weapon]
    assert (refusal.id, refusal.rule) == (f"weapon-cannot-{letter}", f"pavlov:{row}")


@rule("pavlov:4.8a", "pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize(("action", "weapon", "letter", "row"), CREW_ACTIONS)
def test_one_man_alone_cannot_work_the_weapon(
    action: str, weapon: str, letter: str, row: str
) -> None:
    house = crew(weapon).place(CREWS[weapon][1], "green-4")
    refusal = house.refused(f"{action} {weapon}")
    assert (refusal.id, refusal.rule) == (f"no-crew-{letter}", f"pavlov:{row}a")
    assert house.offered(action) == []


@rule("pavlov:4.8a", "pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize(("action", "weapon", "letter", "row"), CREW_ACTIONS)
def test_a_weapon_in_the_reserves_is_not_worked(
    action: str, weapon: str, letter: str, row: str
) -> None:
    house = crew(weapon).place(weapon, "reserves")
    for man in CREWS[weapon]:
        house.place(man, "reserves")
    refusal = house.refused(f"{action} {weapon}")
    assert (refusal.id, refusal.rule) == (f"no-crew-{letter}", f"pavlov:{row}a")


@rule("pavlov:4.8a", "pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize("place", ["green-3", "reserves"])
@pytest.mark.parametrize(("action", "weapon", "letter", "row"), CREW_ACTIONS)
def test_no_man_takes_a_crews_action_by_himself(
    action: str, weapon: str, letter: str, row: str, place: str
) -> None:
    man = CREWS[weapon][0]
    house = crew(weapon).place(CREWS[weapon][1], "stock").place(weapon, place).place(man, place)
    assert house.refused(f"{action} {man}").rule.startswith("pavlov:")
    assert house.offered(action) == []


@rule("pavlov:4.8b", "pavlov:4.9b", "pavlov:4.10b")
@pytest.mark.parametrize(("action", "weapon", "letter", "row"), CREW_ACTIONS)
def test_a_crew_needs_two_actions(action: str, weapon: str, letter: str, row: str) -> None:
    house = crew(weapon).actions(1)
    refusal = house.refused(f"{action} {weapon}")
    assert (refusal.id, refusal.rule) == (f"two-actions-{letter}", f"pavlov:{row}b")
    assert house.offered(action) == []
    assert house.actions(2).offered(action) == [f"{action} {weapon}"]


@rule("pavlov:4.8b", "pavlov:4.9b", "pavlov:4.10b")
def test_with_two_actions_left_a_crew_uses_them_both() -> None:
    house = crew("rm38").actions(2).play("mortar rm38", "place green 1")
    assert house.left() == 0
    assert house.offered() == ["end-actions"]


@rule("pavlov:4.8d", "pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize("state", ["exhausted", "disrupted", "acted", "commanded"])
@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize(("action", "weapon", "letter", "row"), CREW_ACTIONS)
def test_both_men_of_a_crew_must_be_ready_and_without_token(
    action: str, weapon: str, letter: str, row: str, which: int, state: str
) -> None:
    house = crew(weapon)
    man = CREWS[weapon][which]
    assert house.offered(action) == [f"{action} {weapon}"]
    getattr(house.p, state)[house.p.box.man[man]] = 1
    house.changed()
    refusal = house.refused(f"{action} {weapon}")
    assert (refusal.id, refusal.rule) == ("crew-not-ready", "pavlov:4.8d")
    assert house.offered(action) == []


@rule("pavlov:4.8d")
def test_a_crewman_who_attacked_for_himself_cannot_work_the_weapon() -> None:
    house = crew("m1937").actions(4).dice(1, 1)
    house.play("attack sobgayda", "target track-1-1")
    assert house.refused("anti-tank m1937").id == "crew-not-ready"
    assert "suppress murzaev" in house.offered()


@rule("pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize(
    ("action", "weapon", "row"),
    [("gun-suppress", "maxim-1", "pavlov:4.9a"), ("mortar", "rm38", "pavlov:4.10a")],
)
def test_a_crew_lays_no_more_tokens_than_the_supplies_box_has(
    action: str, weapon: str, row: str
) -> None:
    house = crew(weapon).supplies(suppression=0)
    refusal = house.refused(f"{action} {weapon}")
    assert (refusal.id, refusal.rule) == ("no-suppression-tokens", row)
    house.supplies(suppression=1).play(f"{action} {weapon}")
    assert (house.box_of("green"), house.in_supplies("suppression")) == (1, 0)


@rule("pavlov:4.8a", "pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize(
    ("action", "weapon", "value"),
    [
        ("anti-tank", "m1937", "attack"),
        ("gun-attack", "maxim-1", "attack"),
        ("gun-suppress", "maxim-1", "suppress"),
        ("mortar", "rm38", "suppress"),
    ],
)
def test_a_weapon_whose_value_an_edition_sets_to_0_is_not_used(
    action: str, weapon: str, value: str
) -> None:
    house = House(figures={**FIGURES, f"weapons.{weapon}.{value}": 0})
    house.only(**dict.fromkeys(CREWS[weapon], "green-3")).place(weapon, "green-3")
    house.track(1, "riflemen", "stug-iiib").supplies(suppression=10).actions()
    assert house.offered(action) == []


@rule("pavlov:4.8a", "pavlov:4.9a")
@pytest.mark.parametrize(
    ("action", "weapon", "dice", "german", "defense"),
    [
        ("anti-tank", "m1937", 3, "panzer-ii", 4),
        ("anti-tank", "m1937", 3, "stug-iiib", 5),
        ("anti-tank", "m1937", 3, "panzer-iv", 6),
        ("gun-attack", "maxim-1", 4, "riflemen", 4),
        ("gun-attack", "maxim-1", 4, "scouts", 5),
    ],
)
def test_odds_of_a_crew_are_those_of_the_weapons_dice(
    action: str, weapon: str, dice: int, german: str, defense: int
) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    hits = Fraction(sum(max(roll) >= defense for roll in rolls), len(rolls))
    house = crew(weapon).track(1, german).play(f"{action} {weapon}")
    assert house.chances("target track-1-1") == {"target-removed": hits, "target-stays": 1 - hits}


@rule("pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize(
    ("action", "weapon", "row"),
    [("gun-suppress", "maxim-1", "pavlov:4.9a"), ("mortar", "rm38", "pavlov:4.10a")],
)
def test_a_crew_lays_no_more_tokens_than_the_value_of_its_weapon(
    action: str, weapon: str, row: str
) -> None:
    house = crew(weapon).supplies(suppression=9).play(f"{action} {weapon}")
    most = house.p.box.weapon_suppress[house.p.box.weapon[weapon]]
    assert house.offered() == [f"place green {n}" for n in range(most, 0, -1)]
    question = house.match.question("defender")
    assert question is not None
    assert question.rules == (row, "pavlov:4.3b")
    refusal = house.refused(f"place green {most + 1}")
    assert (refusal.id, refusal.rule) == ("too-many-suppression-tokens", row)


@rule("pavlov:4.8a", "pavlov:4.9a")
@pytest.mark.parametrize(
    ("action", "weapon", "row"),
    [("anti-tank", "m1937", "pavlov:4.8a"), ("gun-attack", "maxim-1", "pavlov:4.9a")],
)
def test_a_crew_has_no_target_on_an_empty_space(action: str, weapon: str, row: str) -> None:
    house = crew(weapon).play(f"{action} {weapon}")
    refusal = house.refused("target track-2-1")
    assert (refusal.id, refusal.rule) == ("no-germans-there", row)
