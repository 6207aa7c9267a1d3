"""What decided a match, as it is told: in words, and with numbers as the reader counts."""

from __future__ import annotations

from collections.abc import Callable

from stavka.coach import Analysis, Swing
from stavka.kernel import Choice, Texts
from stavka.table.messages import AnalysisInfo, LineStep, MomentInfo, SwingInfo


def in_words(a: Analysis, told: Callable[[int], int], texts: Texts) -> AnalysisInfo:
    """`told`: how many of the first choices the reader has noticed."""
    return AnalysisInfo(
        seat=a.seat,
        unit=a.unit,
        start=a.start,
        result=a.result,
        luck=a.luck,
        own=a.choices,
        others=a.others,
        curve=[MomentInfo(told(p.number), p.turn, p.value) for p in a.curve],
        swings=[swing_in_words(s, told, texts) for s in a.swings],
        choices=a.own,
        agreed=a.agreed,
        rough=a.short,
    )


def swing_in_words(s: Swing, told: Callable[[int], int], texts: Texts) -> SwingInfo:
    return SwingInfo(
        kind=s.kind,
        choices=told(s.number),
        turn=s.turn,
        seat=s.seat,
        choice=s.choice,
        text=texts.choice(Choice(s.choice)),
        gain=s.gain,
        low=s.low,
        high=s.high,
        dice=list(s.dice),
        better=s.better,
        better_text=texts.choice(Choice(s.better)) if s.better else "",
        why=texts.say(s.why) if s.why else "",
        line=[LineStep(x.seat, x.choice, texts.choice(Choice(x.choice))) for x in s.line],
    )
