"""Whose connection it is: one customer is one address, and a proxy speaks for others."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Iterable

from swarmrally.gate.heads import Head

SCHEMES = ("http", "https", "ws", "wss")
LONGEST_ADDRESS = 253


@functools.lru_cache(4096)
def neighbourhood(address: str) -> str:
    """An IPv6 customer has a whole /64 to choose addresses from."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)


@functools.lru_cache(16_384)
def network_of(address: str) -> str:
    """The network of a provider's customer that an address is likely to be in; nothing for what is no address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return ""
    return str(ipaddress.ip_network((parsed, 24 if parsed.version == 4 else 48), strict=False))


class Proxies:
    """Those who are believed when they say for whom they ask."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(network) for network in networks]
        self.has = functools.lru_cache(4096)(self.looked_up)

    def looked_up(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.networks)

    def caller(self, peer: tuple[str, int], head: Head) -> tuple[str, int]:
        """Each proxy adds who asked it: the last one that is no proxy has asked."""
        told = head.values(b"x-forwarded-for") if self.networks and self.has(peer[0]) else []
        if not told:
            return peer
        named = [place(one.strip()) for one in b",".join(told).decode("latin-1").split(",")]
        found = next((one for one in reversed(named) if len(one[0]) > LONGEST_ADDRESS or not self.has(one[0])), named[0])
        return (found[0][:LONGEST_ADDRESS], found[1]) if found[0] else peer

    def scheme(self, peer: tuple[str, int], head: Head) -> str:
        told = head.values(b"x-forwarded-proto") if self.networks and self.has(peer[0]) else []
        scheme = told[-1].decode("latin-1").strip() if told else "http"
        return scheme.replace("ws", "http") if scheme in SCHEMES else "http"


def place(text: str) -> tuple[str, int]:
    """Address and port of 192.0.2.1, 192.0.2.1:80, 2001:db8::1 or [2001:db8::1]:80."""
    if text.startswith("[") and "]" in text:
        host, _, port = text[1:].partition("]")
        return host, number(port.removeprefix(":"))
    if text.count(":") == 1:
        host, _, port = text.partition(":")
        return (host, number(port)) if port.isdecimal() else (text, 0)
    return text, 0


def number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
