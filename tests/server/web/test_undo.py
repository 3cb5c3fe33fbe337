"""Taking back: by consent of all people, at once among bots."""

from followsuit.server.table.model import LONGEST_WAIT
from tests.waiting import until


def two(site, **customs):
    """Two people at a table, with whoever is to act first, and their code."""
    anna, bob = site.person("Anna"), site.person("Bob")
    code = anna.host("miesjelen", [None, None], customs=customs)
    bob.sit(code)
    return code, *((anna, bob) if site.table(code).to_act == 0 else (bob, anna))


def act(person, code):
    """The first thing that one may do."""
    document = person.get(f"/tables/{code}")
    action = document["telling"]["legal"][0]
    return action, person.do("POST", f"/tables/{code}/actions", action=action, version=document["table"]["version"])


def test_an_action_is_taken_back_when_the_others_agree(site):
    """Everyone sees who asks for what; with the last consent the game is as it was, under a new version."""
    code, first, second = two(site)
    with first, second, second.connect(code) as here:
        before = site.table(code).state
        action, done = act(first, code)
        first.do("POST", f"/tables/{code}/undo")
        wish = here.happens("undo_asked")["table"]["undo"]
        seat = first.get(f"/tables/{code}")["table"]["you"]
        assert (seat, action, [1 - seat]) == (wish["seat"], wish["action"], wish["waiting"])
        assert (409, "undo/pending") == first.refused("POST", f"/tables/{code}/undo")
        assert (409, "undo/unasked") == first.refused("PUT", f"/tables/{code}/undo", agrees=True)

        assert "ack" == here.ask("answer", agrees=True)["type"]

        now = site.table(code)
        assert before == now.state
        assert (None, True) == (now.undo, now.version > done["version"])
        assert (409, "action/stale") == first.refused(
            "POST", f"/tables/{code}/actions", action=action, version=done["version"]
        )


def test_a_refusal_keeps_the_action(site):
    """One who does not agree is enough, and the asker may call it off."""
    code, first, second = two(site)
    with first, second:
        act(first, code)
        state = site.table(code).state
        for person in (second, first):
            first.do("POST", f"/tables/{code}/undo")
            person.do("PUT", f"/tables/{code}/undo", agrees=False)

            assert (None, state) == (site.table(code).undo, site.table(code).state)
        assert (409, "undo/unasked") == second.refused("PUT", f"/tables/{code}/undo", agrees=True)


def test_playing_on_ends_the_wish(site):
    """An action after it makes it void."""
    code, first, second = two(site)
    with first, second:
        act(first, code)
        first.do("POST", f"/tables/{code}/undo")
        act(second, code)

        assert None is site.table(code).undo


def test_among_bots_it_is_taken_back_at_once_with_what_they_did(site):
    """Nobody has to be asked."""
    with site.person() as anna:
        code = anna.host("miesjelen", [None, "random", "random"])
        with anna.connect(code) as here:
            assert here.my_turn()
            before = here.telling["hand"]
            here.act(here.telling["legal"][0])
            assert here.my_turn()
            assert here.table["may_undo"]
            here.ask("undo")

            assert [card["card"] for card in before] == [card["card"] for card in here.telling["hand"]]
            assert not here.table["may_undo"]
            assert "undo/nothing" == here.ask("undo")["error"]["code"]


def test_nothing_is_taken_back_where_the_table_forbids_it(site):
    """Nor before the game, nor by somebody without a seat."""
    with site.person() as anna, site.person("Bob") as bob:
        code = anna.host("miesjelen", [None, "random"], customs={"undo": False})
        assert (403, "undo/off") == anna.refused("POST", f"/tables/{code}/undo")
        assert (403, "seat/none") == bob.refused("POST", f"/tables/{code}/undo")
        waiting = anna.host("miesjelen", [None, None])
        assert (409, "table/not-started") == anna.refused("POST", f"/tables/{waiting}/undo")


def test_a_stash_that_is_asked_back_stays_face_down_for_the_others(site):
    """The others read that two cards are meant, and not which."""
    with site.person("Anna") as anna, site.person("Bob") as bob, site.person("Cleo") as cleo:
        code = anna.host("zole", [None, None, None])
        people = [anna, bob, cleo]
        bob.sit(code)
        cleo.sit(code)
        solo = people.pop(site.table(code).to_act)
        for verb in ("choose B", "stash"):
            document = solo.get(f"/tables/{code}")
            action = next(legal for legal in document["telling"]["legal"] if legal.startswith(verb))
            solo.do("POST", f"/tables/{code}/actions", action=action, version=document["table"]["version"])
        solo.do("POST", f"/tables/{code}/undo")

        assert action == solo.get(f"/tables/{code}")["table"]["undo"]["action"]
        assert ["stash ?? ??"] * 2 == [each.get(f"/tables/{code}")["table"]["undo"]["action"] for each in people]


def test_bots_wait_for_the_answer(site):
    """A wish is not lost because a bot is next; without consent the bot plays on."""
    with site.person("Anna") as anna, site.person("Bob") as bob:
        code = anna.host("miesjelen", [None, "random", None], customs={"pace": LONGEST_WAIT / 2})
        bob.sit(code)
        while (table := site.table(code)).to_act != 1 or table.move_of(0) is None:
            if table.to_act == 1:
                site.waits(LONGEST_WAIT / 2)
                until(lambda: site.table(code).to_act != 1)
            else:
                act(anna if table.to_act == 0 else bob, code)
        before = table.state
        anna.do("POST", f"/tables/{code}/undo")
        site.waits(LONGEST_WAIT * 3 / 4)
        site.sweep()

        assert before == site.table(code).state
        bob.do("PUT", f"/tables/{code}/undo", agrees=False)
        assert until(lambda: before != site.table(code).state)
