"""Deals of the day over HTTP: the same cards for everyone, and nothing about them before one has played."""

import json

import pytest

import followsuit as fs
from followsuit.engine.fairness import promise, seed_of_day
from tests.server.running import running
from tests.server.web.test_replay import play
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("compiled")

DAY = 86_400


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server whose bots do not seem to think."""
    with running(tmp_path_factory.mktemp("site"), pace=0) as site:
        yield site


def begin(person, game="zole", **more):
    """Begin a try: the document of its table."""
    return person.do("POST", f"/daily/{game}/try", name=person.name, **more)


def finish(person, game="zole", **more):
    """Play a try to its end: its code, and the deal of the day as it is told then."""
    code = begin(person, game, **more)["table"]["code"]
    play(person, code)
    until(lambda: person.get(f"/daily/{game}")["strongest"] is not None)
    return code, person.get(f"/daily/{game}")


def hand(document):
    """The cards that one holds."""
    return sorted(card["card"] for card in document["telling"]["hand"])


def test_two_people_play_the_same_cards_and_see_each_other_s_results(anna, bob):
    """Each at a table of their own, beside what the strongest player made of them."""
    one, other = begin(anna), begin(bob)
    assert hand(one) == hand(other)
    assert (one["table"]["code"], "private") != (other["table"]["code"], one["table"]["customs"]["visibility"])
    _, first = finish(anna)
    _, second = finish(bob)

    assert {"day": first["day"]["day"], "deals": 1} == one["table"]["same_cards"]
    assert (1, 2) == (first["tables"], second["tables"])
    assert 2 == sum(each["tables"] for each in second["results"])
    assert second["yours"]["points"] in [each["points"] for each in second["results"]]
    assert hand(one) == sorted(first["hand"])
    assert first["strongest"]["points"] == second["strongest"]["points"]
    # Both did the same, so they part from the strongest player at the same place, for the same reason.
    assert first["strongest"]["parting"] == second["strongest"]["parting"]


def test_a_second_try_is_not_counted(anna):
    """It is played with all help, and no result of it is kept."""
    code, before = finish(anna, "miesjelen")
    again, after = finish(anna, "miesjelen")

    assert code != again
    assert before["results"] == after["results"]
    assert before["yours"] == after["yours"]


def test_nothing_is_told_before_one_has_played(site, anna, bob):
    """Neither results nor the strongest player's line, nor any card but one's own; the seed and the secret least."""
    finish(anna, "klaverjas")
    heard: list[str] = []
    bob.heard = heard.append
    assert (None, None, None, None) == tuple(
        bob.get("/daily/klaverjas")[part] for part in ("results", "strongest", "level_or_ahead", "hand")
    )
    begin(bob, "klaverjas")
    told = bob.get("/daily/klaverjas")
    listed = bob.get("/daily")
    day = site.hall.days.today
    seed = site.run(site.hall.days.seed(day, "klaverjas"))
    secret = site.run(site.hall.days.opened(day)).secret

    assert (None, None, 1) == (told["results"], told["strongest"], told["tables"])
    assert told["day"]["secret"] is None
    assert {None} == {each["secret"] for each in listed["days"]}
    for text in heard:
        assert seed not in text
        assert secret not in text
    assert (403, "daily/not-yet") == bob.refused("GET", f"/daily/klaverjas?day={day.later(1).name}")


def test_a_table_of_a_day_is_one_s_own(anna, bob):
    """Whoever has its code sees nothing of it, during the game and after it; and it changes hands in no way."""
    code = begin(anna, "euchre")["table"]["code"]
    key = anna.do("POST", f"/tables/{code}/seats/0/key")

    for what in ("", "/replay", "/record", "/replay?seat=0"):
        assert (403, "table/no-spectators") == bob.refused("GET", f"/tables/{code}{what}")
    assert (403, "daily/yours-alone") == bob.refused("POST", f"/tables/{code}/claim", key=key["key"])
    assert (403, "table/closed") == bob.refused("POST", f"/tables/{code}/seats", name="Bob")
    with bob.connect(code) as here:
        assert ("table/no-spectators", 4000) == here.goodbye()
    assert (403, "daily/yours-alone") == anna.refused("PUT", f"/tables/{code}/seats/0", bot="strong")
    assert (403, "daily/yours-alone") == anna.refused("DELETE", f"/tables/{code}/seats/0")
    assert (403, "hint/off") == anna.refused("GET", f"/tables/{code}/hint")
    assert (409, "table/not-over") == anna.refused("GET", f"/tables/{code}/replay")
    assert (409, "table/not-over") == anna.refused("POST", f"/tables/{code}/branch", step=0, seat=1)
    play(anna, code)
    for what in ("", "/replay", "/record"):
        assert (403, "table/no-spectators") == bob.refused("GET", f"/tables/{code}{what}")
    assert (403, "table/no-spectators") == bob.refused("POST", f"/tables/{code}/branch", step=0, seat=1)
    assert code not in json.dumps(bob.get("/tables")) + json.dumps(bob.get("/me/tables"))


def test_when_the_day_is_over_its_cards_are_proved(site, anna, bob):
    """By the promise that stood before, the secret told then, and what was given the day before."""
    today = site.hall.days.today
    promised = {each["day"]: each["commitment"] for each in anna.get("/daily")["days"]}
    begin(bob, "euchre", contribution="5e" * 32)
    site.waits(DAY)
    code = begin(anna, "euchre")["table"]["code"]
    play(anna, code)
    deal = anna.get("/daily/euchre")
    record = anna.get(f"/tables/{code}/record")
    assert today.later(1).name == deal["day"]["day"]
    assert deal["day"]["announced_at"] < deal["day"]["begins_at"]
    site.waits(DAY)

    past = anna.get(f"/daily/euchre?day={deal['day']['day']}")["day"]
    assert promised[past["day"]] == past["commitment"] == promise(past["secret"])
    assert ["5e" * 32] == past["contributions"]
    assert record["seed"] == seed_of_day(past["secret"], past["day"], "euchre", past["contributions"])
    assert 1 == fs.replay(record).rounds_played
    # Whoever did not play may look now, too.
    assert deal["results"] == bob.get(f"/daily/euchre?day={past['day']}")["results"]
    assert None is bob.get("/daily/euchre")["results"]


def test_what_somebody_gives_has_to_be_random_bytes(anna):
    """In the form of all contributions; nothing is begun with another."""
    assert (422, "contribution/invalid") == anna.refused("POST", "/daily/sueca/try", contribution="no digits")
    assert anna.get("/daily/sueca")["yours"] is None


@pytest.mark.parametrize("day", ["2019-02-03", "2026-02-31"])
def test_a_day_that_never_was_is_unknown(anna, day):
    """Before there was a server, and in no calendar."""
    assert (404, "daily/unknown-day") == anna.refused("GET", f"/daily/zole?day={day}")
