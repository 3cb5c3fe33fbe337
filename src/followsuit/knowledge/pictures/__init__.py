"""Pictures of what players can know, as SVG and as DOT. See docs/knowledge.md."""

from followsuit.knowledge.pictures.draw import draw

__all__ = ["draw"]
