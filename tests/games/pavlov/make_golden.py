"""Play the golden games again and write them to `golden`.

    python -m tests.games.pavlov.make_golden

Each is the first seed from 1 up with which its players come to its ending. The players are simple:
they take the choice that seems to be worth most, or any. The same rules give the same files; after
a change of the rules run it once more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

import stavka
from stavka.games.pavlov.components import AMMUNITION, FIRST_AID, FOOD, SAPPER, TOKENS
from stavka.games.pavlov.position import STOCK, Position
from stavka.games.pavlov.rules.storm_group import raid_dice
from stavka.kernel import Choice, Dice, Match

FOLDER = Path(__file__).parent / "golden"
SEEDS = 20_000
MANNED = 12  # squares that the careful player wants to man

Player = Callable[[Position, tuple[Choice, ...], Dice], Choice]


# Players


def anyhow(p: Position, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Takes any choice."""
    return choices[dice.below(len(choices))]


def careful(p: Position, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Brings men and supplies, covers every colour, shoots and suppresses."""
    return max(choices, key=lambda c: worth(p, c))


def careless(p: Position, choices: tuple[Choice, ...], dice: Dice) -> Choice:
    """Fights like the careful one, but lets the city burn: no recovery, no flak, no tokens."""
    fitting = [c for c in choices if not c.endswith(("-recover", "-ready", " wire", " load"))]
    return careful(p, tuple(fitting), dice)


CARDS: Mapping[str, float] = {
    "army-recover": 9, "division-recover": 8, "support": 6, "deliver": 6.5, "load": 6,
    "buttress": 4, "field-defenses": 4.5, "flotilla-recover": 4.8, "ready-artillery": 5.5,
    "aa267-ready": 3.5, "aa1083-ready": 3.4, "signal-recover": 1, "tactical-decision": 2,
}  # fmt: skip
CARGO: Mapping[int, float] = {FOOD: 3, AMMUNITION: 2.5, FIRST_AID: 2.2, SAPPER: 2.6}
ACTIONS: Mapping[str, float] = {
    "observe": 9, "attack": 6, "command": 5, "recover": 4, "suppress": 3, "radio": 2,
    "anti-tank": 9.5, "gun-attack": 7.5, "gun-suppress": 3.5, "mortar": 3.5,
}  # fmt: skip
ALWAYS: Mapping[str, float] = {
    "treat": 1, "fire": 1, "deliver-all": 2, "deliver": 1, "victim": 0, "shell": 0, "displace": 0,
}  # fmt: skip


def worth(p: Position, c: Choice) -> float:
    """How much a choice seems to be worth; ending a phase is worth nothing."""
    box, verb, args = p.box, c.verb, c.args
    if verb == "play":
        return card_worth(p, args[1])
    if verb in ("stage", "load"):
        token = TOKENS.index(args[0])
        return CARGO[token] - 0.5 * (p.staging[token] if verb == "stage" else p.supplies[token])
    if verb == "buy":
        return man_worth(p, args[0]) if args[0] in box.man else weapon_worth(p, args[0])
    if verb == "raise":
        return 7 - p.defense[("green", "red", "purple").index(args[0])]
    if verb in ("send", "storm", "stay"):
        return raid_worth(p, c)
    if verb == "spend":
        return -abs(2 - int(args[0]))
    if verb == "starve":
        return -man_worth(p, args[0])
    if verb == "move":
        in_reserves = p.men[box.man[args[0]]] < 0
        on_squares = sum(at >= 0 for at in p.men)
        return man_worth(p, args[0]) if in_reserves and on_squares < MANNED else -1
    if verb == "join":
        return 20
    if verb == "to":
        return square_worth(p, c)
    if verb == "target":
        space = box.space[args[0]]
        return space - box.track_start[box.space_track[space]]
    if verb in ACTIONS:
        return action_worth(p, c)
    if verb == "place":
        return sum(map(int, args[1::2]))
    if verb == "give":
        return 1 + box.attack[box.man[args[0]]]
    return ALWAYS.get(verb, 0)


def card_worth(p: Position, action: str) -> float:
    if action == "reinforce":
        return 7 if len(p.house()) < 17 else 1
    if action == "resupply":
        return 5 if sum(p.staging) < 4 else -1
    if action == "storm-group":
        return 10 if raid_promises(p) else -1
    return CARDS.get(action, 0.5)


def man_worth(p: Position, id: str) -> float:
    man = p.box.man[id]
    return p.box.attack[man] + 0.6 * p.box.suppress[man] + len(p.box.letters[man])


def weapon_worth(p: Position, id: str) -> float:
    """Much, if two men of its letter are in the house and no such weapon is."""
    letter = p.box.weapon_letter[p.box.weapon[id]]
    men = sum(p.box.crew_letter[m] == letter for m in p.house())
    weapons = sum(p.box.weapon_letter[w] == letter for w, at in enumerate(p.weapons) if at > STOCK)
    return 5 if men >= 2 and not weapons else -1


def raid_promises(p: Position) -> bool:
    """A sum well above the Defense is to be expected, and half the men stay at home."""
    ready = tuple(m for m in p.house() if p.ready(m))
    best = sorted(ready, key=lambda m: -raid_dice(p, (m,)))[: len(p.house()) // 2]
    return 3.5 * raid_dice(p, tuple(best)) >= p.box.storm_defense[p.storm] + 3


def raid_worth(p: Position, c: Choice) -> float:
    sent: tuple[int, ...] = p.stack[-1].sent
    if c.verb != "send":
        return 0
    if not sent and not raid_promises(p):
        return -1
    enough = 3.5 * raid_dice(p, sent) >= p.box.storm_defense[p.storm] + 3
    return -1 if enough else raid_dice(p, (p.box.man[c.args[0]],))


def square_worth(p: Position, c: Choice) -> float:
    """An empty square whose colours have few men and many Germans."""
    square = p.box.square.get(c.args[0], -1)
    if square < 0 or square in p.men:
        return -9
    colours = p.box.square_colours[square]
    armed = 5 * len(c.args[1:])
    return armed + sum(2 + len(p.germans_on(k)) - len(p.occupied(k)) for k in colours)


def action_worth(p: Position, c: Choice) -> float:
    if c.args[0] in p.box.weapon:
        return ACTIONS[c.verb]
    man = p.box.man[c.args[0]]
    if c.verb == "attack":
        return ACTIONS["attack"] + p.box.attack[man]
    if c.verb == "suppress":
        few = min(p.boxes[k] for k in p.box.square_colours[p.men[man]]) < 2
        return ACTIONS["suppress"] + p.box.suppress[man] if few else -1
    if c.verb == "recover":
        return ACTIONS["recover"] + 0.3 * p.box.attack[man]
    return ACTIONS[c.verb]


# Games


class Golden(msgspec.Struct, frozen=True):
    """One game that is wanted: who plays what, and how it must end."""

    scenario: str
    ending: str
    soviets: Player
    options: dict[str, Any] = {}
    label: str = ""

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.scenario, self.label, self.ending)))

    def play(self, seed: int) -> Match[Position]:
        """The whole game with this seed. The German player plans anyhow."""
        match = stavka.game("pavlov").start(self.scenario, seed, self.options)
        dice = Dice(f"players of {self.name} {seed}")
        while match.waiting:
            seat = match.waiting[dice.below(len(match.waiting))]
            player = anyhow if seat == "wehrmacht" else self.soviets
            match.play(seat, player(match.position, match.choices(seat), dice))
        return match

    def find(self) -> Match[Position]:
        for seed in range(1, SEEDS):
            match = self.play(seed)
            assert match.outcome is not None
            if match.outcome.reason.id == f"outcome-{self.ending}":
                return match
        raise SystemExit(f"{self.name}: no such game in {SEEDS} seeds")


VETERAN, ELITE = {"tactics": "veteran"}, {"tactics": "elite"}
SUPPORT = {"operational-support": True}

GAMES = (
    Golden("solo", "overrun", anyhow),
    Golden("solo", "headquarters", careless),
    Golden("solo", "no-defenders", anyhow),
    Golden("solo", "starved", anyhow),
    Golden("solo", "lost", careful),
    Golden("solo", "drawn", careful),
    Golden("solo", "won", careful),
    Golden("solo", "won", careful, VETERAN, "veteran"),
    Golden("solo", "won", careful, ELITE | SUPPORT, "elite-support"),
    Golden("cooperative", "won", careful, SUPPORT, "support"),
    Golden("cooperative", "lost", careful, VETERAN | SUPPORT, "veteran-support"),
    Golden("cooperative", "overrun", careful, ELITE | {"weary-may-move": False}, "elite-weary"),
    Golden("competitive", "won", careful),
    Golden("competitive", "drawn", careful, SUPPORT, "support"),
    Golden("competitive", "no-defenders", anyhow),
    Golden("competitive-three", "won", careful, SUPPORT, "support"),
    Golden("competitive-three", "lost", careful),
    Golden("competitive-three", "headquarters", careless),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.journal"):
        old.unlink()
    for game in GAMES:
        match = game.find()
        (FOLDER / f"{game.name}.journal").write_text(match.journal.text(), encoding="utf-8")
        print(f"{game.name}: seed {match.header.seed}, {len(match.journal.entries)} choices")


if __name__ == "__main__":
    main()
