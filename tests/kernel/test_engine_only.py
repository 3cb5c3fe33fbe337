"""A game with a word that is not compiled is played by the engine, and whoever asks is told so."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from msgspec import structs

import followsuit as fs
from followsuit.bots import player, players
from followsuit.bots.registry import prepare
from followsuit.cards import Card, Deck
from followsuit.engine.game import Game
from followsuit.errors import EngineOnly
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only
from followsuit.lab.playing.run import run
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.laws.lockstep import Lockstep
from followsuit.rules import DealersCard, PerTrick, Tokens
from followsuit.rules.faces import TOP, Face
from followsuit.rules.specials import Special
from followsuit.telling.teller import telling
from tests.newwords import new_words
from tests.support import SETTINGS, setting_name
from tests.whist import whist


def a_game() -> Game:
    """The game with new words."""
    return Game.of(new_words)


def changed(game: Game, **fields: object) -> Game:
    """A game with some words changed."""
    return replace(game, rules=replace(game.rules, **fields))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_every_game_of_the_house_is_compiled(game: fs.Game):
    """With all its options."""
    assert engine_only(game) is None


def test_the_words_that_are_not_compiled_are_named():
    """With the field that they stand in, in one sentence each."""
    unfit = engine_only(a_game())

    assert unfit is not None
    assert ("game/engine-only", "test-new-words") == (unfit.code, unfit.key)
    assert str(unfit).endswith(
        "`trick` has LowestOfLed, which is not compiled. `score` has Hearts, which is not compiled."
    )
    with pytest.raises(EngineOnly):
        kernel(a_game())


def test_a_word_made_from_a_compiled_one_is_another_word():
    """It may do anything."""

    @dataclass(frozen=True)
    class Twice(PerTrick):
        """Every trick twice."""

    unfit = engine_only(changed(Game.of(whist), score=(Twice(1),)))

    assert unfit is not None
    assert (Message("kernel/unknown-word", {"field": "score", "word": "Twice"}),) == unfit.reasons


@dataclass(frozen=True)
class HighSevens(Special):
    """The seven of each suit is the highest of its cards."""

    def reshape(self, card: Card, face: Face, trump: str | None) -> Face:
        """Above an ace."""
        return structs.replace(face, number=TOP) if card.rank == "7" else face

    def says(self, deck: Deck) -> Message:
        """Say so."""
        return Message("test/sevens", english="Sevens are high.")


def test_a_new_word_about_what_cards_are_is_compiled_as_it_is():
    """The kernel reads what the cards are, and asks nobody which word made them so."""
    game = changed(Game.of(whist), specials=(HighSevens(),))

    assert engine_only(game) is None
    for number in range(20):
        Lockstep(kernel(game)).play(7, number, 1)


def test_words_that_are_not_compiled_to_go_together_are_named():
    """Each of them alone is."""
    zole = fs.game("zole")
    assert zole.rules.contracts is not None
    for game in (
        changed(zole, tokens=Tokens(("-", "c"))),
        changed(zole, deal=replace(zole.rules.deal, face_up=DealersCard(1))),
    ):
        assert engine_only(game) is not None


@pytest.mark.parametrize("names", [["random"], ["greedy"], ["casual", "greedy", "random"]])
def test_the_engine_simulates_it_and_says_so(names: list[str]):
    """Once, before the first game."""
    told: list[Message] = []
    pieces = run(a_game(), names, 3, 7, notify=told.append)

    assert 3 == sum(piece.games for piece in pieces)
    assert 1 == len(told)
    assert "LowestOfLed" in language("en").say(told[0])


@pytest.mark.parametrize("name", players())
def test_every_bot_plays_it(name: str):
    """At random, and says so."""
    state = a_game().start(seed=5)
    bots = [player(name, seat) for seat in range(3)]
    while state.to_act is not None:
        decision = bots[state.to_act].decide(state.view(state.to_act))
        state = state.play(decision.action)

    assert state.is_over


def test_bots_need_no_compiling_for_it():
    """And whoever waits for that hears why."""
    told: list[Message] = []
    prepare(["casual"], a_game(), told.append)

    assert [str(engine_only(a_game()))] == [language("en").say(said) for said in told]


def test_a_table_tells_it_to_everyone():
    """Every seat and those who look on, at every moment, and the record holds."""
    state = a_game().start(seed=3)
    while True:
        for seat in (None, 0, 1, 2):
            assert telling(state, seat)
        if state.to_act is None:
            break
        state = state.play(state.legal()[0])

    assert 3 == state.rounds_played


def test_its_words_are_on_its_rules_page():
    """As they say it themselves."""
    page = a_game().rules_page()

    assert "Every heart taken scores 2." in page
    assert "The lowest card of the suit led takes the trick." in page
