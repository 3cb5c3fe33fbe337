"""Three people who play Zole by its own routes, each with a cookie jar, as curl has one."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx

from tests.server.running import Site
from tests.waiting import PATIENCE

JSON = {"accept": "application/json"}
NAMES = ("Anna", "Bruno", "Clara")


class Client:
    """Somebody with a cookie jar, as curl has one."""

    def __init__(self, site: Site) -> None:
        self.http = httpx.Client(base_url=f"http://{site.address}/zole", timeout=PATIENCE, verify=False)

    def ask(self, method: str, path: str, body: str | None = None, *, as_json: bool = False) -> httpx.Response:
        """Send a request and return whatever comes back."""
        return self.http.request(method, path, content=body, headers=JSON if as_json else {"accept": "*/*"})

    def text(self, method: str, path: str, body: str | None = None) -> str:
        """The text of an answer that has to be one of success."""
        answer = self.ask(method, path, body)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        return answer.text

    def data(self, method: str, path: str, body: str | None = None) -> Any:
        """The JSON of an answer that has to be one of success."""
        answer = self.ask(method, path, body, as_json=True)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "application/json"
        return answer.json()

    def refused(self, method: str, path: str, body: str | None = None) -> str:
        """The code of a refusal, which has status 400 and tells the same reason as text and as JSON."""
        plain, told = self.ask(method, path, body), self.ask(method, path, body, as_json=True)
        assert (400, 400) == (plain.status_code, told.status_code), plain.text
        assert plain.headers["content-type"] == "text/plain; charset=utf-8"
        error = told.json()["error"]
        assert {"code", "sentence", "remedy", "facts"} == set(error)
        # Examples of actions are written as paths in the text.
        assert re.sub(r"`[^`]*`", "", f"{error['sentence']} {error['remedy']}".strip()) == re.sub(
            r"`[^`]*`", "", plain.text.strip()
        )
        return str(error["code"])

    def register(self, code: str, name: str) -> str:
        """Take a seat."""
        return self.text("POST", "/register", wish(code, name))


class Party:
    """Three people at a table."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.clients = [Client(site) for _ in NAMES]
        made = self.clients[0].data("POST", "/new")
        self.alias, self.code = made["code"], made["table"]
        for client, name in zip(self.clients, NAMES, strict=True):
            client.register(self.alias, name)

    @property
    def turn(self) -> int:
        """The seat to act."""
        seat = self.site.table(self.code).to_act
        assert seat is not None
        return seat

    def may(self) -> list[str]:
        """What the seat to act may do."""
        told: list[str] = self.clients[self.turn].data("GET", "/turn")["may"]
        return told

    def finish(self, choice: str = "P") -> None:
        """Play the round to its end; everyone who is asked makes this choice."""
        while self.site.table(self.code).to_act is not None:
            may = self.may()
            path = f"choice/{choice}" if may[0].startswith("choice") else may[0]
            self.clients[self.turn].data("POST", f"/{path}")


def wish(code: object, name: object) -> str:
    """The body that asks for a seat."""
    return json.dumps({"code": code, "name": name})


def cards_in(text: str) -> set[str]:
    """Every card that a text names, in notation or with signs."""
    signs = text.translate(str.maketrans("♣♦♥♠", "cdhs"))
    return set(re.findall(r"\b[789TJQKA][cdhs]\b", signs))
