"""Decisions where the rulebook is silent or can be read in two ways, each with its ledger row.

A different reading of a number or a switch is a change of one line here; some are options of the
game. Below stand all 50 rulings in the order of the book, the notes of the ledger that they leave
open and what is decided beyond both, each with the place that carries it out.
"""

# Trade  7.2a  So that a negotiation ends: offers of a camp in one month, answers with an offer of
# one's own to one of them, and terms of one offer.
OFFERS = 6
COUNTER_OFFERS = 3
TERMS = 12

LARGER_UNIT_BREAKS_TIES = True  # 4.8c  Only where all are on one side.
ALONE_MUST_REACH_TARGET = True  # 2.7a  Whoever plays alone has nobody to be compared with.

# Cards and turns
#  1  5.4b, 5.9a       any card that is face down may be opened             OpenCard
#  2  5.6d             a join counts when its second card is opened, for
#                      the camp that opens it                               Reading, _read
#  3  5.6b, 5.6c       so many people are met as the right card of the
#                      two says on its left edge                            _read
#  4  7.3a             so much is found as the touching edge of the
#                      opened card says                                     _read, find
#  5  5.4a             top, left, middle, right, bottom; each is settled
#                      before the next is read                              Reading
#  6  5.2a             all cards lie the same way round                     lay
#  7  7.3c, 9.4a       what is lost never leads below nothing, and a
#                      vehicle does not double it                           changes_by, find
#  8  9.2a, 10.1a,     vehicle and full map each give a card (option
#     10.1b            cards-add-up); a flight or a turn lost ends the      Position.allowance,
#                      turn with the card                                   Reading
#  9  9.2a, 10.1a      further cards are opened one after the other         Reading
# 10  14.2b, 15.4a     if all lose their turns the turns are counted
#                      round by round; if all are bedridden all recover     NextTurn
# 11  14.1b, 14.2b,    a lost turn stays lost over the end of a month; a
#     15.4a            leader in bed is well then, but has lost one turn
#                      at least, whichever card it was                      put_to_bed, leave_beds
# 12  5.9b             the first player is drawn by lot, then it goes
#                      round with the months                                BeginMonth
# 13  5.2a             all cards are shuffled for each month                BeginMonth
# 14  2.2a, 2.2b       six months (option months: five)                     last_month
# People and upkeep
# 15  5.8a             one may take fewer than are met; rewards are for
#                      those taken                                          Rescue
# 16  4.1b             a leader does not eat, is not counted and does not   Position.crowd, Feed,
#                      die                                                  Deaths
# 17  4.2a-4.2c        as many are fed as there is food and water for
#                      both; the leader chooses who dies                    Feed, ChooseDead
# 18  7.1b             points may fall below zero                           die
# 19  6.2d             who kills is rewarded for each one                   _loot
# 20  16.1a            people are counted by kind; only officers can do
#                      more than others                                     healthy_officers
# 21  4.1a, 7.1a       who came this month eats, too                        Feed
# Raids
# 22  15.1a            nobody can walk away from a fight                    Encounter
# 23  15.2a-15.2c,     short of weapons: as many are killed as they
#     15.4a-15.4c      suffice for, for nothing; as many people are lost
#                      as enemies stand, at most all; the next turn is
#                      lost                                                 fight
# 24  15.1c            a weapon too few for one enemy is kept               fight
# 25  15.3a, 15.3b     allies may give weapons at once and freely, each
#                      asked once and only if some are missing; the
#                      reward is the opener's                               may_ask, Lend
# 26  16.1b, 16.2a,    each officer, a leader of that role too, kills one
#     16.2b            in a fight before weapons are spent, then needs
#                      food and water: at once or at the end of the
#                      month, or he dies; a leader at once, or he loses
#                      his next turn                                        Fight, HealAtOnce, leave
# 27  4.6a, 6.1a, 6.3a where all are on one side its people are allies,
#                      the others enemies                                   meet
# 28  5.4a, 15.4a      several meetings one after the other; after a
#                      flight nobody is met any more, but goods and the
#                      middle of the card are read                          meet, Reading
# Events
# 29  11.4a            a fire burns wood and nothing else                   fire
# 30  14.1a-14.1c      treatment at once or at the end of the month;
#                      however many are treated, it costs one turn          treat, TreatLate
# 31  14.1a            where nobody is left to fall sick nothing happens    sickness
# Bonuses
# 32  10.3a, 10.5a,    a full map is neither lost nor given away, and
#     10.5b            what is found beyond it is gone                      changes_by, map_stays
# 33  11.5a-11.5c      the points of fortifications come and go whenever
#                      the line is crossed                                  _fortify
# 34  11.3a            they count against attacks on the camp, not on
#                      raids                                                cost, fight
# 35  8.1a, 8.1b       domination: all five at one moment, once in a game   dominate
# 36  1.3c, 12.2a      double firepower and one weapon in place of two
#                      are the same                                         fight, cost
# 37  6.5a             what people bring is not doubled                     Rescue, _loot
# Attacks
# 38  17.5a            all sheets are open                                  view
# 39  17.8f            who cannot pay the whole price does not attack
#                      (option short-attacks: he may, and spends what he
#                      has)                                                 bar_attack, Repelled
# 40  17.1a, 17.7a     from the first player of the month on, each once;
#                      a camp may be attacked by several                    EndMonth, AttackTurn
# 41  17.9a-17.9c      walls and firepower of the defender multiply         cost
# 42  17.8e, 17.8g     for each attacker lost the defender spends, as far
#                      as he can, before the winner takes the rest          spend_in_defence
# 43  7.1b             the attacker's dead cost points like all others      Battle
# 44  10.5b, 17.6a     the winner gets the goods, and maps as far as his
#                      own has gaps, but none of a full map; people and
#                      bonuses are gone and cost the loser no points        Conquer
# 45  2.5a             looked at after each attack                          destroyed
# 46  17.4a, 17.4b     the attacker names the camp, the camp may offer,     Attack, Ransom,
#                      the attacker takes it or attacks                     ConsiderRansom
# 47  17.1b            never against one's own side; where all are on one
#                      side they may (option rivals-fight)                  Position.enemies
# Ending
# 48  2.3a             several at the target at one moment: the most
#                      points, then shared; deaths and people do not
#                      decide                                               won, _end
# 49  2.3b, 2.4a       the best camp wins for its side, by the target and
#                      after the last month; a side's points are not
#                      added up                                             _end, compare
# 50  2.3a             the target is looked at whenever points come in;
#                      only at the feeding when all have eaten              won, Tally
# Notes of the ledger that are not among them
#     1.2b             the occupiers' officers are one kind of people       ROLES
#     2.4b             equal points share the victory; if that is
#                      everybody, it is a draw                              _end
#     2.7a             alone one plays against target and months, and
#                      wins only by the target                              compare
#     3.3g             the columns of the bonuses are reconstructed         camps.toml
#     3.4a             fuel makes incendiaries at the end of a month
#                      (option made-from-fuel)                              bar_making
#     4.8c             on one side the larger unit wins among equal
#                      points                                               compare
#     5.1b             a role's goods are there from the start              take_role
#     7.2e             trade comes before the feeding, once                 EndMonth
#     7.2f             enemies may trade                                    _partners
#     8.1c, 8.1d       domination adds its points, and a bonus lost later
#                      takes none of them                                   dominate
#     9.4b             vehicles and incendiaries come from cards            HAPPENINGS
#     10.3b            maps are goods like others until the map is full     map_stays
#     11.2b, 11.5d     wood has no limit and is not used up; traded away
#                      below the line the walls are lost                    change, _fortify
#     12.1b            sabotage is what cards offer to those with
#                      incendiaries                                         sabotage
#     13.2b            what a fire brigade costs is a figure of the
#                      edition                                              form_brigade
#     13.2c            a brigade without people is no more                  after_losses
#     14.2c            a wounded leader needs one water where the card
#                      says nothing                                         leader_wounded
#     15.5b            without people nobody can be lost, the weapons are
#                      spent                                                fight
#     17.3b            who has hidden from an attack stays in the game      Seize
# Beyond the sources
#     14.1b, 14.1c     people treated only at the end of a month cost the
#                      first turn of the next                               treat
#     14.1b, 15.4a     turns lost for a flight and for treatment add up     pass_over
#     14.1a            of the sick and hurt, hurt officers are lost
#                      first, the sick last                                 die, after_losses
#     5.9a             after the first card of a turn the others may be
#                      left                                                 OpenCard
#     9.3a             a second vehicle may be passed to an ally who has
#                      none                                                 PassTransport
#     7.2a             six offers a month, three counter-offers to each,
#                      twelve terms of 1, 2, 5, 10 or 20; nothing is
#                      given and wanted at once                             Trade, Consider, Draft
#     2.4a, 4.7a       to destruction neither target nor months count,      to_destruction,
#                      but it ends after 24 months by points                last_month
#     2.1a, 4.6a       on one side a role is taken a second time when all
#                      three are taken                                      free_heroes
#     5.2a             the usual figure is a column for each player;
#                      built, the first card lies in the middle             rectangle, BeginMonth
