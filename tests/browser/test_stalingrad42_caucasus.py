"""The Caucasus by clicks in two browsers: the Soviet move before the first German turn, and how the
Germans come over the north edge."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.duel import by_clicks
from tests.browser.stalingrad42 import begin, play
from tests.table.conftest import Come

SOVIET = ("move rd-383", "to 3145", "stop", "move cd-12", "to 2743", "stop")
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
