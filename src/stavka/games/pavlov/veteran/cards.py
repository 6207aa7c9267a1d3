"""2.0 Soviet Card Phase: what each action is worth, and the best use of the hand."""

from __future__ import annotations

from stavka.games.pavlov.components import ANTI_AIRCRAFT, ARTILLERY, COLOURS, TOKENS, WIRE
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.soviet_cards import ACTIONS_OF, SovietActions
from stavka.games.pavlov.rules.soviet_units import (
    DIVISION_POINTS,
    AtLocation,
    Buttress,
    FieldDefenses,
    minable,
)
from stavka.games.pavlov.veteran.outlook import Outlook, percent
from stavka.games.pavlov.veteran.raids import best_raid
from stavka.games.pavlov.veteran.reinforcements import best_buy
from stavka.games.pavlov.veteran.supplies import (
    delivery_worth,
    loading_worth,
    most_wanted,
    staging_worth,
)
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Advice, Choice, Message, Offered, because, choice

# Share of its worth that an action brings when it is taken again in the same phase.
AGAIN = {
    "reinforce": 0.8,
    "wire": 0.9,
    "ready-artillery": 0.6,
    "aa267-ready": 0.8,
    "aa1083-ready": 0.8,
}
BEAM = 60  # ways to use the hand that are followed up
HEART_OF_THE_CITY = 10.5  # where most bombs fall: the mean of three dice


def play_card(p: Position, step: SovietActions, offered: Offered) -> Advice:
    """Of the best use of all cards in hand, the action that is worth most."""
    o = Outlook(p)
    worth = action_worths(p, o, step.left)
    cards: dict[str, list[Choice]] = {}
    for c in offered:
        if c.verb == "play" and worth[c.args[1]] > 0:
            cards.setdefault(c.args[0], []).append(c)
    best = best_use(list(cards.values()), step.left, worth)
    if not best:
        return choice("end-cards"), because("end-cards")
    first = max(best, key=lambda c: worth[c.args[1]])
    action = first.args[1]
    return first, why_play(p, o, action)


def why_play(p: Position, o: Outlook, action: str) -> Message:
    """With who or what the action is for, where that is known by now."""
    match action:
        case "storm-group":
            return because(action, percent=percent(best_raid(p, o).chance))
        case "reinforce":
            ware = best_buy(p, o, DIVISION_POINTS)[1]
            assert ware is not None  # or it would be worth nothing
            return because(ware.reason, counter=ware.id)
        case "buttress":
            worn = [h - d for h, d in zip(p.box.defense_highest, p.defense, strict=True)]
            colour = worn.index(max(worn))
            return because(action, colour=COLOURS[colour], value=p.defense[colour])
        case "field-defenses":
            return why_mine(p, max(minable(p), key=lambda t: (mine_worth(p, o, t), -o.room[t])))
        case "resupply" | "load" | "deliver":
            return because(action, token=TOKENS[most_wanted(p, o, action)])
        case _:
            return because(action)


def best_use(cards: list[list[Choice]], left: int, worth: dict[str, float]) -> tuple[Choice, ...]:
    """One action of each of so many cards, together of the greatest worth."""
    found: list[tuple[float, tuple[Choice, ...]]] = [(0.0, ())]
    for actions in cards:
        for total, taken in found.copy():
            if len(taken) == left:
                continue
            for c in actions:
                gain = worth[c.args[1]]
                if any(t.args[1] == c.args[1] for t in taken):
                    gain *= AGAIN.get(c.args[1], 0.0)
                found.append((total + gain, (*taken, c)))
        found.sort(key=lambda way: -way[0])
        del found[BEAM:]
    return found[0][1]


def action_worths(p: Position, o: Outlook, left: int) -> dict[str, float]:
    """Every action that is open, with what it is worth now."""
    units = {u: None for card in p.hand if card not in p.spent for u in p.box.soviet_units[card]}
    return {
        action.id: action_worth(p, o, action.id, left)
        for unit in units
        for action in ACTIONS_OF[unit]
        if not action.barred(p)
    }


def action_worth(p: Position, o: Outlook, action: str, left: int) -> float:
    match action:
        case "army-recover":
            return W.army_recover
        case "resupply":
            return staging_worth(p, o)
        case "storm-group":
            return best_raid(p, o).gain
        case "support":
            return W.support * p.box.support_points[p.support_card]
        case "division-recover":
            return W.division_recover
        case "reinforce":
            return best_buy(p, o, DIVISION_POINTS)[0]
        case "buttress":
            return buttress_worth(p, o)
        case "field-defenses":
            return max(mine_worth(p, o, t) for t in minable(p))
        case "signal-recover":
            return W.signal_recover * o.rest
        case "tactical-decision":
            return W.decision * (0.3 + o.rest)
        case "wire":
            return wire_worth(p, o)
        case "artillery-recover":
            return W.artillery_recover if observers(p) else 0.0
        case "ready-artillery":
            return W.artillery if observers(p) > len(p.holding(ARTILLERY)) else 0.0
        case "flotilla-recover":
            return W.flotilla_recover * (0.3 + o.rest)
        case "load":
            return loading_worth(p, o, left)
        case "deliver":
            return delivery_worth(p, o)
        case "aa267-ready" | "aa1083-ready":
            ready = len(p.holding(ANTI_AIRCRAFT))
            return W.air * min(4, max(0, o.aircraft - 2 * ready))
        case _:  # the anti-aircraft recoveries
            return W.air_recover if o.aircraft > 2 else 0.0


def observers(p: Position) -> int:
    return sum("F" in p.box.letters[m] for m in p.house())


def wire_worth(p: Position, o: Outlook) -> float:
    """The fourth action, in the turns that are left once all wires lie."""
    signal = p.box.unit_locations["signal"]
    missing = len(signal) - len(p.holding(WIRE)) + 2 * p.wrecked(*signal)
    return W.wire * max(0, o.turns - 2 * missing) * 4 / (missing + 3)


def buttress_worth(p: Position, o: Outlook) -> float:
    lowest = max(h - d for h, d in zip(p.box.defense_highest, p.defense, strict=True))
    return W.buttress * lowest * (0.2 + o.rest)


def mine_worth(p: Position, o: Outlook, track: int) -> float:
    """Most where the next counter pushes another one onto the mine."""
    if not o.infantry + o.armor:
        return 0.0
    before = p.spaces[p.box.track_start[track] : p.box.track_sapper[track]]
    return W.mine_now if all(before) else W.mine * o.rest


# What an action asks for


def at_location(p: Position, step: AtLocation, offered: Offered) -> Advice:
    """Recover where most bombs fall, and lay tokens where the fewest do."""

    def distance(c: Choice) -> float:
        return abs(int(c.args[0].rpartition("-")[2]) - HEART_OF_THE_CITY)

    if step.token < 0:
        return min(offered, key=distance), because("recover-there")
    return max(offered, key=distance), because("ready-there")


def buttress(p: Position, step: Buttress, offered: Offered) -> Advice:
    """The weakest walls, and of these the ones with the most men behind them."""
    weak = [c for c in offered if c.verb == "raise"]
    if not weak:
        return offered[0], because("battalion")

    def strength(c: Choice) -> tuple[int, int]:
        colour = COLOURS.index(c.args[0])
        return p.defense[colour], -len(p.occupied(colour))

    best = min(weak, key=strength)
    return best, because("raise", colour=best.args[0])


def mine(p: Position, step: FieldDefenses, offered: Offered) -> Advice:
    o, box = Outlook(p), p.box

    def worth(c: Choice) -> tuple[float, int]:
        track = box.space_track[box.space[c.args[0]]]
        return mine_worth(p, o, track), -o.room[track]

    best = max(offered, key=worth)
    return best, why_mine(p, box.space_track[box.space[best.args[0]]])


def why_mine(p: Position, track: int) -> Message:
    sapper = p.box.track_sapper[track]
    full = all(p.spaces[p.box.track_start[track] : sapper])
    return because("mine-now" if full else "mine", space=p.box.space_ids[sapper])
