"""Claims at a table: what is proved is played out as ordinary actions, and what is not stays as it was."""

import random

import pytest

from followsuit.engine.replay import replay
from followsuit.errors import TableError
from followsuit.knowledge.claims import Verdict, judge
from followsuit.server.run.checking import check
from followsuit.server.table import claiming
from followsuit.server.table.events import Acted, Claimed, Resumed, decode, encode
from followsuit.server.table.following import with_consequences
from tests.server.table.folding import ANNA, BOB, a_table, acted, legal, mover, then


def claims(holds):
    """A table where somebody could claim with their cards as they hold them, so that it holds or does not."""
    for table in course():
        holder = table.seats[table.to_act].holder
        order = tuple(map(str, table.state.view(table.to_act).hand))
        try:
            verdict = judge(*claiming.claimed(table, holder, order))
        except TableError:
            continue
        if verdict.holds is holds:
            return table, holder, order, verdict
    raise AssertionError("nobody can claim")


def course():
    """A game of twenty rounds, action by action."""
    rng = random.Random(3)
    table = a_table("Anna", "Bob", options={"round_limit": 20}, round_pause=None)
    while table.status == "playing":
        if table.to_act is None:
            table = then(table, Resumed())
        yield table
        table = acted(table, rng.choice(legal(table)))


def settled(table, holder, order, verdict):
    """The table after a claim, and what was stored of it."""
    return with_consequences(table, claiming.settle(table, holder, order, table.version, verdict), 1.0)


def test_a_claim_that_is_proved_ends_the_round_by_ordinary_actions():
    """The claimer takes every trick; all of it could have been played, and the record replays."""
    table, holder, order, verdict = claims(holds=True)
    seat = table.seat_of(holder)
    now, events = settled(table, holder, order, verdict)

    assert [Claimed, *[Acted] * (len(events) - 1)] == [type(event) for event in events]
    assert table.state.rounds_played + 1 == now.state.rounds_played
    before = sum(trick.winner == seat for trick in table.state.position.round.tricks)
    tricks = now.state.position.past[-1].round.tricks
    assert before + len(order) == sum(trick.winner == seat for trick in tricks)
    assert now.state.position.past == replay(now.state.record(now.names)).position.past


def test_what_is_stored_of_a_claim_can_be_read_back_and_checked():
    """A table that is moved elsewhere with a claim in it is the same there."""
    for holds in (True, False):
        table, holder, order, verdict = claims(holds)
        for event in settled(table, holder, order, verdict)[1]:
            assert event == decode(encode(event))
            check(table, event, 1.0)
            table = with_consequences(table, [event], 1.0)[0]


def test_a_claim_that_a_deal_breaks_is_refused_and_made_once_a_round():
    """Nothing in the game has changed, and the claimer's cards lie open."""
    table, holder, order, verdict = claims(holds=False)
    now, events = settled(table, holder, order, verdict)

    assert (1, table.state, table.version) == (len(events), now.state, now.version)
    assert (order, False) == (now.claim.order, now.claim.holds)
    assert now.claim.breaking is not None
    with pytest.raises(TableError) as refusal:
        claiming.claimed(now, holder, order)
    assert "claim/again" == refusal.value.code


@pytest.mark.parametrize(
    ("code", "who", "order"),
    [("claim/not-now", False, None), ("claim/order", True, ("7s",)), ("claim/order", True, ("no card",))],
)
def test_a_claim_is_made_in_ones_turn_with_ones_own_cards(code, who, order):
    """Each card once."""
    table = a_table("Anna", "Bob", options={"round_limit": 3})
    on_turn = table.seats[mover(table)].holder
    holder = on_turn if who else ({ANNA, BOB} - {on_turn}).pop()

    with pytest.raises(TableError) as refusal:
        claiming.claimed(table, holder, order or ("7s",))
    assert code == refusal.value.code


def test_a_card_of_a_claim_must_be_playable_in_its_turn():
    """Whoever has to follow cannot begin with another card."""
    for table in course():
        owed = legal(table)
        hand = sorted(map(str, table.state.view(mover(table)).hand), key=lambda card: f"play {card}" in owed)
        if len(owed) < len(hand):
            break
    with pytest.raises(TableError) as refusal:
        claiming.claimed(table, table.seats[mover(table)].holder, tuple(hand))

    assert ("claim/unplayable", hand[0]) == (refusal.value.code, refusal.value.facts["card"])


def test_what_cannot_be_counted_is_left_open():
    """Nothing is said about it, and the claim can be made again."""
    table, holder, order, _ = claims(holds=False)
    with pytest.raises(TableError) as refusal:
        settled(table, holder, order, Verdict(None))

    assert "claim/unproved" == refusal.value.code


def test_games_of_tokens_have_no_claims():
    """Taking all the rest would not settle them."""
    table = a_table("Anna", "Bob", game="ninja-whist")
    with pytest.raises(TableError) as refusal:
        claiming.claimed(table, ANNA, ())

    assert "claim/not-here" == refusal.value.code
