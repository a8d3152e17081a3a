me-title = Ma page
played-title = Mes parties jouées
played-none = Vos parties terminées sont ici, même celles contre les bots.
played-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
played-result = { $result ->
    [won] gagnée, à { $seats }
    [shared] gagnée ensemble
    [left] quittée
    [nobody] personne n’a gagné
   *[lost] perdue
}
played-rounds = { $unit ->
    [turn] { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
   *[round] { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
}
played-rematch = Revanche
played-replay = Revoir
played-rematch-of = Revanche de { $title }
my-name = Mon nom
my-name-note = De 1 à 24 caractères. Tout le monde le voit à vos tables.
save = Enregistrer
saved = Enregistré
nobody-yet = Vous n’êtes encore personne ici. Jouez ou rejoignez une table, et vous serez un invité dont le nom peut changer.
other-device = Sur un autre appareil
other-device-note = Un lien vous fait passer sur un autre appareil, avec toutes vos places. Il sert une fois, pendant un jour, et déconnecte les autres appareils. Gardez-le pour vous.
make-link = Créer un lien
recovery-link = Lien pour mon autre appareil
good-until = Valable jusqu’au { $time }
qr-of-recovery = Code QR du lien
signed-in = Où vous êtes connecté
signed-in-note = Ces navigateurs peuvent jouer pour vous. Celui qui ne sert pas longtemps est déconnecté de lui-même.
this-one = celui-ci
used-lately = Utilisé récemment
last-used = Utilisé { $ago }
browser-on = { $browser } sur { $system }
unnamed-device = Un navigateur
earlier-devices = Appareils d’avant
end-session = Déconnecter
end-session-of = Déconnecter { $name }
end-others = Déconnecter partout ailleurs
programs = Programmes
programs-note = Un programme joue pour vous avec un jeton. Gardez-le pour vous.
program-name = Nom du programme
make-token = Créer un jeton
token-once = Jeton de { $name }, montré cette seule fois
recover-title = Passer ici ?
recover-note = Vous continuez ici comme le joueur de ce lien, avec toutes ses places. Les autres appareils sont déconnectés.
recover-warning = L’invité que vous êtes maintenant, { $name }, reste derrière.
recover-yes = Oui, ici
recover-no = Non
recover-dead = Ce lien ne marche plus. Créez-en un nouveau sur votre autre appareil.
delete-me = Me supprimer
delete-note = Votre nom et tout ce que vous avez dit sont supprimés. Vos places restent, sans nom.
delete-yes = Supprimer pour de bon
delete-no = Je reste
