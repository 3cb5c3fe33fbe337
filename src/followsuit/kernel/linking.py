"""Machine code for a function and for all that it calls, made at once.

By itself numba makes machine code for each function that another one calls, and optimises what it calls once more with
it, and so on upwards, although only the function that Python enters is ever run: for a simulator of two hundred
functions that is four fifths of the time. Here a function that is called by another is kept as it was translated, and
optimised where Python enters, together with everything else that is needed there.

What is called is then a part of that code alone. numba would let all code of a process share it by name; but a name
ends in a number that each process counts anew, so that in code kept by two of them one name may stand for two
functions, such as two that one function made. Whichever was loaded first would then be run for both.

This rests on how numba works inside. The oldest version that is allowed was tried, and the newest there is; one that
comes later makes the same machine code in its own way, and takes longer for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

from followsuit.kernel.code_files import CodeCache

NEWEST_TRIED = (0, 68)
"""The newest version of numba whose insides are known to be as this module takes them to be."""


class _CalledCode(JITCodeLibrary):
    """The translation of a function that others call: nothing is made of it yet."""

    def finalize(self) -> None:
        self._finalized = True


class _EnteredCode(JITCodeLibrary):
    """The code of a function that Python enters, and of all that it calls, directly or not."""

    def finalize(self) -> None:
        self._linking_libraries = _callers_first(self)
        super().finalize()

    def _optimize_final_module(self) -> None:
        super()._optimize_final_module()
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal


def _callers_first(entered: _EnteredCode) -> list[Any]:
    """All that is called, each after whatever calls it: what nobody has asked for yet is left out when it is linked."""
    callees_first: dict[Any, None] = {}

    def visit(code: Any) -> None:
        for called in code._linking_libraries:
            if called not in callees_first:
                if isinstance(called, _CalledCode):
                    visit(called)
                callees_first[called] = None

    visit(entered)
    return list(reversed(callees_first))


def _new_code(kind: type[JITCodeLibrary], state: Any) -> Any:
    code = kind(state.targetctx.codegen(), state.func_id.func_qualname)
    code.enable_object_caching()
    return code


@register_pass(mutates_CFG=True, analysis_only=False)
class _TranslateCalled(NativeLowering):
    _name = "followsuit_translate_called"

    def run_pass(self, state: Any) -> bool:
        state.library = _new_code(_CalledCode, state)
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        # numba knows a function by the object that Python would call; nobody calls this one.
        known_as: Any = [].append
        state.targetctx.insert_user_function(known_as, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=known_as)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _TranslateEntered(NativeLowering):
    _name = "followsuit_translate_entered"

    def run_pass(self, state: Any) -> bool:
        state.library = _new_code(_EnteredCode, state)
        return bool(super().run_pass(state))


def _passes(state: Any, translate: type[NativeLowering]) -> list[PassManager]:
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [
        (translate if step is NativeLowering else step, description) for step, description in passes.passes
    ]
    passes.finalize()
    return [passes]


class _Called(CompilerBase):
    def define_pipelines(self) -> list[PassManager]:
        return _passes(self.state, _TranslateCalled)


class _Entered(CompilerBase):
    def define_pipelines(self) -> list[PassManager]:
        return _passes(self.state, _TranslateEntered)


class _Function(CPUDispatcher):
    """A function as Python calls it; compiled functions see it as it is called by them."""

    called: Any

    def enable_caching(self) -> None:
        self._cache = CodeCache(self.py_func)

    @property
    def _numba_type_(self) -> Any:
        return self.called._numba_type_


def jitted(function: Callable[..., Any], **options: Any) -> Any:
    """A function that is compiled when Python first calls it, and translated when a compiled function calls it."""
    if numba.version_info.short > NEWEST_TRIED:
        return numba.njit(cache=True, **options)(function)
    options["nopython"] = True
    entered = _Function(function, targetoptions=options, pipeline_class=_Entered)
    entered.called = CPUDispatcher(function, targetoptions=options, pipeline_class=_Called)
    entered.enable_caching()
    return entered
