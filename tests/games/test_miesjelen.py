"""Every rule of Miesjelen."""

from random import Random

import pytest

import followsuit as fs
from followsuit.engine.shuffle import shuffled
from tests.support import broken, carded, last_scored, play_randomly, played, table, texts

PAIRS = {
    "h": ("Ac 7c", "Ad 7d", "Ah 7h", "As 7s", "Kc 8c"),
    "s": ("Ac 7c", "Ad 7d", "As 7s", "Ah 7h", "Kc 8c"),
}
"""By trump: five tricks of one suit each, the third of them in trumps."""


def two_handed(state: fs.State, trump: str, tricks: int) -> fs.State:
    """A whole round for two in which seat 0 takes so many of the tricks; no card is ever thrown off."""
    pairs = [pair.split() for pair in PAIRS[trump]]
    hands = [
        [pair[place < tricks] for place, pair in enumerate(pairs)],
        [pair[place >= tricks] for place, pair in enumerate(pairs)],
    ][::-1]
    dealer = state.view().dealer
    assert dealer is not None
    state = played(state, f"deal {' '.join(hands[0])} | {' '.join(hands[1])}; turn {hands[dealer][2]}")
    for pair in pairs:
        for _ in pair:
            seat = state.to_act
            assert seat is not None
            state = state.play(f"play {next(card for card in pair if card in hands[seat])}")
    return state


@pytest.mark.parametrize("seats", range(2, 7))
def test_three_cards_each_and_then_two_are_dealt(seats: int):
    """Clockwise from the seat after the dealer, in two packets."""
    game = fs.game("miesjelen", seats=seats)
    told = game.start(seed=5).record()["rounds"][0]
    pack = texts(shuffled(game.rules.deck.cards, 5, "deal 1"))
    order = [(told["dealer"] + step) % seats for step in range(1, seats + 1)]

    for place, seat in enumerate(order):
        three, two = 3 * place, 3 * seats + 2 * place
        assert [*pack[three : three + 3], *pack[two : two + 2]] == told["hands"][seat]


@pytest.mark.parametrize("seed", range(8))
def test_the_dealers_third_card_is_dealt_face_up_and_its_suit_is_trump(seed: int):
    """It stays in the dealer's hand."""
    state = fs.game("miesjelen").start(seed=seed)
    told = state.record()["rounds"][0]
    third = told["hands"][told["dealer"]][2]

    assert (third, third[-1]) == (told["turned"], told["trump"])
    assert third in texts(state.view(told["dealer"]).hand)


def test_only_a_card_of_the_dealer_can_be_the_turned_one():
    """Which of the five was the third is for chance to say: a record may list a hand in any order."""
    state = played(fs.game("miesjelen", seats=2).start(), "dealer 0; deal 7c 8c 9d Th Js | Qc Kc Ad 7h 8s")

    assert ("turn 7c", "turn 8c", "turn 9d", "turn Th", "turn Js") == texts(state.legal())
    assert "turn/card" == broken(state, "turn Ad")[0]


def test_the_face_up_card_is_known_to_all_through_the_whole_round():
    """Even after it was played, and to spectators too."""
    start = played(fs.game("miesjelen", seats=2).start(), "dealer 0; deal 7c 8c 9d Th Js | Qc Kc Ad 7h 8s; turn 9d")

    for state in (start, carded(start, "Ad 9d"), carded(start, "Ad 9d Kc 7c Qc 8c")):
        assert ["9d"] * 3 == [str(state.view(seat).turned) for seat in (None, 0, 1)]


def test_undealt_cards_stay_unseen():
    """No view shows more than the own hand and the dealer's card; nothing lies on the table."""
    view = fs.game("miesjelen", seats=2).start(seed=1).view(0)

    assert (5, (), (5, 5)) == (len(view.hand), view.table, view.hand_sizes)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_seat_after_the_dealer_leads_first(seats: int):
    """With any number of seats."""
    for seed in range(6):
        state = fs.game("miesjelen", seats=seats).start(seed=seed)

        assert ((state.view().dealer or 0) + 1) % seats == state.to_act


def test_the_first_lead_is_free():
    """All five cards, trumps too."""
    state = played(fs.game("miesjelen", seats=2).start(), "dealer 0; deal 7c 8c 9d Th Js | Qc Kc Ad 7h 8s; turn 9d")

    assert {"play Qc", "play Kc", "play Ad", "play 7h", "play 8s"} == set(texts(state.legal()))


def test_the_led_suit_is_followed_even_when_trumps_are_held():
    """Following comes first."""
    state = table("miesjelen", hands="Ah 7c | 8h 9s", trump="s", led="Ah")

    assert ("play 8h",) == texts(state.legal())


def test_a_void_hand_must_trump():
    """With no card of the led suit, a held trump is owed."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")

    assert ("play 8s",) == texts(state.legal())


def test_a_void_hand_must_trump_under_any_trump():
    """Not only in spades."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="d", led="Ah")

    assert ("play 9d",) == texts(state.legal())


def test_nobody_has_to_overtrump():
    """Any trump will do, also one below the trump played before."""
    state = table("miesjelen", hands="Ah 7c | 9s 9d | 8s As 7h 7d", trump="s", led="Ah 9s")
    void = table("miesjelen", hands="Ah 7c | 9s 9d | 8s As 7d", trump="s", led="Ah 9s")

    assert ("play 7h",) == texts(state.legal())
    assert ("play 8s", "play As") == texts(void.legal())


def test_trumps_led_are_followed_low_or_high():
    """Nobody has to beat the card led either."""
    state = table("miesjelen", hands="Ts 7c | 8s As 9d", trump="s", led="Ts")

    assert ("play 8s", "play As") == texts(state.legal())


def test_a_hand_without_led_suit_and_trump_is_free():
    """Any card left may be played."""
    state = table("miesjelen", hands="Ah 7c | 8c 9d Kc", trump="s", led="Ah")

    assert 3 == len(state.legal())


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [("7h Kh Ah", "s", 2), ("Th Ac Ad", "s", 0), ("Ah 7s Kh", "s", 1), ("Ah 7s 8s", "s", 2), ("7s 8s Ts", "s", 2)],
)
def test_the_highest_trump_or_else_the_highest_of_the_led_suit_takes_the_trick_and_leads(
    cards: str, trump: str, winner: int
):
    """The winner leads the next trick."""
    first, second, third = cards.split()
    state = table("miesjelen", hands=f"{first} 9c | {second} Tc | {third} Jc", trump=trump, led=cards)

    assert (winner, (int(winner == 0), int(winner == 1), int(winner == 2))) == (state.to_act, state.view().taken)


def test_a_round_has_five_tricks():
    """Then everyone's hand is empty."""
    state = two_handed(fs.game("miesjelen", seats=2).start().play("dealer 0"), "h", 3)

    assert (1, 5) == (state.rounds_played, len(last_scored(state)["tricks"]))


def test_everyone_starts_with_twenty_five():
    """Before the first round."""
    assert (25,) * 6 == fs.game("miesjelen", seats=6).start(seed=1).scores


@pytest.mark.parametrize(
    ("trump", "tricks", "scores"),
    [
        ("h", 0, [5, -5]),
        ("h", 1, [-1, -4]),
        ("h", 2, [-2, -3]),
        ("h", 3, [-3, -2]),
        ("h", 4, [-4, -1]),
        ("h", 5, [-5, 5]),
        ("s", 0, [10, -10]),
        ("s", 1, [-2, -8]),
        ("s", 2, [-4, -6]),
        ("s", 3, [-6, -4]),
        ("s", 4, [-8, -2]),
        ("s", 5, [-10, 10]),
    ],
)
def test_a_trick_is_a_point_off_no_trick_costs_five_and_spades_double(trump: str, tricks: int, scores: list[int]):
    """Every outcome of a round for two."""
    state = two_handed(fs.game("miesjelen", seats=2).start().play("dealer 1"), trump, tricks)

    assert scores == last_scored(state)["scores"]
    assert tuple(25 + score for score in scores) == state.scores


@pytest.mark.parametrize("trump", ["c", "d", "h"])
def test_only_spades_double(trump: str):
    """The other suits count once."""
    state = table("miesjelen", hands="Ah | 7h", trump=trump, led="Ah 7h")

    assert (24, 30) == state.scores


def test_scores_change_only_when_the_round_is_over():
    """Four tricks change nothing yet."""
    state = table("miesjelen", hands="Ah Ad Ac As Kh | 7h 7d 7c 7s 8h", trump="c", led="Ah 7h Ad 7d Ac 7c As 7s Kh")

    assert (25, 25) == state.scores
    assert (20, 30) == state.play("play 8h").scores


def test_zero_in_the_middle_of_a_round_wins_nothing():
    """A seat at 1 that takes two tricks passes through 0 and lands below it."""
    state = table("miesjelen", hands="Ah Ad | 7h 7d", trump="c", totals="1 9", led="Ah 7h")

    assert not state.is_over
    assert (False, (-1, 14)) == (carded(state, "Ad 7d").is_over, carded(state, "Ad 7d").scores)


def test_exactly_zero_wins():
    """From 1, one trick."""
    state = table("miesjelen", hands="Ah | 7h | 8h", trump="c", totals="1 9 25", led="Ah 7h 8h")

    assert (True, (0,), (0, 14, 30), None) == (state.is_over, state.winners, state.scores, state.to_act)


def test_zero_by_spades_wins():
    """From 2, one trick counts two."""
    state = table("miesjelen", hands="Ah | 7h", trump="s", totals="2 9", led="Ah 7h")

    assert ((0,), (0, 19)) == (state.winners, state.scores)


def test_spades_may_overshoot_zero():
    """From 1, one trick in spades leads to −1, and the game goes on."""
    state = table("miesjelen", hands="Ah | 7h", trump="s", totals="1 9", led="Ah 7h")

    assert (False, (-1, 19)) == (state.is_over, state.scores)


def test_below_zero_tricks_lead_further_down():
    """There is no way up but by penalties."""
    state = table("miesjelen", hands="Ah | 7h", trump="c", totals="-1 9", led="Ah 7h")

    assert (False, (-2, 14)) == (state.is_over, state.scores)


@pytest.mark.parametrize(("trump", "below"), [("c", -5), ("s", -10)])
def test_a_penalty_may_bring_a_score_back_up_to_exactly_zero(trump: str, below: int):
    """Five up from −5, or ten up from −10 when spades are trump: that wins."""
    state = table("miesjelen", hands="Ah | 7h", trump=trump, totals=f"9 {below}", led="Ah 7h")

    assert ((1,), 0) == (state.winners, state.scores[1])


def test_a_penalty_may_pass_zero_on_the_way_up():
    """From −5 ten points lead to 5."""
    state = table("miesjelen", hands="Ah | 7h", trump="s", totals="9 -5", led="Ah 7h")

    assert (False, (7, 5)) == (state.is_over, state.scores)


def test_nothing_can_be_done_after_the_end():
    """No action is legal, and the refusal says why."""
    state = table("miesjelen", hands="Ah | 7h", trump="c", totals="1 9", led="Ah 7h")

    assert () == state.legal()
    assert ("action/game-over", "The game is over: nothing more can be done.") == broken(state, "play Ah")


def void_round(**options: object) -> fs.State:
    """Seat 0 comes down to 0 and seat 1 up to 0 in the same round, dealt by seat 2."""
    game = fs.game("miesjelen", seats=3, **options)
    return table(game, hands="Ah | 7h | 8d", trump="c", totals="1 -5 9", led="Ah 7h 8d")


def test_two_at_exactly_zero_void_the_round():
    """Nobody wins, and the scores are as before it."""
    state = void_round()

    assert (False, (), (1, -5, 9)) == (state.is_over, state.winners, state.scores)


def test_a_void_round_stays_in_the_record_marked_void():
    """It scores nothing for anyone, the third seat included."""
    told = last_scored(void_round())

    assert (True, [0, 0, 0], [1, -5, 9]) == (told["void"], told["scores"], told["totals"])
    assert [{"leader": 0, "cards": ["Ah", "7h", "8d"], "winner": 0}] == told["tricks"]


def test_after_a_void_round_the_deal_moves_on_and_a_new_round_is_played():
    """Seat 2 dealt the void round, seat 0 deals the next."""
    state = void_round()

    assert (2, 0, 1, 1) == (state.view().round, state.view().dealer, state.to_act, state.rounds_played)
    assert 2 == play_randomly(state, Random(1), rounds=2).rounds_played


def test_everyone_at_exactly_zero_voids_the_round_too():
    """Three at once are more than one."""
    state = table("miesjelen", hands="Ah | 7h | 8d", trump="c", totals="1 -5 -5", led="Ah 7h 8d")

    assert (True, (1, -5, -5)) == (last_scored(state)["void"], state.scores)


def test_a_round_with_one_at_zero_is_not_void():
    """Even if others are equal elsewhere."""
    state = table("miesjelen", hands="Ah | 7h | 8d", trump="c", totals="1 4 4", led="Ah 7h 8d")

    assert (False, (0,)) == (last_scored(state)["void"], state.winners)


@pytest.mark.parametrize(("limit", "winners"), [(1, (0,)), (2, ())])
def test_a_void_round_counts_towards_the_round_limit(limit: int, winners: tuple[int, ...]):
    """If it was the last one, the scores before it decide; if not, another is played."""
    state = void_round(round_limit=limit)

    assert (winners, (1, -5, 9)) == (state.winners, state.scores)


def test_a_whole_game_with_a_void_round_can_be_replayed():
    """From 25 each to zero together in six rounds; the seventh is played from the scores before the sixth."""
    state = fs.game("miesjelen", seats=2).start().play("dealer 0")
    for trump, tricks in (("h", 2), ("h", 3), ("s", 2), ("s", 3), ("s", 2)):
        state = two_handed(state, trump, tricks)
    assert (6, 4) == state.scores
    state = two_handed(state, "s", 3)
    assert ((6, 4), False) == (state.scores, state.is_over)
    state = two_handed(state, "s", 4)
    record = state.record()

    assert ([0, 1, 0, 1, 0, 1, 0], [5]) == (
        [told["dealer"] for told in record["rounds"]],
        [index for index, told in enumerate(record["rounds"]) if told["void"]],
    )
    assert ((-2, 2), record) == (state.scores, fs.replay(record).record())


def test_without_a_limit_the_game_has_no_last_round():
    """The usual table plays until somebody stands at zero."""
    assert None is fs.game("miesjelen").rounds
    assert None is fs.game("miesjelen").options["round_limit"]


@pytest.mark.parametrize(
    ("totals", "winners"),
    [("7 5 30", (0,)), ("7 -3 30", (1,)), ("7 -8 30", (1,)), ("7 -11 30", (0, 1)), ("31 20 20", (1, 2))],
)
def test_at_the_limit_the_score_nearest_to_zero_wins(totals: str, winners: tuple[int, ...]):
    """Above or below counts alike, and equals share. Seat 0 loses a point in this round, the others gain five."""
    game = fs.game("miesjelen", seats=3, round_limit=4)
    state = table(game, hands="Ah | 7h | 8d", trump="c", totals=totals, led="Ah 7h 8d", number=4)

    assert (True, winners) == (state.is_over, state.winners)


def test_before_the_limit_the_game_goes_on():
    """The third of four rounds decides nothing."""
    game = fs.game("miesjelen", seats=2, round_limit=4)
    state = table(game, hands="Ah | 7h", trump="c", totals="7 3", led="Ah 7h", number=3)

    assert (False, 4) == (state.is_over, state.view().round)


def test_exactly_zero_wins_before_the_limit():
    """And alone, whoever else is near."""
    game = fs.game("miesjelen", seats=2, round_limit=9)
    state = table(game, hands="Ah | 7h", trump="c", totals="1 -4", led="Ah 7h", number=3)

    assert ((0,), (0, 1)) == (state.winners, state.scores)


@pytest.mark.parametrize("limit", [0, -1, "soon", 1.5])
def test_a_round_limit_is_a_number_from_one(limit: object):
    """Or none at all."""
    with pytest.raises(fs.OptionError, match=r"Allowed: a whole number from 1 to 1000, or none\."):
        fs.game("miesjelen", round_limit=limit)
