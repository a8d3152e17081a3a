## The table
mode-name = { $mode ->
    [shooting] Shooting
    [targets] Targets
    [drones] Drones
   *[racing] Racing
}
round-in-play = round { $round }
round-flight = round { $round }, flight
round-over = round { $round }, over
round-title = Round { $round }
table-about = { $clock }{ $powers ->
    [true] { " · powers on" }
   *[false] { "" }
}
what-happened = What happened
goal = { $mode ->
    [shooting] Goal: hit all four gates with your laser.
    [targets] Goal: your team shoots all its framed asteroids first.
    [drones] Goal: shoot a drone of each of the four symbols.
   *[racing] Goal: be the first to fly into the hex of all four gates.
} { $mode ->
    [targets] { "" }
   *[other] Any order.
}
goal-briefly = { $mode ->
    [shooting] Goal: hit all four gates
    [targets] Goal: shoot all your team’s targets
    [drones] Goal: a drone of each symbol
   *[racing] Goal: be first in all four gates
}
goal-have = { $count } of 4
wanted-gate = Gate { $symbol }
goal-close = Hide the goal
no-clock-title = No clock
no-clock-why = Bots wait for you. Look around.
play-panels = Dice, plans and log
roll = Stopwatch and dice
chapter-swarm = Swarm
chapter-planning = Dice
play-tabs = Parts of the screen
play-tab = { $word ->
    [plan] Plan
    [flight] Flight
    [pilots] Pilots
    [orders] Orders
    [chat] Chat
   *[log] Log
}
standing-orders = Standing orders

## The dice
dice = Dice in their order
die-shows = { $die } die: { $number }
die-does = { $die ->
    [red] up to 2 hexes
    [white] 1 hex
   *[blue] 1 hex, pushes
}
die-does-briefly = { $die ->
    [red] up to 2
    [white] 1 hex
   *[blue] pushes
}

## The pilots
pilot-name = { $pilot ->
    [hector] Hector
    [dolorosa] Dolorosa
    [lawrence] Lawrence
    [yayenek] Yayenek
    [mhand] M’Hand
   *[1634] 1634
}
pilots = Pilots
pilot-you = { $name } (you)
power-left = { $isSpent ->
    [true] power spent
   *[false] power ready
}
pilot-state = { $state ->
    [gone] destroyed
    [resigned] resigned
    [away] connection lost
    [revealed] plan revealed
    [sealed] plan sealed
   *[planning] planning
}
damage-of-six = { $damage } damage of 6
symbols-of = { $count ->
    [0] no symbol yet
    [one] symbol { $symbols }
   *[other] symbols { $symbols }
}
targets-left = { $team ->
    [left] Left team
   *[right] Right team
}: { $count ->
    [one] 1 target left
   *[other] { $count } targets left
}
targets-taken = { $count ->
    [0] No target taken
    [one] 1 target taken
   *[other] { $count } targets taken
}
flights = Plans in flying order
flying-order = Flying order
energy-title = Energy
flown = { $action }{ $state ->
    [done] , done
    [cur] , now
    [lost] , lost
   *[ahead] { "" }
}

## The chart
your-plan = Your plan
plan-sealed = Your plan is sealed
plan-about = { $pilot }, { $colour ->
    [red] red craft
    [yellow] yellow craft
    [purple] purple craft
    [blue] blue craft
    [green] green craft
   *[orange] orange craft
}{ $next ->
    [none] { "" }
    [energy] . Next: energy
   *[other] . Next: column { $next }
}
chart = Status chart: 6 columns and energy
chart-column = Column { $column }, { $action ->
    [empty] empty
   *[filled] { $what }
}
energy-column = Energy column, { $action }
slot = { $column ->
    [7] Energy
   *[other] Column { $column }
}, { $action }{ $isPlaced ->
    [true] , placed
   *[false] { "" }
}
power-form = { $form ->
    [power-left] ←
    [power-right] →
    [power-left1] ←1
    [power-left2] ←2
    [power-right1] →1
    [power-right2] →2
   *[power] { "" }
}
column-free-again = { $column ->
    [7] The shield is on again.
   *[other] Column { $column } is free again.
}
power-of = { $pilot }’s power
power-is-spent = spent
power-place = Place
power-placed = Placed
chart-damage = Damage
plan-undo = Undo
plan-clear = Clear the plan
seal-plan = Seal my plan
plan-is-empty = Your plan is empty: your craft would only wait.
seal-empty = Seal it empty
omen-gate = gate { $symbol }
omen-target = { $shows ->
    [drone] drone
   *[target] target
}
omen-damage = +{ $points }
omen-takes-gate = Takes gate { $symbol }
omen-takes-target = { $shows ->
    [drone] Hits a drone
   *[target] Hits a target
}
omen-crashes = Crash: { $thing }
omen-is-hit = Hit by: { $thing }
omen-when = { $column ->
    [0] before you fly
    [7] energy
   *[other] column { $column }
}
omen-costs = { $points ->
    [0] no damage
   *[other] +{ $points } damage
}
omen-ends = you stop
foretold = What your plan leads to
take-back = Take it back
pilots-ready = { $count } of { $of } pilots { $count ->
    [one] is
   *[other] are
} ready. When all are, the swarm moves at once.
order-ram = If I hit an asteroid
ram = { $order ->
    [ask] Ask me
    [stop] Stop
   *[ram] { $shield ->
        [on] Ram, +3
       *[off] Ram, +4
    }
}
ram-spent = You have rammed once
order-shield = Emergency shield
emergency = { $order ->
    [ask] Ask me
    [never] Never
    [fatal] If fatal
   *[always] Always
}
assist = Help
assist-level = { $level ->
    [none] No help
    [path] Path
   *[forecast] Forecast
}

## Questions in flight
decision-ram = { $thing } is in your way
decision-shield = { $points ->
    [one] 1 damage is coming
   *[other] { $points } damage is coming
}
decision-about = You have { $damage } damage, shield { $shield ->
    [on] on
   *[off] off
}.
damage-then = damage, then { $damage } of 6
answer-stop = Stop
answer-ram = Ram it
answer-take = Take it
answer-shield = Raise the shield
answer-plan-ends = The plan ends here
answer-plan-goes-on = { $column ->
    [7] Energy is still flown
    [8] Nothing more is flown
   *[other] Columns { $column } to 7 are still flown
}
answer-once = Once per game
answer-no-damage = No damage
answer-keep = The power is kept

## Menu
key-does = { $word ->
    [hint] a hint, at practice tables
    [forward] forward
    [right] right
    [left] left
    [back] turn back
    [shoot] shoot
    [wait] wait
    [power] power; again for its side
    [shield] shield
    [column] go to a column
    [undo] undo
    [clear] clear the plan
    [ram] ram order in turn
    [seal] seal
    [take-back] take back
    [flight-play] in flight: play or pause
    [flight-step] one event back or on
    [flight-turn] one turn back or on
    [flight-speed] slower, faster
    [flight-skip] skip to the present
    [answer] answer a question
    [log] log
    [chat] chat
   *[sound] sound on or off
}
