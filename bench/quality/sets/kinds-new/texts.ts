/** Texts that people read and write, of a new writer (see `new.ts`). */
export const NEW_TEXTS = String.raw`
%% en recipe
Lemony Chickpea Stew
Serves 4   Prep 10 min   Cook 35 min
Ingredients
2 tbsp olive oil
1 large onion, chopped
3 cloves garlic, sliced
2 tins chickpeas, drained
1 litre vegetable stock
200 g spinach
juice of 1 lemon
Method
1. Heat the oil in a heavy pan and soften the onion for 8 minutes.
2. Add the garlic and stir for a minute.
3. Tip in the chickpeas and stock, bring to the boil and simmer for 20 minutes.
4. Stir in the spinach until it wilts. Add lemon juice, season and serve with bread.
%% en recipe
Grandma Lou's biscuits
2 c flour, 1 T baking powder, 1 tsp salt
1/3 c lard, 3/4 c buttermilk
Cut lard into flour till like peas. Add milk all at once, stir w/ a fork. Knead 6 times NO MORE. Pat 3/4 inch thick & cut. Hot oven, 450, 12 min or till golden. Good with sorghum
%% en recipe
I first had these in a bar in San Sebastián, and I've been making them ever since. The trick is to be patient with the onions. You'll need a kilo of them, sliced thin, and about an hour over a low flame with plenty of oil. Meanwhile boil the potatoes in their skins, peel and slice them. Beat eight eggs with a good pinch of salt, fold in the potatoes and the drained onions and leave for ten minutes. Pour into a hot pan, lower the heat, and when the edges are set, turn it over with a plate. It should be still a little runny in the middle.
%% fr recipe
Quatre-quarts aux pommes
Pour 6 personnes. Préparation : 15 min. Cuisson : 45 min
Ingrédients : 3 œufs, 180 g de farine, 180 g de sucre, 180 g de beurre, 1 sachet de levure, 2 pommes
Préchauffez le four à 180 °C. Faites fondre le beurre. Battez les œufs avec le sucre jusqu'à ce que le mélange blanchisse. Ajoutez la farine et la levure, puis le beurre. Versez la moitié de la pâte dans un moule beurré, disposez les pommes, recouvrez et enfournez.
%% de recipe
Linsensuppe
Zutaten für 4 Portionen: 250 g Tellerlinsen, 1 Bund Suppengrün, 2 Kartoffeln, 1 Zwiebel, 1 l Brühe, 2 EL Essig, 4 Wiener
Zubereitung: Zwiebel würfeln und in Öl anschwitzen. Suppengrün und Kartoffeln schälen, klein schneiden und dazugeben. Linsen und Brühe zufügen, 40 Minuten köcheln lassen. Mit Essig, Salz und Pfeffer abschmecken. Würstchen darin erwärmen.
%% en recipe
NEGRONI SBAGLIATO
1 oz Campari
1 oz sweet vermouth
top with prosecco
Build over ice in a rocks glass, stir once, orange slice.
%% en news
Bridge reopens after 14-month repair
PORT HALE (AP) - Traffic moved across the Hale River bridge on Monday for the first time since a barge struck one of its piers in May of last year.
Mayor Linda Cho cut a ribbon shortly after 6 a.m. as about two hundred people watched. "It's been a long year for the east side," she said.
The repair cost $41 million, officials said, nearly twice the first estimate. The federal government will pay 80 percent. A spokesman for the barge's owner declined to comment, citing a pending lawsuit.
Shop owners on the east bank said that sales had dropped by half. "We almost didn't make it," said Ana Reyes, who runs a bakery.
%% en news
By Our Science Correspondent
Published 14 March 2023, 10:02 GMT
A comet that last passed the Earth when mammoths walked it could be seen with the naked eye next week, astronomers say.
The comet was spotted in January by a telescope in Chile. It will be closest on Thursday night, when it will be 26 million miles away, according to the Royal Observatory.
Dr. Femi Ade, who studies comets at Kent, told reporters that binoculars would help. "Look north, after midnight, and away from street lights," he added.
Related: How to photograph the night sky
%% en news
ROVERS 3, TOWN 1
Two late goals sent Rovers through to the fourth round on a wet night at Mill Lane. Striker Abdi Noor opened the scoring after nine minutes, but Town were level by half-time. Substitute Ken Lyle headed in from a corner with eight minutes left, and Noor made sure in stoppage time. Manager Sue Platt said her side had been lucky. "We were second best for an hour." Attendance 3,118.
%% es news
La sequía obliga a cortar el agua por la noche en 14 municipios
Redacción | Córdoba | 22 de agosto
La Diputación anunció ayer que el suministro se interrumpirá entre las 23.00 y las 7.00 horas en catorce municipios del norte de la provincia. El embalse de Sierra Boyera se encuentra al 5 % de su capacidad, según fuentes de la confederación hidrográfica. "No hay otra salida", declaró el presidente. Los alcaldes afectados pidieron ayudas urgentes al Gobierno.
%% en news
FOR IMMEDIATE RELEASE
Solano Robotics Raises $30 Million to Bring Weeding Robots to Small Farms
FRESNO, Calif., Oct. 3, 2023. Solano Robotics, a maker of autonomous weeding machines, today announced a Series B round led by Greenline Ventures. The company plans to double its staff of 60 and open a plant in Ohio.
"Labor is the number one problem our customers have," said chief executive Mina Torres.
Media contact: press@solano.example
About Solano: founded in 2018...
%% en news
Letters and briefs. Council tax will go up by 4.9 per cent in April, the council decided on Tuesday by 31 votes to 24. Protesters gathered outside the town hall. The opposition leader called it "a tax on the poor". Libraries are to stay open, but the swimming pool in Ash Road will close in June.
%% en report
ANNUAL REPORT 2022
Harbour Lights Community Trust
Executive summary
In 2022 we supported 1,204 people, 18% more than in the year before. Income rose to £412,000, of which 61% came from grants. Demand for debt advice doubled.
1. Our activities
1.1 Advice. We held 88 drop-in sessions.
1.2 Youth. 140 young people took part.
2. Financial review
Total expenditure was £398,000. Reserves stand at 3.5 months of running costs.
3. Risks and outlook
The main risk is the end of lottery funding in 2024. We recommend that the trustees...
Table 1: Income by source
%% en report
SITE INSPECTION REPORT
Date of inspection: 11 April 2023      Inspector: R. Dunne      Weather: dry, 12 C
Structure: footbridge FB-118, Tanner's Brook
Findings
Deck: boards 4, 9 and 17 rotten. Handrail: loose at north end. Abutments: minor cracking, less than 1 mm, no change since 2021. Scour: none.
Condition rating: 3 (fair)
Recommendations: replace the three boards within one month; refix handrail; next inspection in 24 months.
Photographs 1 to 6 in appendix A
%% en report
Incident report
On 4 June at about 22:40 the cold store alarm (zone 3) went off. The night supervisor checked at 22:55 and found the door ajar by some 10 cm. Product temperature had reached -11. The door was closed and the temperature recovered by 01:30. Root cause: the door heater had failed and ice kept the seal from closing. Contributing factors: the alarm delay was set to 30 min. Corrective actions: heater replaced on 5 June; delay reduced to 10 min; seals added to weekly check.
%% en report
Market study: cargo bikes in mid-sized cities
Key findings
• Sales grew by 43% between 2019 and 2022.
• Price remains the main barrier for 58% of respondents (n = 1,012).
Methodology
We surveyed households in eight cities by phone in autumn 2022 and interviewed 14 dealers.
Results
Figure 3 shows the share of households that consider buying. Families with two or more children are twice as likely...
Conclusions
Subsidies work, but parking matters more. We expect the market to triple by 2027.
%% de report
Tätigkeitsbericht 2022 der Freiwilligen Feuerwehr Altheim
Zusammenfassung: Im Berichtsjahr rückte die Wehr zu 84 Einsätzen aus, 12 mehr als im Vorjahr.
1. Einsätze: 31 Brände, 40 technische Hilfeleistungen, 13 Fehlalarme (siehe Tabelle 2)
2. Ausbildung: An 38 Übungsabenden nahmen durchschnittlich 19 Kräfte teil.
3. Fahrzeuge: Das LF 10 wurde ersetzt.
4. Ausblick: Für 2023 ist der Anbau des Gerätehauses vorgesehen. Empfohlen wird, die Tagesbereitschaft zu stärken.
%% en report
Weekly status, project Lighthouse, week 21
Overall: AMBER
Progress: foundation poured (100%), steel delivered (60%), permits for crane received
Issues: rebar supplier late by 6 days
Risks: rain, see register no. 7
Plan for next week: erect grid lines A to C
Budget: spent 1.82 M of 6.40 M, forecast unchanged
%% en paper
Nocturnal light and settlement of barnacle larvae on breakwaters
M. Oyelaran, P. Voss and K. Imai
Abstract
Artificial light at night is spreading along coasts, but its effects on larval settlement are poorly known. We exposed 48 granite tiles to four levels of white LED light for 30 days. Settlement of Semibalanus was 37% lower under 20 lux than in controls (p < 0.01). We discuss implications for lighting of harbours.
Keywords: light pollution, intertidal, recruitment
1. Introduction
Settlement is the stage at which most sessile species die (Connell 1985; Hunt & Scheibling 1997)...
References
Connell JH (1985) The consequences of variation in initial settlement. J Exp Mar Biol Ecol 93:11-45
%% en paper
On the number of maximal independent sets in grid graphs
Abstract. We prove that the number of maximal independent sets in the 2 x n grid satisfies a linear recurrence of order 4, and give a simple bijection with certain lattice paths. This answers a question of Euler.
1 Introduction. Let G be a simple graph. A set S is independent if no two vertices of S are adjacent. ...
Theorem 1. For n >= 5 we have a(n) = a(n-2) + 2a(n-3) + a(n-4).
Proof. Consider the last two columns. By induction...
Lemma 2. Every maximal set meets each closed neighbourhood.
Acknowledgements. The author thanks an anonymous referee.
%% en paper
3.2 Participants and procedure
Sixty-two undergraduates (41 women, mean age 20.3, SD = 1.9) took part for course credit. All gave informed consent. Each saw 120 word pairs in random order on a 60 Hz monitor and rated their relatedness on a seven-point scale. Response times under 200 ms were left out (1.8% of trials). Data were analysed with linear mixed models, with random intercepts for participants and items (Baayen et al., 2008). There was a main effect of frequency, F(1, 61) = 14.2, p < .001, and no interaction.
4 Discussion
Our results are in line with those of [17] and extend them to...
%% en paper
arXiv:2301.04418v2 [cs.CL] 9 Feb 2023
Prune Before You Tune: Sparse Adapters for Low-Resource Translation
We propose SparAd, a method that removes up to 70% of the adapter weights before fine-tuning. On four language pairs from FLORES our approach improves over strong baselines by 1.3 BLEU while it uses a third of the parameters. Ablations show that the choice of layer matters most. Code is available.
Table 2: BLEU on devtest. Best results are in bold.
Model        sw-en   yo-en   ne-en
Baseline      21.4    12.0    15.7
SparAd        22.9    13.1    16.8
%% de paper
Zur Rezeption Winckelmanns in Russland um 1800
Zusammenfassung: Der vorliegende Beitrag untersucht anhand bisher unveröffentlichter Briefe, wie Winckelmanns Schriften in Petersburger Kreisen gelesen wurden.
Schlagwörter: Klassizismus, Rezeptionsgeschichte
1. Forschungsstand
Seit der grundlegenden Studie von Pfotenhauer (1991) ist die Frage vielfach erörtert worden.¹ Dagegen vertritt Lappo-Danilevskij (2007, S. 114 f.) die These, dass ...
Anmerkungen
1 Vgl. Pfotenhauer 1991, S. 22; ebd., S. 40.
Literaturverzeichnis
%% en paper
Case report: a rare cause of hiccups
Background: persistent hiccups are usually benign. Case presentation: a 61-year-old man presented with hiccups for nine days. MRI showed a lesion in the medulla. Conclusions: lateral medullary infarction should be considered in the differential diagnosis. doi 10.0000/jcr.2022.118. Conflict of interest: none declared. Funding: none.
%% en manual
AQUA-PRO 40 WATER SOFTENER
Owner's manual
IMPORTANT: read all instructions before you install or use this appliance. Keep them for later.
Installation
1. Turn off the water supply at the main valve.
2. Fit the bypass valve (C) to the inlet and outlet.
3. Connect the drain hose. Do not kink it.
Setting the timer
Press and hold SET for 3 seconds until the display blinks. Use the arrows to choose the hour.
Troubleshooting
Water is hard: no salt in the tank. Add salt.
Error E2: motor does not turn. Unplug for one minute; if it stays, call service.
WARNING: risk of electric shock. Unplug before cleaning.
%% en manual
Assembly: MALMSTAD shelf
Parts: A side panel x2, B shelf x4, C back panel, D screw 40 mm x16, E dowel x16, F wall bracket x2
Tools you need: cross-head screwdriver, hammer. Two people are recommended.
Step 1. Push dowels (E) into the holes of panels A.
Step 2. Attach shelves (B) to one side panel with screws (D). Do not tighten fully.
Step 3. Put on the second side panel. Tighten all screws.
Step 4. Slide in the back panel (C).
Step 5. Fix to the wall with brackets (F). The shelf may tip over if it is not fixed!
%% en manual
How to descale your kettle
Fill the kettle halfway with equal parts of white vinegar and water. Bring it to the boil, switch off and leave it for an hour. Pour it away and rinse three times. Boil fresh water once and throw it away before you make tea. If you live in a hard water area do this every month. Never immerse the base in water. Don't use bleach or metal brushes.
%% es manual
Taladro percutor TP-650   Manual de instrucciones
Lea todas las advertencias de seguridad antes de utilizar la herramienta. Conserve este manual.
1. Descripción: 1 portabrocas, 2 selector de percusión, 3 interruptor, 4 empuñadura auxiliar
2. Puesta en marcha: inserte la broca y apriete el portabrocas. Enchufe el aparato y pulse el interruptor.
3. Mantenimiento: desenchufe el aparato antes de limpiarlo. Limpie las rejillas con un paño seco.
4. Solución de problemas: el motor no arranca: compruebe el cable.
Datos técnicos: 230 V, 650 W, 2800 rpm
%% en manual
Quick start guide
In the box: camera, strap, battery, USB cable
Charge the battery until the light turns green (about 3 hours). Insert the battery and a memory card with the label facing the lens. Turn the dial to AUTO. Press the shutter button halfway to focus, then all the way.
Wi-Fi: Menu > Setup > Connect to phone. Scan the code with the app.
Reset: hold DELETE and MENU for 5 seconds.
FCC ID: 2ABX-118. This device complies with part 15 of the FCC rules.
%% en manual
Standard operating procedure 14: cleaning of the mash tun
Purpose: to keep the tun free of residue. Scope: all brewers. PPE: gloves, goggles.
Procedure: 1. Rinse with hot water at 80 degrees for 5 min. 2. Circulate 2% caustic for 30 min. 3. Rinse until pH is neutral. 4. Record in the log sheet. Do not enter the vessel.
%% en story
The lighthouse keeper's daughter had never seen a tree. She knew them from the calendar, twelve of them, one a month, and had made up her mind that she liked October best.
"When the boat comes," her father said, "you may ask Mr. Pell to bring you one."
"A whole one?"
"A twig, I should think."
She thought about it all through supper. Outside the wind was getting up, and the lamp turned and turned. At last she put down her spoon.
"I'd rather wait," she said, "and go to it."
Her father didn't answer. He looked at the window for a long time, as if somebody had knocked.
%% en story
Chapter Three
It was raining in the city, as it always was when Delacroix had no umbrella. He turned up his collar and watched the door across the street. The woman in the green hat had gone in at nine. It was now twenty to eleven.
A cab pulled up. The man who got out of it limped, and Delacroix felt the hair rise on his neck, for he had buried that man in Marseille four years ago.
He crossed the road without looking. Somebody shouted. He didn't hear it.
%% en story
Once upon a time there lived a baker who was so stingy that he sold his shadow to a passing tinker for a copper spoon. For a while nobody noticed. But one summer's day the children of the village began to laugh and point, and the baker looked down and saw nothing at all. So he took the spoon and set out to find the tinker. He walked for seven days and seven nights, until he came to a house made of doors...
%% fr story
Il était une fois, au bord d'un étang, une grenouille qui avait peur de l'eau. Les autres se moquaient d'elle. « Saute ! » criaient-elles chaque matin. Mais la petite grenouille restait sur sa pierre et regardait le ciel. Un soir d'orage, une barque se renversa, et un enfant tomba dans l'étang. Alors, sans réfléchir, elle sauta. Elle n'avait jamais su pourquoi, plus tard, elle n'eut plus jamais peur.
%% en story
INT. KITCHEN - NIGHT
MARA sits in the dark. The fridge hums. KEYS in the door.
DANNY enters, stops.
DANNY
You're up.
MARA
I'm up.
He opens the fridge, light on his face, closes it.
DANNY
She called you, didn't she.
MARA doesn't move.
CUT TO:
%% en story
My brother and I found the horse in March, standing in the flooded field with the water up to its belly. It wasn't ours. We stood at the gate and whistled and it would not come. "It'll drown," Sam said. He was already taking off his boots. I was eleven, and I'd never been so afraid, and I followed him in. The cold took my breath. When I touched its neck it turned its great head and looked at me as though I had been late.
`
