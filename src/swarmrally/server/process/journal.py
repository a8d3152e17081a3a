"""The server's log: lines of JSON on standard error, and nothing secret in them."""

from __future__ import annotations

import logging
import secrets
import sys
import time
import traceback
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from swarmrally.server.process.metrics import Metrics

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("swarmrally")


def write_journal(every_request: bool) -> None:
    """Sets up where the log goes and what it looks like."""
    processors: list[Any] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True)]
    structlog.configure(
        processors=[*processors, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if every_request else logging.WARNING),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )


def unexpected(error: BaseException, **where: object) -> str:
    """Writes where an error came from, under an id. Not its text: that may hold a plan, a name or a token."""
    number = secrets.token_hex(6)
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    LOG.error("unexpected", id=number, error=type(error).__qualname__, frames=frames[-12:], **where)
    return number


class Journal:
    """Counts, times and notes every request: its route and not its path, so that no id or code is kept."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            self.note(scope, status, time.perf_counter() - begun)

    def note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        method, route = str(scope["method"]), scope.get("path_template") or "none"
        self.metrics.requests.labels(method if route != "none" else "ANY", route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        LOG.info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 1))
