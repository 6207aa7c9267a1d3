"""Finding a Chromium to test with, or getting one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.browser import bare

# One that has no windows draws and runs pages alike, and costs a third less time.
WINDOWLESS = "chromium-headless-shell"
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    # The sandbox does not work for root and in most containers; only our own pages are opened.
    "--no-sandbox",
    # Pages live a second here: threads that tidy up and compile beside them cost an eighth more
    # than they save.
    "--js-flags=--single-threaded",
)
MISSING = """\
There is no browser to test the pages with. Do one of these:
  - name one:     export STAVKA_CHROMIUM=/path/to/chromium
  - install one:  apt-get install chromium-headless-shell (or chromium, or what else has it)
  - or take Playwright's own:  .venv/bin/playwright install --with-deps chromium
"""


class NoBrowser(Exception):
    """There is none, and none can be installed."""


def find(playwright: Playwright) -> str:
    """The path of a browser: the one that is named, the system's, or Playwright's own."""
    if named := os.environ.get("STAVKA_CHROMIUM"):
        if not Path(named).is_file():
            raise NoBrowser(f"STAVKA_CHROMIUM names no file: {named}")
        return named
    own = Path(playwright.chromium.executable_path)
    found = installed() or (str(own) if own.is_file() else None)
    if found is None:
        install()
        found = installed()
    if found is None:
        raise NoBrowser(MISSING)
    return found


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's browser, if this is such a machine and its root."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    _apt(apt, "update", "-qq")
    for package in (WINDOWLESS, "chromium"):  # older systems have only the second
        problem = _apt(apt, "install", "-qq", "--no-install-recommends", package)
        if not problem:
            return
    raise NoBrowser(f"{MISSING}\napt-get: {problem}")


def _apt(apt: str, *words: str) -> str:
    """What has gone wrong; nothing, if nothing has."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    wait = ["-o", "DPkg::Lock::Timeout=300"]  # another worker may be installing it
    done = subprocess.run(
        [apt, "-y", *wait, *words], env=quiet, stdin=subprocess.DEVNULL, capture_output=True
    )
    if not done.returncode:
        return ""
    return done.stderr.decode(errors="replace")[-800:] or f"exit code {done.returncode}"


def launch(playwright: Playwright) -> Browser:
    """A browser on a machine that has only DejaVu."""
    return playwright.chromium.launch(
        executable_path=find(playwright),
        args=list(FLAGS),
        env={**os.environ, "FONTCONFIG_FILE": str(bare.fontconfig())},
    )
