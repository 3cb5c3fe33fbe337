from collections import Counter

import followsuit as fs
from followsuit.bots import player
from tests.support import bidding


def test_the_random_player_decides_the_same_with_the_same_seed():
    """A seed settles all of a player's decisions."""
    view = fs.game("zole").start(1).view(fs.game("zole").start(1).to_act)
    one, other = player("random", "a"), player("random", "a")

    assert [one.decide(view).action for _ in range(20)] == [other.decide(view).action for _ in range(20)]


def test_the_random_player_decides_differently_with_another_seed():
    """Two seeds part ways within a few decisions."""
    view = fs.game("zole").start(1).view(fs.game("zole").start(1).to_act)
    one, other = player("random", "a"), player("random", "b")

    assert [one.decide(view).action for _ in range(20)] != [other.decide(view).action for _ in range(20)]


def test_the_random_player_does_each_legal_thing_equally_often():
    """Out of 4,000 bids of 0 to 7, each number is bid about 500 times."""
    view = bidding("elemental", seats=4, hand_size=7).view(1)
    bot = player("random", 5)
    counts = Counter(bot.decide(view).action for _ in range(4000))

    assert set(view.legal) == set(counts)
    assert all(400 < count < 600 for count in counts.values())
