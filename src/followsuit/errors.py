"""Every error a user can meet. Each has a stable code, a sentence and, where there is one, a remedy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

LONGEST_QUOTE = 40


def quoted(given: object) -> str:
    """What somebody gave, as a sentence can hold it: short, on one line, with nothing that a terminal would obey."""
    if type(given) is int and abs(given) < 10**18:
        return str(given)
    try:
        text = "a huge number" if type(given) is int else str(given)
    except (ValueError, RecursionError):
        # It holds a number with more digits than Python writes, or too many things within things.
        text = f"something huge of the type {type(given).__name__}"
    printable = "".join(letter if letter.isprintable() else "�" for letter in text[: LONGEST_QUOTE + 1])
    return f"“{printable}”" if len(printable) <= LONGEST_QUOTE else f"“{printable[:LONGEST_QUOTE]}…”"


class FollowsuitError(Exception):
    """What was wrong (`sentence`), what would be right (`remedy`), and a `code` that programs may rely on."""

    code: str = "followsuit/error"

    def __init__(self, sentence: str, remedy: str = "") -> None:
        super().__init__(sentence, remedy)
        self.sentence = sentence
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}".rstrip()


class GameError(FollowsuitError):
    """There is no game of that name."""

    code = "game/unknown"


class RulesError(FollowsuitError):
    """A game's page whose rules contradict each other; `key` names the game, `problems` has a sentence for each."""

    code = "rules/invalid"

    def __init__(self, key: str, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(f"The page of {quoted(key)} cannot be played.", " ".join(self.problems))
        self.key = key


class EngineOnly(FollowsuitError):
    """A game that is not compiled, for the `reasons` given: the engine plays it, and bots play at random."""

    code = "game/engine-only"

    def __init__(self, key: str, name: str, reasons: Iterable[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(
            f"{name} is not compiled: the engine plays it, which is slower, and every bot plays it at random.",
            " ".join(self.reasons),
        )
        self.key = key


class OptionError(FollowsuitError):
    """An option that the game does not have, or a value that it does not take."""

    code = "option/invalid"

    def __init__(self, key: str, sentence: str, remedy: str = "") -> None:
        super().__init__(sentence, remedy)
        self.key = key


class ParseError(FollowsuitError):
    """Text that is no card, no token or no action."""

    code = "parse/invalid"


class SeedError(FollowsuitError):
    """A seed that is neither a number, a text nor bytes."""

    code = "seed/invalid"


class ActionError(FollowsuitError):
    """An action that was refused; the position is as it was."""

    code = "action/refused"


class IllegalAction(ActionError):
    """An action that breaks a rule of the game; `rule` is the code of that rule, `facts` what its sentence tells."""

    code = "action/illegal"

    def __init__(
        self, rule: str, sentence: str, remedy: str = "", *, facts: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(sentence, remedy)
        self.rule = rule
        self.facts = dict(facts or {})


class OutOfTurn(ActionError):
    """An action by a seat whose turn it is not."""

    code = "action/out-of-turn"


class SeatError(FollowsuitError):
    """A seat number that the table does not have."""

    code = "seat/unknown"


class RecordError(FollowsuitError):
    """A record that is damaged or tells something the rules forbid; `place` says where."""

    code = "record/invalid"

    def __init__(self, place: str, sentence: str, remedy: str = "") -> None:
        super().__init__(sentence, remedy)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}"


class PlayerError(FollowsuitError):
    """There is no player of that name, not one for each seat, or a name that is no text."""

    code = "player/unknown"


class TableError(FollowsuitError):
    """Something that a server, or a table at it, does not allow now; the `code` says what, `facts` what it tells."""

    code = "table/refused"

    def __init__(
        self, code: str, sentence: str, remedy: str = "", *, facts: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(sentence, remedy)
        self.code = code
        self.facts = dict(facts or {})


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
