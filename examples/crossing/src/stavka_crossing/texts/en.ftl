# Night Crossing in English.

title = Night Crossing
about = Three men in a boat, a river in the dark, and somebody has laid mines.
players = 2 players
length = 5 minutes
bot-lookout = Lookout

# Scenarios, seats and options

scenario-night = A night in October
seat-boat = The boat
seat-bank = The bank
option-mines = Mines

# Chapters of the rules

chapter-1 = The river
chapter-2 = The boat
chapter-3 = The gun
chapter-4 = The end

# Names

name-hex = { $column }-{ $row }
name-river = river
name-boat = boat
name-gun = gun

# What happens

event-mine-laid = A mine lies in { $hex }.
event-mines-laid =
    { $count ->
        [one] { $count } mine lies in the river.
       *[other] { $count } mines lie in the river.
    }
event-turn-begins = Turn { $turn }.
event-rowed = The boat rows to { $hex }.
event-sounded = The boat sounds { $hex }: { $dice } — { $seen ->
        [yes] the bottom is seen
       *[no] nothing is seen
    }.
event-mine-found = A mine! It is taken out of { $hex }.
event-mine-exploded = A mine goes off in { $hex }: { $dice } — { $hurt ->
        [yes] a man is lost
       *[no] nobody is hurt
    }.
event-shot-fired = The gun fires: { $dice }, needs { $needed } — { $hit ->
        [yes] a hit, a man is lost
       *[no] a miss
    }.

# Questions and choices

ask-lay-mine =
    { $count ->
        [one] Lay the last mine.
       *[other] Lay { $count } mines.
    }
ask-boat-acts = Row to a hex, or sound it first.
ask-gun-acts =
    { $count ->
        [one] Fire the last round?
       *[other] Fire one of { $count } rounds?
    }
choice-mine = Lay a mine in { $hex }
choice-row = Row to { $hex }
choice-sound = Sound { $hex }
choice-fire = Fire
choice-hold = Hold fire

# Why something cannot be done

refusal-no-such-hex = The river has no such hex.
refusal-banks-are-free = There are no mines at the banks.
refusal-already-mined = A mine lies there already.
refusal-not-adjacent = That is too far for one turn.
refusal-known-to-be-clear = There is no mine: that is known.

# What the dice may bring

odds-seen = the bottom is seen
odds-unseen = nothing is seen
odds-hit = hit
odds-miss = miss

# How it ends

outcome-landed = The boat has landed.
outcome-lost = Nobody is left in the boat.
outcome-day = It is day, and the boat is still on the water.

# Why the lookout does something

why-in-the-way = { $hex } lies on the straight way over.
why-landing = The bank is one stroke away.
why-safe = There is no mine in { $hex }.
why-look-first = There is time to look at { $hex } first.
why-no-time = There is no time to look at { $hex }.
why-good-shot = A round may well hit now.
why-save-rounds = The boat will come nearer.

# The board

board-men = Men
board-rounds = Rounds
board-mines = Mines
board-turn = Turn
board-river = River
board-row = Row
board-near-bank = Near bank
board-far-bank = Far bank
board-unknown = Nobody knows what is here.
board-clear = There is no mine here.
board-mined = A mine lies here.
