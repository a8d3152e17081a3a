"""Courses to order: sketches with their dials, as forms, played by as many robots as were ordered."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.nearness import band_of
from swarmrally.arena.generating.orders import Settled
from swarmrally.arena.generating.roborally.floor_forms import floor_form
from swarmrally.arena.generating.roborally.sketch import LEAST_DANGER, MOST_DANGER, Dials, first_rows, laid, sketched
from swarmrally.arena.generating.trials import Trial, tried
from swarmrally.arena.grounds import Ground
from swarmrally.arena.soundness.roborally import findings
from swarmrally.roborally.forms.course_forms import inline_course
from swarmrally.roborally.forms.schema import CourseForm
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

FIRST_PACE = 3.2
"""Cells of the way that a turn takes a robot on, before it is known better."""
FIRST_DANGER = {"easy": 0, "middling": 3, "hard": 6, "very hard": 8}
LEAST_STEPS = 8.0
REARMOST = 3
FEW_BELTS = 6


class CourseDraft:
    def __init__(self, order: Settled, seed: str, number: int) -> None:
        self.order, self.seed = order, seed
        self.sketch = sketched(order, number, Draws("course", seed, *order, number))
        self.dials = Dials(FIRST_PACE * order.rounds, FIRST_DANGER[order.difficulty], first_rows(self.sketch.columns))
        self.games = 0

    def made(self) -> CourseForm | None:
        """Nothing on it is wrong, and nothing odd."""
        course = laid(self.sketch, self.dials)
        if course is None:
            return None
        form = CourseForm(floor=floor_form(course[0]), flags=course[1])
        return None if findings(inline_course(form)) else form

    def tried(self, form: CourseForm, games: int) -> Trial:
        self.games = games
        return tried(ground_of(form, self.order.seats), self.seed, games, [*range(self.order.seats)])

    def lacks(self, form: CourseForm) -> list[str]:
        return lacking(form, self.order)

    def turn(self, trial: Trial | None) -> None:
        dials = self.dials
        if trial is None:
            self.dials = dials._replace(turn=dials.turn + 1, danger=max(LEAST_DANGER, dials.danger - dials.turn % 2))
            return
        pace = dials.steps / max(trial.rounds, 1.0)
        steps = dials.steps + 0.7 * pace * (self.order.rounds - trial.rounds)
        self.dials = Dials(max(LEAST_STEPS, steps), self.safer_or_not(trial), self.evened(trial))

    def safer_or_not(self, trial: Trial) -> int:
        """Towards the middle of the labour that is wanted, at the length that is wanted."""
        least, most = band_of(self.order.difficulty)
        wanted = (least + min(most, 1.4 * least)) / 2 if least else 0.8 * most
        off = wanted / self.order.rounds - (1 + trial.lost)
        change = 0 if abs(off) < 0.2 else (1 if abs(off) < 0.5 else 2)
        return min(MOST_DANGER, max(LEAST_DANGER, self.dials.danger + (change if off > 0 else -change)))

    def evened(self, trial: Trial) -> tuple[int, ...]:
        """Who wins too often starts a row farther back, who wins too rarely one nearer."""
        rows, share = list(self.dials.rows), max(sum(trial.wins), 1) / len(trial.wins)
        order = sorted(range(len(rows)), key=lambda dock: trial.wins[dock])
        for dock, step in ((order[-1], 1), (order[0], -1)):
            if abs(trial.wins[dock] / share - 1) > 0.25:
                rows[dock] = min(REARMOST, max(0, rows[dock] + step))
        return tuple(rows)


def ground_of(form: CourseForm, seats: int) -> Ground:
    setup = Setup(course=form, seats=usual_seats(seats))
    return Ground("roborally", "RoboRally", Raw(msgspec.json.encode(setup)), [*range(seats)])


def contents(form: CourseForm) -> dict[str, int]:
    """How much of each element there is."""
    floor = form.floor
    assert floor is not msgspec.UNSET
    return {
        "belts": len(floor.conveyors),
        "express": sum(belt.express for belt in floor.conveyors),
        "gears": len(floor.gears),
        "pushers": len(floor.pushers),
        "lasers": len(floor.lasers),
        "walls": len(floor.walls),
        "pits": len(floor.pits),
        "repair": sum(site.kind == "wrench" for site in floor.repair),
        "upgrade": sum(site.kind != "wrench" for site in floor.repair),
    }


def lacking(form: CourseForm, order: Settled) -> list[str]:
    found = contents(form)
    few = {element: FEW_BELTS if element in ("belts", "express") else 1 for element in order.wanted}
    missing = [element for element in order.wanted if found[element] < few[element]]
    return [*missing, *(f"a place without {element}" for element in order.unwanted if found[element])]
