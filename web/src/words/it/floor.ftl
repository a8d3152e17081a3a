card-u-turn = Inversione
card-rotate-left = Ruota a sinistra
card-rotate-right = Ruota a destra
card-back-up = Indietro
card-move-1 = Avanti 1
card-move-2 = Avanti 2
card-move-3 = Avanti 3
