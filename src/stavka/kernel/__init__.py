"""What every game stands on: matches, steps, dice, journal, editions, texts. Knows no game."""

from stavka.kernel.bot import (
    Advice,
    Adviser,
    Bot,
    Budget,
    Imagine,
    Offered,
    QuickAdviser,
    because,
)
from stavka.kernel.dice import Dice, commitment
from stavka.kernel.edition import BadEdition, Edition
from stavka.kernel.game import Game, Option, Scenario
from stavka.kernel.journal import BadJournal, Divergence, Entry, Header, Journal
from stavka.kernel.match import Match
from stavka.kernel.scenario_file import BadScenario
from stavka.kernel.steps import Ask, Play, Position, Reason, Step
from stavka.kernel.texts import LANGUAGES, TextError, Texts, Vocabulary
from stavka.kernel.words import (
    Arg,
    Chance,
    Choice,
    Event,
    IllegalChoice,
    Message,
    Odds,
    Outcome,
    Question,
    Refusal,
    Refused,
    StavkaError,
    choice,
    heard,
    kebab,
    plain,
)

__all__ = [
    "LANGUAGES",
    "Advice",
    "Adviser",
    "Arg",
    "Ask",
    "BadEdition",
    "BadJournal",
    "BadScenario",
    "Bot",
    "Budget",
    "Chance",
    "Choice",
    "Dice",
    "Divergence",
    "Edition",
    "Entry",
    "Event",
    "Game",
    "Header",
    "IllegalChoice",
    "Imagine",
    "Journal",
    "Match",
    "Message",
    "Odds",
    "Offered",
    "Option",
    "Outcome",
    "Play",
    "Position",
    "Question",
    "QuickAdviser",
    "Reason",
    "Refusal",
    "Refused",
    "Scenario",
    "StavkaError",
    "Step",
    "TextError",
    "Texts",
    "Vocabulary",
    "because",
    "choice",
    "commitment",
    "heard",
    "kebab",
    "plain",
]
