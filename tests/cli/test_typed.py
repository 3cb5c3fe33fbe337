import pytest

import followsuit as fs
from followsuit.rules import Refusal
from followsuit.terminal.typed import understand
from tests.support import bidding, table


def laying():
    """A seat that has just played a Sword and holds two tokens for it."""
    state = table("ninja-whist", hands="5a 6a | 7b 8b | 9c 2c", trump="b", score_areas="aab aa b | - | -")
    return state.play("play 5a")


def taking():
    """A seat that has won a trick while the stock is empty: seats 1 and 2 have the most tokens."""
    kinds = fs.game("ninja-whist").rules.tokens.kinds  # type: ignore[union-attr]
    areas = f"{kinds[0]} | {' '.join(kinds[1:16])} | {' '.join(kinds[16:])}"
    state = table("ninja-whist", hands="Ka | 7b | 9c", trump="a", score_areas=areas)
    while not str(state.legal()[0]).startswith("take"):
        state = state.play(state.legal()[-1])
    return state


PLAYING = table("miesjelen", hands="Ah Td 7c | 8s 9d 9h | Kd Qs 8c", trump="s")
CHOOSING = fs.game("zole").start(7)
STASHING = CHOOSING.play("choose B")
NAMING = next(
    state for seed in range(99) if str((state := fs.game("elemental").start(seed)).view(None).turned) == "∞"
)  # fmt: skip
ORDERING = fs.game("euchre").start(seed=1)
BIDDING = bidding("elemental", seats=4, hand_size=5)


@pytest.mark.parametrize(
    ("state", "text", "action"),
    [
        (PLAYING, "play Ah", "play Ah"),
        (ORDERING, "pass", "call pass"),
        (ORDERING, "Call Up Alone", "call up alone"),
        (ORDERING, "up", "call up"),
        (PLAYING, "PLAY Ah", "play Ah"),
        (PLAYING, "  Ah ", "play Ah"),
        (PLAYING, "ah", "play Ah"),
        (PLAYING, "HA", "play Ah"),
        (PLAYING, "A♥", "play Ah"),
        (PLAYING, "10d", "play Td"),
        (BIDDING, "bid 2", "bid 2"),
        (BIDDING, "2", "bid 2"),
        (CHOOSING, "choose B", "choose B"),
        (CHOOSING, "B", "choose B"),
        (CHOOSING, "b", "choose B"),
        (CHOOSING, "big", "choose B"),
        (CHOOSING, "Small  zole", "choose S"),
        (CHOOSING, "pass", "choose P"),
        (NAMING, "f", "trump f"),
        (NAMING, "fire", "trump f"),
        (NAMING, "▲", "trump f"),
        (laying(), "add aab", "add aab"),
        (laying(), "baa", "add aab"),
        (laying(), "done", "done"),
        (laying(), "Done", "done"),
    ],
)
def test_an_action_is_understood_in_full_and_for_short(state, text, action):
    """Whatever is typed becomes an action that the game accepts."""
    assert action == understand(state, text)
    state.play(action)


def test_cards_to_stash_may_come_in_any_order():
    """Only the cards are needed."""
    first, second = STASHING.view(STASHING.to_act).hand[:2]

    assert STASHING.play(f"stash {first} {second}") == STASHING.play(str(understand(STASHING, f"{second} {first}")))


def test_a_token_to_take_needs_no_seat():
    """A token lies in one place only, so its name is enough."""
    state = taking()
    take = str(state.legal()[0])
    _, seat, token = take.split()

    assert take == understand(state, take) == understand(state, f"{seat} {token}") == understand(state, token)


@pytest.mark.parametrize(
    ("state", "text", "code", "says"),
    [
        (PLAYING.play("play Ah"), "8s", "play/follow-suit", "hearts"),
        (PLAYING, "Kd", "play/not-held", "You do not hold"),
        (PLAYING, "Zz", "parse/invalid", "“Zz” is not one of the 32 cards"),
        (PLAYING, "bid 2", "action/not-now", "now a card is to be played"),
        (BIDDING, "9", "bid/range", "bid 0 to 5"),
        (BIDDING, "lots", "parse/invalid", "“lots” is not a number"),
        (CHOOSING, "X", "choose/unknown", "There is no choice “X”"),
        (STASHING, "Qc", "stash/count", "exactly two"),
        (laying(), "b", "add/no-match", "bears no Sword icon"),
        (laying(), "play", "parse/invalid", "only half an action"),
    ],
)
def test_what_is_not_allowed_is_answered_with_the_rule(state, text, code, says):
    """The sentence is the game's own."""
    refusal = understand(state, text)

    assert isinstance(refusal, Refusal)
    assert code == refusal.code
    assert says in refusal.sentence


def test_a_number_beyond_all_measure_is_answered_too():
    """Whatever is typed, the table goes on."""
    assert isinstance(understand(BIDDING, "9" * 5000), Refusal)
