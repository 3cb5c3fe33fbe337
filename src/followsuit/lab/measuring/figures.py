"""The figures by which games are compared: how long they last, how fair, how skilful and how exciting they are."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.engine.game import Game
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.plan import Plan
from followsuit.lab.measuring.portrait import Portrait, portrait
from followsuit.lab.measuring.sample import sampled
from followsuit.lab.measuring.skill import Skill

SECONDS_TO_CHOOSE, SECONDS_TO_WATCH = 5, 1
"""What a decision of one's own takes, and one of somebody else: a person among bots at their usual pace."""
FIGURES = (
    "minutes", "decisions", "rounds", "unfinished", "seat-advantage", "bids-made", "skill", "better-wins",
    "lead-changes", "leader-wins", "margin", "shared-wins",
)  # fmt: skip
"""All of them, in the order in which they are told."""
SHARES = frozenset({"unfinished", "seat-advantage", "bids-made", "skill", "better-wins", "leader-wins", "shared-wins"})
"""Those that are parts of one."""


@dataclass(frozen=True)
class Measured:
    """What was found of one game by one player on all seats, and by that player among weaker ones."""

    game: Game
    portrait: Portrait
    skill: Skill | None

    @property
    def figures(self) -> dict[str, Estimate]:
        """Each figure that there is, by name."""
        drawn, skill = self.portrait, self.skill
        middle = drawn.leads[len(drawn.leads) // 2].wins if drawn.leads else None
        found: dict[str, Estimate | None] = {
            "minutes": minutes(drawn, self.game.seats),
            "decisions": drawn.actions,
            "rounds": drawn.rounds,
            "unfinished": drawn.unfinished,
            "seat-advantage": drawn.advantage,
            "bids-made": drawn.all_bids,
            "skill": skill.winning.player if skill else None,
            "better-wins": skill.gained if skill else None,
            "lead-changes": drawn.lead_changes,
            "leader-wins": middle,
            "margin": drawn.margin.times(1 / drawn.swing) if drawn.margin and drawn.swing else None,
            "shared-wins": drawn.shared,
        }
        return {name: value for name, value in found.items() if value is not None}


def minutes(drawn: Portrait, seats: int) -> Estimate:
    """How long a game takes one person among bots."""
    return drawn.actions.times((SECONDS_TO_CHOOSE + SECONDS_TO_WATCH * (seats - 1)) / 60)


def measured(game: Game, plan: Plan) -> Measured:
    """Measure a game by a plan."""
    return Measured(game, portrait(sampled(plan.setup(game, plan.player), plan.games)), plan.skill(game))
