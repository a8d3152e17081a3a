# L'éditeur de dispositions (Asteroyds).

lay-board = Plateau. Les flèches vont de case en case, Entrée se sert de l’outil, Maj et une flèche déplace ce qui s’y trouve. Plus et moins zooment.
lay-tiles = Tuiles
lay-red = Rouge
lay-white = Blanc
lay-blue = Bleu
lay-white-red = Blanc/rouge
lay-white-blue = Blanc/bleu
lay-red-gate = Porte rouge
lay-white-gate = Porte blanche
lay-pod = Capsule
lay-platform = Plateforme
lay-start = Départ
lay-turret = Tourelle
lay-hex = Case
lay-empty = Case vide
lay-several = { $count } cases
lay-left = encore { $count }
lay-hexes = { $count } sur le plateau
lay-close = Ne rien sélectionner
lay-colour = Couleur
lay-orientation = Orientation
lay-fixed = Fixe
lay-drawn = Tirée
lay-one-faces = Le 1 regarde vers { $heading }.
lay-faces-drawn = Elle est tirée à la mise en place.
lay-faces-way = Il regarde vers { $heading }.
lay-dial-how = Tournez le cadran, ou Q et W.
lay-priority = Priorité
lay-symbol = Symbole
lay-target = Cible de
lay-by-half = Par moitié : { $team ->
    [left] gauche
   *[right] droite
}
lay-left-team = Gauche
lay-right-team = Droite
lay-none = Aucune
lay-start-named = Départ { $letter }
lay-faces = regarde vers { $heading }
lay-heading = Direction
lay-order = Quand il est pris
lay-earlier = Avant
lay-later = Après
lay-start-colour = De la couleur
lay-anybody = De n’importe qui
lay-team = Équipe en Cibles
lay-team-left = équipe de gauche
lay-team-right = équipe de droite
lay-number = numéro { $number }
lay-number-drawn = numéro tiré
lay-orientation-drawn = orientation tirée
lay-modes = Pour quels modes
lay-whole = Rien ne manque
need-red-gates = { $more } { $more ->
    [one] porte rouge
   *[other] portes rouges
}
need-white-gates = { $more } { $more ->
    [one] porte blanche
   *[other] portes blanches
}
need-turrets = { $more } { $more ->
    [one] tourelle
   *[other] tourelles
}
need-left-targets = cibles de gauche : { $has } sur { $of }
need-right-targets = cibles de droite : { $has } sur { $of }
need-starts = { $more } { $more ->
    [one] départ
   *[other] départs
}
need-teams = { $more } sans équipe
lay-open = Ce que vous laissez ouvert est tiré à la mise en place : { $orientations ->
    [0] 0 orientation
    [one] 1 orientation
   *[other] { $orientations } orientations
}, { $priorities ->
    [0] 0 priorité
    [one] 1 priorité
   *[other] { $priorities } priorités
}{ $symbols ->
    [0] .
    [one] , 1 symbole.
   *[other] , { $symbols } symboles.
}
lay-all-fixed = Rien n’est laissé ouvert : chaque partie commence pareil.
lay-draw-now = Tirer maintenant
lay-open-all = Tout laisser ouvert
lay-printed-board = Revenir au plateau imprimé
lay-text = En texte
lay-text-copy = Copier le texte
lay-text-back = Comme dessiné
lay-text-how = Six signes par case. A→ est un départ, 13↙ une tuile et où regarde son 1 ; un point d’interrogation est tiré à la mise en place.
lay-text-lines = Sélection : ligne { $lines }
lay-try-mode = Évaluée et essayée en
lay-try-start = Vous partez de
tool-symmetry = Symétrie
tool-flip = Miroir
tool-draw-all = Tout tirer
symmetry-none = Aucune symétrie
symmetry-half_turn = Demi-tour
symmetry-three_fold = D’ordre trois
symmetry-six_fold = D’ordre six
symmetry-sides = Gauche et droite
symmetry-ends = Haut et bas
symmetry-both = Deux miroirs
symmetry-here = Autour de cette case
symmetry-twins = Ce que vous changez en { $place } change aussi en { $twins }.
told-laid = { $kind } : posé, encore { $left }
told-none-left = { $kind } : il n’en reste plus
told-beside = Rien de posé
told-erased = Effacé
told-hex-laid = Case ajoutée
told-hex-taken = Case enlevée
told-copied = En main : montrez où cela va. Échap le lâche.
told-pasted = Collé
told-moved = Déplacé
told-nothing = Il n’y a rien
fault-line = « { $got } » n’est pas une ligne d’une disposition. Il y a modes, start et des rangées comme «  4| ».
fault-mode = « { $got } » n’est pas un mode. Les modes sont racing, shooting, targets et drones.
fault-row = Les rangées vont de 0 à 31.
fault-row-twice = La rangée { $got } est là deux fois.
fault-column = Les colonnes vont de 0 à 31.
fault-hex = « { $got } » n’est rien de ce qui est sur une case.
fault-start-twice = Le départ { $got } est là deux fois.
fault-start-order = Il y a un départ { $got }, et il en manque un avant.
fault-no-start = Il n’y a pas de départ { $got } sur le plateau.
fault-start-word = « { $got } » n’est ni une couleur ni une équipe.
fault-no-hexes = Il n’y a aucune case.
