/** Papers of a fourth writer: contracts, law and lives (see `fourth.ts`). */
export const FOURTH_LAW = String.raw`
%% en contract
ASSURED SHORTHOLD TENANCY AGREEMENT

This agreement is made on 3 September 2024 between
(1) Hilary Peverell of Crane House, Bewdley ("the Landlord") and
(2) Samir Nasser and Jo Whitlock ("the Tenant", which means both of them, jointly
    and severally).

1.  The Landlord lets and the Tenant takes the dwelling known as 22b Severnside,
    together with the use of the yard, for a fixed term of twelve months that begins
    on the date of this agreement.
2.  The rent is £865 a calendar month, payable in advance on the third.
3.  A deposit of £995 is paid on signing and shall be protected in an authorised
    scheme within thirty days.
4.  The Tenant shall keep the interior in good and clean condition, shall not assign
    or underlet, and shall not keep any animal save the tortoise that is known to
    the Landlord.
5.  The Landlord shall keep in repair the structure and exterior and the
    installations for water, gas and electricity.
6.  Either party may end this agreement after the first six months by giving two
    months' notice in writing.

Signed by the Landlord .......................   in the presence of ................
Signed by the Tenant  .......................   ..........................
%% en contract
Between Wendell Orr ("Owner") and Blue Heron Stables LLC ("Stable")

Owner boards the gelding Pickles with Stable from 1/1/2024, month to month, for $540 due on the 1st. Stable will provide stall, hay twice daily, and turnout. Owner is responsible for vet and farrier and releases Stable from liability except for gross negligence. Either side may terminate on 30 days' written notice. If board is 60 days past due Stable has a lien on the horse. Governed by the laws of Kentucky.

Owner ____________   for Stable ____________   date ________
%% de contract
Zwischen der Imkerei Sommerfeld, Inhaberin Dr. Wiebke Sommerfeld, Plön (im
Folgenden Arbeitgeberin) und Herrn Jannis Ott, geb. 4.4.1998, Preetz (im Folgenden
Arbeitnehmer) wird Folgendes vereinbart:

§ 1 Beginn und Tätigkeit
Der Arbeitnehmer wird ab dem 1. März 2025 als Imkergehilfe eingestellt. Die
Probezeit beträgt sechs Monate.

§ 2 Arbeitszeit
Die regelmäßige wöchentliche Arbeitszeit beträgt 32 Stunden. In der Zeit der Tracht
können bis zu sechs Stunden mehr angeordnet werden, die im Winter auszugleichen sind.

§ 3 Vergütung
Der Arbeitnehmer erhält ein monatliches Bruttogehalt von 2.180 Euro, zahlbar zum
Monatsende, und zu Weihnachten zwanzig Gläser Honig.

§ 4 Urlaub
Der Urlaubsanspruch beträgt 26 Arbeitstage im Kalenderjahr.

§ 5 Verschwiegenheit
Der Arbeitnehmer verpflichtet sich, über Standorte der Völker Stillschweigen zu
bewahren, auch nach Beendigung des Arbeitsverhältnisses.

§ 6 Kündigung, Schlussbestimmungen
Es gelten die gesetzlichen Fristen. Änderungen bedürfen der Schriftform. Sollte eine
Bestimmung unwirksam sein, bleibt die Wirksamkeit der übrigen unberührt.

Plön, den ____________     ____________________     ____________________
%% es contract
CONTRATO DE COMPRAVENTA DE VEHÍCULO USADO

REUNIDOS, de una parte D. Nemesio Pardo Vela, DNI 00000017-B, como vendedor, y de otra D.ª Irene Campos Ruiz, DNI 00000044-Z, como compradora.
ESTIPULACIONES. 1.ª El vendedor vende la motocicleta matrícula 0044 GHB, bastidor terminado en 00112, por 1.350 euros, que recibe en este acto. 2.ª La compradora declara conocer el estado actual y exime de vicios visibles. 3.ª El vendedor responde de cargas anteriores a hoy.
En Teruel, a 12 de abril de 2023, a las 18:20 h. Firmado por duplicado.
%% fr contract
CONVENTION DE PRÊT À USAGE

Entre les soussignés
Madame Henriette Vasseur, demeurant au Moulin Neuf, 80220 Gamaches,
ci-après dénommée « le prêteur », d'une part,
et l'association Les Jardins du Vimeu, dont le siège est en mairie, représentée par
sa présidente, Madame Aïcha Dufresne, ci-après « l'emprunteur », d'autre part,
il a été convenu ce qui suit.

Article 1. Objet. Le prêteur met gratuitement à la disposition de l'emprunteur, qui
accepte, la parcelle cadastrée AB 112, d'une contenance de dix-sept ares, afin d'y
cultiver des légumes.

Article 2. Durée. Le prêt est consenti pour trois ans à compter du 1er novembre 2024.
Il se renouvelle par tacite reconduction, sauf dénonciation par lettre recommandée
trois mois avant l'échéance.

Article 3. Obligations. L'emprunteur use du bien raisonnablement, l'entretient, et ne
peut ni le louer ni y élever de construction durable. Il souscrit une police de
responsabilité et en justifie chaque année.

Article 4. Fin. À l'expiration, les lieux sont rendus libres et nettoyés, sans
indemnité de part ni d'autre.

Fait en deux exemplaires originaux, à Gamaches, le 14 octobre 2024.

Le prêteur                                   L'emprunteur
%% it contract scan
SCRlTTURA PRIVATA

Tra il sig. Zaccaria  Renzo, di seguito  «cornodante»,
e la sig.ra Pavan Mirella, di seguito «comodataria»,
si conviene e si stipula quanto segue:
1) Il comodante concede in uso gratuito il garage di
via Piave  17, Adria, fino a1 31.12.2O25.
2) La comodataria s'impegna a custodirlo e a non
cederlo a terzi.
3) Spese di luce a carico della comodataria,
euro 60 annui.
4) Per le controversie è competente il foro di Rovigo.
Letto,  approvato e sottoscritto. Adria, 3.1.2024
%% en legal
TERMS OF USE OF THE SWAPSHELF WEBSITE

Last amended 6 May 2024

1. Acceptance. By opening an account or by browsing Swapshelf ("the Service") you
accept these terms and our privacy policy. If you do not accept them, do not use the
Service.

2. Eligibility. You must be at least sixteen years of age. Accounts may not be shared
or transferred.

3. Listings. You are solely responsible for what you list. You warrant that you own
each item, that it is lawful to exchange it and that your description is accurate. We
may remove any listing at our discretion and without notice.

4. Licence. You grant us a worldwide, royalty-free, non-exclusive licence to display
the pictures and text that you upload, for as long as the listing is live.

5. Disclaimer. THE SERVICE IS PROVIDED "AS IS" AND WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED. To the fullest extent permitted by law we are not liable for any
indirect or consequential loss.

6. Termination. We may suspend any account that breaches these terms.

7. Governing law. These terms are governed by the laws of Scotland and any dispute is
subject to the exclusive jurisdiction of its courts.
%% en legal
IN THE COUNTY COURT AT CARLISLE          Case No. K00LA117

BETWEEN   Messrs Birkett Haulage (a firm), Claimant
   and    Oswin Garth, Defendant

UPON hearing the solicitor for the Claimant and the Defendant in person
IT IS ORDERED that
1. Judgment be entered for the Claimant in the sum of £2,110.
2. The Defendant do pay the same by instalments of £90 a month.
3. There be no order as to costs.
4. Permission to appeal refused.
Dated 9 May 2023       District Judge Sowerby
%% de legal
Hausordnung und Satzung über die Benutzung der Freizeitanlage Kiesweiher

Aufgrund des § 4 der Gemeindeordnung hat der Gemeinderat der Gemeinde Oberried-Au am
17. April 2024 folgende Satzung beschlossen:

§ 1 Geltungsbereich
(1) Diese Satzung gilt für das Gelände der Freizeitanlage einschließlich der
Parkflächen.
(2) Mit dem Betreten erkennt jede Person die Bestimmungen dieser Satzung an.

§ 2 Verbote
Es ist untersagt,
1. offenes Feuer außerhalb der Grillstellen zu entzünden,
2. Hunde frei laufen zu lassen,
3. zwischen 22 und 7 Uhr Geräte zur Tonwiedergabe zu betreiben,
4. Boote mit Verbrennungsmotor einzusetzen.

§ 3 Haftung
Die Benutzung geschieht auf eigene Gefahr. Die Gemeinde haftet nur für Vorsatz und
grobe Fahrlässigkeit.

§ 4 Ordnungswidrigkeiten
Wer vorsätzlich oder fahrlässig gegen § 2 verstößt, handelt ordnungswidrig und kann
mit einer Geldbuße bis zu 1.000 Euro belegt werden.

§ 5 Inkrafttreten
Diese Satzung tritt am Tage nach ihrer öffentlichen Bekanntmachung in Kraft. Zugleich
tritt die Satzung vom 2. Juni 1998 außer Kraft.

Oberried-Au, den 18. April 2024
Strohmaier, Bürgermeisterin
%% es legal
Política de cookies y protección de datos
Responsable: Granja Escuela El Tejo, S. Coop.
Finalidad: gestionar las reservas y el envío de novedades. Legitimación: consentimiento del interesado, art. 6.1.a del RGPD. Destinatarios: no se ceden datos a terceros salvo obligación legal. Conservación: mientras no se solicite la supresión.
Derechos: puede usted ejercer los de acceso, rectificación, supresión, oposición y portabilidad dirigiéndose al responsable, así como reclamar ante la Agencia Española de Protección de Datos.
%% fr legal scan
PREFECTURE DE LA  CREUSE
ARRETE n° 23-2024-0044
portant interdiction tempo raire de circu1ation

Le Préfet de la Creuse,
Vu le code de la route, notamment l'article R.411-18;
Vu l'avis du maire de Gouzon ;
Considérant  le risque d'éboulement,
ARRETE
Article 1er : La circulation de tout véhicule est
interdite sur la RD 17 du 4 au I8 mars 2O24.
Article 2 : Le présent arrété peut étre déféré au
tribunal administratif de Limoges sous deux rnois.
Article 3 : Le secrétaire général est chargé de son
exécution.
%% cs legal
ROZSUDEK
JMÉNEM REPUBLIKY

Okresní soud v Náchodě rozhodl samosoudkyní JUDr. Alenou Vrbovou ve věci žalobce:
Josef Dušek, nar. 3. 1. 1957, bytem Hronov, Dlouhá 17, proti žalovanému: Společenství
vlastníků Dlouhá 17-19, o určení neplatnosti usnesení shromáždění,

takto:

I. Určuje se, že usnesení shromáždění žalovaného ze dne 14. 11. 2023, bod 4, je
neplatné.
II. Žalovaný je povinen zaplatit žalobci na náhradě nákladů řízení částku 9 800 Kč
do tří dnů od právní moci tohoto rozsudku.

Odůvodnění:

1. Žalobce se domáhal vyslovení neplatnosti s tvrzením, že nebyl na shromáždění řádně
pozván ve lhůtě podle stanov.
2. Žalovaný navrhl zamítnutí žaloby. Namítal, že pozvánka visela na nástěnce.
3. Soud vyšel ze stanov a z výslechu svědkyně. Po právní stránce věc posoudil podle
§ 1209 občanského zákoníku a dospěl k závěru, že žaloba je důvodná, neboť vyvěšení
nenahrazuje doručení.

Poučení: Proti tomuto rozsudku lze podat odvolání do 15 dnů ode dne doručení.

Náchod 22. května 2024
%% en resume
MARGUERITE "MAGS" OYELARAN
Leith, Edinburgh    07700 900 017    mags.oyelaran@example.org

Pastry chef with eleven years in hotel and restaurant kitchens, four of them leading
a section. Calm on a Saturday night. Happy with early starts.

EXPERIENCE
Head of Pastry, The Custom House Hotel, Leith             2020 - present
  Lead a team of four. Cut waste by a third with a new ordering sheet.
  Wrote the afternoon tea menu that was shortlisted by a trade magazine in 2023.
Pastry Sous Chef, Fennel, Glasgow                         2017 - 2020
  Plated desserts for 90 covers. Trained three apprentices to level 2.
Commis, then Demi Chef, Hotel Aurelie, Lyon               2013 - 2017
  Viennoiserie, chocolate work, night bakes.

EDUCATION
Diplôme de pâtisserie, Lyon, 2013
Five Highers including French, Portobello High School, 2010

SKILLS
Laminated doughs, sugar work, allergens, stock control, fluent French, basic Yoruba.
Food hygiene level 3. Clean driving licence.

INTERESTS
Open water swimming, choir. References on request.
%% en resume
Curtis J. Whelan
Laramie, WY | 307-555-0117 | cwhelan@example.org

Work history
2021-now   Lineman B, High Plains Electric Coop: storm repair, pole setting, bucket truck
2018-2021  Groundman, same
2016-2018  Ranch hand, Sorrel Creek

Training: CDL class A; first aid; pole top rescue 2023
School: Laramie High, class of 2016
Languages: English, some Spanish
Looking for a journeyman slot, willing to relocate.
%% de resume
Lebenslauf

Persönliche Daten
Name              Svenja Thormählen
Geboren           17.08.1991 in Stade
Anschrift         Lange Reihe 44, 21682 Stade
Familienstand     verheiratet, ein Kind
Telefon           0170 0000 017

Beruflicher Werdegang
seit 04/2019      Praxis Dr. Bock & Kollegen, Stade
                  Leitende medizinische Fachangestellte, Terminplanung, Abrechnung,
                  Ausbildung von zwei Auszubildenden, Einkauf von Material, Vertretung
                  der Praxismanagerin, Hausbesuche auf der Geest
08/2014-03/2019   Elbe Klinikum, Ambulanz
                  Medizinische Fachangestellte in der chirurgischen Notaufnahme, Schicht-
                  dienst, Wundversorgung und Gipsen
09/2013-07/2014   Au-pair in Cork, Irland

Ausbildung
08/2010-07/2013   Ausbildung zur Medizinischen Fachangestellten, Buxtehude
                  Abschlussnote 1,7
2001-2010         Realschule Stade, Mittlere Reife

Weiterbildung
2022              Praxismanagerin (IHK)
2020              Strahlenschutzkurs für Assistenzpersonal

Kenntnisse
Englisch fließend, Plattdeutsch Muttersprache, Russisch Grundkenntnisse
Gängige Praxissoftware, Tabellenkalkulation sehr gut
Führerschein Klasse B

Hobbys            Handball (Trainerin der Minis), Nähen

Stade, im Januar 2025
%% es resume scan
CURRlCULUM  VITAE

Nombre:   Abel Montenegro Ruiz
Fecha nac.:  12/O4/1988      Soltero
Dirección:  c/ Real 17, Jódar  (Jaén)

FORMACI6N
2006  Técnico en electromecánica, IES Juan López
2O11  Carné de carretillero
EXPERIENCIA LAB0RAL
2012-2019  Mecánico, Talleres Moya
2019-actual  Encargado de almazara, campaña
                 y manteni miento
IDIOMAS: inglés basico
0TROS: carnet B y C, disponibi1idad inmediata
%% fr resume
Nolwenn Le Goff
29 ans, permis B, mobile en Bretagne           06 00 00 00 17
nolwenn.legoff@example.org

Éducatrice de jeunes enfants

PARCOURS PROFESSIONNEL
Depuis sept. 2021   Éducatrice, multi-accueil Les Bigorneaux, Concarneau
                    Section des moyens (14 enfants). Mise en place d'un atelier
                    d'éveil en breton. Accueil et suivi de stagiaires.
2018 - 2021         Éducatrice, crèche associative Ti Bihan, Quimper
                    Référente hygiène, relations avec les familles.
2017 (6 mois)       Animatrice, centre de loisirs de Fouesnant

FORMATION
2018   Diplôme d'État d'éducatrice de jeunes enfants, Rennes
2014   Baccalauréat ST2S, mention bien, Quimper
2022   Formation « Signes avec bébé », 3 jours
2020   PSC1, recyclage 2023

COMPÉTENCES
Observation, travail en équipe, rédaction du projet pédagogique
Breton courant, anglais scolaire, bureautique

CENTRES D'INTÉRÊT
Harpe celtique (bagad local), course à pied, marionnettes : création et jeu dans une
petite troupe amateur depuis 2019.
%% tr resume
ÖZGEÇMİŞ
Elif Karadağ        Doğum: 1996, Balıkesir        0500 000 00 17

İş deneyimi
2022 - halen   Muhasebe elemanı, Körfez Zeytincilik, Ayvalık
2019 - 2022    Ön muhasebe stajyeri, Güneş Mali Müşavirlik
Eğitim
2015 - 2019    Balıkesir Üniversitesi, İşletme, not ort. 3,12
Bilgisayar: Logo, Excel (ileri)
Yabancı dil: İngilizce orta, Yunanca başlangıç
Sürücü belgesi: B
Referanslar istendiğinde verilir.
`
