"""Words: the sentences of the game, a folder a language; rules, state and kernel give codes, and nobody else speaks.

Sentences that single cards need stand beside their facts, in `data/words/`, so that a card brings its own.
"""
