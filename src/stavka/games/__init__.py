"""The games. Each folder is one title and knows nothing of any other.

`stavka.games()` lists the installed games, and this package has the same name: importing it
puts the module where the function was, so the module can be called too.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from stavka.kernel import Game
from stavka.kernel.registry import games


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game[Any]]:
        return games()


sys.modules[__name__].__class__ = _Games
