"""Environments for learners: any game, scenario and options as PettingZoo knows them.

    from stavka.lab.environment import env, parallel_env, partisans_v0

    one = env("pavlov", "solo", {"tactics": "veteran"})    # seats act one after the other
    other = parallel_env("tanks")                          # seats act at once
    same = partisans_v0.env(scenario="two")                # as PettingZoo names its own

An action is the number of a choice: 0 waits, which only a seat that owes no answer may; the
choices of `fields.actions` have a number of their own from 1 on; any other choice gets one of the
spare numbers after these by its text. Observations come from the seat's view and question alone
(`stavka.lab.observation`): `{"observation": vector, "action_mask": mask}`, or with `form="dict"`
the vector in named parts.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Literal
from zlib import crc32

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import stavka
from stavka import bots
from stavka.bots.league import THINKING
from stavka.kernel import Choice, Match, Outcome, StavkaError
from stavka.lab.observation import HIGH, LOW, Fields, Observer, fields_of

Form = Literal["flat", "dict"]
Reward = Literal["outcome", "score"]
Mask = NDArray[np.int8]
Observation = dict[str, Any]

WAIT = 0


class Table:
    """A match as a learner meets it: numbers for choices, vectors for views, rewards."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        form: Form = "flat",
        reward: Reward = "outcome",
        fields: Fields | None = None,
    ) -> None:
        if form not in ("flat", "dict"):
            raise StavkaError(f"no form {form!r} of observations; there are flat and dict")
        if reward not in ("outcome", "score"):
            raise StavkaError(f"no reward {reward!r}; there are outcome and score")
        self.game = stavka.game(game)
        self.scenario = self.game.scenario(scenario)
        self.options = self.scenario.check(options or {})
        self.form, self.reward = form, reward
        self.fields = fields or fields_of(game, self.scenario.id, self.options)
        self.seats = self.scenario.seats
        self.match: Match[Any]
        self._seed = random.SystemRandom().getrandbits(32)
        self._count = 0
        self._numbers = {text: n for n, text in enumerate(self.fields.actions, 1)}
        self._first_spare = 1 + len(self._numbers)
        self._observers = {seat: Observer(self.fields) for seat in self.seats}
        self._legal: dict[str, dict[int, Choice]] = {}

    def start(self, seed: int | None) -> None:
        """A new match. The same seed gives the same matches in the same order."""
        if seed is not None:
            self._seed, self._count = seed, 0
        self.match = self.game.start(self.scenario.id, f"{self._seed}/{self._count}", self.options)
        self._count += 1
        self._legal.clear()

    def legal(self, seat: str) -> dict[int, Choice]:
        """The choices of a seat by their numbers; empty if it owes no answer."""
        found = self._legal.get(seat)
        if found is None:
            choices = self.match.choices(seat)
            numbers = self._numbers
            found = {numbers.get(choice, -1): choice for choice in choices}
            if len(found) < len(choices) or -1 in found:
                found = self._with_spares(choices)
            self._legal[seat] = found
        return found

    def _with_spares(self, choices: tuple[Choice, ...]) -> dict[int, Choice]:
        """Choices without a number of their own get one by their text, the next if it is taken."""
        spare = self.fields.spare
        found = {n: c for c in choices if (n := self._numbers.get(c, -1)) > 0}
        others = [choice for choice in choices if choice not in self._numbers]
        if len(others) > spare:
            raise StavkaError(f"{len(others)} choices at once are more than {spare} spare numbers")
        for choice in others:
            at = crc32(choice.encode()) % spare
            while self._first_spare + at in found:
                at = (at + 1) % spare
            found[self._first_spare + at] = choice
        return found

    def play(self, seat: str, action: int | np.int64) -> None:
        choice = self.legal(seat).get(int(action))
        if choice is None:
            raise StavkaError(
                f"{seat}: action {action} is not legal now; the observation's action_mask says "
                "which are"
            )
        self.match.play(seat, choice)
        self._legal.clear()

    def forget(self) -> None:
        """The match has gone on by itself."""
        self._legal.clear()

    def mask(self, seat: str) -> Mask:
        mask = np.zeros(self.fields.action_count, np.int8)
        legal = self.legal(seat)
        mask[list(legal) if legal else WAIT] = 1
        return mask

    def observe(self, seat: str) -> Observation:
        observer = self._observers[seat]
        vector = observer.observe(self.match, seat)
        shown = vector.copy() if self.form == "flat" else observer.named()
        return {"observation": shown, "action_mask": self.mask(seat)}

    def rewards(self) -> dict[str, float]:
        """Nothing while the match goes on."""
        outcome = self.match.outcome
        if outcome is None:
            return dict.fromkeys(self.seats, 0.0)
        return {seat: self._worth(outcome, seat) for seat in self.seats}

    def _worth(self, outcome: Outcome, seat: str) -> float:
        if self.reward == "score":
            return float(outcome.scores.get(seat, 0))
        return 1.0 if seat in outcome.winners else 0.0 if outcome.draw else -1.0

    def observation_space(self) -> spaces.Dict:
        fields = self.fields

        def box(size: int) -> spaces.Box:
            return spaces.Box(LOW, HIGH, (size,), np.float32)

        shown: spaces.Space[Any] = box(fields.size)
        if self.form == "dict":
            shown = spaces.Dict({name: box(b - a) for name, (a, b) in fields.blocks.items()})
        mask = spaces.Box(0, 1, (fields.action_count,), np.int8)
        return spaces.Dict({"observation": shown, "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.fields.action_count)


class TurnEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Seats act one after the other; of several that are asked at once, in their order."""

    def __init__(self, game: str, *args: Any, **settings: Any) -> None:
        super().__init__()
        self.table = Table(game, *args, **settings)
        name = f"{game}_v0"
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = list(self.table.seats)
        self.observation_spaces = {s: self.table.observation_space() for s in self.table.seats}
        self.action_spaces = {s: self.table.action_space() for s in self.table.seats}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.table.match.waiting[0]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        table.play(agent, action)
        self._cumulative_rewards[agent] = 0.0
        if waiting := table.match.waiting:
            self.agent_selection = waiting[0]
            return
        self.rewards = table.rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """There is nothing to see: `stavka replay` and the table show matches."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Seats act at once; who owes no answer waits.

    The answers are played in the order of the seats. If one of them changes what another seat was
    asked, that seat's action is not taken (`infos[seat]["taken"]`) and it is asked anew.
    """

    def __init__(self, game: str, *args: Any, **settings: Any) -> None:
        self.table = Table(game, *args, **settings)
        self.metadata = {"name": f"{game}_v0", "render_modes": []}
        self.render_mode = None
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        self.observation_spaces = {s: self.table.observation_space() for s in self.table.seats}
        self.action_spaces = {s: self.table.action_space() for s in self.table.seats}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.start(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table, match = self.table, self.table.match
        asked = {seat: match.question(seat) for seat in self.agents}
        for seat, question in asked.items():
            number = int(actions[seat])
            legal = number in table.legal(seat) if question else number == WAIT
            if not legal:
                raise StavkaError(
                    f"{seat}: action {number} is not legal now; the observation's action_mask "
                    "says which are"
                )
        taken = {}
        for seat, question in asked.items():
            taken[seat] = question is None or match.question(seat) == question
            if question is not None and taken[seat]:
                table.play(seat, actions[seat])
        over = not match.waiting
        told = (
            self._observed(),
            table.rewards(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {seat: {"taken": taken[seat]} for seat in self.agents},
        )
        if over:
            self.agents = []
        return told

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def render(self) -> None:
        """There is nothing to see: `stavka replay` and the table show matches."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat for the learner, the others for bots: an environment as Gymnasium knows it."""

    def __init__(
        self,
        game: str,
        *args: Any,
        seat: str | None = None,
        others: str = "random",
        **settings: Any,
    ) -> None:
        self.table = Table(game, *args, **settings)
        self.seat = seat or self.table.seats[0]
        if self.seat not in self.table.seats:
            known = ", ".join(self.table.seats)
            raise StavkaError(f"no seat {self.seat!r}; the seats are {known}")
        bots.make(self.table.game, others, 0)
        self.others = others
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self._players: dict[str, Any] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        # A match that ends before the learner is asked anything is none for him.
        while True:
            self.table.start(seed)
            seed = None
            named = self.table.match.header.seed
            self._players = {
                seat: bots.make(self.table.game, self.others, f"{named}/{seat}")
                for seat in self.table.seats
                if seat != self.seat
            }
            self._others_play()
            if self.table.match.waiting:
                return self.table.observe(self.seat), {}

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        table.play(self.seat, action)
        self._others_play()
        over = not table.match.waiting
        reward = table.rewards()[self.seat] if over else 0.0
        return table.observe(self.seat), reward, over, False, {}

    def _others_play(self) -> None:
        match = self.table.match
        while (waiting := match.waiting) and self.seat not in waiting:
            seat = waiting[0]
            match.play(seat, bots.ask(match, seat, self._players[seat], THINKING))
        self.table.forget()


def raw_env(game: str, *args: Any, **settings: Any) -> TurnEnv:
    """Without the wrappers: faster, and an action that is not legal is an error."""
    return TurnEnv(game, *args, **settings)


def env(game: str, *args: Any, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """Wrapped as PettingZoo's own: who chooses what is not legal has lost the match."""
    made: Any = raw_env(game, *args, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, *args: Any, **settings: Any) -> TogetherEnv:
    """Seats act at once."""
    return TogetherEnv(game, *args, **settings)


def __getattr__(name: str) -> Any:
    """`pavlov_v0`, and so every installed game: `env`, `raw_env` and `parallel_env` of it."""
    game, _, version = name.rpartition("_")
    if version != "v0" or game not in stavka.games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def of_game(make: Any) -> Any:
        return lambda *args, **settings: make(game, *args, **settings)

    return SimpleNamespace(
        env=of_game(env), raw_env=of_game(raw_env), parallel_env=of_game(parallel_env)
    )
