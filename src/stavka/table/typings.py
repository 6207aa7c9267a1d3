"""The wire's types for the browser, made from the structs that go over it.

`python -m stavka.table.typings` writes `web/wire.d.ts`; a test holds it to the structs.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    multi_type_info,
)

from stavka.table import messages, openapi
from stavka.table.answers import Answer, Failure

HEAD = """\
// Made by `python -m stavka.table.typings` from the structs of the server: not to be edited.
"""


def kinds() -> list[type[Any]]:
    """Every message of the line, and every body and answer of a request."""
    found = [*get_args(messages.Incoming), *get_args(messages.Outgoing), Failure]
    for operation in openapi.OPERATIONS.values():
        found += [kind for kind in (operation.body, operation.answer) if isinstance(kind, type)]
    return [kind for kind in dict.fromkeys(found) if issubclass(kind, Struct)]


def document() -> str:
    """The whole file."""
    structs: dict[str, StructType] = {}
    for info in multi_type_info(kinds()):
        _gather(info, structs)
    return HEAD + "".join(f"\n{_interface(name, structs[name])}" for name in sorted(structs))


def _gather(info: Type, structs: dict[str, StructType]) -> None:
    """All structs that a type is made of."""
    match info:
        case Metadata(type=inner):
            _gather(inner, structs)
        case StructType(cls=cls, fields=fields):
            known = structs.setdefault(cls.__name__, info)
            assert known.cls is cls, f"two structs are called {cls.__name__}"
            if known is info:
                for field in fields:
                    _gather(field.type, structs)
        case UnionType(types=types):
            for each in types:
                _gather(each, structs)
        case ListType(item_type=inner) | VarTupleType(item_type=inner) | DictType(value_type=inner):
            _gather(inner, structs)
        case _:
            pass


def _interface(name: str, info: StructType) -> str:
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    always = issubclass(info.cls, Answer)  # what has a default is sent all the same
    for field in info.fields:
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        optional = not field.required and (unset or not always)
        lines.append(f"  {field.encode_name}{'?' * optional}: {_type(field.type)};")
    return "\n".join([f"export interface {name} {{", *lines, "}\n"])


def _type(info: Type) -> str:
    match info:
        case Metadata(type=inner, extra_json_schema=extra):
            return _words(extra["enum"]) if extra and "enum" in extra else _type(inner)
        case StructType(cls=cls):
            return cls.__name__
        case StrType():
            return "string"
        case IntType() | FloatType():
            return "number"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case AnyType():
            return "unknown"
        case LiteralType(values=values):
            return _words(values)
        case DictType(value_type=AnyType()):  # the game's affair, not the table's
            return "Record<string, any>"
        case DictType(value_type=inner):
            return f"Record<string, {_type(inner)}>"
        case ListType(item_type=inner) | VarTupleType(item_type=inner):
            item = _type(inner)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case UnionType(types=types):
            return " | ".join(dict.fromkeys(map(_type, types)))
        case _:
            raise TypeError(f"no type of the browser's for {info}")


def _words(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' for value in values)


if __name__ == "__main__":
    Path(str(files("stavka") / "web" / "wire.d.ts")).write_text(document(), encoding="utf-8")
