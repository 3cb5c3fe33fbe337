"""Cards a second at many tables: boardgame.io under a load of clients that play as fast as they are answered."""
