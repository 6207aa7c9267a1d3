"""The rules of Tank Battle, one module per chapter of the rulebook, in its order and words.

`base` holds what all steps share, `rulings` every decision on an unclear rule.
"""
