"""R10 Course rules."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, Scene, robot
from tests.roborally.tables import on

from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import printed_course, printed_plans
from swarmrally.roborally.components.option_cards import NAMES, NO_OPTION, OPTIONS
from swarmrally.roborally.components.state import ANNOUNCING
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.setting_up import Setup, first_state, usual_seats
from swarmrally.roborally.rules.program import seconds_for_all
from swarmrally.roborally.rules.sequence import open_turn
from swarmrally.roborally.rules.teams import team_of_dock

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


def test_r10_2_teams_by_dock():
    tandem, two = printed_course("Tandem Carnage"), printed_course("War Zone")
    assert [team_of_dock(tandem, dock) for dock in range(1, 9)] == [0, 1, 0, 1, 2, 3, 2, 3]
    assert [team_of_dock(two, dock) for dock in range(1, 9)] == [0, 1] * 4


def test_r10_2_dock_1_is_of_the_first_team():
    state = on("War Zone", players=4).state
    assert [int(state.robot_team[seat]) for seat in state.dock_order[:4]] == [0, 1, 0, 1]


def test_r10_2_in_tandem_a_flag_counts_for_both():
    robots = [robot(), robot(), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ ·    · 2↓②·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 3↑ ·
        """,
        *robots,
        special="tandem_carnage",
    ).play()
    assert [scene.robot(seat)["flags"] for seat in range(4)] == [1, 0, 1, 0]


def test_r10_2_all_for_one_wins_for_the_whole_team():
    robots = [robot(), robot(), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ · 3↓ ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        *robots,
        special="all_for_one",
    ).play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r10_2_toggle_boggle_flags_change_hands_and_all_of_them_win():
    robots = [robot(), robot(), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            · 3↓ ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↓②·
        """,
        *robots,
        special="toggle_boggle",
        flag_teams=[1, None],
    ).play()
    assert scene.state.flag_team[:2].tolist() == [0, 0]
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r10_2_in_toggle_boggle_a_destroyed_robot_sits_out_a_turn():
    robots = [robot("1", archive=[1, 0]), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0← ·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·   ①·   ②·
        """,
        *robots,
        special="toggle_boggle",
    ).turn()
    assert scene.at(0) is None
    assert scene.robot(0)["sits_out"]
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert scene.at(0) == "1,0 N"


def boggle(*robots):
    """Two flags that nobody reaches."""
    return Scene(
        """
        +    +    +    +    +    +    +
         0← ·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2↓ ·    ·    ·    ·   ①·   ②·
        """,
        *robots,
        special="toggle_boggle",
    )


def test_r10_2_only_the_destroyed_with_a_life_left_sit_out_and_every_time_anew():
    scene = boggle(robot("1", archive=[1, 0], lives=2), robot(), robot("1", lives=1)).turn()
    assert scene.told("RobotSatOut") == [("R10.2", 0)]
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert scene.told("RobotSatOut") == [("R10.2", 0)]
    assert not scene.robot(0)["sits_out"]
    assert scene.at(0) == "1,0 N"


def test_r10_2_one_that_has_sat_out_and_finds_no_place_waits():
    scene = boggle(robot("1", archive=[1, 0]), robot(), robot()).turn()
    for cell in range(len(scene.course.ground)):
        if scene.course.ground[cell] == 0 and scene.state.robot_at[cell] < 0:
            scene.course.ground[cell] = 1
    scene.state.stage = ANNOUNCING
    scene.turn()
    assert scene.robot(0)["waits"]
    assert not scene.robot(0)["sits_out"]


def test_r10_2_in_war_zone_the_last_team_wins():
    robots = [robot(), robot(damage=9, lives=1, locked=JAMMED), robot()]
    scene = Scene(
        """
        +    +    +    +    +
        ▷0↑ · 1↑ ·    · 2↓ ·
        """,
        *robots,
        special="war_zone",
    )
    scene.state.robot_heading[0] = 1
    assert scene.play().outcome == {"winners": [0, 2], "reason": "last_team"}


def test_r10_2_flags_in_a_war_zone_win_for_the_whole_team():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 2↑ ·
        """,
        special="war_zone",
    ).play()
    assert scene.outcome == {"winners": [0, 2], "reason": "flags"}


def test_r10_2_players_may_choose_their_teams():
    game = on("War Zone", players=4, teams=[0, 0, 1, 1])
    assert game.state.robot_team[:4].tolist() == [0, 0, 1, 1]
    with pytest.raises(Refusal, match="/seats/2/team"):
        on("Checkmate", players=3, teams=[0, 1])


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


def test_r10_2_in_toggle_boggle_a_robot_claims_one_of_two_flags_on_its_cell():
    """R10.1 A flag may come back to where another one has ridden."""
    picture, both = "+    +    +    +\n 0↑①· 1↑ ·   ②·", [(0, 0), (0, 0)]
    scene = Scene(picture, special=["toggle_boggle", "moving_targets"], flags_at=both).play()
    assert scene.told("FlagClaimed")[0] == ("R10.2", 1, 0)
    assert ("R10.2", 2, 0) not in scene.told("FlagClaimed")


def test_r10_2_in_toggle_boggle_a_flag_touched_by_both_teams_stays_as_it_was():
    robots = [robot("", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 0]}}), robot()]
    scene = Scene("+    +    +    +\n 0↑ · 1↑①·   ②·", *robots, special="toggle_boggle").play()
    assert scene.told("FlagClaimed") == []
    assert Scene("+    +    +    +\n 0↑ · 1↑①·   ②·", special="toggle_boggle").play().told("FlagClaimed") == [("R10.2", 1, 1)]


def test_r10_2_a_touch_claims_in_its_own_register_only():
    scene = Scene("+    +    +    +\n 0→①·    ·   ②·\n    · 1↑ ·    ·", robot("l r"), special="toggle_boggle")
    scene.play()
    scene.state.registers[0, 1, 0] = scene.card("1")
    assert scene.play().told("FlagClaimed") == [("R10.2", 1, 0)]


def test_r10_2_all_flags_of_the_other_team_win_for_it():
    scene = Scene("+    +    +    +\n 0→ · 1↑②·   ①·", special="toggle_boggle", flag_teams=[1, 0]).play()
    assert scene.outcome == {"winners": [1], "reason": "flags"}
    nobody = Scene("+    +    +    +\n 0→ · 1↑ ·   ①·", special="toggle_boggle").play()
    assert nobody.outcome is None


def test_r10_2_flags_of_two_teams_win_for_none_and_a_single_flag_for_its_own():
    two = Scene("+    +    +    +\n 0→ · 1↑①·   ②·", special="toggle_boggle", flag_teams=[None, 0]).play()
    assert two.outcome is None
    one = Scene("+    +    +\n 0→①· 1↑ ·", special="toggle_boggle").play()
    assert one.outcome == {"winners": [0], "reason": "flags"}


def test_r10_2_in_tandem_a_mate_who_is_further_keeps_what_it_has():
    scene = Scene(
        """
        +    +    +    +    +
         0↑①· 1↓ · 2↓ · 3↓ ·
            ·   ②·    ·   ③·
        """,
        robot(),
        robot(),
        robot(flags=2),
        special="tandem_carnage",
    ).play()
    assert scene.told("FlagTouched") == [("R7.3", 0, 1)]
    assert [scene.robot(seat)["flags"] for seat in range(4)] == [1, 0, 2, 0]
    both = Scene("+    +    +    +    +\n 0↑①· 1↓ · 2↓ · 3↓ ·\n    ·    ·    ·   ②·", special="tandem_carnage").play()
    assert both.told("FlagTouched") == [("R7.3", 0, 1), ("R10.2", 2, 1)]


def test_r10_2_a_win_of_a_team_names_its_rule():
    scene = Scene("+    +    +    +\n 0↑①· 1↓ · 2↓ ·", special="all_for_one").play()
    assert scene.told("GameEnded") == [("R10.2", [0, 2], "flags")]


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


def test_r10_2_in_toggle_boggle_play_on_does_nothing():
    robots = [robot(), robot()]
    picture = "+    +    +\n 0↑①· 1↑ ·"
    scene = Scene(picture, *robots, special="toggle_boggle", rules={"play_on": True}).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}
    assert scene.events("RobotFinished") == []
    assert Scene(picture, *robots, special="war_zone", rules={"play_on": True}).play().events("RobotFinished") != []


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
