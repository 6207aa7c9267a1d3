"""Decisions where the rulebook is silent or can be read in two ways, each with its ledger row.

A different reading of a number or a switch is a change of one line here; some are options of the
game. Below stand all rulings, each with the place that carries it out.
"""

# Trade  7.2a  So that a negotiation ends: offers of a camp in one month, answers with an offer of
# one's own to one of them, and terms of one offer.
OFFERS = 6
COUNTER_OFFERS = 3
TERMS = 12

LARGER_UNIT_BREAKS_TIES = True  # 4.8c  Only where all are on one side.
ALONE_MUST_REACH_TARGET = True  # 2.7a  Whoever plays alone has nobody to be compared with.
