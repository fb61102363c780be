"""Objects: what they are, come to be, and how they leave play."""
