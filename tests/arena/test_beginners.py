"""What the scripted beginners do: the measure that rookies are held to."""

from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest
from tests.asteroyds.scene import plan, ready
from tests.bots.test_rookie_walks import BELT_AHEAD, PIT_AHEAD, dealt
from tests.roborally.scene import LETTERS

from swarmrally.arena.beginner import Beginner
from swarmrally.bots.roborally.walking.aims import list_wanted
from swarmrally.bots.roborally.walking.drafts import end_of, take_hand
from swarmrally.bots.roborally.walking.scripts import find_stroll, stroll
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.fields import new
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.cards import KIND
from swarmrally.roborally.components.course import GROUND
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import course_of
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots


def flown(picture, **how):
    drawn = ready(picture, **how)
    return Beginner().plan(drawn.board, drawn.state, 0, 1).columns


def strolling(course, state):
    """A beginner that has found its program."""
    walk = new(Walk)
    list_wanted(course, state, walk, 0)
    take_hand(state, walk, 0)
    find_stroll(course, state, walk, 0)
    return walk


def cards_of(course, state, seat):
    return strolling(course, state).card.tolist()


def walked(hand, *floor, **how):
    scene = dealt(hand, *floor, **how)
    return " ".join(LETTERS[KIND[card]] for card in cards_of(scene.course, scene.state, 0))


def test_it_flies_over_gates_and_waits_when_it_has_all_that_is_there():
    assert flown("|0→.     .     21↗   .     22↗ 1→.") == plan(0, "f f f f").columns


def test_it_flies_around_what_is_in_front_of_it():
    columns = flown(
        """
        |0→.      5↗   21↗   .
        |     .     .     .   1→.
        """
    )
    assert columns[:3] == plan(0, "r l l").columns[:3]


@pytest.mark.parametrize(
    ("mode", "picture"),
    [
        ("shooting", "|  22↗   .   0→.     .     21↗ 1→."),
        ("targets", "|L  5↗   .   0→.     .   L  6↗ R  7↗ 1→."),
        ("drones", "|  @1→   .   0→.     .     @2→ 1→."),
    ],
)
def test_it_shoots_what_is_ahead_and_turns_to_what_is_behind(mode, picture):
    assert flown(picture, mode=mode) == plan(0, "s b s").columns


def test_in_racing_it_does_not_reckon_with_the_swarm_and_where_it_shoots_it_does():
    coming = """
        |0→.     .     .     .     .     23←
        |     .     .     .     .   1→.
        """
    assert flown(coming)[:5] == plan(0, "f f f f f").columns[:5]
    assert flown(coming, mode="shooting")[:1] == ("shoot",)


def test_it_walks_card_by_card_to_the_flag_and_on_to_the_next():
    assert walked("3 2 r 2 1 l u", flags=[(5, 0), (5, 2)])[:7] == "3 2 r 2"


def test_it_reckons_with_belts_and_walks_into_no_pit():
    assert walked("1 2 u u l l r", BELT_AHEAD, flags=[(2, 0)])[0] == "1"
    assert walked("3 3 2 2 1 l r", PIT_AHEAD)[0] == "1"


def test_it_falls_only_when_every_program_does():
    """Among pits, anywhere on an island, with seven cards."""
    random, course = Random(7), course_of(RallySetup(course="Island Hop"))
    ground, outcomes = np.flatnonzero(course.ground == GROUND), set()
    for number in range(40):
        game = Game(RallySetup(course="Island Hop", seats=usual_robots(2), number=number), "a beginner")
        state = game.state
        state.robot_cell[0], state.robot_heading[0], state.hand_count[0] = random.choice(ground), random.randrange(4), 7
        walk = strolling(course, state)
        falls = end_of(course, state, walk.card, 0)[0] == OFF
        assert stroll(course, state, walk, 0, False)
        outcomes.add((falls, end_of(course, state, walk.card, 0)[0] == OFF))
        if falls:
            assert all(end_of(course, state, np.array(cards), 0)[0] == OFF for cards in permutations(state.hand[0, :7].tolist(), 5))
    assert {(False, False), (False, True)} <= outcomes


def test_a_locked_register_keeps_its_card():
    scene = dealt("1 1 2 l", damage=5, locked={"5": [790]})
    assert cards_of(scene.course, scene.state, 0)[4] == 79
