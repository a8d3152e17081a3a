"""Snapshots as programs before this one wrote them: without fields that came later, so that their games go on after an update."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from swarmrally.table.news import AnyNews, Began

LATER = {"asteroyds": {"rules": ("turrets_harmless", "fly_on", "own_platform"), "craft": ("targets_taken", "platform")}}
"""By game and part of its position."""


def as_told_before(news: list[AnyNews]) -> list[AnyNews]:
    """The same news in the older form."""
    return [replace(one, snapshot=Raw(without_later(bytes(one.snapshot)))) if isinstance(one, Began) else one for one in news]


def without_later(snapshot: bytes) -> bytes:
    shown = msgspec.json.decode(snapshot)
    position = shown["position"]
    for part, names in LATER.get(position["game"], {}).items():
        for one in position[part] if isinstance(position[part], list) else [position[part]]:
            leave_out(one, names)
    return msgspec.json.encode(shown)


def leave_out(fields: dict[str, Any], names: tuple[str, ...]) -> None:
    for name in names:
        fields.pop(name, None)
