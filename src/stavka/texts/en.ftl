# Texts of the table itself: what every game says the same way.

# Why the table refuses

refusal-over = The match is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-not-understood = This choice is not understood.
refusal-not-offered = The rules do not offer this choice now.
refusal-cannot-undo = Nothing can be taken back: the dice, a card or another player came between.
refusal-nothing-to-redo = There is no choice to make again.

# How a match can end in every game

outcome-resigned = { $seat } resigns.

# Where a figure comes from

origin-printed = Printed: stands in the rulebook or on a component, or follows from one.
origin-likely = Likely: from one outside source or a strong deduction.
origin-reconstructed = Reconstructed: fills a gap and may differ from the published figure.

# Command line

cli-scenario = Scenario
cli-seats = Seats
cli-options = Meaning
cli-knowing = In

cli-prompt-hint = Number, ? why and odds, u undo, b board, h help, q quit
cli-hand-over = Hand the screen over to:
cli-hand-over-ready = Press Enter when nobody else is looking.
cli-thinking = Thinking…
cli-taken-back = Taken back.
cli-no-such-choice = Choose a number from 1 to { $count }.
cli-not-understood = Not understood. Type h for help.
cli-odds = What the dice may bring:
cli-no-odds = No dice decide this choice.
cli-no-such-rule = The ledger has no rule of this id.
cli-which-rule = Which rule? Write its id after the word, as in: rule 4.2a
cli-which-file = Which file? Write its name after the letter, as in: s game.journal
cli-saved = The journal is in
cli-not-saved = Not saved:
cli-file-exists = There is a file of this name already; it is left alone.
cli-resume = Go on later with:
cli-seed = Seed of the dice:
cli-help = What you can type:
cli-help-number = make that choice; its text in brackets (see ?) does the same
cli-help-why = all choices with their odds and texts, and the rules behind the question
cli-help-why-one = one choice: its odds in full
cli-help-why-not = a choice that is not offered, as a text: why not, and the rule that says so
cli-help-board = draw the board
cli-help-log = everything that happened so far
cli-help-undo = take back your last choice
cli-help-redo = make it again
cli-help-reset = take back all choices since dice, a card or another player came between
cli-help-language = switch between English and Russian
cli-help-save = copy the journal to a file
cli-help-rule = show a rule of the ledger
cli-help-help = this help
cli-help-quit = leave; the game is kept

cli-after =
    After { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }; the match goes on.
cli-verified =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    } and the outcome are as they should be.
cli-verified-open =
    { $count ->
        [one] { $count } choice is as it should be; the match is not over.
       *[other] { $count } choices are as they should be; the match is not over.
    }

cli-games-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-outcome = Outcome
cli-games = Games
cli-share = Share
cli-interval = 95% interval
cli-winner = Winner
cli-draws = Draws
cli-losses = Losses
cli-thinking-time = ms a choice
cli-spread = Spread
cli-mean = Mean
cli-sd = SD
cli-score = Score
cli-choices = Choices
cli-turns = Turns
cli-speed = Games a second:
cli-bot = Bot
cli-side = Side
cli-wins = Wins
cli-measure = Measure
cli-best = Best
cli-budget = Budget
cli-goal = Goal
cli-verdict = Verdict
cli-verdict-ok = ok
cli-verdict-over = over
cli-verdict-goal = ok, goal reached
cli-measure-choices = Random play, choices a second
cli-measure-games = Random play, games a second
cli-measure-fork = Fork, µs
cli-measure-imagine = Imagine, µs
cli-measure-view = View and choices, ms
cli-measure-encode = Encode, µs
cli-measure-load = Load, µs
cli-measure-server-choices = Server, 50 matches, 100 sockets: choices a second
cli-measure-server-p95 = Server, the same: 95 % answered within, ms
cli-measure-server-alone = Server, one match alone: median answer, ms
cli-measure-server-memory = Server, 500 idle matches with open sockets: memory, MB

cli-edition-written = Written:
cli-edition-good =
    { $count ->
        [0] good; it changes no figure.
        [one] good; it changes { $count } figure.
       *[other] good; it changes { $count } figures.
    }
cli-figure = Figure
cli-value = Value
cli-origin = Origin
cli-changed = Changed

# Table

refusal-stale = The match has moved on; look again and choose anew.
refusal-not-saved = Not saved: the server cannot write now. Nothing has changed; try again.
refusal-waiting-for-players = The match begins when all seats are taken.
refusal-not-your-seat = That is not your seat.
refusal-nothing-to-take-back = There is nothing to take back to.
refusal-no-proposal = There is no proposal for you to answer.
refusal-nothing-said = There is nothing to say in that message.
refusal-too-fast = Too many messages; wait a little.
refusal-message-too-long = The message is too long.
refusal-message-not-understood = The server does not understand this message.
refusal-no-such-match = There is no such match.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = The seat is taken.
refusal-bad-invitation = The invitation is not valid, or not any more. Ask for a new link.
refusal-not-your-match = Only the person who made the match can do that.
refusal-no-spectators = This match has no spectators.
refusal-match-running = Only when the match is over.
refusal-too-many-matches = You have too many unfinished matches. Finish one first.
refusal-bad-number = There is no such point in the match.
refusal-log-in-first = Log in, or play as a guest.
refusal-wrong-name-or-password = The name or the password is wrong.
refusal-name-taken = The name is taken. Choose another one.
refusal-name-length = A name has 2 to 30 letters.
refusal-password-length = A password has 8 to 200 characters.
refusal-bad-webhook = The address of a webhook begins with http:// or https://.
refusal-json-expected = The request must be JSON.
refusal-foreign-origin = The request comes from another site.
refusal-no-such-page = There is nothing here.
refusal-wrong-method = This address does not take this kind of request.
refusal-server-error = Something went wrong on the server. Nothing has changed; try again.
