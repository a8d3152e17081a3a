"""Folding: a state and the events that followed give the next state, without a rule of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from swarmrally.asteroyds.components import events as told
from swarmrally.asteroyds.components.state import PLANNING, ROLLING, State, lift_craft, lift_tile, put_craft, put_tile
from swarmrally.asteroyds.components.tiles import FIRST_DRONE
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.asteroyds.rules.sequence import ORDERS
from swarmrally.kernel.decisions import answered, ask
from swarmrally.kernel.events import BEAT, FIRST, KIND

Row = Sequence[int]


def fold(state: State, row: Row) -> None:
    """One more event."""
    state.beat = row[BEAT]
    change = CHANGES.get(row[KIND])
    if change is not None:
        change(state, *row[FIRST:])


def fold_all(state: State, rows: Sequence[Row]) -> None:
    """All of them, oldest first."""
    for row in rows:
        fold(state, row)


def round_began(state: State, number: int, first_seat: int, *_: int) -> None:
    state.round_number, state.first_seat = number, first_seat


def dice_rolled(state: State, red: int, white: int, blue: int, order: int, _: int) -> None:
    state.dice[:] = red, white, blue
    state.dice_order[:] = ORDERS[order]
    state.stage = PLANNING


def plan_revealed(state: State, seat: int, columns: int, later_columns: int, energy: int, _: int) -> None:
    state.plan[seat] = [*(packed >> shift & 15 for packed in (columns, later_columns) for shift in (0, 4, 8)), energy]


def shield_lowered(state: State, seat: int, *_: int) -> None:
    state.craft_shield[seat] = 0


def power_spent(state: State, seat: int, *_: int) -> None:
    state.craft_power_spent[seat] = 1


def drone_launched(state: State, drone: int, cell: int, *_: int) -> None:
    put_tile(state, drone, cell)


def tile_moved(state: State, tile: int, _from: int, to: int, *_: int) -> None:
    lift_tile(state, tile)
    put_tile(state, tile, to)


def craft_damaged(state: State, seat: int, _points: int, damage: int, *_: int) -> None:
    state.craft_damage[seat] = damage


def craft_destroyed(state: State, seat: int, *_: int) -> None:
    lift_craft(state, seat)


def token_taken(state: State, seat: int, symbol: int, *_: int) -> None:
    state.craft_tokens[seat] |= 1 << symbol - 1


def craft_turned(state: State, seat: int, _column: int, _before: int, after: int, _: int) -> None:
    state.craft_heading[seat] = after


def craft_moved(state: State, seat: int, _column: int, _from: int, to: int, _: int) -> None:
    lift_craft(state, seat)
    put_craft(state, seat, to)


def decision_asked(state: State, seat: int, question: int, *_: int) -> None:
    ask(state, seat, question)


def decision_answered(state: State, *_: int) -> None:
    answered(state)


def asteroid_rammed(state: State, seat: int, asteroid: int, *_: int) -> None:
    state.craft_ram_spent[seat] = 1
    lift_tile(state, asteroid)


def target_eliminated(state: State, asteroid: int, _team: int, seat: int, *_: int) -> None:
    state.tile_target[asteroid] = 0
    state.craft_targets_taken[seat] += 1


def drone_shot(state: State, drone: int, *_: int) -> None:
    state.drone_shot[drone - FIRST_DRONE] = 1


def craft_finished(state: State, seat: int, column: int, *_: int) -> None:
    state.craft_finish[seat] = column


def team_won(state: State, team: int, *_: int) -> None:
    state.team_won = team


def drone_removed(state: State, drone: int, *_: int) -> None:
    lift_tile(state, drone)
    state.drone_shot[drone - FIRST_DRONE] = 0


def round_ended(state: State, number: int, first_seat: int, *_: int) -> None:
    state.round_number, state.first_seat = number, first_seat
    for seat in range(int(state.seats)):
        state.craft_shield[seat] = 1
        clear_plan(state, seat)
    state.stage = ROLLING


def game_ended(state: State, winners: int, reason: int, *_: int) -> None:
    state.winners, state.over = winners, reason


CHANGES: dict[int, Callable[..., None]] = {
    told.ROUND_BEGAN: round_began,
    told.DICE_ROLLED: dice_rolled,
    told.PLAN_REVEALED: plan_revealed,
    told.SHIELD_LOWERED: shield_lowered,
    told.POWER_SPENT: power_spent,
    told.DRONE_LAUNCHED: drone_launched,
    told.TILE_MOVED: tile_moved,
    told.TILE_PUSHED: tile_moved,
    told.EMERGENCY_SHIELD_RAISED: power_spent,
    told.CRAFT_DAMAGED: craft_damaged,
    told.CRAFT_DESTROYED: craft_destroyed,
    told.TOKEN_TAKEN: token_taken,
    told.CRAFT_TURNED: craft_turned,
    told.CRAFT_MOVED: craft_moved,
    told.DECISION_ASKED: decision_asked,
    told.DECISION_ANSWERED: decision_answered,
    told.ASTEROID_RAMMED: asteroid_rammed,
    told.TARGET_ELIMINATED: target_eliminated,
    told.DRONE_SHOT: drone_shot,
    told.CRAFT_FINISHED: craft_finished,
    told.TEAM_WON: team_won,
    told.DRONE_REMOVED: drone_removed,
    told.ROUND_ENDED: round_ended,
    told.GAME_ENDED: game_ended,
}
"""The kinds that change a state; the others only tell why something did or did not happen."""
