"""What is said in each language, for tests that listen: read when it is first asked for."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.game import GAME
from stavka.kernel import LANGUAGES, Texts


@cache
def voices() -> dict[str, Texts]:
    return {language: GAME.texts(language, strict=True) for language in LANGUAGES}
