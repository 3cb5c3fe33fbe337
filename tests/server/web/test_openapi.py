"""The API does what its own description says: Schemathesis makes requests from it, and reads the answers by it."""

import random
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from schemathesis.checks import CHECKS, load_all_checks

from followsuit.rules.options import Number
from followsuit.rules.page import pages
from followsuit.server.telling.frames import Frame
from tests.server.described import description
from tests.server.person import Person
from tests.server.running import running
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("compiled")

DESCRIPTION = description()
schema = schemathesis.openapi.from_dict(DESCRIPTION)
load_all_checks()
CHECKED = CHECKS.get_by_names(
    ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
)


@dataclass
class Place:
    """A server with tables before, in and after their games, and the token of somebody who sits at all of them."""

    address: str
    token: str
    codes: list[str]
    anna: Person

    def new_table(self) -> str:
        """The code of a table at which nothing has happened yet, whatever other tests have done."""
        return self.anna.host("zole", [None, None, None])


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """That place."""
    with running(tmp_path_factory.mktemp("site")) as site, site.person() as anna, site.person("Bob") as bob:
        bots = ["random", "random"]
        codes = [
            anna.host("zole", [None, None, None], customs={"visibility": "public"}),
            anna.host("zole", [None, *bots], customs={"pace": 0, "chances": True, "decision_seconds": 3000}),
            anna.host("boerenbridge", [None, *bots, None], customs={"round_pause": None}),
            a_finished_game(anna, bots),
        ]
        bob.sit(codes[2])
        yield Place(site.address, str(anna.token), codes, anna)


def a_finished_game(anna, bots):
    """The code of a table whose game is over."""
    code = anna.host("miesjelen", [None, *bots], options={"round_limit": 1})
    with anna.connect(code) as here:
        while here.my_turn():
            here.act(here.telling["legal"][0])
    return code


@pytest.fixture(scope="module")
def connection():
    """A connection that stays open, for thousands of requests; whatever cookies it is given, it sends none."""
    with requests.Session() as session:
        session.trust_env = False
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield session


@schema.parametrize()
def test_every_operation_answers_as_it_is_described(case, place, connection):
    """No failure of the server, no status, kind of content or shape that the description does not have."""
    # Anything derived from the case itself keeps Hypothesis able to run it again in the same way.
    rng = random.Random(repr((case.path_parameters, case.query, case.body)))
    if "code" in (case.path_parameters or {}) and rng.random() < 0.8:
        case.path_parameters["code"] = rng.choice(place.codes)
    if "seat" in (case.path_parameters or {}) and rng.random() < 0.8:
        case.path_parameters["seat"] = rng.randrange(4)
    headers = {"authorization": f"Bearer {place.token}"} if rng.random() < 0.8 else {}
    case.call_and_validate(f"http://{place.address}", connection, headers, checks=CHECKED)


def test_the_frames_of_sockets_are_described():
    """Every frame that a socket sends is a schema of the description, and `Frame` is any of them."""
    names = {frame.__name__ for frame in Frame.__args__}
    schemas = DESCRIPTION["components"]["schemas"]

    assert names <= set(schemas)
    assert names == {one["$ref"].rpartition("/")[2] for one in schemas["Frame"]["anyOf"]}


def test_what_clients_send_through_a_socket_is_described():
    """Each request is a schema with its own `type`, and `ClientFrame` is any of them."""
    schemas = DESCRIPTION["components"]["schemas"]
    kinds = {
        one["$ref"]: schemas[one["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"]
        for one in schemas["ClientFrame"]["anyOf"]
    }

    assert [
        "act",
        "answer",
        "answer_claim",
        "claim",
        "commit",
        "finish",
        "next",
        "ping",
        "return",
        "reveal",
        "say",
        "time",
        "undo",
    ] == sorted(kind for (kind,) in kinds.values())


def test_every_operation_says_what_it_does():
    """Each has a description, a tag, and a schema for its success."""
    operations = [each for path in DESCRIPTION["paths"].values() for each in path.values()]

    assert [] == [each["operationId"] for each in operations if not each.get("description") or not each.get("tags")]
    assert [] == [
        each["operationId"]
        for each in operations
        if not any("schema" in kind for kind in success(each).get("content", {"": {}}).values())
    ]


def success(operation):
    """What an operation answers when it is done."""
    return next(answer for status, answer in operation["responses"].items() if status in ("200", "201"))


def test_the_bounds_of_options_are_described():
    """For making a table and for asking for the rules: a client need not guess what a number may be.

    Games that have an option of the same name may each have bounds of their own.
    """
    body = DESCRIPTION["components"]["schemas"]["NewTableBody"]["properties"]["options"]["properties"]
    asked = {
        each["name"]: each["schema"] for each in DESCRIPTION["paths"]["/api/v1/games/{key}/rules"]["get"]["parameters"]
    }

    for page in pages().values():
        for option in page.options:
            assert body[option.key] == asked[option.key]
            if isinstance(option, Number):
                shapes = body[option.key].get("anyOf", [body[option.key]])
                assert (option.least, option.most) in [(shape.get("minimum"), shape.get("maximum")) for shape in shapes]


def resolved(shape):
    """A schema without references and without what stands for nothing given."""
    if "$ref" in shape:
        shape = DESCRIPTION["components"]["schemas"][shape["$ref"].rpartition("/")[2]]
    some = [one for one in shape.get("anyOf", ()) if one.get("type") != "null" and "required" not in one]
    return resolved(some[0] | {key: shape[key] for key in ("examples",) if key in shape}) if len(some) == 1 else shape


def valid(shape):
    """A value that fits a schema."""
    shape = resolved(shape)
    for given in (shape.get("examples", []), shape.get("enum", [])):
        if given:
            return given[0]
    match shape.get("type"):
        case "object":
            return {key: valid(shape["properties"][key]) for key in shape.get("required", ())}
        case "integer" | "number":
            return bounds(shape)[0]
        case "boolean":
            return True
        case "array":
            return []
        case _:
            return "x"


def bounds(shape):
    """The least and the most of a number, a whole one where it has to be."""
    least, most = shape.get("minimum", 0), shape.get("maximum", 0)
    return (int(least), int(most)) if shape["type"] == "integer" else (least, most)


def edges(shape):
    """Values just inside a schema, and just outside of it."""
    shape = resolved(shape)
    inside: list[Any] = []
    outside: list[Any] = [{"surely": "not"}]
    if "minimum" in shape:
        least, most = bounds(shape)
        inside, outside = [least, most], [*outside, least - 1, most + 1]
    if "maxLength" in shape:
        outside.append("x" * (shape["maxLength"] + 1))
        inside += [] if "enum" in shape else ["x" * min(20, shape["maxLength"]), "x" * shape["maxLength"]]
        inside += [] if "enum" in shape or "pattern" in shape else ["  "]
    if "enum" in shape:
        inside, outside = inside + shape["enum"], [*outside, "surely not"]
    if "pattern" in shape:
        outside.append("  ")
    if shape.get("type") == "boolean":
        inside, outside = [True, False], [*outside, "yes", 1]
    return inside, outside


BODIES = [
    (method.upper(), path, field)
    for path, operations in DESCRIPTION["paths"].items()
    for method, operation in operations.items()
    if "requestBody" in operation and path.startswith("/api/")
    for field in resolved(operation["requestBody"]["content"]["application/json"]["schema"]).get("properties", {})
]


@pytest.mark.parametrize(("method", "path", "field"), BODIES)
def test_the_description_of_a_field_is_what_the_server_takes(method, path, field, place):
    """Just outside it is refused; just inside it may be refused for what it asks, and never for its form."""
    body = DESCRIPTION["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]["schema"]
    shape = resolved(body)["properties"][field]
    inside, outside = edges(shape)
    code = place.codes[3] if path.endswith("/branch") else place.new_table()
    url = f"http://{place.address}{path.replace('{code}', code).replace('{seat}', '1')}"
    headers = {"authorization": f"Bearer {place.token}"}

    def refusal_of(value):
        answer = httpx.request(
            method, url, json=valid(body) | {field: value}, headers=headers, timeout=PATIENCE, verify=False
        )
        return answer.status_code, answer.json().get("error", {}).get("code")

    unreadable = (422, "request/invalid")
    assert [] == [value for value in inside if refusal_of(value) == unreadable]
    assert [] == [value for value in outside if refusal_of(value)[0] != 422]
