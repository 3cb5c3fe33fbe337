"""Hearts, the game of penalty cards. Rules: docs/games/hearts.md.

Black Lady as the Bicycle rules print it and most programs play it: three cards are passed left, right, across and not
at all; the lowest club opens; the queen of spades breaks hearts as a heart does; whoever takes all 26 gives them to the
others instead, and has no choice about it. With three, five or six at the table low cards are left out, never a heart,
so that everyone has as many; where nobody sits opposite, nothing is passed across.
"""

from collections.abc import Mapping

from followsuit.cards import Deck, french
from followsuit.rules import (
    CardPoints,
    Deal,
    FirstTo,
    FirstTrickWithout,
    FollowSuit,
    FrontPage,
    HolderLeads,
    Moon,
    Number,
    OpensWith,
    Passing,
    PointsTaken,
    Rules,
    Switch,
    Unbroken,
    game,
)

DECKS: Mapping[int, Deck] = {
    3: french("3", "A", also="2c 2h 2s"),
    4: french("2", "A"),
    5: french("3", "A", also="2h 2s"),
    6: french("4", "A", also="2h 3d 3h 3s"),
}
"""By the number of players: without ♦2, whole, without ♣2 ♦2, and without ♣2 ♣3 ♦2 ♠2."""
LEFT, RIGHT, KEEP = 1, -1, 0


@game(
    key="hearts",
    version=1,
    name="Hearts",
    title="Take no hearts and not the queen of spades, or take them all.",
    origin="the United States",
    seats=range(3, 7),
    usual_seats=4,
    options=(
        Number(key="target", default=100, least=1, most=1_000, says="The points that end the game."),
        Switch(key="black_lady", default=True, says="Whether the queen of spades counts 13."),
        Switch(key="jack", default=False, says="Whether the jack of diamonds takes 10 points off."),
        Switch(key="passing", default=True, says="Whether three cards are passed before play."),
        Switch(key="moon", default=True, says="Whether taking all penalty cards gives their points to the others."),
        Switch(key="queen_breaks", default=True, says="Whether the queen of spades breaks hearts, too."),
        Switch(key="early_points", default=False, says="Whether penalty cards may be played to the first trick."),
    ),
    front_page=FrontPage(place=9, family="avoid", also_called=("Black Lady",), minutes=20),
    lesson=3,
)
def hearts(
    seats: int,
    target: int,
    black_lady: bool,
    jack: bool,
    passing: bool,
    moon: bool,
    queen_breaks: bool,
    early_points: bool,
) -> Rules:
    """Pass three cards, open with the lowest club, and let others take the hearts."""
    deck = DECKS[seats]
    lowest_club = str(deck.cards[0])
    points = CardPoints({"h": 1, **({"Qs": 13} if black_lady else {}), **({"Jd": -10} if jack else {})})
    to = (LEFT, RIGHT, seats // 2, KEEP) if seats % 2 == 0 else (LEFT, RIGHT, KEEP)
    return Rules(
        deck=deck,
        deal=Deal(hands=len(deck.cards) // seats),
        stages=(Passing(3, to=to),) if passing else (),
        opening=HolderLeads(lowest_club),
        play=(FollowSuit(),),
        restraints=(
            OpensWith(lowest_club),
            *(() if early_points else (FirstTrickWithout("h Qs" if black_lady else "h"),)),
            Unbroken("h", broken_by="Qs" if black_lady and queen_breaks else ""),
        ),
        score=(PointsTaken(points), *((Moon(points, 26 if black_lady else 13),) if moon else ())),
        end=(FirstTo(target, fewest_win=True),),
    )
