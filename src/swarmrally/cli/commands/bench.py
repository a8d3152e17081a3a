"""`swarmrally bench`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from swarmrally.cli.games import GAMES, Game
from swarmrally.kernel.refusal import Refusal

bench = App(name="bench")


@bench.command
def engine(
    *,
    game: Game | None = None,
    json: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
) -> None:
    """Measure the engine: how much it plays per second, compile times, size of a state.

    Asteroyds: six craft with random full plans in Racing on the printed layout. RoboRally: eight robots with random legal programs on Risky
    Exchange, without options, then with three options dealt to each and random policies for them. Games are started anew when they
    are over; set-up, dice or deals, plans and clean-up are in the figures. Each speed is the best of five stretches.

    Parameters
    ----------
    game
        Which one; all when left out.
    json
        Print the figures as JSON.
    seconds
        How long a stretch is.
    """
    from swarmrally.cli.bench.engine import engine_figures, print_engine

    print_engine(engine_figures(GAMES if game is None else (game,), seconds), json)


@bench.command
def server(
    *,
    json: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 30.0,
    tables: Annotated[int, Parameter(validator=Number(gte=1))] = 50,
    thinking_tables: Annotated[int, Parameter(validator=Number(gte=0))] = 250,
    database: str | None = None,
    one_process: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure a server with a load beside it, on this machine.

    A server is started on a temporary store. First, tables of four play Asteroyds as fast as they can: rounds a second that are on disk
    before anybody hears of them, the time from the last plan of a round until the last of the four has its events, and what a round
    costs in bytes and processor time: once with events as JSON, once as rows. Then many tables whose players think for two seconds
    each: how much of one core the server needs, the same time, memory for a table and for a connection. The players wait on their
    platforms, so that no game ends; the swarm moves as in any game.

    Parameters
    ----------
    json
        Print the figures as JSON.
    seconds
        How long each part is measured.
    tables
        How many tables play as fast as they can.
    thinking_tables
        How many tables think; 0 leaves that part out.
    database
        postgresql://…, an empty database; SQLite in a temporary folder of the present one when left out.
    one_process
        With the gate in the server's own process, to see what the other one costs and brings.
    """
    from swarmrally.cli.bench.server import print_server, server_figures

    print_server(server_figures(tables, thinking_tables, seconds, database, one_process), json)


@bench.command
def attack(
    *,
    json: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 8.0,
    addresses: Annotated[list[int], Parameter(negative="", consume_multiple=True)] = [1, 50],  # noqa: B006
    only: Annotated[list[str], Parameter(negative="", consume_multiple=True)] = [],  # noqa: B006
    at_one_server: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Set hostile clients on a server, one kind after the other, beside honest players, and see what those notice.

    For each attack `swarmrally serve` is started anew with its usual limits, on a store on disk. Honest people play against a stopwatch,
    where they seal 2 and 0.3 seconds before its end, draft, preview, chat, ask over HTTP, train against an ace; visitors open the page
    and look at the lobby. The attackers have a process and addresses of their own, and a limit of bytes a second. The first row is
    without an attack. The code is 1 when a bar is missed: answers under 500 ms and 99 of 100 under 100, drafts
    and plans among them, no plan late, nothing in vain, memory of all processes under 600 MB.

    Parameters
    ----------
    json
        Print each row as a line of JSON, as soon as it is measured.
    seconds
        How long each attack lasts.
    addresses
        From how many addresses each attack comes, one row for each number.
    only
        Only these attacks.
    at_one_server
        All attacks at one server and beside the same people, which takes a third of the time.
    """
    from swarmrally.cli.bench.attack import attack_figures
    from swarmrally.cli.bench.attack_rows import is_held, print_json, print_table

    rows = attack_figures(only, addresses, seconds, print_json if json else lambda _: None, at_one_server)
    if not json:
        print_table(rows)
    if not is_held(rows):
        raise SystemExit(1)


@bench.command
def resolve(*, json: bool = False, seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0) -> None:
    """Measure `resolve --lines`: how many positions it answers per second on one core once it has started.

    The positions are rounds and turns of games with random plans and programs: six craft in each mode on the printed board, with powers;
    eight robots on Risky Exchange, without options. Each speed is the best of five stretches.

    Parameters
    ----------
    json
        Print the figures as JSON.
    seconds
        How long a stretch is.
    """
    from swarmrally.cli.bench.resolve import print_resolve, resolve_figures

    print_resolve(resolve_figures(seconds), json)


@bench.command
def generate(*, game: Game | None = None, json: bool = False, orders: Annotated[int, Parameter(validator=Number(gte=1))] = 40) -> None:
    """Measure the generator: how many orders of all kinds it meets, and how long each takes.

    The orders are always the same ones: any seats, lengths, difficulties, modes, up to two elements wanted and up to two unwanted.

    Parameters
    ----------
    game
        Which one; both when left out.
    json
        Print the figures as JSON.
    orders
        How many of each game.
    """
    from swarmrally.cli.bench.generate import generate_figures, print_generate

    print_generate(generate_figures(GAMES if game is None else (game,), orders), json)


@bench.command
def env(*, json: bool = False, seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0) -> None:
    """Measure the research environment: joint steps per second of batches and of single games, beside others that are installed.

    A joint step is a whole round, or turn, of one game with everybody's plans. Batches have 1,024 games with random legal plans: Asteroyds
    Racing with six craft, RoboRally's Risky Exchange with eight robots; planning, and starting ended games anew, are in the figures.
    Single games go through PettingZoo's ParallelEnv, with observations and masks. Others are measured where they can be imported:
    PettingZoo's connect_four and chess, OpenSpiel's laser_tag, Jumanji's RobotWarehouse. Each speed is the best of five stretches.

    Parameters
    ----------
    json
        Print the figures as JSON.
    seconds
        How long a stretch is.
    """
    try:
        from swarmrally.cli.bench.env import env_figures, print_env
    except ImportError:
        raise Refusal("", "wrong_option", expected="the extra `env`: pip install 'swarmrally[env]'") from None
    print_env(env_figures(seconds), json)
