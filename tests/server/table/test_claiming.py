"""Claims at a table: what is proved or accepted is played out by ordinary actions; one contest is enough to play on."""

import random

import pytest

from followsuit.engine.replay import replay
from followsuit.errors import TableError
from followsuit.knowledge.claims import Verdict, judge
from followsuit.server.run.checking import check
from followsuit.server.table import claiming, playing
from followsuit.server.table.events import (
    Acted,
    ClaimAnswered,
    Claimed,
    Resumed,
    ServedAgain,
    TookOver,
    decode,
    encode,
)
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import TIME_TO_COME_BACK
from followsuit.server.telling.table_view import TableTeller, Viewer
from tests.server.table.folding import ANNA, BOB, CLEO, a_table, acted, legal, mover, read, then


def claims(holds, **customs):
    """A table where somebody could claim with their cards as they hold them, so that it holds or does not."""
    for table in course(**customs):
        holder = table.seats[table.to_act].holder
        order = tuple(map(str, table.state.view(table.to_act).hand))
        try:
            verdict = judge(*claiming.claimed(table, holder, order))
        except TableError:
            continue
        if verdict.holds is holds:
            return table, holder, order, verdict
    raise AssertionError("nobody can claim")


def course(seeds=(3,), **customs):
    """Games of twenty rounds, action by action."""
    for seed in seeds:
        rng = random.Random(seed)
        table = a_table("Anna", "Bob", options={"round_limit": 20}, round_pause=None, **customs)
        while table.status == "playing":
            if table.to_act is None:
                table = then(table, Resumed())
            yield table
            table = acted(table, rng.choice(legal(table)))


def went_on(table, *events, at=0.0):
    """The table after some events."""
    return then(table, *events, at=at)


def told(table, at):
    """What everyone is told of a table."""
    return TableTeller(table).moment(table, at)


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


def asked(**customs):
    """A table where a claim that some deal breaks was made at time 1, its claimer's holder, and that of the other."""
    table, holder, order, verdict = claims(holds=False, **customs)
    return settled(table, holder, order, verdict)[0], holder, ({ANNA, BOB} - {holder}).pop()


def test_what_is_stored_of_a_claim_can_be_read_back_and_checked():
    """A table that is moved elsewhere with a claim in it, and with any answer, is the same there."""
    for holds in (True, False):
        table, holder, order, verdict = claims(holds)
        for event in settled(table, holder, order, verdict)[1]:
            table = stored(table, event, 1.0)
    _, other = holder, ({ANNA, BOB} - {holder}).pop()
    endings = [claiming.answer(table, other, accepts=accepts) for accepts in (True, False)]
    for events in [*endings, claiming.answer(table, holder, accepts=False), playing.due(table, 31.0)]:
        now = table
        for event in events:
            now = stored(now, event, 31.0)


def stored(table, event, at):
    """The table after an event that was written, read and checked."""
    assert event == decode(encode(event))
    check(table, event, at)
    return with_consequences(table, [event], at)[0]


def test_a_claim_that_a_deal_breaks_is_put_to_the_others_once_a_round():
    """Nothing in the game has changed, nobody is to act, and the claimer's cards lie open to all."""
    table, holder, order, verdict = claims(holds=False)
    now, events = settled(table, holder, order, verdict)

    assert (1, table.state, table.version) == (len(events), now.state, now.version)
    assert (order, False, None) == (now.claim.order, now.claim.holds, now.to_act)
    assert (1 - now.claim.seat,) == now.ballot.waiting
    now = went_on(now, *claiming.answer(now, holder, accepts=False))
    with pytest.raises(TableError) as refusal:
        claiming.claimed(now, holder, order)
    assert "claim/again" == refusal.value.code


def test_a_claim_is_not_made_again_though_somebody_else_has_claimed_since():
    """Each seat once a round; and the cards of both lie open."""
    table, holder, other = asked()
    table = went_on(table, *claiming.answer(table, other, accepts=False))
    second = Claimed(table.seat_of(other), (), False, table.state.rounds_played)
    table = went_on(table, second)

    assert claiming.has_claimed(table, table.seat_of(holder))
    assert claiming.has_claimed(table, table.seat_of(other))
    document = told(table, 1.0)
    assert [table.seat_of(holder), table.seat_of(other)] == [each["seat"] for each in document["laid_open"]]


@pytest.mark.parametrize("silent", [False, True])
def test_a_claim_that_all_others_accept_ends_the_round_by_ordinary_actions(silent):
    """By their word or by silence; the claimer takes what the rules let it, and the record replays."""
    table, _, other = asked()
    assert 31.0 == table.due()
    assert [] == playing.due(table, 30.9)
    events = playing.due(table, 31.0) if silent else claiming.answer(table, other, accepts=True)
    now = went_on(table, *events, at=31.0)

    assert [ClaimAnswered, *[Acted] * (len(events) - 1)] == [type(event) for event in events]
    assert events[0] == ClaimAnswered(table.seat_of(other), accepts=True, silent=silent)
    assert table.state.rounds_played + 1 == now.state.rounds_played
    assert "accepted" == told(now, 31.0)["claim"]["standing"]
    assert now.state.position.past == replay(now.state.record(now.names)).position.past


def test_accepted_claims_bring_every_trick_that_the_rules_do_not_force_on_somebody_else():
    """Whether or not they were true: over many claims, each is played out to the end of its round."""
    whole = 0
    for table in course(seeds=range(2)):
        holder = table.seats[table.to_act].holder
        order = tuple(map(str, table.state.view(table.to_act).hand))
        try:
            claiming.claimed(table, holder, order)
        except TableError:
            continue
        seat, at_stake = table.to_act, len(order)
        won = sum(trick.winner == seat for trick in table.state.position.round.tricks)
        now = went_on(table, Claimed(seat, order, False, table.state.rounds_played))
        now = went_on(now, *playing.due(now, 30.0), at=30.0)
        tricks = now.state.position.past[-1].round.tricks
        whole += won + at_stake == sum(trick.winner == seat for trick in tricks)

        assert table.state.rounds_played + 1 == now.state.rounds_played
    assert whole > 10


def test_one_contest_is_enough_to_play_on():
    """The game is where it was, the claimer sees a deal that breaks the claim, and no clock has run meanwhile."""
    table, holder, other = asked(decision_seconds=20.0)
    seat = table.seat_of(holder)
    now = went_on(table, *claiming.answer(table, other, accepts=False), at=25.0)
    document = told(now, 25.0)

    assert (None, seat) == (table.deadline(), now.to_act)
    assert (table.state, 44.0) == (now.state, now.deadline())
    assert ("contested", [False]) == (
        document["claim"]["standing"],
        [answer["accepts"] for answer in document["claim"]["answers"]],
    )
    owns = [TableTeller(now).own(now, Viewer(each))["broken_claim"] for each in (seat, 1 - seat, None)]
    assert [True, False, False] == [own is not None for own in owns]
    assert None is TableTeller(table).own(table, Viewer(seat))["broken_claim"]


def test_the_claimer_takes_a_claim_back():
    """Play goes on, and the cards stay open."""
    table, holder, _ = asked()
    now = went_on(table, *claiming.answer(table, holder, accepts=False))
    document = told(now, 1.0)

    assert ("taken_back", table.seat_of(holder)) == (document["claim"]["standing"], now.to_act)
    assert [{"seat": now.to_act, "cards": list(map(str, now.state.view(now.to_act).hand))}] == document["laid_open"]


def test_while_a_claim_is_looked_at_nothing_else_happens_in_the_game():
    """Nobody plays or takes back; strangers, and the claimer's own consent, count for nothing."""
    table, holder, other = asked()
    action = read(table, legal(table)[0])
    for code, way in [
        ("claim/pending", lambda: playing.act(table, table.claim.seat, action, table.version)),
        ("claim/pending", lambda: playing.ask_undo(table, other)),
        ("claim/unasked", lambda: claiming.answer(table, holder, accepts=True)),
        ("claim/unasked", lambda: claiming.answer(went_on(table, ClaimAnswered(0, False)), other, accepts=True)),
        ("claim/not-now", lambda: claiming.claimed(table, holder, table.claim.order)),
        ("seat/none", lambda: claiming.answer(table, CLEO, accepts=False)),
    ]:
        with pytest.raises(TableError) as refusal:
            way()
        assert code == refusal.value.code


def test_time_in_which_nobody_served_the_table_is_no_consent():
    """Whoever could not answer gets a little more time, also where all of it had passed."""
    table, _, _ = asked()
    events = playing.due(table, 500.0, served_since=500.0)
    now = went_on(table, *events, at=500.0)

    assert [ServedAgain()] == events
    assert 500.0 + TIME_TO_COME_BACK == now.due()
    assert ClaimAnswered is type(playing.due(now, now.due(), served_since=500.0)[0])


def test_bots_answer_before_silence_counts():
    """One that can stop it contests for all; where none can, their consent ends the round."""
    table, _, _ = asked()
    table = went_on(table, TookOver(1 - table.claim.seat, "greedy", "away"))
    other = 1 - table.claim.seat

    assert (other,) == table.bots_to_answer
    assert 1.0 + table.customs.pace == table.due()
    assert [] == playing.due(table, 100.0)
    assert [ClaimAnswered(other, accepts=False)] == claiming.answer_of_bots(table, {other})
    assert [ClaimAnswered(other, accepts=True), Acted] == [
        claiming.answer_of_bots(table, ())[0],
        type(claiming.answer_of_bots(table, ())[1]),
    ]


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


def test_a_claim_begins_with_a_card_that_takes_what_lies_there():
    """Else everyone sees that it fails, and nobody is asked."""
    lost = []
    for table in course():
        order = tuple(map(str, table.state.view(mover(table)).hand))
        try:
            claiming.claimed(table, table.seats[mover(table)].holder, order)
        except TableError as error:
            lost += [(order[0], error.facts["card"])] if error.code == "claim/lost" else []

    assert lost
    assert all(first == named for first, named in lost)


def test_what_cannot_be_counted_is_put_to_the_others():
    """No deal is shown then."""
    table, holder, order, _ = claims(holds=False)
    now, _ = settled(table, holder, order, Verdict(None))
    now = went_on(now, *claiming.answer(now, holder, accepts=False))

    assert (False, None) == (now.claim.holds, now.claim.breaking)


def test_games_of_tokens_have_no_claims():
    """Taking all the rest would not settle them."""
    table = a_table("Anna", "Bob", game="ninja-whist")
    with pytest.raises(TableError) as refusal:
        claiming.claimed(table, ANNA, ())

    assert "claim/not-here" == refusal.value.code
