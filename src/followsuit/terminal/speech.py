"""What the screen says: messages worded in one language, for whoever reads it and of whoever plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from followsuit.bots import players
from followsuit.cards import Deck
from followsuit.engine.game import Game
from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import Language, language
from followsuit.rules.options import shown
from followsuit.terminal.style import shown_names, suit_style

YOU = "You"
"""What records call a person who gave no name; every language has its own word for it."""
FIRST_PLACE = 0xE000
"""Letters for private use hold the places of coloured texts while a sentence is worded."""


class Spoken(NamedTuple):
    """The language that was chosen, and the option that chose it, to be given again when a game goes on."""

    code: str = ENGLISH
    option: str = ""

    @property
    def say(self) -> Say:
        """What words a message that speaks of nobody."""
        return language(self.code).say


def notices(console: Console, say: Say) -> Callable[[Message], None]:
    """Prints what is to be known while one waits."""
    return lambda said: console.print(say(said), style="dim")


def option_told(game: Game, key: str) -> Message:
    """An option of a game, and how it is set."""
    code = "terminal/seats-option" if key == "seats" else f"option/{game.key}/{key}".replace("_", "-")
    value = game.options[key]
    told = value if isinstance(value, bool) else shown(value)
    return Message("terminal/option", {"key": key, "name": Message(code, english=key), "value": told})


def game_title(game: Game, seed: str) -> Message:
    """A game's name, how each of its options is set, and the seed of its deals."""
    options = [option_told(game, key) for key in game.options]
    return Message("lab/title", {"game": game.name, "options": options, "seed": seed})


@dataclass(frozen=True, slots=True)
class Speech:
    """A language, the cards, the names by seat, and the seat of whoever reads; none for somebody who only looks on."""

    language: Language
    deck: Deck
    names: tuple[str, ...]
    you: int | None = None
    spoken_to: int | None = None
    """The seat that sentences call “you”: also one in a record whose person gave no name."""

    @classmethod
    def about(cls, game: Game, names: Sequence[str], you: int | None = None, code: str = ENGLISH) -> Speech:
        """How a table of a game is spoken of in a language; `names` as its record has them."""
        spoken = language(code)
        called = [_called(name, spoken) for name in names]
        nameless = [seat for seat, name in enumerate(names) if _is_you(name)]
        spoken_to = nameless[0] if you is None and len(nameless) == 1 else you
        return cls(spoken, game.rules.deck, shown_names(called), you, spoken_to)

    @property
    def scene(self) -> Scene:
        """Whom and what sentences speak of."""
        return Scene(self.deck.names, self.names, self.spoken_to)

    def say(self, code: str, /, **facts: object) -> str:
        """A message in words."""
        return self.message(Message(code, facts))

    def message(self, message: Message) -> str:
        """A message that somebody else has made, in words."""
        return self.language.say(message, self.scene)

    def text(self, code: str, style: str = "", /, **facts: object) -> Text:
        """A message in words, in which facts that are texts keep their colours."""
        coloured = {chr(FIRST_PLACE + place): fact for place, fact in enumerate(facts.values()) if type(fact) is Text}
        places = {id(fact): place for place, fact in coloured.items()}
        said, made = self.say(code, **{key: places.get(id(fact), fact) for key, fact in facts.items()}), Text()
        for letter in said:
            made.append_text(coloured[letter]) if letter in coloured else made.append(letter, style)
        return made

    def name(self, seat: int) -> str:
        """A name in a table, which tells the reader's own from the others."""
        name = self.names[seat]
        is_marked = seat == self.you and name != self.say("terminal/you")
        return self.say("terminal/name-you", name=name) if is_marked else name

    def suit(self, letter: str) -> Text:
        """A suit's sign and name, in its colour."""
        sign = self.deck.suit(letter).sign
        return Text(f"{sign} {self.say('terminal/suit', suit=letter)}", f"bold {suit_style(self.deck, letter)}")

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return self.say("terminal/number", number=value)

    def signed(self, score: int) -> str:
        """A gain or a loss."""
        return self.say("terminal/score", score=score)


def _called(name: str, spoken: Language) -> str:
    """A name as the language has it: that of a player of this program, or of a person who gave none."""
    if _is_you(name):
        return spoken.say(Message("terminal/you"))
    return spoken.say(Message(f"bot/{name}", english=name)) if name in players() else name


def _is_you(name: str) -> bool:
    return name.lower() == YOU.lower()
