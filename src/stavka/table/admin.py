"""What the keeper of a server does: look, move matches in and out, check them, back up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec

from stavka.kernel import Journal, StavkaError
from stavka.table.acting import Hub
from stavka.table.config import Config
from stavka.table.live import Live
from stavka.table.loading import Shelf
from stavka.table.lobby import Lobby
from stavka.table.past import replay
from stavka.table.people import Person, fold
from stavka.table.ratings import Ratings
from stavka.table.storage.rows import MatchRow
from stavka.table.storage.store import Store

PAGE = 200


class Verdict(msgspec.Struct, frozen=True):
    """Whether a match still plays as it was played."""

    match: str
    choices: int
    problem: str  # empty: all is well


class Keeper:
    """The table's store, without a server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url)
        self.shelf = Shelf(self.store)

    def close(self) -> None:
        self.store.close()

    def matches(self, status: str = "") -> Iterator[MatchRow]:
        """All matches, the newest first."""
        offset = 0
        chosen = (status,) if status else ()
        while page := self.store.matches(status=chosen, limit=PAGE, offset=offset):
            yield from page
            offset += PAGE

    def match(self, id: str) -> Live:
        live = self.shelf.load(id)
        if live is None:
            raise StavkaError(f"no match {id!r} in {self.config.url}")
        return live

    def export(self, id: str) -> str:
        live = self.match(id)
        return live.written(live.match, live.number)

    def read(self, text: str, owner: str) -> MatchRow:
        """Put a journal in as a match of an account."""
        account = self.store.account(folded=fold(owner))
        if account is None:
            raise StavkaError(f"no account {owner!r}")
        person = Person(account.id, account.name, account.language, guest=False)
        lobby = Lobby(self.store, Hub(self.shelf), per_person=1_000_000)
        return lobby.read_journal_now(person, text)

    def verify(self) -> Iterator[Verdict]:
        """Replay every match from its actions under the rules of this program."""
        for row in self.matches():
            yield self._verify(row)

    def _verify(self, row: MatchRow) -> Verdict:
        try:
            whole = self.shelf.load(row.id, snapshots=False)
            quick = self.shelf.load(row.id)
            assert whole is not None
            assert quick is not None
            problem = ""
            journal = quick.read_journal(quick.match, quick.number)
            if whole.match.position != quick.match.position:
                problem = "the snapshot differs from the replayed actions"
            elif journal != whole.match.journal:
                problem = "the choices that are kept differ from the replayed actions"
            elif divergence := Journal.parse(journal.text()).verify():
                problem = str(divergence)
            elif wrong := self._wrong_milestone(row.id, journal):
                problem = f"the match kept after {wrong} choices differs from the replayed one"
            return Verdict(row.id, whole.choices, problem)
        except Exception as problem:  # whatever is wrong with one, the others are looked at
            return Verdict(row.id, 0, str(problem) or type(problem).__name__)

    def _wrong_milestone(self, id: str, journal: Journal) -> int:
        """After how many choices what is kept of a match is not as it was; 0: nowhere."""
        kept = self.store.milestones(id)
        for match, _ in replay(journal):
            data = kept.get(match.length)
            if data and match.game.decode(data).position != match.position:
                return match.length
        return 0

    def rate(self) -> int:
        """Work out all ratings anew; the days on which somebody was rated."""
        return Ratings(self.store).afresh()

    def back_up(self, path: Path) -> None:
        """A copy of a running SQLite database, consistent whatever the server does meanwhile."""
        if self.store.postgres:
            raise StavkaError("a PostgreSQL database is backed up with pg_dump")
        if path.exists():
            raise StavkaError(f"{path} exists; it is not overwritten")
        source = self.store.url.database
        with sqlite3.connect(str(source)) as live, sqlite3.connect(path) as copy:
            live.backup(copy)
