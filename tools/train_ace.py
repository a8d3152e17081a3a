"""`python -m tools.train_ace`: what the ace of Asteroyds has learned, learned anew from its seed.

A racer flies many races alone. After each round the goals that are missing and the way through them are noted, and at the end how long
the race still took; for each mode and number of goals a line through these points goes into `weights.json`, and with it how likely a race
ends when, by how long it should go on.
"""

from __future__ import annotations

from pathlib import Path

import cyclopts
import msgspec
import numpy as np

from swarmrally.asteroyds.components.state import COLUMNS, MODES, RACING, TARGETS
from swarmrally.asteroyds.forms.schema import LivePlan, Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.asteroyds.playing.view import view
from swarmrally.bots import Budget
from swarmrally.bots.asteroyds import racer
from swarmrally.bots.asteroyds.search.distances import TENTH, tour
from swarmrally.bots.asteroyds.search.flights import look_around
from swarmrally.bots.asteroyds.search.sky import GOALS, Sky, missing
from swarmrally.bots.asteroyds.search.weights import ROUNDS, WHOLE, Weights, step_of, steps_in_round
from swarmrally.cli.commands.warm import use_engine
from swarmrally.kernel.fields import Ints, new
from swarmrally.kernel.progress import progress

FILE = Path(__file__).parent.parent / "src" / "swarmrally" / "bots" / "asteroyds" / "search" / "weights.json"
LONGEST = 40
FEW = 300
"""Points that are too few for a slope of their own; the starts are all alike, and do not count."""
STRESS = {"shooting": 1.75}
"""How much more than the lines say the way should count; docs/bots.md says why."""
TIMES = 31
"""Times after the next round, ten tenths apart, for which it is learned when a race ends."""
BLUR = 20.0
"""So many tenths away from such a time a race still tells about it."""

GOALS_LEFT, WAY, TIME, NOW = range(4)
Point = tuple[int, int, int, int]
"""Goals missing, the way through them, and the time it took, both in tenths of columns; then when this was, 0 at the start."""


def main(*, flights: int = 600, seed: str = "ace") -> None:
    """Learn the weights of the ace.

    Parameters
    ----------
    flights
        How many are flown in each mode.
    seed
        The same seed and flights give the same weights.
    """
    use_engine("asteroyds", "bots")
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learned(flights, seed)), indent=0) + b"\n")


def learned(flights: int, seed: str) -> Weights:
    weights = Weights([], [], [])
    with progress("training", flights * len(MODES)) as advance:
        for mode_number, mode in enumerate(MODES):
            points: list[Point] = []
            for number in range(flights):
                points += flown(mode, f"{seed} {number}", number % 2)
                advance(1)
            at_least, per_column = lines_through(np.array(points), STRESS.get(mode, 1))
            weights.at_least.append(at_least)
            weights.per_column.append(per_column)
            by_lead = mode_number == RACING
            weights.ends_in.append([] if by_lead else ends_after(mode_number, np.array(points), np.array(at_least), np.array(per_column)))
    return weights


def flown(mode: str, seed: str, seat: int) -> list[Point]:
    """The points of one flight; none when it came to no end."""
    game = Game(Setup(Rules(mode), usual_seats(2, mode)), seed)  # type: ignore[arg-type]
    notes: list[tuple[int, int, int]] = []
    while not game.is_over and len(notes) < LONGEST:
        notes.append(noted(game, seat))
        game.plan(LivePlan(1 - seat, (None,) * 6, "shield"))
        game.plan(racer.plan(game.board, view(game.state, seat), seat, 0, Budget(nodes=1)))
        game.play()
    if not int(game.state.winners) >> seat & 1:
        return []
    end = time_at(len(notes) - 1, last_column(game, seat))
    return [(left, way, end - now, now) for left, way, now in notes]


def noted(game: Game, seat: int) -> tuple[int, int, int]:
    sky = new(Sky)
    look_around(game.board.hexes, game.state, sky, seat)
    left = missing(game.state, sky)
    way = tour(game.state, sky, int(game.state.craft_cell[seat]), int(game.state.craft_heading[seat]), left)
    return left.bit_count(), way, time_at(int(game.state.round_number) - 1, 0)


def last_column(game: Game, seat: int) -> int:
    """In Targets, where it does not matter, about the middle of the round."""
    return (COLUMNS + 1) // 2 if game.state.mode == TARGETS else int(game.state.craft_finish[seat])


def time_at(rounds: int, column: int) -> int:
    return (rounds * COLUMNS + column) * TENTH


def lines_through(points: Ints, stress: float) -> tuple[list[int], list[int]]:
    """For each number of goals the time without a way, and how much of the way is added, in 128ths."""
    at_least, slopes = [float(TENTH)], [1.0]
    for goals in range(1, GOALS + 1):
        these = points[points[:, GOALS_LEFT] == goals]
        under_way = these[these[:, NOW] > 0]
        slopes.append(stress * slope_of(under_way) if len(under_way) >= FEW else slopes[-1])
        used = under_way if len(under_way) else these
        at_least.append(float(np.mean(used[:, TIME] - slopes[-1] * used[:, WAY])) if len(used) else at_least[-1])
    return [round(time) for time in at_least], [round(128 * slope) for slope in slopes]


def slope_of(points: Ints) -> float:
    return float(np.polyfit(points[:, WAY], points[:, TIME], 1)[0])


def ends_after(mode: int, points: Ints, at_least: Ints, per_column: Ints) -> list[list[int]]:
    """For each time that the lines may tell, in which step races ended for which they told about as much."""
    under_way = points[points[:, NOW] > 0] if (points[:, NOW] > 0).any() else points
    goals = under_way[:, GOALS_LEFT]
    told = at_least[goals] + (per_column[goals] * under_way[:, WAY] >> 7)
    steps = np.array([step_at(mode, int(time)) for time in under_way[:, TIME]])
    rows = []
    for time in range(0, TIMES * TENTH, TENTH):
        weight = np.exp(-(((told - time) / BLUR) ** 2) / 2)
        ended = np.bincount(steps, weight, ROUNDS * steps_in_round(mode))
        rows.append(in_wholes(ended))
    return rows


def step_at(mode: int, time: int) -> int:
    """The last column of a round comes before the swarm moves in the next."""
    rounds = max(time - 1, 0) // (COLUMNS * TENTH)
    return step_of(mode, rounds, time // TENTH - rounds * COLUMNS)


def in_wholes(parts: Ints) -> list[int]:
    """The same in 1024ths, whose sum is exact."""
    rounded = np.round(parts.cumsum() * WHOLE / parts.sum()).astype(int)
    return [int(part) for part in np.diff(rounded, prepend=0)]


if __name__ == "__main__":
    cyclopts.run(main)
