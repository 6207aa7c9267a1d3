"""The renderer: arguments, forms of names, choices, and what a strict one refuses."""

from __future__ import annotations

import pytest

from stavka.kernel import LANGUAGES, Choice, Message, TextError, Texts

SOURCE = """
hello = good morning
moved = { $man } goes to { $place }
hit = { $success ->
        [yes] hit
       *[no] miss
    }
rolled = { $dice } ({ $dice-count })
sent = { $men-acc }
left = { $men-left }
seen-by = { $seat }
takes = { $action }
name-pavlov = Pavlov
    .acc = Pavlova
name-chait = Chait
    .acc = Chaita
name-maxim = Maxim
name-wire = wire
name-action-wire = laying wire
name-square = { $colour } { $number }
    .to = to { $colour } { $number }
name-red = red
seat-command = the army
name-command = a token
choice-to = to { $place }
choice-to-2 = to { $place } with { $weapon }
choice-spend = { $count ->
        [one] one token
       *[other] { $count } tokens
    }
"""
VERBS = {"to": ("place", "weapon"), "spend": ("count",)}
MEN = ("pavlov", "chait", "maxim")
SHARED = {"red-3": Message("name-square", {"colour": "red", "number": 3})}


@pytest.fixture
def texts() -> Texts:
    return Texts("en", [SOURCE], VERBS, SHARED, strict=True)


def test_a_sentence_begins_with_a_capital(texts: Texts) -> None:
    assert texts.say(Message("hello")) == "Good morning"


def test_ids_are_said_by_name(texts: Texts) -> None:
    message = Message("moved", {"man": "pavlov", "place": "red-3"})
    assert texts.say(message) == "Pavlov goes to red 3"


def test_truth_is_yes_or_no_and_never_a_name(texts: Texts) -> None:
    assert texts.say(Message("hit", {"success": True})) == "Hit"
    assert texts.say(Message("hit", {"success": False})) == "Miss"


def test_dice_are_a_row_of_faces_with_a_count(texts: Texts) -> None:
    assert texts.say(Message("rolled", {"dice": (1, 2, 2, 4)})) == "1 2 2 4 (4)"
    assert texts.say(Message("rolled", {"dice": ()})) == " (0)"


def test_what_is_below_nothing_has_a_minus_sign_and_names_keep_their_hyphens() -> None:
    for language in LANGUAGES:
        texts = Texts(language, ["lost = { $tank }: { $points } ({ $men })\nt-34 = T-34"])
        message = Message("lost", {"tank": "t-34", "points": -27, "men": 3})
        assert texts.say(message) == "T-34: −27 (3)"


def test_a_list_of_names_has_the_forms_that_all_of_them_have(texts: Texts) -> None:
    assert texts.say(Message("sent", {"men": ("pavlov", "chait")})) == "Pavlova, Chaita"
    with pytest.raises(TextError, match="men-acc"):
        texts.say(Message("sent", {"men": ("pavlov", "maxim")}))


def test_a_way_is_said_by_its_ends_and_its_steps() -> None:
    said = "went = { $way-first } to { $way-last }, { $way-steps } of { $way }"
    texts = Texts("en", [said, "a = A\nb = B\nc = C"], strict=True)
    assert texts.say(Message("went", {"way": ("a", "b", "c")})) == "A to C, 2 of A, B, C"


def test_an_id_may_be_named_by_what_it_is_used_as(texts: Texts) -> None:
    assert texts.say(Message("takes", {"action": "wire"})) == "Laying wire"
    assert texts.name("wire") == "wire"


def test_a_seat_is_named_by_its_title(texts: Texts) -> None:
    assert texts.say(Message("seen-by", {"seat": "seat-command"})) == "The army"
    assert texts.name("seat-command") == "the army"
    assert texts.name("command") == "a token"


def test_ids_that_are_alike_share_a_name_with_all_its_forms(texts: Texts) -> None:
    assert texts.forms("red-3") == {"": "red 3", "to": "to red 3"}


def test_underscores_in_arguments_are_hyphens_in_messages() -> None:
    texts = Texts("en", ["said = { $last-word }"], strict=True)
    assert texts.say(Message("said", {"last_word": 3})) == "3"


def test_a_choice_with_more_arguments_has_a_message_of_its_own(texts: Texts) -> None:
    assert texts.choice(Choice("to red-3")) == "To red 3"
    assert texts.choice(Choice("to red-3 maxim")) == "To red 3 with Maxim"


def test_numbers_in_choices_are_numbers(texts: Texts) -> None:
    assert texts.choice(Choice("spend 1")) == "One token"
    assert texts.choice(Choice("spend 3")) == "3 tokens"


@pytest.mark.parametrize(
    ("message", "what"),
    [
        (Message("nowhere"), "no message 'nowhere'"),
        (Message("moved", {"man": "nobody", "place": "red-3"}), "no name for 'nobody'"),
        (Message("moved", {"man": "pavlov"}), "Unknown external: place"),
    ],
)
def test_a_strict_renderer_names_what_is_missing(texts: Texts, message: Message, what: str) -> None:
    with pytest.raises(TextError, match=what):
        texts.say(message)


ROUND = {
    "0102": Message("name-hex", {"hex": "0102"}),
    "north": Message("name-wind", {"from": "south"}),
    "south": Message("name-wind", {"from": "north"}),
}


@pytest.mark.parametrize("id", ROUND)
def test_a_name_that_uses_itself_is_an_error_and_at_the_table_its_id(id: str) -> None:
    source = "name-hex = hex { $hex }\nname-wind = against { $from }"
    with pytest.raises(TextError, match=r"the name of '\w+', 'name-\w+', uses itself"):
        Texts("en", [source], {}, ROUND, strict=True).name(id)
    assert id in Texts("en", [source], {}, ROUND).name(id)


def test_a_name_may_use_its_id_if_that_has_a_name_as_this_argument() -> None:
    texts = Texts("en", ["name-hex = hex { $hex }\nname-hex-0102 = 1-2"], {}, ROUND, strict=True)
    assert texts.name("0102") == "hex 1-2"


def test_at_the_table_what_is_missing_shows_as_its_id() -> None:
    texts = Texts("en", [SOURCE], VERBS, SHARED)
    assert texts.say(Message("nowhere")) == "Nowhere"
    assert texts.name("nobody") == "nobody"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="no language 'de'; there are en, ru"):
        Texts("de", [])


def test_only_the_latest_sentences_are_kept_ready(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stavka.kernel.texts.REMEMBERED", 2)
    one, two, three = (Message("moved", {"man": m, "place": "red-3"}) for m in MEN)
    first, second = texts.say(one), texts.say(two)
    assert texts.say(one) is first
    texts.say(three)
    assert texts.say(two) is second
    again = texts.say(one)
    assert again == first
    assert again is not first
