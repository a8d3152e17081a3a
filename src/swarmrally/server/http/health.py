"""What those who run a server ask it."""

from __future__ import annotations

import ipaddress

from litestar import Response, get

from swarmrally.server.forms.health import Health
from swarmrally.server.guard.refusals import Forbidden
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest
from swarmrally.server.http.dependencies import Here
from swarmrally.store.connecting.failures import WORDS
from swarmrally.table.log import Phase
from swarmrally.version import version

PHASES: tuple[Phase, ...] = ("open", "playing", "over", "closed")
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/api/health")
async def health(house: Here) -> Response[Health]:
    """Whether the server is up, and its store answers and is sound; status 503 when not."""
    return Response(health_of(house), status_code=200 if house.is_reachable else 503)


@get("/api/ready")
async def ready(house: Here) -> Response[Health]:
    """Whether people should be sent here: status 503 also while the server is about to stop."""
    return Response(health_of(house), status_code=200 if house.is_ready else 503)


def health_of(house: House) -> Health:
    return Health(True, house.is_ready, house.is_leaving, version(), None if house.trouble is None else WORDS[house.trouble])


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, house: Here) -> Response[bytes]:
    if not house.options.metrics_open and not is_on_this_machine(request):
        raise Forbidden("", "only_here")
    counts = await house.store.tables.count_by_phase()
    for phase in PHASES:
        house.metrics.tables.labels(phase).set(counts.get(phase, 0))
    house.metrics.desks.set(len(house.hall.desks))
    house.metrics.ready.set(house.is_ready)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


def is_on_this_machine(request: AnyRequest) -> bool:
    """Not when a proxy on this machine asks for somebody else."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [health, ready, metrics]
