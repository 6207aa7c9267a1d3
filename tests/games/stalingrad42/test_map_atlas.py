"""The map as an atlas: roads and railways that lead somewhere, rivers that run past their towns,
and what the board draws of it. One test for each kind of fault that a map of hexes can hide."""

from __future__ import annotations

import json
from itertools import combinations, pairwise

import pytest

from stavka.games.stalingrad42.geo import GRID, Point, centre, corner, distance
from stavka.games.stalingrad42.map import RAIL, RIVER, ROAD, Feature, Terrain, rows
from stavka.games.stalingrad42.mapmaking.curves import Shape, dense
from stavka.games.stalingrad42.mapmaking.draft import on_sheet_a
from stavka.games.stalingrad42.mapmaking.sources import GAME
from stavka.games.stalingrad42.mapmaking.sources import rows as sources
from stavka.hexes import members
from tests.games.stalingrad42.ground import MAP, Net, net

TRACKS = RAIL | Feature.RAIL_UNFINISHED
WATERS = ("minor_river", "major_river", "volga", "lake")
DRAWN = json.loads((GAME / "board" / "geography.json").read_text(encoding="utf-8"))


def at(number: str) -> int:
    return GRID.at(number)


def steps(lines: Net, start: int, goal: int) -> int:
    """How many hexes it is from one to the other along the lines; -1 if they do not lead there."""
    front, seen, count = {start}, {start}, 0
    while front:
        if goal in front:
            return count
        front = {other for hex in front for other in lines.get(hex, [])} - seen
        seen |= front
        count += 1
    return -1


def at_the_edge(hex: int) -> bool:
    return any(other < 0 or MAP.terrain[other] is Terrain.OFF_MAP for other in GRID.neighbours[hex])


def station(text: str) -> int | None:
    """The hex of a station of the sources; none for a mere point of the way."""
    if text in MAP.place:
        return MAP.place[text].hex
    text = text.removeprefix("edge ")
    return at(text) if text.isdigit() else None


def legs(source: str) -> list[tuple[str, str]]:
    """Neighbouring stations of all roads or all railways of the sources."""
    found: list[tuple[str, str]] = []
    if source == "roads":
        for row in sources("roads"):
            found += pairwise(row["through"].split(";"))
        return found
    lines: dict[str, list[str]] = {}
    for row in sources("railways"):
        lines.setdefault(row["line"], []).append(row["station"])
    return [leg for stations in lines.values() for leg in pairwise(stations)]


def sides_of(river: str) -> set[int]:
    """The hexes that lie on a river."""
    return {
        at(number)
        for row in rows("sides")
        if row["name"] == river and row["feature"] in WATERS
        for number in (row["hex"], row["other"])
    }


def points(line: list[float]) -> list[Point]:
    return list(zip(line[0::2], line[1::2], strict=True))


# Roads


def test_every_road_ends_at_a_place_or_at_the_edge() -> None:
    for hex, others in net(ROAD).items():
        if len(others) == 1:
            assert MAP.settled >> hex & 1 or at_the_edge(hex), GRID.number(hex)


def test_primary_roads_end_at_places_or_at_the_edge_too() -> None:
    for hex, others in net(Feature.PRIMARY_ROAD).items():
        if len(others) == 1:
            assert MAP.settled >> hex & 1 or at_the_edge(hex), GRID.number(hex)


@pytest.mark.parametrize(
    ("start", "goal"),
    [
        ("Rostov", "Tikhoretsk"),
        ("Tikhoretsk", "Mineralnye Vody"),
        ("Mineralnye Vody", "Darial Gorge"),
        ("Ordzhonikidze", "Khasavyurt"),
        ("Rostov", "Tsimlyanskaya"),
        ("Taman", "Kropotkin"),
        ("Krasnodar", "Novorossiysk"),
        ("Novorossiysk", "Adler"),
    ],
)
def test_primary_roads_are_nowhere_broken(start: str, goal: str) -> None:
    primary = net(Feature.PRIMARY_ROAD)
    first, last = MAP.place[start].hex, MAP.place[goal].hex
    assert 0 < steps(primary, first, last) <= 1.5 * GRID.distance(first, last)


def test_no_road_of_our_own_cuts_a_corner_between_two_others() -> None:
    read = {
        frozenset((row["hex"], row["other"]))
        for row in rows("sides")
        if row["feature"] == "secondary_road" and row["confidence"] != "reconstructed"
    }
    roads = net(ROAD)
    for hex, others in roads.items():
        for a, b in combinations(others, 2):
            if b in roads[a]:
                three = [GRID.number(each) for each in (hex, a, b)]
                assert all(frozenset(pair) in read for pair in combinations(three, 2)), three


@pytest.mark.parametrize(
    ("source", "features"), [("roads", ROAD), ("railways", TRACKS)], ids=["roads", "railways"]
)
def test_no_line_runs_far_round(source: str, features: Feature) -> None:
    """A road that exists may be followed for a while, a railway goes where it went."""
    lines = net(features)
    spare = 3 if source == "roads" else 1
    for start, goal in legs(source):
        first, last = station(start), station(goal)
        if first is not None and last is not None:
            length = steps(lines, first, last)
            assert 0 <= length <= GRID.distance(first, last) + spare, (start, goal)


# Railways


def test_railways_meet_in_towns() -> None:
    """On the sheet that was read they meet where they were read; at Saratov the rulebook wants
    the bridge beside the city."""
    for hex, others in net(TRACKS).items():
        if len(others) > 2 and not on_sheet_a(hex) and hex != at("5902"):
            assert MAP.settled >> hex & 1, GRID.number(hex)


@pytest.mark.parametrize(
    "name",
    [
        *("Popasnaya", "Alchevsk", "Krasny Luch", "Novocherkassk", "Tatsinskaya", "Svatovo"),
        *("Ostrogozhsk", "Zherdevka", "Likhaya", "Kamensk", "Archeda", "Kachalino", "Gumrak"),
        *("Surovikino", "Oblivskaya", "Sovetsky", "Abganerovo", "Zhutovo", "Kotelnikovo"),
        *("Proletarskaya", "Tikhoretsk", "Kropotkin", "Armavir", "Kurgannaya", "Krymskaya"),
        *("Timashevskaya", "Beslan", "Gudermes", "Chervlyonnaya", "Shelkovskaya", "Kharabali"),
        *("Petrov Val", "Rudnya", "Yelan", "Atkarsk", "Krasny Kut", "Verkhny Baskunchak"),
    ],
)
def test_towns_of_the_railway_lie_on_it(name: str) -> None:
    assert MAP.place[name].hex in net(TRACKS)


def test_railways_built_after_the_war_are_not_there() -> None:
    lines = net(TRACKS)
    for name in ("Blagodarnoye", "Budyonnovsk", "Divnoye"):
        assert len(lines[MAP.place[name].hex]) == 1, name
    for name in ("Elista", "Kotovo", "Cherkessk", "Remontnoye"):
        assert MAP.place[name].hex not in lines, name


def test_the_railway_to_voroshilovsk_stays_north_of_the_kuban() -> None:
    lines = net(TRACKS)
    kropotkin, voroshilovsk = MAP.place["Kropotkin"].hex, MAP.place["Voroshilovsk"].hex
    dry = {
        hex: [other for other in others if not MAP.side(hex, other) & Feature.MAJOR_RIVER]
        for hex, others in lines.items()
    }
    assert steps(dry, kropotkin, voroshilovsk) == steps(lines, kropotkin, voroshilovsk)


@pytest.mark.parametrize(
    ("hex", "other"),
    [
        ("3134", "3135"),  # Rostov to Bataysk
        ("3646", "3747"),  # Kropotkin, over the Kuban
        ("2403", "2503"),  # Semiluki to Voronezh
        ("4823", "4924"),  # south of Kalach, over the Don
    ],
)
def test_railways_bridge_the_great_rivers_where_they_did(hex: str, other: str) -> None:
    side = MAP.side(at(hex), at(other))
    assert side & TRACKS
    assert side & RIVER
    assert side & Feature.BRIDGE


# Rivers


@pytest.mark.parametrize(
    ("river", "names"),
    [
        ("Don", "Voronezh Semiluki Korotoyak Pavlovsk Kazanskaya Veshenskaya Serafimovich"),
        ("Don", "Kletskaya Kremenskaya Sirotinskaya Golubinskaya Kalach Nizhne-Chirskaya"),
        ("Don", "Tsimlyanskaya Konstantinovskaya Semikarakorskaya Rostov Azov"),
        ("Donets", "Belgorod Chuguyev Balakleya Izyum Lisichansk Kamensk"),
        ("Oskol", "Novy_Oskol Valuyki Kupyansk"),
        ("Seym", "Kursk"),
        ("Tikhaya Sosna", "Ostrogozhsk"),
        ("Chyornaya Kalitva", "Rossosh"),
        ("Bogucharka", "Boguchar"),
        ("Bityug", "Anna Bobrov"),
        ("Savala", "Zherdevka"),
        ("Vorona", "Borisoglebsk"),
        ("Khoper", "Turki Balashov Novokhopyorsk Uryupinsk Alekseyevskaya"),
        ("Medveditsa", "Atkarsk Krasny_Yar Danilovka Mikhaylovka"),
        ("Ilovlya", "Petrov_Val Ilovlya"),
        ("Chir", "Bokovskaya Chernyshevskaya Oblivskaya Surovikino Nizhne-Chirskaya"),
        ("Aksay Yesaulovsky", "Zhutovo"),
        ("Aksay Kurmoyarsky", "Kotelnikovo"),
        ("Sal", "Dubovskoye Martynovka"),
        ("Manych", "Vesyoly Proletarskaya"),
        ("Aydar", "Starobelsk"),
        ("Krasnaya", "Svatovo"),
        ("Kalitva", "Belaya_Kalitva"),
        ("Volga", "Saratov Engels Rovnoye Kamyshin Nikolayevskaya Bykovo Dubovka Cherny_Yar"),
        ("Yeruslan", "Krasny_Kut"),
        ("Torgun", "Pallasovka"),
        ("Yeya", "Kushchevskaya"),
        ("Sosyka", "Starominskaya"),
        ("Kuban", "Temryuk Slavyanskaya Krasnodar Ust-Labinskaya Kropotkin Armavir"),
        ("Kuban", "Nevinnomyssk Cherkessk Mikoyan-Shakhar"),
        ("Laba", "Labinskaya Kurgannaya Psebay"),
        ("Belaya", "Belorechenskaya Maykop"),
        ("Kalaus", "Petrovskoye"),
        ("Kuma", "Mineralnye_Vody Budyonnovsk Levokumskoye"),
        ("Podkumok", "Kislovodsk Pyatigorsk Georgiyevsk"),
        ("Malka", "Prokhladny"),
        ("Terek", "Ordzhonikidze Beslan Mozdok Ishcherskaya Chervlyonnaya Kizlyar"),
        ("Sunzha", "Sleptsovskaya Grozny Gudermes"),
        ("Mzymta", "Krasnaya_Polyana Adler"),
    ],
)
def test_towns_lie_on_their_rivers(river: str, names: str) -> None:
    banks = sides_of(river)
    towns = [name.replace("_", " ") for name in names.split()]
    assert [town for town in towns if MAP.place[town].hex not in banks] == []


@pytest.mark.parametrize(
    ("town", "across"),
    [
        ("Temryuk", "1849"),  # right bank, and the mouth beside it
        ("Temryuk", "1848"),
        ("Kropotkin", "3747"),  # right bank
        ("Kamensk", "3326"),  # right bank
        ("Veshenskaya", "4017"),  # left bank
        ("Kletskaya", "4717"),  # right bank
        ("Prokhladny", "5758"),  # left bank of the Malka
        ("Rovnoye", "5907"),  # left bank
    ],
)
def test_more_places_lie_on_the_right_bank_of_their_river(town: str, across: str) -> None:
    assert MAP.side(MAP.place[town].hex, at(across)) & RIVER


def test_the_kuban_flows_into_the_sea_at_temryuk() -> None:
    mouth = [row for row in rows("sides") if row["name"] == "Kuban"]
    sea = {corner_of(hex, d) for hex in members(MAP.of[Terrain.SEA]) for d in range(6)}
    ends = {
        corner_of(at(row["hex"]), GRID.layout.directions.index(row["direction"]) + more)
        for row in mouth
        for more in (0, 1)
    }
    temryuk = {corner_of(at("1949"), d) for d in range(6)}
    assert len(ends & sea) == 1
    assert ends & sea <= temryuk


def corner_of(hex: int, which: int) -> tuple[int, int]:
    x, y = corner(hex, which)
    return round(3 * x), round(2 * y)


def test_no_river_runs_along_the_ridge() -> None:
    for hex in range(GRID.size):
        for side in MAP.sides[hex]:
            assert not (side & Feature.ALPINE and side & RIVER), GRID.number(hex)


# What the board draws


def test_places_and_lines_are_seen_on_land_and_sea_hexes_in_the_water() -> None:
    sea = Shape(points(DRAWN["sea"]))
    dry = {place.hex for place in MAP.places} | set(net(TRACKS)) | set(net(ROAD))
    assert [GRID.number(hex) for hex in sorted(dry) if sea.holds(centre(hex))] == []
    wet = members(MAP.of[Terrain.SEA])
    assert [GRID.number(hex) for hex in wet if not sea.holds(centre(hex))] == []


@pytest.mark.parametrize(
    ("kind", "features"), [("railways", TRACKS), ("roads", ROAD)], ids=["railways", "roads"]
)
def test_lines_that_leave_the_map_are_drawn_to_its_edge(kind: str, features: Feature) -> None:
    ends = [
        end for each in DRAWN[kind] for end in (points(each["line"])[0], points(each["line"])[-1])
    ]
    for hex, others in net(features).items():
        if len(others) == 1 and at_the_edge(hex) and hex not in MAP.ports:
            assert min(distance(end, centre(hex)) for end in ends) > 0.45, GRID.number(hex)


@pytest.mark.parametrize(
    ("kind", "features"), [("railways", TRACKS), ("roads", ROAD)], ids=["railways", "roads"]
)
def test_lines_are_drawn_through_the_middle_of_their_places(kind: str, features: Feature) -> None:
    passed = {at for each in DRAWN[kind] for at in points(each["line"])}
    for place in MAP.places:
        if place.hex in net(features):
            assert centre(place.hex) in passed, place.name


@pytest.mark.parametrize("name", ["Don", "Kuban", "Mius", "Kagalnik", "Yeya", "Kirpili", "Bzyb"])
def test_rivers_are_drawn_down_to_the_sea(name: str) -> None:
    ring = points(DRAWN["sea"])
    sea = Shape(ring)
    ends = [points(each["line"])[-1] for each in DRAWN["rivers"] if each["name"] == name]
    assert any(sea.holds(end) or min(distance(end, at) for at in ring) < 0.1 for end in ends)


def test_names_of_lands_and_waters_do_not_lie_over_each_other() -> None:
    lines = {
        (each["kind"], each["name"]): dense(points(each["line"]), 0.2) for each in DRAWN["labels"]
    }
    for (a, first), (b, second) in combinations(lines.items(), 2):
        assert min(distance(p, q) for p in first for q in second) > 0.5, (a, b)


def test_a_water_is_drawn_once() -> None:
    """A lake that lies along sides has no shores besides."""
    along = {each["name"] for each in DRAWN["rivers"] if each["class"] == "lake"}
    assert not along & {each["name"] for each in DRAWN["lakes"]}


def test_names_have_no_brackets_of_ours() -> None:
    for each in (*DRAWN["rivers"], *DRAWN["lakes"], *DRAWN["labels"]):
        assert "(" not in each["name"] + each["name_ru"]
    assert all("(" not in row["name"] for row in rows("sides"))


@pytest.mark.parametrize(
    ("name", "russian"),
    [
        ("Stalingrad Centre", "Сталинград-Центр"),
        ("Stalino", "Сталино"),
        ("Voroshilovgrad", "Ворошиловград"),
        ("Voroshilovsk", "Ворошиловск"),
        ("Ordzhonikidze", "Орджоникидзе"),
        ("Mikoyan-Shakhar", "Микоян-Шахар"),
        ("Artyomovsk", "Артёмовск"),
        ("Svoboda", "Свобода"),
        ("Petrovskoye", "Петровское"),
        ("Budyonnovsk", "Будённовск"),
        ("Krasnodar", "Краснодар"),
        ("Slavyanskaya", "Славянская"),
        ("Zernovoy", "Зерновой"),
        ("Novoanninskaya", "Новоаннинская"),
        ("Primorsko-Akhtarskaya", "Приморско-Ахтарская"),
    ],
)
def test_places_have_their_names_of_1942(name: str, russian: str) -> None:
    assert MAP.place[name].name_ru == russian
