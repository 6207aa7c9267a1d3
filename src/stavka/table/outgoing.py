"""Calling addresses that people have named: only public ones, briefly, and never on behalf of
whoever answers.

A name is resolved once and the connection goes to the very address that was looked at, so that a
name cannot mean something else a moment later. Nobody is followed elsewhere.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
import time
from collections.abc import Mapping, Sequence
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from urllib.parse import SplitResult, urlsplit

import stavka
from stavka.kernel import StavkaError

CALL_SECONDS = 5.0  # for all of it: name, connection, what is sent and the first line that comes
ANSWER_BYTES = 4096  # in which that line must end
PORTS = {"http": 80, "https": 443}
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address


class NotCalled(StavkaError):
    """An address that is none, is not public, or does not answer."""


def networks(text: str) -> tuple[Network, ...]:
    """Networks that are written with commas; raises ValueError."""
    return tuple(ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip())


def inner(address: Address) -> Address:
    """What an IPv6 address leads to, if it wraps an IPv4 address."""
    if isinstance(address, IPv4Address):
        return address
    if wrapped := address.ipv4_mapped or address.sixtofour:
        return wrapped
    if address.teredo:
        return address.teredo[1]
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else address


def is_public(address: str) -> bool:
    """Whether everybody on the net may be meant by it."""
    found = inner(ipaddress.ip_address(address.partition("%")[0]))
    return found.is_global and not found.is_multicast


class Caller:
    """Calls public addresses, and those of the networks that the keeper of the server allows."""

    def __init__(self, allowed: Sequence[Network] = ()) -> None:
        self.allowed = tuple(allowed)

    def may_be_called(self, address: str) -> bool:
        found = inner(ipaddress.ip_address(address.partition("%")[0]))
        inside = any(found.version == net.version and found in net for net in self.allowed)
        return inside or is_public(address)

    def post(self, url: str, data: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; raises NotCalled."""
        end = time.monotonic() + CALL_SECONDS
        parts = split(url)
        assert parts.hostname is not None
        port = parts.port or PORTS[parts.scheme]
        try:
            with self._connect(parts.hostname, port, end) as plain:
                if parts.scheme == "https":
                    plain.settimeout(left(end))
                    with tls().wrap_socket(plain, server_hostname=parts.hostname) as line:
                        return _post(line, parts, data, headers, end)
                return _post(plain, parts, data, headers, end)
        except (OSError, ValueError) as problem:
            raise NotCalled(f"{parts.hostname}: {problem}") from None

    def _connect(self, host: str, port: int, end: float) -> socket.socket:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        if refused := [each for each in addresses if not self.may_be_called(each)]:
            raise NotCalled(f"{host}: {refused[0]} is not public")
        last = OSError("has no address")
        for address in addresses[:3]:
            try:
                return socket.create_connection((address, port), timeout=left(end))
            except OSError as problem:
                last = problem
        raise last


def split(url: str) -> SplitResult:
    """The parts of an address of the web; raises NotCalled."""
    try:
        parts = urlsplit(url)
        whole = parts.hostname and parts.scheme in PORTS and parts.port != 0
        plain = url.isascii() and url.isprintable() and " " not in url
    except ValueError:
        raise NotCalled("no address of the web") from None
    if not whole or not plain or "@" in parts.netloc:
        raise NotCalled("no address of the web")
    return parts


def left(end: float) -> float:
    """Seconds until then; raises TimeoutError if there are none."""
    seconds = end - time.monotonic()
    if seconds <= 0:
        raise TimeoutError("no answer in time")
    return seconds


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _post(
    line: socket.socket, parts: SplitResult, data: bytes, headers: Mapping[str, str], end: float
) -> int:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    given = {
        "Host": parts.netloc,
        "User-Agent": f"stavka/{stavka.__version__}",
        "Content-Length": str(len(data)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    line.settimeout(left(end))
    line.sendall(f"POST {target} HTTP/1.1\r\n{head}\r\n".encode() + data)
    answer = b""
    while b"\n" not in answer and len(answer) < ANSWER_BYTES:
        line.settimeout(left(end))
        if not (more := line.recv(ANSWER_BYTES)):
            break
        answer += more
    words = answer.partition(b"\n")[0].split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise NotCalled(f"{parts.hostname}: does not answer as the web does")
    return int(words[1])
