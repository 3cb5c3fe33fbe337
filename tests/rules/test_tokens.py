"""Bonus tokens: their notation, what may be laid, what may be taken."""

from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.games.ninja_whist import TOKENS
from followsuit.rules import Rules, Tokens
from followsuit.rules.check import problems
from followsuit.rules.round import Areas
from tests.rules.spoilt import PLAIN, Mistakes, each_of
from tests.support import broken, played, table, texts

SEED_TOKENS = {
    0: ["-"],
    1: ["a", "b", "c", "d"],
    2: ["aa", "ab", "ac", "ad", "bb", "bc", "bd", "cc", "cd", "dd"],
    3: "aab aac aad bba bbc bbd cca ccb ccd dda ddb ddc abc abd acd bcd".split(),
}


@pytest.mark.parametrize(("icons", "tokens"), SEED_TOKENS.items())
def test_the_tokens_of_each_size_are_those_of_the_game(icons: int, tokens: list[str]):
    """One blank, four with one icon, ten with two, sixteen with three."""
    assert sorted(tokens) == sorted(token for token in TOKENS.kinds if TOKENS.icons((token,)) == icons)


def test_there_are_thirty_one_tokens_each_once():
    """1 + 4 + 10 + 16."""
    assert 31 == len(TOKENS.kinds) == len(set(TOKENS.kinds))


@pytest.mark.parametrize("text", ["aab", "aba", "baa", "AAB", "Baa", " aab "])
def test_a_token_is_read_with_its_icons_in_any_order(text: str):
    """And in either case; it is written in one way."""
    assert "aab" == TOKENS.parse(text)


@pytest.mark.parametrize("token", TOKENS.kinds)
def test_every_token_reads_back_from_its_notation_and_from_its_reverse(token: str):
    """No two tokens bear the same icons."""
    assert (token, token) == (TOKENS.parse(token), TOKENS.parse(token[::-1]))


@pytest.mark.parametrize("text", ["aaa", "e", "aabb", "--", "x"])
def test_text_that_is_no_token_is_answered_with_the_tokens(text: str):
    """The error lists them all."""
    with pytest.raises(fs.ParseError) as caught:
        TOKENS.parse(text)

    assert f"“{text}” is not a token. The tokens are {' '.join(TOKENS.kinds)}." == str(caught.value)


@pytest.mark.parametrize("given", [5, None, ["aab"]])
def test_what_is_no_text_is_no_token(given: object):
    """It is answered like a text that is none."""
    with pytest.raises(fs.ParseError, match="is not a text"):
        TOKENS.parse(given)  # type: ignore[arg-type]


def test_a_game_without_tokens_says_so():
    """`add aab` means nothing in Zole."""
    with pytest.raises(fs.ParseError, match=r"^There are no tokens in this game\.$"):
        fs.game("zole").action("add aab")


@pytest.mark.parametrize(
    ("text", "notation"), [("take 2 aab", "take 2 aab"), ("take 0 baa", "take 0 aab"), ("take 1 -", "take 1 -")]
)
def test_a_token_is_taken_from_a_seat(text: str, notation: str):
    """Seat first, then the token."""
    assert notation == str(fs.game("ninja-whist").action(text))


def test_taking_needs_a_seat_and_a_token():
    """The answer shows how it is written."""
    with pytest.raises(fs.ParseError) as caught:
        fs.game("ninja-whist").action("take aab aab")

    assert "“aab” is not a number. Write a seat and a token, such as `take 2 aab`." == str(caught.value)


@pytest.mark.parametrize(("area", "icons"), [((), 0), (("-",), 0), (("a", "bc"), 3), (("aab", "-", "dd", "abc"), 8)])
def test_icons_are_counted_and_the_blank_has_none(area: tuple[str, ...], icons: int):
    """The worth of a score area."""
    assert icons == TOKENS.icons(area)


@pytest.mark.parametrize(
    ("laid", "card", "boost"),
    [
        (("aab",), "5a", 2),
        (("aab",), "5b", 1),
        (("aab", "aa", "abc"), "5a", 5),
        ((), "5a", 0),
        (("aab",), "J", 0),
    ],
)
def test_each_icon_of_the_cards_suit_adds_one(laid: tuple[str, ...], card: str, boost: int):
    """Icons of other suits add nothing, and the jack matches none."""
    assert boost == TOKENS.boost(laid, fs.game("ninja-whist").rules.deck.parse(card))


@pytest.mark.parametrize(
    ("card", "fitting"), [("5a", ("a", "ab", "acd")), ("5b", ("ab", "bcd")), ("5d", ("acd", "bcd")), ("J", ())]
)
def test_a_token_fits_a_card_whose_suit_it_bears(card: str, fitting: tuple[str, ...]):
    """The blank fits nothing, and nothing fits the jack."""
    areas = Areas((), (("-", "a", "ab", "acd", "bcd"), ()), ((), ()))

    assert fitting == TOKENS.fitting(areas, 0, fs.game("ninja-whist").rules.deck.parse(card))


def test_only_tokens_of_the_own_score_area_fit():
    """Neither the own play area nor another's score area may be used."""
    areas = Areas((), ((), ("a",)), (("aa",), ()))

    assert () == TOKENS.fitting(areas, 0, fs.game("ninja-whist").rules.deck.parse("5a"))


@pytest.mark.parametrize(
    ("sizes", "winner", "sources"),
    [
        ((3, 2, 2), 1, (0,)),
        ((3, 3, 2), 2, (0, 1)),
        ((3, 3, 2), 0, (1,)),
        ((3, 3, 3), 1, (0, 2)),
        ((3, 2, 2), 0, (0,)),
    ],
)
def test_a_token_is_taken_where_most_lie_and_from_oneself_only_when_alone(
    sizes: tuple[int, ...], winner: int, sources: tuple[int, ...]
):
    """A tie that includes the winner leaves the others of it."""
    kinds = iter(TOKENS.kinds)
    areas = Areas((), tuple(tuple(next(kinds) for _ in range(size)) for size in sizes), ((),) * len(sizes))

    assert sources == TOKENS.sources(areas, winner)


def test_play_areas_do_not_count_for_who_has_the_most():
    """Only score areas are compared."""
    areas = Areas((), (("a",), ("b", "c")), (("aa", "bb", "cc"), ()))

    assert (1,) == TOKENS.sources(areas, 0)


def laying() -> fs.State:
    """Seat 0 has just played 5a and may lay tokens."""
    return table("ninja-whist", hands="5a 2b | 7a 3b", led="5a", score_areas="- ab bc aab | a cd")


def test_a_token_of_another_seat_is_refused():
    """The refusal says which tokens may be laid."""
    expected = ("add/not-held", "The token a is not in your score area. You may lay ab or aab, or say `done`.")

    assert expected == broken(laying(), "add a")


def test_a_token_of_the_stock_is_refused():
    """It must be won first."""
    assert "add/not-held" == broken(laying(), "add aac")[0]


def test_a_token_without_the_cards_icon_is_refused():
    """The refusal names the icon."""
    expected = ("add/no-match", "The token bc bears no Sword icon. You may lay ab or aab, or say `done`.")

    assert expected == broken(laying(), "add bc")
    assert "add/no-match" == broken(laying(), "add -")[0]


def test_a_card_waits_until_the_tokens_are_laid():
    """The refusal offers a token."""
    expected = "`play 2b` must wait: now tokens may be laid with the card just played (`add ab`)."

    assert ("action/not-now", expected) == broken(laying(), "play 2b")


def test_tokens_wait_for_a_card():
    """Nothing can be laid before a card is played."""
    state = table("ninja-whist", hands="5a 2b | 7a 3b", score_areas="ab | a")

    assert ("action/not-now", "`add ab` must wait: now a card is to be played (`play 5a`).") == broken(state, "add ab")
    assert "action/not-now" == broken(state, "done")[0]


def drawing() -> fs.State:
    """Chance is to draw a token for seat 1."""
    state = table("ninja-whist", hands="5a 2b | 7a 3b", score_areas="b | c").with_seed(None)
    return played(state, "play 5a; play 7a")


def test_a_token_is_drawn_from_the_stock():
    """What lies elsewhere cannot be drawn."""
    state = drawing()

    assert ("draw/not-in-stock", "The token b is not in the stock.") == broken(state, "draw b")
    assert {f"draw {token}" for token in TOKENS.kinds if token not in ("b", "c")} == set(texts(state.legal()))


def test_the_next_card_waits_for_the_draw():
    """The refusal offers a token."""
    expected = ("action/not-now", "`play 3b` must wait: now a token is to be drawn (`draw -`).")

    assert expected == broken(drawing(), "play 3b")


FIRST, SECOND, LAST = TOKENS.kinds[:15], TOKENS.kinds[15:30], TOKENS.kinds[30]


def taking() -> fs.State:
    """With an empty stock, seat 1 is to take a token from seat 0 or seat 2, who have 15 each."""
    state = table(
        "ninja-whist", hands="2c 2b | 9c 3b | 3c 4b", score_areas=f"{' '.join(FIRST)} | {LAST} | {' '.join(SECOND)}"
    )
    return played(state, "play 2c; done; play 9c; done; play 3c; done")


def test_every_token_of_every_seat_with_the_most_may_be_taken():
    """Of the winner's own choosing."""
    expected = {f"take 0 {token}" for token in FIRST} | {f"take 2 {token}" for token in SECOND}

    assert (1, expected) == (taking().to_act, set(texts(taking().legal())))


@pytest.mark.parametrize("source", [1, 7])
def test_a_token_is_not_taken_from_a_seat_with_fewer(source: int):
    """The refusal names the seats with the most."""
    expected = ("take/not-most", "Take a token from seat 0 or seat 2: the most tokens lie there.")

    assert expected == broken(taking(), f"take {source} {LAST}")


def test_a_token_is_taken_only_from_where_it_lies():
    """The refusal lists what lies there."""
    code, sentence = broken(taking(), f"take 0 {SECOND[0]}")

    assert "take/not-there" == code
    assert f"The token {SECOND[0]} is not in the score area of seat 0. There lie -, a, b, c, d, aa," in sentence


def test_the_next_card_waits_for_the_taking():
    """The refusal offers a token."""
    assert ("action/not-now", "`play 3b` must wait: now a token is to be taken (`take 0 -`).") == broken(
        taking(), "play 3b"
    )


MISTAKES: Mistakes = {
    "too few tokens": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd"))),
        4,
        "`tokens` are 5, too few to win one with each of 5 tricks and leave one to take: have at least 6.",
    ),
    "a token twice": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "dd", "dc"))),
        4,
        "`tokens` has “cd” more than once, whatever the order of its icons: let every token differ.",
    ),
    "an icon that is no suit": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "ad", "aad"))),
        4,
        "`tokens` names “a”, which is not a suit of the deck: write one of c d h s.",
    ),
    "a token with too many icons": (
        replace(PLAIN, tokens=Tokens(("-", "c", "d", "cc", "cd", "dddd"))),
        4,
        "`tokens` has “dddd” with four icons: give it one to 3, or write “-” for a blank one.",
    ),
    "a token without a name": (
        replace(PLAIN, tokens=Tokens(("", "c", "d", "cc", "cd", "dd"))),
        4,
        "`tokens` has “” with no icons: give it one to 3, or write “-” for a blank one.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_has_tokens_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
