# Come si gioca un disegno, secondo quello che hanno scoperto i bot.

rating-title = Come si gioca
rating-old = ultima versione valida
rating-played = { $games ->
    [one] Giocata 1 partita
   *[other] Giocate { $games } partite
}
rating-counting = , si conta ancora
rating-begins = I bot cominciano a giocare…
rating-none = Non si è ancora giocato.
rating-stop = Ferma
rating-again = Gioca di nuovo
rating-length = Durata
rating-rounds = { $game ->
    [roborally] turni
   *[asteroyds] round
}
rating-p90 = nove su dieci entro { $rounds }
rating-minutes = Tempo
    .short = min
    .more = { $game ->
        [roborally] { $seats } robot, { $seconds } s a turno
       *[asteroyds] { $seats } piloti, { $seconds } s a round
    }
rating-labour = fatica
    .more = { $word ->
        [easy] facile
        [middling] media
        [hard] difficile
       *[very-hard] molto difficile
    }, { $lost } perdite a testa
rating-lengths = { $game ->
    [roborally] Partite per durata in turni
   *[asteroyds] Partite per durata in round
}
rating-games = Partite
rating-by = { $kind ->
    [dock] Vittorie per dock
    [team] Vittorie per squadra
   *[start] Vittorie per partenza
}
rating-intervals = con intervalli del 95 %
rating-fair = equo { $share }
rating-start = Partenza
rating-wins = Vittorie
rating-share = Quota
rating-odd = si distingue
rating-start-numbered = { $kind ->
    [dock] dock { $number }
   *[team] squadra { $number }
}
rating-side = { $side ->
    [left] sinistra
   *[right] destra
}
rating-judged = { $judgement ->
    [fair] equo
    [perhaps-unfair] forse iniquo
    [unfair] iniquo
   *[too-few-games] troppo presto per dirlo
}
rating-verdict = { $judgement ->
    [fair] Equo.
    [too-few-games] Troppo presto per dirlo.
    [perhaps-unfair] { $way ->
        [less] Forse { $start } vince meno.
        [more] Forse { $start } vince di più.
       *[none] Forse iniquo.
    }
   *[unfair] { $way ->
        [less] Iniquo: { $start } vince meno.
        [more] Iniquo: { $start } vince di più.
       *[none] Iniquo.
    }
}
    .more = { $judgement ->
        [fair] Nessuna partenza è misurabilmente migliore.
        [too-few-games] Ogni partenza dovrebbe aver vinto cinque partite, perché una differenza dica qualcosa.
        [perhaps-unfair] Partenze uguali differirebbero tanto in { $thousand } valutazioni su 1000.
       *[unfair] Partenze uguali non differirebbero quasi mai tanto.
    }
rating-heat = { $game ->
    [roborally] Mostra le cadute sul pavimento
   *[asteroyds] Mostra i colpi sul tabellone
}
rating-harm = { $game ->
    [roborally] { $each } cadute per robot.
   *[asteroyds] { $each } danni per navetta.
}
    .more = { $share } % in { $places }.
rating-unfinished = Nessuno arriva alla fine
rating-of = { $count } su { $games }
rating-finished = Un bot l’ha finito
    .when = { $game ->
        [roborally] , al turno { $rounds }
       *[asteroyds] , al round { $rounds }
    }
rating-never = Nessun bot l’ha finito.
rating-not-yet = Nessun bot l’ha ancora finito.
rating-problems = { $count ->
    [one] Resta 1 problema:
   *[other] Restano { $count } problemi:
}
