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
page-puzzles = Rätsel
page-gallery = Galerie
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

bot-drifter = Treibgut
    .more = Lässt sich treiben: Jeder erlaubte Zug ist recht.
bot-rookie = Neuling
    .more = Hält geradewegs auf das nächste Ziel zu und vertut sich dabei manchmal.
bot-cadet = Kadett
    .more = Rechnet an guten Tagen richtig und übersieht an anderen etwas.
bot-racer = Renner
    .more = Findet den besten Plan dieser Runde und denkt nicht weiter.
bot-veteran = Veteran
    .more = Blickt etwas über die Runde hinaus und behält dich im Auge.
bot-ace = Ass
    .more = Wägt ab, was die nächsten Runden bringen und was du wohl tun wirst. In Rennen und Drohnen kaum stärker als der Veteran.
bots-by-strength = Bots, von schwach bis stark
bot-strength = Stärke { $strength } von { $of }
bot-thinks = { $bot } denkt nach
bot-thought = { $bot }, hat { $time } nachgedacht
rival-is = Gegen: { $bot }
which-bot = Welcher Bot
