"""How the veteran thinks: what things are worth, and an answer to every question of the rules.

`weights` is the one table of figures and `outlook` says what is to come; the other modules answer
the questions, in the order of the phases. Everything is counted in points of the final score. The
veteran reads only what its seat may know and remembers nothing from one question to the next.
"""
