"""`python -m benchmarks.contests`: how many joint steps a second a learner makes against bots, in many games side by side.

With another source on PYTHONPATH it measures that one: the same games, plans and bots.
"""

from __future__ import annotations

import time
from typing import Any

import cyclopts
import numpy as np

from swarmrally.asteroyds.playing.game import Setup as Flight
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.bots import Budget
from swarmrally.env.contest import Contest
from swarmrally.roborally.playing.setting_up import Setup as Rally
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

GAMES: dict[str, Any] = {
    "Asteroyds, Racing": Flight(seats=usual_craft(2, "racing")),
    "RoboRally, Risky Exchange": Rally(seats=usual_robots(2)),
}
ROWS = (("rookie", 256, 12), ("racer", 64, 8), ("ace", 8, 4))
"""Against whom, in how many games, for how many steps."""


def main(*, nodes: int = 24) -> None:
    """Play a learner that waits against each bot.

    Parameters
    ----------
    nodes
        How many rolls, or registers, a bot that looks beyond the round may look at.
    """
    for title, setup in GAMES.items():
        for name, size, steps in ROWS:
            contest = Contest(setup, size, [name], budget=Budget(nodes=nodes))
            contest.reset("contests")
            waiting = np.zeros((size, contest.room.parts), np.int8)
            contest.step(waiting)
            began, spent = time.perf_counter(), time.process_time()
            for _ in range(steps):
                contest.step(waiting)
            rate, work = (size * steps / (now - then) for now, then in ((time.perf_counter(), began), (time.process_time(), spent)))
            state = contest.batch.states.memory.sum(dtype=np.int64)
            print(
                f"{title}, against {name}: {rate:,.0f} steps/s by the clock, {work:,.0f} by processor time; sum of all states {state}",
                flush=True,
            )


if __name__ == "__main__":
    cyclopts.run(main)
