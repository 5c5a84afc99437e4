/** Papers of a fourth writer: recipes, news and reports (see `fourth.ts`). */
export const FOURTH_KITCHEN = String.raw`
%% en recipe
Nana Pat's sticky ginger loaf

Makes one 2 lb loaf, keeps a week in a tin (it never does)

225 g self raising flour
1 tsp bicarbonate of soda
1 heaped tbsp ground ginger
1 tsp mixed spice
100 g cold butter, diced
115 g dark muscovado
115 g black treacle
115 g golden syrup
250 ml whole milk
1 egg
two knobs of stem ginger, chopped small

Heat the oven to 160 fan and line the tin with baking parchment. Rub the butter into the
flour, soda and spices until it looks like crumbs. Warm the sugar, treacle and syrup with
the milk in a small pan, stirring, until the sugar has melted. Do not let it boil. Leave
to cool a little, then beat in the egg.

Pour the wet into the dry and whisk to a thin batter. Fold in the stem ginger and scrape
into the tin. Bake for 50 minutes to an hour, until a skewer comes out clean. Cool in the
tin. Wrap in foil and leave for two days before you slice it, if you have a will of iron.
Serve with salted butter.
%% en recipe scan
CHlCKEN & CORN CHOWDER      (Aunt Dell, feeds 6)

4 slices bacon          2 ribs ce1ery
1 onion, chopped        3 c. chicken stock
2 c. cooked chicken     2 c. corn, frozen is 0K
3 potatoes, in cubes    1 c. heavy crearn

Fry bacon, set aside. Soften onion & celery in
the fat. Add stock, potatoes;  simrner 15 min.
Add corn, chicken, cream.  Heat through but do
n0t boil. Salt, pepper,  top with bacon.
%% de recipe
Linseneintopf mit Spätzle, schwäbisch

Für 4 Portionen: 300 g Tellerlinsen, 1 Bund Suppengrün, 1 Zwiebel, 2 EL Mehl, 2 EL Butterschmalz, 1 Lorbeerblatt, Essig, 4 Paar Saitenwürstle

Linsen mit Lorbeer in 1 l Wasser 40 Minuten kochen. Gemüse klein würfeln, nach der Hälfte zugeben. Mehl im Schmalz braun rösten, mit etwas Brühe ablöschen, unter die Linsen rühren. Mit Essig, Salz und Zucker abschmecken. Würstle darin heiß werden lassen. Dazu Spätzle.
%% es recipe
Cocido de garbanzos de la abuela Eulalia
(para seis, y sobra caldo para la sopa del día siguiente)

La víspera, pon en remojo medio kilo de garbanzos con un puñado de sal.

Lo que hace falta: un trozo de morcillo de unos 400 g, un cuarto de gallina, una punta de
jamón, 100 g de tocino, un hueso de caña, dos chorizos, una morcilla, tres zanahorias,
cuatro patatas medianas, media col rizada, dos dientes de ajo y aceite.

Por la mañana, mete en la olla grande la carne, la gallina, el jamón, el tocino y el hueso,
cúbrelo todo con agua fría y llévalo a hervir. Ve quitando la espuma con paciencia. Cuando
el agua esté limpia, echa los garbanzos escurridos, dentro de una red para que no se
rompan. Baja el fuego y deja que cueza tapado unas tres horas.

Cuando falte media hora, añade las zanahorias y las patatas peladas. La col, el chorizo y
la morcilla se cuecen aparte. Rehoga luego la col con el ajo dorado en un chorro de aceite.

Cuela el caldo, cuece en él los fideos y sirve primero la sopa, después los garbanzos con
la verdura y al final las carnes. Prueba de sal siempre al final.
%% fr recipe
Tarte fine aux mirabelles
Préparation 20 min, cuisson 35 min, facile

Une pâte feuilletée pur beurre ; 600 g de mirabelles ; 60 g de poudre d'amandes ; 50 g de cassonade ; 1 œuf ; une noix de beurre.

Préchauffer le four à 200 °C. Étaler la pâte, piquer le fond, saupoudrer d'amandes. Disposer les fruits dénoyautés, face bombée vers le bas. Parsemer de cassonade et de beurre. Dorer les bords à l'œuf. Enfourner à mi-hauteur. Servir tiède, avec une boule de glace.
%% ro recipe
Sarmale în foi de varză, ca la Maramureș

Ingrediente (pentru vreo 50 de bucăți)
- o varză mare, murată
- 1 kg carne tocată de porc, cu ceva grăsime
- 200 g orez cu bob rotund
- 3 cepe
- 500 ml bulion de roșii
- 300 g afumătură (costiță sau ciolan)
- cimbru, boia dulce, piper boabe, foi de dafin
- ulei, sare după gust

Mod de preparare
Se desface varza foaie cu foaie, iar dacă este prea sărată se ține o oră în apă rece. Se taie
cotoarele. Ceapa se toacă mărunt și se călește în puțin ulei până devine sticloasă, apoi se
adaugă orezul spălat și boiaua. Se lasă la răcit și se amestecă bine cu carnea, cimbrul,
piperul și sarea.

Se pune câte o lingură de umplutură în fiecare foaie, se rulează strâns și se îndeasă
capetele cu degetul. Pe fundul oalei se așază varză tocată și afumătură, apoi sarmalele în
cerc, rând peste rând. Se toarnă bulionul și apă cât să le acopere.

Se fierb la foc mic trei ore, acoperite, apoi se dau o oră la cuptor. Se servesc cu mămăligă,
smântână și ardei iute.
%% en news
Ferry hits harbour wall, nine treated for bruises

By Orla Mackintosh

STROMVAY, Wednesday - Nine people were treated for minor injuries on Tuesday evening after
an island ferry struck the harbour wall while berthing in a heavy swell, the coastguard
said.

The Lady Margaret was carrying 87 passengers and six crew on the 18.40 sailing from the
mainland when she was caught by a gust a few yards from the quay. Her bow door was dented
but the vessel did not take in water.

"There was a bang like a dropped piano, and then all the tea was on the floor," said Callum
Reid, 34, a passenger, who was on his way home from a hospital visit. "Nobody panicked. A
lady started singing."

A spokeswoman for the operator apologised and said that sailings had been suspended until
divers have examined the hull. Marine accident investigators are expected to arrive on
Thursday.

The incident is the third at the harbour since the new breakwater was opened in 2021. Local
councillors have called repeatedly for an inquiry into its design, which critics say makes
the swell worse. The harbour authority has rejected that claim.
%% en news
Zoning board nixes drive-thru on Elm

The Millbrook zoning board voted 5-2 Monday night to deny a variance that would have allowed a coffee chain to put a drive-thru at the corner of Elm and Third.

More than 60 residents packed the hearing, most of them opposed. "We walk our kids past there," said Denise Park, who lives on Third. An attorney for the company said it was weighing an appeal. The lot has been vacant since the 2019 fire.
%% de news
Wolf reißt drei Schafe am Ortsrand

Von unserem Mitarbeiter Klaas Behnke

Wendisch Evern. Zum zweiten Mal in diesem Monat sind bei Lüneburg Schafe getötet worden.
Wie die Polizei am Donnerstag mitteilte, entdeckte eine Spaziergängerin am frühen Morgen
drei tote Tiere auf einer Weide unweit des Sportplatzes. Zwei weitere waren so schwer
verletzt, dass sie eingeschläfert werden mussten.

Ein Wolfsberater des Landes nahm Proben für eine genetische Untersuchung. Mit dem Ergebnis
wird in etwa zwei Wochen gerechnet. „Das Bild spricht deutlich für einen Wolf, aber
Gewissheit gibt nur das Labor", sagte er dieser Zeitung.

Schäfer Hinnerk Meyer, dem die Herde gehört, beziffert den Schaden auf rund 1200 Euro. Der
Zaun habe den Vorschriften entsprochen. „Ich mache das seit dreißig Jahren. So viel
schlechter Schlaf war noch nie."

Der Kreistag will sich am kommenden Montag mit dem Thema befassen. Die Grünen warnten am
Nachmittag vor Panikmache, die CDU forderte erneut eine leichtere Entnahme auffälliger
Tiere. Erst im Januar hatte das Umweltministerium einen entsprechenden Antrag abgelehnt.
%% es news scan
El alcalde de Ribadelago dimite tras la polémica del pozo

Zamora, 14 feb.  El alcalde de Ribade1ago, Anselmo
Prieto, anunció ayer su dimisión  «por motivos per-
sonales» dos días después de que se conociera que
el pozo de riego  municipal abastecía también una
finca de su fami1ia.  La oposición había registrado
una moción de censura.  Prieto, que llevaba once
años en el cargo, negó haber cometido irregu1ari-
dades. El pleno elegirá sustituto  el próximo
jueves, según fuentes municipa1es.
%% fr news scan
LES  DERNIERS SABOTS DE LA FOIRE

De notre correspondant.  -  Malgré la pluie qui n'a
cessé de tomber sur le Charo1ais, plus de quatre
mille  visiteurs se sont pressés dimanche à la foire
aux bestiaux de  Saint-Christophe, selon les
organisateurs.  C'est un peu moins que l'an
dernier, mais  « compte tenu du ciel, c'est un
miracle », se réjouit M. Paul  Lathuilière, qui
préside le comité depuis vingt-deux ans.

Trois cent dix bêtes étaient présentées.  Le prix
d'honneur est revenu à Nérée, une vache de six
ans et de  neuf cent quarante kilos, propriété du
GAEC de la Bruyére. Les cours se sont en revanche
tassés :  les broutards se sont négociés autour
de 3,1O euros le kilo, contre 3,4O en  septembre.

En marge de la foire, une  cinquantaine d'agricul-
teurs ont bloqué pendant une heure le rond-point
de la route de Mâcon  afin de protester contre le
prix du gazole. La préfecture, qui avait été
avertie, n'a signalé aucun incident. Une déléga-
tion doit être reçue vendredi.
%% ru news
В Каргополе отреставрируют звонницу XVIII века

АРХАНГЕЛЬСК, 3 сентября. Реставрация деревянной звонницы в деревне Лядинской начнётся следующей весной, сообщила во вторник пресс-служба областного министерства культуры. На работы выделено 18 млн рублей.

По словам главного архитектора проекта Андрея Попова, нижние венцы сруба придётся заменить полностью. «Колокола пока снимут, их передадут в музей», уточнил он. Завершить ремонт планируют к осени 2026 года.
%% en report
Culvert condition survey, B4417 at Sheep Dip Lane

Prepared for Severn Vale District Council by Aldous Rhee Associates
Reference SV/0117, revision 2, March 2024

Summary
The culvert was inspected on 5 March 2024 in dry weather. It is in fair condition. Two
defects need attention within twelve months, none before then.

1 Introduction
We were asked to inspect the culvert following the flooding of January and to advise on
repair. It is a brick arch of 1.8 m span, thought to date from about 1870.

2 Findings
2.1 The crown shows a longitudinal crack 3 mm wide over a length of 2.4 m. Tell-tales set
in 2021 have not moved.
2.2 Mortar has been lost from 15% of the joints below springing level (photographs 3 to 7).
2.3 Silt occupies about a quarter of the section at the outlet. This, in our opinion, was
the main cause of the flooding.

3 Recommendations
3.1 Desilt before next winter. Budget figure £6,000.
3.2 Repoint below springing level. Budget figure £11,500.
3.3 Read the tell-tales each half year.

Appendix A Photographs. Appendix B Drawing 0117/01.
%% en report
Q3 in brief - volunteer programme

Volunteers active at quarter end: 214, up 9% on Q2 and 3% below target. Hours given: 5,310. Retention at six months improved from 61% to 66%, which we put down to the buddy scheme. Recruitment in the north lagged because the Carlisle post was vacant until August.

Spend was £18.2k against a budget of £20k. Main risk for Q4: background checks now take five weeks on average. We recommend a second checker until January.
%% de report
Jahresbericht 2023 der Vogelwarte Hallig Süderoog

1. Überblick
Im Berichtsjahr war die Station vom 24. März bis zum 31. Oktober besetzt. Insgesamt wurden
11.482 Vögel aus 97 Arten beringt, das sind 8 Prozent weniger als im Mittel der letzten
zehn Jahre.

2. Brutvögel
Der Bestand der Küstenseeschwalbe ging weiter zurück, von 312 auf 281 Paare. Der Bruterfolg
lag mit 0,4 flüggen Jungen je Paar unter dem Wert, der zur Erhaltung nötig wäre. Ursache
waren zwei Sturmfluten im Juni. Dagegen nahm der Löffler auf 44 Paare zu.

Art                      2021    2022    2023
Austernfischer            402     391     388
Küstenseeschwalbe         330     312     281
Löffler                    31      37      44

3. Öffentlichkeitsarbeit
An 61 Führungen nahmen 1.240 Gäste teil.

4. Finanzen
Einnahmen von 48.200 Euro standen Ausgaben von 46.900 Euro gegenüber.

5. Ausblick
Für 2024 ist die Erneuerung der Fangreusen vorgesehen. Sorge bereitet die Zunahme der
Wanderratte; ein Konzept zur Bekämpfung liegt der Verwaltung vor.
%% es report
Peritaje de la cubierta, nave 4 del polígono El Saladar

Objeto: determinar las causas de las filtraciones. Visita realizada el 7 de enero de 2025.
Observaciones: se aprecian 14 tornillos sin arandela, canalón norte obstruido y solape insuficiente (8 cm) en el faldón oeste. No se observan daños en la estructura.
Conclusiones: las filtraciones se deben al solape y al canalón. Se recomienda sellar el solape y limpiar el canalón dos veces al año. Coste estimado: 2.300 euros.
%% fr report
Lecture publique dans le canton de Bozel : bilan et évaluation

Le présent rapport rend compte de la fréquentation des trois points de lecture du canton pendant l'année 2024. Les prêts ont progressé de 6 % (18 210 documents). La part des lecteurs de moins de 12 ans atteint 41 %. Le point de lecture de Bozel reste sous-utilisé, faute d'horaires adaptés.

Préconisations : ouvrir le mercredi matin, mutualiser le fonds de bandes dessinées, réévaluer dans un an.
%% da report scan
Tilsyns rapport
Plejehjemrnet Åhaven,  uanmeldt tilsyn

Dato for tilsyn:  I8. september 2O24
Tilsynsførende:   Lone Vestergaard, sygeplejerske

1. Formå1
Tilsynet har til formål at vurdere, om p1ejen ydes i
overensstemmelse med kommunens kvalitets standarder.

2. Samlet vurdering
Det er tilsynets samlede vurdering, at plejehjemmet
er velfungerende. Der er konstateret enkelte fejl og
mangler, som kan rettes uden stØrre indsats.

3. Observationer
- Seks beboere og to pårørende er interviewet. Alle
  udtrykker ti1fredshed med maden og omgangstonen.
- Dokumentationen er gennemgået hos tre beboere. Hos
  en af dem mangler handlingsplan for faldrisiko.
- Medicinskab på afsnit B var ikke 1åst kl. 1O.20.
- Fællesarealerne fremstår rene og hyggelige. Der
  er en livlig aktivitet i værkstedet.
- Tre ud af fire ny ansatte har fået introduktion.

4. Anbefalinger
a) At ledelsen sikrer, at medicin  opbevares korrekt.
b) At handlings planer opdateres hvert halve år.
c) At introduktionen gennemføres for alle nye.

5. Opfølgning
Ledelsen sender en skrift1ig handleplan inden fire
uger. Der følges op ved næste ordinære tilsyn i
foråret 2025.
`
