"""A builder of camps in the woods: a test reads like a referee's note.

    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 3"})
    woods.has("peasant", weapons=8, food=0)
    woods.play("open I6")
    assert woods.changes() == {"peasant.weapons": 2, "peasant.food": 9, "peasant.points": 3}

Without names of camps the six roles play three on three, otherwise those that are named, in this
order: Woods("nkvd", "officer"). The first of them begins the month and has the turn.

Cards are given by place (columns A to O, rows 1 to 11) as texts, open (`shown`) or face down
(`closed`):

    "left=policeman 8, right=nkvd, top=water -3, bottom=wood 4, event=cache food 5"
    "event=frostbite 2, water=1"  "event=leader-wounded, water=2"  "event=fire 10"
    "event=transport"  "event=sabotage 3"

What is not said of a card is left=nkvd 1, right=officer, top=maps 1, bottom=fuel 1 and no event:
such cards do not meet each other. Some more of them lie around the figure face down
(`woods.spares`), so that a month goes on; with spare=0 none. Without any cards given the month is
dealt as usual.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from stavka.games.partisans import GAME, NUMBERS
from stavka.games.partisans.components import KINDS, MAPS, RANKS, RESOURCES, ROLES, SIDES, WOOD
from stavka.games.partisans.position import BESIDE, CELL, CELL_IDS, LOST_TURNS, Position
from stavka.games.partisans.rules.attacks import AttackTurn
from stavka.games.partisans.rules.healing import HealCamp
from stavka.games.partisans.rules.month import EndMonth
from stavka.games.partisans.rules.month_end import Feed, Workshop
from stavka.games.partisans.rules.raids import OpenCard
from stavka.games.partisans.rules.trade import TradeTurn
from stavka.kernel import Event, Match, Outcome, Play, Refusal, Step
from stavka.kernel.steps import settle
from stavka.testing import refused

E = TypeVar("E", bound=Event)
PLAIN = "left=nkvd 1, right=officer, top=maps 1, bottom=fuel 1, event=none"
SHEET = (  # of a camp, by name, besides its stores and people
    "points", "deaths", "transport", "incendiary", "brigade", "dominated", "hurt",
    "leader_hurt",
)  # fmt: skip


class Woods:
    """A match in which a test arranges camps and cards.

    `options` of the game, with _ for -: Woods(cards_add_up=False). `figures`: components as a test
    wants them: {"figures.full-map.value": 3}.
    """

    def __init__(
        self,
        *camps: str,
        shown: Mapping[str, str] | None = None,
        closed: Mapping[str, str] | None = None,
        spare: int = 6,
        figures: Mapping[str, object] | None = None,
        seed: int = 1,
        **options: object,
    ) -> None:
        cards = {**(shown or {}), **(closed or {})}
        texts = [*cards.values(), *[""] * spare] if cards else []
        changes = {**card_changes(texts), **(figures or {})}
        edition = GAME.edition.override(changes, GAME.components)
        said = {name.replace("_", "-"): value for name, value in options.items()}
        if any(camp.endswith("-2") for camp in camps):
            said["sides"] = SIDES[ROLES.index(camps[0].removesuffix("-2")) // RANKS]
        scenario = NUMBERS[len(camps) - 1] if camps else "three-on-three"
        self.match: Match[Position] = GAME.start(scenario, seed, said, edition)
        for seat, camp in zip(self.match.seats, camps, strict=False):
            self.match.play(seat, f"role {camp}")
        self.events: list[Event] = []  # of the last play
        self.spares: list[str] = []  # places of the spare cards
        self._noted: dict[str, object] = {}
        if self.p.built:
            return
        if cards:
            self._lay(list(cards), set(shown or {}), spare)
        self.turn(self.p.id(0))

    @property
    def p(self) -> Position:
        return self.match.position

    def camp(self, id: str) -> int:
        """The number of a camp."""
        return next(camp for camp in self.p.camps if self.p.id(camp) == id)

    def seat(self, id: str) -> str:
        """Who leads a camp."""
        return self.p.seats[self.camp(id)]

    # Arranging

    def _lay(self, places: list[str], shown: set[str], spare: int) -> None:
        p = self.p
        p.table[:] = [0] * len(p.table)
        p.shown[:] = bytes(len(p.shown))
        for number, place in enumerate(places):
            p.table[CELL[place]] = number + 1
            p.shown[CELL[place]] = place in shown
        for number in range(len(places), len(places) + spare):
            cell = next(
                b for c in reversed(p.cells()) for b in BESIDE[c][::-1] if b >= 0 and not p.table[b]
            )
            p.table[cell] = number + 1
            self.spares.append(CELL_IDS[cell])
        p.deck[:] = range(len(places) + spare, len(p.box.cards))
        p.closed = len(places) + spare - len(shown)

    def has(self, camp: str, **what: int) -> Woods:
        """Exactly so much: stores and people by their names, points, bonuses, lost turns (see
        SHEET): has("nkvd", water=0, peasant=3, points=7, transport=1). A full map and
        fortifications follow from maps and wood; no points are given for them."""
        p, at = self.p, self.camp(camp)
        for name, value in what.items():
            if name in RESOURCES:
                p.store[at * KINDS + RESOURCES.index(name)] = value
            elif name in ROLES:
                assert ROLES.index(name) // RANKS == p.side(at), f"{name} among the wrong people"
                p.people[at * RANKS + ROLES.index(name) % RANKS] = value
            elif name in LOST_TURNS:
                p.lost[at * len(LOST_TURNS) + LOST_TURNS.index(name)] = value
            else:
                assert name in SHEET, name
                getattr(p, name)[at] = value
        p.full_map[at] = p.has(at, MAPS) >= p.box.full_map
        p.fortified[at] = p.has(at, WOOD) >= p.box.fortifications
        return self.changed()

    def has_nothing(self, *camps: str) -> Woods:
        """Neither stores nor people."""
        for camp in camps:
            nothing = dict.fromkeys(RESOURCES, 0)
            at = self.p.side(self.camp(camp)) * RANKS
            self.has(camp, **nothing, **dict.fromkeys(ROLES[at : at + RANKS], 0))
        return self

    def sick(self, camp: str, count: int, water: int) -> Woods:
        """So many of its people are frostbitten or wounded and not yet treated."""
        self.p.sick.append((self.camp(camp), count, water))
        return self.changed()

    def out(self, *camps: str) -> Woods:
        """These camps have been destroyed."""
        self.has_nothing(*camps)
        for camp in camps:
            self.p.out[self.camp(camp)] = 1
        return self.changed()

    def month_is(self, month: int) -> Woods:
        self.p.month = month
        return self.changed()

    def turn(self, camp: str) -> Woods:
        """The month began with this camp, and it is its turn to open a card."""
        p = self.p
        p.first = p.camp = self.camp(camp)
        p.opened = 0
        p.stack = [EndMonth(), OpenCard(p.camp)]
        return self.changed()

    def changed(self) -> Woods:
        self.match._cache.clear()
        return self.note()

    # Making things happen

    def play(self, *choices: str, by: str | None = None) -> Woods:
        """Make these choices one after the other: by a camp, or by whoever is asked."""
        self.note()
        self.events = []
        for choice in choices:
            seat = self.seat(by) if by else self.match.waiting[0]
            self.events += self.match.play(seat, choice)
            self.sound()
        return self

    def happens(self, *steps: Step[Position]) -> Woods:
        """These steps are resolved until something is asked; the turn goes on after them."""
        self.note()
        play = Play(self.p, self.match.dice)
        self.p.stack.extend(reversed(steps))
        settle(play)
        self.events = play.events
        self.match._cache.clear()
        return self.sound()

    def healing(self, camp: str) -> Woods:
        """The sick and hurt of a camp at the end of a month, then the raids go on."""
        return self.happens(HealCamp(self.camp(camp)))

    def trade(self, camp: str) -> Woods:
        """A camp's turn to trade, then the raids go on."""
        return self.happens(TradeTurn(self.camp(camp), 0))

    def workshop(self, camp: str) -> Woods:
        """A camp's turn to make or organise something, then the raids go on."""
        return self.happens(Workshop(self.camp(camp)))

    def feeding(self, camp: str) -> Woods:
        """The people of a camp are fed, then the raids go on."""
        return self.happens(Feed(self.camp(camp)))

    def attacks(self, camp: str) -> Woods:
        """A camp's turn to attack, then the raids go on."""
        return self.happens(AttackTurn(self.camp(camp)))

    def month_ends(self) -> Woods:
        """All cards are open: the end of the month begins, until something is asked."""
        p = self.p
        for cell in p.cells():
            p.shown[cell] = 1
        p.closed = 0
        p.stack = []
        return self.happens(EndMonth())

    def until(self, question: str | None, camp: str | None = None) -> Woods:
        """Everybody is done with all that is asked before this question (to this camp); None:
        until the game is over."""
        self.note()
        self.events = []
        while self.asked() != question or camp not in (None, self.waiting()):
            given = [c for c in self.offered() if c in ("done", "peace", "treat 0")]
            assert given, f"{self.waiting()} is asked {self.asked()}: {self.offered()}"
            self.events += self.match.play(self.match.waiting[0], given[0])
            self.sound()
        return self

    def sound(self) -> Woods:
        """The position is possible."""
        assert GAME.faults(self.p) == []
        return self

    # Looking

    def sheet(self, camp: str) -> dict[str, object]:
        """All of a camp's record sheet by name: {"points": 0, "food": 30, "peasant": 2, ...}."""
        return _sheet(self._board()["camps"][self.camp(camp)])

    def store(self, camp: str) -> dict[str, int]:
        """What is in a camp's store: {"maps": 10, ...}."""
        found: dict[str, int] = self._board()["camps"][self.camp(camp)]["store"]
        return found

    def people(self, camp: str) -> dict[str, int]:
        """Who lives in a camp: {"peasant": 2, ...}."""
        found: dict[str, int] = self._board()["camps"][self.camp(camp)]["people"]
        return found

    def points(self, camp: str) -> int:
        return self.p.points[self.camp(camp)]

    def note(self) -> Woods:
        """Remember all sheets as they are now, for `changes`. Each play does it first."""
        self._noted = self._sheets()
        return self

    def changes(self) -> dict[str, object]:
        """What the last play has changed on any sheet: {"peasant.food": 9}."""
        now, noted = self._sheets(), self._noted
        return {k: v for k, v in now.items() if k not in noted or noted[k] != v}

    def _sheets(self) -> dict[str, object]:
        p, camps = self.p, self._board()["camps"]
        found: dict[str, object] = {"month": p.month}
        for camp in p.camps:
            if p.heroes[camp] >= 0:
                id = p.id(camp)
                sheet = _sheet(camps[self.camp(id)])
                found |= {f"{id}.{name}": value for name, value in sheet.items()}
        return found

    def _board(self) -> dict[str, Any]:
        board: dict[str, Any] = self.match.view(None)["board"]
        return board

    def shown(self) -> list[str]:
        """The places of the open cards."""
        return [CELL_IDS[cell] for cell in self.p.cells() if self.p.shown[cell]]

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind that the last play brought."""
        return [e for e in self.events if isinstance(e, kind)]

    def log(self) -> list[str]:
        """The kinds of all events of the last play, in their order."""
        return [type(e).__name__ for e in self.events]

    def asked(self) -> str | None:
        """The kind of the question now asked."""
        if not self.match.waiting:
            return None
        question = self.match.question(self.match.waiting[0])
        assert question is not None
        return question.kind

    def waiting(self) -> str | None:
        """The camp that is asked."""
        return self.p.id(self.p.seats.index(self.match.waiting[0])) if self.match.waiting else None

    def offered(self, start: str = "") -> list[str]:
        """The choices now offered that begin like this."""
        return [str(c) for c in self.match.choices(self.match.waiting[0]) if c.startswith(start)]

    def refused(self, choice: str, by: str | None = None) -> Refusal:
        """Why a choice is refused; playing it raises and changes nothing."""
        return refused(self.match, self.seat(by) if by else self.match.waiting[0], choice)

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None, "the game goes on"
        return self.match.outcome

    @property
    def over(self) -> str | None:
        """The reason of the outcome, or None while the game goes on."""
        return self.match.outcome.reason.id if self.match.outcome else None


def to_open(cards: dict[str, str], place: str) -> Woods:
    """All of these cards lie open but the one that is to be opened."""
    shown = {at: text for at, text in cards.items() if at != place}
    return Woods(shown=shown, closed={place: cards[place]})


def card_changes(texts: list[str]) -> dict[str, object]:
    """The changes of an edition that make these the first cards of the deck."""
    ids = list(GAME.edition.figures["cards"])
    found: dict[str, object] = {}
    for id, text in zip(ids, texts, strict=False):
        found |= {f"cards.{id}.{name}": value for name, value in card(text).items()}
    return found


def card(text: str) -> dict[str, object]:
    """The fields of a card that is given as a text."""
    said = dict(part.split("=") for part in f"{PLAIN}, {text}".rstrip(", ").split(", "))
    (left, count), (event, *more) = said["left"].split(), said["event"].split()
    fields: dict[str, object] = {"left": left, "count": int(count), "right": said["right"]}
    for edge in ("top", "bottom"):
        resource, amount = said[edge].split()
        fields |= {edge: resource, f"{edge}_amount": int(amount)}
    return fields | {
        "event": event,
        "resource": more.pop(0) if more and more[0] in RESOURCES else "none",
        "amount": int(more[0]) if more else 0,
        "water": int(said.get("water", 0)),
    }


def _sheet(camp: dict[str, Any]) -> dict[str, object]:
    """Of a camp as the board tells it: its store, its people and all else, by name."""
    return {**camp["store"], **camp["people"]} | {
        name: value for name, value in camp.items() if name not in ("store", "people")
    }
