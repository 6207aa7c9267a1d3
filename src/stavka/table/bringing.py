"""A journal from elsewhere, as the actions of a match."""

from __future__ import annotations

from stavka.kernel import BadJournal, Journal, StavkaError
from stavka.table.loading import milestone
from stavka.table.past import Deeds, replay, write
from stavka.table.people import Person
from stavka.table.storage.rows import ActionRow, MilestoneRow
from stavka.table.storage.store import now
from stavka.table.workshop import Asker


class Brought:
    """What a journal tells, as if it had been done by whoever brings it: each choice is played
    once and compared with what is written. Raises what is wrong."""

    def __init__(self, person: Person, journal: Journal, asker: Asker) -> None:
        self.account, self.at = person.id, now()
        self.actions: list[ActionRow] = []
        self.milestones: list[MilestoneRow] = []
        seeds, number, turn = journal.seeds, 0, None
        deeds = replay(journal)
        while True:
            asker.check()
            try:
                match, deed = next(deeds)
            except StopIteration:
                break
            except BadJournal:
                raise
            except StavkaError as problem:
                raise journal.not_legal(number + 1, problem).problem from None
            number = match.length
            if entry := deed.entry:
                if found := journal.differs(number, entry):
                    raise found.problem
                self._add("choice", entry.seat, entry.choice, number, [deed])
                if kept := milestone(match, self.actions[-1], turn):
                    self.milestones.append(kept)
            turn = match.game.turn(match.position)
            if number in seeds:
                self._add("reseed", "", seeds[number], number, () if number else [deed])
        if found := journal.other_end(match):
            raise found.problem
        if journal.resigned:
            self._add("resign", journal.resigned, "", number, ())
        self.match = match

    def name(self, match: str) -> None:
        """To which match all of it belongs."""
        for action in self.actions:
            action.match = match
        for kept in self.milestones:
            kept.match = match

    def _add(self, kind: str, seat: str, text: str, choices: int, made: Deeds) -> None:
        stands, noticed = choices - len(made), made[0].noticed if made else None
        self.actions.append(
            ActionRow(
                "", len(self.actions) + 1, kind, seat, text, self.account, self.at, choices,
                noticed, stands, write(made), noticed is not None,
            )
        )  # fmt: skip
