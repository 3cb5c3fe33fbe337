"""Zole by curl: three people with cookies play at a real server."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from followsuit.engine.view import phase_name
from followsuit.server.run.rates import Limit
from followsuit.server.web import short_codes, zole
from followsuit.server.web.identity import holder_of
from followsuit.server.web.zole_words import ENDPOINTS
from tests.server.running import Site, running
from tests.server.web.zole_party import JSON, NAMES, Client, Party, cards_in, wish
from tests.waiting import PATIENCE

PAGE = Path(__file__).parents[3] / "docs" / "zole-server.md"
PLAYERS_ONLY = (
    ("GET", "/turn"),
    ("GET", "/hand"),
    ("GET", "/turnOrder"),
    ("GET", "/score"),
    ("POST", "/choice/P"),
    ("POST", "/stash/Ac,Ts"),
    ("POST", "/play/Qc"),
    ("POST", "/nextRound"),
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server."""
    with running(tmp_path_factory.mktemp("zole")) as started:
        yield started


@pytest.fixture
def client(site: Site) -> Iterator[Client]:
    """Somebody who has not sat down anywhere."""
    made = Client(site)
    yield made
    made.http.close()


@pytest.fixture
def party(site: Site) -> Iterator[Party]:
    """Three people whose first round begins."""
    made = Party(site)
    yield made
    for each in made.clients:
        each.http.close()


# Tables and seats


@pytest.mark.parametrize("path", ["", "/"])
def test_hello_lists_everything_that_can_be_asked(client: Client, path: str):
    """The text and the JSON name every endpoint."""
    text, told = client.text("GET", path), client.data("GET", path)

    assert [] == [endpoint for endpoint in ENDPOINTS if endpoint not in text]
    assert list(ENDPOINTS) == list(told["endpoints"])
    assert told["table"] is None


def test_a_new_table_has_three_letters(client: Client):
    """The text is the code and nothing else."""
    assert re.fullmatch("[A-Z]{3}", client.text("POST", "/new"))


def test_a_new_table_is_an_ordinary_one(site: Site, client: Client):
    """It is found under the API by its long code, for anybody to watch, and waits for people for ever."""
    made = client.data("POST", "/new")
    table = httpx.get(made["api"], timeout=PATIENCE, verify=False).json()["table"]

    assert made["table"] == table["code"]
    assert {"key": "zole", "seats": 3, "rounds": 0} == {
        "key": table["game"]["key"],
        "seats": len(table["seats"]),
        "rounds": table["game"]["options"]["rounds"],
    }
    assert {"visibility": "unlisted", "spectators": True, "takeover_seconds": None, "round_pause": None} == {
        key: table["customs"][key] for key in ("visibility", "spectators", "takeover_seconds", "round_pause")
    }
    assert f"http://{site.address}/table/{made['table']}" == made["watch"]


def test_a_code_that_is_taken_is_not_given_again(client: Client, monkeypatch: pytest.MonkeyPatch):
    """Where all but one are taken, that one is found, without trying them one by one."""
    taken = {client.text("POST", "/new") for _ in range(3)}
    monkeypatch.setattr(zole, "EVERY_CODE", frozenset({*taken, "ZZZ"}))
    monkeypatch.setattr(zole, "CANDIDATES", 1)

    assert "ZZZ" == client.text("POST", "/new")


def test_without_a_free_code_no_table_is_made(client: Client, monkeypatch: pytest.MonkeyPatch):
    """The server says that it has none."""
    monkeypatch.setattr(zole, "EVERY_CODE", frozenset({client.text("POST", "/new")}))
    monkeypatch.setattr(zole, "CANDIDATES", 1)
    answer = client.ask("POST", "/new")

    assert (503, "No free code was found for a table. Try again.\n") == (answer.status_code, answer.text)


def too_much(client: Client, method: str, path: str, body: str | None = None) -> bool:
    """Whether something is refused because it was asked for too often."""
    answer = client.ask(method, path, body, as_json=True)
    code = answer.json().get("error", {}).get("code")
    return answer.status_code == 400 and code in ("limit/codes", "limit/new-tables")


def test_codes_are_not_guessed_for_long(tmp_path: Path):
    """Past its wrong codes a network is not told whether another one is right; who has a seat plays on."""
    with running(tmp_path, guess_limit=Limit(0.001, 4)) as site, ExitStack() as stack:
        party, stranger = Party(site), Client(site)
        for client in (*party.clients, stranger):
            stack.callback(client.http.close)
        wrong = [wish(code, "Eve") for code in ("QQA", "QQB", "QQC")]
        assert ["table/unknown", "table/unknown"] == [stranger.refused("POST", "/register", each) for each in wrong[:2]]

        assert too_much(stranger, "POST", "/register", wrong[2])
        assert too_much(stranger, "POST", "/register", wish(party.alias, "Eve"))
        for code in (party.alias, "QQD"):
            stranger.http.cookies.update({"code": code, "uuid": "0" * 36})
            assert too_much(stranger, "GET", "/hand")
        assert 8 == len(party.clients[0].data("GET", "/hand")["cards"])


def test_one_network_does_not_use_up_the_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It makes so many tables in a day."""
    monkeypatch.setattr(short_codes, "NEW_TABLES", Limit(0.001, 2))
    with running(tmp_path, create_limit=Limit(1000, 1000)) as site, closing(Client(site).http) as http:
        answers = [http.post("/new") for _ in range(3)]

        assert [200, 200, 400] == [answer.status_code for answer in answers]
        assert "Too many tables of Zole were made from your network today." in answers[-1].text


def test_a_seat_of_a_bot_is_taken_with_the_next_deal(party: Party):
    """Whoever registers in a game is told so, and has no cards before."""
    token = party.clients[1].http.cookies["uuid"]
    with httpx.Client(base_url=f"http://{party.site.address}/api/v1", timeout=PATIENCE, verify=False) as api:
        api.delete(f"/tables/{party.code}/seats/1", headers={"authorization": f"Bearer {token}"}).raise_for_status()
    dace = Client(party.site)

    assert dace.register(party.alias, "Dace").startswith(
        f"Welcome, Dace. You take Bruno’s seat at table {party.alias} with the next deal.\n"
    )
    assert {"seat/arriving"} == {dace.refused(method, path) for method, path in PLAYERS_ONLY}
    dace.http.close()


def test_registering_gives_two_cookies(client: Client):
    """They are kept from scripts and from other sites, and sent only here."""
    code = client.text("POST", "/new")
    answer = client.ask("POST", "/register", wish(code, "Anna"))
    cookies = dict(cookie.split("=", 1) for cookie in answer.headers.get_list("set-cookie"))

    assert {"code", "uuid"} == set(cookies)
    assert cookies["code"].startswith(f"{code};")
    assert re.match(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12};", cookies["uuid"])
    for cookie in cookies.values():
        assert {"HttpOnly", "Max-Age=31536000", "Path=/zole", "SameSite=lax"} == set(cookie.split("; ")[1:])


def test_behind_tls_the_cookies_are_secure(tmp_path: Path):
    """Where people come by HTTPS, so do the cookies, and the link to watch has the public address."""
    with running(tmp_path, public_url="https://cards.example.org") as site:
        client = Client(site)
        made = client.data("POST", "/new")
        answer = client.ask("POST", "/register", wish(made["code"], "Anna"))
        client.http.close()

    assert [True, True] == ["; Secure" in cookie for cookie in answer.headers.get_list("set-cookie")]
    assert f"https://cards.example.org/table/{made['table']}" == made["watch"]


def test_only_the_hash_of_a_uuid_is_stored(site: Site, client: Client):
    """The table knows whose seat it is without knowing the cookie."""
    made = client.data("POST", "/new")
    client.register(made["code"], "Anna")
    token = client.http.cookies["uuid"]
    row = site.run(site.hall.store.find(made["table"]))
    assert row is not None
    stored = [event.body for event in site.run(site.hall.store.events(row.id))]

    assert holder_of(token) == site.table(made["table"]).seats[0].holder
    assert [] == [body for body in stored if token in body]


def test_the_welcome_says_how_many_are_missing(site: Site):
    """With the third player the game begins."""
    clients = [Client(site) for _ in NAMES]
    code = clients[0].text("POST", "/new")
    welcomes = [client.register(code, name) for client, name in zip(clients, NAMES, strict=True)]
    for client in clients:
        client.http.close()

    assert f"Welcome, Anna. You sit at table {code}.\nClockwise: Anna.\nTwo more players are needed.\n" == welcomes[0]
    assert welcomes[1].endswith("Clockwise: Anna, Bruno.\nOne more player is needed.\n")
    assert re.search(r"Clockwise: Anna, Bruno, Clara\.\n(Anna|Bruno|Clara) chooses first in this round\.$", welcomes[2])


def test_a_code_may_be_written_in_small_letters(client: Client):
    """Spaces around it do not matter either."""
    code = client.text("POST", "/new")

    assert ["Anna"] == client.data("POST", "/register", wish(f" {code.lower()}\n", "Anna"))["order"]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "code=ABC&name=Anna",
        "{",
        "[]",
        '"ABC"',
        '{"code": "ABC"}',
        '{"name": "Anna"}',
        wish(1, "Anna"),
        wish("ABC", None),
        '{"code": "ABC", "name": "\\ud800"}',
        '{"code": ' + "[" * 30_000,
    ],
)
def test_a_body_that_is_not_the_json_asked_for_is_refused(client: Client, body: str):
    """The reason shows what to send."""
    assert "zole/invalid" == client.refused("POST", "/register", body)
    assert 'Send JSON such as {"code": "KXR", "name": "Anna"}.' in client.ask("POST", "/register", body).text


def test_a_body_that_is_not_text_is_refused(client: Client):
    """Bytes that are no UTF-8 are no JSON."""
    answer = client.http.post("/register", content=b'{"code": "ABC", "name": "\xff"}')

    assert (400, True) == (answer.status_code, answer.text.startswith("The request cannot be read: It is not JSON."))


@pytest.mark.parametrize("code", ["", "AB", "ABCD", "A-B", "Ä12", "\x00AB", "bcdfghjkmn"])
def test_an_unknown_code_is_refused(client: Client, code: str):
    """Whatever it looks like."""
    assert "table/unknown" == client.refused("POST", "/register", wish(code, "Anna"))


def test_a_name_is_unique_at_its_table(site: Site, client: Client):
    """Small letters do not make it another name."""
    code = client.text("POST", "/new")
    client.register(code, "Anna")
    other = Client(site)

    assert "seat/name-taken" == other.refused("POST", "/register", wish(code, "anna"))
    other.http.close()


@pytest.mark.parametrize("name", ["", "  "])
def test_a_name_is_asked_for(client: Client, name: str):
    """Nothing, and nothing but spaces, is no name; the answer says what is one."""
    asked = wish(client.text("POST", "/new"), name)

    assert "seat/name-empty" == client.refused("POST", "/register", asked)
    assert "Give a name of 1 to 24 letters." in client.ask("POST", "/register", asked).text


@pytest.mark.parametrize("name", ["A" * 25, "An\x07na"])
def test_a_name_that_cannot_be_shown_is_refused(client: Client, name: str):
    """So is one that is too long."""
    assert "seat/name-invalid" == client.refused("POST", "/register", wish(client.text("POST", "/new"), name))


def test_a_fourth_player_finds_the_table_full(party: Party, client: Client):
    """Three people are enough."""
    assert "table/full" == client.refused("POST", "/register", wish(party.alias, "Dora"))


def test_nobody_sits_in_two_seats_of_a_table(client: Client):
    """Cookies of a seat at this table take no other one there; at another table they may."""
    first, second = client.text("POST", "/new"), client.text("POST", "/new")
    client.register(first, "Anna")

    assert "seat/holder" == client.refused("POST", "/register", wish(first, "Also Anna"))
    assert f"You sit at table {second}." in client.register(second, "Anna")


@pytest.mark.parametrize(("method", "path"), PLAYERS_ONLY)
def test_without_cookies_there_is_no_seat(client: Client, method: str, path: str):
    """The reason says how to get one."""
    assert "zole/not-registered" == client.refused(method, path)


@pytest.mark.parametrize(("method", "path"), PLAYERS_ONLY)
def test_a_cookie_that_nobody_was_given_has_no_seat(party: Party, client: Client, method: str, path: str):
    """Knowing the code of a table is not enough to see or do anything."""
    client.http.cookies.update({"code": party.alias, "uuid": "00000000-0000-4000-8000-000000000000"})

    assert "seat/none" == client.refused(method, path)


def test_a_code_cookie_without_a_table_is_refused(party: Party, client: Client):
    """A table that is forgotten is unknown."""
    client.http.cookies.update({"code": "abc", "uuid": party.clients[0].http.cookies["uuid"]})

    assert "table/unknown" == client.refused("GET", "/turn")


def test_before_the_third_player_comes_there_is_nothing_to_play(client: Client):
    """Who sits there is told; turns and cards are not."""
    client.register(client.text("POST", "/new"), "Anna")

    assert "Anna: 0\n" == client.text("GET", "/score")
    assert {"order": ["Anna"], "you": "Anna", "first": None, "open_seats": 2} == client.data("GET", "/turnOrder")
    playing = [each for each in PLAYERS_ONLY if each[1] not in ("/turnOrder", "/score")]
    assert {"table/not-started"} == {client.refused(method, path) for method, path in playing}


def test_hello_tells_players_where_their_table_can_be_watched(party: Party):
    """The link has the long code."""
    assert f"You sit at table {party.alias}." in party.clients[1].text("GET", "/")
    assert party.code == party.clients[1].data("GET", "/")["table"]["table"]


# Rounds


@pytest.mark.parametrize(
    ("choice", "game_type"), [("B", "Big"), ("Z", "Zole"), ("S", "Small zole"), ("P", "The Table")]
)
def test_a_round_of_each_game_type_is_played_to_its_end(party: Party, choice: str, game_type: str):
    """Every answer shows a player the game as the engine has it, and no card that they may not know."""
    steps = 0
    while (now := party.site.table(party.code)).to_act is not None:
        steps += 1
        for seat, client in enumerate(party.clients):
            look_round(party, client, seat)
        client, state = party.clients[now.to_act], now.state
        assert state is not None
        hand = client.data("GET", "/hand")["cards"]
        move = party.may()[-1]
        if move.startswith("choice"):
            told = client.data("POST", f"/choice/{choice.lower()}")
            assert (None if choice == "P" and steps < 3 else game_type) == told["game_type"]
            assert (None if choice == "P" else NAMES[now.to_act]) == told["solo"]
        else:
            told = client.data("POST", f"/{move}")
            gone = move.partition("/")[2].split(",")
            after = party.site.table(party.code)
            left = [] if after.pause_since else [card for card in hand if card not in gone]
            assert left == told["cards"]

    over = party.clients[0].data("GET", "/hand")["round_over"]
    table = party.site.table(party.code)
    assert table.state is not None
    result = table.state.position.past[-1].result
    assert (game_type, result.scores) == (over["game_type"], tuple(each["score"] for each in over["scores"]))
    assert 0 == sum(result.scores)
    assert [{"name": name, "total": total} for name, total in zip(NAMES, result.scores, strict=True)] == party.clients[
        2
    ].data("GET", "/score")["scores"]


def look_round(party: Party, client: Client, seat: int) -> None:
    """Ask everything, and compare it with what the seat may know."""
    state = party.site.table(party.code).state
    assert state is not None
    view = state.view(seat)
    tricks = (*view.tricks, *([view.trick] if view.trick else []))
    known = {str(card) for card in (*view.hand, *view.stash, *view.table)}
    known |= {str(card) for trick in tricks for card in trick.cards}
    asked = [client.ask("GET", path, as_json=as_json).text for path in ("/turn", "/hand") for as_json in (True, False)]
    assert set() == cards_in(" ".join(asked)) - known
    turn, hand = json.loads(asked[0]), json.loads(asked[2])
    assert sorted(map(str, view.hand)) == sorted(hand["cards"])
    assert " ".join(hand["cards"]) == asked[3].strip() or asked[3] == "You have no cards left.\n"
    assert (view.round, phase_name(view.phase, view.ask), view.contract) == (
        turn["round"],
        turn["phase"],
        turn["game_type"],
    )
    assert (NAMES[view.to_act or 0], view.to_act == seat) == (turn["turn"], turn["your_turn"])
    assert [str(card) for card in (view.trick.cards if view.trick else ())] == [each["card"] for each in turn["played"]]
    assert asked[1].startswith(turn["sentence"])


def test_between_rounds_no_card_of_the_next_one_is_told(party: Party):
    """They are dealt, but whoever asks is told how the last round ended."""
    party.finish()
    answers = [
        client.ask("GET", path, as_json=as_json).text
        for client in party.clients
        for path in ("/turn", "/hand", "/turnOrder", "/score")
        for as_json in (False, True)
    ]

    assert set() == cards_in(" ".join(answers))
    assert party.clients[0].text("GET", "/hand").startswith("Round 1 is over. Everyone passed.")
    assert party.clients[0].text("GET", "/hand") == party.clients[0].text("GET", "/turn")
    turn = party.clients[0].data("GET", "/turn")
    assert ("over", None, [], ["nextRound"]) == (turn["phase"], turn["turn"], turn["played"], turn["may"])


def test_between_rounds_nothing_can_be_played(party: Party):
    """The next round has to be asked for."""
    party.finish()

    assert {"table/between-rounds"} == {client.refused("POST", "/choice/P") for client in party.clients}


def test_scores_have_a_true_minus_and_the_last_round(party: Party):
    """The loser of The Table pays the two others."""
    party.finish()
    lines = party.clients[0].text("GET", "/score").splitlines()

    assert ["2", "2", "−4"] == sorted((line.partition(": ")[2] for line in lines[:3]), key=lambda text: text[0] == "−")
    assert lines[3].startswith("Round 1: Everyone passed.")


def test_the_next_round_begins_when_somebody_asks(party: Party):
    """The next player clockwise chooses first; the others find it begun."""
    first = party.clients[0].data("GET", "/turnOrder")["first"]
    party.finish()
    assert first == party.clients[0].data("GET", "/turnOrder")["first"]
    begun = party.clients[2].data("POST", "/nextRound")
    following = NAMES[(NAMES.index(first) + 1) % 3]

    assert (2, "choose", following) == (begun["round"], begun["phase"], begun["turn"])
    assert f"{following} chooses first in this round." in party.clients[0].text("GET", "/turnOrder")
    assert 8 == len(party.clients[0].data("GET", "/hand")["cards"])
    assert "table/no-pause" == party.clients[1].refused("POST", "/nextRound")


def test_the_next_round_waits_for_the_end_of_this_one(party: Party):
    """Nobody can skip a round."""
    assert "table/no-pause" == party.clients[0].refused("POST", "/nextRound")


def test_several_rounds_add_up(party: Party):
    """The score is the sum of what the rounds brought."""
    for choice in "BPZ":
        party.finish(choice)
        party.clients[0].data("POST", "/nextRound")
    told = party.clients[1].data("GET", "/score")

    assert ["Big", "The Table", "Zole"] == [past["game_type"] for past in told["rounds"]]
    assert [each["total"] for each in told["scores"]] == [
        sum(past["scores"][seat]["score"] for past in told["rounds"]) for seat in range(3)
    ]


# Refusals of the game


def test_nobody_acts_out_of_turn(party: Party):
    """Two of three are told whom to wait for."""
    waiting = [client for seat, client in enumerate(party.clients) if seat != party.turn]

    assert {"action/out-of-turn"} == {client.refused("POST", "/choice/B") for client in waiting}


@pytest.mark.parametrize("choice", ["X", "BZ", "0", "%E2%99%A3"])
def test_a_choice_that_there_is_not_is_refused(party: Party, choice: str):
    """B, Z, S and P are all there is."""
    client = party.clients[party.turn]

    assert "action/illegal" == client.refused("POST", f"/choice/{choice}")
    assert "Choose P, B, Z or S." in client.ask("POST", f"/choice/{choice}").text


def test_each_action_has_its_time(party: Party):
    """Nothing is played while a game type is being chosen, and the text shows what is asked for as a path."""
    client = party.clients[party.turn]

    assert "action/illegal" == client.refused("POST", "/play/Qc")
    assert "`play/Qc` must wait: now a contract is to be chosen (`choice/P`).\n" == client.ask("POST", "/play/Qc").text


@pytest.mark.parametrize("path", ["/play/xx", "/play/Qc,Qs", "/play/2c", "/play/%20", "/stash/Ac,xx", "/stash/,"])
def test_what_is_no_card_is_refused(party: Party, path: str):
    """The reason says how cards are written."""
    assert "parse/invalid" == party.clients[party.turn].refused("POST", path)


def test_a_stash_is_two_cards_of_the_hand(party: Party):
    """Fewer, more, the same twice and others' cards are refused; the hand stays as it was."""
    client = party.clients[party.turn]
    client.text("POST", "/choice/B")
    hand = client.data("GET", "/hand")["cards"]
    foreign = next(
        card for card in ("Qc", "Qs", "Qh", "Qd", "Jc", "Js", "Jh", "Jd", "Ad", "Td", "Kd") if card not in hand
    )
    wrong = [hand[0], ",".join(hand[:3]), f"{hand[0]},{hand[0]}", f"{hand[0]},{foreign}"]

    assert {"action/illegal"} == {client.refused("POST", f"/stash/{cards}") for cards in wrong}
    assert hand == client.data("GET", "/hand")["cards"]
    assert " ".join(hand[2:]) + "\n" == client.text("POST", f"/stash/{hand[0]},%20{hand[1]}")


def test_a_card_has_to_be_held_and_to_follow(party: Party):
    """Cards of others, and those that must wait, are refused."""
    for _ in NAMES:
        party.clients[party.turn].text("POST", "/choice/P")
    while True:
        client, may = party.clients[party.turn], party.may()
        hand = client.data("GET", "/hand")["cards"]
        waiting = [card for card in hand if f"play/{card}" not in may]
        if waiting:
            break
        client.text("POST", f"/{may[0]}")
    foreign = next(card for card in ("Qc", "Qs", "Qh", "Qd", "Jc", "Js", "Jh", "Jd", "Ad") if card not in hand)

    assert "action/illegal" == client.refused("POST", f"/play/{waiting[0]}")
    assert "must wait. Follow" in client.ask("POST", f"/play/{waiting[0]}").text
    assert "action/illegal" == client.refused("POST", f"/play/{foreign}")
    assert hand == client.data("GET", "/hand")["cards"]


# How it answers


@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        ("*/*", "text/plain; charset=utf-8"),
        ("text/html,application/xhtml+xml,*/*;q=0.8", "text/plain; charset=utf-8"),
        ("text/plain", "text/plain; charset=utf-8"),
        ("text/plain, application/json;q=0.5", "text/plain; charset=utf-8"),
        ("application/json;q=0", "text/plain; charset=utf-8"),
        ("application/json;q=often", "text/plain; charset=utf-8"),
        ("application/json", "application/json"),
        ("Application/JSON; charset=utf-8", "application/json"),
        ("application/json, text/plain, */*", "application/json"),
        ("text/plain;q=0.5, application/json;q=0.9", "application/json"),
    ],
)
def test_whoever_asks_for_json_gets_it(client: Client, accept: str, kind: str):
    """Whoever takes anything gets text."""
    answer = client.http.get("/", headers={"accept": accept})

    assert kind == answer.headers["content-type"]


def test_no_answer_is_kept_by_a_browser(party: Party):
    """A hand is nobody else's, and the two forms are not taken for each other."""
    answers = [party.clients[0].ask("GET", "/hand"), party.clients[0].ask("POST", "/nextRound")]

    assert [("no-store", "Accept")] * 2 == [(each.headers["cache-control"], each.headers["vary"]) for each in answers]


def test_the_table_goes_on_after_a_restart(tmp_path: Path):
    """Codes, cookies, cards and scores are as they were."""
    with running(tmp_path) as site:
        party = Party(site)
        party.finish("Z")
        party.clients[0].text("POST", "/nextRound")
        before = [each.text("GET", path) for each in party.clients for path in ("/turn", "/hand", "/score")]
        jars = [dict(each.http.cookies) for each in party.clients]
        for each in party.clients:
            each.http.close()
    with running(tmp_path) as site:
        clients = [Client(site) for _ in NAMES]
        for each, jar in zip(clients, jars, strict=True):
            each.http.cookies.update(jar)
        after = [each.text("GET", path) for each in clients for path in ("/turn", "/hand", "/score")]
        for each in clients:
            each.http.close()

    assert before == after


def test_somebody_can_watch_in_a_browser(party: Party):
    """A spectator's socket hears what the players do, and sees no hand."""
    with party.site.person("Ilze") as watcher, watcher.connect(party.code) as connection:
        hello = connection.kind("hello")
        seat = party.turn
        party.clients[seat].text("POST", "/choice/Z")
        connection.happens("acted")

        assert (None, list(NAMES)) == (hello["table"]["you"], [each["name"] for each in hello["table"]["seats"]])
        assert ([], "Zole") == (connection.telling["hand"], connection.telling["round"]["contract"])


def test_the_maker_with_a_token_of_the_api_is_the_host(site: Site, client: Client):
    """The host may give open seats to bots, and the game begins."""
    with site.person() as maker:
        made = client.http.post("/new", headers={**JSON, "authorization": f"Bearer {maker.token}"}).json()
        client.register(made["code"], "Anna")
        maker.do("POST", f"/tables/{made['table']}/fill", bot="random")

    assert 3 == len(client.data("GET", "/turnOrder")["order"])
    assert 8 == len(client.data("GET", "/hand")["cards"])


def test_a_token_that_is_none_is_refused(client: Client):
    """As everywhere else on this server, but with status 400."""
    answer = client.http.post("/new", headers={"authorization": "Bearer nonsense"})

    assert (400, "That is not a token of this server. Get one with `POST /api/v1/keys`.\n") == (
        answer.status_code,
        answer.text,
    )


# Descriptions


def test_every_route_is_described_with_its_text_and_its_json(site: Site):
    """The API's own description has both forms of each answer and of each refusal."""
    paths = httpx.get(f"http://{site.address}/api/v1/openapi.json", timeout=PATIENCE, verify=False).json()["paths"]
    routes = {
        f"{method.upper()} {path}": operation
        for path, operations in paths.items()
        if path.startswith("/zole")
        for method, operation in operations.items()
    }

    assert 11 == len(routes)
    for operation in routes.values():
        assert ["zole"] == operation["tags"]
        assert "422" not in operation["responses"]
        for status in ("200", "400"):
            kinds = operation["responses"][status]["content"]
            assert {"text/plain", "application/json"} == set(kinds)
            assert "$ref" in kinds["application/json"]["schema"]


def test_every_endpoint_is_documented():
    """The page names each of them."""
    page = PAGE.read_text(encoding="utf-8")

    assert [] == [endpoint for endpoint in ENDPOINTS if f"`{endpoint}`" not in page]


def test_the_round_of_the_documentation_is_played_by_curl(site: Site, tmp_path: Path):
    """Its commands, one after the other in one shell, play a whole round and begin the next."""
    assert shutil.which("curl"), "this test needs curl"
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    script = "".join(block for block in blocks if "followsuit serve" not in block)
    assert "http://127.0.0.1:8000/zole" in script
    script = script.replace("127.0.0.1:8000", site.address)
    done = subprocess.run(
        ["sh", "-eu"], input=script, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False
    )

    assert (0, "") == (done.returncode, done.stderr)
    assert "Round 1 is over. " in done.stdout
    assert re.search(
        r"^Anna: −?\d+\nBruno: −?\d+\nClara: −?\d+\nRound 1: .* played Big and ", done.stdout, re.MULTILINE
    )
    assert "Round 2: the game type is being chosen." in done.stdout
