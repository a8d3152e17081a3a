sit-down = Hinsetzen
sit-here = Hier hinsetzen
stand-up = Tisch verlassen
start = Beginnen
fill-and-start = { $count ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
close-table = Tisch schließen
seats = Plätze
seats-still-free = { $count ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder setze einen Bot.
   *[other] { $count } Plätze sind noch frei. Lade jemanden ein oder setze Bots.
}
all-seated-host = Alle Plätze sind besetzt. Beginne, wann du willst.
all-seated = Alle Plätze sind besetzt. { $name } beginnt das Spiel.
you = du
host = Gastgeber
away = abwesend
free-seat = Freier Platz
    .more = Für dich, Freunde oder einen Bot.
no-wish = Kein Wunsch: wird zu Beginn gezogen.
seats-together = { $count } Roboter
which-of-mine = Welcher deiner Roboter
seat-number-here = Roboter auf Platz { $number }
seat-a-bot = Einen Bot setzen
seat-a-bot-at = Einen Bot auf Platz { $seat } setzen
free-the-seat = Freimachen
free-the-seat-of = Platz von { $name } freimachen
choose-pilot = Wähle Pilot und Schiff
choose-robot = Wähle deinen Roboter
who-are-they = Wer ist das?
first-come = Wer zuerst kommt, wählt zuerst. Was du offen lässt, wird gezogen.
pilot = Pilot
robot = Roboter
team = Team
in-teams = In Teams
team-name = { $team ->
    [left] linkes Team
    [right] rechtes Team
   *[other] Team { $team }
}
taken-by = hat { $name }
invite = Einladen
invite-private = Dieser Tisch ist privat. Wer diesen Link oder Code hat, darf herein.
invite-public = Dieser Tisch ist öffentlich. Dieser Link führt hierher.
link = Link
code = Code
copy = Kopieren
copied = Kopiert
qr-of-link = QR-Code des Links
hand-over = Meinen Platz jemandem übergeben
    .more = Wer diesen Link öffnet, bekommt deinen Platz, einmal.
hand-over-link = Link zu deinem Platz
another-code = Anderer Code
codes-of-before = Andere Codes, die gelten
code-counts = { $count ->
    [one] Für einen weiteren Gast, bis { $time }
   *[other] Für { $count } weitere Gäste, bis { $time }
}
revoke = Widerrufen
revoke-code = Widerrufen: { $code }
keep-my-seat = Meinen Platz doch behalten
settings = Einstellungen
by-invitation = nur mit Einladung
for-everybody = offen für alle
practice-table = Übungstisch: Tipps für alle
no-spectators = ohne Zuschauer
spectators-welcome = Zuschauer willkommen
option-chosen = { $option }: { $value }
yes = ja
no = nein
option-powers = Kräfte der Piloten
option-dice_order = Reihenfolge der Würfel
option-dice_order-fixed = rot, weiß, blau
option-dice_order-random = jede Runde gezogen
option-return_to_platform = Zurück zur Plattform
option-own_platform = Die eigene Plattform
option-fly_on = Weiterfliegen
option-turrets_harmless = Harmlose Türme
left-out = Weggelassene Asteroiden
    .more = Nach Wahl statt nach Anzahl: ihre Prioritäten.
first-player = Startspieler
seat-of = Platz { $number }
option-one_shot = Ein Schuss je Runde
option-blocked_push_hits = Blockiertes Schieben trifft
option-last_survivor_wins = Wer übrig bleibt, gewinnt
option-targets_needed-left = Ziele des linken Teams
option-targets_needed-right = Ziele des rechten Teams
option-asteroids = Asteroiden
option-lives = Leben
option-options = Optionskarten
option-options_at_start = Optionskarten zu Beginn
option-archive_optional = Archiv freigestellt
option-power_down_undamaged = Abschalten ohne Schaden
option-one_flag_per_turn = Eine Flagge je Zug
option-play_on = Weiter um die Plätze
first-steps = Erste Schritte
first-steps-plan = Wähle deine Züge auf der Tafel, von links nach rechts.
first-steps-seal = { $clock ->
    [none] Versiegle den Plan, wenn er dir gefällt.
   *[running] Versiegle den Plan, bevor der Ring leer ist.
}
first-steps-watch = Schau zu: Der Schwarm treibt, dann fliegen alle.
first-steps-close = Erste Schritte ausblenden
