"""Opponents of Partisans."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stavka.kernel import Bot

BOTS: Mapping[str, Callable[[], Bot]] = {}
