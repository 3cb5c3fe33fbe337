"""A whole round without a pointer, and what somebody is told who cannot see the table."""

import json
import re
import time

from playwright.sync_api import expect

import followsuit as fs
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import language
from tests.web.visiting import DESKTOP, PATIENCE, Game

ROUND = {"options": {"rounds": 1, "small_zole": False}}
"""A round that is played to the last card: Small zole would end it with the first trick that is taken."""
FOCUSED = """() => {
  const { activeElement } = document;
  return activeElement === document.body ? '' : activeElement.getAttribute('aria-label') ?? activeElement.innerText;
}"""


class Keyboard:
    """Hands on the keys, and none on a mouse."""

    def __init__(self, page) -> None:
        self.page = page
        self.game = Game(page)

    def press(self, *keys):
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self):
        """What has the focus, as it is read out."""
        return self.page.evaluate(FOCUSED)

    def tab_to(self, name):
        """Go on by Tab until something with these words in its name has the focus."""
        for _ in range(40):
            if name in self.focused():
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    def turn(self):
        """Wait until something is asked; any key ends the look at a complete trick."""
        asked = self.game.question.or_(self.game.playable).or_(self.game.giving).first
        deadline = time.monotonic() + PATIENCE / 1000
        while not asked.is_visible():
            assert time.monotonic() < deadline, "nothing is asked"
            self.press("Shift")

    def start(self):
        """Get from the top of a page just opened to what is asked; from there on the focus follows the game."""
        if not self.game.question.is_visible():
            self.tab_to("can be played")

    def choose_big(self):
        """Play alone, with the letter of that choice, and stash two cards."""
        self.press("b")
        self.tab_to("Play Big")
        self.press("Tab", "Enter")
        for _ in range(2):
            self.tab_to("move it to the stash")
            self.press("Enter")
        self.tab_to("Stash ")
        self.press("Enter")
        expect(self.game.question).to_have_count(0)

    def call_or_discard(self):
        """Order up by its letter, or name the first suit there is; put the first card away that may go."""
        if self.game.question.get_by_role("radio").count():
            suits = self.game.question.get_by_role("radio", name=re.compile("you hold"))
            self.press(suits.first.inner_text()[0].lower() if suits.count() else "u")
            expect(self.page.locator(":focus")).to_have_attribute("aria-checked", "true")
            self.press("Enter")
        else:
            self.tab_to("can be chosen")
            while self.game.question.get_by_text("Choose 1 more card").count():
                self.press("Enter")
                if "Put " not in self.focused():
                    self.press("Tab")
            self.tab_to("Put ")
            self.press("Enter")
        expect(self.game.question).to_have_count(0)

    def rest(self, code, visitor):
        """Wait until something is asked, or the deal is over."""
        deadline = time.monotonic() + PATIENCE / 1000
        asked = self.game.question.or_(self.game.playable).first
        while not asked.is_visible() and not visitor.telling(code)["telling"]["sheet"]:
            assert time.monotonic() < deadline, "nothing is asked"
            self.press("Shift")

    def play(self):
        """Play the second card that can be played, if there is one: the arrows skip those that must wait."""
        held = self.game.hand.get_by_role("button").count()
        self.press("ArrowRight")
        assert "can be played" in self.focused()
        self.press("Enter")
        expect(self.game.hand.get_by_role("button")).to_have_count(held - 1)


def test_a_whole_zole_round_is_played_by_keyboard_alone(visit):
    """The focus is always where the next decision is, and every sentence of the game is read out."""
    anna = visit(DESKTOP, own=True)
    frames = []
    anna.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))  # noqa: PLW0108 - Playwright takes no built-in method
    keyboard = Keyboard(anna.page)
    code = anna.table("zole", [None, "random", "random"], **ROUND)
    keyboard.turn()
    keyboard.start()
    while not keyboard.game.over.is_visible():
        if keyboard.game.question.is_visible():
            assert "What will you play?" == keyboard.focused()
            keyboard.choose_big()
            keyboard.turn()
        else:
            keyboard.play()
        keyboard.turn()

    keyboard.tab_to("See the replay")
    names = tuple(seat["name"] for seat in anna.telling(code)["table"]["seats"])
    scene = Scene(fs.game("zole").rules.deck.names, names, 0)
    sentences = [sentence for frame in frames for sentence in said(frame, scene)]
    anna.page.wait_for_function("last => window.heard.join(' ').includes(last)", arg=sentences[-1])
    heard = " ".join(anna.heard())
    assert [] == [sentence for sentence in sentences if sentence not in heard]


def test_a_whole_deal_of_spades_is_played_by_keyboard_alone(visit):
    """A bid by its number and Enter, then every card with the arrows and Enter."""
    anna = visit(DESKTOP)
    code = anna.table("spades", [None, "greedy", "greedy", "greedy"], options={"target": 10, "floor": -50})
    keyboard = Keyboard(anna.page)
    keyboard.turn()
    keyboard.start()
    while not anna.telling(code)["telling"]["sheet"]:
        if keyboard.game.question.is_visible():
            keyboard.press("2")
            expect(anna.page.locator(":focus")).to_have_attribute("aria-checked", "true")
            keyboard.press("Enter")
            expect(keyboard.game.question).to_have_count(0)
        else:
            keyboard.play()
        keyboard.rest(code, anna)

    assert 13 == sum(seat["taken"] for seat in anna.telling(code)["telling"]["sheet"][0]["seats"])


def test_a_whole_deal_of_euchre_is_played_by_keyboard_alone(visit):
    """The turned card is ordered up by its letter, a card put away, and every trick played."""
    anna = visit(DESKTOP)
    code = anna.table("euchre", [None, "random", "random", "random"], options={"target": 1})
    keyboard = Keyboard(anna.page)
    keyboard.turn()
    keyboard.start()
    while not anna.telling(code)["telling"]["sheet"]:
        if keyboard.game.question.is_visible():
            keyboard.call_or_discard()
        elif anna.telling(code)["telling"]["legal"]:
            keyboard.play()
        keyboard.rest(code, anna)

    assert anna.telling(code)["telling"]["sheet"]


def test_cards_are_passed_by_keyboard_alone(visit):
    """Space chooses, arrows go on, and Enter passes what is chosen."""
    anna = visit(DESKTOP)
    code = anna.table("hearts", [None, "random", "random", "random"])
    keyboard = Keyboard(anna.page)
    keyboard.turn()
    keyboard.tab_to("can be chosen")
    for _ in range(3):
        keyboard.press("Space", "ArrowRight")
    expect(keyboard.game.giving).to_contain_text("Pass ")
    keyboard.press("Enter")

    expect(keyboard.game.giving).to_have_count(0)
    assert 3 == len(anna.telling(code)["telling"]["round"]["passing"]["given"])


def test_a_bid_is_made_by_its_number_and_enter(visit):
    """The number chooses it and takes the focus along, so that Enter makes it."""
    anna = visit(DESKTOP)
    code = anna.table("boerenbridge", [None, "greedy", "greedy", "greedy"], options={"schedule": "fifteen"})
    keyboard = Keyboard(anna.page)
    keyboard.turn()
    bids = anna.telling(code)["telling"]["decision"]["options"]
    number = next(bid["number"] for bid in bids if bid["legal"])

    keyboard.press(str(number))
    expect(anna.page.locator(":focus")).to_have_attribute("aria-checked", "true")
    keyboard.press("Enter")

    expect(keyboard.game.question).to_have_count(0)
    assert number == anna.telling(code)["telling"]["seats"][0]["bid"]


def test_what_to_play_in_zole_is_chosen_by_its_letter_and_enter(visit):
    """And the stash by Enter alone: the focus goes from card to card, and on to the button when there are enough."""
    anna = visit(DESKTOP)
    anna.table("zole", [None, "random", "random"], **ROUND)
    keyboard = Keyboard(anna.page)
    keyboard.turn()
    while not keyboard.game.question.is_visible():
        anna.table("zole", [None, "random", "random"], **ROUND)
        keyboard.turn()

    keyboard.press("b", "Enter")
    expect(anna.page.get_by_role("heading", name="Stash")).to_be_visible()
    keyboard.tab_to("move it to the stash")
    keyboard.press("Enter", "Enter")
    expect(anna.page.get_by_role("button", name=re.compile("^Stash .* and "))).to_be_focused()
    keyboard.press("Enter")

    expect(keyboard.game.question).to_have_count(0)


def said(frame, scene):
    """The sentences of a frame that tells of events, as the page words them."""
    told = json.loads(frame)
    said = [event["says"] for event in told.get("events", ()) if "says" in event]
    return [language("en").say(Message(each["code"], each["facts"]), scene) for each in said]


def test_each_turn_is_announced_before_anything_else_is(visit):
    """What to do is told assertively, in the words that stand above the hand."""
    anna = visit(DESKTOP)
    code = anna.table("zole", [None, "greedy", "greedy"], **ROUND)
    game = Game(anna.page)
    for _ in range(4):
        game.step()
        game.turn()
        sentence = anna.telling(code)["telling"]["say"]["sentence"]
        assert sentence.startswith("Your turn. ")
        expect(anna.page.locator("[aria-live=assertive]")).to_contain_text(sentence.removesuffix("."))


def test_whoever_opens_a_table_on_their_turn_is_told_so(visit):
    """After the page was loaded anew, too: nothing happens then that would say it."""
    anna = visit(DESKTOP)
    code = anna.table("zole", [None, "greedy", "greedy"], **ROUND)
    Game(anna.page).turn()
    sentence = anna.telling(code)["telling"]["say"]["sentence"]

    anna.page.reload()

    expect(anna.page.locator("[aria-live=assertive]")).to_contain_text(sentence.removesuffix("."))


def test_a_card_that_must_wait_says_why(visit):
    """Its name has the reason, and choosing it shows and announces the reason and plays nothing."""
    anna = visit(DESKTOP)
    anna.table("boerenbridge", [None, "greedy", "greedy", "greedy"], options={"schedule": "fifteen"})
    game = Game(anna.page)
    waiting = game.hand.get_by_role("button", name="not now:")
    while not waiting.count():
        game.step()
        game.turn()
    reason = str(waiting.first.get_attribute("aria-label")).partition("not now: ")[2]
    held = game.hand.get_by_role("button").count()

    game.tap(waiting.first)

    expect(anna.page.get_by_role("alert")).to_contain_text(reason.split(".")[0])
    assert held == game.hand.get_by_role("button").count()
