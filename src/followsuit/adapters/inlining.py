"""Where the machine code of a function stands: in those that call it, or by itself, whatever the compiler would do.

What nearly every step does is worth having in the loop over all rows; what few of them do only makes that loop slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _mark(attribute: str) -> Any:
    @intrinsic
    def mark(typing: Any) -> Any:
        del typing

        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            del context, signature, arguments
            builder.function.attributes.add(attribute)
            return ir.Constant(ir.IntType(8).as_pointer(), None)

        return types.none(), code

    return mark


merged: Callable[[], None] = _mark("alwaysinline")
"""Called in a function, it puts that function's code into those that call it."""
apart: Callable[[], None] = _mark("noinline")
"""Called in a function, it keeps that function's code by itself."""
