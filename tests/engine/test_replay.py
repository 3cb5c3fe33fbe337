"""Reading records back, and refusing those that tell something the rules forbid."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import followsuit as fs
from tests.support import SETTINGS, extremes, play_randomly, setting_name, texts

Record = dict[str, Any]


def record_of(key: str, *, seed: int = 1, actions: int | None = None, legal: bool = False, **options: object) -> Record:
    """A record of random play, as it comes out of a file and without its seed."""
    state = play_randomly(fs.game(key, **options).start(seed), random.Random(seed), actions=actions)
    record: Record = json.loads(json.dumps(state.record(legal=legal)))
    del record["seed"]
    return record


def refused(record: Any) -> fs.RecordError:
    """The error that a record meets."""
    with pytest.raises(fs.RecordError) as caught:
        fs.replay(record)
    return caught.value


def test_a_record_of_the_documented_form_replays():
    """Written by hand after the format's description, without any optional part."""
    record = {
        "format": "followsuit/1",
        "game": "boerenbridge",
        "version": 1,
        "options": {"seats": 4, "schedule": "five"},
        "players": ["Ann", "Bo", "Cy", "Di"],
        "rounds": [
            {
                "dealer": 3,
                "hands": [["Ac", "Kc", "Qc"], ["Ad", "Kd", "Qd"], ["Ah", "Kh", "Qh"], ["As", "Ks", "Qs"]],
                "table": [],
                "turned": None,
                "trump": "h",
                "actions": [[0, "bid 0"], [1, "bid 0"], [2, "bid 3"], [3, "bid 1"], [0, "play Ac"], [1, "play Ad"]],
                "tricks": [],
                "void": False,
                "scores": None,
                "totals": None,
            }
        ],
        "winners": [],
        "finished": False,
    }
    state = fs.replay(record)
    assert (2, ("Qh", "Kh", "Ah")) == (state.to_act, texts(state.view(2).hand))
    assert record == state.record(players=["Ann", "Bo", "Cy", "Di"])


Change = Callable[[Record], None]


def _set(*path: Any, to: Any) -> Change:
    def change(record: Record) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = to

    return change


def _delete(*path: Any) -> Change:
    def change(record: Record) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        del target[path[-1]]

    return change


CHANGES: list[tuple[str, Change, str]] = [
    ("boerenbridge", _set("format", to="followsuit/9"), "format"),
    ("boerenbridge", _delete("format"), "format"),
    ("boerenbridge", _set("game", to="bridge"), "game"),
    ("boerenbridge", _set("version", to=2), "version"),
    ("boerenbridge", _set("options", "seats", to=3), "options.seats"),
    ("boerenbridge", _set("options", "colour", to="red"), "options.colour"),
    ("boerenbridge", _set("players", to=["Ann"]), "players"),
    ("boerenbridge", _set("players", 0, to=7), "players[0]"),
    ("boerenbridge", _delete("rounds"), "rounds"),
    ("boerenbridge", _set("rounds", to={}), "rounds"),
    ("boerenbridge", _set("rounds", 0, to=None), "rounds[0]"),
    ("boerenbridge", _set("rounds", 0, "dealer", to=9), "rounds[0].dealer"),
    ("boerenbridge", _set("rounds", 1, "dealer", to=9), "rounds[1].dealer"),
    ("boerenbridge", _set("rounds", 0, "dealer", to=True), "rounds[0].dealer"),
    ("boerenbridge", _set("rounds", 0, "hands", 0, 0, to="2c"), "rounds[0].hands"),
    ("boerenbridge", _set("rounds", 0, "hands", 0, 0, to="Zz"), "rounds[0].hands[0][0]"),
    ("boerenbridge", _set("rounds", 0, "hands", 0, to=[]), "rounds[0].hands"),
    ("boerenbridge", _delete("rounds", 0, "hands"), "rounds[0].hands"),
    ("boerenbridge", _set("rounds", 0, "table", to=["2c"]), "rounds[0].table"),
    ("boerenbridge", _set("rounds", 0, "turned", to="2c"), "rounds[0].turned"),
    ("boerenbridge", _set("rounds", 0, "trump", to="x"), "rounds[0].trump"),
    ("boerenbridge", _set("rounds", 0, "trump", to=None), "rounds[0].trump"),
    ("boerenbridge", _set("rounds", 0, "actions", 0, 0, to=9), "rounds[0].actions[0][0]"),
    ("boerenbridge", _set("rounds", 0, "actions", 0, 1, to="bid 9"), "rounds[0].actions[0][1]"),
    ("boerenbridge", _set("rounds", 0, "actions", 0, 1, to="hop"), "rounds[0].actions[0][1]"),
    ("boerenbridge", _set("rounds", 0, "actions", 0, to=[1]), "rounds[0].actions[0]"),
    ("boerenbridge", _set("rounds", 0, "actions", 0, to="bid 1"), "rounds[0].actions[0]"),
    ("boerenbridge", lambda record: record["rounds"][0]["actions"].append([0, "bid 1"]), "rounds[0].actions[16]"),
    ("boerenbridge", lambda record: record["rounds"][0]["actions"].pop(), "rounds[0].tricks"),
    ("boerenbridge", lambda record: record["rounds"][0]["tricks"].pop(), "rounds[0].tricks"),
    ("boerenbridge", _set("rounds", 0, "tricks", 1, "winner", to=9), "rounds[0].tricks[1].winner"),
    ("boerenbridge", _set("rounds", 0, "tricks", 1, "leader", to=9), "rounds[0].tricks[1].leader"),
    ("boerenbridge", _set("rounds", 0, "tricks", 1, "cards", 2, to="2c"), "rounds[0].tricks[1].cards[2]"),
    ("boerenbridge", _delete("rounds", 0, "tricks", 1, "winner"), "rounds[0].tricks[1].winner"),
    ("boerenbridge", _set("rounds", 0, "void", to=True), "rounds[0].void"),
    ("boerenbridge", _set("rounds", 0, "scores", 2, to=99), "rounds[0].scores[2]"),
    ("boerenbridge", _set("rounds", 1, "totals", 3, to=99), "rounds[1].totals[3]"),
    ("boerenbridge", _set("rounds", 0, "scores", to=None), "rounds[0].scores"),
    ("boerenbridge", lambda record: record["rounds"].append(record["rounds"][-1]), "rounds[5]"),
    ("boerenbridge", lambda record: record["rounds"].pop(), "finished"),
    ("boerenbridge", _set("winners", to=[]), "winners"),
    ("boerenbridge", _set("finished", to=False), "finished"),
    ("boerenbridge", _set("finished", to="yes"), "finished"),
    ("boerenbridge", _set("seed", to=4), "rounds[0].dealer"),
    ("boerenbridge", _set("seed", to=[]), "seed"),
    ("ninja-whist", _set("rounds", 0, "tricks", 0, "token", to="zzz"), "rounds[0].tricks[0].token"),
    ("ninja-whist", _set("rounds", 0, "tricks", 0, "from", to=1), "rounds[0].tricks[0].from"),
    ("ninja-whist", _set("rounds", 0, "tricks", 0, "tokens", 0, to=["aab"]), "rounds[0].tricks[0].tokens[0]"),
    ("ninja-whist", _delete("rounds", 0, "tricks", 0, "tokens"), "rounds[0].tricks[0].tokens"),
    ("ninja-whist", _set("rounds", 0, "turned", to=None), "rounds[0].turned"),
    ("miesjelen", _set("rounds", 0, "turned", to="7c"), "rounds[0].turned"),
    ("elemental", _set("rounds", 14, "turned", to="7f"), "rounds[14].turned"),
    ("zole", _set("rounds", 0, "table", 0, to="2c"), "rounds[0].table[0]"),
    ("zole", _set("rounds", 0, "trump", to="d"), "rounds[0].trump"),
]


@pytest.mark.parametrize(("key", "change", "place"), CHANGES, ids=[f"{key}:{place}" for key, _, place in CHANGES])
def test_a_changed_record_is_refused_at_the_exact_place(key: str, change: Change, place: str):
    """Whatever was changed, the error's place leads there, with a sentence that ends in a full stop."""
    record = record_of(key, round_limit=3) if key == "miesjelen" else record_of(key)
    change(record)
    error = refused(record)
    assert (place, "record/invalid") == (error.place, error.code)
    assert str(error).endswith(".")


@pytest.mark.parametrize("record", [None, [], "text", 7, {}])
def test_what_is_no_record_is_refused(record: object):
    """Other JSON is answered, not crashed on."""
    assert refused(record).place in ("record", "format")


def test_a_record_may_list_what_was_legal_and_is_held_to_it():
    """A list with an action too many or too few is refused."""
    record = record_of("boerenbridge", legal=True)
    fs.replay(record)
    legal = record["rounds"][0]["actions"][0][2]
    assert ["bid 0", "bid 1", "bid 2", "bid 3"] == legal
    legal.append("bid 4")
    assert "rounds[0].actions[0][2][4]: The record allows `bid 4`, which the rules do not." == str(refused(record))
    legal[4] = "bid 1"
    assert "rounds[0].actions[0][2][4]: The record allows `bid 1` twice." == str(refused(record))
    del legal[3:]
    assert "rounds[0].actions[0][2]: The record leaves out `bid 3`, which the rules allow." == str(refused(record))


def test_a_card_swapped_in_the_deal_is_caught_by_the_seed():
    """Without the seed such a record may be a fair one of another deal; with it, it is not."""
    state = fs.game("boerenbridge").start(seed=1)
    record = state.record()
    hands = record["rounds"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    error = refused(record)
    assert "rounds[0].hands" == error.place
    assert "its seed gives" in error.sentence
    del record["seed"]
    fs.replay(record)


def test_an_unfinished_game_is_taken_up_where_it_was():
    """With the seed in its record it goes on as if it had never stopped."""
    game, rng = fs.game("ninja-whist"), random.Random(5)
    state = play_randomly(game.start(seed=5), rng, actions=100)
    again = fs.replay(json.loads(json.dumps(state.record())))
    assert state == again
    assert play_randomly(state, random.Random(6)) == play_randomly(again, random.Random(6))


def test_a_round_that_breaks_off_must_be_the_last():
    """Another round after it cannot be."""
    record = record_of("boerenbridge")
    broken = record["rounds"][0]
    broken["actions"] = broken["actions"][:4]
    broken["tricks"], broken["scores"], broken["totals"] = [], None, None
    assert "rounds[0].actions" == refused(record).place


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in _leaves(item, (*path, key))]
    if isinstance(value, list) and value:
        return [leaf for index, item in enumerate(value) for leaf in _leaves(item, (*path, index))]
    return [path]


@pytest.mark.parametrize("game", SETTINGS[::4], ids=setting_name)
@given(seed=st.integers(0, 1_000), data=st.data())
def test_a_single_change_is_refused_or_tells_another_true_game(game: fs.Game, seed: int, data: st.DataObject):
    """Any one value changed: only what could have happened (a bid missed by as much on the other side) gets past."""
    state = play_randomly(game.start(seed), random.Random(seed), rounds=3)
    record: Record = json.loads(json.dumps(state.record()))
    path = data.draw(st.sampled_from([leaf for leaf in _leaves(record) if leaf[0] != "players"]))
    new: Any = data.draw(st.sampled_from([None, True, -1, 0, 1, 99, "", "Qc", "7f", "aab", "bid 1", "play 0", [], {}]))
    target: Any = record
    for key in path[:-1]:
        target = target[key]
    old = target[path[-1]]
    if (old == new and type(old) is type(new)) or (path, new) == (("seed",), None):
        return
    target[path[-1]] = new
    with suppress(fs.RecordError):
        assert record == fs.replay(record).record(players=record["players"])
        assert path[0] == "options" or path[2] == "actions"


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_a_record_may_spell_its_cards_in_any_accepted_way(key: str):
    """Suit first, in hands, table, turned card, actions, legal lists and tricks; a token with icons turned round."""
    record = record_of(key, legal=True, round_limit=2) if key == "miesjelen" else record_of(key, legal=True)

    def respelled(text: str) -> str:
        words = text.split() if not text.startswith("bid ") else [text]
        return " ".join(
            word[-1] + word[:-1] if len(word) > 1 and " " not in word and not word.isalpha() else word for word in words
        )

    def turned_round(value: Any) -> Any:
        if isinstance(value, list):
            return [turned_round(item) for item in value]
        if isinstance(value, dict):
            return {name: turned_round(item) for name, item in value.items()}
        return respelled(value) if isinstance(value, str) else value

    assert fs.replay(record).position == fs.replay({**record, "rounds": turned_round(record["rounds"])}).position


def test_the_first_broken_line_is_the_one_named():
    """A wrong winner of the first trick comes before a wrong last action."""
    record = record_of("boerenbridge")
    record["rounds"][0]["tricks"][0]["winner"] = 9
    record["rounds"][0]["actions"][-1][1] = "play 2c"
    assert "rounds[0].tricks[0].winner" == refused(record).place


def test_a_seed_that_cannot_be_is_a_broken_record():
    """Half a character is not a text."""
    record = record_of("boerenbridge")
    record["seed"] = "\ud800"
    assert "seed" == refused(record).place


def places(data: Any) -> list[tuple[Any, ...]]:
    """The path to every value within a record; of long lists only to the ends."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    ends = [key for index, key in enumerate(keys) if isinstance(data, dict) or index < 1 or index == len(keys) - 1]
    return [(key, *path) for key in ends for path in [(), *places(data[key])]]


HUGE: dict[str, object] = {
    "64 bits": 2**63,
    "18 digits": 10**18,
    "negative": -(10**18),
    "4,000 digits": 10**3_999,
    "more than Python writes": 10**5_000,
    "such a number in a list": [10**5_000],
    "a text": "9" * 100_000,
    "a list": [0] * 100_000,
    "a float": 1e308,
}


@pytest.mark.parametrize("huge", HUGE)
def test_something_huge_anywhere_in_a_record_is_refused_like_another_mistake(huge: str):
    """A number of thousands of digits, a text or a list without end: the answer is short and names the place."""
    state = fs.game("ninja-whist", seats=2).start(seed=1)
    while state.rounds_played < 2:
        state = state.play(state.legal()[-1])
    whole = json.dumps(state.record())
    for path in places(json.loads(whole)):
        record = json.loads(whole)
        _set(*path, to=HUGE[huge])(record)
        if path[0] == "players" and isinstance(HUGE[huge], str):
            continue
        assert len(str(refused(record))) < 1_000, path


@pytest.mark.parametrize("key", list(fs.games()))
def test_a_records_options_at_their_extremes_are_taken_or_refused(key: str):
    """As those of a new game, with their place; a number within bounds may then not fit what was played."""
    whole = json.dumps(fs.game(key).start(seed=1).record())
    for option in fs.game(key).page.options:
        for value in extremes(option):
            record = json.loads(whole)
            record["options"][option.key] = value
            with suppress(fs.RecordError):
                assert fs.replay(record).game.options[option.key] in (value, option.read(value))
