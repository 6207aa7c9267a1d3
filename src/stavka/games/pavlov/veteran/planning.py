"""7.4 Wehrmacht Planning: which card to hold back, in what order, and with which Tactics."""

from __future__ import annotations

from stavka.games.pavlov.components import ANTI_AIRCRAFT, WehrmachtCard
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.variants import ORDERS, PlanOrder, PlanTactics
from stavka.games.pavlov.rules.wehrmacht_cards import AIR_DICE, germans
from stavka.games.pavlov.veteran.outlook import HIT, MOST_DICE, Outlook
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Advice, Offered, because, choice

# The order of a plan: guns open the walls before anybody aims at men, and an Assault comes when
# all counters are there.
SEQUENCE = (
    "resupply", "storm-group", "attack-building", "bomb-stalingrad", "place-counter",
    "suppress-defender", "attack-defender", "assault",
)  # fmt: skip


def order(p: Position, step: PlanOrder, offered: Offered) -> Advice:
    """Hold back what brings least now; of the others the next in sequence."""
    o, box = Outlook(p), p.box
    hand = [box.wehrmacht[c] for c in p.wehrmacht_hand]
    coming = [c for c in (*(box.wehrmacht[i] for i in p.plan), *hand) if c.counter >= 0]
    ranked = sorted(hand, key=lambda c: gain(p, o, c, coming), reverse=True)
    played = {c.id for c in ranked[: ORDERS - len(p.plan)]}
    ids = {c.args[0] for c in offered}
    cards = [c for c in hand if c.id in played & ids] or [c for c in hand if c.id in ids]
    # Weak counters go first: they draw the Suppression tokens.
    first = min(cards, key=lambda c: (SEQUENCE.index(c.effect), box.value[c.counter], c.counter))
    return choice("order", first.id), because("order-" + first.effect)


def gain(p: Position, o: Outlook, card: WehrmachtCard, coming: list[WehrmachtCard]) -> float:
    """What a card brings now, less what it may bring later."""
    match card.effect:
        case "place-counter":
            armor = not p.box.infantry[card.counter]
            last = W.place_last * (o.turns == 0)  # what comes in the last turn stays
            return W.place + last + 0.1 * p.box.value[card.counter] + armor * (o.turns == 0)
        case "assault":
            later = W.assault_kept if o.turns else 0.0
            return assault_worth(p, coming) - later
        case "attack-defender":
            return W.sniper * (chance_to_hit(p, card.dice) - W.aimed_kept)
        case "suppress-defender":
            return W.mortar * (chance_to_hit(p, card.dice) - W.aimed_kept)
        case "attack-building":
            chances = [HIT[card.dice][d] for d in p.defense]
            return W.gun * (sum(chances) / len(chances) - W.gun_kept)
        case "bomb-stalingrad":
            shot = len(p.holding(ANTI_AIRCRAFT)) * AIR_DICE / 2
            return W.bomb * (max(0.0, card.dice - shot) - W.bomb_kept * card.dice)
        case _:
            return W.overrun  # must be played


def chance_to_hit(p: Position, dice: int) -> float:
    """That a shot at a colour finds somebody there and hits."""
    return sum(HIT[dice][d] for c, d in enumerate(p.defense) if p.occupied(c)) / len(p.defense)


def assault_worth(p: Position, coming: list[WehrmachtCard]) -> float:
    """Counters on the tracks, and those that come in the same turn."""
    box = p.box
    worth = W.assault_with * sum(box.value[c.counter] for c in coming[: ORDERS - 1])
    for colour, defense in enumerate(p.defense):
        kinds = germans(p, colour)
        dice = sum(box.value[k] for k in kinds if box.infantry[k])
        if p.occupied(colour):
            worth += HIT[min(MOST_DICE, dice)][defense]
        dice = sum(box.value[k] for k in kinds if not box.infantry[k])
        worth += W.gun * HIT[min(MOST_DICE, dice)][defense]
    return worth


def tactics(p: Position, step: PlanTactics, offered: Offered) -> Advice:
    o = Outlook(p)
    best = max(offered, key=lambda c: tactics_gain(p, o, c.args[0]))
    return best, because("tactic")


def tactics_gain(p: Position, o: Outlook, kind: str) -> float:
    """What a Tactics card adds to the plan that was laid, less what it may bring later."""
    box = p.box
    plan = [box.wehrmacht[c] for c in p.plan]
    effects = [c.effect for c in plan]
    infantry = [c for c in plan if c.counter >= 0 and box.infantry[c.counter]]
    tokens = sum(o.share(c) * min(2, n) for c, n in enumerate(p.boxes))
    stopped = min(0.8, 0.35 * tokens)  # chance that infantry is stopped by suppression
    assaults = effects.count("assault")
    match kind:
        case "artillery-barrage":
            return 0.5 * effects.count("attack-building") - 0.2
        case "air-superiority":
            guns = len(p.holding(ANTI_AIRCRAFT))
            return 0.35 * guns * effects.count("bomb-stalingrad") - 0.2
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
            return 0.4 * assaults * p.spaces.count(1 + box.german["machine-gunners"]) - 0.2
        case "panzer-support":
            return 0.4 * assaults * min(3, o.tanks) - 0.2
        case "storm-troops":
            return 0.5 * assaults * min(3, o.germans - o.tanks) - 0.2
        case "stuka-formation":
            return 0.8 * effects.count("bomb-stalingrad") - 0.2
        case "assault-pioneers":
            return 0.3 * sum(p.sappers) - 0.2
        case "fresh-reserves":
            return 3.0 if not o.turns else -1.0 if o.turns <= 2 else 0.5
        case _:  # pinned down
            return 2.5 if not o.turns else 0.3 * o.germans - 0.8
