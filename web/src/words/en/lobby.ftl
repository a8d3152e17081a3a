lobby-claim = Plan in secret.
    .second = Fly all at once.
lobby-what = Two board games of programmed movement
lobby-lead = Seven moves, one stopwatch and a swarm of asteroids that drifts while you think. No account, nothing to read first.
play-now = Play now
guided-flight = Guided first flight, 2 minutes
guided-program = Guided first program, 2 minutes
what-play-now-does = Play now seats you in a race against three bots.
setting-the-board = The board is being set.
board-picture = Part of the Asteroyds board with a planned course
no-answer = The server does not answer. Check your connection and try again.
too-often-wait = That was too often in a short time. Try again in { $time }.
coming-in = You are being let in.
link-is-dead = This link does not work any more. Ask for a new one.
join-with-code = Join with a code
code-or-link = Code or link
join = Join
no-such-code = There is no such code, or it does not count any more. A code has eight letters and digits, and never 0, 1, I, L or O.
sent-away-there = The host has asked you to leave that table.
name-alike-there = Your name can be taken for { $name } at that table. Change it on your page.
link-works-too = A link from a friend works too: just open it.
open-tables = Open tables
tables-and-players = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}
which-games = Which games
which-all = All
which-asteroyds = Asteroyds
which-roborally = RoboRally
free-seats-only = with free seats
none-of-these = No table like that right now.
more-tables = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
no-open-table = No open table right now
looking-for-tables = Looking for tables
bots-are-awake = Bots are always awake.
powers-on = powers on
assist-none = no help
assist-path = path shown
assist-forecast = forecast shown
seats-taken = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
}
in-play = in play
join-table = Join { $title }
open-table = Open { $title }
watch-table = Watch { $title }
open = Open
watch = Watch
clock-each-round = { $time } a { $unit ->
    [turn] turn
   *[round] round
}
clock-none = no clock
robots-each = { $count } robots a player
robots-at-most = up to { $count } robots a player
clock-last-one = 30 s for the last
clock-novice = novice clock
clock-expert = expert clock
title-racing = Racing
title-shooting = Shooting
title-targets = Targets
title-drones = Drones
title-scenario = a scenario of one’s own
title-own-course = a course of one’s own
my-games = My games
running-games = Games that are on
all-my-games = All my games
tell-me = Tell me when it is my turn
no-games-of-mine = Games you play are listed here, also those by correspondence.
waits-for-players = { $count ->
    [0] ready to start
    [one] 1 seat free
   *[other] { $count } seats free
}
running = running
your-turn = your turn
your-turn-left = your turn, { $time } left
round-number = Round { $number }
turn-number = Turn { $number }
round-with = { $round }, with { $people }
records = Records
all-records = all records
no-record-yet = Every public game is kept here, to replay and share.
a-bot = A bot
won-in = { $names } { $count ->
    [one] wins
   *[other] win
} in { $unit ->
    [turn] { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }
   *[round] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
}
nobody-won = Nobody wins after { $unit ->
    [turn] { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }
   *[round] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
}
replay = replay
replay-of = Replay: { $title }
record-pilots = { $title }, { $seats } pilots, { $ago }
record-robots = { $title }, { $seats } robots, { $ago }
create-a-table = Create a table
create-asteroyds = Create Asteroyds
    .more = Racing, Shooting, Targets or Drones. 2 to 6 pilots, about 30 minutes.
create-roborally = Create RoboRally
    .more = 34 courses from short to marathon. 2 to 8 robots, 40 to 90 minutes.
records-which = Games that are over
records-more = Earlier games
records-none = No finished game yet
    .more = Every public game is kept here, to replay and share.
lobby-make = Workshop and gallery
    .more = Draw a course or a layout, or play on one that others have made.
lobby-draw = Draw your own
lobby-gallery = See what others made
lobby-puzzle = Puzzle of the day
lobby-puzzles = all puzzles

## Without a server
in-this-browser = in this browser
not-begun = not begun yet
lobby-offline = You are offline.
lobby-no-server = The server does not answer.
lobby-alone = You can play alone against bots, take a guided first game, and read the rulebooks. Other people’s tables, invitations and records are there when the server is back.
tables-need-server = Tables of other people are at the server
records-need-server = Records of others are at the server.
lobby-site = This page has no server.
    .more = You play alone against bots, take a guided first game, read the rulebooks, and watch and check records from files. Tables with other people, share links and layouts or courses of your own need a server, which anybody can run.
records-site = Records of other people are at servers. Here a record is read from a file; games that you have played in this browser are among your games.
