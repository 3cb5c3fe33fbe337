"""Playing on from a step of a finished game, at a table of one's own."""

from dataclasses import dataclass

import pytest

import followsuit as fs
from followsuit.server.telling.replaying import actions_of, state_at
from tests.server.leaks import Reader, secrets_in
from tests.server.web.test_replay import play, steps

# A round of Zole can end with its first trick: only a further round makes sure that there is something to play on.
GAMES = {"zole": {"rounds": 3}, "ninja-whist": {}}


@dataclass
class Past:
    """A finished game: its table, what was done in it, and a step in the middle of a trick of a later round."""

    code: str
    actions: list[list[object]]
    """What was done before the step."""
    step: int
    last: int
    """The last step of its replay."""


@pytest.fixture(scope="module")
def host(site):
    """Somebody who has finished some games."""
    with site.person("Anna") as person:
        yield person


@pytest.fixture(scope="module", params=GAMES)
def past(request, host):
    """A game that Anna has finished against two bots, of each kind in turn."""
    code = host.host(request.param, [None, "random", "random"], options=GAMES[request.param])
    play(host, code)
    told = steps(host, code, "face-up")
    step = next(
        number for number, each in enumerate(told) if each["round"] == 2 and cards_in_trick(each["telling"]) == 2
    )
    done = [[each["seat"], each["action"]] for each in told[: step + 1] if each["action"] is not None]
    return Past(code, done, step, len(told) - 1)


def cards_in_trick(telling):
    """How many cards lie in the trick under way."""
    return 0 if telling["trick"] is None else len(telling["trick"]["cards"])


def actions(person, code):
    """Everything that was done in a finished game, by its record."""
    return [each for round_ in person.get(f"/tables/{code}/record")["rounds"] for each in round_["actions"]]


def branched(person, code, step, seat=1, **more):
    """The document of a table that plays on from a step."""
    return person.do("POST", f"/tables/{code}/branch", step=step, seat=seat, bot="random", **more)


def test_a_table_begins_at_the_very_step(site, past, bob):
    """In the middle of a trick, at once, with bots around whoever asked, who need not have played before."""
    table = branched(bob, past.code, past.step, name="Bob")["table"]
    begun = site.history(table["code"])[3]

    assert state_at(site.table(past.code), past.step) == begun.state
    assert (past.code, 1, True, "playing") == (table["branch_of"], table["you"], table["host"], table["status"])
    assert [("Anna", "random"), ("Bob", None), ("Carl", "random")] == [(s["name"], s["bot"]) for s in table["seats"]]
    assert "unlisted" == table["customs"]["visibility"]


def test_the_hands_of_others_stay_hidden(site, past, bob):
    """Nothing in the new table tells a card that the seat had not seen, nor the seed."""
    for seat in range(3):
        document = branched(bob, past.code, past.step, seat)
        now = site.history(document["table"]["code"])[document["table"]["sequence"]]
        reader = Reader(seat)
        reader.table(document["table"], now)
        reader.telling(document["telling"], now)

        assert [] == reader.leaks
        assert [] == secrets_in(str(document), now, [str(bob.token)])


def test_it_is_played_to_its_end_and_replayed_from_the_deal(site, past, bob):
    """Its record has the old actions up to the step and the new ones after it, and claims no fair deal of its own."""
    code = branched(bob, past.code, past.step)["table"]["code"]
    play(bob, code, seed=8)
    record, table = bob.get(f"/tables/{code}/record"), bob.get(f"/tables/{code}")["table"]
    told = steps(bob, code, "face-up")

    assert site.table(code).state.scores == fs.replay(record).scores
    assert past.actions == actions(bob, code)[: len(past.actions)]
    assert actions(bob, code) == [[step["seat"], step["action"]] for step in told if step["action"] is not None]
    assert past.step < len(told) - 1
    assert bob.get(f"/tables/{past.code}/record")["seed"] == record["seed"]
    assert "fairness" not in record
    assert ("over", None) == (table["status"], table["fairness"]["secret"])


def test_a_branch_has_branches_and_an_ordinary_rematch(site, past, bob):
    """A branch of a branch has all actions since the deal; playing again is a new game with a fair deal."""
    code = branched(bob, past.code, past.step)["table"]["code"]
    play(bob, code)
    further = branched(bob, code, past.step + 1)["table"]
    again = bob.do("POST", f"/tables/{code}/rematch")["table"]
    begun = site.history(further["code"])[3].state

    assert code == further["branch_of"]
    assert len(past.actions) + 1 == len(actions_of(begun))
    assert again["branch_of"] is None
    assert site.table(code).state.seed != site.table(again["code"]).state.seed


def test_one_plays_on_from_the_deal_but_not_from_the_end(past, bob):
    """Step 0 is the deal; after the last there is nothing to play, and beyond it nothing at all."""
    last = past.last
    path = f"/tables/{past.code}/branch"

    assert "playing" == branched(bob, past.code, 0)["table"]["status"]
    assert (409, "table/over") == bob.refused("POST", path, step=last, seat=0)
    assert (404, "replay/no-step") == bob.refused("POST", path, step=last + 1, seat=0)
    assert (422, "request/invalid") == bob.refused("POST", path, step=-1, seat=0)


def test_what_cannot_be_is_refused(past, bob):
    """A seat or a bot that there is not."""
    path = f"/tables/{past.code}/branch"

    assert (404, "seat/unknown") == bob.refused("POST", path, step=0, seat=3)
    assert (422, "player/unknown") == bob.refused("POST", path, step=0, seat=0, bot="nobody")


def test_without_a_name_one_is_called_as_whoever_had_the_seat(past, bob):
    """Whether that was a person or a bot."""
    names = [branched(bob, past.code, 0, seat)["table"]["seats"][seat]["name"] for seat in range(3)]

    assert ["Anna", "Blaise", "Carl"] == names


def test_bots_are_called_as_whoever_sat_there_unless_the_asker_is(past, bob):
    """A bot whose name the asker brings to another seat is called something else, and nobody twice."""
    names = [seat["name"] for seat in branched(bob, past.code, 0, 0, name="carl")["table"]["seats"]]

    assert ["carl", "Blaise", "Ada"] == names


def test_only_a_finished_game_that_one_may_see_is_played_on(site, host):
    """Not one under way, and a private one only by those who played."""
    under_way = host.host("zole", [None, "random", "random"], customs={"pace": 30})
    private = host.host("miesjelen", [None, "random"], options={"round_limit": 1}, customs={"visibility": "private"})
    play(host, private)

    assert (409, "table/not-over") == host.refused("POST", f"/tables/{under_way}/branch", step=0, seat=0)
    assert "playing" == branched(host, private, 0)["table"]["status"]
    with site.person("Eve") as eve:
        assert (403, "table/no-spectators") == eve.refused("POST", f"/tables/{private}/branch", step=0, seat=0)


def test_a_game_that_was_stopped_is_played_on_from_its_last_step(site, host):
    """An open-ended one was over only because somebody wanted it so."""
    code = host.host("zole", [None, "random", "random"], options={"rounds": 0}, customs={"round_pause": None})
    with host.connect(code) as here:
        here.kind("hello")
        while not here.table["paused"]:
            if here.telling["legal"]:
                here.act(here.telling["legal"][0])
            else:
                here.receive()
    host.do("POST", f"/tables/{code}/stop")
    new = branched(host, code, len(actions(host, code)), 0)["table"]

    assert "over" == site.table(code).status
    assert ("playing", 1) == (new["status"], site.table(new["code"]).state.rounds_played)
