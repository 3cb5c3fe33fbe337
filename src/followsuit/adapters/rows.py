"""Rows of arrays as compiled code writes them: by where they begin, many bytes at once.

A function that is given an array counts one more user of it, and one less when it is done, each time in a way that is
safe for other threads; for the few bytes that a step writes, that takes longer than all else. So functions are given
where a row begins. Nobody asks there whether an index is within the row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

Row = Any
"""Where a row of an array begins, in compiled code; it is read and written by index."""
WORDS = 8
"""How many words of eight bytes are written at once, at most."""


@intrinsic
def _row_of(typing: Any, array: Any, row: Any) -> Any:
    del typing, row

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        parts = make_array(kind)(context, builder, arguments[0])
        stride = cgutils.unpack_tuple(builder, parts.strides, kind.ndim)[0]
        start = cgutils.pointer_add(builder, parts.data, builder.mul(arguments[1], stride))
        place = builder.bitcast(start, context.get_value_type(signature.return_type))
        return impl_ret_untracked(context, builder, signature.return_type, place)

    return types.CPointer(array.dtype)(array, types.intp), code


@intrinsic
def _put_set(typing: Any, row: Any, at: Any, words: Any, mask: Any) -> Any:
    del typing, row, at, words, mask

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        start, at, words, mask = arguments
        bits = builder.bitcast(mask, ir.VectorType(ir.IntType(1), 8 * WORDS))
        eights = ir.VectorType(ir.IntType(64), WORDS)
        value = builder.bitcast(builder.zext(bits, ir.VectorType(ir.IntType(8), 8 * WORDS)), eights)
        # Which words are written: those whose number is below `words`.
        count = builder.insert_element(ir.Constant(eights, ir.Undefined), words, ir.Constant(ir.IntType(32), 0))
        same = ir.Constant(ir.VectorType(ir.IntType(32), WORDS), [0] * WORDS)
        counts = builder.shuffle_vector(count, ir.Constant(eights, ir.Undefined), same)
        written = builder.icmp_signed("<", ir.Constant(eights, list(range(WORDS))), counts)
        place = builder.bitcast(builder.gep(start, [at]), eights.as_pointer())
        function = cgutils.get_or_insert_function(
            builder.module,
            ir.FunctionType(ir.VoidType(), [eights, place.type, ir.IntType(32), written.type]),
            "llvm.masked.store.v8i64.p0",
        )
        builder.call(function, [value, place, ir.Constant(ir.IntType(32), 8), written])
        return ir.Constant(ir.IntType(8).as_pointer(), None)

    return types.none(types.CPointer(types.uint64), types.intp, types.int64, types.uint64), code


row_of: Callable[[Any, int], Row] = _row_of
"""Where a row of an array begins."""
put_set: Callable[[Row, int, int, Any], None] = _put_set
"""Write a set as bytes into a row of words, eight to a word: from which word on, how many of them, and the set."""
