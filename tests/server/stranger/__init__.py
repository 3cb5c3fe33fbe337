"""The attacks of somebody without a seat, as a program, against a server of its own that people play at meanwhile."""
