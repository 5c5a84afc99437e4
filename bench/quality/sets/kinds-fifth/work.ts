/** Papers of a fifth writer: pay, taxes and insurance (see `fifth.ts`). */
export const FIFTH_WORK = String.raw`
%% en payslip whole
Greengate Academy Trust
Employee: Mr Ravi Chaudhary               Ref 20418       Month 7 (Oct 2025)
Post: Science technician, term time only  Dept: Greengate High
NI no. QQ123456C      Tax code 1257L      NI table A      Method BACS

Hours and rates                            This month
Basic, 32.5 hrs/wk, scale pt 12              1,911.04
First aid allowance                             12.50
Overtime at plain rate 3.0 hrs                  42.66
                                             --------
Total gross                                  1,966.20

Taken off
PAYE                                           168.60
National insurance                              73.50
LGPS pension 5.8%                              114.04
Cycle to work (4 of 12)                         41.66
UNISON                                          14.00
                                             --------
                                               411.80

Paid into your account on 28th               1,554.40

Cumulative this tax year   taxable 12,967.12   tax 1,118.20   NI 513.90   pension 798.28
Employer pension this month 379.47
Message: claims for November must reach payroll by the 6th. Happy half term from all in HR.
%% en payslip short
Sunny Acres Preschool / D. Okeke / wk ending 9-12-25
36.25 hrs @ 17.00 = 616.25
FIT 38.10  SS 38.21  Med 8.94  SDI 7.40
Take home 523.60   ck# 2871
Sick leave accrued 14.2  used 8
%% en payslip short
Hi Bea, your tips and hours for the week: 21 hrs bar at 11.90 = 249.90, card tips share 38.15, less meals 9.00, less tax 12.40 and NI 0. So 266.65 in the bank tonight. Holiday pot now stands at 41 hours. Shout if it looks off. Jules (payroll, such as it is)
%% de payslip whole
Entgeltabrechnung                        Abrechnungsmonat: März 2025

Stadtwerke Lindental GmbH                Personalnummer 004471
Frau Annegret Pfeiffer                   Eintritt 01.08.2016
Steuerklasse 4, Faktor 0,983             Kinderfreibetrag 1,0
Konfession rk                            SV-Nr. 00 000000 P 000
Krankenkasse BKK Lindental               Beitragsgruppe 1111

Lohnart  Bezeichnung                     Menge    Satz      Betrag
0010     Tabellenentgelt E 8 Stufe 4                       3.684,27
0215     Rufbereitschaft                   2      41,20       82,40
0330     Jobrad Gehaltsumwandlung                           -76,10
0815     VL Arbeitgeberanteil                                 6,65
                                        Gesamtbrutto       3.697,22

Lohnsteuer 431,50   Kirchensteuer 31,10   Solz 0,00
KV 300,77   PV 66,54   RV 343,84   AV 48,06
ZVK Eigenanteil 66,88
                                        Netto              2.408,53
VL-Sparrate an Bausparkasse                                  -40,00
                                        Auszahlung         2.368,53
Überweisung auf DE00 0000 0000 0000 0000 00. Resturlaub: 21 Tage. Gleitzeitkonto: +6:40 h.
%% fr payslip whole scan
BU LLETIN DE  PA IE      Periode du O1/11/24 au 30/11/24
Boulanger ie Martin  et Fils   Siret 0000 00OO 0000
Convention coll. : boulanger ie artisanale
M. Kevin  Dup0nt      Emploi  ouvrier boulang er
N° SS  1 99 O0 00 000 000      Coef  175    Entré 1e O4/09/2O23

Sa1aire de base     151,67  h     12,34       1 871,61
Majora tion nuit 25 %   62 h       3,O9         191,58
Prirne  de panier      22          4,12          90,64
                   Sala ire brut             2 153,83
Sécu  maladie            vieil lesse p1af.  6,90     148,61
CSG déduct ib1e  6,8O          143,89
CSG/ CRDS non déd.   2,9O       61,36
Retraite  compl.  AG IRC     3,15      67,85
Mutue1le  part sal.             21,50
        Total cotisat ions                443,21
    Net à pay er avant impôt          1 710,62
Pré1èvement à la  source  tx 2,1O         35,92
         NET PA YÉ  en euros              1 674,70
Congés  acquis 7,5   pris  5   solde  2,5
A conserver sans  limitati on de durée
%% vi payslip short
Công ty May Thành Phát - bảng lương tháng 8/2025
Họ tên: Nguyễn Thị Hoa, mã NV 1127, chuyền 4
Lương cơ bản 5.200.000; tăng ca 22 giờ 1.140.000; chuyên cần 300.000; ăn ca 520.000
Trừ BHXH, BHYT, BHTN 10,5%: 546.000; tạm ứng 1.000.000
Thực lĩnh: 5.614.000 đồng. Ký nhận: ........
%% en tax whole
Canyon County Assessor and Collector
2025 property, first half notice

Parcel R338410070                    Situs 1418 W Alder Ct
Owner of record: MENDOZA LUIS & KAREN TRUST

                                Rate per 1,000      Amount
Assessed value, land                 61,000
Assessed value, improvements        248,300
Homeowner's exemption              -125,000
Net taxable value                   184,300

County current expense              1.9821          365.30
School district 131                 3.1140          573.91
Highway district                    0.6655          122.65
Ambulance                           0.1189           21.91
Mosquito abatement                  0.0441            8.13
Solid waste, flat                                    72.00
                                               -----------
Levied for the year                               1,163.90
First half due on or before December 20             581.95
Second half due on or before June 20                581.95

If you think that the value is wrong, file an appeal with the county board by the fourth Monday in June. Late charge is 2% plus 1% per month. Return the lower part with your check. If your lender pays, keep this for your records.
%% en tax short
HM Revenue & Customs - your self assessment
UTR 12345 67890    2024-25
You owed on 31 January: balancing payment £612.40, first payment on account £455.20. We got £1,000.00 on 2 February. Still to pay £67.60 plus £1.14 interest. Pay online or reduce your payments on account with form SA303.
%% en tax short scan
Form  1O40-ES  (2O25)     Vou cher  3    Due  Sept.  15
Estirnated  in come  tax  for  in dividuals
SSN  0O0-00-00OO      Sp ouse SSN 000-O0-0000
First  narne  Carl  M    La st  Vandermolen
Arn ount you are  paying  by check      $  1,25O.
Write  your  soc ial security nurnber and "2O25
Forrn 1O40-ES"  on  your  ch eck.  Do n ot  staple.
%% it tax whole
Agenzia delle Entrate
Direzione provinciale di Cuneo - Ufficio territoriale di Alba

Prot. n. 2025/88123                               Alba, 9 luglio 2025
                                        Gentile contribuente
                                        ROVERO MADDALENA
                                        C.F. RVRMDL00A00A000A

Oggetto: comunicazione dell'esito del controllo automatizzato, modello 730/2023 per l'anno d'imposta 2022

dall'esame della Sua dichiarazione risulta che il credito IRPEF indicato al rigo 91 non corrisponde a quello spettante. In particolare:

  Credito dichiarato                     euro   742,00
  Credito riconosciuto                   euro   511,00
  Differenza d'imposta                   euro   231,00
  Sanzione ridotta al 10%                euro    23,10
  Interessi                              euro    11,42
  Totale da versare                      euro   265,52

Se ritiene corretto l'importo può regolarizzare entro 30 giorni dal ricevimento con il modello F24 precompilato allegato (codice tributo 9001, codice atto 0000000000). In caso contrario può presentare i documenti giustificativi tramite il canale CIVIS o presso qualunque ufficio. Il pagamento può essere rateizzato fino a 20 rate trimestrali.

Il direttore
%% es tax short
AGENCIA TRIBUTARIA  Modelo 303, 2T 2025  (autoliquidación)
NIF 00000000T  Peluquería Rizos
IVA devengado: base 9.420,00 al 21 %, cuota 1.978,20
IVA deducible por cuotas soportadas en operaciones interiores: 611,75
Resultado a ingresar 1.366,45. Domiciliado hasta el 15 de julio. NRC 0000
%% uk tax whole
Державна податкова служба України
Головне управління ДПС у Полтавській області

Кому: Гнатюк Олені Сергіївні
РНОКПП 0000000000
м. Миргород, вул. Гоголя, 7

ПОДАТКОВЕ ПОВІДОМЛЕННЯ - РІШЕННЯ
від 26 червня 2025 року № 0081445-2407

Згідно з пунктом 266.7 статті 266 Податкового кодексу України визначено суму податкового зобов'язання за платежем: податок на нерухоме майно, відмінне від земельної ділянки, сплачений фізичними особами, за 2024 рік.

Об'єкт: житловий будинок, загальна площа 154,2 кв. м
Пільга із сплати: 120 кв. м
База оподаткування: 34,2 кв. м
Ставка: 0,5 % мінімальної заробітної плати
Сума податку до сплати: 1 214,10 грн

Зазначену суму належить сплатити протягом 60 днів з дня вручення цього рішення на рахунок UA000000000000000000000000000, отримувач ГУК у Полтавській області. У разі несплати буде нараховано пеню. Рішення може бути оскаржене протягом 10 робочих днів.

Заступник начальника
%% en insurance whole
Harbourmaster Mutual
Small craft and moorings since 1907

Certificate and schedule                      Policy HM/SC/90217

Insured             Mr T. Penrose, Flushing
Vessel              "Little Auk", 19 ft Cornish Shrimper, built 1991
Sum insured         £9,500 agreed value
Tender / outboard   £600 / £1,150
Cruising range      UK coastal, not north of 60, laid up ashore 1 Nov - 31 Mar
Third party limit   £3,000,000
Excess              £150 each claim, £300 outboard theft
Period              from noon 4 May 2025 to noon 4 May 2026
Premium             £163.20 incl. IPT at 12%, no claims bonus 20% protected

We will pay for accidental loss of or damage to the boat, salvage charges, and sums you become legally liable to pay for injury to others. We do not cover wear, osmosis, racing risks unless shown above, or theft of an outboard that was not locked by a proper device.

Tell us within 7 days of anything that may lead to a claim. Do not admit liability. If you are unhappy with us you may write to the Financial Ombudsman. You have 14 days to change your mind and get your premium back.

Signed for the Society, K. Bolitho
%% en insurance short
Good news! Your renter's coverage auto-renewed. Policy RN-448190, $25,000 personal property, $100,000 liability, $500 deductible. Your new premium is $14.08 a month from 12/01. Deductible waived for lost earbuds? Sadly, no. Add your bike for $2 more.
%% en insurance short scan
IN SURANCE 1D CARD   State  of  Ohio
C0mpany  Buckey e Farm Casu alty    NAlC 0O000
Po1icy  A44-7710-C     Eff  O6/01/25    Exp 12/0 1/25
Ye ar 2O17  Ford F-15O   VlN 0OOOO000000000000
Insur ed  Hostetler, Amos
Agent  L. Yoder  33O 555 O199
Keep th is card in your vehic1e. Show  up on demand.
In case of acci dent rep ort all  cla ims at 0nce
%% de insurance whole
ALPHEIM Versicherungen AG, Schadenservice Haftpflicht

Herrn Torben Iversen
Norderstraße 61
24939 Flensburg
                                                  22. Januar 2025
Schaden-Nr. 25-HP-0047188 (bitte stets angeben)
Versicherungsschein 7.114.902, Privathaftpflicht Komfort
Ihre Meldung vom 15.01.: Glastür bei Nachbarn, Frau Lund

Sehr geehrter Herr Iversen,

wir haben Ihre Schadenmeldung und die Rechnung der Glaserei Voß über 684,25 Euro geprüft. Der Schaden ist nach Ziffer 3.1 der Bedingungen versichert, auch wenn er durch Ihren siebenjährigen Sohn verursacht wurde; auf dessen Deliktsunfähigkeit berufen wir uns wegen des vereinbarten Bausteins nicht.

Wir erstatten den Zeitwert. Bei einem Alter der Tür von zwölf Jahren setzen wir einen Abzug neu für alt von 25 % auf das Material an:

  Material 410,00 abzgl. 25 %     307,50
  Montage                         274,25
  abzgl. Selbstbeteiligung       -150,00
  Zahlung an Frau Lund            431,75

Der Betrag ist heute angewiesen. Der Beitrag Ihres Vertrages ändert sich durch diesen Schaden nicht.

Mit freundlichen Grüßen
i. A. Kristin Moldenhauer
%% tr insurance short
ZORUNLU MALİ SORUMLULUK (TRAFİK) POLİÇESİ
Poliçe no 00771234/0   Sigortalı: Hakan Yılmazer   Plaka 42 AA 000
Başlangıç 03.03.2025  Bitiş 03.03.2026  Basamak 6
Kaza başına sakatlanma ve ölüm teminatı 2.700.000 TL, maddi zarar araç başına 300.000 TL
Net prim 7.412 TL, toplam ödenecek prim 8.190 TL
%% pt insurance whole
Seguradora Ria Mansa, S.A.
Ramo: Multirriscos Habitação

Tomador do seguro: Condomínio do Edifício Gaivota, Av. Marginal 200, Figueira da Foz
Apólice n.º 30/554.118       Ata adicional n.º 2
Efeito: 00h00 de 1 de outubro de 2025

Pela presente ata fica acordado entre a Seguradora e o Tomador o seguinte:

1. O capital seguro do edifício passa de 1.850.000,00 € para 1.942.500,00 €, por indexação de 5 %.
2. É incluída a cobertura facultativa de fenómenos sísmicos, com franquia de 5 % do capital seguro.
3. A franquia por sinistro na cobertura de danos por água é elevada para 250,00 €, tendo em conta os quatro sinistros participados na última anuidade.
4. Mantêm-se as demais condições gerais, especiais e particulares.

Prémio comercial anual          1.488,20 €
Encargos e impostos               214,62 €
Prémio total                    1.702,82 €
Fracionamento: semestral, por débito direto

A falta de pagamento do prémio na data indicada no aviso determina a resolução automática do contrato. Em caso de sinistro, participe no prazo de oito dias.
`
