from concurrent.futures import ThreadPoolExecutor

import followsuit as fs
from followsuit.language.catalogue import catalogue
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import Language, language

REFUSED = Message("play/follow-suit", {"card": "Qh", "led": "h", "owed": ["Kh", "9h"], "plain": True})


def test_threads_say_the_same_while_a_language_is_being_read():
    """Whichever of them comes first, each finds its sentence whole."""
    scene = Scene(fs.game("zole").rules.deck.names, ("Anna", "Jānis", "Mei"), 0)
    expected = language("lv").say(REFUSED, scene)
    for _ in range(5):
        fresh = Language(catalogue("lv"), language("en"))
        with ThreadPoolExecutor(6) as threads:
            assert {expected} == set(threads.map(lambda _: fresh.say(REFUSED, scene), range(12)))  # noqa: B023 - read at once
