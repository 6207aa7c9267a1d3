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

# What people who are away are told

notice-turn = Your turn.
notice-match = { $game }: { $match }
mail-turn =
    It is your turn: { $match }.

    { $link }

    If you want no more such letters, open this link:
    { $stop }
mail-confirm-subject = Stavka: is this your address?
mail-confirm =
    { $name } wants to be told at this address when it is his turn at the table. If that is you, open this link within two days:

    { $link }

    If it is not you, do nothing: nothing more will be sent here.

# Bots that can play every game

bot-random = Random
bot-rollout = Cadet
bot-mcts = Strategist
bot-random-about = Chooses at random: to try something out.
bot-rollout-about = Plays a few games out in its head. Knows no game by heart.
bot-mcts-about = Thinks ahead in every game, but knows no game by heart; takes its time.

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
cli-help-why-not = a word in brackets: all its choices; a choice that is not offered, as a text: why not, and the rule that says so
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

cli-analysis-start = expected at the start
cli-analysis-luck = luck
cli-analysis-choices = choices
cli-analysis-others = the others’ choices
cli-analysis-result = result
cli-analysis-agreed = { $agreed } of { $own } choices as the bot would have made them.
cli-analysis-short = Time ran out: this is only roughly so.
cli-analysis-number = No.
cli-analysis-turn = Turn
cli-analysis-gain = Gain
cli-analysis-what = What was chosen
cli-analysis-better = What the bot would have chosen, and why
cli-no-puzzle-any-more = It is no puzzle any more: its file is as it was.

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
cli-report-written = Report written:
cli-elo = Elo
cli-strength = Strength
cli-points = Points
cli-rate = { $rate }/s
cli-measure-choices = Random play, choices a second
cli-measure-games = Random play, games a second
cli-measure-fork = Fork, µs
cli-measure-imagine = Imagine, µs
cli-measure-view = View and choices, ms
cli-measure-encode = Encode, µs
cli-measure-load = Load, µs
cli-measure-reach = Reach of one unit, ms
cli-measure-supply = Supply of a whole side, ms
cli-measure-box = Unpacking the edition, ms
cli-measure-recruit-match = Two recruits, a whole match: processor time, ms
cli-measure-recruit-choice = Two recruits: the longest choice, ms
cli-measure-commander-match = Two commanders, a whole match: processor time, ms
cli-measure-commander-choice = Two commanders: the longest choice, ms
cli-measure-server-choices = Server, 50 matches, 100 sockets: choices a second
cli-measure-server-p95 = Server, the same: 95 % answered within, ms
cli-measure-server-cpu = Server, the same: processor time a choice, us
cli-measure-server-alone = Server, one match alone: median answer, ms
cli-measure-server-memory = Server, 500 idle matches with open sockets: memory, MB
cli-measure-server-open = Server, 10,000 stored matches: the list of free seats, ms of processor time
cli-measure-server-mine = Server, 10,000 stored matches: the list of one’s own, ms of processor time
cli-measure-server-start = Server, 100,000 stored matches: start, ms of processor time
cli-measure-soak-choices = Server, soak: choices
cli-measure-soak-memory = Server, soak: memory in the last fifth, MB
cli-measure-soak-growth = Server, soak: growth since the third fifth, MB
cli-measure-light = Page, 500 choices over 4,250 things: lit within, ms
cli-measure-env-steps = Environment, one match: steps a second
cli-measure-env-batch = Environment, 64 matches in two processes: steps a second by the clock
cli-measure-two-local = Many games: two processes, times as fast as one
cli-measure-two-ray = Many games: two workers of Ray, times as fast as one process
cli-measure-long-open = Match of 30,000 choices: opened by the first visitor of a cold server, ms
cli-measure-long-snapshot = Match of 30,000 choices: snapshot, kB
cli-measure-long-fork = Match of 30,000 choices: fork, µs
cli-measure-long-undo = Match of 30,000 choices: a choice made and taken back, µs
cli-measure-long-replay = Match of 30,000 choices: a moment of its past, ms
cli-measure-long-turns = Match of 30,000 choices: 150 turns and what was seen as each began, ms
cli-measure-long-older = Match of 30,000 choices: the oldest page of its log, ms
cli-measure-long-back = Match of 30,000 choices: for one who comes back, ms
cli-measure-long-list = Match of 30,000 choices: what is new in it, for a list, ms

cli-calibration =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
cli-try = Try
cli-try-start = as it stands
cli-try-best = the best so far
cli-try-worse = no better
cli-try-given-up = given up
cli-try-impossible = impossible
cli-tries-left =
    { $count ->
        [one] At most { $count } more try in this round, minutes:
       *[other] At most { $count } more tries in this round, minutes:
    }
cli-calibrated = Everything is as wanted.
cli-not-calibrated = The best that was found; not everything is as wanted.
cli-distance = Distance
cli-wanted = Wanted
cli-found = Found
cli-from = From
cli-upto = To

cli-serve-address = Stavka is open at
cli-serve-running = Stavka is running already at
cli-serve-port-taken = Another program uses port
cli-serve-stop = Ctrl-C stops it.

cli-edition-written = Written:
cli-scenario-good = good; it can be played.
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
refusal-has-happened = Something has come of your last choice: take it back first.
refusal-not-your-seat = That is not your seat.
refusal-nothing-to-take-back = There is nothing to take back to.
refusal-no-proposal = There is no proposal for you to answer.
refusal-nothing-said = There is nothing to say in that message.
refusal-too-fast = Too many messages; wait a little.
refusal-busy = Something that you asked for is still being done. Wait until it is there.
refusal-message-too-long = The message is too long.
refusal-message-not-understood = The server does not understand this message.
refusal-no-such-match = There is no such match.
refusal-no-such-seat = There is no such seat.
refusal-seat-taken = The seat is taken.
refusal-other-side = You know another side of this match, and would see here what its player has kept secret.
refusal-bad-invitation = The invitation is not valid, or not any more. Ask for a new link.
refusal-not-your-match = Only the person who made the match can do that.
refusal-no-spectators = This match has no spectators.
refusal-match-running = Only when the match is over.
refusal-not-played-out = The match was given up, so it has no result of its own by which luck and choices could be measured. The replay shows where it went wrong; a match that is played to its end is explained here.
refusal-others-played = Others have played in this match: it is theirs too. Hide it from your list instead.
refusal-too-many-matches = You have too many unfinished matches. Finish one first.
refusal-bad-number = There is no such point in the match.
refusal-bad-journal = No match can be made from this file. Choose a journal that was saved from a finished match, and change nothing in it.
refusal-journal-too-long = This server takes no journals with so many choices.
refusal-challenge-begun = You have had your one try at this day’s challenge.
refusal-challenge-open = Others may still play this challenge: until then its dice stay a secret, and its journal with them.
refusal-in-challenge = Not in the challenge of the day: it is the same for everybody.
refusal-unreadable-scenario = Line { $line } of the scenario cannot be read.
refusal-bad-scenario =
    { $line ->
        [0] This scenario cannot be played.
       *[other] Line { $line } of the scenario cannot be played like this.
    }
refusal-log-in-first = Log in, or play as a guest.
refusal-wrong-name-or-password = The name or the password is wrong.
refusal-name-taken = The name is taken. Choose another one.
refusal-name-length = A name has 2 to 30 letters.
refusal-name-reserved = Bots and guests are called so. Choose another name.
refusal-password-length = A password has 8 to 200 characters.
refusal-bad-webhook = The address of a webhook begins with http:// or https://.
refusal-bad-email = This is no e-mail address.
refusal-bad-device = Such a device cannot be told anything.
refusal-no-such-notices = This server does not send such notices.
refusal-void-link = This link is void: it is too old, or the address has been changed or removed since.
refusal-no-such-profile = There is no open profile of this name.
refusal-guests-are-private = A guest’s profile is seen by the guest alone. Make an account first.
refusal-json-expected = The request must be JSON.
refusal-foreign-origin = The request comes from another site.
refusal-unknown-host = This server does not know itself by the name in the address. Whoever keeps it adds the name to STAVKA_HOSTS.
refusal-too-slow = The request took too long to arrive. Try again.
refusal-too-many-connections = You have too many matches open at once. Close some of their pages.
refusal-no-such-page = There is nothing here.
refusal-wrong-method = This address does not take this kind of request.
refusal-server-error = Something went wrong on the server. Nothing has changed; try again.

# Help of the command line

usage-line = Usage: { $command }
usage-some-options = [OPTIONS]
usage-some-command = COMMAND [ARGS]...
usage-example = Example: { $command }
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = [required]
usage-default = [default: { $value }]

usage-stavka = A table for Eastern Front board wargames that knows all the rules.
usage-games = List the games with their scenarios, seats and options.
usage-play =
    Play a game in the terminal, alone, against bots or with others at one screen.

    The journal is written after every choice, so nothing is ever lost.
usage-replay = Play a journal again and print what happened, as a spectator sees it.
usage-verify =
    Check a journal: the same choices must bring the same dice and positions.

    Exit code 0 if they do, 1 if a line differs (it is named), 2 if it cannot be read.
usage-analyse = Tell what decided a match that is over: luck and choices apart, and the greatest swings.
usage-simulate = Play many games between bots and print how they went.
usage-report = Write a page with plots on the games of one or more files of results.
usage-league = Compare bots over the same seeds: win rates with 95 % intervals, or ratings.
usage-calibrate = Move figures that are not printed until many games go as a plan wants it. What was tried is kept: the same command goes on after an interruption.
usage-bench = Measure speed on one core, beside the budget and the goal; best of several rounds.
usage-ledger = Print how many rule statements the tests prove, by kind, and which they do not.
usage-serve = Start the table. Everything else is set by STAVKA_... in the environment.
usage-edition = Component figures: those the game carries, and your own box’s.
usage-edition-new = Write a file with every figure of a game, ready to be edited.
usage-edition-check = Check an edition file; an error names file, line and field.
usage-edition-show = Print the figures of a game with their origin; changed ones are marked.
usage-scenario = Scenarios of your own, in games that know them.
usage-scenario-new = Write a small scenario with explanations, ready to be edited.
usage-scenario-check = Check a scenario file; an error names file, line and what is wrong.
usage-admin = Look after the matches of a server.
usage-admin-list = All matches, the newest first.
usage-admin-show = One match: its seats, whose turn it is, how long it is.
usage-admin-export = Print the journal of a match.
usage-admin-import = Put a journal in as a match.
usage-admin-verify = Replay every match under the rules of this program; exit 1 if one differs.
usage-admin-ratings = Work all ratings out anew from the results.
usage-admin-backup = Copy the SQLite database while the server runs.

argument-help = Show this and exit.
argument-version = Print the version.
argument-lang = The language, en or ru; else STAVKA_LANG, else the system’s.
argument-json = Print JSON.
argument-game = Its id, as in “stavka games”.
argument-scenario = One of the game’s; else its first.
argument-option = A variant; may be given several times.
argument-seed = Same seed, same games.
argument-play-seed = Of the dice; else by chance.
argument-bot = Who plays a seat that you do not.
argument-edition = Your own figures; see “stavka edition”.
argument-journal = Where to keep the game; a new file.
argument-resume = Go on with the game of this journal.
argument-file = A journal.
argument-upto = Only the first so many choices.
argument-board = Show the board at the end.
argument-seat = For which seat; else the first.
argument-choices = So many choices in imagination, if it is not sure before; each choice is looked at in any case.
argument-seconds = Stop after so many seconds of processor time; else when it is sure.
argument-analyse-seed = Of the imagined worlds: same seed, same result.
argument-games = How many.
argument-trials = How many trials bots that search have for each choice.
argument-jobs = Processes to use.
argument-on = Where the games are played: local, in processes of this machine, or ray, on a Ray cluster. The result is the same.
argument-address = The Ray cluster, as in ray://host:10001; else one is started here.
argument-results = File for how each game went: JSON lines, or Parquet if it ends with .parquet. What it already has is not played again.
argument-simulate-bots = One name for all seats, or seat=name,seat=name.
argument-calibrate-file = The plan: which figures may move, who plays, and what is wanted.
argument-out = The edition file to write; else named after the plan, here.
argument-tries = Where every try is kept, one line each; else named after the plan, here.
argument-league-bots = Names with commas between.
argument-ladder = A rating for each bot (Elo points, by Bradley and Terry), of all bots if none are named.
argument-bench-game = Else all games.
argument-bench-database = Measure the server on this database, which is filled with matches; else on SQLite.
argument-bench-workers = Processes of the server that is measured; the database cannot be a file then.
argument-soak = Instead: minutes of easy play of every game on a server, to see whether its memory grows.
argument-report-file = Files of results, of one game; the first is told of at length, the others are compared with it.
argument-report-out = The page to be written; with the ending .svg, only the plot of when and why games are decided.
argument-server = A server under load instead, with each game in turn; takes two minutes.
argument-page = The page with a great question instead.
argument-lab = Environments for learners instead.
argument-ledger-game = Else all games.
argument-tests = The folder with the tests.
argument-host = The address to listen on.
argument-port = The port to listen on.
argument-database = Where matches are: sqlite:///FILE or postgresql://...; else STAVKA_DATABASE, else your own file.
argument-workers = Processes behind this address; the database cannot be a file then.
argument-open = For oneself: find a free port, open the browser.
argument-edition-new-file = The file to write.
argument-edition-check-file = An edition file.
argument-edition-check-game = Else as the file says.
argument-edition-show-file = Your figures.
argument-origin = Only those that are printed, likely, reconstructed.
argument-scenario-new-file = The file to write.
argument-scenario-check-file = A scenario file.
argument-status = Only those that are open, running, over or aborted.
argument-match = The id of the match.
argument-owner = The account that gets the match.
argument-admin-backup-file = Where the copy goes.

# What is wrong with a journal

journal-line-too-long = line { $line }: longer than { $length } characters
journal-bad-value = line { $line }: { $tag } { $name }: not a value
journal-no-choice = line { $line }: expected choice { $number }, found “{ $found }”
journal-lacks = not a journal: it lacks { $tags }
journal-bad-outcome = the outcome is not written as one
journal-illegal-choice = choice { $number }: not allowed there
journal-no-game = no game “{ $game }” is here
journal-other-figures = played with other figures than those of this program: use Stavka { $engine }
journal-setting = the game has no such scenario or options
journal-differs-dice = line { $line }: the dice differs: written { $written }, replayed { $replayed }
journal-differs-position = line { $line }: the position differs: written { $written }, replayed { $replayed }
journal-differs-choice = line { $line }: the choice differs: “{ $written }” is not allowed there
journal-differs-outcome = line { $line }: the outcome differs from that of the choices
journal-differs-commitment = line { $line }: the commitment differs from that of the seed

# Browser

## Browser: shell

ui-brand = СТАВКА
ui-brand-home = СТАВКА, start page
ui-bar = Site
ui-skip = To the content
ui-home = Start page
ui-close = Close
ui-cancel = Cancel
ui-done = Done
ui-save = Save
ui-saved = Saved.
ui-retry = Try again
ui-copied = Copied.
ui-copy-by-hand = Copy this yourself

ui-net-unreachable = The server cannot be reached. Check the connection and try again.
ui-net-not-understood = The server did not take what was sent.
ui-detail = Detail:
ui-net-fault = Something went wrong. Reload the page and try again.
ui-net-no-session = Your session has ended. Log in again or play as a guest.
ui-unreachable-title = No connection
ui-failed-title = This page cannot be shown
ui-match-closed-title = The match cannot be opened
ui-lost-title = There is nothing here
ui-lost-text = The address leads nowhere. Perhaps the link is not complete.

## Browser: settings

ui-settings = Settings
ui-settings-look = Look
ui-settings-play = Play
ui-language = Language
ui-language-ru = Русский
ui-language-en = English
ui-language-ru-short = RU
ui-language-en-short = EN
ui-theme = Theme
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-text-size = Text size
ui-text-normal = Normal
ui-text-large = Large
ui-text-huge = Very large
ui-palette = Colours
ui-palette-normal = Normal
ui-palette-colour-blind = For colour blindness
ui-animation = Animation
ui-animation-off = Off
ui-animation-fast = Fast
ui-animation-normal = Normal
ui-animation-slow = Slow
ui-autoplay = Play forced choices at once
ui-autoplay-hint = If there is only one choice, it is made for you.
ui-confirm = Ask before a phase ends
ui-confirm-hint = So that nothing is skipped by accident.
ui-hide-counters = Hide counters
ui-hide-counters-hint = Shows the map beneath them.
ui-sound = Sound
ui-sound-hint = Quiet: dice, cards, shots, and a knock when something happens.
ui-sound-offer = Sounds: dice, cards, shots

## Browser: start page

ui-start-title = The Eastern Front on one table
ui-start-text = Play alone, against bots or with friends. The table knows the rules, explains them and keeps every match.
ui-games = Games
ui-tables = Tables
ui-players = Players
ui-length = Length
ui-play-now = Play now
ui-set-up = Set up…
ui-rules = Rules
ui-not-ready = In preparation
ui-not-ready-text = This game cannot be played yet.
ui-not-yet = Not yet: { $rules }.
ui-scenarios-to-come = Scenarios to come: { $scenarios }.
ui-howto = How to play
ui-howto-aim = The aim
ui-howto-turn = How a turn goes
ui-howto-parts = What the counters and cards say
ui-howto-win = What wins
ui-howto-tips = Five tips
ui-aid = Player aid
ui-aid-sequence = Sequence of play
ui-aid-print = Print
ui-aid-origins = Where figures come from is said beside the title of a table; those of another origin are marked:
ui-look = Look at the map and the armies
ui-look-scenario = Scenario
ui-look-none = There is nothing to look at here yet.
ui-turns-waiting =
    { $count ->
        [one] It is your turn in a match
       *[other] It is your turn in { $count } matches
    }
ui-my-matches = My matches
ui-no-matches = None yet. “Play now” starts the first one.
ui-matches-all = Show all { $count }
ui-open-tables = Open tables
ui-no-tables = Nobody is waiting for a player just now.
ui-host = Host: { $name }
ui-filter-game = Which game
ui-filter-all-games = All games
ui-filter-which = Which matches
ui-mine-all = All
ui-mine-turn = My turn
ui-mine-running = Under way
ui-mine-over = Finished
ui-mine-hidden = Hidden
ui-match-menu = More: { $match }
ui-match-hide = Hide from the list
ui-match-show = Show in the list again
ui-match-delete = Delete
ui-match-delete-text = “{ $match }” will be gone for good, with its journal.
ui-offline = The server does not answer. What you see here may be out of date; it is brought up to date as soon as the server is back.
ui-join-as = Join: { $seat }
ui-status-your-turn = Your turn
ui-status-open = Waiting for players
ui-status-running = Running
ui-status-over = Over
ui-status-aborted = Called off
ui-since-last-visit =
    { $count ->
        [one] { $count } choice since your last visit
       *[other] { $count } choices since your last visit
    }
ui-continue = Continue
ui-watch-replay = Watch the replay
ui-invite = Invite…
ui-seat-you = you
ui-seat-open = open
ui-seat-invited = invited
ui-import-title = A match from a file
ui-import-text = A saved journal brings a match back, choice by choice. All its seats will be yours.
ui-import = Open a journal…

## Browser: new match

ui-new-title = New match
ui-scenario = Scenario
ui-options = Options
ui-seats = Seats
ui-who-me = Me
ui-who-invited = A friend, by link
ui-who-open = Open to anybody
ui-who-bot = Bot: { $bot }
ui-no-own-bot = This game has no bot of its own yet. These play every game, and know only its rules.
ui-table = Table
ui-match-title = Title of the match
ui-match-title-hint = May stay empty.
ui-clock = Clock
ui-clock-hint = Who is not asked has no clock running. Bots need none.
ui-clock-none = None: everybody takes his time
ui-clock-live = Live: minutes for the whole match
ui-clock-days = By correspondence: days a turn
ui-clock-amount = How much
ui-clock-live-amount =
    { $count ->
        [one] { $count } minute for each seat
       *[other] { $count } minutes for each seat
    }
ui-clock-days-amount =
    { $count ->
        [one] { $count } day for each turn
       *[other] { $count } days for each turn
    }
ui-clock-then = When time runs out
ui-clock-then-bot = a bot takes the seat
ui-clock-then-offer = the seat is open to anybody
ui-clock-left = Time left
ui-clock-left-days = { $days } d { $hours } h
ui-clock-late = time ran out
ui-spectators = Others may watch
ui-match-autoplay = The table makes forced choices
ui-match-autoplay-hint = Where a player has only one choice, the table makes it. Holds for all players.
ui-scenario-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-scenario-file = Your own scenario
ui-scenario-file-choose = A scenario file
ui-scenario-file-text = Or write it here
ui-scenario-file-hint = The command “stavka scenario new” makes a file to begin with. Left empty, the battle is that of the training scenario.
ui-advanced = Figures of my own edition
ui-figures = One figure in a line
ui-figures-hint = If your copy of the game has other figures, write them here, such as men.chekhov.suppress = 2. “stavka edition new” lists all of them.
ui-figures-example = men.chekhov.suppress = 2
ui-figures-bad-line = Line { $number } of the figures is not understood. Write it as name = value.
ui-figures-refused = These figures cannot be played with. Correct them or clear them.
ui-new-refused = It cannot begin like this. Check the options and the seats.
ui-new-begin = Begin
ui-invitations = Invitations
ui-invitations-text = Send each player his link. Whoever opens it first gets the seat. The links are shown only now; a new one can be made later.
ui-copy-link = Copy link
ui-to-match = To the match

## Browser: taking a seat

ui-join-title = You are invited
ui-join-text = A seat is kept for you in “{ $match }”: { $seat }.
ui-join-text-closed = A seat is kept for you in a match without spectators. You will see it once you have taken the seat.
ui-join-here = your seat
ui-join-guest = You will play as a guest on this device. You can make an account later and keep your matches.
ui-join = Take the seat

## Browser: account

ui-account = Account
ui-account-of = Account: { $name }
ui-account-nobody = Who are you?
ui-nobody-text = You can play without an account: “Play now” makes you a guest on this device.
ui-guest = Guest
ui-guest-name = Guest { $number }
ui-guest-text = You play as a guest: your matches belong to this device. With an account you find them everywhere.
ui-log-in = Log in
ui-log-in-guest = Your matches as a guest stay behind and will be out of reach. To keep them, register instead. Log in all the same?
ui-register = New account
ui-register-text = A name and a password are enough.
ui-register-guest = A name and a password are enough. Your matches come along.
ui-register-send = Register
ui-name = Name
ui-password = Password
ui-password-hint = At least 8 characters.
ui-welcome = Welcome, { $name }!
ui-password-change = Change password
ui-password-change-text = All your other devices will be logged out.
ui-password-old = Present password
ui-password-new = New password
ui-password-change-send = Change
ui-password-changed = The password has been changed.
ui-notices = Notices of your turn
ui-push-on = Tell me on this device
ui-push-off = No more on this device
ui-push-unable = The browser shows no notices of this site: see its settings. On an iPhone, first add the table to the home screen.
ui-push-failed = The browser does not reach its push service. Try again later.
ui-email = E-mail
ui-email-hint = A letter with a link will confirm the address.
ui-email-open = Not confirmed: open the link in the letter. Save again for another one.
ui-email-confirmed = Confirmed. Leave it empty for no letters.
ui-mail-confirmed = { $email } will be told when it is your turn.
ui-mail-stopped = No more letters go to { $email }.
ui-webhook-address = Webhook
ui-webhook-hint = The server calls this address when it is your turn. Leave it empty for no notices.
ui-log-out = Log out
ui-log-out-here = Log out here
ui-log-out-everywhere = Log out everywhere

## Browser: the challenge of the day, and profiles

ui-challenge = The day’s challenge
ui-challenge-past = Challenge of the day
ui-challenge-today = To today’s challenge
ui-challenge-same = The same match with the same dice for everybody, from midnight to midnight (UTC).
ui-challenge-once = One try counts. Once begun it may be finished until the end of the next day.
ui-challenge-bare = Without hints and without calling off; only what has shown nothing can be taken back.
ui-challenge-seat = You: { $seat }
ui-challenge-rival = Against: { $bot }
ui-challenge-begin = Begin the challenge
ui-challenge-begin-text = This is your one try. Finish it by { $time }: what is not over by then does not count.
ui-challenge-on = Play on
ui-challenge-look = Look at your match
ui-challenge-missed = You did not play that day.
ui-challenge-results = Results of the day
ui-challenge-none = Nobody has finished yet.
ui-challenge-playing =
    { $count ->
        [one] { $count } is still playing, or was not in time.
       *[other] { $count } are still playing, or were not in time.
    }
ui-challenge-secret = Others’ matches can be watched once yours is over.
ui-challenge-rank = Place
ui-challenge-result = Result
ui-challenge-score = Points
ui-challenge-choices = Choices
ui-challenge-dice = Dice
ui-challenge-dice-text = Dice come of a secret whose hash is shown the day before. The secret itself follows when no try can count any more: { $time }.
ui-challenge-hash = Hash for { $day }
ui-challenge-seed = The secret
ui-challenge-days = Other days
ui-result-won = Won
ui-result-drawn = Drawn
ui-result-lost = Lost
ui-profile = Profile
ui-profile-own = My profile: results, ratings, awards
ui-profile-none = There is no open profile of this name.
ui-profile-since = Here since { $day }
ui-profile-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
ui-profile-challenges = challenges of a day: { $played }, won: { $won }
ui-profile-empty = No match has been finished yet. Matches from journals, lessons and those in which one person plays both sides are not counted.
ui-profile-guest = Only you see this. With an account your results stay with you on every device.
ui-profile-open = Show my profile to everybody
ui-profile-open-hint = Without this only you see it. The names of your rivals are shown to nobody else.
ui-profile-best = Best score, { $scenario }
ui-profile-awards = Awards
ui-profile-pool-people = Rating against people
ui-profile-pool-bots = Rating against bots
ui-profile-rating = Rating
ui-profile-unsure = too few to be sure
ui-profile-scores = Scores, match by match
ui-profile-recent = Latest matches
ui-profile-against = against { $names }
ui-profile-against-people = against people
ui-profile-how-resigned = given up
ui-profile-how-late = time ran out

## Browser: rules reference

ui-rules-text = Every statement by which the table plays. The numbers are those of prompts and refusals.
ui-rules-search = Search the rules
ui-rules-chapters = Chapters
ui-rules-all =
    { $count ->
        [one] { $count } statement
       *[other] { $count } statements
    }
ui-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } statement found
       *[other] { $count } statements found
    }
ui-rules-copy = Copy a link to { $id }
ui-kind-setup = Set-up
ui-kind-component = Component
ui-kind-table = Table
ui-kind-example = Example
ui-kind-optional = Option
ui-kind-scenario = Scenario
ui-kind-ruling = Decision

## Browser: the table

ui-table-loading = Opening the table…
ui-table-closed = This table is closed to you
ui-table-open = The match begins when all seats are taken.
ui-table-you = You
ui-table-thinking = { $seat }: thinking…
ui-table-thinking-short = thinking
ui-table-stuck = { $seat }: the bot cannot play on.
ui-table-waiting-away = { $seat } decides, but is not here.
ui-table-plays-out = Watch the board: everything happens in its order.
ui-table-waiting-several = Deciding: { $seats }.
ui-table-prompt = What is to be decided
ui-table-board = Board
ui-table-hand = Hand
ui-table-more-below = There is more below
ui-table-side = Score
ui-table-column = Log, choices, chat and notes
ui-table-tabs = Beside the board
ui-table-menu = More about this match

ui-table-choices = Choices
ui-table-from-list =
    { $count ->
        [one] Choose: { $count } possibility
       *[other] Choose from { $count }
    }
ui-table-more = and { $count } more
ui-table-play = Roll
ui-table-back = Back: choose another
ui-table-undo = Take back (U)
ui-table-redo = Make again (Shift+U)
ui-table-reset = Take back all of it
ui-table-hint = Hint (H)
ui-table-advice = Hint
ui-table-advice-soon = The staff is thinking…
ui-table-advice-only = There is no other choice.
ui-table-advice-guess = No move could be worked out: this is merely one of the allowed choices.
ui-table-advice-follow = Do it
ui-table-not-now = Not now. The question is: { $question }
ui-table-details = Details
ui-table-confirm-text = End the phase anyway?
ui-table-confirm-plain = End the phase?
ui-table-confirm-yes = End it
ui-table-confirm-no = Not yet
ui-table-fraction = { $text }: { $numerator }/{ $denominator }

ui-table-rule = Rule { $rule }
ui-table-rule-open = Rule { $rule }: show what it says
ui-table-rule-page = In the rules reference
ui-table-rule-missing = The rules reference does not have this number.
ui-table-rules = Rules

ui-table-dice =
    { $hits ->
        [0] Dice: { $faces }
        [one] Dice: { $faces }; { $hits } hit
       *[other] Dice: { $faces }; { $hits } hits
    }
ui-table-log = Log
ui-table-log-earlier = Earlier lines
ui-table-log-newest = To the newest
ui-table-log-visit = Since your last visit
ui-table-log-jump = Show this moment

ui-table-zoom = Zoom
ui-table-zoom-in = Closer (+)
ui-table-zoom-out = Farther (−)
ui-table-zoom-fit = All of it (0)
ui-table-zoom-lit = Show what can be chosen

ui-table-seats = Seats
ui-table-here = here
ui-table-away = away
ui-table-join = Sit down
ui-table-invite = Invite
ui-table-invited = Send the link to whoever shall be the { $seat }. An older link for this seat is void.
ui-table-revoke = Open the seat to everybody
ui-table-leave = Give the seat up
ui-table-leave-text = The seat “{ $seat }” will be open to others, and the match waits until somebody takes it.
ui-table-seat-more = More about the seat: { $seat }
ui-table-imported = Journal known
ui-table-imported-text = The match was read from a journal, or its journal was taken along while it ran: somebody may know what is still hidden. It counts in no rating. Its dice get a new seed whenever a seat opens.
ui-table-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

ui-table-chat = Chat
ui-table-chat-say = Say something
ui-table-chat-send = Send
ui-table-chat-answer = Answer
ui-table-chat-players = Only the players read this.
ui-table-chat-spectators = Only the spectators read this.
ui-table-notes = Notes
ui-table-notes-hint = Notes about this match. Nobody else sees them.
ui-table-notes-kept = Saved.
ui-table-notes-lost = Not saved yet; trying again…

ui-table-replay = Replay
ui-table-replay-mark = Replay
ui-table-replay-opening = The opening, before the first choice.
ui-table-replay-quiet = After choice { $at } of { $of }.
ui-table-replay-inert = This is the past. Go back to the present to play.
ui-player-hold = Pause
ui-player-go = Go on
ui-player-next = Next step
ui-player-skip = Skip to the end
ui-player-again = Show it again
ui-table-replay-slider = Moment of the match
ui-table-replay-at = { $at } of { $of }
ui-table-replay-of = { $of }
ui-table-replay-first = To the beginning
ui-table-replay-back = One step back ([)
ui-table-replay-forward = One step on (])
ui-table-replay-play = Play the match back
ui-table-replay-pause = Pause
ui-table-replay-live = Back to the present
ui-table-replay-your-turn = Back: your decision is awaited
ui-table-replay-visit = Since my last visit
ui-table-replay-turn-back = To the turn before (Shift+[)
ui-table-replay-turn-on = To the next turn (Shift+])
ui-table-replay-event-back = { $name }: the one before
ui-table-replay-event-on = { $name }: the next one
ui-table-replay-speed = Speed
ui-table-turn = Turn { $turn }
ui-table-speed-slow = slow
ui-table-speed-normal = normal
ui-table-speed-fast = fast
ui-table-speed-fastest = very fast

ui-table-down = Connection lost; everything played is safe. Reconnecting…
ui-table-silent = The connection is silent. Everything played is safe; waiting for an answer…
ui-table-down-retry = Try now
ui-table-stuck-text = { $seat }: a fault in the program stopped the bot in mid-move. The match is saved as it stood before that. Let the bot try again; if it fails again, pick an earlier line of the log and rewind the match to it. Whoever runs the server will find the fault in its log.
ui-table-stuck-retry = Try again
ui-table-fault-text = A fault on this page: the board may not show everything as it is. The match is safe on the server.
ui-table-fault-reload = Reload the page
ui-table-proposal-abort = { $name } proposes to call the match off.
ui-table-proposal-rewind =
    { $choices ->
        [0] { $name } proposes to go back to the beginning.
        [one] { $name } proposes to go back to where { $choices } choice had been made.
       *[other] { $name } proposes to go back to where { $choices } choices had been made.
    }
ui-table-proposal-open = Awaited: { $names }.
ui-table-agree = Agree
ui-table-decline = Decline
ui-table-propose = Propose
ui-table-proposed = Proposed. The others are asked.

ui-table-share = Copy the link to this match
ui-table-rewind = Propose to go back…
ui-table-rewind-here = Propose to go back to this moment
ui-table-rewind-text =
    { $of ->
        [one] { $of } choice has been made so far. If the others agree, the later ones are taken back, dice included.
       *[other] { $of } choices have been made so far. If the others agree, the later ones are taken back, dice included.
    }
ui-table-rewind-keep = How many shall remain?
ui-table-abort = Propose to call the match off
ui-table-abort-text = If all players agree, the match ends without a result.
ui-table-resign = Resign
ui-table-resign-text = { $seat }: the match is given up, and the other side wins.
ui-table-rematch-offered = Another game has been offered.
ui-table-rematch-accept = Play again
ui-table-rematch-decline = Not now
ui-table-rematch = Play again
ui-table-rematch-sides = Which side will you have?
ui-table-rematch-swap = Swap sides
ui-table-rematch-keep = Keep sides
ui-table-export = Save the journal
ui-table-story = Save the story so far
ui-table-report = Report a problem
ui-table-reported = A file with the details has been saved. Send it to whoever runs this server.

ui-decided = What decided it
ui-decided-for = For whom
ui-decided-wait = The match is being played through in many imagined ways. This may take a minute or two; close this, and it stops.
ui-decided-start = At the start
ui-decided-luck = Luck
ui-decided-choices = Choices
ui-decided-others = The others’ choices
ui-decided-result = Result
ui-decided-points = Score to be expected
ui-decided-chance = Chance to win
ui-decided-agreed = { $agreed } of { $choices } choices as the bot would have made them.
ui-decided-rough = It is only roughly so: time ran out.
ui-decided-none = No choice cost or brought much.
ui-decided-chosen = Chosen:
ui-decided-better = Better:
ui-decided-instead = The bot would have chosen:
ui-decided-after = After: { $text }
ui-decided-count = { $at } of { $of }
ui-decided-line = Show the line
ui-decided-step = Step { $at } of { $of }:
ui-decided-step-back = One step back in the line
ui-decided-before = The swing before
ui-decided-next = The next swing
ui-decided-all = All swings

ui-table-result = Result
ui-table-won = Victory
ui-table-lost = Defeat
ui-table-all-lost = Defeat
ui-table-drawn = A draw
ui-table-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
ui-table-aborted = The match was called off.

ui-table-hand-over = Pass the screen on
ui-table-hand-over-text = When nobody else is looking:
ui-table-hand-over-show = I am the { $seat }: show
ui-table-hand-over-open = We hide nothing from each other: do not ask in this match

ui-table-origin-printed = printed
ui-table-origin-printed-long = stands in the rulebook or on a component, or follows from one.
ui-table-origin-likely = likely
ui-table-origin-likely-long = from one outside source or a strong deduction.
ui-table-origin-reconstructed = reconstructed
ui-table-origin-reconstructed-long = fills a gap and may differ from the published figure.
ui-table-origin-own = own edition
ui-table-origin-all = All figures here:
ui-table-origin-rest = Figures without a mark:
ui-table-origin-own-long = set for this match by whoever made it.

ui-table-tour = Guided first turn
ui-table-tour-offer = New to this game? A short tour shows the table and the first turn.
ui-table-tour-start = Show me
ui-table-tour-no = No, thanks
ui-table-tour-count = { $at } of { $of }
ui-table-tour-next = Next
ui-table-tour-back = Back
ui-table-tour-skip = Leave the tour
ui-table-tour-end = Play
ui-table-tour-again = Guided first turn

ui-table-help = Help
ui-table-help-light = What has an amber edge can be chosen. Whatever has no place on the board is a button in the bar above it.
ui-table-help-press = Press it. If several things are possible, press the next one, or choose from the menu.
ui-table-help-whynot = Press anything else to learn why it cannot be chosen now, and which rule says so.
ui-table-help-hold = Hold it, or press the right mouse button, to see what it is and where its figures come from.
ui-table-help-odds = Chances are shown before dice are rolled. By finger and by key, the first press shows them and the second one rolls.
ui-table-help-zoom = Wheel, pinch or double tap: closer. Drag: move the board.
ui-table-help-keys = Keys
ui-table-key-choice = a choice of the list
ui-table-key-move = from one thing that can be chosen to the next
ui-table-key-enter = choose it
ui-table-key-escape = one step back; out of the replay
ui-table-key-list = list of all choices
ui-table-key-hint = hint
ui-table-key-inspect = details of what is in focus or under the pointer
ui-table-key-undo = take back; with Shift: make again
ui-table-key-replay = one step back, one step on
ui-table-key-turns = one turn back, one turn on
ui-table-key-zoom = closer, farther; arrows move the board
ui-table-key-fit = all of the board
ui-table-key-aid = the player aid with its tables
ui-table-key-help = this help

# The report on many games
report-title = many games
report-switch = По-русски
report-scenario = Scenario
report-options = Options
report-bots = Bots
report-games = Games
report-file = File
report-outcomes = How games end
report-outcome = Outcome
report-count = Games
report-share = Share
report-interval = 95% interval
report-wins = Who wins
report-seat = Seat
report-draws = Draws
report-even = If even
report-chance = By chance (p)
report-scores = Scores
report-score = Score
report-lengths = How long games are
report-choices = Choices
report-turns = Turns
report-decided = When and why games are decided
report-turn = Last turn
report-spread = Measure
report-mean = Mean
report-sd = SD
report-low = 5 %
report-median = Median
report-high = 95 %
report-use = What is chosen, and how it goes
report-use-note = Shares are of games won by the seat. Choices that come late are made in games that last; a difference is no proof that the choice brought it.
report-choice = Choice
report-a-game = A game
report-won-with = Won with it
report-won-without = Won without
report-balance = Balance
report-measure = Measure
report-one = First
report-other = Second
report-significant = Significant
report-yes = yes
report-no = no
report-significance-note = By chance: how likely a difference as large is by chance alone. Significant by Holm’s rule: the chance that any line is so called by mistake is 5 %.
report-ids-note = Outcomes and choices are named as in journals.
report-per-cent = % of games
# Learning

bot-lesson = Instructor
ui-lesson = First turn
ui-lesson-count = Step { $at } of { $of }
ui-lesson-done = Done
ui-lesson-next = Next
ui-lesson-wait = The others act. Wait a moment.
ui-lesson-close = Leave the lesson
ui-lesson-not-now = That can be done, but not now.
ui-lesson-instead = Now: { $choice }
ui-lesson-read = Read on and press Next.
ui-lesson-on = Play on
ui-learn = Learn
ui-learn-long = Learn: the first turn, step by step
ui-learn-offer = New to this game? Learn the first turn by playing it, step by step, in five minutes.
ui-learn-start = Learn by playing
ui-levels = How hard shall it be?
ui-level-easy = Easy
ui-level-normal = Normal
ui-level-hard = Hard
ui-scenario-players = { $least } to { $most } players
ui-scenario-how-many = Number of players
ui-bots-about = What are the bots like?

## Puzzles

ui-puzzles = Puzzles
ui-puzzle = Puzzle
ui-puzzles-text = Short positions with an aim, found in matches between bots. Dice fall anew in every try, so what counts is the choice you begin with: the table knows how often each one leads to the aim.
ui-puzzles-solved-text = A puzzle is solved when you have found the best beginning and reached the aim, in one try or in several.
ui-puzzles-count = Solved: { $solved } of { $of }
ui-puzzles-grade = Difficulty { $grade } of 5
ui-puzzles-try = Try it
ui-puzzles-new = Not tried yet
ui-puzzles-tried = Tried
ui-puzzles-found = Best beginning found
ui-puzzles-reached = Aim reached another way
ui-puzzles-solved = Solved
ui-puzzle-number = Puzzle { $at } of { $of }
ui-puzzle-close = Leave the puzzle and play on
ui-puzzle-open = Your first choice decides.
ui-puzzle-best = “{ $deed }” is the best beginning: the aim is reached in { $chance } of all cases, with the next best one in { $next }.
ui-puzzle-worse = “{ $deed }” leads to the aim in { $chance } of all cases. With the best beginning it would be { $most }.
ui-puzzle-solved = The aim is reached. Solved!
ui-puzzle-lucky = The aim is reached, with luck: there is a better beginning.
ui-puzzle-unlucky = The choice was right, the dice were not: the aim is missed.
ui-puzzle-missed = The aim is missed.
ui-puzzle-answers = The best beginning:
ui-puzzle-proof = Played on by bots in { $worlds } imagined worlds. Left to themselves, bots reach the aim: { $bots }.
ui-puzzle-show = Show the solution
ui-puzzle-again = Try again
ui-puzzle-next = Next puzzle
usage-puzzles = Short positions with an aim.
usage-puzzles-make = Find puzzles in matches of bots, prove them and write them into a folder. What is found follows from the seed; with --from the search goes on with a later match.
usage-puzzles-check = Try the best beginning of each puzzle and the next best again, in other worlds.
usage-puzzles-renew = Measure the puzzles of a folder anew, each in its file: where the rules have changed what leads to them or what comes of them.
argument-puzzles-make-out = The folder.
argument-puzzles-make-count = How many are wanted.
argument-puzzles-make-games = How many matches are searched at most.
argument-puzzles-make-from = The number of the first match.
argument-puzzles-make-seat = Whose choices; may be said several times.
argument-puzzles-make-moments = How many moments of each match are looked at.
argument-puzzles-make-longest = How many choices may come before a puzzle.
argument-puzzles-check-worlds = In how many worlds.
argument-puzzles-renew-folder = The folder with the files.
argument-puzzles-make-tempting = How often the next best beginning must lead to the aim, so that the puzzle is not plain.
argument-puzzles-make-grade = How hard a puzzle must be at least, from 1 to 5.
