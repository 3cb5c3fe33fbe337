"""Every rule of Elemental."""

from random import Random

import pytest

import followsuit as fs
from tests.support import bidding, broken, carded, last_scored, play_randomly, played, seats_of, table, texts


def turned(card: str) -> fs.State:
    """The first round of three, dealt by seat 1, after a card was turned."""
    return played(fs.game("elemental", seats=3).start(), f"dealer 1; deal 5f | 6w | 7e; turn {card}")


def test_three_to_six_can_play():
    """As the game says."""
    assert {3, 4, 5, 6} == seats_of("elemental")


@pytest.mark.parametrize(("seats", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_there_are_sixty_divided_by_seats_rounds_and_each_deals_its_own_number(seats: int, rounds: int):
    """Round r deals r cards to each, up to the whole deck; then the game is over."""
    state = play_randomly(fs.game("elemental", seats=seats).start(seed=3), Random(3))
    told = state.record()["rounds"]

    assert state.is_over
    assert [[number] * seats for number in range(1, rounds + 1)] == [list(map(len, each["hands"])) for each in told]
    assert list(range(1, rounds + 1)) == [len(each["tricks"]) for each in told]
    assert sorted(texts(state.game.rules.deck.cards)) == sorted(card for hand in told[-1]["hands"] for card in hand)


@pytest.mark.parametrize(("card", "trump"), [("9f", "f"), ("1w", "w"), ("13e", "e"), ("2a", "a")])
def test_the_turned_cards_element_is_trump(card: str, trump: str):
    """Bidding begins at once."""
    state = turned(card)

    assert (trump, card, 2) == (state.view().trump, str(state.view().turned), state.to_act)


def test_a_turned_zero_makes_no_trump():
    """Bidding begins at once."""
    state = turned("0")

    assert (None, "0", ("bid 0", "bid 1")) == (state.view().trump, str(state.view().turned), texts(state.legal()))


def test_after_a_turned_infinity_the_dealer_names_an_element():
    """Any of the four, before anybody bids, with its own hand in view."""
    state = turned("∞")

    assert (1, ("trump f", "trump w", "trump e", "trump a")) == (state.to_act, texts(state.legal()))
    assert ("6w",) == texts(state.view(1).hand)


@pytest.mark.parametrize("element", "fwea")
def test_the_named_element_is_trump(element: str):
    """Then the seat after the dealer bids."""
    state = turned("∞").play(f"trump {element}")

    assert (element, 2, ("bid 0", "bid 1")) == (state.view().trump, state.to_act, texts(state.legal()))


@pytest.mark.parametrize("text", ["trump none", "trump 0", "trump ∞", "trump"])
def test_the_dealer_cannot_name_no_trump(text: str):
    """There is no such action."""
    assert "parse/invalid" == broken(turned("∞"), text)[0]


def test_the_dealer_cannot_bid_instead_of_naming():
    """The element is named at once."""
    assert "action/not-now" == broken(turned("∞"), "bid 0")[0]


def test_a_named_trump_is_an_action_of_the_dealer_in_the_record():
    """The record tells who named it and what lay there."""
    told = turned("∞").play("trump e").record()["rounds"][0]

    assert ("∞", "e", [[1, "trump e"]]) == (told["turned"], told["trump"], told["actions"])


@pytest.mark.parametrize(("seats", "rounds"), [(3, 20), (6, 10)])
def test_the_last_round_has_no_turned_card_and_no_trump(seats: int, rounds: int):
    """No card is left to turn; in every other round one is turned."""
    told = play_randomly(fs.game("elemental", seats=seats).start(seed=4), Random(4)).record()["rounds"]

    assert (None, None) == (told[-1]["turned"], told[-1]["trump"])
    assert [True] * (rounds - 1) == [each["turned"] is not None for each in told[:-1]]


def test_the_turned_card_is_public_and_out_of_play():
    """Everyone sees it, and it is in no hand."""
    state = turned("9f")

    assert ["9f"] * 4 == [str(state.view(seat).turned) for seat in (None, 0, 1, 2)]
    assert "9f" not in [card for hand in state.record()["rounds"][0]["hands"] for card in hand]


@pytest.mark.parametrize("bids", ["0 0 0", "1 1 1", "2 0 1"])
def test_any_bid_is_open_to_all_the_dealer_included(bids: str):
    """There is no hook: the bids may add up to the tricks."""
    state = bidding("elemental", seats=4, hand_size=3, bids=bids)

    assert (0, ("bid 0", "bid 1", "bid 2", "bid 3")) == (state.to_act, texts(state.legal()))


def test_there_is_no_cap_on_bids():
    """Up to twenty in the last round of three."""
    state = bidding("elemental", seats=3, hand_size=20)

    assert tuple(f"bid {number}" for number in range(21)) == texts(state.legal())


def test_the_seat_after_the_dealer_bids_first_and_leads_first():
    """Clockwise, each once."""
    state = turned("9f")
    order = []
    for _ in range(3):
        order.append(state.to_act)
        state = state.play("bid 0")

    assert ([2, 0, 1], 2) == (order, state.to_act)


def test_a_bid_cannot_be_changed():
    """After its bid a seat waits for the others."""
    state = turned("9f").play("bid 1")

    with pytest.raises(fs.OutOfTurn, match=r"^It is not the turn of seat 2\. Seat 0 is to act\.$"):
        state.play("bid 0", seat=2)


def test_the_led_element_is_followed_if_able():
    """Other elements must wait, trumps too."""
    state = table("elemental", hands="7f 1w | 2f 11f 3w | 4e 5e 6e", trump="w", led="7f")

    assert ("play 2f", "play 11f") == texts(state.legal())
    assert ("play/follow-suit", "3≈ must wait. Follow fire: 11▲ or 2▲.") == broken(state, "play 3w")


def test_magic_cards_may_always_be_played():
    """Even by a hand that could follow."""
    state = table("elemental", hands="7f 1w | 2f 0 ∞ 3w | 4e 5e 6e", trump="w", led="7f")

    assert {"play 2f", "play 0", "play ∞"} == set(texts(state.legal()))
    assert "play/follow-suit" == broken(state, "play 3w")[0]


def test_a_magic_card_does_not_excuse_from_following():
    """Holding only magic cards besides, the element is owed all the same."""
    state = table("elemental", hands="7f 1w | 0 3w 2f | 4e 5e 6e", led="7f")

    assert ("play 0", "play 2f") == texts(state.legal())


def test_a_hand_void_in_the_led_element_is_free():
    """No duty to trump."""
    state = table("elemental", hands="7f 1w | 0 3w 2e | 4e 5e 6e", trump="w", led="7f")

    assert {"play 0", "play 3w", "play 2e"} == set(texts(state.legal()))


def test_after_a_zero_the_next_card_leads():
    """It may be any card, and the third seat follows it."""
    state = table("elemental", hands="0 1w | 2f 3w | 4f 5e", led="0")

    assert ("play 2f", "play 3w") == texts(state.legal())
    assert ("play 4f",) == texts(state.play("play 2f").legal())


def test_after_two_zeros_the_third_card_leads():
    """Zeros pass the lead on as often as they come."""
    state = table("elemental", hands="0 1w | 0 3w | 4f 5e | 6e 7f", led="0 0")

    assert ("play 4f", "play 5e") == texts(state.legal())
    assert ("play 6e",) == texts(state.play("play 5e").legal())


def test_an_infinity_led_leaves_everyone_free_for_the_whole_trick():
    """The second card leads nothing either."""
    state = table("elemental", hands="∞ 1w | 2f 3w | 4f 5e", led="∞")

    assert ("play 2f", "play 3w") == texts(state.legal())
    assert ("play 4f", "play 5e") == texts(state.play("play 2f").legal())


def test_an_infinity_after_zeros_leaves_everyone_free_too():
    """It is the first card that is not a zero."""
    state = table("elemental", hands="0 1w | ∞ 3w | 4f 5e | 6f 7e", led="0 ∞ 4f")

    assert ("play 6f", "play 7e") == texts(state.legal())


def test_an_infinity_that_follows_changes_nothing_about_what_is_led():
    """Fire was led and is still owed."""
    state = table("elemental", hands="7f 1w | ∞ 3w | 4f 5e", led="7f ∞")

    assert ("play 4f",) == texts(state.legal())


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("7f 13f 9f", None, 1),
        ("7f 13w 9f", None, 2),
        ("7f 1w 9f", "w", 1),
        ("7f 3w 4w", "w", 2),
        ("0 0 0", None, 0),
        ("0 0 0", "f", 0),
        ("0 5f 4f", None, 1),
        ("0 5f 6f", None, 2),
        ("0 0 1a", None, 2),
        ("0 5f 1w", "w", 2),
        ("∞ 13f 12f", "f", 0),
        ("13f 12f ∞", "f", 2),
        ("13f ∞ ∞", "f", 1),
        ("∞ ∞ ∞", None, 0),
        ("0 ∞ 13f", "f", 1),
        ("0 ∞ ∞", None, 1),
    ],
)
def test_who_takes_a_trick_and_leads_the_next(cards: str, trump: str | None, winner: int):
    """First infinity; highest trump; the leader of zeros alone; highest of the led element."""
    first, second, third = cards.split()
    state = table("elemental", hands=f"{first} 1e | {second} 2e | {third} 3e", trump=trump, led=cards)

    assert (winner, 1) == (state.to_act, state.view().taken[winner])


def test_the_same_holds_for_a_leader_at_another_seat():
    """A trick of zeros led by seat 2 is seat 2's."""
    state = table("elemental", hands="0 1e | 0 2e | 0 3e", leader=2, led="0 0 0")

    assert (2, (0, 0, 1)) == (state.to_act, state.view().taken)


def test_copies_of_a_face_are_offered_once_and_played_one_by_one():
    """Three zeros are one choice; two are left after one is played."""
    state = table("elemental", hands="0 0 0 7f | 1f 2f 3f 4f | 5f 6f 8f 9f", number=4)

    assert ("play 0", "play 7f") == texts(state.legal())
    assert "your hand (seat 0): 7f 0×2" in str(state.play("play 0").view(0))


@pytest.mark.parametrize("text", ["play ∞", "play oo", "play OO"])
def test_infinity_may_be_typed(text: str):
    """And is written as its sign."""
    assert "play ∞" == str(fs.game("elemental").action(text))


@pytest.mark.parametrize(
    ("bids", "scores"),
    [
        ("3 0 0", [50, 20, 20]),
        ("2 0 1", [-10, 20, -10]),
        ("0 3 2", [-30, -30, -20]),
        ("1 1 1", [-20, -10, -10]),
    ],
)
def test_an_exact_bid_scores_twenty_and_ten_a_trick_and_others_lose_ten_a_trick(bids: str, scores: list[int]):
    """Seat 0 takes all three tricks here."""
    state = table("elemental", hands="∞ ∞ ∞ | 1f 2f 3f | 4f 5f 6f", bids=bids, number=3)
    state = carded(state, "∞ 1f 4f ∞ 2f 5f ∞ 3f 6f")

    assert scores == last_scored(state)["scores"]


@pytest.mark.parametrize(
    ("totals", "winners"), [("0 0 0", (0,)), ("0 40 5", (1,)), ("0 10 0", (0, 1)), ("0 10 10", (0, 1, 2))]
)
def test_after_the_last_round_most_points_win_and_ties_share(totals: str, winners: tuple[int, ...]):
    """The twentieth round of three brings 30, 20 and 20."""
    state = table("elemental", hands="∞ | 1f | 4f", bids="1 0 0", totals=totals, number=20, led="∞ 1f 4f")

    assert (True, winners) == (state.is_over, state.winners)


def test_the_next_round_has_the_next_dealer_and_a_card_more():
    """Seat 2 dealt round 7, seat 0 deals round 8."""
    state = table("elemental", hands="∞ | 1f | 4f", bids="1 0 0", number=7, led="∞ 1f 4f")

    assert (8, 0, (8, 8, 8)) == (state.view().round, state.view().dealer, state.view().hand_sizes)
