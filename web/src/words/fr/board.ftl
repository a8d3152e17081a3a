board-label = Plateau { $mode ->
    [shooting] de Tir
    [targets] de Cibles
    [drones] de Drones
   *[racing] de Course
}. Les flèches vont d’un hexagone à l’autre, plus et moins agrandissent et réduisent.
board-text = Le plateau en mots
board-craft = Vaisseaux
board-tiles = Tuiles
hex-place = Rangée { $row }, colonne { $column }
hex-empty = Vide. { $place }

tile-asteroid = Astéroïde { $colour ->
    [red] rouge
    [blue] bleu
    [white-red] blanc/rouge
    [white-blue] blanc/bleu
   *[white] blanc
} { $priority }
tile-gate = Porte { $colour ->
    [red] rouge
   *[white] blanche
} { $priority }, symbole { $symbol }
tile-pod = Capsule
tile-platform = Plateforme
tile-turret = Tourelle { $symbol }
tile-drone = Drone { $symbol }
thing-asteroid = un astéroïde
thing-gate = une porte
thing-turret = une tourelle
thing-drone = un drone
thing-pod = une capsule
thing-platform = une plateforme
thing-border = le bord
thing-craft = un vaisseau
target-of = Cible de l’équipe { $team ->
    [left] de gauche
   *[right] de droite
}
drone-shot = Touché, part à la fin de la manche
one-faces = Son 1 est tourné vers { $heading }

heading-E = l’est
heading-SE = le sud-est
heading-SW = le sud-ouest
heading-W = l’ouest
heading-NW = le nord-ouest
heading-NE = le nord-est
bearing-way = vers { $heading }, { $most ->
    [one] 1 hexagone
   *[other] jusqu’à { $most } hexagones
}
bearing-pushes = { $way }, pousse : { $thing }
bearing-stopped = { $way }, arrêt contre : { $thing }
bearing-said = Dé { $die ->
    [red] rouge
    [blue] bleu
   *[white] blanc
} : { $text }

craft-said = { $name }, vaisseau { $colour ->
    [red] rouge
    [yellow] jaune
    [purple] violet
    [orange] orange
    [green] vert
   *[blue] bleu
}, tourné vers { $heading }, dégâts : { $damage }, bouclier { $shield ->
    [on] actif
   *[off] éteint
}. { $place }
craft-gone = { $name }, détruit
