gallery = Gallery
    .more = courses and layouts that players made
gallery-whose = Whose works
gallery-all = Everyone’s
gallery-mine = Mine
gallery-printed = Printed
gallery-find = Name, words or code
gallery-sort = Sorted by
gallery-sorting = { $sort ->
    [new] Newest
    [liked] Best liked
    [short] Short ones first
    [hard] Hard ones first
    [fair] Fair ones first
   *[played] Most played
}
gallery-game = Game
gallery-both = Both games
gallery-mode = Mode
gallery-seats = Seats
gallery-for-seats = { $number } seats
gallery-length = Length
gallery-within = up to { $minutes } min
gallery-how-hard = Difficulty
gallery-difficulty = { $difficulty ->
    [easy] easy
    [middling] middling
    [hard] hard
   *[very-hard] very hard
}
gallery-fair-only = Fair only
gallery-has = What is on it
gallery-with = With { $element }
gallery-without-wish = With { $element }: no longer
gallery-all-again = Show all
gallery-count = { $count ->
    [one] 1 work
   *[other] { $count } works
}
gallery-works = Works
gallery-more = More
gallery-by = by { $author }
gallery-nobody = somebody
gallery-from = From the gallery
gallery-another = Something else
gallery-likes = { $count ->
    [one] Liked by 1
   *[other] Liked by { $count }
}
gallery-plays = { $count ->
    [0] not played yet
    [one] 1 play
   *[other] { $count } plays
}
gallery-finish = { $share } % finish
gallery-fairness = { $fairness ->
    [fair] fair
    [perhaps-unfair] perhaps unfair
    [unfair] unfair
   *[too-few-games] too few games
}
gallery-hidden = hidden
    .more = The host has taken this work out of the lists.
gallery-none-such = Nothing like that.
    .more = Ask for less, or show all.
gallery-none-mine = You have published nothing yet.
    .more = What you publish in the workshop stands here.
gallery-none = Nobody has published anything yet.
    .more = Draw a course or a layout in the workshop, and publish it: yours is the first.
gallery-away = What players have made is at the server. What came with the games is under “Printed”.
gallery-site = This page has no server, and what players publish is kept by one. Here is what came with the games; a server of your own has a gallery.
gallery-missing = There is no work by this code, or its author has taken it out.
gallery-printed-ones = Printed
gallery-season = Season { $season }: made by the machine, chosen by eye
gallery-book-length = { $length ->
    [short] short
    [long] long
   *[medium] medium
}
gallery-book-level = { $level ->
    [easy] easy
    [mid] medium
    [hard] hard
    [team] teams
   *[expert] expert
}
gallery-my-works = My works
gallery-new = New
gallery-mine-line = version { $version }, { $plays ->
    [0] not played yet
    [one] 1 play
   *[other] { $plays } plays
}
gallery-picture = The board of { $name }
gallery-close = Close
gallery-views = What the picture shows
gallery-view-board = Board
gallery-view-deaths = { $game ->
    [roborally] Falls
   *[asteroyds] Losses
}
gallery-view-damage = Hits
gallery-view-traffic = Ways
gallery-most-deaths = { $share } of all { $game ->
    [roborally] falls
   *[asteroyds] losses
} at { $at }
gallery-most-damage = { $share } of all damage at { $at }
gallery-most-traffic = { $game ->
    [roborally] { $share } of all steps lead to { $at }
   *[asteroyds] { $share } of all moves lead to { $at }
}
gallery-no-deaths = { $game ->
    [roborally] No robot is destroyed here.
   *[asteroyds] No craft is destroyed here.
}
gallery-no-damage = Nobody is hurt here.
gallery-no-traffic = Nobody moves here.
gallery-takes = How long
    .more = { $minutes } min, nine of ten within { $p90 }
gallery-unit = { $game ->
    [roborally] turns
   *[asteroyds] rounds
}
gallery-labour = labour
    .more = { gallery-difficulty }, { $lost } lost each
gallery-played = Finished
gallery-unplayed = not played yet
gallery-finished-of = { $plays ->
    [one] of 1 table finished it
   *[other] of { $plays } tables finished it
}
gallery-players = { $game ->
    [roborally] robots
   *[asteroyds] craft
}
gallery-wins = { $game ->
    [roborally] Wins by dock
   *[asteroyds] Wins by start
}
gallery-wins-of = { $games } games between rookies; the line is what is fair, { $fair }. The bars say between what it lies in 95 of 100 ratings.
gallery-interval = between { $low } and { $high }
gallery-start-dock = dock { $number }
gallery-start-team = team { $number }
gallery-start = { $start ->
    [red] red
    [yellow] yellow
    [purple] purple
    [blue] blue
    [green] green
    [orange] orange
    [left] team left
    [right] team right
   *[other] { $start }
}
gallery-element = { $element ->
    [belts] belts
    [express] express belts
    [gears] gears
    [pushers] pushers
    [lasers] lasers
    [walls] walls
    [pits] pits
    [repair] repair sites
    [upgrade] upgrade sites
    [flags] flags
    [asteroids] asteroids
    [pods] pods
    [platforms] platforms
    [gates] gates
    [turrets] turrets
    [targets] targets
   *[other] { $element }
}
gallery-licence = Licence:
gallery-open-table = Open a table
gallery-try = Try it
gallery-like = { $count ->
    [one] Like it; liked by 1
   *[other] Like it; liked by { $count }
}
gallery-share = Share
gallery-link = Link
gallery-code = Code
gallery-html = For your page
gallery-send = Send
gallery-own-from-it = Make your own from it
gallery-next-version = Draw its next version
gallery-after = After { $name }
gallery-version = Version { $version } of { $of }
gallery-version-before = the one before
gallery-version-after = the one after
gallery-comments = Comments
gallery-comments-on = let others comment
gallery-no-comments = Nobody has said anything yet.
gallery-say = Your comment
gallery-as-guest = (as a guest)
gallery-say-it = Say it
gallery-unsay = Take out
gallery-report = Report to the host
gallery-why = What is wrong with it
gallery-reported = The host is told.
gallery-keep = Leave it
gallery-take-out = Take it out of the gallery
    .more = It leaves all lists, and nobody finds it by its code. Tables that play on it keep it.
gallery-take-out-now = Take it out
gallery-taken-out = It is out of the gallery.
gallery-see-there = See it at Swarmrally

## Made to order
surprise-me = Surprise me
    .more = drawn to order
    .long = A course or layout, drawn to your order
surprise-needs-server = What is made to order is played many hundred times before it is shown, and that needs a server. This page has none.
surprise-minutes = { $minutes } min
surprise-any-length = any
surprise-rounds = { $rounds } { $game ->
    [roborally] turns
   *[asteroyds] rounds
}, { $minutes } min
surprise-wishes = What there should be: once for with it, twice for without
surprise-wish = { $wish ->
    [without] no { $element }
   *[with] { $element }
}
surprise-seed = Seed
surprise-draw = Draw it
surprise-making = Being drawn and played; this takes up to a minute
surprise-stop = Stop
surprise-again = Another one
surprise-edit = Edit it
surprise-take = Play on it
surprise-met = It comes as ordered.
surprise-near = Came near: { $met } of { $of }
surprise-fits = as ordered:
surprise-off = not as ordered:
surprise-length = { $rounds } of { $ordered } { $game ->
    [roborally] turns
   *[asteroyds] rounds
}, { $minutes } min
surprise-difficulty = { $word }, labour { $labour }; ordered { $ordered }
surprise-fairness = best start { $best }, worst { $worst } of an equal share, in { $games } games
surprise-finished = { $share } % of the games come to an end
surprise-elements = all wanted elements
surprise-lacks = not as wished: { $elements }

## Publishing
publish = Publish
publish-version = Publish as a new version
    .more = It becomes the next version of what you have published. The old one stays as it is.
publish-needs-server = To publish it a server is needed, and this page has none. Export it as a file, and publish it elsewhere.
publish-problems = { $count ->
    [one] 1 problem left
   *[other] { $count } problems left
}
publish-not-finished = Nobody has finished it yet: let the bots play, or play it yourself.
publish-nobody-finishes = No bot comes to the end of it. Play it to the end yourself, or change it.
publish-name = Name
publish-words = A few words
publish-licence = Licence
publish-licences = { $licence ->
    [cc0-1-0] Anybody may do anything with it
    [cc-by-sa-4-0] Others name you, and share alike
   *[cc-by-4-0] Others name you
}
publish-for-good = What is published never changes. Anybody may play it, and take it on under
publish-now = Publish it
publish-going = The bots play it
    .more = The server plays it before it stands there. This may take half a minute.
publish-not-now = Not now
publish-done = It is in the gallery.
    .more = What you draw from here on is its next version.
publish-see = See it in the gallery
publish-go-on = Draw on
