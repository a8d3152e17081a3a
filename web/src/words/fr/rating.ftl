# Comment un dessin se joue, d’après ce que les bots ont trouvé.

rating-title = Comment ça se joue
rating-old = dernière version valable
rating-played = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}
rating-counting = , on compte encore
rating-begins = Les bots commencent à jouer…
rating-none = Rien n’a encore été joué.
rating-stop = Arrêter
rating-again = Rejouer
rating-length = Longueur
rating-rounds = { $game ->
    [roborally] tours
   *[asteroyds] manches
}
rating-p90 = neuf sur dix en { $rounds } au plus
rating-minutes = Durée
    .short = min
    .more = { $game ->
        [roborally] { $seats } robots, { $seconds } s par tour
       *[asteroyds] { $seats } pilotes, { $seconds } s par manche
    }
rating-labour = peine
    .more = { $word ->
        [easy] facile
        [middling] moyen
        [hard] difficile
       *[very-hard] très difficile
    }, { $lost } pertes chacun
rating-lengths = { $game ->
    [roborally] Parties par longueur en tours
   *[asteroyds] Parties par longueur en manches
}
rating-games = Parties
rating-by = { $kind ->
    [dock] Victoires par dock
    [team] Victoires par équipe
   *[start] Victoires par départ
}
rating-intervals = avec intervalles à 95 %
rating-fair = équitable { $share }
rating-start = Départ
rating-wins = Victoires
rating-share = Part
rating-odd = se distingue
rating-start-numbered = { $kind ->
    [dock] dock { $number }
   *[team] équipe { $number }
}
rating-side = { $side ->
    [left] gauche
   *[right] droite
}
rating-judged = { $judgement ->
    [fair] équitable
    [perhaps-unfair] peut-être inéquitable
    [unfair] inéquitable
   *[too-few-games] trop tôt pour le dire
}
rating-verdict = { $judgement ->
    [fair] Équitable.
    [too-few-games] Trop tôt pour le dire.
    [perhaps-unfair] { $way ->
        [less] Peut-être que { $start } gagne moins.
        [more] Peut-être que { $start } gagne plus.
       *[none] Peut-être inéquitable.
    }
   *[unfair] { $way ->
        [less] Inéquitable : { $start } gagne moins.
        [more] Inéquitable : { $start } gagne plus.
       *[none] Inéquitable.
    }
}
    .more = { $judgement ->
        [fair] Aucun départ n’est mesurablement meilleur.
        [too-few-games] Chaque départ devrait avoir gagné cinq parties pour qu’une différence dise quelque chose.
        [perhaps-unfair] Des départs égaux différeraient autant dans { $thousand } évaluations sur 1000.
       *[unfair] Des départs égaux ne différeraient presque jamais autant.
    }
rating-heat = { $game ->
    [roborally] Montrer les chutes sur le sol
   *[asteroyds] Montrer les coups sur le plateau
}
rating-harm = { $game ->
    [roborally] { $each } chutes par robot.
   *[asteroyds] { $each } dégâts par vaisseau.
}
    .more = { $share } % en { $places }.
rating-unfinished = Personne n’arrive au bout
rating-of = { $count } sur { $games }
rating-finished = Un bot l’a terminé
    .when = { $game ->
        [roborally] , au tour { $rounds }
       *[asteroyds] , à la manche { $rounds }
    }
rating-never = Aucun bot ne l’a terminé.
rating-not-yet = Aucun bot ne l’a encore terminé.
rating-problems = { $count ->
    [one] Reste 1 problème :
   *[other] Restent { $count } problèmes :
}
