"""Making in parts, each in whatever process: the same as in one go, with a pause after so many seconds."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct

from swarmrally.arena.generating.making import Made, drafts_for, told
from swarmrally.arena.generating.nearness import Point
from swarmrally.arena.generating.orders import GameName, Order, settled
from swarmrally.arena.generating.search import Found, Reached, search
from swarmrally.arena.generating.trials import PART, Part, Paused, Sums, Trial
from swarmrally.asteroyds.forms.layouts import LayoutForm
from swarmrally.roborally.forms.schema import CourseForm

FORMS: dict[GameName, Any] = {"roborally": CourseForm, "asteroyds": LayoutForm}


class Kept(Struct):
    """What came nearest so far."""

    form: bytes
    points: list[Point]
    trial: Trial
    sketches: int
    games: int


class Stage(Struct):
    """How far the making is; from here it goes on."""

    sketches: int = 0
    most: int = Reached().most
    games: int = 0
    nearest: Kept | None = None
    trials: list[Sums] = []
    """Of the sketch that is looked at."""


def go_on(order: Order, seed: str, stage: Stage, seconds: float) -> Made | Stage:
    """For so many seconds of the processor, at least a game: what was made, or how far it is."""
    wanted, reached = settled(order), reached_at(stage, order.game)
    played, until = [0], time.process_time() + seconds

    def is_over() -> bool:
        played[0] += 1
        return played[0] > 1 and time.process_time() > until

    def note(found: Reached) -> None:
        nonlocal reached
        reached = found
        part.forget()

    part = Part(stage.trials, is_over)
    token = PART.set(part)
    try:
        return told(order, seed, search(wanted, drafts_for(wanted, seed), lambda more: None, reached, note), wanted.mode)
    except Paused:
        return stage_at(reached, part.known)
    finally:
        PART.reset(token)


def reached_at(stage: Stage, game: GameName) -> Reached:
    near = stage.nearest
    if near is None:
        return Reached(stage.sketches, stage.most, stage.games)
    form = msgspec.json.decode(near.form, type=FORMS[game])
    return Reached(stage.sketches, stage.most, stage.games, Found(form, near.points, near.trial, near.sketches, near.games))


def stage_at(reached: Reached, trials: list[Sums]) -> Stage:
    near = reached.nearest
    kept = near and Kept(msgspec.json.encode(near.form), near.points, near.trial, near.sketches, near.games)
    return Stage(reached.sketches, reached.most, reached.games, kept or None, trials)
