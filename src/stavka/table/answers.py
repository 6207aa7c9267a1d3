"""What requests are answered with: the shapes that handlers fill and the OpenAPI shows."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from stavka.kernel import Level
from stavka.table.clocks import Clock
from stavka.table.lobby import SeatWish
from stavka.table.messages import LogLine, Spoken
from stavka.table.patterns import Pattern
from stavka.table.storage.rows import How, Pool, SeatKind, Status, Won

Json = dict[str, Any]  # an object whose shape is not the table's to say


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer of the server."""


class PersonInfo(Answer, frozen=True):
    id: str
    name: str
    guest: bool
    language: Spoken
    webhook: str
    shown: bool  # one's profile, to everybody


class Who(Answer, frozen=True):
    """Who the session is; null: nobody."""

    person: PersonInfo | None


NoticeKind = Literal["webhook", "push", "email"]


class NoticesInfo(Answer, frozen=True):
    """How one can be told of one's turn here, and how one is: `kinds` that this server sends, the
    `key` with which a browser asks its push service, the `devices` that are told, and the address
    of letters, which is used once it is `confirmed`."""

    kinds: list[NoticeKind]
    key: str
    devices: list[str]
    email: str
    confirmed: bool


class MailAddress(Answer, frozen=True):
    """The address to which the letter with the link went."""

    email: str


class SeatTitle(Answer, frozen=True):
    seat: str
    title: str


class OptionInfo(Answer, frozen=True):
    """An option; what follows the titles is the JSON Schema of its value."""

    id: str
    title: str
    about: str
    type: Literal["boolean", "integer", "string"]
    default: bool | int | str
    titles: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    enum: list[str] | msgspec.UnsetType = msgspec.UNSET
    minimum: int | msgspec.UnsetType = msgspec.UNSET
    maximum: int | msgspec.UnsetType = msgspec.UNSET


class ScenarioInfo(Answer, frozen=True):
    id: str
    title: str
    seats: list[SeatTitle]
    options: list[OptionInfo]
    about: str  # what is special about it
    length: str
    of: str  # the scenario of which it is the one for another number of players; else its own id
    group: str  # what all of these are called together
    schema: Json  # JSON Schema of all options together
    not_yet: list[str]


class Start(Answer, frozen=True):
    """A good first match, as `POST /api/matches` wants it."""

    scenario: str
    options: Json
    seats: list[SeatWish]


class LevelInfo(Answer, frozen=True):
    """A first match that is easy, normal or hard."""

    level: Level
    about: str  # what makes it so
    start: Start


class BotInfo(Answer, frozen=True):
    bot: str
    title: str
    about: str
    own: bool


class GameInfo(Answer, frozen=True):
    """A game. It is `ready` if it has a board; with `look` its scenarios can be looked at, those to
    come too; with `lesson` its first turn can be learned by doing; with `howto` there is a page on
    how it is played, with `aid` a sheet of its tables, with `scenes` a picture of each scenario;
    `not_yet` names the rules that all its scenarios still lack."""

    id: str
    title: str
    summary: str
    players: str
    length: str
    ready: bool
    look: bool
    lesson: bool
    howto: bool
    aid: bool
    scenes: bool
    not_yet: list[str]
    scenarios_to_come: list[str]
    start: Start
    levels: list[LevelInfo]
    bots: list[BotInfo]
    scenarios: list[ScenarioInfo]


class Games(Answer, frozen=True):
    games: list[GameInfo]


class ShellTexts(Answer, frozen=True):
    """A message is text, or a list of parts: see the protocol."""

    language: Spoken
    messages: dict[str, Pattern]


class GameTexts(ShellTexts, frozen=True):
    """The same of a game; `names` of its pieces, places and cards by id."""

    names: dict[str, str]


class StepInfo(Answer, frozen=True):
    """A choice that a lesson expects, when the learner knows of `at` choices; each of these will
    do."""

    at: int
    choices: list[str]


class StageInfo(Answer, frozen=True):
    """What is taught: in words, the choices to be made, why others are not meant (by a pattern in
    which * stands for anything), and things to look at."""

    text: str
    steps: list[StepInfo]
    refused: dict[str, str]
    point: list[str]


class LessonInfo(Answer, frozen=True):
    """A lesson; `over` is how many choices the learner knows of when all is done."""

    stages: list[StageInfo]
    end: str
    over: int


class PhaseInfo(Answer, frozen=True):
    title: str
    text: str


class PartInfo(Answer, frozen=True):
    """A kind of component: a picture with numbered marks and what they mean, or small signs. The
    pictures are named as the game's `board/howto.js` draws them."""

    title: str
    text: str
    picture: str
    notes: list[str]
    signs: dict[str, str]


class HowToInfo(Answer, frozen=True):
    """How a game is played; `phases` are its sequence of play."""

    aim: list[str]
    phases: list[PhaseInfo]
    parts: list[PartInfo]
    win: list[str]
    tips: list[str]


class RuleInfo(Answer, frozen=True):
    id: str
    chapter: str
    kind: str
    text: str


class Rules(Answer, frozen=True):
    rules: list[RuleInfo]


class SceneTitle(Answer, frozen=True):
    id: str
    title: str


class Scenes(Answer, frozen=True):
    """The scenarios of a game that can be looked at."""

    game: str
    title: str
    scenarios: list[SceneTitle]


class SeatHeld(Answer, frozen=True):
    seat: str
    kind: SeatKind
    name: str
    yours: bool


class MatchShort(Answer, frozen=True, kw_only=True):
    """A match in a list; `since_last_visit` only among one's own. `host`: who made it."""

    id: str
    game: str
    scenario: str
    options: Json
    title: str
    status: Status
    imported: bool  # read from a journal, or its journal was taken along
    lesson: bool  # a first turn to be learned by doing
    puzzle: bool = False  # a short position with an aim
    challenge: str = ""  # of which day it is somebody's one try
    seats: list[SeatHeld]
    your_turn: bool
    updated: float
    host: str
    clock: Clock | None = None
    hidden: bool = False  # by oneself, from the list of one's own
    since_last_visit: int | msgspec.UnsetType = msgspec.UNSET


class MatchInfo(MatchShort, frozen=True, kw_only=True):
    """One match. `invitations`: the secrets made by this very request, by seat."""

    yours: bool
    choices: int
    commitment: str
    spectators: bool
    previous: str | None
    created: float
    invitations: dict[str, str]


class Matches(Answer, frozen=True):
    matches: list[MatchShort]


class ChallengeResult(Answer, frozen=True):
    """A try that is over. `match`: to look at it; empty while one may not. `shown`: there is an
    open profile of that name."""

    rank: int
    name: str
    yours: bool
    result: Won
    score: int | None
    choices: int
    match: str
    shown: bool


class ChallengeShort(Answer, frozen=True):
    """What is played on a day; `commitment` binds the server to its dice."""

    day: str
    game: str
    scenario: str
    commitment: str


class ChallengeInfo(ChallengeShort, frozen=True, kw_only=True):
    """The challenge of a day, and how it went. It can be begun until `ends`; what is over by
    `closes` counts, and then the `seed` is shown."""

    options: Json
    seat: str
    bot: str
    begins: float
    ends: float
    closes: float
    seed: str  # empty: still a secret
    yours: str  # the match that is your try; empty: you have not begun
    yours_over: bool
    players: int  # who have begun
    results: list[ChallengeResult]  # the best 100, and yours


class Challenges(Answer, frozen=True):
    """Today's challenge, tomorrow's, and those of the last days."""

    today: ChallengeInfo
    tomorrow: ChallengeShort
    earlier: list[ChallengeShort]


class PuzzleInfo(Answer, frozen=True):
    """A short position with an aim, and how far you are with it. `grade`: from 1, easy, to 5. It is
    solved when you have `found` its best beginning and `reached` its aim."""

    game: str
    puzzle: str
    number: int
    scenario: str
    seat: str
    aim: str
    grade: int
    tries: int
    found: bool
    reached: bool


class Puzzles(Answer, frozen=True):
    puzzles: list[PuzzleInfo]


class PuzzleTry(Answer, frozen=True, kw_only=True):
    """How a try goes. What follows `deed` is told once you have made one: in how many of so many
    `worlds` it leads to the aim (`chance`), whether it is the `best`, what the best and the best
    other one bring (`most`, `next`), how often bots reach the aim, and what would be best."""

    game: str
    puzzle: str
    number: int
    count: int  # of this game
    aim: str
    grade: int
    state: Literal["open", "reached", "missed"]
    found: bool = False  # by you, now or before
    reached: bool = False
    deed: str = ""
    chance: float = 0.0
    best: bool = False
    most: float = 0.0
    next: float = 0.0
    worlds: int = 0
    bots: dict[str, float] = {}
    answers: list[str] = []


class BestScore(Answer, frozen=True):
    scenario: str
    score: int


class AwardInfo(Answer, frozen=True):
    award: str
    title: str
    count: int


class RatingPoint(Answer, frozen=True):
    day: str
    rating: float


class RatingInfo(Answer, frozen=True):
    """A rating by Glicko-2: with 95 % the truth lies within two deviations. `sure`: it does so
    closely enough to mean something."""

    pool: Pool
    rating: float
    deviation: float
    sure: bool
    matches: int
    curve: list[RatingPoint]


class GameRecord(Answer, frozen=True):
    """How somebody has done in a game; `scores` are the latest, in their order."""

    game: str
    won: int
    drawn: int
    lost: int
    best: list[BestScore]
    awards: list[AwardInfo]
    scores: list[int]
    ratings: list[RatingInfo]


class ResultInfo(Answer, frozen=True):
    """A match that is over. `match` is empty where one may not look at it, or it is deleted;
    `rivals` are named to oneself only, bots to everybody."""

    match: str
    game: str
    scenario: str
    seat: str
    result: Won
    how: How
    score: int | None
    award: str
    pool: Pool | Literal[""]
    rivals: list[str]
    ended: float


class ChallengeRecord(Answer, frozen=True):
    """Of how many days somebody has played the challenge to its end, and won."""

    played: int
    won: int


class ProfileInfo(Answer, frozen=True):
    """A person, as his matches show him. `shown`: to everybody."""

    name: str
    guest: bool
    yours: bool
    shown: bool
    since: float
    games: list[GameRecord]
    recent: list[ResultInfo]
    challenges: ChallengeRecord


class ReplayLine(Answer, frozen=True):
    event: str
    text: str
    args: Json


class Replay(Answer, frozen=True):
    """The match after its first `choices`, of `of`."""

    choices: int
    of: int
    seat: str | None
    board: Json
    waiting: list[str]
    log: list[ReplayLine]


class TurnInfo(Answer, frozen=True):
    """A turn that began after the first `choices`, and what the seat saw then; {} if boards were
    not asked for."""

    turn: int
    choices: int
    board: Json


class Turns(Answer, frozen=True):
    turns: list[TurnInfo]


class Told(Answer, frozen=True):
    """What happened, in the reader's language; `number`: after so many choices."""

    lines: list[LogLine]


FigureOrigin = Literal["printed", "likely", "reconstructed", "own"]


class Figure(Answer, frozen=True):
    """A figure of a component; `own`: changed for this match."""

    value: Any
    origin: FigureOrigin


class EditionInfo(Answer, frozen=True):
    """All figures by table, entry and field."""

    tables: dict[str, dict[str, dict[str, Figure]]]


class Health(Answer, frozen=True):
    status: Literal["ok"]
    version: str


class Failure(Answer, frozen=True):
    """Why the request was refused; nothing has changed."""

    reason: str
    text: str
    rule: str = ""
    detail: str | msgspec.UnsetType = msgspec.UNSET
