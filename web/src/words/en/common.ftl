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
