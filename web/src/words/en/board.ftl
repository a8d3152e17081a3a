zoom-in = Zoom in
zoom-out = Zoom out
whole-board = Whole board
