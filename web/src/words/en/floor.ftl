card-u-turn = U-turn
card-rotate-left = Rotate left
card-rotate-right = Rotate right
card-back-up = Back up
card-move-1 = Move 1
card-move-2 = Move 2
card-move-3 = Move 3
