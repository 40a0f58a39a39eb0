"""Places of the internet: an owner of one address of a place has the others too."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
KEPT = 10_000

OF_ONE = {4: 32, 6: 64}
"""How much of an address names one household: of IPv6 everybody is given a /64, with more addresses than there are
grains of sand."""
OF_MANY = {4: 24, 6: 48}
"""The prefix of a neighbourhood: the most that one provider gives to one customer, or rents out together."""


@lru_cache(KEPT)
def place(host: str) -> str:
    """The address as quotas count it. What is no address (a socket of the system) is a place of its own."""
    return _cut(host, OF_ONE)


@lru_cache(KEPT)
def network(host: str) -> str:
    """The network it lies in, which has quotas of its own, several times as large."""
    return _cut(host, OF_MANY)


@lru_cache(KEPT)
def is_loopback(host: str) -> bool:
    found = read(host)
    return found is not None and found.is_loopback


def read(host: str) -> IP | None:
    """An address as it is: a socket that listens to both kinds writes those of IPv4 as if they were of IPv6."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def both_ways(networks: Iterable[str]) -> list[str]:
    """Addresses and networks for somebody who compares what is written; see ``read``."""
    out = []
    for name in networks:
        out.append(name)
        found = ipaddress.ip_network(name, strict=False)
        if isinstance(found, ipaddress.IPv4Network):
            out.append(f"::ffff:{found.network_address}/{96 + found.prefixlen}")
    return out


def _cut(host: str, bits: dict[int, int]) -> str:
    found = read(host)
    if found is None:
        return host
    return str(ipaddress.ip_network((found, bits[found.version]), strict=False))
