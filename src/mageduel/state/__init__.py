"""The table as plain records: arena, objects, players. No rule lives here."""
