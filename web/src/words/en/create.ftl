which-mode = What is played
which-course = Which course
printed-or-own = Printed, or your own
source-printed-asteroyds = Printed layouts
source-own-asteroyds = A scenario of my own
source-printed-roborally = Printed courses
source-own-roborally = A course of my own
mode-racing = Be in the same hex as each of the four gates. No laser.
mode-shooting = Shoot each of the four gates, which are solid here.
mode-targets = Two teams; each hunts six targets on the far half.
mode-drones = Shoot a drone of each of the four symbols.
sort-by = Sorted by
sort-printed = as printed
sort-name = name
sort-length = length
sort-level = difficulty
any = any
length = Length
length-short = short
length-medium = medium
length-long = long
difficulty = Difficulty
level-easy = easy
level-mid = medium
level-hard = hard
level-expert = expert
level-team = teams
for-players = Robots
course-players = { $players } robots
course-flags = { $count ->
    [0] no flag
    [one] 1 flag
   *[other] { $count } flags
}
not-yet-playable = not playable yet
special-rule = rule of its own
no-such-course = No course like that.
own-asteroyds = A position to start from, as JSON: tiles, craft and rules.
own-roborally = A course, or a position to start from, as JSON.
from-a-file = From a file
or-paste = Or paste it here
file-too-large = This file is too large. At most 250 KB are taken.
own-empty = Nothing here yet.
own-good = This can be played.
in-line = Line { $line }:
in-place = Line { $line }, { $place }:
fault = { $kind ->
    [missing] “{ $field }” is missing here.
    [unknown] Nothing here may be called “{ $field }”.
    [nested] This is nested too deeply.
    [bots] There may be at most { $most } bots, one for each seat.
    [too-many-options] Too many: there are { $most } option cards, and { $found } would be dealt.
    [options-needed] Option cards are needed here: this course, or what robots start with, deals some.
    [asteroids] In this mode at least { $least } asteroids are needed, because some carry targets.
    [unplayable] This course is not playable yet.
    [seats] The scenario has { $most } seats.
    [one-of] One of these belongs here: { $words }.
    [longer] { $least ->
        [one] At least one is needed here.
       *[other] At least { $least } are needed here.
    }
    [shorter] { $most ->
        [one] At most one is allowed here.
       *[other] At most { $most } are allowed here.
    }
    [text-shorter] This text may have at most { $most } letters.
    [least] The least possible is { $least }.
    [most] The most possible is { $most }.
    [range] From { $least } to { $most } is possible.
    [crew] From 1 to { $most } may take part.
    [locked] With this damage { $least } to { $most } registers are locked.
    [hex] This hex is not on the board. Write it as [row, column].
    [taken] This place is taken already.
    [cell] A cell of the course that is no pit belongs here, as [x, y].
    [twice] This is there twice, or overlaps something.
    [boards-or-floor] Either boards belong here, with dock and flags, or one floor.
    [docks] Docks for two robots or more are needed.
    [size] A course may have at most { $most } by { $most } cells.
    [goes-on] This game would be over already.
    [just] Only { $words } is possible here.
   *[type] This has to be { $words }, not { $found }.
}
json-type = { $type ->
    [object] an object
    [list] a list
    [whole] a whole number
    [number] a number
    [text] a text
    [truth] true or false
   *[null] null
}
no-json = This is no JSON from here on.
show-line = Show
seats-by-scenario = { $count ->
    [one] The scenario has one seat.
   *[other] The scenario has { $count } seats.
}
how-many-seats = How many seats
seat-number = Seat { $number }
for-you = for you
who-sits-at = Who sits at seat { $number }: { $who }
somebody-else = free, for a person
less = Less
more = More
clock = Clock
pace-usual-asteroyds = Usual
    .more = 50 or 60 seconds a round, by mode; none against bots alone.
pace-usual-roborally = Usual
    .more = A stopwatch only where the course has one; none against bots alone.
pace-novice-asteroyds = Novice
    .more = 50 or 60 seconds a round, by mode.
pace-novice-roborally = As in the rules
    .more = A stopwatch only where the course has one.
pace-expert-asteroyds = Expert
    .more = 20 or 30 seconds a round, by mode.
pace-seconds-asteroyds = Your own time
    .more = So many seconds for each plan.
pace-seconds-roborally = Your own time
    .more = So many seconds for each program.
pace-days-asteroyds = By correspondence
    .more = Days for each plan; you are told when it is your turn.
pace-days-roborally = By correspondence
    .more = Days for each program; you are told when it is your turn.
pace-none-asteroyds = None
    .more = The game waits for everybody.
pace-none-roborally = None
    .more = The game waits for everybody.
seconds-for-plan = Seconds
days-for-plan = Days
last-player = Hurry the last one
    .more = Whoever is last to finish has 30 seconds.
decision-clock = A clock of its own for decisions
    .more = Without it: 20 seconds, or as long as a plan in slow games.
seconds-for-decision = Seconds for a decision
clock-watching = The clock waits for the show
    .more = It starts when what happened could be watched.
who-may-come = Who may come
public = Everybody
    .more = The table is listed in the lobby.
private = By invitation
    .more = Only those with your link or code find it.
with-spectators = Spectators
    .more = Others may watch, but never see what is secret.
help-while-planning = Help while planning
with-practice = Practice table
    .more = Whoever plans may ask for a hint: what the ace would do, and why.
help-none = None
    .more-asteroyds = You read the board by yourself.
    .more-roborally = You read the floor by yourself.
help-path = Path
    .more-asteroyds = Your own course. Where the swarm will be you work out yourself.
    .more-roborally = Where your program leads, if nobody interferes.
help-forecast = Forecast
    .more-asteroyds = Also where the swarm will be after the dice.
options = Options
explain-powers = Every pilot may use a power once per game.
explain-dice_order = The order in which the three dice act.
explain-return_to_platform = After the fourth symbol you must still reach a platform.
explain-one_shot = At most one shot in a round.
explain-blocked_push_hits = A push that a craft stops hits that craft.
explain-last_survivor_wins = The last craft flying wins.
explain-targets_needed-left = So many targets have to go for the left team to win.
explain-targets_needed-right = So many targets have to go for the right team to win.
explain-asteroids = How many of the twenty stay on the board.
explain-lives = How often a robot may be built anew.
explain-options = Whether there are option cards on this course.
explain-options_at_start = How many each robot is dealt before the first turn.
explain-archive_optional = You decide whether your archive marker moves.
explain-power_down_undamaged = A robot without damage may power down, too.
explain-one_flag_per_turn = Only one flag counts in a turn.
explain-play_on = After the first has won, the others race on.
see-the-marked-field = Something can’t be played like that. See the marked field.
open-the-table = Open the table
    .more = You get the first seat. The game starts when you say so.
preview-of = Preview: { $title }
