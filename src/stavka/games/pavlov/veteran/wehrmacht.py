"""3.0 Wehrmacht Card Phase: what the defenders are asked while the cards are revealed."""

from __future__ import annotations

from stavka.games.pavlov.components import ANTI_AIRCRAFT, FIRST_AID
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.first_aid import FirstAid
from stavka.games.pavlov.rules.storm_group import Starve
from stavka.games.pavlov.rules.wehrmacht_cards import AntiAircraft, ChooseVictim, SuppressArrival
from stavka.games.pavlov.veteran.advice import Advice, because
from stavka.games.pavlov.veteran.outlook import HIT, Outlook
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Choice, choice


def anti_aircraft(p: Position, step: AntiAircraft, offered: tuple[Choice, ...]) -> Advice:
    """A token for each aircraft; all of them at the last raid."""
    more = Outlook(p).aircraft > 0
    if len(offered) > 1 and (len(step.declared) < step.aircraft or not more):
        return offered[0], because("fire", count=step.aircraft)
    return choice("open-fire"), because("open-fire")


def suppress_arrival(p: Position, step: SuppressArrival, offered: tuple[Choice, ...]) -> Advice:
    """As many tokens as pay for themselves."""
    o = Outlook(p)
    box = p.box
    room = box.track_length[step.track] - o.fill[step.track]
    harm = W.german + W.assault * box.value[step.german] * o.assaults
    if room == 0:
        harm += 100.0
    elif room == 1:
        harm += W.four_on_track * 0.5
    elif room == 2:
        harm += W.three_on_track * 0.5
    colour = box.track_colour[step.track]
    if colour == o.storm_colour:
        harm += W.raid_block * o.storm_points / (1 + o.in_way)
    share = box.track_colour.count(colour) / 6
    expected = 2 * share * o.infantry
    have = len(offered) - 1
    kept = W.token_kept * min(1.0, expected / (have + 0.01))
    needed = box.german_defense[step.german]
    count = max(range(have + 1), key=lambda n: HIT[min(n, 12)][needed] * harm - kept * n)
    return choice("spend", count), because("spend" if count else "spend-none", count=count)


def first_aid(p: Position, step: FirstAid, offered: tuple[Choice, ...]) -> Advice:
    o = Outlook(p)
    man = p.box.man_ids[step.man]
    have = p.supplies[FIRST_AID]
    if o.life(step.man) * (0.7 + 0.3 * have) >= 1.0 + 0.8 * o.rest:
        return offered[0], because("treat", man=man)
    return offered[1], because("lose", man=man)


def victim(p: Position, step: ChooseVictim, offered: tuple[Choice, ...]) -> Advice:
    return _least(p, offered, "victim")


def starve(p: Position, step: Starve, offered: tuple[Choice, ...]) -> Advice:
    return _least(p, offered, "starve")


def _least(p: Position, offered: tuple[Choice, ...], reason: str) -> Advice:
    o = Outlook(p)
    best = min(offered, key=lambda c: o.life(p.box.man[c.args[0]]))
    return best, because(reason, man=best.args[0])
