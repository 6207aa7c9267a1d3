"""Decisions where the rulebooks are silent or differ, each with its ledger note.

A different reading is a one-line change here. Players choose `weary-may-move` at set-up.
"""

# 0.2.10b  The five dice are what lies in the box, not a limit: every roll has all its dice.
# 0.3.2b   Supply box and Supplies box are one.
# 1.3c     German targeting uses the colour only.

DISCARD_RETURNED_FOG = False  # 2.3b  Fog put into the stock by Tactical Decision is not discarded.
UNSPENT_POINTS_KEPT = False  # 2.5.2d Reinforcement points that are not spent are lost.
BUTTRESS_ABOVE_HIGHEST = False  # 2.6.1d No Defense Value above 6: refused.
MINES_UNDER_GERMANS = False  # 2.6.2c A Sapper location with a German counter is not empty.
NEW_CARD_USABLE = True  # 2.7.2c The card drawn by Tactical Decision may be used in this phase.
TOKEN_ON_OCCUPIED_LOCATION = False  # 2.7.3b Wire, Artillery, Anti-aircraft: one token a location.
TOKEN_ON_DISRUPTED_LOCATION = False  # 2.7.3b ... and none where there is a Disrupted token.
AMMUNITION_GIVES = 5  # 2.9.3b, 2.9.3c Suppression tokens, or as many as the stock still has.
# 2.9.3d   Tokens may be left on the Flotilla: they are delivered one by one.
# 3.1h, 3.3h  A two-coloured position is hit by either colour and uses that colour's Defense Value.
# 3.4.1e   Anti-aircraft tokens are declared first, then all their dice are rolled.
# 3.4.3b   No Fog of War card in the stock: none is added.
# 3.4.5d   A bomb that moves on hits what lies there: a token goes to the stock.
# 3.5.5b   No counter of the type in the stock: nothing is placed and no die is rolled.
# 3.5.5c   Pushed counters meet Sapper tokens from the leading one back.
# 3.6h     An Assault does all its suppression before any attack on the building.
MEN_PER_FOOD = 5  # 3.7e   Rounded up: 16 men need 4.
# 3.7g     Weapons eat nothing.
# 3.8i     Voentorg has Defense 10.
# 3.8j     Raiders count as gone only when all casualties are settled.
RAID_EXHAUSTS = False  # 3.8k
WEARY_MAY_MOVE = True  # 4.1h  Default of the option: Exhausted and Disrupted counters may move.
MOVE_TO_RESERVES = False  # 4.1i  Only a displaced counter goes to the Reserves.
ONE_MOVE_EACH = True  # 4.0a  "Three counters": a counter moves once by its own move.
COMMAND_REACHES_RESERVES = True  # 4.4h
OBSERVER_DICE = 3  # 4.6f
# 4.6h     Adjacent: consecutive locations of one track.
# 4.7h     The weapon must be there before the second man comes.
# 4.7      One weapon a position: one that is left over goes to the Reserves.
# 4.8d     A crew acts only if both men are ready and without token.
FIRST_AID_KEEPS_FIRST_TOKEN = True  # 5.0j
FINAL_RAID_OPTIONAL = True  # 6.1b
# 6.1      In the co-operative game the garrison decides on the final raid: it ends its phase.
# 7.1h     Operational Support is barred by the card's own list of locations only.
# 7.4m     Decisions in the Soviets' favour stay with the Soviet player.
