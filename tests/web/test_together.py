"""Several people at one table, each with a browser of their own."""

import re

import pytest
from playwright.sync_api import expect

from tests.waiting import until
from tests.web.visiting import DESKTOP, PHONE, TABLET, Game, has_shown

SHORT = {"options": {"round_limit": 1}}


def sit(visitor, code, name):
    """Come by the link of a table and sit down."""
    visitor.page.goto(f"/table/{code}")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit down").click()


def choose(visitor, entry):
    """Choose something from the menu of the table."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=entry).click()


@pytest.fixture
def two(visit):
    """Anna and Bob at a game of Miesjelen with one bot."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, None, "greedy"], **SHORT)
    sit(bob, code, "Bob")
    for visitor in (anna, bob):
        expect(Game(visitor.page).hand.get_by_role("button")).to_have_count(5)
    return anna, bob, code


def next_to_act(*visitors):
    """Whoever is asked for a card first."""
    asked = [Game(visitor.page).playable.first for visitor in visitors]
    return until(lambda: next((who for who, card in zip(visitors, asked, strict=True) if card.is_visible()), None))


def test_a_private_table_is_joined_by_its_link(visit):
    """Whoever only watched until then is told that the game goes on without them."""
    anna, bob, eve = visit(DESKTOP), visit(PHONE), visit(PHONE)
    code = anna.table("miesjelen", [None, None], customs={"visibility": "private"}, **SHORT)
    eve.page.goto(f"/table/{code}")
    expect(eve.page.get_by_role("button", name="Sit down")).to_be_visible()

    sit(bob, code, "Bob")

    for visitor in (anna, bob):
        expect(Game(visitor.page).hand.get_by_role("button")).to_have_count(5)
    expect(eve.page.get_by_text("This table cannot be watched.").first).to_be_visible()


def test_a_bots_seat_is_taken_with_the_next_deal(visit):
    """Until then one watches, is told so and can call it off; everyone else is told who comes."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, "greedy", "greedy"], customs={"round_pause": None})
    bob.page.goto(f"/table/{code}")
    arrives = bob.page.get_by_text("You take Blaise’s seat with the next deal.")
    for again in (True, False):
        bob.page.get_by_role("button", name="Sit down").click()
        form = bob.page.get_by_role("dialog").locator("form").first
        expect(bob.page.get_by_text("The seat is yours with the next deal")).to_be_visible()
        form.get_by_label("Your name").fill("Bob")
        form.get_by_role("button", name="Play in place of Blaise").click()
        expect(arrives).to_be_visible()
        has_shown(anna.page, "Bob takes Blaise’s seat with the next deal.")
        expect(Game(bob.page).hand.get_by_role("button")).to_have_count(0)
        if again:
            bob.page.get_by_role("button", name="Call it off").click()
            expect(arrives).to_have_count(0)
    while not anna.telling(code)["table"]["paused"]:
        told = anna.telling(code)
        if told["telling"]["legal"]:
            act = {"action": told["telling"]["legal"][0], "version": told["table"]["version"]}
            anna.context.request.post(f"/api/v1/tables/{code}/actions", data=act)
    expect(arrives).to_be_visible()
    anna.context.request.post(f"/api/v1/tables/{code}/next")

    expect(Game(bob.page).hand.get_by_role("button")).to_have_count(5)
    expect(anna.page.get_by_role("group", name="Bob")).to_be_visible()


def test_friends_meet_at_a_table_made_on_the_page(visit):
    """One makes the table and gives the link away, the other sits down, and the cards are dealt to both."""
    anna, bob = visit(TABLET), visit(PHONE)
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Friends: Miesjelen").click()
    anna.page.get_by_label("How many play").select_option("2 players")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Most rounds").fill("1")
    anna.page.get_by_role("button", name="Make the table").click()
    link = anna.page.get_by_label("send the link").input_value()

    sit(bob, link.rsplit("/", 1)[1], "Bob")

    for visitor, other in ((anna, "Bob"), (bob, "Anna")):
        expect(Game(visitor.page).hand.get_by_role("button")).to_have_count(5)
        expect(visitor.page.get_by_role("group", name=other)).to_be_visible()


def test_two_browsers_play_one_game_to_its_end(two):
    """Each is asked in turn, and both see the same final screen."""
    anna, bob, _ = two
    games = [Game(anna.page), Game(bob.page)]
    for _ in range(10):
        visitor = next_to_act(anna, bob)
        Game(visitor.page).play()

    for game in games:
        expect(game.over).to_be_visible()
    ends = {re.sub(r"\s+", " ", game.question.get_by_role("list").inner_text()) for game in games}
    assert 1 == len(ends)


def test_a_bot_plays_for_whoever_asks_until_they_are_back(two):
    """The other one sees that a bot plays; coming back is one tap."""
    anna, bob, _ = two
    choose(bob, "Let a bot play for me")
    expect(bob.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(anna.page.get_by_role("group", name="Bob")).to_contain_text("away, a bot plays")

    bob.page.get_by_role("button", name="I am back").click()

    expect(bob.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(anna.page.get_by_role("group", name="Bob")).not_to_contain_text("away, a bot plays")


def test_a_bot_takes_over_when_somebody_is_gone(visit):
    """With the browser closed, the seat is played for; opened again, it is one's own."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, None, "greedy"], **SHORT, customs={"takeover_seconds": 1})
    sit(bob, code, "Bob")
    expect(Game(bob.page).hand.get_by_role("button")).to_have_count(5)
    bob.page.goto("about:blank")
    until(lambda: anna.telling(code)["telling"]["to_act"] in (0, 1))
    if anna.telling(code)["telling"]["to_act"] == 0:
        game = Game(anna.page)
        game.turn()
        game.play()
    expect(anna.page.get_by_role("group", name="Bob")).to_contain_text("away, a bot plays")

    bob.page.goto(f"/table/{code}")

    expect(anna.page.get_by_role("group", name="Bob")).not_to_contain_text("away, a bot plays")


@pytest.mark.parametrize(("answer", "cards"), [("Agree", 5), ("Do not agree", 4)])
def test_among_people_a_card_is_taken_back_when_the_others_agree(two, answer, cards):
    """Whoever is asked sees what is to be taken back, and decides."""
    first = next_to_act(*two[:2])
    other = two[1] if first is two[0] else two[0]
    Game(first.page).play()

    first.page.get_by_role("button", name="Undo").click()
    # What a screen reader was told last may stay; the question itself is where the answers are.
    expect(other.page.get_by_text("asks to take back").first).to_be_visible()
    other.page.get_by_role("button", name=answer, exact=True).click()

    if answer != "Agree":
        has_shown(first.page, "The others did not agree.")
    expect(other.page.get_by_role("button", name=answer, exact=True)).to_have_count(0)
    expect(Game(first.page).hand.get_by_role("button")).to_have_count(cards)


def test_among_bots_a_card_is_taken_back_at_once(visit):
    """No one is asked."""
    anna = visit(PHONE)
    anna.table("miesjelen", [None, "greedy", "greedy"])
    game = Game(anna.page)
    game.turn()
    game.play()
    game.turn()
    expect(game.hand.get_by_role("button")).to_have_count(4)

    anna.page.get_by_role("button", name="Undo").click()

    expect(game.hand.get_by_role("button")).to_have_count(5)


def test_what_is_said_is_heard_by_the_other(two):
    """A phrase from the chat of one is in the chat of the other; muted, it is gone."""
    anna, bob, _ = two
    anna.page.get_by_role("button", name="Well played", exact=True).click()
    bob.page.get_by_role("button", name="Chat 1").click()
    chat = bob.page.get_by_role("dialog")
    expect(chat.get_by_text("Anna")).not_to_have_count(0)
    expect(chat.get_by_role("log")).to_contain_text("Well played")

    chat.get_by_role("button", name="Mute Anna").click()

    expect(chat.get_by_role("log")).not_to_contain_text("Well played")


def test_a_hint_is_given_with_its_reason_and_can_be_followed(visit):
    """One suggestion; doing it plays the card."""
    anna = visit(PHONE)
    anna.table("miesjelen", [None, "greedy", "greedy"])
    game = Game(anna.page)
    game.turn()

    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.get_by_text("Suggested:")).to_be_visible()
    anna.page.get_by_role("button", name="Do that").click()

    expect(game.hand.get_by_role("button")).to_have_count(4)


def test_a_hint_that_takes_its_time_is_said_to_be_coming(visit):
    """As after the start of a server, while the player whose advice it is is being compiled."""
    anna = visit(PHONE)
    anna.table("miesjelen", [None, "greedy", "greedy"])
    Game(anna.page).turn()
    held = []
    anna.page.route("**/hint", lambda route: held.append(route))  # noqa: PLW0108 - needs attributes of its own

    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.get_by_text("A hint is on its way.")).to_be_visible()
    held[0].continue_()

    expect(anna.page.get_by_text("Suggested:")).to_be_visible()
    expect(anna.page.get_by_text("A hint is on its way.")).to_have_count(0)


def test_spectators_see_no_hand(two, visit):
    """Somebody who only watches is told so, and sees the table without anyone's cards."""
    carla = visit(DESKTOP)
    carla.page.goto(f"/table/{two[2]}")

    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    expect(carla.page.locator("#hand [data-card]")).to_have_count(0)
    expect(carla.page.get_by_role("group", name="Anna")).to_contain_text("Anna")


def test_the_chances_of_an_unseen_card_add_up(visit):
    """Every place with its share, and all of them make up the whole."""
    anna = visit(PHONE)
    code = anna.table("miesjelen", [None, "greedy", "greedy"], customs={"chances": True})
    Game(anna.page).turn()
    choose(anna, "Who may hold it?")
    dialog = anna.page.get_by_role("dialog")

    told = anna.telling(code)["telling"]
    seen = {told["round"]["turned"], *(card["card"] for card in (*told["hand"], *told["trick"]["cards"]))}
    unseen = next(card for card in ("As", "Ks", "Ah", "Kh", "Ad", "Kd", "Ac", "Kc") if card not in seen)
    names = {"A": "ace", "K": "king", "s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
    dialog.get_by_role("button", name=f"{names[unseen[0]]} of {names[unseen[1]]}").click()

    expect(dialog.get_by_text("Deals that fit:")).to_be_visible()
    shares = [float(text.strip("%").strip()) for text in dialog.locator("dd b").all_inner_texts()]
    assert 100 == pytest.approx(sum(shares), abs=1)


def test_of_a_card_with_copies_the_chance_is_that_of_at_least_one(visit):
    """So it says, for then the shares make up more than the whole."""
    anna = visit(PHONE)
    anna.table("elemental", [None, "greedy", "greedy"], customs={"chances": True})
    Game(anna.page).turn()
    choose(anna, "Who may hold it?")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="zero", exact=True).click()

    expect(dialog.get_by_text(re.compile("at least one of [234]$"))).to_be_in_viewport()
    shares = [float(text.strip("%").strip()) for text in dialog.locator("dd b").all_inner_texts()]
    assert sum(shares) > 100
