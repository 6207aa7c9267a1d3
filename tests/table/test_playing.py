"""Playing over the socket: choices, refusals, taking back, consent, what each is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy import create_engine, text

import stavka
from stavka.kernel import Match
from stavka.kernel.dice import commitment
from stavka.table.table import Table
from tests.table.conftest import Come, Serve
from tests.table.prepared import after, played
from tests.table.server import Client, Message, Server, Socket

pytestmark = pytest.mark.slow


def both_asked(match: Match[Any]) -> bool:
    return len(match.waiting) == 2


def settled(socket: Socket) -> Message:
    """Everything that does not change by itself: to see that nothing has changed."""
    kept = ("number", "waiting", "questions", "undo", "redo", "choices", "status")
    return {"board": socket.board, "log": socket.log, **{k: socket.state[k] for k in kept}}


def seat_another(owner: Client, other: Client, match: str, seat: str) -> None:
    """Somebody else takes over a seat of the owner's."""
    owner.at_match(match, "leave", seat=seat)
    other.join(match, seat)


@pytest.fixture
def pair(come: Come) -> tuple[Client, Client]:
    return come(), come()


@pytest.fixture
def contest(pair: tuple[Client, Client]) -> tuple[str, Socket, Socket]:
    """A new competitive match: its id, and the sockets of the German and the Soviet player."""
    german, russian = pair
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    return match, german.open(match), russian.open(match)


# A whole match


def test_a_whole_solo_match(either: Server, come: Come) -> None:
    person = come(either)
    match = person.create()["id"]
    socket = person.open(match)
    chance = random.Random(1942)
    made = 0
    while socket.asked:
        assert socket.state["waiting"] == ["defender"]
        assert socket.question["text"]
        assert all(choice["text"] for choice in socket.question["choices"])
        assert all(rule.startswith("pavlov:") for rule in socket.question["rules"])
        socket.play(chance.choice(socket.choices))
        made += 1
        assert (socket.number, socket.state["choices"]) == (made, made)
    assert socket.state["status"] == "over"
    assert socket.state["waiting"] == []
    outcome = socket.state["outcome"]
    assert outcome["reason"].startswith("outcome-")
    assert outcome["text"]
    assert commitment(outcome["seed"]) == socket.welcome["commitment"]
    refused = socket.refused("play", seat="defender", number=made, choice="end-cards")
    assert refused["reason"] == "over"
    fresh = person.open(match)
    assert settled(fresh) == settled(socket)
    assert fresh.state["outcome"] == outcome
    assert person.mine()[match]["status"] == "over"


def test_the_match_plays_as_the_library_does(come: Come) -> None:
    """Brought to the table and played on, it is the same match as without a table."""
    person = come()
    alone = after("solo", 40)
    socket = person.open(person.bring(alone))
    chance = random.Random(7)
    while socket.asked:
        assert socket.choices == [str(c) for c in alone.choices("defender")]
        choice = chance.choice(socket.choices)
        socket.play(choice)
        alone.play("defender", choice)
    assert socket.board == alone.view("defender")["board"]
    assert alone.outcome is not None
    assert socket.state["outcome"]["reason"] == alone.outcome.reason.id


# Several players


def test_in_the_wehrmacht_phase_both_may_answer_and_the_second_is_too_late(
    either: Server, come: Come
) -> None:
    commander, sergeant = come(either), come(either)
    match = commander.bring(played("cooperative", both_asked))
    seat_another(commander, sergeant, match, "garrison")
    command, garrison = commander.open(match), sergeant.open(match)
    assert command.state["waiting"] == ["command", "garrison"]
    assert command.choices == garrison.choices
    number = command.number
    command.play()
    late = {"seat": "garrison", "number": number, "choice": garrison.choices[0]}
    assert garrison.refused("play", **late)["reason"] == "stale"
    assert garrison.at(number + 1)["choices"] == command.state["choices"]
    assert settled(garrison)["log"] == command.log
    for _ in range(20):
        if garrison.asked:
            break
        command.play()
        garrison.at(command.number)
    garrison.play()
    command.at(garrison.number)
    assert command.board == garrison.board


def test_the_german_plan_is_hidden(contest: tuple[str, Socket, Socket], come: Come) -> None:
    match, german, russian = contest
    spectator = come().open(match)
    orders = german.choices[:1]
    german.play(orders[0])
    german.play()
    for socket in (russian, spectator):
        socket.at(german.number)
        assert socket.state["questions"] == []
        assert socket.state["waiting"] == ["wehrmacht"]
        assert socket.board["plan"] == 2
        assert not {"my_plan", "my_hand"} & set(socket.board)
        assert not [line for line in socket.log if line["event"] == "event-order-laid"]
        assert not any(orders[0].split()[1] in str(message) for message in socket.heard)
    assert len(german.board["my_plan"]) == 2
    assert len([line for line in german.log if line["event"] == "event-order-laid"]) == 2
    assert german.log != russian.log == spectator.log


def test_one_is_asked_when_it_is_one_s_turn(contest: tuple[str, Socket, Socket]) -> None:
    _, german, russian = contest
    while german.asked:
        assert not russian.asked
        german.play()
        russian.at(german.number)
    assert russian.question["seat"] == "defender"
    russian.play()
    assert not german.at(russian.number)["questions"]


# Refusals


@pytest.fixture
def untouched(contest: tuple[str, Socket, Socket]) -> Iterator[Socket]:
    """The German player's socket; in the end nothing may have changed for anybody."""
    _, german, russian = contest
    german.play()
    russian.at(1)
    before = settled(german), settled(russian)
    yield german
    german.rest()
    russian.rest()
    assert (settled(german), settled(russian)) == before


@pytest.mark.parametrize("number", [0, 2, 1_000_000])
def test_a_choice_for_another_state_is_refused(untouched: Socket, number: int) -> None:
    choice = untouched.choices[0]
    refused = untouched.refused("play", seat="wehrmacht", number=number, choice=choice)
    assert refused["reason"] == "stale"
    assert refused["text"] == "The match has moved on; look again and choose anew."
    assert refused["number"] == 1


@pytest.mark.parametrize(
    ("seat", "choice", "reason", "rule"),
    [
        ("wehrmacht", "order w99", "card-not-in-hand", "pavlov:7.4e"),
        ("wehrmacht", "end-cards", "not-offered", "pavlov:7.4e"),
        ("wehrmacht", "dance", "not-understood", ""),
        ("wehrmacht", "", "not-understood", ""),
        ("wehrmacht", "order w01 w02 w03", "not-understood", ""),
        ("wehrmacht", "order\nw01", "not-understood", ""),
        ("defender", "end-cards", "not-your-seat", ""),
        ("nobody", "end-cards", "not-your-seat", ""),
    ],
)
def test_an_illegal_choice_is_refused_with_its_rule(
    untouched: Socket, seat: str, choice: str, reason: str, rule: str
) -> None:
    refused = untouched.refused("play", seat=seat, number=1, choice=choice)
    assert refused["reason"] == reason
    assert refused.get("rule", "") == rule
    assert refused["text"]
    assert refused["number"] == 1


def test_who_is_not_asked_cannot_answer(contest: tuple[str, Socket, Socket]) -> None:
    _, german, russian = contest
    before = settled(german), settled(russian)
    refused = russian.refused("play", seat="defender", number=0, choice="end-cards")
    assert refused["reason"] == "not-your-turn"
    assert (settled(german), settled(russian)) == before


def test_a_refusal_is_said_in_the_language_of_the_connection(come: Come) -> None:
    person = come()
    match = person.create()["id"]
    socket = person.open(match, language="ru")
    refused = socket.refused("play", seat="defender", number=7, choice="end-cards")
    assert refused["text"] == "Партия ушла вперёд: взгляните на поле и выберите заново."
    refused = socket.refused("play", seat="defender", number=0, choice="play s99 wire")
    assert (refused["reason"], refused["rule"]) == ("card-not-in-hand", "pavlov:2.1a")
    assert refused["text"] == "Этой карты нет на руках."


def test_a_choice_sent_twice_is_made_once(either: Server, come: Come) -> None:
    person = come(either)
    match = person.create("competitive")["id"]
    socket = person.open(match)
    socket.look("wehrmacht")
    play = {"seat": "wehrmacht", "number": 0, "choice": socket.choices[0]}
    first, second = socket.send("play", **play), socket.send("play", **play)
    answers: dict[int, Message] = {}
    while len(answers) < 2:
        message = socket.read()
        if "to" in message:
            answers[message["to"]] = message
    assert answers[first]["type"] == "done"
    assert (answers[second]["type"], answers[second]["reason"]) == ("refused", "stale")
    assert socket.state["choices"] == 1
    with create_engine(
        either.database.replace("postgresql:", "postgresql+psycopg:")
    ).connect() as c:
        count = text("SELECT count(*) FROM action WHERE match = :match")
        assert c.execute(count, {"match": match}).scalar() == 1


@pytest.mark.parametrize(
    "message",
    [
        "not json",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "play"}',
        '{"type": "play", "seat": "wehrmacht", "number": "1", "choice": "order w01"}',
        '{"type": "play", "seat": "wehrmacht", "number": -1, "choice": "order w01"}',
        '{"type": "ping", "colour": "red"}',
    ],
)
def test_what_is_no_message_is_refused(untouched: Socket, message: str) -> None:
    untouched.send_text(message)
    assert untouched.next("refused")["reason"] == "message-not-understood"
    assert untouched.say("ping")["type"] == "pong"


# Taking back


def test_undo_redo_and_reset(contest: tuple[str, Socket, Socket]) -> None:
    _, german, russian = contest
    states = [settled(german)]
    assert (german.state["undo"], german.state["redo"]) == ([], [])
    for _ in range(2):
        german.play()
        states.append(settled(german))
    assert (german.state["undo"], german.state["redo"]) == (["wehrmacht"], [])

    def same(now: Message, then: Message) -> None:
        for part in ("board", "log", "waiting", "questions", "choices"):
            assert now[part] == then[part]

    german.on_turn("undo")
    assert german.state["redo"] == ["wehrmacht"]
    same(settled(german), states[1])
    german.on_turn("redo")
    assert german.state["redo"] == []
    same(settled(german), states[2])
    german.on_turn("reset")
    same(settled(german), states[0])
    assert (german.state["undo"], german.state["redo"]) == ([], ["wehrmacht"])
    german.on_turn("redo")
    german.on_turn("redo")
    same(settled(german), states[2])
    assert german.number == 7
    assert russian.at(7)["choices"] == 2
    assert (russian.state["undo"], russian.state["redo"]) == ([], [])
    assert russian.board["plan"] == 2


def test_another_choice_instead_of_the_last_is_one_action(come: Come) -> None:
    """`unit`, then `march`: nothing has come of them, so they can be replaced by another unit."""
    person = come()
    match = person.create("training", game="tanks")["id"]
    person.at_match(match, "leave", seat="german")
    come().join(match, "german")
    socket = person.open(match)

    def now() -> Message:
        return {k: v for k, v in settled(socket).items() if k != "number"}

    socket.play("unit t34-1")
    other = now()
    socket.on_turn("undo")
    for picks in (["unit t26-1"], ["unit t26-1", "march"]):
        for pick in picks:
            socket.play(pick)
        number = socket.number
        socket.on_turn("play", choice="unit t34-1", back=len(picks))
        assert now() == other
        assert socket.number == number + 1
        socket.on_turn("undo")
    # Neither half is done if the whole cannot be.
    socket.play("unit t26-1")
    before = settled(socket)
    for choice, back, reason in (
        ("unit t34-1", 2, "cannot-undo"),
        ("unit p38-1", 1, "not-your-unit"),
    ):
        fields = {"seat": "soviet", "number": socket.number, "choice": choice, "back": back}
        assert socket.refused("play", **fields)["reason"] == reason
    # What has been told is taken back for all to see, or not at all.
    socket.play("wait")
    fields = {"seat": "soviet", "number": socket.number, "choice": "march", "back": 1}
    assert socket.refused("play", **fields)["reason"] == "has-happened"
    socket.on_turn("undo")
    after = settled(socket)
    for part in ("board", "log", "questions", "choices"):
        assert after[part] == before[part]
    assert settled(person.open(match)) == after


def test_another_choice_ends_redo(contest: tuple[str, Socket, Socket]) -> None:
    _, german, _ = contest
    german.play(german.choices[0])
    german.on_turn("undo")
    german.play(german.choices[1])
    refused = german.refused("redo", seat="wehrmacht", number=german.number)
    assert refused["reason"] == "nothing-to-redo"


def test_nobody_takes_back_across_another_seat_or_for_another(
    contest: tuple[str, Socket, Socket],
) -> None:
    _, german, russian = contest
    german.play()
    russian.at(1)
    foreign = russian.refused("undo", seat="wehrmacht", number=1)
    assert foreign["reason"] == "not-your-seat"
    assert russian.refused("undo", seat="defender", number=1)["reason"] == "cannot-undo"
    while german.asked:
        german.play()
    russian.at(german.number)
    russian.play()
    number = german.at(russian.number)["number"]
    for what in ("undo", "reset"):
        assert german.refused(what, seat="wehrmacht", number=number)["reason"] == "cannot-undo"
    assert german.state["number"] == number


def test_dice_cannot_be_taken_back(come: Come) -> None:
    def dice_next(match: Match[Any]) -> bool:
        return any(match.odds("defender", c) for c in match.choices("defender"))

    alone = played("solo", dice_next)
    rolling = next(c for c in alone.choices("defender") if alone.odds("defender", c))
    person = come()
    socket = person.open(person.bring(alone))
    socket.play(str(rolling))
    assert socket.state["undo"] == []
    refused = socket.refused("undo", seat="defender", number=socket.number)
    assert refused["reason"] == "cannot-undo"


# Consent


def test_a_rewind_needs_the_consent_of_all_others(either: Server, come: Come) -> None:
    people = [come(either) for _ in range(3)]
    match = people[0].bring(after("competitive-three", 60))
    for person, seat in zip(people[1:], ("garrison", "wehrmacht"), strict=True):
        seat_another(people[0], person, match, seat)
    first, second, third = (person.open(match) for person in people)
    watcher = come(either).open(match)
    first.do("propose", what="rewind", choices=10)
    proposal = second.next("proposal")
    assert (proposal["what"], proposal["choices"]) == ("rewind", 10)
    assert proposal["by"] == people[0].name
    assert sorted(proposal["open"]) == sorted(p.name for p in people[1:])
    second.do("answer", agree=True)
    told = third.until(lambda m: m["type"] == "proposal" and bool(m.get("agreed")))
    assert (told["agreed"], told["open"]) == ([people[1].name], [people[2].name])
    assert first.state["choices"] == 60
    third.do("answer", agree=True)
    original = after("competitive-three", 10)
    for socket, seat in ((first, "command"), (second, "garrison"), (third, "wehrmacht")):
        socket.at(63)  # two seats of a match from a journal were opened: two new seeds
        assert socket.state["choices"] == 10
        assert socket.board == original.view(seat)["board"]
        assert max(line["number"] for line in socket.log) <= 10
    assert second.state["questions"] == people[1].open(match).state["questions"]
    assert third.log == people[2].open(match).log
    watcher.at(63)
    assert not [m for m in watcher.heard if m["type"] == "proposal"]


def test_one_who_declines_ends_the_proposal(contest: tuple[str, Socket, Socket]) -> None:
    _, german, russian = contest
    german.play()
    german.do("propose", what="rewind", choices=0)
    assert russian.next("proposal")["what"] == "rewind"
    russian.do("answer", agree=False)
    german.until(lambda m: m["type"] == "proposal" and m["what"] == "")
    assert russian.refused("answer", agree=True)["reason"] == "no-proposal"
    assert german.state["choices"] == 1


def test_a_choice_made_meanwhile_ends_the_proposal(contest: tuple[str, Socket, Socket]) -> None:
    _, german, russian = contest
    german.play()
    russian.do("propose", what="rewind", choices=0)
    german.play()
    russian.until(lambda m: m["type"] == "proposal" and m["what"] == "")
    assert german.refused("answer", agree=True)["reason"] == "no-proposal"
    assert german.state["choices"] == 2


def test_nobody_answers_his_own_proposal_or_one_that_is_not_there(
    contest: tuple[str, Socket, Socket], come: Come
) -> None:
    match, german, russian = contest
    assert german.refused("answer", agree=True)["reason"] == "no-proposal"
    german.do("propose", what="abort")
    assert german.refused("answer", agree=True)["reason"] == "no-proposal"
    watcher = come().open(match)
    assert watcher.refused("answer", agree=True)["reason"] == "no-proposal"
    assert watcher.refused("propose", what="abort")["reason"] == "not-your-seat"
    nothing = german.refused("propose", what="rewind", choices=0)
    assert nothing["reason"] == "nothing-to-take-back"
    assert russian.state["status"] == "running"


def test_who_comes_later_is_told_of_the_open_proposal(
    contest: tuple[str, Socket, Socket], pair: tuple[Client, Client]
) -> None:
    match, german, _ = contest
    german.play()
    german.do("propose", what="abort")
    late = pair[1].open(match).next("proposal")
    assert (late["what"], late["by"], late["open"]) == ("abort", pair[0].name, [pair[1].name])


def test_a_match_is_aborted_by_consent(
    contest: tuple[str, Socket, Socket], pair: tuple[Client, Client]
) -> None:
    match, german, russian = contest
    german.play()
    german.do("propose", what="abort")
    russian.next("proposal")
    russian.do("answer", agree=True)
    for socket in (german, russian):
        assert socket.over()["status"] == "aborted"
        assert socket.state["waiting"] == []
        assert "outcome" not in socket.state
    refused = german.refused("play", seat="wehrmacht", number=german.number, choice="order w01")
    assert refused["reason"] == "over"
    assert pair[0].mine()[match]["status"] == "aborted"


def test_who_waits_alone_may_call_the_match_off(come: Come) -> None:
    person = come()
    match = person.create("competitive", seats={"wehrmacht": "open"})["id"]
    person.open(match).do("propose", what="abort")
    assert person.match(match)["status"] == "aborted"
    assert come().join(match, "wehrmacht", status=409)["reason"] == "over"


def test_bots_agree_to_everything(come: Come) -> None:
    person = come()
    match = person.create("competitive", seats={"wehrmacht": "random"})["id"]
    socket = person.open(match)
    while not socket.asked:
        socket.next("state")
    planned = socket.state["choices"]
    socket.play()
    socket.do("propose", what="rewind", choices=planned)
    assert socket.state["choices"] == planned
    assert socket.asked
    socket.do("propose", what="abort")
    assert socket.state["status"] == "aborted"


# Giving up


def test_who_resigns_loses_to_the_other_side(contest: tuple[str, Socket, Socket]) -> None:
    _, german, russian = contest
    german.play()
    number = russian.at(1)["number"]
    foreign = russian.refused("resign", seat="wehrmacht", number=number)
    assert foreign["reason"] == "not-your-seat"
    russian.do("resign", seat="defender", number=number)
    for socket in (russian, german):
        socket.at(number + 1)
        assert socket.state["status"] == "over"
        assert socket.state["outcome"]["winners"] == ["wehrmacht"]
        assert socket.state["outcome"]["reason"] == "outcome-resigned"
        assert commitment(socket.state["outcome"]["seed"]) == socket.welcome["commitment"]
    assert german.state["outcome"]["text"] == "Soviet player resigns."


def test_comrades_lose_together(come: Come) -> None:
    first, second = come(), come()
    match = first.create("cooperative", seats={"garrison": "open"})["id"]
    second.join(match, "garrison")
    first.open(match).on_turn("resign")
    outcome = second.open(match).state["outcome"]
    assert (outcome["winners"], outcome["draw"]) == ([], False)


# Hot-seat


def test_who_holds_several_seats_sees_none_until_it_is_handed_over(come: Come) -> None:
    person = come()
    match = person.create("competitive")["id"]
    socket = person.open(match)
    assert not socket.state["seat"]
    assert socket.state["questions"] == []
    assert "my_hand" not in socket.board
    socket.look("wehrmacht")
    assert "my_hand" in socket.board
    while socket.asked:
        socket.play()
    laid = [line for line in socket.log if line["event"] == "event-order-laid"]
    assert laid
    heard = len(socket.heard)
    for seat in (None, "defender"):
        socket.look(seat)
        assert not {"my_hand", "my_plan"} & set(socket.board)
        assert not [line for line in socket.log if line["event"] == "event-order-laid"]
    assert not any(line["text"] in str(socket.heard[heard:]) for line in laid)
    assert socket.question["seat"] == "defender"
    socket.play()
    assert "my_hand" not in str(socket.heard[heard:])
    refused = socket.refused("hand-over", seat="nobody")
    assert refused["reason"] == "not-your-seat"
    assert socket.state["seat"] == "defender"
    socket.look("wehrmacht")
    assert [line for line in socket.log if line["event"] == "event-order-laid"] == laid


def test_a_stranger_is_handed_nothing(contest: tuple[str, Socket, Socket], come: Come) -> None:
    match, _, russian = contest
    for socket in (russian, come().open(match)):
        refused = socket.refused("hand-over", seat="wehrmacht")
        assert refused["reason"] == "not-your-seat"
        assert "my_hand" not in socket.board


# What is told


def test_parts_put_over_the_last_board_make_the_whole_board(
    contest: tuple[str, Socket, Socket], pair: tuple[Client, Client], come: Come
) -> None:
    match, german, russian = contest
    stranger = come()
    spectator = stranger.open(match)
    chance = random.Random(3)
    watching = [(pair[0], german), (pair[1], russian), (stranger, spectator)]
    parts = 0
    for _ in range(45):
        acting = german if german.asked else russian
        acting.play(chance.choice(acting.choices))
        for person, socket in watching:
            socket.at(acting.number)
            assert socket.state["whole"] is False
            assert {line["number"] for line in socket.state["log"]} <= {acting.state["choices"]}
            parts += len(socket.state["board"])
            fresh = person.open(match)
            assert fresh.state["whole"] is True
            assert settled(fresh) == settled(socket)
            fresh.close()
        if acting.state["undo"] and chance.random() < 0.3:
            acting.on_turn("undo")
            for person, socket in watching:
                socket.at(acting.number)
                fresh = person.open(match)
                assert settled(fresh) == settled(socket)
                fresh.close()
        if acting.state["status"] == "over":
            break
    assert 0 < parts < 45 * 3 * 12


def test_after_a_cut_exactly_the_missing_lines_come(come: Come) -> None:
    person = come()
    match = person.create()["id"]
    socket = person.open(match)
    chance = random.Random(5)
    socket.play_on(chance, 10)
    held = list(socket.log)
    socket.cut()
    other = person.open(match)
    other.play_on(chance, 10)
    back = person.open(match, after=socket)
    assert back.state["whole"] is True
    assert held + back.state["log"] == back.log == other.log
    assert back.board == other.board


def test_who_has_missed_nothing_is_told_nothing_twice(come: Come) -> None:
    person = come()
    match = person.create()["id"]
    socket = person.open(match)
    socket.play_on(random.Random(5), 10)
    socket.cut()
    back = person.open(match, after=socket)
    assert (back.state["whole"], back.state["board"], back.state["log"]) == (False, {}, [])
    assert settled(back) == settled(socket) == settled(person.open(match))


def test_what_was_taken_back_while_away_is_told_anew(come: Come) -> None:
    """However often: what stood all the time is not sent again."""
    person = come()
    match = person.bring(stavka.game("pavlov").start(seed="8"))  # the same dice every time
    socket = person.open(match)
    chance, instead = random.Random(8), 0
    asked: list[str] = []  # by the question before
    for _ in range(40):
        away = person.open(match)
        for _ in range(chance.randint(0, 4)):
            if socket.state["undo"] and chance.random() < 0.4:
                other = {"choice": chance.choice(asked), "back": 1, "number": socket.number}
                if chance.random() < 0.5:
                    socket.on_turn(chance.choice(("undo", "reset")))
                elif socket.say("play", seat="defender", **other)["type"] == "done":
                    instead += 1
            elif socket.asked:
                asked = socket.choices
                socket.play(chance.choice(asked))
        away.cut()
        back = person.open(match, after=away)
        new = person.open(match)
        assert settled(back) == settled(new)
        assert back.state["since"] <= away.state["choices"]
        for each in (back, new):  # before more comes than they read
            each.close()
    assert instead > 0


@pytest.mark.parametrize(
    "claim",
    [
        {"number": 99_999, "choices": 3, "seat": "defender"},  # not yet
        {"number": 3, "choices": 3},  # a spectator's
        {"number": 3, "choices": 3, "seat": "wehrmacht"},
        {"choices": 3, "seat": "defender"},
        {"number": -1, "choices": 3, "seat": "defender"},
        {"number": 10**30, "choices": 3, "seat": "defender"},
        {"number": "three", "choices": 3, "seat": "defender"},
    ],
)
def test_who_claims_what_he_cannot_know_is_told_everything(come: Come, claim: Message) -> None:
    person = come()
    match = person.create()["id"]
    socket = person.open(match)
    socket.play_on(random.Random(5), 3)
    at = person.server.url.replace("http", "ws", 1)
    stranger = Socket(f"{at}/ws/{match}?{urlencode(claim)}", person.cookie).greeted()
    assert stranger.state["whole"] is True
    assert settled(stranger) == settled(socket)
    stranger.close()


def test_lines_taken_back_while_away_are_not_lost(
    contest: tuple[str, Socket, Socket], pair: tuple[Client, Client]
) -> None:
    match, german, _ = contest
    german.play(german.choices[0])
    german.play(german.choices[0])
    old = pair[0].open(match)
    german.on_turn("undo")
    german.play(german.choices[-1])
    old.at(german.number)
    assert old.log == german.log == pair[0].open(match).log


def test_the_language_can_be_switched_at_any_time(come: Come) -> None:
    person = come()
    match = person.create()["id"]
    socket = person.open(match)
    socket.play_on(random.Random(2), 5)
    english = settled(socket)
    assert socket.log[0]["text"] == "Turn 1."
    socket.speak("ru")
    assert socket.log[0]["text"] == "Ход 1."
    assert settled(socket)["board"] == english["board"]
    assert len(socket.log) == len(english["log"])
    assert [line["event"] for line in socket.log] == [line["event"] for line in english["log"]]
    assert any("а" <= letter <= "я" for letter in socket.question["text"].lower())
    assert socket.choices == [c["choice"] for q in english["questions"] for c in q["choices"]]
    socket.play()
    assert any("а" <= letter <= "я" for letter in socket.log[-1]["text"].lower())
    socket.speak("en")
    assert socket.log[: len(english["log"])] == english["log"]
    fresh = person.open(match, language="ru")
    assert fresh.welcome["language"] == "ru"
    assert fresh.welcome["seats"][0]["title"] == "Советский игрок"


def test_presence_tells_who_is_here(contest: tuple[str, Socket, Socket], come: Come) -> None:
    match, german, russian = contest

    def here(socket: Socket) -> dict[str, bool]:
        return {s["seat"]: s.get("here", False) for s in socket.present["seats"]}

    russian.next("present")
    german.until(lambda m: m["type"] == "present" and m["seats"][0].get("here", False))
    assert here(german) == {"defender": True, "wehrmacht": True}
    assert [s["seat"] for s in german.present["seats"] if s.get("yours")] == ["wehrmacht"]
    watcher = come().open(match)
    assert german.next("present")["spectators"] == 1
    assert watcher.next("present")["spectators"] == 1
    watcher.close()
    assert german.next("present")["spectators"] == 0
    russian.cut()
    german.next("present")
    assert here(german) == {"defender": False, "wehrmacht": True}


# Talking and remembering


def test_players_and_spectators_talk_apart(
    contest: tuple[str, Socket, Socket], pair: tuple[Client, Client], come: Come
) -> None:
    match, german, russian = contest
    watchers = come(), come()
    first, second = (watcher.open(match) for watcher in watchers)
    german.do("say", text="  Guten Tag <b>!</b>\u202e ")
    first.do("say", text="He bluffs")
    line = russian.next("said")["line"]
    assert line["text"] == "Guten Tag <b>!</b>"
    assert (line["channel"], line["name"]) == ("seats", pair[0].name)
    assert second.next("said")["line"]["text"] == "He bluffs"
    for socket in (german, russian):
        assert "He bluffs" not in str([socket.rest(), socket.heard])
    for socket in (first, second):
        assert "Guten Tag" not in str([socket.rest(), socket.heard])
    assert german.refused("say", text=" \u200b ")["reason"] == "nothing-said"
    assert [c["text"] for c in pair[1].open(match).welcome["chat"]] == ["Guten Tag <b>!</b>"]
    assert [c["text"] for c in come().open(match).welcome["chat"]] == ["He bluffs"]


def test_notes_are_private(
    contest: tuple[str, Socket, Socket], pair: tuple[Client, Client], come: Come
) -> None:
    match, german, russian = contest
    german.do("note", text="He waits for tanks.\nКарта 14")
    russian.do("note", text="mine")
    assert pair[0].open(match).welcome["notes"] == "He waits for tanks.\nКарта 14"
    assert pair[1].open(match).welcome["notes"] == "mine"
    assert come().open(match).welcome["notes"] == ""
    german.do("note", text="")
    assert pair[0].open(match).welcome["notes"] == ""
    assert "tanks" not in str([russian.rest(), russian.heard])


# Asking


def test_ask_tells_why_not_and_the_odds(come: Come) -> None:
    def dice_next(match: Match[Any]) -> bool:
        return any(match.odds("defender", c) for c in match.choices("defender"))

    alone = played("solo", dice_next)
    rolling = next(c for c in alone.choices("defender") if alone.odds("defender", c))
    person = come()
    socket = person.open(person.bring(alone))
    before = settled(socket)
    answer = socket.say("ask", seat="defender", choice=str(rolling))
    assert answer["type"] == "chances"
    assert list(answer["odds"]) == [rolling]
    chances = answer["odds"][rolling]
    expected = alone.odds("defender", rolling) or ()
    assert [(c["numerator"], c["denominator"]) for c in chances] == [
        (c.numerator, c.denominator) for c in expected
    ]
    assert sum(c["numerator"] / c["denominator"] for c in chances) == pytest.approx(1)
    assert all(c["text"] for c in chances)
    why_not = socket.refused("ask", seat="defender", choice="play s99 wire")
    assert why_not["rule"].startswith("pavlov:")
    assert why_not["text"]
    socket.rest()
    assert settled(socket) == before


def test_the_odds_of_a_whole_question_come_in_one_answer(come: Come) -> None:
    def mixed(match: Match[Any]) -> bool:
        odds = [match.odds("defender", c) for c in match.choices("defender")]
        return len(list(filter(None, odds))) > 1 and not all(odds)

    alone = played("solo", mixed)
    person = come()
    socket = person.open(person.bring(alone))
    answer = socket.say("odds", seat="defender", number=socket.number)
    assert answer["type"] == "chances"
    expected = {
        str(c): [(o.numerator, o.denominator) for o in odds]
        for c in alone.choices("defender")
        if (odds := alone.odds("defender", c))
    }
    found = {
        choice: [(c["numerator"], c["denominator"]) for c in chances]
        for choice, chances in answer["odds"].items()
    }
    assert found == expected
    for wrong in (socket.number - 1, socket.number + 1):
        refused = socket.refused("odds", seat="defender", number=wrong)
        assert refused["reason"] == "stale"


def test_there_are_no_odds_of_a_question_that_is_not_put(
    contest: tuple[str, Socket, Socket],
) -> None:
    russian = contest[2]
    assert russian.say("odds", seat="defender", number=russian.number)["odds"] == {}
    refused = russian.refused("odds", seat="wehrmacht", number=russian.number)
    assert refused["reason"] == "not-your-seat"


def test_ask_about_a_choice_without_dice(come: Come) -> None:
    person = come()
    socket = person.open(person.create()["id"])
    assert socket.say("ask", seat="defender", choice="end-cards")["odds"] == {}
    why_not = socket.refused("ask", seat="defender", choice="play s99 wire")
    assert (why_not["reason"], why_not["rule"]) == ("card-not-in-hand", "pavlov:2.1a")


def test_nobody_asks_for_another_seat(contest: tuple[str, Socket, Socket]) -> None:
    _, german, russian = contest
    choice = german.choices[0]
    assert russian.refused("ask", seat="wehrmacht", choice=choice)["reason"] == "not-your-seat"
    assert russian.refused("ask", seat="defender", choice=choice)["reason"] == "not-your-turn"
    assert russian.refused("hint", seat="wehrmacht")["reason"] == "not-your-seat"
    assert russian.refused("hint", seat="defender")["reason"] == "not-your-turn"


def test_a_hint_is_a_legal_choice_with_its_reason(come: Come) -> None:
    person = come()
    socket = person.open(person.bring(after("solo", 3)), language="ru")
    before = settled(socket)
    advice = socket.say("hint", seat="defender")
    assert advice["type"] == "advice"
    assert advice["choice"] in socket.choices
    said = {c["choice"]: c["text"] for c in socket.question["choices"]}
    assert advice["text"] == said[advice["choice"]]
    assert any("а" <= letter <= "я" for letter in advice["why"].lower())
    assert settled(socket) == before


# Forced choices


def test_with_autoplay_the_table_makes_the_only_choice(come: Come) -> None:
    person = come()
    socket = person.open(person.create(autoplay=True)["id"])
    chance = random.Random(11)
    made = 0
    while socket.asked:
        assert len(socket.choices) > 1
        socket.play(chance.choice(socket.choices))
        made += 1
    assert socket.state["status"] == "over"
    assert socket.state["choices"] > made


def test_without_autoplay_the_only_choice_is_asked_for(come: Come) -> None:
    person = come()
    alone = played("solo", lambda match: len(match.choices("defender")) == 1)
    socket = person.open(person.bring(alone))
    assert len(socket.choices) == 1
    socket.rest()
    assert socket.state["choices"] == alone.length


def test_a_forced_choice_can_be_taken_back(serve: Serve, sqlite: str, come: Come) -> None:
    leading: list[str] = []

    def forced_next(match: Match[Any]) -> bool:
        for choice in match.choices("defender"):
            trial = match.fork()
            trial.play("defender", choice)
            if trial.can_undo("defender") and len(trial.choices("defender")) == 1:
                trial.play("defender", trial.choices("defender")[0])
                if trial.can_undo("defender") and len(trial.choices("defender")) > 1:
                    leading[:] = [str(choice)]
                    return True
        return False

    alone = played("solo", forced_next)
    server = serve(sqlite)
    person = come(server)
    match = person.bring(alone)
    server.stop()
    with create_engine(sqlite).begin() as connection:
        connection.execute(text("UPDATE match SET autoplay = 1"))
    server.start()
    socket = person.open(match)
    socket.play(leading[0])
    assert socket.state["choices"] == alone.length + 2
    socket.on_turn("undo")
    assert socket.state["choices"] == alone.length + 1
    socket.on_turn("undo")
    assert socket.state["choices"] == alone.length
    assert socket.choices == [str(c) for c in alone.choices("defender")]


def test_a_game_may_name_who_gives_hints() -> None:
    game = stavka.game("stalingrad42")
    slow, quick = list(game.bots)[-1], game.adviser
    assert Table.hint_bot("stalingrad42") == quick != slow
    assert Table.hint_bot("pavlov") == list(stavka.game("pavlov").bots)[-1]
