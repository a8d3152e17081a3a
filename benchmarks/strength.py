"""`python -m benchmarks.strength`: how strong the bots are, against each other and against the floors they have to reach.

Plays every contest below from its seed, writes strength.md and strength.json beside this file, and can be stopped at any time: the same
command goes on where it was. `--only racing` plays only what has this in its name, `--games` and `--seconds` change the effort.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import cyclopts
import msgspec

from swarmrally.arena.grounds import Ground
from swarmrally.arena.keeping import Keep
from swarmrally.arena.matches import Contest
from swarmrally.arena.orders import RoundRobin
from swarmrally.arena.results import Heading, Results, program
from swarmrally.arena.standings import standings
from swarmrally.arena.tournament import play_tournament
from swarmrally.arena.words import between, budget_words, milliseconds, percent
from swarmrally.arena.workers import engines
from swarmrally.asteroyds.components.state import Mode
from swarmrally.bots import Budget
from swarmrally.cli.commands.warm import use_engines
from swarmrally.cli.reporting.grounds import asteroyds_ground, roborally_ground
from swarmrally.cli.reporting.tournaments import crew_of
from swarmrally.cli.terminal.asteroyds.options import Variant
from swarmrally.kernel.progress import progress

MODES: tuple[Mode, ...] = ("racing", "shooting", "drones", "targets")
COURSES = ("Checkmate", "Lost Bearings", "Pilgrimage")
EASY = ("Risky Exchange", "Dizzy Dash")
"""Where beginners start; Checkmate is the third of them."""
NODES = {"racing": 36, "shooting": 36, "drones": 96, "targets": 36}
ON_A_FLOOR = 20_000
"""How many nodes a bot looks at for a plan."""
IN_TIME = {"racing": 216, "shooting": 216, "drones": 384, "targets": 144}
"""How many an ace looks at in its 250 ms, where a veteran, who looks at few, is its rival."""
HERE = Path(__file__).parent
SEED = "strength"


class Bout(NamedTuple):
    """The first bot of a line-up against the others, and between which shares it has to lie."""

    place: str
    line_up: tuple[str, ...]
    least: float
    most: float = 1.0

    @property
    def name(self) -> str:
        rivals = self.line_up[1:]
        return f"{self.place}, {self.line_up[0]} – {rivals[0]}{f' x {len(rivals)}' if len(rivals) > 1 else ''}"

    @property
    def nodes(self) -> int:
        nodes = IN_TIME if self.line_up[:2] == ("ace", "veteran") else NODES
        return nodes.get(self.place, ON_A_FLOOR)

    @property
    def ground(self) -> Ground:
        seats = len(self.line_up)
        mode = next((mode for mode in MODES if mode == self.place), None)
        return roborally_ground(self.place, seats) if mode is None else asteroyds_ground(Variant(mode=mode), seats)


LADDER = (
    ("rookie", "drifter", 0.90),
    ("cadet", "rookie", 0.60),
    ("racer", "cadet", 0.55),
    ("veteran", "racer", 0.50),
    ("ace", "veteran", 0.50),
)
"""Every level beats the one below it."""

BOUTS = (
    *(Bout(place, ("idler", "rookie"), 0, 0.10) for place in (*MODES, *EASY, *COURSES)),
    *(Bout(place, ("beginner", "rookie"), 0.35, 0.65) for place in (*MODES, *EASY, *COURSES)),
    *(Bout(place, ("racer", "rookie"), 0.85) for place in (*MODES, *COURSES)),
    *(Bout(place, (better, worse), least) for better, worse, least in LADDER for place in (*MODES, *COURSES)),
    *(Bout(place, ("ace", "racer"), 0.60) for place in (*MODES, *COURSES)),
    Bout("racing", ("ace", "racer", "racer", "racer"), 0.40),
)


def main(*, games: int = 400, seconds: float | None = None, jobs: int = 1, only: str = "", out: Path = HERE) -> None:
    """Measure how strong the bots are.

    Parameters
    ----------
    games
        How many each pairing plays.
    seconds
        How long a bot may think about a plan, instead of the nodes of its bout.
    jobs
        How many games to play side by side.
    only
        Only what has this in its name.
    out
        The folder for strength.md and strength.json, and for the games that were played so far.
    """
    rows = rows_in(out)
    for bout in BOUTS:
        if only.lower() in bout.name.lower():
            budget = Budget(nodes=bout.nodes) if seconds is None else Budget(seconds)
            rows[bout.name] = measured(bout, games, budget, jobs, out)
            write(out, rows)
            print(line_of(rows[bout.name]))


def measured(bout: Bout, games: int, budget: Budget, jobs: int, out: Path) -> dict[str, Any]:
    """The figures of a bout; results of another program or budget are left alone."""
    ground = bout.ground
    contest = Contest(ground.game, ground.setup, f"{SEED} {bout.name}", budget)
    order = RoundRobin([bout.line_up], ground.sides, games)
    folder = out / ".strength" / f"{bout.name} {budget_words(budget)} {program(ground.game)}"
    results = Results(Heading(contest, order.name, [bout.line_up], ground.sides, program(ground.game)), folder)
    use_engines(*engines(ground.game, bout.line_up))
    with crew_of(jobs, cluster=None) as crew, progress(bout.name, games) as advance:
        play_tournament(contest, order, results, crew, Keep(), None, advance)
    first = next(bot for bot in standings(sorted(set(bout.line_up)), results)["bots"] if bot["bot"] == bout.line_up[0])
    return {"name": bout.name, **first, "least": bout.least, "most": bout.most, "budget": budget_words(budget), "seed": contest.seed}


def rows_in(out: Path) -> dict[str, dict[str, Any]]:
    """What was measured before."""
    path = out / "strength.json"
    return {row["name"]: row for row in msgspec.json.decode(path.read_bytes())} if path.exists() else {}


def write(out: Path, rows: dict[str, dict[str, Any]]) -> None:
    listed = [rows[bout.name] for bout in BOUTS if bout.name in rows]
    (out / "strength.json").write_bytes(msgspec.json.format(msgspec.json.encode(listed), indent=1) + b"\n")
    (out / "strength.md").write_text("\n".join([*HEAD, *map(line_of, listed), ""]), encoding="utf-8")


HEAD = (
    "# How strong the bots are",
    "",
    "Written by `python -m benchmarks.strength`. One against one unless it says more; seats rotate, draws are shared, intervals are",
    "Wilson's, 95 %. Times are those of the first bot's choices, by the clock, with other work on the machine.",
    "",
    "| game | games | won | drawn | lost | share | 95 % | floor | reached | ms, mean | ms, p99 | budget |",
    "|---|---|---|---|---|---|---|---|---|---|---|---|",
)


def line_of(row: dict[str, Any]) -> str:
    counts = [str(row[name]) for name in ("games", "wins", "draws", "losses")]
    floor = f"{100 * row['least']:.0f} %" if row["most"] == 1 else f"{100 * row['least']:.0f} to {100 * row['most']:.0f} %"
    reached = "yes" if row["least"] <= row["share"] <= row["most"] else "no"
    times = [milliseconds(row["time"]["mean_ms"]), milliseconds(row["time"]["p99_ms"])]
    cells = [row["name"], *counts, percent(row["share"]), between(row["interval"]), floor, reached, *times, row["budget"]]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    cyclopts.run(main)
