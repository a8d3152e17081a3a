# Was an einer Zeichnung falsch oder seltsam ist, nach den Codes der Prüfung.

finding-no-flags = Es gibt keine Flagge: Niemand kann gewinnen.
finding-flag-out-of-reach = { $from ->
    [dock] Die erste Flagge ist von Dock { $number } aus nicht zu erreichen.
   *[flag] Diese Flagge ist von Flagge { $number } aus nicht zu erreichen.
}
finding-flag-in-pit = Diese Flagge liegt in einer Grube.
finding-dock-in-pit = Dieses Dock liegt in einer Grube.
finding-dock-in-wall = Wer auf diesem Dock startet, steht vor einer Wand.
finding-dock-behind-pit = Wer auf diesem Dock startet, fällt mit dem ersten Schritt vorwärts.
finding-machine-in-pit = In einer Grube tun Bänder, Zahnräder und Reparaturplätze nichts.
finding-belt-into-nothing = Dieses Band führt in eine Wand, in eine Grube oder vom Boden.
finding-belts-head-on = Diese Bänder laufen gegeneinander.
finding-laser-without-wall = Diesen Laser hält keine Wand.
finding-pusher-without-wall = Diesen Schieber hält keine Wand.
finding-goal-out-of-reach = Das ist von Start { $number } aus nicht zu erreichen.
finding-start-walled-in = Wer hier startet, kommt nicht weg.
finding-start-faces-edge = Wer von diesem Start vorwärts fliegt, verlässt das Brett.
finding-start-faces-tile = Wer von diesem Start vorwärts fliegt, stößt an das, was dort liegt.
