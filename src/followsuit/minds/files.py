"""Networks in files: small, because only features that ever held are kept, a byte for each of their weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from followsuit.minds.encoding import FEATURES, HEADS
from followsuit.minds.network import FIRST, SECOND, Network, empty_network

FORMAT = 1
"""Moves when features, heads or the shape of the network change: older files are then of no use."""
STEPS = 127


def save(path: Path, network: Network, seen: np.ndarray[Any, Any]) -> None:
    """Write a network; `seen` tells which features lessons had."""
    kept = np.flatnonzero(seen)
    rows = network.rows[kept]
    scales = np.maximum(np.abs(rows).max(axis=1), 1e-6) / STEPS
    heads = np.flatnonzero(np.abs(network.head_bias) > 0)
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            format=np.int64(FORMAT),
            shape=np.array([FEATURES, FIRST, SECOND, HEADS]),
            kept=kept.astype(np.uint16),
            scales=scales.astype(np.float32),
            rows=np.rint(rows / scales[:, None]).astype(np.int8),
            first_bias=network.first_bias.astype(np.float16),
            between=network.between.astype(np.float16),
            second_bias=network.second_bias.astype(np.float16),
            head_numbers=heads.astype(np.uint16),
            heads=network.heads[heads].astype(np.float16),
            head_bias=network.head_bias[heads].astype(np.float16),
        )


def load(path: Path) -> Network | None:
    """Read a network; none if the file is of another format."""
    with np.load(path) as saved:
        if int(saved["format"]) != FORMAT or list(saved["shape"]) != [FEATURES, FIRST, SECOND, HEADS]:
            return None
        network = empty_network()
        network.rows[saved["kept"]] = saved["rows"] * saved["scales"][:, None]
        network.first_bias[:] = saved["first_bias"]
        network.between[:] = saved["between"]
        network.second_bias[:] = saved["second_bias"]
        network.heads[saved["head_numbers"]] = saved["heads"]
        network.head_bias[saved["head_numbers"]] = saved["head_bias"]
    return network
