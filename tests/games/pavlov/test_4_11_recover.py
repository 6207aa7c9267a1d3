"""4.11 Recover."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House

ACTIONS = ["attack chekhov", "suppress chekhov", "radio chekhov"]


def weary(*states: str, place: str = "green-6") -> House:
    """Chekhov at the radio in these states, with riflemen in sight."""
    house = House().only(chekhov=place, pavlov="reserves").track(1, "riflemen").actions()
    if "exhausted" in states:
        house.exhaust("chekhov")
    if "disrupted" in states:
        house.disrupt("chekhov")
    return house


@rule("pavlov:4.11a")
@pytest.mark.parametrize("states", [("exhausted",), ("disrupted",), ("exhausted", "disrupted")])
def test_a_weary_counter_can_do_nothing_but_recover(states: tuple[str, ...]) -> None:
    assert weary().offered("") == [*ACTIONS, "end-actions"]
    house = weary(*states)
    for action in ACTIONS:
        refusal = house.refused(action)
        assert (refusal.id, refusal.rule) == ("not-ready", "pavlov:4.11a")
    recovers = [f"recover chekhov {state}" for state in ("disrupted", "exhausted")]
    wanted = [c for c in recovers if c.split()[2] in states]
    assert house.offered() == [*wanted, "end-actions"]


@rule("pavlov:4.11b", "pavlov:4.11d")
def test_recover_turns_an_exhausted_counter_to_its_ready_side() -> None:
    house = weary("exhausted").note().play("recover chekhov exhausted")
    assert house.changes() == {"men.chekhov.exhausted": False, "men.chekhov.acted": True}
    assert (house.asked(), house.left()) == ("actions", 2)


@rule("pavlov:4.11b", "pavlov:4.11d")
def test_recover_takes_a_disrupted_token_off() -> None:
    house = weary("disrupted").note().play("recover chekhov disrupted")
    assert house.changes() == {"men.chekhov.disrupted": False, "men.chekhov.acted": True}
    assert not house.is_exhausted("chekhov")


@rule("pavlov:4.11b")
@pytest.mark.parametrize(
    ("mended", "kept"), [("exhausted", "disrupted"), ("disrupted", "exhausted")]
)
def test_a_counter_in_both_states_is_rid_of_one_of_them(mended: str, kept: str) -> None:
    house = weary("exhausted", "disrupted").note().play(f"recover chekhov {mended}")
    assert house.changes() == {f"men.chekhov.{mended}": False, "men.chekhov.acted": True}
    assert house.match.view(None)["board"]["men"]["chekhov"][kept]


@rule("pavlov:4.11b")
@pytest.mark.parametrize(
    ("states", "choice"),
    [((), "exhausted"), ((), "disrupted"), (("exhausted",), "disrupted")],
)
def test_there_is_nothing_to_recover_from_a_state_one_is_not_in(
    states: tuple[str, ...], choice: str
) -> None:
    refusal = weary(*states).refused(f"recover chekhov {choice}")
    assert (refusal.id, refusal.rule) == ("nothing-to-recover", "pavlov:4.11b")


@rule("pavlov:4.11c")
def test_a_counter_recovers_once_a_turn() -> None:
    house = weary("exhausted", "disrupted").play("recover chekhov disrupted")
    refusal = house.refused("recover chekhov exhausted")
    assert (refusal.id, refusal.rule) == ("already-acted", "pavlov:4.0b")
    assert house.offered() == ["end-actions"]


@rule("pavlov:4.11c")
def test_a_counter_that_has_recovered_takes_no_other_action() -> None:
    house = weary("exhausted").play("recover chekhov exhausted")
    for action in ACTIONS:
        refusal = house.refused(action)
        assert (refusal.id, refusal.rule) == ("already-acted", "pavlov:4.0b")


@rule("pavlov:4.11c")
def test_a_counter_that_has_acted_does_not_recover_in_the_same_turn() -> None:
    house = weary().dice(1, 1, 1, 1).play("attack chekhov", "target track-1-1")
    assert house.is_exhausted("chekhov")
    assert house.refused("recover chekhov exhausted").id == "already-acted"


@rule("pavlov:4.11c")
def test_in_the_next_phase_the_counter_may_recover_again() -> None:
    house = weary("exhausted", "disrupted").play("recover chekhov disrupted", "end-actions")
    house.actions().play("recover chekhov exhausted")
    assert not house.is_exhausted("chekhov")


@rule("pavlov:4.11d", "pavlov:4.0e")
@pytest.mark.parametrize("state", ["exhausted", "disrupted"])
def test_a_counter_in_the_reserves_recovers_too(state: str) -> None:
    house = weary(state, place="reserves").note()
    assert house.offered() == [f"recover chekhov {state}", "end-actions"]
    house.play(f"recover chekhov {state}")
    assert house.changes() == {f"men.chekhov.{state}": False, "men.chekhov.acted": True}


@rule("pavlov:4.11b")
def test_only_counters_in_the_house_recover() -> None:
    house = weary().place("pavlov", "out")
    absent = house.refused("recover kiselev exhausted")
    assert (absent.id, absent.rule) == ("not-in-house", "pavlov:0.3.2a")
    lost = house.refused("recover pavlov exhausted")
    assert (lost.id, lost.rule) == ("removed-from-the-game", "pavlov:0.3.1a")


@rule("pavlov:4.11d", "pavlov:4.11b")
def test_a_commander_recovers_by_his_own_action() -> None:
    house = weary().place("pavlov", "red-3").exhaust("pavlov").note()
    house.play("recover pavlov exhausted")
    assert house.changes() == {"men.pavlov.exhausted": False, "men.pavlov.acted": True}
