loading = Caricamento
to-the-lobby = Swarmrally, alla sala
rules = Regole
menu = Menu
language = Lingua
volume = Volume
theme = Colori: { $theme ->
    [dark] scuri
    [light] chiari
   *[system] come il sistema
}
somebody = Qualcuno
