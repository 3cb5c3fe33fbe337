"""Laws of tellings in every game with every seat count and option, and in a game that the package has never seen."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from followsuit.engine.actions import Play
from followsuit.engine.game import Game
from followsuit.engine.position import PastRound
from followsuit.engine.state import State
from followsuit.laws.reshuffling import reshuffled
from followsuit.rules import Ladder
from followsuit.telling import Teller
from followsuit.telling.documents import Pays, Telling
from followsuit.telling.game_constants import constants_of
from tests.support import setting_name
from tests.telling.told import GAMES, Step, round_shown, viewers, walk

Told = list[tuple[State, int | None, Telling]]


@pytest.fixture(scope="module", params=GAMES, ids=setting_name)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game with every option; all laws are tried on one before the next."""
    assert isinstance(request.param, Game)
    return request.param


@pytest.fixture(scope="module")
def told(game: Game) -> Told:
    """Every other state of a random game, as everyone is told it."""
    teller = Teller(game)
    return [
        (step.after, seat, telling)
        for step in walk(game)[::2]
        for seat, telling in teller.tellings(step.after, viewers(game)).items()
    ]


def some(told: Told, number: int = 40) -> Told:
    """A sample of what is told, for laws that take their time."""
    return random.Random(1).sample(told, min(number, len(told)))


def test_a_telling_is_plain_json(game: Game, told: Told):
    """It reads back as it was written, and a teller that has told other states tells the same as a new one."""
    for state, seat, telling in some(told):
        text = msgspec.json.encode(telling)
        assert text == msgspec.json.encode(msgspec.json.decode(text))
        assert telling == Teller(game).telling(state, seat)


def test_a_teller_that_knows_the_game_tells_it_as_a_new_one_would(game: Game):
    """Every state and what led to it, with actions taken back."""
    teller = Teller(game)
    steps = walk(game)[1:60]
    for number, step in enumerate(steps):
        if number % 7 == 6 and step.before is not None:
            again = steps[number - 1]
            assert teller.tellings(again.after, viewers(game)) == Teller(game).tellings(again.after, viewers(game))
        for seat in viewers(game):
            new = Teller(game)
            assert new.telling(step.after, seat) == teller.telling(step.after, seat)
            assert new.live(step, seat) == teller.live(step, seat)


def test_what_is_hidden_does_not_change_what_is_told(game: Game, told: Told):
    """Reshuffling all that a viewer cannot know leaves its telling the same, byte for byte."""
    rng = random.Random(1)
    for state, seat, telling in some(told):
        other = replace(state, position=reshuffled(state.position, seat, rng))
        again = Teller(game).telling(other, seat)
        assert msgspec.json.encode(telling) == msgspec.json.encode(again)


def test_what_is_hidden_does_not_change_what_is_heard(game: Game):
    """The same for what happened."""
    rng, teller = random.Random(1), Teller(game)
    for step in walk(game)[1::6]:
        assert step.before is not None
        for seat in viewers(game):
            other = Step(
                replace(step.before, position=reshuffled(step.before.position, seat, rng)),
                tuple(event.redacted_for(seat) for event in step.events),
                replace(step.after, position=reshuffled(step.after.position, seat, rng)),
            )
            heard = [msgspec.json.encode(teller.live(each, seat)) for each in (step, other)]
            assert heard[0] == heard[1]


def test_the_hand_and_the_options_say_what_is_legal(told: Told):
    """`legal` is that of the view, its plays name cards of the hand, and the legal options are the other actions."""
    for state, seat, telling in told:
        legal = [str(action) for action in state.view(seat).legal]
        assert legal == telling["legal"]
        held = {f"play {card['card']}" for card in telling["hand"]}
        assert {str(action) for action in state.view(seat).legal if isinstance(action, Play)} <= held
        decision = telling["decision"]
        assert (decision is None) == (seat is None or seat != state.to_act)
        if decision is not None and decision["kind"] not in ("play", "stash", "pick"):
            assert legal == [option["action"] for option in decision["options"] if option["legal"]]
        if decision is not None and decision["kind"] in ("stash", "pick"):
            assert {decision["count"]} == {len(text.split()) - 1 for text in legal}
            assert {decision["verb"]} == {text.split()[0] for text in legal}
            among = decision.get("among", [card["card"] for card in telling["hand"]])
            assert set(among) == {card for text in legal for card in text.split()[1:]}


def test_whatever_must_wait_says_why_as_the_state_does(told: Told):
    """Cards and options that are barred have the refusal of the state, and nothing else has one."""
    for state, _, telling in told:
        decision = telling["decision"]
        if decision is None:
            continue
        verb = decision.get("verb", "play")
        waiting = [card["card"] for card in telling["hand"] if f"{verb} {card['card']}" not in telling["legal"]]
        is_one_card = decision["kind"] in ("play", "pick") and decision["count"] == 1
        assert ("why" in decision) == (is_one_card and bool(waiting))
        for card in waiting if "why" in decision else ():
            refusal = state.why_not(f"{verb} {card}")
            assert refusal is not None
            why = decision["why"]
            assert (refusal.code, refusal.facts) == (why["code"], why["facts"] | {"card": card})
        for option in decision["options"]:
            refusal = state.why_not(option["action"])
            assert option["legal"] == (refusal is None)
            assert option["why"] == (refusal and {"code": refusal.code, "facts": refusal.facts})


def test_the_hand_holds_the_cards_of_the_view(told: Told):
    """Each face once with its copies, trumps together and before the other suits."""
    for state, seat, telling in told:
        cards = [card["card"] for card in telling["hand"] for _ in range(card["copies"])]
        round_ = round_shown(state)
        held = () if seat is None or round_ is None or state.is_between_rounds else round_.hands[seat]
        assert sorted(map(str, held)) == sorted(cards)
        trumps = [card["trump"] for card in telling["hand"] if card["card"] != "∞"]
        assert sorted(trumps, reverse=True) == trumps


def test_needs_are_what_is_left_to_the_bid(told: Told):
    """Made, over, still to be reached, or no longer."""
    for state, _, telling in told:
        round_ = round_shown(state)
        for seat, place in enumerate(telling["seats"]):
            need = place["need"]
            if round_ is None or not round_.bids or round_.bids[seat] is None:
                continue
            if constants_of(state.game).joins_bids and round_.bids[seat]:
                assert need is None
                continue
            assert need is not None
            bid, taken, left = round_.bids[seat], round_.taken[seat], round_.hand_size - sum(round_.taken)
            assert (taken, bid) == (need["taken"], need["of"])
            assert (need["state"] == "made") == (bid == taken)
            assert (need["state"] == "needs") == (bid is not None and taken < bid <= taken + left)
            assert (need["state"] == "over") == (bid is not None and bid < taken)


def test_the_sheet_has_every_round_as_it_was_scored(told: Told):
    """Scores, totals, bids and tricks; a bid is made if it was met, and card points are those that the rules count."""
    state, _, telling = told[-1]
    assert [past.result.number for past in state.position.past] == [row["round"] for row in telling["sheet"]]
    for past, row in zip(state.position.past, telling["sheet"], strict=True):
        result = past.result
        assert (list(result.scores), list(result.totals)) == (
            [cell["score"] for cell in row["seats"]],
            [cell["total"] for cell in row["seats"]],
        )
        payment = past.round.contract.payment if past.round.contract else None
        if isinstance(payment, Ladder) and "points" in row["says"]["facts"]:
            assert payment.solo_points(past.round) == row["says"]["facts"]["points"]
        for seat, cell in enumerate(row["seats"]):
            if result.bids and result.bids[seat] is not None:
                joined = constants_of(state.game).joins_bids
                taken, bid = past.round.side_tricks(seat), past.round.side_bid(seat)
                assert (taken >= bid if joined else result.bids[seat] == result.taken[seat]) == cell["made"]


def test_a_round_that_is_over_is_told_as_it_ended_until_the_next_is_dealt(game: Game):
    """Facts, seats and last trick are those that the score sheet speaks of, and nothing is asked of anybody."""
    teller = Teller(game)
    ended = [step.after for step in walk(game) if step.after.is_between_rounds or step.after.is_over]
    for state in ended:
        for telling in teller.tellings(state, viewers(game)).values():
            facts, row = telling["round"], telling["sheet"][-1]
            assert facts is not None
            assert (row["round"], row["dealer"], row["contract"], row["trump"]) == (
                facts["number"], [each["dealer"] for each in telling["seats"]].index(True), facts["contract"],
                facts["trump"],
            )  # fmt: skip
            assert [cell["total"] for cell in row["seats"]] == [each["total"] for each in telling["seats"]]
            for place, cell in zip(telling["seats"], row["seats"], strict=True):
                assert cell["taken"] in (None, place["taken"])
                assert cell["bid"] == place["bid"]
            for meter in (facts["meter"], facts["against"]):
                if meter is not None:
                    assert (meter["points"], 0) == (row["seats"][meter["side"][0]]["points"], meter["hidden"])
            tricks = state.position.past[-1].round.tricks
            if tricks:
                assert telling["last_trick"] is not None
                assert len(tricks) == facts["tricks"] == telling["last_trick"]["number"]
            assert (None, None, []) == (telling["to_act"], telling["decision"], telling["legal"])
            if not state.is_over:
                assert ("deal", row["says"]) == (telling["phase"], telling["say"])
                assert [] == telling["hand"]
                assert {"??"} >= {*facts["stash"], *facts["table"]}


def test_the_winning_card_of_a_trick_is_the_one_that_takes_it(told: Told):
    """In every trick taken; in one under way exactly one card is winning."""
    for _, _, telling in told:
        for trick in (telling["trick"], telling["last_trick"]):
            if trick is None or not trick["cards"]:
                continue
            (winning,) = [card["seat"] for card in trick["cards"] if card.get("winning")]
            assert trick["winner"] in (None, winning)
            assert sum(card.get("led", False) for card in trick["cards"]) == (trick["led"] is not None or trick["free"])


def test_a_bid_or_a_contract_pays_what_was_told(game: Game):
    """A success scores within what was told of it, and so does a failure; what tokens brought comes on top."""
    if constants_of(game).joins_bids:
        pytest.skip("What a bid brings, its side has to earn with another one.")
    promised: dict[tuple[int, int | None], Pays] = {}
    teller, steps = Teller(game), walk(game)
    for step in steps:
        if step.before is not None and step.action.startswith(("bid", "choose")) and step.action != "choose P":
            number, seat = step.before.position.table.number, step.before.to_act
            decision = teller.telling(step.before, seat)["decision"]
            assert decision is not None
            (pays,) = [option["pays"] for option in decision["options"] if option["action"] == step.action]
            assert pays is not None
            promised[number, seat] = pays
    for past in steps[-1].after.position.past:
        for seat in range(game.seats):
            if pays := promised.get((past.result.number, seat)):
                score = past.result.scores[seat] - _icons(game, past, seat)
                bids = past.result.bids
                won = bids[seat] == past.result.taken[seat] if bids else score >= 0
                low, high = sorted(pays["won"] if won else pays["lost"])
                assert low <= score <= high


def _icons(game: Game, past: PastRound, seat: int) -> int:
    """What a seat's tokens brought it in a round."""
    tokens, now, before = game.rules.tokens, past.round.areas, past.round.areas_before
    if tokens is None or now is None or before is None:
        return 0
    return tokens.icons(now.score[seat]) - tokens.icons(before.score[seat])
