"""Information-set Monte Carlo tree search: one tree over what the seat knows.

Each trial deals a new world that the seat cannot tell from the truth and goes down the tree of
its own choices. Chance falls anew each time, other seats follow the policy; so a node stands for
all worlds in which the seat has made these choices, and not every choice is open in all of them.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from stavka.bots.policy import Goal, Policy, deal
from stavka.bots.rollout import SEEDS
from stavka.kernel import Bot, Budget, Choice, Clock, Dice, Imagine, Match, Question

CURIOSITY = 0.5


class Node:
    """What is known of a choice: how often it was open, made, and with what result."""

    __slots__ = ("children", "open", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Choice, Node] = {}
        self.open = 0
        self.visits = 0
        self.total = 0.0

    def promise(self) -> float:
        """Upper confidence bound, over the trials in which it could be chosen."""
        return self.total / self.visits + CURIOSITY * sqrt(log(self.open) / self.visits)


class TreeBot:
    """A trial is one walk down the tree and from there to the end."""

    looks = False

    def __init__(self, seed: int | str, policy: Policy, leader: Bot | None = None) -> None:
        """`leader`: who says what others do in secret."""
        self.dice = Dice(f"tree bot {seed}")
        self.policy, self.leader = policy, leader

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        if len(question.choices) == 1:
            return question.choices[0]
        clock, root = Clock(budget), Node()
        goal: Goal | None = None
        while clock.trial():
            world = deal(imagine, self.dice.below(SEEDS), question.seat, self.leader)
            goal = goal or Goal(world.match, question.seat)
            path = self.descend(root, world.match, goal)
            value = goal.finish(world, self.policy, clock)
            if value is None:
                break
            for node in path:
                node.visits += 1
                node.total += value
        tried = [c for c, node in root.children.items() if node.visits]
        if not tried:
            return self.policy(imagine(self.dice.below(SEEDS)), question.seat)
        return max(tried, key=lambda c: (root.children[c].visits, root.children[c].total))

    def descend(self, root: Node, world: Match[Any], goal: Goal) -> list[Node]:
        """Choose by promise as long as all open choices are known; then add one that is not."""
        node, path, seat = root, list[Node](), goal.seat
        while (waiting := world.waiting) and not goal.reached(world):
            if seat not in waiting:
                world.play(waiting[0], self.policy(world, waiting[0]))
                continue
            choices = world.choices(seat)
            if len(choices) == 1:
                world.play(seat, choices[0])
                continue
            for choice in choices:
                if choice in node.children:
                    node.children[choice].open += 1
            unknown = [c for c in choices if c not in node.children]
            if unknown:
                chosen = self.policy(world, seat)
                if chosen in node.children:
                    chosen = unknown[0]
                node.children[chosen] = Node()
                node.children[chosen].open = 1
            else:
                chosen = max(choices, key=lambda c: node.children[c].promise())
            node = node.children[chosen]
            path.append(node)
            world.play(seat, chosen)
            if unknown:
                break
        return path

    def why(self) -> None:
        """It has no reasons that could be said."""
