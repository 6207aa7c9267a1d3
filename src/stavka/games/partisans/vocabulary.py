"""What the texts of Partisans speak of: which ids can come where, and how they are named."""

from __future__ import annotations

from stavka.games.partisans.components import Box
from stavka.kernel import Vocabulary


def vocabulary(box: Box) -> Vocabulary:
    return Vocabulary()
