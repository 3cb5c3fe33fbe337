"""What holds in every game, whatever words its page has: laws, each tried on games that are played at random."""
