"""How `swarmrally tournament` plays, keeps and reports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from swarmrally.arena.grounds import Ground
from swarmrally.arena.keeping import keep_from
from swarmrally.arena.lineups import line_ups
from swarmrally.arena.matches import Contest
from swarmrally.arena.orders import League, RoundRobin
from swarmrally.arena.pages.tournament_page import tournament_page
from swarmrally.arena.players import player
from swarmrally.arena.results import Heading, Results, program, seed_in
from swarmrally.arena.standings import standings
from swarmrally.arena.tournament import play_tournament
from swarmrally.arena.words import between, budget_words, milliseconds, percent, rating_words, words_of
from swarmrally.arena.workers import Crew, Processes, engines
from swarmrally.bots import USUAL, Budget
from swarmrally.cli.commands.warm import use_engines
from swarmrally.cli.games import Game
from swarmrally.cli.reporting.grounds import asteroyds_ground, roborally_ground, scenario_ground
from swarmrally.cli.terminal.asteroyds.options import Swarm, Variant
from swarmrally.cli.terminal.roborally.options import Factory, House
from swarmrally.kernel.chance import new_seed
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal


class Asked(NamedTuple):
    """The options of the command."""

    game: Game
    scenario: Path | None
    seats: int | None
    variant: Variant
    swarm: Swarm
    course: str | None
    house: House
    bots: str
    games: int
    league: bool
    jobs: int
    cluster: str | None
    seconds: float | None
    nodes: int | None
    turn_limit: int
    seed: str | None
    out: Path | None
    keep_records: str | None


def run(asked: Asked, as_json: bool) -> None:
    ground = ground_of(asked)
    bots = bots_of(asked.bots, ground.game)
    keep = keep_from(asked.keep_records or "", bots)
    if asked.keep_records and asked.out is None:
        raise Refusal("--keep-records", "wrong_option", expected="--out, a folder for them, too")
    seed = asked.seed or seed_in(asked.out) or new_seed()
    contest = Contest(ground.game, ground.setup, seed, budget_of(asked.seconds, asked.nodes), asked.turn_limit)
    order = (League if asked.league else RoundRobin)(line_ups(bots, len(set(ground.sides))), ground.sides, asked.games)
    results = Results(Heading(contest, order.name, list(order.line_ups), ground.sides, program(ground.game)), asked.out)
    use_engines(*engines(ground.game, bots))
    with crew_of(asked.jobs, asked.cluster) as crew, progress("Playing", asked.games * len(order.line_ups)) as advance:
        play_tournament(contest, order, results, crew, keep, asked.out, advance)
    told = {"title": ground.title, "order": order.name, "budget": budget_words(contest.budget), "seed": seed}
    report({**told, **standings(bots, results)}, asked.out, as_json)


def ground_of(asked: Asked) -> Ground:
    of_space, of_the_floor = (asked.variant, asked.swarm), (Factory(asked.course), asked.house)
    if asked.scenario is not None:
        refuse_all((*of_space, *of_the_floor), "beside --scenario: the file says it")
        if asked.seats is not None:
            raise Refusal("--seats", "wrong_option", expected="nothing beside --scenario: the file says it")
        return scenario_ground(asked.scenario)
    if asked.game == "asteroyds":
        refuse_all(of_the_floor, "in Asteroyds: only RoboRally has it, --game roborally")
        return asteroyds_ground(asked.variant, asked.seats, asked.swarm)
    refuse_all(of_space, "in RoboRally: only Asteroyds has it")
    return roborally_ground(asked.course, asked.seats, asked.house)


def refuse_all(options: Iterable[Variant | Swarm | Factory | House], why: str) -> None:
    for each in options:
        each.refuse_any(why)


def bots_of(words: str, game: str) -> list[str]:
    """Two or more players, each once."""
    bots = players_of(words, game)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Refusal("--bots", "wrong_option", expected=f"two or more, each once, with commas between, got {words[:80]}")
    return bots


def players_of(words: str, game: str) -> list[str]:
    """One or more names that this game knows."""
    bots = [word.strip() for word in words.split(",")]
    for bot in bots:
        player(game, bot)
    return bots


def budget_of(seconds: float | None, nodes: int | None) -> Budget:
    if seconds is not None and nodes is not None:
        raise Refusal("--nodes", "wrong_option", expected="--nodes or --seconds, not both")
    return Budget(USUAL.seconds if seconds is None else seconds, nodes)


@contextmanager
def crew_of(jobs: int, cluster: str | None) -> Iterator[Crew]:
    """Processes of this machine, or a cluster."""
    if cluster is None:
        crew: Crew = Processes(jobs)
    else:
        from swarmrally.arena.cluster import Cluster

        crew = Cluster(cluster)
    try:
        yield crew
    finally:
        crew.close()


def report(figures: dict[str, Any], folder: Path | None, as_json: bool) -> None:
    """On the screen, and in the folder when there is one."""
    text = msgspec.json.encode(figures)
    if folder is not None:
        (folder / "tournament.json").write_bytes(msgspec.json.format(text, indent=1) + b"\n")
        (folder / "tournament.html").write_text(tournament_page(figures), encoding="utf-8")
    if as_json:
        print(text.decode())
        return
    print_tables(figures)
    if folder is not None:
        print(f"Kept in {folder}: {folder / 'tournament.html'} shows it all")


def print_tables(figures: dict[str, Any]) -> None:
    console = Console()
    console.print(f"{figures['title']}: {figures['games']:,} games, {figures['order']}, {figures['budget']}, seed {figures['seed']}")
    console.print(rating_table(figures), wins_table(figures))
    rounds = figures["rounds"]
    endings = ", ".join(f"{words_of(reason)} {count:,}" for reason, count in figures["ended"].items())
    console.print(f"Rounds: {rounds['mean']:.1f}, {rounds['shortest']} to {rounds['longest']}. Ended: {endings}.")


def rating_table(figures: dict[str, Any]) -> Table:
    table = titled("", "rating", "95 %", "choices", "ms, mean", "ms, p99")
    for bot in figures["bots"]:
        time = bot["time"]
        times = f"{time['choices']:,}", milliseconds(time["mean_ms"]), milliseconds(time["p99_ms"])
        table.add_row(bot["bot"], f"{bot['rating']:.1f}", rating_words(bot), *times)
    return table


def wins_table(figures: dict[str, Any]) -> Table:
    """Of every bot, then of every pair."""
    table = titled("", "games", "won", "drawn", "lost", "share", "95 %")
    for bot in figures["bots"]:
        table.add_row(bot["bot"], *score_cells(bot))
    table.add_section()
    for pair in figures["pairs"]:
        table.add_row(f"{pair['bot']} – {pair['against']}", *score_cells(pair))
    return table


def titled(*columns: str) -> Table:
    table = Table()
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def score_cells(score: dict[str, Any]) -> list[str]:
    told = [f"{score[name]:,}" for name in ("games", "wins", "draws", "losses")]
    return [*told, percent(score["share"]), between(score["interval"])]
