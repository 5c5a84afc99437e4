/** Papers of a fifth writer: recipes, news, reports and research (see `fifth.ts`). */
export const FIFTH_KITCHEN = String.raw`
%% en recipe whole
Uncle Desmond's pepperpot, the short version (it still takes all day)

2 lb stewing beef, with some bone if you can
1 cow heel or 2 trotters
1 cup cassareep
2 wiri wiri peppers, or one scotch bonnet left whole
3 cloves, a stick of cinnamon, a strip of orange peel
a handful of thyme
4 cloves garlic, smashed
2 tbsp brown sugar
salt

Put the heel on first, in cold water, and bring it up slowly. Skim. Let it go an hour by itself. Brown the beef in a little oil in another pot, in batches, don't crowd it. Add it to the heel with everything else, and water to cover by an inch.

Simmer very gently for three hours or until the spoon goes through. The gravy should be dark as molasses and coat your finger. Taste for salt and sugar. If it bites too hard fish out the pepper.

Serve on Christmas morning with plait bread, and boil it up every day so it doesn't spoil. It's better on the third day than the first.

Feeds eight, or four of us.
%% en recipe short
No-knead rolls: 500g strong flour, 7g yeast, 10g salt, 380ml lukewarm water. Stir, cover, leave 12 hrs. Shape 10 rolls on semolina, rest 40 mins, oven 230C for 18 min w/ a tray of water underneath. Done when they sound hollow. (Half wholemeal works, add 20ml.)
%% en recipe short scan
M0LASSES  C00KlES     (Aunt  Flo)
l  c.  sugar       3/4 c . Cris co
l/4 c. mol asses    1  egg
2 c.  flour        2 ts p. s0da
1 tsp.  cinn .     l/2 tsp.  clov es,  ging er,  sa lt
Cr earn  sugar &  short .   Add  egg  &  mo lasses.
Sift  dry  in.   Chi1l.  Ro ll in  ball s, dip  in  sugar.
Bake  375 °   8-l0  min.
%% it recipe whole
Parmigiana di nonna Titina

Dosi per sei persone
1 kg e mezzo di melanzane lunghe
800 g di passata di pomodoro
300 g di fior di latte, asciutto del giorno prima
120 g di parmigiano grattugiato
uno spicchio d'aglio, tanto basilico
olio di semi per friggere, olio buono per il sugo
sale grosso

Tagliate le melanzane a fette alte mezzo dito, mettetele a strati in uno scolapasta con il sale grosso e un peso sopra, e scordatevele per un'ora. Sciacquatele, asciugatele bene bene e friggetele poche alla volta in olio profondo finché sono dorate. Scolatele sulla carta.

Intanto fate un sugo semplice: aglio in camicia, passata, basilico, venti minuti.

In una teglia alternate sugo, melanzane, fior di latte a pezzetti, parmigiano e basilico. Fate quattro strati, finendo con sugo e parmigiano.

In forno a 180 gradi per 35 minuti. Poi, e questo è il segreto, lasciatela riposare almeno tre ore. Si mangia tiepida.
%% ar recipe short
شوربة عدس سريعة
كوب عدس أحمر مغسول، بصلة مفرومة، جزرة، ملعقة كمون، نصف ملعقة كركم، ملح، ليمونة، ملعقتان زيت زيتون.
قلّب البصل في الزيت حتى يذبل، أضف الجزر والعدس والبهارات وستة أكواب ماء. اتركها على نار هادئة ٢٥ دقيقة ثم اخلطها. تُقدَّم ساخنة مع الليمون والخبز المحمص. تكفي أربعة أشخاص.
%% ja recipe whole
母の筑前煮(4人分)

材料
鶏もも肉      1枚(300g)
れんこん      150g
ごぼう       1本
にんじん      1本
干ししいたけ    5枚
こんにゃく     1枚
たけのこ水煮    100g
絹さや       少々

A だし汁(しいたけの戻し汁を含む) 300ml
 酒・みりん 各大さじ3
 砂糖 大さじ2
 しょうゆ 大さじ4

作り方
1. 干ししいたけは水で戻し、半分に切る。
2. ごぼう、れんこんは乱切りにして酢水にさらす。にんじんも乱切り。
3. こんにゃくはスプーンでちぎり、下ゆでする。
4. 鍋に油大さじ1を熱し、鶏肉を炒める。色が変わったら野菜とこんにゃくを加えて炒める。
5. Aを入れ、煮立ったらアクを取り、落としぶたをして中火で15分煮る。
6. ふたを取り、煮汁が少なくなるまで鍋をゆすりながら照りを出す。
7. 器に盛り、ゆでた絹さやを散らす。

冷めるときに味がしみます。前の晩に作るのがおすすめ。
%% en news whole
Ferry that nobody wanted to retire makes its last crossing

By Orla Finnegan, Westport                                  Saturday 4 October

A crowd of about four hundred stood in drizzle on the quay at Roonagh yesterday evening as the MV Grace O'Dowd tied up for the last time, fifty-one years after she first carried sheep, schoolteachers and a piano to Clare Island.

"She never missed a Mass," said Padraig Gallagher, 79, who was deckhand on the first sailing and was asked aboard for the last. "She was late for a few."

The operator said that the vessel, which failed an inspection in the spring, would be sold for scrap unless a museum in Galway could raise the €80,000 needed to bring her ashore. A petition has gathered more than 6,000 names since August.

Her replacement, built in Vigo at a cost of €4.2 million, takes 150 passengers and makes the trip in 15 minutes instead of 25. Islanders gave it a guarded welcome. "It has cup holders," conceded Mary Burns, who runs the shop.

Councillor Tomás Ruane told reporters that the county would look at the request for money "with sympathy, but with a calculator". A decision is expected by Christmas.

Sailings resume at 8 a.m. on Monday.
%% en news short
RIVERTON, Ohio (WRV) -- Two people were treated for smoke inhalation after a fire in a laundromat on Fourth Street late Sunday, officials said. The blaze was out by 11:40 p.m. Fire Chief Dan Pruitt said the cause is under investigation but that "a dryer is of interest". The building is insured.
%% en news short scan
LOCAL  YOU TH  WlNS  STATE  SP ELLlNG  CR0WN
SPR1NGFIELD , May  3.--  Harold  P. Mintz , l2, of
this  city  be came ch arnpion  sp eller of  the  sta te
yest erday  when  he rn astered  "sarsa parilla ,"  a
w ord that  fe lled  his  la st  riva l.  The  lad ,  wh o
keep s rabbits ,  to1d a rep orter  he  had  "j ust
gues sed."  Mayor  Tuttle  sent a  te legram.
%% de news whole
Wieder Wölfe am Deister gesichtet: Schäfer fordern Zäune, Land will prüfen

Springe (kel). Nach dem Fund von drei gerissenen Schafen am Montagmorgen bei Bennigsen ist die Debatte um den Wolf im Calenberger Land neu entbrannt. Das Wolfsbüro in Hannover bestätigte am Mittwoch auf Anfrage, dass Genproben genommen wurden; ein Ergebnis werde für Mitte kommender Woche erwartet.

„Ich stehe nachts mit der Taschenlampe auf der Weide, das kann es nicht sein", sagte Schäferin Hanne Rohde dieser Zeitung. Sie hält 240 Tiere. Den Antrag auf Förderung eines Elektrozauns habe sie im März gestellt und seither nichts gehört.

Ein Sprecher des Umweltministeriums räumte Verzögerungen ein. Derzeit lägen landesweit 412 Anträge vor, man habe aber zwei Stellen zusätzlich besetzt. Der Naturschutzbund warnte unterdessen vor Hysterie: Von 18 Verdachtsfällen des Vorjahres hätten sich elf als Hunde herausgestellt.

Am Freitag um 19 Uhr lädt der Ortsrat zu einer Bürgerversammlung in die Deisterhalle ein. Erwartet werden auch Vertreter der Jägerschaft.

Siehe auch Kommentar Seite 2.
%% pt news short
Lisboa, 12 jan (Redação) - A chuva forte da madrugada provocou 43 inundações na Área Metropolitana, informou a Proteção Civil, sem registo de feridos. A Linha de Cascais esteve cortada entre Algés e Belém até às 9h15. O IPMA mantém o aviso amarelo até amanhã à tarde. O presidente da junta queixa-se de sarjetas por limpar.
%% ko news whole
폐교에 들어선 마을 빵집, 주말이면 줄 선다

(구례=이소현 기자) 전남 구례군의 한 폐교가 마을 주민들이 운영하는 빵집으로 다시 문을 열어 화제다.

2019년 문을 닫은 이 분교는 지난해까지 풀만 무성했다. 주민 열두 명은 조합을 꾸려 군에서 건물을 빌린 뒤, 교실 두 칸에 화덕을 놓고 올해 3월부터 빵을 굽기 시작했다. 지역에서 나는 우리밀과 산수유를 쓰는 것이 특징이다.

조합장 박순례(68) 씨는 "처음에는 하루 스무 개도 못 팔았는데 지금은 토요일 오전이면 다 나간다"며 웃었다. 군에 따르면 지난달 방문객은 4천2백여 명으로, 이 마을 인구의 30배가 넘는다.

다만 주차 문제를 두고는 불만도 나온다. 인근 주민 최 모 씨는 "주말에는 경운기가 못 지나간다"고 말했다. 군 관계자는 "연말까지 운동장 한쪽에 임시 주차장을 마련할 계획"이라고 밝혔다.

빵집은 월요일과 화요일을 빼고 오전 10시에 문을 연다.
%% en report whole
Footbridge FB17, Mill Lane
Principal inspection, findings

Inspected 22 and 23 July 2025 by J. Achterberg, R. Singh. Weather dry, river low.

Summary
The bridge is in fair condition (score 68, was 74 in 2019). There are no defects that require closure. Three need attention within a year, at an estimated £23,000.

1 Background
A single span steel truss of 1964, 18.4 m, carrying a footway and a 90 mm gas main. Repainted 2008.

2 What was found
2.1 Deck. 14 of 92 boards are soft, mainly on the north side under the trees.
2.2 Bearings. East bearing seized; rust staining to abutment.
2.3 Paint. Breakdown on some 15% of the lower chord, up to 2 mm section loss at node 7.
2.4 Parapets. Sound. Infill mesh loose in two panels.

3 Assessment
Section loss was checked against the 2004 model. Capacity remains above 5 kN/m2 with a margin of 11%.

4 Recommendations
Within 3 months: refix mesh. Within 12 months: replace 20 boards, free and grease the bearing, patch paint lower chord. Review in 2027.

Table 1 gives costs. Photographs are in Appendix B.
%% en report short
Incident, lifeguard log addendum. 14:20, deep end: girl about 9 slipped on steps, bumped chin. Cold pack, no cut, mother informed, stayed to swim. Steps checked, anti-slip strip lifting on second tread. Action: strip replaced 15:10. Recommend checking all strips weekly. T. Olawale, duty manager
%% en report short scan
EXTEN S10N  SERV lCE   Fie ld  vis it    farm  3 7
Find ings:   lea f sp ot on  40 %  of  sarnple d be ets;
so il  pH  5.6 ;  dra inage  p oor  in  S W  corn er.
C onclusi on:   yi eld  loss  10 -15 %  prob able.
Re comm end:   l irne  2  t on/ac ,  reta te  cere als  2  yr ,
re-in spect  Sep t.         L.  T rask , ag ent
%% fr report whole
Observatoire des pistes cyclables de l'agglomération
Bilan de la première année d'exploitation du réseau express vélo
Juin 2025

Synthèse
Entre mai 2024 et avril 2025, la fréquentation moyenne des cinq compteurs a progressé de 27 %. La hausse est concentrée sur l'axe Gare - Campus (+41 %). Le nombre d'accidents corporels reste stable (19 contre 21 l'année précédente).

1. Méthode
Les comptages sont automatiques (boucles) et corrigés par deux journées de comptage manuel. L'enquête auprès des usagers a recueilli 1 304 réponses.

2. Résultats
2.1 Fréquentation. 2 870 passages par jour ouvré en moyenne. Pointe : mardi 8 h - 9 h.
2.2 Profil. 46 % de femmes, âge médian 34 ans. 38 % se déplaçaient auparavant en voiture.
2.3 Points noirs. Le carrefour des Tanneurs concentre un tiers des signalements.

3. Coûts
Entretien : 112 000 euros, soit 15 % de moins que prévu.

4. Préconisations
- reprendre le marquage du carrefour des Tanneurs avant septembre ;
- éclairer le tronçon du parc ;
- ajouter un compteur à l'est.

Annexes : tableaux mensuels, questionnaire.
%% no report short
Avviksrapport 25/088. Kjøl 2, butikk Storgata. Målt +9 grader kl. 06.40, grense +4. Varer for kr 3 120 kastet. Årsak: dørpakning slitt. Tiltak: pakning byttet 19.3, temperatur logges hver time ut uken. Vurdering: lav risiko, ingen kunder berørt. Anbefaling: inn i fast vedlikeholdsplan. Sign. Randi
%% zh report whole
城东街道老旧小区加装电梯工作情况调研

一、基本情况
2025年3月至5月,调研组走访了辖区内12个小区,共发放问卷860份,收回有效问卷793份。受访居民中60岁以上的占54%。

二、主要发现
(一)意愿较强。同意加装的占71%,其中五层以上住户为93%,一层住户仅为22%。
(二)资金是最大难点。平均每台费用58万元,政府补贴20万元,其余由住户分摊。
(三)协调周期长。从提出申请到签订协议,平均需要11个月,最长的用了26个月。

三、存在的问题
1. 低层住户担心采光和噪声;
2. 地下管线资料不全,施工中多次停工;
3. 后期维护责任不明确。

四、建议
一是建立社区协商机制,邀请专业人员上门解释;二是统一测绘地下管线;三是设立维护基金,每户每月缴纳30元;四是简化审批,争取六个月内办结。

五、下一步安排
9月底前完成两个试点,年底进行评估。

附表:各小区问卷统计
%% en paper whole
Do office plants change how long people stay in meetings? A crossover trial

Lerato Mokoena (1), Bram Teunissen (2)
(1) Dept. of Psychology, University of Karoo; (2) Delta Institute of Work

Abstract
Background: Greenery is said to lower stress at work, yet few studies use objective outcomes. Methods: In a randomised crossover design, 24 meeting rooms had either three live plants or none for four weeks each. Door sensors recorded the duration of 3,118 meetings. Results: Meetings in rooms with plants were 2.1 min longer (95% CI 0.4 to 3.8; p = 0.016). Self-reported stress did not differ (d = 0.06). Conclusion: Plants may prolong meetings. We discuss whether this is desirable.

1 Introduction
Several authors have proposed a restorative effect of indoor vegetation (Kaplan, 1995; Bringslimark et al., 2009). However, evidence from field experiments remains scarce.

2 Methods
2.1 Participants and setting. All 412 employees of one insurer were informed and could opt out. The protocol was preregistered.
2.2 Analysis. Linear mixed models with random intercepts for room and organiser; R 4.3.

3 Results
See Table 2 and Figure 1 ...

4 Limitations
Plants were watered by one of the authors.

References
Bringslimark T, Hartig T, Patil G (2009). J Environ Psychol 29:422-433.
Kaplan S (1995). J Environ Psychol 15:169-182.
%% en paper short
arXiv preprint. We introduce SPROUT, a sparse attention scheme whose cost grows as O(n log n). On LongBench it matches dense baselines (41.2 vs 41.6) at 3.4x throughput; an ablation shows that the learned routing accounts for most of the gain. Limitations and broader impact in Section 6. Code will be released upon acceptance.
%% en paper short scan
Proc.  Ac ad.  S ci.   vol.  2l ,   pp.  ll 4- 119
0N THE  BL00D  FLU KES  0F  C0MM0N  TERN S
By  A . W. Larn bert ,   Zoo1ogical  Lab oratory
Durin g the  surnm er of  I936  sixty -two  spe cimens
of  Ste rna  hirundo  were  exam ined .   Fi fteen  (2 4
per  cent )  har bored  a n undescr ibed  spec ies  (Fig .  1).
The  mean  leng th  was  3.1  mrn .   (cf.  Pri ce,  I929 ).
%% es paper whole
Calidad del agua en fuentes públicas de montaña: un estudio transversal en la Sierra de Gredos

R. Cañamares Soto, I. Bermejo, L. Huerta
Departamento de Microbiología, Universidad de la Meseta

Resumen. Objetivo: estimar la prevalencia de contaminación fecal en fuentes no tratadas de uso recreativo. Material y métodos: se muestrearon 73 fuentes entre junio y octubre de 2023; se determinó Escherichia coli por filtración de membrana (ISO 9308-1). Resultados: el 34,2 % de las fuentes superó 1 UFC/100 ml (IC 95 %: 23,5-46,3). La presencia de ganado a menos de 200 m se asoció con la contaminación (OR = 4,7; p < 0,001). Conclusiones: se recomienda señalizar las fuentes con riesgo.

Palabras clave: agua de consumo, coliformes, salud ambiental, montaña

1. Introducción
El consumo de agua de fuentes naturales es frecuente entre senderistas [1]. Sin embargo, los datos disponibles en España son escasos [2,3].

2. Material y métodos
2.1. Área de estudio. El muestreo abarcó las tres vertientes...

3. Discusión
Nuestros resultados concuerdan con los de Ferrari et al. [4], aunque la prevalencia es menor.

Bibliografía
[1] Gómez P. Gac Sanit. 2015;29:310-3.
[2] Vidal A, Roca M. Rev Esp Salud Pública. 2018;92:e1-e9.
%% de paper short
Kurzfassung. Der Beitrag untersucht anhand von 1.120 Kirchenbucheinträgen (1743-1799) Heiratsmuster protestantischer Zuwanderer in Krefeld. Mittels logistischer Regression wird gezeigt, dass Endogamie nach der zweiten Generation signifikant abnimmt (p < .01). Die Befunde widersprechen der These von Brandt (1987). Schlagwörter: Migration, Historische Demographie, Niederrhein.
%% tr paper whole
Üniversite öğrencilerinde akıllı telefon kullanımı ile uyku kalitesi arasındaki ilişki

Zeynep Aksoy*, Burak Tan**
* Dr. Öğr. Üyesi, Ege Kıyı Üniversitesi, Sağlık Bilimleri Fakültesi
** Araş. Gör., aynı fakülte

Öz
Amaç: Bu çalışmanın amacı, üniversite öğrencilerinde akıllı telefon bağımlılığı ile uyku kalitesi arasındaki ilişkiyi incelemektir. Yöntem: Kesitsel tipteki araştırmaya 486 öğrenci katılmıştır. Veriler Akıllı Telefon Bağımlılığı Ölçeği ve Pittsburgh Uyku Kalitesi İndeksi ile toplanmıştır. Bulgular: Ölçek puanları arasında pozitif yönlü, orta düzeyde ilişki saptanmıştır (r = 0,38; p < 0,001). Sonuç: Yatmadan önceki son bir saatte telefon kullanımının azaltılması önerilmektedir.

Anahtar sözcükler: akıllı telefon, uyku, öğrenci

1. Giriş
Son yıllarda akıllı telefonların yaygınlaşması, uyku düzenine etkilerini gündeme getirmiştir (Demirci ve ark., 2015).

2. Gereç ve yöntem
Araştırma için etik kurul onayı alınmıştır (2023/114).

3. Tartışma
Elde edilen bulgular alanyazınla uyumludur...

Kaynakça
Demirci K, Akgönül M, Akpınar A (2015). J Behav Addict, 4(2), 85-92.
`
