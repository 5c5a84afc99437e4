/** Papers of a fourth writer: invoices and receipts (see `fourth.ts`). */
export const FOURTH_ACCOUNTS = String.raw`
%% en invoice
OAKSHAW TREE CARE
Unit 3, Sawmill Yard, Brecon LD3 8EF        Tel. 01874 555 0142
VAT Reg. 338 9124 07

INVOICE                                     No. 2291
                                            Date 19 February 2024
Mrs G. Prosser
The Old Rectory
Llanfrynach

Job ref 24-017, carried out 12 and 13 February

1  Fell leaning ash by the garage, dismantled in sections,
   two climbers, one groundsman                           740.00
2  Reduce crown of copper beech by a quarter, as agreed
   with Mr Prosser on site                                420.00
3  Grind out stump to 300 mm below ground level            95.00
4  Remove all chip and brash from site (two loads)        110.00
   Logs left stacked behind the shed as you asked            n/c

                                       Net              1,365.00
                                       VAT 20%            273.00
                                       Amount due       1,638.00

Please pay within 14 days of the above date, quoting the number 2291.
Bank transfer: Oakshaw Tree Care Ltd, sort code 20-00-00, account 5550 1120.
Cheques are still welcome. We charge interest on sums that are overdue by more
than 30 days. Thank you for having us, and mind the wasps' nest we pointed out.
%% en invoice
DELROY WATTS  *  SOUND & LIGHTING
delroy@example.org

for:  Saltbox Theatre Co., attn. Minnie
re:   "The Weir", get-in to get-out, 4 - 9 Nov

tech days         6 @ $280       1,680.00
radio mics, pair  1 wk             150.00
gaffer, batteries                   38.75
------------------------------------------
you owe me                      $1,868.75

Net 21, please. Routing 000 111 222, acct ending 0093, or Venmo if easier.
EIN on request.   No. DW-118
%% de invoice scan
Elektro Hinrichsen Gmb H
Meisterbetrieb seit 1971
Am Deich 14, 25899 Niebüll

Herrn
Momme Petersen
Dorfstraße 2
25899 Galmsbüll

                         Niebüll, den 08.O5.2023
Rechnung Nr. 23/0417
Kunden-Nr. 11862
Leistungszeitraum: 24.04. bis 28.04.2023

Sehr geehrter Herr Petersen,
für die ausgefiihrten Arbeiten an Ihrem Wohn-
haus erlauben wir uns zu berechnen:

Pos  Menge   Bezeichnung            E-Preis   G-Preis
1    16 Std  Monteurstunden           58,00    928,00
2    12 Std  Helferstunden            41,5O    498,00
3    85 m    NYM-J 3x1,5                1,24    105,40
4    1 Stck  Zählerschrank 3-feldrig  612,00    612,00
5    6 Stck  FI/LS-Schalter B16        48,90    293,40
6    pausch. Kleinmaterial, Anfahrt             86,0O
                                   --------------
              Nettobetrag                   2.522,80
              zzgl. 19 % MwSt                 479,33
              Rechnungsbetrag           EUR 3.002,13

Zahlbar innerhalb von 10 Tagen ohne Ab zug auf das
unten genannte Konto. Der Lohnanteil von 1.426,00 EUR
zzgl. MwSt. ist nach § 35a EStG begünstigt. Sie sind
verpflichtet, diese Rechnung zwei Jahre aufzubewahren.
Es gilt bis zur vollständigen Bezahlung der verlängerte
Eigentumsvorbehalt.
VR Bank Nord   IBAN DE00 2176 3542 0000 0000 17
St.-Nr. 17/29O/00000    HRB 0000 FL
%% es invoice
Fontanería Quiroga, S.L.U.   CIF B-00000017
C/ del Pozo 8, 27003 Lugo
FACTURA  F24-0093     Fecha: 3/06/2024
Cliente: Comunidad de Propietarios Ronda 41, NIF H-00000022
Sustitución bajante patio interior, 9 m          1 x 684,00    684,00
Sellado juntas portal                            2 x  37,50     75,00
Base imponible 759,00    IVA 21 % 159,39    TOTAL 918,39 €
Forma de pago: transferencia a 30 días, ES00 0000 0000 0000 0000 0017
%% fr invoice
SARL LES JARDINS DE LAURIANE
Paysagiste, création et entretien
La Croix-Blanche, 37310 Reignac
SIRET 000 000 000 00025, TVA intracom. FR00 000000000, RCS Tours

Monsieur et Madame Thibaudeau
6, rue du Lavoir
37310 Cormery

Le 30 septembre 2023

Référence à rappeler : JL-2309-44
Chantier : terrasse et massifs, rue du Lavoir, du 11 au 22 septembre

Désignation                              Qté     P.U. HT     Montant HT
Décaissement et évacuation des terres    14 m3      38,00         532,00
Fourniture et pose de pavés grès         26 m2      91,00       2 366,00
Bordures acier corten                    18 ml      27,50         495,00
Graminées et vivaces en godets           64          3,90         249,60
Main d'œuvre plantation                  11 h       39,00         429,00
                                         Total HT              4 071,60
                                         TVA 20 %                814,32
                                         Total TTC             4 885,92
                                         Acompte versé le 2/09 -1 500,00
                                         Reste à payer         3 385,92 €

Échéance : 30 octobre 2023, par virement ou par chèque à l'ordre de la SARL.
En cas de retard, pénalités au taux de trois fois l'intérêt légal et indemnité
forfaitaire de recouvrement de 40 €. Pas d'escompte pour paiement anticipé.
Merci de votre confiance.
%% nl invoice
Rijwielhandel Van der Meulen     Kade 21, Sneek    KvK 00000017
Aan: Bakkerij Hoekstra, t.a.v. dhr. S. Hoekstra
Datum 14-03-2025   Vervaldatum 28-03-2025   Nr. 2025-0061
2 x onderhoudsbeurt bakfiets               70,25      140,50
1 x achterwiel gespaakt, incl. montage    118,00      118,00
subtotaal 258,50 - btw 21% 54,29 - te betalen 312,79
Gaarne overmaken op NL00 BANK 0000 0000 17 o.v.v. het nummer. Btw-id NL000000000B01
%% en receipt scan
        THE CRUMB & KETTLE
     12 Fore Street, Totnes
       VAT 000 1234 56

Table 7      Covers 3     Anya
05/08/2024        13:22
----------------------------
2 FLAT WHlTE            7.2O
1 POT TEA EARL GREY     3.I0
1 HALLOUMI BAP          9.50
2 SOUP DAY             14.00
1 SC0NE JAM             3.75
----------------------------
Subtota1               37.55
Disc staff pal 10%     -3.75
TOTAL                 £33.80
Mastercard   xxxx 0451 33.80
Auth  OO9214  C0NTACTLESS
   Ta!  See you  s oon
%% en receipt scan
RECElPT                              No. 000 417

ST BRENDAN'S PARlSH HALL COMMITTEE
Castletown Road, Birr, Co. Offaly
Registered charity, hall bookings and  fund raising

Date:  the 2nd of  Novernber 2023

RECEIVED with thanks from:   Mrs. Noreen Tuohy
                             on behalf of  Birr Set Dancers

the sum of:  two hundred and sixty five euro
             and fifty cent                €265.5O

in payment of:  hire of main hall, six Tuesday
                evenings, Sept - Oct ......... 240.00
                use of urn and cups ..........  15.00
                replacement of broken
                window latch .................  10.50

Paid by:   [x] cash    [ ] cheque    [ ] transfer
Amount tendered  €300.00      change  €34.50
Ba1ance outstanding:  NIL - account clear

Signed for the Committee:   P.J. Kinahan, Treasurer
Received in the presence of:  B. Molloy

Please keep this slip. It is your only proof that the
money was handed over, and no copy can be issued later.
No refunds for evenings missed, except where the hall
was closed by us. Mind the step on your way out, and
God bless.
The Dancers' deposit of €50 for the key was given back
on the same evening, see slip No. 000 416.
%% de receipt
Quittung
                                   EUR   85,-
Netto             71,43    + 19 % MwSt.  13,57
Gesamt in Worten: fünfundachtzig -----------
von        Frau Iris Wollny, Kamenz
für        Schlüsseldienst, Türöffnung am So. 21.1., 2 Zylinder nachgest.
richtig erhalten zu haben bestätigt
Ort/Datum  Kamenz, 21.01.2024
Buchungsvermerke: Kasse bar       Stempel/Unterschrift  i.A. R. Mutschke
%% es receipt
SUPERMERCADOS LA VEGUILLA
Av. de la Constitución 112 - Motril (Granada)
NIF A00000031      Tel. 958 000 112
TICKET 0412-3-118734
15/12/2023   19:47    CAJA 3   LE ATIENDE: Mª Carmen

UDS  ARTICULO                  PVP      IMPORTE
 2   LECHE SEMI 1L BRIK        0,89        1,78
 1   ACEITE OLIVA V.E. 5L     39,95       39,95
 0,845 kg NARANJA MESA    1,29 €/kg        1,09
 1,210 kg MERLUZA RODAJAS 9,80 €/kg       11,86
 3   YOGUR NATURAL PACK 8      1,45        4,35
 1   DETERGENTE 40 DOSIS       7,99        7,99
 1   TURRON JIJONA 250G        5,50        5,50
 2   PAN BARRA RUSTICA         0,75        1,50
 1   BOLSA REUTILIZABLE        0,15        0,15
 1   PAPEL COCINA 3R           2,35        2,35
     DTO. CLIENTE VEGUILLA                -2,20

     N. ARTICULOS: 14
     TOTAL A PAGAR                    74,32 EUR
     EFECTIVO                         80,00
     CAMBIO                            5,68

DESGLOSE IVA
 TIPO     BASE      CUOTA
  0%       4,37      0,00
  5%      39,95      2,00
 10%      17,41      1,74
 21%       7,29      1,56

HA ACUMULADO 74 PUNTOS. SALDO: 1.310
CAMBIOS Y DEVOLUCIONES EN 15 DIAS CON ESTE TICKET
NO SE ADMITEN CAMBIOS DE PRODUCTOS FRESCOS
GRACIAS POR SU COMPRA - FELICES FIESTAS
%% fr receipt
PHARMACIE DU BEFFROI        59270 BAILLEUL
M. Vanhoutte, pharmacien     03 28 00 00 17
le 17/10/2024 à 11h06       caisse 01   vendeur 4
 PASTILLES GORGE MIEL         6,40
 SPRAY NASAL EAU DE MER       5,95
 BANDE CREPE 4M       x2      4,60
 CREME MAINS KARITE           8,20
TOTAL 4 lignes               25,15 EUR
CB SANS CONTACT              25,15
dont TVA 10% 1,12  20% 2,14
Merci, bonne journée et à bientôt
%% it receipt
FERRAMENTA BOSELLI di Boselli Renzo & C. snc
Via Mazzini 44 - 46019 Viadana (MN)
P.IVA 00000000017
DOCUMENTO COMMERCIALE
di vendita o prestazione

DESCRIZIONE                        IVA%      Prezzo(EUR)
TASSELLI NYLON D.8 CONF.100        22            7,90
VITI TRUCIOLARI 4X40 KG 0,5        22            6,35
PUNTA WIDIA D.8                    22            4,50
2 x NASTRO CARTA 30 MM             22            5,60
LUCCHETTO OTTONE 40 ARCO LUNGO     22           12,80
DUPLICATO CHIAVE EUROPEA           22            3,00
SILICONE NEUTRO TRASPARENTE        22            6,20
GUANTI TG.9                        22            3,40
SACCHI JUTA 60X100                 22            4,00
SCONTO A VALORE                                 -1,75
-------------------------------------------------------
SUBTOTALE                                       52,00
TOTALE COMPLESSIVO                              52,00
di cui IVA                                       9,38

Pagamento contante                              20,00
Pagamento elettronico                           32,00
Non riscosso                                     0,00
Resto                                            0,00
Importo pagato                                  52,00

27-04-2024 10:51
DOCUMENTO N. 0613-0044
Cassa 1   Operatore RENZO
RT 00XXX000017
Codice lotteria: non inserito
La merce si cambia entro 8 giorni con lo scontrino e nella confezione integra.
Sabato pomeriggio chiuso. Copia chiavi mentre aspettate. Grazie e arrivederci!
`
