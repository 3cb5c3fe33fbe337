"""Reviews of finished games: made in the background, kept, shared, and given up when nobody waits for them."""

import zlib

import msgspec
import pytest

from followsuit.errors import EngineOnly, TableError
from followsuit.language.message import Message
from followsuit.server.live import reviewing
from followsuit.server.live.reviewing import SILENT, WANTED_FOR
from followsuit.server.run.rates import Limit
from followsuit.server.store.reviews import StoredReview
from tests.server.halls import Machine, hall_with
from tests.server.running import running
from tests.server.web.test_replay import play
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("compiled")


def finished(person, **options):
    """The code of a short game that somebody has finished."""
    code = person.host("zole", [None, "random", "random"], options={"rounds": 1} | options)
    play(person, code)
    return code


def whole(person, code):
    """The review of a game, once it is whole."""
    person.do("POST", f"/tables/{code}/review")
    return until(lambda: (told := person.get(f"/tables/{code}/review"))["status"] == "finished" and told)


@pytest.fixture(scope="module")
def reviewed(site):
    """A game of Anna's and its review."""
    with site.person("Anna") as anna:
        code = finished(anna)
        yield code, whole(anna, code)


def test_every_decision_of_a_finished_game_is_judged(site, reviewed):
    """In the order in which they were made, with the names of the table."""
    code, told = reviewed
    review, table = told["review"], site.table(code)

    assert ("followsuit-review/1", "zole", list(table.names)) == (review["format"], review["game"], review["players"])
    assert (True, told["of"], told["of"]) == (review["finished"], review["judged"], told["judged"])
    assert list(range(told["of"])) == [each["step"] for each in review["decisions"]]
    for seat in review["seats"]:
        assert seat["result"] == pytest.approx(seat["deal"] + seat["others"] + seat["own"])


def test_a_review_is_kept_and_costs_nothing_again(reviewed, bob, monkeypatch):
    """Whoever may see the replay gets it, from the decision on that they ask for, in words if they like."""
    code, told = reviewed
    monkeypatch.setattr(reviewing, "Reviewer", None)

    assert told == bob.do("POST", f"/tables/{code}/review") == bob.get(f"/tables/{code}/review")
    later = bob.get(f"/tables/{code}/review?first=5")
    assert told["review"]["decisions"][5:] == later["review"]["decisions"]
    in_words = bob.get(f"/tables/{code}/review?words=lv")["review"]["decisions"]
    reasons = [each["reason"] for each in in_words if each["reason"] is not None]
    assert all(reason["sentence"] for reason in reasons)


def test_only_a_finished_game_is_reviewed(anna):
    """Of any other it would tell what is hidden."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})

    assert [(409, "table/not-over")] * 2 == [
        anna.refused(method, f"/tables/{code}/review") for method in ("POST", "GET")
    ]


def test_only_those_who_may_look_on_see_it(anna, bob):
    """A private game is reviewed for its own people."""
    code = anna.host("zole", [None, "random", "random"], options={"rounds": 1}, customs={"visibility": "private"})
    play(anna, code)

    assert [(403, "table/no-spectators")] * 2 == [
        bob.refused(method, f"/tables/{code}/review") for method in ("POST", "GET")
    ]


def test_nothing_is_made_that_nobody_asked_for(anna):
    """Looking begins nothing."""
    code = finished(anna)

    assert (404, "review/none") == anna.refused("GET", f"/tables/{code}/review")


def test_a_review_that_nobody_waits_for_is_given_up(tmp_path):
    """Those that wait too, and whoever asks later has it made anew."""
    with running(tmp_path) as site, site.person("Anna") as anna:
        codes = [finished(anna) for _ in range(2)]
        for code in codes:
            anna.do("POST", f"/tables/{code}/review")
        site.waits(WANTED_FOR + 1)
        until(lambda: not site.hall.reviews._makings)

        assert [(404, "review/none")] * 2 == [anna.refused("GET", f"/tables/{code}/review") for code in codes]
        assert whole(anna, codes[1])["review"]["finished"]


def test_an_address_has_so_many_reviews_made(tmp_path):
    """What was made before is no more of its budget; one that is not made yet is."""
    with running(tmp_path, review_limit=Limit(0.001, 1)) as site, site.person("Anna") as anna:
        first, second = finished(anna), finished(anna)
        whole(anna, first)

        assert (429, "limit/reviews") == anna.refused("POST", f"/tables/{second}/review")
        assert "finished" == anna.do("POST", f"/tables/{first}/review")["status"]


def test_only_so_many_wait(tmp_path, monkeypatch):
    """They are made one after another, and each is told how many come first."""
    monkeypatch.setattr(reviewing, "MOST_WAITING", 2)
    with running(tmp_path) as site, site.person("Anna") as anna:
        codes = [finished(anna) for _ in range(3)]
        asked = [anna.do("POST", f"/tables/{code}/review")["ahead"] for code in codes[:2]]

        assert [0, 1] == asked
        assert (503, "review/waiting") == anna.refused("POST", f"/tables/{codes[2]}/review")


def test_what_goes_wrong_is_said_and_not_tried_again_at_once(tmp_path, monkeypatch):
    """It is logged, and the next review is made all the same."""
    with running(tmp_path) as site, site.person("Anna") as anna:
        codes = [finished(anna) for _ in range(2)]
        with monkeypatch.context() as broken:
            broken.setattr(reviewing, "Reviewer", None)
            anna.do("POST", f"/tables/{codes[0]}/review")
            until(lambda: not site.hall.reviews._makings)

        assert (500, "review/failed") == anna.refused("GET", f"/tables/{codes[0]}/review")
        assert (500, "review/failed") == anna.refused("POST", f"/tables/{codes[0]}/review")
        assert whole(anna, codes[1])["review"]["finished"]


def test_a_game_with_rules_that_are_not_compiled_is_refused(tmp_path, monkeypatch):
    """The judge is compiled, and cannot play it."""
    with running(tmp_path) as site, site.person("Anna") as anna:
        code = finished(anna)
        unfit = EngineOnly("zole", "Zole", [Message("kernel/unknown-word", {"field": "trick", "word": "Other"})])
        monkeypatch.setattr("followsuit.review.reviewer.engine_only", lambda _: unfit)
        anna.do("POST", f"/tables/{code}/review")
        until(lambda: not site.hall.reviews._makings)

        assert (409, "review/not-compiled") == anna.refused("GET", f"/tables/{code}/review")


@pytest.mark.anyio
async def test_nodes_share_reviews_and_take_over_from_one_that_died(tmp_path, open_store):
    """One that another node makes is shown as it comes in; once that node is silent it is made anew here."""
    with running(tmp_path) as site, site.person("Anna") as anna:
        code = finished(anna)
    store, machine = await open_store(f"sqlite:///{tmp_path / 'tables.db'}"), Machine()
    async with hall_with(store, machine=machine) as hall:
        desk = await hall.desk(code)
        assert await store.claim_review(desk.id, "gone", hall.now(), 0.0)
        some = StoredReview("gone", hall.now(), hall.now(), 3, 9, zlib.compress(msgspec.json.encode({})))
        await store.keep_review(desk.id, "gone", some)

        assert ("making", 3, 9) == told(await hall.reviews.begin(desk, "here"))
        machine.waits(SILENT + 1)
        with pytest.raises(TableError, match="not been reviewed"):
            await hall.reviews.look(desk)
        assert ("waiting", 0, 0) == told(await hall.reviews.begin(desk, "here"))


def told(progress):
    """How far a review is said to be."""
    return progress.status, progress.judged, progress.total
