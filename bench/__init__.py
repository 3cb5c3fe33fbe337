"""Speed, as ratios: `make bench` measures every part and its peer in the same run."""
