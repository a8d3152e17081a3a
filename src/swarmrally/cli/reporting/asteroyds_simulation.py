"""How `swarmrally simulate asteroyds` plays, counts and reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from swarmrally.asteroyds.components.state import COLOURS, MODES, PILOTS, REASONS, State
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.reading import read_position, state_from
from swarmrally.asteroyds.forms.schema import Position
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.game import Game, Setup, board_of, check_setup, first_state, layout_for
from swarmrally.asteroyds.playing.simulation import LONGEST, Tally, play_games, play_out
from swarmrally.cli.reporting.simulation import ending_rows, keep, play_all, print_sections, report, share
from swarmrally.kernel.chance import new_seed
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.refusal import Refusal

UNFINISHED = f"not over after {LONGEST} rounds"


def read_scenario(path: Path) -> Position:
    """A position to start from, or a Refusal."""
    try:
        position = read_position(path.read_bytes())
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a file", why=error.strerror) from None
    except Refusal as refusal:
        raise refusal.in_file(path) from None
    state_from(position, board_from(position.board))
    return position


def run(setup: Setup, games: int, seed: str | None, jobs: int, record: Path | None, record_game: int, as_json: bool) -> None:
    """Plays the games, reports, and keeps one."""
    check_setup(setup)
    seed = seed or new_seed()
    if record is not None:
        keep(recorded_game(setup, seed, record_game).record(), record_game, record, as_json)
    total = play_all("asteroyds", games, jobs, lambda first, count: play_chunk(setup, seed, first, count))
    start = first_state(setup, board_of(setup), seed)
    report(figures_of(total, start, seed), as_json, print_table)


def play_chunk(setup: Setup, seed: str, first: int, count: int) -> Tally:
    """Some of the games, with memory of its own: chunks are played side by side."""
    tally, events, board = new(Tally), new(Events), board_of(setup)
    if setup.scenario is None:
        state = first_state(setup, board, seed)
        play_games(board.hexes, layout_for(setup), state, events, tally, first, count)
    else:
        start = first_state(setup, board, seed)
        for number in range(first, first + count):
            state = copy(start)
            state.game = number
            play_out(board.hexes, state, events, tally)
    return tally


def recorded_game(setup: Setup, seed: str, number: int) -> Game:
    """One of the games again, with its events."""
    game = Game(msgspec.structs.replace(setup, number=number), seed)
    while not game.is_over and game.state.round_number <= LONGEST:
        for seat in game.seats_to_plan():
            plan_at_random(game.state, seat)
        game.play()
    return game


def figures_of(total: Tally, state: State, seed: str) -> dict[str, Any]:
    """What the table and the JSON show."""
    games = int(total.games)
    craft = [
        {"seat": seat, "colour": COLOURS[state.craft_colour[seat]], "pilot": PILOTS[state.craft_pilot[seat]], "wins": int(total.wins[seat])}
        for seat in range(int(state.seats))
    ]
    endings = {name or "unfinished": int(total.ended[number]) for number, name in enumerate(REASONS)}
    return {
        "game": "asteroyds",
        "mode": MODES[state.mode],
        "seed": seed,
        "games": games,
        "rounds": int(total.rounds),
        "rounds_per_game": round(int(total.rounds) / games, 3),
        "longest": int(total.longest),
        "events": int(total.events),
        "destroyed_per_game": round(int(total.destroyed) / games, 3),
        "shared_victories": int(total.shared),
        "seats": craft,
        "ended": endings,
    }


def print_table(figures: dict[str, Any]) -> None:
    games, seats = figures["games"], figures["seats"]
    print_sections(
        f"Asteroyds, {figures['mode']}, seed {figures['seed']}",
        [
            ("games", f"{games:,}"),
            ("rounds per game", f"{figures['rounds_per_game']:.2f}, longest {figures['longest']}"),
            ("craft destroyed per game", f"{figures['destroyed_per_game']:.2f} of {len(seats)}"),
        ],
        [
            *((f"wins of seat {seat['seat']} ({seat['colour']}, {seat['pilot']})", share(seat["wins"], games)) for seat in seats),
            ("victories shared", share(figures["shared_victories"], games)),
        ],
        ending_rows(figures["ended"], games, UNFINISHED),
    )
