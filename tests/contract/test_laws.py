"""Laws of every game, on random games in all modes with all options."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from random import Random

from tests.conftest import count
from tests.contract.games import played, seeds, stops

from swarmrally.kernel.events import BEAT, KIND, ROWS
from swarmrally.kernel.fields import copy, from_bytes, to_bytes

GAMES = count(100, 2_000)


def test_folding_the_events_gives_the_state(rules):
    for seed in seeds(GAMES // rules.cost):
        for game in stops(rules, seed):
            if len(game.told) == 1:
                folded = copy(game.state)
                continue
            rules.fold(folded, game.told[-1])
            assert rules.public(folded) == rules.public(game.state), (seed, len(game.told))
            assert game.question is not None or rules.whole(folded, game.state), (seed, len(game.told))


def test_a_state_is_never_broken(rules):
    """Neither at a stop nor, as the events tell it, between two beats."""
    for seed in seeds(GAMES // rules.cost // 3):
        for game in stops(rules, seed):
            assert rules.broken(game, game.state) == [], (seed, len(game.told))
            if len(game.told) == 1:
                folded = copy(game.state)
                continue
            for _, beat in groupby(game.told[-1], key=itemgetter(BEAT)):
                rules.fold(folded, list(beat))
                assert rules.broken(game, folded) == [], (seed, len(game.told))


def test_what_is_done_stays_done(rules):
    for seed in seeds(GAMES // rules.cost):
        before = None
        for game in stops(rules, seed):
            assert before is None or rules.lost(before, game.state) == [], (seed, len(game.told))
            before = copy(game.state)


def test_a_save_at_any_stop_changes_nothing(rules):
    for seed in seeds(GAMES // rules.cost):
        expected = played(rules, seed)
        for number, game in enumerate(stops(rules, seed)):
            assert (game.told[-1], to_bytes(game.state)) == expected[number], (seed, number)
            game.state = from_bytes(rules.state, to_bytes(game.state))


def test_a_decision_can_be_taken_back_to_the_save_before_it(rules):
    """Every pending decision is saved, answered, loaded, and answered the other way: the second answer knows nothing of the first."""
    tried, games = 0, max(5, GAMES // rules.cost)
    for seed in seeds(games):
        for game in stops(rules, seed, longest=6):
            if game.question is None:
                continue
            tried += 1
            saved, seat = to_bytes(game.state), game.question[0]
            first, second = rules.two_answers(game)
            told = [answered(rules, game, saved, seat, answer) for answer in (first, second, first)]
            assert told[0] == told[2], seed
            assert (told[0] != told[1]) == (first != second), seed
            game.state = from_bytes(rules.state, saved)
    assert tried > games / 10


def answered(rules, game, saved, seat, answer):
    game.state = from_bytes(rules.state, saved)
    game.answer(seat, answer)
    del game.decisions[-1]
    return game.told.pop(), to_bytes(game.state)


def test_beats_never_go_back(rules):
    """From the moment the plans stand to the end of the round."""
    for seed in seeds(GAMES // rules.cost):
        beat = 0
        for rows, _ in played(rules, seed):
            for row in rows:
                beat = 0 if row[KIND] == rules.round_began else beat
                assert row[BEAT] >= beat, seed
                beat = row[BEAT]


def test_quiet_events_give_the_same_states(rules):
    for seed in seeds(GAMES // rules.cost):
        expected = [state for _, state in played(rules, seed)]
        quiet = []
        for game in stops(rules, seed):
            game.events.quiet = 1
            quiet.append(to_bytes(game.state))
        assert quiet == expected, seed
        assert all(not stretch for stretch in game.told[1:]), seed


def test_a_round_fits_the_event_buffer_three_times(rules):
    most = max(len(rows) for seed in seeds(GAMES // rules.cost) for rows, _ in played(rules, seed))
    assert most * 3 < ROWS


def test_the_same_seed_gives_the_same_game(rules):
    for seed in seeds(GAMES // rules.cost):
        assert played(rules, seed, longest=4) == played(rules, seed, longest=4), seed


def test_another_seed_gives_another_game(rules):
    first, *others = (played(rules, seed, longest=2) for seed in seeds(20))
    assert all(other != first for other in others)


def test_the_seed_alone_decides_the_chance(rules):
    """The same set-up and decisions with another seed: other dice."""
    chance = Random("one set-up")
    setup = rules.setup(chance)
    starts = {to_bytes(rules.start(setup, str(seed)).state) for seed in range(50)}
    assert len(starts) == 50
    assert len({rules.drawn(rules.start(setup, str(seed))) for seed in range(50)}) > 30


def test_random_play_meets_decisions(rules):
    """The other laws would say little if nothing were ever asked."""
    games = count(50, 500)
    asked = sum(game.question is not None for seed in seeds(games) for game in stops(rules, seed))
    assert asked > 0.4 * games
