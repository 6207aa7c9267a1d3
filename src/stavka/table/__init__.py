"""The table: a server where people meet to play. It knows no game, only the contract.

`storage` keeps everything, `live` holds the matches being played, `messages` is what goes over
the wire, `people` who is who, `bots` what fills empty seats, `app` the doors to the outside.
"""
