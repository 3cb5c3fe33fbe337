import json
import os
import re
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import followsuit as fs
from tests.cli.command import Person, finish, refused, run, start
from tests.waiting import PATIENCE, until

WHOLE_GAMES = [
    ("miesjelen", ("--option", "round_limit=4")),
    ("boerenbridge", ()),
    ("zole", ("--seats", 4, "--option", "dues=true")),
    ("ninja-whist", ("--seats", 7)),
    ("elemental", ("--seats", 6)),
]


def saved_record(path):
    """The record in a file."""
    return json.loads(Path(path).read_text())


def play(*args, typed=None):
    """The command, against players of whom one knows from the seed what they do; those of a kept game are settled."""
    players = () if "--resume" in args else ("--players", "random")
    return run("play", *args, *players, typed=typed)


def sit(monkeypatch, *args, path="game.json", **person):
    """Play by a person who types something legal whenever asked."""
    typist = Person(Path(path), **person)
    monkeypatch.setattr("builtins.input", typist)
    return play(*args), typist


@pytest.mark.parametrize(("key", "options"), WHOLE_GAMES, ids=[key for key, _ in WHOLE_GAMES])
def test_a_whole_game_can_be_played(monkeypatch, key, options):
    """From the first card to the result; the record holds and can be watched again."""
    result, person = sit(monkeypatch, key, *options, "--seed", 3, "--record", "game.json", "--name", "Anna")
    record = saved_record("game.json")

    assert 0 == result.exit_code, result.output
    assert record["finished"]
    assert ["Anna", *["random"] * (record["options"]["seats"] - 1)] == record["players"]
    assert "3" == record["seed"]
    assert len(person.typed) == sum(seat == 0 for round_ in record["rounds"] for seat, _ in round_["actions"])
    assert f"{fs.game(key).name}: the result" in result.stdout
    assert result.stdout.endswith("To watch it again: followsuit replay game.json\n")
    assert 0 == run("verify", "game.json").exit_code
    assert 0 == run("replay", "game.json").exit_code


def test_the_usual_opponents_are_casual():
    """Whoever names no players meets those who think, on every other seat."""
    result = run("play", "miesjelen", "--seats", 4, "--seat", 1, "--seed", 7, "--record", "game.json", typed="quit\n")

    assert 0 == result.exit_code, result.output
    assert ["casual", "You", "casual", "casual"] == saved_record("game.json")["players"]


@pytest.mark.parametrize("player", ["greedy", "random"])
def test_other_opponents_can_be_named(player):
    """One name for all other seats."""
    run("play", "zole", "--seed", 7, "--players", player, "--record", "game.json", typed="quit\n")

    assert ["You", player, player] == saved_record("game.json")["players"]


def test_every_round_is_opened_told_and_scored(monkeypatch):
    """Dealer and trump at its start, every action on a line, the scores at its end."""
    result, _ = sit(monkeypatch, "boerenbridge", "--seed", 3, "--record", "game.json")
    record = saved_record("game.json")
    names = ["You", "random 1", "random 2", "random 3"]

    for number, round_ in enumerate(record["rounds"], start=1):
        assert f"Round {number} of 5" in result.stdout
        assert f"dealer {names[round_['dealer']]} · trump " in result.stdout
        assert f"Scores of round {number}\n" in result.stdout
    cards = sum(text.startswith("play ") for round_ in record["rounds"] for _, text in round_["actions"])
    assert cards == len(re.findall(r"^  \w+[♣♦♥♠] +.+ (?:leads?|plays?|trumps?) ", result.stdout, re.MULTILINE))
    assert 19 == len(re.findall(r"^  .+ takes? the trick\.$", result.stdout, re.MULTILINE))
    assert 19 == len(re.findall(r"^  \w+[♣♦♥♠] +.+ leads? the .+\.$", result.stdout, re.MULTILINE))


def test_a_decision_shows_all_that_one_needs():
    """Round, trick, trump, the dealer, bids, tricks, needs, scores, the trick so far, the hand and what is allowed."""
    shown = play("ninja-whist", "--seed", 7, "--name", "Anna", typed="0\n").stdout

    assert "Round 1 of 19 · one card each" in shown
    assert "dealer random 2 · turned A‖ · trump ‖ Staff" in shown
    assert "random 3 bids 0." in shown
    assert "you may    bid 0 or 1" in shown
    assert "Trick 1 of 1 · turned A‖ · trump ‖ Staff" in shown
    assert re.search(r"^ +score +bid +tricks +needs +tokens +won +this trick *$", shown, re.MULTILINE)
    assert re.search(r"^▸ Anna \(you\) +0 +0 +0 +no more", shown, re.MULTILINE)
    assert re.search(r"^  random 2 dealer +0 +\d +0 +\S.* 6‖ led *$", shown, re.MULTILINE)
    assert "your hand  9⚔" in shown
    assert "you may    play 9c" in shown


def test_hidden_cards_are_not_told(monkeypatch):
    """A player's pick-up and stash are told by their number only, one's own by their cards."""
    result, _ = sit(monkeypatch, "zole", "--seed", 3, "--record", "game.json")
    told = set(re.findall(r"^ {7}(\S.* (?:picks? up|stash(?:es)?) .+)$", result.stdout, re.MULTILINE))

    assert "random 1 stashes two cards." in told
    assert all(line.startswith("You") or line.endswith("two cards.") for line in told)


@pytest.mark.parametrize("typed", ["Zz\n", "Kd\n", "bid 3\n", "choose Q\n", "\n"])
def test_what_is_not_allowed_is_answered_and_asked_again(typed):
    """The rule's sentence, and nothing has happened."""
    result = play("zole", "--seed", 7, "--record", "a.json", typed="quit\n")
    before = saved_record("a.json")
    result = play("zole", "--seed", 7, "--record", "b.json", typed=f"{typed}quit\n")

    assert 0 == result.exit_code
    assert before == saved_record("b.json")


def test_the_sentence_of_a_refusal_is_the_rule_s():
    """Whoever types a forbidden bid learns what is allowed."""
    shown = play("elemental", "--seed", 7, typed="9\nquit\n").stdout

    assert "There is no bid 9 here: bid 0 to 1." in shown


def test_help_shows_what_is_allowed_the_rule_and_the_other_words():
    """A question mark is enough."""
    shown = " ".join(play("zole", "--seed", 7, typed="?\nquit\n").stdout.split())

    assert "You may: choose P, choose B, choose Z, choose S" in shown
    assert "The seat after the dealer chooses first" in shown
    assert all(word in shown for word in ("rules (", "last (", "scores (", "table (", "quit ("))


def test_help_does_not_list_actions_without_end():
    """Of 45 ways to stash, some are listed and all are counted."""
    assert "… (45 in all)" in play("zole", "--seed", 7, typed="B\n?\nquit\n").stdout


def test_the_rules_can_be_read_at_the_table():
    """All of them, as `followsuit rules` shows them."""
    shown = play("zole", "--seed", 7, typed="rules\nquit\n").stdout

    assert "14 cards are always trumps" in shown


def test_the_last_trick_can_be_seen_again():
    """The cards with their players, and who took it."""
    hand = fs.game("miesjelen", seats=2).start("t").view(0).hand
    typed = "\n".join(["last", *map(str, hand), "last", "quit"])
    shown = play("miesjelen", "--seats", 2, "--seed", "t", typed=typed).stdout

    assert "No trick has been taken yet." in shown
    assert re.search(r"^(You|random) \S+ · (You|random) \S+ · taken by (You|random)$", shown, re.MULTILINE)


def test_between_two_rounds_the_last_trick_and_the_scores_can_be_seen():
    """Questions are answered before the next round begins."""
    args = ("zole", "-o", "rounds=0", "-o", "dues=true", "--seats", 4, "--seed", 3, "--record", "game.json")
    shown = play(*args, typed="last\nscores\nhello\ntable\n?\nquit\n").stdout

    assert "random 1 Q♣ · random 2 J♠ · random 3 9♦ · taken by random 1" in shown
    assert re.search(r"^round +You +random 1 +random 2 +random 3 *\n +1 +\+7 +−21 +\+7 +\+7 *\n", shown, re.MULTILINE)
    assert 3 == shown.count("Press Enter for the next round, or type stop.")
    assert "Round 2" not in shown
    assert 1 == len(saved_record("game.json")["rounds"])


def test_an_open_ended_table_is_stopped_between_two_rounds(monkeypatch):
    """`stop` ends the game there: the leaders win, and the record holds."""
    result, person = sit(monkeypatch, "zole", "-o", "rounds=0", "--seed", 3, "--record", "game.json", stop_after=3)
    record = saved_record("game.json")
    totals = record["rounds"][-1]["totals"]

    assert ["", "", "stop"] == [line for line in person.typed if line in ("", "stop")]
    assert 3 == len(record["rounds"])
    assert record["finished"]
    assert [seat for seat, total in enumerate(totals) if total == max(totals)] == record["winners"]
    assert "Zole: the result" in result.stdout
    assert 0 == run("verify", "game.json").exit_code


def test_a_game_with_an_end_of_its_own_cannot_be_stopped():
    """The answer says so, and the game goes on."""
    shown = play("zole", "--seed", 7, typed="stop\nquit\n").stdout

    assert "This game ends by its own rules." in shown


@pytest.mark.parametrize("typed", ["quit\n", "q\n", "exit\n", "QUIT\n", ""])
def test_leaving_keeps_the_game_and_tells_how_to_go_on(typed):
    """`quit` and the end of the input are one."""
    result = play("zole", "--seed", 7, typed=typed)

    assert 0 == result.exit_code
    assert result.stdout.endswith(
        "The game is kept in zole-7.json.\nTo play on: followsuit play --resume zole-7.json\n"
    )
    assert [[2, "choose P"]] == saved_record("zole-7.json")["rounds"][0]["actions"]


def test_a_file_name_with_a_space_is_quoted_in_the_command():
    """What is printed can be pasted into a shell."""
    shown = play("zole", "--seed", 7, "--record", "my game.json", typed="quit\n").stdout

    assert "followsuit play --resume 'my game.json'\n" in shown


@pytest.mark.parametrize("args", [("zole",), ("--resume", "game.json", "--seat", 0)])
def test_a_file_that_the_system_does_not_take_is_refused(args):
    """Before a card is dealt."""
    unfinished(["random", "random", "random"])

    message = refused(play(*args, "--record", f"{'x' * 300}.json"), "file/unusable")
    assert "cannot be written: " in message


def test_letters_that_cannot_be_read_are_refused_like_others(monkeypatch):
    """The game goes on."""
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")
    command = ("play", "zole", "--seed", 7, "--players", "random")
    status, out, err = finish(*command, typed="\udcff\nquit\n", errors="surrogateescape")

    assert (0, "") == (status, err)
    assert "“�”" in out
    assert out.endswith("To play on: followsuit play --resume zole-7.json\n")


def test_without_an_input_the_game_is_kept_for_later():
    """A closed standard input is one that has ended."""
    status, out, err = finish("play", "zole", "--seed", 7, "--players", "random", preexec_fn=lambda: os.close(0))

    assert (0, "") == (status, err)
    assert out.endswith("To play on: followsuit play --resume zole-7.json\n")


def test_every_game_gets_a_file_of_its_own():
    """A second game with the same seed does not touch the first."""
    for _ in range(2):
        play("zole", "--seed", "a/b c", typed="quit\n")

    assert ["zole-a-b-c-2.json", "zole-a-b-c.json"] == sorted(path.name for path in Path().iterdir())


def test_without_a_seed_every_game_is_another():
    """Two games, two files, two deals."""
    for _ in range(2):
        play("zole", typed="quit\n")
    one, other = (saved_record(path) for path in Path().iterdir())

    assert one["rounds"][0]["hands"] != other["rounds"][0]["hands"]


def test_a_game_is_kept_after_every_action():
    """The record on the disk is always that of the last action, the person's and the players' alike."""
    process = start("play", "zole", "--seed", 7, "--record", "game.json", "--players", "random")
    wait_for("game.json", actions=1)
    assert process.stdin is not None
    process.stdin.write("Z\n")
    process.stdin.flush()
    wait_for("game.json", actions=3)
    process.kill()
    process.communicate(timeout=PATIENCE)

    assert [[2, "choose P"], [0, "choose Z"]] == saved_record("game.json")["rounds"][0]["actions"][:2]
    assert 0 == run("verify", "game.json").exit_code


def wait_for(path, *, actions):
    """Wait until so many actions have been kept."""
    until(lambda: Path(path).exists() and len(saved_record(path)["rounds"][-1]["actions"]) >= actions)


def test_ctrl_c_leaves_the_table_and_the_game_goes_on_where_it_was():
    """Exit status 0, the command to go on, and with it the very same decision."""
    process = start("play", "zole", "--seed", 7, "--record", "game.json", "--players", "random")
    assert process.stdin is not None
    process.stdin.write("Z\n")
    process.stdin.flush()
    wait_for("game.json", actions=3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    before = saved_record("game.json")
    command = re.search(r"To play on: followsuit (.*)\n", out)

    assert (0, "") == (process.returncode, err)
    assert command is not None
    status, out, err = finish(*shlex.split(command[1]))
    assert (0, "") == (status, err)
    assert "Trick 1 of 8 · Zole: You alone" in out
    assert before == saved_record("game.json")


def test_a_resumed_game_can_be_played_to_its_end(monkeypatch):
    """Leaving and coming back does not show in the record."""
    args = ("elemental", "--seats", 6, "--seed", 9, "--seat", 2, "--name", "Anna", "--record", "game.json")
    play(*args, typed="0\n")
    assert not saved_record("game.json")["finished"]
    result, _ = sit(monkeypatch, "--resume", "game.json", seat=2)
    record = saved_record("game.json")

    assert 0 == result.exit_code, result.output
    assert record["finished"]
    assert "Anna" == record["players"][2]
    assert 0 == run("verify", "game.json").exit_code


def test_what_another_program_added_to_a_record_stays_in_it():
    """A record may have fields of its own, and playing on takes none of them away."""
    play("zole", "--seed", 7, "--players", "random", "--record", "game.json", typed="quit\n")
    Path("game.json").write_text(json.dumps({**saved_record("game.json"), "times": [3, 1]}))
    play("--resume", "game.json", typed="B\nquit\n")
    record = saved_record("game.json")

    assert [3, 1] == record["times"]
    assert [0, "choose B"] in record["rounds"][0]["actions"]


def test_a_resumed_game_may_be_named_and_kept_elsewhere():
    """The old file stays as it was."""
    play("zole", "--seed", 7, "--record", "a.json", typed="quit\n")
    before = saved_record("a.json")
    result = play("zole", "--resume", "a.json", "--record", "b.json", typed="B\nquit\n")

    assert 0 == result.exit_code
    assert before == saved_record("a.json")
    assert [0, "choose B"] == saved_record("b.json")["rounds"][0]["actions"][1]


def test_a_resumed_game_must_be_of_the_game_named():
    """A wrong name is refused."""
    play("zole", "--seed", 7, "--record", "a.json", typed="quit\n")

    assert "a.json holds a game of Zole, not of elemental." in refused(
        play("elemental", "--resume", "a.json"), "game/unknown"
    )


def test_a_resumed_game_is_not_kept_over_another_file():
    """`--record` names a new file, or the same."""
    play("zole", "--seed", 7, "--record", "a.json", typed="quit\n")
    Path("b.json").write_text("precious")

    refused(play("--resume", "a.json", "--record", "b.json"), "file/unusable")
    assert "precious" == Path("b.json").read_text()


def unfinished(players, *, seed=True):
    """A file with a game that has just begun."""
    record = fs.game("zole").start(7).record(players)
    if not seed:
        del record["seed"]
    Path("game.json").write_text(json.dumps(record))


def test_the_person_of_a_record_is_the_one_who_is_no_player():
    """Anna sits on seat 1, so that is where one plays on."""
    unfinished(["random", "Anna", "random"])

    assert "You have seat 1, with random 0 and random 2." in play("--resume", "game.json", typed="").stdout


def test_a_record_with_several_people_asks_for_the_seat():
    """Both names are no players'."""
    unfinished(["Anna", "random", "Bob"])

    assert "Two seats could be yours: 0 and 2. Choose one with --seat." in refused(
        play("--resume", "game.json"), "player/unknown"
    )


def test_a_record_of_players_alone_can_be_taken_over_on_any_seat():
    """Nobody's seat unless told, then that one."""
    unfinished(["random", "random", "random"])

    refused(play("--resume", "game.json"), "player/unknown")
    shown = play("--resume", "game.json", "--seat", 2, typed="").stdout
    assert "You have seat 2" in shown
    assert shown.endswith("To play on: followsuit play --resume game.json --seat 2\n")


def test_a_seat_whose_player_is_unknown_cannot_be_played_by_the_program():
    """With Bob at the table, too, there is nobody to play for him."""
    unfinished(["Anna", "random", "Bob"])

    assert "no player “Bob”" in refused(play("--resume", "game.json", "--seat", 0), "player/unknown")


def test_a_game_without_a_seed_cannot_go_on():
    """Nobody knows the cards to come."""
    unfinished(["Anna", "random", "random"], seed=False)

    assert "game.json line 1: seed: " in refused(play("--resume", "game.json"), "record/invalid")


def test_a_disk_that_fills_up_ends_the_game_with_one_message(monkeypatch):
    """What was kept before is whole."""
    play("zole", "--seed", 7, "--record", "game.json", typed="quit\n")
    before = saved_record("game.json")

    def full(path, _):
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    result = play("--resume", "game.json", typed="B\n")

    assert "no space left on device. The last game kept there is whole." in refused(result, "file/unusable")
    assert result.stdout.endswith("To play on: followsuit play --resume game.json\n")
    assert before == saved_record("game.json")


def test_where_no_game_could_be_kept_there_is_none_to_play_on():
    """A folder that is not there: the message offers nothing that does not exist."""
    result = play("zole", "--record", "missing/game.json")

    assert "whole" not in refused(result, "file/unusable")
    assert "" == result.stdout


def test_a_game_that_is_played_on_elsewhere_is_not_written_over(monkeypatch):
    """Whoever acts second is told, and what the first has done stays."""
    play("zole", "--seed", 7, "--record", "game.json", typed="quit\n")
    other = fs.replay(saved_record("game.json")).play("choose Z").record(saved_record("game.json")["players"])

    def meanwhile():
        Path("game.json").write_text(json.dumps(other))
        yield "B"
        yield "quit"

    typed = meanwhile()
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    result = play("--resume", "game.json")

    assert "This game is being played elsewhere. Play on there;" in refused(result, "file/played-elsewhere")
    assert "To play on" not in result.stdout
    assert other == saved_record("game.json")


def test_enter_does_the_only_thing_that_is_allowed(monkeypatch):
    """The last card of a hand need not be typed."""
    lines = []

    def typed(_prompt: str) -> str:
        legal = fs.replay(saved_record("game.json")).legal()
        lines.append("" if len(legal) == 1 else str(legal[0]))
        return lines[-1]

    monkeypatch.setattr("builtins.input", typed)
    result = play("boerenbridge", "--seed", 3, "--record", "game.json")

    assert 0 == result.exit_code, result.output
    assert saved_record("game.json")["finished"]
    assert lines.count("") >= 5


def test_a_hint_is_something_that_one_may_do():
    """With a reason, if the player that gives it is compiled."""
    result = play("zole", "--seed", 7, "--record", "game.json", typed="hint\nquit\n")
    hint = re.search(r"^Try (.+?)\.(?: |$)", result.stdout, re.MULTILINE)
    assert hint is not None
    state = fs.replay(saved_record("game.json"))

    assert hint[1] in [str(action) for action in state.legal()]


def test_a_decision_can_be_taken_back():
    """The game is as it was before, and so is the record."""
    play("zole", "--seed", 7, "--record", "before.json", typed="quit\n")
    result = play("zole", "--seed", 7, "--record", "game.json", typed="undo\nP\nundo\nquit\n")

    assert 0 == result.exit_code, result.output
    assert "You have decided nothing yet." in result.stdout
    assert "Taken back; decide again." in result.stdout
    assert saved_record("before.json")["rounds"] == saved_record("game.json")["rounds"]


def test_the_first_decision_is_asked_for_before_anything_is_compiled(tmp_path):
    """Whoever types gets simple players at first; leaving gives up what is being compiled."""
    pty = pytest.importorskip("pty", reason="this system has no terminals of this kind")
    ours, theirs = pty.openpty()
    environment = {**os.environ, "FOLLOWSUIT_CACHE": str(tmp_path), "LANGUAGE": "en", "TERM": "dumb"}
    process = subprocess.Popen(
        [sys.executable, "-m", "followsuit", "play", "zole", "--seed", "7"],
        stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
    )  # fmt: skip
    os.close(theirs)
    told = ""
    with suppress(OSError):
        while "\n> " not in told:
            told += os.read(ours, 4096).decode()
    os.write(ours, b"quit\n")
    # What is not read keeps it from ending.
    with suppress(OSError):
        while os.read(ours, 4096):
            pass

    assert 0 == process.wait(PATIENCE)
    assert "until then simple ones play for them." in " ".join(told.split())
    assert "Your turn." in told
