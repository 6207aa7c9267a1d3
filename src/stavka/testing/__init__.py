"""The conformance kit: what keeps every game honest, free for a fifth game too.

`rule` marks a test with the ledger rows it proves; `GivenDice` are dice a test has chosen.
"""

from stavka.testing.dice import GivenDice
from stavka.testing.marks import rule

__all__ = ["GivenDice", "rule"]
