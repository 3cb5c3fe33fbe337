import json
import re
from copy import deepcopy
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.engine.fairness import Draw, commitment_to, mixed_seed, promise, told_fairness
from followsuit.lab.playing.engine_games import simulate
from tests.cli.command import finish, run


def change_card(record):
    """Let the first card played be one of the next hand."""
    actions, hands = record["rounds"][0]["actions"], record["rounds"][0]["hands"]
    index = next(index for index, (_, text) in enumerate(actions) if text.startswith("play "))
    actions[index][1] = f"play {hands[(actions[index][0] + 1) % 4][0]}"
    return rf"rounds\[0\]\.actions\[{index}\]\[1\]"


def change_card_in_trick(record):
    """Tell another second card of a trick than the one that was played."""
    first, second, *_ = record["rounds"][0]["tricks"][2]["cards"]
    record["rounds"][0]["tricks"][2]["cards"][1] = first
    assert first != second
    return r"rounds\[0\]\.tricks\[2\]\.cards\[1\]"


def change_bid_to_an_impossible_one(record):
    """Bid more tricks than there are."""
    record["rounds"][0]["actions"][1][1] = "bid 9"
    return r"rounds\[0\]\.actions\[1\]\[1\]"


def change_bid(record):
    """Bid another number in the first round than was bid."""
    entry = record["rounds"][0]["actions"][0]
    entry[1] = "bid 0" if entry[1] != "bid 0" else "bid 1"
    return r"rounds\[0\]\.(actions\[\d\]\[1\]|scores\[\d\])"


def change_winner(record):
    """Give a trick to somebody else."""
    trick = record["rounds"][0]["tricks"][1]
    trick["winner"] = (trick["winner"] + 1) % 4
    return r"rounds\[0\]\.tricks\[1\]\.winner"


def change_score(record):
    """Give a seat two points more."""
    record["rounds"][1]["scores"][2] += 2
    return r"rounds\[1\]\.scores\[2\]"


def change_hand(record):
    """Swap the first cards of two hands, so that the deal is no longer the seed's."""
    hands = record["rounds"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    return r"rounds\[0\]\.\w+"


CHANGES = [
    change_card, change_card_in_trick, change_bid, change_bid_to_an_impossible_one,
    change_winner, change_score, change_hand,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_one_changed_thing_is_refused_with_its_place(games, change):
    """The line names file, line and place; the other games are checked and hold."""
    lines = [json.loads(line) for line in games.read_text().splitlines()]
    place = change(lines[1])
    games.write_text("\n".join(map(json.dumps, lines)))
    result = run("verify", games)
    first, second, third = result.stdout.splitlines()

    assert 2 == result.exit_code
    assert "games.jsonl line 1: ok (Boerenbridge, five rounds)" == first
    assert re.match(rf"games\.jsonl line 2: {place}: .+\.$", second)
    assert "games.jsonl line 3: ok (Boerenbridge, five rounds)" == third
    assert "1 of three games does not hold (record/invalid)\n" == result.stderr


def test_a_wrong_winner_is_told_with_both_winners(games):
    """What the record says and what the rules say stand side by side."""
    record = json.loads(games.read_text().splitlines()[0])
    trick = record["rounds"][0]["tricks"][1]
    right = trick["winner"]
    trick["winner"] = wrong = (right + 1) % 4
    Path("wrong.json").write_text(json.dumps(record, indent=1))

    assert (
        2,
        f"wrong.json line 1: rounds[0].tricks[1].winner: The record says {wrong}, the rules say {right}.\n",
        "1 of one game does not hold (record/invalid)\n",
    ) == finish("verify", "wrong.json")


def test_games_that_hold_are_told_line_by_line(games):
    """Exit status 0 and a closing count."""
    ok = [f"games.jsonl line {line}: ok (Boerenbridge, five rounds)\n" for line in (1, 2, 3)]

    assert (0, "".join(ok) + "Three games checked: all hold.\n", "") == finish("verify", games)


def test_games_are_read_from_the_standard_input(games):
    """So they come from a pipe, and none of them has to be kept."""
    ok = [f"- line {line}: ok (Boerenbridge, five rounds)\n" for line in (1, 2, 3)]

    assert (0, "".join(ok) + "Three games checked: all hold.\n", "") == finish("verify", "-", typed=games.read_text())


def test_an_unfinished_game_holds():
    """A record that breaks off between two actions is no damage, and is told as unfinished."""
    state = fs.game("zole").start(7).play("choose B")
    Path("game.json").write_text(json.dumps(state.record(["a", "b", "c"])))

    assert "game.json line 1: ok (Zole, no rounds, not finished)" in run("verify", "game.json").stdout


@pytest.mark.parametrize("damage", ["hello", '{"format": "followsuit/1", "ga', "[1, 2]", "\udcff"])
def test_a_damaged_line_is_told_and_the_others_are_checked(games, damage):
    """Every line is looked at, whatever stands in one of them."""
    lines = games.read_text().splitlines()
    text = "\n".join([lines[0], damage, lines[2]])
    games.write_bytes(text.encode(errors="surrogateescape"))
    result = run("verify", games)

    assert 2 == result.exit_code
    assert ["ok", "", "ok"] == ["ok" if ": ok (" in line else "" for line in result.stdout.splitlines()]
    assert "games.jsonl line 2: " in result.stdout
    assert "1 of three games does not hold" in result.stderr


def test_of_many_games_only_those_that_fail_are_told(games):
    """Past twenty games a line for each would hide what matters."""
    good = games.read_text().splitlines()[0]
    bad = deepcopy(json.loads(good))
    bad["winners"] = []
    games.write_text("\n".join([good] * 20 + [json.dumps(bad)] + [good] * 4))
    result = run("verify", games)

    assert re.fullmatch(r"games\.jsonl line 21: winners: .+\n", result.stdout)
    assert "1 of 25 games does not hold (record/invalid)\n" == result.stderr


@pytest.mark.parametrize("key", fs.games())
def test_records_of_every_game_hold_and_hold_no_longer_when_a_total_is_changed(key):
    """The last total of the first round is as binding as anything."""
    (state,) = simulate(fs.game(key), ["random"], 1, 3, 2)
    record = state.record()
    Path("game.json").write_text(json.dumps(record))
    assert 0 == run("verify", "game.json").exit_code

    record["rounds"][0]["totals"][-1] += 1
    Path("game.json").write_text(json.dumps(record))
    result = run("verify", "game.json")

    assert 2 == result.exit_code
    assert f"game.json line 1: rounds[0].totals[{state.game.seats - 1}]: " in result.stdout


@pytest.mark.parametrize("name", ["page", "cls", "colour"])
def test_an_option_that_the_game_does_not_have_is_refused_by_its_name(games, name):
    """Whatever the option is called, its place is told."""
    record = json.loads(games.read_text().splitlines()[0])
    record["options"][name] = 1
    Path("game.json").write_text(json.dumps(record))
    result = run("verify", "game.json")

    assert 2 == result.exit_code
    assert f"game.json line 1: options.{name}: Boerenbridge has no option “{name}”." in result.stdout


def fair_record():
    """The record of a game whose seed one person drew with the server, and its seal."""
    contribution, secret = "5e" * 32, "07" * 32
    draw = Draw(1, promise(secret), ("person", "bot", "bot"), (commitment_to(contribution), "", ""))
    state = fs.game("zole", rounds=1).start(mixed_seed(secret, [contribution, "", ""]))
    while not state.is_over:
        state = state.play(state.legal()[0])
    fairness = told_fairness(draw, secret, (contribution, "", ""), ())
    return {**state.record(["Anna", "Blaise", "Carl"]), "fairness": fairness}, draw.seal


def test_a_fair_deal_is_told_in_words_and_held_to_the_seal():
    """Who took part, and whether it is the deal that a browser agreed to."""
    record, seal = fair_record()
    Path("game.json").write_text(json.dumps(record))
    good, bad = run("verify", "game.json", "--seal", seal), run("verify", "game.json", "--seal", "ab" * 32)

    assert 0 == good.exit_code
    assert (
        "“Anna” (seat 0) took part in drawing the seed; “Blaise” (seat 1, a bot) and “Carl” (seat 2, a bot) did not"
        in good.stdout
    )
    assert f"this is the deal that was agreed to, by the seal {seal[:16]}…" in good.stdout
    assert 2 == bad.exit_code
    assert "game.json line 1: fairness.seal: No draw of this record has the seal abab" in bad.stdout


def test_a_seal_needs_one_record_that_tells_of_a_draw(games):
    """A record without one is not the deal agreed to; of many games a seal is of one; and a seal is digits."""
    record, seal = fair_record()
    del record["fairness"]
    Path("game.json").write_text(json.dumps(record))

    assert "fairness: This record tells nothing" in run("verify", "game.json", "--seal", seal).stdout
    assert "a seal is of one" in run("verify", games, "--seal", seal).stderr
    assert "is no seal" in run("verify", "game.json", "--seal", "xyz").stderr
