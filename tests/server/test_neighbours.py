"""Servers that tell each other in passing who is there."""

from __future__ import annotations

import asyncio

from swarmrally.server.socket.neighbours import FORGOTTEN_AFTER, Neighbours


class Street:
    """Where every word is heard by all others at once."""

    reaches_others = True

    def __init__(self):
        self.houses = []
        self.now = 0

    def neighbours(self):
        house = House(self, f"server {len(self.houses)}")
        self.houses.append(house)
        return Neighbours(house, lambda: self.now, lambda table, error: None)


class House:
    reaches_others = True

    def __init__(self, street, name):
        self.street, self.name, self.listeners = street, name, []

    def on_word(self, told):
        self.listeners.append(told)

    async def say(self, word):
        for house in self.street.houses:
            if house is not self:
                for told in house.listeners:
                    told(self.name, word)


async def settled(*all_neighbours):
    while any(neighbours.saying for neighbours in all_neighbours):
        await asyncio.sleep(0)


def players_at(neighbours, table):
    return [list(here.players) for here in neighbours.present(table)]


def test_a_server_where_somebody_comes_hears_who_is_there_already():
    async def story():
        street = Street()
        one, two = street.neighbours(), street.neighbours()
        one.tell("t", ("ann",), 2)
        await settled(one, two)
        late = street.neighbours()
        late.tell("t", ("bob",), 0)
        await settled(one, two, late)
        assert players_at(late, "t") == [["ann"]]
        assert players_at(one, "t") == [["bob"]]
        assert players_at(two, "t") == [["ann"], ["bob"]]

    asyncio.run(story())


def test_nothing_is_said_twice_and_who_has_gone_is_gone():
    async def story():
        street = Street()
        one, two = street.neighbours(), street.neighbours()
        heard: list[str] = []
        two.changed = heard.append
        for players in (("ann",), ("ann",), ()):
            one.tell("t", players, 0)
            await settled(one, two)
        assert heard == ["t", "t"]
        assert players_at(two, "t") == [[]]

    asyncio.run(story())


def test_a_server_that_falls_silent_is_forgotten_and_one_that_speaks_is_not():
    async def story():
        street = Street()
        dead, alive, here = street.neighbours(), street.neighbours(), street.neighbours()
        dead.tell("t", ("ann",), 0)
        alive.tell("t", ("bob",), 0)
        await settled(dead, alive, here)
        street.now += FORGOTTEN_AFTER - 1
        await alive.tell_again()
        street.now += 2
        changed: list[str] = []
        here.changed = changed.append
        await here.tell_again()
        assert players_at(here, "t") == [["bob"]]
        assert changed == ["t"]

    asyncio.run(story())


def test_whoever_moves_to_another_device_is_signed_out_at_every_server():
    async def story():
        street = Street()
        one, two = street.neighbours(), street.neighbours()
        signed_out: list[tuple[str, tuple[str, ...]]] = []
        two.moved = lambda player, sessions: signed_out.append((player, sessions))
        one.tell_moved("ann")
        one.tell_moved("bob", ("laptop",))
        await settled(one, two)
        assert signed_out == [("ann", ()), ("bob", ("laptop",))]

    asyncio.run(story())
