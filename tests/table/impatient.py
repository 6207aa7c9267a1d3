"""A server whose system holds little for clients that do not read, in place of the plain one.

`PATIENCE` in the environment is how long it waits for one of them, in seconds.
"""

from __future__ import annotations

import os
import socket
import sys

import msgspec
import uvicorn

from stavka.table import connection
from stavka.table.config import Config
from stavka.table.serve import run

SEND_BUFFER = 65_536


class Narrow(uvicorn.Server):
    def run(self, sockets: list[socket.socket] | None = None) -> None:
        door = socket.create_server((self.config.host, self.config.port))
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        super().run([door])


if __name__ == "__main__":
    connection.PATIENCE = float(os.environ["PATIENCE"])
    uvicorn.Server = Narrow  # type: ignore[misc]
    run(msgspec.json.decode(sys.argv[1], type=Config))
