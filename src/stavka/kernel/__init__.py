"""What every game stands on: matches, steps, dice, journal, editions, texts. Knows no game."""

from stavka.kernel.bot import Bot, Budget, Imagine
from stavka.kernel.dice import Dice, commitment
from stavka.kernel.edition import BadEdition, Edition
from stavka.kernel.game import Game, Option, Scenario
from stavka.kernel.journal import BadJournal, Divergence, Entry, Header, Journal
from stavka.kernel.match import Match
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
    "Arg",
    "Ask",
    "BadEdition",
    "BadJournal",
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
    "Option",
    "Outcome",
    "Play",
    "Position",
    "Question",
    "Reason",
    "Refusal",
    "Refused",
    "Scenario",
    "StavkaError",
    "Step",
    "TextError",
    "Texts",
    "Vocabulary",
    "choice",
    "commitment",
    "heard",
    "kebab",
    "plain",
]
