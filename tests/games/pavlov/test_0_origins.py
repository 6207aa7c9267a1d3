"""0.4.5 Which figures are printed, which are likely, and which are reconstructed."""

from __future__ import annotations

import pytest

import stavka

EDITION = stavka.game("pavlov").edition

PLACING = (
    "place-scouts", "place-riflemen", "place-machine-gunners", "place-panzer-ii",
    "place-panzer-iii", "place-panzer-iv", "place-stug-iiib", "competitive-riflemen",
)  # fmt: skip
AIRCRAFT = ("ju87-2", "ju87-3", "ju87-4")
AIMED = ("sniper", "mortar", "sfh18", "lefh18", "leig18", "sig33")
COLOURS = ("green", "red", "purple")
EVERYTHING = {"*"}


def cells(table: str, origin: str) -> set[str]:
    """The "entry.field" of a table's figures that have this origin."""
    return {
        figure.partition(".")[2]
        for figure, word in EDITION.origins.items()
        if figure.startswith(f"{table}.") and word == origin
    }


def named(field: str, *entries: str) -> set[str]:
    return {f"{entry}.{field}" for entry in entries}


PRINTED = {
    "men": named(
        "name", "pavlov", "glushenko", "afanasyev", "naumov", "chait", "sobgayda", "murzaev",
        "potanski", "chekhov", "masijashvili", "kiselev",
    )
    | named("letters", "pavlov", "afanasyev", "naumov", "sobgayda", "murzaev", "potanski")
    | {"chekhov.attack", "glushenko.suppress"},
    "weapons": {"m1937.name", "m1937.letter"},
    "germans": named("infantry", *EDITION.figures["germans"])
    | named("value", "machine-gunners", "riflemen", "scouts", "stug-iiib", "panzer-ii")
    | named("defense", "machine-gunners", "riflemen", "scouts", "stug-iiib"),
    "tokens": EVERYTHING,
    "wehrmacht": named("effect", *EDITION.figures["wehrmacht"])
    | named("dice", *AIMED, *AIRCRAFT)
    | named("defense", *AIRCRAFT)
    | named("counter", *PLACING)
    | named("decks", "competitive-riflemen", "milk-house-card"),
    "storm": {
        "voentorg.colour", "voentorg.defense", "voentorg.resupply", "milk-house.colour",
        "milk-house.resupply",
    },
    "soviet": set(),
    "fog": EVERYTHING,
    "support": {"mamayev-kurgan.tokens", "mamayev-kurgan.locations", "mamayev-kurgan.points"},
    "tactics": {"artillery-barrage.amount"},
    "squares": named("radio", *EDITION.figures["squares"]) | {"green-6.colours", "green-6.number"},
    "tracks": named("colour", *EDITION.figures["tracks"]) | {"track-4.sapper"},
    "defense": named("start", *COLOURS) | named("lowest", *COLOURS),
    "locations": EVERYTHING,
    "awards": EVERYTHING,
}  # fmt: skip

LIKELY = {
    "men": named(
        "name", "chernogolov", "voronov", "ivashenko", "bondarenko", "svirin", "dovzhenko",
        "ramazanov", "turdyev", "turgunov", "yakimenko", "chernyshenko", "gridin", "sarayev",
        "shkuratov", "shapovalov", "stepanoshvili", "avagimov", "demchenko",
    )
    | named("letters", "turdyev", "turgunov", "gridin", "bondarenko")
    | named("starter", "pavlov", "afanasyev", "naumov"),
    "wehrmacht": named("colours", "sniper", "mortar", "sfh18"),
    "storm": {"school-6.colour", "school-6.defense", "milk-house.defense"},
    "soviet": EVERYTHING,
}  # fmt: skip


def expected(words: dict[str, set[str]], table: str) -> set[str]:
    found = words.get(table, set())
    if found != EVERYTHING:
        return found
    return {f"{e}.{f}" for e, fields in EDITION.figures[table].items() for f in fields}


def test_every_table_is_looked_at() -> None:
    assert set(PRINTED) == set(EDITION.figures)


@pytest.mark.parametrize("table", PRINTED)
def test_only_what_a_rulebook_shows_counts_as_printed(table: str) -> None:
    assert cells(table, "printed") == expected(PRINTED, table)


@pytest.mark.parametrize("table", PRINTED)
def test_only_what_an_outside_source_or_a_strong_deduction_shows_counts_as_likely(
    table: str,
) -> None:
    assert cells(table, "likely") == expected(LIKELY, table)


def test_every_other_figure_is_marked_as_reconstructed() -> None:
    for table, entries in EDITION.figures.items():
        sure = expected(PRINTED, table) | expected(LIKELY, table)
        every = {f"{e}.{f}" for e, fields in entries.items() for f in fields}
        assert cells(table, "reconstructed") == every - sure


def test_29_of_the_34_names_are_attested() -> None:
    names = [f for f in cells("men", "printed") if f.endswith(".name")]
    likely = [f for f in cells("men", "likely") if f.endswith(".name")]
    assert (len(names), len(likely)) == (11, 18)
