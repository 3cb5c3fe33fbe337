"""What a table is: seats, a game, a clock and talk, folded from the events that made it. Pure: no clock, no store."""
