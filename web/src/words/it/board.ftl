zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
whole-board = Tutto il tabellone
