"""Setting Pavlov's House up (rulebook: Setup 1 to 11, and the set-up of each variant)."""

from __future__ import annotations

from stavka.games.pavlov.components import DECKS, MARKERS, TOKENS, Box
from stavka.games.pavlov.position import (
    COMPETITIVE,
    COMPETITIVE_THREE,
    ELITE,
    NO_TACTICS,
    PLANNED,
    RESERVES,
    STOCK,
    VETERAN,
    Position,
)
from stavka.games.pavlov.rules.turn import Turn
from stavka.kernel import Dice

LEVELS = {"none": NO_TACTICS, "veteran": VETERAN, "elite": ELITE}
# Cards taken unseen from the top of Tactics decks 1 to 4. [7.2.1b, 7.2.2b, 7.4c]
TACTICS_REMOVED = {VETERAN: (3, 2, 2, 2), ELITE: (2, 2, 2, 2), PLANNED: (1, 2, 2, 2)}
RESUPPLY_DECKS = (4, 3, 2)  # the decks with a Resupply card on top, bottom one first


def set_up(
    box: Box, mode: int, level: int, *, support: bool, weary_may_move: bool, dice: Dice
) -> Position:
    """The position before the first turn. [0.2.1a to 0.2.11a]"""
    men = len(box.man_ids)
    p = Position(
        stack=[Turn()],
        box=box,
        mode=mode,
        tactics_level=level,
        support=support,
        weary_may_move=weary_may_move,
        men=[RESERVES if m in box.starters else STOCK for m in range(men)],
        exhausted=bytearray(men),
        disrupted=bytearray(men),
        acted=bytearray(men),
        commanded=bytearray(men),
        weapons=[STOCK] * len(box.weapon_ids),
        defense=box.defense_start.copy(),
        boxes=[0, 0, 0],
        supplies=box.token_supplies.copy(),
        staging=[0] * len(TOKENS),
        stock=[
            0 if token in MARKERS else total - start
            for token, (total, start) in enumerate(
                zip(box.token_count, box.token_supplies, strict=True)
            )
        ],
        gone=[0] * len(TOKENS),
        spaces=bytearray(len(box.space_ids)),
        sappers=bytearray(len(box.track_sapper)),
        locations=bytearray(19),
        soviet_deck=[],
        hand=[],
        spent=[],
        discard=[],
        fog_stock=[],
        wehrmacht_deck=[],
        wehrmacht_played=[],
        wehrmacht_removed=[],
        wehrmacht_hand=[],
        plan=[],
        raids_won=[],
        tactics_deck=[],
        tactics=[],
        tactics_played=[],
        tactics_removed=[],
        tactics_hand=[],
        tactics_plan=[],
        support_deck=[],
        support_won=[],
    )
    stack_wehrmacht_deck(p, dice)
    shuffle_soviet_deck(p, dice)
    if level != NO_TACTICS:
        stack_tactics_deck(p, dice)
    if support:
        p.support_deck = list(range(len(box.support_ids)))
        dice.shuffle(p.support_deck)
        p.support_card = p.support_deck.pop()
    return p


def stack_wehrmacht_deck(p: Position, dice: Dice) -> None:
    """Decks 1 to 5, each shuffled; a Resupply card on 2, 3 and 4. [0.2.2b-f, 7.4b]"""
    contest = p.mode in (COMPETITIVE, COMPETITIVE_THREE)
    resupply = p.box.resupply.copy()
    dice.shuffle(resupply)
    for deck in range(DECKS, 0, -1):
        cards = [
            i for i, card in enumerate(p.box.wehrmacht)
            if card.deck == deck and (contest or i != p.box.competitive)
        ]  # fmt: skip
        dice.shuffle(cards)
        p.wehrmacht_deck += cards
        if deck in RESUPPLY_DECKS:
            p.wehrmacht_deck.append(resupply.pop())
    p.wehrmacht_removed = resupply if contest else [*resupply, p.box.competitive]


def shuffle_soviet_deck(p: Position, dice: Dice) -> None:
    """Three Fog of War cards in the deck, the others in the stock. [0.2.5b]"""
    first_fog = p.box.fog[0]
    p.soviet_deck = list(range(first_fog + p.box.fog_in_deck))
    p.fog_stock = list(range(first_fog + p.box.fog_in_deck, len(p.box.soviet_ids)))
    dice.shuffle(p.soviet_deck)


def stack_tactics_deck(p: Position, dice: Dice) -> None:
    """Four decks shuffled, some cards of each removed unseen, 1 on top. [7.2.1b, 7.2.2b, 7.4c]"""
    for deck in (4, 3, 2, 1):
        cards = [i for i, (_, number) in enumerate(p.box.tactics) if number == deck]
        dice.shuffle(cards)
        for _ in range(TACTICS_REMOVED[p.tactics_level][deck - 1]):
            p.tactics_removed.append(cards.pop())
        p.tactics_deck += cards
