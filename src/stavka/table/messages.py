"""What goes over the wire, both ways. Each message is a JSON object with its `type`.

`docs/protocol.md` explains them; the server gives their JSON Schema at `/api/schema`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stavka.kernel import LANGUAGES, Arg, kebab
from stavka.table.clocks import Clock
from stavka.table.storage.rows import SeatKind, Status

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=60)]
Language = Literal["en", "ru"]
Spoken = Annotated[str, Meta(extra_json_schema={"enum": list(LANGUAGES)})]  # what we say it in
Args = dict[str, bool | Arg]  # of a message
Channel = Literal["seats", "spectators"]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Few = Annotated[int, Meta(ge=0, le=20)]


class FromClient(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=kebab, tag_field="type"
):
    """A message from a client. `id` comes back in the answer, so that it can be matched."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Play(FromClient, frozen=True, kw_only=True, omit_defaults=True):
    """Make a choice. `number` is the number of the state whose question it answers.

    `back`: so many of one's own last choices are taken back before, in the same action, if they
    have told nothing yet.
    """

    seat: Name
    number: Number
    choice: Text
    back: Few = 0


class Undo(FromClient, frozen=True, kw_only=True):
    """Take back one's last choice."""

    seat: Name
    number: Number


class Redo(FromClient, frozen=True, kw_only=True):
    """Make again the choice last taken back."""

    seat: Name
    number: Number


class Reset(FromClient, frozen=True, kw_only=True):
    """Take back all of one's own run of choices."""

    seat: Name
    number: Number


class Resign(FromClient, frozen=True, kw_only=True):
    """Give the match up."""

    seat: Name
    number: Number


class Ask(FromClient, frozen=True, kw_only=True):
    """Why is a choice not legal, and if it is, what may the dice bring?"""

    seat: Name
    choice: Text


class Odds(FromClient, frozen=True, kw_only=True):
    """What may the dice bring, for every choice of the question of this state?"""

    seat: Name
    number: Number


class Study(FromClient, frozen=True, kw_only=True):
    """What the game's board would like to know of a thing, as your seat sees the match."""

    topic: Name
    thing: Name


class Hint(FromClient, frozen=True, kw_only=True):
    """What would the game's bot do here, and why?"""

    seat: Name


class Analyse(FromClient, frozen=True, kw_only=True):
    """What decided the match for a seat? Only of one that is over; asked again until it is known,
    for it is worked out only while somebody asks."""

    seat: Name


class Propose(FromClient, frozen=True, kw_only=True):
    """Ask the other players to agree: `abort` the match, or `rewind` it to fewer choices."""

    what: Literal["abort", "rewind"]
    choices: Number = 0  # for a rewind: how many choices remain


class Answer(FromClient, frozen=True, kw_only=True):
    """Agree to the open proposal, or not."""

    agree: bool


class Say(FromClient, frozen=True, kw_only=True):
    """Chat. Players speak to the table, spectators among themselves."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Note(FromClient, frozen=True, kw_only=True):
    """Keep private notes about the match; nobody else sees them."""

    text: Annotated[str, Meta(max_length=20_000)]


class Speak(FromClient, frozen=True, kw_only=True):
    """Switch the language of this connection."""

    language: Language


class HandOver(FromClient, frozen=True, kw_only=True):
    """One device, several seats: show the board of this seat, or of none."""

    seat: Name | None


class Seen(FromClient, frozen=True, kw_only=True):
    """The person has seen the match up to this number."""

    number: Number


class Look(FromClient, frozen=True, kw_only=True):
    """Whether the person looks at the match; who does not is sent notices as if he were away."""

    here: bool


class Older(FromClient, frozen=True, kw_only=True):
    """The log before the choice with this number, as much of it as is told at once."""

    before: Number


class Ping(FromClient, frozen=True):
    """Answered by a pong."""


Incoming = (
    Play | Undo | Redo | Reset | Resign | Ask | Odds | Study | Hint | Analyse | Propose | Answer
    | Say | Note | Speak | HandOver | Seen | Look | Older | Ping
)  # fmt: skip


class FromServer(msgspec.Struct, frozen=True, tag=kebab, tag_field="type", omit_defaults=True):
    """A message from the server. `to` is the `id` of the message it answers, if it answers one."""

    to: int = 0


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may know it."""

    seat: str
    title: str
    kind: SeatKind
    name: str = ""  # of the person or the bot
    here: bool = False
    yours: bool = False
    late: bool = False  # the time of who sat here ran out
    stuck: bool = False  # a bot that cannot play on, by a fault of the program
    barred: bool = False  # free, but not for you: you would see what was kept from you


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, in the reader's language."""

    number: int  # of the action that caused it
    event: str
    text: str
    args: Args = {}


class ChoiceInfo(msgspec.Struct, frozen=True):
    """A legal choice: what to send, and how to say it."""

    choice: str
    text: str


class QuestionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked."""

    seat: str
    kind: str
    text: str
    rules: list[str]
    choices: list[ChoiceInfo]
    args: Args = {}  # of the text


class Welcome(FromServer, frozen=True, kw_only=True):
    """The first message: what this match is and who you are in it."""

    match: str
    game: str
    scenario: str
    title: str
    options: dict[str, Any]
    commitment: str
    status: Status
    person: str
    language: Spoken
    seats: list[SeatInfo]
    notes: str
    seen: int  # the number up to which you had seen the match
    chat: list[ChatLine]
    clock: Clock | None = None
    open: bool = False  # nobody has anything to hide: all seats see the same
    maker: bool = False  # you have made the match, and may invite
    lesson: bool = False  # a first turn to be learned by doing
    puzzle: bool = False  # a short position with an aim
    challenge: str = ""  # of which day it is the challenge
    imported: bool = False  # its journal is known: somebody may know what is still hidden


class State(FromServer, frozen=True, kw_only=True):
    """The match as your seat sees it now.

    `board` holds everything when `whole`. Else `board`, `entries` and `gone` say what has changed
    since the last state sent on this connection.
    """

    number: int  # send it back with your choice
    seat: str | None  # through whose eyes; null: a spectator's
    whole: bool
    board: dict[str, Any]  # parts that are new, or that have changed as a whole
    entries: dict[str, dict[str, Any]] = {}  # of parts that are objects: what has changed in them
    gone: list[list[str]] = []  # a part, or a part and one of its entries
    waiting: list[str]
    left: dict[str, float] = {}  # seconds that those of them have whose time is measured
    questions: list[QuestionInfo]  # one for each of your seats that owes an answer
    since: int  # choices whose log lines stand; -1: not even those of the opening
    log: list[LogLine]  # what came after them
    earlier: int = 0  # with `since` -1: older lines, before this choice, are told on demand
    undo: list[str]  # your seats that can take back
    redo: list[str]
    choices: int  # how many choices the match has so far
    status: Status
    outcome: OutcomeInfo | None = None


class Lines(FromServer, frozen=True, kw_only=True):
    """The answer to `older`: lines of the log, and before which choice there are older ones."""

    log: list[LogLine]
    earlier: int = 0


class OutcomeInfo(msgspec.Struct, frozen=True):
    winners: list[str]
    draw: bool
    scores: dict[str, int]
    reason: str
    text: str
    seed: str  # to check the dice against the commitment; empty while it is secret


class Refused(FromServer, frozen=True, kw_only=True):
    """What you asked cannot be done; nothing has changed."""

    reason: str
    text: str
    rule: str = ""
    number: int = 0  # of the present state


class Findings(FromServer, frozen=True, kw_only=True):
    """The answer to `study`."""

    found: dict[str, Any]


class Chances(FromServer, frozen=True, kw_only=True):
    """The answer to `odds`, and to `ask` about a legal choice."""

    odds: dict[str, list[ChanceInfo]]  # by choice; only of those that let dice decide


class ChanceInfo(msgspec.Struct, frozen=True):
    text: str
    numerator: int
    denominator: int


class Advice(FromServer, frozen=True, kw_only=True):
    """The answer to `hint`."""

    seat: str
    choice: str
    text: str
    why: str


class MomentInfo(msgspec.Struct, frozen=True):
    """What the match promised when so many choices had been made."""

    choices: int
    turn: int
    value: float


class LineStep(msgspec.Struct, frozen=True):
    """A choice of a line of play."""

    seat: str
    choice: str
    text: str


class SwingInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed the promise by much: a choice of one's own or of another seat, or luck.
    `choices` had been made before it; the gain lies between `low` and `high` with 95 %."""

    kind: Literal["choice", "luck", "other"]
    choices: int
    turn: int
    seat: str
    choice: str
    text: str
    gain: float
    low: float
    high: float
    dice: list[int] = []
    better: str = ""  # what the bot would have chosen
    better_text: str = ""
    why: str = ""
    line: list[LineStep] = []  # where that leads


class AnalysisInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What decided a match for a seat, in points or as its chance to win. `start`, `luck`,
    `own` choices and those of the `others` add up to the `result`."""

    seat: str
    unit: Literal["points", "chance"]
    start: float
    result: float
    luck: float
    own: float
    others: float
    curve: list[MomentInfo]
    swings: list[SwingInfo]
    choices: int  # of the seat
    agreed: int  # of these, as the bot would have chosen
    rough: bool = False  # whether time ran out


class Decided(FromServer, frozen=True, kw_only=True):
    """The answer to `analyse`: how much is done, from 0 to 1, and what was found."""

    done: float
    found: AnalysisInfo | None = None


class Proposal(FromServer, frozen=True, kw_only=True):
    """Somebody asks the others to agree. `what` is empty when the proposal is settled."""

    what: str
    by: str = ""
    choices: int = 0
    agreed: list[str] = []
    open: list[str] = []  # who has not answered yet


class ChatLine(msgspec.Struct, frozen=True):
    channel: Channel
    name: str
    text: str
    at: float


class Said(FromServer, frozen=True, kw_only=True):
    """Somebody said something."""

    line: ChatLine


class Present(FromServer, frozen=True, kw_only=True):
    """Who sits where and who is here; `rematch`: the match that goes on from this one."""

    seats: list[SeatInfo]
    spectators: int
    status: Status
    rematch: str = ""


class Lists(FromServer, frozen=True, kw_only=True):
    """On the line of the lists: which of them to ask for again. The first one changes nothing."""

    open: bool = False  # the matches with a free seat
    mine: bool = False  # your own


class Done(FromServer, frozen=True):
    """What you asked is done and saved."""


class Pong(FromServer, frozen=True):
    """The answer to ping."""


Outgoing = (
    Welcome | State | Lines | Refused | Chances | Findings | Advice | Decided | Proposal | Said
    | Present | Lists | Done | Pong
)  # fmt: skip

NUL = b"\\u0000"  # the only way to write it in JSON; not every database can hold it
_decoder = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder(enc_hook=str)


def read(data: str | bytes) -> Incoming:
    """A client's message; raises msgspec.DecodeError on anything else."""
    if NUL in (data.encode() if isinstance(data, str) else data):
        raise msgspec.DecodeError("a NUL in the message")
    message: Incoming = _decoder.decode(data)
    return message


def write(message: FromServer) -> bytes:
    return _encoder.encode(message)


def packed(part: msgspec.Struct) -> msgspec.Raw:
    """A part of messages, written once for all of them."""
    return msgspec.Raw(_encoder.encode(part))


def schema() -> dict[str, Any]:
    """JSON Schema of all messages in both directions."""
    (incoming, outgoing), definitions = msgspec.json.schema_components(
        [Incoming, Outgoing], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "from-client": incoming,
        "from-server": outgoing,
        "$defs": definitions,
    }
