"""Words combine freely: what holds for the games of the package holds for any page of words that is not refused."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import followsuit as fs
from followsuit.kernel.kernel import kernel
from followsuit.laws.lockstep import Lockstep
from followsuit.rules import NoTrick, PerTrick, Rules
from followsuit.rules.check import problems
from followsuit.rules.score import Score
from tests.page_laws import LAWS, THUMB, try_pages
from tests.random_pages import game_of, random_page


@st.composite
def pages(draw: st.DrawFn) -> tuple[Rules, int]:
    """Rules that hold together, and a number of seats."""
    rules, seats = random_page(lambda things: draw(st.sampled_from(things)))
    assume(not problems(rules, seats))
    return rules, seats


@pytest.mark.parametrize("law", LAWS)
@settings(max_examples=max(30, settings().max_examples), suppress_health_check=list(HealthCheck))
@given(page=pages(), seed=st.integers(0, 2**32))
def test_a_law_holds_for_any_page(law: str, page: tuple[Rules, int], seed: int):
    """Whichever words stand on it."""
    LAWS[law](game_of(*page), seed)


@pytest.mark.parametrize(
    ("game", "score"),
    [(fs.game("zole", seats=4), NoTrick(5)), (fs.game("zole", dues=True), PerTrick(-10))],
    ids=["who sits out has no trick", "a due is written by what the contract pays"],
)
def test_other_words_beside_a_contract_score_alike_in_engine_and_kernel(game: fs.Game, score: Score):
    """Words before it change neither who scores nor whether the contract was won."""
    rules = replace(game.rules, score=(score, *game.rules.score))
    assert not problems(rules, game.seats)
    lockstep = Lockstep(kernel(game_of(rules, game.seats)))
    for number in range(20):
        lockstep.play(7, number, 5)


@pytest.mark.parametrize("number", [1840, 2260, 11287, 15942])
def test_nobody_has_missed_a_bid_in_a_round_that_was_thrown_in_before_the_bidding(number: int):
    """Pages in which all may pass before anybody bids: such a round scores alike in engine and kernel."""
    rules, seats = random_page(random.Random(number).choice)

    LAWS["kernel"](game_of(rules, seats), number)


def test_rules_of_thumb_beat_chance_on_random_pages():
    """On most of them, and they do worse on very few: those where neither counts are games of luck."""
    found = try_pages(0, 1_500, [THUMB])

    assert found.by_thumb.total() > 150
    assert not found.is_silly, found.by_thumb


def test_random_pages_use_every_word():
    """Also in those that hold together: each deck, deal, decision, duty, score and end is met."""
    met = set()
    for number in range(2_500):
        rules, seats = random_page(random.Random(number).choice)
        if not problems(rules, seats):
            words: list[object] = [
                *rules.play,
                *rules.score,
                *rules.end,
                *rules.specials,
                *rules.stages,
                *rules.restraints,
                rules.opening,
                rules.sides,
                rules.trump,
                rules.tokens,
            ]
            words += [rules.deal.face_up, rules.deal.pack, rules.deal.sitting_out]
            words += [each.payment for each in rules.contracts.every] if rules.contracts else []
            met |= {type(word).__name__ for word in words if word is not None}

    assert {
        "Bags", "Bids", "BlindNil", "Bowers", "ByContract", "Contracts", "DealerLeads", "DealerSitsOut", "DealersCard",
        "DoubledWhenTrump", "DrawnSuit", "EachAlone", "EldestLeads", "EveryTrick", "Everything", "ExactBid",
        "ExactZero", "ExactlyZero", "FallenTo", "FirstTo", "FirstTrickWithout", "FixedTrump", "FollowSuit", "HeadTrick",
        "HolderLeads", "IconsGained", "Ladder", "LastTrick", "MakersNeedMost", "MakersTake", "MissedBid", "Moon",
        "MostPointsAfter", "MostTricksLose", "NamesTrump", "NearestToZeroAfter", "NextCard", "Nil", "NoSitting",
        "NoTrick", "NoTrump", "NoUndertrump", "Nothing", "NothingPlayed", "OddTricks", "Offer", "OpensWith",
        "Overtrump", "Partners", "Passing", "PerTrick", "PermanentTrumps", "PointSteps", "PointsTaken", "Promoted",
        "SideContract", "SuitOfTurned", "SuperTrump", "TakeNothing", "Tokens", "TopRanks", "TopTrumps", "TrickMelds",
        "TrumpRanks", "TrumpWhenVoid", "Unbroken", "WholeDeck",
    } <= met  # fmt: skip


def test_a_long_run_says_what_was_refused_and_what_holds():
    """The command behind `make pages`."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.page_laws", "30"], capture_output=True, text=True, check=False, timeout=300
    )

    assert (0, "") == (done.returncode, done.stderr)
    assert "pages were refused" in done.stdout
    assert "Every law holds." in done.stdout
