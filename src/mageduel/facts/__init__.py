"""What is printed: cards, mages, traits, conditions, dice."""
