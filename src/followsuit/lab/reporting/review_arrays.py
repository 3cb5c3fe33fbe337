"""A review as arrays, for NumPy: `.npz`, with a name for each column."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import numpy as np

from followsuit.lab.reporting.reviewed import PARTS
from followsuit.review.classes import Class


def arrays_of(document: Mapping[str, Any]) -> dict[str, Any]:
    """The decisions, their options one below the other, the curve, and what was found of each seat.

    `option_decision` says to which row of the decisions an option belongs. What there is none of is -1 in whole
    numbers, and no number in others.
    """
    decisions, curve, seats = document["decisions"], document["curve"], document["seats"]
    options = [(row, option) for row, each in enumerate(decisions) for option in each["options"]]
    found: dict[str, Any] = {
        "step": [each["step"] for each in decisions],
        "round": [each["round"] for each in decisions],
        "trick": [-1 if each["trick"] is None else each["trick"] for each in decisions],
        "seat": [each["seat"] for each in decisions],
        "action": np.array([each["action"] for each in decisions], np.str_),
        "class": np.array([each["class"] for each in decisions], np.str_),
        "option_decision": [row for row, _ in options],
        "option_action": np.array([option["action"] for _, option in options], np.str_),
        "curve_step": [each["step"] for each in curve],
        "curve_chances": np.array([each["chances"] for each in curve], np.float64),
        "seats": [each["seat"] for each in seats],
        "classes": np.array([[each["classes"][kind.value] for kind in Class] for each in seats], np.int64),
    }
    for name in ("points", "round", "match"):
        found[f"loss_{name}"] = np.array([each["loss"][name] for each in decisions], np.float64)
    for name in ("points", "error", "round", "match"):
        found[f"option_{name}"] = np.array([option[name] for _, option in options], np.float64)
    for name in PARTS:
        found[name] = np.array([each[name] for each in seats], np.float64)
    return {name: np.asarray(column) for name, column in found.items()}


def arrays_file(document: Mapping[str, Any]) -> bytes:
    """The arrays as a file holds them."""
    written = BytesIO()
    np.savez_compressed(written, **arrays_of(document))
    return written.getvalue()
