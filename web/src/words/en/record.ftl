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
record-save = Save the record
record-not-saved = The record could not be saved.
trouble-early = This game is not over yet
    .more = A record tells all plans, so it is there when the game is over.
record-watch-live = Watch it live
