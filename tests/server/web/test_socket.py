"""The life of a WebSocket: the whole table first, then every change; resuming, presence, heartbeats, endings."""

import time

import pytest

from followsuit.server.defaults import SILENCE
from followsuit.server.live import watchers
from followsuit.server.live.desk import Desk
from followsuit.server.refusals import refused
from followsuit.server.web import socket
from followsuit.server.web.wire import TableProtocol
from tests.server.log_lines import events
from tests.server.measuring import samples
from tests.server.running import running
from tests.waiting import until


def test_differences_add_up_to_the_whole(anna, bob):
    """After any number of changes, what a client has put together is what it would be told anew."""
    code = anna.host("zole", [None, "random", "random"], options={"rounds": 2})
    with anna.connect(code) as here, bob.connect(code) as watching:
        while here.my_turn():
            here.act(here.telling["legal"][0])
        while watching.table.get("status") != "over":
            watching.receive()
        for person, connection in ((anna, here), (bob, watching)):
            document = person.get(f"/tables/{code}")
            assert document["telling"] == connection.telling
            now = connection.table | {"seats": document["table"]["seats"]}
            assert document["table"] == now


def test_every_event_comes_once_and_in_order(anna, bob):
    """Each client sees every sequence, without a gap."""
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
    with bob.connect(code) as watching, anna.connect(code) as here:
        first = watching.kind("hello")["sequence"]
        while here.my_turn():
            here.act(here.telling["legal"][0])
        while watching.table["status"] != "over":
            watching.receive()
    seen = [(frame["sequence"], len(frame["kinds"])) for frame in watching.frames if frame["type"] == "event"]

    assert [*range(first + 1, seen[-1][0] + 1)] == [
        sequence - back for sequence, count in seen for back in reversed(range(count))
    ]


def test_an_action_is_told_before_it_is_acknowledged(anna):
    """So whoever acts may go on with what the event says."""
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
    with anna.connect(code) as here:
        while here.my_turn():
            ack = here.act(here.telling["legal"][0])
            told = [frame["sequence"] for frame in here.frames if frame["type"] == "event"]
            assert ack["sequence"] in told
            assert ack["version"] <= here.table["version"]


def test_a_connection_is_taken_up_where_it_was_lost(anna):
    """With the last sequence seen, what was missed is told again, event by event; without it, only the present."""
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
    with anna.connect(code) as here:
        assert here.my_turn()
        seen = here.table["sequence"]
        here.act(here.telling["legal"][0])
        assert here.my_turn()
        missed = [
            event for frame in here.frames if frame.get("sequence", 0) > seen for event in frame.get("events", [])
        ]
    with anna.connect(code, since=seen) as again, anna.connect(code) as anew:
        hello, plain = again.kind("hello"), anew.kind("hello")

    assert (True, missed) == (hello["resumed"], hello["events"])
    assert (False, []) == (plain["resumed"], plain["events"])
    assert plain["telling"] == hello["telling"]


@pytest.mark.parametrize("since", [10**9, -3, 0])
def test_a_place_that_never_was_is_not_resumed(since, anna):
    """The hello tells everything anyway."""
    with anna.connect(anna.host("miesjelen", [None, "random"], customs={"pace": 30}), since=since) as here:
        assert not here.kind("hello")["resumed"]


def test_everyone_sees_who_is_connected(anna, bob):
    """Coming and going is told to all."""
    code = anna.host("miesjelen", [None, None])
    bob.sit(code)
    with anna.connect(code) as here:
        here.kind("hello")
        for _ in range(2):
            with bob.connect(code) as there:
                there.kind("hello")
                while not here.table["seats"][1]["present"]:
                    here.receive()
            here.until(lambda frame: frame["type"] == "presence" and not frame["seats"][1]["present"])


def test_somebody_who_sits_down_while_watching_gets_the_hand(anna, bob):
    """The same connection becomes that of a player, and of a spectator again when the seat is left."""
    code = anna.host("miesjelen", [None, None])
    with bob.connect(code) as here:
        assert None is here.kind("hello")["table"]["you"]
        bob.sit(code)
        assert 1 == here.kind("hello")["table"]["you"]
        assert 5 == len(here.telling["hand"])
        bob.do("DELETE", f"/tables/{code}/seats/1")
        assert (None, []) == (here.kind("hello")["table"]["you"], here.telling["hand"])


def test_whoever_sits_down_in_a_game_watches_until_the_next_deal(anna, bob):
    """Everyone is told who arrives; the connection becomes that of a player when the next round goes on."""
    code = anna.host("miesjelen", [None, "random"], customs={"round_pause": None})
    with anna.connect(code) as there, bob.connect(code) as here:
        here.kind("hello")
        bob.sit(code)
        assert (None, 1) == (here.kind("hello")["table"]["you"], here.table["arriving"])
        assert [{"seat": 1, "name": "Bob"}] == there.happens("arriving")["table"]["arrivals"] == here.table["arrivals"]
        while there.my_turn_or_pause():
            there.act(there.telling["legal"][0])
        assert "ack" == there.ask("next")["type"]
        here.until(lambda frame: frame["type"] == "hello" and frame["table"]["you"] is not None)

        assert (1, None, []) == (here.table["you"], here.table["arriving"], here.table["arrivals"])
        assert 5 == len(here.telling["hand"])
        assert {()} == {
            tuple(card["card"] for card in frame["telling"].get("hand", ()))
            for frame in here.frames[:-1] if frame["type"] in ("hello", "event")
        }  # fmt: skip


@pytest.mark.parametrize("customs", [{"visibility": "private"}, {"spectators": False}])
def test_a_table_that_cannot_be_watched_shows_itself_to_players_only(customs, site, anna, bob):
    """A stranger is told so, over HTTP and on a socket; whoever gave up a seat there belongs to it still."""
    code = anna.host("miesjelen", [None, None], customs=customs)
    bob.sit(code)
    with site.person("Eve") as eve, eve.connect(code) as outside, bob.connect(code) as inside:
        assert ("table/no-spectators", 4000) == outside.goodbye()
        assert (403, "table/no-spectators") == eve.refused("GET", f"/tables/{code}")
        inside.kind("hello")
        bob.do("DELETE", f"/tables/{code}/seats/1")
        assert (None, []) == (inside.kind("hello")["table"]["you"], inside.telling["hand"])


@pytest.mark.parametrize("customs", [{"visibility": "private"}, {"spectators": False}])
def test_whoever_has_the_link_may_come_in_until_the_game_starts(customs, site, anna, bob):
    """They see who is there and can sit down; those who are left without a seat are let out then."""
    code = anna.host("miesjelen", [None, None], customs=customs)
    with site.person("Eve") as eve, eve.connect(code) as outside, bob.connect(code) as inside:
        assert ("open", None) == (inside.kind("hello")["table"]["status"], inside.table["you"])
        bob.sit(code)
        assert 1 == inside.kind("hello")["table"]["you"]
        assert ("table/no-spectators", 4000) == outside.goodbye()
    assert {"open"} == {frame["table"].get("status", "open") for frame in outside.frames if "table" in frame}


def test_another_device_is_told_the_present_while_the_old_ones_connection_still_ends(site, anna, monkeypatch):
    """What was told to a connection that takes its time to end is not told again as if it were new."""
    monkeypatch.setattr(Desk, "unwatch", lambda *_: None)
    code = anna.host("miesjelen", [None, "random"], customs={"visibility": "private", "pace": 0.0})
    with site.person("Phone") as phone, anna.connect(code) as here:
        assert here.my_turn()
        key = anna.do("POST", f"/tables/{code}/seats/0/key")["key"]
        phone.do("POST", f"/tables/{code}/claim", key=key)
        now = until(lambda: (seen := phone.get(f"/tables/{code}"))["telling"]["legal"] and seen)
        action, version = now["telling"]["legal"][0], now["table"]["version"]
        phone.do("POST", f"/tables/{code}/actions", action=action, version=version)
        now = until(lambda: (seen := phone.get(f"/tables/{code}"))["telling"]["legal"] and seen)

        with phone.connect(code) as there:
            hello = there.kind("hello")

    assert (now["table"]["version"], now["telling"]) == (hello["table"]["version"], hello["telling"])


def test_an_action_is_kept_in_the_usual_notation_however_it_is_spelled(site, anna):
    """Sent again as it was spelled, it is done once and acknowledged twice; one that is too long is not even read."""
    code = anna.host("miesjelen", [None, "random"])
    with anna.connect(code) as here:
        assert here.my_turn()
        usual, version = here.telling["legal"][0], here.table["version"]
        spelled = usual.upper().replace(" ", "   ")
        done = [here.ask("act", action=spelled, version=version)["sequence"] for _ in range(2)]
        long = here.ask("act", action=usual.replace(" ", " " * 200), version=version)

    assert done[0] == done[1]
    assert usual in [move.action for move in site.table(code).moves]
    assert ("refusal", "frame/invalid") == (long["type"], long["error"]["code"])


def test_frames_are_written_the_moment_they_are_told(site, anna):
    """A connection to our own server has the short way out."""
    code = anna.host("miesjelen", [None, None])
    with anna.connect(code) as here:
        here.kind("hello")
        (watcher,) = site.run(site.hall.desk(code)).watchers

        assert watcher._write is not None


def test_a_ping_is_answered_with_the_servers_time(anna):
    """A sign of life, and a clock to go by."""
    with anna.connect(anna.host()) as here:
        before = time.time()
        assert before - 60 < here.ask("ping")["now"] < time.time() + 60


def test_a_client_that_says_nothing_is_let_go(site, anna, monkeypatch):
    """After a minute of silence, or here much less, with a goodbye that says why."""
    code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
    with anna.connect(code) as here:
        here.kind("hello")
        (watcher,) = site.run(site.hall.desk(code)).watchers
        monkeypatch.setattr(watcher, "heard_at", time.monotonic() - SILENCE - 1)
        site.run(site.hall._repeat_presence())

        assert ("socket/silent", 4000) == here.goodbye()


def test_a_slow_client_is_dropped_and_the_table_goes_on(site, anna, bob, monkeypatch):
    """Whoever does not read is let go once too much waits, and counts as away; the others notice nothing."""
    monkeypatch.setattr(watchers, "LONGEST_LINE", 20)
    code = anna.host("miesjelen", [None, None, None])
    bob.sit(code)
    with bob.connect(code) as slow, anna.connect(code) as here:
        slow.kind("hello")
        here.kind("hello")
        desk = site.run(site.hall.desk(code))
        before = site.table(code).sequence
        (watcher,) = [watcher for watcher in desk.watchers if watcher.seat == 1]
        said = 0
        while not watcher.closed and said < 2000:
            assert "ack" == here.ask("say", text=f"{said} " + "x" * 190)["type"]
            said += 1

        assert watcher.closed
        assert before + said == site.table(code).sequence
        until(lambda: watcher not in desk.watchers)
        assert not anna.get(f"/tables/{code}")["table"]["seats"][1]["present"]


def test_a_stop_tells_clients_to_come_back(tmp_path):
    """The socket closes with 1012, service restart, and after it the table is as it was."""
    with running(tmp_path) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
        with anna.connect(code) as here:
            here.kind("hello")
            before = site.table(code)
            site.server.should_exit = True
            _, closed = here.goodbye()
    assert 1012 == closed
    with running(tmp_path) as site:
        assert before.state == site.table(code).state


def test_while_it_stops_the_server_says_so(tmp_path, monkeypatch):
    """Commands are refused with `server/closing`, and sockets are sent away to come again."""
    with running(tmp_path) as site, site.person() as anna:
        code = anna.host("zole", [None, "random", "random"], customs={"pace": 30})
        monkeypatch.setattr(site.hall, "is_closing", True)

        assert (503, "server/closing") == anna.refused("POST", f"/tables/{code}/undo")
        with anna.connect(code) as here:
            bye = here.kind("bye")
        assert ("server/closing", True) == (bye["error"]["code"], bye["again"])
        monkeypatch.setattr(site.hall, "is_closing", False)


def test_no_call_is_kept_while_somebody_plays(site, anna, lines):
    """The socket counts as open all the same, and is logged once, when the client has gone."""
    code = anna.host("miesjelen", [None, None])
    with anna.connect(code) as here:
        here.kind("hello")
        assert "pong" == here.ask("ping")["type"]
        until(lambda: not site.server.server_state.tasks)

        assert (1, []) == (samples(site.hall.metrics)["followsuit_sockets",], logged_sockets(lines))
    until(lambda: logged_sockets(lines))

    assert (0, [1000]) == (samples(site.hall.metrics)["followsuit_sockets",], logged_sockets(lines))
    assert set() == site.run(site.hall.desk(code)).watchers


def logged_sockets(lines):
    """The codes with which sockets have ended, as the log has them."""
    return [event["status"] for event in events(lines) if event["event"] == "socket"]


def sent_away_while_clogged(site, code):
    """Dismiss the only client of a table, which takes nothing more: its wire."""
    (watcher,) = site.run(site.hall.desk(code)).watchers
    (wire,) = [each for each in site.server.server_state.connections if isinstance(each, TableProtocol)]

    async def dismiss():
        wire.pause_writing()
        watcher.dismiss(refused("socket/silent"), again=True)

    site.run(dismiss())
    return wire


def test_a_client_that_takes_nothing_is_not_waited_for_at_its_end(site, anna, lines, monkeypatch):
    """It has left the table when the time for a goodbye is over, and its connection is closed."""
    monkeypatch.setattr(socket, "GOODBYE_SECONDS", 0.1)
    code = anna.host("miesjelen", [None, None, None])
    with anna.connect(code) as slow:
        slow.kind("hello")
        sent_away_while_clogged(site, code)

        assert (None, None) == slow.goodbye()
    until(lambda: logged_sockets(lines))

    assert [1006] == logged_sockets(lines)
    assert set() == site.run(site.hall.desk(code)).watchers


def test_a_goodbye_reaches_a_client_that_takes_it_late(site, anna, lines):
    """Everything that waited, and then the end."""
    code = anna.host("miesjelen", [None, None, None])
    with anna.connect(code) as slow:
        slow.kind("hello")
        wire = sent_away_while_clogged(site, code)

        async def take():
            wire.resume_writing()

        site.run(take())

        assert ("socket/silent", 4000) == slow.goodbye()
    until(lambda: logged_sockets(lines))

    assert [4000] == logged_sockets(lines)


def test_a_client_plays_by_messages_alone_where_the_server_is_not_our_own(site, anna, bob, monkeypatch):
    """From the first frame to the goodbye, as on our own."""
    monkeypatch.setattr(socket, "wire_of", lambda _: None)
    code = anna.host("miesjelen", [None, "random"], options={"round_limit": 1})
    with bob.connect(code) as watching, anna.connect(code) as here:
        watching.kind("hello")
        while here.my_turn():
            assert "ack" == here.act(here.telling["legal"][0])["type"]
        while watching.table["status"] != "over":
            watching.receive()
        assert "pong" == here.ask("ping")["type"]
        desk = site.run(site.hall.desk(code))
        (watcher,) = [each for each in desk.watchers if each.seat == 0]
        assert watcher._write is None

        async def dismiss():
            watcher.dismiss(refused("socket/silent"), again=True)

        site.run(dismiss())

        assert ("socket/silent", 4000) == here.goodbye()
    until(lambda: not desk.watchers)
