import { type LivedFolder, on, one, own, row, things } from '../disk.ts'

/** What a landscape gardener near Toulouse has put away: her clients by name, her family on both sides of the mountains. */
export const GARDENER_OWN: readonly LivedFolder[] = [
  own(
    'Clients/Mairie de Muret',
    ['2023-02-06', '2023-11-30'],
    one(
      'none',
      'note de présentation.docx',
      `Le parvis de l'école est aujourd'hui une dalle de bitume où il fait plus de quarante degrés en juin. Nous proposons d'en ouvrir un tiers, de planter sept micocouliers en bande continue et de conduire l'eau du toit du préau vers une noue semée de prairie. Les enfants gardent leur terrain de jeu, les parents gagnent un banc à l'ombre, et la commune arrose moins. Les travaux peuvent se faire pendant les vacances d'été.`,
    ),
    one(
      'quote',
      'Brouillons/devis parvis v1.docx',
      `DEVIS 23-011\nMairie de Muret, parvis de l'école Jean-Moulin\nDécroûtage du bitume, 310 m2   9 300,00\nFosses de plantation terre-pierre, 7 u   8 750,00\nMicocouliers 20/25 en motte   3 430,00\nMontant HT 21 480,00   TVA 20 %  4 296,00   Total TTC 25 776,00\nValidité de l'offre : trois mois`,
    ),
    one(
      'quote',
      'Brouillons/devis parvis v2 sans banc.docx',
      `DEVIS 23-011 bis\nMairie de Muret, parvis de l'école Jean-Moulin\nDécroûtage du bitume, 280 m2   8 400,00\nFosses de plantation, 6 u   7 500,00\nMicocouliers 18/20   2 520,00\nBanc supprimé à la demande des services\nTotal TTC 22 104,00. Validité : trois mois`,
    ),
    one(
      'invoice',
      'Factures/F2023-019.pdf',
      `FACTURE F2023-019 du 4 juillet 2023. Client : commune de Muret. Acompte de 30 % à la commande sur le marché du parvis de l'école : 6 631,20 TTC dont TVA 1 105,20. Paiement par mandat administratif à 30 jours. Numéro d'engagement 2023-884. Inès Carrère, paysagiste, SIRET 812 440 071 00023.`,
    ),
    one(
      'invoice',
      'Factures/F2023-027.pdf',
      `FACTURE F2023-027 du 29 septembre 2023. Client : commune de Muret. Solde du marché du parvis, plantations reçues sans réserve le 22 septembre : 15 472,80 TTC dont TVA 2 578,80. À régler par mandat à 30 jours, engagement 2023-884.`,
    ),
    row('photo', 'Photos/IMG_#.jpg', 1203, 1204, 1230, 1245, 1261),
    things('plan', 'plan masse.dwg'),
  ),
  own(
    'Clients/Villa Serrano',
    ['2022-09-12', '2024-04-02'],
    one(
      'mail',
      'Documento(2).docx',
      `Querida Inés:\nhemos visto el plano con mi mujer y nos gusta mucho, sobre todo el muro bajo de piedra seca. Lo único: el olivo viejo no se toca, lo plantó mi padre. ¿Se puede mover la ducha al otro lado? La piscina la dejamos para otro año. Estaremos allí del 10 al 24 de abril, las llaves las tiene Montse en la panadería.\nUn abrazo\nRafael Serrano`,
    ),
    things('spreadsheet', 'plantas y precios.xlsx'),
    row('photo', 'DSC0#.jpg', 4410, 4411, 4416),
  ),
  own(
    'Clients/Hamon',
    ['2024-05-13', '2024-06-28'],
    one(
      'notes',
      'visite.txt',
      `terrasse plein sud, argile, il veut de l'ombre TOUT DE SUITE. pas de feuilles dans la piscine. chien. budget 8 à 10. rappeler pour l'arrosage, compteur dans la cave`,
    ),
    things('plan', 'relevé.dwg'),
  ),
  own(
    'Impôts/2022',
    ['2023-04-20', '2023-09-04'],
    one(
      'tax',
      'avis.pdf',
      `Direction générale des finances publiques. Avis d'impôt 2023 sur les revenus de 2022. Déclarant 1 : Inès Carrère. Bénéfices non commerciaux 24 310, salaires du déclarant 2 : 19 870. Revenu fiscal de référence 41 020, nombre de parts 2,5. Impôt sur le revenu net : 1 344 euros. Montant déjà prélevé : 1 120. Reste à payer 224 euros avant le 15 septembre.`,
    ),
    things('spreadsheet', 'frais km.xlsx'),
  ),
  own(
    'Impôts/2023',
    ['2024-04-18', '2024-10-15'],
    one(
      'tax',
      'taxe fonciere.pdf',
      `Avis de taxes foncières 2023. Propriétaire : Carrère Inès et Ortega Pablo. Adresse du bien : 6 impasse du Lavoir, 31810 Venerque. Base 2 140, taux communal 38,11 %, taxe d'enlèvement des ordures ménagères 241. Montant de votre impôt : 1 187 euros, à payer au plus tard le 16 octobre. Vous êtes mensualisé : ne payez rien avec cet avis.`,
    ),
    one('tax', 'scan_008.pdf', `scan:Centre des impôts. Accusé de réception de votre réclamation`),
    one(
      'letter',
      'réclamation.docx',
      `Madame, Monsieur,\nvous me comptez deux garages. Il n'y en a qu'un, et une porte de poulailler, que je vous invite à venir voir un jour où il fait beau. Je vous prie de bien vouloir corriger la base de ma taxe foncière et de me rendre le trop-perçu des années 2021 et 2022.\nJe vous prie d'agréer mes salutations distinguées\nInès Carrère`,
    ),
  ),
  own(
    'Mariage Julien et Inma',
    ['2021-01-08', '2021-09-19'],
    one(
      'none',
      'discours.docx',
      `Mon petit frère, tu as appris l'espagnol en trois mois, toi qui as mis six ans à comprendre les fractions. C'est donc que tout dépend de la maîtresse. Inma, te damos la bienvenida a una familia que habla demasiado y que cocina con grasa de pato. Julien sait changer une roue, faire une béchamel et se taire quand il a tort, ce qui est rare chez nous. Buvez, dansez, et que personne ne jette de riz dans la fontaine.`,
    ),
    things('spreadsheet', 'invitados.xlsx'),
    things('audio', 'entrada.mp3', 'baile.mp3'),
    on('2021-09-18', '2021-09-19', row('photo', '_MG_#.jpg', 201, 202, 203, 250, 251, 252)),
  ),
  own(
    'Mamie',
    ['2016-12-24', '2024-01-07'],
    row('photo', 'scan#.jpg', 1, 2, 3),
    one(
      'letter',
      'lettre.docx',
      `Ma petite Inès,\nle facteur m'a apporté ta boîte et les noix étaient entières. J'ai donné les chaussettes à monsieur Puig qui en avait plus besoin que moi. La chatte a fait ses petits dans la machine à coudre. Le docteur dit que mon cœur est une vieille mule : il n'avance pas vite mais il ne s'arrête pas. Viens avant les cerises.\nTa mamie Odette`,
    ),
  ),
  own(
    'Fotos/2021/Asturias',
    ['2021-08-07', '2021-08-15'],
    row('photo', '20210809_1#.jpg', 10204, 10230, 24411, 25002, 31817),
  ),
  own(
    'Fotos/2019/Cádiz',
    ['2019-04-12', '2019-04-20'],
    row('photo', 'P4#.jpg', 130021, 130022, 140107),
    one(
      'ticket',
      'reserva.pdf',
      `Confirmación de reserva. Pensión La Caleta, habitación doble exterior. Llegada 12 de abril de 2019, salida 20 de abril. Dos adultos y una cuna. Precio total 416 euros, desayuno no incluido. Entrada a partir de las 14.00; si llegan más tarde de las 21.00 llamen, por favor, que cerramos el portal.`,
    ),
  ),
  own(
    'Lucas',
    ['2018-09-03', '2025-06-27'],
    one(
      'schoolwork',
      'dictée.docx',
      `Dictée du vendredi. Le vieux pêcheur tirait sa barque sur le sable. Les mouettes criaient au-dessus des filets et le vent apportait une odeur de goudron. Consigne : souligne les verbes en rouge, recopie les mots où tu as fait une faute. Pour lundi : apprendre la poésie, exercices 4 et 5 page 61.`,
    ),
    one(
      'medical',
      'Document1.pdf',
      `Compte rendu de consultation. Enfant Lucas Ortega, 7 ans. Otites à répétition depuis l'automne, l'audition est un peu basse à gauche. Tympan terne, végétations moyennes. Je propose de surveiller et de revoir l'enfant dans trois mois avec un nouvel audiogramme ; pas de piscine d'ici là. Traitement : lavage de nez au sérum matin et soir.`,
    ),
    row('photo', 'IMG_#.jpg', 8801, 8830),
    row('video', 'MOV_#.mp4', 12),
    things('photo', 'dessin.png'),
  ),
  own(
    'chorale',
    ['2022-09-15', '2023-06-17'],
    things('audio', 'alto 1.mp3', 'alto 2.mp3', 'tutti.mp3', 'Piste 7.mp3'),
    one(
      'none',
      'La rivière paroles.docx',
      `Au bord de la rivière où ma mère lavait, j'ai laissé ma chemise et le merle chantait. (bis) Refrain, les altos seules : ohé, ohé, la belle eau qui s'en va. Deuxième couplet piano, respirer avant merle. Ne pas ralentir à la fin, Martine vous regarde.`,
    ),
  ),
  own(
    'jardins partagés',
    ['2020-02-02', '2025-03-22'],
    one(
      'minutes',
      'CR 12 mars.docx',
      `Compte rendu de la réunion du 12 mars. Présents : onze jardiniers sur seize. Ordre du jour : l'eau, le cabanon, les poules. La citerne sera nettoyée samedi en huit. Le cabanon ferme mal, Abdel apporte une serrure. Vote pour trois poules : neuf pour, deux contre. La cotisation reste à 15 euros. Prochaine réunion le 9 avril chez Maïté.`,
    ),
    one(
      'legal',
      'règlement.docx',
      `Règlement intérieur. Article 1 : chaque parcelle est cultivée sans produit de synthèse. Article 2 : une parcelle laissée en friche plus de trois mois est rendue à l'association. Article 3 : l'eau de la citerne est à tous, le tuyau à personne. Article 4 : les chiens restent en laisse. Adopté en assemblée générale le 2 février 2020.`,
    ),
    row('photo', 'IMG_30#.jpg', 11, 12),
  ),
  own(
    'Piso Zaragoza',
    ['2017-03-04', '2024-12-11'],
    one(
      'contract',
      'contrato.pdf',
      `Contrato de arrendamiento de vivienda. Reunidos: de una parte Pablo Ortega Lanuza como arrendador, de otra don Mihai Stan como arrendatario. Objeto: el piso tercero izquierda de la calle Heroísmo 14. Duración: un año prorrogable hasta cinco. Renta: 480 euros al mes, que se pagarán dentro de los cinco primeros días. Fianza: una mensualidad. Los gastos de comunidad son de cuenta del arrendador.`,
    ),
    one(
      'letter',
      'Doc2.docx',
      `Estimados vecinos:\nles escribo porque el canalón del patio vuelve a gotear sobre mi tendedero y sobre la señora Pilar, que no se queja nunca. Ruego que se avise al fontanero antes de la próxima junta y que la derrama se reparta como la otra vez.\nAtentamente\nPablo Ortega, 3.º izda.`,
    ),
    one(
      'invoice',
      'factura caldera.pdf',
      `Factura 318/2022. Calefacciones Ebro. Cliente: Pablo Ortega. Sustitución de la bomba y del vaso de expansión de la caldera del piso de calle Heroísmo, dos horas de mano de obra. Base imponible 264,00, IVA 21 % 55,44, total 319,44 euros. Forma de pago: transferencia.`,
    ),
  ),
  own(
    'Voiture',
    ['2020-06-02', '2025-05-20'],
    one(
      'invoice',
      'IMG_0218.jpg',
      `Garage du Pont, Venerque\nKangoo, 188 400 km\nCourroie, pompe à eau 412,00\nMain d'oeuvre 3 h 186,00\nTOTAL TTC 598,00`,
    ),
    one(
      'insurance',
      'attestation.pdf',
      `Attestation d'assurance. La Mutuelle du Lauragais certifie que le véhicule Renault Kangoo est couvert par le contrat 55 120 887 au titre de la responsabilité civile et du bris de glace, du 1er avril au 31 mars. Conducteur principal : Inès Carrère, bonus 50 %. Franchise vol 380 euros. En cas de sinistre déclarez-le dans les cinq jours.`,
    ),
  ),
  own(
    'recettes',
    ['2015-10-10', '2025-02-02'],
    one(
      'recipe',
      'tortilla de Carmen.txt',
      `Tortilla de Carmen: 6 huevos, 4 patatas, 1 cebolla grande. Pochar la patata despacio, media hora, sin que se dore. Escurrir, mezclar con el huevo, reposar 10 minutos. Cuajar a fuego medio y dar la vuelta dos veces`,
    ),
    one(
      'recipe',
      'confiture figues.docx',
      `Confiture de figues. 2 kg de figues bien mûres, 1,2 kg de sucre, le jus de deux citrons, une gousse de vanille. Laisser macérer la nuit. Cuire une heure à petits bouillons en remuant, écumer, mettre en pots et retourner. Donne neuf pots. Mamie ajoutait des noix à la fin.`,
    ),
  ),
  // A dull name, but all of it is one matter: a wall that fell down.
  own(
    'Dossier 3',
    ['2023-10-21', '2025-01-16'],
    one(
      'letter',
      'courrier 1.docx',
      `Monsieur,\ndans la nuit du 20 octobre, sept mètres du mur qui sépare nos deux jardins se sont couchés chez nous, sur le poirier et sur la balançoire. D'après l'acte de 1961 ce mur est à vous. Je vous demande de le faire relever avant le printemps, et de ne plus y adosser de terre.\nInès Carrère`,
    ),
    one(
      'letter',
      'réponse.pdf',
      `Madame, j'ai bien reçu votre courrier au sujet du mur. Mon mandant conteste en être seul propriétaire : le chaperon verse des deux côtés, ce qui fait présumer la mitoyenneté au sens de l'article 654 du code civil. Il propose un partage des frais par moitié. À défaut d'accord nous demanderons la nomination d'un expert. Maître Vidal, avocat.`,
    ),
    one(
      'quote',
      'maçon.pdf',
      `DEVIS. Reprise d'un mur de clôture en galets et briques foraines, sept mètres linéaires, hauteur 1,80. Tri et nettoyage des matériaux sur place, fondation béton, montage à la chaux, chaperon en tuiles. Total HT 5 960,00, TVA 10 %. Évacuation de la terre du voisin : non comprise, et je ne la toucherai pas sans son accord.`,
    ),
    row('photo', 'IMG_66#.jpg', 1, 2, 3),
  ),
]
