"""3.0 Wehrmacht Card Phase: what the defenders are asked while the cards are revealed."""

from __future__ import annotations

from stavka.games.pavlov.components import FIRST_AID
from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.first_aid import FirstAid
from stavka.games.pavlov.rules.storm_group import Starve
from stavka.games.pavlov.rules.wehrmacht_cards import AntiAircraft, ChooseVictim, SuppressArrival
from stavka.games.pavlov.veteran.outlook import HIT, Outlook, percent
from stavka.games.pavlov.veteran.weights import W
from stavka.kernel import Advice, Choice, Offered, because, choice


def anti_aircraft(p: Position, step: AntiAircraft, offered: Offered) -> Advice:
    """A token for each aircraft; all of them when no more will come."""
    last = not Outlook(p).aircraft
    if len(offered) > 1 and (last or len(step.declared) < step.aircraft):
        return offered[0], because("fire-all" if last else "fire")
    return choice("open-fire"), because("open-fire")


def suppress_arrival(p: Position, step: SuppressArrival, offered: Offered) -> Advice:
    """As many tokens as bring more than they are worth in the box."""
    o, box = Outlook(p), p.box
    colour = box.track_colour[step.track]
    room = o.room[step.track]
    harm = o.harm(step.german, step.track, room - 1) if room else W.overrun
    if colour == o.raid_colour:
        harm += W.raid_block * o.raid_points / (1 + o.in_way)
    have = len(offered) - 1
    needed = box.german_defense[step.german]
    kept = W.token_kept * min(1.0, 2 * o.share(colour) * o.infantry / have)
    count = max(range(have + 1), key=lambda n: HIT[n][needed] * harm - kept * n)
    if not count:
        return choice("spend", 0), because("save-tokens")
    reason = because(
        "spend" if room else "spend-overrun",
        german=box.german_ids[step.german],
        track=f"track-{step.track + 1}",
        percent=percent(HIT[count][needed]),
    )
    return choice("spend", count), reason


def first_aid(p: Position, step: FirstAid, offered: Offered) -> Advice:
    """The more tokens there are, and the less is to come, the more readily."""
    o = Outlook(p)
    plenty = 0.7 + 0.3 * p.supplies[FIRST_AID]
    man = p.box.man_ids[step.man]
    if o.life(step.man) * plenty >= W.man + 0.8 * o.rest:
        return choice("treat", man), because("treat", man=man)
    return choice("lose", man), because("lose", man=man)


def victim(p: Position, step: ChooseVictim, offered: Offered) -> Advice:
    best = least(p, offered)
    return best, because("victim", man=best.args[0])


def starve(p: Position, step: Starve, offered: Offered) -> Advice:
    best = least(p, offered)
    return best, because("starve", man=best.args[0])


def least(p: Position, offered: Offered) -> Choice:
    """The man whose loss costs least."""
    o = Outlook(p)
    return min(offered, key=lambda c: o.life(p.box.man[c.args[0]]))
