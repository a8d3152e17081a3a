## The stopwatch
no-clock = No clock: take your time.
ring-number = { $unit ->
    [minutes] { $whole }:{ NUMBER($rest, minimumIntegerDigits: 2) }
    [hours] { $whole } h
    [days] { $whole } d
   *[seconds] { $whole }
}
ring-unit = { $unit ->
    [minutes] min
    [hours] { $rest } min
    [days] { $rest } h
   *[seconds] s
}
ring-soon = to start
ring-paused = paused
time-left = { $unit ->
    [minutes] { $whole } min { $rest } s left
    [hours] { $whole } h { $rest } min left
    [days] { $whole } d { $rest } h left
   *[seconds] { $whole ->
        [one] 1 second left
       *[other] { $whole } seconds left
    }
}
opens-in = { $unit ->
    [minutes] The clock starts in { $whole } min { $rest } s
    [hours] The clock starts in { $whole } h { $rest } min
    [days] The clock starts in { $whole } d { $rest } h
   *[seconds] { $whole ->
        [one] The clock starts in 1 second
       *[other] The clock starts in { $whole } seconds
    }
}

## Rules and the log
open-rule = Open rule { $rule }
log = Log
log-empty = Nothing has happened yet.
whole-game = whole game

## Playback
playback = Playback
event-back = Back one event
event-on = Next event
play = Play
pause = Pause
scrub = Moment
replay-place = { $at } of { $of }. { $caption }
speed = Speed
times = { $speed }×
skip = Skip
back-to-now = Back to now

## Decisions
at-zero = at zero seconds

## Chat
chat = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-you = You
chat-left = { $left } left
chat-offline = Not sent: you are offline.
chat-refused = Not sent. { $reason }
mute = Mute { $name }
unmute = Hear { $name } again

## Notices
offline = You are offline.
server-gone = The server does not answer.
offline-draft = { $clock ->
    [none] Your draft is kept on this page.
   *[running] Your draft is kept on this page; the stopwatch at the table runs on.
}
offline-waiting = This page comes back by itself.
retry = Retry
back-online = Connected again. Nothing was lost.
catching-up = Catching up: { $at } of { $of } events
moved-away = You play on another device now.
moved-away-how = This page no longer follows the table.
paused = The game is paused.
paused-how = Everybody wished it. Anyone can go on.
resume = Go on
closed-why = { $why ->
    [host] The host closed it.
    [idle] Nobody came for a long time.
    [engine] The rules of this server have changed, and the game can’t go on.
    [rounds] It went on for 1,000 rounds, longer than a game can.
   *[unknown] It can’t be played any more.
}
dismiss = Dismiss
broken = The connection broke before an answer came.
broken-how = The table shows what stands; try again if yours is missing.
unsent = You are not connected. Try again when the page is connected.
refused = { $command ->
    [take-round-back] The round was not taken back.
    [seal] The plan was not sealed.
    [draft] The draft was not kept.
    [take_back] The plan was not taken back.
    [answer] The answer was not taken.
    [act] That was not done.
    [sit] You have no seat yet.
    [start] The game was not started.
    [pause] The game was not paused.
    [resume] The game does not go on.
    [rematch] There is no rematch.
    [resign] You have not resigned.
    [replace] Nobody was replaced.
    [wish] That wish was not granted.
   *[other] That was not done.
}
not-keeping = Nothing can be kept right now
not-keeping-why = { $trouble ->
    [full] The server’s disk is full. What you do is refused until there is room; the clocks wait.
   *[other] The server’s database has a problem. What you do is refused or answered later, until it is over.
}

## Watching
watching = You are watching
spectators-here = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## Notices of the browser
notice-title = { $stage ->
    [deciding] You are asked to decide
    [programming] Turn { $round } is open
   *[planning] Round { $round } is open
}
notice-body = { $stage ->
    [deciding] Everybody waits for your answer.
    [programming] The table waits for your program.
   *[planning] The table waits for your plan.
}

## The result
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-you = You win
result-nobody = Nobody wins
won-why = { $reason ->
    [tokens] All four symbols were taken.
    [targets] The targets of one team are gone.
    [last_survivor] One craft was left.
    [nobody_left] No one was left.
    [flags] All flags were touched.
    [last_robot] One robot was left.
    [last_team] One team was left.
    [last_racer] Every other racer was out.
    [flag_home] The enemy flag was brought home.
    [resigned] All others resigned.
   *[other] The game is over.
}
won-when = { $unit ->
    [turn] { $rounds ->
        [one] It took 1 turn.
       *[other] It took { $rounds } turns.
    }
   *[round] { $rounds ->
        [one] It took 1 round.
       *[other] It took { $rounds } rounds.
    }
}
won-time = { $minutes ->
    [0] Less than a minute.
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
gains = { $counts ->
    [flags] { $count ->
        [0] no flag
        [one] 1 flag
       *[other] { $count } flags
    }
    [targets] { $count ->
        [0] no target
        [one] 1 target
       *[other] { $count } targets
    }
   *[symbols] { $count ->
        [0] no symbol
        [one] 1 symbol
       *[other] { $count } symbols
    }
}
damage-of = { $points } damage
gone = destroyed
you-mark = (you)
damage-over-time = Damage over time
progress-over-time = { $counts ->
    [flags] Flags over time
    [targets] Targets over time
   *[symbols] Symbols over time
}
chart-start = start
chart-end = { $unit ->
    [turn] turn { $rounds }
   *[round] round { $rounds }
}
rematch = Rematch
join-rematch = To the rematch
watch-rematch = Watch the rematch
see-replay = Replay
share = Share
link-copied = The link is copied.
link-not-copied = The link could not be copied.
back-to-lobby = Back to the lobby
verify-dice = Verify dice
promise-kept = The seed is the one promised before the first round.
promise-broken = The seed is not the one promised before the first round.
playing-again = The server plays every decision again
played-again = Played again from the seed: every event is the same.
played-otherwise = Played again from the seed: the events differ.
not-played-again = The server can’t play it again right now.
dice-from-all = The seed follows from the server’s secret, promised before anybody sat down, and what the seats have added.
dice-not-from-all = The seed does not follow from the promised secret and what the seats have added.
lot-fate = { $fate ->
    [used] Your own random number is in it.
    [unused] Your own random number is not in it.
    [changed] The promise is not the one that this browser heard when you sat down.
   *[none] This browser added no number at this table.
}
dice-origin = Where the dice come from
dice-how = The server has promised its secret, and every player’s browser adds a random number. The seed of the dice is made of all of them.
dice-commitment = Promise of the server’s secret
dice-secret = The server’s secret
dice-seat = Seat { $seat }
dice-no-lot = added nothing
vote-on = { $asker } wishes that a bot plays for { $name }.
vote-on-me = { $asker } wishes that a bot plays for you.
vote-count = { $agreed } of { $people } agree.
vote-agree = Agree
vote-withdraw = Don’t agree any more
vote-stay = I am here
replaced-by = { $name } asked for the bot that plays for you.
seed = Seed
seed-hash = Promised SHA-256
game-menu = Game menu
menu-item = { $word ->
    [stop-the-clock] Stop the clock
    [take-round-back] Take the round back
    [wish-pause] Pause, if all agree
    [unwish-pause] Don’t pause
    [resume] Go on
    [leave] Let a bot play for me
    [come-back] Come back
    [hand-over] Hand my seat over
    [replace] A bot for { $name }
   *[resign] Resign
}
menu-sure = { $word ->
    [take-round-back] Yes, back to the round before
    [leave] Yes, a bot plays on
    [hand-over] Yes, make the link
    [replace] Yes, replace
   *[resign] Yes, resign
}
menu-what = { $word ->
    [take-round-back] The round before is planned again: with the same dice, and what you had planned.
    [leave] You can come back at any time.
    [hand-over] Whoever opens the link first has your seat.
    [replace] At once when their time is up. Else all other people have to agree, after two minutes of waiting; without a clock a day of waiting is enough.
   *[resign] You can’t come back.
}
hand-over-copied = The link to your seat is copied.
hand-over-how = Send it to one person.
key-list = Keys
close-list = Close
chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 new line
   *[other] Chat, { $unread } new lines
}
hint = Hint
hint-key = Ask the ace for a hint (H)
hint-title = What the ace would do
hint-thinks = The ace is thinking.
hint-refused = The ace has no hint right now. Ask again in a moment.
hint-unsent = You are not connected, and the ace thinks on the server. Ask again when the page is connected.
hint-close = Close the hint
hint-take = Take it over
hint-goals = { $goal ->
    [gates] Gates
    [drones] Drones
    [targets] Targets
   *[flags] Flags
}
hint-damage = Damage
hint-risk = { $stake ->
    [craft] Risk of losing the craft
   *[life] Risk of losing a life
}
hint-expected = { $number } expected
hint-risk-said = { $level ->
    [none] hardly any, { $percent }
    [low] low, { $percent }
    [some] noticeable, { $percent }
   *[high] high, { $percent }
}
hint-thought = Thought for { $time }.
hint-power-down = power down
hint-ram = ram what is in the way
rule-named = Rule { $rule }
rule-close = Close the rule
rule-away = This rule has not been loaded yet, and the server does not answer. Open it again when you are connected.

## Wishes
waiting = { $why ->
    [out] Your craft is gone
    [resigned] You have resigned
    [bot] A bot plays for you
   *[watch] You are watching
}
pause-wished = { $names } { $count ->
    [one] wishes
   *[other] wish
} to pause
pause-agree = Agree
pause-asked = You have asked for a pause. { $names } must agree.

zoom-in = Zoom in
zoom-out = Zoom out
whole-board = Whole board
what-if = What if
report = Report
