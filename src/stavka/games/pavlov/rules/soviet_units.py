"""2.4 to 2.11 Soviet Card Phase: the actions of the eight units."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from stavka.games.pavlov import events as e
from stavka.games.pavlov.components import AMMUNITION, CARGO, COLOURS, SAPPER, SUPPRESSION, TOKENS
from stavka.games.pavlov.position import (
    EMPTY,
    HOLDS,
    OUT,
    RESERVES,
    SOVIET_COUNTERS,
    STOCK,
    Position,
)
from stavka.games.pavlov.rules.base import REMOVED, Ask, Play, draw, location_id
from stavka.games.pavlov.rules.rulings import AMMUNITION_GIVES, MINES_UNDER_GERMANS, NEW_CARD_USABLE
from stavka.games.pavlov.rules.storm_group import raid_barred
from stavka.kernel import Arg, Choice, Reason, choice

STAGED_AT_ONCE = 5
DIVISION_POINTS = 6

# The ledger rows of each unit's Recover, and of what it readies.
RECOVER_ROW = {
    "army": "2.4.1a", "division": "2.5.1a", "signal": "2.7.1a", "artillery": "2.8.1a",
    "flotilla": "2.9.1a", "aa267": "2.10.1a", "aa1083": "2.11.1a",
}  # fmt: skip
READY_ROW = {"signal": "2.7.3a", "artillery": "2.8.2a", "aa267": "2.10.2a", "aa1083": "2.11.2a"}


# Places and tokens of the city


class AtLocation(Ask, frozen=True):
    """Choose one of the unit's locations for a recovery or a token. [2.7.1a ... 2.11.2a]"""

    unit: str
    token: int  # -1: remove a Disrupted token

    def cites(self, p: Position) -> tuple[str, ...]:
        if self.token < 0:
            return (RECOVER_ROW[self.unit],)
        return READY_ROW[self.unit], "2.7.3b"

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        what = "recovery" if self.token < 0 else f"token-{TOKENS[self.token]}"
        return {"unit": f"unit-{self.unit}", "what": what}

    def places(self, p: Position) -> list[int]:
        return recoverable(p, self.unit) if self.token < 0 else free_locations(p, self.unit)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("at", location_id(n)) for n in self.places(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "at" or not choice.args:
            return None
        if choice.args[0] not in map(location_id, p.box.unit_locations[self.unit]):
            return "location-of-another-unit"
        if self.token < 0:
            return f"not-disrupted/{self.unit}"
        return "location-not-free"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        number = int(choice.args[0].rpartition("-")[2])
        if self.token < 0:
            recover(p, play, number)
        else:
            p.stock[self.token] -= 1
            p.locations[number] = self.token + HOLDS
            play.tell(e.TokenReadied(token=TOKENS[self.token], place=choice.args[0]))


def recoverable(p: Position, unit: str) -> list[int]:
    return [n for n in p.box.unit_locations[unit] if p.wrecked(n)]


def free_locations(p: Position, unit: str) -> list[int]:
    """Locations of a unit with neither token nor disruption. [2.7.3b, 2.9.2b, 2.9.2c]"""
    return [n for n in p.box.unit_locations[unit] if p.locations[n] == EMPTY]


def recover(p: Position, play: Play, number: int) -> None:
    p.locations[number] = EMPTY
    play.tell(e.LocationRecovered(place=location_id(number)))


def start_recovery(unit: str) -> Callable[[Position, Play], None]:
    def start(p: Position, play: Play) -> None:
        places = p.box.unit_locations[unit]
        if len(places) == 1:
            recover(p, play, places[0])
        else:
            play.push(AtLocation(unit, -1))

    return start


def recovery_barred(unit: str) -> Callable[[Position], Reason | None]:
    return lambda p: None if recoverable(p, unit) else f"not-disrupted/{unit}"


def start_ready(unit: str, token: int) -> Callable[[Position, Play], None]:
    return lambda p, play: play.push(AtLocation(unit, token))


def ready_barred(unit: str, token: int) -> Callable[[Position], Reason | None]:
    def barred(p: Position) -> Reason | None:
        if not p.stock[token]:
            return f"token-not-in-stock/{unit}"
        return None if free_locations(p, unit) else "location-not-free"

    return barred


# 2.4 62nd Army Command Post


def resupply_barred(p: Position) -> Reason | None:
    if p.wrecked(18):
        return "headquarters-disrupted"
    return None if any(p.stock[t] for t in CARGO) else "nothing-in-stock"


class Resupply(Ask, frozen=True):
    """Up to five tokens from the stock to the Staging Area. [2.4.2a, 2.4.2b]"""

    left: int = STAGED_AT_ONCE
    rules: ClassVar[tuple[str, ...]] = ("2.4.2a",)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"left": self.left}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("stage", TOKENS[t]) for t in CARGO if p.stock[t]]
        return found + [choice("done")] * (self.left < STAGED_AT_ONCE)

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "stage" or not choice.args:
            return None
        cargo = choice.args[0] in [TOKENS[t] for t in CARGO]
        return "nothing-in-stock" if cargo else "not-cargo"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "done":
            return
        token = TOKENS.index(choice.args[0])
        p.stock[token] -= 1
        p.staging[token] += 1
        play.tell(e.TokenStaged(token=choice.args[0]))
        if self.left > 1 and any(p.stock[t] for t in CARGO):
            play.push(Resupply(self.left - 1))


def storm_barred(p: Position) -> Reason | None:
    return "headquarters-disrupted-no-raid" if p.wrecked(18) else raid_barred(p)


# 2.5 13th Guards Rifle Division Command Post


def affordable(p: Position, points: int) -> list[str]:
    """Counters in the stock that these points can buy."""
    box = p.box
    men = [
        id for id, at, cost in zip(box.man_ids, p.men, box.cost, strict=True)
        if at == STOCK and cost <= points
    ]  # fmt: skip
    weapons = [
        id for id, at, cost in zip(box.weapon_ids, p.weapons, box.weapon_cost, strict=True)
        if at == STOCK and cost <= points
    ]  # fmt: skip
    return men + weapons


def reinforcements_barred(p: Position, points: int = DIVISION_POINTS) -> Reason | None:
    if p.wrecked(4):
        return "division-disrupted"
    return None if affordable(p, points) else "nothing-affordable"


class Reinforce(Ask, frozen=True):
    """Points buy Soviet and Weapon counters for the Reserves. [2.5.2a, 2.5.2b, 4.5b]"""

    points: int
    bought: bool = False

    @staticmethod
    def caller(p: Position) -> str:
        return "radio" if p.phase == SOVIET_COUNTERS else "division"

    def cites(self, p: Position) -> tuple[str, ...]:
        return ("4.5b",) if self.caller(p) == "radio" else ("2.5.2a", "2.5.2b")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"points": self.points}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("buy", id) for id in affordable(p, self.points)]
        return found + [choice("done")] * self.bought

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "buy" or not choice.args:
            return None
        id, box = choice.args[0], p.box
        at = p.men[box.man[id]] if id in box.man else None
        at = p.weapons[box.weapon[id]] if id in box.weapon else at
        if at == STOCK:
            return f"too-expensive/{self.caller(p)}"
        return REMOVED if at == OUT else f"not-in-stock/{self.caller(p)}"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "done":
            return
        id, box = choice.args[0], p.box
        if id in box.man:
            p.men[box.man[id]] = RESERVES
            cost = box.cost[box.man[id]]
        else:
            p.weapons[box.weapon[id]] = RESERVES
            cost = box.weapon_cost[box.weapon[id]]
        play.tell(e.Reinforced(counter=id, cost=cost))
        if affordable(p, self.points - cost):
            play.push(Reinforce(self.points - cost, bought=True))


# 2.6 8th Guards Sapper Battalion


def raisable(p: Position) -> list[int]:
    """Colours whose Defense Value can go up. [2.6.1d]"""
    return [c for c in range(3) if p.defense[c] < p.box.defense_highest[c]]


def buttress_barred(p: Position) -> Reason | None:
    if not p.supplies[SAPPER]:
        return "no-sapper-in-supplies/buttress"
    return None if raisable(p) or p.wrecked(3) else "defense-at-highest"


class Buttress(Ask, frozen=True):
    """Raise a Defense Value by 1 or clear location 3. [2.6.1a-d]"""

    rules: ClassVar[tuple[str, ...]] = ("2.6.1b", "2.6.1c")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("raise", COLOURS[c]) for c in raisable(p)]
        return found + [choice("at", location_id(3))] * p.wrecked(3)

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "at":
            location_3 = choice.args == (location_id(3),)
            return "not-disrupted/location-3" if location_3 else "buttress-clears-location-3"
        return "defense-at-highest" if choice.verb == "raise" else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        p.supplies[SAPPER] -= 1
        p.stock[SAPPER] += 1
        if choice.verb == "at":
            recover(p, play, 3)
            return
        colour = COLOURS.index(choice.args[0])
        p.defense[colour] += 1
        play.tell(e.DefenseRaised(colour=choice.args[0], value=p.defense[colour]))


def minable(p: Position) -> list[int]:
    """Tracks whose Sapper location is empty. [2.6.2b, 2.6.2c]"""
    return [
        t for t, space in enumerate(p.box.track_sapper)
        if not p.sappers[t] and (MINES_UNDER_GERMANS or not p.spaces[space])
    ]  # fmt: skip


def mines_barred(p: Position) -> Reason | None:
    if not p.supplies[SAPPER]:
        return "no-sapper-in-supplies/mines"
    return None if minable(p) else "sapper-location-not-empty"


class FieldDefenses(Ask, frozen=True):
    """A Sapper token from the Supplies box to an empty Sapper location. [2.6.2a-c]"""

    rules: ClassVar[tuple[str, ...]] = ("2.6.2a", "2.6.2b")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("mine", p.box.space_ids[p.box.track_sapper[t]]) for t in minable(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "mine" or not choice.args:
            return None
        sapper = p.box.space.get(choice.args[0], -1) in p.box.track_sapper
        return "sapper-location-not-empty" if sapper else "no-sapper-location"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        p.supplies[SAPPER] -= 1
        p.sappers[p.box.space_track[p.box.space[choice.args[0]]]] = 1
        play.tell(e.SapperPlaced(space=choice.args[0]))


# 2.7 139th Signal Battalion


def decision_barred(p: Position) -> Reason | None:
    if not any(c in p.box.fog for c in p.hand):
        return "no-fog-in-hand"
    signal = p.box.unit_locations["signal"]
    return "signal-all-disrupted" if all(p.wrecked(n) for n in signal) else None


def tactical_decision(p: Position, play: Play) -> None:
    """One Fog of War card goes to the stock, a new card is drawn. [2.7.2a, 2.3b, 2.7.2c]"""
    fog = next(c for c in p.hand if c in p.box.fog)
    p.hand.remove(fog)
    p.fog_stock.append(fog)
    drawn = draw(p, play)
    if not NEW_CARD_USABLE:
        p.spent.append(drawn)
    play.tell(e.FogReturned(card=p.box.soviet_ids[drawn]))


# 2.9 Volga Military Flotilla


def load_barred(p: Position) -> Reason | None:
    if not any(p.staging[t] for t in CARGO):
        return "staging-area-empty"
    return None if free_locations(p, "flotilla") else "no-free-boat"


class Load(Ask, frozen=True):
    """Up to three tokens from the Staging Area, one on each free boat. [2.9.2a-c]"""

    begun: bool = False
    rules: ClassVar[tuple[str, ...]] = ("2.9.2a", "2.9.2b", "2.9.2c")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        boats = free_locations(p, "flotilla")
        found = [
            choice("load", TOKENS[t], location_id(n)) for t in CARGO if p.staging[t] for n in boats
        ]
        return found + [choice("done")] * self.begun

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "load" or len(choice.args) != 2:
            return None
        boats = [location_id(n) for n in p.box.unit_locations["flotilla"]]
        if choice.args[1] not in boats:
            return "location-of-another-unit"
        number = int(choice.args[1].rpartition("-")[2])
        if p.wrecked(number):
            return "boat-disrupted"
        return "boat-occupied" if p.locations[number] != EMPTY else "not-in-staging-area"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "done":
            return
        token, place = choice.args
        kind = TOKENS.index(token)
        p.staging[kind] -= 1
        p.locations[int(place.rpartition("-")[2])] = kind + HOLDS
        play.tell(e.SuppliesLoaded(token=token, place=place))
        if not load_barred(p):
            play.push(Load(begun=True))


def laden(p: Position) -> list[int]:
    return [n for n in p.box.unit_locations["flotilla"] if p.token_at(n) >= 0]


def deliver_barred(p: Position) -> Reason | None:
    return None if laden(p) else "flotilla-empty"


class Deliver(Ask, frozen=True):
    """Any tokens on the Flotilla go to the Supplies box. [2.9.3a-d]"""

    begun: bool = False
    rules: ClassVar[tuple[str, ...]] = ("2.9.3a", "2.9.3b")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        boats = laden(p)
        found = [choice("deliver-all")] * (len(boats) > 1)
        found += [choice("deliver", location_id(n)) for n in boats]
        return found + [choice("done")] * self.begun

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "flotilla-empty" if choice.verb == "deliver" else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "deliver-all":
            for number in laden(p):
                deliver(p, play, number)
        elif choice.verb == "deliver":
            deliver(p, play, int(choice.args[0].rpartition("-")[2]))
            if laden(p):
                play.push(Deliver(begun=True))


def deliver(p: Position, play: Play, number: int) -> None:
    """Ammunition returns to the stock and becomes Suppression tokens. [2.9.3a-c]"""
    token = p.token_at(number)
    p.locations[number] = EMPTY
    play.tell(e.SuppliesDelivered(token=TOKENS[token], place=location_id(number)))
    if token == AMMUNITION:
        p.stock[AMMUNITION] += 1
        unpacked = min(AMMUNITION_GIVES, p.stock[SUPPRESSION])
        p.stock[SUPPRESSION] -= unpacked
        p.supplies[SUPPRESSION] += unpacked
        play.tell(e.AmmunitionUnpacked(count=unpacked))
    else:
        p.supplies[token] += 1
