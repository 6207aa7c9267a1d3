"""Night Crossing: a boat with three men, a river, mines and a gun; for two players.

`rules` are the rules, `components` and `data` what lies in the box, `position` what is true now,
`bot` an opponent, `board` how the browser draws it.
"""

from __future__ import annotations

from typing import Any

from stavka.kernel import (
    Dice,
    Edition,
    Game,
    Message,
    Option,
    Scenario,
    Texts,
    Vocabulary,
    steps_of,
)
from stavka_crossing import rules
from stavka_crossing.bot import BOTS, REASONS
from stavka_crossing.components import COMPONENTS, MOST_TURNS, Box
from stavka_crossing.events import EVENTS
from stavka_crossing.position import BANK, BOAT, SEATS, Position

MINES = Option("mines", 3, low=1, high=5)


class NightCrossing(Game[Position]):
    id = "crossing"
    scenarios = (Scenario("night", SEATS, (MINES,)),)
    max_choices = MINES.high + 2 * MOST_TURNS  # a turn is an act of the boat and one of the gun
    position = Position
    steps = steps_of(rules)
    events = EVENTS
    verbs = rules.VERBS
    refusals = rules.REFUSALS
    components = COMPONENTS
    data = ("river.toml",)
    bots = BOTS

    def unpack(self, edition: Edition) -> Box:
        return Box(edition)

    def setup(self, scenario: Scenario, options: dict[str, Any], box: Box, dice: Dice) -> Position:
        return Position(
            stack=[rules.LayMine()],
            box=box,
            all_mines=options["mines"],
            in_stock=options["mines"],
            mines=[],
            clear=[],
            boat=box.start,
            men=box.boat.men,
            rounds=box.gun.rounds,
        )

    def view(self, p: Position, seat: str | None) -> dict[str, Any]:
        number = p.box.grid.number
        seen = {
            "turn": p.turn,
            "boat": number(p.boat),
            "men": p.men,
            "rounds": p.rounds,
            "mines": len(p.mines) + p.in_stock,
            "clear": [number(hex) for hex in p.clear],
        }
        if seat == BANK:
            seen["laid"] = [number(hex) for hex in p.mines]
        return seen

    def eyes(self, seat: str | None, scenario: str) -> str | None:
        """The boat sees no more than a spectator."""
        return seat if seat == BANK else None

    def imagine(self, p: Position, seat: str, dice: Dice) -> None:
        """For the boat a mine may lie wherever nobody has looked."""
        if seat == BOAT:
            places = [hex for hex in p.box.water if hex not in p.clear]
            dice.shuffle(places)
            p.mines[:] = places[: len(p.mines)]

    def faults(self, p: Position) -> list[str]:
        found = []
        if len(set(p.mines)) < len(p.mines) or set(p.mines) - set(p.box.water):
            found.append("two mines in one hex, or one on a bank")
        if set(p.mines) & set(p.clear):
            found.append("a mine where everybody knows that there is none")
        if len(p.mines) + p.in_stock + p.gone != p.all_mines:
            found.append("a mine is lost")
        if not (0 <= p.men <= p.box.boat.men and 0 <= p.rounds <= p.box.gun.rounds):
            found.append("men or rounds from nowhere")
        return found

    def vocabulary(self, box: Box) -> Vocabulary:
        numbers = {box.grid.number(hex): hex for hex in box.hexes}
        shared = {
            number: Message("name-hex", {"column": box.grid.column(hex), "row": box.grid.row(hex)})
            for number, hex in numbers.items()
        }
        plain = ("outcome-landed", "outcome-lost", "outcome-day", "odds-seen", "odds-unseen",
                 "odds-hit", "odds-miss")  # fmt: skip
        return Vocabulary(shared, {"hex": tuple(numbers)}, {**dict.fromkeys(plain, ()), **REASONS})

    def sketch(self, view: dict[str, Any], texts: Texts) -> str:
        """The river for the terminal: the boat B, mines *, known to be clear ., unknown ?"""
        box = self.box_of(view)
        board = view["board"]
        signs = {box.grid.number(hex): "?" if hex in box.water else "." for hex in box.hexes}
        signs |= dict.fromkeys(board["clear"], ".")
        signs |= dict.fromkeys(board.get("laid", ()), "*")
        signs[board["boat"]] = "B"
        columns = range(1, box.river.columns + 1)
        rows = range(box.river.rows, 0, -1)
        return "\n".join(
            " ".join([*(signs[f"{column:02}{row:02}"] for column in columns), f" {row}"])
            for row in rows
        )


GAME = NightCrossing()
