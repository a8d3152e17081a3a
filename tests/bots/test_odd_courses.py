"""R10.3-R10.6 What bots want where not everybody runs for the flags."""

from __future__ import annotations

import numpy as np
import pytest

from swarmrally.bots import NAMES, bot
from swarmrally.bots.roborally.errands import are_friends
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.search.rehearsal import WHOLE, share
from swarmrally.bots.roborally.search.worth import cost
from swarmrally.bots.roborally.thinking import scout
from swarmrally.bots.roborally.walking.aims import list_goals
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.bots.watch import NO_HURRY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.course import GROUND
from swarmrally.roborally.components.state import State, lift_robot
from swarmrally.roborally.forms.schema import CourseForm, FloorForm
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.playing.view import view


def goals_of(course, state, seat):
    walk = new(Walk)
    list_goals(course, state, walk, seat)
    return [tuple(walk.cell[goal, : int(walk.size[goal])].tolist()) for goal in range(int(walk.goals))]


def home_cells(course, state, team):
    return tuple(np.flatnonzero((course.floor_at == state.home[team]) & (course.ground == GROUND)).tolist())


def started(course, robots):
    game = Game(Setup(course=course, seats=usual_seats(robots)), "odd")
    while game.question:
        game.answer(game.question[0], game.answers[0])
    return game.course, game.state


def small_floor(special):
    """Docks below, both flags far above."""
    docks = {str(dock): (dock, 7) for dock in range(1, 7)}
    return CourseForm(floor=FloorForm(8, 8, docks=docks), flags=[(0, 0), (7, 0)], special=special)


def known(course, state, seat):
    """What a bot knows of a course."""
    atlas, mind = new(Atlas), new(Mind)
    mind.me = seat
    scout(course, view(state, seat), new(State), atlas, new(Events), mind, NO_HURRY)
    return atlas


def test_the_superbot_runs_for_flags_and_the_others_for_the_superbot():
    course, state = started("Day of the SuperBot", 5)
    superbot = int(state.superbot)
    for seat in range(5):
        wanted = goals_of(course, state, seat)[0]
        assert wanted == (int(course.flag_start[0] if seat == superbot else state.robot_cell[superbot]),)


def test_without_a_superbot_on_the_course_all_run_for_flags():
    course, state = started("Day of the SuperBot", 5)
    state.robot_cell[state.superbot] = OFF
    other = next(seat for seat in range(5) if seat != state.superbot)
    assert goals_of(course, state, other)[0] == (int(course.flag_start[0]),)


def test_nobody_hunts_a_friend():
    course, state = started("Day of the SuperBot", 6)
    state.robot_team[:6] = [0, 1] * 3
    superbot = int(state.superbot)
    for seat in range(6):
        is_friend = state.robot_team[seat] == state.robot_team[superbot]
        assert goals_of(course, state, seat)[0] == (int(course.flag_start[0] if is_friend else state.robot_cell[superbot]),)


def test_the_title_is_better_than_any_hunt_for_it_and_nobody_gains_by_a_superbot_that_comes_back():
    course, state = started(small_floor("superbot"), 4)
    superbot = int(state.superbot)
    hunter = next(seat for seat in range(4) if seat != superbot)
    atlas = known(course, state, hunter)
    hunting = cost(course, atlas, state, hunter, False)
    state.superbot = hunter
    titled = cost(course, atlas, state, hunter, False)
    state.superbot = superbot
    lift_robot(state, superbot)
    assert titled < min(hunting, cost(course, atlas, state, hunter, False))


def test_racers_run_for_flags_and_blockers_for_the_racers_of_others():
    course, state = started("Interference", 6)
    assert goals_of(course, state, 1)[0] == (int(course.flag_start[0]),)
    assert goals_of(course, state, 4) == [tuple(int(state.robot_cell[racer]) for racer in (0, 2))]
    assert are_friends(course, state, 1, 4)
    assert not are_friends(course, state, 4, 5)


def test_a_player_whose_racer_is_out_has_no_chance_and_a_damaged_blocker_lessens_it():
    course, state = started(small_floor("interference"), 6)
    atlas = known(course, state, 0)
    even = [share(course, atlas, state, seat) for seat in range(6)]
    assert even[:3] == even[3:]
    assert sum(even[:3]) == pytest.approx(WHOLE, abs=3)
    state.robot_damage[3] = 9
    assert share(course, atlas, state, 0) < even[0]
    state.robot_lives[0] = 0
    lift_robot(state, 0)
    assert share(course, atlas, state, 0) == share(course, atlas, state, 3) == 0


def test_the_enemy_flag_is_fetched_and_carried_home():
    course, state = started("Capture the Flag", 4)
    team = int(state.robot_team[0])
    mine = 0 if state.home[team] == course.left_floor else 1
    home = home_cells(course, state, team)
    assert goals_of(course, state, 0) == [(int(course.flag_start[1 - mine]),), home]
    state.flag_holder[1 - mine], state.flag_cell[1 - mine] = 0, OFF
    assert goals_of(course, state, 0) == [home]
    mate = next(seat for seat in range(1, 4) if state.robot_team[seat] == team)
    assert goals_of(course, state, mate) == [(int(course.flag_start[mine]),)]


def test_a_thief_of_the_own_flag_is_chased():
    course, state = started("Capture the Flag", 4)
    team = int(state.robot_team[0])
    mine = 0 if state.home[team] == course.left_floor else 1
    thief = next(seat for seat in range(4) if state.robot_team[seat] != team)
    state.flag_holder[mine], state.flag_cell[mine] = thief, OFF
    assert goals_of(course, state, 0) == [(int(course.flag_start[1 - mine]), int(state.robot_cell[thief]))]


def test_floors_are_taken_as_they_lie_and_the_game_keeps_its_own():
    course, state = started("Frenetic Factory", 5)
    seen, before = view(state, 0), course.belt.copy()
    seen.floor_turns[0] = 1
    laid = as_it_lies(course, seen)
    assert laid is not course
    assert laid.floor_turned[0] == 1
    assert (course.belt == before).all()
    assert (laid.belt != before).any()


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_takes_a_home_and_a_start(name):
    game, player = Game(Setup(course="Capture the Flag", seats=usual_seats(4)), "odd"), bot("roborally", name)
    asked = 0
    while game.question:
        seat, asked = game.question[0], asked + 1
        answer = player.answer(game.course, view(game.state, seat), seat, game.answers, 1)
        assert answer in game.answers
        game.answer(seat, answer)
    assert asked == 5


def test_a_rookie_starts_as_near_to_the_enemy_flag_as_it_can():
    game, player = Game(Setup(course="Capture the Flag", seats=usual_seats(4)), "odd"), bot("roborally", "rookie")
    game.answer(int(game.state.asked_seat), game.answers[0])
    seat = int(game.state.asked_seat)
    answer = player.answer(game.course, view(game.state, seat), seat, game.answers, 1)
    columns = [place["at"][0] for place in game.answers]
    foremost = max(columns) if answer["heading"] == "E" else min(columns)
    assert abs(answer["at"][0] - foremost) <= 1
