"""R9.22 Recompile."""

from __future__ import annotations

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.game import Game, Setup, usual_seats
from swarmrally.roborally.options import NAMES
from swarmrally.roborally.options.hand import can_recompile, recompile
from swarmrally.roborally.state import PROGRAMMING


def test_r9_22_recompile_is_a_new_hand_for_a_point_once_per_turn():
    game = Game(Setup(seats=usual_seats(2), options_at_start=13), "recompile")
    holders = [seat for seat in range(2) if game.state.holds[seat] >> NAMES.index("recompile") & 1]
    seat, state = holders[0], game.state
    state.holds[seat], state.option_count[seat] = 1 << NAMES.index("recompile"), 1
    before = state.hand[seat].tolist()
    recompile(state, new(Events), seat)
    assert state.hand[seat].tolist() != before
    assert state.robot_damage[seat] == 1
    assert not can_recompile(state, seat)
    assert state.stage == PROGRAMMING
