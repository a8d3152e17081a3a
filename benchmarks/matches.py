"""`python -m benchmarks.matches`: how many whole games between bots one core plays in a second, by processor time."""

from __future__ import annotations

import time

import cyclopts
import msgspec
from msgspec import Raw

from swarmrally.arena.matches import Contest, Match
from swarmrally.arena.playing import play
from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.bots import Budget
from swarmrally.kernel.ready import make_ready

PAIRS = (("racer", "rookie", 600), ("racer", "racer", 300), ("rookie", "rookie", 600), ("beginner", "rookie", 1000))
"""And how many games each pair plays."""


def main(*, mode: Mode = "racing", nodes: int = 24) -> None:
    """Play matches of Asteroyds one against one.

    Parameters
    ----------
    mode
        The mode of all games.
    nodes
        How many rolls a bot that looks beyond the round may look at.
    """
    make_ready("bots.asteroyds")
    setup = Raw(msgspec.json.encode(Setup(rules=Rules(mode), seats=usual_seats(2, mode))))
    contest = Contest("asteroyds", setup, "matches", Budget(nodes=nodes))
    for one, other, games in PAIRS:
        play(Match(contest, 0, (one, other)), keeps=False)
        began = time.process_time()
        for number in range(games):
            play(Match(contest, number, (one, other)), keeps=False)
        print(f"{mode}, {one} – {other}: {games / (time.process_time() - began):.0f} games/s")


if __name__ == "__main__":
    cyclopts.run(main)
