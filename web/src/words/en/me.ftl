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
played-rematch-of = Rematch of { $title }
my-name = My name
my-name-note = 1 to 24 characters. Everybody at your tables sees it.
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
delete-note = Your name and all you have said are deleted. Your seats stay, without a name.
delete-yes = Delete me for good
delete-no = Keep me
