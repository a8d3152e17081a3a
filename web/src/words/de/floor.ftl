card-u-turn = Kehrtwende
card-rotate-left = Drehung links
card-rotate-right = Drehung rechts
card-back-up = Rückwärts
card-move-1 = Vor 1
card-move-2 = Vor 2
card-move-3 = Vor 3
floor-missing = Der Boden konnte nicht geladen werden.
floor-again = Noch einmal versuchen
floor-board = Der Boden, { $width } mal { $height } Felder. Die Pfeiltasten gehen über die Felder, Eingabe hält eins offen, Plus, Minus und 0 ändern die Größe.
cell-name = Feld { $x }, { $y }
cell-close = Schließen
cell-plain = Einfacher Boden.
cell-void = Kein Boden: Wer hierher gerät, wird zerstört.
cell-pit = Grube: Wer hierher gerät, wird zerstört.
cell-belt = Band: trägt Roboter ein Feld { $to }.
cell-express = Expressband: trägt Roboter zwei Felder { $to }, in zwei Schritten.
cell-turn = Dreht Roboter, die ein Band { $to } hierher trägt, { $turning }.
cell-gear = Zahnrad: dreht Roboter { $turning }.
cell-pusher = Schieber: schiebt Roboter { $to }, in den Registern { $registers }.
cell-wrench = Werkstatt: nimmt am Ende des Zugs 1 Schaden weg; hier wird archiviert.
cell-hammer = Ausbauwerkstatt: nimmt am Ende des Zugs 1 Schaden weg und gibt eine Option; hier wird archiviert.
cell-laser = { $beams ->
    [one] Laser: schießt { $to }, 1 Schaden.
   *[other] Laser mit { $beams } Strahlen: schießt { $to }, { $beams } Schaden.
}
cell-beam = { $beams ->
    [one] Ein Laserstrahl geht { $to } hindurch: 1 Schaden.
   *[other] { $beams } Laserstrahlen gehen { $to } hindurch: { $beams } Schaden.
}
cell-wall = Wand an der { $side }: hält Roboter und Laser auf.
cell-dock = Dock { $dock }: Hier startet ein Roboter.
cell-flag = Flagge { $flag }: der Reihe nach zu berühren; repariert 1 Schaden; hier wird archiviert.
cell-flag-team = Sie gehört Team { $team }.
cell-robot = { $name }, Blick { $to }, { $damage } Schaden, { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
}.
cell-asleep = { $name } ist abgeschaltet.
cell-archive = Archiv von { $name }: Hierher kommt der Roboter zurück.
floor-in-words = Der Boden in Worten
robot-text = { $name }: { $where }, Blick { $to }, { $damage } Schaden, { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
}, { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
} berührt.
robot-away = nicht auf dem Boden
flag-text = Flagge { $flag }: { $where }
row-text = Reihe { $row }
to-n = nach Norden
to-e = nach Osten
to-s = nach Süden
to-w = nach Westen
turning-cw = im Uhrzeigersinn
turning-ccw = gegen den Uhrzeigersinn
side-n = Nordseite
side-e = Ostseite
side-s = Südseite
side-w = Westseite
