"""What is noted of worlds that are played out, in positions where it can be told by hand."""

from __future__ import annotations

import followsuit as fs
from followsuit.bots.differences import reason
from followsuit.bots.measures import Lookout
from followsuit.knowledge import worlds
from followsuit.minds.looking_ahead import Manner, Thinking
from followsuit.minds.mind import Mind
from followsuit.minds.network import new_network
from followsuit.minds.noting import Fact, Notes
from followsuit.minds.setting import setting_of
from followsuit.rules.score import bid_scores
from tests.support import table

EVERYTHING = Manner(near=99.0)
"""All options are thought of."""


def thought(state: fs.State, number: int = 12) -> Thinking:
    """What a mind that has learned nothing thinks of a position in some worlds."""
    assert state.to_act is not None
    view = state.view(state.to_act)
    thinking = Thinking(
        Mind(setting_of(view.game), new_network(1)), view, worlds(view).arrays(), seed=1, manner=EVERYTHING
    )
    thinking.look(number)
    return thinking


def notes_of(thinking: Thinking, text: str) -> Notes:
    """What was noted of an action, by world."""
    texts = [str(thinking.mind.action(thinking.starts, int(code))) for code in thinking.codes]
    return thinking.seen()[1][:, texts.index(text)]


def test_who_wins_a_trick_that_ends_with_the_card_is_the_same_in_every_world():
    """The last to play wins with the ace, and leaves the trick and its points to seat 1 with the two."""
    hearts = table("hearts", hands="9d 3c | Kd 4c | 3d 5c | Ad 2d", led="9d Kd 3d")
    thinking = thought(hearts)

    assert {3} == set(notes_of(thinking, "play Ad")[:, Fact.TRICK_WINNER].tolist())
    assert {1} == set(notes_of(thinking, "play 2d")[:, Fact.TRICK_WINNER].tolist())
    assert {0} == set(notes_of(thinking, "play 2d")[:, Fact.TRICK_POINTS].tolist())


def test_the_points_in_a_trick_are_those_of_its_cards():
    """Zole: ace, ten and king of a suit are worth 25."""
    zole = table("zole", hands="Ac 9h | Kc 9s | Tc 9c", led="Ac Kc", contract="B", solo=0, stash="Ah Th", dealer=2)
    noted = notes_of(thought(zole), "play Tc")

    assert {25} == set(noted[:, Fact.TRICK_POINTS].tolist())
    assert {0} == set(noted[:, Fact.TRICK_WINNER].tolist())
    assert {0} == set(noted[:, Fact.DECLARER].tolist())


def test_a_bid_is_met_with_as_many_tricks_and_scores_accordingly():
    """Oh Hell: tricks, bid and score of every world tell the same."""
    state = table("oh-hell", hands="Ah 7c 2d | 8s 9d 3c | Kd Qs 4h", trump="s", bids="1 1 0", dealer=2)
    thinking = thought(state)
    scores = bid_scores(state.game.rules.score, 1, 3, "s")
    for option in range(3):
        for noted in thinking.seen()[1][:, option]:
            tricks = int(noted[Fact.OWN_TRICKS])
            assert (tricks == 1) == bool(noted[Fact.MET] & 1)
            assert (tricks == 0) == bool(noted[Fact.NO_TRICK] & 1)
            assert scores[tricks] == noted[Fact.SCORE]
            assert tricks == noted[Fact.SIDE_TRICKS]


def test_who_takes_the_dearest_card_is_noted_where_one_is_dearest():
    """Hearts: the queen of spades lies in the trick, and goes to whoever wins it."""
    hearts = table("hearts", hands="9s 3c | Qs 4c | 3s 5c | As 2s", led="9s Qs 3s")
    thinking = thought(hearts)

    assert "Qs" == str(hearts.game.rules.deck.cards[thinking.mind.dearest])
    assert {3} == set(notes_of(thinking, "play As")[:, Fact.TOOK_DEAREST].tolist())
    assert {1} == set(notes_of(thinking, "play 2s")[:, Fact.TOOK_DEAREST].tolist())
    assert {13} == set(notes_of(thinking, "play As")[:, Fact.TRICK_POINTS].tolist())


def test_a_reason_tells_nothing_of_hidden_cards():
    """With other hands elsewhere the view is the same, and so is every figure in the reason."""
    told = []
    for hands in ("Ah 7c 2d | 8s 9d 3c | Kd Qs 4h", "Ah 7c 2d | Kd Qs 4h | 8s 9d 3c"):
        thinking = thought(table("oh-hell", hands=hands, trump="s", bids="1 1 0", dealer=2), 40)
        view = table("oh-hell", hands=hands, trump="s", bids="1 1 0", dealer=2).view(0)
        actions = [thinking.mind.action(thinking.starts, int(code)) for code in thinking.codes]
        values, notes = thinking.seen()
        told.append(reason(Lookout(view, actions, values, notes, None)))

    assert told[0] == told[1]
