"""Spades, the partnership game of bids. Rules: docs/games/spades.md.

The usual American game, as Pagat and the Bicycle rules describe it. Where tables differ: everyone bids once, in turn,
and partners together at most thirteen; a bid of 0 is nil, and a nil that fails still helps its partner's bid; a side
that misses its bid gets no overtricks; bags cost as soon as the tenth is taken, and the rest of them is kept; a spade
may be played to the first trick. Blind nil, where it is played, is bid before anybody who may looks at its cards, and
is worth twice a nil; no cards are exchanged for it.
"""

from followsuit.cards import french
from followsuit.rules import (
    Bags,
    Bids,
    BlindNil,
    Deal,
    FallenTo,
    FirstTo,
    FixedTrump,
    FollowSuit,
    FrontPage,
    Nil,
    Number,
    Partners,
    Rules,
    SideContract,
    Switch,
    Unbroken,
    game,
)


@game(
    key="spades",
    version=1,
    name="Spades",
    title="Bid with your partner, spades are trump, and too many tricks are bags.",
    origin="the United States",
    seats=(4,),
    usual_seats=4,
    options=(
        Number(key="target", default=500, least=10, most=1_000, says="The points that win the game."),
        Number(
            key="floor",
            default=-200,
            least=-1_000,
            most=-50,
            may_be_none=True,
            says="The points at which a side that falls so low has lost; with none, no side can.",
        ),
        Switch(key="nil", default=True, says="Whether a bid of 0 is nil, which pays or costs 100 by itself."),
        Switch(
            key="blind_nil",
            default=False,
            says="Whether a side 100 points behind may bid nil before looking at its cards, for 200.",
        ),
        Switch(key="bags", default=True, says="Whether every ten overtricks cost 100 points."),
    ),
    front_page=FrontPage(place=8, family="partners", minutes=30),
    lesson=4,
)
def spades(target: int, floor: int | None, nil: bool, blind_nil: bool, bags: bool) -> Rules:
    """Sides make their bids together; spades wait until they are broken."""
    return Rules(
        deck=french("2", "A"),
        sides=Partners(),
        deal=Deal(hands=13),
        trump=FixedTrump("s"),
        stages=(*((BlindNil(behind=100),) if blind_nil else ()), Bids(partners_within_tricks=True)),
        play=(FollowSuit(),),
        restraints=(Unbroken("s"),),
        score=(
            SideContract(10, overtrick=1),
            *((Nil(100 if nil else 0, blind=200 if blind_nil else 0),) if nil or blind_nil else ()),
            *((Bags(every=10, points=-100),) if bags else ()),
        ),
        end=(FirstTo(target, tied_play_on=True), *(() if floor is None else (FallenTo(floor),))),
    )
