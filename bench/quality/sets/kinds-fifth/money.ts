/** Papers of a fifth writer: what is asked for and what was paid (see `fifth.ts`). */
export const FIFTH_MONEY = String.raw`
%% en invoice whole
Brightwater Boiler & Pump Services Ltd
14 Tanners Row, Huddersfield HD1          07700 900231     Gas Safe 558812

To: Mrs Iqbal, 9 Ferncliffe Rd
Your order: by phone, 2/11
Our number: BW/3317                      Tax point: 6 November 2025

Call out (first hour included), evening rate            85.00
Additional labour, 1.5 hrs @ 48                         72.00
Diverter valve kit, Vaillant 0020132682                114.60
Inhibitor X100, 1 litre                                 21.40
Drain down, flush & refill                              60.00
                                                      -------
Goods and labour                                       353.00
VAT @ 20.0 %                                            70.60
TOTAL NOW DUE                                         £423.60

Terms: strictly 7 days. Bank: sort 40-00-18, a/c 81234500, ref BW/3317.
All parts remain our property until paid for in full.
Please note the old valve has been left in the blue bag by the back door should the landlord wish to see it.
Company no. 0912 3456. VAT no. GB 123 4455 66.
%% en invoice short
Piano lessons, spring term, Felix - 10 x 30 min at £19 = £190. Less the one I cancelled (flu): £171. Bank details as before please, by half term if you can, payment ref FELIX SPRING. Sarah M., inv. 26/08
%% en invoice short scan
G. HARLAN & S0NS  Septic Purnping
Bill t0: Route 9 Diner
lnvoice #  4O417      Ter ms: net 3O
1 x pump 15OO gal tank ......... 385.0O
   grease trap, extr a .......... 14O.00
dump fee ....................... 65.OO
              Sub total  59O.00   tax exernpt
PLEASE PAY TH1S AM0UNT          $590.OO
make checks to G. Harlan   rernit within 3O days
%% it invoice whole
Officina Meccanica F.lli Bertoldi s.n.c.
Via dell'Artigianato 22 - 37036 San Martino Buon Albergo (VR)
P.IVA 01234560238

Spett.le
Cantina Sociale Val d'Illasi
P.IVA 09876540235 - Codice SDI: M5UXCR1

Documento n. 418/A del 30/09/2025
Rif. vs. ordine del 11/09, DDT 377 del 24/09

Descrizione                                  Q.tà   Prezzo     Importo
Revisione pompa enologica 3" con sost. tenute  1    420,00      420,00
Girante in neoprene                            2     88,50      177,00
Manodopera tecnico (ore)                     6,5     42,00      273,00
Trasporto e ritiro in cantina                  1     35,00       35,00

                               Imponibile                       905,00
                               IVA 22%                          199,10
                               Totale documento              € 1.104,10

Pagamento: RI.BA. 60 gg fine mese, scadenza 30/11/2025
Banca d'appoggio: IBAN IT00 X 00000 00000 000000001234
Contributo CONAI assolto ove dovuto. Per ritardati pagamenti si applicano gli interessi ex D.Lgs. 231/2002.
%% pl invoice short
FV 112/10/2025, Gliwice 14.10.2025
Sprzedawca: Kwiaciarnia Malwa, NIP 631-000-11-22
Nabywca: Hotel Leśny sp. z o.o., NIP 954-111-00-33
kompozycja stołowa, szt. 12 x 46,00 zł netto, VAT 8 %
netto 552,00, VAT 44,16, razem brutto 596,16 zł
przelew 14 dni, nr konta jak zwykle
%% ja invoice short
請求書番号 2025-0913
株式会社みなと印刷 御中
下記の通りご請求申し上げます。
パンフレット制作 A4 8頁 一式 180,000円
写真撮影(半日) 45,000円
小計 225,000円 消費税(10%) 22,500円
合計金額 247,500円
お支払期限 10月31日 振込先 〇〇銀行 港支店 普通 0012345
登録番号 T0000000000000
%% en receipt short
TESCO EXPRESS
OLD KENT RD       VAT NO 000 0000 00
MILK SEMI 2PT          1.20
WARBURTONS TOASTIE     1.45
BANANAS LSE 0.842kg
  @ £0.90/kg           0.76
DIGESTIVES             1.10
CLUBCARD SAVING       -0.35
TOTAL                  4.16
VISA CONTACTLESS       4.16
AUTH 034471  AID A0000000031010
17/08/25 21:14  TILL 3 OP 221
Thank you for shopping with us
%% en receipt whole
From: rides@hopcab.example
Your Tuesday evening trip with Hopcab

Thanks for riding, Odalys. We hope you enjoyed it.

Total   $31.47
-------------------------------------
Trip fare                        22.10
Booking fee                       2.85
Airport surcharge                 3.00
Wait time, 2 min                  0.52
Promotion SEPT5                  -1.00
Tip to Marcus                     4.00
-------------------------------------
Charged to Mastercard ....7719   $31.47     9/16/25 11:52 PM

You rode with Marcus in a silver Camry, plate 8KXJ.
11:18 PM   Terminal 4, departures kerb
11:49 PM   2207 Bellevue Ave
19.6 mi, 31 min

If you were charged for tolls after the trip you will get a second note from us. Lost something? Tap here within 24 hours.
This is not a tax document where VAT or GST applies; you can download one in the app under Trips.
%% en receipt short scan
*** JOE'S HARDWAR E ***
3/8 h ex bolt  x 6          2.94
wood glu e 8oz              5.79
SANDPAPR ASST               6.4 9
                SUBT L    15.22
                TAX  7%    l.O7
                T0TAL     16.29
CASH                      20.0O
CHANGE                     3.71
NO RETURN S  W/O  SLIP
04/19/ 25  10:37A  #00 12
%% de receipt whole
Gasthof Zum Goldenen Lamm
Inh. Therese Oberhuber
Marktplatz 3, 94032 Passau
St.-Nr. 153/000/00000

Tisch 14      Bedienung: Resi
Beleg 20711          22.06.2025  21:43

 2 x Weißbier 0,5            8,80  A
 1 x Johannisbeerschorle     3,90  A
 2 x Schweinsbraten         31,80  B
 1 x Kässpatzen groß        14,20  B
 1 x Kinderschnitzel         8,90  B
 1 x Kaiserschmarrn         11,50  B
 3 x Espresso                7,20  A
---------------------------------
Summe EUR                   86,30
Gegeben Bar                100,00
Zurück                      13,70

A 19,00 %  Netto 16,72   MwSt  3,18
B  7,00 %  Netto 62,06   MwSt  4,34

TSE-Signaturzähler 448120  Start 21:43:07  Ende 21:43:09
Angaben zum Nachweis der Aufwendungen für eine Bewirtung (Par. 4 Abs. 5 Ziff. 2 EStG)
Bewirtete Personen: ______________________
Anlass: ______________________
Es bediente Sie Resi. Vergelt's Gott und auf Wiedersehen!
%% pt receipt short
PASTELARIA NOVA AURORA
R. do Poço 41, Setúbal   NIF 500000000
Fatura simplificada FS 2/18833
2 Pastel de nata      2,60
1 Galão               1,55
1 Tosta mista         3,20
Total EUR             7,35   MB WAY
IVA incluído 13%      0,85
Contribuinte: consumidor final
Operador: Lurdes      08:12   2025-05-03
%% ko receipt whole
[현금영수증]
상호: 한솔문구 연남점
사업자번호 000-00-00000   대표 김미정
서울 마포구 연남동 00-1      TEL 02-000-0000
2025-03-02 (일) 15:26   POS 01-0473

상품명              수량    금액
----------------------------------
스프링노트 B5         3     7,500
0.38 젤펜 흑          5     6,000
  *5+1 행사            1         0
딱풀 대               2     2,400
색종이 100매          1     3,800
초등 실내화 200       1     8,900
L자 파일 10매         1     2,500
----------------------------------
합계                       31,100
 부가세 과세물품가액       28,273
 부가세                     2,827
받을금액                   31,100
받은금액                   50,000
거스름돈                   18,900

현금영수증 승인번호 J00000000 (소득공제)
교환 및 환불은 7일 이내 영수증 지참 시 가능합니다.
감사합니다. 또 들러 주세요!
%% en quote whole
Hollis Thatching
Reed, straw and repairs since my grandfather's day

Rose Cottage, Abbotsbury                       8th March

Dear Mr and Mrs Penhale,

Thank you for showing me round on Saturday. As promised, here is what I think it would come to. I have walked the ridge and looked in the loft.

Option A. New ridge only, long straw, with liggers and a plain block cut. Strip old ridge, make good the top courses, rewire. 9 working days, two men.           £4,850

Option B. As A, and re-coat the north slope (some 62 square metres) in combed wheat reed to a depth of 12 inches. Scaffold on that side included. 5 weeks.       £17,900

Not in either price: lead to the chimney, any rotten rafters (I would show you first; say £70 a metre), and the phone wire, which the company must move.

I am not registered for VAT. These prices hold until the end of June. I could start A in late May, B not before September after harvest. I ask for a third on the day the materials come, and the rest when you are happy.

Two addresses in the village where you may look at my work: the Pound House and the old school.

Yours,
Ned Hollis
%% en quote short
hi Dana, for the 80 tote bags w/ one colour logo both sides I can do $6.15 each ($492) + $45 screen setup, ship $30. 150 pcs would bring it to 5.40 ea. Price good til the 20th, 10 business days after you ok the proof. Let me know! Rob @ InkWell
%% en quote short scan
ESTlMATE  of repa irs
Owner: T. Kowalczyk    Veh: O8 Honda Fit
R&R frt  bumper cover    part  212.OO   lab 2.1
R&R  L headlamp          part  168.5O   lab O.6
Blend  fender L                         lab 1.8
Paint  & mat'ls                             194.O0
Labor 4.5 h  @ 62                           279.0O
Est.  total                                $853.50
supplernent may be nee ded after tear down
valid 3O days  not a  bill
%% fr quote whole
SARL Menuiserie Le Goff
ZA de Kergaradec - 29850 Gouesnou
SIRET 000 000 000 00012

M. et Mme Abgrall
12 rue de la Grève, Landéda

Affaire suivie par : Yann          Le 18 février 2025
N° DV-25-044

Objet : remplacement des menuiseries extérieures de la maison

Désignation                                         Qté     P.U. HT    Total HT
Fenêtre 2 vantaux, chêne massif, double vitrage 4/16/4
  1200 x 1350 mm, pose en rénovation                  4      890,00    3 560,00
Porte-fenêtre coulissante aluminium 2400 x 2150       1    2 310,00    2 310,00
Volets battants bois exotique, la paire               4      415,00    1 660,00
Dépose et évacuation des anciens châssis            forfait              380,00
Habillage intérieur, finitions, silicone            forfait              290,00

                                        Total HT                       8 200,00
                                        TVA 5,5 %                        451,00
                                        Total TTC                      8 651,00 €

Acompte de 30 % à la commande, solde à la réception des travaux. Délai : 8 à 10 semaines après prise de cotes définitive. Cette proposition est valable deux mois.
En cas d'accord, merci de nous retourner un exemplaire daté et signé avec la mention « bon pour accord ».
%% sv quote short
Hej Gunilla! För trädfällningen: två granar vid garaget, nedtagning i sektioner med lift, ris körs bort, stammarna kapas till ved. Fast pris 11 400 kr inkl moms före rutavdrag, alltså 5 700 kr för dig. Stubbfräsning tillkommer med 900 kr/st om du vill. Priset gäller till sista april. Hälsningar Mats på Norrskog
%% tr quote whole
Demir Isı Klima San. Tic. Ltd. Şti.
Kazım Karabekir Cad. No: 118, Konya

Sayın: Özlem Eczanesi
Tarih: 12.05.2025
Konu: Klima montajı fiyat teklifimiz

Görüşmemize istinaden, eczanenize kurulacak iklimlendirme sistemi için hazırladığımız çalışma aşağıda bilgilerinize sunulmuştur.

1) 18.000 BTU inverter duvar tipi klima, A++            2 adet   31.500 TL   63.000 TL
2) Bakır boru seti, 5 m, izolasyonlu                    2 takım   2.750 TL    5.500 TL
3) Dış ünite konsolu, galvaniz                          2 adet      900 TL    1.800 TL
4) Montaj, vakumlama ve devreye alma                    2 adet    3.200 TL    6.400 TL

Ara toplam                                                                   76.700 TL
KDV % 20                                                                     15.340 TL
Genel toplam                                                                 92.040 TL

Ödeme: siparişte yüzde 40, kalanı iş bitiminde. Teslim süresi siparişten itibaren 7 iş günüdür.
Fiyatlarımız 15 gün süreyle geçerlidir. Elektrik hattının çekilmesi işverene aittir.
Garanti süresi iki yıldır.

Teklifimizin uygun bulunacağını umar, iyi çalışmalar dileriz.
Serkan Demir
%% en bank-statement whole
Skerry Building Society
Everyday Saver                                  Ms Roisin Talbot
Sort code 08-00-91   Account 11880042           Sheet 44

1 July 2025 to 31 July 2025

Date     Description                         Money out    Money in     Balance
         Brought forward                                              1,204.55
01 Jul   SO  R Talbot joint bills               650.00                  554.55
02 Jul   DD  Anglian Water                       41.20                  513.35
03 Jul   FPI Halcyon Vets salary                           2,018.44   2,531.79
05 Jul   POS Lidl gb Norwich                     38.71                2,493.08
07 Jul   ATM Prince of Wales Rd                  60.00                2,433.08
09 Jul   DD  Vodafone                            17.00                2,416.08
14 Jul   POS Jarrold                             24.99                2,391.09
18 Jul   FPO Mum for the sofa                   300.00                2,091.09
21 Jul   BGC HMRC child benefit                              102.40   2,193.49
28 Jul   DD  Council tax Norwich                148.00                2,045.49
31 Jul   Interest, gross                                       2.11   2,047.60
         Carried forward                                              2,047.60

Arranged overdraft limit 0.00. Your deposits are protected up to £85,000 by the FSCS.
Interest rate 1.45% AER variable. Something not right? Call us on 0800 000 000, seven days a week.
%% en bank-statement short
Checking ...2290   available $618.03
Pending   SHELL OIL 5744        -42.18
Oct 3     Zelle from ANITA R    +80.00
Oct 3     COMCAST CABLE ACH     -89.99
Oct 2     PAYROLL DIR DEP     +1,147.22
Oct 1     CHECK 1108           -525.00
Sep 30    Monthly service fee     0.00 (waived)
%% en bank-statement short scan
CO-0P  CREDlT UN ION        Passb ook
Mem ber  O0718     share acc t
12 JAN  cash  in         5O.00     412. 17
26 JAN  w'dl  ctr                  362.l7    50.0 0
02 FEB  cheque           1 18.40   480.57
16 FEB  loan rep ay                455.57    25.OO
O1 MAR  dividend          3.9 1    459.48
%% nl bank-statement whole
Rekeningafschrift nr. 9                    Zilverberg Bank N.V.
Periode 01-09-2025 t/m 30-09-2025
Betaalrekening NL00 ZILV 0123 4567 89
Dhr. P.J. van Oordt e/o mw. S. de Witte

Vorig saldo                                                 EUR    842,16 +
Totaal bij                                                  EUR  3.411,08
Totaal af                                                   EUR  2.996,75
Nieuw saldo                                                 EUR  1.256,49 +

Boekdatum  Omschrijving                                        Af          Bij
01-09      Hypotheek leningdeel 2, incasso                 1.012,00
02-09      BEA Albert Heijn 1184 Zwolle, pas 003              63,42
05-09      iDEAL Thuisbezorgd, kenmerk 88120                  31,50
08-09      Vitens Drinkwater, machtiging 00019                19,80
12-09      Tikkie S. Bakker, borrel                                       17,25
15-09      Overboeking naar Spaarrekening 881                400,00
19-09      GEA Geldmaat Assendorperstraat                     50,00
23-09      Salaris september, Gemeente Kampen                          3.393,83
25-09      Zorgverzekering premie                            141,95
30-09      Diversen, zie vervolgblad                        1.278,08

Rood staan is mogelijk tot EUR 500,00. Debetrente 11,9% per jaar.
Dit overzicht is automatisch opgemaakt. Controleer de afschrijvingen binnen 13 maanden.
%% cs bank-statement short
Výpis z účtu 000000-1234567890/0800, č. 5, květen
Počáteční zůstatek 14 882,10 Kč
02.05. trvalý příkaz nájem            -12 500,00
09.05. mzda Pekařství Lípa             +31 204,00
11.05. platba kartou Billa                -642,90
20.05. inkaso ČEZ, VS 88412001          -1 830,00
31.05. poplatek za vedení                  -49,00
Konečný zůstatek                       31 064,20 Kč
%% es bank-statement whole
Caja Rural del Alto Duero
Oficina 0117 - Aranda de Duero

Titular: Julián Esgueva Calvo
IBAN ES00 0000 0117 0000 0000 4321
Movimientos del 01/02/2025 al 28/02/2025           Hoja 1 de 1

F. oper.  F. valor  Concepto                                   Importe       Saldo
                    Saldo anterior                                         2.310,40
03/02     03/02     Recibo comunidad propietarios             -65,00       2.245,40
04/02     04/02     Compra tarj. 4402 Mercadona               -71,18       2.174,22
06/02     06/02     Bizum de Lucía, cena                      +22,00       2.196,22
10/02     10/02     Recibo Iberdrola clientes                 -98,37       2.097,85
14/02     14/02     Reintegro cajero 0117                    -100,00       1.997,85
17/02     19/02     Comisión mantenimiento                     -6,00       1.991,85
25/02     25/02     Nómina Bodegas Torremilanos            +1.688,12       3.679,97
27/02     01/03     Cuota préstamo 33-118                    -412,55       3.267,42
28/02     28/02     Impuesto IVTM domiciliado                 -58,20       3.209,22

Saldo a su favor a fecha de cierre                                     3.209,22 EUR
Los apuntes salvo error u omisión. Para cualquier reclamación dispone de nuestro Servicio de Atención al Cliente.
`
