"""Matches may have clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("clock", sa.Text))
    op.add_column("seat", sa.Column("due", sa.Float))
    op.add_column("seat", sa.Column("left", sa.Float))
    late = sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seat", late)
    op.create_index("seat_due", "seat", ["due"])
