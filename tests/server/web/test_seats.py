"""Sitting down, getting up, being removed, handing a seat on, and bots in seats: over HTTP and WebSocket."""

import time

import pytest
from msgspec.structs import replace

from followsuit.server.live.presence import AWAY_AFTER
from tests.waiting import until


def seats(document):
    """Who sits where: the kind of each seat and its name."""
    return [(seat["kind"], seat["name"]) for seat in document["table"]["seats"]]


def test_people_sit_down_until_the_game_starts_by_itself(anna, bob):
    """The first open seat, or the one wanted; when all are taken the cards are dealt."""
    code = anna.host("miesjelen", [None, None, None])
    second = bob.sit(code, seat=2)

    assert [("person", "Anna"), ("open", ""), ("person", "Bob")] == seats(second)
    assert ("open", 2, False) == (second["table"]["status"], second["table"]["you"], second["table"]["host"])

    anna.do("PUT", f"/tables/{code}/seats/1", bot="random")
    document = anna.get(f"/tables/{code}")

    assert ("playing", "bot") == (document["table"]["status"], document["table"]["seats"][1]["kind"])
    assert 5 == len(document["telling"]["hand"])


def test_a_browser_is_given_a_cookie_that_scripts_cannot_read(site):
    """Whoever sits down without a token gets one, which other sites' pages cannot send."""
    with site.person() as person:
        person.client.headers.pop("authorization")
        answer = person.ask("POST", "/tables", game="zole", name="Anna")
        code = answer.json()["table"]["code"]

        assert {"httponly", "path=/", "samesite=lax"} <= set(answer.headers["set-cookie"].lower().split("; "))
        assert 0 == person.get(f"/tables/{code}")["table"]["you"]
        assert "set-cookie" not in person.ask("GET", f"/tables/{code}").headers


def test_a_program_gets_a_key(site):
    """A token can be had for the asking, and holds a seat by the Authorization header."""
    with site.person() as person:
        person.client.headers["authorization"] = f"Bearer {person.do('POST', '/keys')['token']}"

        assert 0 == person.get(f"/tables/{person.host()}")["table"]["you"]


def test_a_full_table_has_no_seat_left(anna, bob, cleo):
    """Before and in the game, whether a seat is named or not."""
    code = anna.host("miesjelen", [None, None, "random"])

    assert (409, "seat/not-open") == bob.refused("POST", f"/tables/{code}/seats", name="Bob", seat=0)
    assert (404, "seat/unknown") == bob.refused("POST", f"/tables/{code}/seats", name="Bob", seat=7)
    full = anna.host("miesjelen", [None, None])
    bob.sit(full)
    assert (409, "table/started") == cleo.refused("POST", f"/tables/{full}/seats", name="Cleo")
    assert (409, "table/full") == cleo.refused("POST", f"/tables/{full}/seats", name="Cleo", seat=1)


def test_a_table_that_waits_for_a_reveal_is_full_but_open(anna, bob, cleo):
    """All seats are taken although nothing is dealt yet."""
    code = anna.host("miesjelen", [None, None], commitment="5e" * 32)
    bob.sit(code)

    assert (409, "table/full") == cleo.refused("POST", f"/tables/{code}/seats", name="Cleo")


def test_a_finished_table_takes_nobody(anna, bob):
    """The game is over, so nobody sits down, leaves a seat to a bot, or acts."""
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
    with anna.connect(code) as here:
        while here.my_turn():
            here.act(here.telling["legal"][0])

    assert (409, "table/over") == bob.refused("POST", f"/tables/{code}/seats", name="Bob")
    assert (409, "table/over") == anna.refused("PUT", f"/tables/{code}/seats/0", bot="random")
    assert (409, "table/over") == anna.refused("POST", f"/tables/{code}/actions", action="play 7c", version=1)


def test_a_name_is_taken_once_and_can_be_seen(anna, bob):
    """Capitals make no other name; spaces around do not either; nothing invisible is one."""
    code = anna.host("miesjelen", [None, None])
    sit = f"/tables/{code}/seats"

    assert (409, "seat/name-taken") == bob.refused("POST", sit, name="  aNNa ")
    assert [(422, "seat/name-empty")] * 2 == [bob.refused("POST", sit, name=name) for name in ("", "   ")]
    assert [(422, "seat/name-invalid")] * 2 == [bob.refused("POST", sit, name=name) for name in ("\u200b", "x" * 25)]
    assert "Bob B" == bob.do("POST", sit, name="  Bob   B ")["table"]["seats"][1]["name"]


@pytest.mark.parametrize("wish", [{"seat": 2}, {"commitment": "8f" * 32}])
def test_a_seat_at_a_new_table_needs_a_name(anna, wish):
    """A table is made without one, but nobody sits down at it."""
    assert (422, "seat/name-empty") == anna.refused("POST", "/tables", game="zole", **wish)
    made = anna.do("POST", "/tables", game="zole", name=None, seat=None, commitment=None)
    assert [""] * 3 == [seat["name"] for seat in made["table"]["seats"]]


def test_nobody_sits_twice(anna):
    """Whoever has a seat leaves it first."""
    code = anna.host("miesjelen", [None, None])

    assert (409, "seat/holder") == anna.refused("POST", f"/tables/{code}/seats", name="Anna Two")


def test_a_seat_that_was_left_is_open_again(anna, bob):
    """Before the game; the host removes whom he wants, others only themselves."""
    code = anna.host("miesjelen", [None, None, None])
    bob.sit(code)

    assert (403, "seat/not-yours") == bob.refused("DELETE", f"/tables/{code}/seats/0")
    assert (403, "seat/not-yours") == anna.refused("DELETE", f"/tables/{code}/seats/2")
    bob.do("DELETE", f"/tables/{code}/seats/1")
    assert [("person", "Anna"), ("open", ""), ("open", "")] == seats(anna.get(f"/tables/{code}"))
    bob.sit(code)
    anna.do("DELETE", f"/tables/{code}/seats/1")
    assert [("person", "Anna"), ("open", ""), ("open", "")] == seats(anna.get(f"/tables/{code}"))


def forget(site, code, seat):
    """Let a minute and more have passed since anything was heard of a seat, in its turn or not."""

    async def back_in_time():
        desk = await site.hall.desk(code)
        long_ago = site.hall.now() - 2 * AWAY_AFTER
        desk.presence.known_since = desk.presence.seen[seat] = long_ago
        desk.presence.asked.pop(seat, None)
        desk.table = replace(desk.table, turn_since=long_ago)

    site.run(back_in_time())


def test_the_host_removes_only_somebody_who_is_away_in_a_game(site, anna, bob):
    """Whoever is connected stays, or was a moment ago; a bot plays on for whoever was removed, who then watches."""
    code = anna.host("miesjelen", [None, None], customs={"pace": 30})
    bob.sit(code)
    with bob.connect(code) as theirs:
        theirs.kind("hello")
        assert (409, "seat/not-away") == anna.refused("DELETE", f"/tables/{code}/seats/1")
    until(lambda: not anna.get(f"/tables/{code}")["table"]["seats"][1]["present"])
    assert (409, "seat/not-away") == anna.refused("DELETE", f"/tables/{code}/seats/1")
    assert (403, "seat/not-yours") == bob.refused("DELETE", f"/tables/{code}/seats/0")

    forget(site, code, 1)
    anna.do("DELETE", f"/tables/{code}/seats/1")

    assert ("bot", "Bob") == seats(anna.get(f"/tables/{code}"))[1]
    document = bob.get(f"/tables/{code}")
    assert (None, []) == (document["table"]["you"], document["telling"]["hand"])


def test_whoever_leaves_a_game_is_followed_by_a_bot_whose_seat_is_free(anna, bob, cleo):
    """Whoever had the seat in this round takes it again at once; anybody else with the next deal."""
    code = anna.host("miesjelen", [None, None], customs={"pace": 30})
    bob.sit(code)
    hand = bob.get(f"/tables/{code}")["telling"]["hand"]
    bob.do("DELETE", f"/tables/{code}/seats/1")

    taken = cleo.sit(code)
    assert (None, 1, []) == (taken["table"]["you"], taken["table"]["arriving"], taken["telling"]["hand"])
    assert [{"seat": 1, "name": "Cleo"}] == anna.get(f"/tables/{code}")["table"]["arrivals"]
    assert (409, "table/full") == bob.refused("POST", f"/tables/{code}/seats", name="Bob", seat=1)
    cleo.do("DELETE", f"/tables/{code}/seats/1")
    assert (1, hand) == ((back := bob.sit(code))["table"]["you"], back["telling"]["hand"])


def test_the_host_declines_somebody_who_would_sit_down(anna, bob, cleo):
    """Others cannot."""
    code = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
    bob.sit(code)

    assert (403, "seat/not-yours") == cleo.refused("DELETE", f"/tables/{code}/seats/1")
    anna.do("DELETE", f"/tables/{code}/seats/1")
    assert (None, []) == ((told := bob.get(f"/tables/{code}")["table"])["arriving"], told["arrivals"])


@pytest.mark.parametrize("customs", [{"visibility": "private"}, {"spectators": False}])
def test_nobody_hops_through_the_hands_of_a_closed_table(customs, anna, bob):
    """A stranger with the link neither sits down nor watches once the cards are dealt."""
    code = anna.host("zole", [None, "random", "random"], customs={**customs, "pace": 30})

    assert {(403, "table/closed")} == {
        bob.refused("POST", f"/tables/{code}/seats", name="Bob", **more) for more in ({}, {"seat": 1}, {"seat": 2})
    }
    assert (403, "table/no-spectators") == bob.refused("GET", f"/tables/{code}")


def test_a_key_is_not_claimed_with_another_hand_in_mind(anna, bob):
    """Whoever has given up a seat in this round does not get another one by its key."""
    code = anna.host("miesjelen", [None, None], customs={"pace": 30})
    bob.sit(code)
    key = anna.do("POST", f"/tables/{code}/seats/0/key")["key"]
    bob.do("DELETE", f"/tables/{code}/seats/1")

    assert (409, "seat/another-hand") == bob.refused("POST", f"/tables/{code}/claim", key=key)


def test_bots_fill_the_open_seats(anna, bob):
    """The host gives all of them to bots at once, and the game starts."""
    code = anna.host("miesjelen", [None, None, None])

    assert (403, "table/not-host") == bob.refused("POST", f"/tables/{code}/fill", bot="random")
    assert (422, "player/unknown") == anna.refused("POST", f"/tables/{code}/fill", bot="grandmaster")
    anna.do("POST", f"/tables/{code}/fill", bot="random")
    document = anna.get(f"/tables/{code}")
    assert ("playing", ["person", "bot", "bot"]) == (document["table"]["status"], [kind for kind, _ in seats(document)])
    assert (409, "table/started") == anna.refused("POST", f"/tables/{code}/fill", bot="random")


def test_the_host_gives_a_seat_to_a_bot_and_takes_it_back(anna, bob):
    """Only before the game, only seats without people, and only bots that there are."""
    code = anna.host("miesjelen", [None, None, None])
    path = f"/tables/{code}/seats/1"

    assert (422, "player/unknown") == anna.refused("PUT", path, bot="grandmaster")
    assert (403, "table/not-host") == bob.refused("PUT", path, bot="random")
    anna.do("PUT", path, bot="random")
    assert "bot" == seats(anna.get(f"/tables/{code}"))[1][0]
    anna.do("PUT", path, bot=None)
    assert "open" == seats(anna.get(f"/tables/{code}"))[1][0]
    assert (409, "table/not-started") == anna.refused("PUT", f"/tables/{code}/seats/0", bot="random")


def test_a_bot_plays_for_somebody_who_wants_it_until_they_want_to_play_again(anna, bob):
    """Being connected does not take the bot away; asking does, and so does acting."""
    code = anna.host("miesjelen", [None, None], customs={"pace": 30})
    bob.sit(code)
    assert (403, "seat/not-yours") == bob.refused("PUT", f"/tables/{code}/seats/0", bot="random")

    anna.do("PUT", f"/tables/{code}/seats/0", bot="random")
    with anna.connect(code) as here:
        assert "random" == here.kind("hello")["table"]["seats"][0]["bot"]
        here.send("return")
        assert ["returned"] == here.happens("returned")["kinds"]
    assert None is anna.get(f"/tables/{code}")["table"]["seats"][0]["bot"]


def test_a_seat_is_handed_to_another_device_once(site, anna):
    """The key gives the seat, and the host's rights with it, to whoever comes with it first; the old device watches."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
    key = anna.do("POST", f"/tables/{code}/seats/0/key")
    with site.person("Phone") as phone, site.person("Thief") as thief, anna.connect(code) as here:
        here.kind("hello")
        assert 0 == phone.do("POST", f"/tables/{code}/claim", key=key["key"])["table"]["you"]
        assert None is here.until(lambda frame: frame["type"] == "hello")["table"]["you"]
        assert (404, "hand-over/expired") == thief.refused("POST", f"/tables/{code}/claim", key=key["key"])
        assert (403, "seat/none") == anna.refused("POST", f"/tables/{code}/undo")
        assert phone.get(f"/tables/{code}")["table"]["host"]
    assert 800 < key["expires_at"] - time.time() < 1000
    assert f"/table/{code}#seat={key['key']}" == key["path"]


@pytest.mark.parametrize("key", ["", "0", "0-1-aa", "0-99999999999-" + "0" * 32, "x-y-z", "9-99999999999-aa", "²-1-a"])
def test_a_key_that_was_made_up_opens_nothing(key, anna, bob):
    """Wrong, old, for another seat, or not even a key."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})

    assert (404, "hand-over/expired") == bob.refused("POST", f"/tables/{code}/claim", key=key)


def test_a_key_is_only_for_ones_own_seat(anna, bob):
    """Nobody gets a key to somebody else's seat, and nobody takes a second one."""
    code = anna.host("zole", [None, None, "random"], customs={"pace": 30})
    bob.sit(code)

    assert (403, "seat/not-yours") == bob.refused("POST", f"/tables/{code}/seats/0/key")
    assert (404, "seat/unknown") == bob.refused("POST", f"/tables/{code}/seats/9/key")
    key = anna.do("POST", f"/tables/{code}/seats/0/key")["key"]
    assert (409, "seat/holder") == bob.refused("POST", f"/tables/{code}/claim", key=key)


def test_a_plan_has_as_many_seats_as_the_game(anna):
    """Neither fewer nor more, and only bots that there are."""
    body = {"game": "zole", "options": {"seats": 3}}

    assert (422, "seat/plan") == anna.refused("POST", "/tables", **body, seats=[{}, {}])
    assert (422, "player/unknown") == anna.refused("POST", "/tables", **body, seats=[{}, {}, {"bot": "nobody"}])
    assert (404, "game/unknown") == anna.refused("POST", "/tables", game="poker")
    assert (422, "option/invalid") == anna.refused("POST", "/tables", game="zole", options={"jokers": 2})
