"""What one network address may use: tables, hints, and bots that play by themselves; and what ends where nobody is."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

import followsuit as fs
from followsuit.errors import TableError
from followsuit.server.live.budgets import SLOWEST, Budgets
from followsuit.server.live.line import Rank
from followsuit.server.run.rates import Limit
from followsuit.server.run.settings import Settings
from followsuit.server.table import playing
from tests.server.running import running
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("compiled")
HERE = "127.0.0.1"


def budgets(**given):
    """Budgets by a clock that stands still, and the clock."""
    clock = [0.0]
    return Budgets(Settings(database="sqlite:///none.db", **given), lambda: clock[0]), clock


def refusal(work, *given):
    """The code that something is refused with; none if it is done."""
    try:
        work(*given)
    except TableError as error:
        return error.code
    return None


def test_an_address_has_so_many_tables_at_once():
    """Another one has its own; those that are over do not count once they are counted anew."""
    made, _ = budgets(tables_limit=2)
    for _ in range(2):
        made.add_table("anna")

    assert ["limit/tables", None] == [refusal(made.check_table, origin) for origin in ("anna", "bob")]
    made.recount(["anna", "bob", "bob"])
    assert [None, "limit/tables"] == [refusal(made.check_table, origin) for origin in ("anna", "bob")]


def test_a_class_behind_one_address_can_play():
    """Thirty tables of people, with room for a second game at each."""
    made, _ = budgets()
    for _ in range(60):
        made.check_table("school")
        made.add_table("school")


def test_hints_of_a_seat_and_of_an_address_are_limited():
    """A seat waits for its own; many seats of one address together wait for theirs."""
    asked, clock = budgets(hint_limit=Limit(0.5, 2), address_hint_limit=Limit(1, 3))

    assert [None, None, "limit/hints"] == [refusal(asked.take_hint, "home", "anna") for _ in range(3)]
    assert [None, "limit/hints"] == [refusal(asked.take_hint, "home", seat) for seat in ("bob", "cleo")]
    assert None is refusal(asked.take_hint, "elsewhere", "dora")
    clock[0] = 2.0
    assert None is refusal(asked.take_hint, "home", "anna")


def test_questions_of_an_address_are_limited():
    """They are about finished games, so no seat is asked for."""
    asked, clock = budgets(question_limit=Limit(1, 2))

    assert [None, None, "limit/questions"] == [refusal(asked.take_question, "home") for _ in range(3)]
    assert None is refusal(asked.take_question, "elsewhere")
    clock[0] = 1.0
    assert None is refusal(asked.take_question, "home")


def test_this_machine_itself_is_limited_only_where_wanted():
    """As with all limits."""
    free, _ = budgets(limit_loopback=False, tables_limit=1, address_hint_limit=Limit(1, 1), bot_turns=1)
    counted, _ = budgets(tables_limit=1, address_hint_limit=Limit(1, 1), bot_turns=1)
    for each in (free, counted):
        each.add_table(HERE)

    assert [None, "limit/tables"] == [refusal(each.check_table, HERE) for each in (free, counted)]
    assert [0.0, 1.0] == [each.least_pace(HERE, 0.0) for each in (free, counted)]
    assert [[None] * 2, [None, "limit/hints"]] == [
        [refusal(each.take_hint, HERE, seat) for seat in ("anna", "bob")] for each in (free, counted)
    ]


def test_bots_that_play_by_themselves_share_the_turns_of_their_address():
    """The more tables, the longer each turn takes: together they make no more than so many a second."""
    made, _ = budgets(bot_turns=20)
    made.recount(["many"] * 100 + ["one"])

    assert (5.0, 0.05) == (made.least_pace("many", 0.0), made.least_pace("one", 0.0))


def test_bots_slow_down_the_longer_nobody_is_there():
    """Up to some seconds for a turn; unless they are to play on for ever."""
    slow, _ = budgets(bot_turns=None)
    never, _ = budgets(bot_turns=None, unwatched_seconds=None)
    paces = [slow.least_pace("anna", seconds) for seconds in (0, 20, 60, 100, 10_000)]

    assert sorted(set(paces)) == paces
    assert (0, SLOWEST) == (paces[0], paces[-1])
    assert 0 == never.least_pace("anna", 10_000)


def away(site, code, seconds):
    """Let it be so long ago that anybody was at a table."""
    desk = site.run(site.hall.desk(code))
    presence = desk.presence
    presence.known_since -= seconds
    presence.attended_here_at -= seconds
    presence.seen = {seat: at - seconds for seat, at in presence.seen.items()}
    presence.asked = {seat: at - seconds for seat, at in presence.asked.items()}
    return desk


def of_bots(person, **more):
    """A table of bots only, which nobody sits at: its code."""
    body = {"game": "zole", "seats": [{"bot": "random"}] * 3, "options": {"seats": 3, "rounds": 0}} | more
    body["customs"] = {"pace": 0, "round_pause": 0} | more.get("customs", {})
    return person.do("POST", "/tables", **body)["table"]["code"]


def kinds(site, code):
    """What happened at a table."""
    row = site.run(site.hall.store.find(code))
    return [json.loads(stored.body)["kind"] for stored in site.run(site.hall.store.events(row.id))]


def test_a_table_of_bots_where_nobody_is_slows_down_and_is_closed(tmp_path):
    """It ends unfinished, and whoever comes back is told why; nothing is due there any more."""
    with running(tmp_path, unwatched_seconds=600) as site, site.person() as anna:
        code = of_bots(anna)
        desk = away(site, code, 300)
        assert Rank.UNWATCHED is desk.rank()
        assert desk._due_at(desk.table) >= desk.table.turn_since + SLOWEST * 0.9

        away(site, code, 310)
        until(lambda: desk.table.status == "over")

        assert "closed" == kinds(site, code)[-1]
        row = site.run(site.hall.store.find(code))
        assert row is not None
        assert ("over", None, None) == (row.status, row.due_at, desk.table.due())
        document = anna.get(f"/tables/{code}")
        assert (True, "over", None) == tuple(document["table"][key] for key in ("closed", "status", "clock"))
        assert ("wait/closed", None, []) == (
            document["telling"]["say"]["code"], document["telling"]["to_act"], document["telling"]["legal"],
        )  # fmt: skip


def test_the_record_of_a_closed_table_is_unfinished_and_replays(tmp_path):
    """It can be checked, looked at step by step, and played on from its last step."""
    with running(tmp_path, unwatched_seconds=600) as site, site.person() as anna:
        code = of_bots(anna)
        desk = away(site, code, 610)
        until(lambda: desk.table.status == "over")
        record = anna.get(f"/tables/{code}/record")
        steps = anna.get(f"/tables/{code}/replay")["steps"]
        new = anna.do("POST", f"/tables/{code}/branch", step=len(steps) - 1, seat=0, bot="random", name="Anna")

        assert (False, []) == (record["finished"], record["winners"])
        assert not fs.replay(record).is_over
        assert record["seed"] == desk.table.state.seed
        assert ("playing", code) == (new["table"]["status"], new["table"]["branch_of"])


def test_nobody_plays_on_at_a_closed_table(tmp_path):
    """Whoever had a seat is told so, and may play again with the same people."""
    with running(tmp_path, abandoned_seconds=3600) as site, site.person() as anna, site.person("Bob") as bob:
        customs = {"decision_seconds": 1, "pace": 0}
        code = anna.host("zole", [None, "random", "random"], options={"rounds": 0}, customs=customs)
        desk = away(site, code, 3700)
        until(lambda: desk.table.status == "over")
        version = desk.table.version

        assert (409, "table/abandoned") == anna.refused(
            "POST", f"/tables/{code}/actions", action="choose P", version=version
        )
        assert (409, "table/abandoned") == anna.refused("GET", f"/tables/{code}/hint")
        assert (409, "table/abandoned") == bob.refused("POST", f"/tables/{code}/seats", name="Bob")
        assert "playing" == anna.do("POST", f"/tables/{code}/rematch")["table"]["status"]


def test_whoever_watches_is_told_that_the_table_was_closed(tmp_path):
    """With every key that changed, as of any other event."""
    with running(tmp_path, unwatched_seconds=600) as site, site.person() as anna:
        code = of_bots(anna, customs={"pace": 30})
        with anna.connect(code) as here:
            here.kind("hello")
            desk = site.run(site.hall.desk(code))
            site.run(desk.do(playing.close))
            here.happens("closed")

            assert ("over", True) == (here.table["status"], here.table["closed"])
            assert (None, "wait/closed") == (here.telling["to_act"], here.telling["say"]["code"])


def test_a_watched_table_is_not_closed_and_keeps_its_pace(tmp_path):
    """Nor one where somebody only asks now and then."""
    with running(tmp_path, unwatched_seconds=600) as site, site.person() as anna:
        watched, asked = of_bots(anna), of_bots(anna)
        with anna.connect(watched) as here:
            here.kind("hello")
            desk = away(site, watched, 700)
            until(lambda: len(here.frames) > 20 or here.receive() is None)
            assert (Rank.WATCHED, "playing") == (desk.rank(), desk.table.status)
        slowed = away(site, asked, 500)
        assert Rank.UNWATCHED is slowed.rank()

        before = anna.get(f"/tables/{asked}")["table"]["sequence"]

        assert Rank.WATCHED is slowed.rank()
        until(lambda: slowed.table.sequence > before + 20)


def test_a_table_that_only_waits_for_somebody_is_left_alone(tmp_path):
    """It costs nothing, and whoever comes back plays on."""
    with running(tmp_path, abandoned_seconds=3600) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"])
        until(lambda: site.table(code).to_act == 0)
        desk = away(site, code, 100_000)
        site.run(desk.look_after())

        assert "playing" == desk.table.status


def test_tables_where_a_person_plays_come_first(site, anna, bob):
    """While they are there and play themselves; not where a bot plays for them too."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
    desk = site.run(site.hall.desk(code))
    with anna.connect(code) as here:
        here.kind("hello")
        assert Rank.PLAYED is desk.rank()
        anna.do("PUT", f"/tables/{code}/seats/0", bot="random")
        assert Rank.WATCHED is desk.rank()
    only_bots = of_bots(bob, customs={"pace": 30})
    assert Rank.WATCHED is site.run(site.hall.desk(only_bots)).rank()


def test_whoever_makes_too_many_tables_is_refused(tmp_path):
    """However a table is made, and until one of the others is over."""
    with running(tmp_path, tables_limit=2) as site, site.person() as anna:
        codes = [anna.host("miesjelen", [None, "random"], options={"round_limit": 1}) for _ in range(2)]
        assert (429, "limit/tables") == anna.refused("POST", "/tables", game="zole")
        zole = anna.client.post(f"http://{site.address}/zole/new", headers={"accept": "application/json"})
        assert "limit/tables" == zole.json()["error"]["code"]

        with anna.connect(codes[0]) as here:
            while here.my_turn():
                here.act(here.telling["legal"][0])

        until(lambda: anna.ask("POST", "/tables", game="zole").status_code == 201)


def test_a_hint_is_worked_out_once_for_its_seat_and_version(tmp_path, monkeypatch):
    """Asked for again, or by two devices at once, it is the same one and costs nothing."""
    with running(tmp_path, hint_limit=Limit(0.001, 1)) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"])
        thought = []
        decide = site.hall.thinking._decide

        def counted(*given):
            thought.append(given)
            return decide(*given)

        with anna.connect(code) as here:
            assert here.my_turn()
            monkeypatch.setattr(site.hall.thinking, "_decide", counted)
            with ThreadPoolExecutor(4) as asking:
                hints = list(asking.map(lambda _: anna.get(f"/tables/{code}/hint"), range(8)))
            monkeypatch.undo()

            assert 1 == len(thought)
            assert [hints[0]] * 8 == hints
            here.act(here.telling["legal"][0])
            assert here.my_turn()
            answer = anna.ask("GET", f"/tables/{code}/hint")

    assert (429, "limit/hints") == (answer.status_code, answer.json()["error"]["code"])
    assert 0 < answer.json()["error"]["facts"]["seconds"]
