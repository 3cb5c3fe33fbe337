"""Networks in files: small, because only features that ever held are kept, a byte for each of their weights."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile
from zlib import error as BadCompression  # noqa: N812 - it is a class

import msgspec
import numpy as np
import numpy.typing as npt

from followsuit.errors import MindError, shortened
from followsuit.language.message import Message
from followsuit.minds.encoding import FEATURES, HEADS
from followsuit.minds.network import FIRST, SECOND, Floats, Network, empty_network
from followsuit.minds.outlook import OUTLOOKS
from followsuit.rules.options import Value
from followsuit.rules.page import Page

FORMAT = 3
"""Moves when features, heads or the shape of the network change: older files are then of no use."""
SHAPE = np.array([FEATURES, FIRST, OUTLOOKS, SECOND, HEADS])
STEPS, OUTLOOK_STEPS = 15, 127
"""Into how many steps on either side of zero the weights of a row are rounded."""
BROKEN = (
    AttributeError, BadCompression, BadZipFile, EOFError, IndexError, KeyError, OSError, TypeError, ValueError,
    msgspec.MsgspecError,
)  # fmt: skip
"""What reading a file may come to that is not what it should be."""


class Point(msgspec.Struct, frozen=True):
    """How far a network had come.

    `points` is how far a seat with it was ahead of others who go by rules of thumb, in points a round, give or take
    `reach` (99 %); `error` its mean squared error, in usual results of a round.
    """

    lessons: int
    seconds: float
    points: float
    reach: float
    error: float


class About(msgspec.Struct, frozen=True):
    """How a network came to be."""

    game: str
    version: int
    seed: int
    lessons: int
    settings: tuple[Mapping[str, Value], ...]
    curve: tuple[Point, ...]


class Saved(NamedTuple):
    """What a file holds."""

    network: Network
    about: About


def save(path: Path, network: Network, seen: np.ndarray[Any, Any], about: About) -> None:
    """Write a network; `seen` tells which features lessons had."""
    file = BytesIO()
    np.savez_compressed(file, format=np.int64(FORMAT), shape=SHAPE, about=as_text(about), **_packed(network, seen))
    put_whole(path, file.getvalue())


def rounded(network: Network, seen: np.ndarray[Any, Any]) -> Network:
    """A network as it is when it was written and read again."""
    return _unpacked(_packed(network, seen))


def _packed(network: Network, seen: np.ndarray[Any, Any]) -> dict[str, Any]:
    """A network in few bytes: only rows that matter, each weight one of a few steps, and the rest in half the bits."""
    kept = np.flatnonzero(seen)
    rows, scales = _in_steps(network.rows[kept], STEPS)
    heads = np.flatnonzero(network.head_bias)
    foreseen = np.flatnonzero(network.outlooks.any(axis=1))
    outlooks, outlook_scales = _in_steps(network.outlooks[foreseen], OUTLOOK_STEPS)
    return {
        "kept": kept.astype(np.uint16),
        "scales": scales,
        "rows": rows,
        "first_bias": network.first_bias.astype(np.float16),
        "between": network.between.astype(np.float16),
        "second_bias": network.second_bias.astype(np.float16),
        "outlook_numbers": foreseen.astype(np.uint16),
        "outlook_scales": outlook_scales,
        "outlooks": outlooks,
        "head_numbers": heads.astype(np.uint16),
        "heads": network.heads[heads].astype(np.float16),
        "head_bias": network.head_bias[heads].astype(np.float16),
        "levels": network.levels,
    }


def _in_steps(rows: Floats, steps: int) -> tuple[npt.NDArray[np.int8], Floats]:
    """Each weight as a small whole number, and for each row by what to multiply them."""
    scales = np.maximum(np.abs(rows).max(axis=1), 1e-6) / steps
    return np.rint(rows / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def _unpacked(packed: Mapping[str, Any]) -> Network:
    network = empty_network()
    network.rows[packed["kept"]] = packed["rows"] * packed["scales"][:, None]
    network.first_bias[:] = packed["first_bias"]
    network.between[:] = packed["between"]
    network.second_bias[:] = packed["second_bias"]
    network.outlooks[packed["outlook_numbers"]] = packed["outlooks"] * packed["outlook_scales"][:, None]
    network.heads[packed["head_numbers"]] = packed["heads"]
    network.head_bias[packed["head_numbers"]] = packed["head_bias"]
    network.levels[:] = packed["levels"]
    return network


def load(path: Path, page: Page) -> Saved:
    """Read a network of a game; MindError tells why it is none, or not one of this version of its rules."""
    try:
        with path.open("rb") as file, np.load(file) as saved:
            check_format(path, saved)
            about = msgspec.json.decode(saved["about"].tobytes(), type=About)
            network = _unpacked(saved)
    except BROKEN:
        raise MindError(Message("mind/unreadable", {"file": str(path)})) from None
    check_game(path, about.game, about.version, page)
    return Saved(network, about)


def check_format(path: Path, saved: Mapping[str, Any]) -> None:
    """Raise MindError if what is in a file is shaped otherwise than networks are now."""
    if int(saved["format"]) != FORMAT or saved["shape"].tolist() != SHAPE.tolist():
        raise MindError(Message("mind/format", {"file": str(path)}))


def check_game(path: Path, key: str, version: int, page: Page) -> None:
    """Raise MindError if what is in a file is of another game, or of another version of its rules."""
    if key != page.key:
        raise MindError(Message("mind/other-game", {"file": str(path), "key": shortened(key), "game": page.name}))
    if version != page.version:
        facts = {"file": str(path), "game": page.name, "given": str(version), "version": str(page.version)}
        raise MindError(Message("mind/other-version", facts))


def as_text(data: object) -> np.ndarray[Any, Any]:
    """Plain data as bytes of JSON, for a file of arrays."""
    return np.frombuffer(msgspec.json.encode(data), np.uint8)


def put_whole(path: Path, data: bytes) -> None:
    """Put a file in place of what was there; at any moment it is whole, the old one or the new."""
    written = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        written.write_bytes(data)
        written.replace(path)
    finally:
        with suppress(OSError):
            written.unlink(missing_ok=True)
