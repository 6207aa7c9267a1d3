"""Every way in which a position of Pavlov's House is impossible: what must be conserved."""

from __future__ import annotations

from collections import Counter

from stavka.games.pavlov.components import ACTION, COMMAND, MARKERS, TOKENS
from stavka.games.pavlov.position import DISPLACED, HOLDS, OUT, STOCK, WRECKED, Position


def faults(p: Position) -> list[str]:
    """One sentence for each fault; empty for a sound position."""
    return [*_tokens(p), *_house(p), *_square(p), *_cards(p)]


def _tokens(p: Position) -> list[str]:
    found = [
        f"{TOKENS[token]}: {have} tokens instead of {want}"
        for token, (have, want) in enumerate(zip(p.tokens_in_use(), p.box.token_count, strict=True))
        if have != want and token not in MARKERS
    ]
    for token, marks in ((ACTION, p.acted), (COMMAND, p.commanded)):
        if sum(marks) > p.box.token_count[token]:
            found.append(f"{sum(marks)} {TOKENS[token]} tokens on the board")
    for name in ("supplies", "staging", "stock", "gone", "boxes"):
        if min(getattr(p, name)) < 0:
            found.append(f"{name} has a negative count")
    for number, lies in enumerate(p.locations):
        if number < 3 and lies:
            found.append(f"a token on location {number}")
        if lies > WRECKED and p.box.location_unit[number] not in HOLDERS.get(
            TOKENS[lies - HOLDS], ("flotilla",)
        ):
            found.append(f"{TOKENS[lies - HOLDS]} on location {number}")
    return found


HOLDERS = {
    "wire": ("signal",),
    "artillery": ("artillery",),
    "anti-aircraft": ("aa267", "aa1083"),
}


def _house(p: Position) -> list[str]:
    found: list[str] = []
    box = p.box
    if DISPLACED in p.men:
        return found  # a displacement is under way; its weapons are sorted at its end
    for square, id in enumerate(box.square_ids):
        men = p.men_on(square)
        weapons = [w for w, at in enumerate(p.weapons) if at == square]
        letters = {box.crew_letter[m] for m in men}
        if len(men) > 2:
            found.append(f"{len(men)} men on {id}")
        if len(men) == 2 and not (len(weapons) == 1 and letters == {box.weapon_letter[weapons[0]]}):
            found.append(f"two men on {id} who are no crew")
        if len(weapons) > 1 or any(box.weapon_letter[w] not in letters for w in weapons):
            found.append(f"a weapon on {id} that nobody attends")
    for man, at in enumerate(p.men):
        if at in (STOCK, OUT) and (
            p.exhausted[man] or p.disrupted[man] or p.acted[man] or p.commanded[man]
        ):
            found.append(f"{box.man_ids[man]} is off the board but not clean")
    return found


def _square(p: Position) -> list[str]:
    box = p.box
    found = [
        f"{id}: {-p.german_stock(k)} counters too many"
        for k, id in enumerate(box.german_ids)
        if p.german_stock(k) < 0
    ]
    for colour in range(3):
        if not box.defense_lowest[colour] <= p.defense[colour] <= box.defense_highest[colour]:
            found.append(f"defense value {p.defense[colour]}")
    return found


def _cards(p: Position) -> list[str]:
    box = p.box
    piles = {
        "soviet": (
            len(box.soviet_ids),
            [p.soviet_deck, p.hand, p.discard, p.fog_stock],
        ),
        "wehrmacht": (
            len(box.wehrmacht),
            [p.wehrmacht_deck, p.wehrmacht_played, p.wehrmacht_removed, p.wehrmacht_hand, p.plan],
        ),
    }
    if p.tactics_level:
        piles["tactics"] = (
            len(box.tactics),
            [
                p.tactics_deck, p.tactics, p.tactics_played, p.tactics_removed, p.tactics_hand,
                p.tactics_plan,
            ],
        )  # fmt: skip
    if p.support:
        shown = [p.support_card] if p.support_card >= 0 else []
        piles["support"] = (len(box.support_ids), [p.support_deck, shown, p.support_won])
    found = []
    for name, (total, parts) in piles.items():
        count = Counter(card for part in parts for card in part)
        if sorted(count.elements()) != list(range(total)):
            found.append(f"the {name} cards are not each in one place")
    if not set(p.spent) <= set(p.hand):
        found.append("a used card is not in the hand")
    return found
