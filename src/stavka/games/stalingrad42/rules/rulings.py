"""Decisions where the rulebook is silent or can be read in two ways, each with its ledger row.

A different reading of a switch is a change of one line here. Below stand all rulings of the
chapters that are played, in the order of the book, each with the place that carries it out.
"""

EXTENDED_MOVEMENT_BARS_ATTACKS = True  # 2.3.2b  Who has used it does not attack in that turn.
GIVES_WAY_TO_THE_SPENT = True  # 13.3.2k  Full retreat gives way also to who can move no further.
EVERY_SUPPORTER_IS_DISRUPTED = True  # 13.1.2c  By a long move, ready or used.

# Stacking
#  1  4.4c, 12.1.4a     only the active player's hexes are checked; a crowd
#                       after a retreat, also of those who break away, has
#                       until the end of its owner's next movement          check_stacking
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
# 23  20.5.2b           only a worn ally is spared, by both sides, and not
#                       by a German in parentheses, who comes last of all   spared
# 24  9.7.1e            a fort on rough ground: two columns, not three      ground_shifts
# 25  2.3.3a            a tank unit is one with a black or a red dot        Unit.tank
# Retreat and advance
# 26  12.1.3c           each hex of a retreat leads further away            ends
# 192 12.1.3a           of several ways to an end that on which most is won  _gain
# 193 12.1.3d, 19.3b    who cannot fight pays for no refuge by himself       ends, Bereft
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
# 196 13.3.2i           who is in full retreat and left alone in an enemy zone, also
#                       without a staff, goes back when his own movement ends, as
#                       before an enemy who comes; if no way saves him he stays,
#                       and so does who may not move yet                    forsaken
# 197 12.1.3e, 12.2l,   only a retreat in the combat phase wears out: who has given
#     12.4              way in movement is a refuge for others              go_back
# 33  14.1b, 13.3.2a    who is in full retreat does not advance             followers
# 34  14.5b             who only stood with the attackers fords no river
#                       on the advance                                      ahead
# 189 14.5a, 20.6a,     who may not move yet does not advance, either: it could not
#     31.0a             go there by normal movement                         followers
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
# 215 24.1.4b, 24.1.4c, a city behind the start line that Soviets contest is not lost to
#     29.1.4a           them as long as it is the Axis's                    times
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
#                       however they part, defends desperately              would_destroy
# 50  11.5.1c           of ports those that are sources now; a stack goes
#                       where its slowest can: if that is not into supply,
#                       some of it would be without                         _desperate
# 51  11.5.2a, 11.6.1d  a failure in desperate defence costs one step and
#                       the attacker nothing                                outcome
# 52  11.6.2g           the marker stays while one of those who forced it,
#                       or his remnant, is beside the city                  Position.move
# 53  15.2.9a           no breakthrough out of a marsh, over an unbridged
#                       major river, or after an advance cut to one hex     bar_attack
# 54  15.2.2b           the breakthrough group is of attackers only         bar_breakthrough
# 206 16.5.1a, 16.2.2a  who is not isolated needs no road: his line leads to an own
#                       area by any hex of its border                         connected
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
# 191 14.1a, 18.3.1b    who has shifted the column of an attack does not advance after that
#                       one; a headquarters shifts it by supply, too         gunner, followers
# 62  20.3b             before turn 8 those who defend desperately may
#                       stand in the open, too, not only the NKVD           bar_lead
# Resource points, forts, supply points
# 63  9.7.3a, 9.7.6a    a printed fort in use is the one fort of its hex,
#                       for the Soviets; the Axis may build over it         bar_fort
# 64  9.7.5a            forts are removed whenever their owner is asked in
#                       his initial, movement or combat phase               RazeFort
# 65  18.1c             in an entry area a resource point readies a
#                       support unit as on the railways                     bar_ready
# 66  18.6.2a           supply is turned over when it is picked to move,
#                       once, and need not go anywhere                      Moving.bar_turning
# 67  19.4a             supply that is spent or lost can be placed anew     Position.eliminate
# Air units
# 68  9.3.7g            out of its box one defends as far as it attacks; one
#                       hex binds only who was left with an attack          air.bar_defence
# 69  9.3.7c            with whom it stays is said when all advances are
#                       over, but for one that went with the group of a
#                       breakthrough                                        AirAfterAttack
# 70  9.3.7f            back in its box it is as ready as before            go_home
# 71  9.3.4b, 11.3a     one air unit of the defender in a battle, shift and
#                       all throws of a stand together                      DeterminedDefence
# 72  15.2.9b           none defends in a breakthrough, in no manner        Breakthrough, bar_air
# 73  8.4a, 9.3.4a      an attack that it shifts below 1-3 is broken off:
#                       who took part has attacked, support is used         fight
# 74  9.3.8a            strengths as printed on the side that is up; half
#                       is no majority                                      bar_nation
# 75  9.3.9c            nothing flies from turn 27 on when it is overcast;
#                       in overcast the first in the list flies             flying
# 76  8.4d, 18.5a       a hex that only shifts of support make lawful, also
#                       massed preparation, can be attacked, once they are
#                       declared                                            with_support
# Weather
# 77  23.1g             a seven is as a six                                 Tables.weather_of
# 78  23.2.3e           weather shortens the advance; a breakthrough
#                       succeeds as the table says                          Aftermath.forward
# 79  8.6.2a, 23.2.2g,  the advance after an automatic DS is a result like
#     23.2.3d           others and shorter in rain, mud and snow            AdvanceShattered
# 80  23.3.2c           the season of the turn track decides: mud on turns
#                       21 to 27, none on turn 28 after rain on turn 27     come
# 81  23.4f             no roof helps an attack                             attack_of
# 82  23.4h             who would come by the closed area alone comes by
#                       one of the two beside it                            doors_of
# Railways
# 83  17.2.1d, 17.4b    German combat units take a zone away for railheads;
#                       other units of theirs only for the network          shut, lines
# 84  17.2.2a           at a fork there are no more railheads than ways on  fork
# 85  17.3.1a           hexes before a railhead that was pushed back must
#                       be converted again                                  push_railheads
# 86  17.3.1c           Soviets who stand beside it when one of their
#                       phases begins push it then                          Phase
# 93  5.6.3c            trains run only over hexes of the own railways: through
#                       an enemy zone only where friends stand              stretches
# 94  5.6.3f, 14.1b     who is under a train marker neither advances after
#                       combat nor breaks away                              bar_disengaging
# 95  5.6.3a            what a train passes happens as to anybody on foot:
#                       control, garrisons, enemies who give way            run
# 96  5.6.1b, 22.6.1a   from area to area nobody goes by rail               ends
# 97  16.4b, C1.2b      who may only move tactically does not go by rail;
#                       ready supply is packed as it entrains               bar_rail, depart
# 98  C1.2k             one unit of the 5th reserve army in all             bar_rail
# Disengagement
# 87  27.2.1a           whoever is thrown for has tried, once in a phase;
#                       who fails may still attack; who shattered an enemy
#                       in movement has attacked                            bar_disengaging
# 205 27.2.1a, 18.3.1b  to support attacks, by a salvo or by supply, is not to attack,
#                       which each unit does once: who does may break away    fire
# 88  27.2.1a, 20.4a    who may not move yet does not break away, and
#                       supply stays                                        bar_disengaging
# 89  27.2.1b           the throw for a stack is for all of it who may
#                       try, if one way is open to all of them              Disengage.stack
# 90  27.2.1d           who is in full retreat does not try                 bar_disengaging
# 91  27.2.3b, 27.2.3e  any direction: supplied or not; zones, bonds and
#                       rivers bar as in every retreat, and who has no way
#                       does not try                                        way_back, ends
# 92  27.2.3f           one step for each throw, whose is its owner's
#                       choice; who cannot fight loses none                 throw
# Contested cities
# 93  29.1.1a           the attackers and who stood with them go in; a combat
#                       unit first, more if one likes, also when the marker
#                       is turned up; where nobody can, there is no marker  Contest, EnterCity
# 94  29.1.1c           combat units contest a city; what cannot fight is
#                       lost when those of its side have gone               settle
# 95  29.1.2a           who comes in stops there; in full retreat nobody
#                       comes in, and no retreat or other advance leads in  Moving.hindrance
# 96  29.1.2b           the first step only; whoever is in the hex takes the
#                       zone away, fighting or not                          leaving_city
# 97  29.1.3e           at nothing the first attacker retreats as in a
#                       fighting withdrawal; in desperate defence 11.6.1d   outcome
# 98  16.5.1c, 29.1.1e  who is isolated with enemies in his hex is beside
#                       them                                                Attrition
# 99  16.3.2c, 17.4a    supply lines of both sides begin in a contested
#                       city, none leads through, no railway either; a port
#                       feeds only who controls it                          Lines, network
# Uranus
# 100 23.2.2b, 23.2.3a  where the Soviets go first, the weather of the new
#                       turn grounds air units at once                      ground
# 101 33.2.3c           the full allowance is not that of extended movement bar_extended
# 102 33.2.3e           no automatic DS in the short turn: it is an attack  bar_auto_ds
# 103 33.2.3h           the victory check follows the short turn            halves
# 104 C3.5b             one hex of Stalingrad must be held whenever a
#                       German half begins, up to that of turn 34; if none
#                       is, the game is over at once                        HoldCheck
# 190 25.2.1a, 33.2.3e  nobody is put in reserve in the short turn, either: in
#                       its combat phase one only breaks away               bar_reserve
# Leaders, planned offensives, reserves
# 105 28.1.2a           range is counted to one's own units in the battle: who
#                       attacks, or the hex that is attacked                AskReroll.hexes
# 106 28.1.1b, 26.2f    of several dice one is rerolled before the attacker
#                       picks among them, whoever's leader it is            RerollBattle
# 107 28.1.1a           without the option leaders are not in play          set_up
# 108 26.1a, 1.0b       any army headquarters of the Axis plans; two markers
#                       may lie on one                                      bar_plan
# 109 26.2b             hexes are counted in each move and each advance by
#                       itself                                              offensives.drop
# 110 26.2d, 8.4a       the marker is declared before the dice and is gone,
#                       even if the attack is broken off                    Assault.begin
# 111 25.2.1a           a marker lies on all units of a hex that are in
#                       reserve; who joins them needs none                  reserves.marked
# 112 25.2.3a           reserves are activated between battles, not within  CombatPhase
# 113 25.2.3b, 23.2.3d  who is in reserve advances only as a reserve, also
#                       with attackers in its hex, and two hexes in any
#                       weather                                             followers, activate
# 199 14.5a, 29.1.2b    out of a contested city no reserve advances into an enemy
#                       zone without a friend, as nobody moves there        ahead
# 114 25.2.3c           the last battle of the phase counts, breakthroughs
#                       left out                                            Position.vacated
# 115 25.2.3d           who is in reserve does not attack, activated or not bar_attacker
# Supply points and replacements
# 116 18.6.8b, 18.6.8c  the counters of immobile supply are the limit; to
#                       merge two frees one                                 supply_points.stock
# 117 18.6.8d           made immobile or mobile when it is picked to move,
#                       alone; mobile it lies on its moving side            Moving.bar_deed
# 194 14.2.2a, 18.6.3b  ready it goes tactically, and so advances two hexes speed
# 118 16.4d, 21.2a      in supply by its mark and by its line at the moment bar_refit
# 119 20.4c             a garrison may get a step                           bar_rebuilding
# 120 21.1.1a, 10.4.2a  who comes back has the weakest side of its counter
#                       up: of three steps two                              rebuild
# 121 21.3.1c           two hexes from the railways are counted straight;
#                       the headquarters need not be in good order          _bar_staff
# 122 21.3.1e           beside the enemy as for extended movement: beside
#                       combat units, and not across the Volga              bar_muster
# 123 21.3.1g           each headquarters in a hex takes up one of its
#                       nation, the city one of any                         _bar_host
# 124 21.4b             the one hex is moved tactically; an area counts as
#                       a hex                                               bar_normal
# 125 C1.2e, 21.3.1a    in Fall Blau who comes back enters like a new unit:
#                       on foot by A and B                                  rebuild
# 126 18.2.3c, 18.6.5a  a marked headquarters spends no supply either       bar_range
# Staffs of Soviet armies
# 127 20.1.2a           there are no displays: units are shown where their
#                       staff is                                            set_up
# 128 20.1.3e, 5.1b     who is picked up has not moved, has its own points
#                       from there on, and goes in the staff's manner       Moving.bar_companion
# The Volga
# 129 5.5.3d            the flotilla serves every side of its hex along the
#                       Volga, on whichever bank it lies; in rows above
#                       those of Stalingrad; it sails once in a phase       Ground.crossings
# 130 9.5.3a            both sides fight at the flotilla and over the bridge
#                       of Saratov; only the Soviets advance over them      Position.crossing
# By sea
# 131 5.7.1j            a lane joins every two ports of a sea; ships call at
#                       ports in Soviet hands in which no enemy stands, so
#                       nobody sails from a contested city                  served
# 132 5.7.1b, 16.2.4a   who controls a sea does not matter for sailing it   piers
# 133 5.7.1c, 7.2a      enemy zones bar no landing, an enemy bond does      _open
# 134 5.7.1g            the hex before the voyage counts as one of tactical
#                       movement, however it was walked                     Moving.bar_sea
# 135 5.7.2a, 20.7a     Taman needs only be without Soviet units, and who
#                       lands takes it; but those of Operation Blücher
#                       follow only when the Axis controls it               _bar_strait
# 136 5.7.2b            the strait is crossed one way; nobody walks or
#                       retreats from Taman to the Crimea                   border
# 137 16.2.4a, 16.2.5a  a port is controlled as a city is, but bars no
#                       supply line unless it is one or a victory hex       Box.held, Box.marked
# 138 5.7.1d, 21.4b     who bears a replacement marker does not sail; nor
#                       does anybody in the first movement of the Caucasus  _bar_kind
# The campaign
# 139 19.4d             who comes back by itself is placed like a
#                       replacement that costs nothing, and bears its
#                       marker                                              landings, land
# 140 31.0f             combat units wake the army of Saratov               reserve_armies.wake
# 141 31.0c             armies are activated in the initial phase           InitialPhase
# 142 32.1a, 32.3b      allies of Germany are not withdrawn for it; if
#                       nobody can go, nobody does                          withdrawals.able
# 143 32.1b             who is eliminated counts as not isolated            withdrawals._others
# 144 32.1d, 32.2c      whoever makes up for others keeps a step, of three
#                       a remnant; what nobody can make up is let off       bar_making_up
# 145 32.1f, 32.2d      for steps handed over only supply counts, by mark
#                       and by line, not order                              HandOver.bar
# 146 32.2c             a corps comes out of the box only if one on the map
#                       can make up for it, or none is there to go          withdrawals._bar
# 147 32.4a, 32.5b      the new counter has as many steps less than all as
#                       the old one; 27 Panzer comes whole                  exchange
# 148 32.4b             a remnant of Wiking that no replacement could reach
#                       stays one                                           exchange
# 149 33.2.1b, 33.2.1c  planned offensives that lie already are laid anew;
#                       they are used also without chapter 26               declare, bar_use
# 150 33.2.1b, 26.1a    who lays markers ready from the start chooses before
#                       the first turn                                      from_the_start
# 151 C4.4d             the points are counted when the German half of turn
#                       28 is over, whoever went first                      GateCheck
# Maskirovka
# 152 34.1.2a           who is in a box only its owner sees; how many lie
#                       in it, and who has gone into one, both see          board_view.masked
# 153 34.1.2b           a pair of armies is exchanged, or seems to be, once
#                       in a phase, before either has moved                 bar_exchange
# 154 34.2d             a unit is put on its army in the own movement phase
#                       or before the enemy moves; then it stands on the
#                       map, and the army is not removed for it             ShowZone, bar_show
# 155 34.3.1b           with units in its box an army has their speed, also
#                       if they are faster; what they may not do it may not pace, Moving.goers,
#                                                                           worst, refitted
# 195 5.7.1b, 34.3.2a   by sea, as by rail, it goes only with an empty box,
#                       and shows it                                        show_empty
# 156 34.4.2b, 34.4.1d  one unit in all leaves a box for another or an area bar_transfer
# 217 34.4.1e, 34.4.2b  these are movement: not for who is in disorder, has wheels
#                       and no supply, or got a replacement                 _bar_far
# 216 22.6.1b, 34.4.2b  from a box to an area is as from area to area: no attack out of
#                       it on that turn; so it tells nothing of the army    Transfer
# 157 34.4.2d           after the army has moved they have its points spent OpenBox
# 200 34.4.2d, 13.3.2g  who leaves a box comes onto the map, and beside enemies in
#                       full retreat, who give way; who is only shown does not OpenBox
# 158 34.5a, 21.3.1f    an army takes replacements in supply; tank corps
#                       only in the areas A to C                            bar_host
# 159 34.6.2a           who enters or attacks learns who comes out before
#                       it goes on; with nobody there the army is gone and
#                       the attacker takes the hex, no further; no advance
#                       leads into such a hex, unless it is the vacated one ComeOut, Strike, unasked
# 160 34.6.2a, 8.6.1a   what is no longer ten to one when somebody has come
#                       out is broken off                                   Strike
# 161 34.4.2d, 34.6.2c  who is in a box is beside the map, for he comes onto
#                       it when he leaves: in nobody's zone and beside
#                       nobody, so that he recovers without a die and does
#                       not wither; his supply is that of his army          Recover, CheckSupply
# 162 34.6.2d, 19.3b    if all defenders fall, the box is lost              lost_with
# The Caucasus
# 163 C2.4b             air units are gathered although there is no initial
#                       phase                                               Deploy
# 185 C2.4a, 25.2.1a    nobody is put in reserve in the preliminary movement:
#                       no combat phase follows it                          bar_reserve
# 164 C2.2c             after the first turn one retreats and goes back over
#                       the edge wherever it is entered                     into_areas
# 165 20.8a, 29.1.4a    volunteers do not come among enemies                called.cities
# 166 20.8c, 21.4d      a volunteer comes under a replacement marker: nobody
#                       attacks out of its hex on that turn                 called.came
# 167 22.6.4b, C2.3b    who finds the Caspian full comes when there is room scheduled
# 168 22.6.1d, 22.6.3a  M to R, where a scenario has them, lie in the group
#                       of whoever owns them                                GROUPS
# 169 24.1.2a           any unit of the Axis may go to area G; points and
#                       room come with the fifth division of a phase        baku.march
# 170 24.1.2c, 24.1.2f  who follows holds the way too; once too few are left
#                       it takes five together again, a road only has to be
#                       open                                                baku.taken
# 171 24.1.2e           supply comes to area G by its road; it is isolated
#                       when no hex beside it is joined with a source       CheckSupply
# 172 24.1.3b           Soviets among fewer Germans leave area G only for
#                       another area                                        shut_in
# 173 24.3a             mountain units of Germany's allies climb too        special_units.climb
# Attacks out of entry areas
# 174 22.4a, 22.7b      those who attack a hex together must find room in
#                       the hexes that would lie beside it beyond the edge;
#                       an army headquarters of the area stands with them;
#                       every attack is arranged anew                       arranged
# 175 22.7b             what lies along the edge lies between, the driest
#                       sides are taken first; beyond it there is no ground
#                       that anybody attacks out of                         beyond
# 176 22.7c, 18.4a      for ranges they stand in those hexes; who is in the
#                       same area is never too far                          stands, reaches
# 177 22.7c, 9.3.7c     an air unit stays with attackers who have not gone
#                       onto the map, and defends hexes beside their area   AirAfterAttack
# 178 22.7d, 14.1b      only attackers advance out of an area, into the
#                       vacated hex or one beside it at the same edge; a
#                       breakthrough group forms in the vacated hex         followers, doors
# 179 22.7a, 22.3.1b    who has come into the area from the map on this turn
#                       may attack and advance, too                         bar_sally
# 180 22.7a, C1.2e,     who could not walk onto the map does not attack: new
#     22.6.4a           units by the wrong area, those at sea or beyond the
#                       strait; the north edge is an area                   bar_sally, front
# 181 22.7a, 24.1.2d    Germans on their way to Baku attack out of area G   bar_sally
# 182 22.7a, 8.6.1a     in the combat phase only: no automatic DS           bar_sally
# 183 23.4b             for the cold an area lies where it is attacked from _freezes
# Who is too many, who flees
# 184 10.2.1d           too many in battles of both phases: the weakest in
#                       defence; in a breakthrough the owner says who       within_limit
# 186 13.1.3a, 13.3.2i  full retreat is chosen before or after a unit moves;
#                       who has moved into an enemy zone stays there only
#                       with a friend who holds                             bar_full_retreat
# 187 5.4a              hexes of normal and extended movement are among the two of
#                       tactical movement                                   March.modes
# 188 22.6.1a, C1.2b    who may only move tactically does not go from area
#                       to area, which takes the whole allowance            March.areas
