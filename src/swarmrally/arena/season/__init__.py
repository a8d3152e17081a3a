"""Season one: eight courses and four layouts of ours, made by the machine and chosen by eye; what each was made from is written down."""

from __future__ import annotations

import functools
from importlib import resources

import msgspec
from msgspec import Struct

from swarmrally.arena.generating.orders import Order
from swarmrally.asteroyds.forms.layouts import LayoutForm, read_layout

SEASON_ONE = "season_one.json"


class Entry(Struct, forbid_unknown_fields=True):
    """What makes it again: `generate` with this seed and order gives the same course or layout."""

    name: str
    file: str
    seed: str
    order: Order
    version: int


@functools.cache
def season_one() -> list[Entry]:
    """The courses first, the easier ones before the harder."""
    return msgspec.json.decode(resources.files("swarmrally.arena.season").joinpath(SEASON_ONE).read_bytes(), type=list[Entry])


@functools.cache
def season_layouts() -> dict[str, LayoutForm]:
    """The layouts by name."""
    folder = resources.files("swarmrally.asteroyds").joinpath("scenarios/season_one")
    layouts = [entry for entry in season_one() if entry.order.game == "asteroyds"]
    return {entry.name: read_layout(folder.joinpath(f"{entry.file}.json").read_bytes()) for entry in layouts}


def is_season_layout(name: str) -> bool:
    return name.lower() in {each.lower() for each in season_layouts()}


def layout_named(name: str) -> LayoutForm:
    """In any case of letters."""
    return next(form for each, form in season_layouts().items() if each.lower() == name.lower())
