"""R10.3-R10.6 What bots want where not everybody runs for the flags."""

from __future__ import annotations

import numpy as np
import pytest

from swarmrally.bots import NAMES, bot
from swarmrally.bots.roborally.errands import are_friends
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.walking.aims import list_goals
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.fields import new
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.course import GROUND
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


def test_racers_run_for_flags_and_blockers_for_the_racers_of_others():
    course, state = started("Interference", 6)
    assert goals_of(course, state, 1)[0] == (int(course.flag_start[0]),)
    assert goals_of(course, state, 4) == [tuple(int(state.robot_cell[racer]) for racer in (0, 2))]
    assert are_friends(course, state, 1, 4)
    assert not are_friends(course, state, 4, 5)


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
