"""The mark that ties a test to the rule statements it proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("pavlov:3.1a")`: the test proves this ledger row."""
    import pytest  # only where there are tests: whoever checks a game need not have it

    return pytest.mark.rule(*ids)
