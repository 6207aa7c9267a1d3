"""A server whose system holds little for clients that do not read, in place of the plain one.

`PATIENCE` in the environment is how long it waits for one of them, in seconds.
"""

from __future__ import annotations

import os
import socket
import sys

import msgspec

from stavka.table import doors
from stavka.table.config import Config
from stavka.table.serve import run

SEND_BUFFER = 65_536

if __name__ == "__main__":
    doors.PATIENCE = float(os.environ["PATIENCE"])
    config = msgspec.json.decode(sys.argv[1], type=Config)
    door = socket.create_server((config.host, config.port))
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    run(config, door)
