"""`swarmrally resolve`: bad input is exit status 2, one line on standard error, and nothing on standard output."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest
from tests.conftest import count, some
from tests.contract.positions import random_position
from tests.fuzz.impossible_positions import NEVER_A_POSITION
from tests.fuzz.mutations import MAY_BE_REFUSED, NASTY_NAMES, text
from tests.fuzz.test_resolve import spoiled

COMMAND = [sys.executable, "-m", "swarmrally", "resolve"]
GOOD = text(random_position(Random("good")))


def run(given: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *arguments], input=given, capture_output=True, check=False)


def assert_refused(done: subprocess.CompletedProcess[bytes], pointer: str) -> None:
    assert done.returncode == 2
    assert done.stdout == b""
    said = done.stderr.decode()
    assert said.startswith(pointer), said
    assert said.endswith("\n")
    assert len(said.splitlines()) == 1, said
    assert "Traceback" not in said


def test_a_good_position_is_answered(tmp_path):
    (tmp_path / "position.json").write_bytes(GOOD)
    answers = [run(GOOD), run(GOOD, "-"), run(b"", str(tmp_path / "position.json"))]
    assert [done.returncode for done in answers] == [0, 0, 0]
    assert [done.stderr for done in answers] == [b"", b"", b""]
    assert len({done.stdout for done in answers}) == 1
    assert set(json.loads(answers[0].stdout)) == {"position", "events", "outcome"}


@pytest.mark.parametrize(
    ("broken", "pointer"),
    [
        (b"", "(the whole input)"),
        (GOOD[:-1], "(the whole input)"),
        (b"\xff", "(the whole input)"),
        (b"[" * 100_000, "(the whole input)"),
        (GOOD.replace(b'"asteroyds"', b'"chess"'), "/game"),
        (GOOD.replace(b'"game"', b'"gam"'), "/gam"),
        (GOOD.replace(b'"dice":', b'"dices":'), "/dices"),
        (GOOD[:-1] + b',"two\\nlines":1}', "/two"),
    ],
)
def test_a_bad_position_is_refused_in_one_line(broken, pointer):
    assert_refused(run(broken), pointer)


def test_a_file_that_is_not_there_is_refused_in_one_line(tmp_path):
    assert_refused(run(b"", str(tmp_path / "nothing.json")), str(tmp_path / "nothing.json"))
    assert_refused(run(b"", str(tmp_path)), str(tmp_path))


@pytest.mark.parametrize("name", some(NASTY_NAMES, *NASTY_NAMES[::4]))
def test_whatever_a_field_is_called_it_is_one_line(name):
    assert_refused(run(text({**json.loads(GOOD), name: 1})), "/")


def test_every_line_is_answered_and_a_bad_one_does_not_stop_the_run():
    lines, good = [], []
    for number in range(count(3, 300)):
        for mutation in NEVER_A_POSITION + MAY_BE_REFUSED:
            broken = spoiled(mutation, f"line {number}")[0]
            lines.append(broken.replace(b"\n", b" ").replace(b"\r", b" "))
            good.append(None if mutation in MAY_BE_REFUSED else False)
        lines.append(GOOD)
        good.append(True)
    done = run(b"\n".join(lines) + b"\n", "--lines")
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.decode().split("\n")[:-1]]
    assert len(answers) == len(lines)
    for line, answer, is_good in zip(lines, answers, good, strict=True):
        assert is_good is None or ("error" not in answer) is is_good, line[:2000]
        assert set(answer) in ({"error"}, {"position", "events", "outcome"})
        assert "error" not in answer or len(answer["error"].splitlines()) == 1, answer


def test_the_last_line_needs_no_end():
    assert len(run(GOOD + b"\n" + GOOD, "--lines").stdout.splitlines()) == 2


def test_lines_are_answered_one_by_one():
    """A program can ask and wait for the answer."""
    with subprocess.Popen([*COMMAND, "--lines"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as asked:
        assert asked.stdin is not None
        assert asked.stdout is not None
        for question, key in ((GOOD, "position"), (b"{}", "error"), (GOOD, "position")):
            asked.stdin.write(question + b"\n")
            asked.stdin.flush()
            assert key in json.loads(asked.stdout.readline())
        asked.stdin.close()
        assert asked.wait(timeout=60) == 0
