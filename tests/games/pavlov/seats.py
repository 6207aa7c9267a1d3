"""Who decides: questions of the Wehrmacht Card Phase, and the German player's planning."""

from __future__ import annotations

from collections.abc import Callable

from stavka.games.pavlov.position import Position
from stavka.kernel import Match
from tests.games.pavlov.house import House

GERMAN = "wehrmacht"

# What the Soviet side is asked while Wehrmacht cards are resolved

Ask = Callable[[str], House]


def first_aid(scenario: str) -> House:
    house = House(scenario).only(pavlov="red-3", chait="reserves").supplies(first_aid=2)
    return house.card("sniper", 3, 3, 6, 1, 1, 1)


def suppression(scenario: str) -> House:
    return House(scenario).suppression(green=2).card("place-riflemen", 1)


def anti_aircraft(scenario: str) -> House:
    return House(scenario).token(8, "anti-aircraft").card("ju87-2")


def victim(scenario: str) -> House:
    house = House(scenario).only(sobgayda="green-3", murzaev="green-3").place("m1937", "green-3")
    return house.card("sniper", 1, 3, 6, 1, 1, 1)


def starvation(scenario: str) -> House:
    house = House(scenario).only(pavlov="red-3", chait="reserves", gridin="reserves")
    for man in ("kalinin", "kiselev", "sukba"):
        house.place(man, "reserves")
    return house.supplies(food=1).card("resupply")


QUESTIONS = [
    (first_aid, "first-aid", "treat pavlov"),
    (suppression, "suppress-arrival", "spend 0"),
    (anti_aircraft, "anti-aircraft", "fire location-8"),
    (victim, "choose-victim", "victim murzaev"),
    (starvation, "starve", "starve chait"),
]


# Planning


def contest(*hand: str, scenario: str = "competitive") -> House:
    """The German player plans with this hand."""
    house = House(scenario).planning()
    return house.german_hand(*hand).german_tactics("recon", "smoke-screen", "artillery-barrage")


def order(house: House, kind: str) -> str:
    """The choice that plans a card of this kind out of the hand."""
    held = house.match.view(GERMAN)["board"]["my_hand"]
    card = next(c["card"] for c in held if c["kind"] == kind)
    return f"order {card}"


def hand(match: Match[Position]) -> list[str]:
    return [c["kind"] for c in match.view(GERMAN)["board"]["my_hand"]]


def lay(house: House, *kinds: str, tactic: str = "recon") -> House:
    """The whole plan, in this order."""
    for kind in kinds:
        house.play(order(house, kind), seat=GERMAN)
    return house.play(f"tactic {tactic}", seat=GERMAN)
