"""What the table never loses: one row for each action, committed before anyone is told."""

from stavka.table.storage.rows import ActionRow, MatchRow, SeatRow
from stavka.table.storage.store import NotSaved, Store, Taken

__all__ = ["ActionRow", "MatchRow", "NotSaved", "SeatRow", "Store", "Taken"]
