"""Arrays as compiled code finds them: where each begins, and how far on each of its rows.

Python hands arrays over one by one, which takes longer for a dozen of them than a step of fifty games. So where all
of them lie is written down once. Whoever writes it down keeps them, and nobody asks whether a row is within its array.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.numpy_support import from_dtype

from followsuit.adapters.rows import Row
from followsuit.kernel.layout import Record

PLACE = np.dtype([("start", np.uint64), ("stride", np.int64)], align=True)
"""The byte at which an array begins, and how many bytes a row is further on than the one before it."""


def offset_in(kind: np.dtype[Any], name: str) -> int:
    """How many bytes on from where a record begins a field of it stands."""
    assert kind.fields is not None
    return kind.fields[name][1]


def place(array: npt.NDArray[Any]) -> tuple[int, int]:
    """Where an array lies, as a `PLACE`."""
    return array.ctypes.data, array.strides[0]


def _row_start(builder: Any, place: Any, row: Any) -> Any:
    """The code that finds the byte at which a row begins."""
    start, stride = (
        builder.load(cgutils.get_record_member(builder, place, offset_in(PLACE, name), ir.IntType(64)))
        for name in ("start", "stride")
    )
    return builder.add(start, builder.mul(row, stride))


def _row_in(kind: Any) -> Any:
    @intrinsic
    def row_in(typing: Any, place: Any, row: Any) -> Any:
        del typing, row

        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(_row_start(builder, *arguments), context.get_value_type(signature.return_type))

        return kind(place, types.int64), code

    return row_in


def record_in(kind: Any) -> Callable[[Record, int], Record]:
    """What finds a record of a kind, by the place of an array of them and its number."""
    found: Callable[[Record, int], Record] = _row_in(from_dtype(kind))
    return found


words_in: Callable[[Record, int], Row] = _row_in(types.CPointer(types.uint64))
"""Where a row of words of eight bytes begins, by the place of the array and the row's number; so those below."""
shorts_in: Callable[[Record, int], Row] = _row_in(types.CPointer(types.int16))
integers_in: Callable[[Record, int], Row] = _row_in(types.CPointer(types.int32))
floats_in: Callable[[Record, int], Row] = _row_in(types.CPointer(types.float32))
bytes_in: Callable[[Record, int], Row] = _row_in(types.CPointer(types.uint8))


@intrinsic
def _fetch(typing: Any, place: Any, row: Any, offset: Any) -> Any:
    del typing, row, offset

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        place, row, offset = arguments
        small, byte = ir.IntType(32), ir.IntType(8).as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [byte, small, small, small])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        start = builder.inttoptr(builder.add(_row_start(builder, place, row), offset), byte)
        # As data, to be read and kept near.
        builder.call(function, [start, *(ir.Constant(small, number) for number in (0, 3, 1))])
        return ir.Constant(ir.IntType(8).as_pointer(), None)

    return types.none(place, types.int64, types.int64), code


fetch: Callable[[Record, int, int], None] = _fetch
"""Have the memory around a byte of a row brought near, which is needed soon; it does no harm where no row is."""
