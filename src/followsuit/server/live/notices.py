"""What people should know besides the game: told to all who are there, and to whoever comes later."""

from __future__ import annotations

from followsuit.language.message import Message
from followsuit.server.telling.table_documents import NoticeDocument


def notice(number: str, said: Message) -> NoticeDocument:
    """A notice; whoever has put one away is not shown another with the same number."""
    return {"id": number, "says": {"code": said.code, "facts": dict(said.facts)}}
