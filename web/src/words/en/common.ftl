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
