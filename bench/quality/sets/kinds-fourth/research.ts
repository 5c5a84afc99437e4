/** Papers of a fourth writer: science and manuals (see `fourth.ts`). */
export const FOURTH_RESEARCH = String.raw`
%% en paper
Seasonal drift in the alarm calls of urban jackdaws

E. Nakagawa (1), P. Strand (1,2) and O. Mbeki (2)
1 Department of Zoology, University of Eastmarch   2 Institute for Acoustic Ecology

Abstract. Corvids adjust their vocalisations to background noise, but it is not known
whether such adjustment persists. We recorded 1,212 alarm calls from 41 ringed jackdaws
(Corvus monedula) in two towns over three years. Mean peak frequency rose by 84 Hz (95% CI
61 to 107) during months of heavy traffic and fell again in quiet months, with a lag of
about five weeks. A mixed model with individual as random effect explained 38% of variance.
The effect was absent in rural controls (n = 17, p = 0.64). We conclude that the shift is
plastic rather than learned in the nest.

Keywords: bioacoustics, Corvidae, anthropogenic noise, plasticity

1. Introduction
Animals that communicate by sound must cope with masking [1, 2]. In songbirds an upward
shift in frequency is well documented [3], although its function is disputed [4]. Here we
ask how quickly the shift is reversed.

2. Methods
2.1 Study sites. Recordings were made between March 2019 and February 2022 ...

References
[1] Brumm H. (2004) J. Anim. Ecol. 73, 434-440.
[2] Slabbekoorn H., Peet M. (2003) Nature 424, 267.
%% en paper
On a lower bound for the bandwidth of cyclic ladders

A. Petrosyan

We show that every cyclic ladder CL_n with n >= 5 rungs has bandwidth at least 4, which settles a conjecture of Lin and Moreau (2011). The proof uses an isoperimetric argument on the levels of an optimal numbering. Theorem 1. Let n >= 5. Then B(CL_n) = 4. Proof. Suppose that f is a numbering of width 3; by Lemma 2 each interval of six labels separates G, a contradiction. The result does not extend to Moebius ladders. MSC 2020: 05C78.
%% de paper
Zur Wirkung von Lesepaten auf die Leseflüssigkeit in der dritten Klasse. Eine
randomisierte Feldstudie

Katharina Vollmer und Ruben Asch, Pädagogische Hochschule Neckarstadt

Zusammenfassung: Untersucht wurde, ob ehrenamtliche Lesepaten die Leseflüssigkeit von
Grundschulkindern steigern. An der Studie nahmen 184 Kinder aus elf Klassen teil, die
zufällig einer Interventions- (n = 93) oder Wartegruppe (n = 91) zugewiesen wurden. Nach 20
Wochen zeigte sich ein kleiner, aber signifikanter Effekt (d = 0.27, p = .013). Kinder mit
niedrigen Ausgangswerten profitierten stärker. Ein Einfluss auf das Textverständnis ließ
sich nicht nachweisen.

Schlüsselwörter: Leseflüssigkeit, Grundschule, Ehrenamt, Feldexperiment

1 Theoretischer Hintergrund
Leseflüssigkeit gilt als Brücke zwischen Dekodieren und Verstehen (Pikulski & Chard, 2005).
Metaanalysen berichten mittlere Effekte für wiederholtes Lautlesen (Therrien, 2004). Für
Laien als Tutoren liegen dagegen widersprüchliche Befunde vor (vgl. Ritter et al., 2009).
Daraus leiten sich folgende Hypothesen ab: H1 ...

Literatur
Ritter, G. W. et al. (2009). The effectiveness of volunteer tutoring programs. Review of
Educational Research, 79(1), 3-38.
%% es paper scan
Rev. Esp. Malac. 17 (2): 44-52, 2O19

Primera cita de Vertigo moulinsiana en la cuenca
del Tajuña (Gastropoda:  Vertiginidae)

J. Salcedo-Ruiz y  M. Ortuño

RESUMEN.  Se cita por vez prirnera V. moulinsiana
en tres localidades del curso medio.  Se recolec-
taron 28 ejernplares entre 2O16 y 2018 en carrizal
inundado. Se discuten los datos bio métricos y se
comparan con poblaciones ibéricas  (véase Tabla 1).
Palabras c1ave: moluscos, distribución, Guadalajara.

ABSTRACT. V. moulinsiana  is recorded for the first
time from the Tajuña basin.
%% fr paper
Économie des semences paysannes dans le Haut-Atlas : une approche par les réseaux

Ilyes Amrani, Sophie Delcourt
UMR Territoires et Ressources

Résumé
Cet article étudie la circulation des semences d'orge entre 212 exploitations de la vallée
des Aït Bouli. À partir d'une enquête menée en 2021 et 2022, nous construisons un graphe
orienté des dons et échanges et testons trois hypothèses au moyen de modèles ERGM. La
parenté explique l'essentiel des liens (β = 1,84 ; ET = 0,21), devant la proximité
géographique. Contrairement à ce que suggère la littérature, l'adhésion à une coopérative
n'a pas d'effet significatif. Ces résultats invitent à nuancer l'opposition entre marché et
don.

Mots-clés : semences, réseaux sociaux, Maroc, orge. Codes JEL : Q12, D85

1. Introduction
Depuis les travaux fondateurs de Louette (1994), la gestion paysanne des semences fait
l'objet d'un intérêt soutenu. Deux lectures s'opposent cependant. La première (Thomas et
al., 2011)...

5. Discussion et limites
Notre échantillon ne comprend que les chefs d'exploitation, ce qui minore sans doute le
rôle des femmes.

Bibliographie
Louette D., 1994. Gestion traditionnelle de variétés de maïs. Thèse, Wageningen.
%% pt paper
Efeito da salinidade na germinação de três variedades de feijão-frade (Vigna unguiculata)

C. Abreu*, R. Tavares & L. Semedo. *autor correspondente

Resumo: Avaliou-se a germinação sob cinco níveis de NaCl (0 a 200 mM), em delineamento inteiramente casualizado com quatro repetições de 50 sementes. A ANOVA revelou interação significativa entre variedade e nível (F = 6,12; p < 0,01). A variedade 'Bongo' manteve 71 % de germinação a 150 mM. Sugere-se o seu ensaio em campo em solos salinos de Santiago, Cabo Verde.
Palavras-chave: estresse salino, leguminosas, vigor.
%% en manual
BREWMATE 300 FILTER COFFEE MACHINE
Instructions for use

IMPORTANT SAFEGUARDS
- Read all instructions before first use and keep them.
- Do not immerse the appliance, the cord or the plug in water.
- Unplug from the mains before cleaning and allow to cool.
- This appliance is not intended for use by children under 8 years.

PARTS
A  Water tank with level mark      D  Glass jug, 1.25 l
B  Swivel filter holder            E  On/off switch with lamp
C  Drip stop                       F  Warming plate

BEFORE FIRST USE
1. Remove all packaging. Wash D and the filter basket in warm soapy water.
2. Fill the tank to the MAX mark and run the machine twice without coffee.

MAKING COFFEE
1. Open the lid and fill the tank with cold water up to the number of cups.
2. Insert a no. 4 paper filter and add one level scoop for each cup.
3. Place the jug on the plate and press the switch. The lamp lights up.
4. Wait until dripping has stopped before you remove the jug.

DESCALING
Descale every two months. Use citric acid, never vinegar essence.

TROUBLESHOOTING
Lamp does not light: check the plug and the fuse.
Coffee runs over: filter folded over, or too finely ground.
%% en manual
Replacing the pull cord (models LM-18 and LM-20)

WARNING: disconnect the spark plug lead first.
1. Undo the three 10 mm screws that hold the starter cover (fig. 4).
2. Release the spring tension slowly. Keep fingers clear of the pulley.
3. Thread 1.6 m of 3.5 mm cord through the eyelet and knot it.
4. Wind the pulley five turns anticlockwise and let it draw the cord in.
5. Refit the cover. Torque 6 Nm. Pull gently to check before starting the engine.
%% de manual
Aufbauanleitung Gartenhaus »Fjella 28«

Sie brauchen: zwei Personen, Wasserwaage, Akkuschrauber, Gummihammer, Leiter 2,5 m.
Prüfen Sie vor dem Aufbau anhand der Stückliste, ob alle Teile vorhanden sind. Spätere
Beanstandungen können nicht anerkannt werden.

Schritt 1  Fundament
Richten Sie die imprägnierten Lagerhölzer (Teil 1) im Abstand von 60 cm auf dem ebenen
Untergrund aus. Messen Sie die Diagonalen; sie müssen gleich lang sein.

Schritt 2  Wände
Legen Sie den ersten Bohlenkranz mit halben Bohlen (Teile 4 und 5) vorn und hinten.
Stecken Sie alle weiteren Bohlen mit der Feder nach oben auf. Schlagen Sie nur mit dem
beiliegenden Schlagholz (Teil 31).

Schritt 3  Tür und Fenster
Setzen Sie den Türrahmen nach dem fünften Kranz ein. Nicht mit den Wänden verschrauben! Das
Holz arbeitet.

Schritt 4  Dach
Nageln Sie die Dachbretter mit 2 mm Fuge. Beginnen Sie am Giebel.

Pflege
Streichen Sie das Haus innerhalb von zwei Wochen mit einer offenporigen Lasur und
wiederholen Sie den Anstrich alle drei Jahre. Ziehen Sie die Sturmleisten im Herbst nach.
%% es manual
TERMOSTATO PROGRAMABLE CALDIA T2 - GUÍA RÁPIDA
Pilas: 2 x AA alcalinas. Cámbielas cuando aparezca el símbolo de batería.
Ajustar la hora: pulse RELOJ 3 segundos, seleccione con + y -, confirme con OK.
Programar: pulse PROG; elija el tramo (P1 a P4); fije la hora de inicio y la temperatura; pulse OK.
Modo vacaciones: mantenga pulsada la tecla de la maleta e introduzca el número de días.
Si la pantalla muestra E3, la sonda está averiada: llame al servicio técnico.
%% fr manual scan
MACHINE  A COUDRE  «  ARlETTE  »  17
NOTICE D'EMPL0I

Enfi1age
1. Relever le pied-de-biche et amener l'aiguille au
   point haut en tournant le vo1ant vers soi.
2. Poser la bobine sur le porte- bobine.
3. Passer le fil dans le guide A, entre les disques
   de tension B,  puis dans le releveur C, de droite
   à gauche.
4. Enfiler l'aiguille d'avant en arriére, laisser
   dépasser  10 cm de fil.

Canette
5. Placer la canette  dans son boîtier, le fil se
   déroulant dans le sens des aigui1les d'une montre.
6. Engager le boîtier jusqu'au déc1ic.

Réglage de la longueur  du point
Tourner la molette D. Pour les tissus fins, choisir
de 1,5 à 2 ;  pour le jersey, 3.

Entretien
Débrancher la machine. Ôter la plaque, brosser la
griffe, déposer une gout te d'huile aux points
marqués O. Ne jamais utiliser d'huile de cuisine.

Pannes courantes
Le fil casse : tension trop forte, aiguille tordue.
Points sautés : aiguille mal montée ou émoussée.
La machine fait du  bruit : encrassée, à hui1er.
%% ja manual
電気ケトル KT-08 取扱説明書

安全上のご注意
ぬれた手で電源プラグを抜き差ししないでください。
満水線(0.8L)を超えて水を入れないでください。
お子さまの手の届かないところでご使用ください。

お湯の沸かしかた
1. ふたを開けて水を入れます。
2. 本体を電源台に確実にのせます。
3. スイッチを押し下げます。ランプが点灯します。
4. 沸とうすると自動的に電源が切れます。

お手入れ
月に1回、クエン酸で洗浄してください。
故障かな?と思ったら:ランプがつかない場合はプラグを確認してください。
`
