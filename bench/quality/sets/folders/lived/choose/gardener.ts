import { disk, heap, loose, one, own, row, things } from '../disk.ts'
import { GARDENER_OWN } from './gardener-own.ts'

/** The disk of a landscape gardener, in French and Spanish. */
export const GARDENER = disk(
  "a landscape gardener's disk",
  'choose',
  [
    ...GARDENER_OWN,
    heap(
      'Divers',
      one(
        'manual',
        'notice taille-haie.pdf',
        `Notice d'utilisation. Avant la première mise en marche, remplir le réservoir d'un mélange à 2 %. Tenir le taille-haie à deux mains. Si la lame se bloque, couper le contact avant de la dégager. Graisser le carter toutes les vingt heures. Ne pas laisser à la pluie. Garantie : deux ans, hors pièces d'usure.`,
      ),
      one(
        'letter',
        'lettre voisin.docx',
        `Cher monsieur Bélin,\nvotre coq est magnifique et je ne veux pas qu'il lui arrive quelque chose. Mais à quatre heures dix du matin, sous la fenêtre de mon fils, il l'est moins. Pourriez-vous fermer le poulailler jusqu'à six heures ? Je vous apporterai de la confiture.\nBien à vous\nInès`,
      ),
      one(
        'receipt',
        'ticket.jpg',
        `JARDILAND PORTET\nTerreau 40 L x 4   31,96\nFicelle jute   3,49\nTOTAL   35,45\nCB`,
      ),
      one(
        'bank-statement',
        'releve_11.pdf',
        `Relevé de compte. Banque de la Garonne, agence de Venerque. Compte 00412 88 du 1er au 30 novembre. Solde précédent 2 311,04. 03/11 prélèvement électricité 86,20. 08/11 virement reçu commune de Muret 6 631,20. 15/11 chèque 0044 210,00. 27/11 cotisations sociales 1 402,00. Nouveau solde 7 244,04.`,
      ),
      one(
        'ticket',
        'billet.pdf',
        `Votre billet de train. Toulouse Matabiau vers Paris Austerlitz, mardi 14 mai, départ 6 h 49, voiture 7 place 55, seconde. Référence QXLR7T. Nom du voyageur : Carrère Inès. Billet échangeable avant le départ. Présentez ce billet et une pièce d'identité lors du contrôle.`,
      ),
      row('photo', 'IMG_#.jpg', 7001, 5120),
      things('spreadsheet', 'Classeur1.xlsx'),
      things('rubbish', '.~lock.Classeur1.xlsx#'),
    ),
    heap(
      'Téléchargements',
      one(
        'invoice',
        'facture-4410922.pdf',
        `Facture 4410922. Télécom Sud, offre fibre et mobile. Abonnement du 5 mars au 4 avril 34,99. Hors forfait 2,10. Total TTC 37,09 dont TVA 6,18. Le montant sera prélevé sur votre compte le 12 mars. Référence client 7 720 114.`,
      ),
      one(
        'invoice',
        'facture-4477130.pdf',
        `Facture 4477130. Télécom Sud, offre fibre et mobile. Abonnement du 5 avril au 4 mai 34,99. Hors forfait 0,00. Total TTC 34,99 dont TVA 5,83. Prélèvement le 12 avril. Référence client 7 720 114.`,
      ),
      one(
        'invoice',
        'pepiniere.pdf',
        `Facture 2024/0317. Pépinières du Volvestre. Client : Carrère paysages. 40 lavandes en godet 1,90 ; 12 cistes 3 litres 7,40 ; 3 chênes verts 16/18 en bac 189,00. Port 45,00. Total HT 776,80, TVA 10 % 77,68, à payer 854,48 sous trente jours.`,
      ),
      one(
        'certificate',
        'attestation_formation.pdf',
        `Attestation de fin de formation. Certifions que Madame Inès Carrère a suivi le stage Taille raisonnée des arbres, quatorze heures, les 6 et 7 février 2024 à Auzeville, et a satisfait aux évaluations. Fait pour servir et valoir ce que de droit. Le directeur du centre.`,
      ),
      one(
        'paper',
        'articulo_sequia.pdf',
        `Resumen. Se estudia la respuesta de doce arbustos mediterráneos a tres veranos sin riego en parques de Zaragoza. Métodos: se midió el potencial hídrico cada quince días. Resultados: romero y coscoja no perdieron hoja; el durillo sí. Conclusiones: conviene plantar en noviembre y regar sólo el primer año. Palabras clave: sequía, arbustos, riego.`,
      ),
      one(
        'none',
        'cartel fiesta.pdf',
        `Fiesta del barrio. Sábado 15 de junio desde las doce. Paella para doscientos, hinchables, torneo de guiñote, a las diez orquesta Nuevo Alba. Traigan silla y plato. Si llueve, en el frontón.`,
      ),
      one(
        'manual',
        'guide_utilisateur_v2.pdf',
        `Guide de l'utilisateur. Programmateur d'arrosage quatre voies. Insérer deux piles. Appuyer sur SET jusqu'à ce que l'heure clignote, puis sur plus ou moins. Pour chaque voie choisir l'heure de départ et la durée. En cas de gel, dévisser le raccord et rentrer l'appareil. Si l'écran affiche LOW, changer les piles.`,
      ),
      one(
        'contract',
        'bail_parcelle.pdf',
        `Contrat de prêt à usage. Entre la commune de Venerque, prêteur, et l'association des jardins partagés, emprunteur, il est convenu ce qui suit : la commune prête la parcelle AB 212, d'une surface de 1 900 m2, pour une durée de neuf ans à compter du 1er mars 2020, à titre gratuit. L'emprunteur entretient la haie et rend les clés au terme.`,
      ),
      one(
        'medical',
        'ordonnance.pdf',
        `Docteur Salles, médecine générale. Ordonnance pour Madame Carrère Inès. Crème à la cortisone, une application le soir pendant sept jours sur les avant-bras, puis un soir sur deux. Antihistaminique, un comprimé par jour en cas de démangeaisons. Éviter la rue et le panais au soleil. Ordonnance non renouvelable.`,
      ),
      one(
        'recipe',
        'receta_torrijas.pdf',
        `Torrijas. Ingredientes: una barra de pan del día anterior, un litro de leche, canela en rama, piel de limón, tres huevos, azúcar. Hervir la leche con la canela y el limón, empapar las rebanadas, pasar por huevo y freír en aceite bien caliente. Rebozar en azúcar y dejar enfriar.`,
      ),
      things('screenshot', 'Capture d’écran 2024-05-30 173000.png'),
      things('spreadsheet', 'export-clients.xlsx'),
      things('photo', 'IMG-20240302-WA0005.jpg', 'unnamed.jpg'),
      things('archive', 'textures.zip', 'fotos_montse.zip'),
      things('program', 'setup_cad_viewer.exe'),
      things('screenshot', 'Capture d’écran 2024-03-02 101501.png'),
      things('photo', 'descarga.jpg'),
      things('video', 'tuto greffe.mp4'),
    ),
    heap(
      'Camera',
      row(
        'photo',
        '20240#.jpg',
        '102_151200',
        '214_081133',
        '330_170501',
        '412_120000',
        '412_120007',
        '519_193042',
        '608_110910',
      ),
      row('video', '20240#.mp4', '519_193500', '721_221010'),
    ),
    heap(
      'Clé USB',
      one(
        'presentation',
        'conférence haies.pdf',
        `La haie, ça sert à quoi ?\n- qui vit dedans\n- le vent, l'eau, le sol\n- planter : quand, quoi, combien\nMaison des jeunes, diapositive 1 sur 14\nMerci, vos questions ?`,
      ),
      one(
        'news',
        'article Dépêche.docx',
        `Muret. À l'école Jean-Moulin, le bitume a laissé la place aux arbres. Mardi, les élèves ont planté le dernier micocoulier avec la paysagiste. « Il sera grand quand je serai vieux », remarque Noé, six ans. La mairie annonce deux autres cours pour l'an prochain. Le coût, vingt-deux mille euros, a été payé pour moitié par l'agence de l'eau.`,
      ),
      one(
        'resume',
        'CV Pablo.docx',
        `Pablo Ortega Lanuza\nCurrículum vítae\nExperiencia: 2016 hasta hoy, ebanista en Venerque. 2009 a 2016, taller de marcos en Zaragoza.\nFormación: ciclo de grado superior en carpintería y mueble.\nIdiomas: español, francés B2, aragonés de casa.\nCarné B y remolque. Referencias a petición.`,
      ),
      things('slides', 'haies.pptx'),
      things('photo', 'DSC_0007.jpg', 'DSC_0311.jpg'),
      things('audio', '03 Piste 3.mp3'),
      things('spreadsheet', 'stock.xlsx'),
    ),
    heap(
      'Cosas de Pablo',
      one(
        'quote',
        'presupuesto mesa.docx',
        `PRESUPUESTO 41\nPara: familia Durand\nMesa de roble macizo 220 x 95, patas torneadas  1.450,00\nDos bancos a juego  620,00\nBarniz al agua, dos manos  180,00\nTotal sin IVA 2.250,00. Validez: 45 días. Plazo de entrega: ocho semanas`,
      ),
      one(
        'payslip',
        'nomina 06.pdf',
        `Recibo de salario. Empresa: Marcos Ebro SL. Trabajador: Ortega Lanuza, Pablo, oficial de primera. Periodo: junio de 2015. Salario base 1.120,40, plus transporte 64,00. Deducciones: contingencias comunes 55,67, IRPF 9 % 106,60. Líquido a percibir 1.022,13 euros.`,
      ),
      one(
        'medical',
        'rodilla.pdf',
        `Informe de alta. Paciente: Pablo Ortega. Motivo: dolor en la rodilla derecha tras caída de escalera. Radiografía sin fractura. Tratamiento: hielo, reposo relativo y antiinflamatorio cinco días. Rehabilitación si persiste. Revisión por su médico de cabecera en diez días.`,
      ),
      one(
        'story',
        'cuento.docx',
        `El carpintero que no dormía. Había en el valle un carpintero que oía crecer los árboles. De día no, porque de día cantan las sierras; pero de noche los oía desde la cama, como quien oye a un vecino arrastrar muebles. Una noche de enero el ruido se paró. Se levantó, encendió el candil y salió en camisa a la nieve.`,
      ),
      one(
        'notes',
        'sin título.txt',
        `llamar al gestor, cinta métrica nueva, la broca del 8, cumple de tu hermana el 4!!, itv`,
      ),
      things('photo', 'IMG-20190811-WA0003.jpg', 'IMG-20210105-WA0021.jpg', 'foto carnet.jpg'),
      things('audio', 'PTT-20210304-WA0001.opus', 'PTT-20220118-WA0004.opus'),
    ),
    heap(
      'A',
      one(
        'contract',
        'contrat.pdf',
        `Contrat de location de matériel. Entre Loca-Garonne et Carrère paysages. Objet : une mini-pelle 1,8 tonne avec trois godets, du lundi 3 au vendredi 7 mars. Prix : 190 euros par jour hors carburant. Le locataire s'engage à rendre la machine propre et le plein fait. Caution : 1 500 euros. Fait en deux exemplaires, signatures.`,
      ),
      one(
        'mail',
        'RE_ RE_ arrosage.eml',
        `From: Hamon B. <b.hamon@hamon.example>\nTo: ines@carrere.example\nSubject: RE: RE: arrosage\nDate: Mon, 17 Jun 2024 07:55:00 +0200\n\nBonjour, le goutteur du bac de gauche ne goutte pas, ou alors en cachette. Pouvez-vous passer jeudi ? Le chien sera attaché. BH`,
      ),
      one(
        'mail',
        'sin asunto.eml',
        `From: Inma <inma@inma.example>\nTo: ines@carrere.example\nSubject: \nDate: Sun, 6 Oct 2024 22:10:00 +0200\n\nOye, ¿tú tienes la receta de la tarta de Odette? Julien dice que lleva almendra y yo digo que no. Nos jugamos la vajilla. Besos`,
      ),
      one(
        'insurance',
        'RC pro.pdf',
        `Assurance responsabilité civile professionnelle. Contrat 88 004 512, assurée : Carrère Inès, paysagiste conceptrice. Garantie dommages corporels 8 000 000 euros, franchise 500. La cotisation annuelle est de 412 euros. Tout chantier de plus de 50 000 euros est à déclarer avant l'ouverture.`,
      ),
      things('screenshot', 'Captura de pantalla 2023-09-12 184022.png'),
      things('logo', 'logo_v2.png', 'logo_v3_vert.png'),
      things('plan', 'essai.dwg'),
    ),
    heap(
      'Sauvegarde bureau',
      one(
        'schoolwork',
        'exposé volcans.docx',
        `Les volcans, exposé de Lucas. Un volcan est une montagne qui a trop chaud. La lave sort par le cratère et elle coule lentement, sauf à Hawaï. En France il y a des volcans en Auvergne mais ils dorment. Questions pour la classe : 1. Comment s'appelle la roche fondue sous la terre ? 2. Cite deux volcans d'Italie.`,
      ),
      one(
        'none',
        'idées noms.docx',
        `Pour l'entreprise : Carrère paysages (sérieux), Le Merle et la Bêche (on me dit que ça fait restaurant), Ombre portée (Pablo aime, moi aussi, mais au téléphone personne ne comprend), Impasse du Jardin (non). Demander à mamie.`,
      ),
      one(
        'receipt',
        'peaje.txt',
        `AUTOPISTA VASCO ARAGONESA\nPeaje Zaragoza - Alagón   2,15\nTARJETA\nIVA incluido. Buen viaje`,
      ),
      things('photo', 'fond écran.jpg', 'lucas et le chat.jpg'),
      things('spreadsheet', 'Copie de plantes.xlsx'),
      things('screenshot', 'Sans titre.png'),
    ),
    own(
      'Sauvegarde bureau/Permis bateau',
      ['2018-02-10', '2018-06-09'],
      one(
        'notes',
        'balisage.txt',
        `bâbord rouge cylindre, tribord vert cône, en entrant. cardinale nord: deux pointes en haut. VHF canal 16. le skipper répond de tout`,
      ),
      one(
        'certificate',
        'convoc.pdf',
        `Convocation à l'examen. Candidate : Carrère Inès. Permis plaisance, option eaux intérieures. Épreuve théorique le samedi 9 juin 2018 à 9 h 00, salle des mariniers, quai du port. Se munir d'une pièce d'identité et de deux photos. Toute absence non justifiée entraîne l'ajournement.`,
      ),
    ),
  ],
  loose(
    one(
      'invoice',
      'F2024-031.pdf',
      `FACTURE F2024-031. Client : M. Hamon, Pinsaguel. Fourniture et pose d'un arrosage goutte à goutte, programmateur, essais. Main d'oeuvre 9 h à 42,00. Fournitures 318,40. Total HT 696,40, TVA 20 % 139,28, net à payer 835,68 euros à réception.`,
    ),
    one(
      'letter',
      'Lettre école.docx',
      `Madame la directrice,\nLucas sera absent vendredi 11, car nous allons à Saragosse enterrer sa grand-tante Carmen. Il fera ses exercices dans la voiture. Merci de garder sa place à la cantine pour lundi.\nBien cordialement\nInès Carrère`,
    ),
    one(
      'none',
      'textes panneau.docx',
      `Sous vos pieds, une rivière. La noue que vous voyez boit l'eau des toits pendant l'orage et la rend à la terre en deux jours. Ne vous étonnez pas si elle est sèche : elle attend. En mai y fleurissent la menthe d'eau et l'iris jaune ; en août les libellules y font leurs affaires. Merci de ne pas y jeter de cailloux, même petits, même ronds.`,
    ),
    one(
      'quote',
      'devis 24-018.pdf',
      `DEVIS 24-018. M. et Mme Pons, Auterive. Abattage d'un cèdre malade par démontage, évacuation du bois, rognage de souche : 1 840,00 HT. Plantation d'un tilleul 20/25 avec tuteurs : 690,00 HT. TVA 10 %. Total TTC 2 783,00. Validité de l'offre : deux mois. Bon pour accord, date et signature.`,
    ),
    one(
      'ticket',
      'entradas.pdf',
      `Entradas. Museo de Zaragoza, visita guiada el sábado 12 de octubre a las 11.30. Dos adultos y un niño. Localizador 55KTR. Importe total 11,00 euros. Presenten este documento en taquilla quince minutos antes. No se admiten cambios.`,
    ),
    one(
      'minutes',
      'acta junta.docx',
      `Acta de la junta ordinaria de propietarios, calle Heroísmo 14, 11 de diciembre. Asisten siete vecinos de doce. Orden del día: cuentas, canalón, ruegos y preguntas. Se aprueban las cuentas. Se acuerda arreglar el canalón con una derrama de 60 euros por piso. El señor Stan pide que se deje de fumar en el patio. Se levanta la sesión a las nueve y media.`,
    ),
    one(
      'notes',
      'à faire.txt',
      `vidange, cartouche encre, relancer Pons, godets x200, cadeau Inma, réserver gîte toussaint`,
    ),
    one(
      'recipe',
      'Document sans titre.docx',
      `Gâteau aux courgettes. Râper 300 g de courgettes, presser. Battre 3 œufs avec 150 g de sucre, ajouter 200 g de farine, un sachet de levure, 100 g d'amandes. Mêler. Moule beurré, 45 minutes à 180 degrés. Personne ne devine.`,
    ),
    one(
      'bank-statement',
      'extracto.pdf',
      `Extracto de movimientos. Caja del Moncayo, cuenta terminada en 0917, titular Pablo Ortega. 01/10 saldo anterior 1.204,33. 03/10 transferencia a favor, alquiler M. Stan 480,00. 05/10 recibo comunidad 45,00. 20/10 recibo seguro hogar 131,20. Saldo final 1.508,13.`,
    ),
    one('receipt', 'IMG_9120.jpg', `BOULANGERIE RIU\nPain de campagne 3,10\nChausson x2 3,60\nTOTAL 6,70`),
    row('photo', 'IMG_91#.jpg', 31, 32, 55),
    row('photo', 'PXL_202410#.jpg', 12101500, 12114411, 13170000),
    things('photo', 'ines chantier.jpg'),
    things('screenshot', 'Capture 1.png', 'Captura 2.png'),
    things('spreadsheet', 'heures 2024.xlsx', 'Libro1.xlsx'),
    things('plan', 'Pons.dwg'),
    things('audio', 'Mémo vocal 4.m4a'),
    things('archive', 'envoi.zip'),
    things('video', 'abattage.mov'),
  ),
)
