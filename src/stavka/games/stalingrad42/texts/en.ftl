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
