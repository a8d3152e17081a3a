"""The checker finds what is wrong, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from tests.load.linearizing import explained
from tests.load.models import Planning, Seating, Talk
from tests.load.operations import NEVER, Operation, Told, change, saw


def sit(who: str, seat: int, asked: float, answered: float, told="done") -> Operation:
    return change(who, "sit", seat, asked, answered, told)


def seen(number: int, *taken: str | None, at: tuple[float, float], who: str = "eve") -> Operation:
    return saw(who, (number, taken), *at)


def is_explained(*history: Operation) -> bool:
    return explained(history, Seating(2, 0)).is_explained


def test_what_happened_one_after_the_other_is_explained():
    assert is_explained(sit("ann", 0, 1, 2), seen(1, "ann", None, at=(3, 4)), sit("bob", 0, 5, 6, "refused"), sit("bob", 1, 7, 8))


def test_what_overlaps_may_have_happened_in_either_order():
    assert is_explained(sit("ann", 0, 1, 9), sit("bob", 0, 2, 3, "refused"))
    assert is_explained(sit("ann", 0, 1, 9), seen(0, None, None, at=(2, 3)), seen(1, "ann", None, at=(4, 5)))


def test_a_lost_acknowledgement_is_found():
    assert not is_explained(sit("ann", 0, 1, 2), seen(0, None, None, at=(3, 4)))


def test_a_stale_read_is_found():
    assert not is_explained(sit("ann", 0, 1, 2), seen(1, "ann", None, at=(3, 4)), seen(0, None, None, at=(5, 6)))


def test_two_acknowledgements_for_one_seat_are_found():
    assert not is_explained(sit("ann", 0, 1, 9), sit("bob", 0, 2, 8))


def test_news_in_another_order_for_another_client_are_found():
    both = sit("ann", 0, 1, 9), sit("bob", 1, 1, 9)
    assert is_explained(*both, seen(1, "ann", None, at=(0, 10)), seen(2, "ann", "bob", at=(0, 11)))
    assert not is_explained(*both, seen(1, "ann", None, at=(0, 10)), seen(1, None, "bob", at=(0, 10)))


def test_a_refusal_without_a_reason_is_found():
    assert not is_explained(sit("ann", 0, 1, 2, "refused"))


def test_what_was_never_answered_may_have_happened_late_or_never():
    lost = sit("ann", 0, 1, 2, "unknown")
    assert lost.answered == NEVER
    assert is_explained(lost, seen(0, None, None, at=(3, 4)))
    assert is_explained(lost, seen(0, None, None, at=(3, 4)), seen(1, "ann", None, at=(5, 6)))
    assert not is_explained(lost, seen(1, "ann", None, at=(3, 4)), seen(0, None, None, at=(5, 6)))
    assert not is_explained(sit("ann", 0, 5, 6, "unknown"), seen(1, "ann", None, at=(3, 4)))


def test_of_drafts_the_last_one_stands():
    model = Planning(2, 7)

    def draft(plan: str, asked: float, answered: float) -> Operation:
        return change("ann", "draft", (0, plan), asked, answered, "done")

    def read(plan: str, asked: float, answered: float) -> Operation:
        return Operation("ann", "read", (0, plan), asked, answered, "done")

    assert explained([draft("a", 1, 2), draft("b", 3, 4), read("b", 5, 6)], model).is_explained
    assert explained([draft("a", 1, 9), draft("b", 2, 8), read("a", 10, 11)], model).is_explained
    assert not explained([draft("a", 1, 2), draft("b", 3, 4), read("a", 5, 6)], model).is_explained
    assert not explained([draft("a", 1, 9), draft("b", 2, 8), read("a", 10, 11), read("b", 12, 13)], model).is_explained


def test_a_sealed_plan_is_changed_by_nobody():
    model = Planning(2, 7)
    sealed = change("ann", "seal", (0, "a"), 1, 2, "done")
    assert not explained([sealed, change("ann", "draft", (0, "b"), 3, 4, "done")], model).is_explained
    assert explained([sealed, saw("bob", (8, frozenset([0])), 3, 4), change("ann", "take_back", 0, 5, 6, "done")], model).is_explained


def test_lines_are_heard_in_the_order_in_which_they_are_kept():
    said = [change("ann", "say", "hello", 1, 2, "done"), change("bob", "say", "hi", 3, 4, "done")]

    def heard(number: int, line: str) -> Operation:
        return Operation("eve", "heard", (number, line), 0, 9, "done")

    assert explained([*said, heard(1, "hello"), heard(2, "hi")], Talk()).is_explained
    assert not explained([*said, heard(1, "hi"), heard(2, "hello")], Talk()).is_explained


@pytest.mark.parametrize("seed", range(20))
def test_a_long_history_of_many_is_explained_until_one_answer_is_turned_round(seed: int):
    """Made by a table that does one thing after the other, with answers that come late."""
    chance, model = Random(seed), Seating(3, 0)
    state, at, history = model.first, 0.0, []
    for _ in range(300):
        at += chance.random()
        who, what = chance.choice("abcde"), chance.choice(["sit", "stand"])
        asked, answered = at - chance.random() * 3, at + chance.random() * 3
        wanted = change(who, what, chance.randrange(3), asked, answered, "done")
        after = model.changed(state, wanted)
        lost = chance.random() < 0.03
        told: Told = "unknown" if lost else "refused" if after is None else "done"
        history.append(change(who, what, wanted.with_what, asked, answered, told))
        state = after or state
        if chance.random() < 0.3:
            history.append(saw("eve", (state.number, state.taken), at - chance.random(), at + chance.random()))
    assert explained(history, model).is_explained
    wrong = saw("eve", (state.number - 1, ("z", "z", "z")), at, at + 1)
    assert not explained([*history[:60], wrong], model).is_explained
