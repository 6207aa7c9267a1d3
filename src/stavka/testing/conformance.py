"""Every check that a game must pass, in one call.

    conformance.check(game, "solo", {"tactics": "elite"}, seed=7)     one random match
    conformance.check_game(game)                                      every scenario and option set

A fault raises an AssertionError that names the check, the setting, the seed and the number of the
choice after which it was found; `arrive` gives the match at that place. The game must be
installed (registered under the entry point group `stavka.games`): journals are replayed by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import msgspec

from stavka import ledger
from stavka.kernel import Edition, Entry, Event, Game, Match, Option, Scenario
from stavka.testing import copies, refusals, soundness
from stavka.testing.elsewhere import check_elsewhere
from stavka.testing.leaks import Worlds, check_secret_choices, check_unheard
from stavka.testing.odds import Bookmaker, Reading
from stavka.testing.takebacks import Run
from stavka.testing.walk import Course, Player, Setting, Spot, at_random, wander

TEXTS = 5  # of each sort, that are refused at a node
EVERY = 8  # so many choices an expensive look is taken
FEWEST = 16  # of them at a match, however short it is
LOOKS = 200  # of them at most; in one of thousands of choices they lie further apart
WATCHED = 1200  # choices of a match that are looked at; in a longer one by stretches


class Report(msgspec.Struct):
    """How much was looked at: a check that met nothing proves nothing."""

    choices: int = 0
    undoable: int = 0  # choices that could be taken back
    refusals: int = 0  # texts refused
    worlds: int = 0  # imagined
    other_worlds: int = 0  # of them, those that were not the truth
    private: int = 0  # answers given in private
    unheard: int = 0  # times that somebody hears nothing of a secret answer
    odds: int = 0  # looked at
    odds_tried: int = 0  # compared with what dice do


def option_sets(scenario: Scenario) -> Iterator[dict[str, Any]]:
    """Every combination of the options; of a number the lowest, the default and the highest."""
    names = [option.id for option in scenario.options]
    for values in product(*map(_values, scenario.options)):
        yield dict(zip(names, values, strict=True))


def _values(option: Option) -> list[Any]:
    match option.type:
        case "boolean":
            return [False, True]
        case "string":
            return list(option.values)
        case "integer":
            return sorted({option.low, int(option.default), option.high})


def settings(game: Game[Any], seed: int = 1) -> list[Setting]:
    """Every scenario with every option set, each with a seed of its own."""
    every = [(s.id, options) for s in game.scenarios for options in option_sets(s)]
    return [Setting(game, id, options, seed + i) for i, (id, options) in enumerate(every)]


def sample(game: Game[Any], seed: int = 1, each: int = 12) -> list[Setting]:
    """Every scenario, but of one with many option sets only so many, drawn by lot; another seed
    draws others. For every day; the night (`soak`) has many more."""
    every = settings(game, seed)
    found: list[Setting] = []
    for scenario in game.scenarios:
        of_it = [s for s in every if s.scenario == scenario.id]
        found += of_it if len(of_it) <= each else _draw(of_it, each, found, Random(seed))
    return found


def _draw(
    settings: list[Setting], count: int, others: list[Setting], chance: Random
) -> list[Setting]:
    """So many by lot, first those with most values of options that none has yet: none of these,
    and then none of the others."""
    left = chance.sample(settings, len(settings))
    found: list[Setting] = []
    here: set[tuple[str, Any]] = set()
    anywhere = {item for setting in others for item in setting.options.items()}
    while len(found) < count:
        next = max(left, key=lambda s: (_new(s, here), _new(s, anywhere)))
        left.remove(next)
        found.append(next)
        here |= next.options.items()
        anywhere |= next.options.items()
    return found


def _new(setting: Setting, known: set[tuple[str, Any]]) -> int:
    """How many of its options have a value that is not known."""
    return len(setting.options.items() - known)


def check(
    game: Game[Any],
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    *,
    every: int = 0,
    worlds: int = 2,
    patience: int = 0,
    player: Player = at_random,
    reading: Reading | None = None,
    tried_odds: int = 6,
    watched: int = WATCHED,
    edition: Edition | None = None,
) -> Report:
    """Play one match and check it all the way.

    `every`: the expensive checks are made after so many choices (more in a very long match; 0:
    after eight, fewer in a short match);
    `worlds`: imagined for each seat there; `patience`: see `wander`; `player`: who chooses;
    `reading`: how to read the odds, if they are to be compared with what dice do, for at most
    `tried_odds` of them; `watched`: choices that are looked at, in a longer match by stretches;
    `edition`: other figures than the game's own.
    """
    chosen = game.scenario(scenario)
    setting = Setting(game, chosen.id, chosen.check(options or {}), seed, edition)
    course = wander(setting, player, patience)
    bookmaker = Bookmaker(reading, tried_odds)
    return _Inspection(setting, course, every, worlds, watched, bookmaker).go()


def check_game(
    game: Game[Any], seed: int = 1, *, every: int = 0, patience: int = 0
) -> dict[str, Report]:
    """Check every scenario with every option set, here and in other processes."""
    found = settings(game, seed)
    check_elsewhere(found)
    return {
        str(s): check(game, s.scenario, s.options, s.seed, every=every, patience=patience)
        for s in found
    }


def arrive(
    setting: Setting, number: int, player: Player = at_random, patience: int = 0
) -> Match[Any]:
    """The match of a fault's message: the walk of this setting after so many choices."""
    return wander(setting, player, patience).journal.replay(number)


class _Inspection:
    """Goes the way of a course once more, looking at everything."""

    def __init__(
        self,
        setting: Setting,
        course: Course,
        every: int,
        worlds: int,
        watched: int,
        bookmaker: Bookmaker,
    ) -> None:
        self.setting = setting
        self.course = course
        length = len(course.journal.entries)
        self.every = max(every or min(EVERY, length // FEWEST), length // LOOKS, 1)
        self.stretch = self.every * watched // max(length, watched)  # after each expensive look
        self.worlds = worlds
        self.bookmaker = bookmaker
        self.rng = Random(f"inspection {setting.seed}")
        self.rows = ledger.ids(setting.game.id)
        self.stranger = refusals.Stranger(setting, course.offered, self.rng)
        self.report = Report(choices=len(course.journal.entries))
        self.match = setting.start()
        self.run: Run | None = None
        self.shadows: list[copies.Shadow] = []
        self.around: Worlds | None = None

    def go(self) -> Report:
        halfway = self.match.encode()
        soundness.check_events(Spot(self.setting, self.match, 0), self.match.opening)
        for number, entry in enumerate(self.course.journal.entries):
            spot = Spot(self.setting, self.match, number)
            if number == self.report.choices // 2:
                halfway = self.match.encode()
            if not self.watches(spot):
                with spot.check("play"):
                    self.match.play(entry.seat, entry.choice)
                continue
            self.look(spot)
            if self.since(number) == 0:
                self.look_deeply(spot)
            secret = self.match.secret
            with spot.check("play"):
                events = self.match.play(entry.seat, entry.choice)
            self.follow(Spot(self.setting, self.match, number + 1), entry, events, secret)
        end = Spot(self.setting, self.match, self.report.choices)
        self.watch(end)
        self.look(end)
        self.look_deeply(end)
        self.look_back(end, halfway)
        self.report.odds, self.report.odds_tried = self.bookmaker.seen, len(self.bookmaker.tried)
        return self.report

    def since(self, number: int) -> int:
        """The choices since the last expensive look."""
        return (number + self.setting.seed) % self.every

    def watches(self, spot: Spot) -> bool:
        """Whether this node is looked at: the first and the last ones, and in a long match so many
        after each expensive look."""
        far = self.stretch <= spot.number < self.report.choices - self.stretch
        if far and self.since(spot.number) >= self.stretch:
            self.catch_up(spot)
            self.run = self.around = None
            self.shadows = []
            return False
        self.watch(spot)
        return True

    def watch(self, spot: Spot) -> None:
        if self.run is None:
            self.run = Run(spot)

    def catch_up(self, spot: Spot) -> None:
        for shadow in self.shadows:
            with spot.check(shadow.kind):
                shadow.catch_up(spot)

    def look(self, spot: Spot) -> None:
        """What is checked at every node."""
        with spot.check("seats"):
            soundness.check_waiting(spot)
        with spot.check("choices"):
            soundness.check_choices(spot, self.rows)
        with spot.check("position"):
            soundness.check_position(spot)
        with spot.check("derived"):
            soundness.check_derived(spot, spot.match.position)
        with spot.check("why_not"):
            refusals.check_offered(spot)
        with spot.check("odds"):
            self.bookmaker.check(spot)

    def look_deeply(self, spot: Spot) -> None:
        """What is checked only now and then."""
        assert self.run is not None
        self.catch_up(spot)
        with spot.check("fork"):
            soundness.check_any_may_answer(spot, self.rng)
        with spot.check("view"):
            soundness.check_looking_changes_nothing(spot)
        with spot.check("undo"):
            self.run.check_all(spot)
        with spot.check("why_not"):
            texts = self.stranger.texts(spot, TEXTS)
            self.report.refusals += refusals.check_refused(spot, texts, self.rows)
        with spot.check("imagine"):
            self.around = Worlds(spot, self.worlds)
            self.report.worlds += self.around.count
            self.report.other_worlds += self.around.other
        with spot.check("leak"):
            self.around.check(spot, texts)
            if len(self.match.seats) > 1:
                self.report.private += check_secret_choices(spot, self.rng)
        with spot.check("imagine"):
            self.around.check_sound(spot, self.rng)
        with spot.check("encode"):
            self.shadows = [copies.Shadow(spot, kind) for kind in ("fork", "encode")]

    def follow(self, spot: Spot, entry: Entry, events: list[Event], secret: bool) -> None:
        """What is checked of a choice that was just made; `secret`: in private."""
        assert self.run is not None
        with spot.check("events"):
            soundness.check_events(spot, events)
        with spot.check("undo"):
            self.run.played(spot, entry.seat, entry.choice, events)
            self.run.check(spot)
            self.report.undoable += self.match.can_undo(entry.seat)
        if secret:
            with spot.check("unheard"):
                was, now = self.run.was, self.run.now
                self.report.unheard += check_unheard(spot, entry, events, was, now)
        if self.around:
            with spot.check("leak"):
                self.around.follow(spot, entry.seat, entry.choice, events)
            self.around = None
        for shadow in self.shadows:
            shadow.saw(entry.seat, entry.choice, events)

    def look_back(self, spot: Spot, halfway: bytes) -> None:
        """What is checked of a finished match."""
        with spot.check("outcome"):
            soundness.check_outcome(spot)
        with spot.check("journal"):
            if self.match.journal.text() != self.course.journal.text():
                spot.fail("journal", "the same seed and choices have led to another match")
            copies.check_journal(spot, self.report.choices // 2, halfway)
        with spot.check("verify"):
            few = self.report.choices > WATCHED
            copies.check_tampering(spot, self.rng, 1 if few else None)
