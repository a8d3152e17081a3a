card-u-turn = Kehrtwende
card-rotate-left = Drehung links
card-rotate-right = Drehung rechts
card-back-up = Rückwärts
card-move-1 = Vor 1
card-move-2 = Vor 2
card-move-3 = Vor 3
