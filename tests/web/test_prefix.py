"""The page below a path of another site: every address on it is below that path, and it is the same page."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.server.running import running
from tests.web.visiting import DESKTOP, Game


def test_a_game_is_played_below_a_path(visit, tmp_path):
    """From the front page to the replay, with invitation, reload and back; nothing is asked for elsewhere."""
    with running(tmp_path, pace=0, public_url="http://127.0.0.1/cards") as below:
        anna = visit(DESKTOP, at=below.address, service_workers="allow")
        asked: set[str] = set()
        anna.context.on("request", lambda request: asked.add(urlsplit(request.url).path))
        anna.page.on("websocket", lambda socket: asked.add(urlsplit(socket.url).path))
        anna.page.goto("/cards/rules/miesjelen")
        anna.page.get_by_role("button", name="Make a table").click()
        expect(anna.page).to_have_url(re.compile("/cards/new/miesjelen$"))
        anna.page.goto("/cards/")

        body = {
            "game": "miesjelen",
            "options": {"seats": 2, "round_limit": 1},
            "seats": [{}, {"bot": "random"}],
            "customs": {"pace": 0, "round_pause": 0},
            "name": "Anna",
        }
        answer = anna.context.request.post("/cards/api/v1/tables", data=body)
        code = answer.json()["table"]["code"]
        assert ["/cards"] == [cookie["path"] for cookie in anna.context.cookies()]

        anna.page.goto(f"/cards/table/{code}")
        for _ in Game(anna.page).steps():
            pass
        anna.page.reload()
        expect(Game(anna.page).over).to_be_visible()
        links = anna.page.locator("a[href^='/']").evaluate_all("links => links.map((link) => link.pathname)")
        asked |= set(links)
        anna.page.goto(f"/cards/replay/{code}#3")
        expect(anna.page.get_by_text("3 of 10")).to_be_visible()
        anna.page.get_by_role("button", name="One card on").click()
        expect(anna.page).to_have_url(re.compile(f"/cards/replay/{code}#4$"))
        anna.page.locator("a[href='/cards/']").first.click()
        expect(anna.page).to_have_url(re.compile("/cards/$"))
        anna.page.wait_for_function("navigator.serviceWorker.ready.then(({ scope }) => scope.endsWith('/cards/'))")

        assert any(path.endswith("/socket") for path in asked)
        assert set() == {path for path in asked if not path.startswith("/cards/")}
