"""Bad luck and bad input: each shows a plain sentence and a way on."""

import re
import subprocess
import sysconfig
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import WebSocketRoute, expect

from followsuit.kernel.compiling import folder as compiled
from tests import services
from tests.server.running import running
from tests.waiting import PATIENCE, until
from tests.web.layout import faults, resize
from tests.web.visiting import DESKTOP, PHONE, Game, has_shown

PAGE = re.compile(r"/$")
HOUR = 3600.0
SOCKET = re.compile(r"/socket")


class Wire:
    """The line between a page and its table, which can be cut."""

    def __init__(self, page) -> None:
        self.is_cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, route):
        if self.is_cut:
            route.close(code=1012)
        else:
            route.connect_to_server()
            self._open.append(route)

    def cut(self):
        """Let it break, and stay broken."""
        self.is_cut = True
        while self._open:
            self._open.pop().close(code=1012)

    def mend(self):
        """Let the next try succeed."""
        self.is_cut = False


def test_a_connection_lost_in_mid_trick_is_mended(visit):
    """The page says that it is cut off and comes back by itself; the trick goes on where it was."""
    anna = visit(PHONE, own=True)
    wire = Wire(anna.page)
    anna.table("miesjelen", [None, "greedy", "greedy"], customs={"pace": 1})
    game = Game(anna.page)
    game.turn()
    game.play()
    wire.cut()
    expect(anna.page.get_by_text("Connection lost. Trying again.").first).to_be_visible()

    wire.mend()

    has_shown(anna.page, "Back. Nothing was lost.")
    game.turn()
    expect(game.hand.get_by_role("button")).to_have_count(4)


def test_a_card_played_while_cut_off_is_played_once_when_the_connection_is_back(visit):
    """It is sent again, and the game goes on to its end."""
    anna = visit(PHONE, own=True)
    wire = Wire(anna.page)
    anna.table("miesjelen", [None, "greedy", "greedy"], options={"round_limit": 1})
    game = Game(anna.page)
    game.turn()
    wire.cut()
    expect(anna.page.get_by_text("Connection lost. Trying again.").first).to_be_visible()
    game.tap(game.playable.first)

    wire.mend()

    expect(game.hand.get_by_role("button")).to_have_count(4)
    assert 4 == len(list(game.steps()))


def test_a_page_that_is_older_than_the_server_says_so(visit):
    """After the server came back with a newer page, loading it is offered."""
    anna = visit(DESKTOP, own=True)
    wire = Wire(anna.page)
    anna.table("miesjelen", [None, "greedy", "greedy"])
    Game(anna.page).turn()
    anna.page.route(PAGE, lambda route: route.fulfill(body='<script src="/assets/index-newer.js"></script>'))
    wire.cut()
    wire.mend()

    expect(anna.page.get_by_text("There is a newer version of this page.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Load it")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/table/nowhere", "There is no table with the code nowhere."),
        ("/replay/nowhere", "There is no table with the code nowhere."),
        ("/rules/bridge", "There is no game"),
        ("/no/such/place", "There is nothing at this address."),
    ],
)
def test_a_dead_link_says_so_and_leads_home(visit, path, sentence):
    """Whatever was mistyped, or is long gone."""
    anna = visit(PHONE)
    anna.page.goto(path)
    expect(anna.page.get_by_role("heading", name=sentence)).to_be_visible()

    anna.page.get_by_role("main").get_by_role("link", name="To the front page").click()

    expect(anna.page.get_by_role("button", name="Play Zole against bots").first).to_be_visible()


def test_at_a_full_table_one_may_watch_or_go_elsewhere(visit):
    """Whoever comes too late sees that there is no seat left."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, "greedy"], customs={"visibility": "private"})
    Game(anna.page).turn()

    bob.page.goto(f"/table/{code}")

    expect(bob.page.get_by_role("heading", level=1)).to_be_visible()
    expect(bob.page.get_by_role("main").get_by_role("link", name="To the front page")).to_be_visible()


def test_somebody_who_is_removed_is_told(visit):
    """The seat is gone; the table stays in sight, with the seat to be taken again."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, None, None])
    bob.page.goto(f"/table/{code}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_text("The game starts when every seat is taken.")).to_be_visible()

    anna.page.get_by_role("button", name="Remove Bob").click()

    has_shown(bob.page, "This seat is no longer yours here.")
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_two_tabs_share_one_seat(visit):
    """What is played in one is seen in the other, where the same card cannot be played again."""
    anna = visit(DESKTOP)
    code = anna.table("miesjelen", [None, "greedy", "greedy"])
    other = Game(anna.window())
    other.page.goto(f"/table/{code}")
    other.turn()
    expect(other.hand.get_by_role("button")).to_have_count(5)
    game = Game(anna.page)
    game.turn()

    game.play()

    expect(other.hand.get_by_role("button")).to_have_count(4)
    other.turn()
    other.play()
    expect(game.hand.get_by_role("button")).to_have_count(3)


def test_an_action_decided_upon_an_old_version_is_refused_in_words(visit):
    """A tab that has heard nothing of the last move is told so, and nothing is done twice."""
    anna = visit(DESKTOP)
    code = anna.table("miesjelen", [None, "greedy", "greedy"])
    # With one card to choose from, both tabs would play the same one, which is done once and refused to nobody.
    while len(anna.telling(code)["telling"]["legal"]) < 2:
        code = anna.table("miesjelen", [None, "greedy", "greedy"])
        Game(anna.page).turn()
    late = anna.window()
    late.route_web_socket(SOCKET, hold_events)
    late.goto(f"/table/{code}")
    old = Game(late)
    game = Game(anna.page)
    game.turn()
    if not old.playable.count():
        late.reload()
    old.turn()
    game.play()
    game.turn()

    old.tap(old.playable.last)

    has_shown(late, "moved on", "meanwhile", "version")
    expect(game.hand.get_by_role("button")).to_have_count(4)


def hold_events(route):
    """Let everything through but news of the game."""
    server = route.connect_to_server()
    server.on_message(lambda text: None if '"type":"event"' in text.replace(" ", "") else route.send(text))


def test_offline_the_page_says_so(visit):
    """What cannot be done without a server says so; the page itself, asked for anew, has a word for it too."""
    anna = visit(PHONE, own=True, service_workers="allow")
    anna.page.goto("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    play = anna.page.get_by_role("button", name="Play Zole against bots").first
    expect(play).to_be_visible()
    anna.context.set_offline(True)

    play.click()
    expect(anna.page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()

    anna.page.reload()
    expect(anna.page.get_by_role("heading").first).to_be_visible()
    anna.context.set_offline(False)
    anna.page.goto("/")
    expect(play).to_be_visible()


def test_at_a_table_that_was_closed_one_reads_why_and_goes_on(visit, tmp_path):
    """Whoever comes back after everyone was gone finds no winner, but the game so far, and a new one with one tap."""
    with running(tmp_path, pace=0, abandoned_seconds=HOUR) as site:
        anna, eve = visit(PHONE, at=site.address), visit(DESKTOP, at=site.address)
        code = anna.unseen_table(
            "zole", [None, "random", "random"], options={"rounds": 0}, customs={"decision_seconds": 60}
        )
        site.waits(2 * HOUR)
        until(lambda: site.table(code).closed)
        for visitor in (anna, eve):
            visitor.page.goto(f"/table/{code}")
            expect(visitor.page.get_by_role("heading", name="The game was not finished")).to_be_visible()
            expect(visitor.page.get_by_text("Nobody was here any more, so the table was closed.")).to_be_visible()
            for size in (DESKTOP, PHONE):
                resize(visitor.page, size)
                assert [] == faults(visitor.page)
        expect(eve.page.get_by_role("button", name="Play again")).to_have_count(0)
        eve.page.get_by_role("button", name="See the replay").click()
        expect(eve.page.get_by_role("button", name="One card on")).to_be_visible()

        anna.page.get_by_role("button", name="Play again").click()

        expect(Game(anna.page).hand.get_by_role("button")).to_have_count(8)
        for visitor in (anna, eve):
            visitor.page.goto("about:blank")


@contextmanager
def serving(folder, port):
    """The command itself, in a process of its own, until it is killed; what is compiled already it need not compile."""
    command = Path(sysconfig.get_path("scripts")) / "followsuit"
    database = f"sqlite:///{folder / 'tables.db'}"
    with (
        (folder / "log").open("ab") as log,
        subprocess.Popen(
            [command, "serve", "--port", str(port), "--database", database],
            stdout=log,
            stderr=log,
            env={
                "FOLLOWSUIT_PACE": "0",
                "FOLLOWSUIT_CACHE": str(compiled().parents[1]),
                "HOME": str(folder),
                "PATH": "",
            },
        ) as process,
    ):
        try:
            until(lambda: answers(port))
            yield
        finally:
            process.kill()


def answers(port):
    """Whether a server answers there."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE, verify=False).is_success
    except httpx.TransportError:
        return False


def test_a_game_survives_a_restart_of_the_server(visit, tmp_path):
    """The server is killed and started again; the page finds it by itself, with the same cards."""
    port = services.free_port()
    with serving(tmp_path, port):
        anna = visit(DESKTOP, at=f"127.0.0.1:{port}")
        anna.table("miesjelen", [None, "random", "random"], options={"round_limit": 1})
        game = Game(anna.page)
        game.turn()
        game.play()
        game.turn()
    expect(anna.page.get_by_text("Connection lost. Trying again.").first).to_be_visible()

    with serving(tmp_path, port):
        has_shown(anna.page, "Back. Nothing was lost.")
        assert 4 == len(list(game.steps()))
        anna.page.goto("about:blank")
