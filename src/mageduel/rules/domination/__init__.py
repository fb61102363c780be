"""Domination: V'Tar Orbs, their guardians, special ground, and winning by V'Tar; reconstructed from public sources."""
