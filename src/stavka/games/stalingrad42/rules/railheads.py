"""Chapters 17.2 and 17.3.2: railheads advance in the German supply phase, unless they are cut."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import RailheadAdded, RailheadAdvanced
from stavka.games.stalingrad42.position import Position, find_place, place_id
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, named, places, to_places
from stavka.games.stalingrad42.rules.control import shut
from stavka.games.stalingrad42.rules.railways import green, network, new_railheads
from stavka.kernel import Arg, Choice, Reason, choice

MARKERS, HEXES = 4, 2  # that advance in a supply phase, and how far each [17.2.1b]


def lay(p: Position, play: Play) -> None:
    """A scenario brings a railhead in the German initial phase of a turn. [C2.2g]"""
    if p.side == AXIS and p.turn > p.setup.scenario.first:
        for line in new_railheads(p):
            p.railheads.append(line)
            play.tell(RailheadAdded(place=place_id(line[-1])))
        p.touched(())


def works(p: Position, number: int) -> bool:
    """Whether a railhead is joined with the railways behind it. [17.3.2a]"""
    return bool(network(p, AXIS) >> p.railheads[number][-1] & 1)


class ExtendRailways(AskActive, frozen=True):
    """The German player converts railways, hex by hex. `moved`: how far each railhead has come in
    this phase; those that were added in it stay. [3.B5a, 17.2.1a to 17.2.1c, 17.2.2b, 17.3.2a]"""

    rules = ("17.2.1a", "17.2.1b", "17.2.1c")
    moved: tuple[int, ...]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": MARKERS - sum(far > 0 for far in self.moved)}

    def ahead(self, p: Position) -> dict[int, int]:
        """The hexes that can be converted next, each with its railhead."""
        found: dict[int, int] = {}
        for number, line in enumerate(p.railheads):
            for hex in green(p.ground).get(line[-1], ()):
                if hex not in found and self.bar(p, number, hex) is None:
                    found[hex] = number
        return found

    def bar(self, p: Position, number: int, hex: int) -> Reason | None:
        """Why a railhead does not enter the next hex of its line."""
        if any(hex in line for line in p.railheads) and not returns(p, (*p.railheads[number], hex)):
            return "is-converted"
        if number >= len(self.moved):
            return "railhead-is-new"
        if self.moved[number] >= HEXES:
            return "railhead-came-far", "17.2.1b"
        if not self.moved[number] and sum(far > 0 for far in self.moved) >= MARKERS:
            return "four-railheads"
        if not works(p, number):
            return "railhead-is-cut"
        return "railhead-shuns-zones" if shut(p) >> hex & 1 else None

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*to_places("convert", self.ahead(p)), choice("end-railways")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "convert":
            return "convert-first"
        hex = find_place(named(choice))
        if hex is None:
            return "no-such-place"
        if hex not in green(p.ground):
            return "no-green-line"
        beside = [
            n for n, line in enumerate(p.railheads) if hex in green(p.ground).get(line[-1], ())
        ]
        reasons = [self.bar(p, number, hex) for number in beside]
        return reasons[0] if reasons else "no-railhead-beside-it"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-railways":
            return
        hex = find_place(choice.args[0])
        assert hex is not None
        number = self.ahead(p)[hex]
        line = p.railheads[number]
        p.railheads[number] = (*line, hex)
        p.touched(())
        play.tell(RailheadAdvanced(path=places((line[-1], hex))))
        fork(p, play, hex)
        moved = list(self.moved)
        moved[number] += 1
        go_on(p, play, ExtendRailways(tuple(moved)))


def returns(p: Position, line: tuple[int, ...]) -> bool:
    """Whether a railhead that was pushed back goes on along the line of another, to a fork with a
    way on that no other is there for. [17.2.1a, 17.3.1a]"""
    return any(
        other[: len(line)] == line and _lacks(p, hex)
        for other in p.railheads
        for hex in other[len(line) - 1 :]
    )


def _lacks(p: Position, hex: int, coming: int = 0) -> bool:
    """Whether fewer railheads than ways on have come to a hex, and a way is not converted."""
    ways, lines = green(p.ground)[hex], p.railheads
    converted = {each for line in lines for each in line}
    there = coming + sum(hex in line for line in lines)
    return there < len(ways) - 1 and not converted.issuperset(ways)


def fork(p: Position, play: Play, hex: int) -> None:
    """Where a green line forks another railhead is placed, one for each way on; one that was pushed
    back along this line comes again instead. [17.2.2a]"""
    line = next(line for line in p.railheads if hex in line)
    line = line[: line.index(hex) + 1]
    converted = {each for other in p.railheads for each in other}
    behind = sum(
        other == line[: len(other)] and converted.issuperset(green(p.ground)[other[-1]])
        for other in p.railheads
        if len(other) < len(line)
    )
    if _lacks(p, hex, behind):
        p.railheads.append(line)
        play.tell(RailheadAdded(place=place_id(hex)))


def go_on(p: Position, play: Play, step: ExtendRailways) -> None:
    if step.ahead(p):
        play.push(step)


class Railways(Step, frozen=True):
    """First in the German supply phase; the Soviets have no railheads. [3.B5a, 3.Ca]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.side == AXIS:
            go_on(p, play, ExtendRailways((0,) * len(p.railheads)))
