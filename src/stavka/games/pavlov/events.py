"""Everything that can happen in Pavlov's House. The fields are the arguments of its message.

Strings are ids of pieces and places; `dice` are faces as rolled.
"""

from __future__ import annotations

from stavka.kernel import Event

Faces = tuple[int, ...]


class TurnBegins(Event, frozen=True):
    turn: int


class PhaseBegins(Event, frozen=True):
    phase: str
    turn: int


# Soviet Card Phase


class HandDrawn(Event, frozen=True):
    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True):
    pass


class ImprovedCommunications(Event, frozen=True):
    pass


class CardPlayed(Event, frozen=True):
    card: str
    action: str


class HandDiscarded(Event, frozen=True):
    pass


class LocationRecovered(Event, frozen=True):
    place: str


class TokenStaged(Event, frozen=True):
    token: str


class Reinforced(Event, frozen=True):
    counter: str
    cost: int


class DefenseRaised(Event, frozen=True):
    colour: str
    value: int


class SapperPlaced(Event, frozen=True):
    space: str


class FogReturned(Event, frozen=True):
    card: str  # the card drawn instead


class TokenReadied(Event, frozen=True):
    token: str
    place: str


class SuppliesLoaded(Event, frozen=True):
    token: str
    place: str


class SuppliesDelivered(Event, frozen=True):
    token: str
    place: str


class AmmunitionUnpacked(Event, frozen=True):
    count: int


class SupportGiven(Event, frozen=True):
    card: str
    points: int


class SupportCardShown(Event, frozen=True):
    card: str


# Wehrmacht Card Phase


class TacticsRevealed(Event, frozen=True):
    card: str


class TacticsLeave(Event, frozen=True):
    card: str


class WehrmachtCardRevealed(Event, frozen=True):
    card: str
    number: int  # 1 to 3


class ColourRolled(Event, frozen=True):
    dice: Faces
    colour: str


class NobodyThere(Event, frozen=True):
    colour: str


class PositionRolled(Event, frozen=True):
    dice: Faces
    square: str


class SniperShot(Event, frozen=True):
    dice: Faces
    square: str
    defense: int
    hit: bool


class SuppressiveFire(Event, frozen=True):
    dice: Faces
    square: str
    defense: int
    hit: bool


class BuildingShelled(Event, frozen=True):
    dice: Faces
    colour: str
    defense: int
    hit: bool


class DefenseLowered(Event, frozen=True):
    colour: str
    value: int


class ManDisrupted(Event, frozen=True):
    man: str


class AircraftApproach(Event, frozen=True):
    count: int


class AntiAircraftFire(Event, frozen=True):
    dice: Faces
    defense: int
    downed: int
    left: int


class BombDropped(Event, frozen=True):
    dice: Faces
    place: str  # where it fell, after moving on past disrupted places


class TokenLost(Event, frozen=True):
    token: str
    place: str


class LocationDisrupted(Event, frozen=True):
    place: str


class FogAdded(Event, frozen=True):
    pass


class BattalionHitAgain(Event, frozen=True):
    pass


class GermansApproach(Event, frozen=True):
    dice: Faces
    german: str
    track: str


class NoGermansLeft(Event, frozen=True):
    german: str


class ArrivalSuppressed(Event, frozen=True):
    dice: Faces
    german: str
    defense: int
    hit: bool


class GermansPlaced(Event, frozen=True):
    german: str
    space: str


class GermansAdvance(Event, frozen=True):
    german: str
    space: str


class SapperMine(Event, frozen=True):
    dice: Faces
    german: str
    space: str
    defense: int
    hit: bool


class AssaultBegins(Event, frozen=True):
    pass


class FoodEaten(Event, frozen=True):
    count: int
    men: int
    short: int


class StormGroupCard(Event, frozen=True):
    card: str


class StormGroupCardRemoved(Event, frozen=True):
    card: str


class RaidBegins(Event, frozen=True):
    card: str
    men: tuple[str, ...]


class RaidRolled(Event, frozen=True):
    dice: Faces
    total: int
    defense: int
    card: str
    success: bool


class RaiderReturns(Event, frozen=True):
    man: str
    dice: Faces


class RaiderHit(Event, frozen=True):
    man: str
    dice: Faces


# Soviet Counter Phase


class CommandTeam(Event, frozen=True):
    pass


class PinnedDown(Event, frozen=True):
    left: int


class ManMoved(Event, frozen=True):
    man: str
    place: str


class WeaponMoved(Event, frozen=True):
    weapon: str
    place: str


class Attacked(Event, frozen=True):
    man: str  # or the weapon whose crew attacks
    german: str
    space: str
    dice: Faces
    defense: int
    hit: bool


class SuppressionLaid(Event, frozen=True):
    man: str  # or the weapon
    colour: str
    count: int


class CommandGiven(Event, frozen=True):
    man: str


class RadioCall(Event, frozen=True):
    man: str


class ArtilleryCalled(Event, frozen=True):
    man: str
    place: str


class Shelled(Event, frozen=True):
    german: str
    space: str
    dice: Faces
    defense: int
    hit: bool


class Recovered(Event, frozen=True):
    man: str
    state: str  # "disrupted" or "exhausted": what he is rid of


# First Aid and the end


class FirstAidUsed(Event, frozen=True):
    man: str


class ManLost(Event, frozen=True):
    man: str
    cause: str  # "sniper", "suppression", "raid" or "hunger"


class Defeat(Event, frozen=True):
    cause: str


class FinalScore(Event, frozen=True):
    raids: int
    support: int
    men: int
    germans: int
    total: int
    award: str
    level: str


# Wehrmacht Planning


class PlanLaid(Event, frozen=True):
    pass


class OrderLaid(Event, frozen=True):
    card: str
    number: int


class TacticsLaid(Event, frozen=True):
    card: str


class WehrmachtDrew(Event, frozen=True):
    cards: tuple[str, ...]


class WehrmachtDrewUnseen(Event, frozen=True):
    count: int
    tactics: int


EVENTS = tuple(
    e for e in list(globals().values())
    if isinstance(e, type) and issubclass(e, Event) and e is not Event
)  # fmt: skip
