"""What pictures say: names of seats and places, and what happened, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.cards import Card, Deck
from followsuit.engine.game import Game
from followsuit.knowledge.moments import Moment
from followsuit.knowledge.pictures.paper import BODY, cut
from followsuit.knowledge.places import Place, giver_of
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import Language, language

COMPASS = "NESW"
"""The letters of up to four seats."""
LONGEST_NAME = 130
"""How wide a name may be."""
MOST_DIGITS = 9
"""A number with more digits is told as a power of ten."""
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True)
class Captions:
    """A language, the cards, and what the seats are called."""

    language: Language
    deck: Deck
    names: tuple[str, ...]
    letters: tuple[str, ...]
    """A letter or number for each seat, as formulas have them."""

    def say(self, code: str, /, **facts: object) -> str:
        """A message of the catalogue in words."""
        return self.language.say(Message(f"picture/{code}", facts), Scene(self.deck.names, self.names))

    def place(self, place: Place) -> str:
        """What a place is called where it stands alone: a name, or “stash”."""
        if isinstance(place, int):
            return self.names[place]
        giver = giver_of(place)
        return self.say(f"place-{place}") if giver is None else self.say("place-given", seat=giver)

    def sign(self, card: Card) -> str:
        """A card as it shows itself."""
        return self.say("sign", card=str(card))

    def happened(self, moment: Moment) -> str:
        """What a player did last, and where in the game that was; nothing for a view, which does not tell."""
        if moment.done is None:
            return self.say("at-start") if moment.seen is None else ""
        seat, action = moment.done
        given = str(action).removeprefix(action.verb).strip()
        return self.say("after", moment=moment.number, seat=seat, verb=action.verb, given=given)

    def deals(self, many: int) -> str:
        """How many deals: exact, or about."""
        power = len(str(many)) - 1
        if power < MOST_DIGITS:
            return self.say("number", number=many)
        return self.say("about", number=float(f"{many / 10**power:.1f}"), power=str(power).translate(RAISED))

    def power(self, power: int) -> str:
        """A power of ten."""
        if power < MOST_DIGITS - 2:
            return self.say("number", number=10**power)
        return self.say("power", power=str(power).translate(RAISED))


def captions(game: Game, players: Sequence[str] = (), code: str = ENGLISH) -> Captions:
    """How a picture of a game speaks. Players that cannot be told apart by name are called by their seats."""
    spoken, seats = language(code), range(game.seats)
    letters = tuple(COMPASS[: game.seats]) if game.seats <= len(COMPASS) else tuple(map(str, seats))
    called = [cut(" ".join(name.split()), LONGEST_NAME, BODY) for name in players]
    unnamed = called == [f"seat {seat}" for seat in seats]
    if unnamed or len(set(called)) < game.seats or not all(called):
        called = [spoken.say(Message("picture/seat", {"seat": seat, "letter": letters[seat]})) for seat in seats]
    return Captions(spoken, game.rules.deck, tuple(called), letters)
