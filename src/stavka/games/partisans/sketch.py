"""Partisans as text, for the terminal."""

from __future__ import annotations

from typing import Any

from stavka.kernel import Texts


def sketch(view: dict[str, Any], texts: Texts) -> str:
    raise NotImplementedError
