"""4.1 Move, and who shares or gives up a position (4.7)."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.pavlov import events as e
from stavka.games.pavlov.position import DISPLACED, RESERVES, Position
from stavka.games.pavlov.rules.base import Ask, Play, Step, absent
from stavka.games.pavlov.rules.first_aid import leave_weapons
from stavka.games.pavlov.rules.rulings import MOVE_TO_RESERVES, ONE_MOVE_EACH
from stavka.kernel import Arg, Choice, Reason, choice

ACTION_VERBS = (
    "attack", "suppress", "command", "radio", "observe", "recover", "anti-tank", "gun-attack",
    "gun-suppress", "mortar",
)  # fmt: skip


class Moves(Ask, frozen=True):
    """Choose a counter to move. [4.0a, 4.1a, 4.1b, 4.1h]"""

    left: int
    moved: tuple[int, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("4.0a", "4.1b")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"left": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = []
        if self.left:
            enterable = open_squares(p)
            found = [
                choice("move", p.box.man_ids[m]) for m in p.house()
                if m not in self.moved and self.can_move(p, m) and enterable - {p.men[m]}
            ]  # fmt: skip
        found.append(choice("end-moves"))
        return found

    @staticmethod
    def can_move(p: Position, man: int) -> bool:
        return p.weary_may_move or p.ready(man)

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb in ACTION_VERBS:
            return "moves-come-first"
        if choice.verb != "move" or not choice.args:
            return None
        if away := absent(p, choice.args[0], "move"):
            return away
        if not self.left:
            return "no-moves-left"
        man = p.box.man[choice.args[0]]
        if man in self.moved:
            return "already-moved"
        return "too-weary-to-move" if not self.can_move(p, man) else "no-open-position"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "move":
            man = p.box.man[choice.args[0]]
            moved = (*self.moved, man) if ONE_MOVE_EACH else ()
            play.push(MoveTo(man), Moves(self.left - 1, moved))


def open_squares(p: Position) -> set[int]:
    """Squares without an Exhausted or Disrupted occupant. [4.1e]"""
    closed = {at for m, at in enumerate(p.men) if at >= 0 and not p.ready(m)}
    return set(range(len(p.box.square_ids))) - closed


def portable(p: Position, man: int) -> list[int]:
    """Weapons that a man may take along: of his letter, where he is. [4.7a]"""
    letter, place = p.box.crew_letter[man], p.men[man]
    return [w for w, at in enumerate(p.weapons) if at == place and p.box.weapon_letter[w] == letter]


class MoveTo(Ask, frozen=True):
    """Where to, alone or with a weapon; an occupant is displaced or joined. [4.1b-e, 4.7a-b]"""

    man: int
    rules: ClassVar[tuple[str, ...]] = ("4.1b", "4.1d", "4.7a", "4.7b")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"man": p.box.man_ids[self.man]}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        box = p.box
        weapons = [box.weapon_ids[w] for w in portable(p, self.man)]
        found = []
        for square in sorted(open_squares(p) - {p.men[self.man]}):
            id = box.square_ids[square]
            if self.may_join(p, square):
                found.append(choice("join", id))
            found.append(choice("to", id))
            found += [choice("to", id, weapon) for weapon in weapons]
        if MOVE_TO_RESERVES and p.men[self.man] >= 0:
            found.append(choice("to", "reserves"))
        return found

    def may_join(self, p: Position, square: int) -> bool:
        """One man is there, with a weapon, and all three have the same letter. [4.7b, 4.7h]"""
        weapon = p.weapon_on(square)
        if weapon < 0 or p.box.weapon_letter[weapon] != p.box.crew_letter[self.man]:
            return False
        return len(p.men_on(square)) == 1  # and he has the letter, or the weapon were not there

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb not in ("to", "join") or not choice.args:
            return None
        if choice.args[0] == "reserves":
            return "no-move-to-reserves"
        square = p.box.square.get(choice.args[0], -1)
        if square < 0:
            return None
        if square == p.men[self.man]:
            return "already-there"
        if square not in open_squares(p):
            return "occupant-not-ready"
        return "cannot-share" if choice.verb == "join" else "weapon-not-his"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        square, origin = p.box.square.get(choice.args[0], RESERVES), p.men[self.man]
        there = p.men_on(square) if square >= 0 else []
        letter = p.box.crew_letter[self.man]
        old = p.weapon_on(square)
        carried = p.box.weapon[choice.args[1]] if len(choice.args) > 1 else -1
        play.tell(e.ManMoved(man=p.box.man_ids[self.man], place=choice.args[0]))
        if carried >= 0:
            p.weapons[carried] = square
            play.tell(e.WeaponMoved(weapon=choice.args[1], place=choice.args[0]))
        own_crew = len(there) == 2 and p.box.weapon_letter[old] == letter
        if choice.verb == "to" and there:
            leaving = [self.man] if own_crew else there
            for man in leaving:
                p.men[man] = DISPLACED
            sort = SortWeapons(square, carried)
            if own_crew:
                play.push(ChooseDisplaced(square, self.man, old), sort)
            else:
                play.push(*(Displace(m, square, old) for m in there), sort)
        if not own_crew:
            p.men[self.man] = square
        leave_weapons(p, play, origin)


class ChooseDisplaced(Ask, frozen=True):
    """A man of the crew's letter takes the place of one of the two. [4.1d, 4.7b]"""

    square: int
    newcomer: int
    weapon: int
    rules: ClassVar[tuple[str, ...]] = ("4.1d", "4.7b")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"square": p.box.square_ids[self.square]}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("displace", p.box.man_ids[m]) for m in p.men_on(self.square)]

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        man = p.box.man[choice.args[0]]
        p.men[man] = DISPLACED
        p.men[self.newcomer] = self.square
        play.push(Displace(man, self.square, self.weapon))


class Displace(Ask, frozen=True):
    """The displaced man goes to an empty position or the Reserves, free of charge. [4.1d]"""

    man: int
    square: int  # where he was
    weapon: int  # what stood there with him
    rules: ClassVar[tuple[str, ...]] = ("4.1d", "4.7a")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"man": p.box.man_ids[self.man]}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        box, men = p.box, p.men
        takes = self.may_take(p)
        places = [id for s, id in enumerate(box.square_ids) if s not in men]
        found = []
        for place in (*places, "reserves"):
            found.append(choice("to", place))
            if takes:
                found.append(choice("to", place, box.weapon_ids[self.weapon]))
        return found

    def may_take(self, p: Position) -> bool:
        """The weapon he stood by is still there, and no crew of two stays without one."""
        if self.weapon < 0 or p.weapons[self.weapon] != self.square:
            return False
        return len(p.men_on(self.square)) < 2 or p.weapons.count(self.square) > 1

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "to" or not choice.args:
            return None
        square = p.box.square.get(choice.args[0], RESERVES)
        if square >= 0 and square in p.men:
            return "displaced-to-empty-only"
        his = self.weapon >= 0 and choice.args[1:] == (p.box.weapon_ids[self.weapon],)
        crew = p.men_on(self.square)
        return "crew-keeps-weapon" if his and len(crew) == 2 else "weapon-not-his"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        place = p.box.square.get(choice.args[0], RESERVES)
        p.men[self.man] = place
        play.tell(e.ManMoved(man=p.box.man_ids[self.man], place=choice.args[0]))
        if len(choice.args) > 1:
            p.weapons[self.weapon] = place
            play.tell(e.WeaponMoved(weapon=choice.args[1], place=choice.args[0]))


class SortWeapons(Step, frozen=True):
    """What nobody attends, or is one too many, goes to the Reserves. [4.1d, 4.7e]"""

    square: int
    carried: int

    def resolve(self, p: Position, play: Play) -> None:
        leave_weapons(p, play, self.square, keep=self.carried)
