"""How the veteran thinks: what things are worth, and an answer to every question of the rules.

`weights` is the one table of figures, `outlook` what is to come and what it is worth; the other
modules answer the questions in the order of the phases. All of it reads only what the seat may
know, counts in points of the final score, and remembers nothing from one question to the next.
"""
