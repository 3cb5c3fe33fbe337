"""A table on the terminal: a person against players, kept in a file after every action."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from followsuit.bots import Player, players
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.errors import ActionError, FileError, PlayedElsewhere
from followsuit.lab.reporting.saved_game import GameFile
from followsuit.rules import Refusal
from followsuit.rules.explain import rule_sections
from followsuit.terminal.board import Board
from followsuit.terminal.people import People
from followsuit.terminal.reading import read_line
from followsuit.terminal.style import shown_names, suits_text
from followsuit.terminal.tell import Teller
from followsuit.terminal.typed import understand

SECTIONS = {
    Phase.NAME_TRUMP: "Trump",
    Phase.CHOOSE: "Choosing",
    Phase.STASH: "Choosing",
    Phase.BID: "Bidding",
    Phase.PLAY: "Play",
    Phase.LAY: "Tokens",
    Phase.TAKE: "Tokens",
}
"""The part of the rules that a decision is about."""
MANY = 30
"""How many actions help lists before it only counts them."""
COMMANDS = (
    "The first word may be left out. Besides: rules (all of them) · last (the last trick) · "
    "scores (round by round) · table (all of this again) · quit (the game is kept)."
)


class Left(Exception):
    """The person leaves the table; the game is kept."""


class Stopped(Exception):
    """The person has ended a game that only its table can end."""


@dataclass
class Table:
    """A game between a person and players, each on a seat of its own."""

    console: Console
    state: State
    names: Sequence[str]
    you: int
    bots: Mapping[int, Player]
    file: GameFile
    board: Board = field(init=False)
    teller: Teller = field(init=False)
    _opened: int | None = field(init=False, default=None)
    """The round whose opening has been shown."""

    def __post_init__(self) -> None:
        people = People(shown_names(self.names), self.you)
        self.board = Board(self.state.game, people)
        self.teller = Teller(self.state.game, people)

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way it is kept, as long as it can be."""
        try:
            self._play()
        except PlayedElsewhere:
            raise
        except FileError:
            if self.file.is_there:
                self._say_how_to_go_on()
            raise

    def _play(self) -> None:
        self._save()
        self._greet()
        try:
            while self.state.to_act is not None:
                with suppress(Stopped):
                    self._open_round()
                    self._turn()
        except (Left, EOFError, KeyboardInterrupt):
            self._save()
            self._say_goodbye()
            return
        self.console.print(self.board.result(self.state.scores, self.state.winners))
        self._print(f"The game is kept in {self.file.path}.")
        self._print(f"To watch it again: followsuit replay {shlex.quote(str(self.file.path))}")

    def _save(self) -> None:
        self.file.save(self.state.record(self.names))

    def _print(self, text: str) -> None:
        """A line that the terminal may wrap but that is copied as one."""
        self.console.print(text, soft_wrap=True)

    def _greet(self) -> None:
        game, people = self.state.game, self.board.people
        others = tuple(seat for seat in range(game.seats) if seat != self.you)
        self.console.print(Text(game.name, "bold") + f": {game.title}")
        self.console.print(f"You have seat {self.you}, with {people.all(others)}.")
        self._print(f"It is kept in {self.file.path} after every action.")
        self.console.print(Text("Suits as you type them: ") + suits_text(game.rules.deck))
        self.console.print("Type ? for help, quit to leave.")

    def _say_goodbye(self) -> None:
        self.console.print()
        self._print(f"The game is kept in {self.file.path}.")
        self._say_how_to_go_on()

    def _say_how_to_go_on(self) -> None:
        seat = f" --seat {self.you}" if self.names[self.you] in players() else ""
        self._print(f"To play on: followsuit play --resume {shlex.quote(str(self.file.path))}{seat}")

    def _open_round(self) -> None:
        if not self.state.is_between_rounds and self.state.view(self.you).round == self._opened:
            return
        if self.state.game.rules.is_open_ended and self.state.rounds_played and not self.state.position.actions:
            self.console.print("Enter for the next round, or stop to end the game here.")
            while word := self._read():
                if not self._answer(word.lower()):
                    self.console.print("Press Enter for the next round, or type stop.")
        if self.state.is_between_rounds:
            self.state, _ = self.state.deal_next()
            self._save()
        view = self.state.view(self.you)
        self.console.print(self.board.opening(view))
        self._opened = view.round

    def _turn(self) -> None:
        """One action, of the person or of a player; a round that it ends is shown before the next is dealt."""
        seat = self.state.to_act
        assert seat is not None
        view = self.state.view(seat)
        action = self._asked() if seat == self.you else self.bots[seat].decide(view).action
        leads = view.trick is not None and not view.trick.cards
        self.state, events = self.state.advance(action, seat=seat, deal=False)
        self._save()
        for line in self.teller.lines(events, leads=leads):
            self.console.print(Text("  ") + line)
        if any(event.kind == "scored" for event in events):
            self.console.print(self.board.scores(self.state.view(self.you).results[-1]))

    def _asked(self) -> str:
        """What the person does, asked until it is allowed."""
        self.console.print(self.board.decision(self.state.view(self.you)))
        while True:
            text = self._read()
            if not text or self._answer(text.lower()):
                continue
            understood = understand(self.state, text)
            if not isinstance(understood, Refusal):
                return understood
            self.console.print(Text(understood.sentence, "red"))

    def _read(self) -> str:
        """A line from the person. Input that is not typed is shown, so that what is printed reads as a whole."""
        text = read_line("> ").strip()
        if not sys.stdin.isatty():
            self._print(text)
        return text

    def _answer(self, word: str) -> bool:
        """Answer a question that is no action; false if it is none."""
        view = self.state.view(self.you)
        is_asked = bool(view.legal) and view.round == self._opened
        match word:
            case "?" | "help" if is_asked:
                self._help(view)
            case "table" if is_asked:
                self.console.print(self.board.decision(view))
            case "rules":
                self.console.print(Markdown(self.state.game.rules_page()))
            case "last":
                self._last_trick(view)
            case "scores":
                self.console.print(self.board.history(view))
            case "stop":
                self._stop()
            case "quit" | "q" | "exit":
                raise Left
            case _:
                return False
        return True

    def _help(self, view: View) -> None:
        """The rule that the decision is about, then all that may be done, nearest to where it is typed."""
        section = SECTIONS[view.phase]
        rule = next(
            body for title, body in rule_sections(self.state.game.rules, self.state.game.seats) if title == section
        )
        texts = self.board.actions(view)
        shown = texts if len(texts) <= MANY else [*texts[:MANY], f"… ({len(texts):,} in all)"]
        self.console.print(Markdown(rule))
        self.console.print()
        self.console.print(Text("You may: ", "bold") + ", ".join(shown))
        self.console.print(COMMANDS, style="dim")

    def _last_trick(self, view: View) -> None:
        past = self.state.position.past
        if view.tricks:
            self.console.print(self.board.trick(view.tricks[-1], view.playing))
        elif past and past[-1].round.tricks:
            self.console.print(self.board.trick(past[-1].round.tricks[-1], past[-1].round.playing))
        else:
            self.console.print("No trick has been taken yet.")

    def _stop(self) -> None:
        try:
            self.state = self.state.stop()
        except ActionError as error:
            self.console.print(str(error), style="red")
            return
        self._save()
        raise Stopped
