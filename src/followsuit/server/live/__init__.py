"""Tables at work: asked, changed, stored and announced."""
