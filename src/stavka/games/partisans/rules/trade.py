"""Trade at the end of a month: among players at any rate, with others outside five to one. [7.2]"""

from __future__ import annotations

from stavka.games.partisans import events as e
from stavka.games.partisans.components import KINDS, MAPS, RESOURCES
from stavka.games.partisans.position import TRADING, Position
from stavka.games.partisans.rules.base import DONE, AskCamp, Play, Step
from stavka.games.partisans.rules.bonuses import change, hand_over, map_stays
from stavka.games.partisans.rules.ending import won
from stavka.games.partisans.rules.rulings import COUNTER_OFFERS, OFFERS, TERMS
from stavka.kernel import Arg, Choice, choice

# What may be put into an offer at once; more of it in several goes.
AMOUNTS = (1, 2, 5, 10, 20)
EXCHANGE = tuple(tuple(choice("exchange", a, b) for b in RESOURCES) for a in RESOURCES)
GIVE = tuple(tuple(choice("give", r, n) for n in AMOUNTS) for r in RESOURCES)
WANT = tuple(tuple(choice("want", r, n) for n in AMOUNTS) for r in RESOURCES)
PROPOSE = choice("propose")
WITHDRAW = choice("withdraw")
ACCEPT = choice("accept")
REFUSE = choice("refuse")
COUNTER = choice("counter")

# How many of the amounts are not more than so much.
FIT = tuple(sum(amount <= room for amount in AMOUNTS) for room in range(AMOUNTS[-1] + 1))
# The first resource that can change hands: maps, the first of all, do not where one map is full.
MAPS_MOVE = (MAPS, MAPS + 1)

Terms = tuple[int, ...]  # of each resource
NOTHING: Terms = (0,) * KINDS


def resource_index(name: str) -> int:
    return RESOURCES.index(name) if name in RESOURCES else -1


def more(terms: Terms, resource: int, count: int) -> Terms:
    return (*terms[:resource], terms[resource] + count, *terms[resource + 1 :])


class TradeTurn(Step, frozen=True):
    """A camp's turn to trade, asked only if there is anything to trade. [7.2a]"""

    camp: int
    offers: int

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = TRADING
        offers = self.offers < OFFERS and _partners(p, self.camp)
        if offers or _exchanges(p, self.camp):
            play.push(Trade(self.camp, self.offers))


def _exchanges(p: Position, camp: int) -> list[Choice]:
    rate = p.box.outside_rate
    moving = range(MAPS_MOVE[p.full_map[camp]], KINDS)
    return [EXCHANGE[a][b] for a in moving if p.has(camp, a) >= rate for b in moving if a != b]


def _partners(p: Position, camp: int) -> list[int]:
    """With whom something could change hands. [7.2a, 7.2f]"""
    return [
        other
        for other in p.living()
        if other != camp and (_movable(p, camp, other) or _movable(p, other, camp))
    ]


def _movable(p: Position, giver: int, taker: int) -> bool:
    first = MAPS_MOVE[p.full_map[giver] or p.full_map[taker]]
    return any(p.store[giver * KINDS + first : giver * KINDS + KINDS])


class Trade(AskCamp, frozen=True):
    """Exchange outside, offer to somebody, or be done. [7.2a-7.2c]"""

    rules = ("7.2a", "7.2b", "7.2c")

    offers: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": OFFERS - self.offers}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = _exchanges(p, self.camp)
        if self.offers < OFFERS:
            found += [choice("offer", p.id(other)) for other in _partners(p, self.camp)]
        return [*found, DONE]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb == "exchange":
            return _bar_exchange(p, self.camp, choice)
        if choice.verb != "offer":
            return "attacks-after-feeding" if choice.verb == "attack" else "trade-or-done"
        return "no-more-offers" if self.offers >= OFFERS else "nobody-to-trade-with"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "exchange":
            give, get = (resource_index(name) for name in choice.args)
            play.push(Exchange(self.camp, give, get), TradeTurn(self.camp, self.offers))
        elif choice.verb == "offer":
            other = next(c for c in p.living() if p.id(c) == choice.args[0])
            play.push(
                Draft(self.camp, other, NOTHING, NOTHING, 0, 0),
                TradeTurn(self.camp, self.offers + 1),
            )


def _bar_exchange(p: Position, camp: int, choice: Choice) -> str | None:
    asked = [resource_index(name) for name in choice.args]
    if len(asked) != 2 or -1 in asked:
        return "no-such-resource"
    if asked[0] == asked[1]:
        return "same-resource"
    if any(map_stays(p, resource, camp) for resource in asked):
        return "map-is-full"
    return "too-little-to-exchange"


class Exchange(AskCamp, frozen=True):
    """How much to get from outside. [7.2b, 7.2c]"""

    rules = ("7.2b", "7.2c")

    give: int
    get: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {
            "resource": RESOURCES[self.give],
            "second": RESOURCES[self.get],
            "count": p.box.outside_rate,
        }

    def choices(self, p: Position, seat: str) -> list[Choice]:
        most = p.has(self.camp, self.give) // p.box.outside_rate
        return [choice("get", n) for n in range(1, most + 1)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "too-little-to-exchange" if choice.verb == "get" else "say-how-much"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        got = int(choice.args[0])
        given = got * p.box.outside_rate
        play.tell(
            e.Exchanged(
                camp=p.id(self.camp),
                resource=RESOURCES[self.give],
                count=given,
                second=RESOURCES[self.get],
                loot=got,
            )
        )
        change(p, play, self.camp, self.give, -given)
        change(p, play, self.camp, self.get, got)
        won(p, play)


class Draft(AskCamp, frozen=True):
    """An offer is put together: what I give, what I want. [7.2a]"""

    rules = ("7.2a",)

    other: int
    gives: Terms
    wants: Terms
    terms: int
    counters: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"other": p.id(self.other)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found: list[Choice] = []
        if self.terms < TERMS:
            found += addable(p, self.camp, self.other, self.gives, self.wants, GIVE)
            found += addable(p, self.other, self.camp, self.wants, self.gives, WANT)
        if self.terms:
            found.append(PROPOSE)
        return [*found, WITHDRAW]

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        if choice.verb == "propose":
            return "offer-is-empty"
        if choice.verb not in ("give", "want"):
            return "finish-the-offer"
        if self.terms >= TERMS:
            return "offer-is-long"
        resource = resource_index(choice.args[0] if choice.args else "")
        if resource < 0:
            return "no-such-resource"
        giver, taker, back = self.camp, self.other, self.wants
        if choice.verb == "want":
            giver, taker, back = self.other, self.camp, self.gives
        if back[resource]:
            return "same-resource"
        if map_stays(p, resource, giver, taker):
            return "map-is-full"
        return "not-so-much-there"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "withdraw":
            return
        if choice.verb == "propose":
            _announce(p, play, self)
            play.push(Consider(self.other, self.camp, self.gives, self.wants, self.counters))
            return
        resource, count = resource_index(choice.args[0]), int(choice.args[1])
        gives, wants = self.gives, self.wants
        if choice.verb == "give":
            gives = more(gives, resource, count)
        else:
            wants = more(wants, resource, count)
        play.push(Draft(self.camp, self.other, gives, wants, self.terms + 1, self.counters))


def addable(
    p: Position,
    giver: int,
    taker: int,
    said: Terms,
    back: Terms,
    words: tuple[tuple[Choice, ...], ...],
) -> list[Choice]:
    """What can still be added to one side of an offer; not what comes back on the other."""
    found: list[Choice] = []
    at = giver * KINDS
    for resource in range(MAPS_MOVE[p.full_map[giver] or p.full_map[taker]], KINDS):
        room = p.store[at + resource] - said[resource]
        if room > 0 and not back[resource]:
            found += words[resource][: FIT[min(room, AMOUNTS[-1])]]
    return found


def _announce(p: Position, play: Play, offer: Draft) -> None:
    camp = p.id(offer.camp)
    play.tell(e.OfferMade(camp=camp, other=p.id(offer.other)))
    for resource, count in enumerate(offer.gives):
        if count:
            play.tell(e.OfferGives(camp=camp, resource=RESOURCES[resource], count=count))
    for resource, count in enumerate(offer.wants):
        if count:
            play.tell(e.OfferWants(camp=camp, resource=RESOURCES[resource], count=count))


class Consider(AskCamp, frozen=True):
    """The other agrees, refuses or makes an offer of his own. [7.2a]"""

    rules = ("7.2a",)

    other: int
    gets: Terms
    pays: Terms
    counters: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"other": p.id(self.other)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [ACCEPT, REFUSE]
        if self.counters < COUNTER_OFFERS:
            found.append(COUNTER)
        return found

    def why_not(self, p: Position, seat: str, choice: Choice) -> str | None:
        return "no-more-counter-offers" if choice.verb == "counter" else "answer-the-offer"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        me, other = p.id(self.camp), p.id(self.other)
        if choice.verb == "refuse":
            play.tell(e.OfferRefused(camp=me, other=other))
        elif choice.verb == "counter":
            play.tell(e.OfferCountered(camp=me, other=other))
            play.push(Draft(self.camp, self.other, NOTHING, NOTHING, 0, self.counters + 1))
        else:
            play.tell(e.OfferAccepted(camp=me, other=other))
            for resource in range(KINDS):
                if self.gets[resource]:
                    hand_over(p, play, self.other, self.camp, resource, self.gets[resource])
                if self.pays[resource]:
                    hand_over(p, play, self.camp, self.other, resource, self.pays[resource])
            won(p, play)
