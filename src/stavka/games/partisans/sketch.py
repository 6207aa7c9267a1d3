"""Partisans as text, for the terminal: the camps as a table, the cards of the month as boxes.

Everything comes from a view. No colour; a card that is face down shows its place.
"""

from __future__ import annotations

from typing import Any

from stavka.games.partisans.components import RESOURCES
from stavka.games.partisans.position import CELL, CELL_IDS, COLUMNS
from stavka.kernel import Arg, Message, Texts

WIDTH = 100
NAME = 38  # width of the column with the camps' names
FIGURE = 7  # and of those with numbers
CARD = 12  # inside a box
MARGIN = 2  # for the numbers of the rows
ABREAST = 7  # boxes beside each other; a wider figure goes on below
TURN = ">"
BACK = "░"
BETWEEN = " · "
BONUSES = ("transport", "full_map", "fortified", "incendiary", "brigade", "dominated")
PARTS = ("top", "left", "middle", "right", "bottom")

# Every message of the sketch beside the names of pieces and places, with its arguments.
MESSAGES: dict[str, tuple[str, ...]] = {
    "sketch-month": ("month", "months", "phase"),
    "sketch-target": ("target",),
    "sketch-destruction": (),
    "sketch-first": ("camp",),
    "sketch-turn": ("camp", "count"),
    "sketch-points": (),
    "sketch-resource": ("resource",),
    "sketch-people": ("kind", "count"),
    "sketch-nobody": (),
    "sketch-out": (),
    "sketch-transport": ("camp",),
    "sketch-incendiary": ("camp",),
    **{f"sketch-{bonus}": () for bonus in ("full-map", "fortified", "brigade", "dominated")},
    "sketch-sick": ("count", "water"),
    "sketch-hurt": ("count",),
    "sketch-leader-hurt": (),
    "sketch-lost-turns": ("count",),
    "sketch-bedridden": (),
    "sketch-deaths": ("count",),
    **{f"sketch-{part}": ("card",) for part in PARTS},
    "sketch-back": ("place",),
    "sketch-fight": ("camp", "kind", "count", "hands", "weapons", "missing"),
    "sketch-draft": ("camp", "other"),
    "sketch-proposal": ("camp", "other"),
    "sketch-gives": (),
    "sketch-wants": (),
    "sketch-nothing": (),
    "sketch-term": ("resource", "count"),
    "sketch-attack": ("camp", "people", "weapons"),
    "sketch-attack-barred": ("camp", "people", "weapons"),
    "sketch-attack-free": ("camp",),
    "sketch-legend": (),
}


def sketch(view: dict[str, Any], texts: Texts) -> str:
    """The month, the camps, the cards and what is being decided."""
    board = view["board"]
    parts = [
        _heading(board, texts),
        _camps(board, texts),
        _figure(board["table"], texts),
        _deal(board["deal"], texts) if board["deal"] else [],
        _fight(board["fight"], texts) if board["fight"] else [],
        [_attack(id, price, texts) for id, price in board["attacks"].items()],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _say(texts: Texts, label: str, **args: Arg) -> str:
    return texts.say(Message(f"sketch-{label}", args))


def _heading(board: dict[str, Any], texts: Texts) -> list[str]:
    phase = f"phase-{board['phase']}"
    goal = (
        _say(texts, "destruction")
        if board["destruction"]
        else _say(texts, "target", target=board["target"])
    )
    lines = [
        _say(texts, "month", month=board["month"], months=board["months"], phase=phase),
        goal,
    ]
    if board["first"]:
        lines.append(_say(texts, "first", camp=board["first"]))
    if turn := board["turn"]:
        cards = next(camp["cards"] for camp in board["camps"] if camp["id"] == turn)
        lines.append(_say(texts, "turn", camp=turn, count=cards))
    return lines


# Camps


def _camps(board: dict[str, Any], texts: Texts) -> list[str]:
    heads = [_say(texts, "points"), *(_say(texts, "resource", resource=r) for r in RESOURCES)]
    lines = [" " * NAME + "".join(head.rjust(FIGURE) for head in heads)]
    for camp in board["camps"]:
        lines += _camp(camp, board["turn"], texts)
    return lines


def _camp(camp: dict[str, Any], turn: str | None, texts: Texts) -> list[str]:
    """One record sheet: stores in a row, below it people, bonuses and troubles."""
    if camp["id"] is None:
        return [f"  {texts.name('seat-' + camp['seat'])}"]
    mark = TURN if camp["id"] == turn else " "
    name = texts.name(camp["id"])
    seat = texts.name(f"seat-{camp['seat']}")
    head = f"{mark} {name}" if seat == name else f"{mark} {name} ({seat})"
    if camp["out"]:
        return [f"{head}: {_say(texts, 'out')}"]
    numbers = [camp["points"], *(camp["store"][r] for r in RESOURCES)]
    notes = [*_people(camp, texts), *_bonuses(camp, texts), *_troubles(camp, texts)]
    return [head.ljust(NAME) + "".join(str(n).rjust(FIGURE) for n in numbers), *_filled(notes)]


def _filled(notes: list[str]) -> list[str]:
    """Notes beside each other, as many on a line as it holds."""
    lines: list[str] = []
    for note in notes:
        if lines and len(lines[-1]) + len(BETWEEN) + len(note) <= WIDTH:
            lines[-1] += BETWEEN + note
        else:
            lines.append(f"    {note}")
    return lines


def _people(camp: dict[str, Any], texts: Texts) -> list[str]:
    there = {kind: count for kind, count in camp["people"].items() if count}
    if not there:
        return [_say(texts, "nobody")]
    return [_say(texts, "people", kind=kind, count=count) for kind, count in there.items()]


def _bonuses(camp: dict[str, Any], texts: Texts) -> list[str]:
    found = [bonus for bonus in BONUSES if camp[bonus]]
    of_side = ("transport", "incendiary")  # they are called by the side that has them
    return [
        _say(texts, bonus, camp=camp["id"])
        if bonus in of_side
        else _say(texts, bonus.replace("_", "-"))
        for bonus in found
    ]


def _troubles(camp: dict[str, Any], texts: Texts) -> list[str]:
    found = [_say(texts, "sick", count=s["count"], water=s["water"]) for s in camp["sick"]]
    if camp["hurt"]:
        found.append(_say(texts, "hurt", count=camp["hurt"]))
    if camp["leader_hurt"]:
        found.append(_say(texts, "leader-hurt"))
    if camp["bedridden"]:
        found.append(_say(texts, "bedridden"))
    if camp["lost_turns"]:
        found.append(_say(texts, "lost-turns", count=camp["lost_turns"]))
    if camp["deaths"]:
        found.append(_say(texts, "deaths", count=camp["deaths"]))
    return found


# Cards


def _figure(table: dict[str, Any], texts: Texts) -> list[str]:
    """The cards as boxes, row by row; a wide figure in several parts."""
    if not table:
        return []
    columns = sorted({CELL[place] % COLUMNS for place in table})
    lines: list[str] = []
    for left in range(columns[0], columns[-1] + 1, ABREAST):
        part = range(left, min(left + ABREAST, columns[-1] + 1))
        lines += _part(table, part, texts)
    return [*lines, _say(texts, "legend")]


def _part(table: dict[str, Any], columns: range, texts: Texts) -> list[str]:
    """Some columns of the figure under their letters, each row with its number."""
    cells = {CELL[place]: place for place in table}
    rows = sorted({cell // COLUMNS for cell in cells if cell % COLUMNS in columns})
    letters = (CELL_IDS[column][0].center(CARD + 2) for column in columns)
    lines = [" " * MARGIN + "".join(letters).rstrip()]
    for row in range(rows[0], rows[-1] + 1) if rows else ():
        boxes = [[" " * MARGIN, f"{row + 1:<{MARGIN}}", " " * MARGIN, " " * MARGIN]]
        for column in columns:
            place = cells.get(row * COLUMNS + column)
            boxes.append(_box(place, table[place], texts) if place else [" " * (CARD + 2)] * 4)
        lines += ["".join(line).rstrip() for line in zip(*boxes, strict=True)]
    return lines


def _box(place: str, card: dict[str, Any] | None, texts: Texts) -> list[str]:
    """Four lines: what stands on the edges of a card and in its middle, or its back."""
    if card is None:
        name = f" {_say(texts, 'back', place=place)} "
        return [
            f"┌{'─' * CARD}┐",
            f"│{name.center(CARD, BACK)}│",
            f"│{BACK * CARD}│",
            f"└{'─' * CARD}┘",
        ]

    top, left, middle, right, bottom = (_say(texts, part, card=card["card"]) for part in PARTS)
    return [
        f"┌{f' {top} ':─^{CARD}}┐",
        f"│{left}{right.rjust(CARD - len(left))}│",
        f"│{middle.center(CARD)}│",
        f"└{f' {bottom} ':─^{CARD}}┘",
    ]


# What is being decided


def _deal(deal: dict[str, Any], texts: Texts) -> list[str]:
    label = "proposal" if deal["proposed"] else "draft"
    return [
        _say(texts, label, camp=deal["by"], other=deal["to"]),
        f"  {_say(texts, 'gives')}: {_terms(deal['gives'], texts)}",
        f"  {_say(texts, 'wants')}: {_terms(deal['wants'], texts)}",
    ]


def _terms(terms: dict[str, int], texts: Texts) -> str:
    said = [_say(texts, "term", resource=resource, count=n) for resource, n in terms.items()]
    return ", ".join(said) or _say(texts, "nothing")


def _fight(fight: dict[str, Any], texts: Texts) -> list[str]:
    return [_say(texts, "fight", **fight)]


def _attack(id: str, price: dict[str, Any], texts: Texts) -> str:
    if price["helpless"]:
        return _say(texts, "attack-free", camp=id)
    label = "attack" if price["possible"] else "attack-barred"
    return _say(texts, label, camp=id, people=price["people"], weapons=price["weapons"])
