"""Files of machine code, each named after what its code was made for.

numba numbers the files of a function, one for each kind of arguments, and writes a list of them: if two processes add
to it at the same moment, the code of one may be taken for that of the other. Here nobody has to look what others have
written: whoever wants code for some arguments knows the name of its file.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from numba.core.caching import FunctionCache, IndexDataCacheFile


class CodeFiles(IndexDataCacheFile):
    """The files of one function."""

    _cache_path: str
    _data_name_pattern: str
    _load_data: Any
    _save_data: Any

    def load(self, key: object) -> Any:
        """What was kept for some arguments; none if nothing was."""
        with suppress(FileNotFoundError):
            made_for, code = self._load_data(self._name(key))
            if made_for == key:
                return code
        return None

    def save(self, key: object, code: object) -> None:
        """Keep code for some arguments; at any moment its file is whole."""
        self._save_data(self._name(key), (key, code))

    def flush(self) -> None:
        """Forget all that was kept."""
        for kept in Path(self._cache_path).glob(self._named("*")):
            kept.unlink(missing_ok=True)

    def _name(self, key: object) -> str:
        return self._named(sha256(repr(key).encode()).hexdigest()[:16])

    def _named(self, made_for: str) -> str:
        return self._data_name_pattern.replace("{number:d}", made_for)


class CodeCache(FunctionCache):
    """What numba asks for a function's code."""

    _impl: Any

    def __init__(self, function: Any) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]  # numba has no types
        place, stamp = self._impl.locator.get_cache_path(), self._impl.locator.get_source_stamp()
        self._cache_file = CodeFiles(place, self._impl.filename_base, stamp)  # type: ignore[no-untyped-call]
