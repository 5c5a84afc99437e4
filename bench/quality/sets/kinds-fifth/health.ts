/** Papers of a fifth writer: health, certificates and notes (see `fifth.ts`). */
export const FIFTH_HEALTH = String.raw`
%% en medical whole
St Columba's NHS Trust, Eye Clinic

GP: Dr P. Gill, Elm Tree Surgery                Clinic date 12/05/2025
Re: Mrs Lavinia Stott, DOB 30/09/1944, Hosp no. 448-1190

Dear Dr Gill,

Diagnosis: primary open angle glaucoma, both eyes. Early nuclear sclerosis.

Current drops: latanoprost, one drop both eyes at night. Dorzolamide b.d. to the right added today.

I reviewed this pleasant lady six months after her last visit. She has no pain and is managing her drops with the help of a neighbour. Visual acuity 6/9 right, 6/6 left with glasses. Pressures were 24 mmHg right, 17 left. Cup to disc ratio 0.8 and 0.6. Her right field shows a slight step that was not there in November.

As the pressure in the right eye is above target I have added a second drop, and discussed laser (SLT), about which she would like to think. She was advised that she may drive but must tell the DVLA.

We will see her in three months with repeat fields. Please add dorzolamide to her repeat prescription.

Yours sincerely

Mr E. Anand FRCOphth
Consultant ophthalmologist
%% en medical short
Rx  Amoxicillin 250 mg/5 ml susp.  Sig: 5 ml PO tid x 7 days. Disp 105 ml, no refills. Pt: Otto Lindqvist, 4 yo, 17.2 kg. Dx acute otitis media, R. NKDA. May give ibuprofen prn fever. S. Barrow, NP
%% en medical short scan
RAD lOLOGY     CHE ST   2  V1EWS
Hist ory:   cou gh  x 3 wk s .    Cornp :  none
Find ings:   H eart  size  norrna l .  Lun gs  cle ar.
No  effu sion  or  pneurno thorax .   O ld  healed
f racture  L  7 th  rib .
lmpre ssion :  No  acu te  dis ease .      Dic t.  KJM
%% es medical whole
Hospital Comarcal de Valdeorras
Servicio de Traumatología - Informe de alta

Paciente: Xoán Pereira Lamas       Edad: 61 años     NHC 220417
Ingreso: 03/02/2025                Alta: 07/02/2025

Motivo de ingreso
Caída en la huerta con traumatismo en cadera derecha.

Antecedentes
Hipertensión arterial en tratamiento con enalapril 10 mg. Sin alergias medicamentosas conocidas. Exfumador.

Exploración y pruebas
Miembro inferior derecho acortado y en rotación externa. Radiografía: fractura subcapital de fémur, Garden III. Analítica: Hb 13,1 g/dl, coagulación normal.

Tratamiento
Bajo anestesia raquídea se implanta prótesis parcial de cadera (04/02) sin incidencias. Hb al alta 10,4.

Evolución
Favorable. Sedestación a las 24 horas y deambulación con andador al tercer día. Herida limpia.

Recomendaciones
- Enoxaparina 40 mg subcutánea cada 24 h durante 30 días
- Paracetamol 1 g cada 8 h si dolor
- Retirar grapas en su centro de salud a los 12 días
- Revisión en consulta en seis semanas con radiografía
%% fi medical short
Työterveys, käynti 6.10. Potilas s. 1988, hitsaaja. Oikea olkapää kipeä 3 vko, nosto sivulle rajoittunut. Neer +. Dg M75.1. Burana 600 x 3 tarvittaessa, fysioterapia-lähete. Sairausloma 6.-12.10. Kontrolli, jos ei helpota. LL Kukkonen
%% ja medical whole
診療情報提供書

紹介先 中央総合病院 循環器内科 先生 御侍史
紹介元 きたむら内科クリニック 院長 北村 修

患者氏名 大沢 茂子 様(女性)
生年月日 昭和24年8月11日(75歳)

傷病名
1. 発作性心房細動の疑い
2. 高血圧症
3. 脂質異常症

紹介目的 精査・加療のお願い

既往歴 胆石手術(平成18年) アレルギー なし

症状経過及び検査結果
平素より当院で高血圧の治療中です。先月下旬から週に二、三回、動悸が数分続くようになりました。10月2日受診時、血圧148/86、脈拍92 不整。心電図で心房細動を認めましたが、翌日の再検では洞調律に戻っていました。胸部X線でCTR 53%。血液検査ではBNP 118、甲状腺機能は正常範囲です。抗凝固療法の適応を含め、ご高診のほど何卒よろしくお願い申し上げます。

現在の処方
アムロジピン 5mg 1錠 朝食後
ロスバスタチン 2.5mg 1錠 夕食後

令和7年10月6日
%% en certificate whole
The Guild of Master Saddlers of Walsall

To all to whom these presents come, greeting

Be it known that

JEMIMA ROSE HOLLOWAY

having served her time faithfully under Mr Arthur Priddy from September 2020 until September 2024, and having made before the examiners of this Guild a side saddle with its girths, all of her own hand, and having answered well on hides, threads, and the back of the horse,

was on the Feast of Saint Crispin in the year 2024
admitted to the Guild as

JOURNEYWOMAN SADDLER

with all rights and duties that belong to that degree, and may put her stamp, which is a swallow, upon her work.

In witness of which we have set our hands and the Guild's seal.

Arthur Priddy, Master
H. Lal, Warden
C. Oakes, Clerk                         No. 1,338 in the Roll
%% en certificate short
This is to say that Oscar Pham swam 200 metres without stopping, dived for a brick, and trod water in pyjamas for three minutes. Awarded the Silver Otter at Beckton Baths, 29 March 2025. Well done Oscar! Signed: Coach Dee
%% en certificate short scan
STA TE  0F  M0NTANA     Bu reau of  V ital  St atistics
CERT1F lCATE  0F  LlVE  B 1RTH         No .   l47 -22O8
Ch ild:   Wayne  Ed ward  S korupa        Sex   M
Da te  of  b irth   Jun e  l9,  l958      Pla ce  But te
Mo ther's  maiden  narn e   De lia  Rourk e
l  her eby  cert ify  th at  th e  ab ove  is  a  true  cop y
%% de certificate whole
Handwerkskammer zu Altmarkhausen

Die Prüfungskommission bescheinigt hiermit

Frau Merle Johanna Tietjen
geboren am 2. November 2003 in Stade

dass sie die Gesellenprüfung im Ausbildungsberuf

Orgelbauerin
Fachrichtung Pfeifenbau

am 5. Juli 2025 vor der zuständigen Kommission bestanden hat.

Gesamtergebnis                       gut  (86 Punkte)
Gesellenstück: Prinzipal 4', sieben Pfeifen       sehr gut
Arbeitsplanung und Konstruktion                   gut
Werkstoffkunde                                    gut
Wirtschafts- und Sozialkunde                      befriedigend

Sie ist damit berechtigt, die Berufsbezeichnung Gesellin zu führen. Das Ergebnis entspricht dem Niveau 4 des Deutschen Qualifikationsrahmens.

Altmarkhausen, den 12. Juli 2025

(Siegel)

Der Vorsitzende der Kommission          Der Präsident der Kammer
Heiner Barghusen                        Dr. Olaf Sievers
%% it certificate short
Si attesta che la sig.ra Loredana Pozzi ha frequentato con profitto il corso di primo soccorso (12 ore, gruppo B, D.M. 388/2003) tenuto a Lodi il 10 e 11 aprile 2025, superando la verifica finale. Validità tre anni. Il docente, dott. F. Riva. Reg. n. 221/25
%% ru certificate whole
Муниципальное бюджетное учреждение дополнительного образования
«Детская музыкальная школа № 3» города Костромы

СВИДЕТЕЛЬСТВО
об освоении дополнительной предпрофессиональной программы в области музыкального искусства

Настоящее свидетельство выдано

Ветлугиной Софье Михайловне,
родившейся 21 января 2010 года,

в том, что она в 2018 году поступила и в 2025 году окончила полный курс по программе «Струнные инструменты» (скрипка), срок обучения 7 лет.

Итоговые оценки
Специальность              отлично
Сольфеджио                 хорошо
Музыкальная литература     отлично
Ансамбль                   отлично
Хоровой класс              отлично

Решением аттестационной комиссии от 30 мая 2025 года присвоено звание выпускника с отличием.

Регистрационный номер 2025-041
Дата выдачи 6 июня 2025 года

Председатель комиссии         Н. А. Груздева
Директор школы                В. П. Смолин
М. П.
%% en notes whole
reading: Scott, Seeing Like a State, ch. 1-3

- main idea: states need things "legible": maps, surnames, straight streets
- German forestry! Normalbaum. counted trees as timber, lost the undergrowth. first crop great, 2nd crop dies (Waldsterben) -> good opening example
- metis = local know-how, ch 9, look ahead
- cadastral map = "an ideal of the treasury" ?? check quote p. 36
- weights & measures: seigneurs cheat with the bushel, heaped vs struck

?? does he ever say when legibility is GOOD. vaccines? clean water?
?? vs Hayek - he says no but...

link w/ Prof K's lecture 4: census in the colonies
  -> Anderson, Imagined Communities ch 10

to do
[ ] find the Haussmann chapter (2? 4?)
[ ] ask Noor for her scan, mine cuts off
[ ] 2 pages by the 14th!

idea for essay: postcodes. my gran's village had none until 1971 & the post came anyway
%% en notes short
Gate code 4471#
bins: green Tues, black alt. Fri
feed Biscuit x2, NOT the salmon one
boiler sulks - hit reset, wait 5 min
wifi on fridge
call me if the tortoise gets out again, he goes left
%% en notes short scan
rn on   -  de ntist   4:15
       -  pick  u p  dry  cl eaning
tu es  -  ca ll  Frank  r e:  truck
      -   eg gs ,  br ead ,  bu lbs
?  what  did  Al  say  ab out  the  22n d
gi ft  f or  Jo  ->  glov es ?
%% de notes whole
Gedanken zum Umbau Dachboden (nur für mich)

- Treppe: Raumspartreppe oder doch richtige? Opa kommt sonst nicht hoch
- Fenster nach Norden: Licht zum Malen gut, kalt im Winter
- Boden: alte Dielen lassen!! nur abschleifen
- Strom: 3 Steckdosen reichen nicht, eher 6

offen
  Statik -> Herrn Wulff fragen, der kennt das Haus
  braucht man Genehmigung? Gemeinde anrufen, Di vormittag
  Dämmung Zellulose vs. Holzfaser ... Preis?

grob Geld: Fenster 2x 900, Treppe 1500, Boden selbst, Dämmung ??? sagen wir 4000
=> max 8, sonst warten bis nächstes Jahr

Idee von Jule: Lesenische unter der Schräge, mit Matratze
Idee von mir: Teleskop

Nicht vergessen: Wespennest im Giebel, erst im Herbst anfangen
Liste Werkzeug, das bei Micha liegt: Oberfräse, Leiter, der gute Hammer
%% fr notes short
Courses samedi : beurre, 12 œufs, ampoule E14, ficelle
Demander à Luc pour la remorque
Rappeler la véto (vaccin Moka) avant 18 h
Pull de Zoé chez mamie
idée cadeau papa : couteau à huîtres ?
%% el notes whole
σημειώσεις - ταξίδι στα Ζαγοροχώρια

μέρα 1: Γιάννενα, λίμνη, μπουγάτσα στου Σέλεκτ (άνοιγει 6.30)
μέρα 2: Βίτσα -> Μονοδέντρι με τα πόδια, 2 ώρες; ρώτα τον Μάκη
μέρα 3: χαράδρα, μόνο αν δεν βρέξει

να πάρω
- αδιάβροχο, το μπλε όχι το παλιό
- μπατονάκια, φακό, χάρτη Ανάβαση
- βιβλίο για το βράδυ

ερωτήματα
; δωμάτιο στο Πάπιγκο ή στην Αρίστη - Ελένη λέει Αρίστη, πιο φτηνά
; βενζίνη: τελευταίο πρατήριο Καλπάκι?
; κάρτα ή μετρητά -> μετρητά!

έξοδα περίπου: 3 νύχτες x 55, φαΐ 100, βενζίνη 80

σκέψη: να γυρίσω από Μέτσοβο, να πάρω τυρί για τη μάνα
μη ξεχάσω να ποτίσει κάποιος τον βασιλικό
`
