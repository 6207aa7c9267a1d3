"""The container file: built and started where a container engine answers; its text always."""

from __future__ import annotations

import shutil
import subprocess
import time
import urllib.request
import uuid
from pathlib import Path

import msgspec
import pytest

from stavka.table.config import Config
from tests.table.postgres import free_port

ROOT = Path(__file__).parents[2]
SETTINGS = {f"STAVKA_{field.name.upper()}" for field in msgspec.structs.fields(Config)}


def engine() -> str | None:
    """A container engine that answers, if there is one."""
    for name in ("podman", "docker"):
        if shutil.which(name):
            asked = subprocess.run([name, "info"], capture_output=True, check=False)
            if not asked.returncode:
                return name
    return None


def test_the_files_name_only_settings_that_there_are() -> None:
    for name in ("Containerfile", "compose.yaml"):
        words = (
            (ROOT / name).read_text(encoding="utf-8").replace("=", " ").replace(":", " ").split()
        )
        named = {word for word in words if word.startswith("STAVKA_")}
        assert named - SETTINGS <= {"STAVKA_HOME", "STAVKA_DB_PASSWORD"}, name


@pytest.mark.slow
def test_the_container_is_built_and_answers() -> None:
    if (program := engine()) is None:
        pytest.skip("no container engine answers here")
    name, port = f"stavka-{uuid.uuid4().hex[:8]}", free_port()
    built = [program, "build", "-f", str(ROOT / "Containerfile"), "-t", name, str(ROOT)]
    subprocess.run(built, check=True, capture_output=True)
    asked = ["run", "--rm", "-d", "--name", name, "-p", f"127.0.0.1:{port}:1942", name]
    subprocess.run([program, *asked], check=True, capture_output=True)
    try:
        end = time.monotonic() + 120
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                    assert answer.status == 200
                break
            except OSError:
                assert time.monotonic() < end, "the container does not answer"
                time.sleep(0.5)
    finally:
        subprocess.run([program, "rm", "-f", name], check=False, capture_output=True)
        subprocess.run([program, "rmi", "-f", name], check=False, capture_output=True)
