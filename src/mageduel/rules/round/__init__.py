"""The round: its phases, the turns of the Action Stage, and what is due in upkeep."""
