engine-playing = Your browser plays every decision again
engine-same = Your own browser has played all { $decisions } decisions again from the seed: all { $events } events are the same.
engine-different = Your own browser has played it again from the seed: event { $event } after decision { $stretch } comes out otherwise.
engine-impossible = Your own browser has played it again from the seed: the rules don’t allow decision { $decision }.
engine-no-record = This is no record of a game.
engine-not = { $reason ->
    [missing] This server has no engine for browsers.
    [unreachable] The engine for your browser could not be fetched.
    [damaged] The engine for your browser arrived damaged and was not used.
    [unsupported] This browser can’t run the engine.
    [different] The engine in this page has other rules than the server. Load the page again.
    [server] This game has a board of its own, which only a server can lay out.
    [changed] This game was played by other rules than this page has now: it can neither go on nor be shown here.
   *[failed] The engine in this page has failed.
}
engine-asks-server = Previews come from the server.
check-title = Check a record
check-how = Drop the file of a record anywhere on this page. Your browser plays it again from its seed and compares every event; the file stays with you.
check-file = A record’s file
engine-at-server = This game is at the server.
check-watch = Watch it
