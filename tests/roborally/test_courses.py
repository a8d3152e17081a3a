"""R10 Course rules."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot
from tests.roborally.tables import on

from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.course import printed_course, printed_plans
from swarmrally.roborally.components.option_cards import NAMES, NO_OPTION, OPTIONS
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.setting_up import Setup, first_state, usual_seats
from swarmrally.roborally.rules.program import seconds_for_all
from swarmrally.roborally.rules.sequence import open_turn

PLAYABLE = [*printed_plans()]


@pytest.mark.parametrize("name", PLAYABLE)
def test_r10_1_every_course_is_drawn_and_plays_a_turn(name):
    game = on(name, players=8)
    drawing = repr(game)
    assert all(f"seat {seat} " in drawing for seat in range(8))
    while game.question:
        game.answer(game.question[0], game.answers[0])
    for seat in range(8):
        game.time_out(LiveProgram(seat))
    game.play()
    assert game.state.turn_number == 2 or game.is_over


def test_r10_1_tricksy_keeps_one_of_three():
    game = on("Tricksy", players=2)
    assert game.question
    seat, question = game.question
    dealt = game.state.draft[seat].tolist()
    assert question == "keep_option"
    game.answer(seat, NAMES[dealt[2]])
    assert game.state.option_count[seat] == 1
    assert game.state.option_end - game.state.option_top == 22


def test_r10_1_in_tricksy_each_is_asked_in_dock_order_and_the_clock_keeps_the_first():
    game = on("Tricksy", players=3)
    kept = []
    while game.question:
        seat, question = game.question
        assert question == "keep_option"
        kept.append(seat)
        first = NAMES[int(game.state.draft[seat, 0])]
        assert game.answers[0] == first
        game.answer(seat, game.answers[0])
        assert game.state.options[seat, 0] == NAMES.index(first)
    assert kept == game.state.dock_order[:3].tolist()


def test_r10_1_flag_fry_deals_one_option_each():
    assert on("Flag Fry", players=3).state.option_count[:3].tolist() == [1, 1, 1]


def test_r10_1_option_world_gives_options_instead_of_repairs():
    scene = Scene(
        """
        +    +    +    +
         0↑r· 1↑u· 2↑ ·
        """,
        robot(damage=1),
        special="option_world",
        option_deck=["brakes", "recompile", "flywheel"],
    ).turn()
    assert scene.damage()[0] == 1
    assert [scene.options(seat) for seat in (0, 1)] == [["brakes"], ["recompile", "flywheel"]]


def test_r10_1_set_to_kill_doubles_robot_lasers():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        special="set_to_kill",
    ).play()
    assert scene.damage() == [0, 2]


def test_r10_1_factory_rejects_start_damaged_and_never_power_down():
    game = on("Factory Rejects", players=2)
    assert game.state.robot_damage[:2].tolist() == [2, 2]
    scene = Scene(
        """
        +    +    +    +
         0→ ·    # 1↑ ·
        """,
        robot("1", re_entry={"powered_down": True}),
        robot(damage=2, power_down=True),
        special="factory_rejects",
    ).turn()
    assert [scene.robot(seat)["powered_down"] for seat in (0, 1)] == [False, False]


def test_r10_1_ball_lightning_and_tight_collar_have_clocks():
    assert [seconds_for_all(printed_course(name)) for name in ("Ball Lightning", "Tight Collar", "Checkmate")] == [30, 60, None]


def test_r10_1_moving_targets_ride_and_return():
    scene = Scene(
        """
        +    +    +    +
         1↑①→    # 0↑②·
        """,
        robot(),
        robot("l"),
        special="moving_targets",
    ).play()
    assert scene.state.flag_cell[0] == -1
    assert len(scene.events("FlagLost")) == 1
    scene.play()
    assert len(scene.events("FlagReturned")) == 1


def test_r10_1_option_world_names_its_rule():
    scene = Scene(
        "+    +    +    +\n 0↑r· 1↑u· 2↑①·", special="option_world", option_deck=["brakes", "recompile", "flywheel", "scrambler"]
    ).clean_up()
    assert [told[:2] for told in scene.told("OptionDrawn")] == [("R10.1", 0), ("R10.1", 1), ("R10.1", 1), ("R10.1", 2)]
    assert scene.events("DamageRepaired") == []


def test_r10_1_moving_targets_ride_on_a_layer_of_their_own():
    scene = Scene(
        """
        +    +    +    +    +
         0↑ → 1↑①→    ·   ②⇒
        """,
        flags=[(0, 0), (1, 0), (3, 0)],
        special="moving_targets",
    ).play()
    assert scene.told("FlagCarried") == [("R10.1", 3, [3, 0], [4, 0]), ("R10.1", 1, [0, 0], [1, 0]), ("R10.1", 2, [1, 0], [2, 0])]
    assert scene.told("FlagLost") == [("R10.1", 3)]
    assert scene.play().told("FlagReturned") == [("R10.1", 3, [3, 0])]


def test_r10_1_flags_do_not_ride_elsewhere_and_clash_like_robots():
    assert Scene("+    +    +\n 0↑①→ 1↑ ·").play().events("FlagCarried") == []
    clash = Scene("+    +    +    +\n   ①→    ·   ②←\n 0↑ · 1↑ ·    ·", special="moving_targets").play()
    assert clash.events("FlagCarried") == []


def test_r10_1_set_to_kill_doubles_the_rear_laser_and_two_barrels_too():
    scene = Scene(
        "+    +    +    +\n 1↑ · 0→ · 2↑ ·", robot("", "rear_firing_laser", "double_barreled_laser"), special="set_to_kill"
    ).play()
    assert scene.damage() == [0, 2, 4]


def test_r10_1_in_factory_rejects_nobody_stays_down_or_breaks_a_circuit():
    scene = Scene(
        "+    +    +\n 0↑ · 1↑ ·", robot("", "circuit_breaker", damage=5, locked={"5": [10]}), special="factory_rejects"
    ).clean_up()
    assert not scene.robot(0)["powered_down"]
    scene = Scene("+    +    +\n 0↑ · 1↑ ·", robot(power_down=True), special="factory_rejects")
    scene.state.robot_down[0] = 1
    assert not scene.clean_up().robot(0)["powered_down"]


def test_r10_1_in_tricksy_who_is_not_asked_keeps_the_first():
    game = on("Tricksy", players=2)
    state, events = game.state, new(Events)
    state.asks[:], state.asked_seat, state.mover = 0, NOBODY, 0
    firsts = [int(state.draft[seat, 0]) for seat in range(2)]
    open_turn(game.course, state, events)
    assert state.options[:2, 0].tolist() == firsts


def test_r10_1_in_tricksy_they_are_asked_about_nothing_but_their_draft():
    game = on("Tricksy", players=2)
    assert [event["about"] for event in described(game.told[0]) if event["kind"] == "DecisionAsked"] == [0]


@pytest.mark.parametrize("at_start", range(14))
def test_r10_1_a_draft_deals_no_more_options_than_there_are(at_start):
    """A set-up like this is refused; whoever goes past the check still gets each option once."""
    setup = Setup(course="Tricksy", seats=usual_seats(8), options_at_start=at_start)
    course = printed_course("Tricksy")
    state = first_state(setup, course, "many")
    dealt = state.draft[state.draft != NO_OPTION].tolist()
    held = [option for seat in range(8) for option in state.options[seat, : int(state.option_count[seat])].tolist()]
    pile = state.option_deck[int(state.option_top) : int(state.option_end)].tolist()
    assert sorted(dealt + held + pile) == list(range(OPTIONS))
    state.asks[:] = 0
    open_turn(course, state, new(Events))
    assert int(state.option_count.sum()) + int(state.option_end) - int(state.option_top) == OPTIONS
