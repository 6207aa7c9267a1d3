"""Opening cards: what each card face down may bring, and whom to take along."""

from __future__ import annotations

from stavka.games.partisans.components import KINDS, RANKS, ROLES, WATER, WEAPONS, WOOD, Side
from stavka.games.partisans.leader.advice import pick
from stavka.games.partisans.leader.sheet import Sheet
from stavka.games.partisans.leader.weights import W
from stavka.games.partisans.leader.worth import Table
from stavka.games.partisans.position import BESIDE, CELL, CELL_IDS, Position
from stavka.games.partisans.rules.happenings import PassTransport, without_transport
from stavka.games.partisans.rules.meetings import Rescue
from stavka.games.partisans.rules.people import healthy_officers
from stavka.games.partisans.rules.raids import OpenCard
from stavka.kernel import Advice, Offered, because


def open_card(p: Position, step: OpenCard, offered: Offered) -> Advice:
    """The card that promises most; none if every one promises harm."""
    table = Table(p, step.camp)
    if "organise" in offered:
        new = table.mine.copy()
        new.organise()
        if table.gain(new) > 0:
            return pick(offered, "organise"), because("brigade")
    hopes = Hopes(p, table)
    cells = [CELL[choice.args[0]] for choice in offered if choice.verb == "open"]
    best = max(cells, key=lambda cell: (hopes.of(cell), -cell))
    if "stop" in offered and hopes.of(best) < 0:
        return pick(offered, "stop"), because("stop", place=CELL_IDS[best])
    choice = pick(offered, f"open {CELL_IDS[best]}")
    known = sum(p.shown[beside] > 0 for beside in BESIDE[best] if beside >= 0)
    if not known:
        return choice, because("open-apart", place=CELL_IDS[best])
    return choice, because("open", place=CELL_IDS[best], count=known)


class Hopes:
    """What a card that nobody has seen brings on average, in the middle and on each edge."""

    def __init__(self, p: Position, table: Table) -> None:
        self.p = p
        cards = p.box.cards
        unseen = [cards[n] for n in unseen_cards(p)]
        found = Finds(table)
        people = Meetings(p, table)
        self.middle = sum(event(table, found, card) for card in unseen) / max(1, len(unseen))
        self.top, self.bottom, self.left = [0.0] * KINDS, [0.0] * KINDS, [0.0] * len(ROLES)
        self.right = [0.0] * len(ROLES)  # how often each kind stands there
        each = 1.0 / max(1, len(unseen))
        for card in unseen:
            self.top[card.top] += each * found(card.top, card.top_amount)
            self.bottom[card.bottom] += each * found(card.bottom, card.bottom_amount)
            self.left[card.left] += each * people(card.left, card.count)
            self.right[card.right] += each
        self.people = people
        edges = [*self.top, *self.bottom, *self.left, *self.left]
        self.exposed = W.exposed * max(0.0, sum(edges) / len(edges))

    def of(self, cell: int) -> float:
        """The card that lies here. What it leaves for the next player counts against it."""
        p, value = self.p, self.middle
        for part, beside in enumerate(BESIDE[cell]):
            if beside < 0 or not p.table[beside]:
                continue
            if not p.shown[beside]:
                value -= self.exposed
                continue
            other = p.box.cards[p.table[beside] - 1]
            if part == 0:
                value += self.top[other.bottom]
            elif part == 1:
                value += self.left[other.right]
            elif part == 2:
                value += self.right[other.left] * self.people(other.left, other.count)
            else:
                value += self.bottom[other.top]
        return value


def unseen_cards(p: Position) -> list[int]:
    closed = (p.table[cell] - 1 for cell in p.cells() if not p.shown[cell])
    return sorted([*p.deck, *closed])


class Finds:
    """What resources on an edge are worth; transport doubles what is found there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.factor = 2 if table.mine.transport else 1

    def __call__(self, resource: int, amount: int) -> float:
        return self.plain(resource, amount * self.factor if amount > 0 else amount)

    def plain(self, resource: int, amount: int) -> float:
        return self.table.change(self.table.me, resource, amount)


class Meetings:
    """What it is worth to meet so many of one kind."""

    def __init__(self, p: Position, table: Table) -> None:
        self.table = table
        self.side = p.side(table.me)
        self.hands = healthy_officers(p, table.me)
        self.known: dict[tuple[int, int], float] = {}

    def __call__(self, kind: int, count: int) -> float:
        key = kind, count
        if key not in self.known:
            if kind // RANKS == self.side:
                gains = (self.table.gain(s) for s in rescued(self.table.mine, kind, count))
                self.known[key] = max(gains)
            else:
                self.known[key] = self.fight(kind, count)
        return self.known[key]

    def fight(self, kind: int, count: int) -> float:
        """With weapons first; the officers' bare hands where these are too few."""
        new = self.table.mine.copy()
        turn = 0.0
        if new.kills() + self.hands >= count:
            armed = min(count, new.kills())
            beat(new, kind, count, armed)
            heal = count - armed
            new.add(WATER, -heal)
        else:
            killed = new.kills()
            beat(new, kind, 0, killed)
            new.lose(count - killed)
            turn = W.turn
        return self.table.gain(new) - turn


def rescued(sheet: Sheet, kind: int, count: int) -> list[Sheet]:
    """The camp after taking none, one, ... all of those who were met."""
    reward = sheet.box.rescue[kind]
    found = []
    for taken in range(count + 1):
        new = sheet.copy()
        new.people += taken
        new.points += taken * reward.points
        new.add(reward.resource, taken * reward.loot)
        found.append(new)
    return found


def beat(sheet: Sheet, kind: int, count: int, armed: int) -> None:
    """Enemies are killed, so many of them with weapons; the loot is for all or for none."""
    reward = sheet.box.kill[kind]
    sheet.add(WEAPONS, -armed * sheet.box.weapons_an_enemy[sheet.incendiary])
    sheet.points += count * reward.points
    sheet.add(reward.resource, count * reward.loot)


def event(table: Table, found: Finds, card: Side) -> float:
    """What stands in the middle."""
    mine = table.mine
    match card.event:
        case "cache":
            return found.plain(card.resource, card.amount)
        case "loss":
            return found.plain(card.resource, -card.amount)
        case "fire":
            return 0.0 if mine.brigade else found.plain(WOOD, -card.amount)
        case "frostbite" | "wounds":
            sick = min(card.amount, mine.people)
            return found.plain(WATER, -sick * card.water) - W.turn if sick else 0.0
        case "leader-wounded":
            return found.plain(WATER, -card.water) - W.turn
        case "transport" | "incendiary":
            new = mine.copy()
            new.transport |= card.event == "transport"
            new.incendiary |= card.event == "incendiary"
            new.dominate()
            return table.gain(new)
        case "sabotage":
            return float(card.amount) if mine.incendiary else 0.0
        case _:
            return 0.0


def take(p: Position, step: Rescue, offered: Offered) -> Advice:
    """As many as can be fed in time."""
    table = Table(p, step.camp)
    gains = [table.gain(new) for new in rescued(table.mine, step.kind, step.count)]
    best = max(range(step.count + 1), key=lambda n: (round(gains[n] + W.in_hand * n, 6), n))
    kind = ROLES[step.kind]
    if best == step.count:
        return pick(offered, f"take {best}"), because("take-all", kind=kind)
    if not best:
        return pick(offered, "take 0"), because("take-none", kind=kind)
    return pick(offered, f"take {best}"), because("take-some", kind=kind, count=best)


def pass_transport(p: Position, step: PassTransport, offered: Offered) -> Advice:
    """A second cart or motorcycle goes to the ally who makes most of it."""
    table = Table(p, step.camp)
    friends = [camp for camp in without_transport(p, step.camp) if table.friend(camp)]
    if not friends:
        return pick(offered, "leave"), because("keep-transport")

    def gain(camp: int) -> float:
        new = table.sheets[camp].copy()
        new.transport = 1
        new.dominate()
        return table.gain_of(camp, new)

    best = max(friends, key=lambda camp: (gain(camp), -camp))
    return pick(offered, f"pass {p.id(best)}"), because("pass-transport", camp=p.id(best))
