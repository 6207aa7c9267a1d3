"""The tables of the database. A change here needs a migration in `migrations/versions`, which also
says which rows an index holds: said here, it would have the dialects of all databases loaded."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# The server's own secrets: the keys that sign cookies and notices.
server = Table(
    "server",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

account = Table(
    "account",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(40), unique=True),  # the name without case; null for guests
    Column("password", Text),  # argon2; null for guests
    Column("language", String(2), nullable=False),
    Column("epoch", Integer, nullable=False),  # sessions of an older epoch are void
    Column("webhook", Text),
    Column("email", Text),
    Column("confirmed", Boolean, nullable=False, server_default=false()),  # the e-mail address
    Column("shown", Boolean, nullable=False, server_default=false()),  # his profile, to everybody
    Column("created", Float, nullable=False),
)

# Browsers that show their owner a notice when it is his turn.
device = Table(
    "device",
    metadata,
    Column("endpoint", String(500), primary_key=True),  # where its push service takes it
    Column("account", String(24), ForeignKey("account.id"), nullable=False),
    Column("p256dh", String(100), nullable=False),  # the keys with which it is encrypted
    Column("auth", String(40), nullable=False),
    Column("epoch", Integer, nullable=False),  # of the account: a device that is logged out
    Column("session", String(40), nullable=False),  # is told nothing
    Column("created", Float, nullable=False),
    Index("device_account", "account"),
)

# Sessions that were ended before their time.
void_session = Table(
    "void_session",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # then it would have ended by itself
)

match = Table(
    "match",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(60), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("edition", String(40), nullable=False),
    Column("overrides", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # that it began with
    Column("engine", String(20), nullable=False),
    Column("title", String(80), nullable=False),
    Column("creator", String(24), ForeignKey("account.id"), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("autoplay", Boolean, nullable=False),  # forced choices are played by the table
    Column("status", String(12), nullable=False),  # open, running, over, aborted
    Column("waiting", Text, nullable=False),  # JSON: the seats that owe an answer
    Column("outcome", Text),  # JSON
    Column("previous", String(24)),  # the match of which this is the rematch
    Column("next", String(24)),  # the rematch that was offered last
    Column("imported", Boolean, nullable=False),  # it was read from a journal
    Column("clock", Text),  # JSON; null: nobody's time is measured
    Column("challenge", String(10)),  # of which day it is somebody's one try
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    UniqueConstraint("challenge", "creator", name="challenge_once"),
    Index("match_status", "status", "updated"),
    Index("match_creator", "creator"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),  # the order of the seats in the game
    Column("kind", String(10), nullable=False),  # open, invited, person, bot
    Column("account", String(24), ForeignKey("account.id")),
    Column("bot", String(40)),
    Column("invitation", String(64)),  # hash of the secret in the link
    Column("due", Float),  # when the time of who thinks runs out
    Column("left", Float),  # seconds that he had left when he last stopped; null: all
    Column("late", Boolean, nullable=False, server_default=false()),  # somebody's time ran out here
    Index("seat_due", "due"),
    Index("seat_account", "account"),
    Index("seat_open", "match"),  # only of open ones
)

action = Table(
    "action",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # choice, instead, undo, redo, reset, rewind, resign, abort, reseed
    Column("kind", String(10), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("account", String(24)),  # who did it; null for a bot or the table
    Column("at", Float, nullable=False),
    Column("choices", Integer, nullable=False),  # that the match has after it
    Column("noticed", Integer),  # who has noticed it, as bits; null: everybody
    Column("stands", Integer, nullable=False),  # choices before it that stand unchanged
    Column("made", LargeBinary, nullable=False),  # the choices after these, and what they brought
    Column("hidden", Boolean, nullable=False),  # somebody has not noticed it, or one of these
    Index("action_stands", "match", "stands"),
    Index("action_account", "match", "account", "number"),
    Index("action_several", "match", "choices"),  # only of those that made several choices
    Index("action_hidden", "match"),  # only of hidden ones
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# The match as it was after so many of its choices, now and then: from there the past is looked at.
milestone = Table(
    "milestone",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("choices", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),  # of the action that led to it
    Column("turn", Integer),  # that begins with it; null: none
    Column("data", LargeBinary, nullable=False),
)

# What decided a match that is over, for each seat that somebody has asked for.
analysis = Table(
    "analysis",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # JSON
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(24), ForeignKey("match.id"), nullable=False),
    Column("channel", String(12), nullable=False),  # seats or spectators
    Column("account", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_match", "match", "id"),
)

# The challenge of a day, fixed the day before.
challenge = Table(
    "challenge",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-18
    Column("game", String(40), nullable=False),
    Column("scenario", String(60), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seat", String(40), nullable=False),  # the person's
    Column("bot", String(40), nullable=False),  # in all others
    Column("seed", Text, nullable=False),
)

# How far somebody is with a puzzle.
puzzle = Table(
    "puzzle",
    metadata,
    Column("account", String(24), ForeignKey("account.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("tries", Integer, nullable=False),  # matches that were begun
    Column("found", Boolean, nullable=False),  # its best deed
    Column("reached", Boolean, nullable=False),  # its aim
)

# How a match ended for each person who played it. It stays when the match is deleted.
result = Table(
    "result",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("account", String(24), ForeignKey("account.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(60), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("day", String(10), nullable=False),  # on which it ended
    Column("ended", Float, nullable=False),
    Column("result", String(5), nullable=False),  # won, drawn, lost
    Column("how", String(8), nullable=False),  # played, resigned, late
    Column("score", Integer),
    Column("award", String(60), nullable=False),  # empty: none
    Column("pool", String(6), nullable=False),  # people, bots; empty: it is not rated
    Column("rivals", Text, nullable=False),  # JSON: accounts, or names of bots
    Index("result_day", "day"),
    Index("result_account", "account", "ended"),
)

# Ratings at the end of the days on which somebody, or a bot, has played.
rating = Table(
    "rating",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("pool", String(6), primary_key=True),
    Column("player", String(48), primary_key=True),  # an account, or `bot` and its name
    Column("day", String(10), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Index("rating_day", "day"),
)

# What a person keeps for himself about a match: notes, and how far he has seen it.
visit = Table(
    "visit",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), nullable=False),
    Column("account", String(24), ForeignKey("account.id"), nullable=False),
    Column("seen", Integer, nullable=False),  # choices
    Column("told", Integer, nullable=False),  # of them, those that he had noticed
    Column("notes", Text, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # from his list of matches
    Column(
        "noticed", Integer, nullable=False
    ),  # one more than the match's number at the last notice
    UniqueConstraint("match", "account", name="visit_once"),
)
