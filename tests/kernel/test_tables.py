"""Compiling a page: what the machine has room for."""

from __future__ import annotations

from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.kernel.tables import compile_tables
from followsuit.rules import FollowSuit, Ladder, TrumpWhenVoid
from tests.newwords import Hearts


def changed(key: str, **fields: object) -> fs.Game:
    """A game with some words changed."""
    game = fs.game(key)
    return replace(game, rules=replace(game.rules, **fields))  # type: ignore[arg-type]


def test_a_ladder_may_have_fewer_steps_than_the_machine_has_room_for():
    """The last one stands for the rest."""
    game = fs.game("zole")
    contracts = game.rules.contracts
    assert contracts is not None
    payment = contracts.offers[0].payment
    assert isinstance(payment, Ladder)
    short = replace(contracts.offers[0], payment=replace(payment, steps=((61, 1), (0, -2))))
    tables = compile_tables(changed("zole", stages=(replace(contracts, offers=(short,)),)))
    assert [61, 0, 0, 0] == tables["contract"][0]["least"].tolist()
    assert [1, -2, -2, -2] == tables["contract"][0]["value"].tolist()


def test_what_the_machine_has_no_room_for_is_named():
    """Rather than cut off."""
    with pytest.raises(fs.FollowsuitError, match="There are 5 duties; the compiled game has room for 4"):
        compile_tables(changed("miesjelen", play=(FollowSuit(), TrumpWhenVoid()) * 2 + (FollowSuit(),)))


def test_a_word_that_the_machine_does_not_know_is_named():
    """A new word needs an entry of its own."""
    with pytest.raises(fs.FollowsuitError, match="`score` has Hearts, which is not compiled"):
        compile_tables(changed("miesjelen", score=(Hearts(2),)))


def test_a_stash_of_which_there_are_too_many_is_refused():
    """All that are open are listed, in a list that does not grow."""
    game = fs.game("zole")
    contracts = game.rules.contracts
    assert contracts is not None
    offers = tuple(replace(contract, stash=4) if contract.stash else contract for contract in contracts.offers)
    deal = replace(game.rules.deal, hands=13, table=4)

    with pytest.raises(fs.FollowsuitError, match="There are 2,380 stashes; the compiled game has room for 1,024"):
        compile_tables(changed("zole", deal=deal, stages=(replace(contracts, offers=offers),)))
