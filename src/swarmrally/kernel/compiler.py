"""The @kernel switch: one source that runs as plain Python or compiled by Numba, changed over while the program runs.

A rule is a `@kernel`; the few that Python calls are an `@entry`. Compiled, an entry is a cached function with all its rules inlined
(a third faster than calls); a rule called from Python by itself always runs as it is written. Compiled code that calls an entry has it
inlined too, except for a `@shared` one: of that there is one copy, since to optimize a whole game anew in every caller takes long.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import os
import pkgutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar, get_type_hints

import platformdirs

from swarmrally.kernel.fields import dtype_of
from swarmrally.kernel.hideaway import compartment, make_private
from swarmrally.kernel.locating import PACKAGE, keeping_in

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

ENTRY: dict[str, Any] = {"nogil": True, "error_model": "numpy", "cache": True}
SHARED: dict[str, Any] = {**ENTRY}
INNER: dict[str, Any] = {"nogil": True, "error_model": "numpy", "forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
CALLED: dict[str, Any] = {**INNER, "forceinline": False}
"""Said in so many words: what is not said is inherited from the caller that happens to be compiled first."""
LONGEST_WARMING = 300
"""Seconds after which a process that began to compile is taken to have died."""

INTERPRETED = bool(os.environ.get("SWARMRALLY_INTERPRETED"))

READY: set[str] = set()
"""The engines of which every entry is loaded, so that no call waits."""
AS_WRITTEN: set[str] = set()
"""The engines that are to run as plain Python, whoever needs them."""
LOADERS: set[int] = set()
"""The threads that load compiled code: until an entry is there, all others run it as it is written, and wait for nobody."""


class Kernel(Generic[Parameters, Result]):
    """A rule that can be called as it is written, or compiled; Numba sees through it to the compiled one."""

    registered: ClassVar[list[Kernel[Any, Any]]] = []

    def __init__(self, rule: Callable[Parameters, Result], options: dict[str, Any]) -> None:
        functools.update_wrapper(self, rule)
        self.rule = rule
        self.options = options
        self.is_shared = options is SHARED
        self.is_entry = self.is_shared or options is ENTRY
        self.dispatcher: Any = None
        self.call: Callable[Parameters, Result] = rule
        self.registered.append(self)

    def __call__(self, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        return self.call(*args, **kwargs)

    def source(self) -> Callable[..., Any]:
        """What is compiled."""
        return self.rule

    def __reduce__(self) -> str:
        """Pickled and copied like any function: by its name."""
        return self.rule.__qualname__


def kernel(rule: Callable[Parameters, Result]) -> Kernel[Parameters, Result]:
    """Marks a function over records as part of the engine."""
    return Kernel(rule, INNER)


def called(rule: Callable[Parameters, Result]) -> Kernel[Parameters, Result]:
    """Marks a kernel that is not inlined: a long one with many callers would be compiled anew for each of them."""
    return Kernel(rule, CALLED)


def entry(rule: Callable[Parameters, Result]) -> Kernel[Parameters, Result]:
    """Marks a kernel that Python calls."""
    return Kernel(rule, ENTRY)


def shared(rule: Callable[Parameters, Result]) -> Kernel[Parameters, Result]:
    """Marks an entry over records that compiled code jumps to instead of inlining it."""
    return Kernel(rule, SHARED)


def rooms(engine: str) -> tuple[str, ...]:
    """What an engine is made of: the kernel, its game, and what is built on that, such as "bots.asteroyds"."""
    layer, _, game = engine.rpartition(".")
    if not layer:
        return "kernel", game
    return "kernel", game, *(room.format(game=game) for room in STANDS_ON.get(layer, ())), engine


def engines_below(engine: str) -> list[str]:
    """Those that an engine is built on, the game first."""
    return [room for room in rooms(engine)[1:-1] if room in ENGINES]


@functools.cache
def import_all(room: str) -> None:
    """A module that nobody has asked for yet has kernels too."""
    for found in pkgutil.walk_packages([str(PACKAGE / room.replace(".", "/"))], f"swarmrally.{room}."):
        importlib.import_module(found.name)


def kernels(engine: str) -> list[Kernel[Any, Any]]:
    """All that an engine can call."""
    for room in rooms(engine)[1:]:
        import_all(room)
    inside = tuple(f"swarmrally.{room}." for room in rooms(engine))
    return [each for each in Kernel.registered if each.rule.__module__.startswith(inside)]


def is_compiled(engine: str) -> bool:
    """Whether calls into this engine run compiled code."""
    return all(each.call is not each.rule for each in kernels(engine) if each.is_entry)


def runs_as_written(engine: str) -> bool:
    """Whether somebody has chosen plain Python."""
    return INTERPRETED or engine in AS_WRITTEN


COMMON = ("kernel", "study.weighing")
"""Rooms that belong to no game; their kernels are compiled with whatever calls them."""
STANDS_ON = {"study": ("bots.{game}", "study.weighing"), "env.opponents": ("bots.{game}", "env.{game}")}
"""What a layer is built on, besides the kernel and the game."""


def sources() -> dict[str, str]:
    """A hash of each room's source; a room to be compiled has a module `warming`."""
    found = {}
    warmed = [path.parent for depth in ("*", "*/*", "*/*/*") for path in sorted(PACKAGE.glob(f"{depth}/warming.py"))]
    for room in (*(PACKAGE / each.replace(".", "/") for each in COMMON), *warmed):
        digest = hashlib.sha256()
        for path in sorted(room.rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        found[".".join(room.relative_to(PACKAGE).parts)] = digest.hexdigest()
    return found


SOURCES = sources()
"""Taken before any rule is imported: what is compiled later is what was there then, whatever happens to the files."""


ENGINES = tuple(room for room in SOURCES if room not in COMMON)
"""The games, then what is built on them."""

ONE_AT_A_TIME = threading.Lock()
"""Numba has one place for its cache, which every new entry remembers: two engines may not change it at the same time."""


def cache_root() -> Path:
    """SWARMRALLY_CACHE names another place than the user's."""
    return Path(os.environ.get("SWARMRALLY_CACHE") or platformdirs.user_cache_dir("swarmrally", appauthor=False))


def cache_folder(engine: str) -> Path:
    """Where this source's compiled code lies, so that code of another one is never loaded."""
    source = hashlib.sha256("".join(SOURCES[room] for room in rooms(engine)).encode()).hexdigest()
    return compartment(cache_root(), f"{engine}-{source[:24]}")


def warm_mark(engine: str) -> Path:
    """The file that says the cache is complete, for all that Numba's cache depends on."""
    versions = metadata.version("numba"), metadata.version("numpy"), sys.version
    mark = hashlib.sha256(repr(versions).encode()).hexdigest()
    return cache_folder(engine) / f"warm-{mark[:12]}"


def is_warm(engine: str) -> bool:
    """Whether compiled code can be had without waiting for the compiler."""
    return warm_mark(engine).exists()


def mark_warm(engine: str) -> None:
    warm_mark(engine).touch()


def use_compiled(engine: str) -> None:
    """From now on calls into this engine run compiled; an entry's first call loads it, or compiles it if the cache is cold."""
    if INTERPRETED:
        return
    import numba

    from swarmrally.kernel.once import compile_for

    AS_WRITTEN.discard(engine)
    for below in engines_below(engine):
        use_compiled(below)

    with ONE_AT_A_TIME:
        teach_numba(numba)
        folder = cache_folder(engine)
        make_private(folder)
        with keeping_in(folder, numba.config):
            for each in kernels(engine):
                if each.dispatcher is None:
                    each.dispatcher = numba.njit(**each.options)(each.source())
                    take_any_integer(each.dispatcher, numba)
                    compile_for(each.dispatcher, each.is_entry)
    for each in kernels(engine):
        if each.is_entry:
            each.call = on_first_call(each)


def take_any_integer(dispatcher: Any, numba: Any) -> None:
    """Numba would compile a kernel anew for every width of its integers and every constant; this makes all of them int64."""
    resolve = dispatcher.get_call_template

    def widened(kind: Any) -> Any:
        return numba.types.int64 if isinstance(numba.types.unliteral(kind), numba.types.Integer) else kind

    dispatcher.get_call_template = lambda args, kws: resolve(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})


def on_first_call(each: Kernel[Any, Any]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        if LOADERS and threading.get_ident() not in LOADERS:
            return each.rule(*args)
        prepare_jumps(each, set())
        each.call = on_records(each.dispatcher)
        return each.call(*args)

    return call


def on_records(dispatcher: Any) -> Callable[..., Any]:
    """Compiled code works on the bare records."""

    def call(*args: Any) -> Any:
        return dispatcher(*[getattr(arg, "record", arg) for arg in args])

    return call


def use_interpreted(engine: str) -> None:
    """From now on calls into this engine run as plain Python, whoever needs it."""
    AS_WRITTEN.add(engine)
    READY.discard(engine)
    for each in kernels(engine):
        each.call = each.rule


@functools.cache
def teach_numba(numba: Any) -> None:
    """A Kernel met in compiled code stands for its compiled form."""
    from swarmrally.kernel.once import compile_once

    compile_once()
    typeof = numba.extending.typeof_impl
    typeof.register(Kernel)(lambda found, context: jump_to(found) if found.is_shared else typeof(found.dispatcher, context))


def prepare_jumps(each: Kernel[Any, Any], seen: set[Kernel[Any, Any]]) -> None:
    """Compiled code can be loaded only when all shared entries are there that it jumps to."""
    seen.add(each)
    for name in each.rule.__code__.co_names:
        found = each.rule.__globals__.get(name)
        if isinstance(found, Kernel) and found not in seen:
            prepare_jumps(found, seen)
    if each.is_shared:
        jump_to(each)


@functools.cache
def jump_to(each: Kernel[Any, Any]) -> Any:
    """A shared entry as compiled code sees it: a name, which stands for the address of the only copy."""
    from llvmlite import binding
    from numba import from_dtype, types

    hints = get_type_hints(each.rule)
    results: dict[Any, Any] = {bool: types.uint8, int: types.int64, type(None): types.void}
    result = results[hints.pop("return")]
    arguments = tuple(types.int64 if hint is int else from_dtype(dtype_of(hint)) for hint in hints.values())
    each.dispatcher.compile(arguments)
    compiled = each.dispatcher.overloads[arguments]
    name = f"{each.rule.__module__}.{each.rule.__name__}"
    binding.add_symbol(name, compiled.library.get_pointer_to_function(compiled.fndesc.llvm_cfunc_wrapper_name))
    return types.ExternalFunction(name, result(*arguments))


def warm_in_background(engine: str) -> subprocess.Popen[bytes] | None:
    """Starts a process of its own that fills the cache, unless one is at it, so that nobody waits for the compiler."""
    if INTERPRETED or is_warm(engine) or not claims_warming(engine):
        return None
    command = [sys.executable, "-m", "swarmrally", "warm", engine, "--quiet"]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)


def claims_warming(engine: str) -> bool:
    """Whether nobody else began to fill this cache lately; many processes that start at once must not all compile."""
    claim = cache_folder(engine) / "warming"
    make_private(claim.parent)
    if claim.exists() and abs(time.time() - claim.stat().st_mtime) < LONGEST_WARMING:
        return False
    claim.touch()
    return True
