# The editor of layouts (Asteroyds).

lay-board = Board. Arrows walk from hex to hex, Enter uses the tool, Shift and an arrow moves what lies there. Plus and minus zoom.
lay-tiles = Tiles
lay-red = Red
lay-white = White
lay-blue = Blue
lay-white-red = White/red
lay-white-blue = White/blue
lay-red-gate = Red gate
lay-white-gate = White gate
lay-pod = Pod
lay-platform = Platform
lay-start = Start
lay-turret = Turret
lay-hex = Hex
lay-empty = Empty hex
lay-several = { $count } hexes
lay-left = { $count } left
lay-hexes = { $count } on the board
lay-close = Nothing selected
lay-colour = Colour
lay-orientation = Orientation
lay-fixed = Fixed
lay-drawn = Drawn
lay-one-faces = The 1 faces { $heading }.
lay-faces-drawn = It is drawn at set-up.
lay-faces-way = It faces { $heading }.
lay-dial-how = Drag the dial, or Q and W.
lay-priority = Priority
lay-symbol = Symbol
lay-target = Target of
lay-by-half = By half: { $team ->
    [left] left
   *[right] right
}
lay-left-team = Left
lay-right-team = Right
lay-none = None
lay-start-named = Start { $letter }
lay-faces = faces { $heading }
lay-heading = Heading
lay-order = When it is taken
lay-earlier = Earlier
lay-later = Later
lay-start-colour = Of the colour
lay-anybody = Anybody’s
lay-team = Team in Targets
lay-team-left = left team
lay-team-right = right team
lay-number = number { $number }
lay-number-drawn = number drawn
lay-orientation-drawn = orientation drawn
lay-modes = Modes it is for
lay-whole = Nothing is missing
need-red-gates = { $more } red { $more ->
    [one] gate
   *[other] gates
}
need-white-gates = { $more } white { $more ->
    [one] gate
   *[other] gates
}
need-turrets = { $more } { $more ->
    [one] turret
   *[other] turrets
}
need-left-targets = left targets: { $has } of { $of }
need-right-targets = right targets: { $has } of { $of }
need-starts = { $more } { $more ->
    [one] start
   *[other] starts
}
need-teams = { $more } without a team
lay-open = What you leave open is drawn at set-up: { $orientations ->
    [one] 1 orientation
   *[other] { $orientations } orientations
}, { $priorities ->
    [one] 1 priority
   *[other] { $priorities } priorities
}{ $symbols ->
    [0] .
    [one] , 1 symbol.
   *[other] , { $symbols } symbols.
}
lay-all-fixed = Nothing is left open: every game begins the same.
lay-draw-now = Draw now
lay-open-all = Leave all open
lay-printed-board = The printed board again
lay-text = As text
lay-text-copy = Copy the text
lay-text-back = As drawn
lay-text-how = Six signs a hex. A→ is a start, 13↙ a tile and where its 1 faces, a question mark is drawn at set-up.
lay-text-lines = Selected: line { $lines }
lay-try-mode = Rated and tried in
lay-try-start = You start from
tool-symmetry = Symmetry
tool-flip = Mirror
tool-draw-all = Draw all
symmetry-none = No symmetry
symmetry-half_turn = Half turn
symmetry-three_fold = Three-fold
symmetry-six_fold = Six-fold
symmetry-sides = Left and right
symmetry-ends = Top and bottom
symmetry-both = Both mirrors
symmetry-here = Around this hex
symmetry-twins = What you change at { $place } changes at { $twins } too.
told-laid = { $kind } laid, { $left } left
told-none-left = No more of { $kind }: none is left
told-beside = Nothing laid
told-erased = Erased
told-hex-laid = Hex added
told-hex-taken = Hex taken away
told-copied = In hand: point where it goes. Escape lets go.
told-pasted = Pasted
told-moved = Moved
told-nothing = Nothing there
fault-line = “{ $got }” is no line of a layout. There are modes, start, and rows such as “ 4|”.
fault-mode = “{ $got }” is no mode. Modes are racing, shooting, targets and drones.
fault-row = Rows go from 0 to 31.
fault-row-twice = Row { $got } is there twice.
fault-column = Columns go from 0 to 31.
fault-hex = “{ $got }” is nothing that lies on a hex.
fault-start-twice = Start { $got } is there twice.
fault-start-order = There is a start { $got }, and one before it is missing.
fault-no-start = There is no start { $got } on the board.
fault-start-word = “{ $got }” is no colour and no team.
fault-no-hexes = There is no hex.
