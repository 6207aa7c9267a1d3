"""The bots of Stalingrad '42, from the weakest on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.games.stalingrad42.staff.general import General
from stavka.kernel import Bot

BOTS: Mapping[str, Callable[[], Bot]] = {
    "recruit": Recruit,
    "commander": Commander,
    "general": General,
}
