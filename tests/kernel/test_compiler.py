"""The @kernel switch: compiled code is never older than its source, and nobody is told it is ready when it is not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.conftest import needs_compiler
from tests.contract.games import engine
from tests.contract.roborally import RoboRally

from swarmrally.kernel import compiler
from swarmrally.kernel.compiler import Kernel, kernels
from swarmrally.kernel.locating import PACKAGE
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

ANSWER = """
from swarmrally.asteroyds.rules.sequence import answer
from swarmrally.asteroyds.components.state import State
from swarmrally.kernel import compiler
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new

compiler.use_compiled("asteroyds")
state, events = new(State), new(Events)
state.question = 1
answer(state, events, True)
print(state.question, events.row[0, 1], sum(answer.dispatcher.stats.cache_hits.values()))
"""


def test_while_one_thread_loads_others_run_what_is_not_there_yet_as_it_is_written(monkeypatch):
    """Nobody waits for the compiler's lock."""
    rule = Kernel(lambda number: number + 1, compiler.ENTRY)
    Kernel.registered.remove(rule)
    call = compiler.on_first_call(rule)
    monkeypatch.setattr(compiler, "LOADERS", {-1})
    assert call(1) == 2
    assert rule.dispatcher is None


@pytest.fixture
def package(tmp_path):
    """A copy of the program, to be changed."""
    copied = tmp_path / "copy" / "swarmrally"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    return copied


def run(package, code=ANSWER):
    """What a new process prints that runs the copy, compiled; all share one cache, and Python keeps no bytecode of its own."""
    paths = {"PYTHONPATH": os.pathsep.join([str(package.parent), *sys.path]), "SWARMRALLY_CACHE": str(package.parents[1] / "cache")}
    settings = paths | {"PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, **settings}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def change(path, before, after):
    """Changes the source as an editor may: size and time of the file stay what they were."""
    stamp, text = path.stat(), path.read_text()
    assert before in text
    assert len(before) == len(after)
    path.write_text(text.replace(before, after, 1))
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))


@needs_compiler
def test_a_stale_cache_is_impossible_after_a_change_in_another_module(package):
    assert run(package) == ["0", "505", "0"]
    assert run(package) == ["0", "505", "1"]
    change(package / "kernel/decisions.py", "state.question = 0", "state.question = 7")
    assert run(package) == ["7", "505", "0"]
    change(package / "asteroyds/components/ids.py", "501, 502, 503, 504, 505, 506", "501, 502, 503, 504, 599, 506")
    assert run(package) == ["7", "599", "0"]


@needs_compiler
def test_the_same_source_in_another_place_finds_what_was_compiled(package):
    assert run(package) == ["0", "505", "0"]
    moved = package.parents[1] / "elsewhere" / "swarmrally"
    shutil.copytree(package, moved, copy_function=shutil.copy)
    assert run(moved) == ["0", "505", "1"]


@needs_compiler
def test_what_others_give_to_numba_is_kept_where_they_keep_it(tmp_path):
    other = tmp_path / "other.py"
    other.write_text("import numba\n\n\n@numba.njit(cache=True)\ndef one():\n    return 1\n")
    code = "from swarmrally.kernel import compiler; compiler.use_compiled('asteroyds'); import other; other.one()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    for name in ("NUMBA_CACHE_DIR", "PYTHONPYCACHEPREFIX"):
        environment.pop(name, None)
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert list((tmp_path / "__pycache__").glob("other.one-*.nbi"))


@needs_compiler
def test_a_program_that_is_older_than_the_source_leaves_no_code_for_a_newer_one(package):
    """A server that runs while the source is changed, and compiles only then."""
    edit = f"""
from pathlib import Path
path = Path({str(package / "kernel/decisions.py")!r})
path.write_text(path.read_text().replace("state.question = 0", "state.question = 7"))
compiler.use_compiled"""
    assert run(package, ANSWER.replace("compiler.use_compiled", edit))[0] == "0"
    assert run(package)[0] == "7"


def test_another_source_has_another_folder(package):
    code = "from swarmrally.kernel import compiler; print(compiler.cache_folder('asteroyds'))"
    folders = [run(package, code)]
    for path in (package / "kernel/hexes.py", package / "asteroyds/components/tiles.py"):
        path.write_text(path.read_text() + "\n")
        folders.append(run(package, code))
    (package / "asteroyds/more.py").write_text("")
    folders.append(run(package, code))
    assert len({tuple(folder) for folder in folders}) == 4


def test_the_command_line_is_no_part_of_the_engine(package):
    code = "from swarmrally.kernel import compiler; print(compiler.cache_folder('asteroyds'))"
    before = run(package, code)
    (package / "cli/__init__.py").write_text("")
    assert run(package, code) == before


def test_a_cache_is_warm_once_it_is_marked_for_this_very_source(package):
    look = "from swarmrally.kernel import compiler as c; print(c.is_warm('asteroyds'))"
    mark = "from swarmrally.kernel import compiler as c; c.cache_folder('asteroyds').mkdir(parents=True); c.mark_warm('asteroyds')"
    assert run(package, look) == ["False"]
    run(package, mark)
    assert run(package, look) == ["True"]
    tiles = package / "asteroyds/components/tiles.py"
    tiles.write_text(tiles.read_text() + "# more")
    assert run(package, look) == ["False"]


@needs_compiler
def test_compiled_and_interpreted_can_be_changed_over():
    entries = [each for each in kernels("asteroyds") if each.is_entry]
    with engine("asteroyds", compiled=True):
        assert compiler.is_compiled("asteroyds")
        assert all(each.call is not each.rule for each in entries)
        with engine("asteroyds", compiled=False):
            assert not compiler.is_compiled("asteroyds")
            assert all(each.call is each.rule for each in entries)
        assert compiler.is_compiled("asteroyds")


@needs_compiler
def test_of_a_shared_entry_there_is_one_copy_which_all_compiled_code_jumps_to():
    turn, registers, register = [each for each in kernels("roborally") if each.is_shared]
    with engine("roborally", compiled=True):
        rules = RoboRally()
        game = rules.start(Setup(seats=usual_seats(2)), "")
        rules.plan(game, Random(0))
        game.play()
    assert [len(each.dispatcher.overloads) for each in (turn, registers, register)] == [1, 1, 1]
    assert cached_bytes("play_registers") < cached_bytes("play_register") / 4


def cached_bytes(entry: str) -> int:
    """How long its machine code is."""
    return max(found.stat().st_size for found in compiler.cache_folder("roborally").rglob(f"*.{entry}-*.nbc"))


def test_every_rule_is_a_kernel_of_its_game():
    rooms = {each.rule.__module__.rpartition(".")[0] for each in Kernel.registered}
    assert {"swarmrally.kernel", "swarmrally.asteroyds.rules"} <= rooms
    assert {each.rule.__module__.split(".")[1] for each in kernels("asteroyds")} == {"kernel", "asteroyds"}


def test_with_the_compiler_off_everything_runs_as_it_is_written(package):
    code = """
import sys
from swarmrally.kernel import compiler
compiler.use_compiled("asteroyds")
print(compiler.is_compiled("asteroyds"), compiler.warm_in_background("asteroyds"), "numba" in sys.modules)
"""
    assert run(package, 'import os; os.environ["SWARMRALLY_INTERPRETED"] = "1"' + code) == ["False", "None", "False"]


def test_the_copy_is_what_runs(package):
    assert Path(run(package, "import swarmrally; print(swarmrally.__file__)")[0]).parent == package
