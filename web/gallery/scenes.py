"""Make the gallery's scenes: positions of real games as the server tells them, found by playing at random.

python web/gallery/scenes.py > web/gallery/scenes.json
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import followsuit as fs
from followsuit.telling import telling
from followsuit.telling.documents import Telling

Fits = Callable[[Telling], bool]


@dataclass(frozen=True)
class Scene:
    """A position worth looking at: who plays what, and how to know it when it comes."""

    key: str
    game: str
    names: tuple[str, ...]
    fits: Fits
    seat: int = 0
    options: dict[str, object] = field(default_factory=dict)
    prefer: str = ""
    """Actions that begin like this are taken where they are legal, to get there sooner."""


def following(told: Telling, cards: int, tricks: int) -> bool:
    """A card is asked for, part of the hand must wait, and so many tricks are over."""
    trick = told["trick"]
    return (
        asks(told, "play")
        and trick is not None
        and len(trick["cards"]) == cards
        and told["round"] is not None
        and told["round"]["tricks"] == tricks
        and 0 < len(told["legal"]) < len(told["hand"])
    )


def asks(told: Telling, kind: str) -> bool:
    """The viewer is asked for this."""
    return told["decision"] is not None and told["decision"]["kind"] == kind


def barred(told: Telling) -> bool:
    """A bid is asked for and one number may not be bid."""
    return asks(told, "bid") and any(not option["legal"] for option in (told["decision"] or {"options": []})["options"])


SCENES = (
    Scene(
        "zole",
        "zole",
        ("Anna", "Jānis", "Māra"),
        lambda told: following(told, 2, 2) and told["seats"][1]["side"] == "solo" and len(told["sheet"]) > 2,
        prefer="choose B",
    ),
    Scene("zole-choose", "zole", ("Anna", "Jānis", "Māra"), lambda told: asks(told, "choose")),
    Scene("zole-stash", "zole", ("Anna", "Jānis", "Māra"), lambda told: asks(told, "stash"), prefer="choose B"),
    Scene(
        "zole-round-over", "zole", ("Anna", "Jānis", "Māra"), lambda told: len(told["sheet"]) == 4, prefer="choose B"
    ),
    Scene(
        "boerenbridge",
        "boerenbridge",
        ("Anna", "Pieter", "Els", "Joost"),
        lambda told: following(told, 2, 2) and len(told["sheet"]) == 6,
        options={"schedule": "fifteen"},
    ),
    Scene(
        "boerenbridge-bid",
        "boerenbridge",
        ("Anna", "Pieter", "Els", "Joost"),
        lambda told: barred(told) and len(told["sheet"]) > 0,
    ),
    Scene(
        "boerenbridge-over", "boerenbridge", ("Anna", "Pieter", "Els", "Joost"), lambda told: told["ending"] is not None
    ),
    Scene(
        "elemental-bid",
        "elemental",
        ("Anna", "Tom", "Ilze", "Līga"),
        lambda told: asks(told, "bid") and len(told["sheet"]) == 5,
        options={"seats": 4},
    ),
    Scene(
        "elemental-trump",
        "elemental",
        ("Anna", "Tom", "Ilze", "Līga"),
        lambda told: asks(told, "trump") and len(told["hand"]) > 3,
        options={"seats": 4},
    ),
    Scene(
        "elemental-twenty",
        "elemental",
        ("Anna", "Rūta", "Tom"),
        lambda told: following(told, 2, 0) and len(told["hand"]) > 18,
        options={"seats": 3},
    ),
    Scene(
        "ninja-whist",
        "ninja-whist",
        ("Anna", "Kenji", "Mei", "Bo"),
        lambda told: (
            following(told, 2, 2) and any(card.get("tokens") for card in (told["trick"] or {"cards": []})["cards"])
        ),
        options={"seats": 4},
        prefer="add",
    ),
    Scene(
        "ninja-tokens",
        "ninja-whist",
        ("Anna", "Kenji", "Mei", "Bo"),
        lambda told: asks(told, "tokens") and len((told["decision"] or {"options": []})["options"]) > 3,
        options={"seats": 4},
    ),
    Scene(
        "ninja-take",
        "ninja-whist",
        ("Anna", "Kenji", "Mei", "Bo"),
        lambda told: asks(told, "take"),
        options={"seats": 4},
        prefer="done",
    ),
    Scene(
        "miesjelen",
        "miesjelen",
        ("Anna", "Truus", "Sef", "Wiel", "Mia", "Sjeng"),
        lambda told: following(told, 5, 1) and len(told["sheet"]) > 5,
        options={"seats": 6},
    ),
    Scene(
        "miesjelen-wait",
        "miesjelen",
        ("Anna", "Truus"),
        lambda told: told["to_act"] == 1 and told["trick"] is not None and len(told["trick"]["cards"]) == 1,
        options={"seats": 2},
    ),
)


def found(scene: Scene, tries: int = 400) -> Telling:
    """The first position of random games that fits."""
    for seed in range(tries):
        choice = random.Random(seed)
        state = fs.game(scene.game, **scene.options).start(seed=seed)
        for _ in range(3000):
            if state.to_act == scene.seat or state.to_act is None or scene.key.endswith(("over", "wait")):
                told = telling(state, scene.seat)
                if scene.fits(told):
                    return told
            if state.to_act is None:
                break
            legal = state.legal()
            liked = [action for action in legal if scene.prefer and str(action).startswith(scene.prefer)]
            state = state.play(choice.choice(liked or legal))
    raise SystemExit(f"No position for the scene {scene.key} in {tries} games.")


def main() -> None:
    """Print every scene as one JSON object."""
    scenes = {scene.key: {"game": scene.game, "names": scene.names, "telling": found(scene)} for scene in SCENES}
    sys.stdout.write(json.dumps(scenes, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
