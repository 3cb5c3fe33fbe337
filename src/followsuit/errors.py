"""Every error a user can meet. Each has a stable code, a sentence and, where there is one, a remedy."""

from __future__ import annotations

from typing import ClassVar


class FollowsuitError(Exception):
    """What was wrong (`sentence`), what would be right (`remedy`), and a `code` that programs may rely on."""

    code: ClassVar[str] = "followsuit/error"

    def __init__(self, sentence: str, remedy: str = "") -> None:
        super().__init__(sentence, remedy)
        self.sentence = sentence
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}".rstrip()


class GameError(FollowsuitError):
    """There is no game of that name."""

    code = "game/unknown"


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
    """An action that breaks a rule of the game; `rule` is the code of that rule."""

    code = "action/illegal"

    def __init__(self, rule: str, sentence: str, remedy: str = "") -> None:
        super().__init__(sentence, remedy)
        self.rule = rule


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
    """There is no player of that name, or not one for each seat."""

    code = "player/unknown"


class FileError(FollowsuitError):
    """A file that cannot be read or written."""

    code = "file/unusable"
