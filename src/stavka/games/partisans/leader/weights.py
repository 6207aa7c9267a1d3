"""The leader's figures. All values are points by the end of the game."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    # Whom a leader plays for, beside itself
    ally: float = 0.6  # a point of an ally
    enemy: float = 0.15  # a point of an enemy
    rival: float = 0.2  # a point of another camp where all are on one side
    close: int = 20  # the last so many points before the target count more,
    closing: float = 40.0  # the less this is

    # What a month brings to a camp that opens its share of the cards
    food: float = 1.5
    water: float = 0.8
    newcomers: float = 0.9
    most_months: int = 6  # nobody plans further than that
    later: float = 0.6  # a death that is only to be feared
    left: float = 0.15  # food or water that is not eaten as far as one can see
    in_hand: float = 0.2  # one whom we have met is better than one whom we may meet

    # What a card brings
    card: float = 0.9
    second: float = 0.7  # more cards of its share are opened with transport, and with a full map
    transport: float = 1.15  # a card opened with transport finds more
    enemies: float = 0.3  # met on a card
    sabotage: float = 0.2
    turn: float = 1.0  # a turn lost

    # Weapons
    kill: float = 2.0  # an enemy killed
    guard: float = 0.5  # each of the people who need not fear him
    guarded: int = 4
    stock: float = 4.0  # so many kills in hand are two thirds of all that weapons can do
    unarmed: float = 3.0  # a camp without any weapon invites attacks

    # Bonuses that are not there yet: their worth grows with this power of what has been gathered
    gathering: float = 3.0
    fire: float = 0.7  # how likely fortifications burn without a brigade,
    burning: float = 10.0  # if as many cards are still to be opened
    unmade: float = 0.7  # of incendiaries for which there is fuel
    domination: float = 0.2
    dominating: float = 1.5
    transport_found: float = 0.12  # in a month
    brigade: float = 0.4

    # How much of a store counts as something to exchange outside
    spare_maps: float = 0.5
    spare_fuel: float = 0.7
    spare_wood: float = 0.5
    spare_weapons: float = 0.7
    kept_weapons: int = 10

    # Decisions
    deal: float = 1.5  # the least gain for which it makes an ally an offer
    bargain: float = 0.3  # and anybody else
    sweeter: float = 0.3  # what the other gains more with each further offer
    offers: int = 1  # to allies in a month
    bargains: int = 1  # to others after that
    counters: int = 2
    exchange: float = 0.2  # the least gain for which it exchanges outside
    exposed: float = 0.25  # of a join that is left for the others
    attack: float = 1.0  # the least gain for which it attacks
    win: float = 200.0


W = Weights()
