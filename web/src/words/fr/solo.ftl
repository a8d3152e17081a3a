played-elsewhere = Cette partie continue dans un autre onglet
    .more = Elle y a été ouverte, et un seul onglet de ce navigateur la joue à la fois.
play-here-again = Jouer ici
kept-by-nobody = Cette partie n’est pas gardée.
kept-by-nobody-why = { $trouble ->
    [nothing] Ce navigateur ne garde rien : quand vous fermez la page, la partie est perdue.
    [room] Le navigateur n’a plus de place. Supprimez d’anciennes parties sur votre page, et la suite sera de nouveau gardée.
   *[failed] Le navigateur n’a pas pu écrire. Il réessaiera avec ce que vous ferez ensuite.
}
chat-nobody = Vous jouez seul dans ce navigateur : il n’y a personne à qui parler.
alone-here = Vous jouez seul, dans ce navigateur : pas de serveur, pas d’invitations, personne qui regarde. La partie est gardée ici et continue même sans réseau.
take-round-back = Reprendre la manche
dice-drawn-here = C’est ce navigateur qui a tiré la graine, au début de la partie. Aucun serveur n’y a pris part, et personne d’autre n’avait à s’y fier.
upload = La donner au serveur
    .more = Vous pourrez ainsi la partager et l’avoir sur d’autres appareils.
uploaded-before = Le serveur a aussi cette partie.
not-for-server = Un serveur prend les parties jouées jusqu’au bout. Vous avez abandonné celle-ci.
not-uploaded = Le serveur n’a pas pris la partie.
