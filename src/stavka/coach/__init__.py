"""The coach: what decided a match that is over. Error and luck are told apart, choice by choice.

`scale` says what an end is worth, `worlds` plays on in worlds that a seat could imagine, `walk`
reads a match again, `weighing` finds out what choices and dice were worth, `analysis` brings it
together. Nothing here is asked before a match is over, and what a choice is judged by is what its
seat could know when it was made.
"""

from __future__ import annotations

from stavka.coach.analysis import Effort, analyse
from stavka.coach.findings import Analysis, Step, Swing

__all__ = ["Analysis", "Effort", "Step", "Swing", "analyse"]
