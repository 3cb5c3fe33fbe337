"""Every error a user can meet. Each has a stable code, and a message: a sentence and, where there is one, a remedy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Facts, Message, in_english
from followsuit.language.scene import Pack, Scene
from followsuit.language.wording import language

LONGEST_QUOTE = 40
NO_CARDS = Pack()


def quoted(given: object) -> str:
    """What somebody gave, as a sentence can hold it: a number as it is, else the text of `shortened` in quotes."""
    return str(given) if type(given) is int and abs(given) < 10**18 else f"“{shortened(given)}”"


def shortened(given: object) -> str:
    """What somebody gave, as a fact: short, on one line, with nothing that a terminal would obey."""
    try:
        text = "a huge number" if type(given) is int and abs(given) >= 10**18 else str(given)
    except (ValueError, RecursionError):
        # It holds a number with more digits than Python writes, or too many things within things.
        text = f"something huge of the type {type(given).__name__}"
    printable = "".join(letter if letter.isprintable() else "�" for letter in text[: LONGEST_QUOTE + 1])
    return printable if len(printable) <= LONGEST_QUOTE else f"{printable[:LONGEST_QUOTE]}…"


class Worded(NamedTuple):
    """An error in a language."""

    sentence: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}".rstrip()


class FollowsuitError(Exception):
    """What was wrong (`sentence`), what would be right (`remedy`), and a `code` that programs may rely on.

    It is told as a `message` of the catalogues, about cards of a `pack`; or in English, where no catalogue has it. Its
    remedy is that of the message, unless another is given: in English, or that of another message.
    """

    code: str = "followsuit/error"

    def __init__(self, said: Message | str, remedy: Message | str = "", pack: Pack = NO_CARDS) -> None:
        super().__init__(said, remedy, pack)
        self.message = in_english(said) if isinstance(said, str) else said
        self.pack = pack
        self.remedy_given = remedy

    def __reduce__(self) -> tuple[object, ...]:
        """An error goes from one process to another, and is copied, as it is: each kind is made from other things."""
        return _again, (type(self), self.args, self.__dict__)

    @property
    def facts(self) -> Facts:
        """What its sentence tells, as plain data."""
        return self.message.facts

    @property
    def sentence(self) -> str:
        """What was wrong, in English."""
        return self.in_language(ENGLISH).sentence

    @property
    def remedy(self) -> str:
        """What would be right, in English."""
        return self.in_language(ENGLISH).remedy

    def in_language(self, code: str) -> Worded:
        """What was wrong and what would be right, in a language that there is a catalogue for."""
        said, scene = language(code), Scene(self.pack)
        remedy = self.remedy_given or self.message
        return Worded(said.say(self.message, scene), remedy if isinstance(remedy, str) else said.remedy(remedy, scene))

    def told(self, code: str) -> str:
        """All of it in a language."""
        return str(self.in_language(code))

    def __str__(self) -> str:
        return self.told(ENGLISH)


def _again(kind: type[FollowsuitError], args: tuple[object, ...], known: dict[str, object]) -> FollowsuitError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(known)
    return error


class GameError(FollowsuitError):
    """There is no game of that name."""

    code = "game/unknown"


class RulesError(FollowsuitError):
    """A game's page whose rules contradict each other; `key` names the game, `problems` has a sentence for each."""

    code = "rules/invalid"

    def __init__(self, key: str, problems: Iterable[Message | str]) -> None:
        given = tuple(problems)
        super().__init__(Message("rules/invalid", {"game": quoted(key), "problems": given}))
        self.problems = tuple(each if isinstance(each, str) else language(ENGLISH).say(each) for each in given)
        self.key = key


class EngineOnly(FollowsuitError):
    """A game that is not compiled, for the `reasons` given: the engine plays it, and bots play at random."""

    code = "game/engine-only"

    def __init__(self, key: str, name: str, reasons: Iterable[Message]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(Message("game/engine-only", {"name": name, "reasons": self.reasons}))
        self.key = key


class SolveError(FollowsuitError):
    """A position that cannot be solved with open cards; its code says why."""

    code = "solve/not-in-play"

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.code = said.code


class ClusterError(FollowsuitError):
    """A cluster that cannot be played on; its code says why."""

    code = "cluster/no-ray"

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.code = said.code


class OptionError(FollowsuitError):
    """An option that the game does not have, or a value that it does not take."""

    code = "option/invalid"

    def __init__(self, key: str, said: Message | str, remedy: Message | str = "") -> None:
        super().__init__(said, remedy)
        self.key = key


class ParseError(FollowsuitError):
    """Text that is no card, no token or no action."""

    code = "parse/invalid"


def read_text(given: object, kind: type[FollowsuitError] = ParseError) -> str:
    """What was given where a text is read; an error of that kind says that it is none."""
    if not isinstance(given, str):
        raise kind(Message("parse/no-text", {"given": quoted(given)}))
    return given


class SeedError(FollowsuitError):
    """A seed that is neither a number, a text nor bytes."""

    code = "seed/invalid"


class ActionError(FollowsuitError):
    """An action that was refused; the position is as it was."""

    code = "action/refused"


class IllegalAction(ActionError):
    """An action that breaks a rule of the game; `rule` is the code of that rule, `facts` what its sentence tells."""

    code = "action/illegal"

    @property
    def rule(self) -> str:
        """The broken rule."""
        return self.message.code


class OutOfTurn(ActionError):
    """An action by a seat whose turn it is not."""

    code = "action/out-of-turn"


class SeatError(FollowsuitError):
    """A seat number that the table does not have."""

    code = "seat/unknown"


class RecordError(FollowsuitError):
    """A record that is damaged or tells something the rules forbid; `place` says where."""

    code = "record/invalid"

    def __init__(self, place: str, said: Message | str, remedy: Message | str = "", pack: Pack = NO_CARDS) -> None:
        super().__init__(said, remedy, pack)
        self.place = place

    @classmethod
    def at(cls, place: str, error: FollowsuitError) -> RecordError:
        """What another error tells, as something that is wrong at a place of a record."""
        return cls(place, error.message, error.remedy_given, error.pack)

    def told(self, code: str) -> str:
        """The place, and what is wrong there."""
        return f"{self.place}: {super().told(code)}"


class PlayerError(FollowsuitError):
    """There is no player of that name, not one for each seat, or a name that is no text."""

    code = "player/unknown"


class TableError(FollowsuitError):
    """Something that a server, or a table at it, does not allow now; the `code` says what, `facts` what it tells."""

    code = "table/refused"

    def __init__(self, code: str, said: Message) -> None:
        super().__init__(said)
        self.code = code


class LanguageError(FollowsuitError):
    """There is no language of that name."""

    code = "language/unknown"


class CommandError(FollowsuitError):
    """A command line that cannot be read: a command or an option that is not there, or one too few or too many."""

    code = "command/invalid"


class FileError(FollowsuitError):
    """A file that cannot be read or written."""

    code = "file/unusable"


class PlayedElsewhere(FileError):
    """A kept game that another program plays on in; what it has kept is left as it is."""

    code = "file/played-elsewhere"


class MindError(FileError):
    """A file that holds no network that this program can use, or one of another game, version or training."""

    code = "mind/unusable"
