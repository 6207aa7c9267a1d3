"""Who has noticed an action, and how many choices a person had noticed when he last looked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("action", sa.Column("noticed", sa.Integer))
    op.add_column("visit", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE visit SET told = seen")
