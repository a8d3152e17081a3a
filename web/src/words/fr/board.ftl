zoom-in = Agrandir
zoom-out = Réduire
whole-board = Plateau entier
