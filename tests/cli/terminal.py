"""A terminal for tests: what a program shows there, and typing to it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Mapping, Sequence
from time import monotonic

PATIENCE = 60.0  # seconds for what must come
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def heed_interrupts() -> None:
    """What a job in the background is started with ignores them, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def take_over() -> None:
    heed_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A hundred columns wide. `screen` is all that has been shown since the last typing."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 100, 0, 0))
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**environment, "TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=take_over,
        )
        os.close(theirs)
        self._mine = mine
        self.raw = ""  # with the escape sequences
        self._bytes = b""

    @property
    def screen(self) -> str:
        return ESCAPES.sub("", self.raw).replace("\r\n", "\n")

    def wait(self, words: str) -> Terminal:
        """Until these words end what is shown."""
        end = monotonic() + PATIENCE
        while not self.screen.endswith(words):
            if monotonic() > end or not self._read(end - monotonic()):
                raise AssertionError(f"{words!r} never came; shown: {self.screen[-2000:]}")
        return self

    def type(self, line: str) -> Terminal:
        self.raw, self._bytes = "", b""
        os.write(self._mine, line.encode() + b"\n")
        return self

    def press(self, key: bytes) -> Terminal:
        os.write(self._mine, key)
        return self

    def end(self) -> int:
        """Read to the end; the exit code."""
        while self._read(PATIENCE):
            pass
        os.close(self._mine)
        return self.process.wait(PATIENCE)

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._mine], [], [], max(seconds, 0))
        try:
            new = os.read(self._mine, 65536) if ready else b""
        except OSError:  # the program has gone
            new = b""
        self._bytes += new
        self.raw = self._bytes.decode("utf-8", errors="ignore")
        return bool(new)
