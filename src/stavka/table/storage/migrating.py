"""Bringing the tables of a database up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from stavka.table.storage import tables as t

HEAD = "0.1.0"  # the last revision in `migrations/versions`


def revision(connection: Connection) -> str:
    """What the database says of itself; empty if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(connection: Connection) -> str:
    """Bring it to the last revision, in a transaction that has begun; what is wrong, if it cannot
    be done."""
    # Most starts find it up to date, and what migrates takes a while to load.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        return (
            "the database was made by another version of the program "
            f"({problem}): start that one, or name a new database"
        )
    return ""


def wrong_tables(connection: Connection) -> str:
    """What is wrong if the tables are not those of the revision that the database says it has: it
    was written by a draft of it, or somebody has changed it."""
    there = inspect(connection)
    names = set(there.get_table_names())
    for table in t.metadata.sorted_tables:
        found = {c["name"] for c in there.get_columns(table.name)} if table.name in names else set()
        if wrong := sorted(found ^ set(table.c.keys())):
            return (
                f"the database is not what its revision says: in table {table.name} there is "
                f"missing or unknown: {', '.join(wrong)}. Name a new database, or put back a copy "
                "that this version of the program has written"
            )
    return ""
