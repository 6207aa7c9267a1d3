"""How the commander thinks: what a turn's orders are worth, and which of them it gives.

`chances` is the arithmetic of the dice, `ground` says how far it is, `weights` is the one table of
figures. `situation` is what the seat can know of the battle, `orders` all orders that are worth a
thought, `plan` the best of them for the whole side. `preparing` buys, places and hides platoons.
Everything is counted in points of the unit cards. The commander reads only what its seat may know
and remembers nothing: the same situation gives the same plan.
"""
