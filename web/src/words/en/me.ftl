me-title = My page
played-title = Games I have played
played-none = Games that are over are listed here, also those against bots.
played-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
played-result = { $result ->
    [won] won, { $seats } players
    [shared] won together
    [left] left
    [nobody] nobody won
    [unknown] not known
   *[lost] lost
}
played-rounds = { $unit ->
    [turn] { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }
   *[round] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
}
played-rematch = Rematch
played-replay = Replay
played-in-browser = in the browser
played-rematch-of = Rematch of { $title }
part-games = Games
part-statistics = Statistics
part-account = Account
waiting-for-you = Waiting for you
waiting-of = { $running ->
    [one] your only running game
   *[other] { $waiting } of { $running } running games
}
title-in-round = { $title }, { $round }
left-to-act = { $time } left
others-plan = Your part is done. The others plan.
my-move = { $game ->
    [roborally] Program
   *[asteroyds] Plan my moves
}
look-at-it = Look at it
go-to-table = Go to the table
against-bots = against bots
bots-of-a-kind = { $count } × { $bot }
played-place = { $place ->
    [1] 1st of { $seats }
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}
today-at = { $day }, { $time }
what-to-do-with = Replay or rematch of { $title }
sift-more = More filters
sift-mode = Mode
sift-any = any
sift-against = Against
sift-opponents = { $against ->
    [people] people
    [bots] only bots
   *[any] people and bots
}
sift-result = Result
sift-results = { $result ->
    [won] won
    [lost] not won
    [left] left
   *[any] any
}
sift-time = Time
sift-times = { $time ->
    [week] 7 days
    [month] 30 days
    [year] a year
   *[any] any
}
sift-none = Show all
name-or-mode = Name or mode
none-like-that = None of your games is like that.
games-found = { $count ->
    [one] 1 game
   *[other] { $count } games
}
games-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
head-game = Game
head-with = With
head-rounds = Rounds
head-when = When
statistics = Statistics
count-games = { $count ->
    [one] game
   *[other] games
}
count-won = won, { $part }
rounds-a-game = rounds a game
last-places = { $won } won of the last { $count }. First place is at the top.
favourite = { $game ->
    [roborally] Favourite robot
   *[asteroyds] Favourite pilot
}
games-and-won = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
won-by-mode = Won, by mode
won-of = { $won } of { $games }
judged = How I plan
    .more = From the reports of my games: how much of its chances each plan kept, and what slips and blunders cost. All of it is counted and kept in this browser.
judged-accuracy = of their chances my plans keep
judged-games = { $count ->
    [one] game looked at
   *[other] games looked at
}
judged-slips = slips and blunders a game
judged-trend = { $lately } in the last { $count } games, { $before } before. The latest is on the right.
judged-over-time = Game by game, the latest on the right.
judged-by-mode = Accuracy, by mode
judged-of = { $accuracy } in { $games ->
    [one] 1 game
   *[other] { $games } games
}
judged-mistakes = What cost me most
judged-kind = { $kind ->
    [fall] Lost my craft or a life
    [goal] Left a goal lying
    [damage] Took damage
    [detour] Went a longer way
   *[later] Worse for later rounds
}
judged-cost = { $count ->
    [one] once
   *[other] { $count } times
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} of chance
judged-worst = The worst
judged-worst-of = { $kind ->
    [fall] The worst loss of a craft or life
    [goal] The worst goal left lying
    [damage] The worst damage
    [detour] The worst detour
   *[later] The worst plan for later rounds
}
judged-none = No slip and no blunder so far.
judged-make = { $count ->
    [one] Look at 1 game
   *[other] Look at { $count } games
}
judged-at = Game { $at } of { $of }
judged-stop = Stop
judged-without = { $count ->
    [one] 1 game has no report.
   *[other] { $count } games have no report.
}
my-name = My name
my-name-note = 1 to 24 characters. Everybody at your tables sees it.
my-name-note-here = 1 to 24 characters. It stays in this browser until you play with others.
save = Save
saved = Saved
nobody-yet = You are nobody here yet. Play or join, and you are a guest with a name you can change.
other-device = On another device
other-device-note = A link moves you to another device, with all your seats. It works once, for a day, and signs out every other device. Keep it to yourself.
make-link = Make a link
recovery-link = Link for my other device
good-until = Good until { $time }
qr-of-recovery = QR code of the link
signed-in = Signed in
signed-in-note = These browsers can play as you. One that is not used for long is signed out by itself.
this-one = this one
used-lately = Used lately
last-used = Last used { $ago }
browser-on = { $browser } on { $system }
unnamed-device = A browser
earlier-devices = Earlier devices
end-session = Sign out
end-session-of = Sign out { $name }
end-others = Sign out everywhere else
programs = Programs
programs-note = A program plays as you with a token. Keep it to yourself.
program-name = Name of the program
make-token = Make a token
token-once = Token of { $name }, shown this once
recover-title = Move here?
recover-note = You go on here as the player of this link, with all seats. Every other device is signed out.
recover-warning = The guest you are now, { $name }, is left behind.
recover-yes = Yes, move here
recover-no = No
recover-dead = This link does not work any more. Make a new one on your other device.
delete-me = Delete me
delete-note = Your name, all you have said and your list of games are deleted. Your seats stay, without a name.
delete-yes = Delete me for good
delete-no = Keep me
against-bots-here = against bots, in this browser
delete-here = Delete { $title } from this browser
delete-here-sure = Yes, delete { $title } for good
delete-here-now = Delete for good
rounds-taken-back = { $count ->
    [one] a round taken back
   *[other] { $count } rounds taken back
}
only-this-browser = These are the games of this browser. Nothing else is known of you, and no server has them.
played-report = Report
report-of = Report of { $title }
