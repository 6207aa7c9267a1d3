# Pavlov's House in English.
#
# Forms of names: .num is "one" or "many" (the verb agrees with it), .to is the way there,
# .short is what remains when the rest is clear, .off says what a man is rid of.

title = Pavlov’s House
about = Hold a house in the middle of Stalingrad for two months, with the whole 62nd Army behind you.
players = 1–3 players
length = 1–2 hours
bot-veteran = Veteran
level-easy = Without Tactics cards
level-normal = One Tactics card a turn
level-hard = Two Tactics cards a turn

# Scenarios, seats and options

scenario-solo = Solo
scenario-cooperative = Co-operative for two
scenario-competitive = Competitive for two
scenario-competitive-three = Competitive for three

seat-defender = Soviet player
seat-command = 62nd Army
seat-garrison = Garrison
seat-wehrmacht = German player

option-tactics = Tactics cards
option-tactics-none = None
option-tactics-veteran = Veteran: one card a turn
option-tactics-elite = Elite: two cards a turn
option-operational-support = Operational Support cards
option-weary-may-move = Exhausted and Disrupted counters may move

# Chapters of the rulebook

chapter-0 = Introduction, set-up, terms
chapter-1 = Playing the game
chapter-2 = Soviet Card Phase
chapter-3 = Wehrmacht Card Phase
chapter-4 = Soviet Counter Phase
chapter-5 = First Aid
chapter-6 = Ending the game
chapter-7 = Variants

# The turn

name-phase-planning = Wehrmacht Planning
name-phase-soviet-cards = Soviet Card Phase
name-phase-wehrmacht-cards = Wehrmacht Card Phase
name-phase-soviet-counters = Soviet Counter Phase
name-phase-final-raid = Final Raid

event-turn-begins = Turn { $turn }.
event-phase-begins = { $phase }.

# Soviet Card Phase

event-hand-drawn = Hand: { $cards }.
event-deck-shuffled = The Soviet deck runs out; the discards are shuffled into a new one.
event-improved-communications = Improved Communications: four actions instead of three.
event-card-played = { $card }: { $action }.
event-hand-discarded = The Soviet hand is discarded.
event-location-recovered = { $place } recovers.
event-token-staged = { $token } goes to the Staging Area.
event-reinforced =
    { $counter } joins the Reserves for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
event-defense-raised = The { $colour } Defense Value rises to { $value }.
event-sapper-placed = Sappers mine { $space }.
event-fog-returned = A Fog of War card returns to the stock; drawn in its place: { $card }.
event-token-readied = { $token } token placed at { $place }.
event-supplies-loaded = { $token } is loaded at { $place }.
event-supplies-delivered = { $token } reaches Pavlov’s House from { $place }.
event-ammunition-unpacked =
    The ammunition yields { $count ->
        [one] { $count } Suppression token
       *[other] { $count } Suppression tokens
    }.
event-support-given =
    Operational Support for { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-support-card-shown = Next Operational Support card: { $card }.

ask-soviet-actions =
    { $left ->
        [0] No actions left: end the phase.
       *[other] Choose an action; { $left } left.
    }
ask-at-location = { $unit }, { $what }: choose a location.
ask-resupply =
    Stage supplies: up to { $left ->
        [one] { $left } more token
       *[other] { $left } more tokens
    }.
ask-reinforce =
    Send reinforcements: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to spend.
ask-buttress = Buttress: raise which Defense Value, or clear location 3?
ask-field-defenses = Field Defenses: mine which track?
ask-load = Load supplies: which token on which boat?
ask-deliver = Deliver supplies: which boat?

choice-play = { $action } ({ $card })
choice-end-cards = End the Soviet Card Phase
choice-at = { $place }
choice-stage = Stage { $token }
choice-done = Done
choice-buy = Send { $counter }
choice-raise = Raise the { $colour } Defense Value
choice-mine = Mine { $space }
choice-load = Load { $token } at { $place }
choice-deliver = Deliver from { $place }
choice-deliver-all = Deliver everything

# Wehrmacht Card Phase

event-tactics-revealed = Tactics: { $card }.
event-tactics-leave = Tactics card { $card } leaves play.
event-wehrmacht-card-revealed = Wehrmacht card { $number }: { $card }.
event-colour-rolled = Which side is under fire? Die { $dice }: { $colour }.
event-nobody-there = Nobody stands on a { $colour } position; the fire has no effect.
event-position-rolled = Which square is the target? Die { $dice }: { $square }.
event-sniper-shot =
    A sniper fires at { $square }: { $dice } against Defense { $defense } — { $hit ->
        [yes] hit
       *[no] miss
    }.
event-suppressive-fire =
    Suppressive fire on { $square }: { $dice } against Defense { $defense } — { $hit ->
        [yes] hit
       *[no] no effect
    }.
event-building-shelled =
    Shells strike the { $colour } side: { $dice } against Defense { $defense } — { $hit ->
        [yes] hit
       *[no] the walls hold
    }.
event-defense-lowered = The { $colour } Defense Value falls to { $value }.
event-man-disrupted = { $man } is Disrupted.
event-aircraft-approach =
    { $count ->
        [one] { $count } Ju 87 approaches
       *[other] { $count } Ju 87s approach
    }.
event-anti-aircraft-fire =
    Anti-aircraft fire: { $dice } against Defense { $defense } — { $downed ->
        [0] none shot down
       *[other] { $downed } shot down
    }, { $left ->
        [0] nothing gets through
        [one] { $left } aircraft gets through
       *[other] { $left } aircraft get through
    }.
event-bomb-dropped = A bomb ({ $dice }) falls on { $place }.
event-token-lost = The { $token } token at { $place } is lost.
event-location-disrupted = { $place } is Disrupted.
event-fog-added = A Fog of War card goes to the Soviet discards.
event-battalion-hit-again = The 3rd Rifle Battalion is hit again: every man on a combat position is suppressed.
event-germans-approach =
    { $german } { $german-num ->
        [many] approach
       *[one] approaches
    } on { $track } (die { $dice }).
event-no-germans-left = No { $german } left in the stock; nothing is placed.
event-arrival-suppressed =
    Suppressive fire on { $german }: { $dice } against Defense { $defense } — { $hit ->
        [yes] driven off
       *[no] no effect
    }.
event-germans-placed =
    { $german } { $german-num ->
        [many] take
       *[one] takes
    } { $space }.
event-germans-advance =
    { $german } { $german-num ->
        [many] advance
       *[one] advances
    } { $space-to }.
event-sapper-mine =
    { $german } { $german-num ->
        [many] hit
       *[one] hits
    } the mines ({ $space }): { $dice } against Defense { $defense } — { $hit ->
        [yes] destroyed
       *[no] no effect
    }.
event-assault-begins = The Germans assault Pavlov’s House.
event-food-eaten =
    { $men ->
        [one] { $men } man draws rations
       *[other] { $men } men draw rations
    }: { $count } Food spent, { $short ->
        [0] nobody goes hungry
        [one] { $short } man goes hungry
       *[other] { $short } men go hungry
    }.
event-storm-group-card = Storm Group target: { $card }.
event-storm-group-card-removed = Storm Group target { $card } leaves the game.
event-raid-begins =
    Raid on { $card }, { $men-count ->
        [one] { $men-count } man
       *[other] { $men-count } men
    }: { $men }.
event-raid-rolled =
    Storming { $card }: { $dice }, total { $total } against Defense { $defense } — { $success ->
        [yes] taken
       *[no] repulsed
    }.
event-raider-returns = { $man } returns unharmed (die { $dice }).
event-raider-hit = { $man } is hit on the raid (die { $dice }).

ask-choose-raiders =
    Raid on { $card }, Defense { $defense }: choose the men ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } so far).
ask-starve =
    Food is short: choose a man to lose, { $count ->
        [one] the last one
       *[other] { $count } to go
    }.
ask-choose-victim = Two men share { $square }: who is hit?
ask-anti-aircraft =
    { $count ->
        [one] { $count } Ju 87 approaches
       *[other] { $count } Ju 87s approach
    }. Choose the guns that fire ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } so far).
ask-suppress-arrival =
    { $german } { $german-num ->
        [many] approach
       *[one] approaches
    } on { $track }, Defense { $defense }. Spend how many Suppression tokens? Available: { $count }.
ask-first-aid =
    { $man } would be lost ({ $cause }). Spend First Aid? { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } left.

choice-send = Send { $man }
choice-storm = Begin the raid
choice-stay = Stay in the house
choice-treat = Spend First Aid on { $man }
choice-lose = Lose { $man }
choice-victim = { $man }
choice-fire = Fire from { $place }
choice-open-fire = Done: the chosen guns fire
choice-spend =
    { $count ->
        [0] Spend no tokens
        [one] Spend { $count } token
       *[other] Spend { $count } tokens
    }
choice-starve = Lose { $man }

# Soviet Counter Phase

event-command-team = Command Team: four moves and four actions instead of three.
event-pinned-down =
    The garrison is pinned down: { $left ->
        [0] no actions
        [one] { $left } action
       *[other] { $left } actions
    } this phase.
event-man-moved = { $man } moves { $place-to }.
event-weapon-moved = { $weapon } goes { $place-to }.
event-attacked =
    { $man } attacks { $german } ({ $space }): { $dice } against Defense { $defense } — { $hit ->
        [yes] destroyed
       *[no] miss
    }.
event-suppression-laid =
    { $man } lays down suppressive fire: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } on { $colour }.
event-command-given = { $man } takes command.
event-radio-call = { $man } radios for reinforcements.
event-artillery-called = { $man } calls down fire from { $place }.
event-shelled =
    Artillery strikes { $german } ({ $space }): { $dice } against Defense { $defense } — { $hit ->
        [yes] destroyed
       *[no] no effect
    }.
event-recovered = { $man } recovers and is { $state-off }.

ask-moves =
    { $left ->
        [0] No moves left: go on to the actions.
        [one] Choose a counter to move; { $left } move left.
       *[other] Choose a counter to move; { $left } moves left.
    }
ask-move-to = Where does { $man } go?
ask-choose-displaced = { $square } is full: who makes room?
ask-displace = { $man } makes room: where does he go?
ask-actions =
    { $left ->
        [0] No actions left: end the phase.
        [one] Choose a counter and its action; { $left } action left.
       *[other] Choose a counter and its action; { $left } actions left.
    }
ask-target =
    { $man } attacks with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: choose the target.
ask-lay-suppression =
    { $man } suppresses: place up to { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
ask-command =
    { $man } commands: who recovers? { $left ->
        [one] { $left } order
       *[other] { $left } orders
    } left.
ask-shell =
    { $man } directs the guns, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against each target: choose one, or two side by side.

choice-move = Move { $man }
choice-end-moves = End the moves
choice-to = { $place-to }
choice-to-2 = { $place-to } with { $weapon }
choice-join = Join the crew on { $place }
choice-displace = { $man }
choice-attack = { $man }: Attack
choice-suppress = { $man }: Suppress
choice-command = { $man }: Command
choice-radio = { $man }: Request Reinforcements
choice-observe = { $man }: Forward Observer, { $place }
choice-recover = { $man }: Recover ({ $state })
choice-anti-tank = { $weapon }: Attack armor
choice-gun-attack = { $weapon }: Attack
choice-gun-suppress = { $weapon }: Suppress
choice-mortar = { $weapon }: Suppress
choice-end-actions = End the actions
choice-target = { $space }
choice-place =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } on { $colour }
choice-place-4 = { $count } on { $colour }, { $more } on { $second }
choice-give = { $man }: Recover ({ $state })
choice-shell = { $space }
choice-shell-2 = { $space } and { $second-short }

# First Aid and the end

event-first-aid-used = First Aid saves { $man }.
event-man-lost = { $man } is lost: { $cause }.
event-defeat = Pavlov’s House is lost: { $cause }.
event-final-score =
    Final score: raids { $raids }, Operational Support { $support }, men in the house { $men }, Germans on the tracks { $germans }; total { $total } — { $level }, { $award }.

name-cause-sniper = a sniper’s bullet
name-cause-suppression = a second Disrupted token
name-cause-raid = hit on the raid
name-cause-hunger = hunger

name-defeat-overrun = the Germans are inside
name-defeat-headquarters = the 62nd Army Command Post is destroyed
name-defeat-no-defenders = no defender is left
name-defeat-starved = there is nothing to eat

outcome-won =
    Pavlov’s House has held: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $level }, { $award }.
outcome-drawn =
    Pavlov’s House has held, and no more: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $level }, { $award }.
outcome-lost =
    Pavlov’s House has held, but at too high a price: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $level }, { $award }.
outcome-overrun = The Germans broke into Pavlov’s House on turn { $turn }.
outcome-headquarters = The 62nd Army Command Post was destroyed on turn { $turn }; Pavlov’s House fell with it.
outcome-no-defenders = The last defender of Pavlov’s House was lost on turn { $turn }.
outcome-starved = The garrison of Pavlov’s House starved on turn { $turn }.

name-hero-of-the-soviet-union = Hero of the Soviet Union
name-order-of-victory = Order of Victory
name-red-banner = Order of the Red Banner
name-suvorov = Order of Suvorov
name-patriotic-war = Order of the Patriotic War
name-red-star = Order of the Red Star
name-no-award-draw = no award
name-no-award-minor = no award
name-no-award-major = no award

name-epic-victory = Epic Victory
name-major-victory = Major Victory
name-minor-victory = Minor Victory
name-draw = Draw
name-minor-defeat = Minor Defeat
name-major-defeat = Major Defeat

# Wehrmacht Planning

event-order-laid = Order { $number }: { $card }.
event-tactics-laid = Tactics laid: { $card }.
event-plan-laid = The German player has laid his plan.
event-wehrmacht-drew =
    { $cards-count ->
        [0] Nothing is drawn: the decks are empty.
       *[other] Drawn: { $cards }.
    }
event-wehrmacht-drew-unseen =
    The German player draws { $count ->
        [0] nothing: the deck is empty
        [one] { $count } Wehrmacht card
       *[other] { $count } Wehrmacht cards
    }{ $tactics ->
        [0] {""}
        [one] {" "}and { $tactics } Tactics card
       *[other] {" "}and { $tactics } Tactics cards
    }.

ask-plan-order = Lay order { $number } of 3 face down.
ask-plan-tactics = Lay a Tactics card face down.

choice-order = { $card }
choice-tactic = { $card }

# What the dice may bring

odds-aircraft-downed =
    { $count ->
        [0] None shot down
        [one] { $count } aircraft shot down
       *[other] { $count } aircraft shot down
    }
odds-arrival-suppressed = Driven off
odds-arrival-placed = They come through
odds-raid-won = Strongpoint taken
odds-raid-failed = Repulsed
odds-target-removed = Destroyed
odds-target-stays = Missed
odds-space-cleared = Destroyed: { $space }

# Refusals: Soviet cards

refusal-card-not-in-hand = This card is not in the hand.
refusal-fog-has-no-action = A Fog of War card offers no action.
refusal-card-already-used = This card has been used already.
refusal-no-actions-left = No actions are left in this phase.
refusal-action-not-on-card = The unit of this action is not on the card.
refusal-not-disrupted = There is no Disrupted token to remove.
refusal-location-of-another-unit = This location belongs to another unit.
refusal-location-not-free = A location takes one token, and none while it is Disrupted.
refusal-token-not-in-stock = No such token is left in the stock.
refusal-headquarters-disrupted = Resupply is barred while the 62nd Army Command Post is Disrupted.
refusal-not-cargo = Only Ammunition, First Aid, Food and Sapper tokens are shipped.
refusal-nothing-in-stock = The stock has none of this to stage.
refusal-headquarters-disrupted-no-raid = A raid is barred while the 62nd Army Command Post is Disrupted.
refusal-no-storm-group-card = There is no card in the Storm Group box.
refusal-division-disrupted = Reinforcements are barred while the 13th Guards Rifle Division Command Post is Disrupted.
refusal-nothing-affordable = The points buy nothing that is in the stock.
refusal-not-in-stock = This counter is not in the stock.
refusal-too-expensive = This counter costs more points than are left.
refusal-no-sapper-in-supplies = There is no Sapper token in the Supplies box.
refusal-defense-at-highest = This Defense Value is at its highest already.
refusal-buttress-clears-location-3 = Buttress can clear location 3 only.
refusal-no-sapper-location = Mines are laid on Sapper locations only.
refusal-sapper-location-not-empty = Mines are laid only on an empty Sapper location.
refusal-no-fog-in-hand = There is no Fog of War card in the hand.
refusal-signal-all-disrupted = Every location of the 139th Signal Battalion is Disrupted.
refusal-staging-area-empty = The Staging Area is empty.
refusal-not-in-staging-area = No such token lies in the Staging Area.
refusal-no-free-boat = Every boat of the flotilla is laden or Disrupted.
refusal-boat-disrupted = This boat is Disrupted.
refusal-boat-occupied = This boat is laden already.
refusal-flotilla-empty = There is nothing aboard to deliver.
refusal-no-operational-support = Operational Support is not in play.
refusal-no-support-card = No Operational Support card is left.
refusal-support-tokens-not-in-stock = The stock lacks the tokens that the Operational Support card demands.
refusal-support-location-disrupted = A location that the Operational Support card names is Disrupted.

# Refusals: Wehrmacht cards and raids

refusal-no-anti-aircraft-there = There is no Anti-aircraft token to fire there.
refusal-too-few-suppression-tokens = The suppression box of this colour holds fewer tokens.
refusal-germans-on-raid-tracks = Germans stand on the tracks of the raid’s colour.
refusal-nobody-can-raid = Nobody in the house is fit for a raid.
refusal-already-spared = First Aid has already saved him from hunger.
refusal-already-declared = This Anti-aircraft token is declared already.
refusal-already-sent = He is in the raiding party already.
refusal-not-ready-to-raid = Exhausted and Disrupted men do not go on raids.
refusal-removed-from-the-game = This counter has been removed from the game.
refusal-not-in-house = He is not in Pavlov’s House.

# Refusals: moves

refusal-moves-come-first = Moves come first: end them before acting.
refusal-moves-are-over = Moves are over for this turn.
refusal-no-moves-left = No moves are left.
refusal-already-moved = He has moved this turn.
refusal-too-weary-to-move = Exhausted and Disrupted counters do not move.
refusal-no-open-position = No position is open to him.
refusal-no-move-to-reserves = Only a displaced man goes back to the Reserves.
refusal-already-there = He is there already.
refusal-occupant-not-ready = The man there is Exhausted or Disrupted and cannot make room.
refusal-cannot-share = Two men share a position only as the crew of a weapon that stands there.
refusal-weapon-not-his = He can take along only a weapon of his designation that is with him.
refusal-crew-keeps-weapon = The two men of the crew keep the weapon.
refusal-displaced-to-empty-only = A displaced man goes to an empty position or to the Reserves.

# Refusals: actions

refusal-already-acted = He has acted this turn.
refusal-under-command = He recovered by Command and takes no action of his own.
refusal-nothing-to-recover = There is nothing to recover from.
refusal-not-ready = Exhausted and Disrupted men can only recover.
refusal-lacks-designation = He lacks the designation for this action.
refusal-not-at-radio = Reinforcements are requested from the radio.
refusal-division-disrupted-radio = Nobody answers: the 13th Guards Rifle Division Command Post is Disrupted.
refusal-radio-nothing-affordable = The radio’s points buy nothing that is in the stock.
refusal-not-on-position = He must stand on a combat position.
refusal-no-infantry-in-sight = No German infantry is in sight.
refusal-no-suppression-tokens = There are no Suppression tokens in the Supplies box.
refusal-too-many-suppression-tokens = That is more than the Suppress Value or the Supplies box allows.
refusal-not-the-colour-of-his-position = He suppresses only in the colours of his position.
refusal-nobody-to-command = There is nobody to whom he could give a Recover action.
refusal-recoveries-are-given = Only a Command gives Recover actions to others: three, and no more.
refusal-commander-not-commanded = A commander does not recover by Command.
refusal-command-after-action = He has acted this turn: no Command can reach him.
refusal-no-artillery-ready = No artillery is ready at locations 10 and 11.
refusal-no-germans-in-sight = No Germans are in sight.
refusal-not-adjacent = Two targets must stand side by side on one track.
refusal-no-germans-there = There are no Germans there.
refusal-no-line-of-sight = There is no line of sight: the colours differ.
refusal-target-is-armor = Armor takes an anti-tank crew.
refusal-target-is-infantry = Anti-tank weapons fire at armor only.
refusal-weapon-cannot-a = An anti-tank weapon only attacks armor.
refusal-weapon-cannot-g = A machine gun only attacks infantry or suppresses.
refusal-weapon-cannot-m = A mortar only suppresses.
refusal-two-actions-a = Firing an anti-tank weapon takes two actions.
refusal-two-actions-g = Firing a machine gun takes two actions.
refusal-two-actions-m = Firing a mortar takes two actions.
refusal-no-crew-a = An anti-tank weapon needs two men of its designation on its position.
refusal-no-crew-g = A machine gun needs two men of its designation on its position.
refusal-no-crew-m = A mortar needs two men of its designation on its position.
refusal-crew-not-ready = Both men of the crew must be ready and not have acted.
refusal-no-armor-in-sight = No German armor is in sight.
refusal-must-play-special-cards = Resupply and Storm Group cards must be laid.

# Places

name-square = { $colour } { $number }
    .to = to { $colour } { $number }
name-square-of-two = { $colour }-{ $second } { $number }
    .to = to { $colour }-{ $second } { $number }
name-reserves = Reserves
    .to = to the Reserves
name-the-house = Pavlov’s House
    .to = into Pavlov’s House
name-track = track { $number }
name-space = track { $track }, space { $number }
    .to = to track { $track }, space { $number }
    .short = space { $number }
name-location = location { $number } ({ $unit-short })

name-green = green
name-red = red
name-purple = purple

# Units of the 62nd Army and what they do

name-unit-army = 62nd Army Command Post
    .short = 62nd Army
name-unit-division = 13th Guards Rifle Division Command Post
    .short = 13th Guards Division
name-unit-sappers = 8th Guards Sapper Battalion
    .short = 8th Sapper Battalion
name-unit-signal = 139th Signal Battalion
    .short = 139th Signal Battalion
name-unit-artillery = 32nd Guards Artillery Regiment
    .short = 32nd Artillery Regiment
name-unit-flotilla = Volga Military Flotilla
    .short = Volga Flotilla
name-unit-aa267 = 267th Separate Anti-aircraft Battalion
    .short = 267th AA Battalion
name-unit-aa1083 = 1083rd Anti-aircraft Regiment
    .short = 1083rd AA Regiment
name-unit-battalion = 3rd Rifle Battalion, 42nd Guards Rifle Regiment
    .short = 3rd Rifle Battalion

name-soviet-card = { $first-short } / { $second-short }
name-fog-of-war = Fog of War

name-recovery = Recover
name-action-army-recover = Recover 62nd Army
name-action-resupply = Resupply
name-action-storm-group = Storm Group
name-action-support = Operational Support
name-action-division-recover = Recover 13th Guards Division
name-action-reinforce = Send Reinforcements
name-action-buttress = Buttress
name-action-field-defenses = Field Defenses
name-action-signal-recover = Recover 139th Signal Battalion
name-action-tactical-decision = Tactical Decision
name-action-wire = Wire Communications
name-action-artillery-recover = Recover 32nd Artillery Regiment
name-action-ready-artillery = Ready Artillery
name-action-flotilla-recover = Recover Volga Flotilla
name-action-load = Load Supplies
name-action-deliver = Deliver Supplies
name-action-aa267-recover = Recover 267th AA Battalion
name-action-aa267-ready = Ready Anti-aircraft, 267th AA Battalion
name-action-aa1083-recover = Recover 1083rd AA Regiment
name-action-aa1083-ready = Ready Anti-aircraft, 1083rd AA Regiment

# Tokens

name-action = Action
name-command = Command
name-disrupted = Disrupted
name-suppression = Suppression
name-sapper = Sapper
name-ammunition = Ammunition
name-first-aid = First Aid
name-wire = Wire
name-artillery = Artillery
name-food = Food
name-anti-aircraft = Anti-aircraft

name-state-disrupted = Disrupted
    .off = no longer Disrupted
name-state-exhausted = Exhausted
    .off = no longer Exhausted

# Soviet counters

name-pavlov = Pavlov
name-glushenko = Glushenko
name-chernogolov = Chernogolov
name-aleksandrov = Aleksandrov
name-afanasyev = Afanasyev
name-naumov = Naumov
name-voronov = Voronov
name-chait = Chait
name-ivashenko = Ivashenko
name-bondarenko = Bondarenko
name-svirin = Svirin
name-dovzhenko = Dovzhenko
name-ramazanov = Ramazanov
name-sobgayda = Sobgayda
name-murzaev = Murzaev
name-turdyev = Turdyev
name-turgunov = Turgunov
name-yakimenko = Yakimenko
name-chernyshenko = Chernyshenko
name-gridin = Gridin
name-sarayev = Sarayev
name-shkuratov = Shkuratov
name-potanski = Potanski
name-demyanov = Demyanov
name-chekhov = Chekhov
name-masijashvili = Masijashvili
name-shapovalov = Shapovalov
name-kiselev = Kiselev
name-stepanoshvili = Stepanoshvili
name-khokholov = Khokholov
name-sukba = Sukba
name-avagimov = Avagimov
name-demchenko = Demchenko
name-kalinin = Kalinin

name-ptrd = PTRD-41
name-ptrs = PTRS-41
name-m1937 = M1937
name-maxim-1 = Maxim No. 1
name-maxim-2 = Maxim No. 2
name-rm38 = RM-38 mortar
name-rm40 = RM-40 mortar

letter-C = C
letter-F = F
letter-A = A
letter-G = G
letter-M = M
letter-I = I
letter-S = S
ability-C = Command
ability-F = Forward Observer
ability-A = Anti-tank
ability-G = Machine Gun
ability-M = Mortar
ability-I = Inspire
ability-S = Storm Group

# German counters

name-machine-gunners = Machine Gunners
    .num = many
name-riflemen = Riflemen
    .num = many
name-scouts = Scouts
    .num = many
name-panzer-ii = Panzer II
    .num = one
name-panzer-iii = Panzer III
    .num = one
name-panzer-iv = Panzer IV
    .num = one
name-stug-iiib = StuG IIIb
    .num = one

# Wehrmacht, Resupply and Storm Group cards

name-sniper = Sniper
name-mortar = Mortar
name-sfh18 = 15cm sFH 18
name-lefh18 = 10.5cm leFH 18
name-leig18 = 7.5cm leIG 18
name-sig33 = 15cm sIG 33
name-ju87-2 = Junkers Ju 87 (2 aircraft)
name-ju87-3 = Junkers Ju 87 (3 aircraft)
name-ju87-4 = Junkers Ju 87 (4 aircraft)
name-place-scouts = Scouts
name-place-riflemen = Riflemen
name-place-machine-gunners = Machine Gunners
name-place-panzer-ii = Panzer II
name-place-panzer-iii = Panzer III
name-place-panzer-iv = Panzer IV
name-place-stug-iiib = StuG IIIb
name-competitive-riflemen = Riflemen (with a German player)
name-assault = Assault
name-milk-house-card = Storm Group: Milk House
name-resupply = Resupply

name-voentorg = Voentorg
name-school-6 = School No. 6
name-zabolotny = Zabolotny’s House
name-nkvd = NKVD House
name-railwaymen = Railwaymen’s House
name-l-shaped = L-shaped House
name-milk-house = Milk House

# Operational Support

name-mamayev-kurgan = Mamayev Kurgan
name-tractor-factory = Tractor Factory
name-barrikady = Barrikady Factory
name-red-october = Red October Factory
name-lazur = Lazur Chemical Plant
name-railway-station = Central Railway Station
name-grain-elevator = Grain Elevator
name-lyudnikov = Lyudnikov’s Island

# Tactics

name-artillery-barrage = Artillery Barrage
name-air-superiority = Air Superiority
name-recon = Recon
name-sharpshooters = Sharpshooters
name-mortar-concentration = Mortar Concentration
name-smoke-screen = Smoke Screen
name-fire-base = Fire Base
name-panzer-support = Panzer Support
name-storm-troops = Storm Troops
name-stuka-formation = Stuka Formation
name-assault-pioneers = Assault Pioneers
name-fresh-reserves = Fresh Reserves
name-pinned-down = Pinned Down

effect-artillery-barrage =
    Artillery cards roll { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    } more.
effect-air-superiority = Ju 87s have a Defense Value higher by { $amount }.
effect-recon = Scouts cannot be suppressed as they arrive.
effect-sharpshooters =
    Sniper cards roll { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    } more.
effect-mortar-concentration =
    Mortar cards roll { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    } more.
effect-smoke-screen = Infantry cannot be suppressed as it arrives.
effect-fire-base = In an Assault the Suppress Value of Machine Gunners is higher by { $amount }.
effect-panzer-support =
    In an Assault each colour with armor rolls { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    } more against the building.
effect-storm-troops =
    In an Assault each colour with infantry rolls { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    } more to suppress.
effect-stuka-formation = Each air raid brings { $amount } aircraft more.
effect-assault-pioneers =
    A Sapper token rolls { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    } fewer.
effect-fresh-reserves =
    After the third card { $amount ->
        [one] one more Riflemen counter arrives
       *[other] { $amount } more Riflemen counters arrive
    }.
effect-pinned-down =
    The Soviet Counter Phase has { $amount ->
        [one] { $amount } action
       *[other] { $amount } actions
    } fewer.

# The board in the terminal

sketch-turn = Turn { $turn }. { $phase }
sketch-german-deck =
    Wehrmacht deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sketch-score = Score { $total }: { $award }
sketch-score-parts = raids { $raids }, support { $support }, men { $men }, Germans { $germans }
sketch-house = Pavlov’s House
sketch-wall = { $colour }: defense { $defense }, suppr. { $count }
sketch-radio = (radio)
sketch-reserves = Reserves:
sketch-raiders = On the raid:
sketch-displaced = Displaced:
sketch-lost = Lost:
sketch-recruits = In stock (cost):
sketch-more-recruits =
    In stock: { $men ->
        [one] { $men } man
       *[other] { $men } men
    }, { $weapons ->
        [one] { $weapons } weapon
       *[other] { $weapons } weapons
    }
sketch-exhausted = (exh)
sketch-disrupted = (dis)
sketch-acted = (act)
sketch-commanded = (com)
sketch-square = 9 January Square
sketch-edge = (outer edge)
sketch-near = (at the house)
sketch-city = Stalingrad and the Volga
sketch-wrecked = (disrupted)
sketch-supplies = supplies
sketch-staging = staging
sketch-stock = stock
sketch-gone = Out of the game:
sketch-cards = Cards
sketch-hand = Hand
sketch-no-hand = No cards in hand
sketch-used = (used)
sketch-storm = Storm Group: { $card }, { $colour }, defense { $defense }, worth { $points }
sketch-no-storm = Storm Group: no card
sketch-raids-won = Raids won:
sketch-support = Operational Support: { $card }, worth { $points }; needs { $tokens }; locations { $places }
sketch-support-won = Support given:
sketch-tactics = Tactics: { $card }.
sketch-decks = Soviet deck { $soviet }, discards { $discard }, Fog of War in stock { $fog }
sketch-german-hidden = Face down: plan { $plan }, German hand { $hand }, Tactics { $tactics }
sketch-my-hand = Your orders:
sketch-my-plan = Your plan:
sketch-my-tactics = Your Tactics:
sketch-my-tactics-plan = Planned Tactics:
sketch-legend-counters = Soviet figures: attack/suppress. German figures: strength/defense. [ ] Weapon.
sketch-legend-marks = (exh) Exhausted, (dis) Disrupted, (act) acted, (com) under Command, ◆ Sapper token, ◇ its place

# Bot

why-only-choice = There is nothing else to choose.

why-order-resupply = Resupply comes first: the more men there are, the more food they need.
why-order-storm-group = The Storm Group card must be played.
why-order-attack-building = The guns open the walls before anybody aims at men.
why-order-bomb-stalingrad = Bombs hit the city that supplies the house.
why-order-place-counter = The counters must be there before an Assault.
why-order-suppress-defender = The mortar fires after the guns have weakened the walls.
why-order-attack-defender = The sniper shoots after the guns have weakened the walls.
why-order-assault = The Assault comes last, when everybody is in place.
why-tactic = It does the most for the cards of this plan.

why-army-recover = Until the Army’s command post recovers nothing is staged; a second hit loses the game.
why-resupply = Of what can be staged the house needs this most: { $token }.
why-storm-group = The raid will succeed with a chance of { $percent }% and is worth its losses.
why-support = Points for tokens that the house can do without.
why-division-recover = No reinforcements come until the division recovers.
why-buttress = The walls of the { $colour } positions are down to { $value }.
why-signal-recover = Wires need undamaged signal posts.
why-tactical-decision = One Fog of War card less, and a new card in hand.
why-wire = With all wires laid there is a fourth action each turn.
why-artillery-recover = Guns that are Disrupted answer no observer.
why-ready-artillery = An observer can call for it, even against tanks.
why-flotilla-recover = A Disrupted boat carries nothing, and all supplies cross the Volga by boat.
why-load = This must cross the Volga in time: { $token }.
why-deliver = On the boats lies what the house needs: { $token }.
why-aa267-recover = These guns cannot fire until they recover, and aircraft will come again.
why-aa267-ready = Only guns that are ready fire at aircraft, and more are to come.
why-aa1083-recover = These guns cannot fire until they recover, and aircraft will come again.
why-aa1083-ready = Only guns that are ready fire at aircraft, and more are to come.
why-end-cards = None of the actions left would do the house any good now.
why-recover-there = Of these places it is bombed most.
why-ready-there = Of these places it is bombed least.
why-stage-food = Food must be in the house before the next Resupply.
why-stage = What the house will need next: { $token }.
why-staged-enough = Nothing more is needed for now.
why-cargo = Needed most: { $token }.
why-deliver-all = All of it is needed, and the boats must be free again.
why-buy-commander = { $counter }: the Command Team has one more move and action each turn.
why-buy-fighter = { $counter } shoots well for the price.
why-buy-for-score = { $counter }: everybody in the house counts at the end.
why-buy-gun = { $counter }: tanks can only be stopped by such weapons and by artillery.
why-buy-gunner = { $counter } can serve an anti-tank weapon.
why-buy-observer = { $counter } can call artillery on whatever is in sight.
why-buy-stormer = { $counter } is worth three men on a raid.
why-no-food-for-more = There would be no food for more men.
why-raise = The weakest walls: { $colour }.
why-battalion = The next hit on the battalion would suppress the whole house.
why-mine = Of the tracks without mines this one has the least room: { $space }.
why-mine-now = The next counter on this track pushes another onto the mine: { $space }.
why-send = { $man } can be spared.
why-send-stormer = { $man } rolls three dice on a raid.
why-storm = A chance of { $percent }%; more men would cost more than they bring.
why-stay = The raid would cost more than it brings.

why-fire = One gun for each aircraft.
why-fire-all = These are the last aircraft: every gun fires.
why-open-fire = These guns are enough.
why-spend = { $german } on { $track }: a chance of { $percent }% to stop them.
why-spend-overrun = There is no room left on { $track }: if { $german } come through, the house is lost. A chance of { $percent }% to stop them.
why-save-tokens = The tokens will be worth more later.
why-treat = { $man } is worth a First Aid token.
why-lose = The First Aid token is kept for somebody who is needed more.
why-victim = { $man } can be spared.
why-starve = { $man } can be spared.

why-move-attack = From { $square } { $man } can attack { $german } ({ $space }): a chance of { $percent }%.
why-move-observe = From { $square } { $man } can call artillery on { $german } ({ $space }): a chance of { $percent }%.
why-move-suppress = From { $square } { $man } can lay tokens in the { $colour } box: { $lying } there now, infantry counters still to come: { $count }.
why-move-radio = From { $square } { $man } can request { $counter } by radio.
why-move-team = { $man } takes { $square }: with all commanders on positions there is one more move and action.
why-move-crew = { $man } serves { $weapon } on { $square }, ready for tanks.
why-move-anti-tank = { $man } serves { $weapon } on { $square }: { $german } ({ $space }) can be hit from there, a chance of { $percent }%.
why-end-moves = No other place would give anybody a better shot or better cover.
why-post = Of the free positions { $square } has the widest view.
why-displaced = { $man } is needed less.
why-rests = { $man } is out of harm in the Reserves.
why-stays-on = { $man } must stay on a position: the Command Team needs him.
why-attack = A chance of { $percent }% to destroy { $german } ({ $space }).
why-anti-tank = { $german } must go ({ $space }): a chance of { $percent }%.
why-observe = Artillery on { $german } ({ $space }): a chance of { $percent }%.
why-suppress = Tokens in the { $colour } box stop infantry before it arrives: { $lying } there now, counters still to come: { $count }.
why-command = One action, and so many men recover: { $count }. The one needed most: { $man }.
why-recover = { $man } is to fight again: Attack { $attack }, Suppress { $suppress }.
why-recover-commander = Once { $man } is ready he can order others to recover.
why-recover-exposed = { $man } is Disrupted on { $square }: the next hit there may kill him.
why-recover-raid = Only if { $man } is ready can he go on the last raid.
why-end-actions = None of the actions left would do the house any good now.
why-target = The best target is { $german } ({ $space }): a chance of { $percent }%.
why-shell = The most dangerous target in sight is { $german } ({ $space }): a chance of { $percent }%.
why-shell-two = Two targets with one token: { $space }, and { $second-short }.

## Board: square, Volga, cards, score, ending

board-square = 9 January Square
board-volga = Stalingrad
board-river = Volga
board-staging =
    Staging
    Area
board-map-army = 62nd Army CP
board-map-division = 13th Guards CP
board-map-battalion =
    3rd Rifle
    Battalion
board-map-signal =
    139th Signal
    Battalion
board-map-artillery =
    32nd Guards
    Artillery
board-map-flotilla = Flotilla
board-map-aa267 = 267th AA Battalion
board-map-aa1083 = 1083rd AA Regiment

board-cards = Cards
board-hand = Soviet hand
board-soviet-decks = Soviet deck { $deck }, discards { $discard }, Fog of War in the stock { $fog }.
board-used = used
board-unit-army = { name-unit-army.short }
board-unit-division = { name-unit-division.short }
board-unit-sappers = { name-unit-sappers.short }
board-unit-signal = { name-unit-signal.short }
board-unit-artillery = { name-unit-artillery.short }
board-unit-flotilla = { name-unit-flotilla.short }
board-unit-aa267 = { name-unit-aa267.short }
board-unit-aa1083 = { name-unit-aa1083.short }
board-ready-aa = Ready Anti-aircraft
board-about-recover = Removes a Disrupted token from a location of the unit.
board-about-resupply = Up to five tokens go from the stock to the Staging Area.
board-about-storm-group = A raid on the strongpoint in the Storm Group box; its tracks must be free of Germans.
board-about-support = Tokens from the stock leave the game for the points on the Operational Support card.
board-about-reinforce = Six points for men and weapons; they arrive in the Reserves.
board-about-buttress = A Sapper token from the Supplies raises a Defense Value by one or clears location 3.
board-about-field-defenses = A Sapper token from the Supplies mines a Sapper space on the square.
board-about-wire = A Wire token on a location of the battalion. With all four laid, a phase has four actions.
board-about-tactical-decision = A Fog of War card in hand goes to the stock, and a new card is drawn.
board-about-ready-artillery = An Artillery token on a location of the regiment, for the forward observers.
board-about-ready-aa = An Anti-aircraft token on a location of the unit: two dice against an air raid.
board-about-load = Up to three tokens go from the Staging Area aboard, one to a boat.
board-about-deliver = What is aboard goes to the Supplies; Ammunition becomes Suppression tokens.

board-orders = Wehrmacht cards
board-orders-left = Wehrmacht deck { $count }.
board-orders-hidden = Wehrmacht deck { $count }, in the German hand { $hand }, Tactics { $tactics }.
board-order-back = A card face down
board-effect-attack-defender = Attack Defender
board-effect-suppress-defender = Suppress Defender
board-effect-attack-building = Attack Building
board-effect-bomb-stalingrad = Bomb Stalingrad
board-effect-place-counter = Place a counter
board-effect-assault = All on the square: suppress, then attack the building
board-effect-storm-group = A target for the storm group
board-effect-resupply = One Food for five men, then a target for a raid
board-card-dice =
    { $count ->
        [one] die
       *[other] dice
    }
board-my-plan = Your plan
board-my-hand = Your hand
board-my-tactics = Your Tactics
board-plan-none = Nothing laid yet
board-plan-tactic = T
board-tactics = Tactics
board-support = Operational Support
board-support-needs = From the stock, out of the game
board-support-lacking = not in the stock
board-support-places = Must not be Disrupted
board-card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-recruits = Reinforcements
board-recruits-left =
    { $men ->
        [one] { $men } man
       *[other] { $men } men
    }, { $weapons ->
        [one] { $weapons } weapon
       *[other] { $weapons } weapons
    }
board-stock = Stock
board-staging-tray = Staging Area

board-score = Score
board-score-raids = Raids
board-score-support = Support
board-score-men = Men
board-score-germans = Germans
board-next =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to go: { $award }
board-won = Taken or supported: { $places }
board-gone = Out of the game: { $tokens }
board-casualties = Casualties: { $count }
board-casualties-none = Nobody yet.
board-turn = Turn { $turn } of { $turns }
board-phase-planning = Planning
board-phase-soviet-cards = Soviet cards
board-phase-wehrmacht-cards = Wehrmacht cards
board-phase-soviet-counters = Soviet counters
board-phase-final-raid = Final raid

board-end-taken = The house is taken
board-end-lost = The house is lost
board-end-left = The match was given up
board-end-turn = Turn { $turn }
board-end-sheet = Score sheet
board-end-sheet-void = What the score was at that hour
board-end-total = Total
board-end-curves = The match, turn by turn
board-end-walls = Defense Values
board-end-forces = Men and Germans
board-end-men = Soviet counters in the house
board-end-germans = Germans on the square
board-end-casualties = Casualties
board-end-end = end
board-end-table = The same as a table
board-end-turn-column = Turn

# Board

## Board: house and counters

board-attack = Attack
board-suppress = Suppress
board-defence = Defense
board-cost = Cost
board-weapon-ptrd = PTRD-41
board-weapon-ptrs = PTRS-41
board-weapon-m1937 = M1937
board-weapon-maxim-1 = MAXIM 1
board-weapon-maxim-2 = MAXIM 2
board-weapon-rm38 = RM-38
board-weapon-rm40 = RM-40
board-house-title = Pavlov’s House
board-reserves = Reserves
board-supplies = Supplies
board-radio = radio
board-storm-group = Storm Group
board-storm-none = no target
board-storm-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

board-left-actions =
    { $left ->
        [0] no actions left
        [one] { $left } action left
       *[other] { $left } actions left
    }
board-left-moves =
    { $left ->
        [0] no moves left
        [one] { $left } move left
       *[other] { $left } moves left
    }

board-tour-house = This is Pavlov’s House, cut open from the roof to the cellar. Your men fight from the coloured rooms and rest in the Reserves below. A man sees the tracks of the colour of his room; a room of two colours sees both. Dice choose their targets by the numbers.
board-tour-square = Across 9 January Square come the Germans, one space at a time, each on one of six tracks. If a track is full and one more arrives, the first of them breaks into the house and the game is lost. The spade marks the space that sappers can mine.
board-tour-volga = The city and the Volga: the 62nd Army keeps the house alive. Supplies wait in the Staging Area, cross on the boats and reach the cellar; guns, wires and command posts have their numbered places. The bombers choose among them with three dice.
board-tour-turn = There are 21 turns of three phases: your cards, the German cards, your counters. Hold out through them all; then points are counted for men in the house and raids won, and taken off for Germans on the square.
board-tour-cards = First your hand. Four cards are drawn each turn; use up to three, one action of each. They bring men, supplies, anti-aircraft fire and mines. Fog of War cards only get in the way.
board-tour-wehrmacht = Then three Wehrmacht cards are played. Snipers and mortars aim at men, guns at the walls: a die that reaches the shield’s figure hits. Grey suppression tokens can stop infantry as it arrives, and First Aid in the Supplies saves a man.
board-tour-counters = Last come your men: move up to three, then act with three. The white square is Attack in dice, the grey disc Suppress in tokens, letters are special actions. Whoever acts is exhausted; he has to recover before he can act again.
board-tour-choose = Here you are told what is asked. Whatever you may choose is marked in amber on the board: click it. Click anything else and you learn why not, with the rule. Right click or a long press shows every detail. Good luck!

board-is-man = Soviet counter
board-is-weapon = Weapon counter
board-is-infantry = German infantry
board-is-armor = German armor
board-is-square = Combat position
board-is-track = Track on 9 January Square
board-is-space = Space on 9 January Square
board-is-location = Location of the 62nd Army
board-is-token = Token
board-is-colour = A colour of the house and of the square
board-is-storm = Storm Group target
board-is-support = Operational Support card
board-is-soviet = Soviet card
board-is-wehrmacht = Wehrmacht card
board-is-tactics = Tactics card

board-abilities = Special actions
board-starter = starts in the house
board-where = Where
board-state = State
board-fires = will fire at the aircraft
board-state-ready = ready
board-state-exhausted = Exhausted
board-state-disrupted = Disrupted
board-state-acted = has acted
board-state-commanded = recovered by Command
board-place-stock = in the stock
board-place-out = lost
board-place-raid = on the raid
board-place-displaced = making room
board-in-box = In the box
board-in-stock = In stock
board-colour = Colour
board-colours = Colours
board-number = Number
board-here = Here
board-spaces = Spaces
board-sapper-space = Sapper space
board-unit = Unit
board-units = Units
board-highest = Highest
board-lowest = Lowest
board-tracks = Tracks
board-points = Victory points
board-dice = Dice
board-aircraft = Aircraft
board-decks = Cards by deck
board-amount = Amount
board-tokens-needed = Takes from the stock
board-whole = Must not be Disrupted
board-storm-open = can be raided
board-storm-won = taken
board-storm-hidden = not in play now

board-ability-C = Command: three immediate Recover actions for other men who are not commanders.
board-ability-F = Forward Observer: calls readied artillery on one or two neighbouring targets in sight, tanks included.
board-ability-A = Anti-tank: two such men with an anti-tank weapon attack armor.
board-ability-G = Machine Gun: two such men with a Maxim attack infantry or suppress.
board-ability-M = Mortar: two such men with a mortar suppress.
board-ability-I = Inspire: crews with his other letter get one more die or token while he stands on a position.
board-ability-S = Storm Group: rolls three dice on a raid instead of one.
board-note-crew = Firing it takes two actions and exhausts both men of the crew. Left alone it goes back to the Reserves.
board-note-infantry = In an Assault it suppresses the defenders of its colour. Suppression tokens can stop it as it arrives.
board-note-armor = In an Assault it attacks the walls of its colour. Only anti-tank weapons and artillery can destroy it.
board-note-square = One man stands here, or a crew of two with its weapon. He sees every German on tracks of these colours.
board-note-radio = The radio: whoever stands here can request reinforcements for two points.
board-note-track = New counters enter at the outer end and push the others on. Who is pushed off the inner end is in the house.
board-note-bombs = A bomb takes the token that lies here; if there is none, the location is Disrupted.
board-note-army = Disrupted, it stops Resupply and raids. A second hit loses the game.
board-note-division = Disrupted, it stops all reinforcements.
board-note-battalion = A hit while it is Disrupted suppresses everybody on a combat position. Sappers clear it with Buttress.
board-note-signal = With Wire tokens on all four locations at the start of the turn there is a fourth action. A hit on one adds a Fog of War card.
board-note-artillery = An Artillery token that is ready here can be called by a forward observer.
board-note-flotilla = Each boat carries one token from the Staging Area to the house.
board-note-aa267 = An Anti-aircraft token that is ready here rolls two dice against bombers.
board-note-aa1083 = An Anti-aircraft token that is ready here rolls two dice against bombers.
board-note-walls = Who fires at this colour needs a die of at least the Defense Value. Guns lower it; at the lowest a hit suppresses everybody behind these walls.
board-note-suppression = Suppression tokens in this box are dice against infantry that arrives on tracks of this colour.
board-note-reserves = Out of the line of fire. Men come here as reinforcements, when they make room for others, and from raids.
board-note-supplies = What has reached the house. Only what lies here can be used.
board-note-staging = Supplies on the far bank. The flotilla takes them across; there is no limit to what can wait here.
board-token-action = Marks a man who has acted this turn.
board-token-command = Marks a man who has recovered by Command and takes no action of his own.
board-token-disrupted = A man or a location that is hit and can do nothing until it recovers. A second one on a man is a casualty.
board-token-suppression = A die against infantry that arrives on the colour of its box.
board-token-sapper = Raises a Defense Value, clears location 3, or mines a track: three dice against the counter that steps on it.
board-token-ammunition = Brings five Suppression tokens when it reaches the house.
board-token-first-aid = Saves one man who would be lost.
board-token-wire = On all four locations of the 139th Signal Battalion: one more card action.
board-token-artillery = Three dice against each of one or two targets when a forward observer calls it.
board-token-food = Feeds five men at a Resupply.
board-token-anti-aircraft = Two dice against an air raid.
board-note-action = One action may be taken of each card.
board-note-fog = Offers no action and takes up a place in the hand. Tactical Decision returns it to the stock.
board-note-soviet = Two units, each with its actions; one action of the card may be taken.
board-note-attack-defender = Dice choose a colour and a position; who is hit there is lost.
board-note-suppress-defender = Dice choose a colour and a position; who is hit there is Disrupted.
board-note-attack-building = A die chooses a colour; a hit lowers its Defense Value by one.
board-note-bomb-stalingrad = Aircraft that are not shot down bomb the locations of the 62nd Army, three dice each.
board-note-place-counter = A die chooses the track on which the counter arrives.
board-note-assault = Colour by colour all infantry suppresses defenders, then all armor attacks the building.
board-note-storm-group = A target for the storm group.
board-note-resupply = Each Food token feeds five men; whoever is left without is lost. Then the card becomes a storm group target.
board-note-storm = A raid needs empty tracks of this colour. Every man rolls a die, S rolls three; the total must reach the Defense. Then each comes back on 5 or 6.
board-note-support = Gives up tokens of the stock for good, in exchange for points.

# Said at set-up

scenario-solo-about = You lead the garrison and the 62nd Army behind it; the table plays the Wehrmacht by its cards.
scenario-solo-length = 1 hour
scenario-cooperative-about = One commands the 62nd Army, the other the garrison; you win or lose together.
scenario-cooperative-length = 1–2 hours
scenario-competitive-group = Competitive
scenario-competitive-about = A German player plans the Wehrmacht’s cards in secret and lays Tactics of his own.
scenario-competitive-length = 2 hours
option-tactics-about = Extra cards of the Wehrmacht: the more of them, the harder it is.
option-operational-support-about = Cards of the 62nd Army that bring help of a special kind.
option-weary-may-move-about = The rulebook leaves it open; without it they stay where they are.
bot-veteran-about = Knows the game well, on either side, and says why it does something.

# The lesson

lesson-house = This is Pavlov’s House, cut open from the roof to the cellar. You hold it for 21 turns. Four men wait in the Reserves at the bottom; only a man in a coloured room can fight.
lesson-square = Across the square come the Germans, on six tracks. If a track is full and one more counter arrives on it, they break in and the house is lost. So clear the tracks in time.
lesson-hand = A turn begins with your cards: use three of the four, one unit of each. First you need men. On the card of the 13th Guards Division choose Send Reinforcements.
lesson-hand-no = A good card, and you will use it in a moment. But nobody in the house can shoot well yet.
lesson-hand-no-end = You still have three actions, and the cards are discarded at the end of the phase: what you do not use is lost.
lesson-buy = You have 6 points. Take Chekhov for 3: four dice in attack, the best shot there is. Then Potanski for 2: his F directs artillery. The last point brings Sobgayda, who can serve an anti-tank rifle.
lesson-buy-no = He would come too, but then the points would not be enough for the three you need today.
lesson-buy-no-done = There are points left, and they are not kept for later.
lesson-guns = Potanski needs guns. On the card of the 32nd Artillery Regiment choose Ready Artillery, then put the token on one of its locations: it waits there until he calls for it.
lesson-guns-no = That would help as well. But without a gun that is ready Potanski has nothing to call for.
lesson-guns-no-end = Two actions are left. Without artillery the first Germans are hard to stop.
lesson-flak = One action is left. Bombers strike what stands in the city, so make the flak of the 267th ready: a token can be spent when aircraft come.
lesson-flak-no-end = One action is left. A flak token costs you nothing now and may save your guns.
lesson-end-cards = The fourth card is Fog of War: it can do nothing and is discarded with the others. End the phase; then the Wehrmacht plays three cards. Watch where its dice send them.
lesson-wehrmacht = A howitzer hit the purple wall: a die that reaches the figure on the shield hits, and the wall fell from 6 to 5. Then Scouts came on track 6 and Machine Gunners on track 5. Now your counters act.
lesson-move = You have three moves. A man sees only the tracks of the colour of his room. Tracks 5 and 6 run to red and purple: press Chekhov, then red-purple 5, a room from which he sees both colours.
lesson-move-no = He may move too, but Chekhov is the best shot: he goes first.
lesson-move-no-to = From there he would not see both tracks on which Germans stand.
lesson-move-no-end = You still have moves, and whoever stays in the Reserves cannot fight.
lesson-move-more = Now Potanski into a purple room: from there he sees track 6. And Glushenko into red-purple 6.
lesson-move-more-no-to = From that room he would not see what he is needed for. Purple for Potanski, red-purple for Glushenko.
lesson-end-moves = All three moves are made. End the moves: then come three actions.
lesson-attack = Attack with Chekhov: four dice, and one that reaches the target’s Defense is enough. Point at the target and the odds are shown. The Machine Gunners on track 5 have Defense 4. Fire!
lesson-attack-no = He can act in a moment. First the best shot: if he misses, others can still try.
lesson-attack-no-target = The Scouts are left for the artillery. Chekhov takes the Machine Gunners.
lesson-attack-no-end = There are still actions left, and Germans before the house.
lesson-observe = Destroyed. Chekhov is turned over: whoever acts is exhausted and must recover before he acts again. Now Potanski: Forward Observer spends the artillery token and rolls three dice against the Scouts on track 6.
lesson-suppress = The square is empty. With the last action let Glushenko suppress: a grey token lies before the house, and infantry that arrives there may be stopped by it.
lesson-end-actions = That was a whole turn: your cards, the Wehrmacht’s cards, your counters. End the actions.
lesson-end = Well done: nobody lost, two German counters destroyed. Twenty more turns like this one follow. Remember the supplies: from time to time the garrison must eat. Play on, or begin a match of your own.

## How to play

howto-aim-house = You defend a house in the middle of Stalingrad. Across the square come the Germans; the men in its rooms shoot back, and behind the Volga the 62nd Army supplies, covers and reinforces them.
howto-aim-army = The board has three parts, from left to right: the house cut open, the square with its six tracks, and the city with the river crossing. All hangs together: what does not reach the cellar is missing at the wall.
howto-phase-cards = Your cards
howto-phase-cards-text = Draw four cards and play up to three. A card names two units of the army: choose one of them and one of its actions: reinforcements, supplies, wire, guns, flak, mines.
howto-phase-wehrmacht = The Wehrmacht’s cards
howto-phase-wehrmacht-text = Three cards are turned. Snipers and mortars look for a man, guns hit the walls, bombers the city, infantry and tanks come onto the square. Dice decide where the blow falls.
howto-phase-counters = Your counters
howto-phase-counters-text = Move up to three counters, then take three actions: attack, suppress, fire a gun or a machine gun, direct artillery, command, recover. Whoever has acted is exhausted.
howto-part-man = A defender
howto-part-man-text = A man sees the tracks of the colour of his room; from a room of two colours he sees both.
howto-man-attack = White square: Attack. He rolls so many dice; one that reaches the target’s Defense is enough.
howto-man-suppress = Grey disc: Suppress. He lays so many grey tokens before the house.
howto-man-letters = Letters are special skills: C Command, F Forward Observer, A, G and M fire the weapons, I Inspire, S Storm Group.
howto-man-cost = The tag is his price while he is in the stock: for it he comes as a reinforcement.
howto-part-states = How a man fares
howto-sign-exhausted = Exhausted: he has acted. Before he acts again he must recover, which is an action too.
howto-sign-disrupted = Disrupted: he cannot act until he recovers from it. A second such token is a casualty, unless there is First Aid.
howto-part-germans = The Germans
howto-part-germans-text = Infantry and tanks come along the tracks and move on when others arrive behind them.
howto-german-infantry = Grey disc of infantry: so many dice it rolls to suppress in an assault.
howto-german-armour = White square of a tank: so many dice it rolls at the wall. Only anti-tank weapons and artillery destroy tanks.
howto-german-defence = Shield: Defense. A die must show at least this to hit.
howto-part-card = A Soviet card
howto-part-card-text = Cards are discarded at the end of the phase. Fog of War fills a place in your hand and gives nothing.
howto-card-unit = A unit that may act.
howto-card-actions = Its actions. Of one card you play one action of one unit.
howto-card-other = The second unit: either this or the first.
howto-part-order = A Wehrmacht card
howto-part-order-text = The cards are carried out one after the other, each to its end.
howto-order-effect = What it does.
howto-order-dice = How many dice the Germans roll: one that reaches the Defense of that wall is enough.
howto-order-colours = The first die chooses the colour, the second the number of the room; if it is empty, the nearest man of that colour is under fire.
howto-part-tokens = Tokens
howto-sign-suppression = Suppression: lies before the house and may stop infantry as it arrives.
howto-sign-first-aid = First Aid: cancels the loss of a man, at any time.
howto-sign-food = Food: from time to time the garrison must eat, one token for five men.
howto-sign-ammunition = Ammunition: becomes suppression tokens in the cellar.
howto-sign-sapper = Sappers: raise a wall, repair the battalion’s place or mine the square.
howto-sign-wire = Wire: with four of them you have four actions with your counters.
howto-sign-artillery = Artillery: its fire is called by a forward observer.
howto-sign-anti-aircraft = Anti-aircraft: two dice against an air raid.
howto-win-end = The house must be held through all turns, from September to November.
howto-win-points = Then points are counted: for men in the house, raids won and operational support, less for Germans on the square. More than zero is a victory; the more, the higher the award.
howto-win-breach = If a track is full and one more enemy arrives, the first breaks into the house and the game is lost at once.
howto-win-lost = The house also falls if the army’s command post is destroyed, if no defender is left, or if the garrison starves.
howto-tip-tracks = First shoot at the track on which the Germans stand nearest and thickest.
howto-tip-two = Keep your best shots in rooms of two colours: they see twice as much.
howto-tip-food = Supplies take two or three turns: stock, staging area, boat, cellar. Begin before you need them.
howto-tip-wire = Lay wire and make the flak ready while it is quiet: bombs strike what nobody covers.
howto-tip-weary = Do not use everybody at once: if all are exhausted, the next turn goes to recovering. One Command recovers three.

## Player aid

aid-card = Card
aid-effect = What it does
aid-dice = Dice
aid-decks = In decks 1–5
aid-germans = Wehrmacht counters
aid-germans-note = The value of infantry is suppression, that of armour is fire at the building.
aid-counter = Counter
aid-value = Value
aid-count = In all
aid-raids = Targets of raids
aid-place = Strongpoint
aid-awards = Awards
aid-award = Award
aid-from = Points, at least

## What puzzles want

aim-hold = Lose no one from the house before the end of turn { $turn }
aim-clear = Clear { $space } before the end of turn { $turn }
aim-sweep = Remove all Germans on the { $colour } side before the end of turn { $turn }
aim-shoot =
    Remove { $count ->
        [one] { $count } German counter
       *[other] { $count } German counters
    } before the end of turn { $turn }
