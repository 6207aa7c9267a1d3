"""Between a server and its PostgreSQL: a line that breaks at the worst moment."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self

CHUNK = 65_536


class Proxy:
    """Passes everything on. Once told to, it hangs up instead of giving the answer to a commit."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.lose_next_commit = False
        self.lost = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._target))
                secret = threading.Event()  # set: the next answer is not passed on
                for work in (self._ask, self._answer):
                    threading.Thread(
                        target=work, args=(client, server, secret), daemon=True
                    ).start()

    def _ask(self, client: socket.socket, server: socket.socket, secret: threading.Event) -> None:
        with suppress(OSError):
            while data := client.recv(CHUNK):
                if self.lose_next_commit and b"COMMIT" in data:
                    self.lose_next_commit = False
                    secret.set()
                server.sendall(data)
        hang_up(server)

    def _answer(
        self, client: socket.socket, server: socket.socket, secret: threading.Event
    ) -> None:
        with suppress(OSError):
            while data := server.recv(CHUNK):
                if secret.is_set():
                    self.lost.set()
                    break
                client.sendall(data)
        hang_up(client)


def hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
