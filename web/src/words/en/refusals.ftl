# Why something is refused, by the server's codes.

## Malformed
refused-not-json = This is no JSON from here on.
refused-nested = This is nested too deeply.
refused-missing = “{ $field }” is missing here.
refused-unknown-field = Nothing here may be called “{ $field }”.
refused-wrong-type = This has to be { $types }, not { $found }.
refused-wrong-form = This is not in the form that belongs here.
refused-not-one-of = One of these belongs here: { $words }.
refused-not-this = Only { $value } is possible here.
refused-not-here = This does not fit here: the mode, the course or another field speaks against it.
refused-twice = This is there twice, or overlaps something.
refused-place-taken = This place is taken already.
refused-wrong-count = There have to be more or fewer of these.
refused-too-small = The least possible is { $least }.
refused-too-large = The most possible is { $most }.
refused-too-far-from-zero = This number is too large, or too small.
refused-out-of-range = From { $least } to { $most } is possible.
refused-list-too-short = { $least ->
    [one] At least one is needed here.
   *[other] At least { $least } are needed here.
}
refused-list-too-long = { $most ->
    [one] At most one is allowed here.
   *[other] At most { $most } are allowed here.
}
refused-text-too-short = This text needs at least { $least } letters.
refused-text-too-long = This text may have at most { $most } letters.
refused-no-dice = The three dice are missing.
refused-no-program = The program of seat { $seat } is missing.
refused-no-programs = The programs are missing.
refused-not-a-hex = This hex is not on the board. Write it as [row, column].
refused-not-a-cell = A cell of the course that is no pit belongs here, as [x, y].
refused-not-on-floor = This cell is not on the floor. Write it as [x, y].
refused-not-a-course = There is no course of this name. One of these belongs here: { $words }.
refused-boards-or-floor = Either boards belong here, with dock and flags, or one floor.
refused-too-few-docks = Docks for two robots or more are needed.
refused-course-too-large = A course may have at most { $most } by { $most } cells.
refused-floors-overlap = Two floors overlap at cell { $cell }.
refused-already-over = This game would be over already.
refused-unfinished = This game was not played to its end.
refused-events-differ = Playing this game again gives other events. It is not kept.
refused-locked-registers = With this damage { $least } to { $most } registers are locked.
refused-scenario-seats = The scenario has { $seats } seats.
refused-not-a-position = This is a layout, not a position: it has starts and no craft. Give it as a layout.
refused-not-a-layout = This is a position, not a layout: it has craft and no starts. Give it as a scenario.
refused-layout-modes = This layout is not for this mode.
refused-layout-lacks = Something is missing in this layout without which this mode can’t be won.
refused-too-many-tiles = There are more tiles of this kind than in the box.
refused-wrong-teams = The teams do not come out right.
refused-too-many-bots = There may be at most { $most } bots, one for each seat.
refused-too-many-options = Too many: there are { $most } option cards, and { $needed } would be dealt.
refused-options-needed = Option cards are needed here: this course, or what robots start with, deals some.
refused-no-places = On this course nobody races for places: leave “Play on for places” off.
refused-too-few-asteroids = In this mode at least { $least } asteroids are needed, because some carry targets.
refused-carries-target = In this mode only red and blue asteroids can be left out; { $got } carries a target.
refused-setup-too-large = All of this together is too large: { $got } bytes, at most { $most }.
refused-message-too-large = That was too much at once.
refused-no-body = { refused-wrong-request }
refused-smaller-body = { refused-body-too-large }
refused-no-page = There is no such page.
refused-wrong-method = { refused-wrong-request }
refused-wrong-request = The server did not understand this page. Load it again.
refused-name-unprintable = That name does not work here: 1 to 24 characters that can be shown.
refused-name-length = { refused-name-unprintable }
refused-name-accents = That name has too many accents on one letter.
refused-name-mixed = That name mixes letters of several scripts in one word.
refused-line-unprintable = The line holds characters that can’t be shown.

## Against the rules
refused-no-shot = Nobody shoots in Racing.
refused-one-shot = One shot per round is all this table allows.
refused-not-in-energy = That action does not belong there.
refused-not-in-column = { refused-not-in-energy }
refused-no-powers = This table is played without powers.
refused-power-spent = The power is spent.
refused-power-twice = A plan has one power token at most.
refused-lasting-power = Lawrence puts no power token in a column.
refused-wrong-power = This pilot’s token is laid otherwise.
refused-emergency-order = Only Lawrence has an emergency shield, in a game with powers.
refused-five-registers = A program has five registers.
refused-register-locked = This register is locked, or the robot is powered down.
refused-register-empty = This register still needs a card.
refused-cards-share = Two cards in one register are a move and a rotation, with Crab Legs or a Dual Processor.
refused-card-twice = Each card can lie in one place only.
refused-card-not-in-hand = This card is not in your hand any more.
refused-too-many-cards = With this damage a robot is dealt at most { $most } cards.
refused-undamaged = Only a damaged robot may announce a power-down.
refused-no-conditional-program = Only a robot with Conditional Program keeps a card for later.
refused-no-cards = A robot that is powered down has no cards.
refused-no-flywheel = Only a robot with the Flywheel keeps a card.
refused-flywheel-full = The Flywheel holds a card already.
refused-no-recompile = A new hand comes once a turn, before you are done.
refused-done-stays = A program that is done can’t be changed.
refused-no-action = This game knows no such action.
refused-not-an-answer = That is not one of the answers to this question.

## Not now
refused-round-over = That round is over.
refused-wrong-round = Another round is being played.
refused-not-planning = Nothing is being planned now.
refused-planning-over = Planning is over. What you had stands.
refused-late = It came { $seconds } s too late. What you had at zero stands.
refused-sealed-already = Your plan is sealed already.
refused-not-sealed = Your plan is not sealed.
refused-decision-over = That question has been answered, or its time is up.
refused-not-your-decision = Somebody else decides now.
refused-no-decision = { refused-decision-over }
refused-not-all-done = Not all programs are done yet.
refused-game-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-bot-plays = A bot plays for you. Come back first.
refused-bot-already = A bot plays there already.
refused-no-bot = No bot plays there any more.
refused-patience = Wait { $time } more.
refused-resigned = You have resigned.
refused-out-of-game = You are out of the game.
refused-craft-gone = This craft is gone.
refused-robot-gone = This robot is out of the game.
refused-seats-free = Some seats are free. Bots can take them.
refused-seat-taken = That seat is taken.
refused-all-seats-taken = All seats are taken.
refused-seat-empty = Nobody sits there any more.
refused-seated = You have a seat at this table already.
refused-begun = The game has begun meanwhile.
refused-not-on = No game is on at this table.
refused-not-begun = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-nothing-new = That was so already.
refused-lot-cast = You have added to the dice already.
refused-not-awaited = The table does not wait for them any more.
refused-vote-already = There is a vote on that already.
refused-vote-over = That vote is over.
refused-no-vote = There is no vote on your seat.
refused-no-rematch = There is no rematch yet.
refused-wish-taken = Somebody else has that one.
refused-no-wishes = The scenario says who plays what.
refused-no-teams = This game is not played in teams.
refused-team-full = That team is full.
refused-team-alone = Everybody else is in that team.
refused-invitation-gone = This invitation is used up, or no longer counts. Ask for a new one.
refused-recovery-gone = This link does not work any more. Ask for a new one.
refused-session-gone = That has ended already.
refused-ace-not-ready = The ace is still warming up. Ask again in a minute.
refused-hint-already = The ace is thinking.
refused-no-hint = The ace has no hint right now. Ask again in a moment.

## Not allowed
refused-stranger = Choose a name first.
refused-foreign-page = That came from a foreign page.
refused-only-host = Only the host can do that.
refused-only-players = Only those who played can do that, after the game.
refused-only-here = Only the server’s own machine may ask that.
refused-no-seat = You have no seat at this table.
refused-your-seat = That is not your seat.
refused-sent-away = The host has asked you to leave this table.
refused-no-spectators = This table has no spectators.
refused-no-assist = This table is played without that help.
refused-no-practice = The ace gives hints at practice tables only.
refused-no-table = This table is not there any more.
refused-not-subscribed = This page has lost the table. Load it again.
refused-not-your-invitation = This invitation is not yours, or no longer counts.
refused-name-reserved = That name is taken: bots, the host or the server are called so.
refused-name-alike = That name can be taken for { $name }. Choose another, or write it the same way.
refused-name-alike-here = Your name can be taken for { $name } at this table. Change it on your page.

## Limits
refused-too-many-drafts = That was too fast. Wait a moment.
refused-too-many-messages = { refused-too-many-drafts }
refused-too-many-lines = { refused-too-many-drafts }
refused-too-many-requests = That was too often in a short time. Wait a moment and try again.
refused-too-much-to-do = The server has too much to do. Try again in a moment.
refused-too-many-subscriptions = At most { $most } tables can be watched at a time.
refused-too-many-tokens = You have { $most } tokens already. End one of them first.
refused-too-many-invitations = There are { $most } invitations already that can still be used. Revoke one of them first.
refused-too-many-tables = At most { $most } tables may be open at a time. Close one of them first.
refused-setups-too-large = All your tables together are too large.
refused-too-many-uploads = You have { $most } games here already that were played in a browser.
refused-too-many-puzzles = You have too much kept of puzzles here: at most { $most } bytes.
refused-never-finished = Nobody ever finishes: in { $games } games between bots not one has.
refused-too-long-to-try = Games on it take too long: bots did not get through { $games } of them in { $seconds } seconds.
refused-wrong-previous = The version before has to be the newest of a work of yours.
refused-comments-off = The author wants no comments on this work.
refused-no-work = There is no such work in the gallery.
refused-not-your-work = This is somebody else’s work.
refused-already-published = Somebody else has published just this already: { $name }, { $work }.
refused-published-before = Somebody else has published just this before, and it is not shown any more.
refused-work-alike = This name could be taken for { $name }, a work of somebody else.
refused-too-many-works = You have { $most } works here already.
refused-works-too-large = Your works together are too large: at most { $most } bytes.
refused-too-many-comments = There are { $most } comments here already.
refused-too-many-orders = You have ordered { $most } things already: wait until one is made.
refused-no-order = There is no such order of yours here any more.

## Trouble
refused-not-kept = Nothing can be kept right now. Nothing was changed; try again in a moment.
refused-log-damaged = A part of this table is damaged. Its host can find out more.
refused-store-away = { refused-not-kept }
refused-leaving = The server is about to stop. Try again in a moment.
refused-unexpected = Something went wrong on the server. Try again in a moment.

## Before the server itself is asked
refused-bad-request = { refused-wrong-request }
refused-too-slow = That took too long. Try again.
refused-line-too-long = { refused-wrong-request }
refused-headers-too-large = { refused-wrong-request }
refused-body-too-large = That is too large to be sent.
refused-wrong-host = This server is not known by this address.
refused-wrong-handshake = { refused-wrong-request }
refused-too-many-sockets = Too many pages of this server are open here. Close some.

## What JSON is made of
json-type = { $type ->
    [object] an object
    [array] a list
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
   *[null] null
}
