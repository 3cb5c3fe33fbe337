"""Everything that speaks HTTP and WebSocket."""
