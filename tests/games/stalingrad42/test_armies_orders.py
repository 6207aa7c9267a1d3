"""Every unit against the orders of battle that the data were made from, figure by figure.

`orders_of_battle.csv` is what the sources say. Where the data say something else, it is on purpose
and stands here.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.setups import Placement

ORDERS = Path(__file__).with_name("orders_of_battle.csv")
SETUPS = own_box().setups
PLACES = {
    id: {p.unit.id: p for p in SETUPS[id].placements} for id in ("campaign", "uranus", "caucasus")
}


WHOLE_GERMANS = (
    "inf-383", "inf-82", "inf-88", "inf-340", "inf-68", "inf-377", "inf-57", "inf-75", "inf-323",
    "inf-168", "inf-298", "inf-62", "inf-294",
)  # fmt: skip
WHOLE_HUNGARIANS = (
    "hu-inf-9", "hu-inf-6", "hu-inf-20", "hu-inf-7", "hu-inf-12",
)  # fmt: skip
WORN_SOVIETS = (
    "rd-15", "rd-132", "rd-137", "rd-240", "rd-237", "rd-121", "rd-303", "rd-232", "rd-161",
    "rd-141", "rd-206", "grd-25", "rd-107", "rd-270", "rd-309",
)  # fmt: skip
STORMED = (  # of 24th and 66th, 62nd and 64th Army
    "rd-84", "rd-49", "rd-214", "rd-120", "rd-173", "rd-233", "rd-260", "rd-273", "rd-226",
    "rd-343", "rd-64", "rd-99",
    "grd-13-39", "rd-45", "grd-36", "rd-29", "rd-38", "rd-157", "rd-204",
)  # fmt: skip
NEW = (
    "rd-61", "rd-75", "rd-77", "rd-89", "rd-151", "rd-223", "rd-236", "rd-271", "rd-276", "rd-317",
    "rd-319", "rd-337", "rd-351", "rd-389", "rd-392", "rd-394", "rd-406", "rd-408", "rd-409",
    "rd-414", "rd-416", "rd-417",
)  # fmt: skip
# Divisions that come to the campaign from August on, worn.
WORN_NEWCOMERS = (
    "grd-37", "grd-38", "grd-39", "grd-40", "grd-41", "grd-34", "rd-315", "grd-4", "rd-24-173",
    "rd-207-221", "rd-292", "rd-64-84", "rd-99-116", "rd-308", "grd-27", "rd-95", "rd-260",
    "grd-25", "rd-273", "rd-252-258", "rd-248", "rd-233-298", "rd-266", "grd-44", "grd-47",
    "grd-50", "rd-119", "rd-63-96", "rd-346", "grd-48",
)  # fmt: skip

DIFFERENT = {
    # A later rule gives Wiking one more step and makes four.
    ("campaign", "pzg-wiking", "steps"): ("2", "3"),
    ("campaign", "pzg-wiking", "left"): ("2", "3"),
    ("caucasus", "pzg-wiking", "steps"): ("2", "3"),
    ("caucasus", "pzg-wiking", "left"): ("2", "3"),
    # A rule speaks of the brigade's being reduced.
    ("campaign", "rfss-1", "faces"): ("3-4-6", "3-4-6 2-2-6"),
    ("campaign", "rfss-1", "steps"): ("1", "2"),
    ("campaign", "rfss-1", "left"): ("1", "2"),
    # A leader who has had his reroll is turned over.
    ("campaign", "manstein", "faces"): ("0-0-6", "0-0-6 0-0-6"),
    ("campaign", "chuikov", "faces"): ("0-0-6", "0-0-6 0-0-6"),
    ("uranus", "manstein", "faces"): ("0-0-6", "0-0-6 0-0-6"),
    ("uranus", "chuikov", "faces"): ("0-0-6", "0-0-6 0-0-6"),
    # The set-up card has no more units on sheet A; a brigade stood in the sea.
    ("campaign", "rd-156-157", "at"): ("3742", "3743"),
    ("campaign", "cd-13", "at"): ("2742", "2743"),
    ("campaign", "rb-103", "at"): ("2053", "2052"),
    # It stood behind the Soviet lines, cut off.
    ("uranus", "inf-383", "at"): ("1700", "1701"),
    # The rulebook names the areas of all reinforcements.
    ("campaign", "inf-9", "at"): ("W X", "W X Y Z"),
    ("campaign", "inf-50", "at"): ("W", "W X Y Z"),
    ("campaign", "lw-15", "at"): ("Q R", "W X Y Z"),  # these are not Axis in the campaign
    ("campaign", "grd-34", "at"): ("A B C E", "A B C"),
    ("campaign", "cc-4", "at"): ("E", "A B C"),
    ("caucasus", "tb-63", "at"): ("G H J K L", "F"),  # no letter in its corner
    # A counter of the card has its printed figures everywhere, and one counter only one set.
    ("uranus", "grd-15", "faces"): ("4-6-3 2-4-3", "3-5-3 1-3-3"),
    ("campaign", "grd-25", "faces"): ("4-6-3 2-4-3", "3-5-3 1-3-3"),
    # Guards brigades that are in the 11th Guards Corps already; naval brigades came instead.
    ("caucasus", "nav-62", "faces"): ("3-3-3", "2-2-3"),
    ("caucasus", "nav-62", "quality"): ("elite", "regular"),
    ("caucasus", "nav-84", "faces"): ("3-3-3", "2-2-3"),
    ("caucasus", "nav-84", "quality"): ("elite", "regular"),
    # Two Soviet units come on the first turn.
    ("caucasus", "tb-5", "turn"): ("11", "10"),
    # Rested in July, or the Axis comes nowhere near its twelve points.
    **{
        ("caucasus", unit, "left"): ("2", "3")
        for unit in ("pz-3", "pz-13", "pz-23", "pzg-16", "inf-9", "inf-73", "inf-125", "inf-198")
    },
    # New divisions without their guns.
    **{("caucasus", unit, "left"): ("2", "1") for unit in NEW},
    # 12th Army had been thrown back to the west: between it and 37th Army the way to Armavir and
    # Maykop was open.
    ("caucasus", "rd-4", "at"): ("3545", "2645"),
    ("caucasus", "rd-31", "at"): ("3646", "2746"),
    ("caucasus", "rd-261", "at"): ("3446", "2647"),
    ("caucasus", "rd-353", "at"): ("3345", "2544"),
    ("caucasus", "rd-109", "at"): ("3747", "2746"),
    ("caucasus", "rd-349", "at"): ("2948", "2748"),
    ("caucasus", "rd-318", "at"): ("3254", "3057"),
    # 46th Army watched the border and the passes until the middle of August; two corps of guards
    # were still being filled.
    ("caucasus", "rb-51", "turn"): ("10", "13"),
    ("caucasus", "rb-51", "at"): ("J", "G H J K L"),
    ("caucasus", "md-242", "turn"): ("10", "13"),
    ("caucasus", "md-242", "at"): ("K", "G H J K L"),
    ("caucasus", "md-9", "turn"): ("10", "14"),
    ("caucasus", "md-9", "at"): ("L", "G H J K L"),
    ("caucasus", "rd-394", "turn"): ("10", "14"),
    ("caucasus", "rd-394", "at"): ("K", "G H J K L"),
    ("caucasus", "rb-155", "turn"): ("10", "15"),
    ("caucasus", "rb-155", "at"): ("L", "G H J K L"),
    ("caucasus", "cd-63", "turn"): ("10", "16"),
    ("caucasus", "cd-63", "at"): ("J", "G H J K L"),
    ("caucasus", "rd-61", "turn"): ("10", "18"),
    ("caucasus", "rd-61", "at"): ("L", "G H J K L"),
    ("caucasus", "rd-406", "turn"): ("10", "18"),
    ("caucasus", "rd-406", "at"): ("L", "G H J K L"),
    ("caucasus", "grc-10", "left"): ("2", "1"),
    ("caucasus", "grc-11", "left"): ("2", "1"),
    **{("campaign", unit, "left"): ("2", "1") for unit in WORN_NEWCOMERS},
    # There is no German half of turn 28 in Uranus; the army comes as in the campaign.
    ("uranus", "lw-7", "turn"): ("28", "29"),
    ("uranus", "mtn-3", "turn"): ("28", "29"),
    ("uranus", "army-5s", "turn"): ("28", "30"),
    ("uranus", "army-5s", "at"): ("B", "A B C"),
    # Quiet fronts: Germans and Hungarians on the upper Don are whole, the Soviets before them are
    # worn.
    **{("uranus", unit, "left"): ("2", "3") for unit in WHOLE_GERMANS},
    **{("uranus", unit, "left"): ("1", "2") for unit in WHOLE_HUNGARIANS},
    **{("uranus", unit, "left"): ("2", "1") for unit in WORN_SOVIETS},
    # Two months of attacks on the corridor to the Volga, and three in the city, had cost these
    # armies dearly.
    **{("uranus", unit, "left"): ("2", "1") for unit in STORMED},
    # The corps that attacked in mid-December were still in reserve, and came later than the armies.
    ("uranus", "tc-18", "at"): ("2703", "A B C"),
    ("uranus", "tc-18", "turn"): ("28", "33"),
    ("uranus", "tc-17", "at"): ("3213", "A B C"),
    ("uranus", "tc-17", "turn"): ("28", "33"),
    ("uranus", "tc-24", "at"): ("3410", "A B C"),
    ("uranus", "tc-24", "turn"): ("28", "33"),
    ("uranus", "tc-25", "at"): ("3511", "A B C"),
    ("uranus", "tc-25", "turn"): ("28", "33"),
    ("uranus", "gmc-1", "at"): ("4115", "A B C"),
    ("uranus", "gmc-1", "turn"): ("28", "33"),
    ("uranus", "gtc-3", "turn"): ("29", "31"),
    ("uranus", "grc-1", "turn"): ("31", "33"),
    ("uranus", "grc-13", "turn"): ("31", "33"),
    ("uranus", "gmc-2", "turn"): ("31", "33"),
    ("uranus", "gmc-5", "turn"): ("32", "33"),
    # The first trains of 6th Panzer came to Kotelnikovo on 27 November.
    ("uranus", "pz-6", "turn"): ("29", "30"),
    # Places: security troops in Rostov, staffs of armies behind Kalach, tanks where they were used.
    ("uranus", "sec-213", "at"): ("3220", "3134"),
    ("uranus", "hq-6a", "at"): ("5021", "5321"),
    ("uranus", "pz-14", "at"): ("5020", "5321"),
    ("uranus", "hq-4pza", "at"): ("5223", "5323"),
    ("uranus", "tc-4", "at"): ("4717", "4818"),
    ("uranus", "rd-321", "at"): ("4818", "4717"),
}
# What the orders of battle do not have, or say in words only.
ADDED = {
    "campaign": {
        "nav-tuapse",  # the tenth garrison
        *(f"ra-{n}" for n in range(1, 7)),
        # With C and TC in their corners, as in the Caucasus.
        "gcc-4", "gcc-5", "nav-62", "nav-81", "nav-84", "nav-255", "rb-57-60", "rd-75", "rd-337",
        "rd-408", "rd-409", "tb-2", "tb-5", "tb-15", "tb-207", "fr-transcaucasus",
    },
    "uranus": {
        "pzg-wiking-8", "sp-axis-1", "sp-soviet-1", "sp-soviet-2",
        "inf-336", "inf-385", "inf-387",  # on the Chir and with the Italians
        "nkvd-saratov",  # the garrison that the campaign has
    },
    "caucasus": {
        "nav-tuapse", "nc-bergmann", "nc-370", "nc-450", "nc-796", "nc-802", "nc-804",
    },
}  # fmt: skip
FREE_TO_BE_EMPTY = ("dot", "free")


def rows() -> list[dict[str, str]]:
    return list(csv.DictReader(ORDERS.read_text("utf-8").splitlines()))


def ours(place: Placement) -> dict[str, str]:
    """A placement as the orders of battle write it."""
    unit = place.unit
    return {
        "at": " ".join(place.at),
        "turn": str(place.turn),
        "faces": " ".join(re.sub(r"\[\d+\]", "", face.text) for face in unit.faces),
        "steps": str(unit.steps),
        "left": str(place.steps),
        "quality": unit.quality,
        "dot": unit.dot,
        "free": "free" if unit.free else "",
        "command": place.command,
    }


def said(row: dict[str, str], field: str) -> str:
    """What the orders of battle say of a field, with the areas that a scenario has."""
    if field == "at" and row["scenario"] == "uranus":
        return row["at"].replace("W X", "X")  # the Crimea is not on its maps
    if field == "at" and row["unit"].startswith("nc-"):
        return "krasnodar voroshilovsk"  # by rule
    return row[field]


def test_every_unit_is_as_in_the_orders_of_battle() -> None:
    found = {}
    for row in rows():
        mine = ours(PLACES[row["scenario"]][row["unit"]])
        for field, value in mine.items():
            theirs = said(row, field)
            if theirs != value and (theirs or field in FREE_TO_BE_EMPTY):
                found[row["scenario"], row["unit"], field] = (theirs, value)
    assert found == DIFFERENT


def test_no_unit_is_in_a_set_up_without_a_source() -> None:
    for scenario, places in PLACES.items():
        told = [row["unit"] for row in rows() if row["scenario"] == scenario]
        assert len(told) == len(set(told))
        assert places.keys() - set(told) == ADDED[scenario]


def test_every_figure_of_the_orders_of_battle_is_read() -> None:
    assert len(rows()) == 383 + 229 + 119
    assert all(row["faces"] and row["steps"] and row["turn"] for row in rows())
