"""Editions: an owner may change every figure; what makes no game is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stavka.games.partisans import GAME
from stavka.games.partisans.components import FIGURES
from stavka.kernel import BadEdition, Match
from stavka.testing import rule
from tests.games.partisans.woods import Woods

CARDS = tuple(GAME.edition.figures["cards"])
MOST_CHOICES = 400


def play(figures: Mapping[str, object], seed: int, scenario: str = "four") -> Match[Any]:
    """A random game with these figures, sound after every choice; trade only now and then."""
    edition = GAME.edition.override(figures, GAME.components)
    match = GAME.start(scenario, seed, {"short-attacks": True}, edition)
    rng = Random(seed)
    while match.waiting and match.length < MOST_CHOICES:
        seat = match.waiting[0]
        choices = match.choices(seat)
        others = [c for c in choices if c.verb not in ("offer", "exchange")]
        match.play(seat, rng.choice(others if others and rng.random() < 0.9 else choices))
        assert GAME.faults(match.position) == []
        match.view(None)
    return match


# An owner's figures


@rule("partisans:3.3a", "partisans:3.3g")
def test_the_column_of_a_bonus_is_the_owners() -> None:
    woods = Woods(figures={"stores.policeman.fuel": 0, "stores.policeman.water": 5})
    assert woods.store("policeman") == {
        "maps": 10, "fuel": 10, "weapons": 20, "water": 15, "food": 20, "wood": 15,
    }  # fmt: skip


@rule("partisans:6.2c", "partisans:5.6b")
def test_what_people_bring_and_how_many_a_card_shows_is_the_owners() -> None:
    woods = Woods(
        shown={"H6": "right=officer"},
        closed={"I6": "left=officer 2"},
        figures={"people.officer.kill_points": 5, "people.officer.kill_loot": 4},
    )
    woods.has("peasant", weapons=10).play("open I6")
    assert woods.points("peasant") == 10


@rule("partisans:13.2b")
def test_what_a_brigade_costs_is_the_owners() -> None:
    woods = Woods(figures={"figures.brigade-food.value": 1, "figures.brigade-water.value": 2})
    woods.has("peasant", peasant=1, food=3, water=3).play("organise")
    assert (woods.store("peasant")["food"], woods.store("peasant")["water"]) == (2, 1)


@rule("partisans:17.8c")
def test_what_an_attack_costs_is_the_owners() -> None:
    woods = Woods(figures={"battle.only-people.weapons": 3})
    woods.has("peasant", peasant=1, weapons=9).has("soldier", soldier=3, weapons=0)
    woods.attacks("peasant").play("attack soldier", "defend")
    assert woods.sheet("soldier")["out"] is True
    assert woods.store("peasant")["weapons"] == 0


def test_a_match_remembers_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text('game = "partisans"\n[figures.full-map]\nvalue = 40\n', encoding="utf-8")
    match = GAME.start("two", 1, edition=file)
    assert match.position.box.full_map == 40
    assert match.header.edition != GAME.edition.hash
    again = GAME.decode(match.encode())
    assert again.position.box.full_map == 40
    read = GAME.read_edition(file)
    assert read.origins["figures.full-map.value"] == "printed"
    assert read.origins["figures.incendiary-fuel.value"] == "reconstructed"


def test_a_bonus_that_the_first_goods_bring_is_there_from_the_start() -> None:
    woods = Woods(figures={"figures.full-map.value": 20, "figures.fortifications.value": 25})
    woods.sound()
    assert [c["id"] for c in woods.match.view(None)["board"]["camps"] if c["full_map"]] == [
        "nkvd", "officer",
    ]  # fmt: skip
    assert woods.sheet("partisan")["fortified"] is True
    assert [woods.points(camp) for camp in ("peasant", "partisan", "nkvd")] == [0, 10, 10]


# What is refused

BAD: dict[str, tuple[str, str]] = {
    "no such table": ("[weather.frost]\nvalue = 1", "weather.frost.value"),
    "no such entry": ("[figures.winter]\nvalue = 1", "figures.winter.value"),
    "no such field": ("[figures.death]\npoints = 1", "figures.death.points"),
    "a word for a number": ('[figures.death]\nvalue = "three"', "figures.death.value"),
    "nothing": ("[figures.weapons-an-enemy]\nvalue = 0", "figures.weapons-an-enemy.value"),
    "too much": ("[stores.basic]\nfood = 100", "stores.basic.food"),
    "less than nothing": ("[battle.both]\npeople = -1", "battle.both.people"),
    "unknown people": ('[cards.card-01]\nleft = "tank"', "cards.card-01.left"),
    "unknown goods": ('[people.nkvd]\nloot = "gold"', "people.nkvd.loot"),
    "unknown event": ('[cards.card-02]\nevent = "storm"', "cards.card-02.event"),
    "nobody on an edge": ("[cards.card-03]\ncount = 0", "cards.card-03.count"),
    "a cache of nothing": ('[cards.card-01]\nevent = "cache"', "cards.card-01.resource"),
    "a loss of nothing": ('[cards.card-01]\nevent = "loss"', "cards.card-01.resource"),
    "trade without an end": ("[figures.outside-rate]\nvalue = 1", "figures.outside-rate.value"),
    "too long": (
        "[figures.longest-destruction]\nvalue = 25",
        "figures.longest-destruction.value",
    ),
    "too few cards": ("[figures.cards-a-player]\nvalue = 11", "figures.cards-a-player.value"),
}


@pytest.mark.parametrize(("text", "place"), BAD.values(), ids=BAD)
def test_a_bad_edition_is_refused_with_file_line_and_field(
    tmp_path: Path, text: str, place: str
) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(f'game = "partisans"\n\n{text}\n', encoding="utf-8")
    with pytest.raises(BadEdition) as problem:
        GAME.read_edition(file)
    said = str(problem.value)
    assert said.startswith(f"{file}: line ")
    assert f" {place}: " in said
    assert int(said.split(": line ")[1].split(":")[0]) in (3, 4)


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text('game = "tanks"\n', encoding="utf-8")
    with pytest.raises(BadEdition, match="is for the game 'tanks', not 'partisans'"):
        GAME.read_edition(file)


# What is not refused can be played


NO_GAME = {("cards-a-player", 99), ("longest-destruction", 99), ("outside-rate", 1)}


@pytest.mark.parametrize("value", [1, 2, 99])
@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_is_refused_or_can_be_played(figure: str, value: int) -> None:
    figures = {f"figures.{figure}.value": value}
    if (figure, value) in NO_GAME:
        with pytest.raises(BadEdition, match=rf"^figures\.{figure}\.value: "):
            play(figures, seed=value)
    else:
        assert play(figures, seed=value).length > 0


DECKS: dict[str, dict[str, object]] = {
    "crowds": {"count": 99},
    "officers only": {"left": "nkvd", "right": "nkvd", "count": 99},
    "great finds": {"top_amount": 99, "bottom_amount": 99},
    "great losses": {"top_amount": -99, "bottom_amount": -99},
    "empty edges": {"top_amount": 0, "bottom_amount": 0},
    "maps": {"top": "maps", "bottom": "maps", "event": "cache", "resource": "maps", "amount": 59},
    "fires": {"event": "fire", "amount": 99},
    "epidemics": {"event": "wounds", "amount": 99, "water": 99},
    "frost without water": {"event": "frostbite", "amount": 3, "water": 0},
    "wounded leaders": {"event": "leader-wounded", "water": 99},
    "scratched leaders": {"event": "leader-wounded", "water": 0},
    "vehicles": {"event": "transport"},
    "flames": {"event": "incendiary"},
}


@pytest.mark.parametrize("scenario", ["one", "three-on-three"])
@pytest.mark.parametrize("card", DECKS.values(), ids=DECKS)
def test_every_deck_can_be_played(card: dict[str, object], scenario: str) -> None:
    figures = {f"cards.{id}.{name}": value for id in CARDS for name, value in card.items()}
    match = play(figures, 3, scenario)
    assert match.outcome is not None or match.length == MOST_CHOICES


@pytest.mark.parametrize("much", [0, 99])
def test_poor_and_rich_camps_can_play(much: int) -> None:
    stores = GAME.edition.figures["stores"]
    figures = {f"stores.{who}.{what}": much for who in stores for what in stores[who]}
    assert play(figures, 1, "six").length > 0
