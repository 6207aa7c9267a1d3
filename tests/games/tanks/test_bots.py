"""The commander and the recruit on fields that a test arranges."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stavka import bots
from stavka.bots.policy import policy_of
from stavka.games.tanks import GAME
from stavka.games.tanks import bot as tank_bots
from stavka.games.tanks.bot import REASONS, Commander
from stavka.games.tanks.commander.chances import NO_SHOTS, Target, blow, hits, passes
from stavka.games.tanks.commander.preparing import shopping
from stavka.games.tanks.components import SIDES
from stavka.games.tanks.recruit import Recruit
from stavka.games.tanks.rules.odds import losses
from stavka.kernel import Bot, Budget, Dice, Match
from tests.games.tanks.field import Battle

pytestmark = pytest.mark.slow  # whole games

BUDGET = Budget()
LANGUAGES = ("en", "ru")


def orders(battle: Battle, seat: str, bot: Bot | None = None) -> dict[str, dict[str, Any]]:
    """The orders that a seat gives in this turn, by unit; the battle stays as it is."""
    match, bot = battle.match.fork(), bot or Commander()
    for _ in range(200):
        choice = bots.ask(match, seat, bot, BUDGET)
        if choice == "ready":
            drafts: dict[str, dict[str, Any]] = match.view(seat)["board"]["drafts"]
            return drafts
        assert choice.verb != "clear"
        match.play(seat, choice)
    raise AssertionError("never ready")


def order(battle: Battle, unit: str, bot: Bot | None = None) -> dict[str, Any]:
    return orders(battle, battle.seat(unit), bot).get(unit, {"kind": "none"})


# The arithmetic of the dice


def by_counting(shots: tuple[tuple[int, int], ...]) -> dict[int, float]:
    """Every throw of all dice, one by one."""
    dice = [accuracy for count, accuracy in shots for _ in range(count)]
    found: dict[int, float] = {}
    for faces in product(range(1, 7), repeat=len(dice)):
        scored = sum(face <= accuracy for face, accuracy in zip(faces, dice, strict=True))
        found[scored] = found.get(scored, 0) + 6 ** -len(dice)
    return found


@pytest.mark.parametrize("shots", [((1, 2),), ((3, 2), (2, 1)), ((2, 3), (1, 1), (2, 6))])
def test_hits_are_counted_exactly(shots: tuple[tuple[int, int], ...]) -> None:
    counted = by_counting(shots)
    found = hits(shots, 20)
    assert sum(found) == pytest.approx(1)
    for n, chance in enumerate(found):
        assert chance == pytest.approx(counted.get(n, 0))
    assert hits(shots, 1)[1] == pytest.approx(1 - counted.get(0, 0))


def test_steadfastness_tests_are_counted_exactly() -> None:
    assert passes(2, 9) == pytest.approx(30 / 36)
    assert passes(2, 1) == 0
    assert passes(2, 12) == 1
    assert passes(3, 4) == pytest.approx(4 / 216)


def test_one_shot_agrees_with_the_odds_of_the_rules() -> None:
    aim = Target(2, 1, 3, 9, 2, 2, False)
    odds = losses(9, 2, 3, 3)
    expected = sum(float(chance.probability) * lost for lost, chance in enumerate(odds))
    assert blow(NO_SHOTS, ((9, 2),), aim).lost == pytest.approx(expected)


def test_suppressive_fire_tests_even_without_a_loss() -> None:
    """One die cannot pass a protection of 3; the test of steadfastness 9 fails 6 times of 36."""
    steady = Target(3, 0, 3, 9, 2, 2, False)
    hurt = blow(((1, 2),), NO_SHOTS, steady)
    assert hurt.lost == hurt.destroyed == 0
    assert hurt.shaken == hurt.stopped == pytest.approx(1 / 6)
    assert blow(NO_SHOTS, ((1, 2),), steady).shaken == 0
    assert blow(((1, 2),), NO_SHOTS, steady._replace(suppressed=True)).shaken == 0


def test_cover_is_lost_with_suppression() -> None:
    """What follows suppressive fire that shakes the target finds it without cover."""
    frail = Target(0, 3, 3, 1, 0, 2, False)  # it fails every test
    assert blow(((0, 2),), ((3, 6),), frail).destroyed == pytest.approx(1)
    assert blow(NO_SHOTS, ((3, 6),), frail).lost == 0


# Fire


def test_it_suppresses_what_is_near_and_weak() -> None:
    battle = Battle("t34 0505", "pz3g 0507")
    assert order(battle, "t34-1") == {"kind": "suppressive-fire", "target": "pz3g-1"}


def test_it_does_not_spend_three_rounds_on_what_hardly_hurts() -> None:
    """Four hexes off in a village: acc. 1 against a protection of 4, and no rounds to spare."""
    battle = Battle("t26 0505", "pz4d 0509", terrain={"0509": "village"}, turns=9, last=9)
    assert order(battle.load("t26-1", 4), "t26-1")["kind"] != "suppressive-fire"


def test_it_does_not_fire_at_what_it_cannot_hurt() -> None:
    """Two dice never pass a protection of 4."""
    battle = Battle("t60 0505", "pz4d 0507", terrain={"0507": "sparse-woods"})
    assert order(battle.load("t60-1", 2), "t60-1")["kind"] != "fire"


def test_all_fire_at_the_one_they_can_destroy() -> None:
    """One of them alone would hardly do it."""
    battle = Battle("t26 0505", "bt5 0605", "pz3g 0507", "pz4d 0707")
    battle.weaken("pz3g-1", 1).load("t26-1", 2).load("bt5-1", 2)
    given = orders(battle, "soviet")
    assert {o.get("target") for o in given.values()} == {"pz3g-1"}


def test_without_ammunition_nobody_fires() -> None:
    battle = Battle("t34 0505", "pz3g 0507").load("t34-1", 0)
    assert order(battle, "t34-1")["kind"] in ("march", "defence", "wait")


# Close combat


def test_it_does_not_attack_what_would_destroy_it() -> None:
    battle = Battle("t60 0505", "pz4g 0507", "pz4g 0507", "pz3l 0507")
    assert order(battle, "t60-1")["kind"] != "attack"


def test_it_captures_who_has_no_ammunition() -> None:
    battle = Battle("t34 0505", "pz4d 0507", terrain={"0506": "bushes"})
    battle.load("pz4d-1", 0).suppress("pz4d-1")
    given = order(battle, "t34-1")
    assert (given["kind"], given["target"]) == ("attack", "pz4d-1")


def test_it_leaves_a_close_combat_in_which_it_would_be_captured() -> None:
    battle = Battle("t34 0505", "pz3g 0507").put("t34-1", "0507").load("t34-1", 0)
    assert order(battle, "t34-1")["kind"] == "march"


def test_it_leaves_a_close_combat_against_many() -> None:
    battle = Battle("t60 0505", "pz4d 0507", "pz4d 0507", "pz3l 0507").put("t60-1", "0507")
    assert order(battle, "t60-1")["kind"] in ("march", "fire-on-the-move")


def test_it_fights_on_where_it_is_stronger() -> None:
    battle = Battle("kv1 0505", "p35 0507").put("kv1-1", "0507").suppress("p35-1")
    assert order(battle, "kv1-1")["kind"] == "attack"


# Places and goals


def test_it_leaves_the_field_when_nothing_stops_it() -> None:
    goals = [f"{row:02}14" for row in range(1, 11)]
    battle = Battle("t60 1001", "pz3g 0511", victory="exit", side="german", count=1, goals=goals)
    given = order(battle, "pz3g-1")
    assert given["kind"] == "march"
    assert given["route"][-1] in goals


def test_it_goes_to_the_goal_that_must_be_held() -> None:
    battle = Battle("t34 0505", "p35 0114", victory="hold", goals=["0507"], turns=3, last=3)
    given = order(battle, "t34-1")
    assert given["kind"] == "march"
    assert given["route"][-1] == "0507"


def test_it_stays_on_the_goal_at_the_end() -> None:
    battle = Battle("t34 0507", "p35 0114", victory="hold", goals=["0507"], turns=3, last=3)
    assert order(battle.turn_is(3), "t34-1")["kind"] not in ("march", "fire-on-the-move")


def test_it_awaits_in_defence_who_comes_by_himself() -> None:
    """The Germans marched in the last turn and are about to come into range again."""
    battle = Battle("t34 0504", "pz3g 0511", terrain={"0504": "village"})
    battle.turn("t34-1 wait", "pz3g-1 march 0510 0509")
    given = order(battle, "t34-1")
    assert (given["kind"], given["facing"]) == ("defence", "e")


def test_it_goes_after_who_does_not_come() -> None:
    battle = Battle("t34 0503", "pz3g 0512", turns=8, last=8)
    battle.turn("t34-1 wait", "pz3g-1 wait")
    given = order(battle, "t34-1")
    assert given["kind"] == "march"
    assert battle.p.field.grid.distance(battle.hex(given["route"][-1]), battle.hex("0512")) < 9


def test_a_unit_in_ambush_stays_there_as_long_as_the_enemy_comes() -> None:
    goals = [f"{row:02}14" for row in range(1, 11)]
    battle = Battle(
        "kv1 0510", "pz3g 0502", "pz4d 0502",
        terrain={"0510": "village"}, victory="exit", side="german", count=2, goals=goals,
    )  # fmt: skip
    battle.hide("kv1-1", "0509", 2)
    assert "kv1-1" not in orders(battle, "soviet")


# Before the battle and while orders are executed


def test_it_hides_where_the_enemy_must_pass() -> None:
    match = GAME.start("forest-road", 1)
    while match.position.turn == 0:
        seat = match.waiting[0]
        match.play(seat, bots.ask(match, seat, Commander(), BUDGET))
    seen = match.view("soviet")["board"]["units"]
    assert seen["kv1-1"]["place"] in ("0609", "0610", "0611")
    assert seen["t26-1"]["place"] in ("0309", "0310", "0311")


@pytest.mark.parametrize("points", [100, 300, 900])
def test_it_buys_an_army_for_its_points(points: int) -> None:
    box = GAME.start("own-battle").position.box
    for side in range(len(SIDES)):
        army = shopping(box, side, points)
        assert 0.7 * points < sum(box.cards[c].cost for c in army) <= points
        assert {box.card_side[c] for c in army} == {side}


def test_it_raises_and_places_an_army() -> None:
    match = GAME.start("own-battle", 1, {"map": "forest-road", "points": 400})
    while match.position.turn == 0:
        seat = match.waiting[0]
        match.play(seat, bots.ask(match, seat, Commander(), BUDGET))
    assert match.position.ids
    assert GAME.faults(match.position) == []


def test_it_shoots_at_the_mover_who_loses_most(choosing: Battle) -> None:
    assert bots.ask(choosing.match, "soviet", Commander(), BUDGET) == "target pz2-1"


# What it cannot know


def test_its_choice_is_the_same_whatever_the_enemy_writes() -> None:
    battle = Battle("t34 0505", "t26 0605", "pz3g 0508", "pz4d 0608")
    alone = orders(battle, "soviet")
    for written in ("pz3g-1 fire t34-1", "pz3g-1 march 0509 0510", "pz4d-1 defend 0607 3"):
        twin = Battle("t34 0505", "t26 0605", "pz3g 0508", "pz4d 0608").write(written)
        assert orders(twin, "soviet") == alone


@pytest.mark.parametrize(("faces", "zone"), [("0509", 1), ("0511", 3), ("0510", 0)])
def test_its_choice_is_the_same_wherever_an_ambush_points(faces: str, zone: int) -> None:
    def battle(faces: str, zone: int) -> Battle:
        found = Battle("t34 0506", "t26 0605", "pz3g 0510", terrain={"0510": "village"})
        return found.hide("pz3g-1", faces, zone)

    assert orders(battle(faces, zone), "soviet") == orders(battle("0509", 2), "soviet")


@pytest.mark.parametrize("name", ["recruit", "commander"])
@pytest.mark.parametrize("scenario", ["forest-road", "breakthrough-four", "own-battle"])
def test_what_a_seat_cannot_tell_apart_gets_the_same_choice(name: str, scenario: str) -> None:
    """Each world deals its own imagined ones; all that differs between them is hidden."""
    match = GAME.start(scenario, 3)
    dice = Dice("who plays by chance")
    bot = bots.make(GAME, name, 0)
    for number in range(160):
        if not match.waiting:
            break
        seat = match.waiting[0]
        if seat.startswith("soviet"):
            choices = match.choices(seat)
            match.play(seat, choices[dice.below(len(choices))])
            continue
        chosen = bots.ask(match, seat, bot, BUDGET)
        world = match.imagine(seat, number)
        assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(match.view(seat))
        tank_bots._plans.clear()
        assert bots.ask(world, seat, bots.make(GAME, name, 1), BUDGET) == chosen
        match.play(seat, chosen)


def test_it_touches_nothing_of_the_true_match() -> None:
    match = GAME.start("tank-combat", 2)
    before = match.encode()
    imagined: list[Match[Any]] = []

    def imagine(seed: int) -> Match[Any]:
        imagined.append(match.imagine("german", seed))
        return imagined[-1]

    question = match.question("german")
    assert question is not None
    tank_bots._plans.clear()
    Commander().choose(match.view("german"), question, imagine, BUDGET)
    assert imagined
    assert match.encode() == before


# Writing the plan


def test_a_new_bot_for_every_choice_gives_the_same_orders() -> None:
    class Forgetful:
        def choose(self, *given: Any) -> Any:
            tank_bots._plans.clear()
            return Commander().choose(*given)

        def why(self) -> None:
            return None

    battle = Battle(scenario="tank-combat")
    for seat in SIDES:
        assert orders(battle, seat, Forgetful()) == orders(battle, seat)


@pytest.mark.parametrize("name", ["recruit", "commander"])
def test_it_ends_orders_that_somebody_else_began(name: str) -> None:
    """Whatever is written already, it comes to an end and takes nothing back."""
    for seed in range(12):
        match = GAME.start("breakthrough", seed)
        dice, bot = Dice(f"scribbling {seed}"), bots.make(GAME, name, 0)
        for _ in range(dice.below(12)):
            if "german" not in match.waiting:
                break
            choices = match.choices("german")
            match.play("german", choices[dice.below(len(choices))])
        for _ in range(60):
            if "german" not in match.waiting:
                break
            choice = bots.ask(match, "german", bot, BUDGET)
            assert choice.verb != "clear"
            match.play("german", choice)
        assert "german" not in match.waiting


def test_every_reason_is_said_in_both_languages() -> None:
    voices = [GAME.texts(language, strict=True) for language in LANGUAGES]
    said: set[str] = set()
    for scenario in ("tank-combat", "forest-road", "own-battle"):
        match = GAME.start(scenario, 5)
        players = {seat: Commander() for seat in match.seats}
        while match.waiting and match.position.turn < 6:
            seat = match.waiting[0]
            bot = players[seat]
            match.play(seat, bots.ask(match, seat, bot, BUDGET))
            assert bot.reason is not None
            assert bot.reason.id in REASONS
            assert set(bot.reason.args) == set(REASONS[bot.reason.id])
            if bot.reason.id not in said:
                said.add(bot.reason.id)
                assert all(texts.say(bot.reason) for texts in voices)
    assert len(said) > 8


def test_a_reason_names_what_it_is_about() -> None:
    assert {id for id, args in REASONS.items() if not args} == {"why-ready", "why-nothing-else"}
    shots = {id for id, args in REASONS.items() if "target" in args}
    assert all("percent" in REASONS[id] and "unit" in REASONS[id] for id in shots)


def test_it_plays_a_scenario_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.scenario_template("mine.toml"), encoding="utf-8")
    match = GAME.start("own-scenario", 1, {}, file)
    bots.play(match, {"soviet": Commander(), "german": Recruit()}, BUDGET)
    assert match.outcome is not None


def test_the_recruit_marches_to_the_nearest_and_fires() -> None:
    near = Battle("t34 0505", "pz3g 0507", "pz4d 0510")
    assert order(near, "t34-1", Recruit()) == {"kind": "fire", "target": "pz3g-1"}
    far = Battle("t34 0505", "pz3g 0512")
    given = order(far, "t34-1", Recruit())
    assert given["kind"] == "march"
    assert given["route"][-1] == "0508"


def test_looking_ahead_uses_the_commander() -> None:
    match = GAME.start("training", 1)
    policy, commander = policy_of(GAME, 1), bots.make(GAME, "commander", 1)
    for _ in range(40):
        seat = match.waiting[0]
        choice = policy(match, seat)
        assert choice == bots.ask(match, seat, commander, Budget())
        match.play(seat, choice)
    assert match.position.turn > 1
