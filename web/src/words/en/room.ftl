sit-down = Sit down
sit-here = Sit here
stand-up = Leave the table
start = Start
fill-and-start = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
close-table = Close the table
seats = Seats
seats-still-free = { $count ->
    [one] One seat is still free. Invite somebody, or seat a bot.
   *[other] { $count } seats are still free. Invite people, or seat bots.
}
all-seated-host = Every seat is taken. Start when you like.
all-seated = Every seat is taken. { $name } starts the game.
you = you
host = host
away = away
free-seat = Free seat
    .more = For you, a friend or a bot.
no-wish = No wish: drawn at the start.
seats-together = { $count } robots
which-of-mine = Which of your robots
seat-number-here = Robot on seat { $number }
seat-a-bot = Seat a bot
seat-a-bot-at = Seat a bot on seat { $seat }
free-the-seat = Free
free-the-seat-of = Free the seat of { $name }
choose-pilot = Choose your pilot and craft
choose-robot = Choose your robot
who-are-they = Who are they?
first-come = First come, first served. What you leave open is drawn.
pilot = Pilot
robot = Robot
team = Team
in-teams = In teams
team-name = { $team ->
    [left] left team
    [right] right team
   *[other] team { $team }
}
taken-by = { $name } has it
invite = Invite
invite-private = This table is private. Whoever has this link or code may come in.
invite-public = This table is public. This link leads to it.
link = Link
code = Code
copy = Copy
copied = Copied
qr-of-link = QR code of the link
hand-over = Hand my seat over to somebody
    .more = Whoever opens this link gets your seat, once.
hand-over-link = Link to your seat
another-code = Another code
codes-of-before = Other codes that count
code-counts = { $count ->
    [one] For one more guest, until { $time }
   *[other] For { $count } more guests, until { $time }
}
revoke = Revoke
revoke-code = Revoke: { $code }
keep-my-seat = Keep my seat after all
settings = Settings
by-invitation = by invitation
for-everybody = open to everybody
practice-table = practice table: hints for everybody
no-spectators = without spectators
spectators-welcome = spectators welcome
option-chosen = { $option }: { $value }
yes = yes
no = no
option-powers = Pilots’ powers
option-dice_order = Order of the dice
option-dice_order-fixed = red, white, blue
option-dice_order-random = drawn each round
option-return_to_platform = Back to a platform
option-own_platform = One’s own platform
option-fly_on = Fly on
option-turrets_harmless = Harmless turrets
left-out = Asteroids left out
    .more = By choice instead of by number: their priorities.
first-player = First player
seat-of = seat { $number }
option-one_shot = One shot a round
option-blocked_push_hits = Blocked pushes hit
option-last_survivor_wins = Last survivor wins
option-targets_needed-left = Targets for the left team
option-targets_needed-right = Targets for the right team
option-asteroids = Asteroids
option-lives = Lives
option-options = Option cards
option-options_at_start = Option cards at the start
option-archive_optional = Archive is optional
option-power_down_undamaged = Power down undamaged
option-one_flag_per_turn = One flag a turn
option-play_on = Play on for places
first-steps = First steps
first-steps-plan = Choose your moves on the chart, left to right.
first-steps-seal = { $clock ->
    [none] Seal your plan when you are happy with it.
   *[running] Seal your plan before the ring is empty.
}
first-steps-watch = Watch: the swarm drifts, then all fly.
first-steps-close = Hide the first steps
