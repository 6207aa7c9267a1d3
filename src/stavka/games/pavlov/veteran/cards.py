"""2.0 Soviet Card Phase: which card, which action, and everything an action asks for."""

from __future__ import annotations

from stavka.games.pavlov.components import (
    AMMUNITION,
    ANTI_AIRCRAFT,
    ARTILLERY,
    CARGO,
    COLOURS,
    FIRST_AID,
    FOOD,
    SAPPER,
    SUPPRESSION,
    TOKENS,
    WIRE,
)
from stavka.games.pavlov.position import RESERVES, STOCK, Position
from stavka.games.pavlov.rules.rulings import AMMUNITION_GIVES, MEN_PER_FOOD
from stavka.games.pavlov.rules.soviet_cards import (
    ACTIONS_OF,
    CARD_ACTIONS,
    DIVISION_POINTS,
    AtLocation,
    Buttress,
    Deliver,
    FieldDefenses,
    Load,
    Reinforce,
    Resupply,
    SovietActions,
    free_locations,
    laden,
    minable,
)
from stavka.games.pavlov.rules.storm_group import ChooseRaiders, raid_dice
from stavka.games.pavlov.veteran.advice import Advice, because
from stavka.games.pavlov.veteran.outlook import HIT, Outlook, raid_chance, skill
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Choice, choice

RAID_LOSS = 2 / 3  # chance that a raider does not come back

# How much a second use of the same action in one phase brings, compared with the first.
AGAIN = {"reinforce": 0.8, "wire": 0.9, "aa267-ready": 0.8, "aa1083-ready": 0.8,
         "ready-artillery": 0.6}


def play_card(p: Position, step: SovietActions, offered: tuple[Choice, ...]) -> Advice:
    """The best use of all cards in hand; its most urgent action comes first."""
    o = Outlook(p)
    worth = {a: w for a, w in action_worths(p, o).items() if w > 0}
    options: list[tuple[Choice, ...]] = []
    by_card: dict[str, list[Choice]] = {}
    for c in offered:
        if c.verb == "play" and c.args[1] in worth:
            by_card.setdefault(c.args[0], []).append(c)
    options = [tuple(v) for v in by_card.values()]
    best = best_use(options, step.left, worth)
    if not best:
        return choice("end-cards"), because("end-cards")
    first = max(best, key=lambda c: worth[c.args[1]])
    return first, because(first.args[1])


def best_use(
    cards: list[tuple[Choice, ...]], left: int, worth: dict[str, float]
) -> tuple[Choice, ...]:
    """One action of each of so many cards, of the greatest worth together."""
    found: list[tuple[float, tuple[Choice, ...]]] = [(0.0, ())]
    for options in cards:
        more = []
        for total, taken in found:
            if len(taken) == left:
                continue
            for c in options:
                action = c.args[1]
                gain = worth[action]
                if any(t.args[1] == action for t in taken):
                    gain *= AGAIN.get(action, 0.0)
                more.append((total + gain, (*taken, c)))
        found += more
        if len(found) > 60:
            found.sort(key=lambda f: -f[0])
            del found[60:]
    return max(found, key=lambda f: f[0])[1]


def action_worths(p: Position, o: Outlook) -> dict[str, float]:
    """Every action that is open, with what it is worth now."""
    units = {u for card in p.hand if card not in p.spent for u in p.box.soviet_units[card]}
    worths: dict[str, float] = {}
    for unit in units:
        for action in ACTIONS_OF[unit]:
            if not action.barred(p):
                worths[action.id] = action_worth(p, o, action.id)
    return worths


def action_worth(p: Position, o: Outlook, action: str) -> float:
    match action:
        case "army-recover":
            return W.army_recover if o.turns or p.storm >= 0 else 0.0
        case "resupply":
            return W.staged * sum(sorted(wants(p, o, p.stock), reverse=True)[:5])
        case "storm-group":
            return plan_raid(p, o)[0]
        case "support":
            return W.support * p.box.support_points[p.support_card]
        case "division-recover":
            return W.division_recover if o.turns > 0 else W.division_recover / 2
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
            return W.artillery_recover if observers(p) else 0.1
        case "ready-artillery":
            return artillery_worth(p, o)
        case "flotilla-recover":
            return W.flotilla_recover if o.resupply else 0.2
        case "load":
            boats = len(free_locations(p, "flotilla"))
            return W.loaded * sum(sorted(wants(p, o, p.staging), reverse=True)[:boats])
        case "deliver":
            return deliver_worth(p, o)
        case "aa267-ready" | "aa1083-ready":
            ready = len(p.holding(ANTI_AIRCRAFT))
            return W.air * min(4, max(0, o.aircraft - 2 * ready))
        case _:  # the two anti-aircraft recoveries
            return W.air_recover * (o.aircraft > 2)


def wire_worth(p: Position, o: Outlook) -> float:
    missing = 4 - len(p.holding(WIRE))
    if p.wrecked(*p.box.unit_locations["signal"]):
        missing += 2
    return max(0.0, W.wire * (o.turns - 2 * missing)) * 4 / (missing + 3)


def observers(p: Position) -> list[int]:
    return [m for m in p.house() if "F" in p.box.letters[m]]


def artillery_worth(p: Position, o: Outlook) -> float:
    """An artillery token is as good as the observers who call for it."""
    ready = len(p.holding(ARTILLERY))
    if len(observers(p)) <= ready:
        return 0.0
    return W.artillery if any(o.fill) or o.arrivals else 0.0


def buttress_worth(p: Position, o: Outlook) -> float:
    low = max(h - d for h, d in zip(p.box.defense_highest, p.defense, strict=True))
    return W.buttress * low * (0.2 + o.rest)


def mine_worth(p: Position, o: Outlook, track: int) -> float:
    start = p.box.track_start[track]
    close = all(p.spaces[s] for s in range(start, p.box.track_sapper[track]))
    if not o.arrivals:
        return 0.0
    return (W.mine_now if close else W.mine * o.rest) + 0.3 * (o.fill[track] >= 2)


# What supplies are wanted for


def wants(p: Position, o: Outlook, pile: list[int]) -> list[float]:
    """The worth of each token in a pile, one entry a token, best first within its kind."""
    return [w for t in CARGO for w in token_wants(p, o, t)[: pile[t]]]


def token_wants(p: Position, o: Outlook, token: int) -> list[float]:
    """What one more token of a kind would be worth in the Supplies box, and the ones after it."""
    if token == FOOD:
        return food_wants(p, o)
    have = p.supplies[token]
    if token == FIRST_AID:
        scale = 0.3 + o.rest
        return [W.first_aid * scale * 0.8 ** (have + n) for n in range(4)]
    if token == AMMUNITION:
        tokens, stock = p.supplies[SUPPRESSION], p.stock[SUPPRESSION]
        room = min(AMMUNITION_GIVES, stock) / AMMUNITION_GIVES
        if tokens > 5 or not o.infantry:
            return [0.1] * 4
        return [W.ammunition * room * o.rest * 1.5, 0.2, 0.1, 0.1]
    need = sum(h - d for h, d in zip(p.box.defense_highest, p.defense, strict=True))
    first = W.sapper * (0.3 + o.rest) * min(1.5, 0.5 + 0.25 * need)
    return [first * 0.6 ** (have + n) for n in range(6)]


def food_wants(p: Position, o: Outlook) -> list[float]:
    """Food for those who would starve, for men still to be bought, and for later meals."""
    if not o.resupply:
        return [0.0] * 6
    men, have = len(p.house()), p.supplies[FOOD]
    need = -(-men // MEN_PER_FOOD)
    out = []
    for n in range(have, have + 6):
        hungry = min(MEN_PER_FOOD, max(0, men - MEN_PER_FOOD * n))
        worth = W.food * hungry
        if n == need - 1 or n == need:
            worth += W.spare_food * (MEN_PER_FOOD - hungry) / MEN_PER_FOOD
        if need <= n < need * o.meals:
            worth += W.later_food
        out.append(worth)
    return out


def deliver_worth(p: Position, o: Outlook) -> float:
    pile = [0] * len(TOKENS)
    for n in laden(p):
        pile[p.token_at(n)] += 1
    worth = sum(wants(p, o, pile))
    if o.resupply - p.turn > 2:
        worth *= 0.8
    return worth


def stage(p: Position, step: Resupply, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    under_way = [p.staging[t] + sum(p.token_at(n) == t for n in laden(p)) for t in range(len(TOKENS))]
    best, most = "", -1.0
    for c in offered:
        if c.verb == "stage":
            t = TOKENS.index(c.args[0])
            want = [*token_wants(p, o, t), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
            if want[under_way[t]] > most:
                best, most = c, want[under_way[t]]
    if most <= 0 and offered[-1].verb == "done":
        return offered[-1], because("done")
    return Choice(best), because("stage", token=best.args[0])


def load(p: Position, step: Load, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    afloat = [sum(p.token_at(n) == t for n in laden(p)) for t in range(len(TOKENS))]
    loads = [c for c in offered if c.verb == "load"]

    def want(c: Choice) -> float:
        t = TOKENS.index(c.args[0])
        return [*token_wants(p, o, t), 0.0, 0.0, 0.0][afloat[t]]

    best = max(loads, key=want)
    return best, because("load", token=best.args[0])


def deliver(p: Position, step: Deliver, offered: tuple[Choice, ...]) -> Advice:
    return offered[0], because("deliver")


# Reinforcements


def buy(p: Position, step: Reinforce, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    worth, item = best_buy(p, o, step.points)
    if not item or worth <= 0:
        if offered[-1].verb == "done":
            return offered[-1], because("done")
        item = offered[0].args[0]
    return choice("buy", item), because("buy", counter=item)


def best_buy(p: Position, o: Outlook, points: int) -> tuple[float, str]:
    """The most worth that the points can buy, and the counter to begin with."""
    mouths = 99
    if o.resupply:
        mouths = o.mouths() - len(p.house())
    best: list[tuple[float, int, str]] = [(0.0, 0, "")] * (points + 1)
    for id, cost, worth, eats in wares(p, o):
        for budget in range(points, max(cost, 1) - 1, -1):
            total, men, first = best[budget - cost]
            gain = worth * (W.hungry if eats and men >= mouths else 1.0)
            if total + gain > best[budget][0]:
                best[budget] = (total + gain, men + eats, first or id)
    return best[points][0], best[points][2]


def wares(p: Position, o: Outlook) -> list[tuple[str, int, float, int]]:
    """Counters in the stock worth having: id, cost, worth, mouths; the best for its price first."""
    box = p.box
    out = []
    anti_tank = [m for m in p.house() if "A" in box.letters[m]]
    guns = [w for w, at in enumerate(p.weapons) if at >= RESERVES and box.weapon_letter[w] == "A"]
    tanks = o.armor + o.tanks
    late = not o.resupply
    team = o.team_possible()
    for m, at in enumerate(p.men):
        if at != STOCK:
            continue
        letters = box.letters[m]
        worth = W.man if late else W.man * 0.4
        worth += W.fight * skill(box.attack[m]) * o.rest
        if "C" in letters and team and o.turns > 2:
            worth += W.team * o.rest
        if "A" in letters and tanks and o.turns > 1 and len(anti_tank) < 3:
            worth += W.crew_man
        if "F" in letters and o.turns > 1 and len(observers(p)) < 1:
            worth += W.observer * (0.4 + o.rest)
        if "S" in letters:
            worth += W.stormer
        out.append((box.man_ids[m], box.cost[m], worth, 1))
    if tanks and o.turns > 1 and len(guns) < 2:
        need = min(1.0, tanks / 3) / (1 + 2 * len(guns))
        for w, at in enumerate(p.weapons):
            if at == STOCK and box.weapon_letter[w] == "A":
                row = HIT[box.weapon_attack[w]]
                worth = W.crew_weapon * ((row[5] + row[6]) / 2 - W.crew_least) * need
                out.append((box.weapon_ids[w], box.weapon_cost[w], worth, 0))
    out.sort(key=lambda x: -x[2] / max(1, x[1]))
    return out


# Sappers, city


def buttress(p: Position, step: Buttress, offered: tuple[Choice, ...]) -> Advice:
    def weakness(c: Choice) -> float:
        if c.verb == "at":
            return 0.5
        colour = COLOURS.index(c.args[0])
        return 6 - p.defense[colour] + 0.1 * len(p.occupied(colour))

    best = max(offered, key=weakness)
    return best, because("raise" if best.verb == "raise" else "battalion")


def mine(p: Position, step: FieldDefenses, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    box = p.box
    best = max(offered, key=lambda c: mine_worth(p, o, box.space_track[box.space[c.args[0]]]))
    return best, because("mine", space=best.args[0])


def at_location(p: Position, step: AtLocation, offered: tuple[Choice, ...]) -> Advice:
    """Where bombs fall least: away from ten and eleven."""

    def danger(c: Choice) -> float:
        return -abs(int(c.args[0].rpartition("-")[2]) - 10.5)

    if step.token < 0:
        return max(offered, key=danger), because("recover-location")
    return min(offered, key=danger), because("ready-location")


# Raids


def plan_raid(p: Position, o: Outlook) -> tuple[float, tuple[int, ...]]:
    """What the best raid is worth, and the men to send: the cheapest dice first."""
    if p.storm < 0:
        return 0.0, ()
    box = p.box
    ready = [m for m in p.house() if p.ready(m)]
    dice = {m: raid_dice(p, (m,)) for m in ready}
    cost = {m: o.life(m) for m in ready}
    ready.sort(key=lambda m: (cost[m] / dice[m], m))
    keep = 1 if not o.turns else 2
    spare = len(p.house()) - keep
    defense, points = box.storm_defense[p.storm], box.storm_points[p.storm]
    best, size, rolled, lost = 0.0, 0, 0, 0.0
    for n, man in enumerate(ready[:spare], 1):
        rolled += dice[man]
        lost += cost[man]
        gain = points * raid_chance(rolled, defense) - RAID_LOSS * lost
        if gain > best:
            best, size = gain, n
    return best, tuple(ready[:size])


def send_raiders(p: Position, step: ChooseRaiders, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    _, men = plan_raid(p, o)
    for man in men:
        if man not in step.sent:
            return choice("send", p.box.man_ids[man]), because("send", man=p.box.man_ids[man])
    if step.sent:
        return choice("storm"), because("storm")
    if offered[-1].verb == "stay":
        return offered[-1], because("stay")
    return offered[0], because("send", man=offered[0].args[0])
