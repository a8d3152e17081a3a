played-elsewhere = This game goes on in another tab
    .more = It was opened there, and only one tab of this browser plays it at a time.
play-here-again = Play here
kept-by-nobody = This game is not being kept.
kept-by-nobody-why = { $trouble ->
    [nothing] This browser keeps nothing: when you close the page, the game is gone.
    [room] The browser has no more room. Delete old games on your page, and what you do next is kept again.
   *[failed] The browser could not write. What you do next is tried again.
}
chat-nobody = You play alone in this browser: there is nobody to talk to.
alone-here = You play alone, in this browser: no server, no invitations, nobody who watches. The game is kept here, and goes on without a network.
take-round-back = Take the round back
dice-drawn-here = This browser has drawn the seed itself, when the game began. No server had a part in it, and nobody else had to trust it.
upload = Give it to the server
    .more = Then you can share it, and have it on other devices.
uploaded-before = The server has this game, too.
not-for-server = A server takes games that were played to their end. You gave this one up.
not-uploaded = The server did not take the game.
