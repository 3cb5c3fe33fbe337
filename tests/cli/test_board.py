import followsuit as fs
from followsuit.terminal.board import Board
from followsuit.terminal.people import People
from tests.support import table


def board(game):
    """Draws for seat 0 of a game."""
    return Board(game, People(tuple(f"p{seat}" for seat in range(game.seats)), 0))


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
