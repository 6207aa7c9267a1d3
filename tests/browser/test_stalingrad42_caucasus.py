"""The Caucasus by clicks in two browsers: the Soviet move before the first German turn, and how the
Germans come over the north edge."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.duel import by_clicks
from tests.browser.stalingrad42 import begin, play
from tests.table.conftest import Come

SOVIET = ("move rd-383", "to 3145", "stop", "move cd-12", "to 2743", "stop")
SALLY = ("attack 2740", "by pz-13", "by pzg-16", "fight")
AXIS = ("move pz-13", "with pzg-16", "to 3841", "to 3842", "stop", "move inf-73", "to 2840", "stop")


def test_the_special_first_turn(visit: Visit, come: Come) -> None:
    before = play(begin(1, "caucasus"), SOVIET)
    players = by_clicks(visit, come, before, 0, len(SOVIET))
    says = {"soviet": "предварительно", "axis": "before the first German turn"}
    for seat, player in players.items():
        expect(player.page.locator(".s42-track")).to_contain_text(says[seat])


def test_the_germans_come_over_the_north_edge(visit: Visit, come: Come) -> None:
    """Nearly thirty divisions lie beside the map, in one pile; each is taken out of its fan."""
    match = play(begin(1, "caucasus"), ("end-movement", *AXIS))
    players = by_clicks(visit, come, match, 1, 1 + len(AXIS))
    for player in players.values():
        units = player.visitor.board["units"]
        assert [units[id][0] for id in ("pz-13", "pzg-16", "inf-73")] == ["3842", "3842", "2840"]


def test_an_attack_out_of_the_north_edge(visit: Visit, come: Come) -> None:
    """Declared, fought and followed up by clicks: the attackers lie beside the map, with others."""
    match = play(begin(2, "caucasus"), ("move cd-12", "to 2740", "stop", *("end-movement",) * 2))
    first = len(match.journal.entries)
    play(match, SALLY)
    while (
        question := match.question(match.waiting[0])
    ) and question.kind != "advance-after-combat":
        play(match, [str(match.choices(match.waiting[0])[0])])
    play(match, ["advance pzg-16", "to 2740"])
    players = by_clicks(visit, come, match, first, len(match.journal.entries))
    for player in players.values():
        units = player.visitor.board["units"]
        assert (units["pzg-16"][0], units["pz-13"][0]) == ("2740", "area-north")
