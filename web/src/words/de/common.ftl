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
robot-of = { $robot } ({ $name })
sound = Ton
colours = Farben
colours-choice = { $theme ->
    [dark] dunkel
    [light] hell
   *[system] wie das System
}
playing-as = Du spielst als { $name }
pages = Seiten
page-me = Meine Seite
page-records = Aufzeichnungen
page-pilots = Piloten
page-robots = Roboter
page-rules = Regeln
try-again = Noch einmal versuchen
still-away = Der Server antwortet noch nicht.
back-to-the-lobby = Zurück zur Lobby
trouble-missing = Diese Seite gibt es nicht
    .more = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
trouble-unreachable = Der Server antwortet nicht
    .more = Du bist offline, oder der Server steht still. Nichts geht verloren: Die Partien warten auf dem Server.
trouble-site-away = Diese Seite konnte nicht ganz geladen werden
    .more = Du bist offline, oder ihr Rechner antwortet nicht. Partien, die du hier spielst, sind in diesem Browser aufgehoben.
trouble-no-table = Diesen Tisch gibt es nicht
    .more = Es gab ihn nie, er wurde geschlossen, oder er ist privat und du bist nicht eingeladen.
trouble-closed-table = Dieser Tisch ist geschlossen
    .more = Der Gastgeber hat ihn geschlossen, oder es kam lange niemand.
trouble-no-engine = Diese Partie kann gerade nicht gezeigt werden
    .more = Dieser Browser hat sie aufgehoben, aber das Programm, das sie spielt, ist nicht da.
