"""Who comes in: a few at a time, nobody too often, and when there are too many, in turns and instead of those who only sit there."""

from __future__ import annotations

import socket
from collections import Counter
from typing import TYPE_CHECKING

from swarmrally.gate.addresses import neighbourhood
from swarmrally.gate.buckets import Buckets
from swarmrally.gate.connection import Connection

if TYPE_CHECKING:
    from swarmrally.gate.porch import Porch

ACCEPTS_AT_ONCE = 64
ENTRY = 0.0001
"""Seconds that a new connection takes after it was let in."""
NO_DESCRIPTORS = 0.1
"""Seconds after which it is tried again."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doorstep:
    def __init__(self, port: socket.socket, porch: Porch) -> None:
        self.port, self.porch, self.settings = port, porch, porch.settings
        self.loop, self.refused = porch.loop, porch.refused
        self.comers = Buckets(porch.settings.connection)
        self.outside: Counter[str] = Counter()
        """Connections that were accepted and wait for their turn, by who pays for them."""
        self.all_outside = 0
        self.is_closed = False

    def open(self) -> None:
        self.port.setblocking(False)
        self.loop.add_reader(self.port, self.accept)

    def close(self) -> None:
        self.is_closed = True
        self.loop.remove_reader(self.port)
        self.port.close()

    def accept(self) -> None:
        """A few at a time, so that those who are here have their turn."""
        for _ in range(ACCEPTS_AT_ONCE):
            try:
                accepted, place = self.port.accept()
            except BlockingIOError:
                return
            except OSError:
                self.wait_for_descriptors()
                return
            self.welcome(accepted, place)

    def wait_for_descriptors(self) -> None:
        self.refused["no descriptor"] += 1
        self.loop.remove_reader(self.port)
        self.loop.call_later(NO_DESCRIPTORS, lambda: self.is_closed or self.loop.add_reader(self.port, self.accept))

    def welcome(self, accepted: socket.socket, place: tuple[str, int]) -> None:
        peer, now = neighbourhood(place[0]), self.loop.time()
        is_proxy = self.porch.proxies.has(place[0])
        payer = f"{peer} {place[1]}" if is_proxy else peer
        if not (is_proxy or self.comers.of(peer, now).takes(now)):
            self.turn_away(accepted, "comes too often")
        elif not self.porch.turns.is_over:
            self.take_in(accepted, place, peer, payer)
        elif self.has_room_outside(payer):
            self.outside[payer] += 1
            self.all_outside += 1
            self.porch.turns.wait(payer, lambda: self.fetch(accepted, place, peer, payer))
        else:
            self.turn_away(accepted, "too many at once")

    def has_room_outside(self, payer: str) -> bool:
        """As many may wait there as could be let in; when it gets narrow, one of each address."""
        most = self.settings.connections_per_address if self.all_outside < self.settings.connections // 4 else 1
        return self.outside[payer] < most and self.all_outside < self.settings.connections // 2

    def fetch(self, accepted: socket.socket, place: tuple[str, int], peer: str, payer: str) -> None:
        """Somebody who had to wait outside."""
        self.all_outside -= 1
        self.outside[payer] -= 1
        if not self.outside[payer]:
            del self.outside[payer]
        if self.is_closed:
            accepted.close()
        else:
            self.take_in(accepted, place, peer, payer)

    def take_in(self, accepted: socket.socket, place: tuple[str, int], peer: str, payer: str) -> None:
        self.porch.turns.begin()
        if self.make_room(peer, payer != peer):
            self.porch.let_in(accepted, place, peer, payer)
        else:
            self.turn_away(accepted, "too many connections")
        self.porch.turns.charge(payer, ENTRY)

    def make_room(self, peer: str, is_proxy: bool) -> bool:
        crowd = self.porch.crowd
        if not crowd.is_full(peer, is_proxy):
            return True
        leaver = crowd.leaver(peer, is_proxy, self.loop.time())
        if leaver is None:
            return False
        assert isinstance(leaver, Connection)
        self.porch.counts["sent_away"] += 1
        crowd.remove(leaver)
        leaver.abort()
        return True

    def turn_away(self, accepted: socket.socket, why: str) -> None:
        self.refused[why] += 1
        with accepted:
            accepted.setblocking(False)
            try:
                accepted.send(FULL)
            except OSError:
                return
