"""Every way in which a position is impossible is named, and a possible one has no fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stavka
from stavka.games.pavlov.components import COLOURS, TOKENS
from stavka.games.pavlov.position import DISPLACED, HOLDS, WRECKED, Position
from tests.games.pavlov.house import House
from tests.games.pavlov.seats import contest, lay

GAME = stavka.game("pavlov")
SUPPRESSION, SAPPER, WIRE, FOOD = (
    TOKENS.index(t) for t in ("suppression", "sapper", "wire", "food")
)


def crew() -> House:
    house = House().only(sobgayda="green-3", murzaev="green-3", pavlov="reserves")
    return house.place("m1937", "green-3")


def man(p: Position, name: str) -> int:
    return p.box.man[name]


# What may be


def test_a_position_with_everything_on_the_board_has_no_fault() -> None:
    house = crew().suppression(green=3, red=17).sapper(1, 6).supplies(first_aid=2)
    house.staging(food=2).token(5, "ammunition").token(14, "wire").token(10, "artillery")
    house.token(8, "anti-aircraft").token(12, "anti-aircraft").wreck(3, 18, 17)
    house.exhaust("pavlov").disrupt("pavlov", "murzaev").defense(green=3)
    house.track(1, "riflemen", None, "scouts").sound()


def test_all_tokens_laid_and_every_mark_given_is_no_fault() -> None:
    house = House().only(pavlov="red-3").suppression(green=20)
    for number in range(4):
        house.p.acted[number] = 1
    for name in house.p.box.man_ids[:9]:
        house.place(name, "reserves").p.commanded[man(house.p, name)] = 1
    house.sound()


def test_during_a_displacement_the_weapons_are_not_looked_at() -> None:
    house = crew()
    house.p.men[man(house.p, "sobgayda")] = house.p.men[man(house.p, "murzaev")] = DISPLACED
    house.sound()


def test_a_contest_and_all_variants_are_sound_from_the_start() -> None:
    for scenario, options in (
        ("competitive", {"operational_support": True}),
        ("competitive-three", {}),
        ("solo", {"tactics": "elite", "operational_support": True}),
        ("cooperative", {"tactics": "veteran"}),
    ):
        House(scenario, **options).sound()
    lay(contest("sniper", "mortar", "place-scouts", "assault"), "sniper", "mortar", "assault")


# What may not be


def lose_token(p: Position) -> None:
    p.stock[SAPPER] -= 1


def five_actions(p: Position) -> None:
    p.acted[:5] = b"\1" * 5
    p.men[:5] = [-1] * 5


def ten_commands(p: Position) -> None:
    p.commanded[:10] = b"\1" * 10
    p.men[:10] = [-1] * 10


def below_nothing(name: str) -> Callable[[Position], None]:
    def change(p: Position) -> None:
        pile = getattr(p, name)
        pile[0] = -1
        p.stock[SUPPRESSION] += name == "boxes"

    return change


def token_on(number: int, token: int) -> Callable[[Position], None]:
    def change(p: Position) -> None:
        p.stock[token] -= 1
        p.locations[number] = token + HOLDS

    return change


def disrupted_place_2(p: Position) -> None:
    p.locations[2] = WRECKED


def third_man(p: Position) -> None:
    p.men[man(p, "turdyev")] = p.box.square["green-3"]


def crew_without_weapon(p: Position) -> None:
    p.weapons[p.box.weapon["m1937"]] = -1


def crew_of_another_letter(p: Position) -> None:
    p.men[man(p, "murzaev")] = -1
    p.men[man(p, "chait")] = p.box.square["green-3"]


def two_weapons(p: Position) -> None:
    p.weapons[p.box.weapon["ptrd"]] = p.box.square["green-3"]


def weapon_alone(p: Position) -> None:
    p.weapons[p.box.weapon["ptrd"]] = p.box.square["purple-4"]


def weapon_of_another_letter(p: Position) -> None:
    p.men[man(p, "chait")] = p.box.square["red-3"]
    p.weapons[p.box.weapon["ptrd"]] = p.box.square["red-3"]


def marked_off_board(mark: str, at: int) -> Callable[[Position], None]:
    def change(p: Position) -> None:
        p.men[man(p, "kalinin")] = at
        getattr(p, mark)[man(p, "kalinin")] = 1

    return change


def too_many_germans(p: Position) -> None:
    kind = p.box.german["stug-iiib"]
    for space in range(p.box.german_count[kind] + 1):
        p.spaces[space] = kind + 1


def defense(colour: str, value: int) -> Callable[[Position], None]:
    def change(p: Position) -> None:
        p.defense[COLOURS.index(colour)] = value

    return change


def twice(pile: str, other: str) -> Callable[[Position], None]:
    """The same card is in two places, and one card is nowhere."""

    def change(p: Position) -> None:
        getattr(p, pile)[0] = getattr(p, other)[0]

    return change


def used_but_not_held(p: Position) -> None:
    p.spent.append(0)


FAULTS: dict[str, tuple[Callable[[Position], None], str]] = {
    "token lost": (lose_token, "sapper: 5 tokens instead of 6"),
    "five actions": (five_actions, "5 action tokens on the board"),
    "ten commands": (ten_commands, "10 command tokens on the board"),
    "supplies": (below_nothing("supplies"), "supplies has a negative count"),
    "staging": (below_nothing("staging"), "staging has a negative count"),
    "stock": (below_nothing("stock"), "stock has a negative count"),
    "gone": (below_nothing("gone"), "gone has a negative count"),
    "boxes": (below_nothing("boxes"), "boxes has a negative count"),
    "no such place": (disrupted_place_2, "a token on location 2"),
    "wire elsewhere": (token_on(10, WIRE), "wire on location 10"),
    "food elsewhere": (token_on(14, FOOD), "food on location 14"),
    "food at headquarters": (token_on(18, FOOD), "food on location 18"),
    "third man": (third_man, "3 men on green-3"),
    "no weapon": (crew_without_weapon, "two men on green-3 who are no crew"),
    "no crew": (crew_of_another_letter, "two men on green-3 who are no crew"),
    "two weapons": (two_weapons, "a weapon on green-3 that nobody attends"),
    "weapon alone": (weapon_alone, "a weapon on purple-4 that nobody attends"),
    "other letter": (weapon_of_another_letter, "a weapon on red-3 that nobody attends"),
    **{
        f"{mark} {place}": (marked_off_board(mark, at), "kalinin is off the board but not clean")
        for mark in ("exhausted", "disrupted", "acted", "commanded")
        for place, at in (("stock", -2), ("out", -3))
    },
    "germans": (too_many_germans, "stug-iiib: 1 counters too many"),
    "defense too low": (defense("green", 2), "defense value 2"),
    "defense too high": (defense("purple", 7), "defense value 7"),
    "soviet card": (
        twice("soviet_deck", "fog_stock"),
        "the soviet cards are not each in one place",
    ),
    "wehrmacht card": (
        twice("wehrmacht_deck", "wehrmacht_removed"),
        "the wehrmacht cards are not each in one place",
    ),
    "tactics card": (
        twice("tactics_deck", "tactics_removed"),
        "the tactics cards are not each in one place",
    ),
    "used card": (used_but_not_held, "a used card is not in the hand"),
}  # fmt: skip


@pytest.mark.parametrize(("change", "fault"), FAULTS.values(), ids=FAULTS)
def test_each_impossible_thing_is_named(change: Callable[[Position], None], fault: str) -> None:
    house = House(tactics="veteran", operational_support=True)
    house.only(sobgayda="green-3", murzaev="green-3", pavlov="reserves").place("m1937", "green-3")
    change(house.sound().p)
    assert fault in GAME.faults(house.p)


def test_a_support_card_in_two_places_is_named() -> None:
    house = House(operational_support=True).sound()
    house.p.support_deck[0] = house.p.support_card
    assert GAME.faults(house.p) == ["the support cards are not each in one place"]
