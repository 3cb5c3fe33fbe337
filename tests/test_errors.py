"""Errors are whole wherever they arrive."""

from __future__ import annotations

import copy
import pickle

import pytest

import followsuit as fs
from followsuit.errors import ClusterError, EngineOnly, FileError, RulesError, SolveError
from followsuit.language.message import Message
from followsuit.server.refusals import refused

ERRORS: list[fs.FollowsuitError] = [
    EngineOnly("whist", "Whist", [Message("record/a-list")]),
    ClusterError(Message("cluster/no-ray")),
    FileError(Message("file/without-games", {"file": "empty.json"})),
    fs.OptionError("seats", "There are too many.", "Send some home."),
    fs.RecordError("rounds[0]", Message("record/action"), pack=fs.game("zole").rules.deck.names),
    RulesError("whist", [Message("own-games/no-page"), "It has no end."]),
    SolveError(Message("solve/not-in-play")),
    refused("table/unknown", table="bcdfghjkmn"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("hand_on", [lambda error: pickle.loads(pickle.dumps(error)), copy.deepcopy])
def test_an_error_goes_to_another_process_with_all_that_it_tells(error, hand_on):
    """A pool of processes hands on what was raised in one of them, and would wait for ever if it could not be read."""
    arrived = hand_on(error)

    assert type(error) is type(arrived)
    assert vars(error).keys() == vars(arrived).keys()
    assert (error.code, str(error), error.in_language("nl")) == (
        arrived.code, str(arrived), arrived.in_language("nl"),
    )  # fmt: skip
