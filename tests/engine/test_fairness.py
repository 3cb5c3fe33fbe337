"""Fair deals: an operator who deviates, in any way tried here, is caught by whoever remembers the seal."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import followsuit as fs
from followsuit.engine.fairness import (
    AbandonedDraw,
    Draw,
    check_agreed,
    check_fairness,
    commitment_to,
    mixed_seed,
    promise,
    told_fairness,
)

SAMPLE = Path(__file__).parents[2] / "web" / "tests" / "fairness.json"
GAME = fs.game("miesjelen", seats=3, round_limit=1)
HONEST, FRIEND, FAKE = ("a1" * 32, "b2" * 32, "c3" * 32)
"""The contributions of an honest browser in seat 0, of another, and of a seat of the operator's own."""
SECRET = "5e" * 32
TRIES = 6_000

Record = dict[str, Any]


def record_of(draw: Draw, secret: str, contributions: tuple[str, ...], past: tuple[AbandonedDraw, ...] = ()) -> Record:
    """A real game, played to its end from the seed of a draw, as its record tells it."""
    state = GAME.start(mixed_seed(secret, contributions))
    while not state.is_over:
        state = state.play(state.legal()[0])
    return {**state.record(["Anna", "Bob", "Eve"]), "fairness": told_fairness(draw, secret, contributions, past)}


def drawn(*contributions: str, secret: str = SECRET, number: int = 1, before: str = "") -> Draw:
    """A draw of three people as it is sealed."""
    commitments = tuple(commitment_to(each) if each else "" for each in contributions)
    return Draw(number, promise(secret), ("person",) * 3, commitments, before)


def is_caught(record: Record, *seals: str) -> bool:
    """Whether `followsuit verify --seal` refuses a record."""
    try:
        fs.replay(record)
        check_agreed(record["fairness"], seals)
    except fs.RecordError:
        return True
    return False


AGREED = drawn(HONEST, FRIEND, FAKE)
FIRST = drawn("0a" * 32, "0b" * 32, "0c" * 32, secret="01" * 32)
GIVEN_UP = AbandonedDraw(FIRST, "01" * 32, ("0a" * 32, "0b" * 32, ""), "time", (2,))
SECOND = drawn(HONEST, FRIEND, FAKE, number=2, before=GIVEN_UP.account)


def test_an_honest_record_holds_with_the_seal():
    """With the seal of the draw that was played, and with those of the draws before it."""
    assert not is_caught(record_of(AGREED, SECRET, (HONEST, FRIEND, FAKE)), AGREED.seal)
    later = record_of(SECOND, SECRET, (HONEST, FRIEND, FAKE), (GIVEN_UP,))
    assert not is_caught(later, SECOND.seal)
    assert not is_caught(later, FIRST.seal, SECOND.seal)


def test_the_page_and_the_program_compute_the_same():
    """The record that the page's own tests check holds here too."""
    sample = json.loads(SAMPLE.read_text())

    assert 2 == check_fairness(sample["seed"], sample["fairness"], 3)["draw"]


def another_secret() -> Iterator[Record]:
    """It liked the seed of another secret better, and says that it had promised that one."""
    yield record_of(drawn(HONEST, FRIEND, FAKE, secret="07" * 32), "07" * 32, (HONEST, FRIEND, FAKE))
    yield record_of(AGREED, "07" * 32, (HONEST, FRIEND, FAKE))


def other_parts() -> Iterator[Record]:
    """It replaced, dropped, reordered, copied or invented commitments and contributions, with a seal that fits."""
    for parts in (
        (HONEST, FRIEND, "07" * 32), ("07" * 32, FRIEND, FAKE), (HONEST, "", FAKE), ("", FRIEND, FAKE),
        (FRIEND, HONEST, FAKE), (HONEST, FAKE, FRIEND), (HONEST, HONEST, FAKE), (HONEST, FRIEND, ""),
    ):  # fmt: skip
        yield record_of(drawn(*parts), SECRET, parts)
        yield record_of(AGREED, SECRET, parts)
        yield record_of(replace(drawn(*parts), commitments=AGREED.commitments), SECRET, parts)


def other_kinds() -> Iterator[Record]:
    """It says that somebody was a bot."""
    draw = replace(drawn(HONEST, FRIEND, ""), kinds=("person", "person", "bot"))
    yield record_of(draw, SECRET, (HONEST, FRIEND, ""))


def other_cards() -> Iterator[Record]:
    """It dealt other cards than those of the seed, or tells another seed."""
    other = record_of(drawn(HONEST, FRIEND, "07" * 32), SECRET, (HONEST, FRIEND, "07" * 32))
    fairness = record_of(AGREED, SECRET, (HONEST, FRIEND, FAKE))["fairness"]
    yield other | {"fairness": fairness}
    yield other | {"fairness": fairness, "seed": mixed_seed(SECRET, (HONEST, FRIEND, FAKE))}


def nothing_told() -> Iterator[Record]:
    """It tells of no draw that it agreed to with anyone."""
    yield record_of(drawn("", "", ""), SECRET, ("", "", ""))


@pytest.mark.parametrize("deviation", [another_secret, other_parts, other_kinds, other_cards, nothing_told])
def test_an_operator_who_deviates_is_caught(deviation: Callable[[], Iterator[Record]]):
    """Whatever it makes fit of the rest."""
    records = list(deviation())

    assert records
    assert [] == [record["fairness"] for record in records if not is_caught(record, AGREED.seal)]


def test_different_seals_for_different_browsers_are_found_by_one_of_them():
    """A record has one seal: whoever was shown another one has agreed to something else."""
    other = drawn(HONEST, "07" * 32, FAKE)
    for draw, parts in ((AGREED, (HONEST, FRIEND, FAKE)), (other, (HONEST, "07" * 32, FAKE))):
        record = record_of(draw, SECRET, parts)
        assert [draw is not AGREED, draw is not other] == [is_caught(record, each.seal) for each in (AGREED, other)]


def test_an_abandoned_draw_cannot_be_hidden_or_told_otherwise():
    """It is part of the seal of the next; and whoever agreed to it misses it."""
    parts = (HONEST, FRIEND, FAKE)
    accounts = [
        replace(GIVEN_UP, refused=(1,), contributions=("0a" * 32, "", "0c" * 32)),
        replace(GIVEN_UP, contributions=("", "0b" * 32, ""), refused=(0, 2)),
        replace(GIVEN_UP, why="left"),
        replace(GIVEN_UP, why="left", refused=()),
        replace(GIVEN_UP, secret="02" * 32),
        replace(GIVEN_UP, draw=replace(FIRST, commitments=(*FIRST.commitments[:2], ""))),
    ]
    hidden = record_of(AGREED, SECRET, parts)
    assert is_caught(hidden, SECOND.seal)
    assert is_caught(hidden, FIRST.seal, AGREED.seal)
    for account in accounts:
        assert is_caught(record_of(SECOND, SECRET, parts, (account,)), SECOND.seal)
        resealed = drawn(*parts, number=2, before=account.account)
        assert is_caught(record_of(resealed, SECRET, parts, (account,)), SECOND.seal)


def test_whoever_is_said_to_have_refused_sees_it_by_the_seal_they_revealed_under():
    """The deal was drawn without them, from another draw than the one they agreed to."""
    slander = AbandonedDraw(AGREED, SECRET, ("", FRIEND, FAKE), "time", (0,))
    parts = ("", "0b" * 32, "0c" * 32)
    record = record_of(drawn(*parts, secret="01" * 32, number=2, before=slander.account), "01" * 32, parts, (slander,))

    assert fs.replay(record).is_over
    with pytest.raises(fs.RecordError, match=r"draw 1, which was abandoned \(seats said to have refused: 0\)"):
        check_agreed(record["fairness"], [AGREED.seal])


def given_up(**told: Any) -> Record:
    """A record whose first draw is told so, with everything after it sealed upon that."""
    account, parts = replace(GIVEN_UP, **told), (HONEST, FRIEND, FAKE)
    return record_of(drawn(*parts, number=2, before=account.account), SECRET, parts, (account,))


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (record_of(drawn(HONEST, HONEST, FAKE), SECRET, (HONEST, HONEST, FAKE)), "same commitment"),
        (
            record_of(replace(AGREED, kinds=("person", "person", "bot")), SECRET, (HONEST, FRIEND, FAKE)),
            "A bot takes no",
        ),
        (given_up(contributions=("0a" * 32, "0b" * 32, "0c" * 32), why="left", refused=()), "nothing to abandon"),
        (given_up(refused=()), r"did not reveal are the seats \[2\]"),
        (given_up(why="left", refused=(0,)), "nothing left to reveal"),
        (given_up(contributions=("0a" * 32, "", ""), why="removed", refused=(1, 2)), "One seat at most"),
    ],
    ids=["copied", "a bot", "all revealed", "nobody named", "somebody else named", "two who left"],
)
def test_a_draw_that_no_honest_server_would_seal_is_refused_by_anyone(record: Record, why: str):
    """Though all its digests fit each other, and whichever seal somebody remembers."""
    with pytest.raises(fs.RecordError, match=why):
        fs.replay(record)


def test_grinding_the_last_contribution_finds_nothing():
    """Thousands of tries after all others have revealed: some give the cards that are wanted, none fits the seal."""
    wished, fitting = list[str](), 0
    for number in range(TRIES):
        tried = f"{number:064x}"
        fitting += commitment_to(tried) == AGREED.commitments[2]
        seed = mixed_seed(SECRET, (HONEST, FRIEND, tried))
        if len(wished) < 3 and number < 400 and is_wished(seed):
            wished.append(tried)

    assert 0 == fitting
    assert wished
    for tried in wished:
        parts = (HONEST, FRIEND, tried)
        for draw in (AGREED, drawn(*parts)):
            assert is_caught(record_of(draw, SECRET, parts), AGREED.seal)


def is_wished(seed: str) -> bool:
    """Whether the operator's seat gets at least two aces of the first deal."""
    hand: list[str] = GAME.start(seed).record()["rounds"][0]["hands"][2]
    return sum(card.startswith("A") for card in hand) >= 2


def changed(value: Any) -> list[Any]:
    """Other values for one in a record."""
    if isinstance(value, bool | int):
        return [value + 1, value - 1, None]
    if value == "":
        return ["07" * 32, None]
    if isinstance(value, str):
        flipped = ("1" if value[0] == "0" else "0") + value[1:]
        return ["", "07" * 32, flipped, value.upper() + "0", None, *(["left", "time"] if len(value) < 10 else [])]
    return []


def mutations(data: Any) -> Iterator[Any]:
    """Some data with one thing changed: a value, a key left out or added, an entry dropped, doubled or swapped."""
    if isinstance(data, dict):
        yield data | {"surely": 1}
        for key, value in data.items():
            yield {each: kept for each, kept in data.items() if each != key}
            yield from (data | {key: other} for other in mutations(value))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield [*data[:index], *data[index + 1 :]]
            yield [*data[:index], value, *data[index:]]
            yield [*data[:index], *reversed(data[index : index + 2]), *data[index + 2 :]]
            yield from ([*data[:index], other, *data[index + 1 :]] for other in mutations(value))
    else:
        yield from changed(data)


def test_whatever_is_changed_in_the_fairness_of_a_record_is_found_with_the_seal():
    """Every field, every entry: changed, left out, added, doubled or swapped."""
    record = record_of(SECOND, SECRET, (HONEST, FRIEND, FAKE), (GIVEN_UP,))
    tried = [fairness for fairness in mutations(record["fairness"]) if fairness != record["fairness"]]

    assert len(tried) > 200
    assert [] == [fairness for fairness in tried if not is_caught_quickly(record, fairness)]


def is_caught_quickly(record: Record, fairness: Any) -> bool:
    """The same as `is_caught`, for a record whose cards and actions are known to be those of its seed."""
    try:
        check_agreed(check_fairness(record["seed"], fairness, 3), [SECOND.seal])
    except fs.RecordError:
        return True
    return False


def test_the_older_protocol_is_refused_by_name():
    """It let the last to contribute choose the cards."""
    old = {"commitment": "0" * 64, "secret": "1" * 64, "contributions": ["", "", ""]}
    with pytest.raises(fs.RecordError, match=r"followsuit/fair/1.*Only followsuit/fair/2 proves anything"):
        check_fairness("x", old, 3)
