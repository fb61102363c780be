"""Equipment: locations, what is bound to it, what works by itself."""
