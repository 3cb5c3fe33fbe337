"""Every rule of Zole."""

from itertools import permutations
from random import Random

import pytest

import followsuit as fs
from followsuit.rules.round import Trick
from tests.support import broken, carded, last_scored, play_randomly, played, seats_of, table, texts

TRUMPS = "Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d"
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SHARP = "Qc Qs Qh Qd Jc Js Jh Jd | Ad Td Kd 9d Ac Tc Kc 9c | As Ts Ks 9s Ah Th Kh 9h / 7d 8d"
"""A deal that leaves seat 0 all queens and jacks, and seat 2 no trump."""
SMALL = "Qc Qh Jc Jh Ad Kd 8d 9s | Ac Tc Kc 9c As Ts Ks Kh | Qs Qd Js Jd Td 9d 7d 9h / Ah Th"
"""A deal that leaves seat 1 no trump."""


def dealt(deal: str = SHARP, **options: object) -> fs.State:
    """A first round dealt by seat 2, so that seat 0 chooses first."""
    return played(fs.game("zole", **options).start(), f"dealer 2; deal {deal}")


def worth(cards: str) -> int:
    """The card points in some cards, counted by hand."""
    return sum(WORTH.get(card[0], 0) for card in cards.split())


def solo_round(
    letter: str,
    won: str,
    *,
    aside: str = "9d 9h",
    last: str = "7d Qc 8d",
    seats: int = 3,
    dues: tuple[int | None, ...] | None = None,
) -> fs.State:
    """A round that seat 1 has played alone.

    `won` are the cards of its tricks, `last` the last of them, in which seat 1 plays the second card; with none the
    others took all. Two cards lie aside: in Big they are the stash, else they are still on the table.
    """
    game = fs.game("zole", seats=seats, dues=dues is not None)
    deck = game.rules.deck
    last = last if won else "Qc 7d 8d"
    mine = tuple(card for card in deck.parse_all(won) if card not in deck.parse_all(last))
    rest = tuple(card for card in deck.cards if card not in mine and card not in deck.parse_all(f"{last} {aside}"))
    tricks = tuple(
        Trick(0, cards[place : place + 3], winner=winner)
        for cards, winner in ((mine, 1), (rest, 2))
        for place in range(0, len(cards), 3)
    )
    return table(
        game,
        hands=" | ".join(last.split()) + (" | ." if seats == 4 else ""),
        contract=letter,
        solo=1,
        tricks=tricks,
        taken=f"0 {len(mine) // 3} {len(rest) // 3}" + (" 0" if seats == 4 else ""),
        stash=aside if letter == "B" else "",
        on_table="" if letter == "B" else aside,
        dues=dues or (),
        led=last,
    )


def test_the_deck_is_dealt_out_to_three_hands_and_the_table():
    """Eight cards each, two on the table, 26 in all."""
    told = fs.game("zole").start(seed=1).record()["rounds"][0]

    assert ([8, 8, 8], 2) == (list(map(len, told["hands"])), len(told["table"]))
    assert 26 == len({card for cards in (*told["hands"], told["table"]) for card in cards})


def test_there_is_no_trump_suit_in_the_record():
    """Its trumps are fixed and no card is turned."""
    told = fs.game("zole").start(seed=1).record()["rounds"][0]

    assert (None, None) == (told["trump"], told["turned"])


def test_the_table_cards_are_hidden_from_all():
    """Until somebody plays Big nobody sees them, and afterwards only that player."""
    state = dealt()
    big = state.play("choose B")

    assert [("??", "??")] * 4 == [texts(state.view(seat).table) for seat in (None, 0, 1, 2)]
    assert [("??", "??"), ("7d", "8d"), ("??", "??"), ("??", "??")] == [
        texts(big.view(seat).table) for seat in (None, 0, 1, 2)
    ]


@pytest.mark.parametrize("led", TRUMPS.split())
def test_every_trump_led_must_be_followed_by_a_trump(led: str):
    """Whatever suit is printed on either."""
    follower = "7d" if led != "7d" else "Qh"
    state = table("zole", hands=f"{led} 9c | {follower} Ac As Ah | Kc Ks Kh", led=led)

    assert (f"play {follower}",) == texts(state.legal())


def test_a_trump_led_and_not_followed_is_refused_in_words():
    """The refusal speaks of trumps."""
    state = table("zole", hands="Qh 9c | 7d Jc Ah | Kc Ks Kh", led="Qh")

    assert ("play/follow-suit", "A♥ must wait. Follow trumps: J♣ or 7♦.") == broken(state, "play Ah")


@pytest.mark.parametrize(("suit", "name"), [("c", "clubs"), ("h", "hearts"), ("s", "spades")])
def test_a_plain_suit_is_followed_by_plain_cards_only(suit: str, name: str):
    """Queen and jack of the printed suit do not follow it."""
    state = table("zole", hands=f"K{suit} 7d | 9{suit} Q{suit} J{suit} | A{suit} 8d Td", led=f"K{suit}")

    assert (f"play 9{suit}",) == texts(state.legal())
    assert f"Follow plain {name}" in broken(state, f"play Q{suit}")[1]


def test_a_hand_with_only_trumps_of_the_printed_suit_is_void():
    """Queen and jack of hearts are no hearts: any card may be played."""
    state = table("zole", hands="Kh 7d 8d | Qh Jh 9c | Ah Td Kd", led="Kh")

    assert {"play Qh", "play Jh", "play 9c"} == set(texts(state.legal()))


def test_a_void_hand_need_not_trump():
    """It may throw off a plain card."""
    state = table("zole", hands="Kh 7d 8d | Qd Ac 9c | Ah Td Kd", led="Kh")

    assert {"play Qd", "play Ac", "play 9c"} == set(texts(state.legal()))


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("9c Kc Tc", 2),
        ("Tc Ac Kc", 1),
        ("9c As Ah", 0),
        ("Ac 7d Tc", 1),
        ("Ac 7d 8d", 2),
        ("Ad Jd Td", 1),
        ("Jc Qd Qh", 2),
        ("Qs Qc 7d", 1),
    ],
)
def test_the_strongest_trump_or_else_the_strongest_of_the_led_suit_takes_the_trick_and_leads(cards: str, winner: int):
    """The winner leads the next trick."""
    first, second, third = cards.split()
    state = table("zole", hands=f"{first} 9h | {second} Kh | {third} Th", contract="", led=cards)

    assert (winner, 1) == (state.to_act, state.view().taken[winner])


def test_the_seat_after_the_dealer_chooses_first_and_the_turn_goes_clockwise():
    """Until a contract is chosen."""
    state = dealt()
    order = [state.to_act, state.play("choose P").to_act, played(state, "choose P; choose P").to_act]

    assert [0, 1, 2] == order


@pytest.mark.parametrize("letter", "ZS")
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_the_first_choice_ends_the_choosing_and_first_hand_leads(letter: str, passes: int):
    """Whoever plays alone, the seat after the dealer leads."""
    state = played(dealt(), "choose P; " * passes + f"choose {letter}")

    assert (passes, 0) == (state.view().solo, state.to_act)
    assert None is state.why_not("play Qc")


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_after_the_stash_first_hand_leads_in_big_too(passes: int):
    """The solo player stashes first, then seat 0 leads."""
    state = played(dealt(), "choose P; " * passes + "choose B")

    assert (passes, passes) == (state.view().solo, state.to_act)
    state = state.play(state.legal()[0])
    assert (0, "play") == (state.to_act, str(state.legal()[0]).split()[0])


def test_three_passes_play_the_table():
    """Everyone for themselves, the seat after the dealer leads."""
    state = played(dealt(), "choose P; choose P; choose P")

    assert ("The Table", None, 0) == (state.view().contract, state.view().solo, state.to_act)


def test_who_passed_does_not_choose_again():
    """After a pass and a choice the cards are played."""
    state = played(dealt(), "choose P; choose Z")

    assert "action/not-now" == broken(state, "choose B")[0]


def test_big_takes_up_the_table_cards_and_stashes_two_of_the_ten():
    """Eight are left to play; the others see that two were stashed, not which."""
    state = dealt().play("choose B")
    assert ("Jc Qc 7d 8d Jd Qd Jh Qh Js Qs").split() == list(texts(state.view(0).hand))

    state = state.play("stash 7d Jd")
    assert "Jc Qc 8d Qd Jh Qh Js Qs".split() == list(texts(state.view(0).hand))
    assert [("7d", "Jd"), ("??", "??"), ("??", "??")] == [texts(state.view(seat).stash) for seat in (0, 1, None)]


def test_in_zole_the_table_cards_are_left_lying():
    """The solo player keeps the eight cards dealt and stashes nothing."""
    state = dealt().play("choose Z")

    assert (8, "play") == (len(state.view(0).hand), str(state.legal()[0]).split()[0])
    assert "action/not-now" == broken(state, "stash Qc Qs")[0]


def test_a_whole_big_won_with_every_trick():
    """Played out: the queens and jacks take all eight."""
    state = played(dealt(), "choose B; stash 7d 8d")
    state = carded(state, "Qc 9d 9s Qs Kd Ks Qh Td Ts Qd Ad As Jc 9c 9h Js Kc Kh Jh Tc Th Jd Ac Ah")

    assert (8, [6, -3, -3]) == (len(last_scored(state)["tricks"]), last_scored(state)["scores"])


ALL = "Qs Qh Qd Jc Js Jh Jd Ad Td Kd Ac Tc Kc 9c As Ts Ks 9s Ah Th Kh 7d Qc 8d"
LADDER = {
    "all tricks": (ALL, 120, 3, 7),
    "91": ("Ac As Ah Ad Tc Ts Th Td Kc 7d Qc 8d", 91, 2, 6),
    "90": ("Ac As Ah Ad Tc Ts Th Td Qs 7d Qc 8d", 90, 1, 5),
    "61": ("Ac As Ah Ad Tc Kc 7d Qc 8d", 61, 1, 5),
    "60": ("Ac As Ah Ad Tc Qs 7d Qc 8d", 60, -2, -6),
    "31": ("Ac Tc Kc Qs 9c 9s 7d Qc 8d", 31, -2, -6),
    "30": ("Ac Tc Kc Jc 9c 9s 7d Qc 8d", 30, -3, -7),
    "one poor trick": ("7d Qc 8d", 3, -3, -7),
    "no trick": ("", 0, -4, -8),
}
"""What the solo side takes: its cards, their points, and what each opponent pays in Big and in Zole."""


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("letter", "BZ")
@pytest.mark.parametrize("row", LADDER)
def test_every_row_of_the_scoring_table(row: str, letter: str, seats: int):
    """Each opponent pays, the solo player gets the sum; with four the sitting-out dealer is one more opponent."""
    won, points, big, zole = LADDER[row]
    each = big if letter == "B" else zole
    state = solo_round(letter, won, seats=seats)

    assert points == worth(won)
    assert [-each, (seats - 1) * each, -each, -each][:seats] == last_scored(state)["scores"]


@pytest.mark.parametrize(
    ("letter", "row", "scores"),
    [
        ("B", "all tricks", [-3, 6, -3]),
        ("B", "91", [-2, 4, -2]),
        ("B", "61", [-1, 2, -1]),
        ("B", "60", [2, -4, 2]),
        ("B", "30", [3, -6, 3]),
        ("B", "no trick", [4, -8, 4]),
        ("Z", "all tricks", [-7, 14, -7]),
        ("Z", "91", [-6, 12, -6]),
        ("Z", "61", [-5, 10, -5]),
        ("Z", "60", [6, -12, 6]),
        ("Z", "30", [7, -14, 7]),
        ("Z", "no trick", [8, -16, 8]),
    ],
)
def test_the_scoring_table_as_it_is_printed(letter: str, row: str, scores: list[int]):
    """Three seats, number for number."""
    assert scores == last_scored(solo_round(letter, LADDER[row][0]))["scores"]


@pytest.mark.parametrize(
    ("aside", "each"),
    [("9d 9h", -2), ("9d Ad", 1), ("Ad Td", 1), ("9h Kd", -2)],
    ids=["50", "61", "71", "54"],
)
def test_the_stash_counts_for_the_solo_side_in_big(aside: str, each: int):
    """50 points in tricks and the stash."""
    won = "Ac As Ah Tc Ks 9c 7d Qc 8d"

    assert 50 == worth(won)
    assert [-each, 2 * each, -each] == last_scored(solo_round("B", won, aside=aside))["scores"]


@pytest.mark.parametrize(("letter", "scores"), [("B", [3, -6, 3]), ("Z", [7, -14, 7])])
def test_a_trick_without_points_is_still_a_trick(letter: str, scores: list[int]):
    """No points at all, but not lost without tricks."""
    state = solo_round(letter, "7d 9d 8d", aside="9c 9h", last="7d 9d 8d")

    assert scores == last_scored(state)["scores"]


def test_the_stash_does_not_help_a_big_without_tricks():
    """22 points put away, no trick taken: lost without tricks all the same."""
    assert [4, -8, 4] == last_scored(solo_round("B", "", aside="Ad As"))["scores"]


def test_the_table_cards_do_not_count_for_the_solo_side_in_zole():
    """50 points in tricks and 21 on the table are no win: they go to the opponents."""
    won = "Ac As Ah Tc Ks 9c 7d Qc 8d"

    assert [6, -12, 6] == last_scored(solo_round("Z", won, aside="Ad Td"))["scores"]


def test_all_eight_tricks_count_as_such_whatever_lies_on_the_table():
    """21 points on the table leave 99 in the tricks."""
    won = ALL.replace("Ad Td", "9d 9h")

    assert 99 == worth(won)
    assert [-7, 14, -7] == last_scored(solo_round("Z", won, aside="Ad Td"))["scores"]


def test_the_opponents_tricks_are_added_together():
    """Both opponents score alike, whoever of them took the tricks."""
    won, *_ = LADDER["60"]
    scores = last_scored(solo_round("B", won))["scores"]

    assert scores[0] == scores[2] == 2


def test_small_zole_is_won_without_a_trick():
    """Played out: seat 1 throws every card under, the king of hearts in time."""
    state = played(dealt(SMALL), "choose P; choose S")
    state = carded(state, "Qc Kh 7d Qh Tc 9d Jc Kc Td Jh 9c Jd Ad As Js")
    state = carded(state, "Qd Kd Ts Qs 8d Ks 9h 9s Ac")

    assert (8, [-6, 12, -6]) == (len(last_scored(state)["tricks"]), last_scored(state)["scores"])


def test_small_zole_can_be_lost_on_the_last_trick():
    """The same deal with the king of hearts kept too long."""
    state = played(dealt(SMALL), "choose P; choose S")
    state = carded(state, "Qc Ac 7d Qh Tc 9d Jc Kc Td Jh 9c Jd Ad As Js")
    state = carded(state, "Qd Kd Ts Qs 8d Ks 9h 9s Kh")
    told = last_scored(state)

    assert (8, 1, [7, -14, 7]) == (len(told["tricks"]), told["tricks"][-1]["winner"], told["scores"])


def test_small_zole_lost_on_the_first_trick_ends_at_once():
    """One trick is played, and the next round waits for its deal."""
    state = carded(played(dealt(), "choose S"), "Qc 9d 9s")
    told = last_scored(state)

    assert (1, [-14, 7, 7], (-14, 7, 7)) == (len(told["tricks"]), told["scores"], state.scores)
    assert (fs.CHANCE, 2) == (state.to_act, state.view().round)


def test_small_zole_goes_on_while_others_take_the_tricks():
    """A trick of an opponent ends nothing."""
    state = carded(played(dealt(), "choose P; choose P; choose S"), "Qc 9d 9s")

    assert (0, 0) == (state.rounds_played, state.to_act)


@pytest.mark.parametrize("letter", "BZ")
def test_other_contracts_do_not_end_with_a_trick_of_the_solo_player(letter: str):
    """All eight tricks are played."""
    state = played(dealt(), f"choose {letter}")
    state = state.play("stash 7d 8d") if letter == "B" else state
    state = carded(state, "Qc 9d 9s")

    assert (0, 0) == (state.rounds_played, state.to_act)


@pytest.mark.parametrize(("won", "scores"), [(True, [-6, 18, -6, -6]), (False, [7, -21, 7, 7])])
def test_small_zole_with_four_seats_is_paid_by_three(won: bool, scores: list[int]):
    """The sitting-out dealer pays and is paid like the others."""
    state = solo_round("S", "" if won else "7d Qc 8d", seats=4)

    assert scores == last_scored(state)["scores"]


X = ("Ac 9c 9s", "Tc 9h Kc", "Qs Jc Js")
Y = ("As Ts Ks", "Jh Jd 9d")
Z = ("Ah Th Kh", "Ad Td Qh")
"""Three tricks of 32 points; two of 29, to which the last one comes; two of 49."""
ORDERS = tuple(permutations(range(3)))


def table_round(
    shares: dict[int, tuple[str, ...]], last: str, winner: int, *, dealer: int = 2, seats: int = 3, on_table: str = ""
) -> list[int]:
    """The scores of a Table: who took which tricks, and the last one, whose first card wins it for `winner`."""
    deck = fs.game("zole").rules.deck
    tricks = tuple(Trick(0, deck.parse_all(cards), winner=seat) for seat, taken in shares.items() for cards in taken)
    playing = [(dealer + step) % seats for step in range(1, 4)]
    hands = dict(zip((winner, *(seat for seat in playing if seat != winner)), last.split(), strict=True))
    state = table(
        "zole",
        hands=" | ".join(hands.get(seat, ".") for seat in range(seats)),
        contract="",
        dealer=dealer,
        leader=playing[0],
        tricks=tricks,
        taken=" ".join(str(len(shares.get(seat, ()))) for seat in range(seats)),
        on_table=on_table,
        seats=seats,
    )
    for _ in range(3):
        state = state.play(state.legal()[0])
    scores: list[int] = last_scored(state)["scores"]
    return scores


def lost_by(loser: int, seats: int = 3) -> list[int]:
    """The loser pays 2 to everyone else."""
    return [-2 * (seats - 1) if seat == loser else 2 for seat in range(seats)]


@pytest.mark.parametrize("loser", [0, 1, 2])
def test_at_the_table_the_most_tricks_lose(loser: int):
    """Four tricks of few points lose to fewer tricks of many: −4, +2, +2."""
    others = [seat for seat in range(3) if seat != loser]
    shares = {loser: X, others[0]: Y, others[1]: Z}

    assert lost_by(loser) == table_round(shares, "Qc 7d 8d", loser, on_table="Qd Kd")


@pytest.mark.parametrize("seats", ORDERS)
def test_between_equal_tricks_the_more_points_lose(seats: tuple[int, ...]):
    """33 points against 32, three tricks each; the one with 32 took the last trick."""
    more, less, third = seats
    shares = {more: (X[0], X[1], "Qs Qd Js"), less: Y, third: Z}

    assert (33, 32) == (worth(" ".join(shares[more])), worth(" ".join(shares[less])) + 3)
    assert lost_by(more) == table_round(shares, "Qc 7d 8d", less, on_table="Jc Kd")


@pytest.mark.parametrize("seats", ORDERS)
def test_between_equal_points_the_taker_of_the_last_trick_loses(seats: tuple[int, ...]):
    """Three tricks of 32 points each."""
    equal, last, third = seats
    shares = {equal: X, last: Y, third: Z}

    assert worth(" ".join(X)) == worth(" ".join(Y)) + 3 == 32
    assert lost_by(last) == table_round(shares, "Qc 7d 8d", last, on_table="Qd Kd")


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("seats", ORDERS)
def test_if_neither_took_the_last_trick_the_nearest_after_the_dealer_loses(seats: tuple[int, ...], dealer: int):
    """Two with three tricks of 32 points each; the third seat took the last one."""
    one, other, third = seats
    shares = {one: X, other: (*Y, "Qh 7d 8d"), third: ("Ah Th Kh",)}
    nearest = min((one, other), key=lambda seat: (seat - dealer - 1) % 3)

    assert worth(" ".join(shares[one])) == worth(" ".join(shares[other])) == 32
    assert lost_by(nearest) == table_round(shares, "Qc Kd Td", third, dealer=dealer, on_table="Ad Qd")


def test_at_the_table_the_table_cards_count_for_nobody():
    """Neither the taker of the last trick nor anyone else gets their points: 33 against 32 stays so."""
    shares = {0: (X[0], X[1], "Qs Qd Js"), 1: Y, 2: ("Jc Kd Kh", "Qh Td 9d")}

    assert lost_by(0) == table_round(shares, "Qc 7d 8d", 1, on_table="Ah Ad")


@pytest.mark.parametrize("dealer", range(4))
def test_with_four_the_dealer_gets_the_others_two_at_the_table(dealer: int):
    """And the loser pays six."""
    seats = [(dealer + step) % 4 for step in range(1, 4)]
    shares = {seats[0]: X, seats[1]: Y, seats[2]: Z}

    assert lost_by(seats[1], seats=4) == table_round(shares, "Qc 7d 8d", seats[1], dealer=dealer, seats=4)


def test_three_or_four_can_sit_at_the_table():
    """No other number."""
    assert {3, 4} == seats_of("zole")


def test_with_four_the_dealer_sits_out_and_the_next_dealer_too():
    """Dealt nothing, never asked; the deal moves on."""
    state = fs.game("zole", seats=4).start(seed=5)
    first = state.view().dealer
    assert first is not None
    actors = set()
    while state.rounds_played == 0:
        actors.add(state.to_act)
        state = state.play(state.legal()[0])
    told = state.record()["rounds"]

    assert set(range(4)) - {first} == actors
    assert [first, (first + 1) % 4] == [each["dealer"] for each in told]
    assert [[], []] == [each["hands"][each["dealer"]] for each in told]


def test_with_four_a_trick_has_three_cards_and_first_hand_follows_the_dealer():
    """Seat 1 sits out: seats 2, 3 and 0 play."""
    state = played(
        fs.game("zole", seats=4).start(),
        "dealer 1; deal As Ts Ks 9s Ah Th Kh 9h | . | Qc Qs Qh Qd Jc Js Jh Jd | Ad Td Kd 9d Ac Tc Kc 9c / 7d 8d",
    )
    assert 2 == state.to_act

    state = carded(played(state, "choose P; choose P; choose Z"), "Qc 9d 9s")
    assert [{"leader": 2, "cards": ["Qc", "9d", "9s"], "winner": 2}] == state.record()["rounds"][0]["tricks"]


def test_three_passes_of_the_three_who_play_are_enough_with_four():
    """The dealer who sits out is not asked."""
    state = fs.game("zole", seats=4).start(seed=1)

    assert "The Table" == played(state, "choose P; choose P; choose P").view().contract


def test_small_zole_may_be_left_out():
    """S is not offered then."""
    state = dealt(small_zole=False)

    assert ("choose P", "choose B", "choose Z") == texts(state.legal())
    assert "choose/not-offered" == broken(state, "choose S")[0]


def passed_out(state: fs.State) -> fs.State:
    """Three passes."""
    return played(state, "choose P; choose P; choose P")


def test_with_dues_three_passes_play_nothing_and_write_a_collective_due():
    """Nobody scores, and the next round is dealt by the next seat."""
    state = passed_out(dealt(dues=True))
    told = last_scored(state)

    assert ([0, 0, 0], []) == (told["scores"], told["tricks"])
    assert ((None,), 0, 2) == (state.view().dues, state.view().dealer, state.view().round)


def test_dues_add_up_over_rounds():
    """Two rounds passed out, two dues."""
    state = passed_out(dealt(dues=True))
    state = passed_out(state.play(f"deal {SHARP}"))

    assert (None, None) == state.view().dues


def test_without_the_option_no_due_is_written():
    """A lost Big leaves nothing behind."""
    assert () == solo_round("B", LADDER["60"][0]).view().dues


@pytest.mark.parametrize("row", ["60", "31", "30", "no trick"])
def test_a_lost_big_writes_a_private_due_and_takes_off_none(row: str):
    """For its solo player, after those that are written; the score is the usual one."""
    won, _, each, _ = LADDER[row]
    state = solo_round("B", won, dues=(None, 2))

    assert ((None, 2, 1), [-each, 2 * each, -each]) == (state.view().dues, last_scored(state)["scores"])


@pytest.mark.parametrize(
    ("row", "dues", "left", "scores"),
    [
        ("61", (), (), [-1, 2, -1]),
        ("61", (None,), (), [-2, 4, -2]),
        ("90", (None,), (), [-2, 4, -2]),
        ("91", (None,), (), [-3, 6, -3]),
        ("all tricks", (None,), (), [-4, 8, -4]),
        ("61", (None, None), (None,), [-2, 4, -2]),
        ("61", (2, None), (2,), [-2, 4, -2]),
        ("61", (0, None, 2), (0, 2), [-2, 4, -2]),
        ("61", (2,), (), [-1, 5, -4]),
        ("61", (0,), (), [-4, 5, -1]),
        ("91", (2,), (), [-2, 7, -5]),
        ("61", (1,), (), [-1, 2, -1]),
        ("61", (1, None), (1,), [-2, 4, -2]),
        ("61", (2, 0), (0,), [-1, 5, -4]),
    ],
)
def test_a_won_big_takes_off_one_due(
    row: str, dues: tuple[int | None, ...], left: tuple[int | None, ...], scores: list[int]
):
    """Collective ones first, for one more from each; then private ones: three from the owner, nothing from oneself."""
    state = solo_round("B", LADDER[row][0], dues=dues)

    assert (left, scores) == (state.view().dues, last_scored(state)["scores"])


@pytest.mark.parametrize(
    ("dues", "scores"),
    [((None,), [-2, 6, -2, -2]), ((2,), [-1, 6, -4, -1]), ((3,), [-1, 6, -1, -4]), ((1,), [-1, 3, -1, -1])],
)
def test_with_four_a_due_is_collected_from_the_sitting_out_dealer_too(dues: tuple[int | None, ...], scores: list[int]):
    """One more from each of three opponents, or three from the owner, who may be the dealer."""
    state = solo_round("B", LADDER["61"][0], seats=4, dues=dues)

    assert ((), scores) == (state.view().dues, last_scored(state)["scores"])


@pytest.mark.parametrize(
    ("letter", "row", "scores"),
    [
        ("Z", "61", [-5, 10, -5]),
        ("Z", "60", [6, -12, 6]),
        ("S", "no trick", [-6, 12, -6]),
        ("S", "30", [7, -14, 7]),
    ],
)
def test_zole_and_small_zole_leave_dues_alone(letter: str, row: str, scores: list[int]):
    """Won or lost, none is written and none is taken off."""
    state = solo_round(letter, LADDER[row][0], dues=(None, 2))

    assert ((None, 2), scores) == (state.view().dues, last_scored(state)["scores"])


def test_a_due_is_collected_in_a_game_played_from_the_start():
    """Passed out once, then a Big with every trick: +6 and 2 more."""
    state = passed_out(dealt(dues=True))
    hands, _, table_cards = SHARP.partition(" / ")
    first, second, third = hands.split(" | ")
    state = state.play(f"deal {third} | {first} | {second} / {table_cards}")
    state = played(state, "choose B; stash 7d 8d")
    state = carded(state, "Qc 9d 9s Qs Kd Ks Qh Td Ts Qd Ad As Jc 9c 9h Js Kc Kh Jh Tc Th Jd Ac Ah")

    assert ((), (-4, 8, -4)) == (state.view().dues, state.scores)
    record = state.record()
    assert record == fs.replay(record).record()


@pytest.mark.parametrize(("options", "rounds"), [({}, 12), ({"rounds": 3}, 3), ({"rounds": 1}, 1)])
def test_a_game_lasts_as_many_rounds_as_the_table_chose(options: dict[str, object], rounds: int):
    """Twelve unless told otherwise; then most points win."""
    state = play_randomly(fs.game("zole", **options).start(seed=8), Random(8))
    best = max(state.scores)

    assert (True, rounds) == (state.is_over, state.rounds_played)
    assert tuple(seat for seat, score in enumerate(state.scores) if score == best) == state.winners


def test_ties_share_the_win():
    """Two opponents of a lost solo have the same score."""
    game = fs.game("zole", rounds=1)
    state = played(game.start(), f"dealer 2; deal {SHARP}; choose S; play Qc; play 9d; play 9s")

    assert (True, (1, 2)) == (state.is_over, state.winners)


def test_with_nought_rounds_the_game_goes_on_until_the_table_stops():
    """Not after twelve and not later; stopped between two rounds, the leaders win."""
    state = play_randomly(fs.game("zole", rounds=0).start(seed=8), Random(8), rounds=14)
    best = max(state.scores)
    stopped = state.stop()

    assert (False, 14) == (state.is_over, state.rounds_played)
    assert (True, state.scores) == (stopped.is_over, stopped.scores)
    assert tuple(seat for seat, score in enumerate(state.scores) if score == best) == stopped.winners


def test_a_game_with_a_last_round_cannot_be_stopped_before_it():
    """Only an open-ended table can."""
    with pytest.raises(fs.ActionError, match=r"^This game ends by its own rules\."):
        play_randomly(fs.game("zole").start(seed=8), Random(8), rounds=2).stop()


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("dues", [False, True])
def test_the_scores_of_every_round_add_up_to_nought(seats: int, dues: bool):
    """Whatever is played."""
    state = play_randomly(fs.game("zole", seats=seats, dues=dues, rounds=60).start(seed=9), Random(9), rounds=60)

    assert [0] * 60 == [sum(told["scores"]) for told in state.record()["rounds"]]
