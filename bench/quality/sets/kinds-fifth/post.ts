/** Papers of a fifth writer: letters, mail, minutes and tickets (see `fifth.ts`). */
export const FIFTH_POST = String.raw`
%% en letter whole
Flat 2, 18 Eldon Crescent
Leith
St Andrew's Day

My dear old Fergus,

I had your card this morning and read it twice, once for the news and once for the spelling. So you are a grandfather. I cannot picture it. In my head you are still up that crane with your cap on backwards, shouting at seagulls.

Things are quiet here. Isa's hip is mending and she walks as far as the harbour and back without the stick, though she brings it in case there is anyone to point it at. The close has been painted a green that nobody voted for. Young Callum from the top flat carries our messages up and will not take a penny, so I am teaching him chess, and he has begun to win, which I had not planned for.

I think of the yard more than I let on. They have made flats of it, did you know? There is a coffee place where the plate shop was. I went in and had a scone. Four pounds. I sat as near as I could judge to where Big Davie had his bench and drank to him in tea.

Write again before the New Year, and tell me what they have called the wee one. Isa sends her love and says you still owe her for the wallpaper.

Your friend always,

Hamish
%% en letter short
Dear Santa, I have been mostly good exept the thing with the paint. Please may I have a microscope and a real spade. My brother wants a dinosaur but he is only 3 so any one will do. There is a carrot. love from Edith, aged 7 and a quarter. ps we moved house, it is the blue door now
%% en letter short scan
                                    Augu st 2nd
De ar  Mrs.  Whit comb ,
     Thank  y0u so very  rnuch for the  quilt.  It fits
the  sp are bed  as if  made f or it.  We were
sorry  not to  see you  at the  chu rch  supper  and
h ope that  y our cou gh is be tter.  I sha ll bring
eggs on  Tues day.
                          Wit h  aff ection,
                                   Lucil1e  B.
%% fr letter whole
Hélène Mercadier
Les Aubépines
46300 Gourdon

                                   À Monsieur le Maire
                                   Hôtel de Ville
                                   46300 Gourdon

Gourdon, le 6 mai 2025

Monsieur le Maire,

Riveraine du chemin des Écoliers depuis trente et un ans, je me permets d'attirer votre attention sur l'état du petit pont qui enjambe le Bléou. Depuis les crues de février, deux planches du tablier manquent et la rambarde côté aval ne tient plus que par l'habitude.

Or ce pont est emprunté chaque matin par une quinzaine d'enfants qui se rendent à l'école. Mardi dernier, le petit Lucas Delmas y a laissé une chaussure. Ce sera peut-être demain une jambe.

J'ai signalé la chose par deux fois à vos services techniques, qui m'ont courtoisement répondu que le pont « ne figurait pas sur le plan ». Il figure pourtant dans le paysage.

Je vous serais reconnaissante de bien vouloir faire poser, dans l'attente de travaux, une simple barrière et un panneau.

Dans l'espoir d'une réponse favorable, je vous prie d'agréer, Monsieur le Maire, l'expression de mes sentiments distingués.

H. Mercadier
%% el letter short
Αθήνα, 3 Ιουνίου

Αγαπημένη μου Καλλιόπη,

έφτασε το δέμα με τα γλυκά και τα φάγαμε πριν προλάβω να σου γράψω. Ο παππούς ρωτάει πότε θα κατέβεις στο νησί. Η ροδιά άνθισε φέτος για πρώτη φορά. Σε περιμένουμε τον Αύγουστο, το δωμάτιό σου είναι έτοιμο.

Σε φιλώ,
η γιαγιά σου
%% hu letter whole
Kedves Szomszédok!

Bizonyára észrevették, hogy június óta állvány áll az udvaron. Mivel a közös képviselő eddig nem írt, engedjék meg, hogy röviden én tájékoztassam Önöket arról, amit a kivitelezőtől megtudtam.

A tető javítása a tervek szerint szeptember közepéig tart. A munkások reggel hét óra előtt nem kezdenek, szombaton pedig legfeljebb délig dolgoznak. A padlást addig senki ne használja, mert a deszkákat felszedték. Akinek ott holmija van, kérem, jelezze nálam, segítünk lehordani.

Tudom, hogy a por és a zaj mindenkit megvisel, különösen Erzsi nénit a harmadikon, aki éjszakás ápolónő volt negyven évig, és most végre aludni szeretne. Kérem, legyünk türelemmel egymás iránt. Ha valakinek gondja van, csöngessen be hozzám nyugodtan, a második emelet nyolcban mindig van friss kávé.

Amint vége, javaslom, tartsunk egy kis udvari bográcsozást. Az üstöt én hozom.

Szívélyes üdvözlettel

Bodnár Ferenc
második emelet 8.

Kelt Pécsett, július 14-én
%% en mail whole
From: Gillian Ashdown <g.ashdown@example.org>
To: Trustees <trustees@example.org>
Cc: Peter M
Subject: the hall roof, and a bit about Thursday
Date: Mon, 20 Oct 2025 22:41:07 +0100

All,

Quick update before I forget, as I'm away from tomorrow.

1) The roofer came. He thinks it's the flashing and not the slates. He'll patch it on Friday weather permitting, no charge if under an hour (bless him).

2) Thursday: Ken can't make it so I've moved the licence thing to next month. Could someone bring milk? Not me this time.

3) The grant people replied! They want the accounts for two years not one. Peter, have you got the 2023 pdf? I only have the photocopy with the coffee on it.

On 18 Oct 2025, at 09:12, Peter M wrote:
> Do we know if the grant needs audited accounts or will
> examined ones do? I'd rather not pay Bentley's again.
> P

Examined is fine, I asked.

Best,
Gill

Sent from my iPad, sorry for typos
%% en mail short
To: all-staff@
Subject: Re: Re: whose Tupperware

It's not mine but it has achieved sentience and I think it should have a say. Binning everything unlabelled at 5 today. You have been warned.

R
--
Rohan Pillai, Facilities
%% en mail short scan
>F rom:   bkl ein@exam ple.com
>T o:     rnar ge@examp1e.com
>Se nt:   Fri day, Jun e 6,  2OO3  4:17  PM
>Subj ect: FW:  FW: car pool

Marg e - can  you d o Mon day inst ead? Tim has
the  dent ist at  3. I wi1l  take  Wed  and Thur .
Th x,  Bar b
%% es mail whole
De: Nuria Llorente <nuria.ll@example.es>
Para: Asociación de Familias CEIP Azahar
Asunto: Excursión del viernes: autobús, bocadillos y un ruego
Fecha: 14 de mayo de 2025, 20:03

Hola a todos:

Os cuento cómo queda lo del viernes. El autobús sale a las 8:45 en punto de la puerta de atrás, no de la principal, que está en obras. Vuelta prevista sobre las 17:00.

Llevad por favor:
- bocadillo y agua, nada de latas
- gorra y crema ya puesta
- la autorización firmada si no la disteis ayer

Faltan todavía siete autorizaciones de 3.º B. Sin papel no suben, lo siento, no depende de mí.

El ruego: que no vengan con móvil. La otra vez se perdieron dos y pasamos la tarde buscando en un maizal.

Si alguien puede acompañarnos como adulto de apoyo que me conteste a este correo antes de mañana a mediodía, nos falta uno.

Un abrazo,
Nuria

P. D.: Reenvío adjunto el mapa de la granja (mapa_granja.pdf, 1,2 MB).
%% da mail short
Fra: Jens Bro
Til: Mette
Emne: SV: nøgler til sommerhuset

Hej Mette, de ligger i postkassen, koden er den samme som sidste år. Husk at lukke for vandet, når I kører. Kh Jens

Den 2. juli 2025 kl. 13.20 skrev Mette:
> Hvor er nøglerne? Vi er der ved 18-tiden
%% ru mail whole
От: Кадры <hr@example.ru>
Кому: Захарова Анна Викторовна
Копия: Титов Д. О.
Дата: 03.09.2025 11:28
Тема: выход на работу 8 сентября

Анна Викторовна, добрый день!

Рады, что вы приняли наше предложение. Ниже коротко о первом дне.

Приходите к 9:30 на проходную со стороны набережной, с собой паспорт, СНИЛС и диплом. Пропуск уже заказан, спросите Наталью на посту. Ноутбук выдадут в комнате 214, учётная запись будет активна с утра.

В 11:00 вводный инструктаж по охране труда (минут сорок), потом Дмитрий Олегович познакомит вас с отделом. Обедаем обычно в 13:00 в столовой на первом этаже, карту тоже дадут.

Если планы изменятся, просто ответьте на это письмо или позвоните: +7 000 000-00-00, доб. 118.

Вложение: анкета.docx (заполните, пожалуйста, до пятницы)

С уважением,
Ольга Рябова
отдел персонала
%% en minutes whole
Upper Nidd Angling Club
Committee, Tuesday 9 September 2025, back room of the Crown

There: Jack Thwaite (chair), Doreen Speight, Ali Hussain, Bob Metcalfe, Sid. Apologies from Colonel Wray.

1. Last time
The record of 10 June was taken as read and signed. Arising from it: the padlock has been bought.

2. Treasurer
Doreen reported £2,114 in the current account. Day tickets are down a fifth on last year. Agreed to put two posters in Harrogate.

3. Otters
Long discussion. Bob moved that we write to the Wildlife Trust; seconded Ali. Carried 4 to 1. Jack to write by the end of the month.

4. Work party
Sunday 12 October, 9.30 at the weir. Sid to bring the strimmer. Ali to see to soup.

5. Junior day
Eleven children came, nobody fell in. Thanks to Sid were minuted.

6. Any other business
Doreen asked again that members park with their noses out.

There being nothing more the chair closed at 9.25 p.m. Next: 9 December, same place.
%% en minutes short
Standup Wed 10/22. Here: Ana, Jo, Vikram (remote), not here: Lars (sick)
- Ana: login fix done, waiting on review. ACTION Jo to review by noon
- Vikram: blocked on staging certs -> ACTION Ana pings infra
- Decided: no deploy Friday
- Next one Thu 9:15
%% en minutes short scan
PTA  me eting   Feb.  1l   7 pm     Libr ary
Pre sent:  Mrs.  Novak  (ch air),  Mr.  Diaz,  8 par ents
Cal1ed to  orde r 7:O5.   Min utes of  Jan. appr oved.
Treas.  rep ort  $611.4O .
Mo tion by  Diaz  to buy 2  new swing s, 2nd ed Hall,
pas sed un an.     Bake s ale  Mar.  8, vol unt eers nee ded
Adj ourned  8:l0
%% de minutes whole
Hausgemeinschaft Lindenhof 7-9
Ergebnisse der Zusammenkunft vom 28.10.2025, Waschküche, 19:00 bis 20:40 Uhr

Anwesend: Fam. Arslan, Hr. Bothe, Fr. Czerny, Fr. Dünnwald (Schriftführung), Hr. und Fr. Egger
Entschuldigt: Hr. Fink
Leitung: Hr. Bothe

TOP 1 Fahrräder im Treppenhaus
Die Feuerwehr hat beanstandet. Beschluss (einstimmig): Bis 15.11. werden alle Räder in den Hof gestellt. Hr. Egger besorgt einen Ständer, Kostenrahmen 200 Euro.

TOP 2 Treppenlicht
Die Zeitschaltung ist zu kurz. Fr. Czerny spricht mit der Verwaltung.

TOP 3 Garten
Fr. Arslan schlägt zwei Hochbeete vor. Abstimmung: 4 dafür, 1 dagegen, 1 Enthaltung. Angenommen.

TOP 4 Verschiedenes
Hr. Fink lässt fragen, wer nachts Trompete spielt. Niemand meldete sich.

Aufgaben
Egger: Fahrradständer, bis 15.11.
Czerny: Anruf Verwaltung, bis 5.11.
Arslan: Holz und Erde, Frühjahr

Nächster Termin: 27.01.2026, gleicher Ort
Für die Richtigkeit: Dünnwald
%% nl minutes short
MT 14 okt, 10.00-10.45. Aanwezig: Ellen (vz), Ruud, Fatma. Afwezig: Joost.
1 Vorige keer: akkoord. 2 Vacature planner: besloten extern te werven, actie Fatma vóór 24/10. 3 Parkeren: Ruud vraagt offerte slagboom. 4 Rondvraag: geen. Volgende: 28 okt.
%% it minutes whole
L'anno duemilaventicinque, il giorno 18 del mese di settembre, alle ore 20.45, presso la sala parrocchiale, si è riunito il consiglio direttivo della Pro Loco di Montefalco di Sotto.

Presenti: Gianni Ronchi (presidente), Ada Sarti, Primo Bellini, Chiara Fabbri. Assente giustificato: Luca Neri. Funge da segretaria Chiara Fabbri.

Constatato il numero legale, il presidente dichiara aperta la seduta e passa all'ordine del giorno.

Punto 1 - Lettura e approvazione di quanto verbalizzato il 3 luglio. Approvato all'unanimità.

Punto 2 - Consuntivo della sagra. Ada illustra i conti: entrate 12.480 euro, uscite 9.915. Il consiglio approva e delibera di destinare 1.000 euro all'asilo.

Punto 3 - Mercatini di Natale. Si discute della data. Bellini propone il 7 dicembre; Sarti preferisce il 14. Ai voti: tre favorevoli al 7, una contraria. Bellini è incaricato di prendere contatto con il Comune.

Punto 4 - Varie. Nulla.

Alle 22.30, esaurita la discussione, la seduta è tolta.

Letto, approvato e sottoscritto. Il presidente, la segretaria
%% en ticket short
Boarding pass
OKAFOR/CHIDI MR      BA 1448     18 NOV
LHR London T5 -> EDI Edinburgh
Gate closes 06:55    Departs 07:15    Seat 23F   Group 4
Seq 088   ETKT 125 0000000000
Gate A10 (check screens). Hand baggage 1 + 1.
%% en ticket whole
Great news, you're going to Lanternfest!

Order LF-220-9917 placed by Simone Achebe on 2 Mar 2025

Weekend camping adult x 2
Child under 12 x 1 (free)
Car park pass, east field x 1

Friday 11 to Sunday 13 July 2025
Gates open Friday noon. Last entry each day 9 p.m.
Harrowdown Park, near Oundle

How to get in
Bring this page printed or on your phone. One code admits the whole party, so arrive together, or download separate codes. You'll swap the code for wristbands at the box office by the oak. Bring photo ID that matches the lead name.

[ QR ]   7Q4X-LKKM-0917

Names may be changed until 1 July. No refunds unless the whole event is called off. Resale only through our exchange, at face value.

Sun may or may not be included. See you in the field.
%% en ticket short scan
THE  0RPHEUM      ADM1T  0NE
Nutcrac ker   Sat  DEC  2O    2 :OO PM
BALC  R0W  F   SEAT  1l7
ADULT    $  34.OO   + fee  4.5O
no  refun d / no exch.    O0418871
%% de ticket whole
Online-Fahrkarte
Super Sparpreis, 2. Klasse, BahnCard 25
Auftrag 000000000000

Hinfahrt am 06.12.2025, nur gültig in den angegebenen Zügen
1 Person mit BahnCard 25

Halt                  Datum    Zeit     Gleis   Produkt    Reservierung
Würzburg Hbf          06.12.   ab 09:02  7      ICE 1158   Wagen 22, Platz 76, Fenster, Ruhebereich
Kassel-Wilhelmshöhe   06.12.   an 10:12  3
Kassel-Wilhelmshöhe   06.12.   ab 10:29  9      RE 9
Marburg (Lahn)        06.12.   an 11:36  4

Zangenabdruck: bitte frei lassen

Reisender: Herr Gero Stadelmann
Preis: 23,90 EUR, bezahlt mit Lastschrift am 02.11.2025
Stornierung ausgeschlossen. Die Zugbindung entfällt bei mehr als 20 Minuten Verspätung am Zielbahnhof.

Bitte führen Sie zur Kontrolle Ihre BahnCard und einen amtlichen Ausweis mit. Dieses Dokument gilt nur als Ausdruck in DIN A4 oder in der App.
%% sv ticket short
SL enkelbiljett vuxen 43 kr. Giltig till 16:52, köpt 15:37 den 4 okt. Zon alla. Visa biljetten för föraren eller håll koden mot läsaren. Nr 77012 8841
%% id ticket whole
E-tiket kereta api
Kode booking: HJK4P8

Penumpang         Siti Rahmawati (dewasa), Bagas R. (anak)
Kereta            Lodaya Fakultatif, Eksekutif 3
Berangkat         Bandung (BD)      Sabtu 21 Juni 2025  06.30
Tiba              Yogyakarta (YK)   Sabtu 21 Juni 2025  13.42
Kursi             EKS-3 / 8A dan 8B

Harga tiket       2 x Rp 310.000      Rp 620.000
Biaya layanan                         Rp   7.500
Total dibayar                         Rp 627.500   (lunas)

Cetak boarding pass di stasiun mulai tujuh hari sebelum berangkat, atau pakai e-boarding di aplikasi dua jam sebelumnya. Bawa KTP asli atau kartu pelajar sesuai nama yang tertera. Bagasi paling berat 20 kg.

Pembatalan paling lambat 2 jam sebelum keberangkatan, dipotong 25%. Ubah jadwal dapat dilakukan di loket stasiun.

Pintu masuk peron ditutup 5 menit sebelum kereta berangkat.
`
