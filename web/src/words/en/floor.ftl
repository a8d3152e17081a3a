card-u-turn = U-turn
card-rotate-left = Rotate left
card-rotate-right = Rotate right
card-back-up = Back up
card-move-1 = Move 1
card-move-2 = Move 2
card-move-3 = Move 3
floor-missing = The floor could not be fetched.
floor-again = Try again
floor-board = The floor, { $width } by { $height } cells. Arrow keys walk over it, Enter keeps a cell open, plus, minus and 0 zoom.
cell-name = Cell { $x }, { $y }
cell-close = Close
cell-plain = Plain floor.
cell-void = No floor: a robot that comes here is destroyed.
cell-pit = Pit: a robot that comes here is destroyed.
cell-belt = Conveyor: carries robots one cell { $to }.
cell-express = Express conveyor: carries robots two cells { $to }, in two steps.
cell-turn = Turns robots that a belt carries onto it { $to }, { $turning }.
cell-gear = Gear: turns robots { $turning }.
cell-pusher = Pusher: pushes robots { $to } in registers { $registers }.
cell-wrench = Repair site: takes 1 damage off at the end of the turn, and archives.
cell-hammer = Upgrade site: takes 1 damage off and gives an option at the end of the turn, and archives.
cell-laser = { $beams ->
    [one] Laser: fires { $to }, 1 damage.
   *[other] Laser with { $beams } beams: fires { $to }, { $beams } damage.
}
cell-beam = { $beams ->
    [one] A laser beam passes { $to }: 1 damage.
   *[other] { $beams } laser beams pass { $to }: { $beams } damage.
}
cell-wall = Wall on the { $side } side: stops robots and lasers.
cell-dock = Dock { $dock }: a robot starts here.
cell-flag = Flag { $flag }: to be touched in order; repairs 1 damage, and archives.
cell-flag-team = It belongs to team { $team }.
cell-robot = { $name }, facing { $to }, { $damage } damage, { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}.
cell-asleep = { $name } is powered down.
cell-archive = Archive of { $name }: the robot comes back here.
floor-in-words = The board in words
robot-text = { $name }: { $where }, facing { $to }, { $damage } damage, { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}, { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} touched.
robot-away = not on the floor
flag-text = Flag { $flag }: { $where }
row-text = Row { $row }
to-n = north
to-e = east
to-s = south
to-w = west
turning-cw = clockwise
turning-ccw = counter-clockwise
side-n = north
side-e = east
side-s = south
side-w = west
