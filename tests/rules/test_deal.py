"""How cards reach the players, and every way in which a deal can be wrong."""

import pytest

import followsuit as fs
from followsuit.cards import french
from followsuit.engine.shuffle import shuffled
from followsuit.language.wording import language
from followsuit.rules import (
    Deal,
    DealersCard,
    DealerSitsOut,
    NextCard,
    NoSitting,
    Rules,
    TopRanks,
    WholeDeck,
    up_and_down,
)
from followsuit.rules.check import problems
from followsuit.rules.deal import schedule
from tests.rules.spoilt import LISTED, TURNED, Mistakes, dealt, each_of
from tests.support import broken, played, texts

ZOLE_DEAL = "deal Qc Qs Qh Qd Jc Js Jh Jd | Ad Td Kd 9d Ac Tc Kc 9c | As Ts Ks 9s Ah Th Kh 9h / 7d 8d"  # every card


def test_hands_grow_by_one_and_shrink_again():
    """Up to the longest hand and down, the longest once."""
    assert (1, 2, 3, 4, 3, 2, 1) == up_and_down(4)


def test_hands_can_start_above_one_card():
    """The first and the last hand have the same size."""
    assert (3, 4, 5, 4, 3) == up_and_down(5, start=3)


def test_the_longest_hand_can_be_played_twice():
    """Only the longest one."""
    assert (1, 2, 3, 3, 2, 1) == up_and_down(3, longest_twice=True)


def test_a_schedule_gives_each_round_its_hand():
    """Rounds are counted from 1."""
    deal = Deal(hands=(3, 4, 5))

    assert (3, 4, 5) == tuple(map(deal.hand_size, (1, 2, 3)))


def test_one_hand_size_holds_for_every_round():
    """A number instead of a schedule."""
    deal = Deal(hands=8)

    assert (8, 8, 8) == (deal.hand_size(1), deal.hand_size(99), deal.longest)


def test_a_hand_is_dealt_one_card_at_a_time_unless_told_otherwise():
    """Packets give the portions."""
    assert ((1, 1, 1, 1), (3, 2)) == (Deal(hands=4).portions(4), Deal(hands=5, packets=(3, 2)).portions(5))


def test_the_next_card_is_turned_in_all_but_the_longest_rounds():
    """With the longest hand there may be no card left, and none is turned."""
    deal = Deal(hands=(1, 2, 3, 2, 1), face_up=NextCard(except_longest=True))

    assert (True, True, False, True, True) == tuple(map(deal.turns_card, (1, 2, 3, 2, 1)))


@pytest.mark.parametrize(("word", "leaves"), [(NextCard(), True), (DealersCard(3), False)])
def test_a_card_turned_from_the_pack_leaves_play_and_a_dealers_card_does_not(
    word: NextCard | DealersCard, leaves: bool
):
    """The dealer may still play its own."""
    assert leaves is word.leaves_play()


@pytest.mark.parametrize("key", ["elemental", "ninja-whist"])
def test_the_card_turned_is_the_one_after_those_dealt(key: str):
    """One card each for four seats, and then the fifth of the pack."""
    game = fs.game(key)

    for seed in range(5):
        assert shuffled(game.rules.deck.cards, seed, "deal 1")[4] == game.start(seed=seed).view().turned


def test_a_deal_without_a_turned_card_turns_none():
    """No word for a turned card, no turned card."""
    assert not Deal(hands=(1, 2)).turns_card(1)


def test_the_whole_deck_is_dealt_from_whatever_the_hand():
    """52 cards are in play with one card in hand."""
    deck = french("2", "A")

    assert deck.cards == WholeDeck().cards(deck, 1)


@pytest.mark.parametrize(("hand", "ranks"), [(3, "QKA"), (4, "JQKA"), (5, "TJQKA"), (6, "9TJQKA")])
def test_the_top_ranks_in_play_are_as_many_as_the_cards_in_a_hand(hand: int, ranks: str):
    """Four suits of n ranks are just enough for four hands of n."""
    deck = french("2", "A")
    expected = {f"{rank}{suit}" for rank in ranks for suit in "cdhs"}

    assert expected == set(texts(TopRanks().cards(deck, hand)))


def test_cards_go_round_from_the_seat_after_the_dealer():
    """Everyone plays, the dealer last."""
    assert ((2, 3, 0, 1), (0, 1, 2, 3)) == (NoSitting().playing(4, dealer=1), NoSitting().playing(4, dealer=3))


def test_a_dealer_who_sits_out_is_not_among_the_players():
    """Three of four play."""
    assert ((2, 3, 0), (0, 1, 2)) == (DealerSitsOut().playing(4, dealer=1), DealerSitsOut().playing(4, dealer=3))


@pytest.mark.parametrize(
    ("sizes", "words"),
    [
        ((3, 4, 5, 4, 3), "3, 4, 5, 4 and 3 cards"),
        (tuple(range(1, 16)), "1, 2 and so on up to 15 cards"),
        (up_and_down(8), "1, 2 and so on up to 8, then down again to one card"),
        (up_and_down(5, longest_twice=True), "1, 2 and so on up to 5, twice, then down again to one card"),
        ((7,), "seven cards"),
        (tuple(range(10, 0, -1)), "10, 9 and so on down to 1 card"),
        ((*range(9, 1, -1), *range(1, 10)), "9, 8 and so on down to 1, then up again to nine cards"),
        ((*range(5, 0, -1), *range(1, 6)), "5, 4 and so on down to 1, twice, then up again to five cards"),
        ((5, 5, 5, 5, 5, 5, 5, 5, 5), "5, 5, 5, 5, 5, 5, 5, 5 and 5 cards"),
        ((1, 3, 5, 7, 9, 7, 5, 3, 1), "1, 3, 5, 7, 9, 7, 5, 3 and 1 cards"),
        ((*up_and_down(5), 2), "1, 2, 3, 4, 5, 4, 3, 2, 1 and 2 cards"),
    ],
)
def test_hand_sizes_are_told_in_words(sizes: tuple[int, ...], words: str):
    """Short schedules in full, long ones by their shape."""
    said = language("en").say(schedule(sizes))
    assert said.endswith(f", with hands of {words}.")


def test_the_first_dealer_can_be_any_seat():
    """Chance may draw each of them."""
    assert ("dealer 0", "dealer 1", "dealer 2") == texts(fs.game("zole").start().legal())


@pytest.mark.parametrize("key", fs.games())
def test_the_first_dealer_is_drawn_at_random(key: str):
    """Over many seeds every seat deals first."""
    game = fs.game(key)

    assert set(range(game.seats)) == {game.start(seed=seed).view().dealer for seed in range(60)}


@pytest.mark.parametrize("seat", [3, -1])
def test_a_dealer_without_a_seat_is_refused(seat: int):
    """The refusal says which seats there are."""
    state = fs.game("zole").start()

    assert ("dealer/unknown", f"There is no seat {seat}: the seats are 0 to 2.") == broken(state, f"dealer {seat}")


def test_a_deal_must_have_a_hand_for_each_seat():
    """Two hands for three seats are refused."""
    state = fs.game("zole").start().play("dealer 0")

    assert ("deal/hands", "Two hands for 3 seats.") == broken(state, "deal Qc | Qs")


def test_a_deal_must_give_every_hand_its_size():
    """The first wrong hand is named."""
    state = fs.game("elemental", seats=3).start().play("dealer 0")

    expected = ("deal/size", "Seat 1 is dealt two cards; it should be 1.")
    assert expected == broken(state, "deal 1f | 2f 3f | 4f")


def test_the_dealer_who_sits_out_is_dealt_nothing():
    """In four-handed Zole a hand for the dealer is refused."""
    state = fs.game("zole", seats=4).start().play("dealer 0")

    expected = ("deal/size", "Seat 0 is dealt eight cards; it should be 0.")
    assert expected == broken(state, ZOLE_DEAL.replace(" / ", " | . / "))
    assert state.why_not(ZOLE_DEAL.replace("deal ", "deal . | ")) is None


def test_everyone_is_told_of_the_deal_but_only_of_the_own_cards():
    """Hands are shown to their owners, the table cards to nobody."""
    _, events = fs.game("zole").start().play("dealer 0").advance(ZOLE_DEAL)
    told = {(event.kind, event.seat): texts(event.redacted_for(1).cards) for event in events}

    assert {("dealt", 1), ("dealt", 2), ("dealt", 0), ("table", None)} == set(told)
    assert (("??",) * 8, ("??", "??")) == (told["dealt", 0], told["table", None])
    assert {"Ad", "Td", "Kd", "9d", "Ac", "Tc", "Kc", "9c"} == set(told["dealt", 1])


def test_a_deal_must_leave_the_table_its_cards():
    """Zole needs two cards on the table, the other games none."""
    zole = fs.game("zole").start().play("dealer 0")
    elemental = fs.game("elemental", seats=3).start().play("dealer 0")

    expected = ("deal/table", "One card on the table; it should be 2.")
    assert expected == broken(zole, ZOLE_DEAL.removesuffix(" 8d"))
    expected = ("deal/table", "One card on the table; it should be 0.")
    assert expected == broken(elemental, "deal 1f | 2f | 3f / 4f")


def test_no_card_is_dealt_twice():
    """A second copy of a card that has only one is refused."""
    state = fs.game("zole").start().play("dealer 0")

    expected = ("deal/card", "Qc is dealt once too often, or is not in this round's pack.")
    assert expected == broken(state, ZOLE_DEAL.replace("7d 8d", "7d Qc"))


def test_copies_of_a_face_are_dealt_as_often_as_there_are_copies():
    """Four zeros may be dealt, five may not."""
    state = fs.game("elemental", seats=6).start().play("dealer 0")

    assert state.why_not("deal 0 | 0 | 0 | 0 | 1f | 2f") is None
    assert "deal/card" == broken(state, "deal 0 | 0 | 0 | 0 | 0 | 2f")[0]


def test_a_card_outside_the_rounds_pack_is_refused():
    """Boerenbridge's first round of `five` has no jacks."""
    state = fs.game("boerenbridge").start().play("dealer 0")
    hands = "Qc Kc Ac | Qd Kd Ad | Qh Kh Ah | Qs Ks As"

    assert state.why_not(f"deal {hands}") is None
    assert "deal/card" == broken(state, f"deal {hands.replace('Qc', 'Jc')}")[0]


def test_the_next_card_cannot_be_one_that_was_dealt():
    """The turned card comes from what is left of the pack."""
    state = played(fs.game("elemental", seats=3).start(), "dealer 0; deal 1f | 2f | 3f")

    assert ("turn/card", "2f cannot be the turned card of this deal.") == broken(state, "turn 2f")
    assert state.why_not("turn 4f") is None


def test_a_copy_of_a_dealt_face_may_be_turned_while_one_is_left():
    """Three zeros dealt leave one to turn; four leave none."""
    three = played(fs.game("elemental", seats=4).start(), "dealer 0; deal 0 | 0 | 0 | 1f")
    four = played(fs.game("elemental", seats=4).start(), "dealer 0; deal 0 | 0 | 0 | 0")

    assert (None, "turn/card") == (three.why_not("turn 0"), broken(four, "turn 0")[0])


def test_every_act_of_the_deal_waits_for_its_turn():
    """The refusal says what is to be done first, with an example where there is one."""
    start = fs.game("elemental", seats=3).start()
    dealt = played(start, "dealer 0; deal 1f | 2f | 3f")

    assert ("action/not-now", "`bid 1` must wait: now the first dealer is to be drawn (`dealer 0`).") == broken(
        start, "bid 1"
    )
    assert ("action/not-now", "`bid 1` must wait: now the cards are to be dealt.") == broken(
        start.play("dealer 0"), "bid 1"
    )
    assert ("action/not-now", "`bid 1` must wait: now a card is to be turned up (`turn 0`).") == broken(dealt, "bid 1")


def test_the_drawing_of_trump_waits_for_its_turn():
    """Boerenbridge draws the suit after the deal, before the bids."""
    deal = "dealer 0; deal Qc Kc Ac | Qd Kd Ad | Qh Kh Ah | Qs Ks As"
    state = played(fs.game("boerenbridge").start(), deal)

    expected = ("action/not-now", "`bid 1` must wait: now the trump suit is to be drawn (`trump c`).")
    assert expected == broken(state, "bid 1")


@pytest.mark.parametrize("key", fs.games())
def test_the_deal_moves_one_seat_clockwise(key: str):
    """In every game, round after round."""
    state = fs.game(key).start(seed=3)
    seats = state.game.seats
    while state.rounds_played < seats + 1 and not state.is_over:
        state = state.play(state.legal()[0])
    dealers = [told["dealer"] for told in state.record()["rounds"]]

    assert seats < len(dealers) or state.is_over
    assert [(dealers[0] + step) % seats for step in range(len(dealers))] == dealers


MISTAKES: Mistakes = {
    "the dealer's sixth of five": (
        dealt(Deal(hands=5, face_up=DealersCard(6)), TURNED),
        4,
        "`deal.face_up` shows the dealer's card number 6, but the shortest hand has 5: choose 1 to 5.",
    ),
    "the dealer's card of none": (
        dealt(Deal(hands=5, face_up=DealersCard(0)), TURNED),
        4,
        "`deal.face_up` shows the dealer's card number 0, but the shortest hand has 5: choose 1 to 5.",
    ),
    "the dealer's second of one": (
        dealt(Deal(hands=(1, 2, 3), face_up=DealersCard(2)), LISTED),
        4,
        "`deal.face_up` shows the dealer's card number 2, but the shortest hand has 1: choose 1 to 1.",
    ),
    "a card of a dealer without cards": (
        dealt(Deal(hands=5, face_up=DealersCard(5), sitting_out=DealerSitsOut()), TURNED),
        4,
        (
            "`deal.face_up` is DealersCard, but DealerSitsOut gives the dealer no cards: turn NextCard, or let the "
            "dealer play."
        ),
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_shows_a_card_of_the_dealer_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
