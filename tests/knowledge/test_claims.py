"""Claims, against every deal that the claimer must think possible and every way in which others may play."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.position import Phase
from followsuit.engine.step import legal, step
from followsuit.knowledge import worlds
from followsuit.knowledge.claims import can_stop, first_unplayable, giving_way, is_lost, judge, may_be_claimed
from followsuit.laws.random_play import course
from followsuit.laws.reshuffling import reshuffled
from tests.support import setting_name

MOST_DEALS = 40
OPEN = [game for game in fs.games().values() if may_be_claimed(game.rules)]


def moments(game, rounds=(1,), cards=3, seeds=range(3)):
    """Moments of random rounds in which somebody with a few cards left is to play one, and the order of their claim."""
    for number in rounds:
        for seed in seeds:
            for state in course(game, number, seed):
                if state.position.phase is not Phase.PLAY or state.to_act is None:
                    continue
                view = state.view(state.to_act)
                order = tuple(random.Random(seed).sample(view.hand, len(view.hand)))
                if len(order) <= cards and first_unplayable(view, order) is None:
                    yield state, view, order


def takes_all(position, claimer, order, ways=all):
    """Whether a claimer takes every trick to the end of a round, whatever the others play; or in `any` of the ways."""
    if position.round is None or position.phase is not Phase.PLAY:
        return position.past[-1].round.tricks[-1].winner == claimer
    tricks = position.round.tricks
    if tricks and position.to_act != claimer and not position.round.trick.cards:
        return False
    if position.to_act == claimer:
        action = next(each for each in legal(position) if str(each) == f"play {order[0]}")
        return takes_all(step(position, action)[0], claimer, order[1:], ways)
    return ways(takes_all(step(position, action)[0], claimer, order, ways) for action in legal(position))


@pytest.mark.parametrize("game", OPEN, ids=setting_name)
def test_a_claim_holds_if_and_only_if_no_deal_and_no_play_breaks_it(game):
    """Where the deals are few, each is laid out in the engine and played in every way."""
    for state, view, order in moments(game):
        possible = worlds(view)
        if possible.count > MOST_DEALS:
            continue
        deals = [replace(state.position.round, hands=world.hands) for world in possible.every()]
        held = [takes_all(replace(state.position, round=deal), view.seat, order) for deal in deals]
        verdict = judge(view, order)

        assert all(held) == verdict.holds
        if verdict.holding or verdict.broken:
            assert (held.count(True), held.count(False)) == (verdict.holding, verdict.broken)
        if verdict.breaking is not None:
            broken = replace(state.position, round=replace(state.position.round, hands=verdict.breaking.hands))
            assert not takes_all(broken, view.seat, order)


@pytest.mark.parametrize("game", OPEN, ids=setting_name)
def test_no_claim_reveals_a_hidden_card(game):
    """However the cards lie that the claimer cannot see, the answer is the same, the breaking deal included."""
    rng = random.Random(1)
    for state, view, order in moments(game, cards=5, seeds=range(1)):
        other = fs.State(game, reshuffled(state.position, view.seat, rng), None).view(view.seat)

        assert judge(view, order) == judge(other, order)


@pytest.mark.parametrize("game", OPEN, ids=setting_name)
def test_whoever_can_stop_an_open_claim_sees_it_in_their_own_hand(game):
    """As the cards lie somebody says so if and only if some way to play breaks it; nobody needs to see another hand."""
    for state, view, order in moments(game, cards=4, seeds=range(2)):
        others = [state.view(seat) for seat in view.playing if seat != view.seat]
        stopping = [other.seat for other in others if can_stop(other, view.seat, order)]

        assert takes_all(state.position, view.seat, order) == (not stopping)


@pytest.mark.parametrize("game", OPEN, ids=setting_name)
def test_others_give_way_to_a_claim_wherever_the_rules_let_them(game):
    """All of them can do so at once if and only if some way to play leaves every trick to the claimer."""
    for state, view, order in moments(game, cards=4, seeds=range(2)):
        if is_lost(view, order):
            assert not takes_all(state.position, view.seat, order, any)
            continue
        hands = state.position.round.hands
        others = [seat for seat in view.playing if seat != view.seat]
        lines = [giving_way(view, view.seat, order, seat, hands[seat]) for seat in others]
        is_all = all(len(line) == len(hands[seat]) for seat, line in zip(others, lines, strict=True))

        assert takes_all(state.position, view.seat, order, any) == is_all


def test_every_world_is_found_once():
    """As many as are counted, each a world that the view leaves possible."""
    for _, view, _ in moments(fs.game("boerenbridge"), rounds=(3,), seeds=range(2)):
        possible = worlds(view)
        if possible.count <= 2000:
            found = sorted(possible.every(), key=repr)

            assert possible.count == len(found)
            assert all(one != other for one, other in pairwise(found))
            assert all(world in possible for world in found)


@pytest.mark.parametrize("key", ["ninja-whist", "klaverjas"])
def test_nothing_is_claimed_where_more_than_tricks_is_at_stake(key):
    """Tokens, and cards that count together, are not settled by taking all the rest."""
    assert not may_be_claimed(fs.game(key).rules)
