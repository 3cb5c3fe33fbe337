from io import StringIO

from rich.console import Console

import followsuit as fs
from followsuit.terminal.board import Board
from followsuit.terminal.speech import Speech
from tests.support import carded, table


def board(game):
    """Draws for a spectator of a game."""
    return Board(game, Speech.about(game, [f"p{seat}" for seat in range(game.seats)]))


def shown(piece):
    """A picture as plain lines, each with single spaces."""
    text = StringIO()
    Console(file=text, width=100).print(piece)
    return [" ".join(line.split()) for line in text.getvalue().splitlines()]


def big():
    """A Zole table where seat 0 plays Big, has stashed 10 points and taken a trick of 8."""
    deal = "deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d"
    state = fs.game("zole").start().play("dealer 2").play(deal).play("choose B")
    return carded(state.play("stash Td 7d"), "Qc Jc Qs")


def test_card_points_are_shown_while_they_are_won():
    """Beside the tricks, with what the solo player needs; its stash is its own secret."""
    state = big()

    assert "▸ p0 alone 0 1 18 of 61" in shown(board(state.game).seats(state.view(0)))
    assert "▸ p0 alone 0 1 8 + stash of 61" in shown(board(state.game).seats(state.view(1)))
    assert "p1 0 0 0" in shown(board(state.game).seats(state.view(1)))


def test_the_scores_of_a_round_tell_its_card_points():
    """Of everyone, the stash counted, with what the solo player needed."""
    state = big()
    while not state.view().results:
        state = state.play(state.legal()[0])
    result = state.view().results[-1]
    lines = shown(board(state.game).scores(result))

    assert "tricks points round score" in lines
    assert any(line.startswith(f"p0 {result.taken[0]} {result.points[0]} of 61 ") for line in lines)
    assert any(line.startswith(f"p1 {result.taken[1]} {result.points[1]} ") for line in lines)


def test_games_without_card_points_show_none():
    """The column is there only where it says something."""
    state = table("boerenbridge", hands="2c | 3c | 4c | 5c", trump="s")

    assert not any("points" in line for line in shown(board(state.game).seats(state.view(0))))


def test_what_may_be_played_stands_in_the_order_of_the_hand():
    """Trumps first, then suit by suit from high to low, in a list as in a line."""
    state = table("boerenbridge", hands="2c Ac 3s Kh | 3c 4c 5c 6c | 7c 8c 9c Tc | 2d 3d 4d 5d", trump="s", number=4)
    view = state.view(0)

    assert "play 3s Ac 2c Kh" == board(state.game).choices(view)
    assert ["play 3s", "play Ac", "play 2c", "play Kh"] == board(state.game).actions(view)


def test_an_example_of_a_stash_is_the_end_of_the_hand_as_it_is_shown():
    """As in the refusal of a stash of too few cards."""
    state = fs.game("zole").start(7).play("choose B")
    view = state.view(state.to_act)
    *_, last_but_one, last = state.game.rules.faces.held(view.hand, None)
    example = f"stash {last_but_one} {last}"

    assert board(state.game).choices(view).endswith(f"such as {example.removeprefix('stash ')}")
    refusal = state.why_not("stash Qc")
    assert refusal is not None
    assert example in refusal.sentence


def partnered(state, you):
    """What the board shows a player who has a partner."""
    speech = Speech.about(state.game, ["Anna", "Joost", "Els", "Pieter"], you)
    return [" ".join(line.split()) for line in shown(Board(state.game, speech).decision(state.view(you)))]


def test_partners_and_sides_stand_on_the_board():
    """The partner by a word, the sides with their tricks and what they still need."""
    state = table("whist", hands="Ah 2c | Kh 3c | Qh 4c | Jh 5c", trump="s", led="Ah Kh Qh", taken="1 0 0 0")
    lines = partnered(state.play("play Jh"), 0)

    assert any(line.startswith("Els partner") for line in lines)
    assert "We: 2 tricks (1 short of 7)" not in lines
    assert any(line.startswith("We: 2 tricks (") and "They: 0 tricks" in line for line in lines)


def test_every_call_is_shown_as_it_is_typed():
    """A suit with its name."""
    first = fs.game("euchre").start(seed=1)
    second = first
    for _ in range(4):
        second = second.play("call pass")
    dealt = board(first.game)

    assert "call pass, up or up alone" == dealt.choices(first.view(first.to_act))
    assert dealt.choices(second.view(second.to_act)).startswith("call pass, ")
    assert "alone" in dealt.choices(second.view(second.to_act))


def test_every_pick_is_shown_as_it_is_typed():
    """With an example, of cards that may be picked."""
    hearts, euchre = fs.game("hearts").start(seed=1), fs.game("euchre").start(seed=1).play("call up")
    passing = board(hearts.game).choices(hearts.view(hearts.to_act))
    discarding = board(euchre.game).choices(euchre.view(euchre.to_act))

    assert hearts.why_not(f"pass {passing.partition('such as ')[2]}") is None
    assert euchre.why_not(f"discard {discarding.partition('such as ')[2]}") is None


def test_passed_cards_stay_in_sight_until_the_first_trick():
    """What one gave and what one got."""
    state = fs.game("hearts").start(seed=1)
    while state.view(0).asked == "pass":
        state = state.play(str(state.legal()[0]))
    lines = partnered(state, state.to_act)

    assert any(line.startswith("you gave ") for line in lines)
    assert any(line.startswith("you got ") for line in lines)
