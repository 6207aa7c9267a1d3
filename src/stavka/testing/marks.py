"""The mark that ties a test to the rule statements it proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("pavlov:3.1a")`: the test proves this ledger row."""
    return pytest.mark.rule(*ids)
