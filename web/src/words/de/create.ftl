which-mode = Was gespielt wird
which-course = Welcher Kurs
printed-or-own = Gedruckt oder eigen
source-printed-asteroyds = Gedruckte Aufbauten
source-own-asteroyds = Ein eigenes Szenario
source-printed-roborally = Gedruckte Kurse
source-own-roborally = Ein eigener Kurs
mode-racing = Sei einmal im selben Feld wie jedes der vier Tore. Ohne Laser.
mode-shooting = Triff jedes der vier Tore, die hier massiv sind.
mode-targets = Zwei Teams; jedes jagt sechs Ziele auf der anderen Hälfte.
mode-drones = Triff eine Drohne von jedem der vier Symbole.
sort-by = Sortiert nach
sort-printed = wie gedruckt
sort-name = Name
sort-length = Länge
sort-level = Schwierigkeit
any = egal
length = Länge
length-short = kurz
length-medium = mittel
length-long = lang
difficulty = Schwierigkeit
level-easy = leicht
level-mid = mittelschwer
level-hard = schwer
level-expert = für Profis
level-team = Teams
for-players = Roboter
course-players = { $players } Roboter
course-flags = { $count ->
    [0] keine Flagge
    [one] 1 Flagge
   *[other] { $count } Flaggen
}
not-yet-playable = noch nicht spielbar
special-rule = eigene Regel
no-such-course = So einen Kurs gibt es nicht.
own-asteroyds = Eine Ausgangsstellung als JSON: Plättchen, Schiffe und Regeln.
own-roborally = Ein Kurs oder eine Ausgangsstellung als JSON.
from-a-file = Aus einer Datei
or-paste = Oder hier einfügen
file-too-large = Diese Datei ist zu groß. Es gehen höchstens 250 KB.
own-empty = Hier steht noch nichts.
own-good = Das lässt sich spielen.
in-line = Zeile { $line }:
in-place = Zeile { $line }, { $place }:
fault = { $kind ->
    [missing] Hier fehlt „{ $field }“.
    [unknown] Hier kann nichts „{ $field }“ heißen.
    [nested] Das ist zu tief verschachtelt.
    [bots] Höchstens { $most } Bots sind möglich, einer je Platz.
    [too-many-options] Zu viele: Es gibt { $most } Optionskarten, und { $found } würden ausgeteilt.
    [options-needed] Hier braucht es Optionskarten: Der Kurs oder die Ausrüstung zu Beginn teilt welche aus.
    [asteroids] In diesem Modus braucht es mindestens { $least } Asteroiden, weil einige Ziele tragen.
    [unplayable] Dieser Kurs ist noch nicht spielbar.
    [seats] Das Szenario hat { $most } Plätze.
    [one-of] Hierher gehört eines davon: { $words }.
    [longer] { $least ->
        [one] Hier braucht es mindestens eines.
       *[other] Hier braucht es mindestens { $least }.
    }
    [shorter] { $most ->
        [one] Hier ist höchstens eines erlaubt.
       *[other] Hier sind höchstens { $most } erlaubt.
    }
    [text-shorter] Dieser Text darf höchstens { $most } Zeichen haben.
    [least] Möglich ist mindestens { $least }.
    [most] Möglich ist höchstens { $most }.
    [range] Möglich ist { $least } bis { $most }.
    [crew] Teilnehmen können 1 bis { $most }.
    [locked] Bei diesem Schaden sind { $least } bis { $most } Register gesperrt.
    [hex] Dieses Feld liegt nicht auf dem Spielplan. Schreib es als [Reihe, Spalte].
    [taken] Dieser Platz ist schon besetzt.
    [cell] Hierher gehört ein Feld des Kurses, das keine Grube ist, als [x, y].
    [twice] Das gibt es doppelt, oder es überschneidet sich mit etwas.
    [boards-or-floor] Hierher gehören entweder Bretter mit Dock und Flaggen oder ein einzelner Boden.
    [docks] Es braucht Docks für mindestens zwei Roboter.
    [size] Ein Kurs kann höchstens { $most } mal { $most } Felder haben.
    [goes-on] Dieses Spiel wäre schon zu Ende.
    [just] Hier ist nur { $words } möglich.
   *[type] Hierher gehört { $words }, nicht { $found }.
}
json-type = { $type ->
    [object] ein Objekt
    [list] eine Liste
    [whole] eine ganze Zahl
    [number] eine Zahl
    [text] ein Text
    [truth] true oder false
   *[null] null
}
no-json = Ab hier ist es kein JSON.
show-line = Zeigen
seats-by-scenario = { $count ->
    [one] Das Szenario hat einen Platz.
   *[other] Das Szenario hat { $count } Plätze.
}
how-many-seats = Wie viele Plätze
seat-number = Platz { $number }
for-you = für dich
who-sits-at = Wer auf Platz { $number } sitzt: { $who }
somebody-else = frei, für einen Menschen
less = Weniger
more = Mehr
clock = Uhr
pace-usual-asteroyds = Üblich
    .more = 50 oder 60 Sekunden je Runde, nach Modus; keine nur gegen Bots.
pace-usual-roborally = Üblich
    .more = Eine Stoppuhr nur, wo der Parcours eine hat; keine nur gegen Bots.
pace-novice-asteroyds = Neulinge
    .more = 50 oder 60 Sekunden je Runde, je nach Spielart.
pace-novice-roborally = Wie in den Regeln
    .more = Eine Stoppuhr nur, wo der Kurs eine hat.
pace-expert-asteroyds = Profis
    .more = 20 oder 30 Sekunden je Runde, je nach Spielart.
pace-seconds-asteroyds = Eigene Zeit
    .more = So viele Sekunden für jeden Plan.
pace-seconds-roborally = Eigene Zeit
    .more = So viele Sekunden für jedes Programm.
pace-days-asteroyds = Fernpartie
    .more = Tage für jeden Plan; du erfährst, wenn du dran bist.
pace-days-roborally = Fernpartie
    .more = Tage für jedes Programm; du erfährst, wenn du dran bist.
pace-none-asteroyds = Keine
    .more = Das Spiel wartet auf alle.
pace-none-roborally = Keine
    .more = Das Spiel wartet auf alle.
seconds-for-plan = Sekunden
days-for-plan = Tage
last-player = Den Letzten drängen
    .more = Wer als Letzter fertig wird, hat 30 Sekunden.
decision-clock = Eine eigene Uhr für Entscheidungen
    .more = Sonst: 20 Sekunden, in langsamen Partien so lange wie für einen Plan.
seconds-for-decision = Sekunden für eine Entscheidung
clock-watching = Die Uhr wartet auf das Schauspiel
    .more = Sie läuft los, wenn man das Geschehene ansehen konnte.
who-may-come = Wer kommen darf
public = Alle
    .more = Der Tisch steht in der Lobby.
private = Mit Einladung
    .more = Nur wer deinen Link oder Code hat, findet ihn.
with-spectators = Zuschauer
    .more = Andere dürfen zusehen, sehen aber nie Geheimes.
help-while-planning = Hilfe beim Planen
with-practice = Übungstisch
    .more = Wer plant, darf um einen Tipp bitten: was das Ass tun würde, und warum.
help-none = Keine
    .more-asteroyds = Du liest den Spielplan selbst.
    .more-roborally = Du liest den Boden selbst.
help-path = Kurs
    .more-asteroyds = Dein eigener Kurs. Wo der Schwarm sein wird, rechnest du selbst aus.
    .more-roborally = Wohin dein Programm führt, wenn niemand stört.
help-forecast = Vorhersage
    .more-asteroyds = Auch, wo der Schwarm nach den Würfeln ist.
options = Optionen
explain-powers = Jeder Pilot darf einmal je Partie seine Kraft nutzen.
explain-dice_order = In welcher Reihenfolge die drei Würfel wirken.
explain-return_to_platform = Nach dem vierten Symbol musst du noch auf eine Plattform.
explain-one_shot = Höchstens ein Schuss je Runde.
explain-blocked_push_hits = Ein Schub, den ein Schiff aufhält, trifft dieses Schiff.
explain-last_survivor_wins = Das letzte Schiff, das noch fliegt, gewinnt.
explain-targets_needed-left = So viele Ziele müssen für das linke Team weg sein.
explain-targets_needed-right = So viele Ziele müssen für das rechte Team weg sein.
explain-asteroids = Wie viele der zwanzig auf dem Plan bleiben.
explain-lives = Wie oft ein Roboter neu gebaut werden kann.
explain-options = Ob es auf diesem Kurs Optionskarten gibt.
explain-options_at_start = Wie viele jeder Roboter vor dem ersten Zug bekommt.
explain-archive_optional = Du entscheidest, ob dein Archivmarker wandert.
explain-power_down_undamaged = Auch ein Roboter ohne Schaden darf abschalten.
explain-one_flag_per_turn = In einem Zug zählt nur eine Flagge.
explain-play_on = Nach dem ersten Sieg fahren die anderen weiter.
see-the-marked-field = So lässt es sich nicht spielen. Sieh beim markierten Feld nach.
open-the-table = Tisch eröffnen
    .more = Der erste Platz ist deiner. Es beginnt, wenn du es sagst.
preview-of = Vorschau: { $title }
