"""What many games say: figures with their uncertainty, of players and of games."""
