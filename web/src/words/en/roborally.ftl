# What happened: the caption in the present, the log in the past.
r-when-turn = T{ $turn }
r-when-register = { $turn }.{ $register }
r-nobody = nobody
r-shown = { $who }: { $card } { $priority }
r-turn-began = Turn { $turn } begins.
    .past = Turn { $turn } began.
r-damage-discarded = { $rule ->
    [R10_3] The SuperBot, { $who }, is repaired.
   *[other] { $robots ->
        [one] { $who } rests and loses all damage.
       *[other] { $who } rest and lose all damage.
    }
}
    .past = { $rule ->
    [R10_3] The SuperBot, { $who }, was repaired.
   *[other] { $who } rested and lost all damage.
}
r-cards-dealt = { $robots ->
    [one] { $who } is dealt
   *[other] { $who } are dealt
} { $cards ->
    [0] no cards.
    [one] one card.
   *[other] { $cards } cards.
}
    .past = { $robots ->
    [one] { $who } was dealt
   *[other] { $who } were dealt
} { $cards ->
    [0] no cards.
    [one] one card.
   *[other] { $cards } cards.
}
r-hand-recompiled = { $who } recompiles: { $cards } new cards.
    .past = { $who } recompiled: { $cards } new cards.
r-program-sealed = { $rule ->
    [R3_2] Time is up for { $who }: empty registers are filled at random.
   *[other] { $robots ->
        [one] { $who } is done.
       *[other] { $who } are done.
    }
}
    .past = { $rule ->
    [R3_2] Time was up for { $who }: empty registers were filled at random.
   *[other] { $robots ->
        [one] { $who } was done.
       *[other] { $who } were done.
    }
}
r-power-down-announced = { $yes ->
    [true] { $who } will power down next turn.
   *[other] { $who } stays on next turn.
}
    .past = { $yes ->
    [true] { $who } announced a power-down.
   *[other] { $who } announced to stay on.
}
r-stabilizer-set = { $who } sets the Gyroscopic Stabilizer.
    .past = { $who } set the Gyroscopic Stabilizer.
r-register-began = Register { $register }.
    .past = Register { $register } began.
r-flag-returned = Flag { $flag } is back at its start.
    .past = Flag { $flag } was back at its start.
r-card-replaced = { $who } gets another card in register { $register }: { $option }.
    .past = { $who } got another card in register { $register }: { $option }.
r-register-revealed = Revealed: { $list }.
    .past = Revealed: { $list }.
r-robot-turned = { $rule ->
    [R6_6] A gear turns { $who }
    [R6_4] The belt turns { $who }
   *[other] { $who } turns
} { $way ->
    [left] left.
    [right] right.
   *[other] round.
}
    .past = { $rule ->
    [R6_6] A gear turned { $who }
    [R6_4] The belt turned { $who }
   *[other] { $who } turned
} { $way ->
    [left] left.
    [right] right.
   *[other] round.
}
r-robot-moved = { $who } moves { $count ->
    [one] one cell.
   *[other] { $count } cells.
}
    .past = { $who } moved { $count ->
    [one] one cell.
   *[other] { $count } cells.
}
r-robot-shoved = { $target } pushes { $who }.
    .past = { $target } pushed { $who } { $count ->
    [one] one cell.
   *[other] { $count } cells.
}
r-move-blocked = { $who } runs into a wall and stays.
    .past = { $who } ran into a wall and stayed.
r-robot-carried = { $rule ->
    [R6_1] Express belts carry { $who } one cell.
   *[other] Belts carry { $who } one cell.
}
    .past = { $rule ->
    [R6_1] Express belts carried { $who } one cell.
   *[other] Belts carried { $who } one cell.
}
r-carry-blocked = The belt cannot carry { $who }: the way is not free.
    .past = The belt could not carry { $who }: the way was not free.
r-flag-carried = A belt carries flag { $flag }.
    .past = A belt carried flag { $flag }.
r-flag-lost = Flag { $flag } falls off the floor.
    .past = Flag { $flag } fell off the floor.
r-robot-pushed = { $rule ->
    [R6_5] A pusher pushes { $who } one cell.
   *[other] The shot moves { $who } one cell.
}
    .past = { $rule ->
    [R6_5] A pusher pushed { $who } one cell.
   *[other] The shot moved { $who } one cell.
}
r-push-failed = { $who } cannot be pushed and stays.
    .past = { $who } could not be pushed and stayed.
r-robot-destroyed = { $who } is destroyed: { $lives ->
    [0] no life left.
    [one] one life left.
   *[other] { $lives } lives left.
}
    .past = { $who } was destroyed: { $lives ->
    [0] no life left.
    [one] one life left.
   *[other] { $lives } lives left.
}
r-shot-fired = { $who } hits { $target }: { $weapon }.
    .past = { $who } hit { $target }: { $weapon }.
r-beam-hit = A floor laser hits { $who }: { $points } damage.
    .past = A floor laser hit { $who }: { $points } damage.
r-damage-prevented = { $option } takes a point for { $who }.
    .past = { $option } took a point for { $who }.
r-robot-damaged = { $who } takes { $count } damage: { $damage } of 10.
    .past = { $who } took { $count } damage: { $damage } of 10.
r-register-locked = { $who }’s register { $register } locks.
    .past = { $who }’s register { $register } locked.
r-register-unlocked = { $who }’s register { $register } is free again.
    .past = { $who }’s register { $register } was free again.
r-damage-repaired = { $who } is repaired: { $damage } damage left.
    .past = { $who } was repaired: { $damage } damage left.
r-option-drawn = { $who } draws an option: { $option }.
    .past = { $who } drew an option: { $option }.
r-option-discarded = { $rule ->
    [R7_2] { $who } gives up an option instead of a point: { $option }.
   *[other] { $who } loses an option: { $option }.
}
    .past = { $rule ->
    [R7_2] { $who } gave up an option instead of a point: { $option }.
   *[other] { $who } lost an option: { $option }.
}
r-options-shuffled = The discarded options are shuffled.
    .past = The discarded options were shuffled.
r-deck-shuffled = The discarded cards are shuffled.
    .past = The discarded cards were shuffled.
r-shot-spent = { $who }’s Mini Howitzer has { $left ->
    [0] no shot left.
    [one] one shot left.
   *[other] { $left } shots left.
}
    .past = { $who }’s Mini Howitzer had { $left ->
    [0] no shot left.
    [one] one shot left.
   *[other] { $left } shots left.
}
r-control-taken = { $target } takes control of { $who }.
    .past = { $target } took control of { $who }.
r-control-lost = { $who } follows its own program again.
    .past = { $who } followed its own program again.
r-archive-moved = { $who } archives here.
    .past = { $who } moved its archive marker.
r-flag-touched = { $who } touches flag { $flag }.
    .past = { $who } touched flag { $flag }.
r-flag-claimed = Flag { $flag } goes to team { $team }.
    .past = Flag { $flag } went to team { $team }.
r-home-chosen = Team { $team } is at home on floor { $floor }.
    .past = Team { $team } was at home on floor { $floor }.
r-robot-placed = { $who } starts here.
    .past = { $who } took its starting cell.
r-flag-taken = { $who } takes flag { $flag }.
    .past = { $who } took flag { $flag }.
r-flag-dropped = { $who } drops flag { $flag }.
    .past = { $who } dropped flag { $flag }.
r-blame-fell = { $who } would be to blame for the SuperBot.
    .past = { $who } got the blame for the SuperBot.
r-blame-forgotten = Nobody is to blame any more.
    .past = Nobody was to blame any more.
r-title-passed = { $by_blame ->
    [true] { $who } is the SuperBot now.
   *[other] The title goes on to { $who }.
}
    .past = { $by_blame ->
    [true] { $who } became the SuperBot.
   *[other] The title went on to { $who }.
}
r-coin-flipped = { $who } flips the coin: { $heads ->
    [true] heads.
   *[other] tails.
}
    .past = { $who } flipped the coin: { $heads ->
    [true] heads.
   *[other] tails.
}
r-floor-turned = Floor { $floor } turns a quarter.
    .past = Floor { $floor } turned a quarter.
r-robot-sent-off = { $target } sends { $who } off the course.
    .past = { $target } sent { $who } off the course.
r-robot-waited = No cell is free for { $who }: it waits for the next clean-up.
    .past = No cell was free for { $who }: it waited for the next clean-up.
r-power-set = { $down ->
    [true] { $who } powers down for the next turn.
   *[other] { $who } powers up again.
}
    .past = { $down ->
    [true] { $who } powered down for the next turn.
   *[other] { $who } powered up again.
}
r-robot-sat-out = { $who } sits out the next turn.
    .past = { $who } had to sit out the next turn.
r-robot-returned = { $who } comes back with { $damage } damage{ $down ->
    [true] , powered down.
   *[other] .
}
    .past = { $who } came back with { $damage } damage{ $down ->
    [true] , powered down.
   *[other] .
}
r-robot-finished = { $who } has touched all flags: place { $place }.
    .past = { $who } touched all flags: place { $place }.
r-decision-asked = { $who } decides: { $choice }.
    .past = { $who } was asked: { $choice }.
r-decision-answered = { $who } has decided, { $choice }: { $answer }.
    .past = { $who } decided, { $choice }: { $answer }.
r-turn-ended = The turn is over.
    .past = The turn was over.
r-game-ended = { $reason ->
    [flags] All flags are touched. { $winners } wins.
    [last_robot] { $winners } wins as the last robot with a life left.
    [last_team] { $winners } win as the last team with a life left.
    [last_racer] { $winners } win: every other racer is out.
    [flag_home] { $winners } win: the enemy flag is home.
   *[other] No robot is left. Nobody wins.
}
    .past = { $reason ->
    [flags] { $winners } touched all flags and won.
    [last_robot] { $winners } won as the last robot with a life left.
    [last_team] { $winners } won as the last team with a life left.
    [last_racer] { $winners } won: every other racer was out.
    [flag_home] { $winners } won: the enemy flag was brought home.
   *[other] No robot was left. Nobody won.
}

# Decisions: in the log, as a question, and their answers.
choice-power-down = power down next turn
choice-stay-down = stay powered down
choice-re-entry = how to come back
choice-discard-option = an option for a point of damage
choice-lose-option = which option is lost
choice-archive = move the archive marker
choice-brakes = brake
choice-fourth-gear = fourth gear
choice-reverse-gear = reverse gear
choice-gyroscopic-stabilizer = set the stabilizer
choice-abort-switch = throw the abort switch
choice-conditional-program = use the kept card
choice-fire-control = what the hit does
choice-weapon = what to fire
choice-high-power-laser = shoot through
choice-mechanical-arm = what the arm touches
choice-keep-option = which option to keep
choice-home = where to be at home
choice-start = where to start
answer-yes = yes
answer-no = no
answer-none = none
answer-nothing = nothing
answer-home = Floor { $floor }
    .side = { $side ->
    [left] On the left.
   *[other] On the right.
}
answer-start = { $cell }, facing { $heading }
answer-way-back = { $cell }, facing { $heading }{ $down ->
    [true] , powered down
   *[other] {""}
}
cell = cell { $x }, { $y }
heading = { $heading ->
    [N] up
    [E] right
    [S] down
   *[W] left
}
main-laser = Main laser
    .text = One damage to the first robot ahead.
ask-power-down = Power down next turn?
    .about = It is your turn to announce.
ask-stay-down = Stay powered down?
    .about = The turn ends, and your robot rests.
ask-home = Where is your team at home?
    .about = Your flag stands there, and you start on its far side.
ask-start = Where does your robot start?
    .about = Choose a cell on the board, and a heading.
ask-re-entry = Your robot comes back
    .about = Choose a heading, and a cell where there are several.
ask-discard-option = A point of damage for you
    .about = It would be number { $about } of 10.
ask-lose-option = Your robot is destroyed
    .about = One option is lost with it. Which one?
ask-archive = Move your archive marker?
    .about = You stand on { $cell }.
ask-brakes = Brake?
    .about = Register { $about } is a Move 1.
ask-fourth-gear = Fourth gear?
    .about = Register { $about } is a Move 3.
ask-reverse-gear = Reverse gear?
    .about = Register { $about } is a Back up.
ask-gyroscopic-stabilizer = Set the Gyroscopic Stabilizer?
    .about = Before register 1, for the whole turn.
ask-abort-switch = Throw the Abort Switch?
    .about = Register { $about } is revealed.
ask-conditional-program = Use the kept card?
    .about = Before register { $about } is revealed.
ask-fire-control = Your laser hits { $robot }
    .about = What does the hit do?
ask-weapon = What do you fire?
    .about = Lasers of register { $about }.
ask-high-power-laser = Shoot through?
    .about = Lasers of register { $about }.
ask-mechanical-arm = What does the arm touch?
    .about = { $about ->
    [6] At clean up.
   *[other] End of register { $about }.
}
ask-keep-option = Which option do you keep?
    .about = The others go under the pile.
do-power-down-no = Stay on
    .one = You program next turn
do-power-down-yes = Power down
    .one = All damage goes
    .two = No cards next turn
do-stay-down-no = Power up
    .one = You program next turn
do-stay-down-yes = Stay down
    .one = All damage goes again
    .two = No cards next turn
do-archive-yes = Move it here
    .one = You would come back here
do-archive-no = Leave it
    .one = You would come back where it is
do-brakes-no = Move 1
    .one = As the card says
do-brakes-yes = Brake
    .one = Your robot stays
do-fourth-gear-no = Move 3
    .one = As the card says
do-fourth-gear-yes = Move 4
    .one = One cell more
do-reverse-gear-no = Back up 1
    .one = As the card says
do-reverse-gear-yes = Back up 2
    .one = One cell more
do-gyroscopic-stabilizer-no = Leave it off
    .one = Gears and belts turn you
do-gyroscopic-stabilizer-yes = Set it
    .one = Nothing of the floor turns you this turn
do-abort-switch-no = Keep the card
    .one = You may throw it later
do-abort-switch-yes = Throw it
    .one = The top card of the deck instead
    .two = Later free registers are swapped too
do-conditional-program-no = Keep waiting
    .one = The program stays as it is
do-conditional-program-yes = Put it here
    .one = It replaces the card in this register
do-high-power-laser-no = Plain shot
    .one = The first wall or robot stops it
do-high-power-laser-yes = Shoot through
    .one = Through the first wall or robot
do-discard-option-none = Take it
    .one = damage, then { $damage } of 10
do-discard-option = Give up { $option }
    .one = No damage
    .two = The option is discarded
do-mechanical-arm-none = Touch nothing
    .one = Only your own cell counts
do-mechanical-arm = Touch { $cell }
    .one = Also chosen on the board
fire-damage = Deal damage
fire-lock = Lock register { $register }
fire-destroy = Destroy { $option }
do-fire-damage = A plain point
do-fire-lock = The point sits on this register
do-fire-destroy = No damage, the option is gone

# The screen.
rr-turn = turn { $turn }
rr-size = { $robots } robots
rr-phases = Phase
rr-phase-deal = Deal
rr-phase-program = Program
rr-phase-power = Power
rr-phase-registers = Registers
rr-phase-clean-up = Clean up
rr-steps = Steps of register { $register }
rr-step-reveal = Reveal
rr-step-move = Robots
rr-step-floor = Floor
rr-step-lasers = Lasers
rr-step-touch = Touch
rr-floor-step = { $phase ->
    [express] Express belts move.
    [belts] All belts move.
    [pushers] Pushers push.
    [gears] Gears turn.
    [lasers] Lasers fire.
    [touch] Flags and sites are touched.
    [reveal] The cards are revealed.
   *[move] Robots move, the highest priority first.
}
rr-register-of = Register { $register } of 5
rr-wait-program = { $left ->
    [one] One robot is still programming.
   *[other] { $left } robots are still programming.
}
rr-wait-last-me = Everybody else is done. At zero, empty registers are filled at random.
rr-wait-last-other = Only { $who } is still programming. At zero, empty registers are filled at random.
rr-wait-done = You are done. { $left ->
    [0] The registers begin.
    [one] One robot is still programming.
   *[other] { $left } robots are still programming.
}
rr-wait-down = You are powered down. { $left ->
    [one] One robot is still programming.
   *[other] { $left } robots are still programming.
}
rr-wait-decision = { $who } decides: { $choice }.
rr-wait-you = You decide: { $choice }.
rr-wait-registers = The registers are carried out, one after another.
rr-wait-deal = The next turn is dealt.
rr-wait-clean-up = Repairs, options, and robots that come back.
rr-wait-paused = The game is paused.
rr-wait-over = The game is over.
rr-your-program = Your program
rr-keys-hint = digits 1–9 fill the next register
rr-my-robots = Your robots
rr-my-robots-key = N: your next robot
rr-my-robot = { $robot }, { $state ->
    [done] done
    [open] still to program
   *[idle] nothing to program
}
rr-your-hand = Your hand
rr-take-back = Take back
rr-register = { $register }
rr-register-next = { $register } next
rr-register-locked = { $register } locked
rr-register-empty = Register { $register }, empty
rr-register-holds = Register { $register }: { $cards }
rr-register-holds-locked = Register { $register }, locked: { $cards }
rr-add-second = Add a second card to register { $register }
rr-card = { $card }, priority { $priority }
rr-card-in = { $card }, priority { $priority }, in register { $register }
rr-card-kept = { $card }, priority { $priority }, kept
rr-in-register = register { $register }
rr-kept = kept
rr-hand-size = { $count ->
    [one] one card
   *[other] { $count } cards
}, { $damage } damage
rr-no-hand = { $why ->
    [down] Your robot is powered down: no cards this turn. At the end of the turn you are asked whether it stays down.
    [locked] All five registers are locked. The same cards run again.
   *[out] Your robot is not on the course.
}
rr-done = Done
rr-missing = Register { $register } is empty
rr-is-done = Program is done
rr-sending = One moment
rr-recompile = New hand for 1 damage
rr-timed-out = { $who }: time was up, the rest was filled at random.
rr-refused = Not possible.
rr-power = Power down next turn
rr-power-note = heals all, no cards
rr-power-no = No
rr-power-yes = Yes
rr-power-ask = In my turn
rr-orders = Orders for this turn and the next
rr-when-damaged = When I am damaged
rr-damaged-ask = Ask me
rr-damaged-keep = Keep options
rr-damaged-give = Give one up
rr-give-first = Which goes first
rr-when-destroyed = When I am destroyed
rr-lose = Lose { $option }
rr-when-back = When I come back
rr-back-facing = Facing { $heading }
rr-back-down = Powered down
rr-back-wish = Wished cell, if the archive is taken
rr-back-no-wish = No wish
rr-archive = Archive marker
rr-archive-move = Move it
rr-archive-leave = Leave it
rr-ask = Ask
rr-never = Never
rr-always = Always
rr-use = Use it
rr-registers = Registers
rr-policy-of = When to use { $option }
rr-use-in-register = In register { $register }
rr-throw-in = Throw in register
rr-keep-card = Keep a card
rr-keep-none = No card
rr-keep-in = For register
rr-fire-policy = Every hit
rr-weapon-in = Register { $register }
rr-weapons = What to fire
rr-arm-in = Register { $register }
rr-arm-end = Clean up
rr-arm-nothing = Nothing
rr-charges = { $left ->
    [one] one left
   *[other] { $left } left
}
rr-no-options = No options. Sites with wrench and hammer give some.
rr-your-options = Your options
rr-robots = Robots
rr-you = { $name } (you)
rr-state-programming = Programming
rr-state-done = Done
rr-state-down = Powered down
rr-state-deciding = Decides
rr-state-out = Out
rr-state-away = Away
rr-state-resigned = Resigned
rr-state-back = Comes back
rr-state-unplaced = Not placed yet
rr-state-sits-out = Sits out
rr-state-waits = No cell is free
rr-state-sent-off = Sent off
rr-state-finished = Place { $place }
rr-announced = will power down
rr-superbot = SuperBot
rr-blamed = to blame
rr-carries-flag = has flag { $flag }
rr-racer = racer { $pair }
rr-blocker = blocker { $pair }
rr-team = team { $team }
rr-damage = { $damage } damage of 10
rr-omen = { $shows ->
    [end] destroyed in register { $register }
    [flag] flag { $flag } in register { $register }
   *[damage] { $points } damage in register { $register }
}
rr-next-flag = next flag { $flag }
rr-lives = { $lives ->
    [one] one life
   *[other] { $lives } lives
}
rr-tab-program = Program
rr-tab-options = Options
rr-tab-robots = Robots
rr-tab-log = Log
rr-revealed = Register { $register }, by priority
rr-face-down = face down
rr-come-back = Come back
rr-start-here = Start here
rr-on-cell = On { $cell }
rr-come-back-on = Where
rr-come-back-facing = Facing
rr-come-back-down = Powered down, no damage, no cards next turn
rr-board = { $course }, turn { $turn }
rr-chapter = R{ $register }
rr-chapter-turn = T{ $turn }
rr-panels = Phase and program
rr-tabs = Parts of the table
rr-click-cell = Click a cell of the board
rr-robot-dome = Dome
rr-robot-gable = Gable
rr-robot-crate = Crate
rr-robot-nut = Nut
rr-robot-tread = Tread
rr-robot-cross = Cross
rr-robot-wedge = Wedge
rr-robot-egg = Egg
rr-key-does = { $word ->
    [hint] a hint, at practice tables
    [card] put a card of the hand in the next register
    [register] pick a register
    [take-back] take the last card back
    [clear] clear the program
    [power] power down: no, yes, in my turn
    [options] to the options
    [next-robot] your next robot, or the one before
    [done] done
    [play] play or pause
    [step] one event
    [turn] one register
    [speed] slower, faster
    [skip] to the end
    [answer] answer a decision
    [log] log
    [chat] chat
   *[sound] sound on or off
}
rr-scenario = A scenario
rr-own-course = A course of one’s own
