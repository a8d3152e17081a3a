"""`swarmrally bench attack`: what it finds is judged, shown, and ends with a code."""

from __future__ import annotations

import pytest

from swarmrally.cli.bench.attack import attack_figures, chosen, strangers
from swarmrally.cli.bench.attack_rows import BUSY, COLUMNS, CONTROLS, NOTHING, Row, cells, is_held, part, summed_up
from swarmrally.cli.bench.attacks.listing import FAMILIES, all_attacks
from swarmrally.cli.bench.attacks.siege import Ground, Sent
from swarmrally.cli.bench.load.company import USUAL, Company
from swarmrally.kernel.refusal import Refusal


def row(name: str = "empty_pings", memory: float = 300, **seen: object) -> Row:
    """A quiet one, but for what is said."""
    company = Company(0, USUAL)
    company.notes.answers = {"time": [0.01] * 200, "seal": [0.05] * 10}
    company.notes.plans = 10
    for what, value in seen.items():
        if what == "answers":
            company.notes.answers["time"] += value  # type: ignore[arg-type]
        else:
            setattr(company.notes, what, value)
    return summed_up(name, 1, company, Sent(6_000_000, 1_000_000, 1, 0), 4.0, memory, 0.5, 0.012)


@pytest.mark.parametrize(
    ("found", "missed"),
    [
        (row(), []),
        (row(answers=[0.6]), ["answers"]),
        (row(answers=[0.2] * 10), ["p99"]),
        (row(late=["2 s before the end: too late"]), ["clocks"]),
        (row(failures=["page: no answer"]), ["failures"]),
        (row(memory=765), ["memory"]),
    ],
)
def test_each_bar_is_missed_by_what_it_is_there_for(found: Row, missed: list[str]) -> None:
    assert found.missed == missed
    assert is_held([found]) == (not missed)


@pytest.mark.parametrize("control", CONTROLS)
def test_rows_without_an_attack_decide_nothing(control: str) -> None:
    assert is_held([row(control, answers=[5.0])])


def test_a_row_has_a_cell_for_each_column_and_says_how_much_was_sent() -> None:
    found = row()
    assert len(cells(found)) == len(COLUMNS.split())
    assert (found.mb_per_s, found.messages_per_s) == (1.5, 250_000)


def test_the_slowest_hundredth_begins_after_99_of_100() -> None:
    assert part([float(number) for number in range(200)], 0.99) == 198


def test_every_family_has_attacks_and_every_attack_says_what_it_does() -> None:
    found = all_attacks().values()
    assert {attack.family for attack in found} == set(FAMILIES)
    assert all(attack.what.endswith(".") for attack in found)


def test_many_addresses_share_the_connections_of_an_attack() -> None:
    idle = all_attacks()["idle_connections"]
    assert idle.lines_of_each(Ground(0, strangers(1))) == 1_300
    assert idle.lines_of_each(Ground(0, strangers(200))) == 12


def test_an_attack_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal, match="expected one of empty_pings"):
        chosen(["tickling"])


@pytest.mark.long
def test_it_measures_from_the_start_of_a_server_to_a_row() -> None:
    quiet, busy, attacked = attack_figures(["tiny_messages"], [2], 6.0, lambda _: None)
    assert (quiet.attack, busy.attack) == (NOTHING, BUSY)
    assert quiet.answers > 50
    assert (busy.mb_per_s, busy.connections) == (0, 0)
    assert attacked.messages_per_s > 0
    assert attacked.plans > 0
