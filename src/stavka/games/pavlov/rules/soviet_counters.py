"""4.0 Soviet Counter Phase: three moves, then three actions."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.pavlov import events as e
from stavka.games.pavlov.components import ARTILLERY, COLOURS, SUPPRESSION
from stavka.games.pavlov.position import (
    EMPTY,
    RESERVES,
    SOVIET_COUNTERS,
    Position,
)
from stavka.games.pavlov.rules.base import Ask, Play, Step, absent, chance_of_hit, location_id
from stavka.games.pavlov.rules.rulings import COMMAND_REACHES_RESERVES, OBSERVER_DICE
from stavka.games.pavlov.rules.soviet_moves import ACTION_VERBS, Moves
from stavka.games.pavlov.rules.soviet_units import Reinforce, reinforcements_barred
from stavka.kernel import Arg, Chance, Choice, Odds, Reason, choice

MOVES = 3
ACTIONS = 3
COMMAND_RECOVERS = 3
RADIO_POINTS = 2
CREW_COST = 2  # actions


class SovietCounterPhase(Step, frozen=True):
    """Moves, then actions; one more of each with the Command Team. [1.1d, 4.0a, 4.4.1a]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = SOVIET_COUNTERS
        play.tell(e.PhaseBegins(phase="phase-soviet-counters", turn=p.turn))
        team = int(all(p.men[m] >= 0 for m in p.box.commanders))
        if team:
            play.tell(e.CommandTeam())
        actions = ACTIONS + team
        if pinned := p.tactic("pinned-down"):
            actions = max(0, actions - pinned)
            play.tell(e.PinnedDown(left=actions))
        play.push(Moves(MOVES + team), Actions(actions), EndCounterPhase())


class EndCounterPhase(Step, frozen=True):
    """All Action and Command tokens are removed. [4.13a]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.acted[:] = p.commanded[:] = bytes(len(p.men))


# The actions


def can_act(p: Position, man: int) -> bool:
    return p.ready(man) and p.free_to_act(man)


def infantry_in_sight(p: Position, square: int) -> list[int]:
    return [s for s in p.in_sight(square) if p.box.infantry[p.spaces[s] - 1]]


def armor_in_sight(p: Position, square: int) -> list[int]:
    return [s for s in p.in_sight(square) if not p.box.infantry[p.spaces[s] - 1]]


def crew(p: Position, weapon: int) -> list[int]:
    """The men who stand by a weapon: whoever does has its letter. [4.7b, 4.7e]"""
    square = p.weapons[weapon]
    return p.men_on(square) if square >= 0 else []


def recover_targets(p: Position) -> list[int]:
    """Whom a Command can reach: others, not commanders, without Action token. [4.4b, 4.4d, 4.4f]"""
    nearest = RESERVES if COMMAND_REACHES_RESERVES else 0
    return [
        m for m, at in enumerate(p.men)
        if at >= nearest and not p.ready(m) and not p.acted[m] and "C" not in p.box.letters[m]
    ]  # fmt: skip


def inspired(p: Position, letter: str) -> int:
    """One more die or token if an inspiring man of this letter is on a position. [4.12.1a-e]"""
    return int(
        any(
            at >= 0 and "I" in p.box.letters[m] and letter in p.box.letters[m]
            for m, at in enumerate(p.men)
        )
    )


WEAPON_ACTIONS = {"A": ("anti-tank",), "G": ("gun-attack", "gun-suppress"), "M": ("mortar",)}
CREW_VERBS = {verb: letter.lower() for letter, verbs in WEAPON_ACTIONS.items() for verb in verbs}
NEEDS_LETTER = {"command": "C", "observe": "F"}


class Actions(Ask, frozen=True):
    """Choose a counter and its action; one action a counter. [4.0b-e, 4.11a-d]"""

    left: int
    rules: ClassVar[tuple[str, ...]] = ("4.0b", "4.0d", "4.0e")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"left": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found: list[Choice] = []
        if self.left:
            shots = SightLines(p)
            for man, at in enumerate(p.men):
                if at < RESERVES or p.acted[man] or p.commanded[man]:
                    continue
                id = p.box.man_ids[man]
                if p.disrupted[man]:
                    found.append(choice("recover", id, "disrupted"))
                if p.exhausted[man]:
                    found.append(choice("recover", id, "exhausted"))
                elif at >= 0 and not p.disrupted[man]:
                    self.man_choices(p, man, at, shots, found)
            if self.left >= CREW_COST:
                self.weapon_choices(p, shots, found)
        found.append(choice("end-actions"))
        return found

    @staticmethod
    def man_choices(
        p: Position, man: int, square: int, shots: SightLines, found: list[Choice]
    ) -> None:
        box = p.box
        id = box.man_ids[man]
        if shots.infantry[square] and box.attack[man]:
            found.append(choice("attack", id))
        if p.supplies[SUPPRESSION] and box.suppress[man]:
            found.append(choice("suppress", id))
        if box.letters[man]:
            if "C" in box.letters[man] and recover_targets(p):
                found.append(choice("command", id))
            if "F" in box.letters[man] and p.in_sight(square):
                found += [choice("observe", id, location_id(n)) for n in p.holding(ARTILLERY)]
        if square == box.radio and not reinforcements_barred(p, RADIO_POINTS):
            found.append(choice("radio", id))

    @staticmethod
    def weapon_choices(p: Position, shots: SightLines, found: list[Choice]) -> None:
        for weapon, square in enumerate(p.weapons):
            men = crew(p, weapon)
            if len(men) < 2 or not all(can_act(p, m) for m in men):
                continue
            id, letter = p.box.weapon_ids[weapon], p.box.weapon_letter[weapon]
            fires, lays = p.box.weapon_attack[weapon], p.box.weapon_suppress[weapon]
            if letter == "A" and fires and shots.armor[square]:
                found.append(choice("anti-tank", id))
            if letter == "G" and fires and shots.infantry[square]:
                found.append(choice("gun-attack", id))
            if letter in "GM" and lays and p.supplies[SUPPRESSION]:
                found.append(choice("gun-suppress" if letter == "G" else "mortar", id))

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        verb, args = choice.verb, choice.args
        if verb in ("move", "to", "join"):
            return "moves-are-over"
        if verb == "give":
            return "recoveries-are-given"
        if verb not in ACTION_VERBS or not args:
            return None
        if not self.left:
            return "no-actions-left/counters"
        if args[0] in p.box.weapon:
            return self.why_not_weapon(p, verb, p.box.weapon[args[0]])
        if away := absent(p, args[0], "action"):
            return away
        man = p.box.man[args[0]]
        if p.acted[man]:
            return "already-acted"
        if p.commanded[man]:
            return "under-command"
        if verb == "recover":
            return "nothing-to-recover"
        if not p.ready(man):
            return "not-ready"
        if verb in CREW_VERBS:
            return f"no-crew-{CREW_VERBS[verb]}"
        return self.why_not_man(p, verb, man, args[1:])

    @staticmethod
    def why_not_man(p: Position, verb: str, man: int, at: tuple[str, ...]) -> Reason | None:
        square = p.men[man]
        if NEEDS_LETTER.get(verb, "") not in p.box.letters[man]:
            return "lacks-designation"
        if verb == "radio":
            if square != p.box.radio:
                return "not-at-radio"
            return "division-disrupted-radio" if p.wrecked(4) else "radio-nothing-affordable"
        if square < 0:
            return f"not-on-position/{verb}"
        if verb == "attack":
            return "no-infantry-in-sight/man"
        if verb == "suppress":
            return "no-suppression-tokens/man"
        if verb == "command":
            return "nobody-to-command"
        ready = [location_id(n) for n in p.holding(ARTILLERY)]
        if not ready or (at and at[0] not in ready):
            return "no-artillery-ready"
        return None if p.in_sight(square) else "no-germans-in-sight"

    def why_not_weapon(self, p: Position, verb: str, weapon: int) -> Reason | None:
        letter = p.box.weapon_letter[weapon].lower()
        if CREW_VERBS.get(verb) != letter:
            return f"weapon-cannot-{letter}"
        if self.left < CREW_COST:
            return f"two-actions-{letter}"
        men = crew(p, weapon)
        if len(men) < 2:
            return f"no-crew-{letter}"
        if not all(can_act(p, m) for m in men):
            return "crew-not-ready"
        if verb == "anti-tank":
            return "no-armor-in-sight"
        missing = "no-infantry-in-sight" if verb == "gun-attack" else "no-suppression-tokens"
        return f"{missing}/{letter}"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        verb = choice.verb
        if verb == "end-actions":
            return
        if choice.args[0] in p.box.weapon:
            self.fire_weapon(p, play, verb, p.box.weapon[choice.args[0]])
            return
        man = p.box.man[choice.args[0]]
        p.acted[man] = 1
        play.push(Actions(self.left - 1))
        if verb == "recover":
            recover(p, play, man, choice.args[1])
            return
        p.exhausted[man] = 1
        match verb:
            case "attack":
                play.push(Target(man, -1, p.box.attack[man]))
            case "suppress":
                lay_suppression(p, play, p.men[man], p.box.suppress[man], choice.args[0])
            case "command":
                play.tell(e.CommandGiven(man=choice.args[0]))
                play.push(Command(man, COMMAND_RECOVERS))
            case "radio":
                play.tell(e.RadioCall(man=choice.args[0]))
                play.push(Reinforce(RADIO_POINTS))
            case "observe":
                p.locations[int(choice.args[1].rpartition("-")[2])] = EMPTY
                p.stock[ARTILLERY] += 1
                play.tell(e.ArtilleryCalled(man=choice.args[0], place=choice.args[1]))
                play.push(Shell(man))

    def fire_weapon(self, p: Position, play: Play, verb: str, weapon: int) -> None:
        """Counts as two actions and exhausts both men. [4.8a-b, 4.9a-b, 4.10a-b, 4.12.1a-c]"""
        for man in crew(p, weapon):
            p.acted[man] = p.exhausted[man] = 1
        play.push(Actions(self.left - CREW_COST))
        letter, square = p.box.weapon_letter[weapon], p.weapons[weapon]
        extra = inspired(p, letter) if letter in "AG" else 0
        if verb in ("anti-tank", "gun-attack"):
            play.push(Target(-1, weapon, p.box.weapon_attack[weapon] + extra))
        else:
            value = p.box.weapon_suppress[weapon] + extra
            lay_suppression(p, play, square, value, p.box.weapon_ids[weapon])


class SightLines:
    """Which squares see infantry and which see armor: worked out once for a question. [1.3a-b]"""

    def __init__(self, p: Position) -> None:
        box = p.box
        infantry = [False] * 3
        armor = [False] * 3
        for space, lies in enumerate(p.spaces):
            if lies:
                (infantry if box.infantry[lies - 1] else armor)[box.space_colour[space]] = True
        self.infantry = [any(infantry[c] for c in cs) for cs in box.square_colours]
        self.armor = [any(armor[c] for c in cs) for cs in box.square_colours]


# 4.2 Attack, 4.8 Anti-tank, 4.9 Machine Gun


class Target(Ask, frozen=True):
    """Choose the target, then roll; one die at its Defense removes it. [4.2a-b, 4.8a, 4.9a]"""

    man: int  # -1: a crew with its weapon
    weapon: int
    dice: int

    def cites(self, p: Position) -> tuple[str, ...]:
        if self.man >= 0:
            return "4.2a", "4.2b"
        return ("4.8a",) if p.box.weapon_letter[self.weapon] == "A" else ("4.9a",)

    def shooter(self, p: Position) -> str:
        """In whose words a target is refused."""
        return "man" if self.man >= 0 else p.box.weapon_letter[self.weapon].lower()

    def who(self, p: Position) -> str:
        return p.box.man_ids[self.man] if self.man >= 0 else p.box.weapon_ids[self.weapon]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"man": self.who(p), "dice": self.dice}

    def targets(self, p: Position) -> list[int]:
        if self.man >= 0:
            return infantry_in_sight(p, p.men[self.man])
        square = p.weapons[self.weapon]
        anti_tank = p.box.weapon_letter[self.weapon] == "A"
        return armor_in_sight(p, square) if anti_tank else infantry_in_sight(p, square)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("target", p.box.space_ids[s]) for s in self.targets(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "target" or not choice.args:
            return None
        space = p.box.space.get(choice.args[0], -1)
        if space < 0 or not p.spaces[space]:
            return f"no-germans-there/{self.shooter(p)}"
        square = p.men[self.man] if self.man >= 0 else p.weapons[self.weapon]
        if space not in p.in_sight(square):
            return "no-line-of-sight"
        armor = not p.box.infantry[p.spaces[space] - 1]
        return f"target-is-armor/{self.shooter(p)}" if armor else "target-is-infantry"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        german = p.spaces[p.box.space[choice.args[0]]] - 1
        hit = chance_of_hit(self.dice, p.box.german_defense[german])
        return (Chance.of(hit, "target-removed"), Chance.of(1 - hit, "target-stays"))

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        space = p.box.space[choice.args[0]]
        german = p.spaces[space] - 1
        dice = play.dice.roll(self.dice)
        defense = p.box.german_defense[german]
        hit = max(dice) >= defense
        play.tell(
            e.Attacked(
                man=self.who(p), german=p.box.german_ids[german], space=choice.args[0],
                dice=dice, defense=defense, hit=hit,
            )
        )  # fmt: skip
        if hit:
            p.spaces[space] = 0


# 4.3 Suppress, 4.9 Machine Gun, 4.10 Mortar


def lay_suppression(p: Position, play: Play, square: int, value: int, who: str) -> None:
    """As many tokens as the value, or fewer, for the colours of the position. [4.3a, 4.3b]"""
    colours = p.box.square_colours[square]
    most = min(value, p.supplies[SUPPRESSION])
    if most == 1 and len(colours) == 1:
        put_tokens(p, play, who, colours[0], 1)
    else:
        play.push(LaySuppression(square, most, who))


def put_tokens(p: Position, play: Play, who: str, colour: int, count: int) -> None:
    if count:
        p.supplies[SUPPRESSION] -= count
        p.boxes[colour] += count
        play.tell(e.SuppressionLaid(man=who, colour=COLOURS[colour], count=count))


class LaySuppression(Ask, frozen=True):
    """How many tokens go to which colour. [4.3a, 4.3b, 4.9a, 4.10a]"""

    square: int
    most: int
    who: str

    def cites(self, p: Position) -> tuple[str, ...]:
        return {"man": "4.3a", "g": "4.9a", "m": "4.10a"}[self.shooter(p)], "4.3b"

    def shooter(self, p: Position) -> str:
        """In whose words a number of tokens is refused."""
        box = p.box
        return box.weapon_letter[box.weapon[self.who]].lower() if self.who in box.weapon else "man"

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"man": self.who, "count": self.most}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        names = [COLOURS[c] for c in p.box.square_colours[self.square]]
        if len(names) == 1:
            return [choice("place", names[0], n) for n in range(self.most, 0, -1)]
        return [
            choice("place", names[0], a, names[1], total - a)
            for total in range(self.most, 0, -1)
            for a in range(total, -1, -1)
        ]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "place":
            return None
        names = [COLOURS[c] for c in p.box.square_colours[self.square]]
        others = set(choice.args[::2]) - set(names)
        if others:
            return "not-the-colour-of-his-position"
        return f"too-many-suppression-tokens/{self.shooter(p)}"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        for colour, count in zip(choice.args[::2], choice.args[1::2], strict=True):
            put_tokens(p, play, self.who, COLOURS.index(colour), int(count))


# 4.4 Command


class Command(Ask, frozen=True):
    """Three free Recover actions for other counters. [4.4b-h]"""

    commander: int
    left: int
    rules: ClassVar[tuple[str, ...]] = ("4.4b", "4.4d", "4.4f")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"man": p.box.man_ids[self.commander], "left": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = []
        for man in recover_targets(p):
            id = p.box.man_ids[man]
            if p.disrupted[man]:
                found.append(choice("give", id, "disrupted"))
            if p.exhausted[man]:
                found.append(choice("give", id, "exhausted"))
        return found + [choice("done")] * (self.left < COMMAND_RECOVERS)

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "give" or not choice.args:
            return None
        if away := absent(p, choice.args[0], "command"):
            return away
        man = p.box.man[choice.args[0]]
        if "C" in p.box.letters[man]:
            return "commander-not-commanded"
        return "command-after-action" if p.acted[man] else "nothing-to-recover"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "done":
            return
        man = p.box.man[choice.args[0]]
        p.commanded[man] = 1
        recover(p, play, man, choice.args[1])
        if self.left > 1 and recover_targets(p):
            play.push(Command(self.commander, self.left - 1))


def recover(p: Position, play: Play, man: int, state: str) -> None:
    """Flip an Exhausted counter or take its Disrupted token off: one of the two. [4.11b, 4.11d]"""
    (p.disrupted if state == "disrupted" else p.exhausted)[man] = 0
    play.tell(e.Recovered(man=p.box.man_ids[man], state=f"state-{state}"))


# 4.6 Forward Observer


class Shell(Ask, frozen=True):
    """One German counter or two adjacent ones, three dice against each. [4.6b-d, 4.6h]"""

    man: int
    rules: ClassVar[tuple[str, ...]] = ("4.6b", "4.6c", "4.6d")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"man": p.box.man_ids[self.man], "dice": OBSERVER_DICE}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        seen, ids = p.in_sight(p.men[self.man]), p.box.space_ids
        track = p.box.space_track
        pairs = [s for s in seen if s + 1 in seen and track[s] == track[s + 1]]
        found = [choice("shell", ids[s], ids[s + 1]) for s in pairs]
        return found + [choice("shell", ids[s]) for s in seen]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "shell" or not choice.args:
            return None
        spaces = [p.box.space.get(a, -1) for a in choice.args]
        if any(s < 0 or not p.spaces[s] for s in spaces):
            return "no-germans-there/observer"
        seen = p.in_sight(p.men[self.man])
        if not all(s in seen for s in spaces):
            return "no-line-of-sight"
        first, second = min(spaces), max(spaces)
        side_by_side = second == first + 1 and p.box.space_track[first] == p.box.space_track[second]
        return None if side_by_side else "not-adjacent"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        chances = []
        for id in choice.args:
            german = p.spaces[p.box.space[id]] - 1
            hit = chance_of_hit(OBSERVER_DICE, p.box.german_defense[german])
            chances.append(Chance.of(hit, "space-cleared", space=id))
        return tuple(chances)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        for id in choice.args:
            space = p.box.space[id]
            german = p.spaces[space] - 1
            dice = play.dice.roll(OBSERVER_DICE)
            defense = p.box.german_defense[german]
            hit = max(dice) >= defense
            name = p.box.german_ids[german]
            play.tell(e.Shelled(german=name, space=id, dice=dice, defense=defense, hit=hit))
            if hit:
                p.spaces[space] = 0
