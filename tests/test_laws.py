"""Laws that hold in every game with every seat count and option, and in a game that the package has never seen."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.actions import Add, Bid, Choose, Done, NameTrump, Play, Stash, Take, parse
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import Phase, Position
from followsuit.engine.record import chance_action
from followsuit.engine.step import step
from followsuit.engine.view import view_of
from followsuit.rules import Rules, TableCards, page
from followsuit.rules.round import Round
from tests.support import SETTINGS, play_randomly, setting_name
from tests.whist import whist

GAMES = (*SETTINGS, fs.Game.of(whist))

every_game = pytest.mark.parametrize("game", GAMES, ids=setting_name)
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 400)


@pytest.fixture(autouse=True, scope="module")
def _whist_registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(page._PAGES, whist.key, whist)
        yield


def reached(game: fs.Game, seed: int, length: int) -> fs.State:
    """A state that random play reaches."""
    return play_randomly(game.start(seed), random.Random(seed), actions=length)


@every_game
@given(seed=seeds, length=lengths)
def test_cards_and_tokens_are_conserved(game: fs.Game, seed: int, length: int):
    """What was dealt is in a hand, in the stash, on the table or in a trick; every token lies somewhere, once."""
    round_ = reached(game, seed, length).position.round
    assume(round_ is not None)
    assert round_ is not None

    played = [card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards]
    on_table = () if _picked_up(round_) else round_.table
    now = Counter([*(card for hand in round_.hands for card in hand), *played, *on_table, *round_.stash])
    assert Counter([*(card for hand in round_.dealt for card in hand), *round_.table]) == now
    if round_.areas is not None and game.rules.tokens is not None:
        laid = [token for tokens in (round_.trick.laid if round_.trick else ()) for token in tokens]
        if round_.trick is not None and round_.trick.winner is not None:
            laid = []
        areas = round_.areas
        lying = [*areas.stock, *laid, *(token for area in (*areas.score, *areas.play) for token in area)]
        assert sorted(game.rules.tokens.kinds) == sorted(lying)


@every_game
@given(seed=seeds, length=lengths)
def test_a_record_replays_to_the_same_state(game: fs.Game, seed: int, length: int):
    """A record survives JSON, replays to the state it came from, and writes itself again, with and without a seed."""
    state = reached(game, seed, length)
    record = json.loads(json.dumps(state.record(legal=True)))

    again = fs.replay(record)

    assert state == again
    assert record == again.record(legal=True)
    del record["seed"]
    unseeded = fs.replay(record)
    assert state.position == unseeded.position
    assert record == unseeded.record(legal=True)


@every_game
@given(seed=seeds, length=lengths)
def test_legal_and_why_not_agree(game: fs.Game, seed: int, length: int):
    """Of all actions one could think of, just the legal ones are not refused; a refusal has a code and a sentence."""
    state = reached(game, seed, length)
    legal = set(state.legal())
    for action in imaginable(game):
        refusal = state.why_not(action)
        assert (refusal is None) == (action in legal), f"{action}: {refusal}"
        if refusal is not None:
            assert "/" in refusal.code
            assert refusal.sentence.endswith(".")
            with pytest.raises(fs.IllegalAction):
                state.play(action)
    assert legal <= set(imaginable(game))
    assert (state.to_act is None) == (not legal)


def imaginable(game: fs.Game) -> list[fs.Action]:
    """Every action of every kind with every card, number, suit, letter and token, allowed or not."""
    deck, tokens = game.rules.deck, game.rules.tokens
    actions: list[fs.Action] = [Play(card) for card in deck.counts]
    actions += [Bid(number) for number in range(-1, 22)]
    actions += [NameTrump(suit.letter) for suit in deck.suits]
    actions += [Choose(letter) for letter in "PBZSX"]
    if game.rules.contracts:
        actions += [Stash(pair) for pair in combinations(deck.cards, 2)] + [
            Stash(deck.cards[:1]),
            Stash(deck.cards[:3]),
        ]
    if tokens:
        actions += [Add(token) for token in tokens.kinds]
        actions += [Take(seat, token) for seat in range(game.seats + 1) for token in tokens.kinds]
    return [*actions, Done()]


@every_game
@given(seed=seeds, length=lengths)
def test_every_legal_action_round_trips_as_text(game: fs.Game, seed: int, length: int):
    """An action's text reads back as the same action, and playing either gives the same state."""
    state = reached(game, seed, length)
    for action in state.legal()[:20]:
        assert action == parse(game.rules, str(action))
        assert state.play(action) == state.play(str(action))


@every_game
@given(seed=seeds, length=lengths)
def test_playing_leaves_the_old_state_as_it_was(game: fs.Game, seed: int, length: int):
    """A step gives a new state; the old one still says what it said."""
    state = reached(game, seed, length)
    assume(state.to_act is not None)
    before = json.dumps(state.record()), str(state.view(0)), state.legal()

    after = state.play(state.legal()[-1])

    assert after != state
    assert before == (json.dumps(state.record()), str(state.view(0)), state.legal())


@every_game
@given(seed=seeds)
def test_random_play_ends_with_winners_among_the_seats(game: fs.Game, seed: int):
    """A game with an end reaches it; totals are the sum of what the rounds scored; the best by its own rule has won."""
    state = play_randomly(game.start(seed), random.Random(seed), rounds=60)
    scores = [past.round.scores for past in state.position.past]
    sums = [game.rules.start + sum(column) for column in zip(*scores, strict=True)]
    assert tuple(sums) == state.scores
    if game.rounds is not None:
        assert state.is_over
    assert state.is_over == bool(state.winners)
    assert set(state.winners) <= set(range(game.seats))


@every_game
@given(seed=seeds, length=lengths, shuffling=seeds)
def test_a_view_does_not_change_when_what_it_hides_is_reshuffled(game: fs.Game, seed: int, length: int, shuffling: int):
    """Whatever the hidden cards are, a seat and a spectator see the same."""
    state = reached(game, seed, length)
    for seat in (*range(game.seats), None):
        other = reshuffled(state.position, seat, random.Random(shuffling))
        assert view_of(game, state.position, seat) == view_of(game, other, seat)
        assert json.dumps(state.view(seat).data()) == json.dumps(view_of(game, other, seat).data())


def reshuffled(position: Position, seat: int | None, rng: random.Random) -> Position:
    """The same position with all cards that a seat may not know mixed anew, those of past rounds too."""
    past = tuple(
        entry._replace(round=_mixed(position.rules, entry.round, seat, rng), actions=()) for entry in position.past
    )
    round_ = position.round and _mixed(position.rules, position.round, seat, rng)
    return replace(position, past=past, round=round_, actions=())


def _picked_up(round_: Round) -> bool:
    return round_.solo is not None and round_.contract is not None and round_.contract.table is TableCards.TO_SOLO


def _mixed(rules: Rules, round_: Round, seat: int | None, rng: random.Random) -> Round:
    if not round_.dealt:
        return round_
    is_solo = seat is not None and seat == round_.solo
    knows_table = is_solo and _picked_up(round_)
    hidden = Counter(rules.deal.pack.cards(rules.deck, round_.hand_size))
    known = [card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards]
    known += round_.hands[seat] if seat is not None else ()
    known += round_.stash if is_solo else ()
    hidden.subtract(known)
    pool = list(hidden.elements())
    rng.shuffle(pool)

    def draw(count: int) -> tuple[fs.Card, ...]:
        drawn, pool[:] = pool[:count], pool[count:]
        return tuple(drawn)

    hands = tuple(
        hand if index == seat else rules.deck.sorted(draw(len(hand))) for index, hand in enumerate(round_.hands)
    )
    stash = round_.stash if is_solo else draw(len(round_.stash))
    table = round_.table if knows_table else tuple(rng.sample(rules.deck.cards, len(round_.table)))
    return replace(round_, hands=hands, dealt=hands, stash=stash, table=table)


@every_game
@given(seed=seeds, rounds=st.integers(0, 3), length=st.integers(0, 40), data=st.data())
def test_events_and_views_are_the_same_in_every_world_a_seat_thinks_possible(
    game: fs.Game, seed: int, rounds: int, length: int, data: st.DataObject
):
    """Two hidden cards change places in the deal; the same actions follow; a seat is told the same all along."""
    rng = random.Random(seed)
    start = play_randomly(game.start(seed), rng, rounds=rounds)
    assume(start.position.round is not None)
    end = play_randomly(start, rng, actions=length, rounds=rounds + 1)
    round_ = end.position.round
    assume(round_ is not None and round_.number == rounds + 1 and bool(round_.dealt))
    assert round_ is not None
    seat = data.draw(st.sampled_from((*range(game.seats), None)))
    swapped = _swap(round_, seat, data)
    position = _before_deal(start)
    told: list[list[fs.Event]] = [[], []]
    ends: list[Position] = []
    for world, dealt in enumerate((round_, swapped)):
        now = position
        for _, action in (*end.position.actions, (None, None)):
            while now.to_act == fs.CHANCE and now.table.number == round_.number and _has_happened(now, dealt):
                now, events = step(now, chance_action(now, dealt))
                told[world] += [event.redacted_for(seat) for event in events]
            if action is None:
                break
            try:
                now, events = step(now, action)
            except fs.IllegalAction:
                assume(False)
            told[world] += [event.redacted_for(seat) for event in events]
        ends.append(now)

    assert told[0] == told[1]
    assert view_of(game, ends[0], seat) == view_of(game, ends[1], seat)
    assert str(view_of(game, ends[0], seat)) == str(view_of(game, ends[1], seat))


def _before_deal(state: fs.State) -> Position:
    """The position just before the round under way was dealt."""
    position = state.position
    assert position.round is not None
    now = position.round
    blank = new_round(position.rules, now.number, now.dealer, now.before, areas=now.areas_before, dues=now.dues)
    return replace(position, phase=Phase.DEAL, to_act=fs.CHANCE, round=blank, actions=())


def _has_happened(position: Position, dealt: Round) -> bool:
    return position.phase is not Phase.DRAW or len(dealt.tricks) > len(position.table.tricks)


def _swap(round_: Round, seat: int | None, data: st.DataObject) -> Round:
    """The deal with two cards swapped that are still hidden from a seat, in two different places."""
    shown = {card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards} | {round_.turned}
    own = set(round_.hands[seat]) | set(round_.stash if seat == round_.solo else ()) if seat is not None else set()
    places = [*round_.dealt, round_.table]
    hidden = [
        (place, index)
        for place, cards in enumerate(places)
        for index, card in enumerate(cards)
        if place != seat and card not in shown and card not in own
    ]
    assume(len({place for place, _ in hidden}) > 1)
    one = data.draw(st.sampled_from(hidden))
    other = data.draw(st.sampled_from([spot for spot in hidden if spot[0] != one[0]]))
    cards = [list(place) for place in places]
    (a, i), (b, j) = one, other
    cards[a][i], cards[b][j] = cards[b][j], cards[a][i]
    *hands, table = (tuple(place) for place in cards)
    return replace(round_, dealt=tuple(hands), table=table)


@every_game
def test_the_same_seed_gives_the_same_game(game: fs.Game):
    """A number, its digits as text and as bytes are the same seed; another seed is another game."""
    first = play_randomly(game.start(seed=7), random.Random(1), actions=60)
    assert first.position == play_randomly(game.start(seed="7"), random.Random(1), actions=60).position
    assert first.position == play_randomly(game.start(seed=b"7"), random.Random(1), actions=60).position
    deals = {str(game.start(seed).record()["rounds"][0]["hands"]) for seed in range(20)}
    assert len(deals) > 1
