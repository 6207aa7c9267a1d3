"""How a game is played, on one page: its aim, a turn, what its components say, what wins, and tips.

It is the file `howto.toml` in the game's folder. It names messages and pictures; the pictures are
drawn by `board/howto.js`, with the brushes of the board.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from stavka.kernel.folder import read

FILE = "howto.toml"


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a turn, in the order of play."""

    title: str  # a message
    text: str

    def messages(self) -> Iterator[str]:
        yield self.title
        yield self.text


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of component: one picture whose numbered marks are explained, or small signs."""

    title: str
    text: str = ""
    picture: str = ""
    notes: tuple[str, ...] = ()  # what the marks of the picture mean, in their order
    signs: dict[str, str] = {}  # a small picture -> what it means

    def messages(self) -> Iterator[str]:
        yield from filter(None, (self.title, self.text))
        yield from self.notes
        yield from self.signs.values()

    def pictures(self) -> Iterator[str]:
        yield from filter(None, (self.picture,))
        yield from self.signs


class HowTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The page. The phases are the sequence of play of the player aid, too."""

    aim: tuple[str, ...]
    phase: tuple[Phase, ...]
    part: tuple[Part, ...]
    win: tuple[str, ...]
    tips: tuple[str, ...]

    def messages(self) -> Iterator[str]:
        yield from self.aim
        for phase in self.phase:
            yield from phase.messages()
        for part in self.part:
            yield from part.messages()
        yield from self.win
        yield from self.tips

    def pictures(self) -> Iterator[str]:
        for part in self.part:
            yield from part.pictures()


def load(package: str) -> HowTo | None:
    """The page in a game's folder, if it has one."""
    return read(package, FILE, HowTo)
