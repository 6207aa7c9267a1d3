"""The one table of figures: points of the final score, unless a line says otherwise."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct):
    """Found by playing thousands of matches with a figure changed."""

    # Germans on the tracks
    german: float = 3.0  # a counter at the end of the game
    armor: float = 1.5  # more for a tank: few can remove it
    assault: float = 0.12  # each die of a counter in each Assault to come
    room_for_none: float = 9.0  # more for each counter on a track that is full
    room_for_one: float = 2.0
    room_for_two: float = 0.5
    raid_block: float = 0.5  # share of a raid's points that the counters in its way hold up
    overrun: float = 100.0

    # Losing a man
    man: float = 1.0  # in the house at the end
    life_skill: float = 1.0  # a whole game of a man with two attack dice
    life_of_commander: float = 2.0
    life_of_specialist: float = 0.4
    life_of_stormer: float = 1.2

    # Having a man ready
    enough_ready: float = 8.0  # men; if there are more, each is worth less
    use_skill: float = 0.7  # two attack dice
    use_per_token: float = 0.15
    use_of_observer: float = 0.6
    use_of_gunner: float = 0.5  # of an anti-tank weapon, while there are tanks
    use_of_raider: float = 0.25  # for each raid die when a raid is near; twice that at the end
    exhaust: float = 0.8  # share of his use that an action costs a man
    disrupted: float = 0.7  # a Disrupted token less on a position
    disrupted_in_reserves: float = 0.05
    half_recovered: float = 0.3  # share of his use if he stays Exhausted
    commander_ready: float = 0.5  # share of the recoveries he could order

    # Suppression tokens
    token: float = 0.55  # the first in an empty box
    token_fade: float = 0.12  # less for each that lies there already
    tokens_each: float = 3.0  # tokens that one infantry counter to come may use up
    token_kept: float = 0.35  # what spending one must bring

    # Soviet cards
    army_recover: float = 4.0
    division_recover: float = 3.5
    flotilla_recover: float = 0.8
    signal_recover: float = 0.4
    artillery_recover: float = 0.5
    air_recover: float = 0.4
    wire: float = 0.08  # for each turn that the fourth action can be used
    decision: float = 0.8
    artillery: float = 1.6  # for an observer
    air: float = 0.25  # for each aircraft to come, up to four
    buttress: float = 0.5  # for each point below the highest
    mine: float = 0.4
    mine_now: float = 1.5  # where the next counter steps on it
    support: float = 1.0  # share of the card's points

    # Supplies: what a token in the Supplies box is worth
    food: float = 1.2  # for each man who would starve
    spare_food: float = 2.0  # for men still to be bought
    later_food: float = 1.5  # for the meal after the next
    first_aid: float = 1.6
    ammunition: float = 1.8
    sapper: float = 0.8
    staged: float = 0.35  # share of its worth when it is staged
    loaded: float = 0.6  # ... when it is loaded
    not_food: float = 0.3  # ... when food is short and it takes its place on a boat

    # Reinforcements
    fight: float = 1.5  # a man with two attack dice for a whole game
    early: float = 0.4  # share of a man's point if he could also be bought later
    team: float = 4.0
    crew_weapon: float = 12.0  # for its chance against heavy tanks, above the least
    crew_least: float = 0.45
    crew_man: float = 1.2
    observer: float = 1.5
    stormer: float = 1.0
    most_mouths: float = 15.0  # men, so that some food is left for the meal after the next
    most_mouths_last: float = 20.0
    spare_mouths: float = 1.0  # men fewer than the food on its way would feed
    late_deliver: float = 0.45  # chance that food on a boat does not come in within a turn
    late_load: float = 0.45
    late_stage: float = 0.75

    # The German player: what cards bring, and what must be in sight not to hold them back
    place: float = 1.0
    place_last: float = 3.0
    sniper: float = 1.5
    mortar: float = 1.0
    aimed_kept: float = 0.45
    gun: float = 0.8
    gun_kept: float = 0.4
    bomb: float = 0.6
    bomb_kept: float = 0.5
    assault_kept: float = 1.5
    assault_with: float = 0.3  # each die of a counter that comes in the same turn


W = Weights()
