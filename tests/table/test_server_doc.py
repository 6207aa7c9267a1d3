"""`docs/running-a-server.md` names every setting, metric and command."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stavka.cli.serving import admin
from stavka.table.config import Config
from tests.table.server import Server, get

PAGE = (Path(__file__).parents[2] / "docs" / "running-a-server.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("field", msgspec.structs.fields(Config), ids=lambda f: f.name)
def test_every_setting_is_there_with_its_default(field: msgspec.structs.FieldInfo) -> None:
    (line,) = [x for x in PAGE.splitlines() if x.startswith(f"| `STAVKA_{field.name.upper()}`")]
    default = line.split("|")[2].strip(" `")
    shown = str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
    assert default == (shown or "empty")


def test_every_metric_is_there(table: Server) -> None:
    lines = get(f"{table.url}/metrics").text.splitlines()
    names = [line.split()[0] for line in lines if not line.startswith("#")]
    assert names
    assert [name for name in names if f"| `{name}` |" not in PAGE] == []


def test_every_command_of_the_keeper_is_there() -> None:
    names = [c.name or c.callback.__name__ for c in admin.registered_commands if c.callback]
    assert sorted(names) == ["backup", "export", "import", "list", "ratings", "show", "verify"]
    assert [name for name in names if f"| `stavka admin {name}" not in PAGE] == []
