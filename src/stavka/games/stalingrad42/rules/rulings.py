"""Decisions where the rulebook is silent or can be read in two ways, each with its ledger row.

A different reading of a switch is a change of one line here. Below stand all rulings of the
chapters that are played, in the order of the book, each with the place that carries it out.
"""

EXTENDED_MOVEMENT_BARS_ATTACKS = True  # 2.3.2b  Who has used it does not attack in that turn.
GIVES_WAY_TO_THE_SPENT = True  # 13.3.2k  Full retreat gives way also to who can move no further.
EVERY_SUPPORTER_IS_DISRUPTED = True  # 13.1.2c  By a long move, ready or used.

# Stacking
#  1  4.4c              only the active player's hexes are checked; a crowd
#                       after a retreat has until the end of its owner's
#                       next movement                                       check_stacking
#  2  C1.2l, 31.0d      who may not move yet is not eliminated for standing
#                       too thick, in Fall Blau as in the campaign          in_reserve
# Movement
#  3  5.1f              a hex of enemies that cannot fight may be entered;
#                       they are removed                                    Moving.passable, enter
#  4  5.3d              beside the enemy is beside combat units, and not
#                       across the Volga                                    Field.beside
#  5  5.4g, 5.5.2d      the first step over a major river: for everybody    reach, tactical
#  6  5.5.5a, 18.6      who cannot fight is no pier of a pontoon            reach
#  7  6.2d              from zone to zone costs two points more             reach
#  8  7.1c, 7.6d        a lone enemy that cannot fight breaks a bond, and
#                       bars its shift                                      Field.bond
#  9  13.3.2b           full retreat is barred from enemy zones, not from
#                       every hex beside an enemy                           Moving
# 10  22.6.1d           from an area to any other of one's own              Moving.areas
# 11  5.5.1c            what wheels pay over a minor river in dry
#                       weather stands in the table                         Ground.barrier
# Combat
# 12  8.4a, 8.4d        odds below 1-3 may be shifted up to be lawful, and
#                       odds above 10-1 are not cut before the shifts       column, Battle
# 13  8.4e              ten to one: DS with an advance of four hexes        SHATTERED_ADVANCE
# 14  8.5.2c            the limit of twenty follows doubling                weigh
# 15  9.1k              each unit is rounded up by itself: three halved
#                       ones are three                                      half
# 16  9.2.3f            one tank unit over dry land is enough               tank_shifts
# 17  9.2.4b            a disrupted anti-tank unit still cancels; tanks
#                       that have retreated before give no shift            defenders
# 18  9.6.3a            cavalry is infantry in cities                       KindRow.infantry
# 19  9.7.6b            a printed fort held by the Axis serves nobody and
#                       bars no tank shifts                                 fort
# 20  9.9f              nobody left to count: as ten to one                 column
# 21  10.1l             the owner chooses in A1 and A1/DR2                  EFFECTS
# 22  12.4e             a hex of units that have all retreated is not
#                       attacked again                                      bar_target
# 23  20.5.2b           only a worn ally is spared, by both sides           spared
# 24  9.7.1e            a fort on rough ground: two columns, not three      ground_shifts
# 25  2.3.3a            a tank unit is one with a black or a red dot        Unit.tank
# Retreat and advance
# 26  12.1.3c           each hex of a retreat leads further away            ends
# 27  12.2e             the one hex more may go sideways, not back, and is
#                       taken only if nothing else saves                    _one_more
# 28  12.1.3d           whoever would rather lose them than pay in steps
#                       may say so                                          RetreatTo, perish
# 29  12.2l             friends in full retreat still take a zone away; a
#                       lone friend that cannot fight does, too             _refuges
# 30  12.2a             wheels off the road into mountains are lost         _steps
# 31  13.3.2g           the priorities of 12.1.3 hold for automatic
#                       retreats                                            Retreat
# 32  13.3.2i, 19.3d    a staff beside them is no friend who stands:
#                       those in full retreat still give way                Field.fleeing
# 33  14.1b, 13.3.2a    who is in full retreat does not advance             _those
# 34  14.5b             who only stood with the attackers fords no river
#                       on the advance                                      ahead
# 35  14.1b             who stood with an attacker that is lost may still
#                       advance; a remnant has attacked as its unit did     Aftermath
# Supply, areas, victory
# 36  16.2.2a           supply comes from an area by the roads of its
#                       border                                              sources
# 37  16.3.2h           hexes are counted as they are entered, the road
#                       hex among them                                      Lines.supplied
# 38  16.3.2g           a line may end on an empty road hex in an enemy
#                       zone and go on by the road                          Lines
# 39  16.2.4b, C1.1c    in Fall Blau no port is a source: Temryuk is not
#                       on its sheet, so nobody holds the Sea of Azov       sources
# 40  C1.3f             the line to an exit goes by road, area to area      _road_out
# 41  24.1.4a           any Soviet unit beside an area counts               _beside
# 42  C1.3a, 24.2a      in Fall Blau the deductions of 24.1.4 count,
#                       automatic victory does not                          VictoryCheck
# 43  C1.2m             of the reserve armies only the 5th and the 6th      RESERVE_ARMY
# 44  20.6c             two front headquarters are bound with the rest      Setup.frozen
# 45  20.4a             a garrison with Germans within five hexes from the
#                       beginning is free from the beginning                free_garrisons
# Determined defence, breakthrough, attrition, automatic DS, artillery
# 46  11.1.2a, 11.1.2c  turns 1 to 7; judged by the lead, not by the stack  bar_lead
# 47  11.2.4c           a German of low quality in a city is elite only     modifiers
# 48  11.3c, 18.6.5b    supply may be spent instead, by headquarters only   bar_supply
# 49  11.5.1b           whom every retreat destroys, or costs all steps,
#                       together and each alone, defends desperately        would_destroy
# 50  11.5.1c           of ports those of the Black Sea are sources so far  port_sources
# 51  11.5.2a, 11.6.1d  a failure in desperate defence costs one step and
#                       the attacker nothing                                outcome
# 52  11.6.2g           the marker stays while one of those who forced it,
#                       or his remnant, is beside the city                  Position.move
# 53  15.2.9a           no breakthrough out of a marsh, over an unbridged
#                       major river, or after an advance cut to one hex     bar_attack
# 54  15.2.2b           the breakthrough group is of attackers only         bar_breakthrough
# 55  16.5.1d           all who are isolated are marked, those beside the
#                       enemy throw                                         CheckSupply, Attrition
# 56  16.5.4b           own towns, landmarks, clear hexes; near is counted
#                       from the airfield nearest to the railways           airfields
# 57  16.5.4e           snow first, then distance, never below nothing      airfield
# 58  16.5.4k           snow or distance alone ends a pocket's immunity     modifiers
# 59  8.6.1f            all who are beside the hex and free may take part,
#                       moved or not                                        Assault
# 60  8.6.2a            where the enemy has come back into the emptied hex,
#                       there is no advance any more                        Advance
# 61  18.5d             an artillery division that supports an attack is
#                       gone, one that supports a stand is only used        fire, spend
# 62  20.3b             before turn 8 those who defend desperately may
#                       stand in the open, too, not only the NKVD           bar_lead
