"""Euchre, the game of bowers. Rules: docs/games/euchre.md.

The North American game with 24 cards, as Pagat describes it. Where tables differ: a deal that everyone passes twice is
thrown in and the deal moves on, unless the dealer is stuck; the dealer keeps the card that was ordered up, unless the
table says otherwise; who orders the partner up need not play alone; against a lone player, too, the seat after the
dealer leads, or the next one if that seat is out; defenders do not play alone, and failing alone costs no more.
"""

from followsuit.cards import french
from followsuit.rules import (
    Bowers,
    Deal,
    FirstTo,
    FollowSuit,
    FrontPage,
    MakersTake,
    NextCard,
    Number,
    Offer,
    Partners,
    Rules,
    Switch,
    game,
)


@game(
    key="euchre",
    version=1,
    name="Euchre",
    title="Order a suit up, and take three of five tricks with your partner, or alone.",
    origin="the United States and Canada",
    seats=(4,),
    usual_seats=4,
    options=(
        Number(key="target", default=10, least=1, most=100, says="The points that win: 10; 5, 7 or 11 at some tables."),
        Switch(key="stick_the_dealer", default=False, says="The dealer must name trump when all others have passed."),
        Switch(key="alone", default=True, says="Whether one may play without the partner, for four points."),
        Switch(key="discard_turned", default=False, says="Whether the dealer may put the turned card away again."),
    ),
    front_page=FrontPage(place=11, family="partners", minutes=10),
    lesson=19,
)
def euchre(target: int, stick_the_dealer: bool, alone: bool, discard_turned: bool) -> Rules:
    """Jacks of the trump colour are the highest trumps; makers who fail are euchred."""
    return Rules(
        deck=french("9", "A"),
        sides=Partners(),
        deal=Deal(hands=5, packets=(3, 2), face_up=NextCard()),
        specials=(Bowers(),),
        stages=(Offer(alone=alone, stuck=stick_the_dealer, may_discard_turned=discard_turned),),
        play=(FollowSuit(),),
        score=(MakersTake(3, points=1, all_tricks=2, all_alone=4 if alone else 2, failed=2),),
        end=(FirstTo(target),),
    )
