"""The shuffle, made again from its description in docs/shuffle.md alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from hashlib import shake_256

import pytest

import followsuit as fs
from followsuit.rules import Choice, DealersCard, DealerSitsOut, DrawnSuit
from followsuit.rules.page import Page
from tests.documentation import blocks, every_game, text
from tests.support import play_randomly

KINDS = (
    "- a b c d aa ab ac ad bb bc bd cc cd dd aab aac aad bba bbc bbd cca ccb ccd dda ddb ddc abc abd acd bcd".split()
)
FRENCH = "23456789TJQKA"
ZOLE = "9c Jc Qc Kc Tc Ac 7d 8d 9d Jd Qd Kd Td Ad 9h Jh Qh Kh Th Ah 9s Js Qs Ks Ts As".split()


def hexadecimal(seed: bytes, purpose: str) -> str:
    """The input of SHAKE-256 for a purpose."""
    return (b"followsuit/1\n" + purpose.encode() + b"\n" + seed).hex()


def numbers(seed: bytes, purpose: str) -> Iterator[int]:
    """The stream of 32-bit numbers, from a digest long enough for any pack."""
    digits = shake_256(bytes.fromhex(hexadecimal(seed, purpose))).hexdigest(8_000)
    return (int(digits[place : place + 8], 16) for place in range(0, len(digits), 8))


def below(stream: Iterator[int], limit: int) -> int:
    """The next number below a limit."""
    while True:
        number = next(stream)
        if number < 2**32 // limit * limit:
            return number % limit


def shuffled(things: list[str], seed: bytes, purpose: str) -> list[str]:
    """Fisher–Yates from the last place down."""
    stream, order = numbers(seed, purpose), list(things)
    for place in reversed(range(1, len(order))):
        other = below(stream, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def pack_of(game: fs.Game, size: int) -> list[str]:
    """The cards of a round in their usual order."""
    return [str(card) for card in game.rules.deal.pack.cards(game.rules.deck, size)]


@pytest.mark.parametrize(
    ("key", "size", "options", "pack"),
    [
        ("boerenbridge", 3, {}, [rank + suit for suit in "cdhs" for rank in FRENCH[-3:]]),
        ("boerenbridge", 3, {"schedule": "fifteen"}, [rank + suit for suit in "cdhs" for rank in FRENCH]),
        ("elemental", 3, {}, [*"0000", *(f"{rank}{suit}" for suit in "fwea" for rank in range(1, 14)), *"∞∞∞∞"]),
        ("miesjelen", 5, {}, [rank + suit for suit in "cdhs" for rank in FRENCH[-8:]]),
        ("ninja-whist", 3, {}, [*(rank + suit for suit in "abcd" for rank in "A23456789K"), "J"]),
        ("oh-hell", 3, {}, [rank + suit for suit in "cdhs" for rank in FRENCH]),
        ("zole", 8, {}, ZOLE),
    ],
)
def test_usual_orders_are_those_of_the_description(key: str, size: int, options: dict[str, str], pack: list[str]):
    """Each row of the table in docs/shuffle.md, written out."""
    assert pack == pack_of(fs.game(key, **options), size)


def test_the_usual_order_of_tokens_is_that_of_the_description():
    """The last row of the same table."""
    tokens = fs.game("ninja-whist").rules.tokens

    assert tokens is not None
    assert KINDS == list(tokens.kinds)


@every_game
def test_the_usual_order_of_every_pack_is_documented(page: Page):
    """A row of the table in docs/shuffle.md has the name of the game."""
    assert page.name in re.findall(r"^\| ([^|]+) \| [^|]+ \|$", text("shuffle.md"), re.MULTILINE)


def test_the_worked_example_of_the_shuffle_is_right():
    """Every number and card of the example in docs/shuffle.md comes out of an implementation made from its text."""
    expected = []
    for purpose, limits in (("dealer", [3]), ("deal 1", [26, 25, 24])):
        drawn = [number for number, _ in zip(numbers(b"7", purpose), range(3), strict=False)]
        expected += [f"{purpose:9}input    {hexadecimal(b'7', purpose)}"]
        expected += [f"         stream   {' '.join(f'{number:08x}' for number in drawn)}"]
        for number, limit in zip(drawn, limits, strict=False):
            outcome = number % limit
            says = f"seat {outcome} deals first" if limit == 3 else f"places {limit - 1} and {outcome} swap"
            expected += [f"         {number:08x} = {number}; modulo {limit} = {outcome}: {says}"]
    pack = shuffled(ZOLE, b"7", "deal 1")
    expected += [f"pack     {' '.join(pack)}"]
    expected += [f"seat {seat}   {' '.join(pack[place:24:3])}" for place, seat in enumerate((2, 0, 1))]
    expected += [f"table    {' '.join(pack[24:])}"]

    assert expected == blocks(text("shuffle.md"), "text")[0].splitlines()


@every_game
@pytest.mark.parametrize("seed", [7, "a text", b"\x00\xff"], ids=repr)
def test_every_act_of_chance_follows_from_the_description(page: Page, seed: int | str | bytes):
    """Dealers, deals, turned cards, trumps and tokens of whole games are those that docs/shuffle.md describes."""
    from_seed = seed if isinstance(seed, bytes) else str(seed).encode()
    for game in (fs.Game.of(page), widest(page)):
        deal, kinds = game.rules.deal, game.rules.tokens.kinds if game.rules.tokens else ()
        record = play_randomly(game.start(seed), random.Random(1), rounds=30).record()
        dealer = below(numbers(from_seed, "dealer"), game.seats)
        held: set[str] = set()
        for number, round_ in enumerate(record["rounds"], start=1):
            assert dealer == round_["dealer"]
            size = max(map(len, round_["hands"]))
            pack = shuffled(pack_of(game, size), from_seed, f"deal {number}")
            playing = [
                seat for step in range(1, game.seats + 1) if round_["hands"][seat := (dealer + step) % game.seats]
            ]
            assert game.seats - isinstance(deal.sitting_out, DealerSitsOut) == len(playing)
            hands: list[list[str]] = [[] for _ in range(game.seats)]
            for portion in deal.packets or (1,) * size:
                for seat in playing:
                    hands[seat] += [pack.pop(0) for _ in range(portion)]
            assert hands == round_["hands"]
            assert pack[: len(round_["table"])] == round_["table"]
            if isinstance(deal.face_up, DealersCard):
                assert hands[dealer][deal.face_up.nth - 1] == round_["turned"]
            elif round_["turned"] is not None:
                assert pack[len(round_["table"])] == round_["turned"]
            if isinstance(game.rules.trump, DrawnSuit):
                suits = [suit.letter for suit in game.rules.deck.suits]
                assert suits[below(numbers(from_seed, f"trump {number}"), len(suits))] == round_["trump"]
            for place, trick in enumerate(round_["tricks"] if kinds else [], start=1):
                held -= {token for laid in trick["tokens"] for token in laid}
                if trick["from"] is None:
                    stock = [token for token in kinds if token not in held]
                    assert stock[below(numbers(from_seed, f"token {number} {place}"), len(stock))] == trick["token"]
                    held.add(trick["token"])
            dealer = (dealer + 1) % game.seats


def widest(page: Page) -> fs.Game:
    """The game with the most seats, and with the choices without which they cannot be had."""
    seats = max(page.seats)
    needed: dict[str, object] = {}
    for option in page.options:
        by_value = option.seats_by_value or {} if isinstance(option, Choice) else {}
        if seats not in by_value.get(str(option.default), (seats,)):
            needed[option.key] = next(value for value, counts in by_value.items() if seats in counts)
    return fs.Game.of(page, seats=seats, **needed)
