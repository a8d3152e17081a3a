puzzles = Puzzles
    .lead = Positions from games, each with one plan to make. A search has shown that every goal can be reached.
puzzles-today = Today’s puzzles
puzzles-choose = Choose what to practise
puzzles-themes = Themes
puzzles-levels = Levels
puzzles-solved-of = { $solved } of { $count } solved
puzzles-left-of = { $count ->
    [0] Nothing left to solve here
    [one] 1 puzzle to solve
   *[other] { $count } puzzles to solve
}
puzzles-any-theme = All themes
puzzles-of-rule = Only puzzles in which this rule matters.
puzzles-any-rule = all rules
puzzles-begin = Begin
puzzles-again = Once more
puzzles-mine = How it goes
puzzles-solved = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
puzzles-rating = rating
puzzles-rating-new = rating, after { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-rating-how = A puzzle counts once: a whole point at the first try and without a hint, half a point later, none once you have seen the solution.
puzzles-not-kept = This browser keeps nothing: what you solve is forgotten when you close the page.
puzzles-there-begin = Keep on this server, too
puzzles-there-what = With your other things here, for all your browsers. Of each puzzle it is counted how many people have tried and solved it: that is how levels get better. Who they are is not in it.
puzzles-there = Kept on this server, too, together with what your other browsers have solved.
puzzles-there-behind = Kept on this server, too; it can’t be reached at the moment, the latest is in this browser only.
puzzles-there-end = Keep here no more
    .yes = Delete on the server
    .no = Go on keeping
puzzle-game = { $game ->
    [roborally] RoboRally
   *[asteroyds] Asteroyds
}
puzzle-level = Level { $level }
puzzle-level-of = Level { $level } of 5
puzzle-number = number { $number }
puzzle-around = About this puzzle
trouble-no-puzzles = Puzzles can’t be played here
    .more = They are played and judged by the engine in the page, or else by the server, and neither is there. { $why }
trouble-no-puzzle = There is no such puzzle here
    .more = The link may be mistyped, or belong to another version of the game.
puzzle-try = Try { $number }
puzzle-no-clock = no clock
puzzle-plays = You play { $name }.
puzzle-clock = Clock
puzzle-try-asteroyds = Fly it
puzzle-try-roborally = Run it
puzzle-others = What the others have programmed
puzzle-others-plans = What the others have planned
puzzle-others-ram = rams
puzzle-alone = { $others ->
    [down] All others are powered down.
    [shown] What the others will do lies open.
   *[wait] All others wait where they are.
}
puzzle-goal = The goal
puzzle-clause = { $state ->
    [done] reached
    [missed] missed
   *[open] still open
}
puzzle-failed = Not yet
puzzle-never = This did not happen: { $clause }.
puzzle-broken = { $clause }: missed in { $game ->
    [roborally] register
   *[asteroyds] column
} { $step }.
puzzle-again = Try again
puzzle-solved = { $count ->
    [one] Solved at the first try
   *[other] Solved in { $count } tries
}
puzzle-solved-shown = Solved, with the solution seen
puzzle-ways = { $count ->
    [one] There is no other way.
   *[other] There are { $count } different ways.
}
puzzle-solution = The solution
    .show = Show the solution
    .more = { $count ->
        [one] This is the only way.
       *[other] This is one of { $count } ways.
    }
puzzle-next = Next puzzle
puzzle-watch = Watch it again
puzzle-stat-tries = { $count ->
    [one] try
   *[other] tries
}
puzzle-stat-time = time
puzzle-stat-hints = { $count ->
    [one] hint
   *[other] hints
}
puzzle-stat-row = in a row
puzzle-stat-rating = rating
puzzle-tries = Your tries
puzzle-tried = { $game ->
    [roborally] register { $step }
   *[asteroyds] column { $step }
}
puzzle-tried-solved = solved
puzzle-lay = Lay it again
puzzle-hints = Hints
puzzle-hints-used = { $count } of { $of } used
puzzle-hint-where = Where to look
puzzle-hint-first = The first step
puzzle-hint-show = Show hint { $number }
puzzle-hint-daily = Today then counts as solved with a hint.
puzzle-hint-at-a = Look at row { $row }, column { $column }.
puzzle-hint-at-r = Look at cell { $x }, { $y }.
puzzle-hint-robot = Look at { $robot }.
puzzle-hint-power = You will need your pilot’s power.
puzzle-hint-ram = Something is in the way, and that is no obstacle.
puzzle-hint-turn_back = You will need to turn back.
puzzle-hint-first-a = Column { $column }: { $action }.
puzzle-hint-first-r = Register { $register }: { $card }.
puzzle-more = More puzzles
puzzle-all = All puzzles
puzzle-rules = Its rules
puzzle-embed = For your own page
    .more = This line shows the puzzle in any page. It sets no cookies.
puzzle-embed-line = A line of HTML
puzzle-play-there = Open at Swarmrally
daily = Daily puzzle
daily-of = Daily puzzle, { $game }
daily-open = open
daily-done = solved
daily-hinted = solved with a hint
daily-late = solved later
daily-shown = solution seen
daily-day = { $date }: { $state }
daily-calendar = Daily puzzles
daily-month-before = The month before
daily-month-after = The month after
daily-streak = { $count ->
    [one] day in a row
   *[other] days in a row
}
daily-best = best { $count }, { $isSafe ->
    [true] today is done
   *[false] today is open
}
daily-share = Share
    .note = gives nothing away
daily-copy = Copy the result
daily-copied = Copied
daily-send = Share the result
share-title = Swarmrally daily { $number }, { $game }, level { $level }
share-hints = { $count ->
    [0] no hint
    [one] 1 hint
   *[other] { $count } hints
}
share-row = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
share-shown = with the solution
share-key = ■ went well  ▲ missed here  ◆ goal reached  □ not any more
rush = Three minutes
    .lead = As many as you can, each with one try. Three misses end it, and it gets harder.
    .begin = Go
    .again = Once more
rush-best = best { $count }
rush-none = not tried yet
rush-left = Time left
rush-solved = { $count } solved
rush-misses = { $count } of 3 missed
rush-over = { $count ->
    [0] None this time
    [one] 1 puzzle solved
   *[other] { $count } puzzles solved
}
rush-record = That is your best.
rush-right = Right
rush-wrong = Missed
rush-not-counted = Neither rating nor streak change here.

## Goals: short commands, which are joined to a sentence
goal-a-tokens = take { $number ->
    [one] a symbol
   *[other] { $number } symbols
} { $by ->
    [0] this round
    [7] this round
   *[other] by column { $by }
}
goal-a-token = take symbol { $about } { $by ->
    [0] this round
    [7] this round
   *[other] by column { $by }
}
goal-a-finish = finish the race { $by ->
    [0] this round
    [7] this round
   *[other] by column { $by }
}
goal-a-drones = shoot { $number ->
    [one] a drone
   *[other] { $number } drones
}
goal-a-targets = shoot { $number ->
    [one] a target
   *[other] { $number } targets
} of your team
goal-a-team = win the game for your team
goal-a-rams = ram an asteroid
goal-a-stand = end the round in row { $row }, column { $column }
goal-a-alive = stay alive
goal-a-unhurt = take { $number ->
    [0] no damage
   *[other] at most { $number } damage
}
goal-a-shield = keep the shield on
goal-a-shots = fire { $number ->
    [0] no shot
    [one] at most one shot
   *[other] at most { $number } shots
}
goal-a-no_ram = ram nothing
goal-a-no_collision = hit nothing in flight
goal-r-flag = touch flag { $about } { $by ->
    [0] this turn
    [5] this turn
   *[other] by register { $by }
}
goal-r-flags = touch { $number ->
    [one] a flag
   *[other] { $number } flags
} this turn
goal-r-finish = touch the last flag and win
goal-r-destroy = destroy { $robot }
goal-r-push = push { $robot } { $number ->
    [one] one cell
   *[other] { $number } cells
}
goal-r-shoot = hit { $number ->
    [one] a robot with your laser
   *[other] robots with your laser { $number } times
}
goal-r-ride = let belts carry you { $number ->
    [one] one cell
   *[other] { $number } cells
}
goal-r-archive = move your archive marker
goal-r-stand = end on cell { $x }, { $y }
goal-r-alive = stay alive
goal-r-unhurt = take { $number ->
    [0] no damage
   *[other] at most { $number } damage
}

## Themes
theme-gates = Gates
theme-laser = Laser
theme-race = The race
theme-drones = Drones
theme-targets = Targets
theme-ramming = Ramming
theme-turning = Turning
theme-energy = Energy
theme-shield = Shield
theme-power = Pilots’ powers
theme-precision = Precision
theme-odd_course = Odd courses
theme-options = Options
theme-tempo = Tempo
theme-escape = Escape
theme-swarm = The swarm
theme-others = Others’ plans
theme-flags = Flags
theme-register = Exact register
theme-belts = Belts
theme-express = Express belts
theme-gears = Gears
theme-pushers = Pushers
theme-pushing = Pushing
theme-pit = Pits
theme-lasers = Lasers
theme-walls = Walls
theme-damage = Damage
theme-traffic = Traffic
theme-backwards = Backwards
theme-short_hand = Short hands
theme-locked = Locked registers
