"""3.0 Wehrmacht Card Phase: 3.1 Attack Defender to 3.6 Assault."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.pavlov import events as e
from stavka.games.pavlov.components import ANTI_AIRCRAFT, COLOURS, SAPPER, SUPPRESSION, TOKENS
from stavka.games.pavlov.position import EMPTY, WEHRMACHT_CARDS, WRECKED, Position
from stavka.games.pavlov.rules.base import (
    Ask,
    Play,
    Step,
    chance_of_hit,
    count_odds,
    location_id,
)
from stavka.games.pavlov.rules.ending import defeat
from stavka.games.pavlov.rules.first_aid import Casualty, suppress
from stavka.games.pavlov.rules.rulings import SUPPRESS_EVERYWHERE_FIRST
from stavka.games.pavlov.rules.storm_group import Feed, place_storm_card
from stavka.games.pavlov.rules.variants import DealTactics
from stavka.kernel import Arg, Chance, Choice, Odds, Reason, choice

CARDS_PER_TURN = 3
SAPPER_DICE = 3
BOMB_DICE = 3
AIR_DICE = 2  # for each Anti-aircraft token


class WehrmachtPhase(Step, frozen=True):
    """Three cards are revealed one at a time, each resolved before the next. [1.1c, 3.0a]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = WEHRMACHT_CARDS
        play.tell(e.PhaseBegins(phase="phase-wehrmacht-cards", turn=p.turn))
        reveals = [RevealCard(n) for n in range(1, CARDS_PER_TURN + 1)]
        play.push(DealTactics(), *reveals, FreshReserves())


class RevealCard(Step, frozen=True):
    """The next card, from the deck or from the German player's plan. [3.0a, 3.0b, 7.4h]"""

    number: int

    def resolve(self, p: Position, play: Play) -> None:
        card = p.plan.pop(0) if p.plan else p.wehrmacht_deck.pop()
        p.wehrmacht_played.append(card)
        play.reveal()
        shown = p.box.wehrmacht[card]
        play.tell(e.WehrmachtCardRevealed(card=shown.kind, number=self.number))
        match shown.effect:
            case "attack-defender":
                play.push(Sniper(card))
            case "suppress-defender":
                play.push(Mortar(card))
            case "attack-building":
                play.push(Artillery(card))
            case "bomb-stalingrad":
                play.push(AirRaid(card))
            case "place-counter":
                play.push(PlaceCounter(shown.counter))
            case "assault":
                play.push(Assault())
            case "resupply":
                play.push(Feed(shown.storm))
            case "storm-group":
                place_storm_card(p, play, shown.storm)


# 3.1 Attack Defender, 3.2 Suppress Defender


def roll_colour(p: Position, play: Play, card: int) -> int:
    dice = play.dice.roll(1)
    colour = p.box.wehrmacht[card].colours[dice[0] - 1]
    play.tell(e.ColourRolled(dice=dice, colour=COLOURS[colour]))
    return colour


def roll_target(p: Position, play: Play, colour: int) -> int:
    """The square that is aimed at: the one rolled, else the next higher occupied number, else
    the next lower; -1 if nobody stands on this colour. [3.1b-d]"""
    occupied = p.occupied(colour)
    if not occupied:
        play.tell(e.NobodyThere(colour=COLOURS[colour]))
        return -1
    dice = play.dice.roll(1)
    higher = [s for s in occupied if p.box.square_number[s] >= dice[0]]
    square = higher[0] if higher else occupied[-1]
    play.tell(e.PositionRolled(dice=dice, square=p.box.square_ids[square]))
    return square


class Sniper(Step, frozen=True):
    """Colour, position, then four dice against the Defense Value. [3.1a-e, 4.7c, 5.0d]"""

    card: int

    def resolve(self, p: Position, play: Play) -> None:
        colour = roll_colour(p, play, self.card)
        square = roll_target(p, play, colour)
        if square < 0:
            return
        dice = play.dice.roll(p.box.wehrmacht[self.card].dice + p.tactic("sharpshooters"))
        defense = p.defense[colour]
        hit = max(dice) >= defense
        play.tell(
            e.SniperShot(dice=dice, square=p.box.square_ids[square], defense=defense, hit=hit)
        )
        if hit:
            men = p.men_on(square)
            play.push(Casualty(men[0], "sniper") if len(men) == 1 else ChooseVictim(square))


class ChooseVictim(Ask, frozen=True):
    """Two men share the position that was hit: the player says which is affected. [4.7c]"""

    square: int
    rules: ClassVar[tuple[str, ...]] = ("4.7c",)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"square": p.box.square_ids[self.square]}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("victim", p.box.man_ids[m]) for m in p.men_on(self.square)]

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        play.push(Casualty(p.box.man[choice.args[0]], "sniper"))


class Mortar(Step, frozen=True):
    """Found as for the Sniper; a hit disrupts everybody on the position. [3.2a-d, 4.7d]"""

    card: int

    def resolve(self, p: Position, play: Play) -> None:
        colour = roll_colour(p, play, self.card)
        dice = p.box.wehrmacht[self.card].dice + p.tactic("mortar-concentration")
        suppress_defender(p, play, colour, dice)


def suppress_defender(p: Position, play: Play, colour: int, count: int) -> None:
    square = roll_target(p, play, colour)
    if square < 0:
        return
    dice = play.dice.roll(count)
    defense = p.defense[colour]
    hit = max(dice) >= defense
    shot = e.SuppressiveFire(dice=dice, square=p.box.square_ids[square], defense=defense, hit=hit)
    play.tell(shot)
    if hit:
        suppress(play, p.men_on(square))


# 3.3 Attack Building


class Artillery(Step, frozen=True):
    """A gun shells the positions of one colour. [3.3a, 3.3b]"""

    card: int

    def resolve(self, p: Position, play: Play) -> None:
        colour = roll_colour(p, play, self.card)
        attack_building(
            p, play, colour, p.box.wehrmacht[self.card].dice + p.tactic("artillery-barrage")
        )


def attack_building(p: Position, play: Play, colour: int, count: int) -> None:
    """One die at the Defense Value lowers it by one; at 3 all men there suffer. [3.3c-e]"""
    dice = play.dice.roll(count)
    defense = p.defense[colour]
    hit = max(dice) >= defense
    play.tell(e.BuildingShelled(dice=dice, colour=COLOURS[colour], defense=defense, hit=hit))
    if not hit:
        return
    if defense > p.box.defense_lowest[colour]:
        p.defense[colour] -= 1
        play.tell(e.DefenseLowered(colour=COLOURS[colour], value=p.defense[colour]))
    else:
        suppress(play, [m for s in p.occupied(colour) for m in p.men_on(s)])


# 3.4 Bomb Stalingrad


class AirRaid(Step, frozen=True):
    """A Ju 87 card: how many aircraft come, and who may fire at them. [3.4.1a, 3.4.1b]"""

    card: int

    def resolve(self, p: Position, play: Play) -> None:
        shown = p.box.wehrmacht[self.card]
        aircraft = shown.dice + p.tactic("stuka-formation")
        defense = shown.defense + p.tactic("air-superiority")
        play.tell(e.AircraftApproach(count=aircraft))
        if p.holding(ANTI_AIRCRAFT):
            play.push(AntiAircraft(aircraft, defense))
        else:
            play.push(*[Bomb()] * aircraft)


class AntiAircraft(Ask, frozen=True):
    """Declare the Anti-aircraft tokens, then roll two dice for each. [3.4.1b-e]"""

    aircraft: int
    defense: int
    declared: tuple[int, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("3.4.1b", "3.4.1e")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"count": self.aircraft, "dice": AIR_DICE * len(self.declared)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        ready = [n for n in p.holding(ANTI_AIRCRAFT) if n not in self.declared]
        return [*(choice("fire", location_id(n)) for n in ready), choice("open-fire")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "fire":
            return None
        declared = choice.args[:1] in [(location_id(n),) for n in self.declared]
        return "already-declared" if declared else "no-anti-aircraft-there"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        if choice.verb != "open-fire" or not self.declared:
            return None
        chances = count_odds(AIR_DICE * len(self.declared), self.defense)
        some = [*chances[: self.aircraft], sum(chances[self.aircraft :])]
        return tuple(Chance.of(c, "aircraft-downed", count=n) for n, c in enumerate(some) if c)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "fire":
            number = int(choice.args[0].rpartition("-")[2])
            play.push(AntiAircraft(self.aircraft, self.defense, (*self.declared, number)))
            return
        left = self.aircraft
        if self.declared:
            for number in self.declared:
                p.locations[number] = EMPTY
                p.stock[ANTI_AIRCRAFT] += 1
            dice = play.dice.roll(AIR_DICE * len(self.declared))
            downed = min(left, sum(1 for d in dice if d >= self.defense))
            left -= downed
            play.tell(e.AntiAircraftFire(dice=dice, defense=self.defense, downed=downed, left=left))
        play.push(*[Bomb()] * left)


class Bomb(Step, frozen=True):
    """One Ju 87 bombs one place in the city. [3.4.2a-c, 3.4.3a, 3.4.4a, 3.4.5a-c]"""

    def resolve(self, p: Position, play: Play) -> None:
        dice = play.dice.roll(BOMB_DICE)
        place = sum(dice)
        while 4 <= place <= 17 and p.locations[place] == WRECKED:
            place += 1
        play.tell(e.BombDropped(dice=dice, place=location_id(place)))
        token = p.token_at(place)
        if token >= 0:
            p.locations[place] = EMPTY
            p.stock[token] += 1
            play.tell(e.TokenLost(token=TOKENS[token], place=location_id(place)))
        elif p.locations[place] == WRECKED:
            if place == 18:
                defeat(p, play, "headquarters")
            else:
                play.tell(e.BattalionHitAgain())
                suppress(play, [m for m, at in enumerate(p.men) if at >= 0])
        else:
            p.locations[place] = WRECKED
            play.tell(e.LocationDisrupted(place=location_id(place)))
            if place in p.box.unit_locations["signal"] and p.fog_stock:
                p.discard.append(p.fog_stock.pop())
                play.tell(e.FogAdded())


# 3.5 Place Wehrmacht Counter


class PlaceCounter(Step, frozen=True):
    """Roll for the track; infantry may be suppressed; then it advances. [3.5.0a-3.5.2d, 3.5.5b]"""

    german: int

    def resolve(self, p: Position, play: Play) -> None:
        name = p.box.german_ids[self.german]
        if not p.german_stock(self.german):
            play.tell(e.NoGermansLeft(german=name))
            return
        dice = play.dice.roll(1)
        track = dice[0] - 1
        play.tell(e.GermansApproach(dice=dice, german=name, track=f"track-{dice[0]}"))
        if may_be_suppressed(p, self.german) and p.boxes[p.box.track_colour[track]]:
            play.push(SuppressArrival(self.german, track))
        else:
            play.push(Advance(self.german, track))


def may_be_suppressed(p: Position, german: int) -> bool:
    """Infantry only; Tactics may forbid it. [3.5.2a, 3.5.2d]"""
    if not p.box.infantry[german] or p.tactic("smoke-screen"):
        return False
    return not (p.box.german_ids[german] == "scouts" and p.tactic("recon"))


class SuppressArrival(Ask, frozen=True):
    """Any number of Suppression tokens of the track's colour, one die each. [3.5.2a-c]"""

    german: int
    track: int
    rules: ClassVar[tuple[str, ...]] = ("3.5.2a", "3.5.2b")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        colour = p.box.track_colour[self.track]
        return {
            "german": p.box.german_ids[self.german],
            "track": f"track-{self.track + 1}",
            "count": p.boxes[colour],
            "defense": p.box.german_defense[self.german],
        }

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("spend", n) for n in range(p.boxes[p.box.track_colour[self.track]] + 1)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "too-few-suppression-tokens" if choice.verb == "spend" else None

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        dice = int(choice.args[0])
        if not dice:
            return None
        hit = chance_of_hit(dice, p.box.german_defense[self.german])
        return (Chance.of(hit, "arrival-suppressed"), Chance.of(1 - hit, "arrival-placed"))

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        count = int(choice.args[0])
        if count:
            p.boxes[p.box.track_colour[self.track]] -= count
            p.stock[SUPPRESSION] += count
            dice = play.dice.roll(count)
            defense = p.box.german_defense[self.german]
            hit = max(dice) >= defense
            name = p.box.german_ids[self.german]
            play.tell(e.ArrivalSuppressed(dice=dice, german=name, defense=defense, hit=hit))
            if hit:
                return
        play.push(Advance(self.german, self.track))


class Advance(Step, frozen=True):
    """The counter takes the first location and pushes those ahead of it. [3.5.3a-d, 3.5.4a-b]"""

    german: int
    track: int

    def resolve(self, p: Position, play: Play) -> None:
        box, spaces = p.box, p.spaces
        start = box.track_start[self.track]
        end = start + box.track_length[self.track]
        gap = spaces.find(0, start, end)
        if gap < 0:
            front = box.german_ids[spaces[end - 1] - 1]
            play.tell(e.GermansAdvance(german=front, space="the-house"))
            defeat(p, play, "overrun")
            return
        spaces[start + 1 : gap + 1] = spaces[start:gap]
        spaces[start] = self.german + 1
        for space in range(gap, start, -1):
            name = box.german_ids[spaces[space] - 1]
            play.tell(e.GermansAdvance(german=name, space=box.space_ids[space]))
        play.tell(e.GermansPlaced(german=box.german_ids[self.german], space=box.space_ids[start]))
        mined = box.track_sapper[self.track]
        if p.sappers[self.track] and start <= mined <= gap:
            self.meet_sappers(p, play, mined)

    def meet_sappers(self, p: Position, play: Play, space: int) -> None:
        p.sappers[self.track] = 0
        p.stock[SAPPER] += 1
        german = p.spaces[space] - 1
        count = max(0, SAPPER_DICE - p.tactic("assault-pioneers"))
        dice = play.dice.roll(count)
        defense = p.box.german_defense[german]
        hit = any(d >= defense for d in dice)
        name, where = p.box.german_ids[german], p.box.space_ids[space]
        play.tell(e.SapperMine(dice=dice, german=name, space=where, defense=defense, hit=hit))
        if hit:
            p.spaces[space] = 0


class FreshReserves(Step, frozen=True):
    """Tactics: after the third card each copy brings one more Riflemen counter. [7.2.1c]"""

    def resolve(self, p: Position, play: Play) -> None:
        riflemen = p.box.german["riflemen"]
        play.push(*[PlaceCounter(riflemen)] * p.tactic("fresh-reserves"))


# 3.6 Assault


class Assault(Step, frozen=True):
    """All suppression, then all attacks on the building: green, red, purple. [3.6a, 3.6e, 3.6h]"""

    def resolve(self, p: Position, play: Play) -> None:
        play.tell(e.AssaultBegins())
        colours = range(len(COLOURS))
        if SUPPRESS_EVERYWHERE_FIRST:
            play.push(*map(AssaultSuppress, colours), *map(AssaultBuilding, colours))
        else:
            play.push(*(step(c) for c in colours for step in (AssaultSuppress, AssaultBuilding)))


class AssaultSuppress(Step, frozen=True):
    """The infantry of one colour, with dice for the sum of its values. [3.6b, 3.6c, 3.6f]"""

    colour: int

    def resolve(self, p: Position, play: Play) -> None:
        infantry = [k for k in germans(p, self.colour) if p.box.infantry[k]]
        if infantry:
            gunners = infantry.count(p.box.german["machine-gunners"])
            dice = sum(p.box.value[k] for k in infantry)
            dice += gunners * p.tactic("fire-base") + p.tactic("storm-troops")
            suppress_defender(p, play, self.colour, dice)


class AssaultBuilding(Step, frozen=True):
    """The armor of one colour, with dice for the sum of its values. [3.6e, 3.6f]"""

    colour: int

    def resolve(self, p: Position, play: Play) -> None:
        armor = [k for k in germans(p, self.colour) if not p.box.infantry[k]]
        if armor:
            dice = sum(p.box.value[k] for k in armor) + p.tactic("panzer-support")
            attack_building(p, play, self.colour, dice)


def germans(p: Position, colour: int) -> list[int]:
    """The types of the German counters on the tracks of a colour."""
    return [p.spaces[s] - 1 for s in p.germans_on(colour)]
