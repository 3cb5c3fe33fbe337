"""`followsuit knows`: questions about a recorded game."""

import json
import random
import re
from pathlib import Path

import pytest

import followsuit as fs
from tests.cli.command import refused, run
from tests.support import play_randomly

NAMES = ("Anna", "Bo", "Mei", "Zoe Z")


def recorded(state, path="game.json", players=None):
    """A file with a game as far as it has come."""
    Path(path).write_text(json.dumps(state.record(players)))
    return path


@pytest.fixture
def study():
    """Three cards each: Anna has led the king of hearts, and Bo has thrown a diamond."""
    state = fs.game("boerenbridge").start().play("dealer 3").play("deal As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac")
    for action in ("trump c", "bid 0", "bid 0", "bid 0", "bid 0", "play Kh", "play Kd"):
        state = state.play(action)
    return recorded(state, players=NAMES)


def told(*args, typed=None):
    """What the command says."""
    result = run("knows", *args, typed=typed)
    assert 0 == result.exit_code, result.output
    return result.stdout


def test_what_is_known_is_answered_with_the_card_that_showed_it(study):
    """Yes is the first word, and the exit status is 0."""
    text = told(study, "E E !holds(E, Qh)")

    assert text.startswith("yes: E E !holds(E, Qh) holds.\n")
    assert "After action 6, in round 1: Bo played the king of diamonds." in text
    assert "This action has made it hold." in text


def test_what_was_known_before_names_the_action(study):
    """Mei holds all other hearts but one, so it knew a card sooner."""
    assert "It has held since action 5: Anna played the king of hearts." in told(study, "K[S] void(E, h)")
    assert "It has held since the hands were dealt." in told(study, "K[S] holds(S, Qh)")


def test_what_is_not_known_is_answered_with_a_deal(study):
    """Drawn as hands, with what lies elsewhere in truth in brackets; the exit status is 0 too."""
    text = told(study, "K[Anna] holds(Mei, Qh)")

    assert text.startswith("no: ")
    assert "Anna must think possible that the cards lie so:" in text
    assert re.search(r"^  Anna +Q♦ A♠ *$", text, re.MULTILINE)
    assert re.search(r"^  Zoe Z .*\[Q♥\]", text, re.MULTILINE)
    assert "[ ] marks a card that lies elsewhere in the true deal." in text


def test_nested_knowledge_has_a_deal_for_each_depth(study):
    """What one seat thinks that another may think."""
    text = told(study, 'K["Mei"] K[N] holds(S, Qh)')

    assert "Mei must think possible that the cards lie so:" in text
    assert "That is how they truly lie." in text
    assert "If they did, Anna would have to think this possible:" in text


def test_since_is_told_of_what_does_not_hold_as_well(study):
    """From which action on it has been so."""
    assert "It has not held since the hands were dealt." in told(study, "K[N] holds(S, Qh)", "--since")
    assert "since" not in told(study, "K[N] holds(S, Qh)")


def test_a_moment_is_counted_by_the_players_actions(study):
    """Nothing had been shown before."""
    assert told(study, "K[W] !holds(E, Qh)", "--at", 5).startswith("no: ")
    assert told(study, "K[W] !holds(E, Qh)", "--at", 6).startswith("yes: ")


def test_what_an_action_taught_is_told_to_whom(study):
    """What everyone learns, and what follows from it for whom."""
    text = told(study)

    assert "Everyone now knows that Bo has no hearts." in text
    assert "Deals left: Anna 300 of 1,680, Bo " in text
    assert "Nobody learns for certain" in told(study, "--at", 3)
    assert "Before the first action of round 1.\nAnna thinks 1,680 deals possible." in told(study, "--at", 0)


def test_a_seat_is_told_what_it_knows(study):
    """By number, letter or name; what all know, and how many deals are left."""
    texts = {told(study, "--seat", seat) for seat in ("2", "S", "Mei")}

    assert 1 == len(texts)
    assert "You think 210 deals possible.\nEveryone knows that Bo has no hearts." in texts.pop()


def test_a_seat_is_told_what_others_know_of_it():
    """Second-order knowledge, where it is worth saying."""
    state = play_randomly(fs.game("zole").start(3), random.Random(3), actions=20)

    text = told(recorded(state, players=NAMES[:3]), "--seat", "Bo")

    assert "Everyone knows that Anna has no trumps or plain hearts and you have no plain hearts." in text
    assert "You know that Mei knows that you have no trumps." in text


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_every_game_can_be_asked(key):
    """At many moments, by every kind of question."""
    state = play_randomly(fs.game(key).start(5), random.Random(5), rounds=2)
    path, card = recorded(state), state.game.rules.deck.cards[5]
    last = sum(len(past.actions) for past in state.position.past)
    for at in (0, last // 4, last // 2, last - 3, last):
        told(path, "--at", at)
        told(path, "--at", at, "--seat", 1)
        assert told(path, f"K[0] !K[1] holds(2, {card})", "--at", at).startswith(("yes: ", "no: "))


def test_a_finished_game_ends_with_its_last_trick():
    """Its last round lies there as it ended."""
    state = play_randomly(fs.game("boerenbridge").start(5), random.Random(5))
    path = recorded(state)
    winner = state.position.past[-1].round.tricks[-1].winner

    assert told(path, f"wins({winner}, this)").startswith("yes: ")
    assert "the last of the game: " in told(path)


def test_a_game_may_come_from_the_standard_input(study):
    """A dash stands for it."""
    text = Path(study).read_text()

    assert told("-", "C void(E, h)", typed=text) == told(study, "C void(E, h)")


def test_one_game_of_many_can_be_asked_for(study):
    """By its number in the file."""
    other = json.dumps(fs.game("zole").start(1).record())
    Path("games.jsonl").write_text(f"{other}\n{Path(study).read_text()}\n")

    assert told("games.jsonl", "C void(E, h)", "--game", 2).startswith("yes: ")
    assert "replay" not in refused(run("knows", "games.jsonl", "--game", 3), "file/unusable")


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("K[S] holds(E, Zz)",), "knowledge/formula", "K[S] holds(E, ▸Zz)"),
        (("K[Q] true",), "knowledge/formula", '3 W "Zoe Z"'),
        (("true", "--at", 7), "knowledge/moment", "Moments go from 0, before the first action, to 6, the last."),
        (("--seat", "Q"), "seat/unknown", '0 N Anna, 1 E Bo, 2 S Mei, 3 W "Zoe Z"'),
        (("true", "--seat", "N"), "option/invalid", "A formula and --seat are two questions."),
        (("--since",), "option/invalid", "--since needs a formula."),
        (("--at", "soon"), "option/invalid", "--at"),
    ],
)
def test_what_cannot_be_asked_is_refused(study, args, code, said):
    """With a stable code, and what would be right."""
    assert said in refused(run("knows", study, *args), code)


def test_a_question_that_is_too_large_is_refused():
    """It says how much memory it was given."""
    state = play_randomly(fs.game("boerenbridge", schedule="fifteen").start(5), random.Random(5), rounds=7)
    formula = "K[N] (void(E, h) | void(S, s) | void(W, d) | void(N, c))"

    assert "1 megabytes" in refused(run("knows", recorded(state), formula, "--memory", 1), "knowledge/too-large")


def test_what_is_no_record_is_refused(study):
    """A view is none; a file that breaks off is none."""
    Path("view.json").write_text(json.dumps(fs.game("zole").start(1).view(0).data()))
    Path("broken.json").write_text(Path(study).read_text()[:99])

    assert "view.json line 1: format: This is missing." in refused(run("knows", "view.json"), "record/invalid")
    refused(run("knows", "broken.json"), "record/invalid")
    refused(run("knows", "nowhere.json"), "file/unusable")
