"""The rules page that is put together from the words' own sentences."""

import re
from dataclasses import replace
from typing import Any

import pytest

import followsuit as fs
from followsuit.cards import Deck, elemental, french
from followsuit.engine.game import Game
from followsuit.errors import LanguageError
from followsuit.language.markdown import markdown
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import language, languages
from followsuit.rules import DealerSitsOut, NoTrump, PermanentTrumps
from followsuit.rules.explain import rule_sections
from followsuit.rules.prose import signed
from tests.support import SETTINGS, drawn_for, setting_name
from tests.whist import whist


def page(key: str, **options: object) -> str:
    """The rules page of a game."""
    return fs.game(key, **options).rules_page()


def worded(message: Message, deck: Deck) -> str:
    """A message in English, as a rules page has it."""
    return language("en").say(message, Scene(deck.names, notation=True))


def headings(text: str) -> list[str]:
    """The headings below a page's title."""
    return [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("miesjelen", "Cards, Deal, Trump, Play, Taking a trick, Scoring, Ending, Options"),
        ("boerenbridge", "Cards, Deal, Trump, Bidding, Play, Taking a trick, Scoring, Ending, Options"),
        ("zole", "Cards, Deal, Choosing, Play, Taking a trick, Scoring, Ending, Options"),
        ("ninja-whist", "Cards, Deal, Trump, Bidding, Play, Taking a trick, Tokens, Scoring, Ending, Options"),
        ("elemental", "Cards, Deal, Trump, Bidding, Play, Taking a trick, Scoring, Ending"),
        ("whist", "Cards, Partners, Deal, Trump, Play, Taking a trick, Scoring, Ending, Options"),
        ("spades", "Cards, Partners, Deal, Trump, Bidding, Play, Taking a trick, Scoring, Ending, Options"),
        ("hearts", "Cards, Deal, Passing cards, Play, Taking a trick, Scoring, Ending, Options"),
        ("euchre", "Cards, Partners, Deal, Making trump, Play, Taking a trick, Scoring, Ending, Options"),
        ("klaverjas", "Cards, Partners, Deal, Trump, Play, Taking a trick, Scoring, Ending, Options"),
    ],
)
def test_a_page_has_a_heading_for_every_part_of_its_game(key: str, expected: str):
    """In the order of play, and none for what the game does not have."""
    assert expected == ", ".join(headings(page(key)))


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_every_word_of_a_game_is_on_its_page(game: fs.Game):
    """Duties, restraints, special cards, stages, scores and ends all say their sentence."""
    rules, text = game.rules, game.rules_page()
    words: list[Any] = [*rules.restraints, *rules.specials, *rules.score, *rules.end, rules.trump]
    said = [message for word in words if (message := word.says(rules.deck))]
    said += [duty.says_after(rules.deck, rules.play[:at]) for at, duty in enumerate(rules.play)]
    said += [rules.opening.says(), rules.trick.says(rules.deck, trumps=rules.has_trumps)]
    said += [partners] if (partners := rules.sides.says(game.seats)) else []
    offered = any(stage.offers_turned for stage in rules.stages)
    said += rules.deal.says(rules.deck, scored=rules.scores_all, offered=offered)
    blocks = [block for stage in rules.stages for block in stage.says(rules, game.seats)]
    said += [message for block in blocks if isinstance(block, tuple) for message in block]

    assert [] == [message for message in said if worded(message, rules.deck) not in text]


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_a_page_names_the_options_it_was_told_for(game: fs.Game):
    """Each with its value."""
    values = {True: "true", False: "false"}

    for key, value in game.options.items():
        told = values[value] if isinstance(value, bool) else "none" if value is None else value
        assert f"{key} {told}" in game.rules_page()


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("miesjelen", ("25 points", "−1", "+5", "spades", "exactly 0", "void")),
        ("boerenbridge", ("3, 4, 5, 4 and 3", "+10", "+2", "−2", "6 or more cards", "After five rounds")),
        (
            "zole",
            (
                "Q♣ Q♠ Q♥ Q♦ J♣ J♠ J♥ J♦ A♦ 10♦ K♦ 9♦ 8♦ 7♦",
                "A T K 9",
                "A 11, T 10, K 4, Q 3, J 2",
                "120 in all",
                "+6",
                "+14",
                "−16",
                "+12",
                "61–90",
                "31–60",
                "After 12 rounds",
            ),
        ),
        ("ninja-whist", ("41 cards", "31 bonus tokens", "counts 11", "counts 12", "at most 7", "+10", "19 rounds")),
        ("elemental", ("60 cards", "15 rounds", "+20", "+10", "−10", "`0`", "`∞`")),
        ("whist", ("52 cards", "Two play against two", "13th card is dealt face up", "+1", "above six", "5 points")),
        (
            "spades",
            ("spades are trump", "may not be led before", "+10", "+1 for each trick beyond", "+100", "−100", "−200"),
        ),
        (
            "hearts",
            (
                "three cards",
                "on the left; to the player before",
                "opposite",
                "must be 2♣",
                "any hearts or Q♠",
                "hearts +1 each, Q♠ +13",
                "26 in all",
                "shoots the moon",
                "reaches 100 points",
                "the fewest points",
                "there are no trumps",
            ),
        ),
        (
            "sueca",
            (
                "A 7 K J Q 6 5 4 3 2",
                "A 11, 7 10, K 4, J 3, Q 2",
                "91 or more: +2; 61 or more: +1",
                "every trick scores +4",
            ),
        ),
        (
            "euchre",
            ("24 cards", "right bower", "left bower", "`call up`", "`discard 9c`", "plays alone", "+1", "+2", "+4"),
        ),
        (
            "klaverjas",
            (
                "J 9 A T K Q 8 7",
                "among trumps J 20 and 9 14",
                "152 in all",
                "+10 more",
                "+100 more",
                "20 for three cards of a suit in sequence",
                "50 for four cards",
                "20 for K and Q of trump",
                "100 for four aces",
                "200 for four jacks",
                "After 16 rounds",
            ),
        ),
    ],
)
def test_a_page_gives_the_numbers_of_its_game(key: str, facts: tuple[str, ...]):
    """All that is needed to keep score by hand."""
    assert [] == [fact for fact in facts if fact not in page(key)]


@pytest.mark.parametrize(
    ("key", "options", "sentence"),
    [
        ("miesjelen", {"round_limit": 9}, "If nobody has won after nine rounds"),
        ("boerenbridge", {"schedule": "fifteen"}, "52 cards:"),
        ("boerenbridge", {"schedule": "seven"}, "3, 4, 5, 6, 5, 4 and 3 cards"),
        ("zole", {"dues": True}, "Dues:"),
        ("zole", {"seats": 4}, "The dealer sits the round out"),
        ("zole", {"rounds": 0}, "When the table decides to stop"),
        ("ninja-whist", {"bid_cap": 3}, "at most 3"),
        ("ninja-whist", {"seats": 8, "double_max": True}, "up to 5, twice"),
        ("spades", {"blind_nil": True}, "at least 100 points behind"),
        ("spades", {"blind_nil": True, "nil": False}, "Any other bid of 0 is simply a 0."),
        ("hearts", {"jack": True}, "J♦ −10"),
        ("hearts", {"seats": 5}, "must be 3♣"),
        ("hearts", {"black_lady": False}, "13 in all"),
        ("euchre", {"stick_the_dealer": True}, "may not pass then"),
        ("euchre", {"discard_turned": True}, "the one just taken included"),
        ("klaverjas", {"duties": "amsterdam"}, "unless the partner is winning the trick"),
        ("klaverjas", {"may_pass": True}, "when all have passed, the seat after the dealer must name one"),
    ],
)
def test_a_variant_has_its_own_sentence(key: str, options: dict[str, object], sentence: str):
    """Which is not on the usual page."""
    assert (True, False) == (sentence in page(key, **options), sentence in page(key))


@pytest.mark.parametrize(
    ("key", "options", "sentence"),
    [
        ("boerenbridge", {"schedule": "fifteen"}, "Only the highest ranks"),
        ("zole", {"small_zole": False}, "**Small zole**"),
        ("zole", {"dues": True}, "**The Table**"),
        ("zole", {"rounds": 0}, "After 12 rounds"),
        ("ninja-whist", {"bid_cap": 0}, "at most 7"),
        ("spades", {"nil": False}, "A bid of 0 is nil"),
        ("spades", {"bags": False}, "bags are counted"),
        ("spades", {"floor": None}, "falls to"),
        ("hearts", {"passing": False}, "passes three cards"),
        ("hearts", {"moon": False}, "shoots the moon"),
        ("hearts", {"queen_breaks": False}, "or Q♠ has been played"),
        ("hearts", {"early_points": True}, "To the first trick nobody may play"),
        ("hearts", {"seats": 5}, "opposite"),
        ("euchre", {"alone": False}, "plays alone"),
        ("klaverjas", {"duties": "amsterdam"}, "must still play a trump"),
    ],
)
def test_a_variant_leaves_out_what_it_does_not_play(key: str, options: dict[str, object], sentence: str):
    """Though it is on the usual page."""
    assert (False, True) == (sentence in page(key, **options), sentence in page(key))


def test_options_stand_in_a_table_with_their_usual_values():
    """Seats among them."""
    text = page("ninja-whist")

    assert "| `seats`: Players | 2–8 | 4 |" in text
    assert "| `bid_cap`: Highest bid | a whole number from 0 to 20 | 7 |" in text
    assert "| `double_max`: Longest hand twice | true or false | false |" in text
    assert "Offered with 7–8 seats." in text


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_a_page_speaks_of_as_many_opponents_as_there_are(game: fs.Game):
    """And of a dealer who sits out only where one does."""
    text, contracts = game.rules_page(), game.rules.contracts
    sits_out = len(game.rules.deal.sitting_out.playing(game.seats, 0)) < game.seats

    assert sits_out == ("The dealer sits the round out" in text)
    assert "against three" not in text
    for contract in contracts.every if contracts else ():
        outcomes = contract.payment.outcomes(game.seats - 1)
        for value in (number for pair in outcomes or () for number in pair):
            assert signed(value) in markdown(contract.says(game.seats - 1), lambda said: worded(said, game.rules.deck))


def test_a_dealer_who_sits_out_scores_only_where_the_score_is_for_all():
    """By contracts it does; for tricks it does not."""
    deal = replace(Game.of(whist).rules.deal, face_up=None, sitting_out=DealerSitsOut())
    rules = replace(Game.of(whist).rules, deal=deal, trump=NoTrump())
    sections = dict(rule_sections(rules, 4))

    assert "The dealer sits the round out: no cards, and no score." in sections["Deal"]
    assert "like that of one more opponent" in page("zole", seats=4)


def test_permanent_trumps_are_told_as_they_are():
    """One, several, or one without a suit."""

    def told(trumps: str, deck: Deck) -> str:
        return worded(PermanentTrumps(trumps).says(deck), deck)

    assert "Q♣ is always a trump, and the only one" in told("Qc", french("7", "A"))
    assert "do not belong to the suit printed" in told("Qc 7h", french("7", "A"))
    assert "printed" not in told("0 ∞", elemental())


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
@pytest.mark.parametrize("game", drawn_for("translations"), ids=setting_name)
def test_a_page_has_no_english_in_another_language(game: fs.Game, code: str):
    """No line of it is one of the English page, but for the game's name and what is the same everywhere."""
    english = set(game.rules_page(notation=False).splitlines())
    same = [line for line in game.rules_page(code, notation=False).splitlines() if line in english]

    assert [f"# {game.name}"] == [line for line in same if re.search("[a-z]{2}", line)]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", drawn_for("tapping"), ids=setting_name)
def test_those_who_tap_are_not_told_what_to_type(game: fs.Game, code: str):
    """Options have names and values in words, too."""
    assert "`" not in game.rules_page(code, notation=False)
    assert "`" in game.rules_page(code)


def test_options_are_told_in_words_to_those_who_tap():
    """Their names, what can be chosen, what is usual, and what it does."""
    text = fs.game("boerenbridge").rules_page("nl", notation=False) + fs.game("spades").rules_page("de", notation=False)

    assert "| Rondes | 5 rondes; 7 rondes; 15 rondes | 5 rondes | Hoeveel rondes er zijn" in text
    assert "| Blinde Null | ja oder nein | nein | Ob eine Partei" in text
    assert "| Untergrenze | −1.000 bis −50, oder ohne Grenze | −200 |" in text


def test_a_game_without_translations_is_told_in_its_own_words_where_these_are_needed():
    """And by those of the language elsewhere."""
    text = Game.of(whist).rules_page("nl")

    assert whist.title in text
    assert "Wie een slag haalt, komt uit in de volgende." in text


def test_a_language_that_there_is_not_is_refused():
    """With those that there are."""
    with pytest.raises(LanguageError, match="xx"):
        fs.game("zole").rules_page("xx")
