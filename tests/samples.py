"""What proves the more the oftener it is tried.

`make test` tries it once, so to speak; `make soak` many times as often, with other seeds too.
"""

from __future__ import annotations

import os

import pytest

SAMPLES = int(os.environ.get("STAVKA_SAMPLES", "1"))

sampled = pytest.mark.sampled
