"""What is told of a finished game's knowledge is what the library finds."""

from math import log2
from types import SimpleNamespace

import pytest

import followsuit as fs
from followsuit.errors import TableError
from followsuit.knowledge import worlds
from followsuit.knowledge.certain import Sight
from followsuit.knowledge.diagram import endless
from followsuit.knowledge.notation import read
from followsuit.knowledge.questions import Questions
from followsuit.server.telling.exploring import (
    OutOfPatience,
    PastRound,
    answer_at,
    card_at,
    deals_left,
    knowledge_at,
    thought_at,
)
from followsuit.server.telling.replaying import state_at


def finished(key, **options):
    """A finished game at a table, played the first way that there is."""
    game = fs.game(key, **options)
    state = game.start(seed=7)
    while state.to_act is not None:
        state = state.play(state.legal()[0])
    names = [SimpleNamespace(name=name) for name in ("Anna", "Bob", "Cleo", "Dora")[: game.seats]]
    return SimpleNamespace(game=game, state=state, seats=names)


@pytest.fixture(scope="module")
def table():
    """Rounds of one to five cards."""
    return finished("boerenbridge", seats=4)


def test_a_round_has_a_moment_for_each_step_of_the_replay(table):
    """From its deal to its last card; what is counted there is what the seat's view leaves possible."""
    past = PastRound.of(table, 20)
    told = deals_left(past)

    assert past.first <= 20 <= past.last
    assert list(range(past.first, past.last + 1)) == [step["step"] for step in told["steps"]]
    assert [None] == [step["seat"] for step in told["steps"]][:1]
    for step in told["steps"][:-1]:
        state = state_at(table, step["step"])
        assert [str(worlds(state.view(seat)).count) for seat in range(4)] == step["deals"]
    for before, after in zip(told["steps"], told["steps"][1:], strict=False):
        for seat in range(4):
            fell = log2(int(before["deals"][seat])) - log2(int(after["deals"][seat]))
            assert fell == pytest.approx(after["bits"][seat], abs=1e-3)
    assert past.first == PastRound.of(table, past.last).first
    assert past.last + 1 == PastRound.of(table, past.last + 1).first


def test_what_a_seat_knew_is_what_its_view_leaves_possible(table):
    """Chances by place, cards whose place it knew, and suits that others lack; cards that it saw are not there."""
    past = PastRound.of(table, 60)
    for step in range(past.first, past.last, 3):
        view = state_at(table, step).view(2)
        found, told, sight = worlds(view), knowledge_at(past, step, 2), Sight(view)
        assert [place for place, size in found.places.items() if size] == told["places"]
        assert {str(card): [float(found.chance(card, place)) for place in told["places"]] for card in found.unseen} == {
            row["card"]: row["chances"] for row in told["cards"]
        }
        assert {str(card) for card in sight.located} == {card for each in told["located"] for card in each["cards"]}
        assert set(sight.lacked) == {(each["seat"], suit) for each in told["lacked"] for suit in each["suits"]}
        for row in told["cards"]:
            assert (row["since"] is None) == (max(row["chances"]) < 1)


def test_who_knows_where_a_card_is_and_since_when(table):
    """Whoever holds it, since the deal; everyone, since it was played; and one step before nobody else did."""
    past = PastRound.of(table, 60)
    played = next(step for step in deals_left(past)["steps"] if step["card"])
    card = str(played["card"])
    before, after = (card_at(past, step, card) for step in (played["step"] - 1, played["step"]))

    assert [played["seat"]] == [each["seat"] for each in before["knowers"] if each["since"] == past.first]
    assert [[]] == [world["places"] for world in after["now"]["worlds"]]
    assert {seat: past.first if seat == played["seat"] else played["step"] for seat in range(4)} == {
        each["seat"]: each["since"] for each in after["knowers"]
    }
    assert before["now"] == after["before"]
    assert None is card_at(past, past.first, card)["before"]


@pytest.mark.parametrize("formula", ["K[Bob] K[Cleo] holds(Cleo, {})", "E M[Anna] holds(Bob, {})", "holds(Anna, {})"])
def test_a_formula_is_answered_as_the_library_does(table, formula):
    """With its witnesses; the card that it fails by lies where it is said to lie."""
    past = PastRound.of(table, 60)
    step = past.first + 6
    asked = formula.format(knowledge_at(past, step, 1)["cards"][0]["card"])
    told = answer_at(past, step, asked, endless)
    known = Questions(past.at(step)).ask(read(asked, table.game, past.players))

    assert known.holds == told["holds"]
    assert [witness.seat for witness in known.witnesses] == [witness["seat"] for witness in told["witnesses"]]
    for witness in told["witnesses"]:
        place = witness["breaks_at"]
        assert isinstance(place, int)
        assert witness["breaks"] in witness["hands"][place]
    assert told["since"] in range(past.first, step + 1)
    assert 6 - 4 == sum(map(len, told["played"]))


def test_what_would_take_too_long_is_refused_with_a_code(table):
    """Whether it is the question itself that nobody waits for, or more depth than is answered."""
    past = PastRound.of(table, 60)
    card = knowledge_at(past, past.first, 0)["cards"][0]["card"]

    def impatient():
        raise OutOfPatience

    def refusal(work):
        with pytest.raises(TableError) as caught:
            work()
        return caught.value.code

    assert "explore/too-many-deals" == refusal(lambda: thought_at(past, past.first, 0, 1, card, impatient))
    assert "explore/too-many-deals" == refusal(lambda: answer_at(past, past.first, f"K[0] holds(1, {card})", impatient))
    assert "explore/deep" == refusal(lambda: answer_at(past, past.first, "K[0] " * 6 + "true", endless))
    assert "explore/one-seat" == refusal(lambda: thought_at(past, past.first, 1, 1, card, endless))
    assert "chances/seen" == refusal(lambda: thought_at(past, past.last, 0, 1, card, endless))


def test_nothing_is_thought_of_others_while_cards_are_on_their_way():
    """In Hearts, before all have taken up what they were passed."""
    table = finished("hearts", target=20)
    past = PastRound.of(table, 2)
    card = knowledge_at(past, 2, 0)["cards"][0]["card"]

    with pytest.raises(TableError) as caught:
        thought_at(past, 2, 0, 1, card, endless)
    assert "explore/passing" == caught.value.code
