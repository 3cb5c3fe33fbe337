"""A game with words of its own, which nothing but the rules' kinds of words knows: the engine alone can play it."""

from dataclasses import dataclass

from followsuit.cards import Card, Deck, french
from followsuit.language.message import Message
from followsuit.rules import Bids, Deal, FollowSuit, MostPointsAfter, NextCard, Rules, SuitOfTurned, game
from followsuit.rules.faces import FaceTable
from followsuit.rules.round import Round
from followsuit.rules.score import EachSeat
from followsuit.rules.trick import Taking


@dataclass(frozen=True)
class Hearts(EachSeat):
    """So many points for each heart in the tricks that one takes."""

    points: int

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        """Count the hearts."""
        won = [card for trick in round_.tricks if trick.winner == seat for card in trick.cards]
        return so_far + self.points * sum(card.suit == "h" for card in won)

    def says(self, deck: Deck) -> Message:
        """Give the points."""
        return Message("test/hearts", english=f"Every heart taken scores {self.points}.")


@dataclass(frozen=True)
class LowestOfLed(Taking):
    """The lowest card of the led suit takes the trick."""

    def winner(self, faces: FaceTable, cards: tuple[Card, ...], trump: str | None, boosts: tuple[int, ...]) -> int:
        """The place of the lowest card that follows."""
        led = faces.led(cards, trump)
        following = [place for place, card in enumerate(cards) if faces.by_order[trump][card].suit == led]
        return min(following, key=lambda place: faces.by_order[trump][cards[place]].number)

    def says(self, deck: Deck, *, trumps: bool = True) -> Message:
        """Say so."""
        return Message("test/lowest-of-led", english="The lowest card of the suit led takes the trick.")


@game(
    key="test-new-words",
    version=1,
    name="New Words",
    title="Every heart counts, and the lowest card wins.",
    seats=(3, 4),
    usual_seats=3,
)
def new_words() -> Rules:
    """Three rounds of five cards."""
    return Rules(
        deck=french("7", "A"),
        deal=Deal(hands=5, face_up=NextCard()),
        trump=SuitOfTurned(),
        stages=(Bids(),),
        play=(FollowSuit(),),
        trick=LowestOfLed(),
        score=(Hearts(+2),),
        end=(MostPointsAfter(3),),
    )
