"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0.1.0"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "account",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("email", sa.Text),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "device",
        sa.Column("endpoint", sa.String(500), primary_key=True),
        sa.Column("account", sa.String(24), sa.ForeignKey("account.id"), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("session", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("device_account", "device", ["account"])
    op.create_table(
        "void_session",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("overrides", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("engine", sa.String(20), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("creator", sa.String(24), sa.ForeignKey("account.id"), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("autoplay", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("previous", sa.String(24)),
        sa.Column("next", sa.String(24)),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("challenge", sa.String(10)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.UniqueConstraint("challenge", "creator", name="challenge_once"),
    )
    op.create_index("match_status", "match", ["status", "updated"])
    op.create_index("match_creator", "match", ["creator"])
    op.create_table(
        "seat",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("account", sa.String(24), sa.ForeignKey("account.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("invitation", sa.String(64)),
        sa.Column("due", sa.Float),
        sa.Column("left", sa.Float),
        sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("seat_account", "seat", ["account"])
    op.create_index("seat_due", "seat", ["due"])
    free = sa.text("kind = 'open'")
    op.create_index("seat_open", "seat", ["match"], sqlite_where=free, postgresql_where=free)
    op.create_table(
        "action",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("account", sa.String(24)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("noticed", sa.Integer),
        sa.Column("stands", sa.Integer, nullable=False),
        sa.Column("made", sa.LargeBinary, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
    )
    op.create_index("action_stands", "action", ["match", "stands"])
    op.create_index("action_account", "action", ["match", "account", "number"])
    op.create_index(
        "action_several",
        "action",
        ["match", "choices"],
        sqlite_where=sa.text("choices > stands + 1"),
        postgresql_where=sa.text("choices > stands + 1"),
    )
    op.create_index(
        "action_hidden",
        "action",
        ["match"],
        sqlite_where=sa.text("hidden = 1"),
        postgresql_where=sa.text("hidden"),
    )
    op.create_table(
        "snapshot",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "milestone",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("choices", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "analysis",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("channel", sa.String(12), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_match", "chat", ["match", "id"])
    op.create_table(
        "challenge",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
    )
    op.create_table(
        "puzzle",
        sa.Column("account", sa.String(24), sa.ForeignKey("account.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("found", sa.Boolean, nullable=False),
        sa.Column("reached", sa.Boolean, nullable=False),
    )
    op.create_table(
        "result",
        sa.Column("match", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), sa.ForeignKey("account.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("result", sa.String(5), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("award", sa.String(60), nullable=False),
        sa.Column("pool", sa.String(6), nullable=False),
        sa.Column("rivals", sa.Text, nullable=False),
    )
    op.create_index("result_day", "result", ["day"])
    op.create_index("result_account", "result", ["account", "ended"])
    op.create_table(
        "rating",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pool", sa.String(6), primary_key=True),
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
    )
    op.create_index("rating_day", "rating", ["day"])
    op.create_table(
        "visit",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("account", sa.String(24), sa.ForeignKey("account.id"), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("noticed", sa.Integer, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("match", "account", name="visit_once"),
    )
