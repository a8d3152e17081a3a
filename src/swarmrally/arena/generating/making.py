"""Making: an order and a seed become a course or a layout, always the same one, with how near it comes and how it was made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Raw, Struct

from swarmrally.arena.generating.asteroyds.layout import LayoutDraft
from swarmrally.arena.generating.names import name_of
from swarmrally.arena.generating.nearness import Point
from swarmrally.arena.generating.orders import GameName, Order, Settled, minutes_for, settled
from swarmrally.arena.generating.roborally.course import CourseDraft
from swarmrally.arena.generating.search import SKETCHES, Advance, Found, search
from swarmrally.arena.intervals import wilson
from swarmrally.asteroyds.components.state import Mode
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal

VERSION: Literal[1] = 1
"""Of what is drawn from a seed: another version may make other things from the same one."""
LONGEST_SEED = 200


class Start(Struct, frozen=True):
    """How often a dock, a colour or a team has won."""

    wins: int
    interval: tuple[float, float]


class Made(Struct, frozen=True):
    """What was made, and all that is known of it."""

    name: str
    game: GameName
    mode: Mode | None
    seed: str
    order: Order
    version: Literal[1]
    is_met: bool
    points: list[Point]
    minutes: int
    """By the same rule of thumb as in an order."""
    games: int
    rounds: float
    labour: float
    lost_per_seat: float
    starts: list[Start]
    form: Raw
    """A course or a layout, as everywhere else."""


def made(order: Order, seed: str, advance: Advance = lambda more: None) -> Made:
    """By the bots that an analysis plays with."""
    check_seed(seed)
    wanted = settled(order)
    for engine in (order.game, f"bots.{order.game}"):
        make_ready(engine)
    return told(order, seed, search(wanted, drafts_for(wanted, seed), advance), wanted.mode)


def drafts_for(wanted: Settled, seed: str) -> Callable[[int], CourseDraft | LayoutDraft]:
    draft = CourseDraft if wanted.game == "roborally" else LayoutDraft
    return lambda number: draft(wanted, seed, number)


def check_seed(seed: str) -> None:
    if not 1 <= len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise Refusal("/seed", "wrong_form", expected=f"a text of 1 to {LONGEST_SEED} printable characters")


def told(order: Order, seed: str, found: Found, mode: Mode | None) -> Made:
    trial = found.trial
    return Made(
        name=name_of(order.game, seed),
        game=order.game,
        mode=mode,
        seed=seed,
        order=order,
        version=VERSION,
        is_met=found.is_met,
        points=found.points,
        minutes=minutes_for(trial.rounds, order.game, order.seats),
        games=trial.games,
        rounds=round(trial.rounds, 1),
        labour=round(trial.labour, 1),
        lost_per_seat=round(trial.lost, 3),
        starts=[Start(wins, (round(low, 4), round(high, 4))) for wins in trial.wins for low, high in [wilson(wins, trial.games)]],
        form=Raw(msgspec.json.encode(found.form)),
    )


STEPS = SKETCHES
"""Of the progress that is told."""
