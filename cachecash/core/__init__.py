"""What any card game shares: chance, events, options, the Game contract. Pure: no I/O, no clock, no screen."""
