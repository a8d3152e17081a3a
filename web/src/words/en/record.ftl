record-title = Record: { $title }
record-at = { $unit ->
    [turn] turn { $round } of { $rounds }
   *[round] round { $round } of { $rounds }
}
record-round = { $unit ->
    [turn] Turn { $round }
   *[round] Round { $round }
}
record-rounds = { $unit ->
    [turn] Turns
   *[round] Rounds
}
record-side = Plans and log
record-parts = Parts of the record
record-tab-main = Replay
record-tab-log = Log
record-tab-end = Result
record-result = Result
record-show-result = Show the result
record-from-browser = Played in a browser, which drew the seed by itself: this game counts in no statistics.
record-share = Share this moment
record-link-copied = The link to this moment is copied.
record-embed = For your own page
    .more = This line shows the game in any page, from the moment that is shown here. It sets no cookies.
record-embed-line = A line of HTML
record-see-there = See all of it at Swarmrally
record-save = Save the record
record-not-saved = The record could not be saved.
trouble-early = This game is not over yet
    .more = A record tells all plans, so it is there when the game is over.
record-watch-live = Watch it live
study-title = What if
study-what = Change a plan or the dice in any moment of a game, and see what the rules make of it. All of it stays in this browser.
study-all = Studies
study-at = { $unit ->
    [turn] turn { $round }
   *[round] round { $round }
}
study-no = { $why ->
    [server] Only a server can read a position, and it can’t be reached now.
    [different] This record goes differently by the rules of this page: it is of another version, or not what was played.
   *[none] This is neither a record nor a study nor a position, or it is damaged.
}
study-from-file = A game, a study or a position
    .more = Drop a file here, of a record, a position, or a study that somebody has exported. Games that are over have a button “What if”.
study-file = File
study-from-record = Games that are over
study-from-nothing = From nothing
    .more = A new game, in which you plan for everybody.
study-game = Game
study-mode = Mode
study-course = Course
study-seats = Players
study-begin = Set it up
study-kept = In this browser
study-tree = Branches
study-branches = { $count ->
    [0] no branch
    [one] 1 branch
   *[other] { $count } branches
}
study-main = { $isPlayed ->
    [true] As played
   *[false] Main line
}
study-branch = Branch { $sign }
study-here = { $unit ->
    [turn] you are in turn { $round }
   *[round] you are in round { $round }
}
study-name = Name of the branch
study-rename = Rename { $name }
study-remove = Remove { $name }
study-remove-sure = Really remove { $name }?
study-rounds = { $unit ->
    [turn] Turns
   *[round] Rounds
}
study-named = { $names }: another plan
study-named-chance = { $game ->
    [roborally] Other hands
   *[asteroyds] Other dice
}
study-ace = The ace, for { $name }
study-ace-how = What would the ace do here, from what this seat may know?
study-ask-ace = Ask the ace
study-plans = Chance and plans
study-plans-of = { $unit ->
    [turn] Programs of turn { $round }
   *[round] Plans of round { $round }
}
study-touch = touch a seat to change it
study-seat-state = { $state ->
    [gone] out of the game
    [idle] nothing to plan
    [changed] changed
    [flown] as played
   *[new] no plan yet
}
study-course-new = the plan that lies there
study-course-was = as played
study-branch-odds-do = { $state ->
    [on] Stop
   *[off] Chances beside the branches
}
study-branch-odds = { $name }: { $chance } % plus or minus { $error }, { $more } beside the line that it leaves
study-branch-odds-how = { $name }’s chance to win in %, one { $unit ->
    [turn] turn
   *[round] round
} after each branch begins; under it the difference to the line that it leaves.
study-as-flown = As played
study-dice = Dice of this round
study-hands = Hands of this turn
study-chance-later = { $way ->
    [draw] later ones are drawn, too
   *[fell] later ones as in this line
}
study-die = { $die ->
    [red] Red die
    [white] White die
   *[blue] Blue die
}
study-die-name = { $die ->
    [red] red
    [white] white
   *[blue] blue
}
study-order = Order of the dice
study-card = { $card }, { $priority }
study-hand-card = Card { $place } of the hand
study-way = { $way ->
    [fell] { $what ->
        [hands] As dealt
       *[dice] As they fell
    }
    [hands] As I say
    [dice] As I say
   *[draw] { $what ->
        [hands] Deal anew
       *[dice] Drawn
    }
}
study-steps = Rounds
study-back = { $unit ->
    [turn] Turn before
   *[round] Round before
} { $round ->
    [0] { "" }
   *[other] ({ $round })
}
study-state = { $state ->
    [over] The game is over here.
    [asked] Somebody has to decide.
    [new] This begins a new branch.
    [grows] The line goes on here.
   *[known] { $sign ->
        [main] As played so far.
       *[other] Branch { $sign }.
    }
}
study-play = { $unit ->
    [turn] Play the turn
   *[round] Play the round
}
study-onward = From here
study-you-are = You play { $name }, at the others sits
study-play-on = Play on from here
study-play-with = Play on with others
    .more = A private table at the server that begins here, with new dice or hands. You invite who is to play.
study-paste = Or paste a record, a study or a position here
study-open = Open
study-not-on = It can't be played on from here.
study-share = Share
study-export = Export
study-too-long = This study is too long for a link.
    .more = Export it as a file instead.
study-link-copied = The link is copied.
    .more = The whole study is in it: whoever opens it needs no account, and no server reads it.
study-parts = Parts of the board
study-tab-plans = Plans
study-tab-tree = Branches
study-tab-chance = { $game ->
    [roborally] Hands
   *[asteroyds] Dice
}
study-tab-ace = Ace
study-tab-onward = On
study-odds = Chance to win, in %
study-odds-how = over games that are played out from here
study-odds-played = { $played ->
    [one] 1 game played out
   *[other] { $played } games played out
}
study-odds-do = { $state ->
    [on] Stop
    [again] Count anew
   *[off] Count
}
study-best = Best plans for { $name }
study-best-how = From what this seat may know, with the others’ plans as they lie there.
study-best-played = { $played } of { $most } games played out with each
study-best-do = { $state ->
    [on] Stop
   *[off] Find the best plan
}
study-lay = Lay plan { $place }
report-title = Report
report-none = There is no report of this game: some of its dice or hands were chosen.
report-length = { $unit ->
    [turn] { $rounds } turns
   *[round] { $rounds } rounds
}
report-thinking = The game is played out from each of its moments…
report-thinking-how = In this browser, over thousands of games. The report is kept here.
report-stop = Stop
report-make = Make the report
report-nobody = Nobody won.
report-won = { $name } won{ $code ->
    [won_by_plans] { " " }by better plans.
    [won_by_luck] . Luck was there, too.
   *[won_as_expected] , as was to be expected.
}
report-verdict = { $code ->
    [won_by_plans] { $name } won by plans: luck { $luck }, lost by own plans { $own } points of chance.
    [won_by_luck] { $name } had luck: { $luck } points of chance; own plans { $own }.
    [lost_by_plans] { $name } lost by own plans: { $own } points of chance; luck { $luck }.
    [lost_by_luck] { $name } lost by bad luck: { $luck } points of chance; own plans { $own }.
    [lost_to_others] { $name } lost to the others’ plans: luck { $luck }, own plans { $own } points of chance.
   *[other] { $name }: luck { $luck }, own plans { $own } points of chance.
}
report-whose = Whose report
report-chart = { $unit ->
    [turn] Chance to win before each turn
   *[round] Chance to win before each round
}
report-band = band: error of { $name }’s line
report-marks = How good each plan was
report-seat = Seat
report-mark = { $name }, { $unit ->
    [turn] turn { $round }
   *[round] round { $round }
}: { $mark ->
    [best] best
    [good] good
    [slip] slip
   *[blunder] blunder
}, chance { $chance } %
report-mark-name = { $mark ->
    [best] best
    [good] good
    [slip] slip
   *[blunder] blunder
}
report-touch = touch a mark to see the better plan
report-balance = Luck and skill apart
report-points = points of chance to win
report-start = at first
report-part = { $part ->
    [luck] { $game ->
        [roborally] cards
       *[asteroyds] dice
    }
    [own] own plans
   *[others] others’ plans
}
report-accuracy = accuracy
report-sum = First chance, luck, own and others’ plans together are the outcome. Own plans are counted beside the best ones.
report-turning = Turning points
report-point = Turning point { $number }: { $unit ->
    [turn] turn { $round }
   *[round] round { $round }
}, { $name }
report-said = { $mark ->
    [best] { $name } planned as well as could be.
    [good] { $name } planned well.
    [slip] { $name } slipped: { $points } points of chance lost.
   *[blunder] { $name } blundered: { $points } points of chance lost.
}
report-no-plan = { $name } had nothing to plan.
report-made = { $unit ->
    [turn] As run
   *[round] As flown
}
report-best = Best
report-would = As it would have gone
report-watch = What is shown
report-goals = { $game ->
    [roborally] Flags
   *[asteroyds] Goals
}
report-damage = Damage
report-hundredths = { NUMBER($number, maximumFractionDigits: 1) }
report-same-end = Both plans come to the same end.
report-try = Try it on the board
report-replay = { $unit ->
    [turn] Turn { $round }
   *[round] Round { $round }
}
report-parts = Parts of the report
report-tab-chances = Chances
report-tab-luck = Luck
report-tab-points = Turning points
study-was-played-on = Played on from a what-if board: its dice were chosen or drawn anew, so there is nothing to verify.
