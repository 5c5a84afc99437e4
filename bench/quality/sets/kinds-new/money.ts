/** Papers about money of a new writer (see `new.ts`). */
export const NEW_MONEY = String.raw`
%% en invoice
BRIGHTWATER POOLS LLC
4410 Cactus Wren Rd, Mesa AZ 85207
INVOICE # 20117          Date: 06/14/2023
Bill To: Janet Okafor, 118 E Ray Rd
Description                                Qty    Unit      Amount
Weekly service, May (5 visits)               5   35.00      175.00
Replace impeller, Pentair Whisperflo         1   96.50       96.50
Labor                                      1.5   85.00      127.50
Chlorine tabs, 25 lb bucket                  1  139.00      139.00
                                     Subtotal               538.00
                                     Sales tax 8.3%          19.55
                                     Balance due            557.55
Terms: net 15. A finance charge of 1.5% per month is added to past due balances.
Checks payable to Brightwater Pools LLC. Thank you for your business!
%% en invoice
Marlow Translations
To: Aubert & Cie, Lyon      VAT no. FR 44 812 004 112
Our ref. MT/2023/071
For professional services rendered:
Translation EN-FR of user guide, 12,480 words at EUR 0.11           1,372.80
Proofreading, 6 hours at EUR 40                                       240.00
Rush surcharge, 10 %                                                  137.28
Total                                                               1,750.08
VAT: reverse charge, article 196 of Directive 2006/112/EC
Please remit within 30 days to IBAN GB33 BUKB 2020 1555 5555 55, BIC BUKBGB22. Late payments bear interest at the statutory rate.
%% en invoice
Northgate Water
Your bill for 1 April to 30 September
Mr D Lennox, 9 Fell View
Customer number 771 200 4419
Meter reading then 0412, now 0458. You used 46 cubic metres.
Water supplied    46 m3 at 1.7120     £78.75
Sewerage          42.3 m3 at 2.0410   £86.33
Standing charges                      £31.60
Amount due by 28 October             £196.68
How to pay: by Direct Debit, online at our site, by phone, or at any PayPoint with the barcode below. If you are finding it hard to pay, call us. We can help.
%% en invoice
Dr. Amelia Stroud, DVM  -  Hillside Veterinary
Client: T. Becker    Patient: "Biscuit", beagle, 4 y
05/02  Exam, office             62.00
05/02  Rabies vaccination       28.00
05/02  Nail trim                18.00
05/02  Heartworm test           41.00
Previous balance                 0.00
Charges                        149.00
Amount due upon receipt        149.00
%% de invoice
Schreinerei Ottmar Weiß, Talstraße 5, 88214 Ravensburg
Herrn Peter Lang
Rechnung Nr. 2023-114                          Datum: 04.07.2023
Für die ausgeführten Arbeiten erlaube ich mir zu berechnen:
1  Haustür Eiche nach Maß                 2.850,00
2  Beschläge, Schließzylinder               214,00
3  Montage, 6 Std. à 58,00                  348,00
Summe netto                               3.412,00
zzgl. 19 % MwSt.                            648,28
Gesamtbetrag                              4.060,28
Zahlbar innerhalb von 14 Tagen ohne Abzug. Leistungsdatum: 29.06.2023. Steuer-Nr. 77/415/20931
%% en invoice
Tax Invoice  ABN 51 004 118 220
Coastline Electrical, Geelong
Job: 22 Beach St, hot water not working
Callout fee        $99.00
New element        $145.00
Labour 1 hr        $110.00
GST                $35.40
Total inc GST      $389.40
Due 7 days
%% en receipt
     HARBOR HARDWARE & SUPPLY
       21 Pier Ave   Astoria OR
        503-555-0142
CASHIER: LEE       REG 03
04/18/2023         10:52 AM
DECK SCREW 3IN 5LB      34.99
SANDPAPER 120 5PK        7.49
 2 @ 4.29
CAULK CLEAR              8.58
SUBTOTAL                51.06
TAX                      0.00
TOTAL                   51.06
CASH                    60.00
CHANGE                   8.94
RETURNS WITHIN 30 DAYS WITH THIS SLIP
%% en receipt
Your trip on Friday
Thanks for riding, Monica
Total                       $18.42
Trip fare                   $14.10
Booking fee                  $2.75
City surcharge               $0.57
Tip                          $1.00
Payments: Visa ••••4410   $18.42   6/2/23 11:47 PM
You rode with Dmitri. 4.2 miles, 14 min
Pickup 11:31 PM, 410 Larimer St. Drop-off 11:45 PM, 2200 Vine St.
%% en receipt
RENT RECEIPT                      No. 041
Date: March 1, 2023
Received from Carla Jimenez the sum of eight hundred fifty dollars ($850.00)
for rent of Unit 2B, 77 Maple Ct., for the period March 1 to March 31
Paid by: [ ] cash  [X] check no. 1182  [ ] money order
Balance remaining: 0
Received by: B. Hatch, owner
%% en receipt
THE COPPER KETTLE
Table 14   Guests 3   Server Ines
2 Soup of day      13.00
1 Club sandwich    11.50
1 Fish tacos       13.75
3 Iced tea          8.25
Food/Bev           46.50
Tax                 3.72
Total              50.22
Visa xxxx 8810   Auth 004417
Tip _______  Total _______
Customer copy
%% es receipt
ESTACIÓN DE SERVICIO LOS PINOS
NIF A-28004411    Ticket 00418821
12/05/2023 18:22   Surtidor 4
Gasolina 95   32,14 L x 1,629
TOTAL                 52,36 EUR
Base imponible 43,27   IVA 21% 9,09
Tarjeta VISA **** 2204   Autorización 118820
Conserve este justificante. Gracias por su visita
%% en receipt
Donation acknowledgement
Friends of the Prairie, EIN 41-0021188
Dear Paul, we received your gift of $120.00 on December 4, 2023. No goods or services were provided in exchange for this contribution. Please keep this for your records.
%% en quote
QUOTATION
Pinnacle Fencing Co.     Quote no. Q-3318     Valid until: 31 July 2023
Customer: St. Anne's Primary School
We are pleased to quote for the supply and installation of perimeter fencing as follows:
86 m weldmesh fencing, 2.4 m high, green          £5,590
2 pedestrian gates with locks                      £1,140
Removal of old chain link                            £620
Total excluding VAT                                £7,350
Lead time: 4 to 5 weeks from order. Payment: 30% deposit, balance on completion. To accept, please sign and return one copy.
%% en quote
PURCHASE ORDER
Buyer: Delphi Bio Labs            PO Number: 0091-4471
Vendor: Kaspar Glassware          Date: 2023-02-09
Ship to: Receiving dock B, 400 Innovation Way
Line  Part no.    Description                   Qty   UOM   Unit price   Ext.
1     KG-250B     Beaker 250 ml, low form        48    EA        3.10   148.80
2     KG-1000F    Flask, Erlenmeyer 1000 ml      12    EA        9.75   117.00
3     KG-PIP10    Pipette 10 ml, class A         24    EA        6.20   148.80
Freight: prepaid & add.  Order total: USD 414.60
Confirm receipt of this order and expected ship date by return. All shipments must show our PO number.
%% en quote
Hi Sunita,
thanks for having us round on Thursday. As promised here's our estimate for the bathroom:
- take out suite, tiles and old floor, skip hire: £980
- first and second fix plumbing: £1,650
- tiling 22 sq m, your tiles: £1,320
- electrics, new fan and lights: £540
Estimated total £4,490, no VAT as we aren't registered. Allow 10 working days. We could start the week of 12 June if you let us know by the end of the month. The price might change if the joists under the bath are rotten.
Gary & Son Bathrooms
%% fr quote
DEVIS n° D-2023-088              Date : 17 avril 2023
Entreprise Charpente du Vercors
Client : Mme Perrin, 12 chemin des Noyers, 38250 Lans
Réfection de toiture
Dépose des tuiles existantes      110 m²   x 14,00    1 540,00
Liteaux et écran sous-toiture     110 m²   x 19,50    2 145,00
Pose tuiles terre cuite           110 m²   x 48,00    5 280,00
Total HT 8 965,00    TVA 10 % 896,50    Total TTC 9 861,50 €
Devis valable deux mois. Acompte de 30 % à la commande. Bon pour accord, date et signature :
%% en quote
Order confirmation  #W-551204
Thanks for shopping with Loom & Linen!
We're getting your order ready to ship. We will notify you when it has been sent.
Order summary
Linen duvet cover, king, oat   x 1    $189.00
Pillowcase set, oat            x 2     $84.00
Subtotal $273.00   Shipping FREE   Taxes $22.52   Total $295.52
Shipping address: Dana Wu, 9 Cedar Ln, Portland ME 04101
%% en quote
PROPOSAL FOR SNOW REMOVAL 2023/24
Per push up to 4 in: $65
Each additional 2 in: $20
Salting: $45 per application
Prices good through Nov 1. Sign here to accept: ____________
%% en bank-statement
FIRST PLAINS BANK
Checking account statement       Statement period: Apr 1 - Apr 30, 2023
Roberta Finch                    Account ending in 4471
Beginning balance                       $2,118.40
Deposits and additions (2)               3,902.11
Withdrawals and subtractions (5)        -2,577.89
Ending balance                          $3,442.62
Date    Description                        Amount     Balance
04/03   ACH DEPOSIT ACME PAYROLL          1,951.06    4,069.46
04/04   CHECK 1184                         -900.00    3,169.46
04/09   POS PURCHASE KROGER #118           -112.30    3,057.16
04/17   ACH DEPOSIT ACME PAYROLL          1,951.05    5,008.21
04/22   ONLINE PMT MORTGAGE              -1,410.00    3,598.21
04/27   ATM WITHDRAWAL                     -120.00    3,478.21
04/30   MONTHLY SERVICE FEE                 -35.59    3,442.62
%% en bank-statement
Summary of your ISA                                   Tax year 2023/24
Halden Building Society, Customer no. 88120044
Opening balance on 6 April 2023                 £11,204.55
Money you paid in                                £2,400.00
Money you took out                                   £0.00
Interest added 5 April                             £388.12
Closing balance on 5 April 2024                 £13,992.67
Gross rate 3.10 %, AER 3.10 %. Your deposits are protected up to £85,000 by the Financial Services Compensation Scheme.
%% de bank-statement
Sparkasse Oberland               Kontoauszug 5/2023   Blatt 1
IBAN DE11 7035 1030 0004 4120 18
Alter Kontostand vom 28.04.2023                    1.488,20 H
02.05. 02.05. Dauerauftrag Miete Huber              760,00 S
04.05. 04.05. Kartenzahlung EDEKA                    48,13 S
15.05. 15.05. Lastschrift Stadtwerke                 92,00 S
31.05. 31.05. Gehalt Muster GmbH                  2.210,44 H
Neuer Kontostand vom 31.05.2023                    2.798,51 H
Dispositionskredit EUR 2.000,00
%% en bank-statement
CREDIT CARD STATEMENT           Closing date 08/21/23
Previous balance $640.02   Payments -$640.02   Purchases +$388.75   Fees $0.00   Interest $0.00
New balance $388.75     Minimum payment due $35.00     Payment due date 09/18/23
Late payment warning: if we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.
Trans  Post   Merchant
07/25  07/26  DELTA AIR 0062211        268.40
08/02  08/03  NETFLIX.COM               15.49
08/11  08/12  SHELL OIL 5574           104.86
%% en bank-statement
Midlothian Savings: mini statement
12 FEB  CASH WDL       -50.00
13 FEB  DD VODAFONE    -18.00
15 FEB  BGC HMRC       +84.80
16 FEB  CARD ALDI      -27.63
AVAILABLE  211.09
%% en bank-statement
Brokerage account 7710-2281, quarter ended 30 June
Holdings                         Quantity    Price       Value
Vanguard Total World ETF           112      98.40    11,020.80
iShares Core Bond                   60      97.10     5,826.00
Cash sweep                                            1,204.33
Account value                                        18,051.13
Activity: 06/02 Dividend reinvested 41.20; 06/15 Contribution 500.00; 06/16 Bought 5 VT at 97.88
%% en payslip
ORCHARD FOODS INC             EARNINGS STATEMENT
Employee: Miguel Santos       Pay period: 09/04/2023 - 09/17/2023
Employee ID 20118             Pay date: 09/22/2023
Earnings      Rate     Hours    This period    Year to date
Regular      21.50     80.00       1,720.00       31,104.00
Overtime     32.25      4.00         129.00        1,290.00
Gross pay                          1,849.00       32,394.00
Deductions
Federal income tax                  -184.22       -3,210.10
Social security                     -114.64       -2,008.43
Medicare                             -26.81         -469.71
401(k)                               -92.45       -1,619.70
Net pay                            1,430.88
Direct deposit: checking xxxx2201
%% en payslip
PAY ADVICE
Name: A Kaur     Employee no. 118     NI number: AB 12 34 56 D     Tax code 1257L M1
Month 3, paid 30 June 2023 by BACS
Salary                 2,083.33
On-call allowance        150.00
Gross                  2,233.33
Tax                      237.00
Nat. Ins.                142.24
Pension 5%               111.67
Net pay                1,742.42
This month's holiday taken: 2 days. Left: 16 days.
%% fr payslip
BULLETIN DE PAIE           Période du 01/03/2023 au 31/03/2023
Employeur : SAS Les Halles   APE 4711F   URSSAF 217000001
Salarié : M. Karim Benali   Emploi : vendeur   Convention collective : commerce de détail
Salaire de base 151,67 h x 12,20           1 850,37
Heures supplémentaires 25 %                   91,50
Salaire brut                               1 941,87
Sécurité sociale maladie, vieillesse        -214,30
CSG / CRDS                                  -185,02
Net imposable 1 588,40
Net à payer avant impôt sur le revenu      1 512,55
Congés payés acquis : 22,5   pris : 10   solde : 12,5
%% en payslip
Final paycheck stub
Employee  R. Odom     SSN xxx-xx-1190     Check no. 50021
Hours 31.25   Rate 17.00   Gross 531.25
FICA 40.64   FIT 22.10   SIT 14.88
PTO payout 8 hrs 136.00
Net 589.63
%% es payslip
RECIBO DE SALARIO             Periodo de liquidación: 1 al 31 de octubre
Empresa: Frutas del Segura SL     CIF B30441882    Nº SS empresa 30/1184420
Trabajador: Nuria Pardo   Categoría: oficial 2ª
I. DEVENGOS   Salario base 1.240,00   Complemento nocturnidad 118,40   Total devengado 1.358,40
II. DEDUCCIONES   Contingencias comunes 4,70 % 63,84   Desempleo 1,55 % 21,06   IRPF 6 % 81,50
Total a deducir 166,40
LÍQUIDO TOTAL A PERCIBIR 1.192,00
%% en payslip
Dear Colleague,
please find below the breakdown of your stipend for October.
Gross monthly stipend: 2,150.00
Health insurance, employee share: 188.13
Solidarity contribution: 0.00
Wage tax withheld: 164.25
Amount transferred to your account on 27 October: 1,797.62
Questions? Payroll office, room 114.
`
