"""What one sees of a scenario before it is played: every unit once, in its place, by its name."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.map import rows
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.kernel import LANGUAGES
from stavka.table.catalogue import names
from stavka.testing import rule
from stavka.testing.scripts import of_board, unlisted

ORIGINS = {"printed", "likely", "reconstructed"}
LATIN, CYRILLIC = re.compile(r"[A-Za-z]"), re.compile(r"[А-Яа-яЁё]")
VIEWS: dict[tuple[str, str], dict[str, Any]] = {
    (scenario, language): msgspec.json.decode(msgspec.json.encode(GAME.look(scenario, language)))
    for scenario in SCENARIOS
    for language in LANGUAGES
}

each = pytest.mark.parametrize("scenario", SCENARIOS)


# Texts


def test_texts_that_the_board_puts_together_are_listed() -> None:
    assert unlisted(of_board(GAME)) == []


def test_the_names_of_the_map_s_files_are_there() -> None:
    known = names(GAME, "ru")
    for file, column, family in (
        ("hexes", "terrain", "terrain"),
        ("hexes", "fort", "fort"),
        ("hexes", "port", "port"),
        ("hexes", "season", "ground"),
        ("sides", "feature", "feature"),
        ("sides", "season", "ground"),
        ("places", "kind", "settlement"),
        ("crossings", "kind", "crossing"),
        ("entry_areas", "owner", "side"),
    ):
        found = {row[column] for row in rows(file)} - {""}
        assert found, (file, column)
        assert {f"{family}-{id}" for id in found} <= known.keys()


CALLED = {
    "pz-24": ("24th Panzer Division", "24-я танковая дивизия", "24", "24"),
    "inf-71": ("71st Infantry Division", "71-я пехотная дивизия", "71", "71"),
    "inf-62": ("62nd Infantry Division", "62-я пехотная дивизия", "62", "62"),
    "inf-113": ("113th Infantry Division", "113-я пехотная дивизия", "113", "113"),
    "tc-13": ("13th Tank Corps", "13-й танковый корпус", "13", "13"),
    "lw-7": ("7th Luftwaffe Field Division", "7-я авиаполевая дивизия", "7 Lw", "7 ап"),
    "pzg-wiking": (
        "5th SS Division Wiking", "5-я дивизия СС «Викинг»", "Wiking", "Викинг"
    ),
    "ra-5": (
        "5th Reserve Army (maskirovka)", "5-я резервная армия (маскировка)", "5 Res", "5 рез."
    ),
    "bike-4": ("4th Bicycle Regiment", "4-й велосипедный полк", "4", "4"),
    "fr-black-sea": (
        "Black Sea Front headquarters", "Штаб Черноморского фронта", "Black Sea", "Черномор."
    ),
    "pzg-gd": ("Grossdeutschland Division", "Дивизия «Великая Германия»", "GD", "ВГ"),
    "hq-6a": ("6th Army headquarters", "Штаб 6-й армии", "6A", "6А"),
    "nkvd-10": ("10th NKVD Division", "10-я дивизия НКВД", "10 NKVD", "10 НКВД"),
    "rd-15-143": (
        "15th and 143rd Rifle Divisions", "15-я и 143-я стрелковые дивизии", "15+143", "15+143"
    ),
    "grd-13": (
        "13th Guards Rifle Division", "13-я гвардейская стрелковая дивизия", "13 Gds", "13 гв."
    ),
    "ro-cav-5": (
        "Romanian 5th Cavalry Division", "5-я румынская кавалерийская дивизия", "5", "5"
    ),
}  # fmt: skip


@pytest.mark.parametrize("unit", CALLED)
def test_units_are_called_as_their_reader_calls_them(unit: str) -> None:
    english, russian, *shorts = CALLED[unit]
    found = [VIEWS["campaign", language]["units"][unit] for language in LANGUAGES]
    assert [u["label"] for u in found] == [english, russian]
    assert [u["name"] for u in found] == shorts
    assert found[0]["also"][0] == russian
    assert found[1]["also"][0] == english


def test_no_word_of_the_other_language_is_among_the_names() -> None:
    for scenario in SCENARIOS:
        for unit in VIEWS[scenario, "en"]["units"].values():
            assert not CYRILLIC.search(unit["name"] + unit["label"]), unit
        for unit in VIEWS[scenario, "ru"]["units"].values():
            words = re.sub(r"\bI\b", "", unit["name"] + " " + unit["label"])  # a Roman number
            assert not LATIN.search(words), unit


# What is shown


@each
def test_every_unit_stands_in_one_place(scenario: str) -> None:
    view = VIEWS[scenario, "en"]
    placed = Counter(place["unit"] for place in view["placements"])
    assert set(placed.values()) == {1}
    assert placed.keys() <= view["units"].keys()
    for place in view["placements"]:
        unit = view["units"][place["unit"]]
        assert ("hex" in place) != ("areas" in place)
        assert ("areas" in place) == ("display" in place)
        assert place["face"] < len(unit["faces"])
        assert 1 <= place["steps"] <= unit["steps"]
        assert place["turn"] in (0, *range(view["first"], view["last"] + 1))
        assert set(place["origins"].values()) <= ORIGINS
        assert bool(place["command"]) == bool(place["commandLabel"])


@each
def test_units_beside_the_map_lie_in_a_display_or_an_area(scenario: str) -> None:
    view = VIEWS[scenario, "en"]
    displays = {display["id"]: display for display in view["displays"]}
    areas = {f"area-{area['id']}" for area in view["areas"]}
    for place in (p for p in view["placements"] if "display" in p):
        assert place["display"] in displays.keys() | areas
        known = {area["id"] for area in view["areas"]} | {"krasnodar", "voroshilovsk"}
        assert set(place["areas"]) <= known or place["turn"] == 0
    listed = [unit for d in displays.values() if d["id"] != "air" for unit in d["units"]]
    assert set(listed) <= view["units"].keys()
    assert all(display["label"] for display in displays.values())


@each
def test_the_turns_follow_each_other_from_first_to_last(scenario: str) -> None:
    view = VIEWS[scenario, "ru"]
    known = names(GAME, "ru")
    assert [t["turn"] for t in view["turns"]] == list(range(view["first"], view["last"] + 1))
    for turn in view["turns"]:
        assert turn["start"] <= turn["end"]
        assert len(turn["weather"]) == 6
        asked = [f"season-{turn['season']}", *(f"weather-{w}" for w in turn["weather"])]
        asked += [f"turn-event-{event}" for event in turn["events"]]
        for side in ("axis", "soviet"):
            asked += [f"replacement-{kind}" for kind in turn["replacements"][side]]
        assert set(asked) <= known.keys()


@each
def test_every_word_of_a_unit_has_a_name(scenario: str) -> None:
    known = names(GAME, "en")
    for unit in VIEWS[scenario, "en"]["units"].values():
        asked = [f"{word}-{unit[word]}" for word in ("kind", "branch", "nation", "side", "quality")]
        asked += [f"{word}-{unit[word]}" for word in ("size", "dot") if unit[word]]
        asked += [f"mark-{mark}" for mark in unit["marks"]]
        assert set(asked) <= known.keys()
        assert set(unit["origins"].values()) <= ORIGINS
        assert "*" in unit["origins"]


@each
def test_both_languages_show_the_same(scenario: str) -> None:
    english, russian = (VIEWS[scenario, language] for language in LANGUAGES)
    assert english["title"] != russian["title"]
    for part in ("turns", "areas", "sheets", "first", "last"):
        assert english[part] == russian[part]
    for part in ("units", "placements", "markers", "displays", "air", "changes"):
        assert len(english[part]) == len(russian[part])


@each
def test_areas_have_hexes_at_the_edge_of_the_sheets_in_play(scenario: str) -> None:
    view = VIEWS[scenario, "en"]
    for area in view["areas"]:
        assert area["owner"] in ("axis", "soviet")
        assert area["hexes"] or area["id"] == "F"  # that one lies beyond the sea
    north = [area for area in view["areas"] if area["id"] == "north"]
    assert bool(north) == (scenario == "caucasus")
    for area in north:
        assert area["first"] == [f"{column}40" for column in range(27, 43)]
        assert set(area["first"]) < set(area["hexes"])


def test_only_the_campaign_has_the_events_of_its_chapters() -> None:
    events = {
        scenario: {e for turn in VIEWS[scenario, "en"]["turns"] for e in turn["events"]}
        for scenario in SCENARIOS
    }
    assert {"maskirovka", "vasilevsky", "reserve-army-8", "withdraw-panzer"} <= events["campaign"]
    for scenario in set(SCENARIOS) - {"campaign"}:
        assert not events[scenario] & {"maskirovka", "vasilevsky", "reserve-army-8", "wiking"}
        assert not any(event.startswith("withdraw-") for event in events[scenario])
    assert "order-227" in events["campaign"]


def test_no_air_unit_flies_that_a_scenario_does_not_have() -> None:
    flying = {
        scenario: {turn["turn"]: turn["air"] for turn in VIEWS[scenario, "en"]["turns"]}
        for scenario in SCENARIOS
    }
    assert flying["campaign"][17] == {"clear": 2, "overcast": 1}
    assert flying["campaign"][18] == {"clear": 3, "overcast": 1}
    assert flying["campaign"][27] == {"clear": 2, "overcast": 0}
    assert set(map(str, flying["fall-blau"].values())) == {"{'clear': 2, 'overcast': 1}"}
    assert set(map(str, flying["uranus"].values())) == {"{'clear': 1, 'overcast': 0}"}
    for turn, air in flying["caucasus"].items():
        fly = 0 if 15 <= turn <= 22 else 1
        assert air == {"clear": fly, "overcast": fly}
    (corps,) = VIEWS["caucasus", "en"]["air"]
    assert (corps["first"], corps["last"]) == (10, 27)
    spans = {air["id"]: (air["first"], air["last"]) for air in VIEWS["campaign", "en"]["air"]}
    assert spans == {"viii-fk": (1, 36), "iv-fk": (1, 26), "rom-air": (18, 36)}


@rule("stalingrad42:C3.4b", "stalingrad42:C3.4f")
def test_uranus_begins_under_a_winter_s_overcast_sky() -> None:
    first, second, *_ = VIEWS["uranus", "en"]["turns"]
    assert first["weather"] == ["overcast-winter"] * 6
    assert second["weather"] != first["weather"]
    assert first["air"]["overcast"] == 0
    assert VIEWS["campaign", "en"]["turns"][27]["weather"][0] == "snow"


def test_what_befalls_one_scenario_alone() -> None:
    events = {
        scenario: {turn["turn"]: turn["events"] for turn in VIEWS[scenario, "en"]["turns"]}
        for scenario in SCENARIOS
    }
    assert events["caucasus"][10] == ["soviet-first-move"]
    assert events["uranus"][28] == [
        "winter", "overcast", "soviet-tactical-movement", "axis-between",
    ]  # fmt: skip
    assert events["uranus"][29] == ["soviets-first"]
    assert events["uranus"][34] == ["stalingrad"]
    assert events["campaign"][28] == ["winter", "benchmark"]
    assert events["fall-blau"][1] == events["campaign"][1] == ["tactical-movement"]


def test_what_leaves_is_said_in_words() -> None:
    texts = [change["text"] for change in VIEWS["campaign", "ru"]["changes"]]
    assert "Уходит: пехотная дивизия × 1, не меньше 3 уровней." in texts
    assert "Боевая группа Михалика → 27-я танковая дивизия." in texts
    assert "Возвращается, если уходила: танковая дивизия × 1." in texts
    assert not VIEWS["fall-blau", "ru"]["changes"]
