"""Stalingrad '42: southern Russia from June to December 1942, for two players.

`geo` and `map` are the ground, `armies` and `setups` who stands on it, `rules` what they do there;
`game` puts all of it together. `view` shows a scenario as it is set up, also one that cannot be
played yet.
"""
