"""4.0 Soviet Counter Phase: moves, then actions; what exhausts; and the end of the phase (4.13)."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House, SovietCounterPhase

# Figures that the rulebook does not print, as these tests want them.
FIGURES: dict[str, object] = {
    "men.chekhov.letters": "",
    "men.chait.letters": "G",
    "men.svirin.letters": "G",
    "men.gridin.letters": "M",
    "men.sarayev.letters": "M",
    "men.kalinin.cost": 2,
    "weapons.m1937.attack": 3,
    "weapons.maxim-1.attack": 4,
    "weapons.maxim-1.suppress": 3,
    "weapons.rm38.suppress": 2,
}


def garrison() -> House:
    """A house in which every action can be taken."""
    house = House(figures=FIGURES)
    house.only(chekhov="green-3", glushenko="green-4", pavlov="green-6", potanski="green-5")
    house.place("chernogolov", "out").place("aleksandrov", "out")
    house.place("sobgayda", "green-red-1").place("murzaev", "green-red-1")
    house.place("m1937", "green-red-1")
    house.place("chait", "green-red-2").place("svirin", "green-red-2")
    house.place("maxim-1", "green-red-2")
    house.place("gridin", "red-3").place("sarayev", "red-3").place("rm38", "red-3")
    house.place("kiselev", "red-4").exhaust("kiselev")
    return house.track(1, "riflemen", "stug-iiib").token(10, "artillery").actions()


def phase_begins() -> House:
    return garrison().at(SovietCounterPhase(), phase="wehrmacht-cards").happens()


EXHAUSTING = {
    "Attack": (("chekhov",), ("attack chekhov", "target track-1-1"), 4),
    "Suppress": (("glushenko",), ("suppress glushenko",), 0),
    "Command": (("pavlov",), ("command pavlov", "give kiselev exhausted"), 0),
    "Request Reinforcements": (("pavlov",), ("radio pavlov", "buy kalinin"), 0),
    "Forward Observer": (
        ("potanski",),
        ("observe potanski location-10", "shell track-1-1"),
        3,
    ),
    "Anti-tank": (("sobgayda", "murzaev"), ("anti-tank m1937", "target track-1-2"), 3),
    "Machine Gun, attack": (
        ("chait", "svirin"),
        ("gun-attack maxim-1", "target track-1-1"),
        4,
    ),
    "Machine Gun, suppress": (
        ("chait", "svirin"),
        ("gun-suppress maxim-1", "place green 2 red 1"),
        0,
    ),
    "Mortar": (("gridin", "sarayev"), ("mortar rm38", "place red 2"), 0),
}


@rule("pavlov:4.0c", "pavlov:4.0d", "pavlov:4.0b")
@pytest.mark.parametrize("action", EXHAUSTING)
def test_these_actions_turn_the_counters_grey_and_mark_them(action: str) -> None:
    men, choices, dice = EXHAUSTING[action]
    house = garrison().note().dice(*[1] * dice).play(*choices)
    assert house.asked() == "actions"
    turned = {k.split(".")[1] for k, v in house.changes().items() if k.endswith("exhausted") and v}
    marked = {k.split(".")[1] for k, v in house.changes().items() if k.endswith("acted") and v}
    assert turned == marked == set(men)


@rule("pavlov:4.0d", "pavlov:4.1a")
def test_a_move_neither_exhausts_nor_marks_a_counter() -> None:
    house = garrison().moves().note().play("move chekhov", "to purple-1")
    assert house.changes() == {"men.chekhov.place": "purple-1"}


@rule("pavlov:4.0d", "pavlov:4.11d")
def test_a_recover_marks_a_counter_and_does_not_exhaust_it() -> None:
    house = garrison().note().play("recover kiselev exhausted")
    assert house.changes() == {"men.kiselev.exhausted": False, "men.kiselev.acted": True}


@rule("pavlov:4.0a")
def test_no_action_before_the_moves_are_over() -> None:
    house = garrison().moves()
    refusal = house.refused("attack chekhov")
    assert (refusal.id, refusal.rule) == ("moves-come-first", "pavlov:4.0a")
    assert house.refused("anti-tank m1937").id == "moves-come-first"
    house.play("end-moves")
    assert "attack chekhov" in house.offered()


@rule("pavlov:4.0a")
def test_no_move_once_the_actions_have_begun() -> None:
    house = garrison().moves().play("move chekhov", "to purple-1", "end-moves")
    house.play("suppress glushenko")
    refusal = house.refused("move pavlov")
    assert (refusal.id, refusal.rule) == ("moves-are-over", "pavlov:1.1d")
    assert house.offered("move") == []


@rule("pavlov:4.0a")
def test_three_counters_may_move_and_a_fourth_may_not() -> None:
    house = phase_begins()
    assert (house.asked(), house.left()) == ("moves", 3)
    house.play("move chekhov", "to purple-1", "move glushenko", "to purple-2")
    assert house.left() == 1
    house.play("move pavlov", "to purple-3")
    refusal = house.refused("move potanski")
    assert (refusal.id, refusal.rule) == ("no-moves-left", "pavlov:4.0a")
    assert house.offered() == ["end-moves"]


@rule("pavlov:4.0a")
def test_the_player_may_move_nobody_and_take_no_action() -> None:
    house = phase_begins().note()
    house.play("end-moves")
    assert house.changes() == {}
    assert (house.asked(), house.left()) == ("actions", 3)
    house.play("end-actions")
    assert house.asked() == "soviet-actions"


@rule("pavlov:4.0a")
def test_three_counters_may_act_and_a_fourth_may_not() -> None:
    house = phase_begins().play("end-moves")
    house.play("suppress glushenko", "recover kiselev exhausted")
    assert house.left() == 1
    house.dice(1, 1, 1, 1).play("attack chekhov", "target track-1-1")
    refusal = house.refused("suppress potanski")
    assert (refusal.id, refusal.rule) == ("no-actions-left", "pavlov:4.0a")
    assert house.offered() == ["end-actions"]


@rule("pavlov:4.0a")
def test_a_counter_moves_once() -> None:
    house = garrison().moves().play("move chekhov", "to purple-1")
    refusal = house.refused("move chekhov")
    assert (refusal.id, refusal.rule) == ("already-moved", "pavlov:4.0a")
    assert "move chekhov" not in house.offered()


@rule("pavlov:4.0b")
def test_a_counter_takes_one_action_a_turn() -> None:
    house = garrison().play("suppress glushenko")
    assert house.has_action_token("glushenko")
    for again in ("suppress glushenko", "attack glushenko", "recover glushenko exhausted"):
        refusal = house.refused(again)
        assert (refusal.id, refusal.rule) == ("already-acted", "pavlov:4.0b")


@rule("pavlov:4.0b")
def test_the_two_of_a_crew_have_both_had_their_action() -> None:
    house = garrison().play("mortar rm38", "place red 2")
    assert house.has_action_token("gridin")
    assert house.has_action_token("sarayev")
    assert house.refused("recover gridin exhausted").id == "already-acted"
    assert house.refused("recover sarayev exhausted").id == "already-acted"


@rule("pavlov:4.0e", "pavlov:4.0f")
def test_a_counter_without_designation_may_attack_suppress_radio_and_recover() -> None:
    house = garrison().place("pavlov", "red-4").place("kiselev", "reserves")
    house.place("chekhov", "green-6")
    assert house.offered("attack chekhov") == ["attack chekhov"]
    assert house.offered("suppress chekhov") == ["suppress chekhov"]
    assert house.offered("radio chekhov") == ["radio chekhov"]
    house.exhaust("chekhov")
    assert house.offered("recover chekhov") == ["recover chekhov exhausted"]


@rule("pavlov:4.0e", "pavlov:4.0f")
@pytest.mark.parametrize(
    "action", ["observe chekhov location-10", "command chekhov", "observe pavlov location-10"]
)
def test_the_other_actions_need_their_designation(action: str) -> None:
    refusal = garrison().refused(action)
    assert (refusal.id, refusal.rule) == ("lacks-designation", "pavlov:4.0e")


# 4.13 The end of the phase


@rule("pavlov:4.13a")
def test_at_the_end_all_action_and_command_tokens_go_and_a_new_turn_begins() -> None:
    house = garrison().play("command pavlov", "give kiselev exhausted", "suppress glushenko")
    assert house.has_action_token("pavlov")
    assert house.has_action_token("glushenko")
    assert house.has_command_token("kiselev")
    turn = house.p.turn
    house.note().play("end-actions")
    board = house.match.view(None)["board"]
    assert (board["phase"], board["turn"]) == ("soviet-cards", turn + 1)
    assert house.asked() == "soviet-actions"
    changes = {k: v for k, v in house.changes().items() if k.startswith("men.")}
    assert changes == {
        "men.pavlov.acted": False,
        "men.glushenko.acted": False,
        "men.kiselev.commanded": False,
    }


@rule("pavlov:4.13a")
def test_exhaustion_disruption_and_laid_suppression_outlast_the_phase() -> None:
    house = garrison().disrupt("potanski").play("suppress glushenko", "end-actions")
    assert house.is_exhausted("glushenko")
    assert house.is_exhausted("kiselev")
    assert house.is_disrupted("potanski")
    assert house.box_of("green") == 1


@rule("pavlov:4.13b")
def test_two_crews_use_the_four_action_tokens() -> None:
    house = garrison().actions(4).dice(1, 1, 1)
    house.play("anti-tank m1937", "target track-1-2")
    house.play("mortar rm38", "place red 1")
    marked = {m for m in house.p.box.man_ids if house.has_action_token(m)}
    assert marked == {"sobgayda", "murzaev", "gridin", "sarayev"}
    assert len(marked) == house.p.box.token_count[0] == 4
    assert house.offered() == ["end-actions"]
