"""`swarmrally gallery`: works that are listed, hidden, and moved between servers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from tests.conftest import needs_compiler
from tests.server.works import course, layout, work

from swarmrally.arena.works.form import understood
from swarmrally.cli import app
from swarmrally.kernel.refusal import Refusal
from swarmrally.store import Store


def run(*words: object) -> None:
    app(["gallery", *map(str, words)], result_action="return_value")


def line(content: dict[str, Any], code: str, **changes: Any) -> dict[str, Any]:
    form = work(content)
    read = understood(form["game"], Raw(json.dumps(content).encode()))
    head = {
        "swarmrally_gallery": 1,
        "code": code,
        "hash": read.hash,
        "author": "Ada",
        "by": "0" * 16,
        "published": 1_700_000_000_000,
    }
    return head | {"work": form} | changes


def written(path: Path, *lines: dict[str, Any]) -> Path:
    path.write_text("".join(json.dumps(each) + "\n" for each in lines))
    return path


LINES = [line(course(), "FERR-Y7QX"), line(layout(0), "MAND-8RVE")]


@needs_compiler
def test_works_move_from_one_server_to_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", written(tmp_path / "first.jsonl", *LINES)
    run("import", file, "--data", here)
    run("import", file, "--data", here)
    assert "2 works read" in (said := capsys.readouterr().out)
    assert "0 works read" in said
    run("export", tmp_path / "second.jsonl", "--data", here)
    run("import", tmp_path / "second.jsonl", "--data", there)
    capsys.readouterr()
    run("list", "--json", "--data", there)
    works = [json.loads(each) for each in capsys.readouterr().out.splitlines()]
    moved = [(each["code"], each["hash"], each["name"]) for each in works]
    assert moved == [(each["code"], each["hash"], "Ferry Hours") for each in reversed(LINES)]
    assert len({each["author"] for each in works}) == 1
    run("show", "ferry7qx", "--data", there)
    assert json.loads(capsys.readouterr().out)["work"]["content"]["flags"] == [[5, 4], [10, 11]]


@needs_compiler
def test_the_host_hides_what_should_not_be_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    run("import", written(tmp_path / "works.jsonl", *LINES), "--data", data)
    run("hide", "FERR-Y7QX", "--data", data)
    run("list", "--data", data)
    assert "hidden" in capsys.readouterr().out
    run("export", tmp_path / "shown.jsonl", "--data", data)
    assert [json.loads(each)["code"] for each in (tmp_path / "shown.jsonl").read_text().splitlines()] == ["MAND-8RVE"]
    run("unhide", "FERR-Y7QX", "--data", data)
    capsys.readouterr()
    run("list", "--data", data)
    assert "hidden" not in capsys.readouterr().out
    with pytest.raises(Refusal, match="code of a work"):
        run("hide", "AAAA-AAAA", "--data", data)


WRONG = {
    "a hash that it has not": ({"hash": "0" * 64}, "/hash"),
    "a time to come": ({"published": 9_000_000_000_000}, "/published"),
    "another version": ({"swarmrally_gallery": 2}, "/swarmrally_gallery"),
    "a name that is taken": ({"author": "Server"}, "/name"),
    "a code that none is": ({"code": "../../etc"}, "/code"),
    "something more": ({"plays": 1_000}, "/plays"),
    "a name with what nobody sees": ({"work": work(name="Fer\u202ery")}, "/name"),
    "a course of ours": ({"work": work() | {"content": "Dizzy Dash"}}, "/content"),
    "a flag on no floor": ({"work": work(course((47, 47)))}, "/content/flags/0"),
}


@needs_compiler
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_refused_with_its_line_and_nothing_is_read(tmp_path: Path, wrong: tuple[dict[str, Any], str]) -> None:
    changes, pointer = wrong
    file = written(tmp_path / "works.jsonl", LINES[1], LINES[0] | changes)
    with pytest.raises(Refusal) as refused:
        run("import", file, "--data", tmp_path / "data")
    assert refused.value.pointer.startswith(f"{file}:2{pointer}")
    assert asyncio.run(count(tmp_path / "data")) == 0


async def count(folder: Path) -> int:
    store = await Store.open(folder)
    try:
        return len(await store.gallery.everything())
    finally:
        await store.close()
