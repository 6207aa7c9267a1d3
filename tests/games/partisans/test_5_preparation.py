"""5 The beginning of the game and the figure of a month."""

from __future__ import annotations

import pytest

from stavka.games.partisans import GAME
from stavka.games.partisans.events import CardLaid
from stavka.games.partisans.position import BESIDE, CELL
from stavka.testing import rule
from tests.games.partisans.woods import Woods

ROLES = ("peasant", "partisan", "nkvd", "policeman", "soldier", "officer")


@rule("partisans:5.1a")
@pytest.mark.parametrize("roles", ["chosen", "dealt"])
def test_every_hero_begins_with_sixty_and_thirty_of_his_role(roles: str) -> None:
    match = GAME.start("six", 3, {"roles": roles})
    for seat, role in zip(match.seats, ROLES, strict=True):
        if roles == "chosen":
            match.play(seat, f"role {role}")
    camps = match.view(None)["board"]["camps"]
    assert sorted(camp["id"] for camp in camps) == sorted(ROLES)
    for camp in camps:
        assert min(camp["store"].values()) == 10
        assert sum(camp["store"].values()) == 90
        assert sum(camp["people"].values()) == 0


@rule("partisans:5.1b")
def test_the_bonus_of_a_role_is_there_before_the_first_card(woods: Woods) -> None:
    assert (woods.p.month, woods.shown()) == (1, [])
    assert woods.people("peasant") == {"peasant": 0, "partisan": 0, "nkvd": 0}
    assert (woods.store("peasant")["water"], woods.store("peasant")["food"]) == (20, 30)


@rule("partisans:5.2a")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_five_cards_for_each_player_are_dealt_face_down(players: int) -> None:
    woods = Woods(*ROLES[:players])
    board = woods.match.view(None)["board"]
    assert list(board["table"].values()) == [None] * 5 * players
    assert board["deck"] == 60 - 5 * players


@rule("partisans:5.2a")
def test_the_usual_figure_has_a_column_of_five_for_each_player(woods: Woods) -> None:
    places = [f"{column}{row}" for row in range(4, 9) for column in "EFGHIJ"]
    assert list(woods.match.view(None)["board"]["table"]) == places


@rule("partisans:5.2a")
def test_no_cards_are_dealt_for_a_destroyed_camp(woods: Woods) -> None:
    woods.out("soldier").month_ends().until("open-card")
    assert len(woods.p.cells()) == 25


@rule("partisans:5.2a")
def test_no_card_lies_there_twice_and_each_month_all_are_shuffled(woods: Woods) -> None:
    first = list(woods.p.table)
    woods.month_ends().until("open-card")
    second = list(woods.p.table)
    for table in (first, second):
        cards = [lies for lies in table if lies]
        assert len(set(cards)) == len(cards) == 30
    assert first != second
    assert set(first) != set(second)


@rule("partisans:5.2a")
@pytest.mark.parametrize("players", [1, 4])
def test_a_figure_may_be_built_by_laying_one_card_after_the_other(players: int) -> None:
    woods = Woods(*ROLES[:players], figure="built")
    first = woods.p.first
    assert list(woods.match.view(None)["board"]["table"]) == ["H6"]
    for number in range(5 * players - 1):
        assert woods.asked() == "lay-cards"
        assert woods.waiting() == ROLES[(first + number) % players]
        woods.play(woods.offered()[0])
        assert len(woods.told(CardLaid)) == 1
    assert (woods.asked(), woods.waiting()) == ("open-card", ROLES[first])
    board = woods.match.view(None)["board"]
    assert list(board["table"].values()) == [None] * 5 * players


@rule("partisans:5.2a")
def test_while_the_figure_is_built_no_card_is_opened() -> None:
    woods = Woods(figure="built")
    refusal = woods.refused("open H6")
    assert (refusal.id, refusal.rule) == ("lay-the-cards-first", "partisans:5.2a")
    refusal = woods.refused("lay Z9")
    assert (refusal.id, refusal.rule) == ("no-such-place", "partisans:5.2a")


@rule("partisans:5.2b")
@pytest.mark.parametrize("place", ["H5", "H7", "G6", "I6"])
def test_a_card_may_touch_another_by_a_long_or_a_short_side(place: str) -> None:
    woods = Woods(figure="built")
    assert woods.offered() == ["lay H5", "lay G6", "lay I6", "lay H7"]
    woods.play(f"lay {place}")
    assert set(woods.match.view(None)["board"]["table"]) == {"H6", place}


@rule("partisans:5.2b")
def test_where_a_card_lies_no_other_can_be_laid() -> None:
    woods = Woods(figure="built").play("lay H5")
    for place in ("H6", "H5"):
        refusal = woods.refused(f"lay {place}")
        assert (refusal.id, refusal.rule) == ("place-taken", "partisans:5.2b")


@rule("partisans:5.2b")
@pytest.mark.parametrize("players", [1, 3, 6])
def test_every_card_of_a_deal_touches_another(players: int) -> None:
    woods = Woods(*ROLES[:players])
    cells = set(woods.p.cells())
    assert all(cells & set(BESIDE[cell]) for cell in cells)


@rule("partisans:5.2c")
@pytest.mark.parametrize("place", ["G5", "I5", "G7", "I7"])
def test_a_card_may_not_touch_another_only_by_a_corner(place: str) -> None:
    refusal = Woods(figure="built").refused(f"lay {place}")
    assert (refusal.id, refusal.rule) == ("card-must-touch", "partisans:5.2c")


@rule("partisans:5.2c")
@pytest.mark.parametrize("place", ["H4", "H8", "F6", "J6", "A1"])
def test_a_card_may_not_be_laid_with_a_gap(place: str) -> None:
    refusal = Woods(figure="built").refused(f"lay {place}")
    assert (refusal.id, refusal.rule) == ("card-must-touch", "partisans:5.2c")


@rule("partisans:5.2b", "partisans:5.2c")
def test_a_figure_does_not_go_round_the_edge_of_the_table() -> None:
    woods = Woods(figure="built").play(*(f"lay {column}6" for column in "IJKLMNO"))
    assert "lay O5" in woods.offered()
    assert CELL["O6"] + 1 == CELL["A7"]
    assert woods.refused("lay A7").id == "card-must-touch"
