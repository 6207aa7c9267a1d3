"""The conformance kit: what keeps every game honest, free for a fifth game too.

`check` checks a game whole, `rule` marks a test with the ledger rows it proves, `GivenDice` are
dice a test has chosen, and `refused` says why a choice is refused, having tried it.
"""

from stavka.testing.dice import GivenDice
from stavka.testing.marks import rule
from stavka.testing.refusals import refused
from stavka.testing.whole import check

__all__ = ["GivenDice", "check", "refused", "rule"]
