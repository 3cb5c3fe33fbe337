"""Playing again: the same people, bots, game and customs, at one new table."""

from followsuit.engine.fairness import commitment_to


def finished(*people, **customs):
    """A table of these people whose game is over."""
    code = people[0].host("miesjelen", [*[None] * len(people), "random"], options={"round_limit": 1}, customs=customs)
    for person in people[1:]:
        person.sit(code)
    over = False
    while not over:
        for person in people:
            over = step(person, code)
    return code


def step(person, code):
    """Let somebody act if it is their turn; whether the game was over."""
    document = person.get(f"/tables/{code}")
    if document["telling"]["legal"]:
        action, version = document["telling"]["legal"][0], document["table"]["version"]
        person.do("POST", f"/tables/{code}/actions", action=action, version=version)
    return document["table"]["status"] == "over"


def test_everyone_gets_the_old_seat_at_one_new_table(site):
    """Whoever asks first makes it, the others find it; all who still watch are told; the bot is there too."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code = finished(anna, bob, chances=True)
        with bob.connect(code) as here:
            here.kind("hello")
            new = anna.do("POST", f"/tables/{code}/rematch")["table"]
            assert new["code"] == here.happens("rematched")["table"]["rematch"]
        assert new["code"] == anna.do("POST", f"/tables/{code}/rematch")["table"]["code"]
        again = bob.do("POST", f"/tables/{code}/rematch")["table"]

        assert (new["code"], "playing") == (again["code"], again["status"])
        assert [("Anna", None), ("Bob", None), ("Carl", "random")] == [(s["name"], s["bot"]) for s in again["seats"]]
        assert (1, True) == (again["you"], again["customs"]["chances"])
        old, fresh = site.table(code), site.table(new["code"])
        assert (old.game, old.host) == (fresh.game, fresh.host)
        assert old.secret != fresh.secret
        assert None is again["fairness"]["secret"]


def test_who_takes_part_in_the_next_draw_is_bound_before_anything_is_revealed(anna):
    """The new table is sealed at once, and dealt when the contribution is told."""
    code = finished(anna)
    contribution = "5e" * 32
    new = anna.do("POST", f"/tables/{code}/rematch", commitment=commitment_to(contribution))["table"]
    anna.do("POST", f"/tables/{new['code']}/reveal", contribution=contribution)
    now = anna.get(f"/tables/{new['code']}")["table"]

    assert ("open", "playing") == (new["status"], now["status"])
    assert [contribution, ""] == now["fairness"]["contributions"]
    assert None is not new["fairness"]["seal"]
    assert new["fairness"]["seal"] == now["fairness"]["seal"]


def test_only_those_who_played_play_again_and_only_after_the_end(site):
    """Others make their own table."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        under_way = anna.host("miesjelen", [None, "random"], customs={"pace": 30})
        assert (409, "table/not-over") == anna.refused("POST", f"/tables/{under_way}/rematch")
        code = finished(anna)
        assert (403, "seat/none") == bob.refused("POST", f"/tables/{code}/rematch")
        assert None is site.table(code).rematch
