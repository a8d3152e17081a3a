"""`swarmrally build-web-engine`: the six modules, what describes them, what games are played on, and puzzles, in one folder."""

from __future__ import annotations

import functools
import gzip
import hashlib
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib import metadata
from pathlib import Path

import msgspec
from msgspec import Struct

from swarmrally.kernel import compiler
from swarmrally.kernel.hideaway import compartment, make_private
from swarmrally.kernel.locating import PACKAGE
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal
from swarmrally.study.puzzles.collection import file_of as file_of_puzzles
from swarmrally.study.puzzles.pages import Shelf, puzzle_files
from swarmrally.study.puzzles.puzzle import GAMES
from swarmrally.wasm.entries import ENGINES, Entry, Record, described, file_of, own_entries, record_described, record_name, records_of
from swarmrally.wasm.grounds import Ground, grounds
from swarmrally.wasm.linking import linker_version
from swarmrally.wasm.tables import Table, tables

VERSION = 1
DESCRIPTION = "engine.json"


class Module(Struct):
    engine: str
    file: str
    bytes: int
    sha256: str


class Description(Struct):
    """What `engine.json` says."""

    version: int
    sources: str
    """A hash of all that the modules are made from; the same rules have the same."""
    modules: list[Module]
    records: dict[str, Record]
    entries: list[Entry]
    tables: dict[str, Table]
    grounds: list[Ground]
    puzzles: list[Shelf]


def build(folder: Path, quiet: bool = False) -> None:
    """Writes all of it, or leaves everything as it was."""
    check_place(folder)
    modules = made_modules(quiet)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as workplace:
        new, old = Path(workplace) / "new", Path(workplace) / "old"
        write(new, modules)
        if folder.exists():
            folder.rename(old)
        new.rename(folder)


def check_place(folder: Path) -> None:
    """Nothing is thrown away that was not made here."""
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir()) and not (folder / DESCRIPTION).is_file()):
        raise Refusal(str(folder), "wrong_file", expected=f"a folder that is empty, or not there yet, or has an {DESCRIPTION}")


def made_modules(quiet: bool = False) -> dict[str, bytes]:
    """By engine, from the cache where they lie there; else each is compiled in a process of its own."""
    places = {engine: kept_module(engine) for engine in ENGINES}
    missing = [engine for engine, place in places.items() if not place.exists()]
    with progress("Compiling for the browser", len(missing), hidden=quiet) as advance, ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in as_completed([pool.submit(make_module, engine, places[engine]) for engine in missing]):
            done.result()
            advance(1)
    return {engine: place.read_bytes() for engine, place in places.items()}


def made_module(engine: str) -> bytes:
    """One of them alone."""
    place = kept_module(engine)
    if not place.exists():
        make_module(engine, place)
    return place.read_bytes()


def kept_module(engine: str) -> Path:
    """Where the module lies that was made from these sources with these tools."""
    tools = [sys.version, *(metadata.version(name) for name in ("llvmlite", "numba", "numpy")), linker_version()]
    made_from = hashlib.sha256(repr((source_hash(engine), source_of_compiling(), tools)).encode()).hexdigest()
    return compartment(compiler.cache_root(), f"wasm-{engine}-{made_from[:24]}") / file_of(engine)


@functools.cache
def rules_hash() -> str:
    """Of what is played by here, of what describes it, and of the puzzles; two descriptions with the same one say the same."""
    here = b"\0".join(path.read_bytes() for path in files_beside())
    return hashlib.sha256(source_hash(*ENGINES).encode() + here).hexdigest()


def files_beside() -> list[Path]:
    """What the folder is made from besides the sources of the modules: this room, printed layouts, floors and courses, and puzzles."""
    printed = [*(PACKAGE / "asteroyds" / "scenarios").rglob("*.json"), *(PACKAGE / "roborally" / "courses").rglob("*.txt")]
    return [*sorted(Path(__file__).parent.glob("*.py")), *sorted(printed), *map(file_of_puzzles, GAMES)]


def source_hash(*engines: str) -> str:
    """Of all rooms that these engines are made of."""
    needed = dict.fromkeys(room for engine in engines for room in compiler.rooms(engine))
    return hashlib.sha256("".join(compiler.SOURCES[room] for room in needed).encode()).hexdigest()


@functools.cache
def source_of_compiling() -> str:
    paths = [Path(__file__).with_name(f"{name}.py") for name in ("compiling", "entries", "linking", "machine", "shims")]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()


def make_module(engine: str, place: Path) -> None:
    """Numba's order of things must not hang on the hashes of this run: the same sources give the same bytes."""
    make_private(place.parent)
    unfinished = place.with_suffix(f".{os.getpid()}")
    command = [sys.executable, "-m", "swarmrally.wasm.compiling", engine, str(unfinished)]
    done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["nothing"]
        raise Refusal(engine, "wrong_file", expected=f"an engine that can be compiled, and the compiler said: {said[-1][:300]}")
    unfinished.replace(place)


def write(folder: Path, modules: dict[str, bytes]) -> None:
    folder.mkdir()
    for engine, code in modules.items():
        (folder / file_of(engine)).write_bytes(code)
    for ground, record in grounds():
        (folder / ground.file).parent.mkdir(exist_ok=True)
        (folder / ground.file).write_bytes(record)
    for name, content in puzzle_files()[1].items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    said = msgspec.json.format(msgspec.json.encode(description(modules)), indent=1)
    (folder / DESCRIPTION).write_bytes(said + b"\n")
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def description(modules: dict[str, bytes]) -> Description:
    kernels = {engine: own_entries(engine) for engine in ENGINES}
    records = sorted({record for each in kernels.values() for one in each for record in records_of(one)}, key=record_name)
    return Description(
        VERSION,
        rules_hash(),
        [Module(engine, file_of(engine), len(code), hashlib.sha256(code).hexdigest()) for engine, code in modules.items()],
        {record_name(record): record_described(record) for record in records},
        [described(each, engine) for engine, entries in kernels.items() for each in entries],
        tables(),
        [ground for ground, _ in grounds()],
        puzzle_files()[0],
    )
