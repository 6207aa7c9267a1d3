"""Decisions where the rulebook is silent or can be read in two ways, each with its ledger row.

A different reading of a number or a switch is a change of one line here. Rulings that are more
than that stand at the end, each with the place that carries it out.
"""

# Turn and tests
TEST_WHEN_SUPPRESSED = False  # 5.1a, 5.1b  Nothing worse can happen to a suppressed unit.
SUPPRESSION_TAKES_COVER_AT_ONCE = True  # 5.3f  Not only from the next turn on.

# Fire
FIRE_INTO_CLOSE_COMBAT = False  # 10.3d  Impossible for every order, not only on the move.
WASTED_SHOT_COSTS_AMMO = True  # 10.11f  Fire at a target already destroyed costs ammunition, too.
AMBUSH_ACCURACY = 1  # 10.5.4a  Added to the accuracy value.
BEST_ACCURACY = 6  # 3.10g  No die shows more.

# Attack and close combat
MEETING_TIE_ROLLS_AGAIN = True  # 10.4.1b
WITHDRAWAL = 1  # 10.4.4a  Hexes, whatever the order.
CAPTURE_COSTS_AMMO = False  # 10.4.3a  Nobody shoots.

# Movement
LEAST_HEXES = 1  # 13.4d  A first hex is always possible.
ROAD_START_COUNTS = False  # 13.0b  The bonus hangs on the hexes entered.

# Orders
CHANGES = 3  # 4.1b  How often a unit's order may be taken back in one turn.

# The end
POINTS_TIE_IS_DRAW = True  # 2.4a  Unless the scenario says otherwise.

# Elsewhere:
# 4.3b      change of sector, Merge and Supply come with Ambush          SpecialOrders
# 4.3c      Wait belongs to the movement orders, and moves nobody         position.MOVEMENT
# 5.2a      two dice are a figure of the card                             test
# 3.4a      damage lowers fortitude before the test it causes             take_hits
# 5.1d      all hits of a step are added, then one test for each target   settle_hits
# 3.5h      hits wear a unit's own defence first, its cover last          Position.defence
# 5.3f      suppression ends Defence and Ambush and takes all cover       suppress
# 10.2e     suppressed in step 2: its own Suppressive fire is fired, its
#           Fire and all later orders are lost; in step 3 its Fire stays  Volley
# 5.4b      the flag: suppressed since before this turn                   position.FLAGGED
# 4.4a      only those test in phase three; free from the next turn on    FortitudeTests
# 5.2a      a fortitude under 2 cannot pass; so be it                     test
# 10.3b     range and sight count when a shot is ordered: nothing moves
#           before step 3; sight caps every range                         Box.range
# 10.2a     too little ammunition: refused; Defence and Ambush need none  orders
# 10.2c     halves are rounded up, also on the move                       dice_of
# 3.10f     no bonus makes a distance without a figure shootable          accuracy_at
# 10.11h    on the move: sight from the start when ordered, sight and
#           range from the marked hex; else no shot, no ammunition        moving_shot
# 10.1f     Defence and Ambush fire at the first tick at which a moving
#           enemy is in the kill zone, its start included                 KillZones
# 10.1g     the owner chooses, but must shoot                             ChooseMover
# 10.1d     one shot a turn, in step 4 before step 6                      Position.shot
# 10.4.2a   that shot is extra to close combat in the same turn           KillZones
# 10.1h     an enemy that passes goes on; that fails stops there          settle_hits
# 10.5a     the bonus lasts to the end of the turn, on all sides          new_turn
# 4.2e      marks of an ambush count on the hex they were made for        prepare_ambush
# 10.5.3b   after its shot the unit is back on its hex and keeps the
#           bonus in this turn                                            reveal
# 10.5.1a   an ambush cannot be named by an order                         orders
# 10.5.3c   an enemy that enters it stops there; once it has fired, the
#           enemy stops before it                                         Move
# 10.5.3f   entered from another side than it faces: a flank, no +1       find_ambush
# 10.5d     zone 0: no facing, no flanks, +1 in close combat              find_ambush
# 10.5.2a   a unit in ambush with a sector may be ordered to fire only
#           into it (8.1a); a new order ends the ambush at the reveal     leave_ambush
# 10.4d     an attack's route is a route like any; its last hex counts    Field.reach
# 10.4.4f   target gone: on to the written hex, fight whoever is there    CloseCombat
# 10.4.1a   meeting attack: only each against the other; the loser stays  MeetingAttacks
# 10.4d     A attacks B attacks C: B leaves if it can, A takes its hex    Move
# 10.4.2d   everybody in close combat names one enemy; asked if several   ChooseEnemy
# 8.2a      flanks: units with a sector only; the faced side is the
#           front; covered by a friend without flanks                     flank_tests
# 10.4.2c   tied units fight on or withdraw; both withdrawing: no fight   CloseCombat
# 10.4.4c   a unit with a movement order that is attacked withdraws: no
#           shot, no ammunition, one hex in step 6                        mark_quitters
# 10.4.3b   captured if without ammunition at the start of the fight and
#           not withdrawing; whoever can pay fights                       CloseCombat
# 10.4c     the hex covers both sides alike                               Position.cover
# 1.1c      ticks: all movers step together                               Move
# 9.1a      same hex at the same tick, not the last of both: both stop;
#           changing places: both stay                                    Move
# 9.3a      the last hex of both: contest; later comers stop before it    Contest
# 9.4a      friends share hexes without limit                             Move
# 10.4a     a March may be written through an enemy's hex, not into it;
#           it stops on the last free hex                                 next_hexes
# 13.4e     plough and sparse woods shorten an order once each            Field.limit
# 13.10c    across a ravine's bank: the only hex of that turn; leaving
#           and its exits are free                                        Field.reach
# 13.12d    along a road its base terrain does not slow                   Field._ways
# 13.7g     clearings are entered, left, seen and fired through by exits  Field._ways
# 11.1a     without the ability a wired hex side cannot be crossed        barred
# 13.9c     stones do not slow                                            terrain.toml
# 6.1d      the ends of a line never block                                Field._free
# 6.1e      a line along hex sides is drawn twice                         Field.line_of_sight
#           off the map blocks that copy only                             Field._free
# 10.7f     Merge: fortitude follows strength, the first unit's card and
#           number stay                                                   merge
# 10.8a     interrupted supply keeps its marks, gives nothing before      supply
# 12.2d     too little for all: their owner divides                       DivideDepot
# 13.12e    a bridge is a road                                            maps.toml
# 8.1f      the sector is the cone through one side: 1, 3, 5 hexes         Field.sector
#           a platoon that left the map lives on                          Position.destroyed_cost
