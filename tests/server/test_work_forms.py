"""The form of a work: read strictly, understood by the engine, hashed, and whatever is sent, refused or harmless."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.conftest import count
from tests.server.works import course, layout, work

from swarmrally.arena.works.elements import ELEMENTS, bits_of, bits_wanted
from swarmrally.arena.works.form import WORK, laid, understood
from swarmrally.arena.works.knowing import facts_of, picture_of
from swarmrally.kernel.refusal import Refusal, decoded

BELTS = [{"x": x, "y": y, "dir": "NESW"[(x + y) % 4], "express": True} for x in range(8) for y in range(8)]
LOOPS = {"floor": {"width": 8, "height": 8, "conveyors": BELTS, "docks": {"1": [0, 0], "2": [7, 7]}}, "flags": [[3, 3]]}
NASTY: list[Any] = [None, True, -1, 2**63, 1e300, "", "x" * 70_000, "\ud83d\ude80", "<script>", [], {}, [[]], {"": None}, "Dizzy Dash"]


def read(sent: dict[str, Any]) -> Any:
    return read_text(json.dumps(sent).encode())


def read_text(text: bytes) -> Any:
    form = decoded(WORK, text)
    return understood(form.game, form.content, form.table)


def test_what_is_understood_is_hashed_and_not_what_was_sent() -> None:
    plain, odd = read(work()), work()
    odd["content"] = {"flags": [[5, 4], [10, 11]], "dock": odd["content"]["dock"] | {"rot_cw": 0}, "boards": odd["content"]["boards"]}
    odd |= {"name": "Another", "words": "", "table": {"options": True, "rules": {"lives": 3}, "clock": {"stopwatch": "usual"}}}
    assert read(odd).hash == plain.hash
    assert read(odd).table == b"null"
    assert read(work(course((5, 4)))).hash != plain.hash
    assert read(work(table={"options": False})).hash != plain.hash
    again = understood("roborally", Raw(plain.content), Raw(plain.table))
    assert (again.hash, again.content) == (plain.hash, plain.content)


@pytest.mark.parametrize("sent", [work(), work(layout(0)), work(layout(2)), work(LOOPS)], ids=["course", "racing", "targets", "belts"])
def test_a_table_on_a_work_has_its_content(sent: dict[str, Any]) -> None:
    understood_work = read(sent)
    setup = laid(understood_work.game, understood_work.content, understood_work.table, b'{"work":"FERR-Y7QX"}')
    kept = json.loads(bytes(setup))
    assert kept["course" if sent["game"] == "roborally" else "layout"] == json.loads(understood_work.content)
    assert "work" not in kept
    facts = facts_of(understood_work)
    assert 2 <= facts.seats[0] <= facts.seats[1] <= 8
    assert picture_of(understood_work).startswith("<svg ")


WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "another format": ({"format": "course"}, "/format", "not_one_of"),
    "another version": ({"version": 2}, "/version", "not_one_of"),
    "another game": ({"game": "chess"}, "/game", "not_one_of"),
    "no licence": ({"licence": "mine"}, "/licence", "not_one_of"),
    "something more": ({"plays": 7}, "/plays", "unknown_field"),
    "a long name": ({"name": "x" * 49}, "/name", "text_too_long"),
    "many words": ({"words": "x" * 501}, "/words", "text_too_long"),
    "no hash": ({"previous": "../x"}, "/previous", "wrong_form"),
    "a course of ours": ({"content": "Dizzy Dash"}, "/content", "wrong_type"),
    "a flag beside it": ({"content": course((40, 4))}, "/content/flags/0", "not_a_cell"),
    "nobody's floor": (
        {"content": {"boards": [{"board": "nowhere", "x": 0, "y": 0}], "flags": [[1, 1]]}},
        "/content/boards/0/board",
        "not_one_of",
    ),
    "a seat": ({"table": {"seats": []}}, "/table/seats", "unknown_field"),
    "no lives": ({"table": {"rules": {"lives": 0}}}, "/table/rules/lives", "too_small"),
    "a hasty clock": ({"table": {"clock": {"stopwatch": 1}}}, "/table/clock/stopwatch", "too_small"),
    "a table that is none": ({"table": []}, "/table", "wrong_type"),
    "one dock": ({"content": {"floor": {"width": 3, "height": 3, "docks": {"1": [0, 0]}}, "flags": [[1, 1]]}}, "/content", "too_few_docks"),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_refused_with_its_place_and_code(wrong: tuple[dict[str, Any], str, str]) -> None:
    changes, pointer, code = wrong
    with pytest.raises(Refusal) as refused:
        read(work() | changes)
    assert (refused.value.pointer, refused.value.code) == (pointer, code)


def test_what_is_nested_deeply_is_refused() -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    text = json.dumps(work() | {"content": 0}).encode().replace(b'"content": 0', b'"content": ' + deep)
    with pytest.raises(Refusal) as refused:
        read_text(text)
    assert refused.value.code in ("nested", "wrong_type")


@pytest.mark.parametrize("start", [work(), work(layout(1)), work(LOOPS)], ids=["course", "layout", "belts"])
def test_whatever_is_changed_in_a_work_is_read_or_refused(start: dict[str, Any]) -> None:
    chance = random.Random(7)
    for _ in range(count(150, 5_000)):
        sent = copy.deepcopy(start)
        for _ in range(chance.randint(1, 3)):
            change(sent, chance)
        found = read_or_refused(sent)
        if isinstance(found, Refusal):
            assert found.pointer == "" or found.pointer.startswith("/")
            continue
        facts_of(found)
        assert understood(found.game, Raw(found.content), Raw(found.table)).hash == found.hash


def read_or_refused(sent: dict[str, Any]) -> Any:
    try:
        return read(sent)
    except Refusal as refused:
        return refused


def change(sent: dict[str, Any], chance: random.Random) -> None:
    """Something somewhere in it becomes something else, or is gone."""
    at: Any = sent
    while True:
        if not isinstance(at, dict | list) or not at:
            return
        key = chance.choice(list(at)) if isinstance(at, dict) else chance.randrange(len(at))
        if isinstance(at[key], dict | list) and at[key] and chance.random() < 0.7:
            at = at[key]
            continue
        if chance.random() < 0.2:
            del at[key]
        else:
            at[key] = chance.choice(NASTY)
        return


def test_elements_are_words_and_bits() -> None:
    assert bits_wanted("belts, pits", "?with") == bits_of(["pits", "belts"]) == 1 << ELEMENTS.index("pits") | 1
    with pytest.raises(Refusal, match="expected one of belts"):
        bits_wanted("belts,bombs", "?with")
    assert msgspec.json.decode(read(work()).content)["flags"] == [[5, 4], [10, 11]]
