"""How `swarmrally bench generate` measures: orders of all kinds, drawn once and for all, and how many of them are met in which time."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from swarmrally.arena.generating.draws import Draws
from swarmrally.arena.generating.making import made
from swarmrally.arena.generating.orders import ELEMENTS, MODES, REACH, SEATS, GameName, Order, settled
from swarmrally.cli.bench.engine import Figures
from swarmrally.cli.commands.warm import use_engines
from swarmrally.cli.games import Game
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal

MOST_WANTED = 3


def orders(game: GameName, count: int) -> Iterator[Order]:
    """Those that can be had, from all seats, lengths, difficulties, modes and elements alike."""
    draws = Draws("orders", game)
    while count:
        order = any_order(game, draws)
        try:
            settled(order)
        except Refusal:
            continue
        count -= 1
        yield order


def any_order(game: GameName, draws: Draws) -> Order:
    mode = draws.one_of(MODES) if game == "asteroyds" else None
    order = Order(game, draws.between(*SEATS[game]), mode=mode)
    reach = REACH[order.field]
    difficulty = draws.one_of(sorted(reach))
    elements = draws.shuffled(ELEMENTS[game])
    wanted = elements[: draws.below(min(MOST_WANTED, len(elements)))]
    unwanted = elements[len(wanted) :][: draws.below(min(MOST_WANTED, len(elements) - len(wanted) + 1))]
    return msgspec.structs.replace(
        order, rounds=draws.between(*reach[difficulty]), difficulty=difficulty, wanted=sorted(wanted), unwanted=sorted(unwanted)
    )


def generate_figures(games: tuple[Game, ...], count: int) -> Figures:
    return {game: figures_of(game, count) for game in games}


def figures_of(game: Game, count: int) -> dict[str, object]:
    use_engines(game, f"bots.{game}")
    took, worked, missed = [], [], []
    with progress(f"Making {game}", count) as advance:
        for number, order in enumerate(orders(game, count)):
            began, began_work = time.perf_counter(), time.process_time()
            found = made(order, f"bench {number}")
            took.append(time.perf_counter() - began)
            worked.append(time.process_time() - began_work)
            if not found.is_met:
                points = [f"{point.what}: {point.came_to}" for point in found.points if not point.is_met]
                missed.append({"number": number, "order": msgspec.to_builtins(order), "points": points})
            advance(1)
    return {
        "orders": count,
        "met": count - len(missed),
        "seconds_median": sorted(took)[count // 2],
        "seconds_longest": max(took),
        "work_median": sorted(worked)[count // 2],
        "work_longest": max(worked),
        "missed": missed,
    }


def print_generate(figures: Figures, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    for game, found in figures.items():
        print(f"{game}: {found['met']} of {found['orders']} orders met")
        print(f"  by the clock {found['seconds_median']:.1f} s in the middle, {found['seconds_longest']:.1f} s at most")
        print(f"  of one core  {found['work_median']:.1f} s in the middle, {found['work_longest']:.1f} s at most")
        for each in found["missed"]:
            order = ", ".join(f"{name} {value}" for name, value in each["order"].items())
            print(f"  missed {each['number']} ({order}): {'; '.join(each['points'])}")
