"""The one table of figures, in points of the final score unless a line says otherwise."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct):
    # Germans on the tracks
    german: float = 3.0  # one counter at the end
    armor: float = 1.5  # more for a tank: few can remove it
    assault: float = 0.12  # each die of his in each Assault to come
    two_on_track: float = 0.5
    three_on_track: float = 2.0
    four_on_track: float = 9.0  # one more and the house falls
    raid_block: float = 0.5  # share of a raid's points that the counters in its way hold up

    # Men
    man: float = 1.0  # in the house at the end
    life_skill: float = 1.0  # a whole game of a man with two attack dice
    life_of_commander: float = 2.0
    life_of_stormer: float = 1.2
    life_of_specialist: float = 0.4
    enough_ready: float = 8.0  # men: of more, each is worth less
    use_skill: float = 0.7  # being ready for one more action
    use_per_token: float = 0.15
    use_of_observer: float = 0.6
    use_of_gunner: float = 0.5  # of an anti-tank weapon, when there are tanks
    use_of_raider: float = 0.25  # for each raid die, when a raid is near
    exhaust: float = 0.8  # share of his use that an action costs a man
    disrupted: float = 0.7  # taking off a Disrupted token
    commander_ready: float = 0.5  # share of the recoveries he could give

    # Suppression tokens
    token: float = 0.55  # the first in a box when infantry is sure to come there
    token_fade: float = 0.12  # less for each that lies there already
    token_kept: float = 0.35  # what spending one must bring

    # Soviet cards
    army_recover: float = 4.0
    division_recover: float = 3.5
    flotilla_recover: float = 0.8
    signal_recover: float = 0.4
    artillery_recover: float = 0.5
    air_recover: float = 0.4
    wire: float = 0.08  # for each turn left, when it makes the fourth action possible
    decision: float = 0.8
    artillery: float = 1.6
    air: float = 0.25  # for each aircraft to come, up to four
    buttress: float = 0.5  # for each point below six
    mine: float = 0.4
    mine_now: float = 1.5
    food: float = 1.2  # for each man it feeds
    spare_food: float = 2.0  # for men still to be bought
    later_food: float = 1.5  # for the Resupply after the next
    first_aid: float = 1.6
    ammunition: float = 1.2
    sapper: float = 0.8
    staged: float = 0.35  # of a token's worth when it is staged
    loaded: float = 0.6  # ... and when it is loaded
    support: float = 1.0  # of the card's points

    # Reinforcements
    fight: float = 1.5  # a man with two attack dice for a whole game
    team: float = 4.0
    crew_weapon: float = 12.0  # for each tank it is sure to remove, above the least
    crew_least: float = 0.45
    crew_man: float = 1.2
    observer: float = 1.5
    stormer: float = 1.0
    hungry: float = 0.0  # of a man's worth when there will be no food for him
    mouth: float = -1.0  # men beyond what the food covers
    late_deliver: float = 0.45  # chance a turn that food on a boat does not come in
    late_load: float = 0.45
    late_stage: float = 0.75

    # The German player's cards: what they bring, and what must be in sight not to keep them
    place: float = 1.0
    sniper: float = 1.5
    mortar: float = 1.0
    sniper_kept: float = 0.45
    gun: float = 0.8
    bomb: float = 0.6
    assault_kept: float = 1.5
    assault_with: float = 0.3  # each die of a counter that comes in the same turn
    hold_turns: float = 2.0  # before the end, counters are held back


W = Weights()
