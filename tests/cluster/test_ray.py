"""Tournaments and analyses on a local Ray: `make cluster`."""

from __future__ import annotations

import pytest
from tests.arena.conftest import match, race

from swarmrally.arena.analysis.survey import surveyed, traced
from swarmrally.arena.grounds import Ground
from swarmrally.arena.keeping import Keep
from swarmrally.arena.lineups import line_ups
from swarmrally.arena.orders import RoundRobin
from swarmrally.arena.results import Heading, Results
from swarmrally.arena.standings import standings
from swarmrally.arena.tournament import play_tournament
from swarmrally.arena.workers import Processes
from swarmrally.kernel.refusal import Refusal

pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")
BOTS = ["drifter", "beginner", "rookie"]


@pytest.fixture(scope="module")
def cluster():
    from swarmrally.arena.cluster import Cluster

    crew = Cluster("local")
    yield crew
    crew.close()


def played(crew):
    contest, order = race(longest=20), RoundRobin(line_ups(BOTS, 2), [0, 1], 4)
    results = Results(Heading(contest, order.name, list(order.line_ups), [0, 1], "program"), None)
    play_tournament(contest, order, results, crew, Keep(), None, lambda more: None)
    figures = standings(BOTS, results)
    return {**figures, "bots": [{**bot, "time": None} for bot in figures["bots"]]}


def test_a_cluster_plays_the_same_tournament_as_this_process(cluster):
    assert played(cluster) == played(Processes(1))


def test_a_cluster_makes_the_same_analysis_as_this_process(cluster):
    contest = race(4, longest=6)
    ground = Ground("asteroyds", "Somewhere", contest.setup, [0, 1, 2, 3])
    one, other = (surveyed(ground, contest, ["rookie"], 6, crew, lambda more: None) for crew in (cluster, Processes(1)))
    assert [each.winners for each in one.results] == [each.winners for each in other.results]
    assert one.heat.traffic == other.heat.traffic


def test_what_goes_wrong_there_is_said_here(cluster):
    with pytest.raises(Refusal, match="expected some of drifter"):
        list(cluster.outcomes(traced, [match(race(), bots=("nobody", "drifter"))]))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere:port"])
def test_an_address_where_nothing_runs_is_refused_at_once(address):
    from swarmrally.arena.cluster import Cluster

    with pytest.raises(Refusal, match="--cluster: expected the address of a Ray that runs, or `local`"):
        Cluster(address)
