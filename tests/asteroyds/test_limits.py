"""What a game, a scenario and a seed may be at the most."""

import msgspec
import pytest

from swarmrally.asteroyds.forms.reading import read_position
from swarmrally.asteroyds.forms.schema import LAST_ROUND
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.game import SETUP_DECODER, Game, Setup, retold, usual_seats
from swarmrally.kernel.records import first_difference
from swarmrally.kernel.refusal import Refusal, decoded


def test_a_scenario_of_the_last_round_can_be_played_on():
    start = Game(Setup(seats=usual_seats(2, "racing")), "seed")
    position = msgspec.structs.replace(position_from(start.state, start.board), round=LAST_ROUND)
    game = Game(Setup(scenario=position), "seed")
    game.play()
    game.play()
    assert game.state.round_number == LAST_ROUND + 2
    assert first_difference(game.record().events, retold(game.record())) is None


def test_a_later_round_is_refused():
    with pytest.raises(Refusal, match="/round: expected a whole number <= 20000"):
        read_position(f'{{"game":"asteroyds","round":{LAST_ROUND + 1},"first_seat":0,"tiles":[],"craft":[]}}')


@pytest.mark.parametrize("number", [-1, 2**32, 2**63, 2**70])
def test_a_game_number_that_does_not_fit_is_refused(number):
    with pytest.raises(Refusal, match="/number"):
        decoded(SETUP_DECODER, f'{{"number":{number}}}')


def test_a_seed_that_is_no_text_is_refused():
    with pytest.raises(Refusal, match="/seed: expected a text in UTF-8"):
        Game(Setup(seats=usual_seats(2, "racing")), "\udcff")
