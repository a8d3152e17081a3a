"""What games are played on, as records in files of their own: boards, layouts and courses."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.layouts import layout_of, printed_form
from swarmrally.kernel.fields import to_bytes
from swarmrally.roborally.components.course import printed_course, printed_plans
from swarmrally.wasm.entries import record_name


class Ground(Struct):
    """`name` is the board, the mode of the layout, or the course."""

    kind: str
    name: str
    record: str
    file: str


def grounds() -> list[tuple[Ground, bytes]]:
    """Each with what its file holds."""
    layouts = [("layout", mode, layout_of(printed_form(mode), mode)[1]) for mode in MODES]
    courses = [("course", name, printed_course(name)) for name in printed_plans()]
    return [ground(*each) for each in [("board", "printed", printed_board().hexes), *layouts, *courses]]


def ground(kind: str, name: str, record: Any) -> tuple[Ground, bytes]:
    file = f"{kind}s/{name.lower().replace(' ', '_')}.bin"
    return Ground(kind, name, record_name(record.kind), file), to_bytes(record)
