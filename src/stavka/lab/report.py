"""A report on many games: one page with plots and tables that needs nothing else, in every
language; the reader switches. Several files of results are set side by side."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path

import stavka
from stavka.kernel import LANGUAGES, Message, StavkaError, Texts
from stavka.kernel.texts import number, percent
from stavka.lab import plots, results
from stavka.lab.compare import compare, even
from stavka.lab.simulate import Plan, Result, Tally
from stavka.lab.statistics import Share, Spread

MESSAGES: dict[str, tuple[str, ...]] = {
    f"report-{name}": ()
    for name in (
        "title", "switch", "scenario", "options", "bots", "games", "file", "outcomes",
        "outcome", "count", "share", "interval", "wins", "seat", "draws", "even", "chance",
        "scores", "score", "lengths", "choices", "turns", "decided", "turn", "spread", "mean",
        "sd", "low", "median", "high", "use", "use-note", "choice", "a-game", "won-with",
        "won-without", "balance", "measure", "one", "other", "significant", "yes",
        "no", "significance-note", "ids-note", "per-cent",
    )
}  # fmt: skip


class Sheet:
    """What a report needs to know of one file of results."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plan, games = results.read(path)
        self.tally = Tally()
        self.decided: defaultdict[str, Counter[int]] = defaultdict(Counter)  # reason -> turn
        self.used: defaultdict[tuple[str, str], Use] = defaultdict(Use)
        for game in games:
            self._add(game)
        if not self.tally.games:
            raise StavkaError(f"{path}: holds no games yet")
        self.found = self.tally.simulation(self.plan, 0.0)

    def _add(self, game: Result) -> None:
        self.tally.add(game)
        if game.turns is not None:
            self.decided[game.reason][game.turns] += 1
        for key, count in game.used.items():
            seat, verb = key.split(" ", 1)
            self.used[seat, verb].add(count, seat in game.winners)

    @property
    def name(self) -> str:
        return self.path.name


class Use:
    """How often a kind of choice was made, and how the games went in which it was."""

    def __init__(self) -> None:
        self.games = self.count = self.won = 0

    def add(self, count: int, won: bool) -> None:
        self.games += 1
        self.count += count
        self.won += won


def report(paths: Sequence[Path]) -> str:
    """The page. All files must be of one game; the first is told of at length."""
    sheets = [Sheet(path) for path in paths]
    games = {sheet.plan.game for sheet in sheets}
    if len(games) > 1:
        raise StavkaError(f"a report is of one game, not of {' and '.join(sorted(games))}")
    game = stavka.game(sheets[0].plan.game)
    parts = [
        f'<main lang="{tongue}">{"".join(Told(sheets, game.texts(tongue)).sections())}</main>'
        for tongue in LANGUAGES
    ]
    title = escape(game.texts("en").say(Message("title")))
    return PAGE.replace("TITLE", title).replace("PARTS", "\n".join(parts))


def picture(path: Path, language: str) -> str:
    """When and why the games of a file are decided, as an SVG by itself."""
    sheet = Sheet(path)
    texts = stavka.game(sheet.plan.game).texts(language)
    return Told([sheet], texts).decided(sheet) or Told([sheet], texts).ends(sheet)


class Told:
    """The report in one language."""

    def __init__(self, sheets: Sequence[Sheet], texts: Texts) -> None:
        self.sheets = sheets
        self.texts = texts
        self.game = stavka.game(sheets[0].plan.game)
        self.plots = 0

    def sections(self) -> Iterator[str]:
        first, *others = self.sheets
        title = self.texts.say(Message("title"))
        yield f"<header><h1>{escape(title)}: {self.say('title')}</h1>{self.switch()}</header>"
        yield self.head(first)
        if others:
            yield self.balance()
        yield self.outcomes(first)
        yield self.wins(first)
        yield self.scores(first)
        yield self.lengths(first)
        yield self.use(first)
        for other in others:
            yield self.comparison(first, other)
        yield f"<footer>{self.say('ids-note')}</footer>"

    def switch(self) -> str:
        return f'<button type="button" onclick="turn()">{self.say("switch")}</button>'

    def head(self, sheet: Sheet) -> str:
        plan = sheet.plan
        rows = {
            "scenario": self.texts.say(Message(f"scenario-{plan.scenario}")),
            "options": self.options(plan),
            "bots": ", ".join(f"{self.seat(seat)}: {bot}" for seat, bot in plan.bots.items()),
            "games": self.number(sheet.tally.games, 0),
            "file": sheet.name,
        }
        cells = (f"<dt>{self.say(key)}</dt><dd>{escape(text)}</dd>" for key, text in rows.items())
        return f"<dl>{''.join(cells)}</dl>"

    def options(self, plan: Plan) -> str:
        """Those that are not as usual."""
        usual = {o.id: o.default for o in self.game.scenario(plan.scenario).options}
        changed = {id: value for id, value in plan.options.items() if value != usual.get(id)}
        return ", ".join(f"{id}={value}" for id, value in changed.items()) or "—"

    def outcomes(self, sheet: Sheet) -> str:
        found = sheet.found.outcomes
        plot = self.ends(sheet)
        rows = [(f"<code>{escape(r)}</code>", *self.share(s)) for r, s in found.items()]
        heads = ("outcome", "count", "share", "interval")
        return self.section("outcomes", plot, self.table(heads, rows))

    def ends(self, sheet: Sheet) -> str:
        return self.drawn(plots.shares, sheet.found.outcomes, self.plain("per-cent"))

    def wins(self, sheet: Sheet) -> str:
        """Who wins, and whether sides that should be equal are."""
        named = {self.seat(seat): share for seat, share in sheet.found.wins.items()}
        named[self.plain("draws")] = sheet.found.draws
        plot = self.drawn(plots.shares, named, self.plain("per-cent"))
        sides = self.game.sides(sheet.plan.scenario)
        fair = (1 - sheet.found.draws.share) / len(sides)
        rows = []
        for seat, share in sheet.found.wins.items():
            fairness: tuple[str, ...] = ()
            if len(sides) > 1 and 0 < fair < 1:
                fairness = (self.percent(fair), self.chance(even(share, fair)))
            rows.append((escape(self.seat(seat)), *self.share(share), *fairness))
        heads = ("seat", "count", "share", "interval", "even", "chance")
        return self.section("wins", plot, self.table(heads[: len(rows[0])], rows))

    def scores(self, sheet: Sheet) -> str:
        scores = {self.seat(s): sheet.tally.scores[s] for s in sheet.found.scores}
        if not scores:
            return ""
        plot = self.drawn(plots.histogram, scores, self.plain("score"), self.plain("games"))
        rows = [(escape(self.seat(s)), *self.spread(x)) for s, x in sheet.found.scores.items()]
        return self.section("scores", plot, self.table(SPREAD, rows))

    def lengths(self, sheet: Sheet) -> str:
        tally, found = sheet.tally, sheet.found
        games = self.plain("games")
        shown = [self.drawn(plots.histogram, {"": tally.choices}, self.plain("choices"), games)]
        rows = [(self.say("choices"), *self.spread(found.choices))]
        if found.turns:
            rows.append((self.say("turns"), *self.spread(found.turns)))
            shown.append(f"<h3>{self.say('decided')}</h3>{self.decided(sheet)}")
        for name, spread in found.counts.items():
            label = escape(self.texts.say(Message(f"count-{name}")))
            rows.append((label, *self.spread(spread)))
        return self.section("lengths", *shown, self.table(SPREAD, rows))

    def decided(self, sheet: Sheet) -> str:
        """When and why, where the game counts turns."""
        if not sheet.found.turns:
            return ""
        ordered = {reason: sheet.decided[reason] for reason in sheet.found.outcomes}
        return self.drawn(plots.stacked, ordered, self.plain("turn"), self.plain("games"))

    def use(self, sheet: Sheet) -> str:
        """What was chosen how often, and how the games went with and without it."""
        rows = []
        for (seat, verb), use in sorted(sheet.used.items(), key=lambda item: -item[1].count):
            wins, games = sheet.found.wins[seat], sheet.tally.games
            without = Share.of_all(wins.count - use.won, games - use.games)
            rows.append(
                (
                    f"<code>{escape(verb)}</code>",
                    escape(self.seat(seat)),
                    self.number(use.count / games, 2),
                    self.with_games(Share.of_all(use.won, use.games)),
                    self.with_games(without),
                )
            )
        if not rows:
            return ""
        heads = ("choice", "seat", "a-game", "won-with", "won-without")
        note = f"<p>{self.say('use-note')}</p>"
        return self.section("use", self.table(heads, rows, words=2), note)

    def with_games(self, share: Share) -> str:
        if not share.of:
            return "—"
        low, high = self.percent(share.low), self.percent(share.high)
        return f"{self.percent(share.share)} <small>({low} – {high})</small>"

    def balance(self) -> str:
        """Who wins in each of the files: scenarios, options or bots side by side."""
        rows = []
        for sheet in self.sheets:
            scenario = self.texts.say(Message(f"scenario-{sheet.plan.scenario}"))
            for seat, share in sheet.found.wins.items():
                who = escape(f"{self.seat(seat)} ({sheet.plan.bots[seat]})")
                options = escape(self.options(sheet.plan))
                cells = (escape(sheet.name), escape(scenario), options, who)
                rows.append((*cells, *self.share(share)[1:]))
        heads = ("file", "scenario", "options", "wins", "share", "interval")
        return self.section("balance", self.table(heads, rows, words=4))

    def comparison(self, one: Sheet, other: Sheet) -> str:
        rows = []
        for d in compare(one.found, other.found):
            said: Callable[[float], str] = self.percent if d.share else self.number
            figures = (said(d.one), said(d.other), self.chance(d.p))
            rows.append((self.measure(d.kind, d.of), *figures, self.verdict(d.significant)))
        heads = ("measure", "one", "other", "chance", "significant")
        title = escape(f"{one.name} – {other.name}")
        note = f"<p>{self.say('significance-note')}</p>"
        return f"<section><h2>{title}</h2>{self.table(heads, rows)}{note}</section>"

    def verdict(self, significant: bool) -> str:
        return f"<strong>{self.say('yes')}</strong>" if significant else self.say("no")

    def measure(self, kind: str, of: str) -> str:
        if kind == "outcomes":
            return f"<code>{escape(of)}</code>"
        if kind == "counts":
            return escape(self.texts.say(Message(f"count-{of}")))
        said = self.say({"scores": "score"}.get(kind, kind))
        return f"{said}: {escape(self.seat(of))}" if of else said

    # Plots, words, figures and tables

    def drawn(self, plot: Callable[..., str], *args: object) -> str:
        """A plot whose ids are no other plot's on the page."""
        self.plots += 1
        mark = f"{self.texts.language}{self.plots}-"
        return re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{mark}", plot(*args))

    def plain(self, id: str) -> str:
        return self.texts.say(Message(f"report-{id}"))

    def say(self, id: str) -> str:
        return escape(self.plain(id))

    def seat(self, seat: str) -> str:
        return self.texts.say(Message(f"seat-{seat}"))

    def number(self, value: float, places: int = 1) -> str:
        return number(value, self.texts.language, places)

    def percent(self, value: float) -> str:
        return percent(value, self.texts.language)

    def chance(self, p: float) -> str:
        return "< " + self.number(0.001, 3) if p < 0.001 else self.number(p, 3)

    def share(self, share: Share) -> tuple[str, str, str]:
        interval = f"{self.percent(share.low)} – {self.percent(share.high)}"
        return self.number(share.count, 0), self.percent(share.share), interval

    def spread(self, spread: Spread) -> tuple[str, ...]:
        q = spread.quantiles
        figures = (spread.mean, spread.sd, q["5"], q["50"], q["95"])
        return self.number(spread.count, 0), *map(self.number, figures)

    def section(self, id: str, *parts: str) -> str:
        return f"<section><h2>{self.say(id)}</h2>{''.join(parts)}</section>"

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
        def cells(kind: str, row: Sequence[str]) -> str:
            return "".join(
                f"<{kind}{' class=words' if n < words else ''}>{cell}</{kind}>"
                for n, cell in enumerate(row)
            )

        head = f"<tr>{cells('th', [self.say(h) for h in heads])}</tr>"
        body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
        return f"<div class=wide><table><thead>{head}</thead><tbody>{body}</tbody></table></div>"


SPREAD = ("spread", "count", "mean", "sd", "low", "median", "high")

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>TITLE</title>
<style>
:root { color-scheme: light; --ink: #22281f; --paper: #f6f4ec; --line: #c9cdbf; --soft: #5a6154 }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem 3rem }
header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0 1rem }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid var(--line) }
h3 { font-size: 1rem; margin: 1.2rem 0 .3rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
button { font: inherit; padding: .35rem .9rem; border: 1px solid var(--soft); border-radius: .3rem;
  background: none; color: inherit; cursor: pointer }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0 }
th, td { padding: .2rem .9rem .2rem 0; text-align: right; white-space: nowrap; vertical-align: top }
th { font-weight: 600; color: var(--soft); border-bottom: 1px solid var(--line) }
.words { text-align: left }
svg { width: 100%; max-width: 46rem; height: auto; display: block }
p, footer, small { color: var(--soft) } footer { margin-top: 2.5rem; font-size: .9rem }
html[lang="en"] main[lang="ru"], html[lang="ru"] main[lang="en"] { display: none }
</style>
</head>
<body>
PARTS
<script>
const page = document.documentElement;
if (navigator.language.startsWith("ru")) page.lang = "ru";
function turn() { page.lang = page.lang === "ru" ? "en" : "ru"; }
</script>
</body>
</html>
"""
