"""The journal: a text file that a person can read, mail and diff, and that replays exactly.

    game: pavlov
    seed: 1942
    ...

    1. defender: play s05 load            # =5f0c21aa
    2. defender: target track-1-1         # 1 2 2 4 =90b1c7d3

After each choice stand the dice it caused and a checksum of the position it led to. From a line
`reseed: COMMITMENT SEED` on, the dice come of another seed. Who gave up at the table stands in a
line `resigned: SEAT`, for choices do not tell it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from stavka.kernel.dice import commitment
from stavka.kernel.texts import Texts, source
from stavka.kernel.words import Arg, Message, Outcome, StavkaError

if TYPE_CHECKING:
    from stavka.kernel.match import Match

TAG = re.compile(r"([a-z]{1,20}): (.*)")
CHOICE = re.compile(r"([0-9]{1,9})\. ([\w-]{1,40}): (.*)")
ROLLED = re.compile(r"((?: [1-6])*) =([0-9a-f]{8})")  # behind the "#"
LINE_LENGTH = 10_000
QUOTED = 60  # characters of what is written, when an error shows it

# What can be wrong, each a message of the shell's texts, and its arguments.
FAULTS: dict[str, tuple[str, ...]] = {
    "journal-line-too-long": ("line", "length"),
    "journal-bad-value": ("line", "tag", "name"),
    "journal-no-choice": ("line", "number", "found"),
    "journal-lacks": ("tags",),
    "journal-bad-outcome": (),
    "journal-illegal-choice": ("number",),
    "journal-no-game": ("game",),
    "journal-other-figures": ("engine",),
    "journal-setting": (),
    "journal-differs-dice": ("line", "written", "replayed"),
    "journal-differs-position": ("line", "written", "replayed"),
    "journal-differs-choice": ("line", "written"),
    "journal-differs-outcome": ("line",),
    "journal-differs-commitment": ("line",),
}


class Header(msgspec.Struct, frozen=True):
    """What a match was started with, and by which engine."""

    game: str
    engine: str
    scenario: str
    options: dict[str, bool | int | str]
    edition: str
    overrides: dict[str, Any]
    seed: str


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One choice, the dice it caused and the checksum of the position after it."""

    seat: str
    choice: str
    dice: tuple[int, ...]
    check: int


class Reseed(msgspec.Struct, frozen=True, array_like=True):
    """Another seed, from which the dice come after so many choices."""

    after: int
    seed: str
    committed: str = ""  # as written, if it was read from a file


class BadJournal(StavkaError):
    """A journal that cannot be read or replayed. `said` is what is wrong, for any language; the
    error itself is in English, and may say more."""

    def __init__(self, fault: str, english: str = "", **known: object) -> None:
        id = f"journal-{fault}"
        # As texts: the number of a line is not to be grouped.
        args: dict[str, Arg] = {name: str(known[name])[:QUOTED] for name in FAULTS[id]}
        self.said = Message(id, args)
        super().__init__(english or _in_english(self.said))


def _in_english(message: Message) -> str:
    """A part of a sentence: it follows the name of a file."""
    text = _english().say(message)
    return text[:1].lower() + text[1:]


@cache
def _english() -> Texts:
    return Texts("en", [source("stavka", "en")])


class Divergence(msgspec.Struct, frozen=True):
    """The first place where a replay differs from what is written."""

    line: int  # of the file, from 1
    what: str  # "dice", "position", "choice", "outcome" or "commitment"
    written: str
    replayed: str

    @property
    def problem(self) -> BadJournal:
        """The same as an error."""
        return BadJournal(f"differs-{self.what}", **msgspec.structs.asdict(self))

    def __str__(self) -> str:
        return str(self.problem)


class Journal(msgspec.Struct, frozen=True):
    """All that is needed to play a match again."""

    header: Header
    entries: tuple[Entry, ...]
    outcome: Outcome | None = None
    committed: str = ""  # the commitment as written, if the journal was read from a file
    lines: dict[str, int] = {}  # where tags and choices ("1", "2", ...) stand in that file
    reseeded: tuple[Reseed, ...] = ()
    resigned: str = ""  # the seat that gave up at the table

    def text(self) -> str:
        h = self.header
        lines = [f"game: {h.game}", f"engine: {h.engine}", f"scenario: {h.scenario}"]
        lines += [f"option: {k}={json.dumps(v)}" for k, v in h.options.items()]
        lines += [f"edition: {h.edition}"]
        lines += [f"figure: {k}={json.dumps(v)}" for k, v in h.overrides.items()]
        lines += [f"seed: {h.seed}", f"commitment: {self.committed or commitment(h.seed)}"]
        if self.outcome:
            lines.append(f"outcome: {_outcome_text(self.outcome)}")
        if self.resigned:
            lines.append(f"resigned: {self.resigned}")
        lines.append("")
        reseeds = {r.after: r for r in self.reseeded}
        lines += _reseed_lines(reseeds.get(0))
        for number, e in enumerate(self.entries, 1):
            dice = "".join(f" {d}" for d in e.dice)
            lines.append(f"{f'{number}. {e.seat}: {e.choice}':<44} #{dice} ={e.check:08x}")
            lines += _reseed_lines(reseeds.get(number))
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Journal:
        """From its text; a line that is none raises BadJournal."""
        tags: dict[str, str] = {}
        options: dict[str, Any] = {}
        overrides: dict[str, Any] = {}
        entries: list[Entry] = []
        reseeded: dict[int, Reseed] = {}
        lines: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            if len(line) > LINE_LENGTH:
                raise BadJournal("line-too-long", line=number, length=LINE_LENGTH)
            tag = TAG.fullmatch(line)
            if tag and (not entries or tag[1] == "reseed"):
                key, value = tag[1], tag[2].strip()
                if key == "reseed":
                    lines[f"reseed {len(entries)}"] = number
                    reseeded[len(entries)] = _read_reseed(value, len(entries), number)
                elif key in ("option", "figure"):
                    name, _, written = value.partition("=")
                    try:
                        read = msgspec.json.decode(written)
                    except (msgspec.DecodeError, RecursionError):
                        raise BadJournal("bad-value", line=number, tag=key, name=name) from None
                    (options if key == "option" else overrides)[name] = read
                else:
                    tags[key] = value
                    lines[key] = number
                continue
            found = CHOICE.fullmatch(line)
            if not found or int(found[1]) != len(entries) + 1:
                raise BadJournal("no-choice", line=number, number=len(entries) + 1, found=line)
            entries.append(_read_entry(found[2], found[3]))
            lines[found[1]] = number
        missing = {"game", "engine", "scenario", "edition", "seed"} - set(tags)
        if missing:
            raise BadJournal("lacks", tags=", ".join(sorted(missing)))
        header = Header(
            tags["game"], tags["engine"], tags["scenario"], options, tags["edition"],
            overrides, tags["seed"],
        )  # fmt: skip
        outcome = _read_outcome(tags["outcome"]) if "outcome" in tags else None
        committed, resigned = tags.get("commitment", ""), tags.get("resigned", "")
        seeds = tuple(reseeded.values())
        return cls(header, tuple(entries), outcome, committed, lines, seeds, resigned)

    @property
    def seeds(self) -> dict[int, str]:
        """The other seeds, by the number of choices after which the dice come of them."""
        return {r.after: r.seed for r in self.reseeded}

    def replay(self, upto: int | None = None) -> Match[Any]:
        """The match after the first `upto` choices (None: after all)."""
        match = self._start()
        go_on(match, self.entries[:upto], self.seeds)
        return match

    def back(self, choices: int) -> Journal:
        """The journal when all choices but the first ones are taken back. The present seed stays:
        an older one may be known to somebody."""
        kept = {r.after: r for r in self.reseeded if r.after <= choices}
        if len(kept) < len(self.reseeded):
            kept[choices] = Reseed(choices, self.reseeded[-1].seed)
        return Journal(self.header, self.entries[:choices], reseeded=tuple(kept.values()))

    def verify(self) -> Divergence | None:
        """Replay and compare; the first line where dice or position differ, or None."""
        if found := self.other_seeds():
            return found
        seeds = self.seeds
        match = self._start()
        for number, entry in enumerate(self.entries, 1):
            try:
                match.play(entry.seat, entry.choice)
            except StavkaError as problem:
                return self.not_legal(number, problem)
            assert match.last is not None
            if found := self.differs(number, match.last):
                return found
            if number in seeds:
                match.reseed(seeds[number])
        return self.other_end(match)

    # The same, piece by piece, for whoever replays it himself.

    def other_seeds(self) -> Divergence | None:
        """A commitment that is not of its seed."""
        if self.committed and self.committed != (found := commitment(self.header.seed)):
            return Divergence(self._line("commitment"), "commitment", self.committed, found)
        for r in self.reseeded:
            if r.committed and r.committed != (found := commitment(r.seed)):
                line = self._line(f"reseed {r.after}")
                return Divergence(line, "commitment", r.committed, found)
        return None

    def differs(self, number: int, done: Entry) -> Divergence | None:
        """What a choice, counted from 1, brought otherwise than is written."""
        entry = self.entries[number - 1]
        if done.dice != entry.dice:
            what = "dice", _dice_text(entry.dice), _dice_text(done.dice)
        elif done.check != entry.check:
            what = "position", f"{entry.check:08x}", f"{done.check:08x}"
        else:
            return None
        return Divergence(self._line(str(number)), *what)

    def not_legal(self, number: int, problem: StavkaError) -> Divergence:
        written = self.entries[number - 1].choice
        return Divergence(self._line(str(number)), "choice", written, f"not legal ({problem})")

    def other_end(self, match: Match[Any]) -> Divergence | None:
        """An outcome that is not that of the match; who gives up has a seat in one that goes on."""
        if self.resigned and (match.outcome or self.resigned not in match.seats):
            line = self._line("resigned")
            return Divergence(line, "outcome", self.resigned, " ".join(match.waiting) or "none")
        if self.outcome and match.outcome != self.outcome:
            replayed = _outcome_text(match.outcome) if match.outcome else "none"
            line = self._line("outcome")
            return Divergence(line, "outcome", _outcome_text(self.outcome), replayed)
        return None

    def end(self, match: Match[Any]) -> Outcome | None:
        """How its match ended, by the rules or because a seat gave up."""
        return match.resigned(self.resigned) if self.resigned else match.outcome

    def _line(self, name: str) -> int:
        lines = self.lines or Journal.parse(self.text()).lines
        return lines[name]

    def _start(self) -> Match[Any]:
        from stavka.kernel.registry import game

        h = self.header
        fault = "no-game"
        try:
            title = game(h.game)
            fault = "other-figures"
            edition = title.edition_of(h)
            fault = "setting"
            match = title.start(h.scenario, h.seed, h.options, edition)
        except StavkaError as problem:
            raise BadJournal(fault, str(problem), game=h.game, engine=h.engine) from None
        match.header = h
        if self.reseeded and not self.reseeded[0].after:
            match.reseed(self.reseeded[0].seed)
        return match


def go_on(match: Match[Any], entries: Iterable[Entry], seeds: Mapping[int, str]) -> None:
    """Play on with these choices. The other seeds come after so many choices of the match."""

    def dice() -> None:
        seed = seeds.get(match.length)
        done = any((r.after, r.seed) == (match.length, seed) for r in match.reseeded[-1:])
        if seed is not None and not done:
            match.reseed(seed)

    dice()
    for entry in entries:
        try:
            match.play(entry.seat, entry.choice)
        except StavkaError as problem:
            number = match.length + 1
            english = f"choice {number}: {problem}"
            raise BadJournal("illegal-choice", english, number=number) from None
        dice()


def _read_entry(seat: str, text: str) -> Entry:
    """A choice, with its dice and its checksum if they are written."""
    choice, _, behind = text.rpartition("#")
    if rolled := ROLLED.fullmatch(behind):
        dice = tuple(map(int, rolled[1].split()))
        return Entry(seat, choice.rstrip(), dice, int(rolled[2], 16))
    return Entry(seat, text.rstrip(), (), 0)


def _reseed_lines(r: Reseed | None) -> list[str]:
    return [f"reseed: {r.committed or commitment(r.seed)} {r.seed}"] if r else []


def _read_reseed(text: str, after: int, line: int) -> Reseed:
    committed, _, seed = text.partition(" ")
    if not seed:
        raise BadJournal("bad-value", line=line, tag="reseed", name=committed)
    return Reseed(after, seed, committed)


def _dice_text(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice)) or "none"


def _outcome_text(outcome: Outcome) -> str:
    return msgspec.json.encode(outcome, order="deterministic").decode()


def _read_outcome(text: str) -> Outcome:
    try:
        return msgspec.json.decode(text, type=Outcome)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadJournal("bad-outcome", f"outcome: {problem}") from None
