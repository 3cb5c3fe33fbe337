"""Every refusal comes in one envelope, with a code that is in the list of them."""

import json
import re
from pathlib import Path

import httpx
import pytest

from followsuit.errors import FollowsuitError
from followsuit.language.catalogue import catalogue
from followsuit.language.message import name_of
from followsuit.own_games import game_in
from followsuit.server.refusals import REFUSALS, documented_refusals
from followsuit.server.run.settings import Settings
from followsuit.server.web.app import create_app
from followsuit.server.web.requests import AnyFrame
from tests import whist as whist_module
from tests.registry import forget_afterwards
from tests.server.described import description
from tests.waiting import PATIENCE

PAGE = Path(__file__).parents[3] / "docs" / "server-refusals.md"
ROUTES = [
    (method.upper(), path)
    for path, methods in description()["paths"].items()
    if path.startswith("/api/")
    for method in methods
]
COMMANDS = [(method, path) for method, path in ROUTES if method in ("POST", "PUT", "DELETE")]
NOT_FOR_CLIENTS = {
    "action/refused", "address/taken", "address/unusable", "admin/refused", "bus/unreachable", "cluster/no-ray",
    "command/invalid",
    "file/played-elsewhere", "file/unusable", "followsuit/error", "game/engine-only",
    "game/page-changed", "game/version", "knowledge/moment", "knowledge/no-picture", "knowledge/too-large",
    "mind/unusable", "record/invalid", "seed/invalid",
    "server/not-installed", "server/start", "settings/invalid", "solve/not-in-play", "store/conflict", "store/error",
    "store/newer", "store/taken", "store/url", "table/refused", "worlds/impossible",
}  # fmt: skip
"""Codes of errors that whoever runs a server meets, or a program; never a client."""


@pytest.fixture(scope="module")
def code(site):
    """A table under way, of others; nothing happens at it by itself."""
    with site.person("Host") as host, site.person("Guest") as guest, site.person("Third") as third:
        code = host.host("zole", [None, None, None], customs={"takeover_seconds": None})
        guest.sit(code)
        third.sit(code)
    return code


def error_of(answer, statuses=range(400, 500)):
    """The error in an answer, which has to be told as all of them are, with its own status."""
    assert answer.status_code in statuses, answer.text
    assert "application/json" == answer.headers["content-type"]
    document = answer.json()
    assert ["error"] == list(document)
    error = document["error"]
    assert ["code", "facts", "remedy", "sentence"] == sorted(error)
    assert isinstance(error["facts"], dict)
    assert error["sentence"]
    assert error["remedy"]
    assert documented_refusals()[error["code"]] == answer.status_code
    return error["code"]


def filled(path, code):
    """A path with a table in it."""
    return path.replace("{code}", code).replace("{seat}", "0").replace("{key}", "zole").removeprefix("/api/v1")


@pytest.mark.parametrize(
    ("path", "zipped"),
    [("/games", "gzip"), ("/games/zole/rules", "gzip"), ("/bots", None), ("/tables/{code}", None), ("/tables", None)],
)
def test_only_what_everyone_may_know_is_compressed(path, zipped, site, code):
    """The size of a game under way tells nothing of its cards; whoever does not ask for it gets nothing compressed."""
    with site.person() as person:
        answer = person.client.get(filled(path, code), headers={"accept-encoding": "gzip"})
        plain = person.client.get(filled(path, code), headers={"accept-encoding": "identity"})

    assert (zipped, None) == (answer.headers.get("content-encoding"), plain.headers.get("content-encoding"))
    assert plain.json() == answer.json()


@pytest.mark.parametrize("path", sorted({path for _, path in ROUTES}))
def test_a_wrong_method_is_refused(path, site, code):
    """Each address says that it does not take such a method."""
    with site.person() as person:
        assert "request/method" == error_of(person.client.request("PATCH", filled(path, code)))


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"text"', b'{"surely": "not"}', b"\xff\xfe", b"[" * 5000])
@pytest.mark.parametrize(("method", "path"), COMMANDS)
def test_a_body_that_cannot_be_read_is_refused(method, path, body, site, code):
    """No body, broken JSON, another kind of it, keys that nothing knows, bytes that are no text, and too deep JSON."""
    with site.person() as person:
        answer = person.client.request(
            method, filled(path, code), content=body, headers={"content-type": "application/json"}
        )
        if path == "/api/v1/keys":
            assert 201 == answer.status_code
        else:
            error_of(answer)


@pytest.mark.parametrize(("method", "path"), [route for route in ROUTES if "/tables/{code}" in route[1]])
def test_a_table_that_is_not_there_is_refused(method, path, site):
    """A code that no table has is answered before anything else about it, unless the body is unreadable."""
    with site.person() as person:
        answer = person.client.request(method, filled(path, "nonesuch"), json={})

        assert error_of(answer) in ("table/unknown", "request/invalid")


@pytest.mark.parametrize(("method", "path"), [route for route in ROUTES if "/tables/{code}" in route[1]])
def test_a_token_that_is_none_is_refused(method, path, site, code):
    """A bearer that no server of this kind gave out is said to be none, wherever it is asked for."""
    with site.person() as person:
        answer = person.client.request(
            method, filled(path, code), json={}, headers={"authorization": "Bearer of good news"}
        )

        assert error_of(answer) in ("token/invalid", "request/invalid")


FOREIGN: dict[tuple[str, str], dict[str, object]] = {
    ("POST", "/actions"): {"action": "choose P", "version": 3},
    ("GET", "/lesson"): {},
    ("PUT", "/seats/0"): {"bot": "random"},
    ("DELETE", "/seats/0"): {},
    ("POST", "/seats/0/key"): {},
    ("POST", "/fill"): {"bot": "random"},
    ("POST", "/commitment"): {"commitment": "5e" * 32},
    ("POST", "/reveal"): {"contribution": "5e" * 32},
    ("POST", "/claim"): {"key": "0-99999999999-0123"},
    ("POST", "/reports"): {"seat": 0, "why": "spam"},
    ("GET", "/hint"): {},
    ("GET", "/chances?card=Qs"): {},
    ("GET", "/chances/cards"): {},
    ("POST", "/undo"): {},
    ("PUT", "/undo"): {"agrees": True},
    ("POST", "/next"): {},
    ("POST", "/stop"): {},
    ("POST", "/time"): {"seat": 0, "seconds": 5},
    ("POST", "/chat"): {"preset": "hello"},
    ("POST", "/rematch"): {},
}
EXPLORED = ("card", "thought", "formula")


@pytest.mark.parametrize(("method", "path"), FOREIGN)
def test_somebody_without_a_seat_can_do_nothing(method, path, site, code):
    """A foreign token is refused everything that needs a seat, or the host; the table stays as it was."""
    before = site.table(code)
    with site.person() as person:
        refused = error_of(person.ask(method, f"/tables/{code}{path}", **FOREIGN[method, path]))

    assert refused in ("seat/none", "seat/not-yours", "table/not-host", "hand-over/expired")
    assert before is site.table(code)


def test_every_route_that_needs_a_seat_is_tried_with_a_foreign_token():
    """A new route for players has to be added above."""
    explored = {f"/replay/{what}" for what in ("deals", "knowledge", *map("knowledge/{}".format, EXPLORED))}
    public = {
        "",
        "/seats",
        "/cards",
        "/record",
        "/replay",
        "/replay/chances",
        "/branch",
        "/review",
        "/socket",
        *explored,
    }
    about_a_table = {
        (method, path.partition("{code}")[2].replace("{seat}", "0")) for method, path in ROUTES if "{code}" in path
    }

    assert about_a_table == {(method, path.partition("?")[0]) for method, path in FOREIGN} | {
        (method, path) for method, path in about_a_table if path in public
    }


FRAMES: dict[str, list[dict[str, object]]] = {
    "act": [{}, {"action": 5, "version": 1}, {"action": "choose P"}, {"action": "choose P", "version": "1"},
            {"action": "nonsense", "version": 10**30}, {"action": "choose P", "version": -1}],
    "say": [{}, {"preset": "no such"}, {"preset": 5}, {"text": ""}, {"text": "x" * 500}],
    "answer_claim": [{}, {"accepts": 1}, {"accepts": None}],
    "claim": [{}, {"order": "Qs", "version": 1}, {"order": [5], "version": 1}, {"order": ["Qs"] * 61, "version": 1},
              {"order": ["Qs"], "version": 1}],
    "undo": [{}],
    "finish": [{}],
    "answer": [{}, {"agrees": "yes"}, {"agrees": True}],
    "next": [{}],
    "commit": [{}, {"commitment": 5}, {"commitment": "ab"}],
    "reveal": [{}, {"contribution": 5}, {"contribution": "ab"}, {"contribution": "ab" * 32}],
    "time": [{}, {"seat": "1"}, {"seat": 99}, {"seat": -1}, {"seat": 0}, {"seat": 1, "seconds": "9"}],
    "mystery": [{}],
}  # fmt: skip


@pytest.mark.parametrize(("kind", "body"), [(kind, body) for kind, bodies in FRAMES.items() for body in bodies])
def test_a_frame_that_asks_wrongly_is_refused(kind, body, site):
    """Every message of a socket, with contents that are wrong, is refused in the same envelope, under its own id."""
    with (
        site.person() as anna,
        anna.connect(anna.host("zole", [None, "random", "random"], customs={"pace": 30})) as here,
    ):
        refusal = here.ask(kind, **body) if kind != "mystery" else unread(here)

    assert ["error", "id", "type"] == sorted(refusal)
    assert ["code", "facts", "remedy", "sentence"] == sorted(refusal["error"])
    assert refusal["error"]["code"] in documented_refusals()


def unread(connection):
    """The refusal of a frame of a kind that there is not."""
    connection.socket.send(json.dumps({"type": "mystery", "id": 1}))
    return connection.kind("refusal")


def test_every_frame_is_tried():
    """A new frame has to be added above, unless it is one that nothing is wrong with."""
    kinds = {frame.__struct_config__.tag for frame in AnyFrame.__args__}

    assert kinds == {*FRAMES, "ping", "return"} - {"mystery"}


def test_a_socket_that_is_not_let_in_says_goodbye_with_the_reason(site):
    """An unknown table, and a token that is none, are told in a `bye` before the socket closes."""
    with site.person() as person, person.connect("nonesuch") as nowhere:
        assert ("table/unknown", 4000) == nowhere.goodbye()
    with site.person() as person:
        person.token = "nonsense"
        with person.connect("nonesuch") as nobody:
            assert ("token/invalid", 4000) == nobody.goodbye()


def test_options_that_a_page_of_ones_own_cannot_be_played_with_are_refused(site, monkeypatch, tmp_path):
    """Its game is there, and can be played with its usual options: whoever asks for others is told what is wrong."""
    forget_afterwards(monkeypatch)
    source = Path(whist_module.__file__).read_text("utf-8")
    option = 'options=(Number(key="trick", default=1, least=0, most=1, says="What a trick scores."),)'
    source = source.replace("usual_seats=4,", f"usual_seats=4, {option},").replace("def whist()", "def whist(trick)")
    source = source.replace("PerTrick,", "Number, PerTrick,").replace("PerTrick(+1)", "PerTrick(1 // trick)")
    (tmp_path / "own.py").write_text(source)
    key = game_in(str(tmp_path / "own.py"))
    asked = {"game": key, "options": {"trick": 0}}

    with httpx.Client(base_url=f"http://{site.address}/api/v1", timeout=PATIENCE, verify=False) as client:
        assert 200 == client.get(f"/games/{key}/rules").status_code
        assert "rules/invalid" == error_of(client.post("/tables", json=asked), {422})
        assert "rules/invalid" == error_of(client.get(f"/games/{key}/rules", params={"trick": 0}), {422})


def errors(kind=FollowsuitError):
    """Every kind of error that the server's modules define."""
    for each in kind.__subclasses__():
        yield each
        yield from errors(each)


def test_every_code_is_in_the_list():
    """The errors found in the program are exactly those that clients meet and those that they do not."""
    create_app(Settings())
    codes = {error.code for error in errors() if error.__module__.startswith("followsuit.")}

    assert set() == codes - set(documented_refusals()) - NOT_FOR_CLIENTS
    assert set() == NOT_FOR_CLIENTS & set(documented_refusals())


def test_the_page_of_refusals_has_every_code():
    """With its status, in order; and for what is the server's own, the sentence and the way on of the catalogue."""
    rows = re.findall(r"^\| `(.*?)` \| (.*?) \| (.*) \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert [(code, str(status or "–")) for code, status in documented_refusals().items()] == [row[:2] for row in rows]
    assert {} == {row[0]: in_words(row[0]) for row in rows if row[0] in REFUSALS and row[2:] != in_words(row[0])}


def in_words(code):
    """The sentence for a code and its way on, as the catalogue has them, with the facts in braces."""
    source = catalogue("en").entries[name_of(code)].split(" = ", 1)[1]
    named = re.sub(r"\{ (?:[A-Z]+\()?\$(\w+)\)? \}", r"{\1}", re.sub(r'\{ "(.)" \}', r"\1", source))
    return tuple(line.strip() for line in named.split("\n    .remedy = "))


ALLOWED = {
    "/api/v1/tables": "GET, HEAD, POST",
    "/api/v1/keys": "POST",
    "/api/v1/tables/{code}": "GET, HEAD",
    "/api/v1/tables/{code}/seats": "POST",
    "/api/v1/tables/{code}/seats/0": "PUT, DELETE",
    "/api/v1/tables/{code}/undo": "POST, PUT",
    "/api/v1/openapi.json": "GET, HEAD",
    "/healthz": "GET, HEAD",
    "/zole": "GET, HEAD",
    "/zole/register": "POST",
    "/zole/play/Qc": "POST",
    "/": "GET, HEAD",
    "/table/{code}": "GET, HEAD",
}


@pytest.mark.parametrize("path", ALLOWED)
def test_a_wrong_method_is_told_all_that_are_right(path, site, code):
    """405 and every method of the address, whichever was tried; and HEAD is answered wherever GET is."""
    url = f"http://{site.address}{path.replace('{code}', code)}"
    allowed = ALLOWED[path].split(", ")
    with httpx.Client(timeout=PATIENCE, verify=False) as client:
        for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} - set(allowed):
            answer = client.request(method, url)
            assert (405, ALLOWED[path]) == (answer.status_code, answer.headers.get("allow")), method
            assert method == "HEAD" or "request/method" == error_of(answer)
        if "HEAD" in allowed:
            got, head = client.get(url), client.head(url)
            assert (got.status_code, b"") == (head.status_code, head.content)
            assert got.headers["content-type"] == head.headers["content-type"]


@pytest.mark.parametrize(
    "path", ["/api/v1/nothing", "/api/v1/tables/x/y/z", "/nothing", "/zole/nothing", "/api/v1/tables/"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_address_that_leads_nowhere_is_unknown(method, path, site):
    """Whatever the method."""
    answer = httpx.request(method, f"http://{site.address}{path}", timeout=PATIENCE, verify=False)

    assert "request/unknown" == error_of(answer)
