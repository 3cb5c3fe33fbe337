from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from followsuit.bots import prepare
from followsuit.language.message import Message
from followsuit.minds import first_use, library
from followsuit.minds.encoding import FEATURES
from followsuit.minds.files import About, save
from followsuit.minds.library import first_file, mind_of, network_of, own_file, shipped_file, trained_file
from followsuit.minds.network import new_network
from tests.random_pages import game_of
from tests.whist import whist


@pytest.fixture(autouse=True)
def _kept_here(tmp_path, monkeypatch):
    """Networks of this test only."""
    monkeypatch.setattr(library, "kept_root", lambda: tmp_path)
    monkeypatch.setattr(library, "SHIPPED", tmp_path / "shipped")
    (tmp_path / "minds").mkdir()
    (tmp_path / "shipped").mkdir()


def write(path, game, seed, version=None):
    """A network in a file, told by its bias."""
    network = new_network(seed)
    network.head_bias[:] = seed
    about = About(game.key, version or game.version, seed, 1, (dict(game.options),), ())
    save(path, network, np.ones(FEATURES, np.bool_), about)


def known(game):
    """Which network knows a game, by its seed."""
    network = network_of(game)
    return None if network is None else int(network.head_bias[0])


def test_what_was_trained_here_on_purpose_comes_first():
    """For one setting before all, then what came with the program, then what was learned in haste."""
    usual, other = fs.game("zole"), fs.game("zole", seats=4)
    assert None is known(other)
    write(first_file(other), other, 1)
    assert (None, 1) == (known(usual), known(other))
    write(shipped_file(usual), usual, 2)
    assert (2, 2) == (known(usual), known(other))
    write(trained_file(usual), usual, 3)
    assert (3, 3) == (known(usual), known(other))
    write(own_file(other), other, 4)
    assert (3, 4) == (known(usual), known(other))


def test_files_that_cannot_be_used_are_passed_over():
    """Damaged ones, and those of another version of the rules."""
    zole = fs.game("zole")
    write(shipped_file(zole), zole, 2)
    trained_file(zole).write_bytes(b"damaged")
    assert 2 == known(zole)
    write(trained_file(zole), zole, 3, version=9)
    assert 2 == known(zole)


def test_a_mind_is_made_once_and_anew_when_its_file_has_changed():
    """So that a decision at first sight takes no longer than its network does."""
    zole = fs.game("zole")
    assert mind_of(zole) is None
    write(shipped_file(zole), zole, 2)
    first = mind_of(zole)
    assert first is not None
    assert first is mind_of(fs.game("zole"))
    write(trained_file(zole), zole, 3)
    second = mind_of(zole)
    assert second is not None
    assert (2, 3) == (first.network.head_bias[0], second.network.head_bias[0])


def test_a_page_with_the_key_of_a_game_is_not_known_by_the_network_of_that_game():
    """It may have other rules; what was trained for them has a name of its own."""
    zole, other = fs.game("zole"), game_of(whist.build(), 4, "zole")
    write(shipped_file(zole), zole, 2)

    assert (2, None) == (known(zole), known(other))
    assert trained_file(zole) != trained_file(other)


@pytest.fixture
def _few_lessons(monkeypatch):
    monkeypatch.setattr(first_use.learn_if_unknown, "__defaults__", (1,))


@pytest.mark.usefixtures("_few_lessons")
def test_a_game_that_no_network_knows_is_learned_when_players_with_a_mind_are_made_ready():
    """It is said, and happens once; players without a mind need no network."""
    game, told = fs.Game.of(whist), list[Message]()
    prepare(["greedy", "beginner"], game, told.append)
    prepare(["strong"], game, told.append, may_learn=False)
    assert not first_file(game).exists()

    prepare(["instant"], game, told.append)
    prepare(["strong"], game, told.append)
    assert [Message("mind/learning", {"game": "Test Whist"})] == [
        each for each in told if each.code != "kernel/compiling"
    ]
    assert network_of(game) is not None


def test_a_game_of_this_program_is_not_learned_at_everybodys():
    """Its network is made once and comes with the program."""
    first_use.learn_if_unknown(fs.game("zole"), lambda message: pytest.fail(message.code))

    assert network_of(fs.game("zole")) is None
