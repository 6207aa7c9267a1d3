# Tank Battle in English.
#
# Names of platoons and hexes are made of their parts: "T-34 no. 1", "0806".

title = Tank Battle
about = Platoons of tanks meet in 1941–43: write your orders in secret, then everything happens at once.
players = 2–6 players
length = 30–60 minutes
bot-recruit = Recruit
bot-commander = Commander
level-easy = Recruit, first contact
level-normal = Commander, first contact
level-hard = Commander, tank combat

# Scenarios, seats and options

scenario-training = Training: first contact
scenario-breakthrough = Breakthrough
scenario-tank-combat = Tank combat
scenario-assault = Assault
scenario-forest-road = Ambush on the forest road
scenario-depots = Depots and wire
scenario-training-three = Training for three
scenario-breakthrough-three = Breakthrough for three
scenario-tank-combat-three = Tank combat for three
scenario-assault-three = Assault for three
scenario-forest-road-three = Ambush on the forest road for three
scenario-depots-three = Depots and wire for three
scenario-training-four = Training for four
scenario-breakthrough-four = Breakthrough for four
scenario-tank-combat-four = Tank combat for four
scenario-assault-four = Assault for four
scenario-forest-road-four = Ambush on the forest road for four
scenario-depots-four = Depots and wire for four
scenario-breakthrough-six = Breakthrough for six
scenario-tank-combat-six = Tank combat for six
scenario-assault-six = Assault for six
scenario-depots-six = Depots and wire for six
scenario-own-battle = A battle of your own
scenario-own-scenario = A scenario of your own

seat-soviet = Red Army
seat-german = Wehrmacht
seat-soviet-1 = Red Army, first commander
seat-soviet-2 = Red Army, second commander
seat-soviet-3 = Red Army, third commander
seat-german-1 = Wehrmacht, first commander
seat-german-2 = Wehrmacht, second commander
seat-german-3 = Wehrmacht, third commander

option-map = Map
option-map-training = First contact
option-map-breakthrough = Breakthrough
option-map-tank-combat = Tank combat
option-map-assault = Assault
option-map-forest-road = Forest road
option-map-depots = Depots and wire
option-map-own = The map of your scenario file
option-points = Points for each army

# Chapters of the rules

chapter-1 = Basic principles
chapter-2 = Preparation
chapter-3 = The unit and its card
chapter-4 = The turn
chapter-5 = Steadfastness test and suppression
chapter-6 = Line of sight
chapter-7 = Shooting test
chapter-8 = Firing sector, flanks and rear
chapter-9 = Movement conflicts
chapter-10 = Orders
chapter-11 = Special capabilities
chapter-12 = Depot
chapter-13 = Terrain

# Names

name-platoon = { $card } no. { $number }
name-hex = { $row-tens }{ $row }{ $column-tens }{ $column }
name-nobody = nobody

name-t60 = T-60
name-t26 = T-26
name-bt5 = BT-5
name-t70 = T-70
name-t34 = T-34
name-t34g = T-34 (Guards)
name-kv1 = KV-1
name-kv2 = KV-2
name-p35 = Pz.Kpfw. 35(t)
name-pz2 = Pz.Kpfw. II
name-p38 = Pz.Kpfw. 38(t)
name-pz3g = Pz.Kpfw. III G
name-pz4d = Pz.Kpfw. IV D
name-stug = StuG III
name-pz3l = Pz.Kpfw. III L
name-pz4g = Pz.Kpfw. IV G
name-tig = Tiger

name-plain = plain
name-bushes = bushes
name-swamp = swamp
name-plough = ploughed field
name-sparse-woods = sparse woods
name-forest = forest
name-clearing = forest clearing
name-clearing-in-sparse-woods = clearing in sparse woods
name-lake = lake
name-stones = stones
name-ravine = ravine
name-village = village
name-road = road

name-training = First contact
name-breakthrough = Breakthrough
name-tank-combat = Tank combat
name-assault = Assault
name-forest-road = Forest road
name-depots = Depots and wire
name-own = Map of your own
name-own-battle = Battle of your own
name-own-scenario = Scenario of your own

name-side-soviet = the Red Army
name-side-german = the Wehrmacht

name-phase-preparing = Preparation
name-phase-orders = Giving orders
name-phase-execution = Executing orders
name-phase-tests = Steadfastness tests

name-step-suppressive-fire = Suppressive fire
name-step-fire = Fire
name-step-attack = Attack
name-step-special = Special orders
name-step-movement = Movement

name-order-none = no order
name-order-defence = Defence
name-order-suppressive-fire = Suppressive fire
name-order-fire = Fire
name-order-attack = Attack
name-order-ambush = Ambush
name-order-turn = Change of sector
name-order-rally = Rally
name-order-resupply = Resupply
name-order-march = March
name-order-fire-on-the-move = Fire on the move
name-order-wait = Waiting

name-cause-head-on = an enemy comes head-on
name-cause-crossing = an enemy’s route crosses here
name-cause-enemy = an enemy stands in the way
name-cause-contest = an enemy was quicker
name-cause-ambush-discovered = an ambush
name-cause-close-combat = the target is in close combat
name-cause-ambush = the target is in ambush
name-cause-not-in-range = the target is not in sight or range

# The turn

event-turn-begins = Turn { $turn }.
event-phase-begins = { $phase }.
event-step-begins = { $step }.

# Preparation

event-unit-bought = { $card } bought for { $cost }; { $left } points are left.
event-army-ready = { $seat } is ready for battle.
event-unit-placed = { $card } is placed on { $place }.
event-ambush-placed = { $unit } hides on { $place }.
event-armies-shown = The armies take the field: { $units }.

# Orders

event-order-written = { $unit }: { $order } is written.
event-order-cleared = { $unit }: the order is taken back.
event-orders-ready = { $seat } is ready.
event-orders-revealed = The orders of turn { $turn } are revealed.
event-defence-ordered = { $unit }: Defence towards { $place }, kill zone { $zone }.
event-suppressive-fire-ordered = { $unit }: Suppressive fire at { $target }.
event-fire-ordered = { $unit }: Fire at { $target }.
event-attack-ordered = { $unit }: Attack on { $target } by { $route }.
event-close-combat-ordered = { $unit }: close combat with { $target }.
event-ambush-ordered =
    { $unit }: Ambush { $zone ->
        [0] without a kill zone on { $place }
       *[other] towards { $place }, kill zone { $zone }
    }.
event-turn-ordered = { $unit }: Change of sector towards { $place }.
event-rally-ordered = { $unit }: Rally, the card of { $target } stays.
event-resupply-ordered = { $unit }: Resupply, { $count } wanted.
event-march-ordered = { $unit }: March by { $route }.
event-moving-fire-ordered = { $unit }: Fire on the move at { $target } from { $place }, by { $route }.
event-wait-ordered = { $unit }: Waiting.
event-ambush-left = { $unit } leaves its ambush on { $place }.

ask-give-orders =
    { $stage ->
        [0] { $left ->
            [0] All units have their orders: say that you are ready, or change one.
            [one] Choose a unit: { $left } is still without an order. Those without one will wait.
           *[other] Choose a unit: { $left } are still without orders. Those without one will wait.
        }
        [1] Which order for { $unit }?
        [2] { $unit }, { $order }: the next hex; { $left } more at most.
        [3] { $unit }, { $order }: which side does it face, and how deep is its kill zone?
       *[other] { $unit }, { $order }: how much ammunition?
    }
ask-hide-units =
    { $stage ->
        [0] { $unit } begins in ambush: on which hex?
        [2] All ambushes are laid: are you ready?
       *[other] { $unit }: which side does it face, and how deep is its kill zone?
    }
ask-raise-armies =
    { $stage ->
        [0] Buy a platoon; { $left } points are left.
        [2] Your army is placed: are you ready?
       *[other] Where does { $card } stand?
    }
ask-choose-mover = Several enemies move in the kill zone of { $unit }: at which does it fire?
ask-choose-enemy = Several enemies are in close combat with { $unit }: which does it fight?
ask-divide-depot = The depot holds only { $left }: how much does { $unit } get?

choice-unit = { $unit }
choice-clear = Take back the order of { $unit }
choice-ready = Ready
choice-march = March
choice-move-fire = Fire on the move at { $target }
choice-fire = Fire at { $target }
choice-suppress = Suppressive fire at { $target }
choice-attack = Attack { $target }
choice-defend = Defence
choice-ambush = Ambush
choice-face =
    { $zone ->
        [0] No kill zone: wait for them on { $place }
       *[other] Towards { $place }, kill zone { $zone }
    }
choice-turn = Turn the sector towards { $place }
choice-rally = Rally: the card of { $target } stays
choice-resupply = Resupply
choice-wait = Wait
choice-to = To { $place }
choice-shoot-here = Fire from here
choice-done = Done
choice-target = { $target }
choice-take = { $count }
choice-hide = { $place }
choice-buy = { $card }
choice-place = { $place }

# Shooting

event-shot-fired =
    { $unit } fires at { $target } ({ $distance ->
        [0] close combat
        [one] { $distance } hex
       *[other] { $distance } hexes
    }): { $dice }, hits on { $accuracy } or less — { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
odds-tanks-lost =
    { $count ->
        [0] no tank lost
        [one] { $count } tank lost
       *[other] { $count } tanks lost
    }
event-shot-wasted = { $unit } fires at { $target }, which is destroyed already.
event-no-shot = { $unit } does not fire at { $target }: { $cause }.
event-hits-taken =
    { $unit }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $stopped } stopped — { $damage ->
        [0] no damage
        [one] { $damage } tank lost
       *[other] { $damage } tanks lost
    }, { $left } left.
event-unit-destroyed = { $unit } is destroyed.

# Steadfastness

event-steadfastness-tested =
    Steadfastness test of { $unit }: { $dice }, total { $total } against { $steadfastness } — { $passed ->
        [yes] passed
       *[no] failed
    }.
event-unit-suppressed = { $unit } is suppressed.
event-unit-recovers = { $unit } recovers from suppression.

# Movement and close combat

event-unit-moved = { $unit } moves to { $place }.
event-unit-halted = { $unit } stops on { $place }: { $cause }.
event-wire-broken = { $unit } breaks the wire between { $place } and { $other }.
event-contest =
    { $unit } for { $place }: { $dice } and steadfastness { $steadfastness } make { $total } — { $enters ->
        [yes] it moves in
       *[no] it stays out
    }.
event-meeting-attack = Meeting attack of { $unit } ({ $dice }) and { $target } ({ $enemy-dice }): { $unit } breaks in.
event-ambush-discovered = { $unit } is found in ambush on { $place }.
event-ambush-fires = { $unit } opens fire from ambush on { $place }.
event-flank-attacked = { $unit } attacks { $target } in flank or rear.
event-close-combat-begins = Close combat on { $place }: { $units }.
event-unit-captured = { $unit } has no ammunition left and is captured.

# Special orders

event-ambush-prepared =
    { $unit } prepares an ambush; { $turns ->
        [one] { $turns } turn more
       *[other] { $turns } turns more
    }.
event-ambush-set = { $unit } goes into ambush.
event-ambush-changed =
    { $unit } lies in ambush { $zone ->
        [0] without a kill zone on { $place }
       *[other] towards { $place }, kill zone { $zone }
    }.
event-units-merged = { $other } joins { $unit }, which has strength { $strength } now.
event-rally-failed = { $unit } merges with nobody.
event-resupply-begins =
    { $unit } loads ammunition; { $turns ->
        [one] { $turns } turn more
       *[other] { $turns } turns more
    }.
event-ammunition-taken = { $unit } takes { $count } ammunition; the depot holds { $left }.

# The end

event-unit-leaves = { $unit } leaves the map by { $place }.
event-final-score = Points: Red Army { $soviet }, Wehrmacht { $german }.

outcome-destroyed = Turn { $turn }: victory for { $side }, all enemies are destroyed ({ $soviet } to { $german }).
outcome-points = Turn { $turn }: victory for { $side } by points ({ $soviet } to { $german }).
outcome-exit = Turn { $turn }: victory for { $side }, the breakthrough has succeeded ({ $soviet } to { $german }).
outcome-no-exit = Turn { $turn }: victory for { $side }, the breakthrough has failed ({ $soviet } to { $german }).
outcome-held = Turn { $turn }: victory for { $side }, it holds all objectives ({ $soviet } to { $german }).
outcome-points-equal = Turn { $turn }: a draw, equal points ({ $soviet } to { $german }).
outcome-undecided = Turn { $turn }: a draw, nobody holds all objectives ({ $soviet } to { $german }).

# The field in the terminal

sketch-turn = Turn { $turn } of { $turns } — { $phase }
sketch-scenario = Map: { $map }
sketch-points = Points: Red Army { $soviet }, Wehrmacht { $german }
sketch-depot = Depot of { $side } on { $place }: { $count }
sketch-figures = strength { $strength }, protection { $protection }, steadfastness { $steadfastness }, ammunition { $count }
sketch-suppressed = suppressed
sketch-ambush = in ambush
sketch-tied = in close combat
sketch-destroyed = destroyed
sketch-captured = captured
sketch-merged = merged
sketch-left = left the map
sketch-legend = . plain, b bushes, s swamp, p ploughed field, r sparse woods, f forest, c and d clearing, l lake, k stones, o ravine, v village, = road; S Red Army, G Wehrmacht

# Why not

refusal-no-such-hex = There is no hex with that number.
refusal-not-a-hiding-place = Units cannot begin in ambush there.
refusal-already-hidden = The hex is chosen: now its sector and kill zone.
refusal-all-hidden = All ambushes are laid: say that you are ready.
refusal-not-all-hidden = Not all ambushes are laid yet.
refusal-hide-first = Choose the hex of the ambush first.
refusal-no-such-card = There is no such unit card.
refusal-card-of-the-enemy = That card belongs to the other army.
refusal-too-expensive = There are not enough points left for it.
refusal-army-full = The army has as many platoons, or as many of this card, as it may.
refusal-army-empty = An army needs at least one platoon.
refusal-army-is-bought = The army is bought: now place it.
refusal-army-is-placed = The army is placed: say that you are ready.
refusal-army-not-placed = Buy and place the whole army first.
refusal-army-not-bought = Buy the whole army before you place it.
refusal-not-at-your-edge = An army is placed at its own edge of the map, where tanks can be.
refusal-no-such-unit = There is no such unit on the field.
refusal-not-your-unit = Another player commands this unit.
refusal-suppressed-no-order = A suppressed unit cannot get an order.
refusal-choose-a-unit-first = Choose a unit first.
refusal-finish-the-order = Finish the order that you are writing, or take it back.
refusal-one-order-only = A unit gets one order a turn; take it back to give another.
refusal-no-order-yet = It has no order to take back.
refusal-changed-too-often = Its order has been taken back too often in this turn.
refusal-order-unfinished = An order is not finished yet.
refusal-not-on-card = That order is not on the unit’s card.
refusal-tied-in-close-combat = A unit tied in close combat can only fight on or withdraw.
refusal-not-an-enemy = The target must be an enemy.
refusal-target-in-ambush = A unit in ambush cannot be the target of an order.
refusal-type-not-on-card = The card has no figures against that type of target.
refusal-no-ammunition = It has no ammunition left.
refusal-too-little-ammunition = Suppressive fire takes three ammunition.
refusal-target-in-close-combat = Nobody can shoot at a unit in close combat.
refusal-not-in-sight = The target is not in line of sight.
refusal-out-of-range = The target is out of range.
refusal-outside-sector = The target is outside the firing sector.
refusal-target-out-of-reach = No route of this order leads to the target.
refusal-zone-not-zero = The kill zone of a Defence is at least 1.
refusal-zone-beyond-range = The kill zone cannot be deeper than the unit’s range.
refusal-cannot-face-there = A sector points to a neighbouring hex, in a clearing only to its exits.
refusal-no-ambush-there = Tanks cannot lie in ambush in this terrain.
refusal-nothing-to-change = That is how it is already.
refusal-zone-or-sector = In ambush one order changes either the sector or the kill zone.
refusal-no-sector = It has no firing sector to turn.
refusal-nobody-to-merge-with = There is nobody on its hex to merge with.
refusal-not-to-be-merged = Only incomplete units with the same card merge.
refusal-too-many-for-one-unit = Together they would be more than one full unit.
refusal-not-at-a-depot = It is not on the hex of a depot.
refusal-depot-of-the-enemy = The depot is the enemy’s.
refusal-depot-empty = The depot is empty.
refusal-no-room-for-it = The card has no room for so much, or the depot does not hold it.
refusal-cannot-take-so-much = It asked for less, or the others must get what they asked for.
refusal-no-way-out = It can go nowhere from here.
refusal-not-a-neighbour = The next hex of a route must be a neighbour of the last.
refusal-tanks-cannot-enter = Tanks cannot enter that terrain.
refusal-not-an-exit = A clearing is entered and left only by its exits.
refusal-wire-in-the-way = It cannot break the wire on that side of the hex.
refusal-across-the-ravine = Across the bank of a ravine a unit goes one hex a turn and no other.
refusal-withdrawal-one-hex = From close combat a unit withdraws one hex.
refusal-too-slow-there = Such terrain makes the route too short for that.
refusal-too-far = That is farther than the order goes.
refusal-already-marked = The hex to fire from is marked already.
refusal-firing-hex-missing = Mark the hex to fire from first.
refusal-route-unfinished = The route has no end yet.
refusal-not-moving-there = That unit does not move in the kill zone and in sight.
refusal-not-in-this-close-combat = That unit is no enemy in this close combat, or cannot be hurt.

# Bots

why-ready = Every platoon has the order it needs.
why-nothing-else = There is nothing else to choose.
why-army = { $card }: the most fighting power for its points.
why-place = { $place } is near the road and near the others.
why-hide = { $place } lies across the enemy’s way.
why-lie-in-wait = The enemy will come by { $place }.
why-mover = { $unit } hurts { $target } most: a chance of { $percent }% to stop or destroy it.
why-enemy = { $unit } hurts { $target } most here: a chance of { $percent }% to stop or destroy it.
why-divide = { $unit } takes what it can get: ammunition in the depot hits nobody.
why-suppress = { $unit } suppresses before others fire: a chance of { $percent }% to stop or destroy { $target }.
why-fire = { $unit } has a chance of { $percent }% to stop or destroy { $target } for one round.
why-attack = { $target } at { $place } is weak enough to be fought at close quarters: { $unit } has a chance of { $percent }% to stop or destroy it with its first shot.
why-fight-on = { $unit } does better to fight on than to turn its back.
why-fight-on-at = { $unit } does better to fight on than to turn its back: a chance of { $percent }% to stop or destroy { $target }.
why-withdraw = This close combat is a bad one: { $unit } gets out to { $place }.
why-defend = The enemy will come to { $unit } at { $place }: it is better protected and fires first.
why-ambush = Nobody sees { $unit } at { $place }, and the enemy has to come this way.
why-turn = { $unit } turns to where the enemy will come from.
why-resupply = { $unit } needs ammunition and has time to load.
why-march = { $place } is the best place for { $unit } in the next exchange of fire.
why-run = { $unit } makes for the exit by { $place }.
why-move-fire = { $unit } fires at { $target } on its way to { $place }, a better place: a chance of { $percent }% to stop or destroy it.
why-wait = { $unit } stands well at { $place } and has nobody to fire at.
why-unplanned = { $unit } does what is left to do.

# Board

board-tag-t60 = T-60
board-tag-t26 = T-26
board-tag-bt5 = BT-5
board-tag-t70 = T-70
board-tag-t34 = T-34
board-tag-t34g = T-34 G
board-tag-kv1 = KV-1
board-tag-kv2 = KV-2
board-tag-p35 = 35(t)
board-tag-pz2 = Pz II
board-tag-p38 = 38(t)
board-tag-pz3g = Pz III G
board-tag-pz4d = Pz IV D
board-tag-stug = StuG III
board-tag-pz3l = Pz III L
board-tag-pz4g = Pz IV G
board-tag-tig = Tiger
board-side-soviet = Red Army
board-side-german = Wehrmacht
board-type-light = light tanks
board-type-medium = medium tanks
board-type-heavy = heavy tanks

## Board: unit card

board-card-none = No platoon on the field.
board-platoons = Platoons
board-strength = Tanks
board-protection = Protection
board-steadfastness = Steadfastness
board-steadfastness-loss = −{ $loss } per loss
board-of = of { $full }
board-on-card = { $figure } on the card
board-ammo = Ammunition
board-accuracy = A die hits, by distance
board-close = close
board-dice = Dice against targets
board-against-light = light
board-against-medium = medium
board-against-heavy = heavy
board-dice-against = Dice against { $type } targets
board-aim =
    { $name } at { $distance ->
        [0] close quarters
        [one] { $distance } hex
       *[other] { $distance } hexes
    }: { $dice } dice, hits on ≤{ $accuracy }. A tank lost: { $one }; all: { $all }.
board-aim-none =
    { $name } cannot shoot there: { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    }, out of range or out of sight.
board-orders-of = Orders: { $name }
board-clear = Clear the order
board-last-order = Last turn:
board-no-order = No order yet
board-up-to = up to { $count }
board-route =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } to { $place }
board-zone = kill zone { $zone }
board-dial = Facing, and how far the kill zone goes
board-zone-none = No kill zone: wait on this hex
board-amount = ammunition { $count }
board-origin-printed = Printed in the rules
board-origin-likely = Likely: an outside source
board-origin-reconstructed = Reconstructed here; the published figure may differ
board-origin-own = From your own edition
board-state-suppressed = suppressed
board-state-ambush = in ambush
board-state-tied = in close combat
board-state-defence = in defence
board-state-digging = preparing an ambush
board-state-loading = loading ammunition
board-state-steady = steady
board-gone-destroyed = destroyed
board-gone-captured = captured
board-gone-merged = merged
board-gone-left = left the field

## Board: orders on the map

board-shot-far =
    { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    }
board-shot-odds = { $dice } dice ≤{ $accuracy }, loss { $share }
board-shot-unseen = out of sight now
board-shot-out-of-range = out of range now
board-left-units =
    { $left ->
        [one] { $left } platoon without an order
       *[other] { $left } platoons without an order
    }
board-left-hexes =
    { $left ->
        [one] { $left } hex left at most
       *[other] { $left } hexes left at most
    }
board-left-points =
    { $left ->
        [one] { $left } point left
       *[other] { $left } points left
    }

## Board: an army of one's own

board-shop = Platoons and their cost
board-army = Your army: { $left } of { $limit } points left
board-army-waits = to be placed

## Board: execution

board-exec-test = { $total } against { $steadfastness }

## Board: score

board-victory = Victory
board-victory-destruction =
    Destroy all enemies, or have more points after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: the cost of enemy tanks destroyed.
board-victory-goals =
    Destroy all enemies, or have more points after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: the cost of enemy tanks destroyed and { $worth } for each of { $places } that you alone hold.
board-victory-exit =
    { $side }: { $count ->
        [one] { $count } platoon must leave the field
       *[other] { $count } platoons must leave the field
    } by the marked hexes within { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. The enemy must prevent it.
board-victory-hold = Hold all of { $places } alone at the end of turn { $turns } or later, up to turn { $last }.
board-exited = Left the field: { $count } of { $of }
board-ready = ready
board-writing = writing orders
board-prepared = ready
board-preparing = preparing
board-depots = Depots
board-depot-at = Depot on { $place }
board-turn = Turn { $turn } of { $turns }
board-phase-preparing = Preparation
board-phase-orders = Orders
board-phase-execution = Execution
board-phase-tests = Tests
board-end = end
board-end-tanks = Tanks left
board-end-points = Points

## Board: inspector

board-hex = Hex { $hex }
board-where = Where
board-where-hidden = hidden
board-state = State
board-now = Now
board-now-figures = tanks { $strength }, protection { $protection }, steadfastness { $steadfastness }, ammunition { $ammo }
board-loss = Steadfastness lost with a tank
board-test-dice = Dice of a test
board-sight = Sees, hexes
board-ambush-turns = Turns for an ambush
board-resupply-turns = Turns for Resupply
board-breaks-wire = Breaks wire
board-cost = Cost
board-yes = yes
board-no = no
board-through = Tanks enter
board-through-everywhere = from every side
board-through-nowhere = never
board-through-exits = only by its exits
board-through-banks = along it freely; across a bank only as the only hex of an order
board-blocks = Blocks sight
board-cover = Adds to protection
board-hides = Ambush possible
board-slows = Shortens an order
board-slows-by = light by { $light }, medium by { $medium }, heavy by { $heavy }
board-exits = Leads to
board-here = Here
board-wire = Barbed wire
board-is-wire = on a hex side
board-is-zone = firing sector
board-is-order = order
board-note-card = A dotted underline marks a figure that was reconstructed.
board-note-suppressed = Gets no order, sees one hex, has no protection from terrain or orders. It tests at the end of the next turn.
board-note-ambush = The enemy does not know where it is. It fires at the first enemy who moves in its kill zone, or is found when one enters its hex.
board-note-tied = It can fight on or withdraw one hex, nothing else.
board-note-road = A March that enters road hexes only goes farther, and terrain does not slow it there.
board-note-low = From here one sees, and is seen from, neighbouring hexes only.
board-note-goal = A goal of this scenario.
board-note-wire = Only platoons whose card says so can cross it; then it is broken.
board-note-zone = How far from its hex the platoon fires at enemies who move.
board-note-depot = A platoon of its army on this hex can load ammunition.
board-about-defence = More protection for this turn; fires once at an enemy who moves in its sector and kill zone.
board-about-suppressive-fire = Three rounds of ammunition, half as many dice again; the target must test whatever happens.
board-about-fire = One round at a target in sight and in range.
board-about-attack = Goes into the hex of its target and fights there.
board-about-ambush = Takes two turns; then the platoon is hidden and fires first.
board-about-turn = A platoon in ambush turns its sector.
board-about-rally = Weak platoons with the same card on the same hex become one. All of them get the order and name the platoon whose card stays.
board-about-resupply = Loads ammunition at a depot of its army.
board-about-march = Moves hex by hex; on roads alone it goes farther.
board-about-fire-on-the-move = Moves and fires once from a hex of its route, with fewer dice.
board-about-wait = Does nothing.

## Board: guided first turn

board-tour-map = The field from above. Each hex has a number: row first, then column. Woods, bushes and villages block sight; swamps, forests and lakes stop tanks. Long press or right click tells what a hex is.
board-tour-unit = A platoon. The number on the left is how many tanks it has, the shield is its protection, the bars say light, medium or heavy.
board-tour-card = Its card. A die hits if it is not higher than the number for the distance; how many dice it rolls depends on the target and on the tanks left. Point at an enemy to see his card and your chances.
board-tour-orders = The back of the card: its orders. Everybody writes them in secret, each platoon gets one.
board-tour-roster = Your platoons. Choose one here or on the map, then an order, then its target, its route or its sector.
board-tour-route = A route is written hex by hex: what you may choose next is lit in amber. Your orders are drawn on the map; nobody else sees them.
board-tour-ready = When all platoons have orders, say that you are ready. Until then every order can be cleared and written anew.
board-tour-execution = Then all orders are revealed and carried out at the same time: defence, suppressive fire, fire, attack, special orders, movement. You can hold the show, step through it and see it again.
board-tour-victory = What decides this battle, and how both armies stand.

# Said at set-up

scenario-training-about = Two platoons against two around a village: the best place to begin.
scenario-training-length = 20–30 minutes
scenario-breakthrough-about = The Germans must bring two platoons to the far edge, the Red Army must stop them.
scenario-breakthrough-length = 40 minutes
scenario-tank-combat-about = Three against three on open ground; the Germans begin with points.
scenario-tank-combat-length = 40 minutes
scenario-assault-about = Both sides want the village: whoever is alone in it from turn 6 on wins.
scenario-assault-length = 45–60 minutes
scenario-forest-road-about = Two Soviet platoons lie in ambush beside a road; five German ones must get through.
scenario-forest-road-length = 45–60 minutes
scenario-depots-about = Little ammunition, depots, barbed wire, and points for every village held.
scenario-depots-length = 45–60 minutes
scenario-own-battle-about = Buy your army for points, place it, and choose the map.
scenario-own-battle-length = 1 hour
scenario-own-scenario-about = Map, armies and aim from a file of your own.
scenario-own-scenario-length = as you like
option-map-about = The ground that the armies meet on.
option-points-about = What each side may spend: a platoon costs from 25 points on.
bot-recruit-about = Shoots at what is near and drives at the enemy: good for the first battles.
bot-commander-about = Plans with cover, ambushes and kill zones.

# The lesson

lesson-aim = You lead two platoons of the Red Army: a strong T-34 and a light T-26, three tanks each. Two German platoons come from the other edge. Whoever destroys more, by the cost of the tanks, wins after six turns.
lesson-unit = Both sides write their orders in secret, one for each platoon; then all happens at once. The Germans have written theirs already. Choose the T-34 on the map or in the list.
lesson-unit-no = The T-26 gets its order next. First the T-34: its armour goes in front.
lesson-unit-no-ready = A platoon without an order waits the whole turn. Give yours something to do first.
lesson-march = These are the orders on the back of its card. The enemy is out of range, and you want the village in the middle before he has it: choose March.
lesson-march-no = That is for later. Nobody is in sight yet, so first the platoon must come closer.
lesson-march-no-wait = Whoever stays here at the edge leaves the village to the enemy. First go there.
lesson-route = Write the way hex by hex: 0905, then along the road by 0804 and 0704 into the village, 0604. The road makes the march longer. Then say that the route is complete.
lesson-route-no = That leads away from the road. Every hex of the road counts; beside it you would not reach the village this turn.
lesson-route-no-done = The route does not lead to the village yet.
lesson-second = The T-26 is weakly armoured: keep it behind the T-34. Order it to march by 0804 to 0704, just below the village.
lesson-second-no-ready = The T-26 has no order yet and would stay behind alone.
lesson-second-no-to = Keep to the road: 0804, then 0704.
lesson-second-no-done = It would stop too early: 0704 is behind the village.
lesson-ready = Both orders are drawn on the map, and only you see them. Until you say Ready, each can be taken back and written anew. Say Ready: then all orders are revealed and carried out together.
lesson-ready-no = Your orders are good as they are. Say Ready.
lesson-contact = The Pz.Kpfw. IV D stands at 0404, two hexes before the village, the Pz.Kpfw. 38(t) at 0305. You see each other. Look at their plates: tanks left, and protection on the shield. Long press or right click shows the whole card.
lesson-fire = Give the T-34 the order Fire at the Pz.Kpfw. IV D. The nearer the target, the higher the die that still hits; each point of protection stops one hit, the others each destroy a tank.
lesson-fire-no-target = The 38(t) is farther away and hits you less. The Pz.Kpfw. IV D is the danger: shoot at it first.
lesson-fire-no-attack = To attack is to drive into his hex, and he fires at you as you come. From the village you shoot better.
lesson-fire-no-move = Who fires on the move throws only part of his dice. You are in range already.
lesson-fire-no-march = Now is the moment: he is in range, and who drives away does not shoot.
lesson-fire-no-suppress = Suppressive fire pins an enemy down but destroys nothing. Here you have the dice to destroy.
lesson-defend = The T-26 sees nobody: the village is before it. Give it Defence, towards 0604, with a kill zone of 3: whoever drives into that zone is fired at. So nobody passes the village.
lesson-defend-no-face = The enemy will come from the village side: face 0604, with a kill zone of 2 to 4.
lesson-defend-no-attack = A T-26 that drives at a Pz.Kpfw. IV alone seldom comes back. Keep it in Defence.
lesson-ready-again = The Germans have written their orders too. Say Ready and watch the dice: fire comes before movement, and everybody who fires does so at the same moment.
lesson-end = Two tanks of the Pz.Kpfw. IV D are burning. Then it had to test its steadfastness with two dice, threw more than it had left, and is suppressed: next turn it gets no order. Your T-34 lost nothing. Finish the battle yourself!

## How to play

howto-aim-orders = You command platoons of tanks. Each turn both sides secretly write one order for every platoon; then all orders are revealed and carried out at the same time.
howto-aim-once = So it is not the quicker hand that wins but whoever guesses where the enemy will be a turn from now.
howto-phase-orders = Giving orders
howto-phase-orders-text = Choose a platoon, an order from the back of its card, and what it needs: a target, a route or a sector. Whoever gets no order waits.
howto-phase-defence = Defence
howto-phase-defence-text = Platoons in Defence turn their firing sector: whoever drives through it comes under fire.
howto-phase-suppress = Suppressive fire
howto-phase-suppress-text = It strikes first and makes its target test its steadfastness, even if no tank is lost.
howto-phase-fire = Fire
howto-phase-fire-text = All fire at the same moment: whoever is knocked out now has fired too.
howto-phase-attack = Attack
howto-phase-attack-text = A platoon drives into the enemy’s hex, and close combat begins.
howto-phase-special = Special orders
howto-phase-special-text = Ambush, turning the sector, rallying thinned platoons, taking ammunition.
howto-phase-move = Movement
howto-phase-move-text = Everybody drives together, hex by hex. Ambushes and defences fire at whoever enters their zone.
howto-phase-tests = Steadfastness tests
howto-phase-tests-text = Suppressed platoons try to collect themselves. Then the next turn begins.
howto-part-counter = A platoon on the map
howto-part-counter-text = The counter stands for the whole platoon. Press it to see its card and your chances.
howto-counter-strength = How many tanks are left. Once the first is lost, a corner of the square is cut off.
howto-counter-protection = Protection: so many hits in a turn do no harm, each further one knocks out a tank. With the new turn it is whole again.
howto-counter-type = One, two or three bars: a light, medium or heavy tank.
howto-part-states = What may happen to it
howto-sign-suppressed = Suppressed: no order for the whole next turn.
howto-sign-hidden = In ambush: the enemy does not see it until it fires.
howto-sign-tied = Tied in close combat: it must fight or withdraw.
howto-sign-empty = Out of ammunition: nothing to fire with.
howto-part-card = The unit card
howto-part-card-text = Roll as many dice as the scale says for the type of the target and the tanks you have left. A die hits if it is not higher than the accuracy at this distance. Take the target’s protection off the hits; what remains is tanks knocked out.
howto-card-strength = Strength, protection, steadfastness and ammunition. Steadfastness falls with every tank lost; a test is passed if the dice add up to no more.
howto-card-name = The tank and its type.
howto-card-accuracy = Accuracy by distance: the first box is close combat, then hex by hex.
howto-card-dice = How many dice against light, medium and heavy tanks, for a full platoon and a thinned one. The present strength is marked.
howto-part-orders = Orders
howto-sign-defence = Defence: more protection, a firing sector, and one shot at whoever enters it.
howto-sign-suppressive-fire = Suppressive fire: half as many dice again, but three ammunition.
howto-sign-fire = Fire: a shot at a target in sight for one ammunition.
howto-sign-attack = Attack: a route to the enemy and close combat in his hex.
howto-sign-ambush = Ambush: takes two turns, then the platoon vanishes from the map and fires with +1 accuracy.
howto-sign-march = March: goes farthest of all, most of all along a road.
howto-sign-fire-on-the-move = Fire on the move: a short route, and a weakened shot from one of its hexes.
howto-sign-resupply = Resupply: ammunition from your own depot.
howto-part-terrain = Terrain
howto-sign-plain = Plain: everything is seen, nothing is in the way.
howto-sign-bushes = Bushes block sight but hide no ambush.
howto-sign-sparse-woods = Sparse woods block sight, give +1 protection and a place for an ambush, but slow you down.
howto-sign-village = A village blocks sight and gives +1 protection; one drives through it as on a road.
howto-sign-plough = Ploughed land slows you down, medium and heavy tanks most.
howto-sign-forest = Tanks cannot enter forests, swamps and lakes.
howto-win-scenario = The scenario says what decides the battle; during the match it stands beside the map.
howto-win-destruction = Destruction: whoever knocked out tanks of the higher cost, with points for objectives where there are any.
howto-win-exit = Breakthrough: one side brings enough platoons off the edge of the map, the other stops it.
howto-win-hold = Hold: one side must have all objectives. Whoever destroys all enemies wins in every scenario.
howto-tip-sight = Tanks see six hexes far. Come up behind woods and villages, not across the open into fire.
howto-tip-near = The nearer, the higher the accuracy, yours and his. Light tanks have no business near heavy ones.
howto-tip-together = Fire at one platoon with two: hits add up, while protection is taken off only once a turn.
howto-tip-suppress = Suppressive fire comes before Fire and before movement: a suppressed platoon does not carry out this turn’s order.
howto-tip-flank = Defence and ambush have flanks. An attack from the side or the rear forces a test before the fight.

## Player aid

aid-terrain = Terrain
aid-hex = Hex
aid-sight = Blocks sight
aid-through = Passage
aid-through-everywhere = yes
aid-through-nowhere = no
aid-through-exits = by its exits
aid-through-banks = one hex
aid-less = Shorter by
aid-ambush = Ambush
aid-terrain-note = Shorter by: for light/medium/heavy tanks. Plus: added protection.
aid-units = Platoons
aid-tank = Tank
aid-tanks = Tanks
aid-protection = Protection
aid-steadfastness = Steadfastness
aid-ammo = Ammunition
aid-march = March
aid-cost = Cost
aid-fire = Fire
aid-accuracy = Accuracy by hexes
aid-fire-note = Accuracy: close combat first, then hex by hex. Dice by target: the full platoon first.

## What puzzles want

aim-destroy = Destroy { $unit } before the end of turn { $turn }
aim-strike =
    Destroy at least { $count ->
        [one] { $count } enemy tank
       *[other] { $count } enemy tanks
    } before the end of turn { $turn }
aim-spare = Lose no tank before the end of turn { $turn }
aim-save = Keep { $unit } alive until the end of turn { $turn }
