"""Nothing that a stranger chooses makes the server work for long: every option of every game, at its extremes."""

import json

import pytest

from followsuit.rules.options import Number
from followsuit.rules.page import pages
from tests.support import extremes

GAMES = list(pages())
NUMBERS = [
    (page.key, option.key, option.most)
    for page in pages().values()
    for option in page.options
    if isinstance(option, Number)
]


def options_of(key):
    """The options of a game, and its seats as if they were a number like another."""
    page = pages()[key]
    return [Number("seats", default=None, says="", least=min(page.seats), most=max(page.seats)), *page.options]


def as_json(value):
    """A value in JSON, whose numbers Python would not write: 4,000 digits and more."""
    return json.dumps(value) if not isinstance(value, str) else json.dumps(value, ensure_ascii="\ud800" in value)


@pytest.mark.parametrize("key", GAMES)
def test_a_table_with_any_option_is_made_or_refused_at_once(anna, key):
    """Made only within bounds; the server answers the next request as if nothing had been."""
    for option in options_of(key):
        for given in [*extremes(option), "9" * 4_000]:
            body = f'{{"game": "{key}", "options": {{"{option.key}": {as_json(given)}}}}}'
            answer = anna.client.post("/tables", content=body.encode(), headers={"content-type": "application/json"})
            told = answer.json()
            if answer.status_code == 201:
                value = told["table"]["game"]["options"][option.key]
                assert not isinstance(option, Number) or value is None or option.least <= value <= option.most
            else:
                assert 413 == answer.status_code or (422, True) == (
                    answer.status_code,
                    told["error"]["code"] in ("option/invalid", "request/invalid"),
                )
                assert len(answer.content) < 1_000
    assert 200 == anna.client.get("/bots").status_code


def test_a_number_of_any_size_in_json_is_answered(anna):
    """More digits than Python reads are no JSON that can be read; fewer are an option that cannot be."""
    for digits, code in (
        (9, "option/invalid"),
        (18, "option/invalid"),
        (4_000, "option/invalid"),
        (60_000, "request/invalid"),
    ):
        body = f'{{"game": "zole", "options": {{"rounds": {"9" * digits}}}}}'
        answer = anna.client.post("/tables", content=body, headers={"content-type": "application/json"})
        assert (422, code) == (answer.status_code, answer.json()["error"]["code"])


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_with_any_option_are_told_or_refused_at_once(anna, key):
    """In the query everything is a text."""
    for option in options_of(key):
        for given in extremes(option):
            text = str(given)[:8_000].replace("\ud800", "?")
            answer = anna.client.get(f"/games/{key}/rules", params={option.key: text})
            if answer.status_code != 200:
                assert (422, "option/invalid") == (answer.status_code, answer.json()["error"]["code"])


@pytest.mark.parametrize(("key", "name", "most"), NUMBERS)
def test_a_table_at_the_largest_number_is_made_looked_at_and_told_its_rules(anna, key, name, most):
    """The bound is one that everything copes with, bots included."""
    seats = pages()[key].usual_seats
    code = anna.host(key, [None, *["random"] * (seats - 1)], options={name: most})

    assert most == anna.get(f"/tables/{code}")["table"]["game"]["options"][name]
    assert f"{name} {most}" in anna.get(f"/games/{key}/rules?{name}={most}")["markdown"]


@pytest.mark.parametrize("key", GAMES)
def test_the_bounds_of_a_number_are_told_with_the_game(anna, key):
    """So that a page can draw its field."""
    told = {option["key"]: option for option in anna.get(f"/games/{key}")["options"]}

    for option in pages()[key].options:
        bounds = (option.least, option.most) if isinstance(option, Number) else (None, None)
        assert bounds == (told[option.key]["least"], told[option.key]["most"])
