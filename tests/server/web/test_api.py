"""Lists, games and bots over HTTP; and a whole game of each played by a program that knows no rule."""

import random

import httpx
import pytest

import followsuit as fs
from followsuit.bots.registry import table_players
from followsuit.server.live import hall, mailbox
from followsuit.telling.rules_page import drawings
from tests.server.running import running
from tests.waiting import PATIENCE, until


def test_every_game_is_offered_with_its_options(anna):
    """A client can draw the form from it, and every value it offers makes a table."""
    games = anna.get("/games")

    assert list(fs.games()) == [game["key"] for game in games]
    for game in games:
        assert game == anna.get(f"/games/{game['key']}")
        assert "seats" == game["options"][0]["key"]
        chosen = {option["key"]: option["default"] for option in game["options"]}
        assert chosen == anna.do("POST", "/tables", game=game["key"], options=chosen)["table"]["game"]["options"]


def test_every_game_says_how_it_is_offered_on_the_front_page(anna):
    """Where it stands, how long it takes, and with which options it is begun at once: five stand in front."""
    offered = {game["key"]: game["front_page"] for game in anna.get("/games")}

    assert ["zole", "boerenbridge", "miesjelen", "ninja-whist", "elemental"] == sorted(
        offered, key=lambda key: offered[key]["place"] or 1_000
    )[:5]
    assert {
        "place": 3, "family": "exact-bids", "also_called": [], "minutes": 10, "options": {"round_limit": 15},
    } == offered["miesjelen"]  # fmt: skip


def test_rules_are_told_for_the_options_asked_for(anna):
    """In Markdown; options that there are not are refused."""
    rules = anna.get("/games/zole/rules?seats=4&rounds=3")

    assert (4, 3) == (rules["options"]["seats"], rules["options"]["rounds"])
    assert fs.game("zole", seats=4, rounds=3).rules_page() == rules["markdown"]
    assert (422, "option/invalid") == anna.refused("GET", "/games/zole/rules?seats=9")
    assert (404, "game/unknown") == anna.refused("GET", "/games/poker/rules")
    assert (404, "game/unknown") == anna.refused("GET", "/games/poker")


def test_rules_are_told_in_the_language_asked_for(anna):
    """By the query, else by the reader's preference, else in English; what is typed may be left out."""
    asked = anna.get("/games/zole/rules?words=lv&notation=off")
    preferred = anna.client.get("/games/zole/rules", headers={"accept-language": "nl-BE, lv;q=0.5"}).json()

    assert ("lv", fs.game("zole").rules_page("lv", notation=False)) == (asked["language"], asked["markdown"])
    assert ("nl", fs.game("zole").rules_page("nl")) == (preferred["language"], preferred["markdown"])
    assert "en" == anna.get("/games/zole/rules")["language"]
    assert (404, "language/unknown") == anna.refused("GET", "/games/zole/rules?words=xx")


def test_rules_come_with_what_a_page_can_draw(anna):
    """How the cards rank and an example trick, each for a heading of the text, in the language asked for."""
    rules = anna.get("/games/zole/rules?words=nl&notation=off")
    drawn = rules["drawings"]

    assert drawings(fs.game("zole"), "nl") == drawn
    assert {f"## {drawn['cards_under']}", f"## {drawn['trick_under']}"} <= set(rules["markdown"].splitlines())
    assert {card["card"] for card in drawn["trick"]["cards"]} <= set(rules["pack"]["cards"])


def test_bots_are_listed(anna):
    """Each with what it does."""
    assert table_players() == {bot["name"]: bot["says"] for bot in anna.get("/bots")}


def test_public_tables_with_an_open_seat_are_listed_page_by_page(tmp_path):
    """The newest first, each once, although new ones appear meanwhile; others are not listed."""
    with running(tmp_path) as site, site.person("Anna") as anna, site.person("Bob") as bob:
        public = {"visibility": "public"}
        codes = [anna.host("zole", [None, None, None], customs=public) for _ in range(5)]
        elsewhere = anna.host("miesjelen", [None, None], customs=public)
        anna.host("zole", [None, None, None])
        anna.host("zole", [None, None, None], customs={"visibility": "private"})
        anna.host("zole", [None, "random", "random"], customs=public | {"pace": 30})
        first = bob.get("/tables?game=zole&limit=2")
        late = anna.host("zole", [None, None, None], customs=public)
        second = bob.get(f"/tables?game=zole&limit=2&after={first['next']}")
        third = bob.get(f"/tables?game=zole&limit=2&after={second['next']}")

        told = [row["code"] for page in (first, second, third) for row in page["tables"]]
        assert (codes[::-1], None) == (told, third["next"])
        assert [late, elsewhere, *codes[::-1]] == [row["code"] for row in bob.get("/tables")["tables"]]
        assert {"zole", "miesjelen"} == {row["game"] for row in bob.get("/tables")["tables"]}
        assert (400, "page/invalid") == bob.refused("GET", "/tables?after=nonsense")
        assert (422, "request/invalid") == bob.refused("GET", "/tables?limit=1000")


def test_my_tables_are_listed_for_me_alone(site, anna):
    """By the token, with one's seat and name there; without one there is nothing."""
    codes = [anna.host("miesjelen", [None, None]) for _ in range(3)]
    first = anna.get("/me/tables?limit=2")
    second = anna.get(f"/me/tables?limit=2&after={first['next']}")

    assert codes[::-1] == [row["code"] for page in (first, second) for row in page["tables"]]
    assert {(0, "Anna")} == {(row["seat"], row["name"]) for row in first["tables"]}
    with site.person("Bob") as bob:
        assert [] == bob.get("/me/tables")["tables"]
        bob.client.headers.pop("authorization")
        assert {"tables": [], "next": None} == bob.get("/me/tables")


def test_a_table_in_use_says_in_my_list_how_it_stands(site, anna):
    """Who else is there, whose turn it is and which round; to each from their own seat."""
    code = anna.host("zole", [None, "random", None], options={"rounds": 4})
    assert ([], False, None, 4) == newest_row(anna)
    with site.person("Bob") as bob:
        bob.sit(code)
        until(lambda: site.table(code).to_act in (0, 2))
        turn = site.table(code).to_act

        assert (["Bob"], turn == 0, 1, 4) == newest_row(anna)
        assert (["Anna"], turn == 2, 1, 4) == newest_row(bob)


def test_a_table_that_the_server_does_not_have_at_hand_is_not_loaded_for_a_list(tmp_path):
    """After a restart the list has what the store knows of each table, until somebody comes to it."""
    with running(tmp_path) as site, site.person() as anna:
        code = anna.host("miesjelen", [None, "random"])
        until(lambda: site.table(code).to_act == 0)
    with running(tmp_path) as site, site.person() as again:
        again.client.headers["authorization"] = f"Bearer {anna.token}"
        assert [(code, "playing", None)] == [
            (row["code"], row["status"], row.get("your_turn")) for row in again.get("/me/tables")["tables"]
        ]

        again.get(f"/tables/{code}")

        assert [True] == [row["your_turn"] for row in again.get("/me/tables")["tables"]]


def newest_row(person):
    """How the newest of somebody's tables stands."""
    row = person.get("/me/tables")["tables"][0]
    return row["others"], row["your_turn"], row["round"], row["rounds"]


def test_a_code_is_read_as_people_write_it(anna):
    """Capitals, spaces around it and hyphens do not matter."""
    code = anna.host()

    assert code == anna.get(f"/tables/%20{code[:5].upper()}-{code[5:]}%20")["table"]["code"]
    assert 10 == len(code)


def test_an_action_is_refused_with_the_rule_that_it_breaks(anna):
    """The code of the rule is among the facts, beside what its sentence tells."""
    code = anna.host("boerenbridge", [None, "random", "random", "random"])
    with anna.connect(code) as here:
        assert here.my_turn()
        refusal = here.act("bid 50")["error"]

    assert ("action/illegal", "bid/range") == (refusal["code"], refusal["facts"]["rule"])


def test_a_table_that_cannot_keep_up_says_so(anna, monkeypatch):
    """When too much waits in its mailbox, nothing more is taken in."""
    code = anna.host()
    monkeypatch.setattr(mailbox, "LONGEST_MAILBOX", 0)

    assert (503, "table/busy") == anna.refused("POST", f"/tables/{code}/chat", preset="hello")


def test_a_table_without_a_free_code_is_not_made(anna, monkeypatch):
    """After some tries with codes that other tables have."""
    code = anna.host()
    monkeypatch.setattr(hall, "new_code", lambda _: code)

    assert (503, "table/no-code") == anna.refused("POST", "/tables", game="zole")


def test_the_server_tells_how_it_is(site):
    """It lives, it is ready, and it counts."""
    address = f"http://{site.address}"

    assert {"status": "ok"} == httpx.get(f"{address}/healthz", timeout=PATIENCE, verify=False).json()
    assert {"status": "ready", "bus": True} == httpx.get(f"{address}/readyz", timeout=PATIENCE, verify=False).json()
    assert "followsuit_requests_total" in httpx.get(f"{address}/metrics", timeout=PATIENCE, verify=False).text


@pytest.mark.parametrize("key", fs.games())
def test_a_program_that_knows_no_rule_plays_a_whole_game(key, anna):
    """What it is told is enough: it does anything that is legal, over HTTP alone, until the game is over."""
    short = {"zole": {"rounds": 2}, "miesjelen": {"round_limit": 2}}.get(key, {})
    offered = anna.get(f"/games/{key}")["options"][0]
    # The more play, the fewer cards and rounds there are for each.
    seats = offered["default"] if short or key == "boerenbridge" else offered["values"][-1]["value"]
    code = anna.host(key, [None, *["random"] * (seats - 1)], options=short)
    rng = random.Random(key)
    with anna.connect(code) as here:
        while here.my_turn():
            action, version = rng.choice(here.telling["legal"]), here.table["version"]
            anna.do("POST", f"/tables/{code}/actions", action=action, version=version)
            while here.table["version"] == version:
                here.receive()

    record = anna.get(f"/tables/{code}/record")
    assert record["finished"]
    assert record["winners"] == list(fs.replay(record).winners)
