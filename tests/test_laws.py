"""Laws that hold in every game with every seat count and option, and in a game that the package has never seen."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.actions import Add, Call, Done, Pick, Play, Take, parse
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import Phase, Position
from followsuit.engine.record import chance_action
from followsuit.engine.step import step
from followsuit.engine.view import view_of
from followsuit.laws.every_page import check_conserved
from followsuit.laws.reshuffling import reshuffled
from followsuit.rules import page
from followsuit.rules.round import Round
from tests.support import every_game, play_randomly
from tests.whist import whist

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
    """What was dealt or picked up is in a hand, put away, passed, on the table or in a trick; every token lies once."""
    check_conserved(reached(game, seed, length))


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
    legal, imagined = set(state.legal()), imaginable(state, random.Random(seed))
    for action in imagined:
        refusal = state.why_not(action)
        assert (refusal is None) == (action in legal), f"{action}: {refusal}"
        if refusal is not None:
            assert "/" in refusal.code
            assert refusal.sentence.endswith(".")
            with pytest.raises(fs.IllegalAction):
                state.play(action)
    assert legal <= set(imagined)
    assert (state.to_act is None) == (not legal)


def imaginable(state: fs.State, rng: random.Random) -> list[fs.Action]:
    """Actions of every kind with every card, number, suit, letter and token, allowed or not; of all picks, some."""
    game, position = state.game, state.position
    deck, tokens = game.rules.deck, game.rules.tokens
    suits = [suit.letter for suit in deck.suits]
    actions: list[fs.Action] = [Play(card) for card in deck.counts]
    actions += [Call("bid", str(number)) for number in range(-1, 22)]
    actions += [Call("trump", said) for said in (*suits, "pass")]
    actions += [Call("choose", letter) for letter in "PBZSX"]
    actions += [Call("call", said + alone) for said in (*suits, "up") for alone in ("", " alone")] + [
        Call("call", "pass")
    ]
    for verb in ("stash", "discard", "pass"):
        actions += [Pick(verb, deck.sorted(rng.sample(deck.cards, size))) for size in (1, 2, 3, 4) for _ in range(8)]
    if position.phase is Phase.PICK:
        hand = position.table.hands[position.seat]
        actions += [Pick(position.asked.verb, cards) for cards in combinations(hand, position.asked.cards)]
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
    swapped, exchanged = _swap(round_, seat, data)
    position = _before_deal(start)
    told: list[list[fs.Event]] = [[], []]
    ends: list[Position] = []
    for world, dealt in enumerate((round_, swapped)):
        now = position
        for who, done in (*end.position.actions, (None, None)):
            while now.to_act == fs.CHANCE and now.table.number == round_.number and _has_happened(now, dealt):
                now, events = step(now, chance_action(now, dealt))
                told[world] += [event.redacted_for(seat) for event in events]
            if done is None:
                break
            action = _exchanged(done, exchanged) if world and who != seat else done
            assume(now.to_act == who)
            try:
                now, events = step(now, action)
            except fs.IllegalAction:
                assume(False)
            told[world] += [event.redacted_for(seat) for event in events]
        ends.append(now)

    # Who leads may show who holds a card: then the other deal is none that the seat thinks possible.
    assume(ends[0].to_act == ends[1].to_act)
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


def _exchanged(action: fs.Action, cards: dict[fs.Card, fs.Card]) -> fs.Action:
    """What somebody did face down, with two cards in each other's place; cards that are played lie open."""
    if not isinstance(action, Pick):
        return action
    return Pick(action.verb, tuple(cards.get(card, card) for card in action.cards))


def _swap(round_: Round, seat: int | None, data: st.DataObject) -> tuple[Round, dict[fs.Card, fs.Card]]:
    """The deal with two cards swapped that are still hidden from a seat, in two different places; and which."""
    shown = {card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards} | {round_.turned}
    if seat in round_.closed:
        seat = None
    own = set(round_.hands[seat]) | set(round_.stash if seat == round_.stasher else ()) if seat is not None else set()
    for giver, passed in enumerate(round_.given):
        own |= set(passed) if seat is not None and seat in (giver, round_.taken_up_by(giver)) else set()
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
    first, second = cards[a][i], cards[b][j]
    return replace(round_, dealt=tuple(hands), table=table), {first: second, second: first}


@every_game
def test_the_same_seed_gives_the_same_game(game: fs.Game):
    """A number, its digits as text and as bytes are the same seed; another seed is another game."""
    first = play_randomly(game.start(seed=7), random.Random(1), actions=60)
    assert first.position == play_randomly(game.start(seed="7"), random.Random(1), actions=60).position
    assert first.position == play_randomly(game.start(seed=b"7"), random.Random(1), actions=60).position
    deals = {str(game.start(seed).record()["rounds"][0]["hands"]) for seed in range(20)}
    assert len(deals) > 1
