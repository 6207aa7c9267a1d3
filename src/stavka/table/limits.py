"""How much one person, or one address, may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from stavka.table.people import BadRequest

KEPT = 20_000  # keys that are remembered; who was not seen for longest is forgotten


def neighbourhood(address: str) -> str:
    """An address as it is counted: with IPv6 one household has a whole /64 of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """Lets through so many things a second, with bursts."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), time.monotonic()

    def take(self, count: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """One bucket for each key: a person, or an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        found = self._of.get(key)
        if found is None:
            found = self._of[key] = Bucket(self.rate, self.burst)
            if len(self._of) > KEPT:
                self._of.popitem(last=False)
        self._of.move_to_end(key)
        return found

    def take(self, *keys: str) -> None:
        """For all of them; raises BadRequest."""
        taken = [self.of(key).take() for key in keys]
        if not all(taken):
            raise BadRequest("too-fast", 429)


class Crowd:
    """How many of something each key has at once."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        self._count: Counter[str] = Counter()

    @contextmanager
    def one_more(self, **most: tuple[str, int]) -> Iterator[None]:
        """As long as it is there. `most`: for each kind of key the key, and how many it may have;
        raises BadRequest if it has them."""
        keys = [f"{kind} {key}" for kind, (key, _) in most.items()]
        for key, (_, limit) in zip(keys, most.values(), strict=True):
            if self._count[key] >= limit:
                raise BadRequest(self.reason, 429)
        self._count.update(keys)
        try:
            yield
        finally:
            self._count.subtract(keys)
            for key in keys:
                if not self._count[key]:
                    del self._count[key]
