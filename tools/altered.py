"""Runs tests on altered rules, as they are written: everything is imported once, and each alteration has a fork of its own.

In a fork a function gets the code of its altered text. What is worked out while modules are imported, such as a table, can't be altered
so; there the fork is made before the game is imported, and imports it altered.
"""

from __future__ import annotations
import __future__

import ast
import functools
import gc
import importlib
import importlib.util
import json
import os
import pickle
import resource
import signal
import sys
import textwrap
import time
import traceback
from collections.abc import Callable, Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest
from tools.alterations import ROOT, SOURCES, Alteration, own_tests

LONGEST = 2
"""Seconds of processor after which a test of an altered rule is taken to go on for ever; the longest takes a sixth of that."""
LONGEST_IN_ALL = 900

QUIETLY = [
    "--assert=plain",
    "-q",
    "-s",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:faker",
    "-p",
    "no:schemathesis",
    "-p",
    "no:playwright",
    "-p",
    "no:xdist",
    "-m",
    "not long",
]
CAUGHT, HELD_ON, WENT_ON, BROKE = "caught", "survived", "went on for ever", "broke"


class Verdict(NamedTuple):
    """What became of an alteration: by which test it was caught, and after how many seconds."""

    word: str
    test: str
    seconds: float

    @property
    def is_caught(self) -> bool:
        return self.word in (CAUGHT, WENT_ON)


@functools.cache
def functions_in(source: str) -> dict[str, tuple[int, int, str]]:
    """The functions and methods of a source by name: from where to where without decorators, and what they are; under an empty name
    all that stands outside of them."""
    found: dict[str, tuple[int, int, str]] = {}
    rest: list[str] = []
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def look(body: list[ast.stmt], outer: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                found[outer + node.name] = starts[node.lineno - 1], starts[node.end_lineno or 0], ast.dump(node)
            elif isinstance(node, ast.ClassDef):
                look(node.body, f"{outer}{node.name}.")
            else:
                rest.append(ast.dump(node))

    look(ast.parse(source).body, "")
    return {**found, "": (0, 0, "".join(rest))}


@functools.cache
def source_of(path: Path) -> str:
    return path.read_text()


def altered_functions(alteration: Alteration) -> list[str]:
    """The names of what is not as it was; none in a book, and an empty one for what is not a function."""
    if alteration.path.suffix != ".py":
        return [] if alteration.path.suffix == ".md" else [""]
    before, last = functions_in(source_of(alteration.path)), alteration.at + len(alteration.old)
    inside = [name for name, (start, end, _) in before.items() if start <= alteration.at and last < end]
    if inside:
        return inside
    after = functions_in(alteration.altered)
    return [name for name in {**before, **after} if before.get(name, ("",))[-1] != after.get(name, ("",))[-1]]


def code_of(name: str, alteration: Alteration) -> CodeType:
    """The compiled code of a function or method with what is altered in it."""
    source, found = source_of(alteration.path), functions_in(source_of(alteration.path))
    if name in found and found[name][0] <= alteration.at < found[name][1]:
        start, end, _ = found[name]
        at = alteration.at - start
        text = source[start:end]
        text = text[:at] + alteration.new + text[at + len(alteration.old) :]
    else:
        start, end, _ = functions_in(alteration.altered)[name]
        text = alteration.altered[start:end]
    made = compile(textwrap.dedent(text), str(alteration.path), "exec", __future__.annotations.compiler_flag, dont_inherit=True)
    return next(constant for constant in made.co_consts if isinstance(constant, CodeType))


def module_name(alteration: Alteration) -> str:
    parts = alteration.path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(["swarmrally", *(part for part in parts if part != "__init__")])


def function_named(module: ModuleType, name: str) -> FunctionType:
    """The plain function behind whatever is around it."""
    found = functools.reduce(lambda owner, part: vars(owner)[part], name.split("."), module)
    while not isinstance(found, FunctionType):
        found = getattr(found, "rule", None) or getattr(found, "fget", None) or found.__wrapped__
    return found


def alter_functions(alteration: Alteration, names: list[str]) -> None:
    if not names:
        alter_book(alteration)
        return
    module = importlib.import_module(module_name(alteration))
    for name in names:
        function_named(module, name).__code__ = code_of(name, alteration)


def alter_book(alteration: Alteration) -> None:
    """Whoever reads the file reads something else."""
    read, read_bytes, altered = Path.read_text, Path.read_bytes, alteration.altered
    Path.read_text = lambda self, *how, **more: altered if self == alteration.path else read(self, *how, **more)  # type: ignore[method-assign]
    Path.read_bytes = lambda self: altered.encode() if self == alteration.path else read_bytes(self)  # type: ignore[method-assign]


class AlteredImport(SourceFileLoader):
    """Imports one module from its altered source."""

    def __init__(self, alteration: Alteration) -> None:
        super().__init__(module_name(alteration), str(alteration.path))
        self.alteration = alteration

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self.alteration.altered.encode(), self.path)


class Teller:
    """A plugin that stops a fork at the first test that fails, and tells the parent which."""

    def __init__(self, out: int | None = None) -> None:
        self.out = out

    def pytest_runtest_setup(self) -> None:
        if self.out is not None:
            signal.setitimer(signal.ITIMER_PROF, LONGEST)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Before anybody writes down how it came to that, which takes longer than the test."""
        if self.out is not None and call.excinfo and not call.excinfo.errisinstance((pytest.skip.Exception, pytest.xfail.Exception)):
            os.write(self.out, f"{CAUGHT} {item.nodeid}".encode())
            os._exit(0)


def in_fork(work: Callable[[int], None]) -> tuple[str, str]:
    """The word and the test that the work in a fork has written; how it ended when it wrote nothing."""
    into, out = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(into)
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST_IN_ALL, LONGEST_IN_ALL))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        try:
            work(out)
        except BaseException as error:
            os.write(out, f"{BROKE} {error!r}".encode())
        os._exit(0)
    os.close(out)
    with os.fdopen(into) as pipe:
        word = pipe.read()
    status = os.waitpid(child, 0)[1]
    if word:
        return (CAUGHT, word.removeprefix(f"{CAUGHT} ")) if word.startswith(CAUGHT) else (word.partition(" ")[0], word.partition(" ")[2])
    return (WENT_ON, "") if os.WIFSIGNALED(status) else (BROKE, "")


class Warm(Teller):
    """A plugin that, with all tests collected, tries alteration after alteration in forks."""

    def __init__(self, game: str, alterations: list[Alteration], tell: Callable[[Alteration, Verdict], None], looks: bool) -> None:
        super().__init__()
        self.game, self.alterations, self.tell, self.looks = game, alterations, tell, looks
        self.called: set[str] = set()
        self.reached: dict[str, tuple[float, set[tuple[str, int]]]] = {}
        self.cold: list[Alteration] = []
        self.catchers: set[tuple[str, str]] = set()
        """Functions, each with a test that has caught another alteration of it."""
        self.folder = str(SOURCES / game)

    def watch_imports(self) -> None:
        """Which functions are called before any test runs: their altered code would come too late."""

        def watch(frame: Any, event: str, _: Any) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(self.folder):
                self.called.add(f"{frame.f_code.co_filename}:{frame.f_code.co_name}")

        sys.setprofile(watch)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        if session.testsfailed:
            raise session.Failed("the tests can't be collected")
        gc.collect()
        gc.freeze()
        self.cold = [alteration for alteration in self.alterations if self.is_cold(alteration)]
        warm = [alteration for alteration in self.alterations if alteration not in self.cold]
        if self.looks and warm:
            self.reached = lines_reached(session.items, self.folder)
        for alteration in warm:
            began = time.perf_counter()
            items = self.likeliest_first(session.items, alteration)
            word, test = in_fork(functools.partial(self.try_out, alteration, items))
            self.catchers.add((alteration.function, test))
            self.tell(alteration, Verdict(word, test, time.perf_counter() - began))
        return True

    def is_cold(self, alteration: Alteration) -> bool:
        """Whether a fork of this process has it from its imports already, unaltered."""
        names = altered_functions(alteration)
        return "" in names or any(f"{alteration.path}:{name.rpartition('.')[2]}" in self.called for name in names)

    def likeliest_first(self, items: list[pytest.Item], alteration: Alteration) -> list[pytest.Item]:
        """The tests of its rules that come to the altered line: those that caught a neighbour, that name the rule, then the quickest."""
        files = set(own_tests(self.game, alteration.rules))
        lines = {(str(alteration.path), line) for line in range(alteration.line, alteration.last_line + 1)}
        chosen = [item for item in items if item.path in files and self.reaches(item, lines)]
        named = tuple(f"test_{rule.lower().replace('.', '_')}_" for rule in alteration.rules)

        def unlikely(item: pytest.Item) -> tuple[bool, bool, float]:
            has_caught = (alteration.function, item.nodeid) in self.catchers
            return not has_caught, not item.name.startswith(named), self.reached.get(item.nodeid, (0.0,))[0]

        return sorted(chosen, key=unlikely)

    def reaches(self, item: pytest.Item, lines: set[tuple[str, int]]) -> bool:
        return not self.reached or not lines.isdisjoint(self.reached[item.nodeid][1])

    def try_out(self, alteration: Alteration, items: list[pytest.Item], out: int) -> None:
        self.out = out
        alter_functions(alteration, altered_functions(alteration))
        for item in items:
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        os.write(out, HELD_ON.encode())


def lines_reached(items: list[pytest.Item], folder: str) -> dict[str, tuple[float, set[tuple[str, int]]]]:
    """How long each test takes and to which lines it comes, found out in a fork so that nothing is remembered."""
    into, out = os.pipe()
    if os.fork() == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        caches = caches_of("swarmrally.", "tests.")
        with os.fdopen(out, "wb") as pipe:
            pickle.dump({item.nodeid: traced(item, folder, caches) for item in items}, pipe)
        os._exit(0)
    os.close(out)
    with os.fdopen(into, "rb") as pipe:
        found: dict[str, tuple[float, set[tuple[str, int]]]] = pickle.load(pipe)
    os.wait()
    return found


def caches_of(*packages: str) -> list[Any]:
    """What functions there remember."""
    loaded = [vars(module) for name, module in sys.modules.items() if name.startswith(packages)]
    return [found for names in loaded for found in names.values() if hasattr(found, "cache_clear")]


def traced(item: pytest.Item, folder: str, caches: list[Any]) -> tuple[float, set[tuple[str, int]]]:
    """A test comes also to the lines that an earlier one has gone through for it."""
    for cache in caches:
        cache.cache_clear()
    lines: set[tuple[str, int]] = set()

    def in_function(frame: Any, event: str, _: Any) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return in_function

    def on_call(frame: Any, event: str, _: Any) -> Any:
        return in_function if frame.f_code.co_filename.startswith(folder) else None

    began = time.perf_counter()
    sys.settrace(on_call)
    item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
    sys.settrace(None)
    return time.perf_counter() - began, lines


def verdicts(game: str, alterations: list[Alteration], looks: bool = False) -> Iterator[tuple[Alteration, Verdict]]:
    """Each alteration with what became of it; `looks` finds out first which tests come to which line, which is worth it for many."""
    os.environ["SWARMRALLY_INTERPRETED"] = "1"
    for name in ("numpy", "msgspec", "hypothesis", "swarmrally.kernel.compiler"):
        importlib.import_module(name)
    into, out = os.pipe()
    if os.fork() == 0:
        os.close(into)
        try:
            run_warm(game, alterations, looks, out)
        except BaseException:
            traceback.print_exc()
        os._exit(0)
    os.close(out)
    by_name = dict(enumerate(alterations))
    cold: list[int] = []
    is_done = False
    with os.fdopen(into) as pipe:
        for line in pipe:
            told = json.loads(line)
            if "cold" in told:
                cold, is_done = told["cold"], True
            else:
                yield by_name[told["number"]], Verdict(*told["verdict"])
    os.wait()
    if not is_done:
        raise RuntimeError(f"the tests of {game} can't be run: try pytest tests/{game}")
    for number in cold:
        alteration = by_name[number]
        began = time.perf_counter()
        word, test = in_fork(functools.partial(import_and_try, alteration))
        yield alteration, Verdict(word, test, time.perf_counter() - began)


def run_warm(game: str, alterations: list[Alteration], looks: bool, out: int) -> None:
    numbers = {id(alteration): number for number, alteration in enumerate(alterations)}

    def tell(alteration: Alteration, verdict: Verdict) -> None:
        os.write(out, (json.dumps({"number": numbers[id(alteration)], "verdict": list(verdict)}) + "\n").encode())

    files = sorted({str(path) for alteration in alterations for path in own_tests(game, alteration.rules)})
    plugin = Warm(game, alterations, tell, looks)
    plugin.watch_imports()
    if pytest.main([*QUIETLY, f"--rootdir={ROOT}", *files], [plugin]) in (0, 5):
        os.write(out, (json.dumps({"cold": [numbers[id(one)] for one in plugin.cold]}) + "\n").encode())


def import_and_try(alteration: Alteration, out: int) -> None:
    """The game imported altered; a game that can't even be imported was noticed."""
    if alteration.path.suffix == ".py":
        sys.meta_path.insert(0, AlteredImport(alteration))
    else:
        alter_book(alteration)
    files = [str(path) for path in own_tests(alteration.game, alteration.rules)]
    ended = pytest.main([*QUIETLY, f"--rootdir={ROOT}", *files], [Teller(out)])
    os.write(out, (HELD_ON if ended == 0 else f"{CAUGHT} when it is imported").encode())
