"""Hints with their reason, and the chances of where a card may be."""

import pytest

from followsuit.bots.registry import HINT_BOT

pytestmark = pytest.mark.usefixtures("compiled")


def test_a_hint_is_a_legal_action_with_a_reason(anna):
    """From a strong player, for the version that was looked at."""
    code = anna.host("zole", [None, "random", "random"])
    with anna.connect(code) as here:
        assert here.my_turn()
        hint = anna.get(f"/tables/{code}/hint")

        assert hint["action"] in here.telling["legal"]
        assert here.table["version"] == hint["version"]
        assert HINT_BOT == hint["player"]
        assert {"code", "facts"} == hint["reason"].keys()
        assert anna.get(f"/tables/{code}/hint?words=lv")["reason"]["sentence"]


def test_a_hint_is_only_for_whoever_is_to_act(site, anna, bob):
    """Not for the others, not for those who look on, not before the game, not where hints are off."""
    code = anna.host("miesjelen", [None, None])
    assert (409, "table/not-started") == anna.refused("GET", f"/tables/{code}/hint")
    assert (403, "seat/none") == bob.refused("GET", f"/tables/{code}/hint")
    bob.sit(code)
    other = anna if site.table(code).to_act == 1 else bob
    assert (409, "hint/not-now") == other.refused("GET", f"/tables/{code}/hint")
    without = anna.host("miesjelen", [None, "random"], customs={"hints": False})
    assert (403, "hint/off") == anna.refused("GET", f"/tables/{without}/hint")


def test_chances_sum_to_one_over_all_places(site, anna):
    """For a card that one has not seen; the number of deals that fit is told in digits."""
    code = anna.host("zole", [None, "random", "random"], customs={"chances": True, "pace": 30})
    held = {card["card"] for card in anna.get(f"/tables/{code}")["telling"]["hand"]}
    unseen = next(str(card) for card in site.table(code).game.rules.deck.cards if str(card) not in held)
    chances = anna.get(f"/tables/{code}/chances?card={unseen}")

    assert unseen == chances["card"]
    assert 0 == chances["seats"][0]
    assert 1 == chances["copies"]
    assert 1 == pytest.approx(sum(chances["seats"]) + sum(chances["elsewhere"].values()))
    assert chances["worlds"].isdecimal()
    assert [(409, "chances/seen")] * 2 == [
        anna.refused("GET", f"/tables/{code}/chances?card={card}") for card in (min(held), "??")
    ]
    assert (422, "parse/invalid") == anna.refused("GET", f"/tables/{code}/chances?card=Zz")
    assert {str(card) for card in site.table(code).game.rules.deck.cards} - held == set(
        anna.get(f"/tables/{code}/chances/cards")["cards"]
    )


def test_of_a_card_with_copies_it_is_told_how_many_are_unseen(site, anna):
    """Each chance is that of at least one of them, so that all together may be more than one."""
    code = anna.host("elemental", [None, "random", "random", "random"], customs={"chances": True, "pace": 30})
    position = site.table(code).state.position
    seen = [*map(str, position.table.hands[0]), str(position.table.turned)]
    chances = anna.get(f"/tables/{code}/chances?card=0")

    assert 4 - seen.count("0") == chances["copies"]
    assert 1 < sum(chances["seats"]) + sum(chances["elsewhere"].values()) <= chances["copies"]


def test_chances_are_told_only_where_the_table_wants_it(anna, bob):
    """And only to players."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})

    assert (403, "chances/off") == anna.refused("GET", f"/tables/{code}/chances?card=Qs")
    assert (403, "seat/none") == bob.refused("GET", f"/tables/{code}/chances?card=Qs")
