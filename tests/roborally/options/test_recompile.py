"""R9.22 Recompile."""

from __future__ import annotations

from tests.roborally.scene import JAMMED, Scene, robot

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.components.state import PROGRAMMING, REGISTER
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.rules.options.hand import can_recompile, recompile


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


def dealt(*options, cards=(50, 51, 52), deck=(70, 80, 90), **fields):
    """Seat 0 with a hand, while it programs."""
    scene = Scene("+    +    +\n 0↑ · 1↑ ·", robot("", *options, **fields), deck=list(deck))
    scene.state.stage = PROGRAMMING
    scene.state.hand[0, : len(cards)], scene.state.hand_count[0] = cards, len(cards)
    return scene


def test_r9_22_as_many_cards_for_one_point():
    scene = dealt("recompile")
    assert can_recompile(scene.state, 0)
    recompile(scene.state, scene.buffer, 0)
    assert scene.state.hand[0, :3].tolist() == [7, 8, 9]
    assert scene.state.discards[: int(scene.state.discarded)].tolist() == [50, 51, 52]
    assert scene.told("HandRecompiled") == [("R9.22", 0, 3)]
    assert scene.told("RobotDamaged") == [("R9.22", 0, 1)]
    assert not can_recompile(scene.state, 0)


def test_r9_22_only_by_its_holder_with_a_hand_before_the_program_stands():
    assert not can_recompile(dealt("brakes").state, 0)
    assert not can_recompile(dealt("recompile", cards=()).state, 0)
    sealed = dealt("recompile")
    sealed.state.sealed[0] = 1
    assert not can_recompile(sealed.state, 0)
    later = dealt("recompile")
    later.state.stage = REGISTER
    assert not can_recompile(later.state, 0)


def test_r9_22_its_point_can_be_bought_off_by_an_owner_who_is_asked():
    scene = dealt("recompile", "brakes", ask=["discard_option"])
    recompile(scene.state, scene.buffer, 0)
    assert scene.question == (0, "discard_option")
    assert scene.damage() == [0, 0]
    scene.answer("brakes")
    recompile(scene.state, scene.buffer, 0)
    assert scene.options(0) == ["recompile"]
    assert scene.damage() == [0, 0]
    assert scene.state.hand[0, :3].tolist() == [7, 8, 9]
    recompile(scene.state, scene.buffer, 0)
    assert len(scene.events("DecisionAsked")) == 1


def test_r9_22_the_tenth_point_destroys_and_there_is_no_program():
    scene = dealt("recompile", damage=9, locked=JAMMED)
    scene.state.to_program[0] = 0
    recompile(scene.state, scene.buffer, 0)
    assert scene.at(0) is None
    assert scene.state.hand_count[0] == 0
    assert (scene.state.to_program[0], scene.state.sealed[0]) == (0, 1)
    assert scene.options(0) == []


def test_r9_22_a_single_card_can_be_recompiled():
    assert can_recompile(dealt("recompile", cards=(50,)).state, 0)


def test_r9_22_the_owner_of_one_that_it_destroys_decides_first_what_is_lost():
    scene = dealt("recompile", "brakes", damage=9, locked=JAMMED, ask=["lose_option"])
    recompile(scene.state, scene.buffer, 0)
    assert scene.question == (0, "lose_option")
    assert scene.state.hand_count[0] == 3
    scene.answer("brakes")
    recompile(scene.state, scene.buffer, 0)
    assert scene.options(0) == ["recompile"]
    assert (scene.state.hand_count[0], scene.state.sealed[0]) == (0, 1)
