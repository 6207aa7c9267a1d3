"""All figures of the commander's judgement in one table."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    # What fire is worth beside the points of the tanks it destroys, in parts of a platoon's cost
    kill: float = 0.4  # its guns are silent for good
    shake: float = 0.3  # its guns are silent for a turn or two
    # Whose losses count more or less than their points
    runner: float = 1.3  # one's own, who must break through
    passed_by: float = 0.7  # an enemy whom one only has to pass
    on_goal: float = 1.4  # an enemy on a goal
    # What the enemy may do
    shoots: float = 0.75  # an enemy who can fire does so
    dozes: float = 0.45  # the same, if he waited in the last turn
    stays: float = 0.65  # an enemy is still there in the next turn
    comes: float = 0.8  # an enemy who cannot fire moves
    roams: float = 0.25  # the same, if he did not come nearer in the last turn
    likely: float = 0.5  # a chance above which he is expected to move
    first: float = 0.5  # how much he comes to us by himself, before he has shown it
    # The next turn against this one
    next: float = 0.75
    cowed: float = 0.6  # fire in close combat that a target loses to suppression
    melee: float = 0.6  # the next round of a close combat
    disrupt: float = 0.5  # fire that an enemy loses to suppression
    moved: float = 0.75  # a shot on the move finds its target
    # Places, in parts of a platoon's cost
    cover: float = 0.02
    range: float = 0.6  # turns of marching: near enough
    approach: float = 0.07  # for each turn of marching nearer to the enemy
    wait: float = 1.2  # less of that, if the enemy comes by himself
    hurry: float = 2.0  # more of that, as time runs out
    content: float = 0.4  # of that, if the battle is being won
    ambush: float = 0.08  # to be hidden
    block: float = 0.3  # to bar the way of those who must be stopped
    alone: float = 0.3  # to meet the enemy where he is stronger
    alone_runner: float = 0.1  # the same, for who must break through
    lurk: float = 0.12  # to come under the guns of an ambush
    # Goals, in points
    run: float = 30.0  # for each turn of marching nearer to the exit
    late: float = 45.0  # for each turn by which a platoon comes too late
    out: float = 40.0  # a platoon has left the field
    hold: float = 70.0  # a goal that decides
    press: float = 0.5  # more for each goal, as time runs out
    now: float = 1.2  # of a goal that is held now
    patience: float = 0.82  # what is left of a goal for each turn of marching to it
    # Ammunition, in parts of a platoon's cost
    depot: float = 0.1  # for each turn of marching nearer to a depot, without a round left
    load: float = 1.0  # what is loaded against what is there
    stock: float = 0.2  # enough of it, against none
    rounds: float = 0.6  # for each turn left: two thirds of enough


W = Weights()
