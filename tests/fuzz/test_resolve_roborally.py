"""Spoiled positions of RoboRally: an answer, or a Refusal in one line that names the field; never anything else."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.conftest import count

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.resolving import resolve

CASES = Path(__file__).parent.parent / "conformance" / "roborally.jsonl.gz"
POSITIONS = [json.loads(line)["position"] for line in gzip.decompress(CASES.read_bytes()).splitlines()]
JUNK: list[Any] = [None, True, -1, 0, 7, 3.5, 10**30, "", "N", "brakes", [], [1], [[]], {}, {"seat": 0}, [-1, 10**9]]


def paths(value: Any, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place of a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [here, *(path for key, part in inner for path in paths(part, (*here, key)))]


def at(document: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        document = document[step]
    return document


def spoiled(chance: Random) -> Any:
    """A good position with one thing replaced, removed, doubled or added."""
    document = copy.deepcopy(chance.choice(POSITIONS))
    path = chance.choice(paths(document)[1:])
    parent, last = at(document, path[:-1]), path[-1]
    change = chance.randrange(4)
    if change == 0:
        parent[last] = copy.deepcopy(chance.choice(JUNK))
    elif change == 1:
        del parent[last]
    elif change == 2 and isinstance(last, int):
        parent.append(copy.deepcopy(parent[last]))
    elif isinstance(last, str):
        parent["not a field"] = 1
    return document


@pytest.mark.parametrize("number", range(10))
def test_a_spoiled_position_is_answered_or_refused_in_one_line(number):
    for seed in range(count(30, 2_000)):
        document = spoiled(Random(f"{number} {seed}"))
        try:
            assert set(json.loads(resolve(json.dumps(document)))) == {"position", "events", "outcome"}
        except Refusal as refusal:
            check_pointer(document, refusal)


def check_pointer(document: Any, refusal: Refusal) -> None:
    """One line; and the place is there, or is a field that is missing from an object that is there."""
    assert len(str(refusal).splitlines()) == 1
    steps = [step.replace("~1", "/").replace("~0", "~") for step in refusal.pointer.split("/")[1:]]
    for number, step in enumerate(steps):
        if isinstance(document, list):
            assert step.isdigit(), refusal
            assert int(step) <= len(document), refusal
            if int(step) == len(document):
                return
            document = document[int(step)]
        elif isinstance(document, dict) and step in document:
            document = document[step]
        else:
            assert number == len(steps) - 1, refusal
            return


def robots(document: Any) -> list[Any]:
    found: list[Any] = document["robots"]
    return found


MUST_BE_REFUSED: dict[str, tuple[str, Callable[[Any], object]]] = {
    "a second robot of one seat": ("/robots", lambda document: robots(document).append(robots(document)[0])),
    "a robot off the course": ("/robots/0/at", lambda document: robots(document)[0].update(at=[99, 99])),
    "an unknown heading": ("/robots/0/heading", lambda document: robots(document)[0].update(heading="NE")),
    "an unknown option": ("/robots/0/options", lambda document: robots(document)[0].update(options=["jet_pack"])),
    "too much damage": ("/robots/0/damage", lambda document: robots(document)[0].update(damage=10**30)),
    "a wrong type": ("/turn", lambda document: document.update(turn="three")),
    "a huge turn": ("/turn", lambda document: document.update(turn=10**30)),
    "an unknown course": ("/course", lambda document: document.update(course="Nowhere")),
    "an unknown field": ("/weather", lambda document: document.update(weather="fine")),
    "a card that is none": ("/program_deck", lambda document: document.update(program_deck=[15])),
    "a program of nobody": ("/programs", lambda document: document["programs"].append({"seat": 7, "registers": [None] * 5})),
    "no robots": ("/robots", lambda document: document.pop("robots")),
}


@pytest.mark.parametrize("what", MUST_BE_REFUSED)
def test_it_is_refused(what):
    pointer, spoil = MUST_BE_REFUSED[what]
    document = copy.deepcopy(next(each for each in POSITIONS if robots(each)[0]["at"] and len(robots(each)) < 8))
    spoil(document)
    with pytest.raises(Refusal) as found:
        resolve(json.dumps(document))
    assert found.value.pointer.startswith(pointer)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game":"roborally"', b"\xff", "[" * 100_000, '{"game":"roborally","turn":NaN}'])
def test_what_is_no_position_is_refused(text):
    with pytest.raises(Refusal):
        resolve(text)
