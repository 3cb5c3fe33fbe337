"""Sets as 64-bit masks, and a small fast source of random numbers.

Picking the k-th member of a set takes one instruction (PDEP) where the processor has it, and a loop elsewhere; which
of them is settled when this module is loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from followsuit.kernel.compiling import compiled, has_pdep

U = np.uint64
ONE = U(1)
NONE = U(0)


@intrinsic
def _pdep(typing: Any, source: Any, mask: Any) -> Any:
    del typing, source, mask

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        word = ir.IntType(64)
        name = "llvm.x86.bmi.pdep.64"
        function = builder.module.globals.get(name)
        if function is None:
            function = ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)
        return builder.call(function, arguments)

    return types.uint64(types.uint64, types.uint64), code


@intrinsic
def _pext(typing: Any, source: Any, mask: Any) -> Any:
    del typing, source, mask

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        word = ir.IntType(64)
        name = "llvm.x86.bmi.pext.64"
        function = builder.module.globals.get(name)
        if function is None:
            function = ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)
        return builder.call(function, arguments)

    return types.uint64(types.uint64, types.uint64), code


@intrinsic
def _ctlz(typing: Any, mask: Any) -> Any:
    del typing, mask

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), code


@intrinsic
def _ctpop(typing: Any, mask: Any) -> Any:
    del typing, mask

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), code


@intrinsic
def _cttz(typing: Any, mask: Any) -> Any:
    del typing, mask

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), code


_deposit: Callable[[Any, Any], Any] = _pdep
_press: Callable[[Any, Any], Any] = _pext
_leading: Callable[[Any], Any] = _ctlz
size: Callable[[Any], Any] = _ctpop
"""How many members a set has."""
first: Callable[[Any], Any] = _cttz
"""The number of a set's lowest member; 64 for the empty set."""


if has_pdep():

    @compiled
    def member(mask: np.uint64, place: np.uint64) -> np.uint64:
        """The set's member at a place, counted from 0, as a set of one."""
        return _deposit(ONE << place, mask)

else:

    @compiled
    def member(mask: np.uint64, place: np.uint64) -> np.uint64:
        """The set's member at a place, counted from 0, as a set of one."""
        while place:
            mask &= mask - ONE
            place -= ONE
        return mask & (~mask + ONE)


if has_pdep():

    @compiled
    def pressed(chosen: np.uint64, among: np.uint64) -> np.uint64:
        """Which members of a larger set `among` are in `chosen`, as the lowest bits, in order."""
        return _press(chosen, among)

    @compiled
    def spread(places: np.uint64, among: np.uint64) -> np.uint64:
        """The members of `among` that `pressed` makes such bits of."""
        return _deposit(places, among)

else:

    @compiled
    def pressed(chosen: np.uint64, among: np.uint64) -> np.uint64:
        """Which members of a larger set `among` are in `chosen`, as the lowest bits, in order."""
        places, place = NONE, ONE
        while among:
            if chosen & among & (~among + ONE):
                places |= place
            among &= among - ONE
            place <<= ONE
        return places

    @compiled
    def spread(places: np.uint64, among: np.uint64) -> np.uint64:
        """The members of `among` that `pressed` makes such bits of."""
        chosen = NONE
        while among:
            if places & ONE:
                chosen |= among & (~among + ONE)
            among &= among - ONE
            places >>= ONE
        return chosen


@compiled
def highest(mask: np.uint64) -> int:
    """The number of a set's highest member; -1 for the empty set."""
    return 63 - np.int64(_leading(mask))


@compiled
def shuffled_on(rng: np.uint64) -> np.uint64:
    """The generator's next state (xorshift64*)."""
    rng ^= rng >> U(12)
    rng ^= rng << U(25)
    return rng ^ (rng >> U(27))


@compiled
def below(rng: np.uint64, limit: np.uint64) -> np.uint64:
    """A number below a limit (at most 2³²) from a state of the generator."""
    return (((rng * U(0x2545F4914F6CDD1D)) >> U(32)) * limit) >> U(32)


@compiled
def stream(seed: np.uint64, number: np.uint64) -> np.uint64:
    """The start of an independent stream: SplitMix64 over the seed and the stream's number; never 0."""
    mixed = seed + (number + ONE) * U(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> U(30))) * U(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> U(27))) * U(0x94D049BB133111EB)
    mixed ^= mixed >> U(31)
    return mixed if mixed != NONE else ONE
