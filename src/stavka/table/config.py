"""How a server is set up: flags, then `STAVKA_...` in the environment, then these defaults."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from stavka.kernel import StavkaError
from stavka.table.outgoing import networks

TLS = ("starttls", "tls", "none")
MAILBOX = re.compile(r"[^@\s<>]+@[^@\s<>]+>?$")  # also behind a name: Stavka <table@example.org>
DATABASES = ("sqlite:///", "postgresql://", "postgresql+psycopg://")


def data_directory() -> Path:
    """Where a person's own matches are kept, by the custom of the system."""
    if base := os.environ.get("STAVKA_HOME"):
        return Path(base)
    if base := os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(base) / "stavka"
    return Path.home() / ".local" / "share" / "stavka"


def cache_directory() -> Path:
    """Where is kept what can be made anew, by the custom of the system."""
    if base := os.environ.get("STAVKA_HOME"):
        return Path(base) / "cache"
    if base := os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(base) / "stavka" / "cache"
    return Path.home() / ".cache" / "stavka"


class Config(msgspec.Struct, frozen=True):
    """Everything that can be set. Field `port` is the flag `--port` and `STAVKA_PORT`."""

    host: str = "127.0.0.1"
    port: int = 1942
    database: str = ""  # an SQLAlchemy URL; empty: a file in the data directory
    hosts: str = ""  # names by which people call this server, comma-separated; *: any
    origins: str = ""  # further origins that may talk to the server, comma-separated
    workers: int = 1  # processes behind one address
    bot_workers: int = 1  # in each of them
    bot_seconds: float = 5.0  # a bot that thinks longer is stopped and a plain choice made
    coach_choices: int = 320_000  # in imagination, to find out what decided a match
    coach_seconds: float = 120.0  # of a processor, if that is not done sooner
    message_bytes: int = 16_384  # the longest message a client may send
    messages_per_second: float = 20.0  # of one connection, on average
    burst: int = 100
    chat_per_minute: int = 30  # lines of one person
    matches_per_person: int = 200  # unfinished ones, and finished ones that he has imported
    matches_per_hour: int = 120  # made by one person, or from one address
    guests_per_hour: int = 60  # new ones from one address
    imported_choices: int = 60_000  # of one journal
    sockets_per_person: int = 30
    sockets_per_address: int = 120
    notices: bool = False  # whether people who are away are told of their turn
    hook_networks: str = ""  # that are not public and may be called all the same
    contact: str = ""  # an e-mail address that push services are told; empty: no push
    public_address: str = ""  # by which people reach this server, for links in letters
    smtp_host: str = ""  # of the mail server; empty: no letters
    smtp_port: int = 587
    smtp_tls: str = "starttls"  # or tls, or none
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_sender: str = ""  # from whom letters are
    mails_per_hour: int = 10  # in which an address is to be confirmed: asked for by one person,
    # from one address, or for one
    secure_cookies: bool = False  # set behind HTTPS
    metrics_token: str = ""  # with which /metrics can be read from elsewhere

    @property
    def url(self) -> str:
        if self.database:
            # The driver we ship with; a plain postgresql:// URL means the same.
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        return f"sqlite:///{data_directory() / 'stavka.sqlite3'}"

    @property
    def pushes(self) -> bool:
        return self.notices and bool(self.contact)

    @property
    def mails(self) -> bool:
        return self.notices and bool(self.smtp_host)

    @property
    def postgres(self) -> bool:
        return self.url.startswith("postgresql")

    def knows_host(self, header: str) -> bool:
        """Whether this server may be meant by a `Host`. Names that only this machine or its own
        network can know lead nobody astray, nor do addresses: no page of elsewhere has them."""
        try:
            name = (urlsplit(f"//{header}").hostname or "").rstrip(".")
            ip_address(name)
        except ValueError:
            pass
        else:
            return True
        if "." not in name or name.endswith((".localhost", ".local")):
            return True
        origins = [urlsplit(each.strip()).hostname for each in self.origins.split(",")]
        named = [each.strip().lower() for each in self.hosts.split(",")]
        return name in (*named, *origins, self.host.lower()) or "*" in named

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}/"


def read(flags: Mapping[str, object], environment: Mapping[str, str]) -> Config:
    """The configuration from flags (None: not given) and the environment."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Config):
        name = f"STAVKA_{field.name.upper()}"
        if (flag := flags.get(field.name)) is not None:
            values[field.name] = flag
        elif name in environment:
            try:
                values[field.name] = msgspec.convert(environment[name], field.type, strict=False)
            except msgspec.ValidationError:
                raise StavkaError(
                    f"{name}: {environment[name]!r} is not a {field.type.__name__}"
                ) from None
    config = Config(**values)  # type: ignore[arg-type]
    if config.database and not is_database(config.database):
        raise StavkaError(
            f"{config.database!r} is no database: write sqlite:///FILE or "
            "postgresql://USER@HOST:PORT/NAME"
        )
    if config.workers < 1:
        raise StavkaError(f"STAVKA_WORKERS: {config.workers} is not one or more")
    try:
        networks(config.hook_networks)
    except ValueError as problem:
        raise StavkaError(f"STAVKA_HOOK_NETWORKS: {problem}; write 10.1.0.0/16") from None
    for name, fault in faults_of_notices(config).items():
        raise StavkaError(f"STAVKA_{name.upper()}: {fault}")
    return config


def faults_of_notices(config: Config) -> dict[str, str]:
    """What is wrong with the settings of push and mail, by setting."""
    found = {}
    if config.contact and not MAILBOX.search(config.contact):
        found["contact"] = f"{config.contact!r} is no e-mail address; write keeper@example.org"
    if config.smtp_tls not in TLS:
        found["smtp_tls"] = f"{config.smtp_tls!r} is not one of {', '.join(TLS)}"
    if config.smtp_host and not MAILBOX.search(config.smtp_sender):
        found["smtp_sender"] = "letters need a sender; write table@example.org"
    address = urlsplit(config.public_address)
    whole = address.scheme in ("http", "https") and bool(address.netloc)
    if (config.smtp_host or config.public_address) and not whole:
        found["public_address"] = "links in letters need it; write https://table.example.org"
    return found


def is_database(address: str) -> bool:
    """Whether it can be the address of one; whether one is there is seen when it is opened."""
    with suppress(ValueError):  # a port that is no number
        return address.startswith(DATABASES) and urlsplit(address).port != 0
    return False
