import pytest

import followsuit
from followsuit.language.message import Message
from followsuit.language.scene import Pack, Scene
from followsuit.language.wording import language, languages
from tests.language.examples import examples

EXAMPLES = {example.name: example for example in examples()}
SAID = [(code, name) for code in languages() for name in EXAMPLES if language(code).says(name)]


def _scene(game: str) -> Scene:
    deck = followsuit.game(game).rules.deck
    pack = Pack(
        suits={suit.letter: suit.name for suit in deck.suits},
        ranks=deck.rank_names,
        signs={suit.letter: suit.sign for suit in deck.suits},
    )
    return Scene(pack, ("Anna", "Jānis", "Mei", "Līga"), 2)


@pytest.mark.parametrize(("code", "name"), SAID)
def test_every_message_can_be_said(code, name):
    """With the facts of its example, in every language that has it."""
    example = EXAMPLES[name]

    said = language(code).say(Message(name, example.facts), _scene(example.game))

    assert said
    assert "\x1f" not in said
