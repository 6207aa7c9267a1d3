"""The conformance kit passes a sound game and finds every fault that is built into it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import pytest

from stavka.kernel import (
    Chance,
    Choice,
    Dice,
    Event,
    IllegalChoice,
    Journal,
    Message,
    Odds,
    Option,
    Refusal,
    Scenario,
    choice,
    registry,
)
from stavka.testing import conformance
from stavka.testing.conformance import Report
from stavka.testing.elsewhere import check_elsewhere
from stavka.testing.odds import Reading
from stavka.testing.walk import Nonconformance, Setting
from tests.kernel import toy
from tests.kernel.toy import GAME, Act, Bid, Loot, Play, Position, Rolled, Toy

SEEDS = range(1, 7)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is the only installed game."""
    monkeypatch.setattr(registry, "games", lambda: {"toy": GAME})
    monkeypatch.setattr("stavka.ledger.games", lambda: {"toy": GAME})


def rolled(odds: Odds, events: Sequence[Event]) -> list[Message]:
    lost = any(isinstance(e, Rolled) and not e.won for e in events)
    return [odds[1].result if lost else odds[0].result]


def check_some(every: int = 1) -> list[Report]:
    """Small matches are soon over: some of them together meet everything."""
    return [
        conformance.check(GAME, "duel", {"rich": rich}, seed, every=every, reading=Reading(rolled))
        for seed in SEEDS
        for rich in (False, True)
    ]


def test_a_sound_game_passes_and_everything_is_met() -> None:
    reports = check_some()
    for field in Report.__struct_fields__:
        assert sum(getattr(report, field) for report in reports) > 0, field


def test_one_call_checks_every_scenario_and_option_set() -> None:
    reports = conformance.check_game(GAME, seed=3)
    assert list(reports) == ["toy duel rich=False, seed 3", "toy duel rich=True, seed 4"]
    assert all(report.choices > 0 for report in reports.values())


def test_seats_that_answer_at_once_see_only_that_the_other_has_answered() -> None:
    match = GAME.start(seed=5)
    assert [*match.waiting] == ["red", "blue"]
    match.play("blue", "bid 2")
    assert [*match.waiting] == ["red"]
    assert match.view("red")["board"]["answered"] == ["blue"]
    assert match.view("red")["board"]["bid"] == -1
    assert match.view("blue")["board"]["bid"] == 2
    other = GAME.start(seed=5)
    other.play("blue", "bid 0")
    assert match.view("red") == other.view("red")
    assert match.view(None) == other.view(None)
    assert not match.can_undo("blue"), "red has seen that there is a bid"
    refusal = match.why_not("blue", "bid 1")
    assert refusal is not None
    assert refusal == Refusal("not-your-turn")


def test_a_seat_that_is_not_asked_reads_why() -> None:
    """The step says it, whatever the seat would do; only steps that know nothing better say no
    more than whose turn it is not."""
    match = GAME.start(seed=5)
    match.play("blue", "bid 2")
    match.play("red", "bid 1")
    assert match.waiting == ("blue",)
    outbid = Refusal("outbid", "toy:2d")
    assert [match.why_not("red", text) for text in ("roll", "bid 9", "nonsense")] == [outbid] * 3
    with pytest.raises(IllegalChoice) as raised:
        match.play("red", "roll")
    assert raised.value.reason == outbid
    assert match.why_not("blue", "roll") is None
    match.play("blue", "loot")
    assert match.why_not("red", "take") == Refusal("not-your-turn")


def test_seats_that_answer_at_once_take_back_what_nobody_else_has_seen() -> None:
    match = GAME.start(seed=5)
    match.play("blue", "note 2")
    match.play("red", "note 1")
    match.undo("blue")
    assert match.position.notes == [1, 0]
    match.redo("blue")
    assert match.position.notes == [1, 2]
    match.play("red", "bid 0")
    assert not match.can_undo("blue"), "not across what everybody has seen"


# Each of these breaks the game in one place; the kit must name the check.

asked, answered = itertools.count(), itertools.count()


def leaky_view(self: Toy, p: Position, seat: str | None) -> dict[str, Any]:
    return {**sound_view(self, p, seat), "cards": p.cards.copy()}


def view_for_spectators(self: Toy, p: Position, seat: str | None) -> dict[str, Any]:
    return {**sound_view(self, p, seat), "top": None if seat else p.deck[-1:]}


def eyes_of_a_spectator(self: Toy, seat: str | None, scenario: str) -> str | None:
    return None


def view_that_sorts(self: Toy, p: Position, seat: str | None) -> dict[str, Any]:
    p.deck.sort()
    return sound_view(self, p, seat)


def view_that_hands_out_the_position(self: Toy, p: Position, seat: str | None) -> dict[str, Any]:
    return {**sound_view(self, p, seat), "discard": p.discard, "piles": p.coins}


def shared_list(self: Position) -> Position:
    new = sound_copy(self)
    new.coins = self.coins
    return new


def unstable_choices(self: Bid, p: Position, seat: str) -> list[Choice]:
    found = sound_bids(self, p, seat)
    return found[::-1] if next(asked) % 2 else found


def doubled_choices(self: Bid, p: Position, seat: str) -> list[Choice]:
    return [*sound_bids(self, p, seat), choice("bid", 0)]


def no_choices(self: Loot, p: Position, seat: str) -> list[Choice]:
    return []


def unknown_verb(self: Loot, p: Position, seat: str) -> list[Choice]:
    return [choice("take"), choice("finish")]


def why_not_without_reason(self: Bid, p: Position, seat: str, choice: Choice) -> str | None:
    return "no-such-reason" if choice.verb == "bid" else None


def why_not_that_stumbles(self: Bid, p: Position, seat: str, choice: Choice) -> str | None:
    return "too-poor" if choice.verb == "bid" and int(choice.args[0]) > 2 else None


def why_not_that_tells(self: Bid, p: Position, seat: str, choice: Choice) -> str | None:
    return "too-poor" if p.cards[0] + p.cards[1] > 6 else None


def idle_without_reason(self: Act, p: Position, seat: str) -> str | None:
    return "no-such-reason"


def idle_that_tells(self: Act, p: Position, seat: str) -> str | None:
    return "outbid" if p.cards[self.who] > 3 else None


def silent_swap(self: Act, p: Position, play: Play, seat: str) -> None:
    sound_swap(self, p, play, seat)
    play.revealed = False
    play.push(Loot(self.who, 1))


def endless_loot(self: Loot, p: Position, play: Play, seat: str, choice: Choice) -> None:
    play.push(self)


def lost_coins(p: Position, who: int, count: int) -> None:
    p.coins[who] += count


def coins_moved_behind_its_back(p: Position, who: int, count: int) -> None:
    p.bank -= count
    p.coins[who] += count


def swap_behind_its_back(self: Act, p: Position, play: Play, seat: str) -> None:
    rest = p.rest
    sound_swap(self, p, play, seat)
    vars(p)["rest"] = rest


def imagine_behind_its_back(self: Toy, p: Position, seat: str, dice: Any) -> None:
    rest = p.rest
    sound_imagine(self, p, seat, dice)
    vars(p)["rest"] = rest


def prompt_that_tells(self: Bid, p: Position, seat: str) -> dict[str, Any]:
    return {"other": p.bids[1 - toy.SEATS.index(seat)]}


def loud_bid(self: Bid, p: Position, play: Play, seat: str, choice: Choice) -> None:
    sound_bid(self, p, play, seat, choice)
    if choice.verb == "bid":
        play.events[1] = toy.BidLaid(amount=int(choice.args[0]))


def quiet_bid(self: Bid, p: Position, play: Play, seat: str, choice: Choice) -> None:
    sound_bid(self, p, play, seat, choice)
    play.revealed = not self.seats(p)


def loud_note(self: Bid, p: Position, play: Play, seat: str, choice: Choice) -> None:
    sound_bid(self, p, play, seat, choice)
    if choice.verb == "note":
        play.tell(toy.BidLaid(amount=int(choice.args[0])))


def view_of_notes(self: Toy, p: Position, seat: str | None) -> dict[str, Any]:
    return {**sound_view(self, p, seat), "noted": sum(map(bool, p.notes))}


def imagine_that_knows_the_notes(self: Toy, p: Position, seat: str, dice: Any) -> None:
    notes = p.notes.copy()
    sound_imagine(self, p, seat, dice)
    p.notes[:] = notes


def memory_outside(self: Loot, p: Position, play: Play, seat: str, choice: Choice) -> None:
    if choice.verb == "take" and next(answered) % 2:
        toy.move_coins(p, self.who, 1)


def odds_that_do_not_sum(self: Act, p: Position, seat: str, choice: Choice) -> Odds | None:
    if choice.verb != "roll":
        return None
    return Chance.of(Fraction(1, 2), "won"), Chance.of(Fraction(1, 3), "lost")


def odds_that_are_wrong(self: Act, p: Position, seat: str, choice: Choice) -> Odds | None:
    if choice.verb != "roll":
        return None
    return Chance.of(Fraction(2, 3), "won"), Chance.of(Fraction(1, 3), "lost")


def odds_that_know_the_deck(self: Act, p: Position, seat: str, choice: Choice) -> Odds | None:
    if choice.verb != "swap" or not p.deck:
        return sound_odds(self, p, seat, choice)
    return (Chance.of(Fraction(1), "won", card=p.deck[-1]),)


def imagine_that_deals_its_own_card(self: Toy, p: Position, seat: str, dice: Any) -> None:
    dice.shuffle(p.deck)
    p.cards[:] = p.cards[::-1]


def imagine_that_knows_the_bid(self: Toy, p: Position, seat: str, dice: Any) -> None:
    bids = p.bids.copy()
    sound_imagine(self, p, seat, dice)
    p.bids[:] = bids


def imagine_that_doubles(self: Toy, p: Position, seat: str, dice: Any) -> None:
    p.deck[0] = p.deck[-1]


sound_view, sound_copy = Toy.view, Position.copy
sound_bids, sound_bid = Bid.choices, Bid.answer
sound_swap, sound_odds, sound_imagine = Act.swap, Act.odds, Toy.imagine

BROKEN: list[tuple[str, Any, str, Callable[..., Any]]] = [
    ("leak", Toy, "view", leaky_view),
    ("leak", Toy, "view", view_for_spectators),
    ("view", Toy, "eyes", eyes_of_a_spectator),
    ("view", Toy, "view", view_that_sorts),
    ("view", Toy, "view", view_that_hands_out_the_position),
    ("fork|imagine", Position, "copy", shared_list),
    ("choices|leak", Bid, "choices", unstable_choices),
    ("choices", Bid, "choices", doubled_choices),
    ("choices|imagine", Loot, "choices", no_choices),
    ("choices", Loot, "choices", unknown_verb),
    ("why_not", Bid, "why_not", why_not_without_reason),
    ("why_not", Bid, "why_not", why_not_that_stumbles),
    ("leak", Bid, "why_not", why_not_that_tells),
    ("why_not", Act, "why_idle", idle_without_reason),
    ("leak", Act, "why_idle", idle_that_tells),
    ("leak", Act, "swap", silent_swap),
    ("length", Loot, "answer", endless_loot),
    ("position|imagine", toy, "move_coins", lost_coins),
    ("derived", toy, "move_coins", coins_moved_behind_its_back),
    ("derived", Act, "swap", swap_behind_its_back),
    ("derived", Toy, "imagine", imagine_behind_its_back),
    ("leak", Bid, "prompt", prompt_that_tells),
    ("leak", Bid, "answer", loud_bid),
    ("leak|undo", Bid, "answer", loud_note),
    ("undo", Bid, "answer", quiet_bid),
    ("leak|unheard", Toy, "view", view_of_notes),
    ("imagine", Toy, "imagine", imagine_that_knows_the_notes),
    ("fork|undo|journal", Loot, "answer", memory_outside),
    ("odds", Act, "odds", odds_that_do_not_sum),
    ("odds", Act, "odds", odds_that_are_wrong),
    ("leak", Act, "odds", odds_that_know_the_deck),
    ("leak", Toy, "imagine", imagine_that_deals_its_own_card),
    ("imagine", Toy, "imagine", imagine_that_doubles),
    ("imagine", Toy, "imagine", imagine_that_knows_the_bid),
]


@pytest.mark.parametrize(
    ("check", "owner", "name", "broken"), BROKEN, ids=[b[3].__name__ for b in BROKEN]
)
def test_a_fault_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    check: str,
    owner: Any,
    name: str,
    broken: Callable[..., Any],
) -> None:
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises(Nonconformance, match=rf"^({check}): .* \[toy duel .*, seed \d+, after"):
        check_some()


def test_a_fault_says_where_an_error_was_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bid, "why_not", why_not_that_stumbles)
    where = r"\(kernel/test_conformance_catches\.py, line \d+, in why_not_that_stumbles\)"
    with pytest.raises(Nonconformance, match=rf"^why_not: \w+Error: .* {where} \["):
        check_some()


def test_a_reason_that_the_game_does_not_list_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bid, "why_not", why_not_without_reason)
    what = "^why_not: 'no-such-reason' is none of the `refusals` of toy"
    with pytest.raises(Nonconformance, match=what):
        check_some()


def test_a_secret_that_every_world_knows_is_still_seen_to_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No world tells it apart, but the other seat has heard nothing."""
    monkeypatch.setattr(Toy, "view", view_of_notes)
    monkeypatch.setattr(Toy, "imagine", imagine_that_knows_the_notes)
    with pytest.raises(Nonconformance, match=r"^unheard: .* hears nothing of \w+: note \d, but"):
        check_some(every=50)


class UnorderedView(Toy):
    """Its views list names in the order of a set."""

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        return {**super().view(p, seat), "names": list({f"name-{i}" for i in range(20)})}


class UnorderedSetup(Toy):
    """Its deck depends on what Python makes of a string."""

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Any, dice: Dice) -> Position:
        p = super().setup(scenario, options, box, dice)
        p.deck.sort(key=lambda card: hash(str(card)))
        return p


def test_a_short_match_has_as_many_expensive_looks_as_it_has_room_for() -> None:
    often, seldom = (conformance.check(GAME, "duel", every=every) for every in (0, 8))
    assert often.choices == seldom.choices
    assert often.worlds > 2 * seldom.worlds
    assert often.worlds >= 2 * 2 * min(conformance.FEWEST, often.choices)


@pytest.mark.parametrize("broken", [UnorderedView, UnorderedSetup])
def test_what_depends_on_the_process_is_caught(broken: type[Toy]) -> None:
    found = [Setting(broken(), "duel", {}, seed) for seed in range(3)]
    with pytest.raises(Nonconformance, match=r"^process: .* seed"):
        check_elsewhere(found)


def test_the_message_of_a_fault_leads_back_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "faults", lambda self, p: ["poor"] * (min(p.coins) == 0))
    with pytest.raises(Nonconformance, match=r"^position: poor") as caught:
        check_some(every=50)
    seed, number = map(int, re.findall(r"\d+", str(caught.value))[-2:])
    rich = "rich=True" in str(caught.value)
    match = conformance.arrive(Setting(GAME, "duel", {"rich": rich}, seed), number)
    assert GAME.faults(match.position) == ["poor"]


def test_option_sets_are_every_combination() -> None:
    level = Option("level", "easy", values=("easy", "hard"))
    turns = Option("turns", 6, low=4, high=9)
    found = list(conformance.option_sets(Scenario("duel", ("red",), (level, turns))))
    assert found == [
        {"level": level, "turns": turns} for level in ("easy", "hard") for turns in (4, 6, 9)
    ]
    assert list(conformance.option_sets(Scenario("bare", ("red",)))) == [{}]


def test_verify_names_the_line_of_the_file_even_below_a_comment() -> None:
    match = GAME.start(seed=5)
    match.play("red", "bid 1")
    lines = ["# Our first match.", "", *match.journal.text().splitlines()]
    lines[-1] = lines[-1].replace("bid 1", "bid 9")
    found = Journal.parse("\n".join(lines)).verify()
    assert found is not None
    assert (found.line, found.what) == (len(lines), "choice")
