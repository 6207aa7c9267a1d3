"""What a Soviet side that stands like this may expect to score, in a glance at a turn's beginning.

A guess for whoever cannot play on to the end: what each sign counts for was learned from games of
the veteran, now and then with a random choice in them. `python -m stavka.games.pavlov.prospects`
learns it anew, and says how good the guess is.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from stavka.games.pavlov.components import (
    AMMUNITION,
    ANTI_AIRCRAFT,
    ARTILLERY,
    FIRST_AID,
    FOOD,
    SAPPER,
    SUPPRESSION,
    WIRE,
)
from stavka.games.pavlov.position import STOCK, WRECKED, Position

TURNS = 20
GAMES = 800  # to learn from
DRAWN = 30.0  # towards nothing, as if so many positions said so
STORES = (AMMUNITION, FIRST_AID, FOOD, SAPPER)
HELD = (WIRE, ARTILLERY, ANTI_AIRCRAFT)

# What each of the `signs` counts for, in points.
WEIGHTS: tuple[float, ...] = (
    0.36, 0.78, 2.64, -1.31, 0.71, 0.1, 0.99, -0.18, 0.46, 0.32, 0.57, 2.17, 0.68, -4.12, 6.94,
    -6.44, -0.76, 0.13, 3.55, 0.0, 0.05, -0.47, 0.75, -0.27, 0.14, -1.05, -0.07, -0.68, 0.71,
    0.52, -0.31, -3.4, -24.99, -0.2, 0.06, -0.01, -0.26, 0.17, -3.28, -0.14, 1.28, -0.01, -2.88,
    13.38, -4.51, -0.38, -1.85, -15.9, 0.0, 1.79, 2.36, 2.63, -0.55, -0.81, 1.21, -0.12, 3.45,
    0.51, 0.18, 0.72, -12.05, 15.84,
)  # fmt: skip


def signs(p: Position) -> list[float]:
    """How the Soviet side stands, in figures."""
    box, left = p.box, max(0, TURNS - p.turn) / TURNS
    house = p.house()
    posted = [m for m in house if p.men[m] >= 0]
    filled = [0] * len(box.track_start)
    for space, lies in enumerate(p.spaces):
        if lies:
            filled[box.space_track[space]] += 1
    full = [n / length for n, length in zip(filled, box.track_length, strict=True)]
    now = [
        1.0,
        float(len(house)),
        float(len(posted)),
        float(sum(map(p.ready, posted))),
        float(sum(p.disrupted[m] for m in house)),
        float(p.men.count(STOCK)),
        float(sum(w >= 0 for w in p.weapons)),
        float(sum(p.defense)),
        float(min(p.defense)),
        float(sum(p.boxes)),
        float(sum(filled)),
        sum(x * x for x in full),
        max(full) ** 4,
        float(sum(p.sappers)),
        float(bytes(p.locations).count(WRECKED)),
        float(p.wrecked(*box.unit_locations["army"])),
        *(float(p.supplies[kind]) for kind in STORES),
        *(float(p.staging[kind]) for kind in STORES),
        *(float(len(p.holding(kind))) for kind in HELD),
        float(p.supplies[SUPPRESSION]),
        float(len(p.tactics)),
    ]
    won = [
        float(sum(box.storm_points[s] for s in p.raids_won)),
        float(sum(box.support_points[s] for s in p.support_won)),
        float(len(p.raids_won)),
    ]
    return [*won, *now, *(left * x for x in now), left * left]


def expected(p: Position) -> float:
    """Points; never less than none."""
    return max(0.0, sum(w * x for w, x in zip(WEIGHTS, signs(p), strict=True)))


# Learning


def games(count: int) -> Iterator[tuple[list[list[float]], float]]:
    """How each of many games stood at its turns' beginnings, and what it brought."""
    from stavka.games.pavlov import GAME
    from stavka.games.pavlov.bot import Veteran

    veteran, chance = Veteran(), random.Random("prospects")
    levels = GAME.scenario("solo").options[0].values
    for number in range(count):
        options = {"tactics": levels[number % 3], "operational-support": bool(number // 3 % 2)}
        match = GAME.start("solo", f"prospects {number}", options).imagine("defender", number)
        # First rashly, so that bad positions are known too; then as well as it can.
        wild, upto = chance.choice((0.0, 0.1, 0.3)), chance.randrange(TURNS - 3)
        turn, seen = match.position.turn, list[list[float]]()
        while match.waiting:
            rash = turn <= upto and chance.random() < wild
            choice = veteran.pick(match, "defender")
            match.play("defender", chance.choice(match.choices("defender")) if rash else choice)
            if match.position.turn != turn:
                turn = match.position.turn
                if turn > upto or not wild:
                    seen.append(signs(match.position))
        assert match.outcome is not None
        yield seen, points(match.outcome.scores, match.outcome.winners)


def points(scores: dict[str, int], winners: Sequence[str]) -> float:
    """What is not won is worth nothing."""
    return float(max(scores.values(), default=0)) if winners else 0.0


def learn(told: Sequence[tuple[Sequence[Sequence[float]], float]]) -> list[float]:
    """Weights by least squares; each is drawn a little towards nothing."""
    rows = [(row, result) for seen, result in told for row in seen]
    count = len(rows[0][0])
    size = [sum(row[i] ** 2 for row, _ in rows) / len(rows) for i in range(count)]
    table = [
        [sum(row[i] * row[j] for row, _ in rows) for j in range(count)]
        + [sum(row[i] * result for row, result in rows)]
        for i in range(count)
    ]
    for i in range(count):
        table[i][i] += DRAWN * (size[i] or 1.0)
    for i in range(count):  # by Gauss and Jordan: the matrix is positive definite
        pivot = table[i][i]
        table[i] = [x / pivot for x in table[i]]
        for j in range(count):
            if j != i and (factor := table[j][i]):
                table[j] = [x - factor * y for x, y in zip(table[j], table[i], strict=True)]
    return [row[-1] for row in table]


def main() -> None:
    told = list(games(GAMES))
    known, unknown = told[: GAMES * 4 // 5], told[GAMES * 4 // 5 :]
    weights = learn(known)
    results = [result for seen, result in unknown for _ in seen]
    guesses = [
        max(0.0, sum(w * x for w, x in zip(weights, row, strict=True)))
        for seen, _ in unknown
        for row in seen
    ]
    middle = sum(results) / len(results)
    wrong = sum((a - b) ** 2 for a, b in zip(results, guesses, strict=True))
    print(f"explains {1 - wrong / sum((a - middle) ** 2 for a in results):.2f} of the variance")
    print(*(f"{w:.2f}," for w in learn(told)))


if __name__ == "__main__":
    main()
