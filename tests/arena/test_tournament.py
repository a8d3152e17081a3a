"""Tournaments: who meets whom, what is counted, and that it does not depend on how it was played."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.arena.conftest import race, result

from swarmrally.arena.grounds import sides_of
from swarmrally.arena.keeping import Keep, keep_from
from swarmrally.arena.lineups import line_ups, seated
from swarmrally.arena.matches import Result
from swarmrally.arena.orders import ROUND, League, RoundRobin
from swarmrally.arena.results import Heading, Results
from swarmrally.arena.standings import standings
from swarmrally.arena.tournament import play_tournament
from swarmrally.cli.reporting.tournaments import crew_of
from swarmrally.kernel.refusal import Refusal

BOTS = ["drifter", "beginner", "rookie"]
NOTHING = Keep()


def heading(contest, order):
    return Heading(contest, order.name, list(order.line_ups), list(order.sides), "program")


def played(order, folder=None, jobs=1, keep=NOTHING, contest=None):
    contest = contest or race(longest=30)
    results = Results(heading(contest, order), folder)
    with crew_of(jobs, cluster=None) as crew:
        play_tournament(contest, order, results, crew, keep, folder, lambda more: None)
    return results


def timeless(figures):
    """What can be the same twice."""
    return {**figures, "bots": [{**bot, "time": None} for bot in figures["bots"]]}


def test_everybody_meets_everybody_and_sits_everywhere():
    order = RoundRobin(line_ups(BOTS, 2), [0, 1], 4)
    (games,) = order.batches({})
    assert [number for number, _ in games] == list(range(12))
    assert Counter(bots for _, bots in games) == {(one, other): 2 for one in BOTS for other in BOTS if one != other}


def test_a_team_is_one_bot_and_a_short_line_up_goes_around_the_table():
    assert seated(("ace", "racer"), sides_of(["left", "right", "left", "right"]), 0) == ("ace", "racer", "ace", "racer")
    assert seated(("ace", "racer"), sides_of(["left", "right", "left", "right"]), 1) == ("racer", "ace", "racer", "ace")
    assert seated(("ace", "racer"), sides_of([None] * 3), 0) == ("ace", "racer", "ace")
    assert seated(("ace", "racer", "racer", "racer"), sides_of([None] * 4), 3) == ("racer", "ace", "racer", "racer")


def test_two_jobs_play_the_same_games_as_one(monkeypatch):
    monkeypatch.setenv("SWARMRALLY_INTERPRETED", "1")
    order = RoundRobin(line_ups(BOTS, 2), [0, 1], 2)
    one, two = played(order), played(order, jobs=2)
    assert timeless(standings(BOTS, one)) == timeless(standings(BOTS, two))


def test_a_rookie_is_rated_above_a_drifter():
    results = played(RoundRobin([("drifter", "rookie")], [0, 1], 12))
    best, worst = standings(["drifter", "rookie"], results)["bots"]
    assert (best["bot"], worst["bot"]) == ("rookie", "drifter")
    assert best["rating"] > worst["rating"] + 5
    assert best["wins"] + best["draws"] + best["losses"] == 12
    assert best["time"]["choices"] > 12


def test_the_figures_are_those_of_the_games():
    games = [
        result(0, [0], "ace", "racer", rounds=4),
        result(1, [1], "racer", "ace", rounds=6),
        result(2, [], "ace", "racer", rounds=6),
        result(3, [0], "racer", "ace", rounds=8),
    ]
    figures = standings(["ace", "racer"], games)
    (pair,) = figures["pairs"]
    assert (pair["wins"], pair["draws"], pair["losses"], pair["share"]) == (2, 1, 1, 0.625)
    assert figures["rounds"] == {"mean": 6, "shortest": 4, "longest": 8, "counts": {4: 1, 6: 2, 8: 1}}
    assert [seat["wins"] for seat in figures["seats"]] == [2, 1]


def test_in_a_larger_game_the_pair_is_judged_by_who_won_of_the_two():
    figures = standings(["ace", "racer", "rookie"], [result(0, [1], "ace", "racer", "rookie"), result(1, [0], "ace", "racer", "rookie")])
    shares = {(pair["bot"], pair["against"]): pair["share"] for pair in figures["pairs"]}
    assert shares.get(("ace", "racer"), shares.get(("racer", "ace"))) == 0.5
    assert sorted(shares.values()) == [0.5, 0.75, 0.75]


def test_a_league_lets_those_meet_who_are_close():
    """The strong one always wins, the other two win by turns."""
    order = League(line_ups(["strong", "one", "other"], 2), [0, 1], 80)
    results: dict[int, Result] = {}
    met = Counter[frozenset[str]]()
    for batch in order.batches(results):
        for number, bots in batch:
            winner = bots.index("strong" if "strong" in bots else ("one", "other")[met[frozenset(bots)] // 3 % 2])
            results[number] = result(number, [winner], *bots)
            met[frozenset(bots)] += 1
    assert sum(met.values()) == 240
    assert met[frozenset(("one", "other"))] > 1.3 * met[frozenset(("strong", "one"))]


def test_a_league_goes_on_from_any_point_as_if_it_had_never_stopped():
    order = League(line_ups(BOTS, 2), [0, 1], 10)
    results: dict[int, Result] = {}
    whole = []
    for batch in order.batches(results):
        whole.append(batch)
        results |= {number: result(number, [number % 2], *bots) for number, bots in batch}
    assert [len(batch) for batch in whole] == [ROUND, 30 - ROUND]
    assert list(order.batches(results)) == whole


def test_what_was_played_is_not_played_again(tmp_path):
    order = RoundRobin([("drifter", "beginner")], [0, 1], 6)
    first = list(played(order, tmp_path))
    more = RoundRobin([("drifter", "beginner")], [0, 1], 8)
    again = list(played(more, tmp_path))
    assert [each.number for each in again] == list(range(8))
    assert again[:6] == first


def test_a_line_that_was_not_finished_is_played_again(tmp_path):
    order = RoundRobin([("drifter", "beginner")], [0, 1], 3)
    whole = timeless(standings(BOTS, played(order, tmp_path)))
    file = tmp_path / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    assert len(Results(heading(race(longest=30), order), tmp_path)) == 2
    assert timeless(standings(BOTS, played(order, tmp_path))) == whole
    assert len(file.read_bytes().splitlines()) == 4


def test_a_game_that_is_there_twice_counts_once(tmp_path):
    order = RoundRobin([("drifter", "beginner")], [0, 1], 2)
    played(order, tmp_path)
    file = tmp_path / "results.jsonl"
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[-1])
    assert len(played(order, tmp_path)) == 2


def test_another_tournament_in_the_same_folder_is_refused(tmp_path):
    played(RoundRobin([("drifter", "beginner")], [0, 1], 1), tmp_path)
    with pytest.raises(Refusal, match=r"results\.jsonl: expected another folder.*longest 30, not 31"):
        played(RoundRobin([("drifter", "beginner")], [0, 1], 1), tmp_path, contest=race(longest=31))
    (tmp_path / "results.jsonl").write_text("{}\n")
    with pytest.raises(Refusal, match=r"results\.jsonl/contest: expected this field"):
        played(RoundRobin([("drifter", "beginner")], [0, 1], 1), tmp_path)


def test_chosen_records_are_kept_and_no_others(tmp_path):
    played(RoundRobin([("drifter", "beginner")], [0, 1], 4), tmp_path, keep=Keep(numbers=frozenset([1, 3])))
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == ["game-000001.json", "game-000003.json"]


def test_which_records_are_wanted_is_said_in_words():
    keep = keep_from("draws, lost:ace, 7", ["ace", "racer"])
    wanted = [result(7, [0], "ace", "racer"), result(1, [1], "ace", "racer"), result(2, [], "ace", "racer")]
    assert all(keep.wants(each) for each in wanted)
    assert not keep.wants(result(8, [0], "ace", "racer"))
    assert keep_from("all", ["ace"]).wants(result(8, [0], "ace", "racer"))
    for wrong in ("ace", "lost:rookie", "some"):
        with pytest.raises(Refusal, match="--keep-records: expected all, draws"):
            keep_from(wrong, ["ace", "racer"])
