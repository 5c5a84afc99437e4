/** Papers of a fourth writer: quotes and statements of banks (see `fourth.ts`). */
export const FOURTH_ORDERS = String.raw`
%% en quote
Estimate E-0774

Prepared for:   Dr. Lorna Achterberg, 81 Quarry Ln, Northfield MN
Prepared by:    Rory Teague, Teague & Daughters Roofing
Date: April 2, 2024            Good through: May 2, 2024

Scope of the proposed work
 - Tear off two layers of asphalt shingle on the house and the breezeway, about
   24 squares, and haul away.
 - Replace up to five sheets of rotten decking. Anything beyond five sheets would
   be billed at $78 a sheet, and we would show you first.
 - Ice and water shield six feet up from the eaves, synthetic felt elsewhere.
 - Architectural shingles, color Weathered Wood, with ridge vent.

Option A  30 year shingle                       $13,940
Option B  impact rated shingle                  $16,215
Add: new gutters, 140 ft seamless                $1,890

We could start in the week of May 20 and would need about four days, weather
permitting. To accept, initial the option you want, sign below and send it back
with a deposit of one third. No work is scheduled until we hear from you.

Option ____   Accepted by __________________   Date __________
%% en quote
Bramblewick Seeds Ltd - PURCHASE ORDER

PO 50093       Raised 11.01.25       Buyer: T. Osgood
Supplier: Haverfoot Packaging
Deliver to: Goods In, gate 2, by 31.01.25
 1   4000   glassine envelopes 75x100    £0.034   £136.00
 2     60   cartons double wall 400 sq   £1.12     £67.20
 3     12   rolls kraft tape 48mm        £2.45     £29.40
Order value ex VAT £232.60
Please acknowledge and confirm the delivery date. Quote our PO number on all papers.
%% de quote
Schreinerei Ambros Leitner
Thalkirchdorf

Familie Sauter
87534 Oberstaufen                                   13. November 2024

Ihre Anfrage vom 4. November, Einbauschrank Dachzimmer

Grüß Gott Familie Sauter,

vielen Dank für den netten Besuch in der Werkstatt. Wie besprochen bieten wir
Ihnen freibleibend an:

Einbauschrank unter der Schräge, Fichte Altholz gebürstet, geölt,
Breite 3,42 m, vier Türen, fünf Schubkästen mit Vollauszug
                                                        4.860,00 Euro
Kleiderlift, Mehrpreis                                    215,00 Euro
Sitzbank am Fenster passend dazu, auf Wunsch              790,00 Euro
Liefern und Einbauen, zwei Mann, ein Tag                  640,00 Euro

Alle Preise verstehen sich netto zuzüglich der gesetzlichen Mehrwertsteuer. An
diese Preise halten wir uns bis Ende Januar 2025 gebunden. Die Lieferzeit beträgt
nach Auftragserteilung und Aufmaß etwa acht Wochen. Ein Drittel bei Auftrag, der
Rest nach dem Einbau.

Wenn Ihnen unser Vorschlag zusagt, schicken Sie uns bitte ein unterschriebenes
Exemplar zurück. Über Ihren Auftrag würden wir uns freuen.

Ambros Leitner, Schreinermeister
%% es quote scan
PRESUPUESTO  n° 118/24
Pinturas Hnos. Arrabal     Tel 600 OOO 017
Para: D. Fidel  Montoro, piso 3° izda.
Fecha 9-9-2O24        Validez: un mes

Alisado de gotelé y pintura plástica lisa,
salon y pasillo, 96 m2 a 11,50 ....... 1.1O4,00
Esmalte al agua en 7 puertas a 65 ......  455,00
Protección y Iimpieza ..................   80,00
Total sin lVA ........................ 1.639,00
50 % al aceptar, resto al terrninar.
Conforme el cliente:
%% fr quote
Devis n° D-2025-031

Atelier Cordelle, tapissier décorateur, Vannes
Pour : Mme Solène Riou              Fait le 6 février 2025

Réfection complète d'un fauteuil voltaire, crin        520,00
Tissu au choix de la cliente, 3,20 m à 62,00           198,40
Clous décoratifs, pose                                  45,00
TVA non applicable, art. 293 B du CGI
Total estimé                                           763,40 €

Valable trois mois. Délai : cinq semaines après accord. Bon pour accord, date et signature :
%% sv quote
Orderbekräftelse                                     Ordernr 88120-3
Nordanå Fönster & Dörr AB
Box 17, 931 21 Skellefteå

Kund:      Birgitta och Leif Hedlund             Kundnr 40177
           Strandvägen 9, Bureå
Er ref:    Leif                  Vår ref:  Jonas Sundqvist
Orderdatum 2024-05-16            Beräknad leverans  vecka 27

Tack för er beställning! Kontrollera mått och kulör noga och hör av er inom tre
arbetsdagar om något är fel. Därefter går ordern till fabriken och kan inte ändras.

Rad  Artikel                              Antal   à-pris      Belopp
10   Vridfönster trä/alu 11x12, kulör vit     4   6 480     25 920
20   Fast fönster 5x12                        2   3 150      6 300
30   Altandörr 9x21 vänster, spröjs           1  11 900     11 900
40   Foderpaket furu obehandlad               7     310      2 170
50   Frakt, bil med kran                      1   1 250      1 250
     Summa exkl. moms                                       47 540
     Moms 25 %                                              11 885
     Ordervärde SEK                                         59 425

Leveransvillkor: fritt lossat vid tomtgräns. Mottagaren ska vara på plats.
Betalningsvillkor: 30 dagar efter leverans, faktura skickas separat.
Leveransdagen bekräftas med sms två dagar innan.
%% en bank-statement
Harbour & Vale Building Society
Your EveryDay Saver                       Statement sheet 9

Ms Paulette Igwe                          Sort code 00-00-17
14 Wren Court                             Account no. 00551208
Hull HU5 2TT                              1 June to 30 June 2024

Date     Details                          Paid out    Paid in     Balance
01 Jun   Brought forward                                          2,318.46
03 Jun   DD  YORKSHIRE WATER                 31.20                2,287.26
04 Jun   CARD  ALDI HULL COTT RD             46.08                2,241.18
07 Jun   FPI  N IGWE  BDAY                               50.00    2,291.18
11 Jun   SO   RENT WREN COURT               575.00                1,716.18
14 Jun   CASH  ATM HESSLE RD                 60.00                1,656.18
18 Jun   CARD  EAST YORKS BUSES               9.00                1,647.18
21 Jun   DD  CITY OF HULL C TAX             118.00                1,529.18
28 Jun   BGC  HEY TRUST SALARY                        1,904.72    3,433.90
30 Jun   INTEREST (NET)                                   2.61    3,436.51
30 Jun   Carried forward                                          3,436.51

Total paid out 839.28         Total paid in 1,957.33
Interest rate 1.10% AER variable. Arranged overdraft: none.
Your eligible deposits are protected up to £85,000. Please check the entries and
tell us at once if you do not recognise any of them.
%% en bank-statement
Prairie Heritage Credit Union
MEMBER 0088214   SHARE DRAFT 75   09/01/23 - 09/30/23
BEGINNING BALANCE                            $1,118.27
09/05  CHECK 1041                 -210.00       908.27
09/08  ACH DEP MERCY HOSP       1,422.60      2,330.87
09/11  DEBIT CASEYS GAS           -38.41      2,292.46
09/19  XFER TO SAV 00            -300.00      1,992.46
09/29  DIVIDEND                      .41      1,992.87
ENDING BALANCE                               $1,992.87
YTD dividends 3.77
%% de bank-statement
Sparkasse Oberlausitz-Niederschlesien
Girokonto 0000 112 017         Auszug 11     Seite 1 von 1
Herr Norbert Zschoche

Buchung  Wert   Erläuterung                            Betrag EUR
               Kontostand am 31.10.2023                   +812,55
02.11. 02.11.  KARTENZAHLUNG NETTO-MARKT GÖRLITZ           -27,84
06.11. 06.11.  LASTSCHRIFT SWG GAS ABSCHLAG                -96,00
15.11. 15.11.  DT. RENTENVERSICHERUNG RENTE              +1.211,09
               Kontostand am 30.11.2023                 +1.899,80
%% es bank-statement
CAJA RURAL DEL ALTO EBRO
Oficina 0044 Miranda

D.ª Begoña Larrea Ochoa
Pza. San Juan 3, 2.º B
09200 Miranda de Ebro

IBAN ES00 0000 0044 0000 0000 0017       Divisa EUR
Movimientos de la cuenta entre el 01/02/2024 y el 29/02/2024

F. oper.  F. valor  Concepto                              Importe       Saldo
          Saldo anterior                                             4.206,31
01/02     01/02     Recibo comunidad S. Juan 3             -65,00    4.141,31
02/02     02/02     Compra tarj. *0812 Panadería Izarra     -4,20    4.137,11
05/02     05/02     Recibo Iberluz N. contrato 00117       -71,93    4.065,18
08/02     08/02     Reintegro cajero 0044                 -200,00    3.865,18
12/02     12/02     Bizum de Iker Larrea                    35,00    3.900,18
15/02     14/02     Compra tarj. *0812 Ópticas Vela       -189,00    3.711,18
20/02     20/02     Recibo colegio cuota comedor          -112,50    3.598,68
26/02     26/02     Nómina Talleres Garcés              1.688,74    5.287,42
29/02     29/02     Comisión mantenimiento                  -0,00    5.287,42
          Saldo final                                                5.287,42

Total cargos 642,63     Total abonos 1.723,74
Transcurridos 30 días sin reclamación se entenderá que presta usted su conformidad
al contenido de este extracto. Conserve este documento. Servicio de atención al
cliente en su oficina o en la banca a distancia.
%% fr bank-statement scan
CREDlT MARITIME DES ABERS           Relevé n° 7

M. et Mme  Y. KERBRAT
Compte chéques n° 00017 112 0044      Monnaie: EUR
du 1er au 31 juil1et 2024

DATE   NATURE DES 0PERATIONS        DEBIT    CREDIT
01.07  SOLDE PRECEDENT                        931,18
03.07  PRLV FREE TELECOM            29,99
05.07  VIR CAF DU FlNISTERE                   141,99
09.07  CHEQUE 4400812              260,0O
16.07  RETRAIT DAB LANNILIS         80,00
31.07  NOUVEAU SOLDE                          703,I8
%% pl bank-statement
Bank Spółdzielczy w Kłecku
Oddział Gniezno, ul. Chrobrego 17

WYCIĄG Z RACHUNKU BANKOWEGO nr 3/2024
za okres od 2024-03-01 do 2024-03-31

Posiadacz:  Grażyna Nowacka, ul. Lipowa 5/2, 62-200 Gniezno
Rachunek:   00 0000 0017 0000 0000 1120 0044
Rodzaj:     ROR Senior, waluta PLN

Saldo początkowe: 1 842,17

Data księg.  Data waluty  Opis operacji                       Kwota       Saldo
2024-03-01   2024-03-01   Przelew wych. czynsz SM Jutrzenka  -486,30   1 355,87
2024-03-04   2024-03-03   Transakcja kartą DINO GNIEZNO       -73,42   1 282,45
2024-03-08   2024-03-08   Wpłata gotówkowa w kasie            200,00   1 482,45
2024-03-11   2024-03-10   Transakcja kartą APTEKA POD LWEM    -58,99   1 423,46
2024-03-14   2024-03-14   Polecenie zapłaty ENEA             -164,08   1 259,38
2024-03-20   2024-03-20   Przelew przych. ZUS świadczenie   2 611,45   3 870,83
2024-03-25   2024-03-25   Wypłata z bankomatu                -500,00   3 370,83
2024-03-29   2024-03-29   Opłata za prowadzenie rachunku       -6,00   3 364,83
2024-03-31   2024-03-31   Kapitalizacja odsetek                 0,11   3 364,94

Suma obciążeń: 1 288,79    Suma uznań: 2 811,56
Saldo końcowe: 3 364,94    Środki dostępne: 3 364,94
Dokument wygenerowany elektronicznie, nie wymaga podpisu ani stempla. Prosimy o
sprawdzenie zapisów i zgłoszenie niezgodności w terminie 14 dni od otrzymania.
`
