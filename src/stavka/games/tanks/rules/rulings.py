"""Decisions where the rulebook is silent or can be read in two ways, each with its ledger row.

A different reading of a number or a switch is a change of one line here. Below stand all 59
rulings in the order of the book, each with the place that carries it out.
"""

# Turn and tests
TEST_WHEN_SUPPRESSED = False  # 5.1a, 5.1b  Nothing worse can happen to a suppressed unit.
COVER_GOES_AT_ONCE = True  # 5.3f  When suppressed, not only from the next turn on.
CHANGES = 3  # 4.1b  How often a unit's order may be taken back in one turn.

# Fire
FIRE_INTO_CLOSE_COMBAT = False  # 10.3d  Impossible for every order, not only on the move.
WASTED_SHOT_COSTS_AMMO = True  # 10.11f  Also on the move.
AMBUSH_ACCURACY = 1  # 10.5.4a  Added to the accuracy value.
BEST_ACCURACY = 6  # 3.10g  No die shows more.

# Movement
WITHDRAWAL = 1  # 10.4.4a  Hexes, whatever the order.
LEAST_HEXES = 1  # 13.4d  A first hex is always possible.
ROAD_START_COUNTS = False  # 13.0b  The bonus hangs on the hexes entered.

# Turn and tests
#  1  4.3b, 4.3c       change of sector, Rally and Resupply come with Ambush;
#                      Waiting belongs to the movement orders              SpecialOrders, MOVEMENT
#  2  5.2a, 5.2b       two dice (a figure of the card) against the
#                      steadfastness of the moment                         take_test
#  3  3.4b             damage lowers steadfastness before the test of it   take_hits
#  4  5.1d             all hits of a step are added, then one test each    settle_hits
#  5  3.5h             hits wear a unit's own protection first             Position.protection
#  6  5.3f             suppression takes cover and ends Defence, Ambush    suppress
#  7  5.1a             no new test for the suppressed                      test_at_once
#  8  10.2e            suppressed in step 2: its own Suppressive fire is
#                      fired, later orders are lost; in step 3: its Fire
#                      stays                                               Volley
#  9  5.4a, 5.4b       the flag: suppressed since before this turn         FLAGGED
# 10  4.4a, 4.4b       only those test in phase three, and are free with
#                      the next turn                                       SteadfastnessTests
# 11  5.2a             a steadfastness under 2 cannot pass; so be it       take_test
# Fire
# 12  10.2b, 10.3b     range and sight count when the order is given;
#                      sight caps every range                              bar_shot, Box.range
# 13  10.2a, 10.3a     too little ammunition: refused; Defence and Ambush
#                      need none to be ordered (10.1e)                     bar_shot, targets
# 14  10.11f           Fire at a target already destroyed costs its
#                      ammunition, too                                     Volley
# 15  10.3d            nobody fires into close combat                      bar_shot, targets
# 16  10.2c, 10.11b    halves are rounded up                               dice_of
# 17  3.10f            no bonus makes a distance without figure shootable  accuracy_at
# 18  10.11g, 10.11h   on the move: sight from the start when ordered,
#                      sight and range from the marked hex when fired;
#                      else, or if the target has been in close combat,
#                      no shot and no ammunition                           may_fire_on_the_move
# Fire from Defence and Ambush
# 19  10.1f, 10.1i     at the first tick at which a moving enemy is in the
#                      zone, its start included                            KillZones
# 20  10.1g            the owner chooses, but must shoot                   ChooseMover
# 21  10.1d, 10.5.4f   one shot a turn, in step 4 before step 6            Position.shot
# 22  10.4.2a          that shot is extra to close combat, which costs
#                      also who can hurt nobody there                      targets, Fight
# 23  10.1h            who passes goes on, who fails stops there           settle_hits
# 24  10.1a, 10.5a     the bonus lasts to the end of the turn, all round   new_turn
# 25  4.2e, 10.5.1c    two turns; marks stay, for the hex they were made   ambush.prepare
# 26  10.5.3b          after its shot back on its hex, with the bonus      discover_by_shot
# 27  10.5.1a          no order can name a unit in ambush                  bar_target
# 28  10.5.3c, 10.5.3f who enters an ambush stops and fights there; not
#                      from the side it faces: a flank; before an ambush
#                      that has fired he stops                             discover_ambushes
# 29  10.5d, 10.5.3e   zone 0: no facing, no flanks, +1 in close combat    discover_by_contact
# 30  13.7e            in a clearing a sector points to exits only         Field.may_face
#     10.5.2c          in ambush a change is done at once                  ambush.change
#     8.1a             from ambush Fire is ordered only into the sector    in_sector
# Attack and close combat
# 31  10.4d            an attack's route is a route; the last hex counts   Field.reach
# 32  10.4.4f          target gone: on to the written hex, and fight
#                      whoever is there                                    Tick, take_aim
# 33  10.4.1a, 10.4.1b only each against the other; equal dice are rolled
#                      again; the loser stays and fights in his hex        meeting_attacks
#     10.1f, 10.4.1a   kill zones fire at the loser, too; if the winner is
#                      stopped before he moves, the loser attacks          Tick.hold_losers
# 34  10.4d            A attacks B attacks C: B leaves if it can           Tick.conflict
# 35  10.4.2d          everybody fights one enemy, if several his choice   ChooseEnemy
# 36  8.2a, 8.3a       flanks: with a sector only; the faced side is the
#                      front; a friend without flanks covers               flank_tests
# 37  10.4.2c          tied units fight on or withdraw                     bar, unwritten
# 38  10.4.4c, 10.4.4e any movement order, one hex, no shot and no
#                      ammunition; both withdraw: nobody fights; whoever
#                      holds a movement order and is attacked withdraws    mark_quitters
# 39  10.4.3a, 10.4.3b captured if without ammunition before the fight and
#                      not withdrawing; it costs the captor nothing        capture
# 40  10.4c            the hex covers both sides alike                     Position.cover
# Movement
# 41  1.1c, 9.1b       ticks: all movers step together                     Move
# 42  9.1a, 9.1c, 9.2a same hex at the same tick: both stop before it;
#                      changing places: both stay                          Tick.conflict
# 43  9.3a             the last hex of both: contest, among those whom no
#                      crossing has stopped; later: stop before            Tick.contests
# 44  9.4a             friends share hexes without limit                   Tick.conflict
# 45  10.4a            a route may be written through an enemy's hex, or
#                      to end there; who is not gone by then stops it      next_hexes, Tick
# 46  13.4e, 13.5d     plough and sparse woods shorten an order once each  Field.limit
# 47  13.10c, 13.10d   across a bank: the only hex; else free              may_go, Field.reach
# 48  13.0b            road bonus: every hex entered, not the start        leg
# 49  13.12d           along a road its terrain does not slow              Field._ways
# 50  13.7f, 13.7g     clearings: in, out, sight and fire by exits only    Field._ways, _free
# 51  11.1a            without the ability wire cannot be crossed          barred
# 52  13.9c            stones do not slow                                  terrain.toml
#     13.12e           a bridge is a road                                  maps.toml
# Sight
# 53  6.1d             the ends of a line never block                      Field._free
# 54  6.1e             along each hex side one free hex of two is enough   Field.line_of_sight
# 55  6.1e             a hex off the map is not free                       Field._free
#     13.10g           in a ravine neighbours see each other               Field.line_of_sight
#     8.1f             the sector is the cone through one side: 1, 3, 5    Field.sector
# Other
# 56  10.7b, 10.7e     Rally: those who name the same card, its own unit
#                      among them; nobody suppressed                       bar_rally, rally_all
# 57  10.8a, 12.2d     interrupted Resupply keeps its marks; too little
#                      for all: the owner divides                          resupply_all, DivideDepot
# 58  2.4a             equal points are a draw                             by_destruction
# 59  2.4a             a platoon that left the map lives on                Position.destroyed_cost
#     10.5.1a          a unit in ambush holds a goal, but nobody counts it
#                      before it is shown, at the end at the latest        points, show_ambushes
