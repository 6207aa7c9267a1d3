"""9 A motorcycle, or a horse and cart."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import ResourcesFound, TransportFound
from stavka.testing import rule
from tests.games.partisans.woods import Woods

BOTH = ("peasant", "officer")


@rule("partisans:9.1a")
@pytest.mark.parametrize("camp", BOTH)
@pytest.mark.parametrize(
    ("shown", "card"),
    [
        ({"H5": "bottom=wood 6"}, "top=wood 4"),
        ({"H7": "top=wood 6"}, "bottom=wood 4"),
    ],
)
def test_resources_on_the_upper_and_lower_edge_are_doubled(
    camp: str, shown: dict[str, str], card: str
) -> None:
    woods = Woods(shown=shown, closed={"H6": card}).turn(camp)
    woods.has(camp, wood=1, transport=1).play("open H6")
    assert woods.changes() == {f"{camp}.wood": 9}
    assert [(e.count, e.doubled) for e in woods.told(ResourcesFound)] == [(8, True)]


@rule("partisans:9.1a")
def test_without_transport_nothing_is_doubled() -> None:
    woods = Woods(shown={"H5": "bottom=wood 6"}, closed={"H6": "top=wood 4"})
    woods.has("partisan", transport=1).has("peasant", wood=1).play("open H6")
    assert woods.changes() == {"peasant.wood": 5}
    assert [(e.count, e.doubled) for e in woods.told(ResourcesFound)] == [(4, False)]


@rule("partisans:9.1b")
@pytest.mark.parametrize("resource", ["maps", "fuel", "weapons", "water", "food", "wood"])
def test_resources_in_the_middle_are_not_doubled(resource: str) -> None:
    woods = Woods(closed={"H6": f"event=cache {resource} 3"}).has_nothing("peasant")
    woods.has("peasant", transport=1).play("open H6")
    assert woods.changes() == {f"peasant.{resource}": 3}


@rule("partisans:9.1b")
def test_transport_found_in_the_middle_doubles_what_lies_below_it() -> None:
    woods = Woods(
        shown={"H5": "bottom=wood 1", "H7": "top=food 1"},
        closed={"H6": "top=wood 4, event=transport, bottom=food 5"},
    )
    woods.play("open H6")
    assert woods.changes() == {
        "peasant.wood": 14,
        "peasant.food": 40,
        "peasant.transport": True,
        "peasant.cards": 2,
    }
    seen = woods.match.view(None)["board"]["table"]
    assert (seen["H6"]["order"], seen["H6"]["doubled"]) == (
        1 + max(seen[h]["order"] for h in ("H5", "H7")),
        ["bottom"],
    )


@rule("partisans:9.2a")
@pytest.mark.parametrize("camp", BOTH)
def test_two_cards_may_be_opened_in_a_row(camp: str) -> None:
    woods = Woods(closed={"H6": ""}).turn(camp).has(camp, transport=1).play("open H6")
    assert (woods.waiting(), woods.asked()) == (camp, "open-card")
    woods.play(f"open {woods.spares[0]}")
    assert woods.waiting() != camp
    assert len(woods.shown()) == 2


@rule("partisans:9.2a")
def test_the_first_card_is_carried_out_before_the_second_is_opened() -> None:
    woods = Woods(closed={"H6": "event=cache wood 3", "H7": "event=cache food 2"})
    woods.has("peasant", transport=1).play("open H6")
    assert woods.changes() == {"peasant.wood": 13}
    woods.play("open H7")
    assert woods.changes() == {"peasant.food": 32}


@rule("partisans:9.2a")
def test_the_second_card_may_be_left() -> None:
    woods = Woods(closed={"H6": ""}).has("peasant", transport=1)
    refusal = woods.refused("stop")
    assert (refusal.id, refusal.rule) == ("open-a-card-first", "partisans:11.1a")
    woods.play("open H6", "stop")
    assert (woods.waiting(), woods.shown()) == ("partisan", ["H6"])


@rule("partisans:9.2a")
def test_the_second_turn_comes_with_the_card_that_brings_the_transport() -> None:
    woods = Woods(closed={"H6": "event=transport"}).play("open H6")
    assert (woods.waiting(), woods.asked()) == ("peasant", "open-card")


@rule("partisans:9.2a")
def test_a_second_turn_needs_a_card_that_is_face_down() -> None:
    woods = Woods("peasant", closed={"H6": ""}, spare=0).has("peasant", transport=1)
    woods.play("open H6")
    assert woods.asked() == "trade"


@rule("partisans:9.2a")
def test_a_flight_ends_the_turn_at_once() -> None:
    woods = Woods(
        "peasant", "officer", shown={"G6": "right=soldier"}, closed={"H6": "left=soldier 3"}
    )
    woods.has("peasant", transport=1, weapons=0).play("open H6")
    assert woods.changes() == {"peasant.lost_turns": 1}
    assert woods.waiting() == "officer"


@rule("partisans:9.3a")
def test_a_camp_has_only_one_and_a_second_changes_nothing() -> None:
    woods = Woods("peasant", "officer", closed={"H6": "event=transport"})
    woods.has("peasant", transport=1).play("open H6")
    assert (woods.changes(), woods.told(TransportFound)) == ({}, [])
    assert (woods.waiting(), woods.asked()) == ("peasant", "open-card")


@rule("partisans:9.3a")
def test_a_second_one_may_be_passed_to_an_ally_who_has_none() -> None:
    woods = Woods(closed={"H6": "event=transport"}).has("nkvd", transport=1)
    woods.has("peasant", transport=1).play("open H6")
    assert (woods.waiting(), woods.asked()) == ("peasant", "pass-transport")
    assert woods.offered() == ["pass partisan", "leave"]
    for camp in ("nkvd", "officer", "peasant"):
        refusal = woods.refused(f"pass {camp}")
        assert (refusal.id, refusal.rule) == ("cannot-be-passed", "partisans:9.3a")
    refusal = woods.refused("stop")
    assert (refusal.id, refusal.rule) == ("pass-or-leave", "partisans:9.3a")
    woods.play("pass partisan")
    assert woods.changes() == {"partisan.transport": True, "partisan.cards": 2}


@rule("partisans:9.3a")
def test_a_second_one_may_be_left() -> None:
    woods = Woods(closed={"H6": "event=transport"}).has("peasant", transport=1)
    woods.play("open H6", "leave")
    assert woods.changes() == {}
    assert (woods.waiting(), woods.asked()) == ("peasant", "open-card")


@rule("partisans:9.4a")
@pytest.mark.parametrize("card", ["top=wood -3", "event=loss wood 3", "event=fire 3"])
def test_losses_are_not_doubled(card: str) -> None:
    woods = Woods(shown={"H5": "bottom=wood 6"}, closed={"H6": card})
    woods.has("peasant", wood=10, transport=1).play("open H6")
    assert woods.changes() == {"peasant.wood": 7}


@rule("partisans:9.4b")
@pytest.mark.parametrize("camp", BOTH)
def test_a_card_brings_transport(camp: str) -> None:
    woods = Woods(closed={"H6": "event=transport"}).turn(camp).play("open H6")
    assert woods.changes() == {f"{camp}.transport": True, f"{camp}.cards": 2}


@rule("partisans:9.4b")
@pytest.mark.parametrize("camp", BOTH)
def test_a_card_brings_incendiaries(camp: str) -> None:
    woods = Woods(closed={"H6": "event=incendiary"}).turn(camp).play("open H6")
    assert woods.changes() == {f"{camp}.incendiary": True}
