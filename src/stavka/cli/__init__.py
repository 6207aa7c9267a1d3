"""The command line: `stavka games`, `play`, `replay`, `verify`, `simulate` and the others.

`app` is what Typer runs and the one place where errors are caught. Each other module holds one
group of commands; `speech` picks the language, `given` reads what the user has given,
`sitting` is a game at the terminal and `screen` what is shown there. No rules live here.
"""

from stavka.cli.app import app, main

__all__ = ["app", "main"]
