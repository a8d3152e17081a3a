"""Previews: the engine's own events for a plan and for the swarm, from what a seat may know."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import ENDING, FLIGHT, PLANNING, SWARM, State, lift_tile
from swarmrally.asteroyds.components.tiles import TILES, is_fixed
from swarmrally.asteroyds.forms.plans import put_plan
from swarmrally.asteroyds.forms.schema import LivePlan, Plan
from swarmrally.asteroyds.playing.view import SPECTATOR, view
from swarmrally.asteroyds.rules.flight import fly_plan
from swarmrally.asteroyds.rules.sequence import answer, reveal_plan
from swarmrally.asteroyds.rules.swarm import swarm_moves
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new
from swarmrally.kernel.hexes import OFF, Hexes


@entry
def play_alone(board: Hexes, state: State, events: Events, seat: int) -> None:
    """The rest of the swarm phase, then one seat's plan; nobody else flies. Stops for decisions like play_round()."""
    if state.stage == SWARM:
        if not swarm_moves(board, state, events):
            return
        state.stage = FLIGHT
    if state.stage == FLIGHT:
        if seat != SPECTATOR and not fly_plan(board, state, events, seat):
            return
        state.stage = ENDING


@entry
def fly_alone(board: Hexes, state: State, events: Events, seat: int, with_swarm: bool) -> None:
    """One's own plan after the swarm's moves, or among what never moves alone; what would be asked is answered with no."""
    if seat != SPECTATOR:
        reveal_plan(state, events, seat)
        if not with_swarm:
            clear_of_movers(state)
    state.stage = SWARM if with_swarm else FLIGHT
    play_alone(board, state, events, seat)
    while is_waiting(state):
        answer(state, events, False)
        play_alone(board, state, events, seat)


@kernel
def clear_of_movers(state: State) -> None:
    """The swarm moves before anybody flies: where it is now, nothing will be met."""
    for tile in range(TILES):
        if not is_fixed(tile) and state.tile_cell[tile] != OFF:
            lift_tile(state, tile)


def preview(board: Board, seen: State, seat: int, plan: Plan | LivePlan, with_swarm: bool) -> list[list[int]]:
    """The events of one's own plan after the swarm's moves, or among what never moves alone; the others are taken to wait, shields on.

    Raises a Refusal for a plan against the rules. What would be asked is answered with no.
    """
    state = view(seen, seat)
    put_plan(plan, state)
    return flown_alone(board, state, seat, with_swarm)


def forecast(board: Board, seen: State) -> list[list[int]]:
    """The events of the swarm for the dice on the table, every shield taken to be on."""
    return flown_alone(board, view(seen, SPECTATOR), SPECTATOR, with_swarm=True)


def flown_alone(board: Board, state: State, seat: int, with_swarm: bool) -> list[list[int]]:
    if state.stage != PLANNING:
        raise ValueError("a preview is for the time of planning")
    events = new(Events)
    fly_alone(board.hexes, state, events, seat, with_swarm)
    return rows(events)
