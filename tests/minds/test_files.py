from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import followsuit as fs
from followsuit.errors import MindError
from followsuit.kernel.layout import GAME
from followsuit.minds import files
from followsuit.minds.curriculum import games_to_learn
from followsuit.minds.encoding import FEATURES
from followsuit.minds.files import OUTLOOK_STEPS, STEPS, About, Point, load, save
from followsuit.minds.judging import desk
from followsuit.minds.network import Network, new_network
from followsuit.minds.outlook import OUTLOOKS
from followsuit.minds.self_play import Habits, practise, room_for_lessons
from followsuit.minds.setting import setting_of
from tests.minds.looking import unlearned

MOST_BYTES = 300_000
ABOUT = About("zole", 1, 7, 2_000, ({"seats": 3, "rounds": 12},), (Point(2_000, 1.5, 2.25, 0.5, 0.75),))
ZOLE = fs.game("zole").page


def saved(path: Path, about: About = ABOUT) -> Network:
    """A network written to a file."""
    network = new_network(1)
    network.head_bias[:9] = 0.25
    network.levels[0, 3, :] = 0.3
    network.outlooks[::4] = np.linspace(-1.0, 2.0, network.outlooks.shape[1])
    save(path, network, np.arange(FEATURES) % 8 == 0, about)
    return network


def test_a_network_is_read_as_it_was_written(tmp_path):
    """As nearly as its steps allow; features that never held and decisions never made add nothing."""
    network = saved(tmp_path / "a.npz")
    found = load(tmp_path / "a.npz", ZOLE)

    assert ABOUT == found.about
    steps = np.abs(network.rows[::8]).max(axis=1, keepdims=True) / STEPS
    assert (np.abs(found.network.rows[::8] - network.rows[::8]) <= steps * 0.51).all()
    assert not found.network.rows[1::8].any()
    assert np.array_equal(network.levels, found.network.levels)
    assert (np.abs(found.network.outlooks - network.outlooks) <= 2.0 / OUTLOOK_STEPS * 0.51).all()
    assert not found.network.outlooks[1::4].any()
    assert np.allclose(found.network.between, network.between, atol=1e-3)
    assert np.allclose(found.network.heads[:9], network.heads[:9], atol=1e-3)
    assert not found.network.heads[9:].any()
    assert [0.25] * 9 == found.network.head_bias[:9].tolist()


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_a_network_of_any_game_is_small(key, tmp_path):
    """With all features that hold at any seat count and with any option, its file has room in the package."""
    seen, lessons, foreseen = np.zeros(FEATURES, np.bool_), room_for_lessons(800), np.zeros((OUTLOOKS, 1), np.bool_)
    for game in games_to_learn(fs.game(key).page):
        setting = setting_of(game)
        kept, _ = practise(
            np.zeros(1, GAME), setting.kernel.tables, setting.places, unlearned(), desk(), np.uint64(1), 0,
            Habits(0.5, 0.5, 0.6), setting.most_rounds, lessons,
        )  # fmt: skip
        for features, count in zip(lessons.features[:kept], lessons.counts[:kept], strict=True):
            seen[features[:count]] = True
        for outlook, count in zip(lessons.outlooks[:kept], lessons.foreseen[:kept], strict=True):
            foreseen[outlook[:count]] = True
    network = unlearned()
    save(tmp_path / "a.npz", network._replace(outlooks=network.outlooks * foreseen), seen, ABOUT)

    assert 10_000 < (tmp_path / "a.npz").stat().st_size <= MOST_BYTES


def broken(path: Path) -> str:
    """What is said of a file that holds no network of Zole."""
    with pytest.raises(MindError) as refused:
        load(path, ZOLE)
    assert "mind/unusable" == refused.value.code
    return refused.value.message.code


def test_a_file_that_holds_no_network_is_refused(tmp_path):
    """Text, an empty one, one that was cut off, and arrays of something else."""
    path = tmp_path / "a.npz"
    saved(path)
    whole = path.read_bytes()
    for data in (b"", b"no network", whole[:-200], whole[200:]):
        path.write_bytes(data)
        assert "mind/unreadable" == broken(path)
    np.savez(path, cards=np.arange(3))
    assert "mind/unreadable" == broken(path)
    with path.open("wb") as file:
        np.save(file, np.arange(3))
    assert "mind/unreadable" == broken(path)
    assert "mind/unreadable" == broken(tmp_path / "nothing.npz")


def test_a_file_of_another_game_version_or_program_is_refused(tmp_path, monkeypatch):
    """Each with a sentence of its own."""
    path = tmp_path / "a.npz"
    saved(path, msgspec.structs.replace(ABOUT, game="miesjelen"))
    assert "mind/other-game" == broken(path)
    saved(path, msgspec.structs.replace(ABOUT, version=9))
    assert "mind/other-version" == broken(path)
    monkeypatch.setattr(files, "FORMAT", files.FORMAT + 1)
    saved(path)
    monkeypatch.undo()
    assert "mind/format" == broken(path)
