"""What a game and a scenario may be at the most."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.roborally.test_game import program_all

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.kernel.records import first_difference
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.components.events import FIELDS_IN_ORDER
from swarmrally.roborally.forms.reading import read_position
from swarmrally.roborally.forms.schema import LAST_TURN
from swarmrally.roborally.playing.game import Game, retold
from swarmrally.roborally.playing.resolving import resolve
from swarmrally.roborally.playing.setting_up import Setup, first_state, usual_seats
from swarmrally.roborally.playing.simulation import Tally, play_games

DOWN = [{"seat": seat, "dock": seat + 1, "at": [seat, 14], "archive": [seat, 14], "powered_down": True} for seat in (0, 1)]
AT_THE_END: dict[str, Any] = {"game": "roborally", "course": "Risky Exchange", "turn": LAST_TURN, "robots": DOWN}


def test_a_scenario_of_the_last_turn_can_be_played_on():
    game = Game(Setup(scenario=read_position(json.dumps(AT_THE_END))), "seed")
    for _ in range(3):
        program_all(game)
        game.play()
    assert game.state.turn_number == LAST_TURN + 3
    told = [event["turn"] for stretch in game.record().events for event in stretch if event["kind"] == "TurnBegan"]
    assert told == [LAST_TURN, LAST_TURN + 1, LAST_TURN + 2, LAST_TURN + 3]
    assert first_difference(game.record().events, retold(game.record())) is None


def test_the_last_turn_is_resolved():
    answer = msgspec.json.decode(resolve(json.dumps({**AT_THE_END, "programs": []})))
    assert answer["position"]["turn"] == answer["events"][-1]["turn"] == LAST_TURN + 1


def test_a_later_turn_is_refused():
    with pytest.raises(Refusal, match="/turn: expected a whole number <= 20000"):
        read_position(json.dumps({**AT_THE_END, "turn": LAST_TURN + 1}))


def test_an_event_holds_ten_thousand_turns_more():
    assert ("TurnEnded", {"turn": "number"}) in FIELDS_IN_ORDER
    assert np.iinfo(new(Events).row.dtype).max >= LAST_TURN + 10_000


def test_simulated_games_go_past_the_check():
    setup = Setup(course="Tricksy", seats=usual_seats(8), options_at_start=2)
    course, tally = printed_course("Tricksy"), new(Tally)
    state = first_state(setup, course, "many")
    state.asks[:] = 0
    play_games(course, state, new(Events), tally, 0, 1)
    assert tally.games == 1
