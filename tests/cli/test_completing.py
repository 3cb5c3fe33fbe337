import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.bots import players
from followsuit.cli.completing import SHELL, any_file, game_keys, language_codes, player_names
from tests.waiting import PATIENCE

SCRIPT = """
followsuit() {{ {python} -m followsuit "$@"; }}
env() {{ while [[ $1 == *=* ]]; do local -x "$1"; shift; done; "$@"; }}
eval "$(followsuit --show-completion bash)"
COMP_WORDS=({words})
COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
_followsuit_completion followsuit
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
"""A shell that has read the script of the command, and in which somebody has typed some words and pressed Tab."""


def asked(*words, shell="zsh", action="get-args"):
    """What the command answers to a shell other than Bash."""
    environment = {
        **os.environ,
        SHELL: f"complete_{shell}",
        "_TYPER_COMPLETE_ARGS": " ".join(["followsuit", *words]),
        "_TYPER_COMPLETE_FISH_ACTION": action,
    }
    command = [sys.executable, "-X", "importtime", "-m", "followsuit"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment, timeout=PATIENCE)
    return done.stdout, {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no Bash")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("followsuit play zo", ["zole"]),
        ("followsuit play zole --option sm", ["small_zole=true", "small_zole=false"]),
        ("followsuit play zole -o dues = t", ["true"]),
    ],
)
def test_bash_completes_by_the_script_of_the_command(words, offered):
    """Also behind “=”, where Bash splits words and wants only what comes next."""
    script = SCRIPT.format(python=sys.executable, words=words)
    done = subprocess.run(["bash", "-c", script], check=True, capture_output=True, text=True, timeout=PATIENCE)

    assert offered == done.stdout.split()


def test_zsh_and_fish_complete_what_they_ask_for():
    """Commands with their help, options of a game with values; and no Tab waits for NumPy, or for games by name."""
    commands, loaded = asked("pla", shell="fish")
    assert commands.startswith("play\tPlay in the terminal")
    assert "followsuit.rules" not in loaded

    games, loaded = asked("rules", "ninj")
    assert '"ninja-whist"' in games
    assert "followsuit.rules" not in loaded

    values, loaded = asked("simulate", "boerenbridge", "-o", "schedule=")
    assert all(f'"schedule={value}"' in values for value in ("five", "seven", "fifteen"))
    assert "followsuit.rules" in loaded
    assert not {"numpy", "numba", "rich.console"} & loaded


def test_every_game_and_player_is_offered_by_the_name_that_it_has():
    """Though names are read from files alone."""
    assert sorted(fs.games()) == game_keys("")
    assert sorted(players()) == player_names("")


def test_the_last_of_several_players_is_completed():
    """Those before it stay."""
    assert ["casual,master"] == player_names("casual,ma")


def test_languages_are_offered_by_their_codes():
    """Those that there are."""
    assert ["nl"] == language_codes("n")


def test_files_are_offered_with_their_folders():
    """Hidden ones to those who ask for them; beside games, only what may be a game."""
    Path("records").mkdir()
    for name in ("records/game.json", "mygame.py", ".hidden"):
        Path(name).touch()

    assert ["mygame.py", "records/"] == any_file("")
    assert [".hidden"] == any_file(".h")
    assert ["records/game.json"] == any_file("records/")
    assert [] == any_file("nowhere/")
    assert ["mygame.py"] == game_keys("my")
    assert "./mygame.py" in game_keys("./")
    assert [] == game_keys("records/game")
