/** Papers of a fifth writer: talks, school and stories (see `fifth.ts`). */
export const FIFTH_SCHOOL = String.raw`
%% en presentation whole
Bees on the roof
What we learned from two hives and one sting
Tunde Alabi, Sustainability Group
All-hands, 17 June

-

Why are we here?
+ 40,000 new colleagues
+ They work Sundays
+ Legal wanted to know

-

The roof in numbers
2 hives
31 kg of honey
1 sting (me)
0 complaints since May

-

What worked
+ Volunteers on a rota of 12
+ Open lunchtimes: 140 visitors
+ Lavender beats sedum

What did not
- The lift smells of smoke
- Too few suits in size L

-

Cost per jar
[bar chart: 2024 vs 2025]
Key takeaway: we sell at a loss and nobody minds

-

Next steps
1. Third hive (decision: July)
2. Beginners' course in autumn
3. Labels designed by you!

-

Thanks. Questions, and honey, at the back
%% en presentation short
Slide 3/9: Three levers
> Price: +2% in Q3
> Mix: fewer SKUs, more bundles
> Churn: 4.1% -> 3.2%
Speaker notes: pause here, ask who has cancelled a gym membership
%% en presentation short scan
S L1DE   l4
S AFETY   F lRST
*   H ard  h ats  at  a ll  tirn es
*   Loc k  0ut  /  T ag  0ut
*   R eport   near  m isses
S LI DE   1 5
0UR   G0AL :   z ero   inju ries   in   2 0l2
Qu estions ?
%% de presentation whole
Folie 1
Warum schläft die Katze?
Referat Biologie, Klasse 9b
Emil und Fatou, 20. Mai 2025

Folie 2
Gliederung
• Wie viel Schlaf?
• Phasen
• Gründe
• Quiz

Folie 3
Wie viel?
• 12 bis 16 Stunden am Tag
• Kitten bis 20
• Zum Vergleich: Pferd 3, Mensch 8

Folie 4
Phasen
• Dösen: Ohren drehen sich mit
• Tiefschlaf
• REM: Schnurrhaare zucken
(Video, 20 s)

Folie 5
Gründe
• Jäger sparen Energie
• Dämmerungsaktiv
• Wärme

Folie 6
Quiz
Wer schläft länger: Koala oder Katze?

Folie 7
Quellen
• Leyhausen, Katzenseelen
• planet-schule.de
Danke fürs Zuhören!
%% ja presentation short
社内勉強会 2025.7 スライド 2
本日のアジェンダ
・なぜ今パスキーなのか
・導入の3ステップ
・つまずいた点
・質疑応答
発表者:情報システム部 石田
%% pt presentation whole
Horta comunitária do Bairro Alto da Ajuda
Apresentação à assembleia de freguesia
Março de 2025

[2]
De onde partimos
• Terreno vago há 11 anos
• 0,3 ha, boa exposição solar
• 64 famílias interessadas

[3]
A nossa proposta
• 40 talhões de 25 m²
• Compostagem coletiva
• Um talhão para a escola

[4]
Cronograma
• Abril: limpeza
• Maio: vedação e água
• Junho: sorteio dos talhões
• Setembro: primeira colheita

[5]
Orçamento
• Total: 14.600 €
• Junta: 60 %
• Sócios: 25 %
• Rifas e arraial: 15 %

[6]
Riscos
• Falta de água em agosto -> reservatório
• Desistências -> lista de espera

[7]
O que pedimos
• Cedência do terreno por 5 anos
• Ligação à rede de água

[8]
Obrigado!
Perguntas?
%% en schoolwork whole
Hattie Okonjo                                             Year 9, set 2
Homework due Thursday                              Mr Bray, Geography

Q1. Describe the shape of the hydrograph in figure 3.  (4)
The river rises quickly after the rain. The peak rainfall is at 4 am and the peak discharge is at 10 am so the lag time is 6 hours. The rising limb is steep and the falling limb is not so steep. Base flow is about 2 cumecs.

Q2. Explain why a town makes the lag time shorter.  (6)
Because concrete and tarmac are impermeable, the water can't soak in so it runs off over the surface. Drains take it to the river fast. There's fewer trees so less interception. This means more water gets there in less time, so the peak is higher aswell.

Q3. Use an example you have studied. What was done to manage the flood?  (8)
In Boscastle in 2004 the flood was a flash flood, 75mm of rain fell in 2 hours. After it they widened the river and took out the old bridge because trees got stuck in it. They raised the car park. It cost 4.6 million. I think this is hard and soft engineering mixed.

14/18  Good use of terms. "As well" is two words! Q3: who was helped, who was not? See me about the trip.
%% en schoolwork short
Spelling list 14 - test Fri
because / beautiful / beginning / believe / business
Write each word 3 times. Then use any four in a sentence.
Name: Jaylen   Score: 9/10  (buisness)
%% en schoolwork short scan
AR1THMET lC      GRAD E  5      N arne  ___ ____
l.   A  far mer  has  l44  egg s.  H ow  m any  d ozen ?
2 .   3/ 4  +   l/8  =  ____
3.   Wh at  is  th e  are a  of  a  roorn  l2  ft  b y  9  ft ?
4 .   lf  5  pen cils  co st  2O c ,  wh at  d o  8  c ost ?
Sh ow  al l  w ork .
%% fr schoolwork whole
Collège Jean-Giono                                 Classe de 4e C
Nom : ....................   Prénom : ....................   Note :    /20

Évaluation d'histoire : la traite atlantique au XVIIIe siècle
Durée : 50 minutes. Le manuel est interdit.

Exercice 1 - Connaître ses repères (5 points)
a) Place sur le planisphère : Nantes, Gorée, Saint-Domingue.
b) Relie chaque date à l'événement : 1685, 1794, 1848.

Exercice 2 - Comprendre un document (9 points)
Lis l'extrait du journal de bord du navire « La Diligente », puis réponds par des phrases.
1. Qui a écrit ce texte ? Quand ? (1 pt)
2. Combien de personnes étaient à bord au départ ? À l'arrivée ? Calcule la différence. (2 pts)
3. Relève deux expressions montrant que l'auteur ne considère pas les captifs comme des êtres humains. (3 pts)
4. Explique ce qu'est le commerce triangulaire. (3 pts)

Exercice 3 - Rédiger (6 points)
En une quinzaine de lignes, raconte le combat des abolitionnistes. Tu peux t'appuyer sur un personnage étudié en classe.

N'oublie pas de soigner l'orthographe (1 point de bonus).
%% tr schoolwork short
5-C Matematik ödevi, sayfa 48
1) Bir manav 24 kg elmayı 3 kg'lık poşetlere koyuyor. Kaç poşet gerekir?
2) 3/5 + 1/10 = ?
3) Kenarı 7 cm olan karenin çevresi kaç cm'dir?
İşlemleri defterine göster. Teslim: pazartesi
%% nl schoolwork whole
Boekverslag Nederlands
Naam: Sem de Graaf      Klas: 3HA      Docent: mw. Postma

Titel: Oorlogswinter
Schrijver: Jan Terlouw
Jaar van uitgave: 1972

1. Samenvatting
Het verhaal gaat over Michiel, een jongen van vijftien, in de winter van 1944. Hij krijgt van Dirk een brief die hij moet bewaren. Als Dirk wordt opgepakt, moet Michiel zelf voor een gewonde Engelse piloot zorgen. Uiteindelijk blijkt dat zijn oom een verrader is.

2. Hoofdpersoon
Michiel is dapper maar ook koppig. In het begin denkt hij dat oorlog spannend is. Later ziet hij dat dat niet zo is, want zijn vader wordt doodgeschoten.

3. Thema
Ik denk dat het thema vertrouwen is. Je weet niet wie goed of fout is.

4. Mijn mening
Ik vond het boek spannend, vooral het stuk met het veer. Soms waren de zinnen ouderwets. Ik zou het aanraden aan klasgenoten die van geschiedenis houden. Cijfer: 8.

5. Leg uit in eigen woorden
Waarom heet het boek zo? Omdat alles in één winter gebeurt en de oorlog Michiel volwassen maakt.
%% en story whole
The lighthouse keeper's daughter had never seen a tree. She had seen pictures of trees, and driftwood, and once an orange, which her father said had hung on one, but the rock was a rock and nothing grew there save a pink sort of lichen and the two of them.

"How does it hold on?" she asked.

"With its feet," said her father. He was oiling the great brass gear and did not look up. "Same as you."

That night the wind got up. It came round the tower like something hunting, and the girl lay and listened to it try the shutters one by one. Toward morning there was a knock. It was not the wind; the wind does not wait for an answer.

She went down the hundred and twelve steps with her candle. On the doorstep, dripping, rolled in weed, lay a coconut.

She picked it up. It was heavy, and something moved inside it like a small sea. She looked out into the dark, but whoever had knocked had gone.

"Father," she called up the stairs, and her voice went round and round. "Father, what has its sea on the inside?"

He was a long time answering.

"Plant it," he said.
%% en story short
When the vending machine in Platform 4 gave Marlon a second Twix, he thanked it, and the machine said, "Don't mention it. No, really. Don't." He looked up and down the empty platform. The 23:40 was late. "Why not?" he whispered. The lights inside it dimmed. "Because," it said, "she's listening."
%% en story short scan
           C HAPTER    X X1I
lt  was  p ast  m idnight  when  the  Co lonel  clo sed
the  bo ok .   " Then  it  was  y ou ,"  sa id  Miss
Farr ant  quie tly ,  "wh o  m oved  the  clo ck ."   He
did  no t  an swer .   Out side ,  a  do g  be gan  to
how l ,  a nd  f rom  the  st airs  th ere  cam e  th e
sou nd  o f  on e  sh oe .
%% es story whole
El relojero de la calle Santa Brígida no vendía relojes. Los escondía.

La gente del barrio lo sabía y no decía nada, porque a cambio de aquel silencio don Ulpiano les devolvía, de vez en cuando, alguna hora. A la viuda del tercero le regaló una tarde entera de 1958, con su merienda y su radio. A mí, que tenía nueve años y un miedo enorme a los domingos, me dio un cuarto de hora.

-Gástalo bien -me dijo, y me lo puso en la mano. Pesaba como una moneda caliente.

Lo guardé en el bolsillo del abrigo durante todo el invierno. No lo usé cuando se murió el canario, ni cuando suspendí las fracciones. Lo iba a usar, pensaba, el día en que de verdad hiciera falta.

Y entonces llegó marzo, y con marzo los hombres del ayuntamiento, que traían una orden y una escalera.

Cuando abrieron la trastienda no encontraron ni un solo reloj. Solo el polvo, y en el polvo, redondas, las huellas de trescientos tictacs.

Don Ulpiano me miró desde el coche. Yo metí la mano en el bolsillo.
%% hi story short
बहुत समय पहले की बात है। एक गाँव में रामू नाम का एक कुम्हार रहता था, जिसके पास एक ही गधा था। एक रात गधे ने उससे कहा, "मालिक, कल बाज़ार मत जाना।" रामू हँस पड़ा। पर अगली सुबह जब वह उठा, तो गधा गायब था और दरवाज़े पर सोने की एक घंटी बँधी थी।
%% sv story whole
Farmor hade alltid sagt att man inte skulle prata med gäddan.

Så när Elvira en kväll i juli satt längst ut på bryggan och gäddan stack upp huvudet bland näckrosorna och sade "god afton", tittade hon rakt fram och låtsades räkna svalor.

– Jaha, sade gäddan. Du är väl släkt med den där Greta.

– Farmor har varit död i två år, sade Elvira innan hon hann hejda sig.

Gäddan var tyst en stund. En bubbla steg upp och brast.

– Det var tråkigt att höra. Hon var skyldig mig en skallra.

– En skallra?

– Av silver. Hon bytte den mot något, sommaren fyrtiosju. Gäddan sjönk lite, så att bara ögonen syntes. Fråga din far vad han fick när han föddes.

Det prasslade i vassen. När Elvira såg ner igen fanns där bara vatten, mörkt och blankt som en köksruta om natten.

Hon sprang hela vägen upp till huset. Pappa stod vid diskbänken med ryggen mot henne, och för första gången lade hon märke till hur tyst han gick, och hur torr handduken alltid var när han hade simmat.
`
