# How a drawing plays, as bots have found out.

rating-title = How it plays
rating-old = last sound version
rating-played = { $games ->
    [one] Played 1 game
   *[other] Played { $games } games
}
rating-counting = , still counting
rating-begins = Bots begin to play…
rating-none = Nothing has been played yet.
rating-stop = Stop
rating-again = Play again
rating-length = Length
rating-rounds = { $game ->
    [roborally] turns
   *[asteroyds] rounds
}
rating-p90 = nine of ten within { $rounds }
rating-minutes = Time
    .short = min
    .more = { $game ->
        [roborally] { $seats } robots, { $seconds } s a turn
       *[asteroyds] { $seats } pilots, { $seconds } s a round
    }
rating-labour = labour
    .more = { $word ->
        [easy] easy
        [middling] middling
        [hard] hard
       *[very-hard] very hard
    }, { $lost } lost each
rating-lengths = { $game ->
    [roborally] Games by length in turns
   *[asteroyds] Games by length in rounds
}
rating-games = Games
rating-by = { $kind ->
    [dock] Wins by dock
    [team] Wins by team
   *[start] Wins by start
}
rating-intervals = with 95 % intervals
rating-fair = fair { $share }
rating-start = Start
rating-wins = Wins
rating-share = Share
rating-odd = stands out
rating-start-numbered = { $kind ->
    [dock] dock { $number }
   *[team] team { $number }
}
rating-side = { $side ->
    [left] left
   *[right] right
}
rating-judged = { $judgement ->
    [fair] fair
    [perhaps-unfair] perhaps unfair
    [unfair] unfair
   *[too-few-games] too early to tell
}
rating-verdict = { $judgement ->
    [fair] Fair.
    [too-few-games] Too early to tell.
    [perhaps-unfair] { $way ->
        [less] { $start } wins less, perhaps.
        [more] { $start } wins more, perhaps.
       *[none] Perhaps unfair.
    }
   *[unfair] { $way ->
        [less] Unfair: { $start } wins less.
        [more] Unfair: { $start } wins more.
       *[none] Unfair.
    }
}
    .more = { $judgement ->
        [fair] No start is measurably better.
        [too-few-games] Each start should have won five games, so that a difference says something.
        [perhaps-unfair] Equal starts would differ as much in { $thousand } of 1000 ratings.
       *[unfair] Equal starts would hardly ever differ as much.
    }
rating-heat = { $game ->
    [roborally] Show falls on the floor
   *[asteroyds] Show hits on the board
}
rating-harm = { $game ->
    [roborally] { $each } falls for each robot.
   *[asteroyds] { $each } damage for each craft.
}
    .more = { $share } % at { $places }.
rating-unfinished = Nobody finishes
rating-of = { $count } of { $games }
rating-finished = A bot has finished it
    .when = { $game ->
        [roborally] , in turn { $rounds }
       *[asteroyds] , in round { $rounds }
    }
rating-never = No bot has finished it.
rating-not-yet = No bot has finished it yet.
rating-problems = { $count ->
    [one] 1 problem left:
   *[other] { $count } problems left:
}
