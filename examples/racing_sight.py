"""What a small network needs to see of a race, made from flat observations: where nothing can be flown to, and where the next gates are."""

from __future__ import annotations

from typing import Any

import numpy as np

from swarmrally.asteroyds.components.state import COLUMNS
from swarmrally.asteroyds.components.tiles import FIRST_GATE
from swarmrally.env.asteroyds.action import PARTS
from swarmrally.env.asteroyds.sheet import NEAR
from swarmrally.env.asteroyds.sight import AT_CRAFT, AT_NEAR, AT_PLAN, AT_TARGETS, AT_TILES, CLEAR, GATE, LENGTH, TILE_NUMBERS

AT_GATES = AT_TILES + FIRST_GATE * TILE_NUMBERS
DAMAGE, TOKENS = AT_CRAFT + 4, slice(AT_CRAFT + 5, AT_CRAFT + 9)
NEAR_Q, NEAR_R = np.transpose(NEAR)
FAR = 16
SCALE = 8
NUMBERS = 2 * len(NEAR) + 5 * 4 + COLUMNS + 1


def racing_sight(flat: Any) -> Any:
    """A row of NUMBERS floats for each flat one: all about as large as 1, and kinds of hexes as yes or no, not as numbers."""
    near = flat[:, AT_NEAR:LENGTH]
    blocked = (near != CLEAR) & (near != GATE)
    wanted, q, r, away = next_gates(flat)
    there = wanted[:, :, None] & (q[:, :, None] == NEAR_Q) & (r[:, :, None] == NEAR_R)
    column = np.arange(COLUMNS) == flat[:, AT_PLAN + PARTS, None]
    parts = [blocked, there.any(axis=1), wanted, q / SCALE, r / SCALE, (q + r) / SCALE, away / SCALE, column, flat[:, DAMAGE, None] / SCALE]
    return np.concatenate(parts, axis=1, dtype=np.float32)


def next_gates(flat: Any) -> Any:
    """The four gates, nearest first: whether the token is missing, where the gate is, and how far; taken ones come last, as 0, 0."""
    gates = flat[:, AT_GATES:AT_TARGETS].reshape(len(flat), 4, TILE_NUMBERS).astype(np.int64)
    wanted = (gates[:, :, 0] == 1) & (flat[:, TOKENS] == 0)
    q, r = gates[:, :, 1] * wanted, gates[:, :, 2] * wanted
    away = np.where(wanted, np.maximum(np.maximum(abs(q), abs(r)), abs(q + r)), FAR)
    order = np.argsort(away, axis=1, kind="stable")
    return [np.take_along_axis(each, order, axis=1) for each in (wanted, q, r, away)]
