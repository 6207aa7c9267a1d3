"""4.4 Command."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House


def example() -> House:
    """Pavlov; Chait and Glushenko are Exhausted, Masijashvili is Exhausted and Disrupted."""
    house = House().only(pavlov="red-3", chait="green-3", glushenko="green-4")
    house.place("masijashvili", "red-4")
    return house.exhaust("chait", "glushenko", "masijashvili").disrupt("masijashvili").actions()


@rule("pavlov:4.4g", "pavlov:4.4b")
def test_pavlov_recovers_chait_masijashvili_and_glushenko() -> None:
    house = example().note().play("command pavlov", "give chait exhausted")
    house.play("give masijashvili exhausted", "give glushenko exhausted")
    assert house.changes() == {
        "men.pavlov.exhausted": True,
        "men.pavlov.acted": True,
        "men.chait.exhausted": False,
        "men.chait.commanded": True,
        "men.masijashvili.exhausted": False,
        "men.masijashvili.commanded": True,
        "men.glushenko.exhausted": False,
        "men.glushenko.commanded": True,
    }
    assert house.is_disrupted("masijashvili")
    assert (house.asked(), house.left()) == ("actions", 2)


@rule("pavlov:4.4g", "pavlov:4.4c")
@pytest.mark.parametrize("third", ["chait", "glushenko"])
def test_pavlov_recovers_masijashvili_twice_and_then_one_more(third: str) -> None:
    house = example().note().play("command pavlov", "give masijashvili disrupted")
    house.play("give masijashvili exhausted", f"give {third} exhausted")
    assert house.changes() == {
        "men.pavlov.exhausted": True,
        "men.pavlov.acted": True,
        "men.masijashvili.disrupted": False,
        "men.masijashvili.exhausted": False,
        "men.masijashvili.commanded": True,
        f"men.{third}.exhausted": False,
        f"men.{third}.commanded": True,
    }
    assert (house.asked(), house.left()) == ("actions", 2)


@rule("pavlov:4.4g", "pavlov:4.4e")
def test_those_whom_pavlov_recovered_take_no_action_in_this_phase() -> None:
    house = example().track(1, "riflemen").track(3, "riflemen")
    house.play("command pavlov", "give masijashvili disrupted", "give masijashvili exhausted")
    house.play("give chait exhausted")
    for man in ("chait", "masijashvili"):
        refusal = house.refused(f"attack {man}")
        assert (refusal.id, refusal.rule) == ("under-command", "pavlov:4.4e")
    assert house.offered() == ["recover glushenko exhausted", "end-actions"]


@rule("pavlov:4.4a")
def test_a_commander_in_the_reserves_gives_no_command() -> None:
    house = example().place("pavlov", "reserves")
    refusal = house.refused("command pavlov")
    assert (refusal.id, refusal.rule) == ("not-on-position", "pavlov:4.4a")
    assert house.offered("command") == []
    assert house.place("pavlov", "red-3").offered("command") == ["command pavlov"]


@rule("pavlov:4.4a")
def test_a_counter_without_the_designation_gives_no_command() -> None:
    house = example().place("chekhov", "purple-1")
    refusal = house.refused("command chekhov")
    assert (refusal.id, refusal.rule) == ("lacks-designation", "pavlov:4.0e")


@rule("pavlov:4.4a", "pavlov:4.0e")
@pytest.mark.parametrize("letters", ["F", "A", "G", "M", "I", "S", "GI", "AS"])
def test_no_other_designation_gives_the_right_to_command(letters: str) -> None:
    house = House(figures={"men.chekhov.letters": letters}).only(pavlov="red-3", chekhov="red-4")
    house.place("chait", "green-3").exhaust("chait").actions()
    assert house.offered("command") == ["command pavlov"]
    refusal = house.refused("command chekhov")
    assert (refusal.id, refusal.rule) == ("lacks-designation", "pavlov:4.0e")


@rule("pavlov:4.4a", "pavlov:4.11a")
@pytest.mark.parametrize("state", ["exhausted", "disrupted"])
def test_a_weary_commander_gives_no_command(state: str) -> None:
    house = example()
    (house.exhaust if state == "exhausted" else house.disrupt)("pavlov")
    refusal = house.refused("command pavlov")
    assert (refusal.id, refusal.rule) == ("not-ready", "pavlov:4.11a")


@rule("pavlov:4.4b")
def test_the_three_recovers_are_no_actions() -> None:
    house = example().actions(1).play("command pavlov")
    assert (house.asked(), house.left()) == ("command", 3)
    house.play("give chait exhausted", "give glushenko exhausted", "give masijashvili disrupted")
    assert (house.asked(), house.left()) == ("actions", 0)
    for man in ("chait", "glushenko", "masijashvili"):
        assert not house.has_action_token(man)


@rule("pavlov:4.4b")
def test_there_is_no_fourth_recover() -> None:
    house = example().play("command pavlov", "give chait exhausted", "give glushenko exhausted")
    assert house.left() == 1
    house.play("give masijashvili disrupted")
    assert house.asked() == "actions"
    assert house.is_exhausted("masijashvili")
    refusal = house.refused("give masijashvili exhausted")
    assert (refusal.id, refusal.rule) == ("recoveries-are-given", "pavlov:4.4b")


@rule("pavlov:4.4b")
def test_a_commander_may_give_fewer_than_three() -> None:
    house = example().play("command pavlov", "give chait exhausted")
    assert "done" in house.offered()
    house.play("done")
    assert house.asked() == "actions"
    assert house.is_exhausted("glushenko")
    assert not house.has_command_token("glushenko")


@rule("pavlov:4.4b")
def test_the_command_is_over_when_nobody_is_left_to_recover(house: House) -> None:
    house.only(pavlov="red-3", chait="green-3").disrupt("chait").actions()
    house.play("command pavlov", "give chait disrupted")
    assert (house.asked(), house.left()) == ("actions", 2)


@rule("pavlov:4.4b")
def test_a_command_needs_somebody_else_to_recover(house: House) -> None:
    house.only(pavlov="red-3", chait="green-3").actions()
    refusal = house.refused("command pavlov")
    assert (refusal.id, refusal.rule) == ("nobody-to-command", "pavlov:4.4b")


@rule("pavlov:4.4b")
def test_a_recover_is_given_only_for_a_state_the_counter_is_in() -> None:
    house = example().place("kiselev", "purple-1").play("command pavlov")
    for choice in ("give kiselev exhausted", "give chait disrupted"):
        refusal = house.refused(choice)
        assert (refusal.id, refusal.rule) == ("nothing-to-recover", "pavlov:4.11b")
    absent = house.refused("give voronov exhausted")
    assert (absent.id, absent.rule) == ("not-in-house", "pavlov:4.4b")
    lost = house.place("voronov", "out").refused("give voronov exhausted")
    assert (lost.id, lost.rule) == ("removed-from-the-game", "pavlov:0.3.1a")


@rule("pavlov:4.4c")
def test_two_recovers_free_one_counter_of_both_states(house: House) -> None:
    house.only(pavlov="red-3", chait="green-3").exhaust("chait").disrupt("chait").actions()
    house.play("command pavlov")
    assert house.offered() == ["give chait disrupted", "give chait exhausted"]
    house.play("give chait exhausted")
    assert house.offered() == ["give chait disrupted", "done"]
    house.play("give chait disrupted")
    assert not house.is_exhausted("chait")
    assert not house.is_disrupted("chait")


@rule("pavlov:4.4d")
def test_no_commander_is_recovered_by_a_command() -> None:
    house = example().place("naumov", "purple-1").exhaust("naumov").play("command pavlov")
    assert house.offered("give naumov") == []
    refusal = house.refused("give naumov exhausted")
    assert (refusal.id, refusal.rule) == ("commander-not-commanded", "pavlov:4.4d")
    assert house.refused("give pavlov exhausted").rule == "pavlov:4.4d"


@rule("pavlov:4.4d")
def test_weary_commanders_alone_are_nobody_to_command(house: House) -> None:
    house.only(pavlov="red-3", naumov="red-4", afanasyev="reserves")
    house.exhaust("naumov").disrupt("afanasyev").actions()
    assert house.refused("command pavlov").id == "nobody-to-command"


@rule("pavlov:4.4e")
def test_a_commanded_counter_may_not_even_recover_by_its_own_action() -> None:
    house = example().play("command pavlov", "give masijashvili exhausted", "done")
    assert house.is_disrupted("masijashvili")
    refusal = house.refused("recover masijashvili disrupted")
    assert (refusal.id, refusal.rule) == ("under-command", "pavlov:4.4e")


@rule("pavlov:4.4e")
def test_only_commanded_counters_are_barred_from_acting() -> None:
    house = example().place("kiselev", "purple-1")
    house.play("command pavlov", "give chait exhausted", "done")
    assert house.has_command_token("chait")
    assert not house.has_command_token("glushenko")
    assert not house.has_command_token("pavlov")
    house.play("recover glushenko exhausted")
    assert "suppress kiselev" in house.offered()


@rule("pavlov:4.4f")
def test_no_command_for_a_counter_with_an_action_token() -> None:
    house = example().play("recover masijashvili disrupted", "command pavlov")
    assert house.is_exhausted("masijashvili")
    refusal = house.refused("give masijashvili exhausted")
    assert (refusal.id, refusal.rule) == ("command-after-action", "pavlov:4.4f")
    assert house.offered("give masijashvili") == []


@rule("pavlov:4.4f")
def test_one_exhausted_by_his_own_action_is_nobody_to_command(house: House) -> None:
    house.only(pavlov="red-3", glushenko="green-3").actions().play("suppress glushenko")
    assert house.is_exhausted("glushenko")
    assert house.refused("command pavlov").id == "nobody-to-command"


@rule("pavlov:4.4h")
def test_a_counter_in_the_reserves_may_be_commanded() -> None:
    house = example().place("chait", "reserves").note()
    house.play("command pavlov", "give chait exhausted", "done")
    assert house.changes() == {
        "men.pavlov.exhausted": True,
        "men.pavlov.acted": True,
        "men.chait.exhausted": False,
        "men.chait.commanded": True,
    }


# Two commanders


@rule("pavlov:4.4c", "pavlov:4.4f")
def test_a_second_commander_may_recover_the_same_counter_again(house: House) -> None:
    house.only(pavlov="red-3", naumov="red-4", chait="green-3", glushenko="green-4")
    house.exhaust("chait", "glushenko").disrupt("chait").actions().note()
    house.play("command pavlov", "give chait exhausted", "done")
    house.play("command naumov", "give chait disrupted", "done")
    assert house.changes() == {
        "men.pavlov.exhausted": True,
        "men.pavlov.acted": True,
        "men.naumov.exhausted": True,
        "men.naumov.acted": True,
        "men.chait.exhausted": False,
        "men.chait.disrupted": False,
        "men.chait.commanded": True,
    }
    assert house.left() == 1


@rule("pavlov:4.4b")
def test_two_commanders_give_six_recovers_in_one_phase(house: House) -> None:
    men = ("chait", "glushenko", "kiselev", "chekhov", "potanski", "kalinin")
    house.only(pavlov="red-3", naumov="red-4", **dict.fromkeys(men, "reserves"))
    house.exhaust(*men).actions()
    house.play("command pavlov", *(f"give {man} exhausted" for man in men[:3]))
    house.play("command naumov", *(f"give {man} exhausted" for man in men[3:]))
    assert [man for man in men if house.is_exhausted(man)] == []
    assert [man for man in men if not house.has_command_token(man)] == []
    assert house.left() == 1
