"""The phases of a round. Each answers one question in three ways: what may be done, why not, and what follows."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.engine.phases.base import Handler, Step
from followsuit.engine.phases.dealing import DealerPhase, DealPhase, DrawTrumpPhase, TurnPhase
from followsuit.engine.phases.deciding import CallPhase, PickPhase
from followsuit.engine.phases.playing import DrawPhase, LayPhase, PlayPhase, TakePhase
from followsuit.engine.position import Phase

PHASES: Mapping[Phase, Handler] = {
    Phase.DEALER: DealerPhase(),
    Phase.DEAL: DealPhase(),
    Phase.TURN: TurnPhase(),
    Phase.DRAW_TRUMP: DrawTrumpPhase(),
    Phase.CALL: CallPhase(),
    Phase.PICK: PickPhase(),
    Phase.PLAY: PlayPhase(),
    Phase.LAY: LayPhase(),
    Phase.DRAW: DrawPhase(),
    Phase.TAKE: TakePhase(),
}

__all__ = ["PHASES", "Handler", "Step"]
