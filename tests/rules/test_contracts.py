"""Choosing what to play, stashing, and what card points are worth."""

from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.games.zole import BIG, PASSED_OUT, POINTS, SMALL_ZOLE, THE_TABLE, ZOLE
from followsuit.rules import Contract, Contracts, Deal, Dues, Ladder, PerTrick, Rules, TableCards, TakeNothing
from followsuit.rules.check import problems
from tests.rules.spoilt import CHOSEN, Mistakes, chosen, each_of
from tests.support import broken, played, texts

DEAL = "dealer 2; deal Qc Qs Qh Qd Jc Js Jh Jd | Ad Td Kd 9d Ac Tc Kc 9c | As Ts Ks 9s Ah Th Kh 9h / 7d 8d"


def choosing(**options: object) -> fs.State:
    """Zole with seat 0 to choose first."""
    return played(fs.game("zole", **options).start(), DEAL)


def test_card_points_of_zole_add_up_to_a_hundred_and_twenty():
    """A 11, T 10, K 4, Q 3, J 2, the others nothing."""
    deck = fs.game("zole").rules.deck

    assert {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0} == {
        card.rank: POINTS.count((card,)) for card in deck.cards
    }
    assert 120 == POINTS.count(deck.cards)


def test_a_pass_and_every_contract_may_be_chosen():
    """Pass, Big, Zole and Small zole."""
    assert ("choose P", "choose B", "choose Z", "choose S") == texts(choosing().legal())


def test_a_choice_that_does_not_exist_is_refused_with_those_that_do():
    """The refusal lists the letters."""
    assert ("choose/unknown", "There is no choice “X”. Choose P, B, Z or S.") == broken(choosing(), "choose X")


def test_a_contract_that_the_table_leaves_out_is_refused_by_name():
    """Small zole is known, but not played here."""
    state = choosing(small_zole=False)

    assert ("choose P", "choose B", "choose Z") == texts(state.legal())
    expected = ("choose/not-offered", "Small zole is not played at this table. Choose P, B or Z.")
    assert expected == broken(state, "choose S")


def test_a_choice_is_read_in_small_letters_too():
    """`choose b` is `choose B`."""
    assert "choose B" == str(fs.game("zole").action("choose b"))


def test_a_card_waits_for_the_choosing():
    """The refusal says what is to be done now."""
    expected = ("action/not-now", "`play Qc` must wait: now a contract is to be chosen (`choose P`).")

    assert expected == broken(choosing(), "play Qc")


@pytest.mark.parametrize("cards", ["Qc", "Qc Qs Qh", "Qc Qc"])
def test_exactly_so_many_different_cards_are_stashed(cards: str):
    """One, three, or the same one twice are refused, with an example: the last cards of the hand as it lies."""
    state = choosing().play("choose B")

    expected = ("stash/count", "Stash exactly two different cards, such as `stash 8d 7d`.")
    assert expected == broken(state, f"stash {cards}")


def test_only_held_cards_are_stashed():
    """The refusal shows the hand with the table cards in it."""
    state = choosing().play("choose B")

    assert (
        "stash/not-held",
        "You do not hold A♣. Your hand: Q♣, Q♠, Q♥, Q♦, J♣, J♠, J♥, J♦, 8♦ and 7♦.",
    ) == broken(state, "stash Ac Qs")


def test_any_two_of_the_ten_cards_may_be_stashed():
    """45 pairs, trumps and table cards among them."""
    state = choosing().play("choose B")

    assert 45 == len(set(state.legal())) == len(state.legal())
    assert [None, None, None] == [state.why_not(f"stash {cards}") for cards in ("7d 8d", "Qc Qs", "Jd 7d")]


@pytest.mark.parametrize("text", ["stash Qc 7d", "stash 7d Qc", "stash 7D,CQ", "stash ♦7 ♣Q"])
def test_a_stash_has_one_notation(text: str):
    """The order of the two cards does not matter."""
    assert "stash Qc 7d" == str(fs.game("zole").action(text))


def test_a_card_waits_for_the_stash():
    """The refusal says what is to be done now."""
    code, sentence = broken(choosing().play("choose B"), "play Qc")

    assert "action/not-now" == code
    assert sentence.startswith("`play Qc` must wait: now cards are to be stashed (`stash ")


def test_the_goal_of_a_ladder_is_the_least_that_wins():
    """More than half of the points."""
    assert isinstance(BIG.payment, Ladder)
    assert 61 == BIG.payment.goal


@pytest.mark.parametrize(
    ("contract", "seats", "expected"),
    [
        (BIG, 3, ((2, 6), (-4, -8))),
        (BIG, 4, ((3, 9), (-6, -12))),
        (ZOLE, 3, ((10, 14), (-12, -16))),
        (SMALL_ZOLE, 3, ((12, 12), (-14, -14))),
        (THE_TABLE, 3, None),
    ],
)
def test_a_contract_tells_what_it_can_bring_and_cost(contract: Contract, seats: int, expected: object):
    """Every opponent pays or is paid; where nobody plays alone there is nothing to tell."""
    contracts = Contracts(offers=(BIG, ZOLE, SMALL_ZOLE), all_pass=THE_TABLE)

    assert expected == contracts.outcomes(contract, 0, seats, ())


@pytest.mark.parametrize(
    ("dues", "due"), [((), 0), ((None,), 2), ((1, None), 2), ((1,), 3), ((0,), 0), ((1, 0), 3), ((0, 1), 0)]
)
def test_a_win_also_brings_the_due_that_it_takes_off(dues: tuple[int | None, ...], due: int):
    """One of all from both opponents, else the oldest private one from its owner; the own brings nothing."""
    contracts = Contracts(offers=(BIG, ZOLE), all_pass=THE_TABLE, dues=Dues(collective=1, private=3))

    assert ((2 + due, 6 + due), (-4, -8)) == contracts.outcomes(BIG, 0, 3, dues)
    assert ((10, 14), (-12, -16)) == contracts.outcomes(ZOLE, 0, 3, dues)


MISTAKES: Mistakes = {
    "nothing to choose": (chosen(), 3, "`contracts.offers` is empty: offer at least one contract."),
    "a contract by the letter of a pass": (
        chosen(replace(BIG, letter="P")),
        3,
        "`contracts.offers`: the letter of Big is P, which means a pass: choose another letter.",
    ),
    "a small letter": (
        chosen(replace(BIG, letter="b")),
        3,
        "`contracts.offers`: the letter of Big is “b”: write one capital letter.",
    ),
    "two letters": (
        chosen(replace(BIG, letter="BG")),
        3,
        "`contracts.offers`: the letter of Big is “BG”: write one capital letter.",
    ),
    "no letter": (
        chosen(replace(BIG, letter="")),
        3,
        "`contracts.offers`: the letter of Big is “”: write one capital letter.",
    ),
    "equal letters": (
        chosen(BIG, ZOLE, replace(SMALL_ZOLE, letter="Z")),
        3,
        "`contracts.offers` has the letter “Z” more than once: give every contract its own.",
    ),
    "a stash of another size than the table": (
        chosen(replace(BIG, stash=3)),
        3,
        "`contracts`: Big has a `stash` of 3, but picks up 2 from the table: set it to 2.",
    ),
    "table cards without a stash": (
        chosen(replace(BIG, stash=0)),
        3,
        "`contracts`: Big has a `stash` of 0, but picks up 2 from the table: set it to 2.",
    ),
    "nothing on the table to pick up": (
        replace(chosen(replace(BIG, stash=0)), deal=Deal(hands=8)),
        3,
        (
            "`contracts`: Big gives the table cards TO_SOLO, but `deal.table` is 0: lay cards on the table, or give "
            "them TO_NOBODY."
        ),
    ),
    "a stash without table cards": (
        chosen(BIG, replace(ZOLE, stash=2)),
        3,
        (
            "`contracts`: Zole has a `stash` of 2, but the table cards are not picked up: set it to 0, or `table` to "
            "TO_SOLO."
        ),
    ),
    "a contract that is paid but not played": (
        chosen(BIG, all_pass=replace(THE_TABLE, is_played=False)),
        3,
        "`contracts`: The Table is not played, so it has nothing to be paid by: set `payment` to NothingPlayed.",
    ),
    "a letter for what nobody chooses": (
        chosen(BIG, all_pass=replace(THE_TABLE, letter="T")),
        3,
        "`contracts.all_pass`: The Table cannot be chosen, but has the letter “T”: leave it empty.",
    ),
    "opponents of nobody": (
        chosen(BIG, all_pass=replace(THE_TABLE, table=TableCards.TO_OPPONENTS)),
        3,
        "`contracts.all_pass`: The Table has no solo player and no opponents: give the table cards TO_NOBODY.",
    ),
    "a payment without a solo player": (
        chosen(BIG, all_pass=replace(THE_TABLE, payment=TakeNothing(won=1, lost=-1))),
        3,
        (
            "`contracts.all_pass`: The Table has no solo player to be paid by TakeNothing: set `payment` to "
            "MostTricksLose or NothingPlayed."
        ),
    ),
    "dues that nobody settles": (
        chosen(ZOLE, all_pass=PASSED_OUT, dues=Dues(collective=1, private=3)),
        3,
        "`contracts.dues` are never settled: set settles_dues=True on a contract that is offered.",
    ),
    "contracts that are not paid": (
        replace(CHOSEN, score=(PerTrick(+1),)),
        3,
        "`contracts` are never paid: put ByContract into `score`.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_offers_contracts_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
