zoom-in = Vergrößern
zoom-out = Verkleinern
whole-board = Ganzes Brett
