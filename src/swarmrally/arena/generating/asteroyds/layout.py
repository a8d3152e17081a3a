"""Layouts to order: sketches with their dials, as forms, flown by as many craft as were ordered."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from swarmrally.arena.generating.asteroyds.sketch import LEAST_PODS, MOST_PODS, Dials, laid, sketched
from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.nearness import band_of
from swarmrally.arena.generating.orders import Settled
from swarmrally.arena.generating.trials import Trial, tried
from swarmrally.arena.grounds import Ground, sides_of
from swarmrally.arena.soundness.asteroyds import findings
from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.forms.layouts import AsteroidHex, LayoutForm, check_layout
from swarmrally.asteroyds.forms.schema import Platform, Pod, Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats

FIRST_PACE = 3.0
"""Hexes of the way that a round takes a craft on, before it is known better."""
FIRST_PODS, FIRST_ASTEROIDS = 6, 4


class LayoutDraft:
    def __init__(self, order: Settled, seed: str, number: int) -> None:
        self.order, self.seed = order, seed
        self.sketch = sketched(order, Draws("layout", seed, *order, number))
        self.dials = Dials(FIRST_PACE * order.rounds, FIRST_PODS, FIRST_ASTEROIDS)

    def made(self) -> LayoutForm | None:
        form = laid(self.sketch, self.dials)
        if form is None or findings(form):
            return None
        check_layout(form)
        return form

    def tried(self, form: LayoutForm, games: int) -> Trial:
        ground = ground_of(form, form.modes[0], self.order.seats)
        return tried(ground, self.seed, games, ground.sides)

    def lacks(self, form: LayoutForm) -> list[str]:
        return lacking(form, self.order)

    def turn(self, trial: Trial | None) -> None:
        dials = self.dials
        if trial is None:
            self.dials = dials._replace(turn=dials.turn + 1, pods=max(LEAST_PODS, dials.pods - 1))
            return
        steps = dials.steps + 2.0 * (self.order.rounds - trial.rounds)
        least, most = band_of(self.order.difficulty)
        way = 1 if trial.labour < max(least, 0.6 * most) else -1 if trial.labour > 0.9 * most else 0
        pods = min(MOST_PODS, max(LEAST_PODS, dials.pods + 2 * way))
        shuffled = dials.turn + (steps_are_spent(dials.steps, steps))
        self.dials = Dials(steps, pods, dials.asteroids, shuffled)


def steps_are_spent(before: float, now: float) -> int:
    """Whether the length fits already, so that other goals of the same length are worth a try."""
    return int(abs(before - now) < 1)


def ground_of(form: LayoutForm, mode: Mode, seats: int) -> Ground:
    chosen = usual_seats(seats, mode)
    setup = Setup(Rules(mode=mode), chosen, layout=form)
    return Ground("asteroyds", "Asteroyds", Raw(msgspec.json.encode(setup)), sides_of([seat.team for seat in chosen]))


def contents(form: LayoutForm) -> dict[str, int]:
    kinds = {"asteroids": AsteroidHex, "pods": Pod, "platforms": Platform}
    return {name: sum(isinstance(tile, kind) for tile in form.tiles) for name, kind in kinds.items()}


def lacking(form: LayoutForm, order: Settled) -> list[str]:
    found = contents(form)
    missing = [element for element in order.wanted if not found[element]]
    return [*missing, *(f"a place without {element}" for element in order.unwanted if found[element])]
