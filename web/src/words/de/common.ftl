loading = Wird geladen
to-the-lobby = Swarmrally, zur Lobby
rules = Regeln
menu = Menü
language = Sprache
volume = Lautstärke
theme = Farben: { $theme ->
    [dark] dunkel
    [light] hell
   *[system] wie das System
}
somebody = Jemand
