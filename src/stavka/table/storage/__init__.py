"""What the table never loses: one row for each action, committed before anyone is told."""

from stavka.table.storage.store import ActionRow, MatchRow, NotSaved, SeatRow, Store, Taken

__all__ = ["ActionRow", "MatchRow", "NotSaved", "SeatRow", "Store", "Taken"]
