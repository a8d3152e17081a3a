loading = Loading
to-the-lobby = Swarmrally, to the lobby
rules = Rules
menu = Menu
language = Language
volume = Volume
theme = Colours: { $theme ->
    [dark] dark
    [light] light
   *[system] as the system
}
somebody = Somebody
robot-of = { $robot } ({ $name })
sound = Sound
colours = Colours
colours-choice = { $theme ->
    [dark] dark
    [light] light
   *[system] as the system
}
playing-as = Playing as { $name }
pages = Pages
page-me = My page
page-puzzles = Puzzles
page-gallery = Gallery
page-records = Records
page-pilots = Pilots
page-robots = Robots
page-rules = Rules
try-again = Try again
still-away = The server still does not answer.
back-to-the-lobby = Back to the lobby
trouble-missing = There is no such page
    .more = The address may be mistyped, or the page has moved.
trouble-unreachable = The server does not answer
    .more = You are offline, or the server is down. Nothing is lost: games wait on the server.
trouble-site-away = This page could not be fetched whole
    .more = You are offline, or its host does not answer. Games that you play here are kept in this browser.
trouble-no-table = There is no such table
    .more = It was never there, it was closed, or it is private and you have not been invited.
trouble-closed-table = This table is closed
    .more = The host closed it, or nobody came for a long time.
trouble-no-engine = This game can’t be shown now
    .more = It is kept in this browser, and the engine that plays it is not there.

bot-drifter = Drifter
    .more = Goes wherever the current takes it: any legal move will do.
bot-rookie = Rookie
    .more = Heads straight for the next goal, and slips like a beginner.
bot-cadet = Cadet
    .more = Reckons well on good days, and overlooks something on others.
bot-racer = Racer
    .more = Finds the best plan of this round, and thinks no further.
bot-veteran = Veteran
    .more = Looks a little beyond the round, and keeps an eye on you.
bot-ace = Ace
    .more = Weighs the rounds to come, and what you are likely to do. In Racing and Drones hardly ahead of the veteran.
bots-by-strength = Bots, from weak to strong
bot-strength = Strength { $strength } of { $of }
bot-thinks = { $bot } is thinking
bot-thought = { $bot }, thought for { $time }
rival-is = Against { $bot }
which-bot = Which bot
