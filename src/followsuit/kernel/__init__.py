"""Games compiled to tables and played at the speed of C. The engine is the truth; this is the same game, faster."""
