"""The attacks of `bench attack` in a short form: what must hold on any machine, however slow. The figures are the benchmark's business."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tests.conftest import LONG
from tests.load.people import ask
from tests.load.serving import ENVIRONMENT

from swarmrally.cli.bench.attack import strangers
from swarmrally.cli.bench.attack_rows import MB, MOST_MEMORY
from swarmrally.cli.bench.attacks.listing import FAMILIES, all_attacks
from swarmrally.cli.bench.attacks.running import Attackers
from swarmrally.cli.bench.attacks.siege import Ground, Sent
from swarmrally.cli.bench.load.company import Company, company_at
from swarmrally.cli.bench.load.pilots import Stopwatch
from swarmrally.cli.bench.load.served import Peak, Served
from swarmrally.cli.bench.load.visitors import largest_files

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs the many addresses of one machine, and what /proc tells")

SECONDS = 3.0 if LONG else 1.0
STRANGERS = 4
"""Addresses that attacks come from."""
GATE_TELLS_EVERY = 1.1
MOST_LINES = 40
"""Connections of each attack: all of a family come at once."""
GENEROUS = Stopwatch(10, (4.0, 4.5))
"""A plan is sealed so long before the end that no machine is too slow for it."""
EXPECTED = ("LateBot", "Refusal")
"""Errors in the log that say no more than that the machine is busy, or that bots which need compiled code have none here."""
TOLD = ("The server runs as root", "bots.asteroyds runs as plain Python")
"""What is said of any server that is started like this one."""


class Bound(NamedTuple):
    """How often something is given to one address, by a limit so narrow that attacks reach it within a second or two."""

    per_second: float
    at_once: int
    counted: re.Pattern[str]
    """The lines of the metrics that count it."""
    honest: float = 40
    """How many of it all honest people together need a second, at the most."""

    def most(self, seconds: float) -> float:
        return STRANGERS * (self.at_once + self.per_second * seconds) + self.honest * seconds


def requests(method: str, route: str, status: str = "[^4].*") -> re.Pattern[str]:
    return re.compile(rf'swarmrally_requests_total{{method="{method}",route="{route}",status="{status}"}} (.*)')


def events(what: str) -> re.Pattern[str]:
    return re.compile(rf'swarmrally_gate_events_total{{what="{what}"}} (.*)')


BOUNDS = {
    "address": Bound(4, 20, events("requests")),
    "file": Bound(4, 20, events("files")),
    "connection": Bound(10, 60, events("connections")),
    "new_player": Bound(0.2, 4, requests("POST", "/api/players"), honest=4),
    "new_table_from": Bound(0.2, 4, requests("POST", "/api/tables"), honest=1),
    "code": Bound(0.2, 3, requests("POST", "/api/(?:invitations|recover)", "(?!429).*"), honest=0),
    "neighbours": Bound(40, 100, events("frames")),
}
"""By the names of the limits. Honest people have addresses of their own, and need less."""


class Seen(NamedTuple):
    """What honest people met with beside one family of attacks, and what everybody was given meanwhile."""

    sent: Sent
    answers: int
    failures: list[str]
    late: list[str]
    given: dict[str, float]
    seconds: float


class Outcome(NamedTuple):
    seen: dict[str, Seen]
    plans: int
    memory: int
    health: int
    surprises: list[str]


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outcome]:
    limits = [f"{name}={bound.per_second:g}/{bound.at_once}" for name, bound in BOUNDS.items()]
    served = Served(tmp_path_factory.mktemp("server"), ENVIRONMENT, limits)
    try:
        yield asyncio.run(all_families(served))
    finally:
        served.kill()


async def all_families(served: Served) -> Outcome:
    """One family after the other beside the same people and their clocks."""
    peak, seen, plans = Peak(served), {}, 0
    looking = asyncio.create_task(peak.look())
    async with company_at(served.port, GENEROUS, with_ace=False) as company:
        files = await largest_files(served.port)
        for family in FAMILIES:
            company.forget()
            seen[family] = await beside(company, family, files)
            plans += company.notes.plans
        health = (await ask(served.port, "GET", "/api/health")).status_code
    looking.cancel()
    return Outcome(seen, plans, peak.bytes, health, surprises(served.log.read_text()))


async def beside(company: Company, family: str, files: tuple[str, ...]) -> Seen:
    names = [attack.name for attack in all_attacks().values() if attack.family == family]
    ground = Ground(company.port, strangers(STRANGERS), company.playing, company.playing, company.playing, files, MOST_LINES)
    attackers = Attackers(names, ground)
    await attackers.ready()
    began, before = time.monotonic(), await counted(company.port)
    await attackers.begin()
    await asyncio.sleep(SECONDS)
    sent = await attackers.end()
    await company.notes.answered()
    await asyncio.sleep(GATE_TELLS_EVERY)
    after, seconds = await counted(company.port), time.monotonic() - began + GATE_TELLS_EVERY
    notes, given = company.notes, {name: after[name] - before[name] for name in BOUNDS}
    return Seen(sent, sum(map(len, notes.answers.values())), notes.failures, notes.late, given, seconds)


async def counted(port: int) -> dict[str, float]:
    """What was given so far, by the limits that bound it."""
    metrics = (await ask(port, "GET", "/metrics")).text
    return {name: sum(map(float, bound.counted.findall(metrics))) for name, bound in BOUNDS.items()}


def surprises(log: str) -> list[str]:
    """Whatever went wrong; the log has a line of JSON for each."""
    lines = [json.loads(line) if line.startswith("{") else {"error": line} for line in log.splitlines() if not line.startswith(TOLD)]
    return [str(line) for line in lines if line.get("level") != "info" and line.get("error") not in EXPECTED]


@pytest.mark.parametrize("family", FAMILIES)
def test_honest_people_are_answered_and_their_plans_count_beside_attacks_with(family: str, outcome: Outcome) -> None:
    seen = outcome.seen[family]
    assert seen.sent.messages > 0
    assert seen.sent.connections > 0
    assert seen.answers > 0
    assert seen.failures == []
    assert seen.late == []


@pytest.mark.parametrize("limit", BOUNDS)
def test_strangers_are_never_given_more_than_the_limit_of(limit: str, outcome: Outcome) -> None:
    """A machine that is too slow to reach it gives less."""
    for family, seen in outcome.seen.items():
        allowed = BOUNDS[limit].most(seen.seconds)
        assert seen.given[limit] <= allowed, (family, seen.given[limit], allowed)


def test_the_server_is_sound_after_all_attacks(outcome: Outcome) -> None:
    assert outcome.plans > 0
    assert outcome.memory < MOST_MEMORY * MB
    assert outcome.health == 200
    assert outcome.surprises == []
