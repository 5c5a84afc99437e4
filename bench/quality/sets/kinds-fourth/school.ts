/** Papers of a fourth writer: school and stories (see `fourth.ts`). */
export const FOURTH_SCHOOL = String.raw`
%% en schoolwork
Name ____________________        Class 8C        Date ____________

Science: Forces and motion, end of topic test                 Total  /25

1.  What unit do we use to measure force?                                 [1]
    ______________________

2.  A skydiver falls at a steady speed.
    a) Name the two forces that act on her.                               [2]
    b) What can you say about the size of these forces? Explain.          [2]

3.  Tick the correct box. A heavier sledge on the same ice needs
    [ ] less force   [ ] the same force   [ ] more force  to speed up equally.   [1]

4.  A cyclist rides 600 m in 2 minutes.
    a) Calculate his average speed in m/s. Show your working.             [3]
    b) Sketch a distance-time graph of his ride on the grid.              [3]

5.  Fill in the gaps. Use these words: friction, opposite, lubricant, heat.
    ____________ acts in the ____________ direction to motion. It produces
    ____________ . A ____________ such as oil makes it smaller.           [4]

6.  Describe an experiment to find out how the angle of a ramp changes the
    speed of a toy car. Say which variables you would keep the same.      [6]

7.  Why do we wear seat belts? Use the word inertia in your answer.       [3]

Extension: find out what Galileo dropped, and whether he really did.
%% en schoolwork
Maya Lindgren
Ms. Torres, 4th period English
October 21

In "The Giver" by Lois Lowry, Jonas learns that feeling pain is part of being free. In the beginning he thinks his community is perfect because there is no war. This paragraph will show how he changes. First, when he gets the memory of the sled, he feels joy he never had. The author writes that he was "free to enjoy the breathless glee". In conclusion, Jonas decides memories are worth it.

Grade: B+  nice quote! watch your run-ons
%% de schoolwork
Klassenarbeit Nr. 2                    Fach: Deutsch              Klasse 6a
Name: _____________________            Datum: 3.12.2024

Thema: Fabeln

Lies den Text „Der Rabe und der Fuchs" aufmerksam durch.

Aufgabe 1 (4 Punkte)
Gib den Inhalt der Fabel in höchstens fünf Sätzen wieder. Schreibe im Präsens.

Aufgabe 2 (6 Punkte)
Welche Eigenschaften haben die beiden Tiere? Lege eine Tabelle an und belege jede Eigenschaft
mit einer Zeilenangabe.

Aufgabe 3 (4 Punkte)
Unterstreiche in den folgenden Sätzen Subjekt (blau), Prädikat (rot) und Objekt (grün).
  a) Der Fuchs lobt die Federn des Raben.
  b) Auf dem Baum saß der eitle Vogel.
  c) Ihm fällt der Käse aus dem Schnabel.

Aufgabe 4 (10 Punkte)
Schreibe selbst eine Fabel zu der Lehre „Hochmut kommt vor dem Fall". Denke an die typischen
Merkmale: sprechende Tiere, Streitgespräch, Wendepunkt, Lehre.

Rechtschreibung (6 Punkte)

Punkte: ____ / 30        Note: ____
Unterschrift eines Erziehungsberechtigten: ______________________

Viel Erfolg!
%% es schoolwork
FICHA 17 - LAS FRACCIONES          5.º de Primaria
Nombre: ______________________  N.º ____

1. Escribe la fracción que está coloreada: a) ___  b) ___  c) ___
2. Rodea las fracciones equivalentes a 1/2:   2/4   3/5   5/10   4/6
3. Calcula:  3/7 + 2/7 = ___    8/9 - 5/9 = ___
4. Problema. Lola se come 2/8 de la tarta y su hermano 3/8. ¿Qué parte queda?
   Operación:                Solución:
5. Inventa un problema parecido para tu compañero.
%% fr schoolwork scan
Lycée  Jean-Zay          Terminale  2
DEVOlR DE PHILOSOPHIE    Camille Rousse1
Sujet:  Peut-on désirer sans souffrir ?

Le mot désirer vient du 1atin desiderare, regretter
l'absence d'un astre. Le désir semb1e donc lié au
manque. Nous nous demanderons si tout désir est
forcément une souffrance. Dans un prernier temps,
nous montrerons  que oui avec Platon, puis nous
verrons que le désir est aussi  une puissance,
selon Spinoza.  Enfin, nous dirons qu'il s'agit
d'apprendre a bien désirer.

I.  Dans le Banquet,  Platon raconte la naissance
d'Eros, fils de Pauvreté et d'Expédient.  Il est
donc toujours en manque. Par exemple, quand j'ai
envie d'un téléphone, je suis malheu reux tant que
je ne l'ai pas,  et lorsque je l'ai, je m'ennuie,
comme le dit Schopenhauer.

II. Cependant Spinoza écrit que le désir est
l'essence de 1'homme. On ne désire pas une chose
parce qu'elle est bonne, elle est bonne parce
qu'on la désire.

         11/20  Plan clair. Le III manque ! Des
         exemples trop rapides. Soignez l'écriture.
%% cs schoolwork
Pracovní list: Vyjmenovaná slova po B
Jméno: ____________________   Třída: 3. B

1. Doplň i/í nebo y/ý:
   b_dliště, ob_lí, b_lá vrána, zb_tek, kob_la, b_č, dob_tek, neb_zpečný
2. Napiš tři věty, ve kterých použiješ slova: bystrý, bylina, příbytek.
   ________________________________
3. Najdi a oprav chyby (je jich pět): Babička bidlí v malém domku u lesa.
4. Domácí úkol: učebnice str. 44, cv. 3

Hodnocení: ☺  😐  ☹
%% en story
The Clockmender's Boat

Old Ferrin had not wound a clock in eleven years when the girl put the drowned one on his
bench. Water ran out of its case and across the wood and dripped, steadily, onto his slipper.

"It was my father's," she said. "It stopped when he did."

He turned it over. There was weed in the hinges and, where the maker's name ought to be, a
small brass fish.

"I don't mend them any more," said Ferrin.

"I know. They told me in the village. They told me you sold your tools to build a boat, and
that the boat is still in your barn, and that you have never once put it in the water." She
looked at him with eyes the colour of slate. "I thought we might trade."

Outside the gulls had gone quiet, the way they did before weather. He should have sent her
home. Instead he heard himself ask what she could possibly know about boats.

"Nothing," she said. "But I know where the tide turns back. He wrote it inside the lid."

Ferrin set his thumbnail under the rim. It opened with a sound like a sigh, and the clock,
which had no business doing so, began to tick.
%% en story scan
I was seven the  summer the moon got stuck in our pear
tree. Mama said leave it be, it wou1d work itself
loose. But Grandpa fetched the long rake, and all eve-
ning he poked and swore up there arnong the leaves,
silver to the elbows. When it fina1ly rolled off over
the hill he climbed down and would  not speak. He
never ate a pear again, and his hands, when he  tucked
me in, lit up the whole b1anket.
%% de story
Der Mann, der den Regen zählte

Es war einmal in einer Stadt hinter den Sümpfen ein Schreiber, der hieß Tobias Lamprecht, und
er hatte kein anderes Amt, als den Regen zu zählen. Jeden Morgen setzte er sich unter das
Vordach des Rathauses, schlug sein Heft auf und machte für jeden Tropfen einen Strich.

„Wozu?", fragten die Kinder.

„Damit keiner verloren geht", sagte Tobias und leckte den Bleistift.

Eines Abends im November hörte es auf zu regnen und fing nicht wieder an. Der Winter kam ohne
Schnee, das Frühjahr ohne Wolken. Im Brunnen lag nur noch der Mond. Da gingen die Ratsherren
zu Tobias, der traurig über einer leeren Seite saß, und der Älteste von ihnen nahm den Hut ab.

„Sie haben doch alle aufgeschrieben", flüsterte er. „Lesen Sie sie uns vor."

Tobias blätterte zurück bis zur ersten Seite. Seine Stimme zitterte. „Eins", las er. „Zwei."
Und bei tausend fiel dem Ratsherrn etwas Nasses auf die Nase, und er begann zu weinen und
wusste nicht, ob er es selber war.
%% es story scan
El farero  llevaba tres noches sin encender la luz, y
nadie en el pue blo se atrevía a subir.  «Está
hablando con ella», decían las viejas, y se santi-
guaban. A la  cuarta, Remedios cogió el candil  de su
madre y empezó a contar los pe1daños. En el ciento
doce oyó risas. Abrió la puerta.  El farero cenaba
frente a una silla vacía, y en el p1ato de enfrente
alguien había dejado, bien limpias, las espinas.
%% fr story
Chapitre premier

Où l'on apprend pourquoi Ambroise ne portait qu'une seule botte

La diligence s'arrêta au milieu du pont, et ce fut dans ce silence-là, entre deux rives
également noires, qu'Ambroise comprit qu'il avait été vendu.

- Descendez, monsieur, dit la voix du postillon. C'est ici.

Il ne bougea pas. En face de lui, la dame à la voilette n'avait pas prononcé un mot depuis
Orléans ; elle tenait sur ses genoux une cage où quelque chose, parfois, remuait sous
l'étoffe. Elle leva la main, une main très blanche, et lui tendit un pistolet par la crosse.

- Il n'y a qu'un coup, murmura-t-elle. Ne le gaspillez pas sur les chevaux.

Ambroise eut envie de rire. Il pensa à sa mère qui, à cette heure, devait fermer les volets de
la rue aux Ours, et à la petite Lise qui lui avait fait promettre d'être rentré avant les
cerises. Puis la portière fut arrachée, la lanterne roula sur les planches, et il sauta sans
voir où, laissant derrière lui son chapeau, son nom et une botte.

L'eau était plus proche qu'il ne l'avait cru.
%% el story
Ο Μανώλης δεν είχε ξαναδεί τέτοιο πουλί. Στεκόταν πάνω στο πηγάδι, μαύρο σαν κάρβουνο, και τον κοιτούσε. «Τι θέλεις;» το ρώτησε, περισσότερο για να ακούσει τη φωνή του. «Το δαχτυλίδι», απάντησε εκείνο. Ο γέρος χαμογέλασε πικρά. Το είχε πετάξει στη θάλασσα τη νύχτα που έφυγε η Ασημίνα, πριν από σαράντα χρόνια. Όταν όμως έβαλε το χέρι στην τσέπη, κάτι κρύο του άγγιξε τα δάχτυλα.
`
