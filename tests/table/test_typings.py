"""The browser's types of the wire are those of the server."""

from __future__ import annotations

from importlib.resources import files
from typing import get_args

from stavka.table import messages, openapi, typings


def test_the_file_is_up_to_date() -> None:
    """If not: `python -m stavka.table.typings`."""
    written = files("stavka") / "web" / "wire.d.ts"
    assert written.read_text(encoding="utf-8") == typings.document()


def test_every_message_and_every_answer_has_a_type() -> None:
    document = typings.document()
    kinds = [*get_args(messages.Incoming), *get_args(messages.Outgoing)]
    kinds += [operation.answer for operation in openapi.OPERATIONS.values()]
    named = [kind.__name__ for kind in kinds if hasattr(kind, "__struct_fields__")]
    assert len(set(named)) > 35
    assert [name for name in named if f"export interface {name} {{" not in document] == []


def test_what_may_be_left_out_says_so() -> None:
    document = typings.document()
    state = document.partition("export interface State {")[2].partition("}")[0]
    assert '  type: "state";' in state
    assert "  to?: number;" in state  # left out where it has its default
    assert "  number: number;" in state
    assert "  seat: string | null;" in state
    assert "  gone?: string[][];" in state
    failure = document.partition("export interface Failure {")[2].partition("}")[0]
    assert "  rule: string;" in failure  # answers leave out nothing
    assert "  detail?: string;" in failure  # but what is not there
