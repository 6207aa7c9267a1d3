"""The rules, row by row of the ledger."""

from __future__ import annotations

import pytest

from stavka.kernel import Match
from stavka.testing import GivenDice, refused, rule
from stavka_crossing import GAME
from stavka_crossing.position import Position


def begin(*mines: str) -> Match[Position]:
    """A match in which these mines have been laid."""
    match = GAME.start(seed=1, options={"mines": len(mines)})
    for hex in mines:
        match.play("bank", f"mine {hex}")
    return match


def with_dice(match: Match[Position], *faces: int) -> Match[Position]:
    match.dice = GivenDice(*faces)
    return match


def go(match: Match[Position], *hexes: str) -> None:
    """Row from hex to hex while the gun holds its fire."""
    for hex in hexes:
        match.play("boat", f"row {hex}")
        if match.waiting == ("bank",):
            match.play("bank", "hold")


def boards(match: Match[Position]) -> tuple[dict[str, object], dict[str, object]]:
    """What the boat sees, and the bank."""
    return match.view("boat")["board"], match.view("bank")["board"]


def offered(match: Match[Position], verb: str) -> set[str]:
    seat = match.waiting[0]
    return {choice.args[0] for choice in match.choices(seat) if choice.verb == verb}


# 1 The river


@rule("crossing:1.1a", "crossing:1.2b")
def test_the_river_is_five_by_seven_and_mines_lie_between_the_banks() -> None:
    match = GAME.start()
    numbers = {f"{column:02}{row:02}" for column in range(1, 6) for row in range(1, 8)}
    assert {match.position.box.grid.number(hex) for hex in match.position.box.hexes} == numbers
    assert offered(match, "mine") == {n for n in numbers if n[2:] not in ("01", "07")}
    for bank in ("0101", "0507"):
        assert refused(match, "bank", f"mine {bank}").rule == "crossing:1.2b"
    for nowhere in ("0601", "0308x", "0008"):
        assert refused(match, "bank", f"mine {nowhere}").rule == "crossing:1.1a"


@rule("crossing:1.1b")
def test_the_boat_begins_in_the_middle_of_the_near_bank_with_three_men() -> None:
    board, _ = boards(GAME.start())
    assert (board["boat"], board["men"]) == ("0301", 3)


@rule("crossing:1.2a", "crossing:1.2c")
def test_mines_are_laid_in_secret_and_not_twice_in_one_hex() -> None:
    match = GAME.start(options={"mines": 2})
    events = match.play("bank", "mine 0304")
    assert [event.heard_by("boat") for event in events] == [False]
    assert refused(match, "bank", "mine 0304").rule == "crossing:1.2c"
    assert match.waiting == ("bank",)
    match.play("bank", "mine 0204")
    boat, bank = boards(match)
    assert bank["laid"] == ["0304", "0204"]
    assert "laid" not in boat
    assert boat == {key: value for key, value in bank.items() if key != "laid"}
    assert (match.waiting, boat["turn"]) == (("boat",), 1)


# 2 The boat


@rule("crossing:2.1a")
def test_the_boat_rows_to_or_sounds_an_adjacent_hex() -> None:
    match = begin("0505")
    around = {"0201", "0302", "0401"}
    assert offered(match, "row") == around
    assert refused(match, "boat", "row 0303").rule == "crossing:2.1a"
    assert refused(match, "boat", "sound 0303").rule == "crossing:2.1a"
    go(match, "0302")
    assert boards(match)[0]["boat"] == "0302"
    assert offered(match, "sound") == {"0202", "0303", "0402"}
    with_dice(match, 1).play("boat", "sound 0303")
    assert boards(match)[0]["boat"] == "0302"


@pytest.mark.parametrize("face", [2, 3])
@rule("crossing:2.2a", "crossing:2.2b")
def test_a_sounding_finds_a_mine_on_three_or_more(face: int) -> None:
    match = with_dice(begin("0302", "0505"), face)
    match.play("boat", "sound 0302")
    boat, bank = boards(match)
    assert bank["laid"] == (["0302", "0505"] if face == 2 else ["0505"])
    assert boat["mines"] == (2 if face == 2 else 1)
    assert boat["clear"] == ([] if face == 2 else ["0302"])


@pytest.mark.parametrize("face", [2, 3])
@rule("crossing:2.2a", "crossing:2.2c")
def test_a_hex_that_was_seen_to_be_clear_is_not_sounded_again(face: int) -> None:
    match = with_dice(begin("0505"), face)
    match.play("boat", "sound 0302")
    match.play("bank", "hold")
    if face == 2:
        assert "0302" in offered(match, "sound")
    else:
        assert boards(match)[0]["clear"] == ["0302"]
        assert refused(match, "boat", "sound 0302").rule == "crossing:2.2c"


@pytest.mark.parametrize("face", [3, 4])
@rule("crossing:2.3a", "crossing:2.3b")
def test_a_mine_goes_off_once_and_costs_a_man_on_less_than_four(face: int) -> None:
    match = with_dice(begin("0302"), face)
    match.play("boat", "row 0302")
    boat, bank = boards(match)
    assert (boat["men"], bank["laid"], boat["boat"]) == (2 if face == 3 else 3, [], "0302")
    match.play("bank", "hold")
    go(match, "0301", "0302")  # no more dice are given
    assert boards(match)[0]["men"] == boat["men"]


# 3 The gun


@rule("crossing:3.1a", "crossing:3.1b")
def test_the_gun_fires_or_holds_after_each_act_until_its_four_rounds_are_spent() -> None:
    match = with_dice(begin("0505"), 1, 1, 1, 1)
    go(match, "0302")  # it holds
    for rounds, hex in zip((4, 3, 2, 1), ("0301", "0302") * 2, strict=True):
        match.play("boat", f"row {hex}")
        assert match.choices("bank") == ("fire", "hold")
        assert boards(match)[0]["rounds"] == rounds
        match.play("bank", "fire")
    assert boards(match)[0]["rounds"] == 0
    match.play("boat", "row 0301")
    assert match.waiting == ("boat",)


@pytest.mark.parametrize(
    ("row", "face", "men"), [(3, 5, 3), (3, 6, 2), (4, 4, 3), (4, 5, 2), (2, 5, 3), (6, 5, 2)]
)
@rule("crossing:3.2a", "crossing:3.2b")
def test_a_shot_hits_on_six_and_from_row_four_on_five(row: int, face: int, men: int) -> None:
    match = with_dice(begin("0505"), face)
    go(match, *(f"03{n:02}" for n in range(2, row)))
    match.play("boat", f"row 03{row:02}")
    match.play("bank", "fire")
    assert boards(match)[0]["men"] == men


# 4 The end


@rule("crossing:4.1a")
def test_the_boat_wins_when_it_lands() -> None:
    match = begin("0505")
    go(match, *(f"03{n:02}" for n in range(2, 7)))
    match.play("boat", "row 0307")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == (("boat",), {"boat": 3, "bank": 0})
    assert match.waiting == ()


@rule("crossing:4.1b")
def test_the_bank_wins_when_nobody_is_left_in_the_boat() -> None:
    match = with_dice(begin("0302", "0303"), 1, 6, 1)
    match.play("boat", "row 0302")
    match.play("bank", "fire")
    assert match.waiting == ("boat",)
    match.play("boat", "row 0303")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == (("bank",), {"boat": 0, "bank": 3})


@rule("crossing:4.1c")
def test_the_bank_wins_when_it_is_day() -> None:
    match = begin("0505")
    go(match, *["0302", "0301"] * 6)
    assert match.outcome is not None
    assert match.outcome.winners == ("bank",)
    assert match.outcome.reason.id == "outcome-day"
    assert boards(match)[0]["turn"] == 12


# The bot


@pytest.mark.parametrize("seed", range(5))
def test_the_lookout_crosses_unmolested(seed: int) -> None:
    match = begin("0102")
    bot = GAME.bots["lookout"]()
    while match.waiting:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        if seat == "bank":
            match.play(seat, "hold")
            continue
        world = match.imagine(seat, seed)
        match.play(seat, bot.answer(world.position, question.choices)[0])  # type: ignore[attr-defined]
    assert match.outcome is not None
    assert match.outcome.winners == ("boat",)
