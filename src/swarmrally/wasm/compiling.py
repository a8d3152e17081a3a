"""One engine as WebAssembly: `python -m swarmrally.wasm.compiling ENGINE FILE`.

It has a process of its own, since it turns Numba to another machine.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_type_hints

import numba
from llvmlite import binding as llvm
from numba import from_dtype, types
from numba.core.compiler_lock import global_compiler_lock

from swarmrally.kernel import compiler
from swarmrally.kernel.compiler import Kernel
from swarmrally.kernel.fields import dtype_of
from swarmrally.kernel.once import compile_for, compile_once, inside
from swarmrally.wasm.entries import name_of, own_entries
from swarmrally.wasm.linking import linked
from swarmrally.wasm.machine import LAST_PASSES, Machine, compile_for_wasm
from swarmrally.wasm.shims import BESIDE, shim

NUMBERS = {"i1": types.int8, "u1": types.uint8, "i2": types.int16, "i4": types.int32, "i8": types.int64}
BARE = {"cache": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def compiled(engine: str) -> bytes:
    """The module, linked."""
    machine = compile_for_wasm()
    prepare(engine)
    entries = own_entries(engine)
    with global_compiler_lock:
        whole = module_of(machine, entries)
    exported = [name_of(each) for each in entries]
    hide_all_but(whole, exported)
    optimise(machine, whole)
    return linked(machine._tm.emit_object(whole), exported)


def prepare(engine: str) -> None:
    """Everything that an engine can call is compiled anew: what the cache holds is for this computer. It is optimized once, as a whole."""
    typeof = numba.extending.typeof_impl
    typeof.register(Kernel)(lambda found, context: external(found) if found.is_shared else typeof(found.dispatcher, context))
    compile_once()
    for each in compiler.kernels(engine):
        each.dispatcher = numba.njit(**{**each.options, **BARE})(each.source())
        compiler.take_any_integer(each.dispatcher, numba)
        compile_for(each.dispatcher, is_entry=False)


def external(each: Kernel[Any, Any]) -> Any:
    """A shared entry, as other compiled code sees it: a name."""
    kinds, returned = kinds_of(each), get_type_hints(each.rule)["return"]
    results: dict[Any, Any] = {bool: types.uint8, int: types.int64, type(None): types.void}
    return types.ExternalFunction(inside_name(each), results[returned](*kinds.values()))


def inside_name(each: Kernel[Any, Any]) -> str:
    return f"{each.rule.__module__}.{name_of(each)}"


def kinds_of(each: Kernel[Any, Any]) -> dict[str, Any]:
    """The arguments as Numba's types."""
    hints = get_type_hints(each.rule, include_extras=True)
    hints.pop("return")
    return {name: kind_of(hint) for name, hint in hints.items()}


def kind_of(hint: Any) -> Any:
    if hint is int:
        return types.int64
    if hint is bool:
        return types.boolean
    if held := getattr(hint, "__metadata__", None):
        kind, dimensions = held
        return types.Array(NUMBERS[kind] if isinstance(kind, str) else from_dtype(dtype_of(kind)), dimensions, "C")
    return from_dtype(dtype_of(hint))


def module_of(machine: Machine, entries: list[Kernel[Any, Any]]) -> Any:
    """All entries in one, and the shared ones that they call: first their faces, then what those name."""
    faces, libraries = [BESIDE], []
    for each in [*entries, *(found for found in shared_ones(entries) if found not in entries)]:
        kinds = kinds_of(each)
        signature = tuple(kinds.values())
        each.dispatcher.compile(signature)
        made = each.dispatcher.overloads[signature]
        function, returned = made.fndesc.llvm_func_name, made.signature.return_type
        libraries.append(made.library)
        if each in entries:
            faces.append(shim(name_of(each), function, kinds, returned))
        if each.is_shared:
            faces.append(shim(inside_name(each), function, kinds, returned, is_inside=True))
    whole = llvm.parse_assembly(f"{machine._create_empty_module('swarmrally')}\n{declared_once(''.join(faces))}")
    called = {function.name: str(function.global_value_type) for function in whole.functions}
    with inside():
        modules = [library._get_module_for_linking() for library in libraries]
    for module in modules:
        check_calls(called, module)
        whole.link_in(module, preserve=True)
    return whole


def check_calls(called: dict[str, str], module: Any) -> None:
    """LLVM takes a call with other arguments than the function has for a place that is never reached."""
    for function in module.functions:
        kinds = str(function.global_value_type)
        if called.get(function.name, kinds) != kinds:
            raise TypeError(f"{function.name} is {kinds}, and called as {called[function.name]}")


def shared_ones(entries: list[Kernel[Any, Any]]) -> list[Kernel[Any, Any]]:
    """The shared entries that are met on the way from these."""
    seen: list[Kernel[Any, Any]] = []
    waiting = list(entries)
    while waiting:
        each = waiting.pop()
        if each not in seen:
            seen.append(each)
            met = (each.rule.__globals__.get(name) for name in each.rule.__code__.co_names)
            waiting += [found for found in met if isinstance(found, Kernel)]
    return sorted((each for each in seen if each.is_shared), key=inside_name)


def declared_once(text: str) -> str:
    declarations = [line for line in text.splitlines() if line.startswith("declare ")]
    others = [line for line in text.splitlines() if not line.startswith("declare ")]
    return "\n".join([*dict.fromkeys(declarations), *others])


def hide_all_but(module: Any, exported: list[str]) -> None:
    """What is not called from outside may be inlined, and left out."""
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported else "internal"
            if is_called(function):
                function.add_function_attribute("noinline")
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"


def is_called(function: Any) -> bool:
    """A `@called` kernel: with a single caller LLVM would make one function of both, and take minutes for what grows out of that."""
    return "swarmrally" in function.name and b"alwaysinline" not in b"".join(function.attributes)


def optimise(machine: Machine, module: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=LAST_PASSES)
    passes = llvm.create_pass_builder(machine._tm, tuning)
    passes.getModulePassManager().run(module, passes)
    module.verify()


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(compiled(sys.argv[1]))
