"""A table on the terminal: a person against players, kept in a file after every action."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from followsuit.bots import Player, players
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.errors import ActionError, FileError, PlayedElsewhere
from followsuit.lab.reporting.saved_game import GameFile
from followsuit.language.message import Message
from followsuit.rules import Refusal
from followsuit.rules.explain import rule_sections
from followsuit.telling import Teller
from followsuit.telling.rules_page import illustrated_page
from followsuit.terminal.advising import advice
from followsuit.terminal.board import Board
from followsuit.terminal.narrator import Narrator
from followsuit.terminal.reading import read_line
from followsuit.terminal.speech import Speech, Spoken
from followsuit.terminal.tables import Facts, filled
from followsuit.terminal.typed import understand

SECTIONS = {
    Phase.PLAY: "rules/heading-play",
    Phase.LAY: "rules/heading-tokens",
    Phase.TAKE: "rules/heading-tokens",
}
"""The part of the rules that a decision in play is about, by the code of its heading; a stage has one of its own."""
MANY = 30
"""How many actions help lists before it only counts them."""


class Left(Exception):
    """The person leaves the table; the game is kept."""


class Stopped(Exception):
    """The person has ended a game that only its table can end."""


class TakenBack(Exception):
    """The person has taken a decision back, and is asked again."""


@dataclass
class Table:
    """A game between a person and players, each on a seat of its own."""

    console: Console
    state: State
    names: Sequence[str]
    you: int
    bots: Mapping[int, Player]
    file: GameFile
    spoken: Spoken
    beside: Mapping[str, Any] = field(default_factory=dict)
    """What other programs have added to the record, and is kept with it."""
    board: Board = field(init=False)
    speech: Speech = field(init=False)
    narrator: Narrator = field(init=False)
    _opened: int | None = field(init=False, default=None)
    """The round whose opening has been shown."""
    _before: list[State] = field(init=False, default_factory=list)
    """The game before each decision of the person, since it sat down."""

    def __post_init__(self) -> None:
        self.speech = Speech.about(self.state.game, self.names, self.you, self.spoken.code)
        self.board = Board(self.state.game, self.speech)
        self.narrator = Narrator(Teller(self.state.game), self.speech)

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way it is kept, as long as it can be."""
        try:
            self._play()
        except PlayedElsewhere:
            raise
        except FileError:
            if self.file.exists:
                self._say_how_to_go_on()
            raise

    def _play(self) -> None:
        self._save()
        self._greet()
        try:
            while self.state.to_act is not None:
                with suppress(Stopped, TakenBack):
                    self._open_round()
                    self._turn()
        except (Left, EOFError, KeyboardInterrupt):
            self._save()
            self._say_goodbye()
            return
        self.console.print(self.board.result(self.state.scores, self.state.winners))
        self._say("terminal/kept", str(self.file.path))
        self._say("terminal/watch-again", f"followsuit replay {self._file()}{self.spoken.option}")

    def _save(self) -> None:
        self.file.save({**self.beside, **self.state.record(self.names)})

    def _file(self) -> str:
        """The file as a shell reads it."""
        return shlex.quote(str(self.file.path))

    def _print(self, text: str) -> None:
        """A line that the terminal may wrap but that is copied as one."""
        self.console.print(text, soft_wrap=True)

    def _say(self, code: str, whole: str) -> None:
        """A sentence about a file or a command, which is copied as one: lines end between words, and never in it."""
        said = self.speech.text(code, file=Text(whole), command=Text(whole))
        if not self.console.is_terminal:
            self._print(said.plain)
            return
        before, _, after = said.plain.partition(whole)
        ending, *words = after.split(" ")
        pieces = [*before.split(), whole + ending, *words]
        for line in filled(map(Text, filter(None, pieces)), self.console.width, " "):
            self._print(line.plain)

    def _greet(self) -> None:
        game, others = self.state.game, [seat for seat in range(self.state.game.seats) if seat != self.you]
        title = self.speech.message(Message(f"game/{game.key}/title", english=game.title))
        self.console.print(Text(game.name, "bold") + f": {title}")
        self.console.print(self.speech.say("terminal/seat", seat=self.you, others=others))
        self._say("terminal/kept-always", str(self.file.path))
        first, *more = [Text(f"{suit.letter} ") + self.speech.suit(suit.letter) for suit in game.rules.deck.suits]
        self.console.print(Facts([self.speech.text("terminal/suits", suits=first), *more]))
        self.console.print(self.speech.say("terminal/how-to-begin"))

    def _say_goodbye(self) -> None:
        self.console.print()
        self._say("terminal/kept", str(self.file.path))
        self._say_how_to_go_on()

    def _say_how_to_go_on(self) -> None:
        seat = f" --seat {self.you}" if self.names[self.you] in players() else ""
        self._say("terminal/play-on", f"followsuit play --resume {self._file()}{seat}{self.spoken.option}")

    def _open_round(self) -> None:
        if not self.state.is_between_rounds and self.state.view(self.you).round == self._opened:
            return
        if self.state.game.rules.is_open_ended and self.state.rounds_played and not self.state.position.actions:
            self.console.print(self.speech.say("terminal/next-round"))
            while word := self._read():
                if not self._answer(word.lower()):
                    self.console.print(self.speech.say("terminal/enter-or-stop"))
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
        before = self.state
        if seat == self.you:
            self._before.append(before)
        self.state, events = before.advance(action, seat=seat, deal=False)
        self._save()
        for line in self.narrator.lines(before, events, self.state):
            self.console.print(line)
        if any(event.kind == "scored" for event in events):
            self.console.print(self.board.scores(self.state.view(self.you).results[-1]))

    def _asked(self) -> str:
        """What the person does, asked until it is allowed; an empty line does the only thing that there is to do."""
        view = self.state.view(self.you)
        self.console.print(self.board.decision(view))
        while True:
            text = self._read()
            if not text and len(view.legal) == 1:
                return str(view.legal[0])
            if not text or self._answer(text.lower()):
                continue
            understood = understand(self.state, text)
            if not isinstance(understood, Refusal):
                return understood
            self.console.print(Text(understood.in_language(self.spoken.code), "red"))

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
                self.console.print(Markdown(illustrated_page(self.state.game, self.spoken.code)))
            case "last":
                self._last_trick(view)
            case "scores":
                self.console.print(self.board.history(view))
            case "hint" if is_asked:
                self.console.print(self.speech.message(advice(view)))
            case "undo" if is_asked:
                self._take_back()
            case "stop":
                self._stop()
            case "quit" | "q" | "exit":
                raise Left
            case _:
                return False
        return True

    def _help(self, view: View) -> None:
        """The rule that the decision is about, then all that may be done, nearest to where it is typed."""
        section, game = self.speech.say(_section(view)), self.state.game
        told = rule_sections(game.rules, game.seats, self.spoken.code)
        rule = next(body for title, body in told if title == section)
        texts = self.board.actions(view)
        more = [self.speech.say("terminal/in-all", actions=len(texts))] if len(texts) > MANY else []
        self.console.print(Markdown(rule))
        self.console.print()
        self.console.print(
            self.speech.text("terminal/help-may", "bold", actions=Text(", ".join([*texts[:MANY], *more])))
        )
        self.console.print(self.speech.say("terminal/commands"), style="dim")

    def _last_trick(self, view: View) -> None:
        past = self.state.position.past
        if view.tricks:
            self.console.print(self.board.trick(view.tricks[-1], view.playing))
        elif past and past[-1].round.tricks:
            self.console.print(self.board.trick(past[-1].round.tricks[-1], past[-1].round.playing))
        else:
            self.console.print(self.speech.say("terminal/no-trick-yet"))

    def _take_back(self) -> None:
        """Back to the decision before, as long as there is one; everyone else decides anew."""
        if not self._before:
            self.console.print(self.speech.say("terminal/nothing-to-undo"))
            return
        self.state = self._before.pop()
        self._save()
        self.console.print(self.speech.say("terminal/undone"))
        raise TakenBack

    def _stop(self) -> None:
        try:
            self.state = self.state.stop()
        except ActionError as error:
            self.console.print(str(error.in_language(self.spoken.code)), style="red")
            return
        self._save()
        raise Stopped


def _section(view: View) -> str:
    """The part of the rules that a decision is about, by the code of its heading."""
    if view.ask is None:
        return SECTIONS[view.phase]
    verb = view.ask.verb
    stage = next(stage for stage in view.game.rules.all_stages if verb in stage.verbs)
    return f"rules/heading-{stage.heading}"
