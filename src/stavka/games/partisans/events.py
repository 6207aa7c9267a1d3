"""Everything that can happen in Partisans. The fields are the arguments of its message.

`camp` is the camp it happens to or that does it, `other` another camp; `kind` a kind of people.
"""

from __future__ import annotations

from stavka.kernel import Event


class RoleTaken(Event, frozen=True):
    seat: str
    camp: str


class MonthBegins(Event, frozen=True):
    month: int
    camp: str


class CardLaid(Event, frozen=True):
    camp: str
    place: str


class TurnLost(Event, frozen=True):
    camp: str
    cause: str


class AllRecover(Event, frozen=True):
    pass


class TurnStopped(Event, frozen=True):
    camp: str


# A card is opened


class CardOpened(Event, frozen=True):
    camp: str
    place: str
    card: str


class ResourcesFound(Event, frozen=True):
    camp: str
    resource: str
    count: int
    doubled: bool


class ResourcesLost(Event, frozen=True):
    camp: str
    resource: str
    count: int


class AlliesMet(Event, frozen=True):
    camp: str
    kind: str
    count: int


class PeopleRescued(Event, frozen=True):
    camp: str
    kind: str
    count: int
    points: int
    resource: str
    loot: int


class EnemiesMet(Event, frozen=True):
    camp: str
    kind: str
    count: int


class HelpAsked(Event, frozen=True):
    camp: str
    other: str


class HelpGiven(Event, frozen=True):
    camp: str
    other: str
    count: int


class HelpDenied(Event, frozen=True):
    camp: str
    other: str


class KilledByHand(Event, frozen=True):
    camp: str
    kind: str
    count: int


class EnemiesKilled(Event, frozen=True):
    camp: str
    kind: str
    count: int
    weapons: int
    points: int
    resource: str
    loot: int


class FledFromEnemies(Event, frozen=True):
    camp: str
    kind: str
    count: int
    killed: int
    weapons: int


class PeopleDied(Event, frozen=True):
    camp: str
    kind: str
    count: int
    cause: str
    points: int


class CacheFound(Event, frozen=True):
    camp: str
    resource: str
    count: int


class FireBroke(Event, frozen=True):
    camp: str
    count: int


class FireQuenched(Event, frozen=True):
    camp: str


class PeopleFrostbitten(Event, frozen=True):
    camp: str
    count: int
    water: int


class PeopleWounded(Event, frozen=True):
    camp: str
    count: int
    water: int


class NothingHappens(Event, frozen=True):
    camp: str
    what: str


class PeopleTreated(Event, frozen=True):
    camp: str
    count: int
    water: int


class LeaderWounded(Event, frozen=True):
    camp: str
    water: int


class LeaderBedridden(Event, frozen=True):
    camp: str


class OfficerHealed(Event, frozen=True):
    camp: str
    who: str


class TransportFound(Event, frozen=True):
    camp: str


class TransportPassed(Event, frozen=True):
    camp: str
    other: str


class IncendiaryFound(Event, frozen=True):
    camp: str


class Sabotage(Event, frozen=True):
    camp: str
    points: int


# Bonuses


class MapCompleted(Event, frozen=True):
    camp: str
    points: int


class CampFortified(Event, frozen=True):
    camp: str
    points: int


class FortificationsLost(Event, frozen=True):
    camp: str
    points: int


class IncendiaryMade(Event, frozen=True):
    camp: str
    count: int


class BrigadeFormed(Event, frozen=True):
    camp: str


class BrigadeLost(Event, frozen=True):
    camp: str


class TotalDomination(Event, frozen=True):
    camp: str
    points: int


# The end of a month


class MonthEnds(Event, frozen=True):
    month: int


class Exchanged(Event, frozen=True):
    camp: str
    resource: str
    count: int
    second: str
    loot: int


class OfferMade(Event, frozen=True):
    camp: str
    other: str


class OfferGives(Event, frozen=True):
    camp: str
    resource: str
    count: int


class OfferWants(Event, frozen=True):
    camp: str
    resource: str
    count: int


class OfferRefused(Event, frozen=True):
    camp: str
    other: str


class OfferCountered(Event, frozen=True):
    camp: str
    other: str


class OfferAccepted(Event, frozen=True):
    camp: str
    other: str


class ResourcesGiven(Event, frozen=True):
    camp: str
    other: str
    resource: str
    count: int


class PeopleFed(Event, frozen=True):
    camp: str
    count: int
    points: int


# Attacks between camps


class AttackThreatened(Event, frozen=True):
    camp: str
    other: str
    people: int
    weapons: int


class RansomOffered(Event, frozen=True):
    camp: str
    other: str


class RansomTaken(Event, frozen=True):
    camp: str
    other: str


class RansomRefused(Event, frozen=True):
    camp: str
    other: str


class DefenderHides(Event, frozen=True):
    camp: str
    other: str


class BattleFought(Event, frozen=True):
    camp: str
    other: str
    people: int
    weapons: int


class DefenderSpends(Event, frozen=True):
    camp: str
    people: int
    weapons: int


class AttackFailed(Event, frozen=True):
    camp: str
    other: str


class CampDestroyed(Event, frozen=True):
    camp: str
    other: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
