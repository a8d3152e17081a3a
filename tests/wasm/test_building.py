"""What `swarmrally build-web-engine` writes, and what it says when it can't."""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
from importlib.util import find_spec

import pytest
import wasmtime
from tests.conftest import needs_compiler

from swarmrally.asteroyds.playing.simulation import Tally
from swarmrally.cli import app
from swarmrally.kernel import compiler
from swarmrally.kernel.fields import dtype_of, from_bytes
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Course, known_plans, printed_plans
from swarmrally.wasm import building
from swarmrally.wasm.entries import ENGINES, file_of

pytestmark = needs_compiler

LARGEST = {"asteroyds": 40_000, "roborally": 90_000, "bots and study": 300_000}
"""Bytes, compressed."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("web") / "engine"
    app(["build-web-engine", str(made)], result_action="return_value")
    return made


@pytest.fixture(scope="module")
def told(folder):
    return json.loads((folder / "engine.json").read_text())


def test_the_folder_has_what_its_description_lists_and_nothing_else(folder, told):
    listed = ["engine.json", *(module["file"] for module in told["modules"]), *(ground["file"] for ground in told["grounds"])]
    listed += [part["file"] for shelf in told["puzzles"] for part in (shelf, *shelf["pieces"])]
    files = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert sorted(name for name in files if not name.endswith(".gz")) == sorted(listed)
    assert {name for name, content in files.items() if name.endswith(".gz") and gzip.decompress(content) != files[name[:-3]]} == set()
    assert [module["file"] for module in told["modules"]] == [file_of(engine) for engine in ENGINES]


def test_modules_are_as_described(folder, told):
    for module in told["modules"]:
        code = (folder / module["file"]).read_bytes()
        assert (len(code), hashlib.sha256(code).hexdigest()) == (module["bytes"], module["sha256"])


@pytest.mark.parametrize("engine", ENGINES)
def test_a_module_needs_nothing_and_exports_what_is_described(folder, told, engine):
    module = wasmtime.Module(wasmtime.Engine(), (folder / file_of(engine)).read_bytes())
    assert [each.name for each in module.imports] == []
    entries = {entry["export"]: entry for entry in told["entries"] if entry["file"] == file_of(engine)}
    assert {each.name for each in module.exports} == {"memory", "__heap_base", *entries}
    for each in module.exports:
        if each.name in entries:
            assert isinstance(each.type, wasmtime.FuncType)
            assert ([str(kind) for kind in each.type.params], [str(kind) for kind in each.type.results]) == taken(entries[each.name])


def taken(entry):
    """The arguments and results that WebAssembly sees for an entry."""
    kinds = {"integer": "i64"}
    arguments = [
        kind for argument in entry["arguments"] for kind in [kinds.get(argument["type"], "i32"), *["i32"] * argument.get("dimensions", 0)]
    ]
    result = entry["result"]
    if result is None:
        return arguments, []
    return (arguments, [kinds.get(result["type"], "i32")]) if result["count"] == 1 else ([*arguments, "i32"], [])


def test_both_games_can_be_played_whole(told):
    found = [entry["file"] for entry in told["entries"] if entry["export"] == "play_games"]
    assert found == ["asteroyds.wasm", "roborally.wasm"]


def test_records_are_as_compiled_code_has_them(told):
    said = told["records"]["asteroyds.Tally"]
    assert said["size"] == dtype_of(Tally).itemsize
    assert said["fields"][6] == {"name": "wins", "offset": 48, "kind": "i8", "shape": [6]}
    for record in told["records"].values():
        end = 0
        for field in record["fields"]:
            assert field["offset"] == end
            size = int(field["kind"][1])
            for length in field["shape"]:
                size *= length
            end += size
        assert end == record["size"]


def test_grounds_are_records(folder, told):
    courses = [ground for ground in told["grounds"] if ground["kind"] == "course"]
    assert [ground["name"] for ground in courses] == list(known_plans())
    for ground in told["grounds"]:
        assert (folder / ground["file"]).stat().st_size == told["records"][ground["record"]]["size"]
    assert from_bytes(Course, (folder / courses[0]["file"]).read_bytes()).flag_count == 3


def test_numbers_have_their_words(told):
    flights, rallies = told["tables"]["asteroyds"], told["tables"]["roborally"]
    assert flights["events"][0] == {"kind": "RoundBegan", "fields": {"round": "number", "first_seat": "seat"}}
    assert (flights["rules"]["305"], rallies["rules"]["702"]) == ("A3.5", "R7.2")
    assert flights["actions"][:3] == [None, "shoot", "forward"]
    assert (rallies["cards"][1], rallies["cards"][84]) == ("u_turn", "move_3")


def test_it_is_small(folder):
    sizes = {engine: len(gzip.compress((folder / file_of(engine)).read_bytes(), 9)) for engine in ENGINES}
    assert sizes["asteroyds"] <= LARGEST["asteroyds"]
    assert sizes["roborally"] <= LARGEST["roborally"]
    assert sum(sizes[engine] for engine in ENGINES if "." in engine) <= LARGEST["bots and study"]


def test_the_same_sources_give_the_same_bytes(folder, tmp_path):
    building.build(tmp_path / "again", quiet=True)
    for path in folder.rglob("*.*"):
        assert path.read_bytes() == (tmp_path / "again" / path.relative_to(folder)).read_bytes()


@pytest.mark.long
def test_compiled_anew_they_are_the_same(tmp_path):
    for engine in ENGINES:
        building.make_module(engine, tmp_path / file_of(engine))
        assert (tmp_path / file_of(engine)).read_bytes() == building.made_module(engine)


def test_what_was_there_before_is_replaced(tmp_path):
    target = tmp_path / "engine"
    target.mkdir()
    (target / "engine.json").write_text("{}")
    (target / "old.wasm").write_text("old")
    building.build(target, quiet=True)
    assert not (target / "old.wasm").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["engine"]


def test_a_folder_of_somebody_else_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(Refusal, match=r"expected a folder that is empty"):
        building.build(tmp_path, quiet=True)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_without_a_linker_it_says_what_to_install_and_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *more: None if name == "ziglang" else find_spec(name, *more))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Refusal, match=r"^wasm-ld: expected the linker .* pip install ziglang$"):
        app(["build-web-engine", str(tmp_path / "engine")], result_action="return_value")
    assert list(tmp_path.iterdir()) == []


def test_what_fails_in_the_middle_leaves_what_was_there(folder, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device", "engine.json")

    target = tmp_path / "engine"
    building.build(target, quiet=True)
    monkeypatch.setattr(building, "description", full)
    with pytest.raises(OSError, match="No space left"):
        building.build(target, quiet=True)
    assert [path.name for path in tmp_path.iterdir()] == ["engine"]
    assert (target / "engine.json").is_file()


def test_the_hash_changes_with_what_is_printed():
    """A server with other courses would else be taken for one by the same rules."""
    beside = {path.name for path in building.files_beside()}
    assert {"board.json", "racing.json", "exchange.txt", "tables.py"} <= beside
    assert len([path for path in building.files_beside() if path.parent.name == "courses"]) == len(printed_plans())


def test_the_hash_changes_with_the_rules(monkeypatch):
    whole, part = building.source_hash(*ENGINES), building.source_hash("asteroyds")
    monkeypatch.setitem(compiler.SOURCES, "bots.roborally", "other")
    assert building.source_hash(*ENGINES) != whole
    assert building.source_hash("asteroyds") == part
