"""What is told of a battle before the die: column, chances, steps, the hex. 2011 is attacked."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from stavka.games.stalingrad42.events import BattleFought
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Event, Match, Message, Odds
from stavka.testing.odds import Reading, frequencies
from tests.games.stalingrad42.theatre import Theatre


def odds(blau: Theatre, choice: str) -> dict[str, Fraction]:
    found: Odds | None = blau.match.odds(blau.match.waiting[0], choice)
    assert found is not None, f"no odds of {choice}"
    return {str(c.result.args["what"]).removeprefix("result-"): c.probability for c in found}


def board(blau: Theatre) -> dict[str, Any]:
    return dict(blau.match.view(None)["board"])


def sixths(**results: int) -> dict[str, Fraction]:
    return {name.replace("_", "-"): Fraction(count, 6) for name, count in results.items()}


def test_a_target_has_the_odds_of_all_who_can_attack_it() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2111", "inf-82 1911", "rd-62 2011").combat()  # 15 to 5
    assert odds(blau, "attack 2011") == sixths(a1=1, ex=1, drx=2, dr2=2)
    assert board(blau)["targets"] == {"2011": ["3-1", 4]}


def test_of_allies_that_do_not_fight_together_the_stronger_count() -> None:
    blau = Theatre("it-inf-torino 2010", "ro-inf-1 2111", "ro-inf-2 1911", "rd-62 2011").combat()
    blau.play("attack 2011")
    all_of_them = blau.battle()["all"]
    assert [unit for unit, *_ in all_of_them["attackers"]] == ["ro-inf-1", "ro-inf-2"]


def test_each_attacker_changes_the_odds_and_so_does_taking_him_back() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2111", "inf-82 1911", "rd-62 2011").combat()
    blau.play("attack 2011")
    assert blau.battle()["attackers"] == []
    assert blau.battle()["all"]["column"] == "3-1"
    assert odds(blau, "by inf-57") == sixths(a1=3, ex=2, drx=1)
    assert odds(blau, "all") == sixths(a1=1, ex=1, drx=2, dr2=2)
    blau.play("by inf-57")
    assert blau.battle()["column"] == "1-1"
    assert odds(blau, "fight") == sixths(a1=3, ex=2, drx=1)
    assert odds(blau, "by inf-75") == sixths(a1=2, ex=2, drx=1, a1_dr2=1)
    blau.play("by inf-75")
    assert blau.battle()["column"] == "2-1"
    blau.match.undo("axis")
    assert blau.battle()["column"] == "1-1"


def test_steps_lost_and_the_hex_are_counted_over_the_six_results() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2111", "inf-82 1911", "rd-62 2011").combat()
    blau.play("attack 2011", "all")
    found = blau.battle()
    assert found["results"] == ["A1", "EX", "DRX", "DRX", "DR2", "DR2"]
    assert found["lost"] == [4, 3]
    assert found["taken"] == 4
    assert found["doomed"] == 0


def test_an_exchange_with_the_last_step_empties_the_hex() -> None:
    blau = Theatre("inf-57 2010", "rb-106 2011").combat()
    blau.play("attack 2011", "by inf-57")
    assert blau.steps("rb-106") == 1
    found = blau.battle()
    assert found["results"] == ["A1", "EX", "DRX", "DRX", "DR2", "DR2"]
    assert found["taken"] == 5  # once by exchange
    lone = Theatre("it-cav-barbo 2010", "rb-106 2011").combat()
    lone.play("attack 2011", "by it-cav-barbo")
    assert lone.steps("it-cav-barbo") == 1
    found = lone.battle()
    assert found["results"][3:] == ["EX", "EX", "DRX"]
    assert found["taken"] == 0  # whoever takes the last step with his own follows nobody


def test_who_cannot_retreat_is_lost_whole() -> None:
    ring = ("inf-57 2010", "inf-75 2111", "inf-82 1911", "inf-88 2112", "inf-95 2012",
            "inf-370 1912")  # fmt: skip
    blau = Theatre(*ring, "rd-62 2011").combat()
    blau.play("attack 2011", "by inf-57", "by inf-75", "by inf-82")
    steps = blau.steps("rd-62")
    found = blau.battle()
    assert found["doomed"] == 4
    assert found["lost"] == [4, 1 + 4 * steps]


def test_what_a_stand_of_the_defender_leaves_of_the_chance() -> None:
    units = ("inf-57 2010", "inf-75 2111", "inf-82 1911", "rd-62 2011")

    def chance(terrain: str, turn: int, *more: str) -> list[int] | None:
        blau = Theatre(*units, *more, turn=turn, terrain={"2011": terrain}).combat()
        blau.play("attack 2011", "by inf-57", "by inf-75", "by inf-82")
        assert (blau.battle()["column"], blau.battle()["taken"]) == ("3-1", 4)
        found: list[int] | None = blau.battle()["stand"]
        return found

    # After two DRX the last step is lost in holding; after two DR2 a six holds: 22 of 36.
    assert chance("clear", 8) == [11, 18]
    assert chance("woods", 8) == [5, 9]  # five and six
    assert chance("clear", 2) is None  # nobody may stand before order 227


def test_the_disrupted_lead_no_stand() -> None:
    units = ("inf-57 2010", "inf-75 2111", "inf-82 1911", "rd-62 2011 disrupted")
    blau = Theatre(*units, turn=8).combat()
    blau.play("attack 2011", "all")
    assert blau.battle()["taken"] == 6
    assert blau.battle()["stand"] is None


def test_ten_to_one_needs_no_die() -> None:
    blau = Theatre("pz-24 2010", "pz-3 2111", "pzg-gd 1911", "rb-106 2011 disrupted").combat()
    blau.play("attack 2011", "all")
    assert blau.battle()["column"] == "10-1"
    assert blau.battle()["results"] == ["DS"] * 6
    assert blau.battle()["taken"] == 6
    assert odds(blau, "fight") == {"ds": Fraction(1)}


def test_whoever_counts_for_nothing_is_named_with_the_reason() -> None:
    blau = Theatre("pz-24 2010", "rd-62 2011", "rd-45 2011 full-retreat").combat()
    blau.play("attack 2011", "by pz-24")
    terms = {unit: (value, changes) for unit, _, value, changes in blau.battle()["defenders"]}
    assert terms["rd-62"] == (5, [])
    assert terms["rd-45"] == (0, [["in-full-retreat", "13.3.2e"]])


def test_results_come_as_often_as_the_odds_say() -> None:
    match = GAME.start(scenario="fall-blau", seed="1")
    for choice in ("end-initial", "end-movement", "attack 1403"):
        match.play("axis", choice)
    assert frequencies(match, "axis", "all", odds_of(match, "all"), READING, 1) is None
    match.play("axis", "all")
    told = odds_of(match, "fight")
    found = frequencies(match, "axis", "fight", told, READING, 300)
    assert found is not None
    assert sum(found) == 300
    for count, chance in zip(found, told, strict=True):
        expected = float(chance.probability)
        assert abs(count / 300 - expected) < 4.5 * (expected * (1 - expected) / 300) ** 0.5


def odds_of(match: Match[Position], choice: str) -> Odds:
    found = match.odds("axis", choice)
    assert found is not None
    return found


def came_true(odds: Odds, events: Sequence[Event]) -> list[Message] | None:
    fought = [event.result for event in events if isinstance(event, BattleFought)]
    return [c.result for c in odds if c.result.args["what"] == fought[0]] if fought else None


READING = Reading(came_true)


def test_of_those_who_have_no_way_in_common_only_some_are_lost() -> None:
    """Mountains all around: the tank corps is lost on a retreat, the division is not."""
    near = (hex for hex in range(GRID.size) if 0 < GRID.distance(GRID.at("2011"), hex) < 4)
    german = ("inf-57 2010", "inf-75 2010", "inf-294 2010", "inf-113 2111", "inf-79 2111")
    blau = Theatre(
        *german, "rd-62 2011", "tc-16 2011",
        terrain={GRID.number(hex): "mountain" for hex in near},
    ).combat()  # fmt: skip
    blau.attack("2011", *(words.split()[0] for words in german))
    found = blau.battle()
    assert found["column"] == "2-1"  # 30 to 10, and a tank shift of the defender
    assert found["results"] == ["A1", "A1", "EX", "EX", "DRX", "A1/DR2"]
    assert found["lost"][1] == 1 + 1 + (1 + 2) + 2
    assert found["doomed"] == 0
