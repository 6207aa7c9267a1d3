"""What happens is told, all of it and in order: the log of single actions, whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stavka.games.pavlov import events as e
from stavka.games.pavlov.rules.storm_group import ChooseRaiders
from stavka.kernel import Event
from stavka.testing import rule
from tests.games.pavlov.house import BOMB, House
from tests.games.pavlov.seats import contest, order

# Soviet Card Phase


def played(card: str, action: str) -> Event:
    return e.CardPlayed(card=card, action=f"action-{action}")


def test_the_log_of_staging_loading_and_delivering() -> None:
    house = House().hand("s01", "s05", "s11").cards()
    house.play("play s01 resupply", "stage ammunition", "done")
    assert house.events == [played("s01", "resupply"), e.TokenStaged(token="ammunition")]
    house.play("play s05 load", "load ammunition location-6")
    loaded = e.SuppliesLoaded(token="ammunition", place="location-6")
    assert house.events == [played("s05", "load"), loaded]
    house.play("play s11 deliver", "deliver location-6")
    assert house.events == [
        played("s11", "deliver"),
        e.SuppliesDelivered(token="ammunition", place="location-6"),
        e.AmmunitionUnpacked(count=5),
    ]
    assert house.asked() == "soviet-actions"
    assert house.play("end-cards").events[0] == e.HandDiscarded()


def test_the_log_of_recovery_readiness_and_sappers() -> None:
    house = House().hand("s14", "s02", "s15").wreck(15).defense(red=4).supplies(sapper=2).cards()
    house.play("play s14 signal-recover", "at location-15")
    recovered = e.LocationRecovered(place="location-15")
    assert house.events == [played("s14", "signal-recover"), recovered]
    house.play("play s02 buttress", "raise red")
    assert house.events == [played("s02", "buttress"), e.DefenseRaised(colour="red", value=5)]
    house.play("play s15 field-defenses", "mine track-2-3")
    assert house.events == [played("s15", "field-defenses"), e.SapperPlaced(space="track-2-3")]
    house = House().hand("s15").cards().play("play s15 ready-artillery", "at location-11")
    ready = e.TokenReadied(token="artillery", place="location-11")
    assert house.events == [played("s15", "ready-artillery"), ready]


# Wehrmacht Card Phase


def test_the_log_of_bombs() -> None:
    house = House().only(pavlov="red-3").wreck(3).token(5, "food")
    house.card("ju87-4", *BOMB[3], *BOMB[5], *BOMB[6], *BOMB[14])
    assert house.events == [
        e.WehrmachtCardRevealed(card="ju87-4", number=1),
        e.AircraftApproach(count=4),
        e.BombDropped(dice=BOMB[3], place="location-3"),
        e.BattalionHitAgain(),
        e.ManDisrupted(man="pavlov"),
        e.BombDropped(dice=BOMB[5], place="location-5"),
        e.TokenLost(token="food", place="location-5"),
        e.BombDropped(dice=BOMB[6], place="location-6"),
        e.LocationDisrupted(place="location-6"),
        e.BombDropped(dice=BOMB[14], place="location-14"),
        e.LocationDisrupted(place="location-14"),
        e.FogAdded(),
    ]


def test_the_log_of_shells_and_of_a_type_that_is_not_in_the_stock() -> None:
    house = House(figures={"germans.scouts.count": 0}).card("leig18", 3, 6, 1, 1)
    assert house.events[1:] == [
        e.ColourRolled(dice=(3,), colour="red"),
        e.BuildingShelled(dice=(6, 1, 1), colour="red", defense=6, hit=True),
        e.DefenseLowered(colour="red", value=5),
    ]
    assert house.card("place-scouts").events[1:] == [e.NoGermansLeft(german="scouts")]


def sniped() -> House:
    return House().only(chait="red-3", kalinin="reserves").card("sniper", 3, 3, 6, 1, 1, 1)


def sniped_in_a_crew() -> House:
    house = House().only(chait="green-3", svirin="green-3", kalinin="reserves")
    house.place("maxim-1", "green-3").card("sniper", 1, 3, 6, 1, 1, 1)
    return house.play("victim chait")


def suppressed() -> House:
    house = House().only(chait="red-3", kalinin="reserves").disrupt("chait")
    return house.card("mortar", 3, 3, 6, 1, 1, 1)


def starved() -> House:
    house = House().only(chait="red-3", kalinin="reserves", gridin="reserves", sukba="reserves")
    house.place("kiselev", "reserves").place("avagimov", "reserves").supplies(food=1)
    return house.card("resupply").play("starve chait")


def raided() -> House:
    house = House().only(chait="red-3", kalinin="reserves").storm_card("voentorg")
    return house.happens(ChooseRaiders()).dice(1, 1).play("send chait", "storm")


@rule("pavlov:3.1e", "pavlov:3.2d", "pavlov:3.7b", "pavlov:3.8g")
@pytest.mark.parametrize(
    ("falls", "cause"),
    [
        (sniped, "sniper"),
        (sniped_in_a_crew, "sniper"),
        (suppressed, "suppression"),
        (starved, "hunger"),
        (raided, "raid"),
    ],
)
def test_the_log_says_what_a_man_fell_to(falls: Callable[[], House], cause: str) -> None:
    house = falls()
    assert house.told(e.ManLost) == [e.ManLost(man="chait", cause=f"cause-{cause}")]
    assert house.where("chait") == "out"


@rule("pavlov:3.8a")
@pytest.mark.parametrize("old", ["voentorg", "school-6", "l-shaped"])
def test_the_log_names_the_storm_group_card_that_leaves_the_game(old: str) -> None:
    house = House().storm_card(old).card("milk-house-card")
    assert house.events[1:] == [
        e.StormGroupCardRemoved(card=old),
        e.StormGroupCard(card="milk-house"),
    ]
    assert House().card("milk-house-card").events[1:] == [e.StormGroupCard(card="milk-house")]


def test_the_log_of_a_raid() -> None:
    house = House().only(pavlov="red-3", kalinin="reserves").storm_card("voentorg")
    house.happens(ChooseRaiders()).dice(4, 5, 1, 6).play("send pavlov", "send kalinin", "storm")
    assert house.events == [
        e.RaidBegins(card="voentorg", men=("pavlov", "kalinin")),
        e.RaidRolled(dice=(4, 5), total=9, defense=10, card="voentorg", success=False),
        e.RaiderHit(man="pavlov", dice=(1,)),
        e.ManLost(man="pavlov", cause="cause-raid"),
        e.RaiderReturns(man="kalinin", dice=(6,)),
    ]


# Soviet Counter Phase


def test_the_log_of_moves() -> None:
    house = House().only(sobgayda="green-3", pavlov="red-3").place("m1937", "green-3").moves()
    house.play("move pavlov", "to green-3", "to red-4 m1937")
    assert house.events == [
        e.ManMoved(man="pavlov", place="green-3"),
        e.ManMoved(man="sobgayda", place="red-4"),
        e.WeaponMoved(weapon="m1937", place="red-4"),
    ]


def test_the_log_of_commands_radio_and_guns() -> None:
    house = House(figures={"men.kiselev.cost": 2}).only(pavlov="red-3", kalinin="reserves")
    house.place("chait", "green-6").place("potanski", "green-3").exhaust("kalinin")
    house.token(11, "artillery").track(1, "riflemen").actions()
    house.play("command pavlov", "give kalinin exhausted")
    recovered = e.Recovered(man="kalinin", state="state-exhausted")
    assert house.events == [e.CommandGiven(man="pavlov"), recovered]
    house.play("radio chait", "buy kiselev", "done")
    assert house.events == [e.RadioCall(man="chait"), e.Reinforced(counter="kiselev", cost=2)]
    house.dice(1, 1, 1).play("observe potanski location-11", "shell track-1-1")
    assert house.events == [
        e.ArtilleryCalled(man="potanski", place="location-11"),
        e.Shelled(german="riflemen", space="track-1-1", dice=(1, 1, 1), defense=4, hit=False),
    ]


@pytest.mark.parametrize(
    ("placed", "colour"), [("green 2 red 0", "green"), ("green 0 red 2", "red")]
)
def test_the_log_names_only_the_colours_that_got_tokens(placed: str, colour: str) -> None:
    house = House(figures={"men.chekhov.suppress": 2}).only(chekhov="green-red-1").actions()
    house.play("suppress chekhov", f"place {placed}")
    assert house.events == [e.SuppressionLaid(man="chekhov", colour=colour, count=2)]


@rule("pavlov:4.2b")
def test_the_log_names_the_man_who_attacked_be_he_the_first_of_the_box() -> None:
    house = House(figures={"men.pavlov.attack": 1}).only(pavlov="green-3")
    house.track(1, "scouts").actions().dice(4).play("attack pavlov", "target track-1-1")
    assert house.events == [
        e.Attacked(
            man="pavlov", german="scouts", space="track-1-1", dice=(4,), defense=5, hit=False
        )
    ]


# Planning


@rule("pavlov:7.4e")
def test_the_log_of_planning() -> None:
    house = contest("sniper", "mortar", "place-scouts", "assault")
    house.next_cards("place-riflemen", "resupply", "lefh18").next_tactics("storm-troops")
    house.play(order(house, "mortar"))
    assert [(type(x), x.card, x.number) for x in house.told(e.OrderLaid)] == [
        (e.OrderLaid, "mortar", 1)
    ]
    house.play(order(house, "sniper"), order(house, "assault"), "tactic recon")
    assert [x.card for x in house.told(e.TacticsLaid)] == ["recon"]
    drawn = ("place-riflemen", "resupply", "lefh18", "storm-troops")
    assert [x.cards for x in house.told(e.WehrmachtDrew)] == [drawn]


# The end


@rule("pavlov:6.3a")
def test_a_defeat_is_told_with_its_cause_and_its_turn() -> None:
    house = House().track(1, "scouts", "scouts", "scouts", "riflemen")
    house.p.turn = 7
    house.card("place-panzer-ii", 1)
    assert house.events[-2:] == [
        e.GermansAdvance(german="riflemen", space="the-house"),
        e.Defeat(cause="defeat-overrun"),
    ]
    outcome = house.match.outcome
    assert outcome is not None
    assert (outcome.reason.id, outcome.reason.args) == ("outcome-overrun", {"turn": 7})
    assert house.match.view(None)["board"]["asking"] is None
