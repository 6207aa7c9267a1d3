"""Chapter 15: breakthrough combat. The battle for 2011 is won; the south lies open."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.events import BattleFought, GroupFormed
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import RETREATED
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# 26 with red dots: two columns for tanks.
GROUP = ("pz-9 2010", "pz-11 2010", "pzg-3 2111")
CORPS = ("tc-16 2010", "tc-4 2010", "tc-23 2111")
SIXTH = ("rd-219", "rd-174-232", "rd-309", "rd-141-206")  # the 6th reserve army of Fall Blau
BOTH = pytest.mark.parametrize(
    ("side", "group", "enemy"), [("axis", GROUP, "rd-62"), ("soviet", CORPS, "inf-385")]
)


def won(
    *units: str, far: int = 4, side: str = "axis", limited: bool = False, **map: Any
) -> Theatre:
    """The defenders of 2011 are gone and all who stand in 2010 and 2111 attacked."""
    blau = Theatre(*units, **map).combat(side)
    hexes = (GRID.at("2010"), GRID.at("2111"))
    attackers = tuple(
        u for hex in hexes for u in blau.p.of(blau.p.side, hex) if blau.p.top(u).attack
    )
    return blau.resolve(Advance(GRID.at("2011"), attackers, hexes, far, limited))


def formed(
    *units: str, names: tuple[str, ...] = ("pz-9", "pz-11", "pzg-3"), **given: Any
) -> Theatre:
    """A group in the vacated hex."""
    blau = won(*units, **given)
    blau.play(f"breakthrough {names[0]}", *(f"with {name}" for name in names[1:]), "form")
    return blau


def beaten(blau: Theatre, target: str, die: int, last: bool = True) -> Theatre:
    """Attack and drive away, to the first or the last end offered."""
    blau.dice(die).play(f"attack {target}")
    while blau.asked() == "choose-loss":
        blau.play(f"lose {blau.offers('lose')[0]}")
    while blau.asked() == "retreat-to":
        blau.play(f"retreat {blau.offers('retreat')[-1 if last else 0]}")
    return blau


@rule("stalingrad42:15.1a")
@BOTH
def test_an_advance_of_two_or_more_hexes_allows_it(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    first = group[0].split()[0]
    for far in (2, 3, 4):
        blau = won(*group, f"{enemy} 2013", side=side, far=far)
        assert first in blau.offers("breakthrough")
    for limited in (False, True):
        blau = won(*group, f"{enemy} 2013", side=side, far=1, limited=limited)
        assert blau.offers("breakthrough") == []
        assert blau.refused(f"breakthrough {first}") == "15.1a"


@rule("stalingrad42:15.1b", "stalingrad42:15.2.5a", "stalingrad42:15.2.9c", "stalingrad42:18.3.3a")
def test_it_is_fought_by_the_same_table() -> None:
    blau = formed(*GROUP, "rd-62 2012", "hq-6a 2009", terrain={"2012": "woods"})
    (chance,) = {c.denominator for c in blau.match.odds("axis", "attack 2012") or ()} - {2, 3}
    assert chance == 6
    assert blau.refused("support hq-6a") == "18.3.3a"
    blau.dice(1).play("attack 2012")  # 26 to 5, no tanks in woods: 5-1, A1/DR2
    (battle,) = blau.told(BattleFought)
    assert (battle.attack, battle.defence, battle.shift, battle.column) == (26, 5, 0, "ratio-5-1")
    assert battle.result == "result-a1-dr2"
    tanks = formed(*GROUP, "rd-62 2012").dice(4).play("attack 2012")
    assert tanks.told(BattleFought)[0].shift == 2


@rule("stalingrad42:15.2.1a", "stalingrad42:15.2.2a", "stalingrad42:15.2.2b")
def test_the_group_is_declared_first_and_there_is_one() -> None:
    late = won(*GROUP, "inf-57 2111", "rd-62 2015").play("advance inf-57", "to 2011", "stop")
    assert late.offers("breakthrough") == []
    assert late.refused("breakthrough pz-9") == "15.2.1a"
    blau = formed(*GROUP, "inf-57 2111", "rd-62 2015", names=("pz-9", "pz-11"))
    assert blau.told(GroupFormed)[0].units == ("pz-9", "pz-11")
    blau.play("stop")
    assert blau.asked() == "advance-after-combat"
    assert blau.refused("breakthrough pzg-3") == "15.2.1a"
    two = won(*GROUP, "rd-62 2015").play("breakthrough pz-9", "with pzg-3")
    assert two.refused("aside") == "15.2.2a"  # one stack only
    assert two.play("stop").offers("breakthrough") == ["pz-9", "pz-11", "pzg-3"]


@rule("stalingrad42:15.2.1b", "stalingrad42:15.2.1c")
@BOTH
def test_the_others_wait_and_do_not_fight(side: str, group: tuple[str, ...], enemy: str) -> None:
    names = tuple(words.split()[0] for words in group)
    blau = formed(*group, f"{enemy} 2014", side=side, names=names[:2])
    assert blau.refused(f"advance {names[2]}") == "15.2.1b"
    blau.play("stop", f"advance {names[2]}")
    assert blau.asked() == "forward"
    assert blau.refused("attack 2014") == "15.2.1c"


@rule("stalingrad42:15.2.3a", "stalingrad42:15.2.4a")
@BOTH
def test_forming_in_the_vacated_hex_costs_one(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    names = tuple(words.split()[0] for words in group)
    blau = won(*group, f"{enemy} 2019", side=side).play(f"breakthrough {names[0]}")
    blau.play(f"with {names[1]}", f"with {names[2]}")
    if side == "soviet":  # three are too many without an army headquarters
        assert blau.refused("form") == "14.1d"
        return
    blau.play("form")
    assert {blau.at(name) for name in names} == {"2011"}
    assert blau.prompt()["hexes"] == 3
    bystander = won(*GROUP, "sp-axis-1 2010", "rd-62 2019")
    assert bystander.refused("breakthrough sp-axis-1") == "15.2.3a"


@rule(
    "stalingrad42:15.2.4a", "stalingrad42:15.2.4b", "stalingrad42:15.2.8b", "stalingrad42:15.2.8c"
)
def test_what_everything_costs() -> None:
    blau = formed(*GROUP, "rd-62 2013", far=4)  # 1
    blau.play("to 2012")  # 1
    assert blau.prompt()["hexes"] == 2
    beaten(blau, "2013", 6)  # 1, DS with an advance of four: nothing is added
    assert blau.prompt()["hexes"] == 1
    assert "2013" in blau.offers("to")
    blau.play("to 2013")  # free
    assert (blau.at("pz-9"), blau.prompt()["hexes"]) == ("2013", 1)
    other = beaten(formed(*GROUP, "rd-62 2013", far=4).play("to 2012"), "2013", 6)
    ends = [end for end in other.offers("to") if end != "2013"]
    other.play(f"to {ends[0]}")  # the emptied hex is left out at no price
    assert other.at("pz-9") == ends[0]


@rule("stalingrad42:15.2.4c")
def test_worked_example_of_turning_aside() -> None:
    blau = won(*GROUP, "rd-62 1909", far=3).play("breakthrough pz-9", "with pz-11", "aside")
    assert (blau.at("pz-9"), blau.prompt()["hexes"]) == ("2010", 2)


@rule("stalingrad42:15.2.4d")
def test_worked_example_of_a_group_of_three() -> None:
    blau = formed(*GROUP, "inf-57 2111", "rd-62 2014")
    assert blau.prompt()["hexes"] == 3
    blau.play("to 2013")
    assert blau.prompt()["hexes"] == 1
    battle = blau.match.view(None)["board"]["breakthrough"]["battles"]["2014"]
    assert (battle["attack"], battle["defence"], battle["odds"]) == (26, 5, "5-1")
    assert (len(battle["shifts"]), battle["column"]) == (2, "7-1")
    beaten(blau, "2014", 4)
    assert blau.prompt()["hexes"] == 0
    blau.play("to 2014")  # free
    assert {blau.at(name) for name in ("pz-9", "pz-11", "pzg-3")} == {"2014"}
    assert blau.asked() == "advance-after-combat"
    blau.play("advance inf-57", "to 2012")
    assert (blau.at("inf-57"), blau.offers("advance")) == ("2012", [])


@rule("stalingrad42:15.2.5a", "stalingrad42:15.2.9a")
def test_what_may_be_attacked() -> None:
    blau = formed(*GROUP, "rd-62 2012", "rd-45 1911", "rd-121 2014", sides={"2011|1911": "sea"})
    assert blau.offers("attack") == ["2012"]
    assert blau.refused("attack 1911") == "15.2.9a"
    assert blau.refused("attack 2014") == "8.1a"
    assert blau.refused("attack 2112") == "8.1a"
    again = won(*GROUP, "rd-62 2012 disrupted")
    again.p.done[again.unit("rd-62")] |= RETREATED  # from the first battle
    again.play("breakthrough pz-9", "form")
    assert again.offers("attack") == ["2012"]
    hills = formed(*GROUP, "rd-62 2012", terrain={"2012": "mountain"})
    assert hills.refused("attack 2012") == "15.2.9a"  # wheels off the road
    river = formed(*GROUP, "rd-62 2012", sides={"2011|2012": "major"})
    assert river.refused("attack 2012") == "15.2.9a"


@rule("stalingrad42:15.2.6a", "stalingrad42:15.2.6b")
@BOTH
def test_an_enemy_zone_stops_the_group_or_makes_it_fight(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    names = tuple(words.split()[0] for words in group)[:2]
    blau = formed(*group, f"{enemy} 2113", side=side, names=names).play("to 2012")
    assert (blau.offers("to"), blau.offers("attack")) == ([], ["2113"])
    assert blau.refused("to 2013") == "15.2.6a"
    results = blau.match.view(None)["board"]["breakthrough"]["battles"]["2113"]["results"]
    beaten(blau, "2113", results.index("DR4") + 1 if "DR4" in results else 6)
    if blau.asked() == "breakthrough" and side == "axis":
        assert {"2113", "2013"} <= set(blau.offers("to"))  # the zone is gone


@rule("stalingrad42:14.4.2c", "stalingrad42:15.2.6b")
@pytest.mark.parametrize(
    ("side", "group", "enemy"), [("axis", GROUP, "rb-106"), ("soviet", CORPS, "hq-6a")]
)
def test_a_group_frees_itself_from_a_zone_by_another_attack(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    names = tuple(words.split()[0] for words in group)[:2]
    blau = formed(*group, f"{enemy} 2113", side=side, names=names).play("to 2012")
    assert blau.refused("to 2013") == "15.2.6a"
    beaten(blau, "2113", 6)
    assert (blau.asked(), "2013" in blau.offers("to")) == ("breakthrough", True)
    assert blau.play("to 2013").at(names[0]) == "2013"


@rule("stalingrad42:15.2.6b")
def test_entering_the_emptied_hex_frees_the_group() -> None:
    blau = formed(*GROUP, "rd-62 2113", "rb-106 1912").play("to 2012")
    beaten(blau, "2113", 4)
    assert blau.refused("to 2013") == "15.2.6a"  # 1912 still holds it
    blau.play("to 2113")
    assert blau.prompt()["hexes"] == 1
    assert "2114" in blau.offers("to")


@rule("stalingrad42:15.2.7a")
def test_a_weak_success_ends_the_breakthrough() -> None:
    woods = {"2012": "woods"}
    blau = formed(*GROUP, "rd-62 2012", names=("pz-9", "pz-11"), terrain=woods)
    beaten(blau, "2012", 4)  # 20 to 5: DR2 with an advance of two
    assert (blau.asked(), blau.offers("to"), blau.offers("attack")) == (
        "breakthrough",
        ["2012"],
        [],
    )
    assert blau.refused("to 2112") == "15.2.7a"
    blau.play("to 2012")
    assert (blau.at("pz-9"), blau.asked()) == ("2012", "advance-after-combat")
    failed = formed(*GROUP, "rd-62 2012", names=("pz-9", "pz-11"), terrain=woods)
    failed.dice(1).play("attack 2012")  # EX
    while failed.asked() == "choose-loss":
        failed.play(f"lose {failed.offers('lose')[0]}")
    assert (failed.at("pz-9"), failed.asked()) == ("2011", "advance-after-combat")


@rule("stalingrad42:15.2.8a")
def test_a_full_success_lets_it_go_on_while_hexes_are_left() -> None:
    blau = beaten(formed(*GROUP, "rd-62 2012"), "2012", 3)  # D1 with an advance of three
    assert blau.prompt()["hexes"] == 2
    assert "2112" in blau.offers("to")
    spent = beaten(formed(*GROUP, "rd-62 2012", far=2), "2012", 3)
    assert (spent.prompt()["hexes"], spent.offers("to")) == (0, ["2012"])


WHY_NOT: dict[str, tuple[str, dict[str, Any]]] = {
    "14.1d": ("to 2012", {"more": ("friend 2012", "other 2012", "third 2012")}),
    "14.2.1a": ("to 2018", {}),
    "14.4.1a": ("to 2012", {"more": ("enemy 1912", "foe 2113")}),
    "14.4.2a": ("to 2013", {"more": ("enemy 1912",), "far": 3}),
    "14.5a": ("to 2012", {"sides": {"2011|2012": "sea"}, "far": 2}),
    "14.5b": ("to 2012", {"sides": {"2011|2012": "major"}, "far": 2}),
    "14.5e": ("to 2013", {"terrain": {"2012": "marsh", "2112": "marsh", "1912": "marsh"}}),
    "5.1e": ("to 2012", {"more": ("enemy 2012",)}),
}
CAST = {
    "axis": {"friend": "inf-57", "other": "inf-75", "third": "inf-113", "enemy": "rd-62",
             "foe": "rd-45"},
    "soviet": {"friend": "rd-62", "other": "rd-45", "third": "rd-121", "enemy": "inf-385",
               "foe": "inf-57"},
}  # fmt: skip


@BOTH
@pytest.mark.parametrize("row", WHY_NOT)
def test_the_group_is_refused_a_hex_for_what_is_in_the_way(
    row: str, side: str, group: tuple[str, ...], enemy: str
) -> None:
    wanted, given = WHY_NOT[row]
    more = [f"{CAST[side][who]} {at}" for who, at in map(str.split, given.get("more", ()))]
    ground = {what: its for what, its in given.items() if what != "more"}
    names = (group[0].split()[0],)
    blau = formed(group[0], *more, side=side, names=names, **ground)
    assert blau.refused(wanted) == row


@rule("stalingrad42:15.2.10a", "stalingrad42:15.2.10b")
def test_the_group_leaves_units_behind() -> None:
    blau = formed(*GROUP, "rd-62 2013", "rd-45 2209").play("drop pzg-3")
    assert (blau.asked(), blau.prompt()["units"]) == ("forward", ("pzg-3",))
    blau.play("to 2110")  # beside 2209, by itself
    assert blau.at("pzg-3") == "2110"
    assert (blau.asked(), blau.prompt()["units"]) == ("breakthrough", ("pz-9", "pz-11"))
    blau.play("to 2012")
    assert blau.offers("attack") == ["2013"]
    fights = formed(*GROUP, "rd-62 2013", "rd-45 2112").play("drop pzg-3")
    assert fights.refused("attack 2112") == "15.2.1c"


@rule("stalingrad42:15.2.7a", "stalingrad42:15.2.10a")
def test_also_where_its_advance_is_over_some_stay_behind() -> None:
    names = ("pz-9", "pz-11")
    blau = formed(*GROUP, "rd-62 2012", names=names, terrain={"2012": "woods"})
    beaten(blau, "2012", 4)  # 20 to 5: DR2 with an advance of two
    blau.play("drop pz-11")
    assert (blau.prompt()["units"], blau.offers("to")) == (("pz-9",), ["2012"])
    blau.play("to 2012")
    assert [blau.at(name) for name in names] == ["2012", "2011"]
    assert blau.asked() == "advance-after-combat"
    assert blau.offers("advance") == ["pzg-3"]


@rule("stalingrad42:15.2.10c")
def test_worked_example_of_three_fights() -> None:
    blau = formed(*GROUP, "rd-62 2112", "rd-45 1912", "rd-121 1913")  # 1
    assert blau.prompt()["hexes"] == 3
    beaten(blau, "2112", 4, last=True)  # 1: X, not entered
    assert (blau.at("pz-9"), blau.prompt()["hexes"]) == ("2011", 2)
    beaten(blau, "1912", 4, last=False).play("to 1912")  # 1: Y, entered free
    assert (blau.at("pz-9"), blau.prompt()["hexes"]) == ("1912", 1)
    beaten(blau, "1913", 4).play("to 1913")  # 1: Z, entered free
    assert {blau.at(name) for name in ("pz-9", "pz-11", "pzg-3")} == {"1913"}
    assert blau.asked() == "halt"  # nothing is left


@rule("stalingrad42:15.3a")
@BOTH
def test_who_retreated_before_defends_and_retreats_again(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    names = tuple(words.split()[0] for words in group)[:2]
    blau = won(*group, f"{enemy} 2012", side=side)
    blau.p.done[blau.unit(enemy)] |= RETREATED
    blau.play(f"breakthrough {names[0]}", f"with {names[1]}", "form")
    battle = blau.match.view(None)["board"]["breakthrough"]["battles"]["2012"]
    assert battle["defence"] == 5  # both divisions defend with five
    die = next(n for n, r in enumerate(battle["results"], 1) if r in ("DR2", "DRX", "A1/DR2"))
    blau.dice(die).play("attack 2012")
    while blau.asked() == "choose-loss":
        blau.play(f"lose {blau.offers('lose')[0]}")
    if blau.asked() == "determined-defence":
        assert blau.offers("stand") == [""]  # it may even lead
        blau.play("withdraw")
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert blau.order(enemy) == "disrupted"
    assert blau.steps(enemy) >= 1
    shaken = won(*group, f"{enemy} 2012 disrupted", side=side)
    shaken.p.done[shaken.unit(enemy)] |= RETREATED
    shaken.play(f"breakthrough {names[0]}", f"with {names[1]}", "form")
    beaten(shaken, "2012", 4)
    assert shaken.order(enemy) == "full-retreat"


@rule("stalingrad42:10.2.1d", "stalingrad42:15.3b")
def test_who_is_too_many_or_does_not_fight_is_not_picked_for_a_loss() -> None:
    stack = ("rd-62 2012", "rd-45 2012", "rd-121 2012", "sp-soviet-1 2012")
    blau = formed(*GROUP, *stack).play("attack 2012")
    blau.dice(6).play("leave-out rd-121")  # 26 to 10: 2-1 and two columns, 4-1
    assert blau.told(BattleFought)[0].result in ("result-d1", "result-a1-d1", "result-drx")
    assert blau.asked() == "choose-loss"
    assert set(blau.offers("lose")) == {"rd-62", "rd-45"}
    assert blau.refused("lose rd-121") == "10.2.1a"
    assert blau.refusal("lose sp-soviet-1").id == "takes-no-losses"


@rule("stalingrad42:15.3a")
def test_who_has_retreated_is_shown_once_and_as_he_counts() -> None:
    blau = won(*GROUP, "rd-62 2012")
    blau.p.done[blau.unit("rd-62")] |= RETREATED
    blau.play("breakthrough pz-9", "form")
    battle = blau.match.view(None)["board"]["breakthrough"]["battles"]["2012"]
    assert battle["defenders"] == [["rd-62", 5, 5, []]]


@rule("stalingrad42:15.3a", "stalingrad42:12.4d")
@BOTH
def test_who_has_retreated_has_the_prospects_of_anybody_else(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    """A way back is open to him: nobody is lost for having retreated before."""
    first = group[0].split()[0]
    shown = []
    for tired in (True, False):
        blau = won(*group, f"{enemy} 2012", side=side)
        if tired:
            blau.p.done[blau.unit(enemy)] |= RETREATED
        blau.play(f"breakthrough {first}", "form")
        shown.append(blau.match.view(None)["board"]["breakthrough"]["battles"]["2012"])
    assert shown[0]["doomed"] == 0
    assert shown[0] == shown[1]


@rule("stalingrad42:15.3b")
def test_who_is_too_many_does_not_count() -> None:
    three = ("rd-62 2012", "rd-45 2012", "rd-121 2012 reduced")
    blau = formed(*GROUP, *three).play("attack 2012")
    assert (blau.seat(), blau.asked()) == ("soviet", "leave-out")
    assert set(blau.offers("leave-out")) == {"rd-62", "rd-45", "rd-121"}
    assert blau.refused("leave-out pz-9") == "15.3b"
    blau.dice(5).play("leave-out rd-121")
    (battle,) = blau.told(BattleFought)
    assert (battle.attack, battle.defence) == (26, 10)
    led = formed(*GROUP, *three, "army-5t 2012")
    assert led.dice(6).play("attack 2012").told(BattleFought)[0].defence == 13


@rule("stalingrad42:15.3b", "stalingrad42:8.4a")
@pytest.mark.parametrize(
    ("side", "unit", "crowd", "defence"),
    [
        ("axis", "inf-57", ("rd-62", "rd-45", "rd-121", "rd-4"), 10),
        ("soviet", "rd-62", ("ro-cav-1", "ro-cav-5", "ro-cav-6", "ro-cav-7"), 9),
    ],
)
def test_whether_a_crowd_can_be_attacked_depends_on_those_who_count(
    side: str, unit: str, crowd: tuple[str, ...], defence: int
) -> None:
    """All together they would be too strong; the best that find room are not."""
    units = (f"{unit} 2010", *(f"{other} 2012" for other in crowd))
    blau = formed(*units, names=(unit,), side=side, far=2)
    battle = blau.match.view(None)["board"]["breakthrough"]["battles"]["2012"]
    assert battle["defence"] == defence
    assert blau.offers("attack") == ["2012"]
    blau.dice(1).play("attack 2012")
    while blau.asked() == "leave-out":
        blau.play(f"leave-out {blau.offers('leave-out')[0]}")
    assert blau.told(BattleFought)[0].defence == defence


@rule("stalingrad42:15.3b")
def test_only_who_is_too_many_is_left_out() -> None:
    """A brigade with a white frame takes no room from divisions."""
    blau = formed(*GROUP, "rd-62 2012", "rd-45 2012", "rd-121 2012", "tb-10 2012")
    blau.play("attack 2012")
    assert set(blau.offers("leave-out")) == {"rd-62", "rd-45", "rd-121"}
    assert blau.refused("leave-out tb-10") == "15.3b"


@rule("stalingrad42:15.3b", "stalingrad42:31.0d", "stalingrad42:C1.2l")
@pytest.mark.parametrize(("turn", "all_count"), [(1, True), (2, False)])
def test_an_army_in_reserve_is_never_too_many(turn: int, all_count: bool) -> None:
    four = [f"{id} 2012" for id in SIXTH]
    blau = formed(*GROUP, *four, turn=turn).dice(6).play("attack 2012")
    assert (blau.asked() == "leave-out") != all_count
    if all_count:
        defence = sum(blau.p.unit(blau.unit(id)).faces[0].defence for id in SIXTH)
        assert blau.told(BattleFought)[0].defence == defence


@rule("stalingrad42:14.5e", "stalingrad42:15.2.3a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
def test_no_group_forms_where_an_advance_ends(terrain: str, side: str) -> None:
    unit, enemy = {"axis": ("inf-57", "rd-62"), "soviet": ("rd-62", "inf-385")}[side]
    front = (f"{unit} 2010", f"{enemy} 2012")
    blau = won(*front, side=side, terrain={"2011": terrain}, far=3).play(f"breakthrough {unit}")
    assert blau.offers("form") == []
    assert blau.refused("form") == "14.5e"
    assert blau.offers("aside") == [""]
    road = {"2010|2011": "road"}
    paved = won(*front, side=side, terrain={"2011": terrain}, sides=road, far=3)
    assert paved.play(f"breakthrough {unit}").offers("form") == [""]


@rule("stalingrad42:14.5f", "stalingrad42:15.2.3a")
@BOTH
def test_no_group_of_wheels_forms_in_mountains(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    name = group[0].split()[0]
    blau = won(*group, side=side, terrain={"2011": "mountain"}).play(f"breakthrough {name}")
    assert blau.offers("form") == []
    assert blau.refused("form") == "14.5f"


@rule("stalingrad42:14.5e", "stalingrad42:15.2.6a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_group_that_climbs_into_mountains_fights_no_more(side: str) -> None:
    """Also in an enemy zone, out of which it might fight on open ground."""
    unit, enemy = {"axis": ("ro-cav-5", "rd-62"), "soviet": ("cc-5", "inf-385")}[side]
    front = (f"{unit} 2010", f"{enemy} 2013")
    for terrain, attacks in (("mountain", []), ("woods", ["2013"])):
        ground = {"2012": terrain}
        blau = formed(*front, names=(unit,), side=side, terrain=ground, far=3).play("to 2012")
        assert (blau.offers("attack") if blau.asked() == "breakthrough" else []) == attacks
    road = {"2011|2012": "road"}
    paved = {"terrain": {"2012": "mountain"}, "sides": road, "side": side, "far": 3}
    blau = formed(*front, names=(unit,), **paved).play("to 2012")
    assert blau.offers("attack") == ["2013"]


@rule("stalingrad42:13.3.2h", "stalingrad42:14.5e", "stalingrad42:15.2.6a")
@BOTH
def test_who_gives_way_frees_no_group_from_a_zone_or_out_of_a_marsh(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    """In 2013 somebody flees before a group that comes to 2012."""
    names = (group[0].split()[0],)
    flees, foe = f"{enemy} 2013 full-retreat", CAST[side]["foe"]
    zone = formed(group[0], flees, f"{foe} 2112", side=side, names=names).play("to 2012")
    zone.play(f"retreat {zone.offers('retreat')[0]}")
    assert (zone.asked(), zone.offers("to"), zone.offers("attack")) == (
        "breakthrough",
        [],
        ["2112"],
    )
    assert zone.refused("to 2013") == "15.2.6a"
    marsh = formed(group[0], flees, side=side, names=names, terrain={"2012": "marsh"})
    marsh.play("to 2012")
    marsh.play(f"retreat {marsh.offers('retreat')[0]}")
    assert (marsh.at(names[0]), marsh.asked()) == ("2012", "halt")


@rule("stalingrad42:15.2.4a", "stalingrad42:15.2.6a")
@BOTH
def test_a_group_that_comes_back_into_a_zone_may_fight_there(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    """Aside in 2010, on to 2009 and back: it has a hex left for an attack on 2111."""
    names = (group[0].split()[0],)
    blau = won(group[0], f"{enemy} 2111", side=side).play(f"breakthrough {names[0]}", "aside")
    blau.play("to 2009", "to 2010")
    assert (blau.prompt()["hexes"], blau.offers("to")) == (1, [])
    assert blau.offers("attack") == ["2111"]


@rule("stalingrad42:21.4d")
@BOTH
def test_a_replacement_marker_holds_a_group_back_too(
    side: str, group: tuple[str, ...], enemy: str
) -> None:
    friend = {"axis": "inf-57", "soviet": "rd-62"}[side]
    names = tuple(words.split()[0] for words in group)[:1]
    for word, attacks in (("", ["2013"]), (" refitted", [])):
        foe = {"axis": "rd-45", "soviet": "inf-385"}[side]
        blau = formed(*group, f"{friend} 2012{word}", f"{foe} 2013", side=side, names=names)
        blau.play("to 2012")
        assert (blau.offers("attack") if blau.asked() == "breakthrough" else []) == attacks


# Enemies who form no bonds, and so few that the dice shatter them.
WEAK = pytest.mark.parametrize(
    ("side", "group", "enemy", "foe"),
    [("axis", GROUP, "rb-106", "rb-16"), ("soviet", CORPS, "hq-6a", "hq-2a")],
)


@rule("stalingrad42:15.2.4a", "stalingrad42:15.2.8b", "stalingrad42:15.2.10b")
@WEAK
def test_who_parts_from_the_group_enters_the_emptied_hex_as_free(
    side: str, group: tuple[str, ...], enemy: str, foe: str
) -> None:
    """The group has emptied 2112 out of 2011, where it stays to fight for 1912 as well."""
    first, second = (words.split()[0] for words in group[:2])
    blau = formed(*group, f"{enemy} 2112", f"{foe} 1912", side=side, names=(first, second))
    beaten(blau, "2112", 6)
    left = blau.prompt()["hexes"]
    blau.play(f"drop {second}")
    assert (blau.prompt()["units"], blau.prompt()["hexes"]) == ((second,), left)
    assert blau.offers("attack") == []
    assert blau.refused("attack 1912") == "15.2.1c"
    blau.play("to 2112")
    assert (blau.at(second), blau.prompt()["hexes"]) == ("2112", left)
    assert blau.prompt()["units"] == (second,)  # it goes on as far as it had left
    blau.play("stop")
    assert (blau.prompt()["units"], blau.offers("attack")) == ((first,), ["1912"])
    assert "2112" in blau.offers("to")


@rule("stalingrad42:15.2.6b", "stalingrad42:15.2.10b")
@WEAK
def test_who_parts_from_a_group_in_a_zone_frees_himself_in_the_emptied_hex(
    side: str, group: tuple[str, ...], enemy: str, foe: str
) -> None:
    """2012 stays in the zone of 1912 when 2113 is empty."""
    first, second = (words.split()[0] for words in group[:2])
    blau = formed(*group, f"{enemy} 2113", f"{foe} 1912", side=side, names=(first, second))
    beaten(blau.play("to 2012"), "2113", 6)
    blau.play(f"drop {second}")
    assert (blau.prompt()["units"], blau.offers("to")) == ((second,), ["2113"])
    assert blau.refused("to 2013") == "15.2.6a"
    blau.play("to 2113", "stop")
    assert (blau.at(second), blau.at(first)) == ("2113", "2012")
    assert blau.offers("attack") == ["1912"]  # the others still fight
