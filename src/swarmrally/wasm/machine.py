"""Numba with another machine behind it: what it compiles from here on is for wasm32, and is not run here."""

from __future__ import annotations

from typing import Any

from llvmlite import binding as llvm
from llvmlite import ir
from numba.core import cgutils, codegen
from numba.core.registry import cpu_target

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"
"""All of them are in every browser since 2023."""
LAST_PASSES = 3


class Library(codegen.AOTCodeLibrary):
    """Code without an address."""

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class Machine(codegen.AOTCPUCodegen):
    """wasm32 in the place of this computer: sizes of pointers, passes and instructions are its own from the beginning."""

    _library_class = Library

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = target.create_target_machine(opt=LAST_PASSES, reloc="static", codemodel="default", features=FEATURES)
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = ir.Module(cgutils.normalize_ir_text(name))  # type: ignore[no-untyped-call]
        module.triple = TRIPLE
        if self._data_layout:
            module.data_layout = self._data_layout
        return module

    def set_env(self, env_name: str, env: Any) -> None:
        """Python's objects are left behind."""


def compile_for_wasm() -> Machine:
    """From now on, in this whole process."""
    machine = Machine("wasm")  # type: ignore[no-untyped-call]
    cpu_target.target_context._internal_codegen = machine
    return machine
