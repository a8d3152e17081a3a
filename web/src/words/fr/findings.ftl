# Ce qui ne va pas dans un dessin, ou y est étrange, selon les codes de l’examen.

finding-no-flags = Il n’y a aucun drapeau : personne ne peut gagner.
finding-flag-out-of-reach = { $from ->
    [dock] Le premier drapeau ne peut être atteint depuis le dock { $number }.
   *[flag] Ce drapeau ne peut être atteint depuis le drapeau { $number }.
}
finding-flag-in-pit = Ce drapeau est dans une fosse.
finding-dock-in-pit = Ce dock est dans une fosse.
finding-dock-in-wall = Qui part de ce dock fait face à un mur.
finding-dock-behind-pit = Qui part de ce dock tombe au premier pas en avant.
finding-machine-in-pit = Dans une fosse, tapis, engrenages et réparations ne font rien.
finding-belt-into-nothing = Ce tapis mène dans un mur, dans une fosse ou hors du sol.
finding-belts-head-on = Ces tapis roulent l’un contre l’autre.
finding-laser-without-wall = Aucun mur ne tient ce laser.
finding-pusher-without-wall = Aucun mur ne tient ce poussoir.
finding-goal-out-of-reach = On ne peut l’atteindre depuis le départ { $number }.
finding-start-walled-in = Qui part d’ici ne peut s’en aller.
finding-start-faces-edge = Qui vole en avant depuis ce départ quitte le plateau.
finding-start-faces-tile = Qui vole en avant depuis ce départ heurte ce qui s’y trouve.
