# Partisans in English.
#
# A camp is called by its hero's role and written with a capital; people are not. Forms: .one of
# people and resources after the number one; .short for the terminal; of camps .transport and
# .incendiary what it rides and burns with, .outside with whom it trades; of cards .top .left
# .middle .right .bottom what stands there.

title = Partisans
about = A hard winter in the Belarusian woods: find your people, raise a detachment, keep it fed and beat the enemy.
players = 1–6 players
length = 1 hour
bot-leader = Leader
level-easy = Others act at random
level-normal = Five leaders beside you

# Scenarios, seats and options

scenario-three-on-three = Three on three: partisans against occupiers
scenario-six = Six players, any roles
scenario-five = Five players, any roles
scenario-four = Four players, any roles
scenario-three = Three players, any roles
scenario-two = Two players, any roles
scenario-one = One player, any role

seat-peasant = Peasant
    .enters = sets up camp
seat-partisan = Partisan
    .enters = sets up camp
seat-nkvd = NKVD Officer
    .enters = sets up camp
seat-policeman = Policeman
    .enters = sets up camp
seat-soldier = German Soldier
    .enters = sets up camp
seat-officer = Wehrmacht Officer
    .enters = sets up camp
seat-player-1 = Player 1
    .enters = is player 1
seat-player-2 = Player 2
    .enters = is player 2
seat-player-3 = Player 3
    .enters = is player 3
seat-player-4 = Player 4
    .enters = is player 4
seat-player-5 = Player 5
    .enters = is player 5
seat-player-6 = Player 6
    .enters = is player 6

option-months = How many months the game lasts
option-figure = How the cards are laid out
option-figure-rectangle = As a rectangle
option-figure-built = One by one, in turn
option-destruction = Until one side is destroyed
option-target = Points to win
option-cards-add-up = Transport and full map together give three cards a turn
option-short-attacks = A camp may attack without the forces it takes
option-made-from-fuel = Incendiaries can be made from fuel
option-sides = Sides
option-sides-free = As the players choose
option-sides-partisans = All are partisans
option-sides-occupiers = All are occupiers
option-roles = Roles
option-roles-chosen = Chosen
option-roles-dealt = Drawn by lot
option-rivals-fight = Where all are on one side, camps may attack each other

# Chapters of the rules

chapter-1 = Record sheets
chapter-2 = Goal and victory
chapter-3 = Roles and starting resources
chapter-4 = Upkeep, sides and modes
chapter-5 = Playing a month
chapter-6 = Allies and enemies
chapter-7 = Duties of the camp leader
chapter-8 = Total domination
chapter-9 = Motorcycle or horse and cart
chapter-10 = Full map
chapter-11 = Wooden fortifications
chapter-12 = Flamethrower or Molotov cocktail
chapter-13 = Fire brigade
chapter-14 = Disease and wounds
chapter-15 = Combat
chapter-16 = Special abilities and month end
chapter-17 = Battles between camps

# Camps: they are called by their hero's role

name-peasant = Peasant
    .transport = the horse and cart
    .a-transport = a horse and cart
    .incendiary = Molotov cocktails
    .outside = with other detachments
name-partisan = Partisan
    .transport = the horse and cart
    .a-transport = a horse and cart
    .incendiary = Molotov cocktails
    .outside = with other detachments
name-nkvd = NKVD Officer
    .transport = the horse and cart
    .a-transport = a horse and cart
    .incendiary = Molotov cocktails
    .outside = with other detachments
name-policeman = Policeman
    .transport = the motorcycle
    .a-transport = a motorcycle
    .incendiary = a flamethrower
    .outside = with Germany
name-soldier = German Soldier
    .transport = the motorcycle
    .a-transport = a motorcycle
    .incendiary = a flamethrower
    .outside = with Germany
name-officer = Wehrmacht Officer
    .transport = the motorcycle
    .a-transport = a motorcycle
    .incendiary = a flamethrower
    .outside = with Germany
name-peasant-2 = Second Peasant
    .transport = the horse and cart
    .a-transport = a horse and cart
    .incendiary = Molotov cocktails
    .outside = with other detachments
name-partisan-2 = Second Partisan
    .transport = the horse and cart
    .a-transport = a horse and cart
    .incendiary = Molotov cocktails
    .outside = with other detachments
name-nkvd-2 = Second NKVD Officer
    .transport = the horse and cart
    .a-transport = a horse and cart
    .incendiary = Molotov cocktails
    .outside = with other detachments
name-policeman-2 = Second Policeman
    .transport = the motorcycle
    .a-transport = a motorcycle
    .incendiary = a flamethrower
    .outside = with Germany
name-soldier-2 = Second German Soldier
    .transport = the motorcycle
    .a-transport = a motorcycle
    .incendiary = a flamethrower
    .outside = with Germany
name-officer-2 = Second Wehrmacht Officer
    .transport = the motorcycle
    .a-transport = a motorcycle
    .incendiary = a flamethrower
    .outside = with Germany

name-side-partisans = the partisans
name-side-occupiers = the occupiers

# People

name-kind-peasant = peasants
    .one = peasant
    .short = Pea
name-kind-partisan = partisans
    .one = partisan
    .short = Par
name-kind-nkvd = NKVD officers
    .one = NKVD officer
    .short = NKVD
name-kind-policeman = policemen
    .one = policeman
    .short = Pol
name-kind-soldier = German soldiers
    .one = German soldier
    .short = Sol
name-kind-officer = Wehrmacht officers
    .one = Wehrmacht officer
    .short = Off
name-who-leader = the leader
name-who-nkvd = an NKVD officer
name-who-officer = a Wehrmacht officer

# Resources

name-maps = maps
    .one = map
    .short = maps
name-fuel = fuel
    .one = fuel
    .short = fuel
name-weapons = weapons
    .one = weapon
    .short = weap
name-water = water
    .one = water
    .short = water
name-food = food
    .one = food
    .short = food
name-wood = wood
    .one = wood
    .short = wood

# Cards and places on the table

name-cell =
    { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
        [8] H
        [9] I
        [10] J
        [11] K
        [12] L
        [13] M
        [14] N
       *[other] O
    }{ $row }
name-card = no. { $number }, { $event }
    .top = { $top-sign }{ $top-amount } { $top-short }
    .left = { $count } { $left-short }
    .middle =
        { $amount ->
            [0] { $event-short }
           *[other] { $event-short } { $amount }
        }
    .right = { $right-short }
    .bottom = { $bottom-sign }{ $bottom-amount } { $bottom-short }
name-card-of-goods = no. { $number }, { $event } ({ $resource })
    .top = { $top-sign }{ $top-amount } { $top-short }
    .left = { $count } { $left-short }
    .middle = { $sign }{ $amount } { $resource-short }
    .right = { $right-short }
    .bottom = { $bottom-sign }{ $bottom-amount } { $bottom-short }
name-sign-found = +
name-sign-lost = −

name-what-none = no event
    .short = —
name-what-cache = a cache
    .short = cache
name-what-loss = spoilt or stolen goods
    .short = loss
name-what-fire = fire
    .short = fire
name-what-frostbite = frostbite
    .short = frost
    .idle = nobody is frostbitten
name-what-wounds = wounds
    .short = wounds
    .idle = nobody is wounded
name-what-leader-wounded = the leader is wounded
    .short = leader
name-what-transport = transport
    .short = transport
    .idle = a second transport is left in the woods
name-what-incendiary = incendiaries
    .short = incendiary
    .idle = there are incendiaries already
name-what-sabotage = a target for sabotage
    .short = sabotage
    .idle = sabotage takes incendiaries

# Figures of the game

name-basic = basic set
name-only-weapons = the defender has only weapons
name-only-people = the defender has only people
name-both = the defender has people and weapons
name-defender = the defender, for each attacker
name-cards-a-player = cards for each player
name-weapons-an-enemy = weapons for an enemy
name-weapons-an-enemy-incendiary = weapons for an enemy, with incendiaries
name-death = points lost with a death
name-full-map = maps in a full map
name-full-map-points = points for a full map
name-fortifications = wood for fortifications
name-fortifications-points = points for fortifications
name-domination-points = points for total domination
name-outside-rate = given for one in trade outside
name-healing-food = food to heal an officer
name-healing-water = water to heal an officer
name-incendiary-fuel = fuel for incendiaries
name-brigade-food = food for a fire brigade
name-brigade-water = water for a fire brigade
name-longest-destruction = months at most in a game to destruction

# The month

name-phase-roles = choice of roles
name-phase-deal = deal
name-phase-raids = raids
name-phase-healing = healing
name-phase-trade = trade
name-phase-workshop = workshop
name-phase-feeding = feeding
name-phase-attacks = attacks

event-role-taken = { $camp } { $seat-enters }.
event-month-begins =
    { $month ->
        [1] November, the first frost.
        [2] December, snow in the woods.
        [3] January, bitter cold.
        [4] February, blizzards.
        [5] March, the first thaw.
        [6] April, the last snow.
       *[other] Month { $month }.
    } { $camp } goes first.
event-month-ends =
    { $month ->
        [1] November draws to its end
        [2] December draws to its end
        [3] January draws to its end
        [4] February draws to its end
        [5] March draws to its end
        [6] April draws to its end
       *[other] Month { $month } draws to its end
    }: all cards are open.
event-card-laid = { $camp } lays a card on { $place }.
event-turn-lost = { $camp } loses a turn: { $cause }.
event-all-recover = All leaders are wounded; they recover, and the raids go on.
event-turn-stopped = { $camp } ends the turn.

name-cause-bedridden = wounded until the end of the month
name-cause-hiding = hiding in the woods
name-cause-resting = busy with treatment
name-cause-untreated = to wounds and frost
name-cause-fight = in a fight
name-cause-hunger = to hunger and thirst
name-cause-battle = in battle

ask-choose-role = Which role do you take?
ask-lay-cards = Lay a card beside another. Still to be laid: { $count }.
ask-open-card =
    Which card do you open?{ $count ->
        [one] { "" }
       *[other] { " " }You may open { $count } cards this turn.
    }

choice-role = { $camp }
choice-lay = { $place }
choice-open = Open { $place }
choice-organise = Organise a fire brigade
choice-stop = End the turn

# A card is opened

event-card-opened = { $camp } opens { $place }: { $card }.
event-resources-found =
    { $camp } finds { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    }{ $doubled ->
        [yes] , doubled by { $camp-transport }
       *[no] { "" }
    }.
event-resources-lost =
    { $camp } { $count ->
        [0] has no { $resource } to lose
        [one] loses { $count } { $resource-one }
       *[other] loses { $count } { $resource }
    }.
event-allies-met =
    { $camp } meets friends: { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    }.
event-people-rescued =
    { $camp } { $count ->
        [0] takes nobody along
       *[other] rescues { $count ->
            [one] { $count } { $kind-one }
           *[other] { $count } { $kind }
        }: { $points ->
            [one] +{ $points } point
           *[other] +{ $points } points
        }, { $resource } +{ $loot }
    }.
event-enemies-met =
    { $camp } runs into the enemy: { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    }.
event-help-asked = { $camp } asks { $other } for help.
event-help-given =
    { $camp } gives { $other } { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }.
event-help-denied = { $camp } denies { $other } help.
event-killed-by-hand =
    { $camp }, with bare hands: { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    } killed, { $count ->
        [one] an officer is wounded
       *[other] { $count } officers are wounded
    }.
event-enemies-killed =
    { $camp } kills { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    }: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }, { $resource } +{ $loot }. { $weapons ->
        [0] No weapons spent.
       *[other] Weapons spent: { $weapons }.
    }
event-fled-from-enemies =
    { $camp } flees into the woods without loot: { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    } still standing{ $killed ->
        [0] { "" }
       *[other] ; { $killed } killed, weapons spent: { $weapons }
    }.
event-people-died =
    { $camp } loses { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    } { $cause }: { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }.
event-cache-found =
    { $camp } finds a cache: { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    }.
event-fire-broke =
    Fire in the camp of { $camp }: { $count ->
        [0] there is nothing to burn
       *[other] wood −{ $count }
    }.
event-fire-quenched = Fire in the camp of { $camp }: the fire brigade puts it out.
event-people-frostbitten =
    { $camp }: { $count ->
        [one] { $count } person
       *[other] { $count } people
    } frostbitten, { $water } water each.
event-people-wounded =
    { $camp }: { $count ->
        [one] { $count } person
       *[other] { $count } people
    } wounded, { $water } water each.
event-nothing-happens = { $camp }: { $what-idle }.
event-people-treated =
    { $camp } treats { $count ->
        [one] { $count } person
       *[other] { $count } people
    }: water −{ $water }.
event-leader-wounded = { $camp } is wounded: water −{ $water }, the next turn is lost.
event-leader-bedridden = { $camp } is wounded and short of water: no turn until the month ends, and one at least is lost.
event-officer-healed = { $camp }: { $who } is healed.
event-transport-found = { $camp } gets { $camp-a-transport }.
event-transport-passed = { $camp } passes the transport on to { $other }.
event-incendiary-found = { $camp } gets { $camp-incendiary }.
event-sabotage =
    { $camp } commits sabotage: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.

ask-rescue =
    You have met friends: { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    }. How many come to the camp? Each must be fed.
ask-fight =
    Enemies: { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    }{ $hands ->
        [0] { "" }
       *[other] , { $hands } by hand
    }. { $missing ->
        [0] You have weapons enough.
       *[other] Weapons missing: { $missing }.
    }
ask-lend =
    { $other } asks for help and is { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    } short. How many do you give?
ask-pass-transport = You need no second transport. To whom does it go?
ask-treat =
    Sick or wounded: { $count }, { $water } water each. How many are treated? { $late ->
        [0] Treatment costs the next turn.
       *[other] Treatment costs the first turn of the next month; the others die.
    }
ask-heal =
    { $count ->
        [one] { $count } officer was
       *[other] { $count } officers were
    } wounded fighting by hand. { $late ->
        [0] Who is healed now?
       *[other] Those left unhealed die.
    }
ask-choose-dead =
    Losses { $cause }: { $count ->
        [one] { $count } person
       *[other] { $count } people
    } more. Whom do you lose?

choice-take =
    { $count ->
        [0] Take nobody
       *[other] Take { $count }
    }
choice-fight = Fight
choice-bare-hands = An officer fights with bare hands
choice-ask = Ask { $camp } for help
choice-lend =
    { $count ->
        [0] Give none
       *[other] Give { $count }
    }
choice-pass = Give it to { $camp }
choice-leave = Leave it
choice-treat =
    { $count ->
        [0] Treat nobody
       *[other] Treat { $count }
    }
choice-heal = Heal { $who }
choice-lose = { $kind-one }

# Bonuses

event-map-completed =
    { $camp } completes the map: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.
event-camp-fortified =
    { $camp } builds wooden fortifications: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.
event-fortifications-lost =
    { $camp } loses the fortifications: { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }.
event-incendiary-made = { $camp } makes { $camp-incendiary }: fuel −{ $count }.
event-brigade-formed = { $camp } organises a fire brigade.
event-brigade-lost = { $camp } is left without a fire brigade.
event-total-domination =
    Total domination! { $camp } has all bonuses: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.

# The end of a month

event-exchanged =
    { $camp } trades { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    } for { $loot ->
        [one] { $loot } { $second-one }
       *[other] { $loot } { $second }
    } { $camp-outside }.
event-offer-made = { $camp } makes { $other } an offer.
event-offer-gives =
    { $camp } offers { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    }.
event-offer-wants =
    { $camp } asks for { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    }.
event-offer-refused = { $camp } refuses the offer of { $other }.
event-offer-countered = { $camp } makes { $other } a counter-offer.
event-offer-accepted = { $camp } accepts the offer of { $other }.
event-resources-given =
    { $other } gets { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    } from { $camp }.
event-people-fed =
    { $camp } { $count ->
        [0] is out of food or water: nobody is fed
       *[other] feeds { $count ->
            [one] { $count } person
           *[other] { $count } people
        }: { $points ->
            [one] +{ $points } point
           *[other] +{ $points } points
        }
    }.

ask-trade =
    { $count ->
        [0] Trade outside, or end your trade?
       *[other] Make somebody an offer, trade outside or end your trade? Offers left: { $count }.
    }
ask-exchange = Trade { $resource } for { $second }, { $count } to 1. How much do you get?
ask-draft = An offer to { $other }: what do you give, and what do you want?
ask-consider = { $other } makes you an offer. Do you accept?
ask-make = What do you make or organise in the camp?

choice-exchange = Trade { $resource } for { $second }
choice-get = Get { $count }
choice-offer = Make { $camp } an offer
choice-give =
    Give { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    }
choice-want =
    Ask for { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource }
    }
choice-propose = Propose
choice-withdraw = Drop the offer
choice-accept = Accept
choice-refuse = Refuse
choice-counter = Counter-offer
choice-make = Make incendiaries
choice-done = Done

# Attacks

event-attack-threatened = { $camp } threatens { $other }. The price of an attack: people { $people }, weapons { $weapons }.
event-ransom-offered = { $camp } offers { $other } a ransom.
event-ransom-taken = { $camp } takes the ransom and leaves { $other } alone.
event-ransom-refused = { $camp } refuses the ransom of { $other }.
event-defender-hides = { $camp } hides in the woods: { $other } will take one kind of resource.
event-battle-fought = { $camp } attacks the camp of { $other }. Spent: people { $people }, weapons { $weapons }.
event-defender-spends = { $camp } fights back. Spent: people { $people }, weapons { $weapons }.
event-attack-failed = The camp of { $other } beats off { $camp }.
event-camp-destroyed = The camp of { $camp } is destroyed: { $other } takes all resources.

ask-attack = Do you attack a camp?
ask-seize = { $other } hides in the woods. Which resource do you take, all of it?
ask-ransom = { $other } threatens your camp. Do you pay or defend yourself?
ask-consider-ransom = { $other } offers a ransom. Do you take it or attack?

choice-attack = Attack { $camp }
choice-peace = Attack nobody
choice-seize = Take { $resource }
choice-defend = Defend

# The end

outcome-target =
    Victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $camps }.
outcome-target-side =
    Victory for { $side }! { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $camps }.
outcome-months =
    The last month is over. Victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $camps }.
outcome-months-side = The last month is over. Victory for { $side }! Most points: { $camps }, { $points }.
outcome-last-camp =
    One camp is left. Victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $camps }.
outcome-destroyed = Victory for { $side }: the enemy has no camp left.
outcome-shared =
    A draw: { $camps }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
outcome-alone =
    The last month is over: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and { $target } were needed.

# The table in the terminal

sketch-month =
    { $month ->
        [0] Before the first month
        [1] November ({ $month } of { $months })
        [2] December ({ $month } of { $months })
        [3] January ({ $month } of { $months })
        [4] February ({ $month } of { $months })
        [5] March ({ $month } of { $months })
        [6] April ({ $month } of { $months })
       *[other] Month { $month } of { $months }
    } — { $phase }
sketch-target =
    To win: { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
sketch-destruction = Until one side is destroyed
sketch-turn = turn of { $camp }; cards a turn: { $count }
sketch-first = { $camp } goes first this month
sketch-points = points
sketch-resource = { $resource-short }
sketch-people = { $kind } { $count }
sketch-nobody = nobody
sketch-out = out of the game
sketch-transport = { $camp-a-transport }
sketch-incendiary = { $camp-incendiary }
sketch-full-map = full map
sketch-fortified = fortifications
sketch-brigade = fire brigade
sketch-dominated = total domination
sketch-sick = sick or wounded: { $count } ({ $water } water each)
sketch-hurt = wounded officers: { $count }
sketch-leader-hurt = the leader is wounded
sketch-lost-turns = turns to lose: { $count }
sketch-bedridden = in bed until the month ends
sketch-deaths = dead: { $count }
sketch-back = { $place }
sketch-top = { $card-top }
sketch-left = { $card-left }
sketch-middle = { $card-middle }
sketch-right = { $card-right }
sketch-bottom = { $card-bottom }
sketch-fight =
    { $camp } fights { $count ->
        [one] { $count } { $kind-one }
       *[other] { $count } { $kind }
    }: { $hands } by hand, weapons needed { $weapons }, missing { $missing }
sketch-draft = { $camp } prepares an offer to { $other }
sketch-proposal = { $camp } proposes to { $other }
sketch-gives = gives
sketch-wants = wants
sketch-nothing = nothing
sketch-term = { $resource } { $count }
sketch-attack = attack { $camp }: people { $people }, weapons { $weapons }
sketch-attack-barred = cannot attack { $camp }: people { $people }, weapons { $weapons }
sketch-attack-free = { $camp } is helpless: one kind of resource can be taken
sketch-legend = Pea peasants, Par partisans, Pol policemen, Sol soldiers, Off Wehrmacht officers

# Why not

refusal-choose-a-role = Choose a role first.
refusal-no-such-role = There is no such role.
refusal-role-taken = This role is taken.
refusal-role-not-in-this-game = This role is not in this game.
refusal-lay-the-cards-first = Lay the cards out first.
refusal-no-such-place = There is no such place on the table.
refusal-place-taken = A card lies there already.
refusal-card-must-touch = A card must touch another along a side, not at a corner.
refusal-no-card-there = There is no card.
refusal-card-is-open = This card is open already.
refusal-turn-lost-bedridden = You are wounded and short of water: you have no turn until the month ends.
refusal-turn-lost-hiding = After its flight your camp hides in the woods and loses a turn.
refusal-turn-lost-resting = Your camp is busy with treatment and loses a turn.
refusal-your-camp-is-gone = Your camp is no more.
refusal-open-a-card-first = Open a card first.
refusal-attacks-between-deals = Camps are attacked only between deals.
refusal-trade-at-month-end = Trade is at the end of the month.
refusal-brigade-is-there = There is a fire brigade already.
refusal-nobody-in-camp = A fire brigade needs at least one person in the camp.
refusal-brigade-too-dear = There is not enough food or water for a fire brigade.
refusal-not-so-many-met = You have not met so many.
refusal-say-how-many = First say how many you take along.
refusal-no-officer-for-it = There is no healthy officer left to fight with bare hands.
refusal-fight-first = The enemy is here: there is no way around the fight.
refusal-weapons-enough = You have weapons enough.
refusal-not-an-ally = Only an ally can be asked for help.
refusal-ally-was-asked = This ally has been asked already.
refusal-ally-has-no-weapons = This ally has no weapons.
refusal-cannot-lend-so-many = You do not have so many, or so many are not needed.
refusal-answer-the-ally = Answer your ally first.
refusal-cannot-be-passed = Transport goes only to an ally who has none.
refusal-pass-or-leave = Pass the transport on or leave it.
refusal-not-enough-water = There are not so many to treat, or not enough water.
refusal-treat-first = First decide who is treated.
refusal-not-wounded = He needs no treatment.
refusal-heal-first = First decide about the wounded.
refusal-none-of-them-here = There are no such people in the camp.
refusal-choose-who-is-lost = First say whom you lose.
refusal-no-such-resource = There is no such resource.
refusal-same-resource = A resource is not traded for itself.
refusal-map-is-full = A full map can be neither given away, nor taken, nor added to.
refusal-too-little-to-exchange = There is too little for that.
refusal-say-how-much = First say how much you get.
refusal-attacks-after-feeding = Attacks come after feeding.
refusal-trade-or-done = Trade, or say that you are done.
refusal-no-more-offers = There are no more offers this month.
refusal-nobody-to-trade-with = There is nothing to trade with that camp.
refusal-offer-is-empty = The offer is still empty.
refusal-finish-the-offer = Finish the offer or drop it.
refusal-offer-is-long = There is no more room in the offer.
refusal-not-so-much-there = There is not so much of it in the camp.
refusal-no-more-counter-offers = No more counter-offers: accept or refuse.
refusal-answer-the-offer = Answer the offer first.
refusal-not-made-from-fuel = In this game incendiaries are not made.
refusal-incendiary-is-there = There are incendiaries already.
refusal-fuel-too-little = There is not enough fuel for incendiaries.
refusal-make-or-done = Make something, or say that you are done.
refusal-attack-takes-people-and-weapons = An attack takes both people and weapons.
refusal-not-an-enemy = This camp cannot be attacked.
refusal-nothing-to-take = There is nothing to take.
refusal-attack-too-dear = You lack the people or weapons for this attack.
refusal-attack-or-peace = Attack somebody, or attack nobody.
refusal-no-such-camp = There is no such camp.
refusal-camp-is-gone = This camp is destroyed already.
refusal-nothing-of-it = There is none of it.
refusal-seize-first = First choose what to take.
refusal-defend-or-pay = Pay or defend yourself.

# Why the bot decides so

why-only-choice = There is nothing else to choose.
why-role = { $camp } begins with what is scarce in the woods.
why-lay = { $place } touches most cards: more can meet there.
why-open =
    { $place } promises most: { $count ->
        [one] { $count } open card
       *[other] { $count } open cards
    } beside it.
why-open-apart = { $place } lies apart: less risk, and nothing for those who come next.
why-stop = Even { $place }, the best of the cards left, promises more harm than good.
why-brigade = A fire brigade pays: it guards the wood and brings domination nearer.
why-take-all = There is food and water for all { $kind }, and each brings points.
why-take-some = There is not enough food and water for all: { $count } at most.
why-take-none = There is nothing to feed { $kind } with, and each death costs points.
why-pass-transport = { $camp } makes most of the transport.
why-keep-transport = There is no reason to give transport to a rival.
why-ask = Our weapons are too few by { $missing } of the enemies; { $camp } can share: it has { $count }.
why-bare-hands = Enemies: { $count }. Bare hands cost less than weapons or flight.
why-fight = There are weapons for all enemies that are left: { $count }.
why-fight-short = There are no more weapons to be had. Enemies: { $count }, too many by { $missing }; we fight with what there is.
why-lend = { $camp } wins with so many weapons ({ $count }), and they are needed less here.
why-lend-nothing = We need the weapons more than { $camp }.
why-lose = The camp can best spare { $kind }.
why-treat = Water for the sick ({ $count }): { $water }. That is less than the points lost.
why-treat-later = Better treat the sick ({ $count }) at the end of the month: now it costs a turn.
why-treat-nobody = Water for the sick ({ $count }) would be { $water }: the healthy need it more.
why-heal-leader = { $food } food and { $water } water cost less than a lost turn.
why-heal-officer = An officer is worth { $food } food and { $water } water.
why-heal-later = Healing can wait.
why-heal-nobody = Others need { $food } food and { $water } water more.
why-make = Incendiaries halve the weapons that a fight takes.
why-make-nothing = The resources are needed for other things.
why-offer = Both { $camp } and we gain by this trade.
why-offer-ally = { $camp } is an ally: our side gains by it.
why-exchange = We can spare { $resource } and are short of { $second }.
why-get = More of it would not pay.
why-trade-done = No trade is worth making any more.
why-terms = { $camp } should agree to this.
why-terms-ally = { $camp } is an ally: resources go where they are needed most.
why-withdraw = { $camp } will not agree to anything that helps us.
why-accept = Our side gains by this trade.
why-counter = { $camp } asks too much, but we can come to terms.
why-refuse = { $camp } asks for more than it is worth.
why-refuse-win = { $camp } would win with that.
why-attack = { $camp } is weak: it takes people ({ $people }) and weapons ({ $weapons }), and the spoils are worth more than the losses.
why-rob = { $camp } is helpless: the spoils cost nothing.
why-peace = Every attack costs more than it brings.
why-seize = What is needed most here: { $resource }, { $count }.
why-ransom = A ransom costs less than the camp: { $camp } is stronger.
why-defend = A ransom is not worth it: { $camp } will pay dearly for a victory.
why-take-ransom = { $camp } gives more than a battle would bring.
why-refuse-ransom = { $camp } gives less than a battle brings.

# Board: cards

board-card-open = { $place }: { $card }
board-card-closed = { $place }: a card face down

# Board: camps

## Board: record sheets

board-side-partisans = Partisans
board-side-occupiers = Occupiers
board-points = Points
board-points-of = { $points } of { $target } points
board-of = { $count } of { $of }
board-people = People
board-people-peasant = Peasants
board-people-partisan = Partisans
board-people-nkvd = NKVD officers
board-people-policeman = Policemen
board-people-soldier = Soldiers
board-people-officer = Wehrmacht officers
board-goods-maps = Maps
board-goods-fuel = Fuel
board-goods-weapons = Weapons
board-goods-water = Water
board-goods-food = Food
board-goods-wood = Wood
board-camps = Camps
board-own-news = Your camp
board-own-seen = Seen
board-now-turn = turn
board-first = first
board-first-long = Begins this month
board-open-sheet = { $camp }: the whole sheet
board-out = out of the game
board-need = To feed at the end of the month: { $count }. There is enough.
board-need-short =
    To feed at the end of the month: { $count }. { $hungry ->
        [one] { $hungry } would die
       *[other] { $hungry } would die
    } (−{ $points } points).
board-need-nobody = Nobody to feed yet.
board-bonuses = Bonuses
board-bonus-transport-partisans = Horse and cart
board-bonus-transport-occupiers = Motorcycle
board-bonus-full-map = Full map
board-bonus-fortified = Wooden walls
board-bonus-incendiary-partisans = Molotov cocktail
board-bonus-incendiary-occupiers = Flamethrower
board-bonus-brigade = Fire brigade
board-has = in the camp
board-none = none
board-missing-maps =
    { $count ->
        [one] { $count } map short
       *[other] { $count } maps short
    }
board-missing-wood = { $count } wood short
board-missing-fuel = on a card, or { $count } fuel short
board-missing-make = on a card, or in the workshop
board-missing-transport = on a card
board-missing-people = somebody in the camp is needed
board-missing-brigade =
    short of { $food ->
        [0] { $water } water
       *[other] { $water ->
            [0] { $food } food
           *[other] { $food } food and { $water } water
        }
    }
board-missing-organise = can be organised
board-lost-turns =
    { $count ->
        [one] loses { $count } turn
       *[other] loses { $count } turns
    }
board-bedridden = in bed to the end of the month
board-sick =
    { $count ->
        [one] { $count } sick
       *[other] { $count } sick
    }, water { $water }
board-hurt =
    { $count ->
        [one] { $count } officer hurt
       *[other] { $count } officers hurt
    }
board-leader-hurt = the leader is hurt
board-dominates = total domination

## Board: the month

board-before = Before the winter
board-month =
    { $month ->
        [1] November
        [2] December
        [3] January
        [4] February
        [5] March
        [6] April
       *[other] Month { $month }
    }, { $month } of { $months }
board-month-open = Month { $month }
board-phase-deal = Deal
board-phase-raids = Raids
board-phase-healing = Healing
board-phase-trade = Trade
board-phase-workshop = Workshop
board-phase-feeding = Feeding
board-phase-attacks = Attacks
board-left-hungry =
    { $count ->
        [one] { $count } would starve: −{ $points } points
       *[other] { $count } would starve: −{ $points } points
    }

## Board: trade

board-nothing = nothing
board-market = Trade
board-offer-to = Make an offer
board-ally = ally
board-enemy = enemy
board-outside = Elsewhere, { $count } to 1
board-give-get = give ↓ get →
board-fed = To feed: { $count }. Food { $food }, water { $water }: enough.
board-hungry =
    To feed: { $count }. Food { $food }, water { $water }: { $hungry ->
        [one] { $hungry } would die.
       *[other] { $hungry } would die.
    }
board-exchange = Elsewhere: { $given } → { $got }
board-draft-title = Your offer: { $camp }
board-ransom-title = { $camp } threatens you: buy yourself off?
board-i-give = I give
board-i-want = I want
board-at-once = at once
board-less-give = Give less: { $resource }
board-less-want = Want less: { $resource }
board-more-give = Give { $count } more: { $resource }
board-more-want = Want { $count } more: { $resource }
board-terms = Terms of this offer: { $count } of at most { $most }
board-propose = Propose
board-propose-plan = with all that is planned
board-propose-empty = Say what you give or want.
board-sending = being written down …
board-consider-title = { $camp } makes you an offer
board-overheard-offer = An offer
board-overheard-ransom = A ransom
board-overheard-drafting = It is still being put together.
board-overheard-gives = gives
board-overheard-wants = wants
board-you-get = You get
board-you-give = You give

## Board: fights and attacks

board-fight-title = { $kind }: { $count }
board-by-hand = By hand
board-weapons-needed = Weapons needed
board-weapons-there = In the camp
board-weapons-missing = Missing
board-if-fight = If you fight now
board-fight-lost =
    { $killed } killed, { $left } left. { $lost ->
        [0] Nobody of yours dies
        [one] { $lost } of yours dies (−{ $points } points)
       *[other] { $lost } of yours die (−{ $points } points)
    }; no loot, and the next turn is lost.
board-bare-hands-note = wounded afterwards: { $food } food, { $water } water
board-attack-title = Attack a camp?
board-attack-note = Your people: { $people }, weapons: { $weapons }. Each of your dead costs { $points } points.
board-attack-barred = cannot be attacked
board-helpless = Neither people nor weapons: flees into the woods, and you take all of one resource.
board-row-both = People and weapons: { $count }
board-row-only-people = Only people: { $count }
board-row-only-weapons = Only weapons: { $count }
board-their = theirs: { $bonus }
board-ours = ours: { $bonus }
board-own-dead = Your dead
board-weapons-spent = Weapons
board-attack-fails = You cannot pay in full, so the attack will fail: −{ $people } people, −{ $weapons } weapons, −{ $points } points.
board-short-of = { $count } short
board-would-gain = To be won
board-seize-title = { $camp } has fled: take what?
board-have = you have { $count }
board-threat-beaten = If you defend yourself, your camp is beaten and out of the game.
board-threat-short = If you defend yourself, the attack may fail.
board-threat-cost = { $camp } would spend:
board-threat-loss = You would lose:
board-consider-ransom = { $camp } offers a ransom
board-instead = Attack instead

## Board: other questions

board-role-title = Whom do you play?
board-rescue-title = { $kind }: who comes along?
board-rescue-note = Food and water suffice for { $count } more at the end of the month.
board-rescue-short = Food and water do not even suffice for { $count } of your people.
board-take-nobody = nobody
board-treat-title =
    { $count ->
        [one] { $count } needs treatment
       *[other] { $count } need treatment
    }
board-treat-now = { $water } water each; you have { $count }. Whoever treats anybody loses the next turn.
board-treat-late = { $water } water each; you have { $count }. Whoever is not treated now dies.
board-treat-nobody = nobody
board-treat-wait =
    { $count ->
        [one] { $count } waits
       *[other] { $count } wait
    }
board-treat-die =
    { $count ->
        [one] { $count } dies
       *[other] { $count } die
    }
board-heal-title = Wounded in hand-to-hand fighting
board-heal-now = Officers may wait until the end of the month; a leader left unhealed loses his next turn.
board-heal-late = An officer who is not healed now dies.
board-leader = You
board-lend-title =
    { $camp } is short of { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
board-lend-left = you keep { $count }
board-lend-nothing = refuse
board-make-title = Workshop
board-make-note = half the weapons in every fight
board-organise-note = no fire harms the camp
board-dead-title =
    { $count ->
        [one] { $count } dies: who?
       *[other] { $count } die: who?
    }
board-dead-note = Each costs { $points } points.

## Board: inspector

board-cards-a-turn = Cards a turn
board-deaths = Dead so far
board-start = At the start: { $resource }
board-is-role = role
board-is-resource = resource
board-is-bonus = bonus
board-is-back = card, face down
board-place = Card { $place }
board-rescued-points = Rescued: points each
board-rescued-loot = Rescued: loot each
board-killed-points = Killed: points each
board-killed-loot = Killed: loot each
board-death-points = Dead in your camp: points
board-reward = { $resource } { $count }
board-edge-top = Above
board-edge-left = Left
board-edge-middle = Middle
board-edge-right = Right
board-edge-bottom = Below
board-event-water = { $event }: { $count }, { $water } water each
board-event-leader = { $event }: { $water } water
board-note-people = Each needs 1 food and 1 water at the end of the month and then brings a point.
board-note-officer = An officer can kill one enemy a fight with his bare hands; he must be healed then.
board-note-back = Whoever opens it has what meets with open cards beside it.
board-note-card = Read from above: upper edge, left, middle, right, lower edge. An edge counts only if the same thing meets it on an open card.
board-about-maps = 60 make a full map. Officers carry them.
board-about-fuel = Burns in cocktails and flamethrowers; else it is for trade.
board-about-weapons = Two for each enemy met on a raid, one with a Molotov cocktail or flamethrower.
board-about-water = One for each in the camp at the end of the month, and for the sick.
board-about-food = One for each in the camp at the end of the month.
board-about-wood = 60 make wooden walls. Fire eats it.
board-about-transport = Doubles what is found at the upper and lower edges and lets you open one more card.
board-about-full-map = Points at once, one more card a turn; it cannot be lost.
board-about-fortified = Points at once; whoever attacks this camp needs twice the weapons. Lost when the wood falls under the line.
board-about-incendiary = One weapon for each enemy in place of two, attacks at half the price, sabotage.
board-about-brigade = Fires do no harm. Needs at least one person in the camp.
board-about-domination = All five at one time: total domination, 50 points at once.

## Board: the end

board-end = end
board-end-camp = Camp
board-end-people = Raids and feeding
board-end-map = Map
board-end-walls = Walls
board-end-domination = Domination
board-end-deaths = Dead
board-end-unit = People
board-end-winner = winner
board-end-note = Raids and feeding: rescued, killed, fed and sabotage together; the sheet keeps no more than that.
board-end-chart = Points from month to month

## Board: guided first month

board-tour-table = The woods. Five cards for each player lie face down; when all are open, the month is over.
board-tour-open = A turn is a raid: open any card. It is read from above: upper edge, left, middle, right, lower edge.
board-tour-joins = The edges count only where the same thing meets on two open cards: goods above and below, people left and right. Next to open cards there is more to win, and more danger.
board-tour-camp = Your camp. Everything on this sheet is open to all.
board-tour-people = Your people. Friends whom you meet come along, if you like. Each needs food and water at the end of the month and then brings a point; each who dies costs three.
board-tour-store = Your stores. Two weapons for each enemy on a raid; too few, and your people die and you flee.
board-tour-bonuses = Five bonuses and what is missing to them. All five together are total domination: fifty points.
board-tour-others = The others. On your own side they may help with weapons; you can trade with everybody.
board-tour-month = The winter lasts from the first frost to the last snow, one deal of cards each month.
board-tour-end = At the end of a month: healing, trade, workshop, feeding, and then attacks between camps. You see the whole price of an attack before you decide.
board-tour-prompt = What is asked of you stands here. What you may choose is amber.
board-tour-victory = Whoever reaches the target wins at once, and his side with him; else the most points after the last month.

# Said at set-up

scenario-three-on-three-about = The standard game: three Soviet heroes against three of the occupiers.
scenario-three-on-three-length = 1 hour
scenario-six-group = Any roles
scenario-six-about = Each takes the role he likes, alone or up to six; all may be on one side.
scenario-six-length = 30–60 minutes
option-months-about = The winter in the woods: points decide after the last month.
option-figure-about = A rectangle lies ready at once; one by one the players build the woods themselves.
option-destruction-about = Neither target nor months end the game, only the loss of all camps of a side.
option-target-about = Fewer players meet fewer people: 40 suits four, 25 two.
option-cards-add-up-about = Else the two together give two cards, as each does alone.
option-short-attacks-about = Else a camp attacks only if it can pay the whole price.
option-made-from-fuel-about = At the end of a month 25 fuel make them.
option-sides-about = Whether players may be on both sides or only on one.
option-roles-about = Whether roles are taken or drawn.
option-rivals-fight-about = Else camps of one side leave each other alone.
bot-leader-about = Opens what promises most, feeds its people, trades and attacks at the right time.

# The lesson

lesson-aim = This is your camp: you lead a detachment of partisans through the winter. Points come from people you save and feed and from enemies you beat; 50 win at once, else most points after six months.
lesson-open = A turn is a raid into the woods: you open one of the cards that lie face down. The middle of a card always happens to you. Begin in the middle: open H5.
lesson-open-no = You may open any card, but in this lesson we go one way together: H5.
lesson-joins = A cache: five fuel for your stores. Now the edges: they count only where the same picture meets on two open cards. So open a card beside an open one: G5, to the left.
lesson-joins-no = Alone in the woods its edges meet nothing. Next to your open card there is more to win: G5.
lesson-rescue = Partisans on both cards: you have met three of your own. Take all three: a point and three weapons each. But whoever comes along needs food and water at the end of every month.
lesson-rescue-no = There is food enough for all of them. Whoever is left in the woods brings nothing.
lesson-below = Above and below, goods can meet; left and right, people. Open G6, below G5.
lesson-below-no = G6 touches an open card with its upper edge. There goods can meet.
lesson-cart = Weapons met weapons, and the card itself brought a horse and cart: from now on you may open two cards a turn, and goods at the edges count double. You have a second card at once: open H6.
lesson-cart-no-stop = You may stop after one card. But the second costs nothing, and there is much to find.
lesson-cart-no = H6 touches two open cards, above and to the left. That is the best place.
lesson-peasants = Four peasants: take them all. Each brings a point and three food.
lesson-two-cards = The enemy opens cards too; what he takes is gone. Your next two: G8, then H8 beside it.
lesson-two-cards-no = G8 and H8 lie side by side: what is on the one may meet on the other.
lesson-fight = Two Wehrmacht officers! An enemy costs two weapons on a raid: four were spent, both are beaten, three points each. With too few weapons your people would have died. The last card is open: the month ends, first with trade.
lesson-trade = You have 25 wood and little use for it. Outside you always get one for five: trade wood for weapons, and take 3.
lesson-trade-no = You will need that yourself. Wood you have in plenty.
lesson-trade-no-offer = You may make the other camps offers at any rate you like. But he is your enemy: why arm him?
lesson-trade-no-done = You could end your trade here. But 25 wood only burn, and weapons you will need.
lesson-trade-done = Fifteen wood have become three weapons. End your trade.
lesson-trade-done-no = That is enough trade for one month: keep what you have left.
lesson-brigade = In the camp you can organise a fire brigade: one food and one water, and no fire will harm you any more. Do it, your wood will thank you.
lesson-brigade-no = It costs one food and one water. A fire may cost ten wood.
lesson-fed = Then your seven people were fed and given water, and each who lives through the month brings a point: 20 points already. Whoever cannot be fed dies, and each death costs three.
lesson-december = December: new cards, and with the cart you open two a turn. Open G4.
lesson-december-no = First G4. After that the woods are yours.
lesson-end = A fire, and your brigade puts it out. You know the month now: raids, trade, workshop, feeding; and between the months a strong camp may attack another. Play on, or begin a match of your own.

## How to play

howto-aim-camp = You lead a camp through the winter in the Belarusian woods, for the partisans or for the occupiers. Find your people and stores in the woods, keep your detachment fed and beat the enemy.
howto-aim-winter = One month is one deal. The cards lie face down and all open them in turn: what one has taken, another will not get.
howto-phase-raids = Raids
howto-phase-raids-text = In turn open a card and carry it out from above: upper edge, left, middle, right, lower edge. The month lasts until all are open.
howto-phase-healing = Healing
howto-phase-healing-text = Wounded and frostbitten people are healed with water. Whoever is not healed dies.
howto-phase-trade = Trade
howto-phase-trade-text = Trade with the others at any rate; outside you always get one for five.
howto-phase-workshop = Workshop
howto-phase-workshop-text = Make incendiary weapons and organise a fire brigade.
howto-phase-feeding = Feeding
howto-phase-feeding-text = Everybody in the camp needs one food and one water. Whoever is fed brings a point, whoever dies costs three.
howto-phase-attacks = Attacks
howto-phase-attacks-text = Who has both people and weapons may attack one other camp. You see the whole price beforehand.
howto-part-card = A card
howto-part-card-text = The middle always happens. The edges count only if the neighbouring open card shows the same at the common edge.
howto-card-top = Upper edge: goods. If they meet the lower edge of the card above they are yours; crossed out, they are lost.
howto-card-left = Left edge: half a person. The other half is on the card to the left.
howto-card-count = How many people are met if the picture fits.
howto-card-middle = The middle: a cache, a fire, wounds, a cart, or nothing.
howto-card-bottom = Lower edge: goods, as above.
howto-part-meeting = A meeting
howto-part-meeting-text = Your own may come along: a point and three goods for each. Enemies must be fought: two weapons for each.
howto-meeting-edge = The same person meets on the common edge: the meeting takes place.
howto-meeting-count = So many there are: the number at the left edge of the right-hand card.
howto-part-people = People
howto-sign-peasant = Peasant: of the partisans. Brings food.
howto-sign-partisan = Partisan. Brings weapons.
howto-sign-nkvd = NKVD officer: of the partisans. Brings maps; beaten by the enemy he is worth three points.
howto-sign-policeman = Policeman: of the occupiers. Brings food.
howto-sign-soldier = German soldier: of the occupiers. Brings weapons.
howto-sign-officer = Wehrmacht officer: of the occupiers. Brings maps; beating him is worth three points.
howto-part-goods = Goods
howto-sign-food = Food: one for each person every month.
howto-sign-water = Water: as much again, and more for healing.
howto-sign-weapons = Weapons: without them enemies in the woods kill your people.
howto-sign-wood = Wood: fortifications are built of it; fires burn it.
howto-sign-maps = Maps: officers bring them.
howto-sign-fuel = Fuel: incendiary weapons are made of it.
howto-part-bonuses = Five bonuses
howto-part-bonuses-text = Each is of use by itself; all five together are total domination and usually victory.
howto-sign-transport = Cart or motorcycle: two cards a turn, and goods at the edges count double.
howto-sign-full-map = Full map: points, and two cards a turn.
howto-sign-fortified = Fortifications: points, and attacking you costs twice as much.
howto-sign-incendiary = Molotov cocktail or flamethrower: an enemy costs one weapon instead of two.
howto-sign-brigade = Fire brigade: fires do you no harm.
howto-win-target = Whoever reaches the target wins at once, and his whole side with him. The track of the camp shows how many points that takes.
howto-win-months = If nobody does, the most points after the last month win.
howto-win-domination = Total domination, all five bonuses, gives at once as many points as a victory usually takes.
howto-win-destroyed = A side that has no camp left has lost.
howto-tip-beside = Open cards beside open ones: edges meet more often. But so do enemies.
howto-tip-weapons = Count your weapons before you go deep into the woods: would they do for three or four enemies?
howto-tip-food = Take along as many people as you can feed: a death by hunger costs three times what a person has brought.
howto-tip-trade = Trade what you have too much of every month: five wood are one weapon, water or food.
howto-tip-brigade = Organise a fire brigade early: it costs little, and fortifications do not last without it.

## Player aid

aid-people = What people bring
aid-person = Who
aid-rescued-points = Rescued: points
aid-rescued-goods = Rescued: goods
aid-killed-points = Beaten: points
aid-killed-goods = Beaten: goods
aid-goods = Which goods
aid-battle = Attack on a camp
aid-defender = Who is attacked
aid-battle-note = So much the attacker spends for each weapon (first line) or each person of the defence.
aid-figures = Prices and points
aid-what = What
aid-how-many = How many
aid-figure-weapons-an-enemy = Weapons for an enemy on a raid
aid-figure-weapons-an-enemy-incendiary = The same with incendiary weapons
aid-figure-death = Points lost for a death
aid-figure-outside-rate = Given outside for one
aid-figure-healing-food = Healing: food
aid-figure-healing-water = Healing: water
aid-figure-incendiary-fuel = Incendiary weapon: fuel
aid-figure-brigade-food = Fire brigade: food
aid-figure-brigade-water = Fire brigade: water
aid-figure-full-map = Full map: maps
aid-figure-full-map-points = Full map: points
aid-figure-fortifications = Fortifications: wood
aid-figure-fortifications-points = Fortifications: points
aid-figure-domination-points = Total domination: points
aid-stores = Stores at the beginning
aid-role = Role
aid-basic = Everybody
aid-stores-note = A role adds its own to what everybody has.

## What puzzles want

aim-gain = Have { $points } points before month { $month } ends
aim-survive = Nobody in your camp may die before month { $month } ends
aim-people = Have at least { $count } people in your camp when month { $month } ends
aim-conquer = Destroy the camp of { $camp } before month { $month } ends
aim-lead = Have more points than anyone else when month { $month } ends
