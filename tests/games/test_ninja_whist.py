"""Every rule of Ninja Whist."""

from random import Random

import pytest

import followsuit as fs
from followsuit.games.ninja_whist import TOKENS
from tests.support import bidding, broken, last_scored, play_randomly, played, seats_of, table, texts

KINDS = TOKENS.kinds


def spread(*sizes: int) -> str:
    """All the tokens in score areas of these sizes, in their usual order, so that the stock is empty."""
    assert len(KINDS) == sum(sizes)
    kinds = iter(KINDS)
    return " | ".join(" ".join(next(kinds) for _ in range(size)) for size in sizes)


def plainly(state: fs.State, cards: str) -> fs.State:
    """The state after some cards were played without tokens."""
    for card in cards.split():
        state = state.play(f"play {card}")
        if "done" in texts(state.legal()):
            state = state.play("done")
    return state


def took(state: fs.State) -> int | None:
    """The seat that took the last full trick of the round under way, its token drawn or not."""
    view = state.view()
    waiting = view.trick is not None and view.trick.winner is not None
    return view.trick.winner if view.trick and waiting else view.tricks[-1].winner


def thrifty(state: fs.State, rng: Random) -> fs.State:
    """The state after a random action of a player who seldom lays a token, so that the stock runs out."""
    if "done" in texts(state.legal()) and rng.random() < 0.8:
        return state.play("done")
    return state.play(rng.choice(state.legal()))


def areas(state: fs.State, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A seat's score area and play area, as everyone sees them."""
    tokens = state.view(None).tokens
    assert tokens is not None
    return tokens.score[seat], tokens.play[seat]


def stock(state: fs.State) -> tuple[str, ...]:
    """What is left in the stock."""
    tokens = state.view(None).tokens
    assert tokens is not None
    return tokens.stock


def first_round(turned: str, *, seats: int = 2) -> fs.State:
    """The first round dealt by seat 0 after a card was turned."""
    hands = " | ".join(("5a", "6a", "7a", "8a")[:seats])
    return played(fs.game("ninja-whist", seats=seats).start(), f"dealer 0; deal {hands}; turn {turned}")


def test_two_to_eight_can_play():
    """As the game says."""
    assert {2, 3, 4, 5, 6, 7, 8} == seats_of("ninja-whist")


@pytest.mark.parametrize(("seats", "longest"), [(2, 20), (3, 13), (4, 10), (5, 8), (6, 6), (7, 5), (8, 5)])
def test_hands_grow_to_the_longest_and_shrink_to_one(seats: int, longest: int):
    """41 // seats is the longest; 2 × longest − 1 rounds in all."""
    state = play_randomly(fs.game("ninja-whist", seats=seats).start(seed=1), Random(1))
    sizes = [*range(1, longest + 1), *range(longest - 1, 0, -1)]
    told = state.record()["rounds"]

    assert (True, 2 * longest - 1) == (state.is_over, len(told))
    assert [[size] * seats for size in sizes] == [list(map(len, each["hands"])) for each in told]


@pytest.mark.parametrize("seats", [7, 8])
def test_the_longest_round_may_be_played_twice_with_seven_or_eight(seats: int):
    """Both without trump."""
    game = fs.game("ninja-whist", seats=seats, double_max=True)
    told = play_randomly(game.start(seed=1), Random(1)).record()["rounds"]

    assert [1, 2, 3, 4, 5, 5, 4, 3, 2, 1] == [len(each["hands"][0]) for each in told]
    assert [(None, None)] * 2 == [(each["turned"], each["trump"]) for each in told[4:6]]


def test_the_longest_round_cannot_be_played_twice_with_fewer():
    """The option needs seven or eight seats."""
    assert {7, 8} == seats_of("ninja-whist", double_max=True)


def test_below_the_longest_hand_the_next_card_is_turned_and_at_the_longest_none():
    """The turned card's suit is trump; the longest round has none."""
    told = play_randomly(fs.game("ninja-whist").start(seed=2), Random(2)).record()["rounds"]

    assert [True] * 9 + [False] + [True] * 9 == [each["turned"] is not None for each in told]
    assert None is told[9]["trump"]
    assert [None if each["turned"] == "J" else each["turned"][-1] for each in told if each["turned"]] == [
        each["trump"] for each in told if each["turned"]
    ]


@pytest.mark.parametrize(("turned", "trump"), [("Aa", "a"), ("5b", "b"), ("Kc", "c"), ("9d", "d"), ("J", None)])
def test_the_turned_suit_is_trump_and_a_turned_jack_makes_none(turned: str, trump: str | None):
    """Either way the bids follow."""
    state = first_round(turned)

    assert (trump, ("bid 0", "bid 1")) == (state.view().trump, texts(state.legal()))


def test_the_turned_card_is_public_and_out_of_play():
    """Everyone sees it; it is in no hand."""
    state = first_round("Kc")

    assert ["Kc"] * 3 == [str(state.view(seat).turned) for seat in (None, 0, 1)]
    assert [["5a"], ["6a"]] == state.record()["rounds"][0]["hands"]


def test_eldest_hand_bids_first_the_dealer_bids_last_and_leads():
    """The first lead is the dealer's, in this game only."""
    state = first_round("Kc", seats=4)
    order = []
    for _ in range(4):
        order.append(state.to_act)
        state = state.play("bid 0")

    assert ([1, 2, 3, 0], 0) == (order, state.to_act)


@pytest.mark.parametrize(
    "key", [key for key, game in fs.games().items() if key != "ninja-whist" and not game.rules.opening.card]
)
def test_in_no_other_game_does_the_dealer_lead(key: str):
    """There it is the seat after the dealer, unless a card decides."""
    state = fs.game(key).start(seed=3)
    while not any(str(action).startswith("play ") for action in state.legal()):
        state = state.play(state.legal()[-1])
    dealer = state.view().dealer
    assert dealer is not None

    assert (dealer + 1) % state.game.seats == state.to_act


def test_the_winner_of_a_trick_leads_the_next():
    """From the second trick on."""
    state = table("ninja-whist", hands="2a 3b | 5a 4b | 9a 5b", led="2a 5a 9a")

    assert (2, 2) == (took(state), state.to_act)


@pytest.mark.parametrize(
    ("cap", "hand", "most"),
    [(7, 3, 3), (7, 7, 7), (7, 8, 7), (7, 10, 7), (0, 10, 10), (2, 10, 2), (2, 1, 1), (9, 10, 9)],
)
def test_bids_go_up_to_the_hand_and_the_cap_and_nought_lifts_the_cap(cap: int, hand: int, most: int):
    """The markers' range is 0 to 7."""
    state = bidding("ninja-whist", seats=4, hand_size=hand, bid_cap=cap)

    assert tuple(f"bid {number}" for number in range(most + 1)) == texts(state.legal())


def test_the_usual_cap_is_seven():
    """As on the bid markers."""
    assert 7 == fs.game("ninja-whist").options["bid_cap"]


def test_a_bid_above_another_cap_is_refused_with_it():
    """The refusal names the table's own limit."""
    state = bidding("ninja-whist", seats=4, hand_size=5, bid_cap=2)

    assert ("bid/cap", "Bids go up to 2 at this table: bid 0 to 2.") == broken(state, "bid 3")


def test_a_cap_below_nought_is_refused():
    """Nought is the least."""
    with pytest.raises(
        fs.OptionError, match=r"^The option bid_cap cannot be -1\. Allowed: a whole number from 0 to 20\.$"
    ):
        fs.game("ninja-whist", bid_cap=-1)


@pytest.mark.parametrize(("bids", "barred"), [("0 0", 3), ("1 0", 2), ("1 1", 1), ("2 1", 0)])
def test_the_dealer_may_not_make_the_total_equal_the_tricks(bids: str, barred: int):
    """Every other number is open."""
    state = bidding("ninja-whist", seats=3, hand_size=3, bids=bids)

    assert tuple(f"bid {number}" for number in range(4) if number != barred) == texts(state.legal())
    assert "bid/hook" == broken(state, f"bid {barred}")[0]


def test_the_hook_may_lie_beyond_the_cap():
    """Eight tricks and nothing bid: the dealer could not bid eight anyway."""
    state = bidding("ninja-whist", seats=3, hand_size=8, bids="0 0")

    assert tuple(f"bid {number}" for number in range(8)) == texts(state.legal())


def test_suit_is_followed_if_able():
    """Trumps are no excuse."""
    state = table("ninja-whist", hands="5a 2c | 6a 9a 3b | 4d 5d", trump="b", led="5a")

    assert ("play 6a", "play 9a") == texts(state.legal())
    assert ("play/follow-suit", "3‖ must wait. Follow Sword: 9† or 6†.") == broken(state, "play 3b")


def test_a_void_hand_may_sluff_or_trump():
    """No duty to trump."""
    state = table("ninja-whist", hands="5a 2c | 6c 3b J | 4d 5d", trump="b", led="5a")

    assert {"play 6c", "play 3b", "play J"} == set(texts(state.legal()))


def test_with_trump_the_jack_must_follow_trump():
    """It is the only trump held."""
    state = table("ninja-whist", hands="5a 2c | J 3b 4b", trump="a", led="5a")

    assert ("play J",) == texts(state.legal())


def test_with_trump_a_plain_lead_is_not_followed_by_the_jack():
    """Who can follow the plain suit must."""
    state = table("ninja-whist", hands="5c 2c | J 3c 4b", trump="a", led="5c")

    assert ("play 3c",) == texts(state.legal())


def test_with_trump_the_jack_led_must_be_followed_by_order():
    """Any trump will do."""
    state = table("ninja-whist", hands="J 2c | 5a 9a 3b", trump="a", led="J")

    assert ("play 5a", "play 9a") == texts(state.legal())


def test_at_no_trump_the_jack_led_leaves_everyone_free():
    """The cards after it lead nothing either."""
    state = table("ninja-whist", hands="J 2c | 5a 3b | 6a 4c", led="J")

    assert ("play 5a", "play 3b") == texts(state.legal())
    assert ("play 6a", "play 4c") == texts(state.play("play 5a").legal())


def test_at_no_trump_the_jack_led_wins():
    """Over kings and promoted aces."""
    state = table("ninja-whist", hands="J 2c | Aa 3b | Ka 4c", led="J Aa Ka")

    assert 0 == took(state)


def test_at_no_trump_the_jack_may_not_be_played_by_a_hand_that_can_follow():
    """It is a suit of its own."""
    state = table("ninja-whist", hands="5a 2c | 3a J", led="5a")

    assert ("play 3a",) == texts(state.legal())
    assert ("play/follow-suit", "J must wait. Follow Sword: 3†.") == broken(state, "play J")


def test_at_no_trump_the_jack_played_by_a_void_hand_loses():
    """Even to the lowest card led."""
    state = table("ninja-whist", hands="Aa 2c | J 3c", led="Aa")
    assert {"play J", "play 3c"} == set(texts(state.legal()))

    assert 0 == took(state.play("play J"))


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("2a Aa 9a", None, 2),
        ("9a Ka Aa", None, 2),
        ("Aa 9a Ka", None, 0),
        ("Ka Aa 9a", None, 1),
        ("Ka Aa 9a", "b", 1),
        ("Ka Aa 9a", "a", 1),
        ("9a Kb Aa", None, 0),
        ("9a Aa Kb", "b", 2),
        ("5c Aa Ka", None, 0),
        ("5c Aa Ka", "d", 0),
        ("5c Aa Ka", "a", 1),
        ("5c Ka Aa", "a", 2),
        ("Ka J 9a", "a", 1),
        ("J Ka 9a", "a", 0),
        ("J Aa 9a", "a", 1),
        ("Aa J 9a", "a", 0),
        ("Aa J Ka", "a", 0),
        ("J Ka Aa", "a", 2),
        ("5c Aa J", "a", 1),
        ("5c J Aa", "a", 2),
        ("Ac J Kc", "a", 1),
        ("Ac J 2c", "a", 1),
        ("Aa 2a J", None, 1),
    ],
)
def test_aces_kings_and_the_jack(cards: str, trump: str | None, winner: int):
    """The ace is lowest, but beats its king in the same trick; the ace of trump beats the jack, the jack the king."""
    first, second, third = cards.split()
    state = table("ninja-whist", hands=f"{first} 2d | {second} 3d | {third} 4d", trump=trump, led=cards)

    assert winner == took(state)


def test_an_ace_is_low_again_when_its_king_is_gone():
    """Only a king in the same trick promotes it."""
    state = table("ninja-whist", hands="Ka Aa 2d | 9a 2a 3d", led="Ka 9a Aa 2a")

    assert [0, 1] == [trick.winner for trick in state.view().tricks]


def laying(score_areas: str, *, hands: str = "5a 2c | 7a 3c", trump: str | None = None, led: str = "") -> fs.State:
    """Two seats with tokens, chance played by hand."""
    state = table("ninja-whist", hands=hands, trump=trump, score_areas=score_areas).with_seed(None)
    return plainly(state, led) if led else state


def test_tokens_that_bear_the_cards_icon_may_be_laid_with_it():
    """One by one, or none."""
    state = laying("- aab bc a dd | ac").play("play 5a")

    assert (0, ("add aab", "add a", "done")) == (state.to_act, texts(state.legal()))
    assert (0, ("add a", "done")) == (state.to_act, texts(state.play("add aab").legal()))


def test_where_no_token_fits_the_turn_ends_with_the_card():
    """Seat 1 is to play at once."""
    state = laying("- bc dd | a").play("play 5a")

    assert (1, ("play 7a",)) == (state.to_act, texts(state.legal()))


def test_the_turn_ends_by_itself_when_no_fitting_token_is_left():
    """No `done` is needed after the last one."""
    state = played(laying("- aab bc a | ac"), "play 5a; add aab; add a")

    assert (1, "play 7a") == (state.to_act, str(state.legal()[0]))


def test_done_ends_the_turn_and_keeps_the_tokens():
    """What was not laid stays in the score area."""
    state = played(laying("aab a | ac"), "play 5a; add a; done")

    assert (1, ("aab",)) == (state.to_act, areas(state, 0)[0])


def test_tokens_may_be_laid_by_everyone_in_turn():
    """Followers as well as the leader; each icon of the suit adds one."""
    state = played(laying("a | aac"), "play 5a; add a; play 7a; add aac")

    assert [["a"], ["aac"]] == state.view().data()["trick"]["tokens"]


@pytest.mark.parametrize(
    ("actions", "winner"),
    [
        ("play 5a; done; play 7a", 1),
        ("play 5a; add a; done; play 7a", 1),
        ("play 5a; add aab; done; play 7a", 0),
        ("play 5a; add aab; add a; play 7a", 0),
    ],
)
def test_each_icon_of_the_suit_adds_one_to_the_cards_number(actions: str, winner: int):
    """5 + 1 loses to 7; 5 + 2 equals it and came first; icons of other suits add nothing."""
    state = played(laying("aab a bb | -"), actions)

    assert winner == took(state)


@pytest.mark.parametrize(
    ("hands", "score_areas", "actions", "winner"),
    [
        ("5a 2c | 7a 3c", "aa | -", "play 5a; add aa; play 7a", 0),
        ("7a 2c | 5a 3c", "- | aa", "play 7a; play 5a; add aa", 0),
        ("Ka 2c | Aa 3c", "aa | -", "play Ka; add aa; play Aa", 0),
        ("Aa 2c | Ka 3c", "- | aa", "play Aa; play Ka; add aa", 0),
        ("Aa 2c | Ka 3c", "- | aa a", "play Aa; play Ka; add aa; add a", 1),
    ],
)
def test_between_equal_numbers_the_earlier_card_wins(hands: str, score_areas: str, actions: str, winner: int):
    """A boosted king of 12 ties with a promoted ace."""
    state = played(laying(score_areas, hands=hands), actions)

    assert winner == took(state)


def test_the_ace_of_trump_over_the_jack_counts_twelve_too():
    """A 9 of trump with three icons more is equal to it and wins by coming first."""
    state = table("ninja-whist", hands="9a 2c | J 3c | Aa 4c", trump="a", score_areas="aa ab | - | a").with_seed(None)
    state = played(state, "play 9a; add aa; add ab; play J; play Aa")

    assert (0, 2) == (took(state.play("done")), took(state.play("add a")))


def test_a_promoted_ace_is_boosted_from_twelve():
    """12 + 2 beats K + 3."""
    state = played(laying("aa | aab ac", hands="Aa 2c | Ka 3c"), "play Aa; add aa; play Ka; add aab; add ac")

    assert 0 == took(state)


@pytest.mark.parametrize(("trump", "winner"), [(None, 0), ("a", 0), ("c", 0), ("b", 1)])
def test_a_boost_never_changes_a_cards_suit(trump: str | None, winner: int):
    """A 3 of Staff with five icons more takes nothing from a Sword lead, unless Staff is trump."""
    state = laying("- | bb bba ab", hands="2a 2c | 3b 3c", trump=trump)
    state = played(state, "play 2a; play 3b; add bb; add bba; add ab")

    assert winner == took(state)


def test_a_boosted_plain_card_does_not_beat_a_trump():
    """Ka with seven more is still no trump."""
    state = laying("aa aab aac aad | -", hands="Ka 2c | Ab 3c", trump="b")
    state = played(state, "play Ka; add aa; add aab; add aac; add aad; play Ab")

    assert 1 == took(state)


@pytest.mark.parametrize("trump", [None, "a", "b"])
def test_no_token_may_be_laid_with_the_jack(trump: str | None):
    """It matches no icon, trump or not."""
    state = laying("a b c d aab abc | -", hands="J 2c | 7d 3c", trump=trump).play("play J")

    assert 1 == state.to_act


def test_a_boost_may_beat_the_jack():
    """K of trump with two icons counts 12 against 11; with one it ties and the jack came first."""
    state = laying("- | aa ab", hands="J 2c | Ka 3c", trump="a").play("play J")

    assert (1, 0) == (
        took(played(state, "play Ka; add aa; done")),
        took(played(state, "play Ka; add ab; done")),
    )


def test_tokens_of_the_play_area_may_not_be_laid():
    """What was won in this round waits for the next."""
    state = laying("- | b", hands="9a 5a | 7a 3a").play("play 9a")
    state = played(state, "play 7a; draw aab; play 5a")

    assert ((("-",), ("aab",)), 1) == (areas(state, 0), state.to_act)


def test_the_winner_draws_a_token_from_the_stock_into_the_play_area():
    """Any token that lies there, face up for all."""
    state = played(laying("b | c"), "play 5a; play 7a")
    assert (fs.CHANCE, {f"draw {kind}" for kind in KINDS} - {"draw b", "draw c"}) == (
        state.to_act,
        set(texts(state.legal())),
    )

    state = state.play("draw abd")
    assert (("c",), ("abd",)) == areas(state, 1)
    assert (False, 28) == ("abd" in stock(state), len(stock(state)))


def test_a_token_is_drawn_at_random():
    """Over many seeds each of the 31 comes up."""
    state = table("ninja-whist", hands="5a 2c | 7a 3c").with_seed(None).play("play 5a").play("play 7a")

    assert set(KINDS) == {areas(state.with_seed(seed), 1)[1][0] for seed in range(400)}


def test_laid_tokens_go_back_to_the_stock_before_the_winner_draws():
    """So the winner may draw the very token that was laid."""
    state = played(laying("a | c"), "play 5a; add a; play 7a")

    assert ((), True) == (areas(state, 0)[0], "a" in stock(state))
    assert (("c",), ("a",)) == areas(state.play("draw a"), 1)


def test_a_laid_token_saves_an_empty_stock():
    """It is the only one to be drawn; nothing is taken from a seat."""
    state = laying(spread(16, 15), hands="5a 2c | 7a 3c")
    state = played(state, "play 5a; add aa; done; play 7a; done")

    assert (fs.CHANCE, ("draw aa",)) == (state.to_act, texts(state.legal()))


def empty_stock(*sizes: int, winner: int) -> fs.State:
    """A trick taken by a seat while all tokens lie in score areas."""
    cards = [f"{9 if seat == winner else seat + 2}d" for seat in range(len(sizes))]
    hands = " | ".join(f"{card} {spare}" for card, spare in zip(cards, ("J", "2c", "3c"), strict=False))
    state = table("ninja-whist", hands=hands, score_areas=spread(*sizes)).with_seed(None)
    return plainly(state, " ".join(cards))


@pytest.mark.parametrize(
    ("sizes", "winner", "sources"),
    [
        ((15, 8, 8), 1, {0}),
        ((15, 8, 8), 0, {0}),
        ((13, 13, 5), 2, {0, 1}),
        ((13, 13, 5), 0, {1}),
        ((13, 13, 5), 1, {0}),
        ((5, 13, 13), 1, {2}),
    ],
    ids=["from the one", "from oneself", "tie without", "tie with", "tie with the other", "tie further on"],
)
def test_with_an_empty_stock_the_winner_takes_a_token_where_most_lie(
    sizes: tuple[int, ...], winner: int, sources: set[int]
):
    """From another of the tied seats; from its own only where it alone has the most."""
    state = empty_stock(*sizes, winner=winner)
    expected = {f"take {seat} {token}" for seat in sources for token in areas(state, seat)[0]}

    assert (winner, expected) == (state.to_act, set(texts(state.legal())))


def test_a_taken_token_goes_to_the_winners_play_area():
    """It leaves the other's score area, and the winner leads on."""
    state = empty_stock(15, 8, 8, winner=1).play("take 0 dd")

    assert (False, ("dd",), 1) == ("dd" in areas(state, 0)[0], areas(state, 1)[1], state.to_act)
    told = state.record()["rounds"][0]["tricks"][0]
    assert ("dd", 0) == (told["token"], told["from"])


def test_an_own_token_moves_to_the_play_area():
    """The winner alone had the most."""
    state = empty_stock(15, 8, 8, winner=0).play("take 0 dd")

    assert (14, ("dd",)) == (len(areas(state, 0)[0]), areas(state, 0)[1])


def test_taking_is_an_action_of_the_winner_in_the_record():
    """Drawing is not: chance does that."""
    state = empty_stock(13, 13, 5, winner=2).play("take 1 aab")

    assert [2, "take 1 aab"] == state.record()["rounds"][0]["actions"][-1]


def test_tokens_in_play_areas_do_not_make_a_seat_one_with_the_most():
    """Score areas alone are compared."""
    first, second = " ".join(KINDS[:3]), " ".join(KINDS[3:6])
    state = table(
        "ninja-whist",
        hands="2d 2c | 9d 3c",
        score_areas=f"{first} aab | {second}",
        play_areas=f"- | {' '.join(kind for kind in KINDS[6:] if kind != 'aab')}",
    )
    state = plainly(state, "2d 9d")

    assert {"0"} == {text.split()[1] for text in texts(state.legal())}


def scored(bids: str, *, score_areas: str, draw: str, lay: str = "") -> fs.State:
    """A round of one trick, taken by seat 1 with 7a over 5a."""
    state = table("ninja-whist", hands="5a | 7a", bids=bids, score_areas=score_areas).with_seed(None)
    return played(state, f"play 5a; {lay or 'done'}; play 7a; draw {draw}")


@pytest.mark.parametrize(
    ("bids", "draw", "scores"),
    [
        ("0 1", "bcd", [10, 13]),
        ("1 1", "bcd", [0, 13]),
        ("0 0", "bcd", [10, 3]),
        ("1 0", "dd", [0, 2]),
        ("0 1", "-", [10, 10]),
    ],
)
def test_a_met_bid_is_ten_points_and_every_icon_one(bids: str, draw: str, scores: list[int]):
    """A missed bid costs nothing, and the blank token is worth nothing."""
    assert scores == last_scored(scored(bids, score_areas="a | b", draw=draw))["scores"]


def test_a_spent_token_takes_its_icons_with_it():
    """Seat 0 laid three icons and met its bid: 10 − 3."""
    state = table("ninja-whist", hands="2a | 9a", bids="0 1", score_areas="aab | -").with_seed(None)
    state = played(state, "play 2a; add aab; play 9a; draw c")

    assert [7, 11] == last_scored(state)["scores"]


def test_a_taken_token_takes_its_icons_with_it():
    """Three icons go from seat 0, whose bid failed, to seat 1, whose bid was met."""
    state = table("ninja-whist", hands="2d | 9d", bids="1 1", score_areas=spread(16, 15))
    state = plainly(state, "2d 9d").play("take 0 aab")

    assert [-3, 13] == last_scored(state)["scores"]


def test_moving_an_own_token_changes_no_points():
    """From score area to play area and back."""
    state = table("ninja-whist", hands="2d | 9d", bids="1 0", score_areas=spread(15, 16))
    state = plainly(state, "2d 9d").play("take 1 ddc")

    assert [0, 0] == last_scored(state)["scores"]


def test_after_the_round_play_areas_move_to_score_areas():
    """In the next round they may be laid."""
    state = scored("0 1", score_areas="a | b", draw="bcd")

    assert ((("a",), ()), (("b", "bcd"), ())) == (areas(state, 0), areas(state, 1))
    assert 28 == len(stock(state))


@pytest.mark.parametrize("seats", [2, 5])
def test_a_score_is_ten_for_each_met_bid_and_one_for_each_icon_held(seats: int):
    """After every round, with tokens drawn, laid and taken."""
    state, rng = fs.game("ninja-whist", seats=seats).start(seed=6), Random(6)
    for rounds in range(1, 15):
        while state.rounds_played < rounds:
            state = thrifty(state, rng)
        results = state.view().results
        met = [sum(result.bids[seat] == result.taken[seat] for result in results) for seat in range(seats)]
        icons = [len("".join(areas(state, seat)[0]).replace("-", "")) for seat in range(seats)]
        assert tuple(10 * count + held for count, held in zip(met, icons, strict=True)) == state.scores


@pytest.mark.parametrize("seed", [1, 2])
def test_thirty_one_tokens_always_exist(seed: int):
    """In the stock, in the areas or laid with a card; none is lost and none doubled, some are laid and some taken."""
    state, rng = fs.game("ninja-whist", seats=2).start(seed=seed), Random(seed)
    for _ in range(800):
        view = state.view()
        assert view.tokens is not None
        laid = view.trick.laid if view.trick else ()
        everywhere = (view.tokens.stock, *view.tokens.score, *view.tokens.play, *laid)
        assert sorted(KINDS) == sorted(token for place in everywhere for token in place)
        state = thrifty(state, rng)
    verbs = {text.split()[0] for told in state.record()["rounds"] for _, text in told["actions"]}

    assert {"bid", "play", "add", "done", "take"} == verbs


def test_the_record_of_a_trick_tells_its_tokens():
    """What was laid with each card, what was won and from where."""
    state = played(laying("aab a | c"), "play 5a; add a; done; play 7a; draw bb")

    assert {
        "leader": 0,
        "cards": ["5a", "7a"],
        "winner": 1,
        "tokens": [["a"], []],
        "token": "bb",
        "from": None,
    } == state.record()["rounds"][0]["tricks"][0]


@pytest.mark.parametrize(("totals", "winners"), [("0 0", (1,)), ("9 5", (0,)), ("4 1", (0, 1))])
def test_after_the_last_round_most_points_win_and_ties_share(totals: str, winners: tuple[int, ...]):
    """Both met their bids in the 39th round of two; seat 1 drew three icons."""
    state = table("ninja-whist", hands="5a | 7a", bids="0 1", totals=totals, number=39).with_seed(None)
    state = played(state, "play 5a; play 7a; draw bcd")

    assert (True, winners) == (state.is_over, state.winners)


def test_everyone_starts_at_nought_with_no_tokens():
    """All 31 are in the stock."""
    state = first_round("Kc")

    assert ((0, 0), KINDS, ((), ())) == (state.scores, stock(state), areas(state, 0))
