"""The board of Pavlov's House as text, for the terminal: a ruled page a hundred columns wide.

Everything comes from a view, so it shows what the seat may see and nothing else. Nothing is
told by colour alone, and no colour is used.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from stavka.games.pavlov.components import COLOURS, MARKERS, TOKENS, UNITS, Box
from stavka.kernel import Arg, Message, Texts

WIDTH = 100
NBSP = "\N{NO-BREAK SPACE}"  # holds together what must not be parted at the end of a line
FREE = "·"
MINE, MINE_PLACE = "◆", "◇"
LETTERS = "CFAGMIS"

# Every message of the sketch beside the names of pieces and places: plain ones, and all with
# their arguments.
PLAIN = (
    "sketch-house", "sketch-radio", "sketch-reserves", "sketch-raiders", "sketch-displaced",
    "sketch-lost", "sketch-recruits", "sketch-exhausted", "sketch-disrupted", "sketch-acted",
    "sketch-commanded", "sketch-square", "sketch-edge", "sketch-near", "sketch-city",
    "sketch-wrecked", "sketch-supplies", "sketch-staging", "sketch-stock", "sketch-gone",
    "sketch-cards", "sketch-hand", "sketch-no-hand", "sketch-used", "sketch-no-storm",
    "sketch-raids-won", "sketch-support-won", "sketch-my-hand", "sketch-my-plan",
    "sketch-my-tactics", "sketch-my-tactics-plan", "sketch-legend-counters", "sketch-legend-marks",
)  # fmt: skip
MESSAGES: dict[str, tuple[str, ...]] = {
    "sketch-turn": ("turn", "phase"),
    "sketch-german-deck": ("count",),
    "sketch-score": ("total", "award"),
    "sketch-score-parts": ("raids", "support", "men", "germans"),
    "sketch-wall": ("colour", "defense", "count"),
    "sketch-more-recruits": ("men", "weapons"),
    "sketch-storm": ("card", "colour", "defense", "points"),
    "sketch-support": ("card", "tokens", "places", "points"),
    "sketch-tactics": ("card",),
    "sketch-decks": ("soviet", "discard", "fog"),
    "sketch-german-hidden": ("plan", "hand", "tactics"),
    **dict.fromkeys(PLAIN, ()),
}


def sketch(view: dict[str, Any], texts: Texts, box: Box) -> str:
    """The whole board from the view of a seat."""
    page = _Page()
    drawing = _Drawing(view["board"], texts, box, page)
    drawing.heading()
    drawing.house()
    drawing.square()
    drawing.city()
    drawing.cards()
    drawing.legend()
    return str(page)


class _Page:
    """Rows of cells, with rules where the columns change or a part begins."""

    def __init__(self) -> None:
        self._lines: list[tuple[tuple[int, ...], str]] = []  # bars, and the text with them
        self._rules: dict[int, str] = {}  # before which line a rule goes, and its title

    def rule(self, title: str = "") -> None:
        self._rules[len(self._lines)] = title

    def row(self, *cells: tuple[int, str]) -> None:
        """Cells as (width without bars, text); the text is wrapped, its own lines are kept."""
        bars = [0]
        for width, _ in cells:
            bars.append(bars[-1] + width + 1)
        filled = [_fill(text, width - 2) for width, text in cells]
        for n in range(max(map(len, filled))):
            parts = [
                f" {(lines[n] if n < len(lines) else ''):<{width - 2}} "
                for lines, (width, _) in zip(filled, cells, strict=True)
            ]
            self._lines.append((tuple(bars), f"│{'│'.join(parts)}│"))

    def __str__(self) -> str:
        out = []
        for n, (bars, line) in enumerate(self._lines):
            above = self._lines[n - 1][0] if n else ()
            if n == 0 or n in self._rules or (bars != above):
                out.append(_rule(above, bars, self._rules.get(n, "")))
            out.append(line)
        out.append(_rule(self._lines[-1][0], ()))
        return "\n".join(out)


def _fill(text: str, width: int) -> list[str]:
    lines = []
    for line in text.split("\n"):
        lines += wrap(line, width, subsequent_indent="  ") or [""]
    return [line.replace(NBSP, " ") for line in lines]


def _rule(above: tuple[int, ...], below: tuple[int, ...], title: str = "") -> str:
    """A horizontal line that meets the bars above and below it."""
    crossing = {(True, True): "┼", (True, False): "┴", (False, True): "┬", (False, False): "─"}
    line = [crossing[x in above, x in below] for x in range(WIDTH)]
    line[0], line[-1] = {True: "├┤", False: "┌┐" if below else "└┘"}[bool(above and below)]
    text = f" {title} " if title else ""
    plain = "─" * len(text)
    at = max("".join(line).find(f"─{plain}") + 1, 2)  # where no bar is hidden, if it fits
    line[at : at + len(text)] = text
    return "".join(line)


class _Drawing:
    """The parts of the board, from the top to the bottom of the page."""

    def __init__(self, board: dict[str, Any], texts: Texts, box: Box, page: _Page) -> None:
        self.board = board
        self.texts = texts
        self.box = box
        self.page = page

    def say(self, label: str, **args: Arg) -> str:
        return self.texts.say(Message(f"sketch-{label}", args))

    def names(self, ids: list[str]) -> str:
        return ", ".join(self.texts.name(id).replace(" ", NBSP) for id in ids)

    def line(self, label: str, items: list[str]) -> None:
        """A whole line of the page: a label and a list."""
        if items:
            self.page.row((WIDTH - 2, f"{self.say(label)} {', '.join(items)}"))

    def heading(self) -> None:
        board, score = self.board, self.board["score"]
        turn = self.say("turn", turn=board["turn"], phase=f"phase-{board['phase']}")
        deck = self.say("german-deck", count=board["wehrmacht_deck"])
        total = self.say("score", total=score["total"], award=score["award"])
        parts = self.say(
            "score-parts", raids=score["raids"], support=score["support"], men=score["men"],
            germans=score["germans"],
        )  # fmt: skip
        self.page.row((42, f"{turn}\n{deck}"), (55, f"{total}\n{parts}"))

    # Pavlov's House

    def house(self) -> None:
        self.page.rule(self.say("house"))
        self.page.row(*((32, self.wall(colour)) for colour in COLOURS))
        for number in sorted(set(self.box.square_number)):
            self.page.row(*self.squares(number))
        places: dict[str, list[str]] = {}
        for id, man in self.board["men"].items():
            places.setdefault(man["place"], []).append(self.man(id))
        for id, place in self.board["weapons"].items():
            places.setdefault(place, []).append(self.weapon(id))
        self.page.rule()
        self.line("reserves", places.get("reserves", [FREE]))
        self.line("raiders", places.get("raid", []))
        self.line("displaced", places.get("displaced", []))
        self.line("lost", [self.texts.name(id) for id in self.at("out")])
        self.recruits()

    def recruits(self) -> None:
        """Who may still come, with the price; in full only when it matters."""
        men, weapons = self.at("stock"), self.at("stock", "weapons")
        if self.board["asking"] == "Reinforce":
            self.line("recruits", [self.recruit(id) for id in [*men, *weapons]])
        else:
            text = self.say("more-recruits", men=len(men), weapons=len(weapons))
            self.page.row((WIDTH - 2, text))

    def at(self, place: str, kind: str = "men") -> list[str]:
        """The counters of a kind in a place."""
        pieces = self.board[kind].items()
        return [id for id, at in pieces if (at["place"] if kind == "men" else at) == place]

    def wall(self, colour: str) -> str:
        """A colour of the house with its Defense Value and Suppression tokens."""
        return self.say(
            "wall", colour=colour, defense=self.board["defense"][colour],
            count=self.board["suppression"][colour],
        )  # fmt: skip

    def squares(self, number: int) -> list[tuple[int, str]]:
        """The squares of one number; a two-coloured one stretches over its columns."""
        here = [
            next((s for s in row if self.box.square_number[s] == number), -1)
            for row in self.box.colour_squares
        ]
        cells: list[tuple[int, str]] = []
        for column, square in enumerate(here):
            if column and square >= 0 and square == here[column - 1]:
                cells[-1] = (cells[-1][0] + 33, cells[-1][1])
            elif square in here[:column]:
                cells.append((32, f"{number} = {self.texts.name(self.box.square_ids[square])}"))
            else:
                cells.append((32, self.on_square(square) if square >= 0 else ""))
        return cells

    def on_square(self, square: int) -> str:
        id = self.box.square_ids[square]
        number = str(self.box.square_number[square])
        if square == self.box.radio:
            number += f" {self.say('radio')}"
        men = [self.man(man) for man in self.at(id)]
        pieces = men + [self.weapon(weapon) for weapon in self.at(id, "weapons")]
        return f"{number} {' + '.join(pieces) or FREE}"

    def man(self, id: str) -> str:
        """A Soviet counter: name, attack/suppress, letters, and what lies on it."""
        man = self.board["men"][id]
        marks = [
            self.say(state)
            for state in ("exhausted", "disrupted", "acted", "commanded")
            if man[state]
        ]
        words = [self.texts.name(id), self.figures(id), *marks]
        return " ".join(words).replace(" ", NBSP)

    def figures(self, id: str) -> str:
        m, box = self.box.man[id], self.box
        letters = [self.letter(letter) for letter in box.letters[m]]
        return " ".join([f"{box.attack[m]}/{box.suppress[m]}", *letters])

    def letter(self, letter: str) -> str:
        return self.texts.say(Message(f"letter-{letter}"))

    def weapon(self, id: str) -> str:
        w, box = self.box.weapon[id], self.box
        letter = self.letter(box.weapon_letter[w])
        figures = f"{box.weapon_attack[w]}/{box.weapon_suppress[w]} {letter}"
        return f"[{self.texts.name(id)} {figures}]".replace(" ", NBSP)

    def recruit(self, id: str) -> str:
        box = self.box
        if id in box.man:
            text, cost = f"{self.texts.name(id)} {self.figures(id)}", box.cost[box.man[id]]
        else:
            text, cost = self.weapon(id), box.weapon_cost[box.weapon[id]]
        return f"{text} ({cost})".replace(" ", NBSP)

    # 9 January Square

    def square(self) -> None:
        box = self.box
        labels = [
            f"{t + 1} {self.texts.name(COLOURS[colour])}"
            for t, colour in enumerate(box.track_colour)
        ]
        longest = max(box.track_length)
        first = max(map(len, labels)) + 2
        room = WIDTH - 1 - (first + 1)
        widths = [room // longest - 1 + (k < room % longest) for k in range(longest)]
        self.page.rule(self.say("square"))
        heads = [self.say("edge"), *[""] * (longest - 2), self.say("near")][-longest:]
        heads = [f"{k} {head}".rstrip() for k, head in enumerate(heads, 1)]
        self.page.row((first, ""), *zip(widths, heads, strict=True))
        for track, label in enumerate(labels):
            spaces = [self.on_space(track, k) for k in range(longest)]
            self.page.row((first, label), *zip(widths, spaces, strict=True))

    def on_space(self, track: int, k: int) -> str:
        """A German counter with strength and Defense, and a Sapper token or its place."""
        box = self.box
        if k >= box.track_length[track]:
            return ""
        space = box.track_start[track] + k
        id = box.space_ids[space]
        pieces = []
        if space == box.track_sapper[track]:
            pieces.append(MINE if id in self.board["sappers"] else MINE_PLACE)
        if german := self.board["spaces"].get(id):
            g = box.german[german]
            figures = f"{box.value[g]}/{box.german_defense[g]}"
            pieces.append(f"{self.texts.name(german)} {figures}".replace(" ", NBSP))
        return " ".join(pieces) or FREE

    # The city

    def city(self) -> None:
        self.page.rule(self.say("city"))
        self.page.row((58, self.units()), (39, self.tokens()))
        gone = [f"{self.texts.name(id)} {n}" for id, n in self.board["gone"].items()]
        self.line("gone", gone)

    def units(self) -> str:
        """Each unit with its numbered locations and what lies there."""
        lines = []
        for unit in (*UNITS, "battalion"):
            places = [self.location(n) for n in self.box.unit_locations[unit]]
            if places:
                lines.append(f"{self.unit(unit)}: {'  '.join(places)}")
        return "\n".join(lines)

    def unit(self, unit: str) -> str:
        forms = self.texts.forms(f"unit-{unit}")
        return forms.get("short", forms[""])

    def location(self, number: int) -> str:
        lies = self.board["locations"].get(f"location-{number}")
        if lies is None:
            return f"{number}{NBSP}{FREE}"
        text = self.say("wrecked") if lies == "disrupted" else self.texts.name(lies)
        return f"{number} {text}".replace(" ", NBSP)

    def tokens(self) -> str:
        """How many tokens of each kind lie in the Supplies box, the Staging Area, the stock."""
        kinds = [id for token, id in enumerate(TOKENS) if token not in MARKERS]
        names = [self.texts.name(id) for id in kinds]
        width = max(map(len, names))
        columns = [[f"{name:<{width}}" for name in ("", *names)]]
        for box in ("supplies", "staging", "stock"):
            head = self.say(box)
            counts = [str(self.board[box].get(id, FREE)) for id in kinds]
            columns.append([f"{text:>{len(head)}}" for text in (head, *counts)])
        return "\n".join(map(" ".join, zip(*columns, strict=True))).replace(" ", NBSP)

    # Cards

    def cards(self) -> None:
        self.page.rule(self.say("cards"))
        self.page.row((55, self.hand()), (42, self.on_the_table()))
        board = self.board
        if "my_hand" in board:
            self.page.rule()
            for label, kinds in (
                ("my-plan", board["my_plan"]),
                ("my-hand", [card["kind"] for card in board["my_hand"]]),
                ("my-tactics-plan", board["my_tactics_plan"]),
                ("my-tactics", board["my_tactics"]),
            ):
                self.line(label, [self.names(kinds) or FREE])

    def hand(self) -> str:
        if not self.board["hand"]:
            return self.say("no-hand")
        lines = [self.say("hand")]
        for card in self.board["hand"]:
            used = f" {self.say('used')}" if card["used"] else ""
            lines.append(f"{card['card']} {self.texts.name(card['card'])}{used}")
        return "\n".join(lines)

    def on_the_table(self) -> str:
        """What lies open: Storm Group box, Operational Support, Tactics; and the decks."""
        board = self.board
        lines = [self.storm()]
        if board["raids_won"]:
            lines.append(f"{self.say('raids-won')} {self.names(board['raids_won'])}")
        if board["support"] is not None:
            lines.append(self.support(board["support"]))
        if board["support_won"]:
            lines.append(f"{self.say('support-won')} {self.names(board['support_won'])}")
        lines += [self.tactic(kind) for kind in board["tactics"]]
        lines.append(
            self.say(
                "decks", soviet=board["soviet_deck"], discard=len(board["discard"]),
                fog=board["fog_stock"],
            )
        )  # fmt: skip
        if board["plan"] or board["wehrmacht_hand"]:
            lines.append(
                self.say(
                    "german-hidden", plan=board["plan"], hand=board["wehrmacht_hand"],
                    tactics=board["tactics_hand"],
                )
            )  # fmt: skip
        return "\n".join(lines)

    def storm(self) -> str:
        id = self.board["storm"]
        if id is None:
            return self.say("no-storm")
        s, box = self.box.storm_ids.index(id), self.box
        return self.say(
            "storm", card=id, colour=COLOURS[box.storm_colour[s]], defense=box.storm_defense[s],
            points=box.storm_points[s],
        )  # fmt: skip

    def support(self, id: str) -> str:
        """The Operational Support card that can be fulfilled now, with its demands."""
        s, box = self.box.support_ids.index(id), self.box
        tokens = [TOKENS[t] for t, n in enumerate(box.support_tokens[s]) for _ in range(n)]
        return self.say(
            "support", card=id, tokens=tuple(tokens), places=box.support_locations[s],
            points=box.support_points[s],
        )  # fmt: skip

    def tactic(self, kind: str) -> str:
        effect = Message(f"effect-{kind}", {"amount": self.box.tactic_amount[kind]})
        return f"{self.say('tactics', card=kind)} {self.texts.say(effect)}"

    def legend(self) -> None:
        abilities = [
            f"{self.letter(letter)} {self.texts.say(Message(f'ability-{letter}'))}"
            for letter in LETTERS
        ]
        abilities = [text.replace(" ", NBSP) for text in abilities]
        lines = [self.say("legend-counters"), ", ".join(abilities), self.say("legend-marks")]
        self.page.rule()
        self.page.row((WIDTH - 2, "\n".join(lines)))
