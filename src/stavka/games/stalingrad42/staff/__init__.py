"""The staff of Stalingrad '42: how the commander reads the map, plans and fights.

`stakes` says what a battle is worth, `attack` which battles a movement phase prepares, `objectives`
what each unit of an attacker is meant for, `siege` who of them encloses an army, `line`, `fortress`
and `manning` where a defender stands and with whom; `commander` follows all that choice by choice,
in one `stance` or another. The `general` tries stances out and judges them by the `outlook`.
Nothing is remembered from question to question but what follows from the position, kept by what it
was made of, and the general's stance for a turn.
"""
