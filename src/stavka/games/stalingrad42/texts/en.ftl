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
# Options

option-disengagement = Disengagement
option-disengagement-about = In their own combat phase units may try to break away and retreat one or two hexes.
option-contested = Contested cities
option-contested-about = A partial success brings the attacker into the city, and both sides fight on in its hex.
option-leaders = Leaders
option-leaders-about = Chuikov and Manstein, where they come into play, have one die rerolled in each turn.
option-offensives = Planned offensives
option-offensives-about = For a resource point a headquarters prepares a battle with one die more, of which any counts.
option-reserves = Reserves
option-reserves-about = Units that have not attacked may advance two hexes in the combat phase.

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
unit-supply-immobile = Immobile supply
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
face-out-of-supply = out of supply
face-planning = being planned
face-ready = ready
face-replacement = replacement
face-reserve = reserve
face-soviet = Soviet
face-train = train
face-under-construction = under construction
face-weather = weather
face-working = working

iv-fk = IV Air Corps
viii-fk = VIII Air Corps
rom-air = Romanian Air Corps
short-viii-fk = VIII FK
short-iv-fk = IV FK
short-rom-air = Romanian

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

name-replacement-tank = tanks
name-reserve-army-5 = 5th Reserve Army
name-reserve-army-6 = 6th Reserve Army
name-reserve-army-7 = 7th Reserve Army
name-reserve-army-8 = 8th Reserve Army
name-replacement-infantry = infantry
name-replacement-cavalry = cavalry
name-replacement-special = special
name-replacement-italy = Italian
name-replacement-romania = Romanian
name-replacement-hungary = Hungarian
name-replacement-axis = any ally

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

fort-north = northern line of fortifications
fort-south = southern line of fortifications
fort-Rostov = line of fortifications of Rostov

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
board-track-weather = { $weather }
board-track-mud = { $weather }, mud
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
board-signs-counters = Counters
board-counter-figures = attack, defence, movement; bars beside the sign: its steps
board-counter-steps = a stripe for each step that is lost
board-counter-elite = red square: elite
board-counter-low = white square: low quality
board-counter-doubled = small figure: attack on its own ground
board-counter-alone = in parentheses: counts only when alone, is lost last
board-counter-slow = black square: no extended movement; T: tactical movement only
board-counter-free = white frame: one such unit in a stack is free
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
board-air-support = Air support:
board-air-ready = ready
board-air-used = used
board-air-aside = does not fly this turn
board-air-over = over { $place }
board-air-with = with units at { $place }
board-air-flies = In play
board-against = With an air unit against it: column { $column }, hex taken { $chance }
board-against-broken = With an air unit against it the attack is broken off
board-hex-taken-stand = The same if the defender stands wherever he can
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
board-defence-supported = Hex held with artillery or air support
board-city-battle = city { $level }
board-contested = contested { $level }
board-disengagement = Disengagement
board-disengagement-from = Disengagement: { $place }
board-disengage = Disengagement: choose units
board-dice = Throw
board-dice-at = Throw: { $place }
board-dice-reroll = Can have a die rerolled:
board-dice-pick = Any one of the dice can be picked
board-list-engaged = In enemy zones, may break away
board-die = die { $die }
board-showing = The battle shown
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
board-end-goal = victory points of the Axis; it needs { $points }
board-end-ahead = victory points of the Axis; on this turn { $points } win at once
board-end-behind = victory points of the Axis; on this turn { $points } or fewer lose at once
board-end-gate = victory points of the Axis; after its half of this turn it needs { $points }
board-end-city = victory points of the Axis; it holds no hex of Stalingrad
board-end-held = Victory hexes of the Axis:
board-end-none = The Axis holds no victory hexes.
board-end-steps = { $count ->
    [one] { $count } step lost
   *[other] { $count } steps lost
}
board-end = end
board-end-points = Victory points by turn
board-end-units = { $count ->
    [0] no unit eliminated
    [one] { $count } unit eliminated
   *[other] { $count } units eliminated
}
board-end-sign-axis = held by the Axis
board-end-sign-soviet = held by the Soviets
board-end-sign-battle = battle
board-end-sign-1942 = here in 1942
board-end-losses = Steps lost by turn
board-end-benchmark = benchmark
board-end-front = The front, turn by turn
board-end-slider = Turn that is drawn out
board-end-play = Play the turns
board-end-stop = Stop
board-end-at-end = The end
board-end-turn-points = Points { $points }
board-end-1942 = In 1942
board-end-about = about { $date }
board-end-battles = The greatest battles
board-end-towns = Towns: in 1942 and here
board-end-town = Town
board-end-then = In 1942
board-end-here = Here
board-end-held-before = from the start
board-end-never-lost = never lost
board-end-not-taken = not taken
board-end-same = in the same days
board-end-later = { $count ->
    [one] { $count } day later
   *[other] { $count } days later
}
board-end-earlier = { $count ->
    [one] { $count } day earlier
   *[other] { $count } days earlier
}
board-battle-cost = steps lost: Axis { $axis }, Soviets { $soviet }
board-battle-more = { $names } and { $count } more
board-battle-taken = the hex is taken
board-story-taken = { $place }: { $side }
board-replay-battle = Battle
board-visit = While you were away:
board-visit-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
board-visit-nothing = No battle was fought and no town changed hands.
board-layer-pastFronts = Fronts of past turns
board-layer-pastFronts-about = While looking back: where the front was on each turn before

battle-winter = −1: winter
battle-halved-over-major-river = halved: over a major river
battle-halved-without-supply = halved: out of supply
battle-halved-disrupted = halved: disrupted
battle-doubled-in-city = doubled: infantry in a city
battle-doubled-in-contested = doubled: in a contested city
battle-doubled-in-mountains = doubled: infantry in mountains
battle-doubled-in-marsh = doubled: marsh
battle-doubled-behind-river = doubled: all attack over a river or out of a marsh
battle-doubled-against-mountains = doubled: mountain troops against mountains
battle-doubled-against-city = doubled: engineers against a city
battle-entrained = entrained: always 1
battle-not-alone = in parentheses: counts only when alone
battle-too-many = does not count: over the stacking limit
battle-retreated-before = does not count: retreated in this phase
battle-in-full-retreat = does not count: full retreat
battle-tanks = tanks attack
battle-tanks-defend = tanks defend
battle-elite-tanks = elite tanks attack
battle-elite-tanks-defend = elite tanks defend
battle-fort = fort
battle-artillery = artillery
battle-rough = rough ground
battle-air = air support
battle-air-defends = air units defend

# ==== Play ====

# The game

title = Stalingrad ’42
about = The German summer offensive to the Volga and the Caucasus, and the Soviet counterblow in the winter.
players = 2 players
length = one evening and up
seat-axis = Axis
seat-soviet = Soviet Union

# Rules to come


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
mode-rail = by rail

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
defence-eased = the city marker drops a level, the hex is held
defence-withdrawn = fighting withdrawal
defence-failed = the defence fails
defence-again = the lead loses a step, and again
defence-support = artillery or air support
defence-elite = elite quality
defence-low = low quality
defence-restricted = this result makes it harder
air-attacks = air support of the attack
air-defends = air support against the attack
air-stands = air support of the stand
disengagement-failed = they stay
disengagement-worn = they break away and lose a step
disengagement-done = they break away
disengagement-mobile = all are cavalry or mechanized
disengagement-disrupted = disrupted

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
area-north = the north edge of the map
box-1 = box 1
box-2 = box 2
box-3 = box 3
box-4 = box 4
box-5 = box 5
box-6 = box 6
hidden = in the box of a reserve army

# What happens

event-turn-begins = Turn { $turn }
event-weather-comes = Weather: { $weather }
event-weather-thrown = Weather: { $weather }, die { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+ { $modifier }, after rain or snow
}
event-marshes-flooded = The first rain: seasonal marshes are marshes from now on
event-mud-marked = The mud marker lies on turn { $turn }
event-mud-comes = The rain is over: mud
event-winter-comes = Winter: rivers and the lakes of the desert freeze, alpine ridges are closed, area K is closed
event-unit-shifted = { $unit } shifts to { $place }
event-short-turn-begins = The Germans make a short turn: tactical movement, disengagement, recovery. From the next turn on the Soviets go first
event-preliminary-move-begins = The Soviets move first, without extended movement and trains; then the Germans come over the north edge
event-phase-begins = { $side }: { $phase }
event-unit-arrived = { $unit } arrives in { $place }
event-units-moved = { $units }: from { $path-first } to { $path-last }, { $path-steps ->
        [one] 1 hex
       *[other] { $path-steps } hexes
    } ({ $mode })
event-units-detrained = Detrained: { $units }
event-units-shipped = { $units }: by sea from { $path-first } to { $path-last } ({ $order })
event-units-left-the-map = Left the map by { $place }: { $units }
event-full-retreat-chosen = { $unit } goes into full retreat
event-control-taken = { $side } takes { $place }
event-unit-overrun = { $unit } is overrun at { $place }
event-unit-withdrawn = { $unit } is withdrawn { $steps ->
    [0] from the game
    [one] with { $steps } step
   *[other] with { $steps } steps
}
event-unit-exchanged = { $by } takes the place of { $unit }
event-special-forfeited = { $unit } is not whole: the next special replacement is lost
event-steps-taken = { $unit } gives up a step for those who were withdrawn; { $left } left
event-steps-given = { $unit } gets a step of those who were withdrawn; it has { $left }
event-brigade-formed = { $unit } is formed in { $place } by those who stay behind
event-reserve-army-called = { $army } is activated
event-winter-offensive-declared = The winter offensive begins: from the next turn on the Soviets go first
event-air-lost = { $air } leaves the game
event-garrison-freed = { $unit } may leave its post: the enemy is near
event-baku-taken = The way to Baku is open: { $units }
event-elbrus-climbed = { $unit } hoists its flag on the Elbrus
event-transcaucasus-called = Germans are in the Caucasus: from now on one unit of the Transcaucasus Front comes each turn
event-caucasus-freed = The units south of Rostov may move
event-forts-abandoned = Out of use for good: { $group }
event-unit-refitted = { $unit }: replacements ({ $replacement }), { $left } { $left ->
    [one] step
   *[other] steps
} now
event-remnant-restored = { $unit }: replacements ({ $replacement }) make a reduced unit of its remnant
event-unit-rebuilt = { $unit } comes back by replacements ({ $replacement }): { $place }
event-fort-begun = { $side }: a fort is begun in { $place }
event-flotilla-sailed = The Volga Flotilla serves { $place }
event-forts-completed = { $side }: forts are complete in { $places }
event-fort-removed = The fort in { $place } is removed
event-support-readied = Ready again for a resource point: { $unit }
event-supply-spent = Ready again for a supply point: { $unit }
event-supply-converted = { $immobile ->
    [yes] A supply point is immobile now: { $unit }
   *[no] A supply point can move again: { $unit }
}
event-supply-merged = Two immobile supply points on one counter: { $unit }
event-supply-turned = { $unit }: turned to its { $ready ->
    [yes] ready side
   *[no] moving side
}
event-railhead-advanced = A railhead advances: from { $path-first } to { $path-last }, { $path-steps ->
        [one] 1 hex
       *[other] { $path-steps } hexes
    }
event-railhead-added = Another railhead at the fork in { $place }
event-railhead-pushed = A railhead is pushed back: from { $path-first } to { $path-last }, { $path-steps ->
        [one] 1 hex
       *[other] { $path-steps } hexes
    }
event-battle-fought = { $side }: attack on { $place } ({ $defenders }): { $attack } to { $defence }, column { $column }{ $die ->
    [0] {""}
   *[other] , die { $die }
} – { $result }
event-support-used = Artillery support: { $unit }
event-air-ready = Air units ready: { $airs }
event-air-used = { $place }, { $how }: { $air }
event-air-left = { $air } stays with { $unit } ({ $place })
event-air-returned = { $air } is back in its box: those it was with have left
event-attack-broken = { $side }: the attack on { $place } is broken off, the column is below 1-3
event-defence-thrown = { $place }, { $how } led by { $unit }: die { $die }{ $modifier ->
    [-2] {" "}− 2
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} – { $what }
event-city-battle-begun = City battle in { $place }, marker { $level }
event-city-battle-eased = City battle in { $place }: the marker drops to { $level }
event-city-battle-ended = { $place } is contested no more
event-disengagement-thrown = Disengagement from { $place } ({ $units }): die { $die }{ $modifier ->
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} – { $what }
event-dice-thrown = { $place }, thrown { $dice }: { $whats }
event-die-rerolled = { $unit }: the { $die } at { $place } is rerolled – now { $again }: { $what }
event-leader-entrained = No reroll by { $unit } until his next initial phase: he goes by rail
event-leader-readied = Ready for a reroll: { $unit }
event-offensive-planned = An offensive is planned: { $unit }
event-offensive-ready = The offensive is ready: { $unit }
event-offensive-dropped = The plan is dropped: { $unit }
event-offensive-used = Planned offensive at { $place }: { $unit }
event-reserve-formed = In reserve: { $unit } ({ $place })
event-reserves-activated = Reserves of { $place } are activated: { $units }
event-marker-laid = A maskirovka marker is put under { $unit }
event-marker-under = { $unit }: its marker names { $box }
event-markers-touched = Markers may have been exchanged: { $units }
event-markers-exchanged = The markers have been exchanged: { $units }
event-markers-kept = The markers have stayed where they were: { $units }
event-unit-hidden = { $unit } goes into the box of a reserve army
event-unit-boxed = { $unit } is in { $box }: { $host }
event-replacement-hidden = A replacement goes into a box ({ $replacement })
event-boxes-changed = A unit goes from a box to another
event-unit-transferred = { $unit } comes out of a box: { $place }
event-box-shown-empty = { $unit } shows that its box is empty
event-unit-left-box = { $unit } leaves { $host } in { $place }, which is given away
event-unit-shown = { $unit } comes out of its box and stands with { $host } in { $place }
event-nobody-came-out = Nobody comes out of a box in { $place }
event-army-removed = { $host } was given away and is removed from { $place }
event-box-emptied = Who was left in its box stands in { $place }: { $units }
event-step-lost = { $unit }: a step lost, { $left } left ({ $place })
event-unit-eliminated = Eliminated: { $unit } ({ $place })
event-remnant-formed = { $unit }: a remnant is left ({ $place })
event-units-retreated = { $units }: retreat, from { $path-first } to { $path-last }, { $path-steps ->
        [one] 1 hex
       *[other] { $path-steps } hexes
    }; { $order }
event-units-trapped = No way out of { $place }: { $units } eliminated
event-units-advanced = { $units }: advance, from { $path-first } to { $path-last }, { $path-steps ->
        [one] 1 hex
       *[other] { $path-steps } hexes
    }
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
ask-shift-units = Winter closes area K: where do its units go?
ask-make-room = Germans are on their way to Baku: where do the units of area G go?
ask-initial-phase = { $count ->
    [0] {""}
   *[other] {"Place your reinforcements: "}{ $count }{". "}
}{ $withdrawn ->
    [0] {""}
   *[other] {"Units to be withdrawn: "}{ $withdrawn }{". "}
}{ $points ->
    [0] No resource points left
    [one] { $points } resource point left
   *[other] { $points } resource points left
}{ $replacements ->
    [0] {""}
    [one] {"; "}{ $replacements } replacement
   *[other] {"; "}{ $replacements } replacements
}
ask-make-up = Panzer divisions or tank corps on the map make up for those who were withdrawn; steps to go: { $steps }
ask-hand-over = Steps of those who were withdrawn go to others; to give: { $steps }
ask-lay-markers = Lay the markers with your headquarters{ $plans ->
    [0] {""}
   *[other] {"; planned offensives: "}{ $plans }
}{ $supplies ->
    [0] {""}
   *[other] {"; supply points: "}{ $supplies }
}
ask-muster = Where does { $unit } come back?
ask-build-fort = Where is the fort begun?
ask-raze-fort = Which fort is removed?
ask-sail = Which hex does the Volga Flotilla serve?
ask-extend-railways = Railheads advance, two hexes each: { $count } more can
ask-spend-supply = Supply points can make support units ready
ask-movement-phase = Move your units, or end the movement phase
ask-moving = Where do they go from { $place }? { $units }
ask-ride = { $place }: where does { $unit } go by rail? Trains left: { $count }, of them from the map: { $local }
ask-voyage = { $place }: where does { $unit } land?
ask-auto-ds = Automatic DS on { $place }: who takes part? So far: { $count }
ask-combat-phase = { $short ->
    [0] Choose a hex to attack, or end the combat phase
   *[other] Break away, or end the combat phase of the short turn
}
ask-assault = Who attacks { $place }? Taking part: { $count }{ $support ->
    [0] {""}
   *[other] {"; can support: "}{ $support }
}
ask-air-defence = Attack on { $place }: do you send an air unit against it? { $units }
ask-leave-air = With which of the attackers does { $air } stay?
ask-disengage = Disengagement from { $place }, one throw: { $units }
ask-reroll-battle = Battle for { $place }, thrown { $dice }: { $whats }. Reroll?
ask-reroll-stand = Defence of { $place }, thrown { $dice }: { $whats }. Reroll?
ask-reroll-escape = Disengagement from { $place }, thrown { $dice }: { $whats }. Reroll?
ask-pick-die = Battle for { $place }, dice { $dice }: { $whats }. Which one counts?
ask-lead-reserves = Reserves of { $place }: who advances? Up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}
ask-lay-marker = Which marker is put under { $unit }?
ask-join = Into which box does { $unit } go?
ask-open-box = { $unit }: who leaves its box?
ask-transfer = Where does { $unit } go?
ask-come-out = The enemy is upon { $place }: who comes out of the box? Up to { $count }
ask-show-zone = Before the enemy moves: who is put on a reserve army, so that it has a zone of control?
ask-choose-loss = { $places }: who loses a step?
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
ask-enter-city = Who enters the contested city { $place }? At least one combat unit must
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
choice-ready = { $unit } becomes ready for a resource point
choice-plan = Plan an offensive: { $unit }
choice-spend = { $unit } becomes ready for a supply point
choice-stock = A supply point in { $place } for a resource point
choice-refit = A step for { $unit } ({ $replacement })
choice-rebuild = Bring { $unit } back ({ $replacement })
choice-muster = It comes back in { $place }
choice-recall = Withdraw { $unit } from the game
choice-reduce = { $unit } gives up a step
choice-give = A step for { $unit }
choice-call = Activate the { $army }
choice-winter-offensive = Declare the winter offensive
choice-not-now = Not now
choice-fortify = Begin a fort for a resource point
choice-build = Fort in { $place }
choice-raze = Remove a fort of your own
choice-clear = Remove the fort in { $place }
choice-flotilla = Move the Volga Flotilla
choice-serve = The flotilla serves { $place }
choice-end-initial = End the initial phase
choice-end-supply = End the supply phase
choice-convert = Convert the railway in { $place }
choice-end-railways = No more railways
choice-turn-over = Turn it to its other side
choice-immobilize = Make it immobile, always ready
choice-mobilize = Make it mobile
choice-merge = Two immobile points on one counter
choice-move = Move { $unit }
choice-rail = { $unit } by rail
choice-sea = { $unit } by sea
choice-full-retreat = { $unit } into full retreat
choice-with = Take { $unit } along
choice-to = To { $place }
choice-extended = Extended movement to { $place }
choice-tactical = Tactical movement to { $place }
choice-drop = Leave { $unit } here
choice-stop = Stop here
choice-end-movement = End the movement phase
choice-eliminate = Eliminate { $unit }
choice-auto-ds = Automatic DS on { $place }
choice-attack = Attack { $place }
choice-by = With { $unit }
choice-all = With all who can
choice-air = With { $air }
choice-no-air = No air unit
choice-stay-with = Stay with { $unit }
choice-fight = Fight
choice-offensive = Planned offensive: { $unit }
choice-reserve = Into reserve: { $unit }
choice-activate = Activate the reserve: { $place }
choice-marker = Its marker: { $box }
choice-join = { $unit }: into the box of a reserve army
choice-into = Into { $box }
choice-open = Open the box: { $unit }
choice-leave = { $unit }: out to the map, and move on
choice-show = { $unit }: out onto the counter
choice-transfer = { $unit }: to another box or an entry area
choice-exchange = Exchange the markers: { $unit }, { $other }
choice-pretend = Only pretend to exchange: { $unit }, { $other }
choice-enough = Nobody else
choice-disengage = { $unit } tries to break away
choice-throw = Throw the die
choice-reroll = { $unit }: reroll the { $die }
choice-keep = Leave it as it is
choice-pick = Take the { $die }
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
refusal-shift-units-first = Winter closes the area: first shift its units
refusal-area-closed = The area is closed in winter
refusal-make-room-first = Germans are in area G: first shift its units
refusal-not-on-the-way-to-baku = It is not in area G
refusal-aside-is-h-or-j = From area G they go to area H or J
refusal-germans-on-the-way-to-baku = Germans are in area G: the Soviets do not use it
refusal-not-in-that-area = It is not in the area that winter closes
refusal-place-reinforcements-first = First place all reinforcements
refusal-does-not-come-now = It does not arrive now
refusal-caspian-is-full = No more than two combat units are on their way over the Caspian
refusal-bluecher-over-the-strait = The units of Operation Blücher leave area W only over the Strait of Kerch
refusal-areas-too-far-apart = Nobody goes there from this area
refusal-not-its-area = It cannot arrive by this area
refusal-end-initial-first = First end the initial phase
refusal-no-resources-left = No resource points are left
refusal-ready-already = It is ready
refusal-disordered-not-readied = Only a support unit in good order is made ready
refusal-not-on-the-railways = A resource point makes it ready only on your railways or in an entry area
refusal-supply-comes-by-own-areas = Supply points are placed in your own entry areas
refusal-no-supply-left = All your counters of supply points are in play
refusal-immobile-supply = Immobile supply points go by rail or by sea only
refusal-immobile-already = It is immobile already
refusal-immobile-is-ready = Immobile supply points are always ready
refusal-mobile-already = It is mobile
refusal-mobile-supply-in-play = All your mobile supply points are in play
refusal-nothing-to-merge = There is no other single immobile supply point with it
refusal-supply-is-elsewhere = The supply point must be in the same hex
refusal-turns-before-it-moves = Supply is turned over once, before it moves and before others go with it
refusal-build-first = First decide on the fort
refusal-no-fort-left = All your fort markers are on the map
refusal-no-fort-on-this-ground = No forts in cities, mountains, marsh and wooded rough ground
refusal-one-fort-in-a-hex = There is a fort
refusal-fort-under-enemy-control = The enemy controls this hex
refusal-fort-in-enemy-zone = In an enemy zone a fort needs a combat unit of yours in the hex
refusal-fort-without-supply = Supply does not reach this hex
refusal-no-fort-of-yours = There is no fort marker of yours
refusal-raze-first = First decide which fort is removed
refusal-no-crossing = They cannot cross the Volga there
refusal-no-flotilla-here = The Volga north of Stalingrad is not on these maps
refusal-flotilla-is-soviet = The Volga Flotilla is Soviet
refusal-flotilla-has-sailed = The flotilla has moved in this phase
refusal-flotilla-first = First decide which hex the flotilla serves
refusal-flotilla-on-the-volga = The flotilla serves only hexes on the Volga
refusal-flotilla-north-of-stalingrad = The flotilla serves the Volga north of Stalingrad only
refusal-flotilla-is-there = The flotilla serves this hex already
refusal-fort-being-built = Nobody attacks out of a hex where a fort is being built
refusal-no-such-replacements = There are no such replacements
refusal-other-replacements = Replacements of this kind are not for this unit
refusal-german-replacements = Allies of Germany take no German replacements
refusal-no-replacements-left = No replacements of this kind are left
refusal-lost-for-good = It is lost for good
refusal-takes-no-replacements = Such a unit takes no replacements
refusal-refitted-already = A unit takes one replacement in a turn
refusal-remnant-is-in-play = Its remnant is in play: that takes the replacement
refusal-at-full-strength = It lacks no step
refusal-disordered-no-replacements = Only units in good order take replacements
refusal-no-supply-no-replacements = Only units in supply take replacements
refusal-not-eliminated = It has not been eliminated
refusal-garrison-is-not-rebuilt = Garrisons that were eliminated do not come back
refusal-nowhere-to-muster = There is no place where it could come back
refusal-rebuild-first = Choose first who comes back
refusal-muster-first = Choose first where it comes back
refusal-muster-in-own-areas = It comes back in an entry area of your own
refusal-corps-by-the-north = Tank and mechanized corps come back only in areas A, B and C
refusal-muster-beside-the-enemy = Nobody comes back beside enemy combat units
refusal-nobody-to-muster-with = Units come back in entry areas, in large cities on your railways, or with a headquarters
refusal-city-is-cut-off = The city is not yours, or not on your railways
refusal-headquarters-without-supply = The headquarters must be in supply
refusal-headquarters-far-from-railways = The headquarters must be within two hexes of your railways
refusal-headquarters-of-others = The headquarters must be of the same nation
refusal-mustered-here-already = A headquarters and a large city take up one unit each in a turn
refusal-refitted-moves-one-hex = After a replacement a unit moves one hex at most
refusal-refitted-stays-in-its-area = After a replacement nobody goes from area to area
refusal-refitted-no-attack = A replacement marker forbids all attacks out of its hex
refusal-refitted-no-advance = After a replacement a unit does not advance
refusal-refitted-no-disengagement = After a replacement a unit does not break away
refusal-refitted-no-support = After a replacement it supports nobody
refusal-convert-first = First the railheads
refusal-no-green-line = Railheads convert green railways only
refusal-no-railhead-beside-it = No railhead has come to the hex before it
refusal-is-converted = It has been converted
refusal-railhead-is-new = A railhead that was placed in this phase advances from the next one on
refusal-railhead-came-far = A railhead advances two hexes in a phase
refusal-four-railheads = Four railheads advance in a phase
refusal-railhead-is-cut = The railhead is cut off from the railways behind it
refusal-railhead-shuns-zones = Railheads do not enter hexes with enemies or in their zones
refusal-pick-a-unit-first = First pick a unit to move
refusal-finish-this-move = First finish the move you have begun
refusal-has-moved = It has moved in this phase
refusal-has-not-moved-yet = They have not moved yet
refusal-not-in-good-order = Only units in good order leave an entry area
refusal-garrison-stays = A garrison stays until a German combat unit is within five hexes
refusal-caucasus-stays = Units south of Rostov stay until a German unit crosses the lower Don
refusal-nobody-withdrawn-now = Nobody is withdrawn now
refusal-others-are-withdrawn = Units of another kind are withdrawn
refusal-not-in-play-to-withdraw = It is not in play
refusal-only-german-withdrawn = Only German units are withdrawn
refusal-only-elite-withdrawn = Only elite panzer divisions are withdrawn
refusal-only-whole-withdrawn = Only an infantry division of three steps at full strength is withdrawn
refusal-withdrawn-in-supply = Who is withdrawn must be in supply
refusal-isolated-last = Who is not isolated is withdrawn first
refusal-nobody-to-make-up = No tank corps on the map could make up for it
refusal-withdraw-first = First withdraw those who must go
refusal-make-up-first = First make up for those who were withdrawn
refusal-others-make-up = Others on the map make up for those who were withdrawn
refusal-keeps-its-last-step = It keeps its last step
refusal-hand-over-first = First give the steps that are too many to others, or let them go
refusal-others-get-steps = Others get these steps
refusal-steps-need-supply = It gets a step only in supply
refusal-no-reserve-armies = There are no reserve armies of yours to activate
refusal-no-such-army = There is no such reserve army
refusal-army-is-active = This army is active
refusal-saratov-waits = The army of Saratov waits for its turn, or for the enemy to come near
refusal-armies-from-turn-two = Reserve armies are activated from turn 2 on
refusal-one-army-a-turn = One army is activated in a turn
refusal-no-winter-offensive = There is no winter offensive of yours to declare
refusal-declared-already = The winter offensive has been declared
refusal-vasilevsky-is-not-here = The marker of Vasilevsky comes later
refusal-markers-are-laid = These markers have been laid
refusal-no-headquarters-there = None of your supplied headquarters is there
refusal-lay-markers-first = First lay the markers with your headquarters
refusal-reserve-army-stays = It belongs to a reserve army that may not move yet
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
refusal-first-turn-tactical = On the first turn the attackers use only tactical movement
refusal-short-turn-tactical = In the short turn only units in full retreat move further than tactically
refusal-short-turn-not-further = In the short turn there is no extended movement
refusal-preliminary-not-further = There is no extended movement before the first German turn
refusal-preliminary-no-reserves = Before the first German turn nobody is put in reserve: no combat follows
refusal-short-turn-no-reserves = In the short turn nobody is put in reserve: in its combat phase one only breaks away
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
refusal-trains-are-full = Four units a turn go by rail
refusal-one-train-on-the-map = Of the units on the map one a turn goes by rail; the others come from entry areas
refusal-no-railway-here = There is no railway here
refusal-railway-cut = No unbroken railway of yours leads there
refusal-railway-not-converted = This railway has not been converted yet
refusal-nowhere-by-rail = There is nowhere to go by rail from here
refusal-train-in-enemy-zone = No train leaves an enemy zone of control or ends in one, not even beside friends
refusal-disordered-no-trains = Only units in good order go by rail
refusal-short-turn-no-trains = No trains run in the short turn
refusal-preliminary-no-trains = No trains run before the first German turn
refusal-refitted-no-trains = A unit with a replacement marker does not go by rail
refusal-one-train-in-a-hex = A train with a combat unit stands in this hex already
refusal-railhead-in-the-way = Soviet trains do not pass a German railhead
refusal-ferry-is-used = The ferry at Vladimirovka carries one unit a turn
refusal-area-to-area-by-foot = From area to area units go by ordinary movement
refusal-one-of-the-army-by-rail = One unit of this army comes by rail
refusal-sea-lanes-are-soviet = Only the Soviets use the sea lanes; Germans cross the strait of Kerch, from entry area W
refusal-disordered-no-ships = Only units in good order go by sea
refusal-refitted-no-ships = A unit with a replacement marker does not go by sea
refusal-preliminary-no-ships = No ships sail before the first German turn
refusal-no-wheels-aboard = Ships carry supply points and units without vehicles
refusal-no-port-here = Ships sail from a port
refusal-port-not-served = Ships sail from ports that are yours, without an enemy in them
refusal-ships-are-full = One unit a turn goes by each sea
refusal-nowhere-by-sea = No other port of this sea is open
refusal-sea-takes-all-movement = A voyage takes the whole movement of all but naval infantry
refusal-sea-takes-one-hex = Naval infantry goes one hex besides the voyage, tactically
refusal-land-first = Nobody stays at sea: first choose the port
refusal-no-port-there = Ships land in a port
refusal-other-sea = That port is on another sea
refusal-german-port = Only naval infantry lands in a port of the enemy
refusal-crosses-by-sea = From here one crosses the strait of Kerch, by sea
refusal-strait-leads-to-taman = The strait of Kerch is crossed to Taman only
refusal-strait-is-german = Only German units cross the strait of Kerch
refusal-taman-not-taken = Units of Operation Blücher cross when Taman has been taken
refusal-soviets-in-taman = Soviet units are in Taman
refusal-strait-is-used = One unit a turn crosses the strait of Kerch
refusal-entrained-no-attack = An entrained unit does not attack
refusal-entrained-no-support = Nothing is fired or handed out from a train
refusal-entrained-no-lead = An entrained unit does not lead a determined defence
refusal-entrained-stays = An entrained unit stays on its train until its initial phase
refusal-choose-a-target-first = First choose the hex to attack
refusal-areas-are-safe = Units in entry areas cannot be attacked
refusal-areas-wait-for-combat = Units in entry areas attack in the combat phase only
refusal-not-beside-its-area = That hex does not lie beside its entry area
refusal-moved-between-areas = It has moved from one entry area to another in this turn: it does not attack
refusal-too-many-at-the-edge = More units than may stack in the hexes beyond the edge beside the target
refusal-forms-on-the-map = A group that comes out of an entry area forms in the vacated hex
refusal-nobody-to-attack = There is no enemy combat unit there
refusal-attacked-already = They have been attacked in this phase
refusal-nobody-beside-it = None of your units can attack it
refusal-odds-too-low = The odds are below 1 to 3
refusal-cannot-attack = It has no attack strength
refusal-short-turn-no-attacks = There are no attacks in the short turn
refusal-disordered-no-attack = Only units in good order attack
refusal-has-attacked = It has attacked in this phase
refusal-moved-too-far-to-attack = After extended movement a unit does not attack
refusal-not-beside-it = It is not beside that hex
refusal-impassable-between = The side between them cannot be crossed
refusal-volga-between = Across the Volga one attacks only at a crossing
refusal-ridge-between = Only mountain divisions attack across a ridge
refusal-ridge-in-the-way = Off the road only mountain divisions cross an alpine ridge
refusal-mountains-by-road = Wheels go into mountains by road only
refusal-attacks-already = It takes part already
refusal-allies-apart = Allies of Germany of two nations do not attack together
refusal-nobody-attacks-yet = Nobody takes part yet
refusal-nobody-else = There are not several others who could join
refusal-one-target = An attack has one target; finish this one
refusal-finish-this-attack = First finish this attack
refusal-not-ten-to-one = The odds are below 10 to 1
refusal-marked-auto-ds = After an automatic DS it neither moves nor fights in this turn
refusal-auto-ds-advances-last = After an automatic DS it advances when all battles are over
refusal-full-retreat-advances-not = Units in full retreat do not advance after combat
refusal-shift-advances-not = Who only shifted the column of the attack does not advance after it
refusal-reserve-advances-itself = It is in reserve, and advances only when that is activated
refusal-no-disengagement = Disengagement is not played with in this match
refusal-supply-stays = Supply points never retreat
refusal-full-retreat-breaks-not-away = Units in full retreat do not try to break away
refusal-attacked-no-disengagement = Who has attacked in this phase does not break away
refusal-has-tried-to-disengage = It has tried in this phase
refusal-no-way-to-disengage = No way is open to it: enemy units, zones, bonds or rivers bar them all
refusal-nobody-else-disengages = Nobody else in this hex can be thrown for
refusal-throw-first = First throw for those who try to break away
refusal-no-reserves = Reserves are not played with in this match
refusal-in-reserve = It is in reserve and does not move before the combat phase
refusal-disordered-no-reserve = Only units in good order go into reserve
refusal-moved-no-reserve = Into reserve goes who has not moved, or moved one hex and into no enemy zone
refusal-refitted-no-reserve = Who has got a replacement does not go into reserve
refusal-three-reserves = All three reserve markers are on the map
refusal-no-reserve-there = There is no reserve in that hex
refusal-reserves-do-not-attack = Reserves do not attack
refusal-marker-is-used = This marker lies under another army
refusal-marker-first = First say which marker is put under the army
refusal-no-reserve-army = There is no reserve army of yours with a box
refusal-armies-apart = Markers change only between armies that begin the phase in one hex or entry area
refusal-armies-have-moved = Markers are exchanged before the armies move
refusal-army-is-opened = An army that was given away keeps its marker
refusal-exchanged-already = These two have had their exchange in this phase
refusal-army-first = First say where the unit goes
refusal-in-that-box-already = The unit is in that box
refusal-box-is-full = A box holds eight units
refusal-army-not-supplied-there = The army is not supplied through the right entry areas
refusal-boxes-are-for-combat-units = Boxes are for combat units
refusal-open-the-box = The unit is in a box: it leaves that first
refusal-joins-from-other-areas = Units go into boxes from the areas A to E and over the Caspian Sea
refusal-no-army-takes-it = No reserve army can take this unit
refusal-one-is-called-in = One unit in a turn goes into a box by strategic movement
refusal-not-called-from-there = Strategic movement begins on the railways, supplied through A to E
refusal-disordered-not-called = Only units in good order go into a box from afar, or out of one to another place
refusal-box-is-open = A box is open: first say who leaves it
refusal-not-in-that-box = The unit is not in that box
refusal-box-is-empty = The box is empty
refusal-joined-in-this-turn = Who has gone into a box in this turn has no movement left
refusal-army-is-in-an-area = The army is in an entry area, not on the map
refusal-has-no-zone = A unit in full retreat has no zone of control
refusal-one-is-transferred = One unit in a turn goes from a box to another or to an area
refusal-transfer-to-these-areas = From a box units go to the entry areas A to E
refusal-three-come-out = Three units come out at the most
refusal-show-or-not = First say who comes out of the box
refusal-box-was-filled = A reserve army moves before units come into its box, not after
refusal-box-was-opened = A reserve army moves before units leave its box, not after
refusal-box-first = First open a box, or pick a unit to go into one
refusal-disordered-box-stays = With units in disorder in its box an army does not go from area to area
refusal-box-is-not-empty = Only an army with an empty box goes by rail or by sea
refusal-in-a-box = Who is in a box takes no part in battles
refusal-advance-into-reserve-army = A reserve army that may hide units is not entered by an advance
refusal-no-offensives = Planned offensives are not played with in this match
refusal-plans-nothing = Only headquarters of fronts and of German armies plan offensives
refusal-disordered-plans-nothing = The headquarters must be in good order
refusal-plans-need-supply = The headquarters must be in supply
refusal-two-offensives = Both markers are on the map
refusal-nothing-planned = This headquarters has no planned offensive
refusal-offensive-not-ready = The offensive is not ready before the next initial phase
refusal-offensive-is-used = This marker takes part already
refusal-no-offensive-in-breakthrough = A planned offensive does not help in a breakthrough
refusal-no-leader = Only a leader can have a die rerolled
refusal-not-his-die = This leader does not have such throws rerolled
refusal-leader-is-used = This leader is used: he has had his reroll or gone by rail, and is ready again in his own initial phase
refusal-no-such-die = No die shows that number
refusal-reroll-or-keep = First decide whether the die is rerolled
refusal-pick-a-die-first = First pick one of the dice
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
refusal-no-soviet-air = The Soviets have no air units
refusal-no-such-air-unit = There is no such air unit
refusal-air-is-grounded = It does not fly in this turn
refusal-air-is-used = It has been used in this turn
refusal-air-has-attacked = It has supported an attack and stays with it
refusal-air-out-of-range = It is more than 15 hexes from the nearest town on your railways
refusal-air-stays-near = Left with an attack, it helps only within one hex
refusal-romanian-air = The Romanians fly only for Romanian units
refusal-one-air-unit = One air unit in a battle
refusal-air-not-in-first-battle = In a breakthrough only the air unit of the first battle helps
refusal-no-artillery-in-defence = Artillery shifts the column only in an attack
refusal-air-or-none = First decide: an air unit or none
refusal-leave-air-first = First decide with whom the air unit stays
refusal-air-stays-with-attackers = It stays with a unit that attacked
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
refusal-advance-or-end = First advance, or end the advance
refusal-finish-this-advance = First finish this advance
refusal-limited-advance = Only into the hex that was defended
refusal-too-far-to-advance = The advance does not lead that far
refusal-too-many-there = Too many units would stand there
refusal-advance-into-bond = An enemy bond is entered only in the hex that was defended
refusal-advance-over-river = Without a bridge only those cross who attacked over the river, and into the hex that was defended
refusal-heavy-ground-in-the-way = Off the road an advance ends in marsh and mountains
refusal-group-comes-first = A breakthrough group comes before all other advances, and there is one only
refusal-no-breakthrough-after-it = This advance allows no breakthrough
refusal-enter-the-city = First at least one combat unit must enter the city
refusal-fighters-first = A combat unit must enter the city first
refusal-contested-tactically = A contested city is entered by tactical movement only
refusal-contested-into-zone = From a contested city one may not move into an enemy zone of control without a unit of one’s own there
refusal-contested-no-sally = Units in a contested city attack only the enemy in that city
refusal-cannot-follow = It could not advance into that hex
refusal-one-stack-only = Only units of one hex turn aside together
refusal-breakthrough-is-over = The breakthrough is over: only the emptied hex may be entered
refusal-stuck-in-a-zone = In an enemy zone the group stops or attacks
refusal-no-advance-left = No hex of the advance is left
refusal-no-breakthrough-from-marsh = No breakthrough out of a marsh
refusal-leave-some-out-first = First decide who does not count
refusal-takes-no-room = Without it there would be as many too many
refusal-no-artillery-in-breakthrough = No artillery support in a breakthrough
refusal-only-the-group-attacks = Only the breakthrough group attacks on its advance
refusal-not-in-full-retreat = It is not in full retreat
refusal-recover-first = First the recovery

# Odds and outcomes

odds-battle = { $what }
odds-battle-choice = to choose from: { $what }
odds-disengagement = { $what }
odds-defence = { $what }{ $own ->
    [0] {""}
   *[other] , own steps lost: { $own }
}{ $enemy ->
    [0] {""}
   *[other] , enemy steps lost: { $enemy }
}
outcome-goal = The Axis has { $points } victory points on turn { $turn }
outcome-time = Turn { $turn } is over and the Axis has only { $points } victory points
outcome-stalingrad = On turn { $turn } the Axis holds nothing of Stalingrad any more
outcome-ahead = With { $points } victory points on turn { $turn } the Axis is far ahead of the benchmark
outcome-behind = With { $points } victory points on turn { $turn } the Axis is far behind the benchmark
outcome-gate = After its half of turn { $turn } the Axis has only { $points } victory points

# What many games are measured by

count-voronezh-falls = Turn in which Voronezh falls
count-millerovo-falls = Turn in which Millerovo falls
count-rostov-falls = Turn in which Rostov falls
count-maykop-falls = Turn in which Maykop falls
count-grozny-falls = Turn in which Grozny falls
count-kalach-falls = Turn in which Kalach falls
count-steps-lost-axis = Steps missing at the end: Axis
count-steps-lost-soviet = Steps missing at the end: Soviets
count-steps-restored-axis = Steps replaced: Axis
count-steps-restored-soviet = Steps replaced: Soviets
count-steps-lost-in-all-axis = Steps lost in all: Axis
count-steps-lost-in-all-soviet = Steps lost in all: Soviets
count-steps-in-pocket = Steps in the pocket on turn 33
count-points-at-gate = Victory points after the German half of turn 28
count-ends-early-axis = Won at once before turn 20: Axis
count-ends-early-soviet = Won at once before turn 20: Soviets

# Why the recruit does what it does

bot-recruit = Recruit
bot-commander = Commander
bot-general = General
why-nothing-else = There is nothing else to choose.
why-ready = { $unit } can support again.
why-refit = { $unit } is where a step counts most.
why-rebuild = { $unit } is the strongest who can come back.
why-recall = { $unit } can be spared most easily.
why-reduce = { $unit } can spare a step most easily.
why-give = { $unit } gains most by a step.
why-call = It is time for the { $army }.
why-winter-offensive = Winter is here, and the Soviets strike twice in a row.
why-muster = { $unit }: from { $place } it is nearest to the fighting.
why-fortify = { $place } is where a fort helps most: defence { $defence }, and attackers with { $attack } stand beside it.
why-stock = { $place }: a supply point, for artillery and attacks to come.
why-build = { $place }: the strongest troops in the front line, defence { $defence }; attackers with { $attack } stand beside them.
why-convert = { $place }: supplies follow the railway.
why-no-resources = Nothing else is worth a resource point.
why-arrive = { $unit }: from { $place } the way to where it is needed is shortest.
why-turn-of = { $unit } is next: who stands nearest to the enemy moves first.
why-rail = { $unit } is there sooner by rail.
why-ride = { $unit } detrains at { $place }: near the front, out of the enemy’s reach.
why-cross-strait = { $unit } crosses to Taman while it is open.
why-ship-out = { $unit } leaves by sea before the port falls.
why-land = { $unit } lands at { $place }, out of the enemy’s reach.
why-all-moved = Everybody has moved.
why-flotilla = Units wait for the Volga Flotilla in { $place }.
why-flotilla-stays = Nobody waits for the Volga Flotilla.
why-goal = { $unit }: { $place } is nearer to the next victory hex.
why-exit = { $unit } leaves the map by { $place }: that brings victory points.
why-target = { $unit } takes its place for an attack at { $place }.
why-line = { $unit } closes the line at { $place }.
why-guard = { $unit }: { $place } must be held, or is easy to hold.
why-withdraw = { $unit } withdraws to { $place } before a stronger enemy.
why-supply = { $unit }: { $place } is in supply.
why-behind = { $unit } gets behind the enemy at { $place }.
why-flee = { $unit } is disrupted before a much stronger enemy and gets away while it can.
why-stay = { $unit } stands nowhere better than at { $place }.
why-attack = { $place } is the best target: { $odds }, and a chance of { $percent }% to drive the enemy out.
why-join = { $unit } makes the odds against { $place } better.
why-fight = Nobody else would change the odds: { $odds } against { $place }.
why-no-attack = No attack is worth its losses now: even the best, { $odds } against { $place }, has a chance of { $percent }% to drive the enemy out.
why-no-target = There is nobody left to attack.
why-break-away = { $unit } breaks away before a much stronger enemy comes at it.
why-reroll = { $unit } can have the { $die } thrown again: the new throw is better with a chance of { $percent }%.
why-plan = { $unit }: here the main blow will fall.
why-offensive = { $place }: here another die is worth most.
why-reserve = { $unit }: it follows where the front opens.
why-marker = { $unit }: nobody shall guess its box.
why-come-out = { $unit }: it must hold the hex.
why-stay-hidden = The boxes stay closed.
why-activate = { $place }: time for the reserves to go forward.
why-keep-die = Another throw would be better with a chance of { $percent }%: that is not worth a leader’s reroll.
why-pick = The { $die } brings most: { $what }.
why-cheapest = { $unit } loses least by it.
why-dearest = It hurts most here: { $unit }.
why-remnant = { $unit }: a remnant is better than nothing.
why-air = { $air } makes the odds at { $place } better.
why-no-air = { $place }, { $odds }: an air unit would change too little here.
why-air-stays = { $unit } will need it.
why-stand = { $place } can be held: a chance of { $percent }%.
why-lead = { $unit } holds best: with support a chance of { $percent }%.
why-give-way = { $place } is hardly to be held: a chance of { $percent }%.
why-retreat = Of the ways back the one to { $place } is the safest.
why-advance = { $unit } would stand better further ahead, at { $place }.
why-no-advance = { $place }: nobody would stand better further ahead.
why-city-full = { $place }: nobody else is needed in the city.
why-enter-city = { $unit } holds out best in the contested city { $place }.
why-recover = { $count ->
    [one] { $count } unit is in full retreat: only in good order can it fight.
   *[other] { $count } units are in full retreat: only in good order can they fight.
}

# Why the commander does what it does

why-take = { $unit } is meant to take { $place }.
why-keep = { $unit } holds { $place }.
why-hold = { $unit } holds { $place }, a post of the line.
why-hold-river = { $unit } holds the { $river } at { $place }.
why-ring = { $unit } stays at { $place } and keeps the ring closed.
why-cut = { $unit } makes for { $place }, to cut an army off.
why-hunt = { $unit } goes after the enemy in the rear at { $place }.
why-leave = { $unit } makes for the edge of the map: who leaves there brings victory points.
why-cross = { $unit } makes for the country south of the Don, which brings a point.
why-prepare = { $unit } takes its place for the attack on { $place }.
why-sweep = { $place }: ten to one, so that others can pass there at once.
why-break-through = { $unit }: through { $place } the next enemy can be attacked, too.
why-support = { $place }: { $odds }, and a shift is worth it here.

# Why the general does

why-stroke = With { $unit } at { $place } the count of victory points is better.

# In the terminal

sketch-turn = Turn { $turn } of { $last }, { $side }: { $phase }
sketch-over = Turn { $turn } of { $last }: the game is over
sketch-weather = Weather: { $weather }
sketch-weather-mud = Weather: { $weather }, mud
sketch-points = Victory points of the Axis: { $points }, needed: { $goal }
sketch-benchmark = Victory points of the Axis: { $points }, benchmark of the turn: { $benchmark }
sketch-to-move = Can still move: { $count }
sketch-attackers = Units that can attack: { $count }
sketch-held = Victory hexes of the Axis: { $places }
sketch-none = The Axis holds no victory hexes
sketch-front = Along the front (attack-defence, steps):
sketch-near = Around { $place } (attack-defence, steps):
sketch-stack = { $place }, { $side }: { $attack }-{ $defence }, { $steps }: { $units }
sketch-elsewhere = Elsewhere: Axis { $axis }, Soviets { $soviet }
sketch-air = Air units ready: { $airs }
sketch-air-at = { $air } is at { $place }
sketch-against = With an air unit against it: column { $column }
sketch-against-broken = With an air unit against it, the attack is broken off
sketch-battle = Attack on { $place }: { $attack } to { $defence }, column { $column }
sketch-disengaging = Disengagement from { $place }: { $units }
sketch-thrown = Thrown at { $place }: { $dice }

# Movement at the table

board-cost-to = { $cost } of { $all }
board-cost-extended = { $cost } of { $all }, extended
board-cost-tactical = tactical, hex { $cost } of { $all }
board-comers = Who can come here
board-comers-none = None of your units that may still move can come here.
board-cut = { $count ->
    [one] One unit would be out of supply if its enemy stood here
   *[other] { $count } units would be out of supply if their enemy stood here
}
board-cut-none = If the enemy stood here, nobody else would be out of supply.
board-cost-rail = By rail, hexes: { $cost }
board-cost-sea = By sea
board-side = Units
board-full-retreat = Full retreat: choose units
board-rail = By rail: { $count } left, { $local } of them from the map
board-sea = By sea
board-by-rail = By rail
board-retreating = Full retreat
board-left = { $count ->
    [one] { $count } unit can still move
   *[other] { $count } units can still move
}
board-crowded = Too many units ({ $places }): some are lost at the end of the phase
board-list-waiting = Not yet moved
board-list-battles = Battles at hand
board-list-battles-chance = to take the hex: { $chance } of 6
board-list-supply = Out of supply
board-list-coming = Reinforcements
board-list-away = Off the map
board-list-others = Others
board-list-now = Now
board-turn = Turn { $turn }
board-track-turn = Turn { $turn } of { $last }
board-track-phase = { $side }: { $phase }
board-track-short-turn = { $side }, short turn: { $phase }
board-track-preliminary = { $side }, before the first German turn: { $phase }
board-track-benchmark = Points { $points }, benchmark { $benchmark }
board-track-points = Points { $points }, { $goal } to win
board-layer-zones = Enemy zones and bonds
board-layer-zones-about = Hexes in enemy zones of control, and hexes and sides that bonds close
board-layer-ownZones = Own zones and bonds
board-layer-ownZones-about = The same of one’s own units
board-layer-supply = Own supply
board-layer-supply-about = Hexes that a supply line reaches, and the roads it comes by; a road hex under the pointer shows which roads hang on it, and a press on a hex says who would be out of supply if the enemy stood there
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
board-mark-plan = Prepares a planned offensive
board-mark-plan-ready = Its planned offensive is ready
board-mark-reserve = In reserve
board-mark-activated = Activated from reserve
board-reserve = Reserves: choose units
board-planned = Planned offensive: { $dice } dice, of which any counts
board-mark-moved = Has moved in this phase
board-mark-extended = By extended movement
board-mark-attacked = Has attacked in this phase
board-mark-defended = Has defended in this phase
board-mark-retreated = Has retreated in this phase
board-mark-advanced = Has advanced in this phase
board-mark-declined = Stays in full retreat
board-mark-bound = May not move yet
board-mark-replacement = Has got a replacement: one hex, no attacks out of its hex
board-affairs = Affairs of the campaign
board-affairs-recall = To be withdrawn:
board-affairs-reduce = Steps to be made up:
board-affairs-give = Steps to be given:
board-affairs-can = Can be chosen
board-affairs-cannot = Cannot
board-affairs-armies = Reserve armies that wait
board-affairs-eliminated = eliminated
board-affairs-displayed = its remnant is on the map
board-affairs-why-elite = not an elite division
board-affairs-why-whole = not at full strength, or of two steps
board-affairs-why-supply = out of supply
board-affairs-why-isolated = isolated: others go first
board-affairs-why-nobody = nobody on the map could make up for it
board-affairs-why-last = keeps its last step
board-affairs-why-full = at full strength
board-affairs-why-map = not on the map
board-affairs-why-other = others are meant
board-maskirovka = Reserve armies
board-box-count = { $count } of { $all }
board-box-unknown = Whose it is, nobody has seen
board-army-opened = given away
board-exchange = Markers: { $one }, { $other }
board-refits = Replacements
board-refits-none = No replacements are left
board-refits-steps = Can get a step
board-refits-back = Can come back
board-refits-not = Cannot get any
board-refits-done = Got a replacement
board-refit-order = not in good order
board-refit-supply = out of supply
board-refit-garrison = a garrison
board-refit-never = takes none
board-refit-nowhere = nowhere to come back
board-refit-points = no points of its kind
board-mark-entrained = Entrained: no zone of control, no attack, defends with 1
board-stands-for = Remnant of { $unit }
board-track-turn-short = T { $turn }
board-track-points-short = VP { $points }
board-way = For those who are being moved
board-key-next = next and previous unit that can still move
board-key-zones = zones and bonds of the enemy, of one’s own side
board-key-supply = supply of one’s own side, of the enemy
board-key-control = control

# Rivers that are held

river-afips = Afips
river-aksay = Aksay
river-aksay-kurmoyarsky = Aksay Kurmoyarsky
river-aksay-yesaulovsky = Aksay Yesaulovsky
river-albashi = Albashi
river-ardon = Ardon
river-argun = Argun
river-aydar = Aydar
river-baksan = Baksan
river-belaya = Belaya
river-beryozovaya = Beryozovaya
river-beysug = Beysug
river-bityug = Bityug
river-bogucharka = Bogucharka
river-bolshaya-kamenka = Bolshaya Kamenka
river-bolshoy-zelenchuk = Bolshoy Zelenchuk
river-buzuluk = Buzuluk
river-bystraya = Bystraya
river-bzyb = Bzyb
river-chelbas = Chelbas
river-cherek = Cherek
river-chigla = Chigla
river-chir = Chir
river-chyornaya-kalitva = Chyornaya Kalitva
river-derkul = Derkul
river-don = Don
river-donets = Donets
river-donskaya-tsaritsa = Donskaya Tsaritsa
river-glubokaya = Glubokaya
river-ikorets = Ikorets
river-ilovlya = Ilovlya
river-kagalnik = Kagalnik
river-kalaly = Kalaly
river-kalaus = Kalaus
river-kalitva = Kalitva
river-kalmius = Kalmius
river-karpovka = Karpovka
river-kazenny-torets = Kazenny Torets
river-khoper = Khoper
river-kirpili = Kirpili
river-korocha = Korocha
river-krasnaya = Krasnaya
river-krynka = Krynka
river-kshen = Kshen
river-kuban = Kuban
river-kuma = Kuma
river-kundryuchya = Kundryuchya
river-laba = Laba
river-liska = Liska
river-lugan = Lugan
river-malka = Malka
river-manych = Manych
river-medveditsa = Medveditsa
river-mius = Mius
river-mokraya-chuburka = Mokraya Chuburka
river-myshkova = Myshkova
river-mzymta = Mzymta
river-olym = Olym
river-osered = Osered
river-oskol = Oskol
river-podkumok = Podkumok
river-polnaya = Polnaya
river-potudan = Potudan
river-psekups = Psekups
river-sal = Sal
river-savala = Savala
river-seym = Seym
river-shakhe = Shakhe
river-sosyka = Sosyka
river-sredny-yegorlyk = Sredny Yegorlyk
river-sukhoy-torets = Sukhoy Torets
river-sunzha = Sunzha
river-terek = Terek
river-tersa = Tersa
river-tikhaya-sosna = Tikhaya Sosna
river-tim = Tim
river-tolucheyevka = Tolucheyevka
river-torgun = Torgun
river-tsimla = Tsimla
river-tuskar = Tuskar
river-tuzlov = Tuzlov
river-urup = Urup
river-volchya = Volchya
river-vorona = Vorona
river-volga = Volga
river-voronezh = Voronezh
river-yegorlyk = Yegorlyk
river-yelan = Yelan
river-yeruslan = Yeruslan
river-yeya = Yeya

# What happened in 1942, beside the history of a match.
history-blau = Fall Blau begins: the armies of Weichs break through east of Kursk.
history-volchansk = The German Sixth Army attacks from Volchansk towards the Oskol.
history-voronezh = Most of Voronezh is in German hands; the east of the city holds.
history-split = Army Group South is divided: A goes to the Caucasus, B to the Volga.
history-stalingrad-front = The Stalingrad Front is formed.
history-millerovo = German tanks are in Millerovo; what is left between Don and Donets must break out.
history-voroshilovgrad = Voroshilovgrad falls. On the Chir the first shots of the battle for Stalingrad.
history-directive-45 = Hitler orders Stalingrad and the Caucasus to be taken at once, not one after the other.
history-rostov = Rostov falls for the second time; the way south is open.
history-order-227 = Order No. 227 to the Red Army: not a step back.
history-salsk = The Germans are in Salsk.
history-kotelnikovo = The Fourth Panzer Army, turned back from the Caucasus, takes Kotelnikovo.
history-stavropol = Voroshilovsk (Stavropol) falls without a siege.
history-armavir = Armavir falls.
history-maykop = The Germans enter Maykop; its oil wells burn.
history-pyatigorsk = German tanks are in Pyatigorsk.
history-kalach-bend = Two Soviet armies are broken in the Don bend west of Kalach.
history-krasnodar = Krasnodar is lost after days of fighting at the crossings of the Kuban.
history-elista = Elista, in the middle of the Kalmyk steppe, is taken.
history-elbrus = German mountain troops raise a flag on Elbrus.
history-volga = The 16th Panzer Division reaches the Volga north of Stalingrad; the city burns under the bombs.
history-mozdok = Mozdok falls: the Germans stand on the Terek.
history-novorossiysk = Most of Novorossiysk is taken; the east shore of the bay holds.
history-assault = The assault on Stalingrad begins.
history-guards-cross = Rodimtsev’s guardsmen cross the Volga and throw the Germans back from the bank.
history-tractor-works = The heaviest day in the city: the tractor works are lost.
history-nalchik = Nalchik falls; the Germans turn on Ordzhonikidze.
history-gizel = At the gates of Ordzhonikidze the drive into the Caucasus ends.
history-last-assault = The last German assault in Stalingrad cuts the defence in two.
history-uranus = Uranus: the Southwestern and Don Fronts attack from Serafimovich and Kletskaya.
history-uranus-south = The Stalingrad Front attacks south of the city.
history-kalach = Kalach is taken; at Sovetsky the ring around the Sixth Army closes.
history-manstein = Manstein takes over Army Group Don.
history-winter-storm = Winter Storm: the relief of the pocket sets out from Kotelnikovo.
history-little-saturn = Little Saturn: on the middle Don the Italian front breaks.
history-myshkova = The relief stands on the Myshkova, some fifty kilometres from the ring, and comes no further.
history-tatsinskaya = Badanov’s tanks are on the airfield of Tatsinskaya.
history-kotelnikovo-back = Kotelnikovo is free.
history-elista-back = Elista is free.
# Said at set-up

scenario-fall-blau-about = June and July, eight turns on one sheet: the summer offensive breaks out. The best to begin with.
scenario-fall-blau-length = one or two evenings
scenario-caucasus-about = August to November, eighteen turns: from the lower Don to the passes and the oil of Grozny.
scenario-caucasus-length = several evenings
scenario-uranus-about = From 19 November, nine turns: the Soviets attack, the 6th Army is surrounded.
scenario-uranus-length = two evenings
scenario-campaign-about = All 36 turns over all sheets, from the first attack to the end of the year.
scenario-campaign-length = many evenings
bot-recruit-about = Attacks where the odds are good, without a plan: for the first turns.
bot-commander-about = Plans battles, objectives and the line.
bot-general-about = As the commander, and tries several stances out before it decides; takes its time.

# The lesson

lesson-aim = 28 June 1942. You lead the Axis in Fall Blau: eight turns, and 8 victory points for cities and for tanks that leave the map win. The Soviets hold the line from Kursk to the sea. You will break it in one place.
lesson-counter = The 3rd Panzer Division, 10-8-6: attack 10, defence 8, movement 6. The red square makes it elite, the red dot gives the tanks’ shift. It has three steps: whoever loses one is turned to his weaker side.
lesson-initial = A turn begins with the initial phase. A resource point brings a supply point, begins a fort or makes a used headquarters ready. The offensive will need supply: take two points into entry area X, behind the northern armies.
lesson-initial-no = That area is far from where the offensive begins. Choose area X, in the north-west.
lesson-initial-no-fort = A fort is for who defends. Today you attack: take supply.
lesson-initial-no-end = Resource points are not kept for the next turn. Take the supply first.
lesson-end-initial = Both points are spent. End the initial phase; movement follows.
lesson-target = Here, at hex 1713, stand two rifle divisions and a tank brigade, defence 10 in all. Four of your divisions are beside them: 21 to 10 is only 2-1, and their tanks shift that one column down. That is not enough.
lesson-move = The 3rd Panzer Division is two hexes away, and on the first turn combat units move only tactically, up to two hexes. Press it, at 1515, then hex 1714: from there it can attack.
lesson-move-no = They may move as well. But this battle needs the 3rd Panzer Division at 1515.
lesson-move-no-to = From there it would not stand beside 1713. Go to 1714.
lesson-move-no-stop = It has not moved yet, and from here it cannot attack.
lesson-move-no-retreat = Full retreat gives up order for speed: for the beaten, not for you today.
lesson-move-no-end = Then the attack would be made without tanks, at 1-1. Bring the 3rd Panzer Division up first.
lesson-end-movement = Beside 1713 it adds 10, and its elite tanks shift one column in your favour instead of theirs. All others may stay for now: end the movement phase.
lesson-end-movement-no = In a match of your own you would move many more. Here this one is enough.
lesson-attack = The combat phase. Every hex with enemies beside you can be attacked, one after the other, in any order. Attack 1713.
lesson-attack-no = There the odds are not ready yet. First 1713, where the tanks are.
lesson-attack-no-end = The enemy’s line still stands. Attack first.
lesson-all = Who takes part? Everybody beside the hex who has not attacked yet. Take all.
lesson-all-no = First say who attacks.
lesson-all-no-by = One by one is possible too. But all of them are needed, and one press is enough.
lesson-support = 31 to 10 is 3-1, with the tanks’ shift 4-1. The guns of the 6th Army and the IV Air Corps shift one column more each. Add both and watch the table.
lesson-support-no-fight = Not yet: with guns and aircraft it is two columns better.
lesson-support-no-support = That headquarters is needed by its own army. Take the 6th Army’s.
lesson-support-no-air = The VIII Air Corps is kept for the north. Take the IV Air Corps.
lesson-fight = Column 6-1. The table shows what each throw of the die brings, before you throw: in every case they retreat. Fight!
lesson-advance = A four, D1: one of them loses a step, all retreat three hexes and are disrupted. Now you may advance. Take the 3rd Panzer Division, then 1812: its zone of control lies behind the enemies at 1813.
lesson-advance-no = They follow in a moment. The tanks go first and farthest.
lesson-advance-no-to = 1812 is better: from there it threatens the rear of the enemies at 1813.
lesson-advance-no-end = An empty hex would be filled again next turn. Advance!
lesson-advance-no-breakthrough = A breakthrough attacks once more in the same phase. You will want it later; today advance in order.
lesson-follow = Take the hex itself: advance with the 113th Infantry Division to 1713 and leave it at that.
lesson-follow-no = Infantry into 1713, so that the gap is yours: the 113th.
lesson-follow-no-to = That is not the hex you fought for. 1713.
lesson-follow-no-end = Your tanks stand alone out there. Somebody must hold 1713.
lesson-end-advance = End the advance. Then you are asked with whom the aircraft stay: in the enemy’s turn they help whoever is attacked within a hex of there.
lesson-end = The line is broken. Now you know how a battle is made: bring enough beside one hex, add tanks, guns and aircraft, look at the table, advance. Over twenty more hexes can be attacked this turn: play on, or begin a match of your own.

## How to play

howto-aim-campaign = Summer 1942. The Axis attacks from Kursk and Kharkov towards the Volga and the Caucasus; the Soviets fall back, cling to rivers and cities and gather strength for the counterblow in the winter.
howto-aim-scenarios = Begin with Fall Blau: eight turns on one sheet of the map. The whole campaign is thirty-six turns and many evenings.
howto-phase-weather = Weather
howto-phase-weather-text = In summer it is always clear; in autumn and winter a die decides.
howto-phase-initial = Initial phase
howto-phase-initial-text = The Axis goes first: resource points, replacements, reinforcements, forts completed, headquarters made ready.
howto-phase-movement = Movement
howto-phase-movement-text = Move all units or some. Beside the enemy they stop; far from him they may use extended movement, and railways carry them a long way.
howto-phase-combat = Combat
howto-phase-combat-text = Attack hex by hex, in any order. Losses, retreats and advances follow at once; tanks may break through and attack again.
howto-phase-recovery = Recovery
howto-phase-recovery-text = Disrupted units recover: away from the enemy by themselves, beside him by a die.
howto-phase-supply = Supply
howto-phase-supply-text = Whoever is cut off grows weak, and the encircled melt away beside the enemy. The Axis moves its railheads on.
howto-phase-soviet = The Soviet turn
howto-phase-soviet-text = The same phases. In the winter the order changes: then the Soviets go first.
howto-phase-victory = Victory check
howto-phase-victory-text = The victory points of the Axis are counted and compared with the benchmark of the turn.
howto-part-counter = A counter
howto-part-counter-text = Almost everything about a unit is printed on it. The sign in the middle is its arm, the crosses above it its size.
howto-counter-name = The number of the unit. Its colour says whose it is: the Wehrmacht grey, regular Soviet units sand, the Guards red.
howto-counter-dot = Dot: a tank unit. It shifts the column of a battle, a red one by two.
howto-counter-attack = Attack strength.
howto-counter-defence = Defence strength; a red square is elite, a white one weak.
howto-counter-movement = Movement: how many points it spends in a turn.
howto-counter-steps = Steps: so many losses it bears. After the first it is turned to its weaker side.
howto-part-signs = Marks on counters
howto-sign-steps = A stripe across: a step lost.
howto-sign-elite = Red square: an elite unit.
howto-sign-low = White square: a weak unit.
howto-sign-alone = Brackets: defends with this only if alone in its hex.
howto-sign-slow = Black square: no extended movement; T is tactical movement only, one or two hexes.
howto-sign-free = White frame: one such unit takes no room in a hex.
howto-sign-black = Black dot: tank shift.
howto-sign-red = Red dot: elite shift, which nothing cancels.
howto-sign-white = White dot: cancels an ordinary tank shift in defence.
howto-part-battle = How a battle is reckoned
howto-part-battle-text = Add up the attack of all who strike this hex and divide it by the defence of those inside. 10 + 5 against 5 is 3-1. Tanks, artillery and aircraft shift the column, and one die decides.
howto-battle-panzer = A panzer division: attack 10, and its dot shifts the column to the right.
howto-battle-infantry = Infantry from another hex: attack 5.
howto-battle-rifles = A rifle division: defence 5. Behind a river, in a city or in the mountains it would be doubled.
howto-part-bond = Zones of control and bonds
howto-part-bond-text = The six hexes around a combat unit are its zone of control: the enemy stops there, and leaving it is dear.
howto-bond-gap = Bond: two units with one hex between them close the way. The enemy neither passes here nor draws supply; whoever must retreat into it is lost.
howto-bond-zone = The zone of control reaches into the next hex on every side.
howto-part-map = Signs on the map
howto-sign-woods = Woods: no tank shifts.
howto-sign-rough = Rough: a shift in favour of the defence.
howto-sign-marsh = Marsh: defence is doubled, and an advance ends there.
howto-sign-mountain = Mountains: vehicles keep to roads; the defence of infantry is doubled.
howto-sign-minor-river = Minor river: defence is doubled if all attack across it.
howto-sign-major-river = Major river: attacks across it are halved.
howto-sign-rail = Railway: transport and supply.
howto-sign-vp = Victory hex: so many points for the Axis if it holds it.
howto-sign-fort = Fort: helps the defence.
howto-win-points = Only the Axis gets victory points: for places with a red star and for units that leave the map.
howto-win-benchmark = Every turn has a benchmark. If the Axis is far ahead of it, it wins at once; far behind, and the Soviets win at once.
howto-win-soviet = The Soviets win if the Axis has too few points at the end. They do not need cities but time.
howto-win-scenario = Scenarios have an aim and an end of their own, shown beside the map. In Uranus it also counts whether Stalingrad holds.
howto-tip-one = Do not attack everywhere. Gather beside one hex: 5-1 with shifts is better than three attacks at 2-1.
howto-tip-bonds = Keep a line with gaps of one hex: bonds close a front with half the units, and they close a ring too.
howto-tip-tanks = Lead tanks along roads and over the plain: in woods, marshes and cities their shift is lost.
howto-tip-rivers = Defend behind a river. Who strikes across a major river has half his strength, and your defence is doubled.
howto-tip-supply = Look at supply before you strike: it comes along railways, from the railhead. An encircled enemy grows weak by himself.

## Player aid

aid-die = Die
aid-crt = Combat results
aid-crt-note = A is the attacker, D the defender, a figure the steps lost, R and a figure a retreat of so many hexes. D1: a step and 3 hexes (2 in A1/D1); EX: a step each; DRX: a step each, and the defender retreats 2; DS: shattered, a step and 4 hexes.
aid-defence = Determined defence
aid-column-clear = clear
aid-column-other = other
aid-column-city = city
aid-defence-note = S success, P partial success, F failure; then the losses of attacker and defender. An asterisk within: the defender chooses which attacker.
aid-terrain = Terrain
aid-hex = Hex
aid-foot = Foot
aid-mech = Motorised
aid-vehicle = Vehicles
aid-shift = Shift
aid-doubles = Doubles
aid-doubles-none = –
aid-doubles-infantry = infantry
aid-doubles-all = all
aid-tanks = Tank shifts
aid-terrain-note = Figures are movement points to enter the hex.
aid-cost-road = by road
aid-cost-other = as the hex
aid-cost-no = no
aid-cost-mountain = mountain units
aid-cost-ferry = ferry
aid-sides = Hexsides
aid-side = Side
aid-halves = Attack halved
aid-side-doubles = Defence doubled
aid-side-minor-river = Minor river
aid-side-major-river = Major river
aid-side-frozen-river = Frozen river
aid-side-pontoon = Pontoon bridge
aid-side-rail-bridge = Railway bridge
aid-side-road-bridge = Road bridge
aid-side-volga = Volga
aid-side-lake = Lake
aid-side-sea = Sea
aid-side-alpine = Alpine ridge

## What puzzles want

aim-take = Take hex { $place } in this battle
aim-hold = Hold hex { $place } to the end of this battle
aim-destroy = Destroy { $unit } in this battle
aim-cut = Cut { $unit } off: at the end of this battle no supply reaches it
aim-bleed =
    Take at least { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } from the enemy in the battle for hex { $place }
aim-spare =
    { $count ->
        [1] Lose no step
       *[other] Lose fewer than { $count } steps
    } in the battle for hex { $place }
