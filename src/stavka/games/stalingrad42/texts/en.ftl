# Stalingrad '42

# Scenarios

scenario-fall-blau = Fall Blau
scenario-caucasus = The Caucasus
scenario-uranus = Uranus
scenario-campaign = The Campaign

about-fall-blau = The summer offensive opens between Kursk and the Sea of Azov.
about-caucasus = From the lower Don to the passes of the Caucasus and the oil of Grozny.
about-uranus = The Soviet counterblow on the Don and south of Stalingrad, and the attempt at relief.
about-campaign = The whole campaign in the south, from the first attack to the end of 1942.

# Numbers: the 1st, the 2nd, the 3rd, the 4th

number-st = { $number }st
number-nd = { $number }nd
number-rd = { $number }rd
number-th = { $number }th

# Units named by number and kind

unit-panzer = { $first } Panzer Division
unit-panzergrenadier = { $first } Panzergrenadier Division
unit-infantry = { $first } Infantry Division
unit-jager = { $first } Jäger Division
unit-mountain = { $first } Mountain Division
unit-security = { $first } Security Division
unit-stug = { $first } Assault Gun Battalion
unit-stug-2 = { $first } and { $second } Assault Gun Battalions
unit-bicycle = { $first } Bicycle Regiment
unit-luftwaffe-infantry = { $first } Luftwaffe Field Division
unit-romania-infantry = Romanian { $first } Infantry Division
unit-romania-cavalry = Romanian { $first } Cavalry Division
unit-romania-mountain = Romanian { $first } Mountain Division
unit-romania-panzer = Romanian { $first } Armoured Division
unit-hungary-infantry = Hungarian { $first } Light Division
unit-hungary-panzer = Hungarian { $first } Armoured Division
unit-croatia-infantry = Croatian { $first } Infantry Regiment
unit-rifle = { $first } Rifle Division
unit-rifle-2 = { $first } and { $second } Rifle Divisions
unit-rifle-brigade = { $first } Rifle Brigade
unit-rifle-brigade-2 = { $first } and { $second } Rifle Brigades
unit-guards-rifle = { $first } Guards Rifle Division
unit-guards-rifle-2 = { $first } and { $second } Guards Rifle Divisions
unit-guards-rifle-brigade = { $first } Guards Rifle Brigade
unit-guards-rifle-corps = { $first } Guards Rifle Corps
unit-fortified-region = { $first } Fortified Region
unit-mountain-rifle = { $first } Mountain Rifle Division
unit-naval-brigade = { $first } Naval Infantry Brigade
unit-naval-brigade-2 = { $first } and { $second } Naval Infantry Brigades
unit-nkvd = { $first } NKVD Division
unit-tank-corps = { $first } Tank Corps
unit-guards-tank-corps = { $first } Guards Tank Corps
unit-tank-brigade = { $first } Tank Brigade
unit-tank-brigade-2 = { $first } and { $second } Tank Brigades
unit-guards-tank-brigade = { $first } Guards Tank Brigade
unit-mech-corps = { $first } Mechanized Corps
unit-guards-mech-corps = { $first } Guards Mechanized Corps
unit-motor-brigade = { $first } Motor Rifle Brigade
unit-cavalry-corps = { $first } Cavalry Corps
unit-guards-cavalry-corps = { $first } Guards Cavalry Corps
unit-cavalry-division = { $first } Cavalry Division
unit-cavalry-division-2 = { $first } and { $second } Cavalry Divisions
unit-tank-destroyer = { $first } Tank Destroyer Division
unit-artillery = { $first } Artillery Division
unit-army = { $first } Army
unit-tank-army = { $first } Tank Army
unit-guards-army = { $first } Guards Army
unit-shock-army = { $first } Shock Army
unit-reserve-army = { $first } Reserve Army
unit-masked-army = { $first } Reserve Army (maskirovka)
unit-supply = Supply point
unit-as-printed = { $name }
unit-remnant-infantry = Infantry remnant
unit-remnant-panzer = Panzer remnant
unit-remnant-panzergrenadier = Panzergrenadier remnant

# Units with a name of their own

name-hq-17a = 17th Army headquarters
name-hq-1pza = 1st Panzer Army headquarters
name-hq-2a = 2nd Army headquarters
name-hq-4pza = 4th Panzer Army headquarters
name-hq-6a = 6th Army headquarters
name-it-hq-8a = Italian 8th Army headquarters
name-ro-hq-3a = Romanian 3rd Army headquarters
name-ro-hq-4a = Romanian 4th Army headquarters
name-hu-hq-2a = Hungarian 2nd Army headquarters
name-pzg-wiking = 5th SS Division Wiking
name-pzg-wiking-8 = 5th SS Division Wiking, reinforced
name-pzg-gd = Grossdeutschland Division
name-pz-michalik = Battle Group Michalik
name-rfss-1 = 1st Motorized Brigade, Reichsführer SS
name-mot-f = Special Formation F
name-eng-linden = Pioneer Group Linden
name-manstein = Manstein
name-it-mot-celere = Italian 3rd Celere Division
name-it-inf-pasubio = Italian Pasubio Division
name-it-inf-torino = Italian Torino Division
name-it-cav-barbo = Italian Barbò Cavalry Group
name-it-inf-cosseria = Italian Cosseria Division
name-it-inf-ravenna = Italian Ravenna Division
name-it-inf-sforzesca = Italian Sforzesca Division
name-it-inf-vicenza = Italian Vicenza Division
name-it-mtn-cuneense = Italian Cuneense Alpine Division
name-it-mtn-julia = Italian Julia Alpine Division
name-it-mtn-tridentina = Italian Tridentina Alpine Division
name-sl-mot-fast = Slovak Fast Division
name-nc-450 = 450th Turkestani Battalion
name-nc-796 = 796th Georgian Battalion
name-nc-802 = 802nd North Caucasian Battalion
name-nc-804 = 804th Azerbaijani Battalion
name-nc-370 = I Turkestani Battalion, 370th Regiment
name-nc-bergmann = Bergmann Battalion
name-fr-bryansk = Bryansk Front headquarters
name-fr-north-caucasus = North Caucasus Front headquarters
name-fr-south = Southern Front headquarters
name-fr-southwest = Southwestern Front headquarters
name-fr-black-sea = Black Sea Front headquarters
name-fr-don = Don Front headquarters
name-fr-southeast = Southeastern Front headquarters
name-fr-stalingrad = Stalingrad Front headquarters
name-fr-transcaucasus = Transcaucasus Front headquarters
name-fr-voronezh = Voronezh Front headquarters
name-rd-30 = 30th Irkutsk Rifle Division
name-nkvd-voronezh = Voronezh garrison, NKVD
name-nkvd-grozny = Grozny NKVD Division
name-nkvd-ordzhonikidze = Ordzhonikidze NKVD Division
name-nkvd-krasnodar = Krasnodar garrison, NKVD
name-nkvd-saratov = Saratov garrison, NKVD
name-nav-novorossiysk = Novorossiysk naval garrison
name-nav-temryuk = Temryuk naval garrison
name-nav-tuapse = Tuapse naval garrison
name-army-1g = 1st Guards Army headquarters
name-army-5s = 5th Shock Army headquarters
name-army-5t = 5th Tank Army headquarters
name-chuikov = Chuikov

# What stands on a counter: after a number, or by itself

short-guards = Gds
short-guards-rifle-corps = Gds Corps
short-guards-cavalry-corps = Gds Cav
short-guards-mech-corps = Gds Mech
short-cavalry-corps = Cav
short-mech-corps = Mech
short-motor-brigade = Mot
short-mountain-rifle = Mtn
short-naval = Nav
short-nkvd = NKVD
short-luftwaffe = Lw
short-tank-destroyer = TD
short-artillery = Art
short-fortified-region = UR
short-reserve-army = Res
short-hq-17a = 17A
short-hq-1pza = 1PzA
short-hq-2a = 2A
short-hq-4pza = 4PzA
short-hq-6a = 6A
short-it-hq-8a = 8A
short-ro-hq-3a = 3A
short-ro-hq-4a = 4A
short-hu-hq-2a = 2A
short-inf-385 = 385(-)
short-pzg-wiking = Wiking
short-pzg-wiking-8 = Wiking
short-pzg-gd = GD
short-pz-michalik = Michalik
short-rfss-1 = 1 RFSS
short-mot-f = SV F
short-eng-linden = Linden
short-manstein = Manstein
short-it-mot-celere = Celere
short-it-inf-pasubio = Pasubio
short-it-inf-torino = Torino
short-it-cav-barbo = Barbò
short-it-inf-cosseria = Cosseria
short-it-inf-ravenna = Ravenna
short-it-inf-sforzesca = Sforzesca
short-it-inf-vicenza = Vicenza
short-it-mtn-cuneense = Cuneense
short-it-mtn-julia = Julia
short-it-mtn-tridentina = Tridentina
short-sl-mot-fast = Fast
short-nc-450 = 450 Turk
short-nc-796 = 796 Geo
short-nc-802 = 802 NC
short-nc-804 = 804 Azeri
short-nc-370 = I/370
short-nc-bergmann = Bergmann
short-fr-bryansk = Bryansk
short-fr-north-caucasus = N Cauc
short-fr-south = South
short-fr-southwest = SW
short-fr-black-sea = Black Sea
short-fr-don = Don
short-fr-southeast = SE
short-fr-stalingrad = Stalingrad
short-fr-transcaucasus = Transcauc
short-fr-voronezh = Voronezh
short-nkvd-voronezh = Voronezh
short-nkvd-grozny = Grozny
short-nkvd-ordzhonikidze = Ordzhon.
short-nkvd-krasnodar = Krasnodar
short-nkvd-saratov = Saratov
short-nav-novorossiysk = Novoross.
short-nav-temryuk = Temryuk
short-nav-tuapse = Tuapse
short-army-1g = 1 Gds A
short-army-5s = 5 Shock
short-army-5t = 5 Tank
short-chuikov = Chuikov

# Kinds of units

kind-panzer = panzer division
kind-panzergrenadier = panzergrenadier division
kind-motorized = motorized unit
kind-infantry = infantry division
kind-jager = Jäger division
kind-mountain = mountain division
kind-security = security division
kind-stug = assault guns
kind-bicycle = bicycle regiment
kind-cavalry = cavalry
kind-engineer = pioneers
kind-volunteers = volunteer battalion
kind-army-hq = army headquarters
kind-rifle = rifle division
kind-rifle-brigade = rifle brigade
kind-guards-rifle = Guards rifle division
kind-guards-rifle-brigade = Guards rifle brigade
kind-guards-rifle-corps = Guards rifle corps
kind-fortified-region = fortified region
kind-mountain-rifle = mountain rifle division
kind-naval-brigade = naval infantry brigade
kind-nkvd = NKVD division
kind-tank-corps = tank corps
kind-guards-tank-corps = Guards tank corps
kind-tank-brigade = tank brigade
kind-guards-tank-brigade = Guards tank brigade
kind-mech-corps = mechanized corps
kind-guards-mech-corps = Guards mechanized corps
kind-motor-brigade = motor rifle brigade
kind-cavalry-corps = cavalry corps
kind-guards-cavalry-corps = Guards cavalry corps
kind-cavalry-division = cavalry division
kind-tank-destroyer = tank destroyer division
kind-artillery = artillery division
kind-front-hq = front headquarters
kind-army-staff = army headquarters
kind-leader = commander
kind-supply = supply point
kind-reserve-army = reserve army

# Colours, nations and sides

branch-regular = Red Army
branch-misc = Red Army, special
branch-naval = naval infantry
branch-nkvd = NKVD
branch-guards = Guards
branch-wehrmacht = Wehrmacht
branch-ss = SS
branch-luftwaffe = Luftwaffe
branch-italy = Italian Army
branch-romania = Romanian Army
branch-hungary = Hungarian Army
branch-slovakia = Slovak Army
branch-croatia = Croatian Legion
branch-volunteers = Caucasian volunteers

nation-soviet = Soviet Union
nation-germany = Germany
nation-italy = Italy
nation-romania = Romania
nation-hungary = Hungary
nation-slovakia = Slovakia
nation-croatia = Croatia
nation-volunteers = Caucasian volunteers

side-axis = Axis
side-soviet = Soviets
side-both = both sides
side-scenario = by scenario

# What a counter says

size-battalion = battalion
size-regiment = regiment
size-brigade = brigade
size-division = division
size-corps = corps
size-army = army
size-front = front

quality-elite = elite
quality-regular = regular
quality-low = low quality

dot-black = tank shift
dot-red = elite tank shift
dot-white = cancels a tank shift in defence

mark-garrison = garrison
mark-frozen = may not leave yet
mark-bluecher = Operation Blücher
mark-C = Caucasus reinforcement
mark-TC = Transcaucasus
mark-remnant = remnant

# Armies, fronts and groups

command-17a = 17th Army
command-1pza = 1st Panzer Army
command-2a = 2nd Army
command-48pz = XLVIII Panzer Corps
command-4pza = 4th Panzer Army
command-6a = 6th Army
command-army-group-a = Army Group A
command-army-group-b = Army Group B
command-black-sea = Black Sea Group
command-bluecher = Operation Blücher
command-bryansk = Bryansk Front
command-don = Don Front
command-garrison = garrisons
command-hungarian-2a = Hungarian 2nd Army
command-italian-8a = Italian 8th Army
command-maskirovka = Maskirovka
command-north-caucasus = North Caucasus Front
command-romanian-3a = Romanian 3rd Army
command-romanian-4a = Romanian 4th Army
command-south = Southern Front
command-southwest = Southwestern Front
command-stalingrad = Stalingrad Front
command-stavka = Stavka reserve
command-transcaucasus = Transcaucasus Front
command-volunteers = Caucasian volunteers
command-voronezh = Voronezh Front

# Markers and their sides

marker-railhead = railhead
marker-fort-axis = Axis fortification
marker-fort-soviet = Soviet fortification
marker-offensive-axis = Axis planned offensive
marker-offensive-soviet = Soviet planned offensive
marker-reserve-axis = Axis reserve
marker-reserve-soviet = Soviet reserve
marker-supply-axis = Axis supply points
marker-supply-soviet = Soviet supply points
marker-maskirovka = Maskirovka
marker-vasilevsky = Vasilevsky
marker-volga-flotilla = Volga Flotilla
marker-city-battle = city battle
marker-control = control
marker-disorder = disorder
marker-supply-state = supply state
marker-pocket = pocket
marker-train = train
marker-replacement = replacement
marker-weather = weather
marker-mud = mud

face-1 = 1
face-2 = 2
face-axis = Axis
face-box = in its box
face-complete = complete
face-crossing = crossing
face-cut = cut
face-disrupted = disrupted
face-full-retreat = full retreat
face-isolated = isolated
face-mud = mud
face-one = one
face-out-of-supply = out of supply
face-planning = being planned
face-ready = ready
face-replacement = replacement
face-reserve = reserve
face-soviet = Soviet
face-train = train
face-two = two
face-under-construction = under construction
face-weather = weather
face-working = working

air-iv-fk = IV Air Corps
air-viii-fk = VIII Air Corps
air-rom-air = Romanian Air Corps

# Displays beside the map

display-arrivals = Reinforcements
display-waiting = Come by a rule
display-air = Air units
display-reserve-armies = Reserve armies
display-supplies = Supply points not yet in play
display-railheads = Railheads
display-remnants = Remnants
display-eliminated = Eliminated units

place-north = north edge
place-krasnodar = Krasnodar
place-voroshilovsk = Voroshilovsk

# Turns

season-summer = summer
season-september = September
season-mud = mud season
season-winter = winter

weather-clear = clear
weather-overcast = overcast
weather-overcast-winter = overcast, winter
weather-rain = rain
weather-snow = snow

replacement-tank = tanks
replacement-infantry = infantry
replacement-cavalry = cavalry
replacement-special = special
replacement-ally = allies

turn-event-27-panzer = Battle Group Michalik becomes the 27th Panzer Division
turn-event-air-leaves = IV Air Corps leaves
turn-event-axis-between = After the Soviet half the Germans have a short turn: movement, disengagement, recovery
turn-event-benchmark = Victory points are compared
turn-event-convert-tank-corps = Tank corps are withdrawn for conversion
turn-event-end = The last turn
turn-event-guards-tank-corps = A tank corps becomes a Guards tank corps
turn-event-maskirovka = Maskirovka begins
turn-event-mud-season = The mud season begins
turn-event-order-227 = Order 227: not a step back
turn-event-overcast = The weather is overcast; nobody flies
turn-event-reserve-armies = Reserve armies may be activated
turn-event-reserve-army-8 = The 8th Reserve Army is activated
turn-event-soviet-first-move = Before the German half the Soviets may move
turn-event-soviet-tactical-movement = Soviet units move only tactically or by rail
turn-event-soviets-first = From now on the Soviet half comes first
turn-event-stalingrad = When their half begins the Germans must hold a hex of Stalingrad
turn-event-tactical-movement = German combat units move only tactically
turn-event-vasilevsky = Vasilevsky arrives
turn-event-weather = Weather is rolled from now on
turn-event-wiking = Wiking is reinforced
turn-event-winter = Winter begins
turn-event-withdraw-barbo = Barbò’s cavalry leaves
turn-event-withdraw-infantry = An infantry division leaves
turn-event-withdraw-panzer = Panzer divisions leave
turn-event-withdraw-rfss = The Reichsführer SS brigade leaves

change-withdraw-units = Withdrawn: { $units }.
change-withdraw-kind = Withdrawn: { $kind } × { $count }{ $steps ->
        [one] , at least { $steps } step
       *[other] , at least { $steps } steps
    }.
change-withdraw-both = Withdrawn: { $units }; { $kind } × { $count }{ $steps ->
        [one] , at least { $steps } step
       *[other] , at least { $steps } steps
    } in all.
change-exchange = { $units } is exchanged for { $unit }.
change-return = Back again, if withdrawn before: { $kind } × { $count }.

# The ground

terrain-clear = clear
terrain-desert = semi-desert
terrain-rough = rough
terrain-woods = woods
terrain-wooded_rough = wooded rough
terrain-marsh = marsh
terrain-seasonal_marsh = seasonal marsh
terrain-mountain = mountains
terrain-minor_city = minor city
terrain-major_city = major city
terrain-sea = sea
terrain-lake = lake
terrain-volga = Volga flood plain

feature-minor_river = minor river
feature-major_river = major river
feature-volga = the Volga
feature-lake = lake
feature-sea = sea
feature-alpine = alpine ridge
feature-rail_green = railway that the Axis can repair
feature-rail_plain = railway
feature-rail_unfinished = unfinished railway
feature-primary_road = primary road
feature-secondary_road = secondary road
feature-bridge = bridge
feature-ferry = ferry

settlement-town = town
settlement-landmark = landmark
settlement-minor_city = minor city
settlement-major_city = major city

crossing-rail_bridge = railway bridge
crossing-rail_ferry = railway ferry
crossing-ferry = ferry

fort-north = fortification of the northern line
fort-south = fortification of the southern line
fort-Rostov = fortification of Rostov

port-Azov = port on the Sea of Azov
port-Black = port on the Black Sea

ground-floods = clear until the first rain, then marsh
ground-freezes = freezes in winter

# Board: counters and panels

board-panels = Panels
board-close = Close
board-tab-here = Hex
board-tab-find = Find
board-tab-arrivals = Turns
board-tab-displays = Off the map
board-tab-layers = Layers
board-here-hint = Click a hex or a stack to see what is there.

board-hex = Hex { $hex }
board-off-map = Not on the map.
board-units-here = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
board-ground = The ground
board-terrain = Terrain
board-settlement = Settlement
board-vp = Victory
board-vp-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-port = Port
board-fort = Printed
board-season = Season
board-entry = Entry
board-area = Area { $area }
board-sides = Sides
board-opens = from turn { $turn }
board-direction-n = North
board-direction-ne = North-east
board-direction-se = South-east
board-direction-s = South
board-direction-sw = South-west
board-direction-nw = North-west

board-face = Attack, defence, movement: { $face }
board-face-up = this side up
board-face-full = Full strength
board-face-lost = { $count ->
        [one] { $count } step lost
       *[other] { $count } steps lost
    }
board-face-front = Front
board-face-back = Back
board-kind = Kind
board-branch = Army
board-figures = Figures
board-steps = Steps
board-steps-of = { $now } of { $full }
board-quality = Quality
board-dot = Dot
board-stacking = Stacking
board-free = one such unit in a stack is free
board-marks = Marks
board-movement = Moves
board-mechanized = mechanized
board-foot = not mechanized
board-command = Command
board-begins = Begins
board-at-start = on the map, { $hex }
board-in-area = in area { $areas }
board-arrives = turn { $turn }: { $areas }
board-by-rule = by a rule: { $areas }
board-by-rule-only = by a rule
board-go = Go to { $hex }
board-sources = Where the figures come from
board-figure-name = Name
board-figure-kind = Kind
board-figure-size = Size
board-figure-faces = Attack, defence, movement
board-figure-steps = Steps
board-figure-quality = Quality
board-figure-dot = Dot
board-figure-free = Free stacking
board-figure-marks = Marks

board-find = Find a unit, an army or a place
board-find-hint = Kalach, 16th Panzer, 5521 …
board-find-about = Names in English or Russian, armies, numbers of units and hexes. Enter goes there.
board-found = Found
board-found-count = { $count ->
        [0] Nothing found
        [one] { $count } found
       *[other] { $count } found
    }

board-turn-choice = Turn
board-turn-before = Turn before
board-turn-after = Next turn
board-turn-of = Turn { $turn }: { $dates }
board-turn-cell = Turn { $turn }, { $dates }, { $season }, { $count ->
        [one] { $count } unit arrives
       *[other] { $count } units arrive
    }
board-weather = Weather
board-air = Air units
board-air-count = { $clear } in clear weather, { $overcast } when overcast
board-air-turns = { $nation }, turns { $first } to { $last }
board-benchmark = Benchmark
board-replacements = Replacements, { $side }
board-arriving = { $side }: { $count ->
        [one] { $count } unit arrives
       *[other] { $count } units arrive
    }
board-one-of = One of the areas { $areas }
board-nobody = Nobody arrives on this turn.

board-track = Turn track
board-areas = Entry areas
board-show = Show
board-empty = Empty.

board-layer-counters = Units
board-layer-counters-about = Counters and markers of the set-up
board-layer-front = Front and armies
board-layer-front-about = The front line and the names of armies, from afar
board-layer-numbers = Hex numbers
board-layer-numbers-about = When close enough to read them
board-layer-railways = Railways
board-layer-railways-about = Repaired, to be repaired and unfinished
board-layer-control = Control
board-layer-control-about = Ground nearer to the units of one side
board-layer-bare = Terrain only
board-layer-bare-about = Without roads, railways and names

# Board: the map

board-map = Map. Arrow keys move it, plus and minus change its size, 0 shows the whole theatre, Enter the hex in the middle, Page Down the next stack; slash finds a unit or a place.
board-map-failed = The map cannot be drawn.
board-map-failed-about = The units and the panels beside the map work. Try it once more, or in another browser.
board-map-again = Try again
board-nearer = Nearer
board-further = Further away
board-whole = The whole theatre
board-legend = Legend
board-signs-ground = Ground
board-signs-lines = Rivers, railways, roads
board-signs-places = Places
board-sign-vp = victory hex and its points
board-sign-fort = printed fortification
board-sign-port = port
board-sign-ice = frozen in winter
board-sign-front = front line, from afar
board-sign-entry-soviet = Soviet entry area
board-sign-entry-axis = Axis entry area
board-sign-entry-open = units may come on the turn that is looked at
board-markers = Markers laid with a headquarters
board-marker-hq = { $state }, with any army headquarters; turn { $turn }

# Board: battles

board-battle = Battle
board-attack-on = Attack on { $place }
board-attackers = Attackers
board-defenders = Defenders
board-attack-sum = Attack strength
board-defence-sum = Defence strength
board-capped = of { $sum } no more than { $most } count
board-odds-of = { $attack } to { $defence }
board-column = Column
board-take = hex taken: { $chance }
board-if-all = As it would be with all who can attack. Choose who takes part.
board-unlawful = Nobody attacks below 1-3
board-crt = Results of column { $column }
board-attacker-loses = Attacker loses on average, steps
board-defender-loses = Defender loses on average
board-hex-taken = Hex taken
board-doomed = No way leads back: the units perish with a chance of { $chance }
board-short = In the movement phase odds of 10-1 are needed
board-support = Artillery support:
board-defence = Determined defence
board-defence-at = Determined defence: { $place }
board-desperate-at = Desperate defence: { $place }
board-desperate-why = A retreat would destroy them: who fails loses a step and throws again.
board-defence-on-clear = Column: clear ground
board-defence-on-other = Column: other ground, town or fort
board-defence-on-city = Column: city
board-defence-led = { $unit } leads
board-defence-die = Die
board-defence-result = Result
board-defence-own = Own
board-defence-enemy = Enemy
board-defence-holds = Hex held in the end
board-defence-supported = Hex held with artillery support
board-city-battle = city { $level }
board-die = die { $die }
board-showing = The battle shown
board-show-hold = Pause
board-show-go = Go on
board-show-next = Next step
board-show-skip = Skip
board-since = Since your turn:
board-since-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
board-since-battles = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
}
board-since-show = Show in order
board-since-close = Put away
board-end-goal = of the { $goal } victory points that the Axis needs
board-end-held = Victory hexes of the Axis:
board-end-none = The Axis holds no victory hexes.
board-end-steps = { $count ->
    [one] { $count } step lost
   *[other] { $count } steps lost
}
board-end-units = { $count ->
    [one] { $count } unit eliminated
   *[other] { $count } units eliminated
}
board-end = end
board-end-points = Victory points by turn
board-end-strength = Steps of combat units by turn

battle-halved-over-major-river = halved: over a major river
battle-halved-without-supply = halved: out of supply
battle-halved-disrupted = halved: disrupted
battle-doubled-in-city = doubled: infantry in a city
battle-doubled-in-mountains = doubled: infantry in mountains
battle-doubled-in-marsh = doubled: marsh
battle-doubled-behind-river = doubled: all attack over a river or out of a marsh
battle-not-alone = in parentheses: counts only when alone
battle-retreated-before = does not count: retreated in this phase
battle-in-full-retreat = does not count: full retreat
battle-tanks = tanks attack
battle-tanks-defend = tanks defend
battle-elite-tanks = elite tanks attack
battle-elite-tanks-defend = elite tanks defend
battle-fort = fort
battle-artillery = artillery
battle-rough = rough ground

# ==== Play ====

# The game

title = Stalingrad ’42
about = The German summer offensive to the Volga and the Caucasus, and the Soviet counterblow in the winter. For now its opening, Fall Blau, can be played.
players = 2 players
length = an evening
seat-axis = Axis
seat-soviet = Soviet Union

# Rules to come

not-yet-air = air support
not-yet-resources = resource and supply points (until then the artillery of a headquarters supports once a game, and no forts are built)
not-yet-rail = rail movement, railheads and conversion
not-yet-weather = weather
not-yet-replacements = replacements

# Chapters of the rulebook

chapter-1 = Introduction
chapter-2 = Components
chapter-3 = Sequence of play
chapter-4 = Stacking
chapter-5 = Movement
chapter-6 = Zones of control
chapter-7 = Bonds between zones
chapter-8 = Combat
chapter-9 = Combat modifiers
chapter-10 = Combat results
chapter-11 = Determined defence
chapter-12 = Retreats
chapter-13 = Disruption and recovery
chapter-14 = Advance after combat
chapter-15 = Breakthrough combat
chapter-16 = Supply and isolation
chapter-17 = Railheads and conversion
chapter-18 = Resources, supply points, artillery support
chapter-19 = Units that cannot fight
chapter-20 = Special units
chapter-21 = Replacements
chapter-22 = Reinforcements and entry areas
chapter-23 = Weather
chapter-24 = Victory points
chapter-25 = Reserves
chapter-26 = Planned offensives
chapter-27 = Disengagement
chapter-28 = Leaders
chapter-29 = Contested cities
chapter-30 = Transcaucasus Front
chapter-31 = Soviet reserve armies
chapter-32 = Withdrawals and upgrades
chapter-33 = Winter offensive
chapter-34 = Maskirovka
chapter-C1 = Fall Blau
chapter-C2 = The Caucasus
chapter-C3 = Uranus
chapter-C4 = The campaign

# Phases, order, ways of moving

phase-initial = initial phase
phase-movement = movement phase
phase-combat = combat phase
phase-recovery = recovery phase
phase-supply = supply phase
order-good = in good order
order-disrupted = disrupted
order-full-retreat = in full retreat
mode-to = normal movement
mode-extended = extended movement
mode-tactical = tactical movement

# Results of combat

result-a1 = attacker loses a step (A1)
result-ex = exchange: both lose a step (EX)
result-drx = each side loses a step, the defender retreats 2 hexes (DRX)
result-a1-dr2 = attacker loses a step, the defender retreats 2 hexes (A1/DR2)
result-a1-d1 = each side loses a step, the defender retreats 2 hexes (A1/D1)
result-dr2 = the defender retreats 2 hexes (DR2)
result-d1 = the defender loses a step and retreats 3 hexes (D1)
result-dr4 = the defender retreats 4 hexes (DR4)
result-ds = defender shattered: loses a step and retreats 4 hexes (DS)
defence-determined = determined defence
defence-desperate = desperate defence
defence-held = the hex is held
defence-city = city battle, the hex is held
defence-withdrawn = fighting withdrawal
defence-failed = the defence fails
defence-again = the lead loses a step, and again
defence-support = artillery support
defence-elite = elite quality
defence-low = low quality
defence-restricted = this result makes it harder

# Places

name-hex = { $column-tens }{ $column }{ $row-tens }{ $row }
name-ratio = { $one }-{ $other }
name-town = { $town } ({ $column-tens }{ $column }{ $row-tens }{ $row })
area-A = entry area A
area-B = entry area B
area-C = entry area C
area-D = entry area D
area-E = entry area E
area-F = entry area F
area-G = entry area G
area-H = entry area H
area-J = entry area J
area-K = entry area K
area-L = entry area L
area-M = entry area M
area-N = entry area N
area-O = entry area O
area-P = entry area P
area-Q = entry area Q
area-R = entry area R
area-W = entry area W
area-X = entry area X
area-Y = entry area Y
area-Z = entry area Z

# What happens

event-turn-begins = Turn { $turn }
event-weather-comes = Weather: { $weather }
event-phase-begins = { $side }: { $phase }
event-unit-arrived = { $unit } arrives in { $place }
event-units-moved = { $units }: { $path } ({ $mode })
event-units-left-the-map = Left the map by { $place }: { $units }
event-full-retreat-chosen = { $unit } goes into full retreat
event-control-taken = { $side } takes { $place }
event-unit-overrun = { $unit } is overrun at { $place }
event-garrison-freed = { $unit } may leave its post: the enemy is near
event-caucasus-freed = The units south of Rostov may move
event-forts-abandoned = Out of use for good: { $group }
event-battle-fought = { $side } attacks { $place } ({ $defenders }): { $attack } to { $defence }, column { $column }{ $die ->
    [0] {""}
   *[other] , die { $die }
} – { $result }
event-support-used = Artillery support: { $unit }
event-defence-thrown = Determined defence of { $place } led by { $unit }: die { $die }{ $modifier ->
    [-2] {" "}− 2
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} – { $what }
event-city-battle-begun = City battle in { $place }, marker { $level }
event-step-lost = { $unit }: a step lost, { $left } left ({ $place })
event-unit-eliminated = Eliminated: { $unit } ({ $place })
event-remnant-formed = { $unit }: a remnant is left ({ $place })
event-units-retreated = { $units }: retreat, { $path }; { $order }
event-units-trapped = No way out of { $place }: { $units } eliminated
event-units-advanced = { $units }: advance, { $path }
event-group-formed = Breakthrough group in { $place }: { $units }
event-unit-recovered = { $unit }: recovery, now { $order }
event-recovery-thrown = { $unit } in an enemy zone, die { $die }{ $modifier -> 
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}: { $recovered ->
    [yes] recovers
   *[no] does not recover
}, { $order }
event-supply-lost = Out of supply: { $units }
event-units-isolated = Isolated: { $units }
event-attrition-thrown = Attrition of { $unit } at { $place }: die { $die }{ $modifier ->
    [-2] {" "}− 2
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} – { $lost ->
    [yes] a step is lost
   *[no] nothing happens
}
event-supply-restored = In supply again: { $units }
event-points-counted = Victory points: { $points } (hexes { $hexes }, other { $extra }, lost { $lost })

# Questions

ask-check-stacking = Too many units in { $place }: which one is eliminated?
ask-reinforcements = Place your reinforcements in entry areas
ask-movement-phase = Move your units, or end the movement phase
ask-moving = Where do they go from { $place }? { $units }
ask-auto-ds = Automatic DS on { $place }: who takes part? So far: { $count }
ask-combat-phase = Choose a hex to attack, or end the combat phase
ask-assault = Who attacks { $place }? Taking part: { $count }
ask-choose-loss = Whose step is lost?
ask-form-remnant = { $unit } has lost its second step: does it leave a remnant?
ask-determined-defence = { $place }, { $how }: do they stand? { $units }
ask-retreat-to = Retreat of { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} from { $place }: { $units }
ask-advance-after-combat = Who advances after the battle for { $place }? Up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}
ask-forward = Advance of up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}: { $units }
ask-gather-group = Breakthrough after the battle for { $place }: { $units }
ask-breakthrough = Breakthrough, { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} left: { $units }
ask-leave-out = Too many defend { $place }: who does not count?
ask-keep-retreating = Which units stay in full retreat? The others recover

# Choices

choice-place = Place { $unit } in { $place }
choice-move = Move { $unit }
choice-full-retreat = { $unit } into full retreat
choice-with = Take { $unit } along
choice-to = To { $place }
choice-extended = Extended movement to { $place }
choice-tactical = Tactical movement to { $place }
choice-drop = Leave { $unit } here
choice-stop = Leave it at that
choice-end-movement = End the movement phase
choice-eliminate = Eliminate { $unit }
choice-auto-ds = Automatic DS on { $place }
choice-attack = Attack { $place }
choice-by = With { $unit }
choice-all = With all who can
choice-fight = Fight
choice-end-combat = End the combat phase
choice-lose = { $unit } loses a step
choice-remnant = Leave a remnant
choice-no-remnant = To the box of the eliminated
choice-lead = { $unit } leads the defence
choice-stand = Stand
choice-support = With the support of { $unit }
choice-supply = Spend { $unit }
choice-withdraw = No stand
choice-retreat = Retreat to { $place }
choice-apart = { $unit } retreats by itself
choice-perish = No retreat: they are lost
choice-advance = Advance with { $unit }
choice-breakthrough = Breakthrough with { $unit }
choice-form = Form the group in the vacated hex
choice-aside = Turn aside without entering the vacated hex
choice-leave-out = { $unit } does not count
choice-end-advance = End the advance
choice-decline = { $unit } stays in full retreat
choice-recover = The others recover

# Why not

refusal-no-such-unit = There is no such unit
refusal-no-such-place = There is no such place
refusal-not-your-unit = It is a unit of the enemy
refusal-not-on-the-map = It is not on the map
refusal-other-phase = That belongs to another phase
refusal-not-too-many-there = Not there: only hexes with too many units lose some
refusal-too-many-in-a-hex = First eliminate units where too many stand
refusal-place-reinforcements-first = First place all reinforcements
refusal-does-not-come-now = It does not arrive now
refusal-not-its-area = It cannot arrive by this area
refusal-pick-a-unit-first = First pick a unit to move
refusal-finish-this-move = First finish the move you have begun
refusal-has-moved = It has moved in this phase
refusal-has-not-moved-yet = They have not moved yet
refusal-not-in-good-order = Only units in good order leave an entry area
refusal-garrison-stays = A garrison stays until a German combat unit is within five hexes
refusal-caucasus-stays = Units south of Rostov stay until a German unit crosses the lower Don
refusal-reserve-army-stays = The 6th Reserve Army may move from turn 2
refusal-always-in-good-order = A unit that cannot fight is always in good order
refusal-already-in-full-retreat = It is in full retreat already
refusal-moves-already-with-it = It is among those who move
refusal-stack-has-begun = The stack has begun to move
refusal-not-in-that-hex = Only units that begin in the same hex move together
refusal-not-moving-together = It is not among those who move
refusal-is-there-already = They are there
refusal-moves-otherwise = Having begun in one way, they go on in it
refusal-disrupted-moves-tactically = A disrupted unit uses only tactical movement
refusal-no-supply-no-wheels = Mechanized units without supply use only tactical movement
refusal-moves-tactically = Turned to this side it uses only tactical movement
refusal-first-turn-tactical = On turn 1 German combat units use only tactical movement
refusal-no-extended-movement = It may not use extended movement
refusal-area-of-the-enemy = It is an entry area of the enemy
refusal-too-far = Their movement points do not reach that far
refusal-spent-on-the-way = Too many points were spent on the way
refusal-goes-there-otherwise = They can go there in another way
refusal-zones-in-the-way = They must stop in an enemy zone on the way
refusal-enemies-in-the-way = The enemy is in the way
refusal-no-bridge = There is no bridge: a major river is forded only by a first step
refusal-not-on-these-sheets = That part of the map is not played on
refusal-impassable = Nobody can stand there
refusal-enemy-is-there = An enemy unit is there
refusal-beside-the-enemy = Extended movement does not enter hexes beside the enemy
refusal-enemy-bond = An enemy bond bars the hex
refusal-full-retreat-shuns-zones = In full retreat they do not enter an enemy zone unless friends in better order are there
refusal-enters-by-rail-only = Reinforcements enter from here by rail only
refusal-choose-a-target-first = First choose the hex to attack
refusal-areas-are-safe = Units in entry areas cannot be attacked
refusal-nobody-to-attack = There is no enemy combat unit there
refusal-attacked-already = They have been attacked in this phase
refusal-nobody-beside-it = None of your units can attack it
refusal-odds-too-low = The odds are below 1 to 3
refusal-cannot-attack = It has no attack strength
refusal-disordered-no-attack = Only units in good order attack
refusal-has-attacked = It has attacked in this phase
refusal-moved-too-far-to-attack = After extended movement a unit does not attack
refusal-not-beside-it = It is not beside that hex
refusal-impassable-between = The side between them cannot be crossed
refusal-volga-between = Across the Volga one attacks only at a crossing
refusal-ridge-between = Only mountain divisions attack across a ridge
refusal-attacks-already = It takes part already
refusal-allies-apart = Allies of Germany of two nations do not attack together
refusal-nobody-attacks-yet = Nobody takes part yet
refusal-nobody-else = There are not several others who could join
refusal-one-target = An attack has one target; finish this one
refusal-finish-this-attack = First finish this attack
refusal-not-ten-to-one = The odds are below 10 to 1
refusal-marked-auto-ds = After an automatic DS it neither moves nor fights in this turn
refusal-choose-a-loss-first = First choose whose step is lost
refusal-takes-no-losses = Units that cannot fight take no losses
refusal-took-no-part = It took no part in this battle
refusal-parentheses-last = A strength in parentheses is lost last
refusal-allies-are-spared = A full German unit takes the loss before a worn ally is lost
refusal-remnant-or-not = First decide on the remnant
refusal-supports-nobody = It is no artillery support unit
refusal-disordered-no-support = Only support units in good order give support
refusal-supports-its-own = A staff of an ally supports only units of its own nation
refusal-out-of-range = It is out of range
refusal-support-is-used = It has been used and is not ready
refusal-no-supply-point = It is no supply point
refusal-supply-not-ready = Only a supply point on its ready side is spent for support
refusal-one-artillery-shift = Artillery shifts one column in a battle, two only with an artillery division
refusal-no-headquarters-with-it = No headquarters is with it that could spend it
refusal-no-determined-defence = Determined defence is not possible after this battle
refusal-cannot-lead = Only combat units other than artillery support lead a defence
refusal-disordered-no-lead = Only units in good order lead a defence
refusal-retreated-no-lead = Who has retreated in this phase leads no defence
refusal-before-order-227 = Before turn 8 only the NKVD, the encircled and those whom the ground helps may stand
refusal-leads-already = It leads already
refusal-choose-a-lead-first = First choose the lead
refusal-desperate-to-the-end = A desperate defence goes on to the end
refusal-stand-or-withdraw = First decide: stand or withdraw
refusal-retreat-first = First the retreat
refusal-not-in-this-retreat = It is not among those who retreat
refusal-retreat-saves-them = They can retreat without loss
refusal-retreat-destroys = That retreat would destroy them
refusal-retreat-distance = The retreat must end at the full distance
refusal-retreat-into-supply = They must retreat to where supply reaches
refusal-retreat-too-far = That is too far for this retreat
refusal-has-advanced = It has advanced
refusal-nowhere-to-advance = It can advance nowhere
refusal-advance-or-end = First advance, or end the advance
refusal-finish-this-advance = First finish this advance
refusal-limited-advance = Only into the hex that was defended
refusal-too-far-to-advance = The advance does not lead that far, or an enemy zone stops it
refusal-too-many-there = Too many units would stand there
refusal-advance-into-bond = An enemy bond is entered only in the hex that was defended
refusal-group-comes-first = A breakthrough group comes before all other advances, and there is one only
refusal-no-breakthrough-after-it = This advance allows no breakthrough
refusal-cannot-follow = It could not advance into that hex
refusal-one-stack-only = Only units of one hex turn aside together
refusal-breakthrough-is-over = The breakthrough is over: only the emptied hex may be entered
refusal-stuck-in-a-zone = In an enemy zone the group stops or attacks
refusal-no-advance-left = No hex of the advance is left
refusal-no-breakthrough-from-marsh = No breakthrough out of a marsh
refusal-leave-some-out-first = First decide who does not count
refusal-no-artillery-in-breakthrough = No artillery support in a breakthrough
refusal-only-the-group-attacks = Only the breakthrough group attacks on its advance
refusal-not-in-full-retreat = It is not in full retreat
refusal-recover-first = First the recovery

# Odds and outcomes

odds-battle = { $what }
odds-defence = { $what }{ $own ->
    [0] {""}
   *[other] , own steps lost: { $own }
}{ $enemy ->
    [0] {""}
   *[other] , enemy steps lost: { $enemy }
}
outcome-goal = The Axis has { $points } victory points on turn { $turn }
outcome-time = Turn { $turn } is over and the Axis has only { $points } victory points

# Why the recruit does what it does

bot-recruit = Recruit
why-nothing-else = There is nothing else to choose.
why-arrive = { $unit }: from { $place } the way to where it is needed is shortest.
why-turn-of = { $unit } is next: who stands nearest to the enemy moves first.
why-all-moved = Everybody has moved.
why-goal = { $unit }: { $place } is nearer to the next victory hex.
why-exit = { $unit } leaves the map by { $place }: that brings victory points.
why-target = { $unit } takes its place for an attack at { $place }.
why-line = { $unit } closes the line at { $place }.
why-guard = { $unit }: { $place } must be held, or is easy to hold.
why-withdraw = { $unit } withdraws to { $place } before a stronger enemy.
why-supply = { $unit }: { $place } is in supply.
why-flee = { $unit } is disrupted before a much stronger enemy and gets away while it can.
why-stay = { $unit } stands nowhere better than here.
why-attack = { $place } is the best target: { $odds }.
why-join = { $unit } makes the odds better.
why-fight = Nobody else would change the odds: { $odds } against { $place }.
why-no-attack = No other attack is worth its losses.
why-cheapest = { $unit } loses least by it.
why-dearest = It hurts most here: { $unit }.
why-remnant = A remnant is better than nothing.
why-stand = { $place } can be held
why-lead = { $unit } holds best
why-give-way = { $place } is hardly to be held
why-retreat = Of the ways back the one to { $place } is the safest.
why-advance = { $unit } would stand better further ahead.
why-no-advance = Nobody would stand better further ahead.
why-recover = Only in good order can they fight.

# In the terminal

sketch-turn = Turn { $turn } of { $last }, { $side }: { $phase }
sketch-over = Turn { $turn } of { $last }: the game is over
sketch-points = Victory points of the Axis: { $points }, needed: { $goal }
sketch-to-move = Can still move: { $count }
sketch-attackers = Units that can attack: { $count }
sketch-held = Victory hexes of the Axis: { $places }
sketch-none = The Axis holds no victory hexes
sketch-front = Along the front (attack-defence, steps):
sketch-near = Around { $place } (attack-defence, steps):
sketch-stack = { $place }, { $side }: { $attack }-{ $defence }, { $steps }: { $units }
sketch-elsewhere = Elsewhere: Axis { $axis }, Soviets { $soviet }
sketch-battle = Attack on { $place }: { $attack } to { $defence }, column { $column }

# Movement at the table

board-cost-to = { $cost } of { $all }
board-cost-extended = { $cost } of { $all }, extended
board-cost-tactical = tactical, hex { $cost } of { $all }
board-side = Units
board-full-retreat = Full retreat: choose units
board-left = { $count ->
    [one] { $count } unit can still move
   *[other] { $count } units can still move
}
board-list-waiting = Not yet moved
board-list-supply = Out of supply
board-list-coming = Reinforcements
board-list-away = Off the map
board-list-others = Others
board-list-now = Now
board-turn = Turn { $turn }
board-track-turn = Turn { $turn } of { $last }
board-track-phase = { $side }: { $phase }
board-track-points = Victory points { $points } of { $goal }
board-layer-zones = Enemy zones and bonds
board-layer-zones-about = Hexes in enemy zones of control, and hexes and sides that bonds close
board-layer-ownZones = Own zones and bonds
board-layer-ownZones-about = The same of one’s own units
board-layer-supply = Own supply
board-layer-supply-about = Hexes that a supply line reaches, and the roads it comes by; a road hex under the pointer shows which roads hang on it
board-layer-enemySupply = Enemy supply
board-layer-enemySupply-about = The same of the enemy
board-place = Stands in
board-control = Control
board-is-zone = In the zone of control of
board-is-bond = Closed by a bond of
board-is-supplied = In supply for
board-mark-disrupted = Disrupted: moves tactically only
board-mark-full-retreat = In full retreat
board-mark-unsupplied = Out of supply
board-mark-isolated = Isolated
board-mark-auto-ds = Has shattered the enemy in movement; advances at the end of combat
board-mark-moved = Has moved in this phase
board-mark-extended = By extended movement
board-mark-attacked = Has attacked in this phase
board-mark-defended = Has defended in this phase
board-mark-retreated = Has retreated in this phase
board-mark-advanced = Has advanced in this phase
board-mark-declined = Stays in full retreat
board-mark-bound = May not move yet
board-stands-for = Remnant of { $unit }
board-track-turn-short = T { $turn }/{ $last }
board-track-points-short = VP { $points }/{ $goal }
board-way = For those who are being moved
board-key-next = next and previous unit that can still move
board-key-zones = zones and bonds of the enemy, of one’s own side
board-key-supply = supply of one’s own side, of the enemy
board-key-control = control
