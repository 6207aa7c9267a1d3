"""Chapter 3, the initial phase: what a player does before he moves, in any order."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.position import Position, find_place, place_id
from stavka.games.stalingrad42.rules import (
    forts,
    leaders,
    maskirovka,
    offensives,
    railheads,
    replacements,
    resources,
    supply_points,
    trains,
    withdrawals,
)
from stavka.games.stalingrad42.rules.artillery import USED
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    by_unit,
    find_unit,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import KIND
from stavka.games.stalingrad42.rules.entry_areas import bring, own_areas
from stavka.games.stalingrad42.rules.reserve_armies import bar_calling, call, callable_armies
from stavka.games.stalingrad42.rules.returns import (
    bar_landing,
    coming,
    expected,
    land,
    landings,
)
from stavka.games.stalingrad42.rules.units import units_of
from stavka.games.stalingrad42.rules.winter_offensive import bar_declaring, declare
from stavka.kernel import Arg, Choice, Reason, choice


class BeginInitial(Step, frozen=True):
    """What happens by itself: trains are unloaded, forts are completed, leaders and planned
    offensives are ready, a railhead comes, resource points and replacements come, and
    reinforcements that have no choice; then the player is asked, if there is anything to do.
    [3.B1c, 3.B1d, 3.B1e, 3.B1g, 3.B1i, 3.B1j, 18.1a, 21.1.1b]"""

    def resolve(self, p: Position, play: Play) -> None:
        trains.detrain(p, play)
        forts.complete(p, play)
        leaders.refresh(p, play)
        offensives.ripen(p, play)
        railheads.lay(p, play)
        p.resources = resources.points(p)
        play.push(OpenPhase())
        withdrawals.begin(p, play)
        p.replacements = replacements.points(p)
        bring(p, play)


class OpenPhase(Step, frozen=True):
    """The player is asked, if there is anything to do. [3.B1a]"""

    def resolve(self, p: Position, play: Play) -> None:
        wants = p.resources or coming(p) or p.owed or bar_declaring(p) is None
        if wants or callable_armies(p) or resources.spendings(p) or replacements.offered(p):
            play.push(InitialPhase())
        else:
            end(p)


class BringIn(Step, frozen=True):
    """Reinforcements come without an initial phase; none of them has a choice. [C2.4b]"""

    def resolve(self, p: Position, play: Play) -> None:
        bring(p, play)


def end(p: Position) -> None:
    """What is left of the points is lost. [18.1a, 21.1.1b]"""
    p.resources = 0
    p.replacements = {}
    withdrawals.end(p)


class InitialPhase(AskActive, frozen=True):
    """Reinforcements are placed; resource points begin forts, make support units ready, bring
    supply points and plan offensives; supply points make support units ready; replacements give
    steps and bring eliminated units back.
    [3.B1a, 3.B1e to 3.B1h, 3.Cb, 9.7.5a, 18.1a to 18.1e, 21.1.1a, 22.1.2a, 26.1a]"""

    rules = ("3.B1a", "18.1a", "21.1.1a", "22.1.2a")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        left = sum(p.replacements.values())
        withdrawn = sum(p.owed.values()) if withdrawals.pending(p) else 0
        return {
            "points": p.resources,
            "count": expected(p),
            "replacements": left,
            "withdrawn": withdrawn,
        }

    def choices(self, p: Position, seat: str) -> list[Choice]:
        arriving = coming(p)
        back = withdrawals.returning(p)
        found = [
            choice("place", p.unit(unit).id, place_id(place))
            for unit in (*arriving, *back)
            for place in landings(p, unit)
        ]
        leaving = withdrawals.pending(p)
        found += [*leaving, *(choice("call", army) for army in callable_armies(p))]
        if bar_declaring(p) is None:
            found.append(choice("winter-offensive"))
        if p.masks:
            join = by_unit(p.box, "join")
            found += [join[u] for u in arriving if maskirovka.bar_join(p, u) is None]
        if p.resources:
            used = [u for u in units_of(p, p.side) if p.face[u] == USED]
            able = [u for u in used if resources.bar_ready(p, u) is None]
            found += [by_unit(p.box, "ready")[unit] for unit in able]
            if supply_points.stock(p, p.side) >= 0:
                found += to_places("stock", own_areas(p, p.side))
            found += [by_unit(p.box, "plan")[unit] for unit in offensives.planners(p)]
            if forts.sites(p):
                found.append(choice("fortify"))
        found += [*resources.spendings(p), *replacements.offered(p), *forts.RazeFort.offered(p)]
        return found if arriving or leaving else [*found, choice("end-initial")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        match choice.verb:
            case "place":
                place = find_place(choice.args[1]) if len(choice.args) > 1 else None
                return bar_landing(p, find_unit(p, named(choice)), place)
            case "recall":
                return withdrawals.bar_withdrawing(p, find_unit(p, named(choice)))
            case "reduce" | "give" if not withdrawals.pending(p):
                return "nobody-withdrawn-now", "32.1f" if p.side == AXIS else "32.2e"
            case "reduce" | "give":
                return "withdraw-first", withdrawals.row_of(p)
            case "call":
                return bar_calling(p, named(choice))
            case "winter-offensive":
                return bar_declaring(p)
            case "join":
                reason = maskirovka.bar_join(p, find_unit(p, named(choice)))
                return reason or ("other-phase", "34.4.1a")  # whoever is here goes when he moves
            case "ready":
                return resources.bar_ready(p, find_unit(p, named(choice)))
            case "stock":
                return supply_points.bar_stock(p, find_place(named(choice)))
            case "plan":
                return offensives.bar_plan(p, find_unit(p, named(choice)))
            case "spend":
                return resources.bar_spending(p, choice)
            case "refit" | "rebuild":
                return replacements.bar_wish(p, choice)
            case "muster" | "into":
                return "rebuild-first"
            case "fortify" | "build":
                reason = forts.bar_building(p)
                return reason or ("build-first" if forts.sites(p) else "fort-without-supply")
            case "raze" | "clear":
                return "no-fort-of-yours" if not forts.RazeFort.offered(p) else "raze-first"
        if coming(p):
            return "place-reinforcements-first"
        leaving = withdrawals.pending(p)
        return ("withdraw-first", withdrawals.row_of(p)) if leaving else "end-initial-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-initial":
            end(p)
            return
        play.push(self)
        match choice.verb:
            case "place":
                place = find_place(choice.args[1])
                assert place is not None
                unit = find_unit(p, choice.args[0])
                land(p, play, unit, place)
                if p.unit(unit).kind == KIND:
                    maskirovka.ask_marker(p, play, unit)
            case "join":
                play.push(maskirovka.Join(find_unit(p, choice.args[0])))
            case "recall":
                withdrawals.withdraw(p, play, find_unit(p, choice.args[0]))
            case "call":
                call(p, play, choice.args[0])
            case "winter-offensive":
                declare(p, play)
            case "ready":
                resources.ready(p, play, find_unit(p, choice.args[0]))
            case "stock":
                area = find_place(choice.args[0])
                assert area is not None
                supply_points.bring(p, play, area)
            case "plan":
                offensives.lay(p, play, find_unit(p, choice.args[0]))
            case "spend":
                resources.spend(p, play, choice)
            case "refit":
                replacements.refit(p, play, choice)
            case "rebuild":
                unit = find_unit(p, choice.args[0])
                play.push(replacements.Muster(unit, choice.args[1]))
            case "fortify":
                play.push(forts.BuildFort())
            case "raze":
                play.push(forts.RazeFort())
