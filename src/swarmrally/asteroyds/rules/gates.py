"""A6 Gates and tokens."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import CRAFT_FINISHED, TOKEN_TAKEN
from swarmrally.asteroyds.components.ids import A6_1, A10_2
from swarmrally.asteroyds.components.state import RACING, SEATS, SHOOTING, State, holds_all_tokens
from swarmrally.asteroyds.components.tiles import is_gate, symbol_of
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell

SWARM_COLUMN = 0


@kernel
def can_be_crossed(state: State, tile: int) -> bool:
    """A3.7 Gates can be crossed in Racing."""
    return is_gate(tile) and state.mode == RACING


@kernel
def gate_meets_craft(state: State, events: Events, gate: int, cell: int, column: int) -> None:
    """A6.1 Every craft on the gate's hex takes its token."""
    crowd = int(state.craft_at[cell])
    if crowd:
        for seat in range(SEATS):
            if crowd & 1 << seat:
                take_token(state, events, seat, symbol_of(gate), column, A6_1)


@kernel
def take_token(state: State, events: Events, seat: int, symbol: int, column: int, rule: int) -> None:
    """A6.1, A6.2 A token of a symbol that the pilot does not have yet; A10.4 with the fourth one may be done."""
    held = int(state.craft_tokens[seat])
    token = 1 << (symbol - 1)
    if held & token:
        return
    state.craft_tokens[seat] = held | token
    tell(state, events, TOKEN_TAKEN, rule, seat, symbol, column)
    if holds_all_tokens(state, seat) and not must_return(state):
        finish(state, events, seat, column, A10_2)


@kernel
def must_return(state: State) -> bool:
    """A10.4, A10.6 Whether four tokens are not enough."""
    return bool(state.return_to_platform) and (state.mode == RACING or state.mode == SHOOTING)


@kernel
def finish(state: State, events: Events, seat: int, column: int, rule: int) -> None:
    """A10.2 The pilot has met the condition and is done."""
    state.craft_finish[seat] = column
    tell(state, events, CRAFT_FINISHED, rule, seat, column)
