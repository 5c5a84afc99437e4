/** Papers of a fifth writer: contracts, law and lives (see `fifth.ts`). */
export const FIFTH_LAW = String.raw`
%% en contract whole
THIS AGREEMENT is made the 11th day of June 2025

BETWEEN Foxglove Weddings Limited (company no. 00112233), "the Supplier",
AND Ms Priya Raman and Mr Owen Hale, together "the Couple".

1. Services. The Supplier shall supply and erect one marquee, 9 by 18 metres, with boarded floor, lining and lighting, at Lower Farm, Ebbesbourne, by 4 p.m. on 15 August 2025, and shall take it down on 18 August.

2. Price. The Couple shall pay £4,380, of which £1,000 is payable on signature and is not refundable, and the remainder no later than 1 August.

3. Cancellation by the Couple. If notice is given less than 28 days before the event, half of the remainder is payable; less than 7 days, the whole.

4. Weather. The Supplier may decline to erect the marquee where the wind is forecast to exceed 38 knots. In that case all sums paid shall be returned and neither party shall have any further claim.

5. Care. The Couple are responsible for damage caused by guests, fair wear excepted. No candles other than in glass. No confetti of foil.

6. Entire agreement. This document contains the whole of what has been agreed and may be varied in writing only. It is governed by the law of England and Wales.

Signed ..............................   (for Foxglove Weddings Ltd)
Signed ..............................   ..............................
%% en contract short
I, Tyrell Banks, sell to Gus Odom my 1998 Toyota pickup, VIN ending 4471, for $2,300 cash received today, as is, no warranty of any kind. Gus pays title and tags. Title to be handed over by Friday or Gus gets his money back and I get my truck back. Both of us agree to this. 5/30/25, signed Tyrell Banks, Gus Odom, witness L. Banks
%% en contract short scan
B0AT S LIP  LlCENSE
betw een  Port Comrn ission ("Lic ensor") and
R. Halvor sen ("Licen see")   slip  C-14   26 ft  max
1. Terrn 1  Apri1 to 31  Oct.  2. Fee  $1,04O in
advanc e.  3. Lic ensee  shall not  sublet  nor live
ab oard.  4. Licens0r not  liable f or loss by  fire,
th eft or storrn.  5. Either p arty may terrninate
on 14 days' writ ten notice.     Sig ned  ________
%% fr contract whole
Entre les soussignés :

Madame Solène Kervella, demeurant 3 impasse du Lavoir à Crozon, ci-après dénommée « la Propriétaire », d'une part,

et Monsieur Bastien Roux, étudiant, demeurant chez ses parents à Angers, ci-après dénommé « l'Occupant », d'autre part,

il a été convenu ce qui suit.

Article 1 - Objet. La Propriétaire loue à l'Occupant, qui accepte, un studio meublé de 19 m² situé 27 rue de Siam à Brest, 4e étage, dont l'inventaire est joint en annexe.

Article 2 - Durée. La location est consentie pour neuf mois à compter du 1er septembre 2025. Elle n'est pas reconductible tacitement.

Article 3 - Loyer. Le loyer mensuel est fixé à 395 euros, charges comprises hors électricité, payable d'avance le 5 de chaque mois par virement.

Article 4 - Dépôt de garantie. L'Occupant verse ce jour la somme de 395 euros, restituée dans le mois suivant la remise des clés, déduction faite des réparations locatives.

Article 5 - Résiliation. L'Occupant peut donner congé à tout moment avec un préavis d'un mois, par lettre recommandée.

Fait à Brest, le 28 août 2025, en deux exemplaires originaux. Lu et approuvé.
%% ru contract short
г. Тверь, 14 мая 2025 г. Я, Сорокин Павел Андреевич, далее «Заимодавец», передал, а Лебедев И. И., далее «Заёмщик», принял в долг 150 000 (сто пятьдесят тысяч) рублей и обязуется вернуть их до 1 декабря 2025 г. без процентов. При просрочке уплачивается неустойка 0,1 % в день. Стороны претензий не имеют. Подписи сторон: ________ / ________
%% pl contract whole
zawarta w dniu 3 marca 2025 r. w Rzeszowie pomiędzy:
Fundacją „Otwarte Drzwi" z siedzibą w Rzeszowie, KRS 0000000000, reprezentowaną przez prezesa Martę Bielak, zwaną dalej Zamawiającym,
a Panem Krzysztofem Wroną, PESEL 00000000000, zam. w Łańcucie, zwanym dalej Wykonawcą.

§ 1
Zamawiający powierza, a Wykonawca przyjmuje do wykonania przeprowadzenie cyklu dwunastu warsztatów bębniarskich dla młodzieży.

§ 2
Warsztaty odbędą się w okresie od 10 marca do 30 maja 2025 r. w siedzibie Zamawiającego.

§ 3
1. Za wykonanie umowy Wykonawca otrzyma wynagrodzenie w wysokości 3 600 zł brutto.
2. Wynagrodzenie płatne jest w dwóch równych ratach, na podstawie rachunku, w terminie 14 dni od jego doręczenia.

§ 4
Wykonawca nie może powierzyć wykonania umowy osobie trzeciej bez zgody Zamawiającego wyrażonej na piśmie.

§ 5
Każda ze stron może wypowiedzieć umowę z zachowaniem dwutygodniowego okresu wypowiedzenia.

§ 6
W sprawach nieuregulowanych stosuje się przepisy Kodeksu cywilnego. Umowę sporządzono w dwóch jednobrzmiących egzemplarzach, po jednym dla każdej ze stron.
%% en legal whole
IN THE CIRCUIT COURT FOR DODGE COUNTY
STATE OF WISCONSIN                                   Small Claims Branch II

Rosalind Teague,
            Plaintiff,
   v.                                                Case No. 25-SC-1187
Clearline Windows Inc.,
            Defendant.

                  FINDINGS OF FACT AND ORDER

This matter came on for trial to the court on September 4, 2025. Plaintiff appeared in person. Defendant appeared by its manager, Dale Prust. The court heard sworn testimony and received Exhibits 1 through 6.

The court finds as follows.
1. In March 2025 the parties entered into an oral agreement under which defendant was to replace five windows for $3,150, which plaintiff paid in full.
2. Two of the five windows leak. Defendant was notified on three occasions and did not cure.
3. The reasonable cost to correct the defect is $1,260.

Accordingly, IT IS HEREBY ORDERED that judgment be entered in favor of plaintiff and against defendant in the amount of $1,260.00, together with costs of $114.50. Execution is stayed for twenty days. Either party may appeal as provided by Wis. Stat. 799.445.

BY THE COURT:
Hon. Miriam K. Oberlin
%% en legal short
Power of attorney for one act only. I, Jean Mackie of Oban, appoint my son Alasdair to sign in my name the missives for the sale of 8 Shore Street and to receive the keys, and for no other purpose. This mandate falls on 30 November 2025 or when I revoke it. Given under my hand at Oban before these witnesses.
%% en legal short scan
LAST W1LL  and  TESTAMENT
I, Hir am  B. Fogg , of Calais , Maine, being  of so und
mind, do  hereby re voke al1 forrner wills.  FlRST I
direct  that rny just  debts be  paid.  SECOND I  give,
devise  and bequ eath  rny dwelling  hou se to my
daught er Lois .  THlRD the  resi due to my  two  sons
in  equal  share s.  I app oint Lois  execu trix, wi thout
bond.    Sig ned and  publish ed in pres ence of
%% de legal whole
Amtsgericht Wolfenhagen
Familiengericht
3 F 118/24

Beschluss

In der Familiensache
der Frau Nadja Kröger, geb. Stahl, Antragstellerin,
Verfahrensbevollmächtigte: Rechtsanwältin Behrendt,
gegen
Herrn Sven Kröger, Antragsgegner,

hat das Amtsgericht durch die Richterin am Amtsgericht Dr. Oppitz auf die mündliche Verhandlung vom 11. Februar 2025 beschlossen:

1. Die am 7. Juli 2012 vor dem Standesbeamten in Wolfenhagen geschlossene Ehe der Beteiligten wird geschieden.
2. Ein Versorgungsausgleich findet nicht statt.
3. Die Kosten des Verfahrens werden gegeneinander aufgehoben.
4. Der Verfahrenswert wird auf 14.200 Euro festgesetzt.

Gründe

Die Beteiligten leben seit dem Januar 2023 getrennt. Beide haben der Scheidung zugestimmt, so dass nach § 1566 Abs. 1 BGB unwiderlegbar vermutet wird, dass die Ehe gescheitert ist. Der Ausschluss des Versorgungsausgleichs beruht auf der notariellen Vereinbarung vom 3. Dezember 2024.

Rechtsbehelfsbelehrung: Gegen diesen Beschluss findet die Beschwerde statt. Sie ist binnen eines Monats ab Zustellung bei diesem Gericht einzulegen.
%% ro legal short
Către Judecătoria Botoșani. Subsemnata Ilinca Dumitriu, reclamantă în dosarul 1044/193/2025, în contradictoriu cu pârâtul SC Termoconfort SRL, formulez prezenta cerere de probe și solicit instanței să încuviințeze expertiza tehnică și audierea martorului Aanei. În drept: art. 254 și 258 C. proc. civ. Cu cheltuieli de judecată.
%% es legal whole
NÚMERO MIL DOSCIENTOS CUATRO.

En Talavera de la Reina, mi residencia, a nueve de mayo de dos mil veinticinco.

Ante mí, ELVIRA PASTRANA GIL, Notaria del Ilustre Colegio de Castilla-La Mancha,

COMPARECEN:

De una parte, DON ANSELMO RUBIO TEJERO, mayor de edad, viudo, con D.N.I. 00000000-A.
De otra, DOÑA REMEDIOS RUBIO MATA, mayor de edad, soltera, con D.N.I. 00000000-B.

INTERVIENEN en su propio nombre y derecho. Tienen, a mi juicio, la capacidad legal necesaria para otorgar esta escritura de DONACIÓN, y al efecto,

EXPONEN:

I. Que Don Anselmo es dueño en pleno dominio de la siguiente finca: rústica, olivar de secano al sitio de Los Barrancos, de una hectárea y doce áreas, inscrita al tomo 1.881, libro 204, folio 77.

II. Que está libre de cargas y arrendatarios.

OTORGAN:

Primero. Don Anselmo dona pura y simplemente a su hija, que acepta agradecida, la finca descrita.
Segundo. La donación no es colacionable.
Tercero. El donante se reserva el usufructo vitalicio.

Así lo dicen y otorgan, hechas las reservas y advertencias legales. Yo, la Notaria, doy fe.
%% en resume whole
Maribel Santos-Greene
Tacoma, WA  |  msg@example.net  |  253 555 0171

Line cook turned kitchen manager. Twelve years in kitchens from 30 to 300 covers. ServSafe certified, bilingual, calm.

Where I've worked
The Salt Cellar, Tacoma, kitchen manager, 2021 to now
 - Run a brigade of nine, schedule, order, cost
 - Brought food cost from 36% to 29% in one year
 - Wrote the allergen binder that the county now shows to others
Harbor Grill, Olympia, sous chef, 2017 - 2021
 - Opened the brunch service, 180 covers on a Sunday
 - Trained six apprentices, four of whom are still in the trade
Various, line cook and prep, 2013 - 2017

Schooling
Bates Technical College, Culinary Arts, AAS 2013
Lincoln High School 2011

Also
Spanish (native), some Tagalog
Excel, Toast, 7shifts
Volunteer cook, Nativity House, alternate Thursdays

References gladly on request
%% en resume short
Looking for Saturday work. Aged 17, doing A levels in Maths, Biology, French at Ridley Sixth Form, 8 GCSEs (grades 9 to 6). Paper round two years, never late. Babysitting, St John Ambulance first aider, DofE Silver. Good with tills and dogs. Kieran Dacre, 07700 900118, references from Mr Lowe (newsagent).
%% en resume short scan
DEAN  K.  FUJ ITA     Jour neyman Electric ian   Lic. EL-O4471
Experi ence   2O16-pres  Island  Power & Lt  -  lead hand
              2O09-2016  Pac Elec tric -  apprent ice to JW
Educat ion    Honolu lu C.C.  cert.  2O09
Ski lls       conduit , PV inst all, motor contr ols, O SHA 3O
Refer ences   avai1able
%% de resume whole
Persönliche Angaben
Name: Yusuf Kaplan
geboren am 17. Mai 1997 in Mannheim
ledig, Führerschein B
Anschrift: Langstraße 8, 68169 Mannheim

Beruflicher Werdegang
seit 04/2022   Fachkraft für Lagerlogistik, Neckar Cargo, Mannheim
               Schichtleitung Wareneingang (7 Mitarbeiter)
08/2019-03/2022  Kommissionierer, Buchversand Lorsch
09/2016-07/2019  Ausbildung zur Fachkraft für Lagerlogistik, Rheinhafen AG,
               Abschluss mit Note 1,8

Schulbildung
2007-2016      Humboldt-Realschule, Mittlere Reife

Weiterbildung
2024           Ausbildereignung (AdA-Schein), IHK Rhein-Neckar
2023           Staplerschein erneuert, Gefahrgutunterweisung

Kenntnisse
SAP EWM gut, MS Office gut
Deutsch und Türkisch Muttersprache, Englisch B1

Interessen
Trainer der E-Jugend beim SV Waldhof, Kochen

Mannheim, 4. September 2025
%% zh resume short
姓名:林晓雯 女 1999年生 籍贯:福建泉州
求职意向:幼儿园教师
教育背景:2017–2021 福建师范大学 学前教育 本科
工作经历:2021.8 至今 厦门小海豚幼儿园 中班主班教师
证书:教师资格证、普通话二级甲等、钢琴六级
自我评价:有耐心,善于与家长沟通
电话 138-0000-0000
%% fi resume whole
Aino Rautavaara
Jyväskylä, puh. 050 000 0000, aino.r@example.org

Olen kokenut kirjastonhoitaja, joka innostuu lapsista, sarjakuvista ja siististä luettelointidatasta.

TYÖKOKEMUS
Jyväskylän kaupunginkirjasto, kirjastonhoitaja 2018 -
  lastenosaston vastaava, satutunnit, koululaisyhteistyö
  Finna-aineistojen kuvailu, kolmen hengen tiimi
Keuruun kirjasto, kirjastovirkailija 2014 - 2018
  asiakaspalvelu, kirjastoauton reitti joka toinen viikko
Suomalainen Kirjakauppa, myyjä (osa-aikainen) 2010 - 2014

KOULUTUS
Filosofian maisteri, informaatiotutkimus, Oulun yliopisto 2014
Ylioppilas, Laukaan lukio 2008

KIELITAITO
suomi äidinkieli, ruotsi hyvä, englanti erinomainen, viittomakieli alkeet

MUUTA
Koha, MARC21, Canva. Tietokirjallisuuden arvosteluja paikallislehdessä.
Kuorolaulu, avantouinti, kaksi kissaa.

SUOSITTELIJAT
Palvelupäällikkö Merja Salo, yhteystiedot pyynnöstä
`
