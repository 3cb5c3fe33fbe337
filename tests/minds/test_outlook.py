"""What would become of a card: told as somebody at the table would see it."""

from __future__ import annotations

import numpy as np
import pytest

import followsuit as fs
from followsuit.kernel.bits import NONE
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import PICK, PLAY
from followsuit.kernel.legality import legal_cards, may_pick
from followsuit.minds import outlook
from followsuit.minds.outlook import (
    DEEDS,
    FEW,
    GOES,
    IS_TRUMP,
    LEADS,
    LOSES,
    MANY,
    MOST_OUTLOOKS,
    NEED,
    OUTLOOKS,
    OWN_HIGHER,
    OWN_LOWER,
    PARTNER_WINS,
    TAKES,
    TO_COME,
    UNSEEN_HIGHER,
    UNSEEN_LOWER,
    WINS,
    foresee,
    standing,
)
from followsuit.minds.setting import setting_of
from tests.minds.looking import states, strange_games
from tests.support import SETTINGS, setting_name, table


def foreseen(state: fs.State, card: str) -> set[int]:
    """The features that hold for a card of the seat to act."""
    setting, room = setting_of(state.game), np.zeros(MOST_OUTLOOKS, np.uint16)
    running, tables = kernel(state.game).load(state.position), setting.kernel.tables
    number = [str(each).lower() for each in state.game.rules.deck.cards].index(card)
    count = foresee(running, tables, setting.places, standing(running, tables, NONE), number, room)
    return set(room[:count].tolist())


def oh_hell(led: str, hand: str) -> fs.State:
    """Four play Oh Hell, spades being trump; the others hold spades and clubs, and who acts needs two more tricks."""
    seat = len(led.split())
    hands = ["2s 3s 4s", "5s 6s 7s", "8s 9s ts", "2c 3c 4c"]
    for place, card in enumerate(led.split()):
        hands[place] = f"{card} {hands[place][:5]}"
    hands[seat] = hand
    bids = " ".join("2" if place == seat else "0" for place in range(4))
    return table("oh-hell", hands=" | ".join(hands), trump="s", led=led, bids=bids)


@pytest.mark.parametrize(
    ("led", "card", "deed"),
    [
        ("", "qh", LEADS),
        ("th", "qh", WINS),
        ("th kh", "qh", LOSES),
        ("th 9h 8h", "qh", TAKES),
        ("th 9h js", "qh", LOSES),
    ],
)
def test_what_a_card_does_in_its_trick(led, card, deed):
    """It begins it, would be winning, takes it for sure as the last one, or does not win, be it for a trump."""
    found = foreseen(oh_hell(led, "qh 5h ad"), card)

    assert IS_TRUMP + deed * 2 in found
    assert TO_COME + deed * FEW + 3 - len(led.split()) in found
    assert NEED + deed * FEW + 3 in found


def test_how_a_card_stands_among_the_unseen_and_among_its_own():
    """King and ace of its suit are unseen, and trumps; its own hand has a lower card of the suit, none higher."""
    found = foreseen(oh_hell("", "qh 5h ad"), "qh")

    assert UNSEEN_HIGHER + (LEADS * FEW + 2) * 2 + 1 in found
    assert UNSEEN_LOWER + LEADS * FEW + FEW - 1 in found
    assert {OWN_HIGHER + LEADS * FEW, OWN_LOWER + LEADS * FEW + 1} <= found
    found = foreseen(oh_hell("", "qh 5h ad"), "5h")
    assert {OWN_HIGHER + LEADS * FEW + 1, OWN_LOWER + LEADS * FEW} <= found
    assert UNSEEN_LOWER + LEADS * FEW + 3 in found


def test_a_partner_who_is_winning_is_seen():
    """In Whist two and two play together."""
    hands = "ah 2c | 3h 3c | 4h 4c | 5h 5c"
    partner = foreseen(table("whist", hands=hands, trump="s", led="ah 3h"), "4h")
    other = foreseen(table("whist", hands=hands, trump="s", led="ah"), "3h")

    assert PARTNER_WINS + LOSES in partner
    assert not other & set(range(PARTNER_WINS, PARTNER_WINS + DEEDS))


@pytest.mark.parametrize("game", [*SETTINGS[::4], *strange_games(8)], ids=setting_name)
def test_features_are_distinct_and_within_bounds(game: fs.Game):
    """Of every card that may be played or picked, in any game."""
    setting, room = setting_of(game), np.zeros(MOST_OUTLOOKS, np.uint16)
    tables = setting.kernel.tables
    for state in states(game, 5, 6):
        running = kernel(game).load(state.position)
        if running["at"] not in (PLAY, PICK):
            continue
        is_pick = running["at"] == PICK
        cards = int(may_pick(running, tables) if is_pick else legal_cards(running, tables, running["to_act"]))
        for card in (bit for bit in range(64) if cards >> bit & 1):
            count = foresee(running, tables, setting.places, standing(running, tables, NONE), card, room)
            found = set(room[:count].tolist())
            assert count == len(found) <= MOST_OUTLOOKS
            assert max(found) < OUTLOOKS
            assert (IS_TRUMP + GOES * 2 in found or IS_TRUMP + GOES * 2 + 1 in found) == is_pick


def test_blocks_of_features_lie_side_by_side():
    """None runs into the next one."""
    blocks = {
        "UNSEEN_HIGHER": DEEDS * FEW * 2, "UNSEEN_LOWER": DEEDS * FEW, "OWN_HIGHER": DEEDS * FEW,
        "OWN_LOWER": DEEDS * FEW, "LEFT": DEEDS * MANY, "IS_TRUMP": DEEDS * 2, "TO_COME": DEEDS * FEW,
        "PARTNER_WINS": DEEDS, "NEED": DEEDS * FEW, "POINTS": DEEDS * FEW, "IN_TRICK": DEEDS * FEW,
    }  # fmt: skip
    at = 0
    for name, width in blocks.items():
        assert at == getattr(outlook, name)
        at += width
    assert at == OUTLOOKS
