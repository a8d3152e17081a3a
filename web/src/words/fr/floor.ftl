card-u-turn = Demi-tour
card-rotate-left = Tourner à gauche
card-rotate-right = Tourner à droite
card-back-up = Reculer
card-move-1 = Avancer de 1
card-move-2 = Avancer de 2
card-move-3 = Avancer de 3
