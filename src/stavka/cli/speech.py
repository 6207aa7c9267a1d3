"""What the command line says, and in which language."""

from __future__ import annotations

import os
import sys
from functools import cache

from rich.console import Console

from stavka.kernel import Arg, Message, Texts
from stavka.kernel.texts import source

ROOT = "stavka"  # the command of all commands
WIDTH = 100  # of output that goes to a file or a pipe

# Every message of the command line, with its arguments.
MESSAGES: dict[str, tuple[str, ...]] = {
    # games
    "cli-scenario": (),
    "cli-seats": (),
    "cli-options": (),
    "cli-knowing": (),
    # play
    "cli-prompt-hint": (),
    "cli-hand-over": (),
    "cli-hand-over-ready": (),
    "cli-thinking": (),
    "cli-taken-back": (),
    "cli-no-such-choice": ("count",),
    "cli-not-understood": (),
    "cli-odds": (),
    "cli-no-odds": (),
    "cli-no-such-rule": (),
    "cli-which-rule": (),
    "cli-which-file": (),
    "cli-saved": (),
    "cli-not-saved": (),
    "cli-file-exists": (),
    "cli-resume": (),
    "cli-seed": (),
    "cli-help": (),
    "cli-help-number": (),
    "cli-help-why": (),
    "cli-help-why-one": (),
    "cli-help-why-not": (),
    "cli-help-board": (),
    "cli-help-log": (),
    "cli-help-undo": (),
    "cli-help-redo": (),
    "cli-help-reset": (),
    "cli-help-language": (),
    "cli-help-save": (),
    "cli-help-rule": (),
    "cli-help-help": (),
    "cli-help-quit": (),
    # replay and verify
    "cli-after": ("count",),
    "cli-verified": ("count",),
    "cli-verified-open": ("count",),
    # analyse
    "cli-analysis-start": (),
    "cli-analysis-luck": (),
    "cli-analysis-choices": (),
    "cli-analysis-others": (),
    "cli-analysis-result": (),
    "cli-analysis-agreed": ("agreed", "own"),
    "cli-analysis-short": (),
    "cli-analysis-number": (),
    "cli-analysis-turn": (),
    "cli-analysis-gain": (),
    "cli-analysis-what": (),
    "cli-analysis-better": (),
    # puzzles
    "cli-no-puzzle-any-more": (),
    # simulate, league and bench
    "cli-games-played": ("count",),
    "cli-outcome": (),
    "cli-games": (),
    "cli-share": (),
    "cli-interval": (),
    "cli-winner": (),
    "cli-draws": (),
    "cli-losses": (),
    "cli-thinking-time": (),
    "cli-spread": (),
    "cli-mean": (),
    "cli-sd": (),
    "cli-score": (),
    "cli-choices": (),
    "cli-turns": (),
    "cli-speed": (),
    "cli-bot": (),
    "cli-side": (),
    "cli-wins": (),
    "cli-measure": (),
    "cli-best": (),
    "cli-budget": (),
    "cli-goal": (),
    "cli-verdict": (),
    "cli-verdict-ok": (),
    "cli-verdict-over": (),
    "cli-verdict-goal": (),
    "cli-report-written": (),
    "cli-elo": (),
    "cli-strength": (),
    "cli-points": (),
    "cli-rate": ("rate",),
    "cli-measure-choices": (),
    "cli-measure-games": (),
    "cli-measure-fork": (),
    "cli-measure-imagine": (),
    "cli-measure-view": (),
    "cli-measure-encode": (),
    "cli-measure-load": (),
    "cli-measure-recruit-match": (),
    "cli-measure-recruit-choice": (),
    "cli-measure-commander-match": (),
    "cli-measure-commander-choice": (),
    "cli-measure-reach": (),
    "cli-measure-supply": (),
    "cli-measure-box": (),
    "cli-measure-server-choices": (),
    "cli-measure-server-p95": (),
    "cli-measure-server-cpu": (),
    "cli-measure-server-alone": (),
    "cli-measure-server-memory": (),
    "cli-measure-server-open": (),
    "cli-measure-server-mine": (),
    "cli-measure-server-start": (),
    "cli-measure-soak-choices": (),
    "cli-measure-soak-memory": (),
    "cli-measure-soak-growth": (),
    "cli-measure-light": (),
    "cli-measure-env-steps": (),
    "cli-measure-env-batch": (),
    "cli-measure-two-local": (),
    "cli-measure-two-ray": (),
    "cli-measure-long-open": (),
    "cli-measure-long-snapshot": (),
    "cli-measure-long-fork": (),
    "cli-measure-long-undo": (),
    "cli-measure-long-replay": (),
    "cli-measure-long-turns": (),
    "cli-measure-long-older": (),
    "cli-measure-long-back": (),
    "cli-measure-long-list": (),
    # calibrate
    "cli-calibration": ("count",),
    "cli-try": (),
    "cli-try-start": (),
    "cli-try-best": (),
    "cli-try-worse": (),
    "cli-try-given-up": (),
    "cli-try-impossible": (),
    "cli-tries-left": ("count",),
    "cli-calibrated": (),
    "cli-not-calibrated": (),
    "cli-distance": (),
    "cli-wanted": (),
    "cli-found": (),
    "cli-from": (),
    "cli-upto": (),
    # serve
    "cli-serve-address": (),
    "cli-serve-running": (),
    "cli-serve-port-taken": (),
    "cli-serve-stop": (),
    # edition
    "cli-edition-written": (),
    "cli-edition-good": ("count",),
    "cli-scenario-good": (),
    "cli-figure": (),
    "cli-value": (),
    "cli-origin": (),
    "cli-changed": (),
}

# And those of the help.
MESSAGES |= {
    "usage-line": ("command",),
    "usage-some-options": (),
    "usage-some-command": (),
    "usage-example": ("command",),
    "usage-arguments": (),
    "usage-options": (),
    "usage-commands": (),
    "usage-required": (),
    "usage-default": ("value",),
    **{
        f"usage-{command}": ()
        for command in (
            ROOT, "games", "play", "replay", "verify", "analyse", "simulate", "league", "calibrate",
            "bench",
            "report", "ledger", "serve", "edition", "edition-new", "edition-check", "edition-show",
            "scenario", "scenario-new", "scenario-check", "admin", "admin-list", "admin-show",
            "admin-export", "admin-import", "admin-verify", "admin-ratings", "admin-backup",
            "puzzles", "puzzles-make", "puzzles-check", "puzzles-renew",
        )
    },
    **{
        f"argument-{name}": ()
        for name in (
            "help", "version", "lang", "json", "game", "scenario", "option", "seed", "play-seed",
            "bot", "edition", "journal", "resume", "file", "upto", "board", "seat", "choices",
            "seconds", "analyse-seed", "games", "jobs", "trials",
            "on", "address", "results", "simulate-bots", "league-bots", "ladder", "calibrate-file",
            "out", "tries", "bench-game", "bench-database", "bench-workers", "soak", "server",
            "page", "lab", "report-file", "report-out", "ledger-game", "tests",
            "host", "port", "database", "workers", "open", "edition-new-file", "edition-check-file",
            "edition-check-game", "edition-show-file", "origin", "scenario-new-file",
            "scenario-check-file", "status", "match", "owner", "admin-backup-file",
            "puzzles-make-out", "puzzles-make-count", "puzzles-make-games", "puzzles-make-from",
            "puzzles-make-seat", "puzzles-make-moments", "puzzles-make-longest",
            "puzzles-make-tempting", "puzzles-make-grade", "puzzles-check-worlds",
            "puzzles-renew-folder",
        )
    },
}  # fmt: skip

_asked: str | None = None  # by `--lang` anywhere in the command that runs


def ask_for(language: str | None) -> None:
    """Say everything in a language, until another is asked for."""
    global _asked
    _asked = language


def language(given: str | None = None) -> str:
    """The language asked for, else that of STAVKA_LANG, else that of the system's locale."""
    if chosen := given or _asked or os.environ.get("STAVKA_LANG"):
        return chosen
    variables = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, variables), "")
    return "ru" if locale.lower().startswith("ru") else "en"


@cache
def shell_texts(language: str) -> Texts:
    """The texts that belong to no game."""
    return Texts(language, [source("stavka", language)])


def say(texts: Texts, id: str, **args: Arg) -> str:
    """A message of the command line."""
    return texts.say(Message(f"cli-{id}", args))


def seat_name(texts: Texts, seat: str) -> str:
    return texts.say(Message(f"seat-{seat}"))


def console() -> Console:
    """Where results go. No markup: brackets in a text are brackets."""
    fixed = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDTH
    return Console(width=fixed, markup=False, highlight=False, emoji=False)
