"""Small plans for the tests of the calibration: random play of Pavlov's House."""

from __future__ import annotations

from pathlib import Path

# A try is a second of play. More aircraft end a match of random players early, whatever else is.
PLAN = """
game = "pavlov"
games = 20
batch = 5
rounds = 2

[play.solo]
bots = "random"

[[wanted]]
play = "solo"
measure = "turns.mean"
is = 2
within = 1

[moves.tracks]
figures = ["tracks.track-1.length", "tracks.track-2.length", "tracks.track-6.length"]
low = 3
high = 5

[[moves.aircraft.levels]]
"wehrmacht.ju87-4.decks" = [5, 3, 3, 3, 0]
"wehrmacht.place-riflemen.decks" = [1, 2, 2, 0, 0]
"wehrmacht.place-scouts.decks" = [2, 1, 1, 0, 0]

[[moves.aircraft.levels]]
"wehrmacht.ju87-4.decks" = [10, 5, 4, 4, 0]
"wehrmacht.place-riflemen.decks" = [0, 0, 0, 0, 0]
"wehrmacht.place-scouts.decks" = [0, 0, 0, 0, 0]
"""


def plan_file(folder: Path, text: str = PLAN) -> Path:
    file = folder / "plan.toml"
    file.write_text(text, encoding="utf-8")
    return file
