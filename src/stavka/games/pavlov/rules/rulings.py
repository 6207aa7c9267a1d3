"""Decisions where the rulebooks are silent or differ, each with its ledger note.

A different reading is a change of one line here. `WEARY_MAY_MOVE` is the default of an option
that players choose at set-up. Rulings that are not a number or a switch stand at the end, each
with the place that carries it out.
"""

# Soviet Card Phase
NEW_CARD_USABLE = True  # 2.7.2c  The card drawn by Tactical Decision may be used in this phase.
MINES_UNDER_GERMANS = False  # 2.6.2c  A Sapper location with a German counter is not empty.
AMMUNITION_GIVES = 5  # 2.9.3b, 2.9.3c  Suppression tokens, or as many as the stock still has.

# Wehrmacht Card Phase
SUPPRESS_EVERYWHERE_FIRST = True  # 3.6h  An Assault suppresses all colours, then attacks.
MEN_PER_FOOD = 5  # 3.7e  Rounded up: 16 men need 4 tokens.
RAID_EXHAUSTS = False  # 3.8k  Survivors of a raid return ready.

# Soviet Counter Phase
WEARY_MAY_MOVE = True  # 4.1h  Exhausted and Disrupted counters may move.
MOVE_TO_RESERVES = False  # 4.1i  Only a displaced counter goes to the Reserves.
ONE_MOVE_EACH = True  # 4.0a  "Three counters": a counter moves once by its own move.
COMMAND_REACHES_RESERVES = True  # 4.4h  "Any other Soviet counters".
OBSERVER_DICE = 3  # 4.6f  As the rule says; the English example rolls two.

# The end
FINAL_RAID_OPTIONAL = True  # 6.1b  The raid on Milk House may be declined.

# Elsewhere:
# 0.2.10b      dice without limit                                     kernel Dice.roll
# 2.3b         returned Fog of War is not discarded                   tactical_decision
# 2.5.2d       unspent reinforcement points are lost                  Reinforce
# 2.6.1d       no Defense Value above 6 (a figure of the edition)     raisable
# 2.7.3b       one token a location, none where it is disrupted       free_locations
# 3.1h, 3.3h   a two-coloured position uses the colour that was hit   suppress_defender
# 3.4.1e       tokens are declared, then all dice rolled              AntiAircraft
# 3.4.5d       a bomb that moves on hits the token that lies there    Bomb
# 3.5.5b       no counter left: nothing is placed, no die is rolled   PlaceCounter
# 3.8j         nobody left is seen after all casualties               RaidOver
# 4.1d, 4.7    a man of the crew's letter displaces one of the two, anybody else both;
#              a displaced man may take the weapon of his letter along; one weapon a
#              position, one that is left over goes to the Reserves   MoveTo, Displace
# 4.1e         a weary occupant bars joining him, too                 open_squares
# 4.6h         adjacent: consecutive locations of one track           Shell
# 4.7h         the weapon must be there before the second man         MoveTo.may_join
# 4.8d         a crew acts only if both are ready and without token   Actions
# 5.0j         First Aid ignores the new token, the first one stays   FirstAid
# 6.1          co-operative: the garrison decides on the last raid    position.TWO_DECIDE
# 7.1h         support is barred by the card's own locations only     support_barred
# 7.4m         choices in the Soviets' favour stay with the Soviets   base.Ask
