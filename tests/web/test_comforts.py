"""What regulars look for: cards chosen ahead, taps that are answered, looking back, and letters on cards."""

import json
import random
import re
import time

from playwright.sync_api import expect

from followsuit.errors import TableError
from followsuit.knowledge.claims import can_stop, judge
from followsuit.server.table import claiming, playing, playing_out
from followsuit.telling.teller import telling
from tests.waiting import until
from tests.web.test_together import next_to_act, sit
from tests.web.visiting import ASK_AGAIN, DESKTOP, PHONE, Game, has_shown

SHORT = {"options": {"round_limit": 2}}
AHEAD = re.compile("chosen ahead")


def choose(visitor, **settings):
    """Set something in a browser, before it looks at any table."""
    visitor.page.goto("/rules/zole")
    visitor.page.evaluate("text => localStorage.setItem('followsuit.settings', text)", json.dumps(settings))


def test_a_card_is_chosen_ahead_and_played_when_the_turn_comes(visit):
    """Whoever did not ask for that is told whose turn it is instead."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    for visitor in (anna, bob):
        choose(visitor, ahead=visitor is anna)
    code = anna.table("miesjelen", [None, None], **SHORT)
    sit(bob, code, "Bob")
    first = next_to_act(anna, bob)
    if first is anna:
        waiting = Game(bob.page)
        expect(bob.page.get_by_text(re.compile("^Anna is to")).first).to_be_visible()
        waiting.tap(waiting.hand.get_by_role("button").first)
        expect(bob.page.get_by_role("alert").filter(has_text="Anna is to act. Your turn comes.")).to_be_visible()
        Game(anna.page).play()
        expect(Game(bob.page).playable.first).to_be_visible()
    expect(anna.page.get_by_text(re.compile("^Bob is to")).first).to_be_visible()
    game = Game(anna.page)
    cards = game.hand.get_by_role("button")
    held = cards.count()
    game.tap(cards.first)
    expect(game.hand.get_by_role("button", name=AHEAD)).to_have_count(1)
    game.tap(cards.first)
    expect(game.hand.get_by_role("button", name=AHEAD)).to_have_count(0)
    game.tap(cards.first)
    laid_back, other = anna.page.get_by_text("was laid back"), Game(bob.page)

    def came():
        """Whether her turn has come: until then it is Bob's, who may win a trick and lead to the next."""
        if other.playable.first.is_visible():
            other.play()
        return cards.count() < held or laid_back.first.is_visible()

    until(came)


def test_a_round_that_is_over_is_looked_back_on_trick_by_trick(visit):
    """With the arrows or by tapping; and there is no button that does nothing."""
    anna = visit(PHONE)
    anna.table("miesjelen", [None, "greedy"], customs={"round_pause": None}, **SHORT)
    game = Game(anna.page)
    back = anna.page.get_by_role("button", name="Look back")
    while not back.is_visible():
        game.turn()
        if not back.is_visible():
            game.step()
    back.click()
    expect(anna.page.get_by_text("trick 5 of 5").first).to_be_visible()
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.get_by_text("trick 4 of 5").first).to_be_visible()
    expect(anna.page.locator(".middle [data-card]").first).to_be_visible()
    hint = anna.page.get_by_role("button", name="Hint")
    assert "true" == hint.get_attribute("aria-disabled")
    hint.dispatch_event("click")

    expect(anna.page.get_by_text("A hint is for your turn.").first).to_be_visible()


def test_those_who_wait_for_somebody_see_when_a_bot_takes_over(visit):
    """The seconds are counted down until they are back."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.table("miesjelen", [None, None], customs={"takeover_seconds": 600}, **SHORT)
    sit(bob, code, "Bob")
    first = next_to_act(anna, bob)
    if first is anna:
        Game(anna.page).play()
        expect(Game(bob.page).playable.first).to_be_visible()
    bob.page.goto("about:blank")
    soon = re.compile(r"Bob is away\. A bot takes over in 5\d\d seconds\.")
    expect(anna.page.get_by_text(soon).first).to_be_visible()
    bob.page.goto(f"/table/{code}")

    expect(anna.page.get_by_text("A bot takes over")).to_have_count(0)


def test_cards_carry_the_letters_of_their_suits_and_the_table_is_set_for_the_left_hand(visit):
    """Both are settings of the browser, and stay."""
    anna = visit(DESKTOP)
    choose(anna, suitLetters=True, leftHanded=True)
    anna.table("miesjelen", [None, "greedy"])
    game = Game(anna.page)
    game.turn()

    letters = anna.page.locator("#hand .suit-letter").all_text_contents()
    held = [card.get_attribute("data-card") or "" for card in game.hand.get_by_role("button").all()]
    assert [card[-1:].upper() for card in held] == letters
    assert anna.page.locator(".side").bounding_box()["x"] < anna.page.locator(".field").bounding_box()["x"]


def claimable(site, code):
    """Whether Anna takes all the rest for certain with her cards as she holds them, or fails for certain by a bot."""
    table = site.table(code)
    try:
        view, order = claiming.claimed(table, table.seats[0].holder, tuple(held(table)))
    except TableError:
        return None
    holds = judge(view, order).holds
    return holds if holds or any(can_stop(table.state.view(seat), 0, order) for seat in (1, 2)) else None


def held(table):
    """Anna's cards as the page shows them."""
    return [card["card"] for card in telling(table.state, 0)["hand"]]


def where_the_rest(anna, site, holds):
    """The code of a table where Anna is to play, and a claim of the rest holds or does not: the first that comes."""
    for _ in range(20):
        code = anna.unseen_table("miesjelen", [None, "random", "random"], options={"round_limit": 60})
        while (document := anna.telling(code))["table"]["status"] != "over":
            if document["telling"]["legal"]:
                if claimable(site, code) is holds:
                    return code
                body = {"action": document["telling"]["legal"][0], "version": document["table"]["version"]}
                anna.context.request.post(f"/api/v1/tables/{code}/actions", data=body)
            else:
                time.sleep(ASK_AGAIN)
    raise AssertionError("twenty games, and no such claim in any")


def test_the_rest_is_claimed_by_a_key_and_proved_or_refused_with_a_deal(visit, site):
    """What is certain ends the round; what is not shows a deal that breaks it, and the cards stay open to others."""
    anna, eve = visit(PHONE), visit(DESKTOP)
    for holds, says in (
        (False, "Play on: a deal breaks it"),
        (True, "The rest are yours, in every deal there can be."),
    ):
        code = where_the_rest(anna, site, holds)
        anna.page.goto(f"/table/{code}")
        eve.page.goto(f"/table/{code}")
        Game(anna.page).turn()
        expect(Game(anna.page).hand.get_by_role("button")).to_have_count(len(held(site.table(code))))
        anna.page.keyboard.press("k")
        anna.page.get_by_role("button", name="Claim them").click()
        expect(anna.page.get_by_text(says).first).to_be_visible()
        if not holds:
            has_shown(eve.page, "contests. Play on; the cards of Anna stay open.")
            expect(eve.page.get_by_role("group", name="Anna").locator(".open li").first).to_be_visible()
            anna.page.get_by_role("button", name="Play on").click()
            expect(Game(anna.page).playable.first).to_be_visible()


def test_a_claim_that_is_not_certain_is_accepted_or_contested_by_the_others(visit, site):
    """By keys alone: contested it is played on with open cards, and accepted in the next round it is over at once."""
    anna, bob = visit(PHONE), visit(DESKTOP)
    code = anna.table("miesjelen", [None, None], options={"round_limit": 60}, customs={"round_pause": None})
    sit(bob, code, "Bob")
    next_to_act(anna, bob)
    for key, told, says in (
        ("o", "You contest. Play on; the cards of {name} stay open.", "{other} contests."),
        ("y", "Nobody contests: the rest go to {name}.", "Nobody contests: the rest are yours."),
    ):
        until_uncertain(site, anna, bob, code)
        claimer = next_to_act(anna, bob)
        other = bob if claimer is anna else anna
        before = site.table(code).state.rounds_played
        names = {"name": "Anna" if claimer is anna else "Bob", "other": "Bob" if claimer is anna else "Anna"}
        claimer.page.keyboard.press("k")
        claimer.page.get_by_role("button", name="Claim them").press("Enter")
        expect(claimer.page.get_by_role("heading", name="“The rest are mine”")).to_be_visible()
        expect(other.page.get_by_role("heading", name=f"{names['name']} claims the rest")).to_be_visible()
        other.page.keyboard.press(key)
        hears(other, told.format(**names))
        hears(claimer, says.format(**names))
        if key == "o":
            expect(other.page.get_by_role("group", name=names["name"]).locator(".open li").first).to_be_visible()
        assert before + (key == "y") == site.table(code).state.rounds_played


def until_uncertain(site, anna, bob, code):
    """Let both play on until one of them may claim the rest with the cards as they are held, and is not certain."""
    for _ in range(200):
        table = site.table(code)
        if table.pause_since is not None:
            anna.context.request.post(f"/api/v1/tables/{code}/next")
            continue
        seat = table.to_act
        order = tuple(card["card"] for card in telling(table.state, seat)["hand"])
        try:
            if not judge(*claiming.claimed(table, table.seats[seat].holder, order)).holds:
                return
        except TableError:
            pass
        body = {"action": str(table.state.legal()[0]), "version": table.version}
        (anna, bob)[seat].context.request.post(f"/api/v1/tables/{code}/actions", data=body)
    raise AssertionError("nobody may claim")


def hears(visitor, text):
    """Wait until a page has read a sentence out."""
    visitor.page.wait_for_function("text => window.heard.some((each) => each.includes(text))", arg=text)


def acts(table):
    """Whoever is to act does something, and between rounds somebody goes on."""
    if table.to_act is None:
        return playing.go_on(table, table.host)
    action = random.Random(table.sequence).choice(table.state.legal())
    return playing.act(table, table.to_act, action, table.version, by_bot=table.to_act != 0)


async def play_until_decided(hall, code):
    """Let every seat act until Anna is to play in a round that is decided; whether it came to that."""
    desk = await hall.desk(code)
    for _ in range(1000):
        if desk.table.to_act == 0 and playing_out.may_be_finished(desk.table):
            return True
        if desk.table.status == "over":
            break
        await desk.do(acts)
    return False


def test_a_round_that_is_decided_is_ended_with_one_tap(visit, site):
    """Everyone is told, and whoever has a seat may end it."""
    anna, customs = visit(PHONE), {"short_rounds": True, "round_pause": None, "pace": 60}
    for _ in range(20):
        code = anna.unseen_table("euchre", [None, "random", "random", "random"], customs=customs)
        if site.run(play_until_decided(site.hall, code)):
            break
    before = site.table(code).state.rounds_played
    anna.page.goto(f"/table/{code}")
    anna.page.get_by_role("button", name="End the round").click()
    expect(anna.page.get_by_role("heading", name=f"Round {before + 1} is over")).to_be_visible()

    assert before + 1 == site.table(code).state.rounds_played
