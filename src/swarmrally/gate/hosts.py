"""Which names the server has: a page of somebody else whose name suddenly means this machine is not to speak to it."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?", re.IGNORECASE)
LOCAL = "localhost"


def names(public_url: str | None, listening: str, others: Iterable[str]) -> tuple[str, ...]:
    """All by which it may be called; addresses need not be among them."""
    machine = socket.gethostname().lower()
    found = [urlsplit(public_url or "").hostname, listening, LOCAL, machine, f"{machine.partition('.')[0]}.local", *others]
    return tuple(dict.fromkeys(name.lower().rstrip(".") for name in found if name))


def is_ours(host: str, known: Iterable[str]) -> bool:
    """Whether a Host header names this server; only a name can be made to mean another machine, never an address."""
    found = HOST.fullmatch(host)
    if found is None:
        return False
    name = found["name"].lower().rstrip(".")
    return name in known or is_address(name.strip("[]"))


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
