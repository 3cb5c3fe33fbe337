import json
import re
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.lab.playing.engine_games import simulate
from tests.cli.command import PLAIN, run


def recorded(state, path="game.json", players=None):
    """A file with a game as far as it has come."""
    Path(path).write_text(json.dumps(state.record(players)))
    return path


def rounds_of(text):
    """The shown text, cut where each round begins."""
    return re.split(r"^Round \d+.*\n", text, flags=re.MULTILINE)[1:]


def tricks_of(text):
    """The lines of a shown round that are tricks."""
    return [line for line in text.splitlines() if re.match(r" ?\d+ [ ›]", line)]


@pytest.mark.parametrize("key", fs.games())
def test_every_round_shows_hands_tricks_and_scores(key):
    """All cards dealt, a line a trick with the taken one in brackets, and everybody's score."""
    (state,) = simulate(fs.game(key), ["random"], 1, 3, 3)
    deck = state.game.rules.deck
    result = run("replay", recorded(state))
    shown = rounds_of(result.stdout)

    assert 0 == result.exit_code
    assert state.rounds_played <= len(shown)
    for text, past in zip(shown, state.position.past, strict=False):
        round_ = past.round
        for hand in round_.dealt:
            assert all(deck.pretty(card) in text for card in hand)
        lines = tricks_of(text)
        assert len(round_.tricks) == len(lines)
        for line, trick in zip(lines, round_.tricks, strict=True):
            place = round_.order_from(trick.leader).index(trick.winner or 0)
            assert f"[{deck.pretty(trick.cards[place])}]" in line
            assert f"{deck.pretty(trick.cards[0])}" in line.partition("›")[2]
            assert trick.token is None or f"wins {trick.token}" in line
        assert all(str(total).replace("-", "−") in text for total in round_.totals or ())


def test_card_points_are_told_trick_by_trick_and_summed_up():
    """In a round that is played for them, with what the solo player needed."""
    state = fs.game("zole").start(7).play("choose B")
    while not state.rounds_played:
        state = state.play(state.legal()[0])
    (text, *_), (result, *_) = rounds_of(run("replay", recorded(state)).stdout), state.view().results
    worth = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
    tricks = state.position.past[0].round.tricks
    told = [f"{sum(worth.get(card.rank, 0) for card in trick.cards)} points" for trick in tricks]
    assert result.points is not None

    assert told == [" ".join(line.split()[-2:]) for line in tricks_of(text)]
    assert f"{result.points[result.solo or 0]} of 61" in text


@pytest.mark.parametrize("columns", [50, 60, 70, 78])
def test_what_a_trick_won_is_told_on_a_screen_of_any_width(monkeypatch, columns):
    """Beside its cards, or under them where eight seats need all the room."""
    (state,) = simulate(fs.game("ninja-whist", seats=8), ["random"], 1, 3, 3)
    path = recorded(state)
    monkeypatch.setitem(PLAIN, "COLUMNS", str(columns))
    tokens = [trick.token for past in state.position.past for trick in past.round.tricks]

    assert tokens == re.findall(r"wins ([a-d]+|-)", run("replay", path).stdout)


def test_long_names_leave_room_for_the_scores(monkeypatch, games):
    """They are cut, on a screen of the usual width."""
    record = json.loads(games.read_text().splitlines()[0])
    record["players"][0] = "n" * 70
    Path("long.json").write_text(json.dumps(record))
    monkeypatch.setitem(PLAIN, "COLUMNS", "80")

    assert re.search(rf"^{'n' * 19}… +\d+ +\d+ +[+−]?\d+ +−?\d+$", run("replay", "long.json").stdout, re.MULTILINE)


def test_a_finished_game_ends_with_its_result(games):
    """Winners first, marked."""
    record = json.loads(games.read_text().splitlines()[0])
    name = record["players"][record["winners"][0]]

    assert re.search(rf"Boerenbridge: the result\n +score *\n{name} +−?\d+ +wins", run("replay", games).stdout)


def test_the_header_names_game_options_and_seats(games):
    """Before the first card one knows what is played and by whom."""
    shown = run("replay", games).stdout.splitlines()

    assert "Boerenbridge: seats 4, schedule five" == shown[0]
    assert "seats: 0 Anna, 1 Bob, 2 Cleo, 3 Dan" == shown[1]


def test_contracts_choices_and_the_stash_are_shown():
    """Who passed, who chose what, what lay on the table and what was put away."""
    state = fs.game("zole").start(7)
    hand = state.view(state.to_act).hand
    assert state.to_act == 2
    state = state.play("choose P").play("choose B")
    picked = state.view(0).table
    state = state.play(state.legal()[0])
    stash = state.view(0).stash
    pretty = state.game.rules.deck.pretty
    shown = run("replay", recorded(state, players=["Anna", "Bob", "Cleo"])).stdout

    assert "Cleo passes · Anna chooses Big" in shown
    assert f"on the table  {' '.join(map(pretty, picked))}" in shown
    assert f"Anna stashes {' '.join(map(pretty, stash))}" in shown
    assert all(pretty(card) in shown for card in hand)


def test_a_seat_is_shown_only_what_it_saw():
    """Its own hand, but neither the others' nor the stash nor the table."""
    state = fs.game("zole").start(7).play("choose P").play("choose B")
    state = state.play(state.legal()[0])
    path = recorded(state, players=["Anna", "Bob", "Cleo"])
    pretty = state.game.rules.deck.pretty
    shown = run("replay", path, "--seat", 1).stdout
    seen = {pretty(card) for card in state.game.rules.deck.cards if pretty(card) in shown}

    assert ", as seat 1 saw it" in shown
    assert {pretty(card) for card in state.view(1).hand} == seen
    assert "Anna stashes 2 cards" in shown


def test_the_solo_player_is_shown_the_table_and_its_stash():
    """Whoever picked the cards up saw them."""
    state = fs.game("zole").start(7).play("choose P").play("choose B")
    state = state.play(state.legal()[0])
    pretty = state.game.rules.deck.pretty
    shown = run("replay", recorded(state, players=["Anna", "Bob", "Cleo"]), "--seat", 0).stdout

    assert f"on the table  {' '.join(map(pretty, state.view(0).table))}" in shown
    assert f"Anna stashes {' '.join(map(pretty, state.view(0).stash))}" in shown


def test_bids_and_trump_are_shown(games):
    """The bids in the order in which they were made."""
    record = json.loads(games.read_text().splitlines()[0])
    names = record["players"]
    bids = [(names[seat], text[4:]) for seat, text in record["rounds"][0]["actions"] if text.startswith("bid ")]
    first = rounds_of(run("replay", games).stdout)[0]

    assert f"bids  {' · '.join(f'{name}: {bid}' for name, bid in bids)}" in first
    assert {"c": "♣ clubs", "d": "♦ diamonds", "h": "♥ hearts", "s": "♠ spades"}[record["rounds"][0]["trump"]] in first


def test_an_unfinished_game_is_shown_as_far_as_it_goes():
    """The trick under way has no winner yet, and whose turn it is stands at the end."""
    state = fs.game("miesjelen", seats=3).start(3)
    leader = state.to_act
    state = state.play(state.legal()[0])
    shown = run("replay", recorded(state, players=["Anna", "Bob", "Cleo"])).stdout
    (line,) = tricks_of(shown)

    assert "[" not in line
    assert "›" in line
    waiting = ["Anna", "Bob", "Cleo"][((leader or 0) + 1) % 3]
    assert f"The record ends here, before the game is over. {waiting} is to play." in shown


def test_a_void_round_is_called_void():
    """The scores are as before, and a sentence says why."""
    states = simulate(fs.game("miesjelen", seats=2), ["random"], 4, 10, 40)
    state = next(state for state in states if any(past.round.void for past in state.position.past))

    assert "The round is void: the scores are as they were before it." in run("replay", recorded(state)).stdout


def test_any_game_of_a_file_can_be_chosen(games):
    """By its number from 1; the first is shown unless told, with a hint that there are more."""
    third = json.loads(games.read_text().splitlines()[2])
    Path("third.json").write_text(json.dumps(third))

    assert run("replay", "third.json").stdout == run("replay", games, "--game", 3).stdout
    assert run("replay", games).stdout.endswith("The file holds more games: --game 2 shows the next one.\n")


def test_step_by_step_a_game_waits_for_enter(games):
    """Each Enter shows one piece more; q leaves."""
    shown = [run("replay", games, "--step", typed="\n" * count + "q\n").stdout for count in range(6)]

    assert sorted(map(len, shown)) == [len(text) for text in shown]
    assert 6 == len(set(shown))
    assert [1] * 6 == [text.count("Enter goes on, q leaves.") for text in shown]
    assert "Round 1" not in shown[0]
    assert "Round 1" in shown[1]
    assert [0, 0, 0, 1, 2, 3] == [len(tricks_of(text)) for text in shown]


def test_step_by_step_a_game_ends_where_the_input_ends(games):
    """Ctrl-D leaves as q does."""
    result = run("replay", games, "--step", typed="\n\n")

    assert 0 == result.exit_code
    assert "the result" not in result.stdout


def test_a_record_that_does_not_hold_is_not_shown(games):
    """The place of the first fault is told instead, with file and line."""
    record = json.loads(games.read_text().splitlines()[0])
    record["rounds"][2]["dealer"] = 9
    Path("bad.json").write_text(json.dumps(record))
    result = run("replay", "bad.json")

    assert 2 == result.exit_code
    assert result.stderr.startswith("Error: bad.json line 1: rounds[2].dealer: ")
    assert "" == result.stdout


def test_a_person_called_you_is_spoken_of_in_the_right_grammar():
    """“You pass”, though the record is read by somebody else."""
    state = fs.game("zole").start(7).play("choose P").play("choose P")

    shown = run("replay", recorded(state, players=["You", "random", "random"])).stdout
    assert "random 2 passes · You pass" in shown


def test_a_round_that_everybody_passes_shows_the_due_that_it_writes():
    """Nothing is played; the due stands in the next round."""
    state = fs.game("zole", dues=True).start(7).play("choose P").play("choose P").play("choose P")
    shown = run("replay", recorded(state, players=["Anna", "Bob", "Cleo"])).stdout

    assert "Cleo passes · Anna passes · Bob passes · so: " in shown
    assert "Scores of round 1" in shown
    assert "dues: all" in rounds_of(shown)[1]
