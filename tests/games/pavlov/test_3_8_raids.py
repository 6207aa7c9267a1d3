"""3.8 Storm Group: the card, who may go, the assault and its casualties."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import RaidRolled, StormGroupCardRemoved
from stavka.testing import rule
from tests.games.pavlov.house import House

TRACKS = {"green": (1, 2), "red": (3, 4, 5), "purple": (6,)}
CARDS = [
    ("voentorg", "green"),
    ("school-6", "green"),
    ("zabolotny", "red"),
    ("nkvd", "red"),
    ("railwaymen", "purple"),
    ("l-shaped", "purple"),
    ("milk-house", "red"),
]
FOUR = ("pavlov", "chait", "chekhov", "kiselev")


def ready(house: House, card: str = "voentorg") -> House:
    """Four men without the attribute, two on positions; the card; actions of the 62nd Army."""
    house.only(pavlov="green-3", chait="red-4", chekhov="reserves", kiselev="reserves")
    return house.storm_card(card).hand("s01", "s02", "s03").cards()


def send(house: House, *men: str, card: str = "s01") -> House:
    house.play(f"play {card} storm-group", *(f"send {m}" for m in men))
    return house


def storm_box(house: House) -> str | None:
    card: str | None = house.match.view(None)["board"]["storm"]
    return card


def kept(house: House) -> list[str]:
    cards: list[str] = house.match.view(None)["board"]["raids_won"]
    return cards


# The card


@rule("pavlov:3.8a")
def test_a_revealed_card_goes_to_the_empty_storm_group_box(house: House) -> None:
    house.note().card("milk-house-card").sound()
    assert house.changes() == {"storm": "milk-house"}
    assert house.told(StormGroupCardRemoved) == []


@rule("pavlov:3.8a")
def test_a_card_already_in_the_box_leaves_the_game_without_points(house: House) -> None:
    house.only(pavlov="green-3").resupply("railwaymen").note().resupply("nkvd").sound()
    assert [e.card for e in house.told(StormGroupCardRemoved)] == ["railwaymen"]
    assert house.changes() == {"storm": "nkvd", "supplies.food": None, "stock.food": 6}
    assert kept(house) == []


@rule("pavlov:3.8a")
def test_milk_house_also_replaces_the_card_in_the_box(house: House) -> None:
    house.storm_card("nkvd").note().card("milk-house-card").sound()
    assert [e.card for e in house.told(StormGroupCardRemoved)] == ["nkvd"]
    assert house.changes() == {"storm": "milk-house"}


@rule("pavlov:3.8b")
@pytest.mark.parametrize(
    ("card", "track"), [(card, track) for card, colour in CARDS for track in TRACKS[colour]]
)
def test_no_raid_while_germans_are_on_a_track_of_the_cards_colour(
    house: House, card: str, track: int
) -> None:
    ready(house, card).track(track, None, None, "riflemen")
    assert "play s01 storm-group" not in house.offered()
    refusal = house.refused("play s01 storm-group")
    assert (refusal.id, refusal.rule) == ("germans-on-raid-tracks", "pavlov:3.8b")


@rule("pavlov:3.8b")
@pytest.mark.parametrize(("card", "colour"), CARDS)
def test_germans_on_the_other_tracks_do_not_hinder_a_raid(
    house: House, card: str, colour: str
) -> None:
    ready(house, card)
    for track in {1, 2, 3, 4, 5, 6}.difference(TRACKS[colour]):
        house.track(track, "riflemen", "scouts")
    send(house)
    assert house.asked() == "choose-raiders"


# Who may go


@rule("pavlov:3.8c")
def test_every_ready_man_in_the_house_may_be_sent_reserves_included(house: House) -> None:
    ready(house).place("sukba", "out")
    send(house)
    assert house.offered() == [f"send {m}" for m in ("pavlov", "chait", "chekhov", "kiselev")]
    assert house.refused("storm").id == "not-offered"  # somebody has to go


@rule("pavlov:3.8c")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_any_number_may_be_sent(house: House, count: int) -> None:
    send(ready(house), *FOUR[:count])
    house.dice(*[1] * count, *[6] * count).play("storm")
    assert [len(e.dice) for e in house.told(RaidRolled)] == [count]
    assert [house.where(m) for m in FOUR[:count]] == ["reserves"] * count


@rule("pavlov:3.8c")
def test_exhausted_and_disrupted_men_stay_at_home(house: House) -> None:
    ready(house).exhaust("pavlov", "chekhov").disrupt("chait")
    send(house)
    assert house.offered() == ["send kiselev"]
    for man in ("pavlov", "chait", "chekhov"):
        refusal = house.refused(f"send {man}")
        assert (refusal.id, refusal.rule) == ("not-ready-to-raid", "pavlov:3.8c")


@rule("pavlov:3.8c")
def test_a_man_who_is_not_in_the_house_cannot_be_sent(house: House) -> None:
    send(ready(house).place("kalinin", "out"))
    absent = house.refused("send sukba")
    assert (absent.id, absent.rule) == ("not-in-house", "pavlov:3.8c")
    lost = house.refused("send kalinin")
    assert (lost.id, lost.rule) == ("removed-from-the-game", "pavlov:0.3.1a")
    house.place("kalinin", "reserves")
    assert house.refused("send nonsense").id == "not-in-house"


@rule("pavlov:3.8c")
def test_a_man_is_sent_once(house: House) -> None:
    send(ready(house), "pavlov")
    refusal = house.refused("send pavlov")
    assert (refusal.id, refusal.rule) == ("already-sent", "pavlov:3.8c")
    assert house.offered() == ["send chait", "send chekhov", "send kiselev", "storm"]


@rule("pavlov:3.8c")
def test_a_raid_cannot_be_started_when_nobody_may_go(house: House) -> None:
    ready(house).exhaust("pavlov", "chekhov").disrupt("chait", "kiselev")
    refusal = house.refused("play s01 storm-group")
    assert (refusal.id, refusal.rule) == ("nobody-can-raid", "pavlov:3.8c")


# The assault


@rule("pavlov:3.8d")
def test_each_man_sent_rolls_one_die_and_the_dice_are_added(house: House) -> None:
    send(ready(house), *FOUR)
    house.dice(1, 2, 3, 5, 6, 6, 6, 6).play("storm")
    rolled = house.told(RaidRolled)[0]
    assert (rolled.dice, rolled.total, rolled.defense) == ((1, 2, 3, 5), 11, 10)


@rule("pavlov:3.8e")
@pytest.mark.parametrize("dice", [(1, 1, 4, 4), (6, 6, 6, 6)])
def test_a_total_at_the_defense_or_above_keeps_the_card_for_its_points(
    house: House, dice: tuple[int, ...]
) -> None:
    send(ready(house).note(), *FOUR)
    points = house.p.score()
    house.dice(*dice, 6, 6, 6, 6).play("storm")
    assert house.told(RaidRolled)[0].success
    assert (storm_box(house), kept(house)) == (None, ["voentorg"])
    assert house.p.score() == points + 5
    refusal = house.refused("play s02 storm-group")
    assert (refusal.id, refusal.rule) == ("no-storm-group-card", "pavlov:2.4.3c")


@rule("pavlov:3.8f")
def test_a_total_below_the_defense_leaves_the_card_for_another_raid(house: House) -> None:
    send(ready(house), *FOUR)
    points = house.p.score()
    house.dice(1, 1, 3, 4, 6, 6, 6, 6).play("storm")
    assert not house.told(RaidRolled)[0].success
    assert (storm_box(house), kept(house)) == ("voentorg", [])
    assert house.p.score() == points
    send(house, *FOUR, card="s02").dice(1, 1, 4, 4, 6, 6, 6, 6).play("storm")
    assert (storm_box(house), kept(house)) == (None, ["voentorg"])


@rule("pavlov:3.8f")
def test_a_card_that_was_not_taken_is_lost_when_another_replaces_it(house: House) -> None:
    send(ready(house), *FOUR).dice(1, 1, 3, 4, 6, 6, 6, 6).play("storm")
    house.card("milk-house-card").sound()
    assert (storm_box(house), kept(house)) == ("milk-house", [])


@rule("pavlov:3.8g")
@pytest.mark.parametrize("total", [(1, 1, 1), (6, 6, 6)])
@pytest.mark.parametrize(
    ("face", "place"),
    [(1, "out"), (2, "out"), (3, "out"), (4, "out"), (5, "reserves"), (6, "reserves")],
)
def test_each_raider_rolls_one_die_success_or_not(
    house: House, total: tuple[int, ...], face: int, place: str
) -> None:
    send(ready(house).note(), "pavlov", "chait", "chekhov")
    house.dice(*total, 6, face, 1).play("storm")
    assert house.where("pavlov") == "reserves"  # though he stood on a position
    assert house.where("chait") == place
    assert house.where("chekhov") == "out"
    assert house.where("kiselev") == "reserves"
    assert "men.kiselev.place" not in house.changes()


@rule("pavlov:3.8g")
def test_the_weapon_of_a_crew_that_raids_goes_to_the_reserves(house: House) -> None:
    ready(house).only(sobgayda="green-4", murzaev="green-4", pavlov="green-3")
    house.place("m1937", "green-4")
    send(house, "sobgayda", "murzaev").dice(1, 1, 6, 6).play("storm")
    assert [house.where(c) for c in ("sobgayda", "murzaev", "m1937")] == ["reserves"] * 3


# The worked example and the notes


@rule("pavlov:3.8h")
def test_example_voentorg_four_men_roll_thirteen_against_ten(house: House) -> None:
    house.only(pavlov="green-3", chait="red-4", chekhov="reserves", kiselev="reserves")
    house.supplies(food=1).resupply("voentorg").sound()
    assert storm_box(house) == "voentorg"
    house.hand("s01").cards()
    send(house, *FOUR).dice(2, 3, 4, 4, 4, 5, 1, 6).play("storm")
    rolled = house.told(RaidRolled)[0]
    assert (rolled.total, rolled.defense, rolled.success) == (13, 10, True)
    assert kept(house) == ["voentorg"]
    assert [house.where(m) for m in FOUR] == ["out", "reserves", "out", "reserves"]


@rule("pavlov:3.8h")
@pytest.mark.parametrize("track", [1, 2])
def test_example_voentorg_needs_the_green_tracks_empty(house: House, track: int) -> None:
    ready(house).track(track, "scouts")
    assert house.refused("play s01 storm-group").id == "germans-on-raid-tracks"


@rule("pavlov:3.8i")
@pytest.mark.parametrize(
    ("card", "defense"),
    [("voentorg", 10), ("school-6", 15), ("milk-house", 30)],
)
def test_the_defense_of_a_raid_comes_from_its_card(house: House, card: str, defense: int) -> None:
    send(ready(house, card), "pavlov")
    assert house.prompt("defense") == defense
    house.dice(6, 6).play("storm")
    assert house.told(RaidRolled)[0].defense == defense


@rule("pavlov:3.8j")
def test_when_all_raid_and_one_survives_the_game_goes_on(house: House) -> None:
    send(ready(house), *FOUR).dice(6, 6, 6, 6, 1, 2, 3, 5).play("storm")
    assert house.over is None
    assert house.where("kiselev") == "reserves"
    assert house.asked() == "soviet-actions"


@rule("pavlov:3.8j")
def test_when_all_raid_and_nobody_survives_the_game_is_lost(house: House) -> None:
    send(ready(house), *FOUR).dice(6, 6, 6, 6, 1, 2, 3, 4).play("storm")
    assert house.over == "outcome-no-defenders"


@rule("pavlov:3.8j")
def test_men_who_stayed_at_home_save_the_house_when_all_raiders_fall(house: House) -> None:
    send(ready(house), *FOUR[:3]).dice(6, 6, 6, 1, 2, 3).play("storm")
    assert house.over is None
    assert [house.where(m) for m in FOUR] == ["out", "out", "out", "reserves"]


@rule("pavlov:3.8k")
def test_a_raid_spends_one_action_and_exhausts_nobody(house: House) -> None:
    send(ready(house), "pavlov", "chait").dice(1, 1, 5, 6).play("storm")
    assert house.left() == 2
    for man in ("pavlov", "chait"):
        assert not house.is_exhausted(man)
        assert not house.is_disrupted(man)
        assert not house.has_action_token(man)
    send(house, card="s02")
    assert {"send pavlov", "send chait"} <= set(house.offered())


@rule("pavlov:3.8c")
def test_everybody_sees_who_has_been_sent_before_the_assault_begins(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves", kiselev="reserves")
    house.storm_card("voentorg").hand("s01", "s02").cards()
    house.play("play s01 storm-group", "send pavlov", "send chait")
    for seat in ("defender", None):
        assert house.match.view(seat)["board"]["chosen"] == ["pavlov", "chait"]
