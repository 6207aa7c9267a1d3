"""7.4 Wehrmacht Planning: which of four cards to hold back, in what order, with which Tactics."""

from __future__ import annotations

from stavka.games.pavlov.components import ANTI_AIRCRAFT, WehrmachtCard
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.variants import ORDERS, PlanOrder, PlanTactics
from stavka.games.pavlov.rules.wehrmacht_cards import AIR_DICE, germans
from stavka.games.pavlov.veteran.advice import Advice, because
from stavka.games.pavlov.veteran.outlook import HIT, Outlook
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Choice, choice

# In which order cards of a plan go: guns open the walls for those who aim at men, and the
# Assault comes last, when all counters are there.
SEQUENCE = (
    "resupply", "storm-group", "attack-building", "bomb-stalingrad", "place-counter",
    "suppress-defender", "attack-defender", "assault",
)  # fmt: skip


def order(p: Position, step: PlanOrder, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    box = p.box
    hand = [box.wehrmacht[c] for c in p.wehrmacht_hand]
    places = [box.wehrmacht[c] for c in p.plan if box.wehrmacht[c].counter >= 0]
    places += [c for c in hand if c.counter >= 0]
    playable = {c.args[0] for c in offered}
    spare = len(hand) - (ORDERS - len(p.plan))
    gains = {c.id: gain(p, o, c, places) for c in hand}
    if o.turns or len(p.plan) < ORDERS:
        held = sorted((c for c in hand if c.deck and c.effect != "storm-group"),
                      key=lambda c: gains[c.id])[: max(0, spare)]
    else:
        held = []
    held_ids = {c.id for c in held}
    lay = [c for c in hand if c.id in playable and c.id not in held_ids] or [
        c for c in hand if c.id in playable
    ]
    first = min(lay, key=lambda c: (SEQUENCE.index(c.effect), weight(p, c)))
    return choice("order", first.id), because("order-" + first.effect)


def weight(p: Position, card: WehrmachtCard) -> int:
    """Weak counters first: they draw the Suppression tokens."""
    return p.box.value[card.counter] if card.counter >= 0 else 0


def gain(p: Position, o: Outlook, card: WehrmachtCard, places: list[WehrmachtCard]) -> float:
    """What playing a card now brings more than keeping it for later."""
    match card.effect:
        case "place-counter":
            return counter_gain(p, o, card)
        case "assault":
            return assault_worth(p, places) - W.assault_kept * (o.turns > 0)
        case "attack-defender":
            return (aimed(p, card.dice) - W.sniper_kept) * W.sniper
        case "suppress-defender":
            return (aimed(p, card.dice) - W.sniper_kept) * W.mortar
        case "attack-building":
            return W.gun * (sum(HIT[card.dice][d] for d in p.defense) / 3 - 0.4)
        case "bomb-stalingrad":
            tokens = len(p.holding(ANTI_AIRCRAFT))
            through = max(0.0, card.dice - tokens * AIR_DICE / 2)
            return W.bomb * (through - 0.5 * card.dice)
        case _:
            return 9.0


def counter_gain(p: Position, o: Outlook, card: WehrmachtCard) -> float:
    """Counters that come at the very end stay; tanks stay anyway."""
    armor = not p.box.infantry[card.counter]
    if o.turns == 0:
        return 3.0 + armor
    if o.turns <= W.hold_turns:
        return -1.0 - armor
    return W.place + 0.1 * p.box.value[card.counter]


def aimed(p: Position, dice: int) -> float:
    """Chance that a shot at a colour finds somebody and hits."""
    return sum(HIT[dice][d] for c, d in enumerate(p.defense) if p.occupied(c)) / 3


def assault_worth(p: Position, places: list[WehrmachtCard]) -> float:
    """Dice on the tracks, and those of the counters that come in the same turn."""
    box = p.box
    worth = W.assault_with * sum(box.value[c.counter] for c in places[:2])
    for c in range(3):
        kinds = germans(p, c)
        foot = min(12, sum(box.value[k] for k in kinds if box.infantry[k]))
        guns = min(12, sum(box.value[k] for k in kinds if not box.infantry[k]))
        if p.occupied(c):
            worth += HIT[foot][p.defense[c]]
        worth += 0.7 * HIT[guns][p.defense[c]]
    return worth


def tactics(p: Position, step: PlanTactics, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    best = max(offered, key=lambda c: tactic_gain(p, o, c.args[0]))
    return best, because("tactic", card=best.args[0])


def tactic_gain(p: Position, o: Outlook, kind: str) -> float:
    """What a Tactics card adds to this plan, less what it may bring later."""
    box = p.box
    plan = [box.wehrmacht[c] for c in p.plan]
    effects = [c.effect for c in plan]
    infantry = [c for c in plan if c.counter >= 0 and box.infantry[c.counter]]
    board = len(p.spaces) - p.spaces.count(0)
    tokens = sum(min(2, n) * box.track_colour.count(c) for c, n in enumerate(p.boxes)) / 6
    stopped = min(0.8, 0.35 * tokens)  # chance that infantry would be stopped by fire
    assault = effects.count("assault")
    late = o.turns == 0
    match kind:
        case "artillery-barrage":
            return 0.5 * effects.count("attack-building") - 0.2
        case "air-superiority":
            ready = min(4, len(p.holding(ANTI_AIRCRAFT)))
            return 0.35 * ready * effects.count("bomb-stalingrad") - 0.2
        case "recon":
            scouts = sum(box.german_ids[c.counter] == "scouts" for c in infantry)
            return 2.5 * stopped * scouts - 0.1
        case "sharpshooters":
            return 0.5 * effects.count("attack-defender") - 0.2
        case "mortar-concentration":
            return 0.3 * effects.count("suppress-defender") - 0.2
        case "smoke-screen":
            return 2.5 * stopped * len(infantry) - 0.8
        case "fire-base":
            guns = p.spaces.count(1 + box.german["machine-gunners"])
            return 0.4 * assault * guns - 0.2
        case "panzer-support":
            return 0.4 * assault * min(3, o.tanks) - 0.2
        case "storm-troops":
            return 0.5 * assault * min(3, board) - 0.2
        case "stuka-formation":
            return 0.8 * effects.count("bomb-stalingrad") - 0.2
        case "assault-pioneers":
            return 0.3 * sum(p.sappers) - 0.2
        case "fresh-reserves":
            return 3.0 if late else -1.0 if o.turns <= 2 else 0.5
        case _:  # pinned down
            return 2.5 if late else 0.3 * board - 0.8
