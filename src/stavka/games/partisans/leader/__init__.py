"""How the leader thinks: what a camp is worth, and what each decision makes of it.

`weights` is the one table of figures, `sheet` a camp's record on which changes can be tried out,
`worth` what such a sheet is worth in points by the end of the game. `preparing`, `raids`, `fights`,
`healing`, `trade` (with `deals`) and `attacks` answer the questions of their chapters: they try
what a choice makes of the sheets and take the best. The leader reads only what its seat may know
and remembers nothing: the same situation gives the same choice.
"""
