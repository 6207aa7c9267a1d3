"""What `--help` says of every command, in the reader's language.

A command is told by the message `usage-<command>`; an option or argument by `argument-<name>`, or
by `argument-<command>-<name>` where it means something of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from stavka.cli.speech import ROOT, language, shell_texts
from stavka.kernel import LANGUAGES, Message, Texts


def language_in(args: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands."""
    for number, arg in enumerate(args, 1):
        if arg == "--lang":
            return "".join(args[number : number + 1])
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


def tree(command: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """A command and all below it, by their names with hyphens between."""
    yield path or ROOT, command
    for name, child in getattr(command, "commands", {}).items():
        yield from tree(child, f"{path}-{name}" if path else name)


def prepare(root: Any) -> None:
    """Have every command speak the reader's language when it is asked for help, not before."""
    chosen = language()
    for path, command in tree(root):
        help = partial(_format_help, command, path, chosen if chosen in LANGUAGES else "en")
        vars(command)["format_help"] = help


def _format_help(command: Any, path: str, language: str, context: Any, formatter: Any) -> None:
    texts = shell_texts(language)
    own = type(command)
    for name, each in tree(command, "" if path == ROOT else path):
        each.help = _say(texts, f"usage-{name}")
    for param in own.get_params(command, context):
        param.help = argument(texts, path, max(param.opts, key=len).lstrip("-"))
    if command.epilog:
        command.epilog = _say(texts, "usage-example", command=command.epilog)
    command.options_metavar = _say(texts, "usage-some-options")
    command.subcommand_metavar = _say(texts, "usage-some-command")
    _, _, line = own.get_usage(command, context).partition(" ")
    vars(command)["get_usage"] = lambda _: _say(texts, "usage-line", command=line)
    from typer import rich_utils  # which takes a while to load

    rich_utils.ARGUMENTS_PANEL_TITLE = _say(texts, "usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = _say(texts, "usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = _say(texts, "usage-commands")
    rich_utils.REQUIRED_LONG_STRING = _say(texts, "usage-required")
    rich_utils.DEFAULT_STRING = _say(texts, "usage-default", value="{}")
    own.format_help(command, context, formatter)


def argument(texts: Texts, path: str, name: str) -> str:
    """What an option or argument of a command is."""
    special = f"argument-{path}-{name}"
    return _say(texts, special if texts.has(special) else f"argument-{name}")


def _say(texts: Texts, id: str, **args: str) -> str:
    return texts.say(Message(id, {**args}))
