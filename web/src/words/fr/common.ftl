loading = Chargement
to-the-lobby = Swarmrally, vers le salon
rules = Règles
menu = Menu
language = Langue
volume = Volume
theme = Couleurs : { $theme ->
    [dark] sombres
    [light] claires
   *[system] selon le système
}
somebody = Quelqu’un
