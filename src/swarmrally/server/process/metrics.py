"""What Prometheus is told: counts and times, and no id, name or anything secret."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from swarmrally.gate.link import Figures
from swarmrally.table.log import Append, Entry, Log

TIMES = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter("swarmrally_requests", "HTTP requests.", ["method", "route", "status"], registry=self.registry)
        self.request_seconds = Histogram("swarmrally_request_seconds", "Time to answer.", ["route"], buckets=TIMES, registry=self.registry)
        self.sockets = Gauge("swarmrally_sockets", "Open WebSockets.", registry=self.registry)
        self.tables = Gauge("swarmrally_tables", "Tables in the store.", ["phase"], registry=self.registry)
        self.ready = Gauge("swarmrally_ready", "Whether people should be sent here: 1, or 0.", registry=self.registry)
        self.desks = Gauge("swarmrally_desks", "Tables that this server has in memory.", registry=self.registry)
        self.rounds = Counter("swarmrally_rounds", "Rounds whose plans were revealed.", registry=self.registry)
        self.append_seconds = Histogram("swarmrally_append_seconds", "Time to keep entries.", buckets=TIMES, registry=self.registry)
        self.bots_late = Counter("swarmrally_bots_late", "Bots that took too long.", registry=self.registry)
        self.errors = Counter("swarmrally_errors", "What nobody expected, see the log.", registry=self.registry)

    def watch_gate(self, pid: Callable[[], int], figures: Callable[[], Figures]) -> None:
        """Its process, and what it counts; with pid 0 it is this one."""
        self.registry.register(GateCollector(figures))
        if pid():
            ProcessCollector(namespace="swarmrally_gate", pid=pid, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class GateCollector(Collector):
    """What the gate told last."""

    def __init__(self, figures: Callable[[], Figures]) -> None:
        self.figures = figures

    def collect(self) -> Iterable[Metric]:
        figures = self.figures()
        yield GaugeMetricFamily("swarmrally_gate_connections", "Open connections, of any kind.", figures.connections)
        events = CounterMetricFamily("swarmrally_gate_events", "What has come through the gate.", labels=["what"])
        for what, count in figures.counts.items():
            events.add_metric([what], count)
        yield events
        refused = CounterMetricFamily("swarmrally_gate_refused", "Who was turned away at the gate, by status or reason.", labels=["why"])
        for why, count in figures.refused.items():
            refused.add_metric([why], count)
        yield refused


class MeasuredLog:
    """A log whose appends are timed and counted; `listed` is told when lists of tables say something else from now on."""

    def __init__(self, log: Log, metrics: Metrics, listed: Callable[[], None] = lambda: None) -> None:
        self.log, self.metrics, self.is_shared, self.listed = log, metrics, log.is_shared, listed

    async def append(self, append: Append) -> None:
        begun = time.perf_counter()
        await self.log.append(append)
        if changes_lists(append):
            self.listed()
        if not all(map(is_draft, append.entries)):
            self.metrics.append_seconds.observe(time.perf_counter() - begun)
        self.metrics.rounds.inc(sum(map(reveals, append.entries)))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self.log.entries(table, after)

    async def due(self, before: int) -> list[str]:
        return await self.log.due(before)

    def on_append(self, told: Callable[[str, int], None]) -> None:
        self.log.on_append(told)


def is_draft(entry: Entry) -> bool:
    """Not counted: where metrics are open to all, nobody shall count the drafts of others."""
    return entry.body.startswith(b'{"kind":"drafted"')


def reveals(entry: Entry) -> bool:
    """Whether planning ended here: only then the last plan, or the clock, has let something happen."""
    return entry.body.startswith((b'{"kind":"sealed"', b'{"kind":"timed_out"')) and b',"digest":' in entry.body


def changes_lists(append: Append) -> bool:
    """Somebody gathers people, begins or ends a game; what is played in between changes no more than the time."""
    return append.row.phase != "playing" or any(entry.body.startswith(b'{"kind":"started"') for entry in append.entries)
