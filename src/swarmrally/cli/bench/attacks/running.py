"""Attacks in a process of their own, so that their work is not taken for the server's."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from swarmrally.cli.bench.attacks.connection import TROUBLE, Attacker
from swarmrally.cli.bench.attacks.listing import Attack, all_attacks
from swarmrally.cli.bench.attacks.siege import Ground, Sent, Siege

NICE = 10
A_BREATH = 0.01
"""Seconds for which the control burns before it looks whether it may stop."""
PAUSE = 0.02
"""Seconds before a connection is tried again."""
WITHIN = 300.0
"""Seconds: on a busy machine one that yields gets hardly anything."""


class Attackers:
    """A process that is ready to begin; one that yields gets only what nobody else wants of the processor."""

    def __init__(self, names: Sequence[str], ground: Ground, yields: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self.ours, theirs = context.Pipe()
        self.process = context.Process(target=wait_and_attack, args=(list(names), ground, theirs, yields), daemon=True)
        self.process.start()

    async def ready(self) -> None:
        await self.heard("start")

    async def begin(self) -> None:
        """Returns when the first connection is open, or was refused."""
        self.ours.send(None)
        await self.heard("begin")

    async def heard(self, what: str) -> Any:
        if not await asyncio.to_thread(self.ours.poll, WITHIN):
            raise TimeoutError(f"the attackers did not {what} within {WITHIN:.0f} s")
        return self.ours.recv()

    async def end(self) -> Sent:
        """What they have done."""
        self.ours.send(None)
        try:
            sent = await self.heard("stop")
        finally:
            self.process.kill()
            await asyncio.to_thread(self.process.join)
            self.ours.close()
        assert isinstance(sent, Sent)
        return sent


def wait_and_attack(names: list[str], ground: Ground, told: Connection, yields: bool) -> None:
    """In the new process. An attacker has a machine of their own, and is not to take ours away from the server."""
    os.nice(NICE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attacks = [all_attacks()[name] for name in names]
    told.send(None)
    told.recv()
    if yields:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    if attacks:
        asyncio.run(attack_until_told(attacks, ground, told))
    else:
        burn_until_told(told)


def burn_until_told(told: Connection) -> None:
    """The control: as busy as attackers can be, but nothing is sent."""
    told.send(None)
    while not told.poll():
        until = time.thread_time() + A_BREATH
        while time.thread_time() < until:
            pass
    told.send(Sent())


async def attack_until_told(attacks: list[Attack], ground: Ground, told: Connection) -> None:
    sieges = [Siege(ground, attack.rate) for attack in attacks]
    lives = [asyncio.create_task(live) for attack, siege in zip(attacks, sieges, strict=True) for live in lives_of(attack, siege)]
    while not any(siege.sent.connections or siege.sent.turned_away for siege in sieges):
        await asyncio.sleep(PAUSE)
    told.send(None)
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(told.fileno(), ended.set)
    await ended.wait()
    told.send(summed([siege.sent for siege in sieges]))
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)


def lives_of(attack: Attack, siege: Siege) -> list[Coroutine[Any, Any, None]]:
    each = attack.lines_of_each(siege.ground)
    return [live_again(attack, siege, address) for _ in range(each) for address in siege.ground.addresses]


async def live_again(attack: Attack, siege: Siege, address: str) -> None:
    """One connection after the other, until cancelled."""
    while True:
        line = Attacker(siege, address)
        try:
            await line.open()
            await attack.work(line)
        except (*TROUBLE, ValueError, KeyError):
            siege.sent.turned_away += 1
        finally:
            if line.skimming:
                line.skimming.cancel()
            with suppress(OSError):
                line.close()
        await asyncio.sleep(PAUSE)


def summed(parts: Sequence[Sent]) -> Sent:
    whole = Sent()
    for part in parts:
        for name in Sent.__struct_fields__:
            setattr(whole, name, getattr(whole, name) + getattr(part, name))
    return whole
