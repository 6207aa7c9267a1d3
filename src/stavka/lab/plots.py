"""Plots of many games as SVG, drawn by matplotlib: text stays text, nothing is fetched."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from stavka.kernel import StavkaError
from stavka.lab.statistics import Share

INK, PALE = "#2d3b2f", "#c9cdbf"
COLOURS = ("#4f6d57", "#b4703c", "#5b7794", "#8d8a3f", "#7d5a72", "#6b6b6b", "#a34f43", "#3f7f7a")
HATCHES = ("", "//", "..", "\\\\", "xx", "--", "oo", "++")  # not by colour alone
WIDTH = 7.2
MOST_BARS = 40


def _figure(height: float) -> tuple[Any, Any]:
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise StavkaError("plots need matplotlib: pip install 'stavka[lab]'") from None
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "stavka"})
    matplotlib.rcParams.update(
        {"font.family": "sans-serif", "font.size": 10, "hatch.linewidth": 0.6}
    )
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    figure.patch.set_alpha(0)
    axes.patch.set_alpha(0)
    return figure, axes


def _svg(figure: Any) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def shares(rows: Mapping[str, Share], label: str) -> str:
    """A bar for each share, with its interval."""
    figure, axes = _figure(0.7 + 0.36 * len(rows))
    names, found = list(rows), list(rows.values())
    values = [100 * s.share for s in found]
    reach = [[100 * (s.share - s.low) for s in found], [100 * (s.high - s.share) for s in found]]
    axes.barh(names, values, xerr=reach, color=COLOURS[0], ecolor=INK, capsize=3, height=0.6)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(label)
    return _svg(figure)


def histogram(found: Mapping[str, Mapping[int, int]], label: str, games: str) -> str:
    """How often each number came, in columns of equal width; one line for each name."""
    figure, axes = _figure(2.6)
    numbers = [n for counter in found.values() for n in counter]
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    edges = list(range(low, high + width + 1, width))
    several = len(found) > 1
    for (name, counter), colour in zip(found.items(), COLOURS, strict=False):
        axes.hist(
            list(counter), edges, weights=list(counter.values()), label=name, color=colour,
            histtype="step" if several else "bar", linewidth=1.6,
        )  # fmt: skip
    if several:
        axes.legend(frameon=False)
    axes.set_xlabel(label)
    axes.set_ylabel(games)
    return _svg(figure)


def stacked(rows: Mapping[str, Mapping[int, int]], label: str, games: str) -> str:
    """Columns by number, each name a part of them."""
    figure, axes = _figure(2.8)
    numbers = sorted({n for counter in rows.values() for n in counter})
    heights: list[int] = [0] * len(numbers)
    for n, (name, counter) in enumerate(rows.items()):
        part: Sequence[int] = [counter.get(number, 0) for number in numbers]
        colour, hatch = COLOURS[n % len(COLOURS)], HATCHES[n % len(HATCHES)]
        axes.bar(
            numbers, part, bottom=heights, label=name, color=colour, hatch=hatch, edgecolor=PALE
        )
        heights = [a + b for a, b in zip(heights, part, strict=True)]
    axes.legend(frameon=False, ncols=2, fontsize=9)
    axes.set_xlabel(label)
    axes.set_ylabel(games)
    axes.xaxis.get_major_locator().set_params(integer=True)
    return _svg(figure)
