/** Papers of a fourth writer: pay, taxes and insurance (see `fourth.ts`). */
export const FOURTH_WAGES = String.raw`
%% en payslip
Loughmore Care Homes
PAY ADVICE                                              Period 11, monthly

Employee      Sinead Barrowclough          Works no.   L0417
Dept          Nights, Elm wing             Tax code    1257L M1
NI number     QQ 00 00 17 A                Paid on     28 February 2025

PAYMENTS                    Units     Rate        Amount
Basic hours                136.00    12.40      1,686.40
Night enhancement          104.00     1.85        192.40
Bank holiday uplift         11.50     6.20         71.30
Sleep-in                     2.00    55.00        110.00
Holiday pay                 11.50    12.40        142.60
Gross                                           2,202.70

DEDUCTIONS
PAYE tax                                          230.80
National Insurance                                 92.42
Workplace pension 5%                               84.13
Union subs                                         14.20
Uniform, second tunic                               9.00
Total deductions                                  430.55

NET PAY                                         1,772.15

Year to date: taxable 23,918.60, tax paid 2,266.40, NI 1,006.61, pension 901.37.
Employer's NI this period 199.75. Holiday remaining: 31.5 hours.
Queries to Kath in the office before the 5th. Please check your bank details above.
%% en payslip
KESSLER FREIGHT INC           Emp 2207  Dwayne Ruiz
Pay period 03/10/24 - 03/23/24   Check date 03/29/24   Advice of deposit - non negotiable
REG  80.00 x 24.10   1,928.00     FED WH     171.22
OT    6.50 x 36.15     234.98     FICA SS    134.08
                                  MEDICARE    31.36
                                  401K 4%     86.52
                                  DENTAL      11.75
GROSS 2,162.98    DEDNS 434.93    NET 1,728.05
PTO bal 41.3 hrs     Checking ...8830  100%
%% de payslip scan
Gaststätte Zum  Ochsen GbR         Verdienst abrechnung
Monat 09/2O24      Pers.-Nr. 0014
Frau Ivana Horvat     StKl 1   Kinder 0,0   KV 15,8
-----------------------------------------------------
Stundenlohn    128,00 x  13,80        1.766,4O
Sonntagszuschlag stfr.                   62,10
Sachbezug Verpflegung                    88,00
GesamtBrutto                          1.916,50
Lohnsteuer                              104,25
KV 147,41  RV 172,48  AV 24,11  PV 42,65
Netto-Verdienst                       1.425,6O
abzgl. Sachbezug  88,00
Auszah1ung                            1.337,60
%% es payslip
RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS

Empresa: Conservas La Ría Alta, S.A.      Trabajador/a: Uxía Pazos Rial
Domicilio: Muelle Sur s/n, Cambados       NIF: 00000017X
CIF: A00000044                            N.º afil. S.S.: 36/00000017/00
C.C.C.: 36/0000017/12                     Grupo profesional: 9  Grupo cotiz.: 10
Antigüedad: 02/05/2016                    Puesto: operaria de envasado

Periodo de liquidación: del 1 al 31 de octubre de 2024     Total días: 30

I. DEVENGOS
1. Percepciones salariales
   Salario base                              1.184,20
   Antigüedad                                   47,37
   Plus de frío                                 61,00
   Horas extraordinarias (4)                    46,80
   Prorrata pagas extra                        205,26
2. Percepciones no salariales
   Plus transporte                              58,00
                             A. TOTAL DEVENGADO        1.602,63

II. DEDUCCIONES
   Contingencias comunes 4,70 %                 70,40
   MEI 0,12 %                                    1,85
   Desempleo 1,55 %                             23,94
   Formación profesional 0,10 %                  1,54
   I.R.P.F. 6,00 %                              96,16
   Anticipos                                   150,00
                             B. TOTAL A DEDUCIR          343,89

LÍQUIDO TOTAL A PERCIBIR (A-B)                         1.258,74 €
Cambados, 31 de octubre de 2024          RECIBÍ
%% fr payslip scan
BULLETIN DE PAIE
Boulangerie Les Trois Épis    12, place du Marché 63600 Ambert
Salarié :  Théo Chas saing, ouvrier bou1anger, coef. 175      Mars 2024
Sa1aire de base   151,67 h  x I2,31        1 867,O6
Heures majorées nuit 25 %  43 h               132,33
Panier                                         88,00
Cotisations  salaria1es                      -421,77
Net imposab1e 1 642,O5     PAS 1,2 %          -19,70
Net payé le 29/03 par virement             1 645,92 €
Congés acquis 22,5 j - à conserver sans limitation de durée
%% no payslip
Fjordlaks Innhavet AS                             Org.nr 000 000 017
LØNNSSLIPP

Ansattnr 318                                      Utbetalingsdato 14.06.2024
Aleksander Mikalsen                               Periode 16.05 - 15.06
Naustveien 4, 8260 Innhavet                       Konto 0000 11 20044
Stilling: driftstekniker                          Stillingsprosent 100

Lønnsart                         Antall     Sats        Beløp     Hittil i år
Fast månedslønn                    1,00              41 250,00     247 500,00
Overtid 50 %                       9,00   379,95      3 419,55      11 208,40
Vaktillegg                         7,00   310,00      2 170,00       9 920,00
Telefon, naturalytelse                                   366,00      2 196,00
Trekk ferie (5 uker)                                 -47 596,00     -47 596,00
Feriepenger 2023                                     62 318,00      62 318,00
Skattetrekk tabell 7107, halv                        -6 840,00     -70 212,00
Fagforening                                            -598,00      -3 588,00
Pensjon, 2 % egenandel                                 -936,79      -5 391,00
Lånt av firmaet, avdrag                                -500,00      -3 000,00

Netto utbetalt                                       52 686,76

Feriedager brukt 5, til gode 20. Grunnlag feriepenger i år 272 180,00.
Avspasering til gode 11,5 timer. Spørsmål om lønn rettes til Torill på kontoret
innen tre dager. God sommer fra oss alle!
%% en tax
Revenue Department of the Isle of Carrow
P.O. Box 9, Port Carrow

Mr. and Mrs. Lionel Tregear                Taxpayer reference 0117-4482
3 Lighthouse Row                           Issued 17 October 2024

Notice of assessment for the year ended 5 April 2024

We have worked out the amount that you owe for the year from the return you sent
us on 22 July. The figures are set out below. Please keep this notice.

Income from employment                           31,204
Income from letting of Gull Cottage               6,850
Bank interest                                       118
Total income                                     38,172
less personal allowance (joint)                  19,000
less repairs allowed on let property              1,240
Chargeable income                                17,932
At the lower rate of 10%                          650.00
At the standard rate of 20%                     2,286.40
Total charge                                    2,936.40
less already collected under ITIP               2,704.00
Balance payable by 6 January 2025                 232.40

If you disagree with this assessment you may object in writing within 30 days of
the date above, saying why. Interest runs on any sum that remains unpaid after the
due date, and a penalty of £100 applies for a return that is filed late.
%% en tax
Form 1099-INT  Interest Income   (Copy B, for recipient)   calendar year 2023
PAYER'S name: Two Rivers Savings & Loan, Ames IA     PAYER'S TIN 00-0000017
RECIPIENT: Odette M. Farrow     TIN ***-**-0417      Account 551-20
1  Interest income                           $ 412.66
2  Early withdrawal penalty                      0.00
3  Interest on U.S. Savings Bonds               38.00
4  Federal income tax withheld                   0.00
This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty may be imposed if this income is taxable and not reported.
%% de tax
Finanzamt Wolfratshausen-Nord
Steuernummer 000/112/00044

Herrn und Frau
Korbinian und Elif Mayrhofer
Loisachweg 7
82538 Geretsried                                   Datum 04.09.2024

Bescheid für 2023
über Einkommensteuer, Solidaritätszuschlag und Kirchensteuer

Festsetzung
                          Einkommen-    Solidaritäts-   Kirchensteuer
                          steuer          zuschlag        röm.-kath.
Festgesetzt werden         7.312,00           0,00          292,48
ab Steuerabzug vom Lohn   -8.105,00           0,00         -324,20
verbleibende Beträge        -793,00           0,00          -31,72

Das Guthaben von 824,72 Euro wird auf das Konto IBAN DE00 XXXX 0044 erstattet.

Besteuerungsgrundlagen
Einkünfte aus nichtselbständiger Arbeit, Ehemann      48.212
ab Werbungskosten                                     -2.310
Einkünfte aus nichtselbständiger Arbeit, Ehefrau      19.644
ab Arbeitnehmer-Pauschbetrag                          -1.230
Sonderausgaben, Vorsorgeaufwendungen                 -10.877
Zu versteuerndes Einkommen (Splittingtarif)           52.993

Erläuterungen: Die Aufwendungen für das häusliche Arbeitszimmer konnten nicht
berücksichtigt werden, da ein Nachweis trotz Aufforderung nicht vorgelegt wurde.
Der Bescheid ergeht nach § 165 Abs. 1 Satz 2 AO teilweise vorläufig.

Rechtsbehelfsbelehrung: Gegen diesen Bescheid ist innerhalb eines Monats nach
Bekanntgabe der Einspruch zulässig.
%% es tax scan
AYUNTAMIENT0 DE VILLAR DE OLALLA
Recaudaci6n municipal            Ejercicio 2O24

CONCEPTO: I.B.I.  URBANA
Sujeto pasivo:  HEREDEROS DE  PEÑALVER SAIZ, JULlO
Ref. catastral: 000017 WK0000N 0001
Objeto: CL Cantarranas 11
Valor catastral   38.412,O7   Base liquidable  38.412,07
Tipo gravarnen 0,48 %    Cuota líquida      184,38
Período voluntario: 1 junio a 5 agosto
Transcurrido el plazo se exigirá por apremio con
recargo de1 20 %.
%% fr tax
DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
Centre de Lons-le-Saunier
Référence de l'avis : 24 39 0000017 44     N° fiscal : 00 17 000 112 044
M. ROUSSILLE Gaël

Taxe foncière sur les propriétés bâties, année 2024
Commune de Voiteur        Base 2 418
Part communale 38,12 %  922     Intercommunalité 4,05 %  98
Taxe ordures ménagères 9,80 %  237     Frais de gestion 40
Montant de votre impôt 1 297 €      À payer au plus tard le 15/10/2024
Vous pouvez payer en ligne ou opter pour la mensualisation.
%% pt tax
AUTORIDADE TRIBUTÁRIA E ADUANEIRA
Declaração de rendimentos - IRS - Modelo 3
Comprovativo de entrega

Ano dos rendimentos: 2023
Serviço de finanças: 0417 Arganil
Identificação da declaração: 0417-J0017-44        Data de receção: 2024-04-18

Sujeito passivo A: Deolinda Matos Ferraz            NIF 000000017
Sujeito passivo B: -
Estado civil: viúva                                 Dependentes: 1

Anexo A - Rendimentos do trabalho dependente e pensões
 Código 401, entidade 500000044       rendimento bruto     14 286,00
   retenções na fonte                                       1 004,00
   contribuições obrigatórias                               1 571,46
 Código 403, pensão de sobrevivência                        2 905,84

Anexo F - Rendimentos prediais
 Fração B, artigo 1120, rendas recebidas                    3 600,00
 IMI e conservação                                            412,18

Anexo H - Benefícios fiscais e deduções
 Despesas de saúde comunicadas                                688,30
 Despesas de educação                                         240,00

Reembolso pretendido por transferência para o IBAN indicado. A presente declaração
encontra-se certa nos termos da validação central e aguarda liquidação. Caso detete
erros, pode entregar declaração de substituição no prazo legal.
%% en insurance
MERIDEN MUTUAL                                   Household policy schedule

Policy number   HH/0044/112-B                 Effective  00.01 on 1 August 2024
Insured         Mr Desmond Achebe and Ms Ruth Laidlaw
Risk address    Flat 2, 9 Corporation Street, Stafford
Expires         midnight 31 July 2025         Premium £214.90 including IPT

What is covered                                   Sum insured       Excess
Buildings                                    not taken under this contract
Contents, new for old                             £45,000           £100
  of which valuables, single article limit         £1,500
Bicycles away from the home (2)                    £2,400            £50
Accidental damage                                 included          £100
Legal expenses                                    £50,000            nil
Freezer contents                                     £500            £50
Escape of water                                  included           £350

Endorsements that apply
E04  A five lever lock is fitted to the final exit door and is used whenever the
     home is left without an occupant.
E11  No cover for theft while any part of the home is lent or let, unless force was
     used to get in or out.

To make a claim ring us as soon as you can, and do not throw away damaged items
before we have seen them. You have fourteen days in which you may cancel.
%% en insurance
Northshore Casualty Group     Claim 23-44-0112
Date of loss 11/18/2023, wind. Insured: Talbot, Genevieve. Adjuster: R. Musa

We have finished looking into the damage to your detached garage. The dwelling policy covers other structures up to $22,000.
 Replacement cost    $6,480.00
 Less depreciation   ($1,310.00)
 Less deductible     ($1,000.00)
 Payable now         $4,170.00
The amount held back will be released once we get your contractor's final bill, within 180 days.
%% de insurance
Landwirtschaftlicher Versicherungsverein Hohenlohe a.G.

Ihr Ansprechpartner: Agentur Gehring, Künzelsau

Frau Margit Dietz                                     Künzelsau, 02.12.2024
Weinsteige 18
74653 Ingelfingen

Versicherungsschein-Nr. PHV 0044-112-17
Beitragsanpassung zum 1. Januar 2025

Sehr geehrte Frau Dietz,

der unabhängige Treuhänder hat festgestellt, dass die durchschnittlichen
Schadenzahlungen in der Allgemeinen Haftpflichtversicherung um mehr als fünf
Prozent gestiegen sind. Nach Ziffer 15 Ihrer Bedingungen passen wir den Beitrag an.

Versichertes Risiko                   bisher jährlich     neu jährlich
Privathaftpflicht Familie, 10 Mio.         61,80               65,40
Hund (Mischling, Bella)                    48,20               51,10
Gewässerschaden, Öltank oberirdisch        22,00               23,30
Summe einschl. 19 % Versicherungsteuer    132,00              139,80

Der Umfang des Versicherungsschutzes bleibt gleich. Die Selbstbeteiligung beträgt
weiterhin 150 Euro je Versicherungsfall. Sie können den Vertrag innerhalb eines
Monats nach Zugang dieser Mitteilung zum Zeitpunkt des Wirksamwerdens kündigen.
Den fälligen Betrag buchen wir am 3. Januar ab.

Mit freundlichen Grüßen
Ihr Versicherungsverein
%% es insurance
Mutua Agraria del Duero
Póliza 0000-17-44 (automóviles)       Recibo 2024-2
Tomador: Rubén Casado Hierro     Matrícula 0017-KZB    Seat Arona
Efecto 15/09/2024 0 h   Vencimiento 15/09/2025 0 h
Coberturas: resp. civil obligatoria y voluntaria, defensa jurídica, lunas, robo, incendio, asistencia desde km 0
Franquicia daños propios 300 €
Prima neta 311,40   Consorcio 4,12   Impuestos 25,30   Total prima 340,82 €
%% fr insurance scan
MUTUELLE DES TROlS VALLEES
Assurance habitation

ATTESTATION D'ASSURANCE
Responsabilité civile vie privée et risques locatifs

Nous soussignés, Mutuelle des Trois Vallées,
entreprise régie par le Code des assurances,
certifions que

  Mme BENCHEKROUN  Nawel
  17, quai de l'Isère, appt 4O
  73000 CHAMBERY

est titulaire du contrat n° MRH 0044 1120 garantissant
le logement désigné ci-dessus, 3 pièces, 62 m2, occupé
en qualité de 1ocataire, pour la période du 01/09/2O23
au 31/08/2024.

Garanties souscrites                  P1afond       Franchise
Incendie, explosion                   illimité          néant
Dégâts des eaux                     15 000 €            150 €
Vol, vandalisme                      8 O00 €            250 €
Bris de glaces                         frais rée1s       80 €
Responsabilité civile vie privée   8 000 000 €          néant
Recours des voisins et des tiers   1 500 000 €          néant
Catastrophes naturelles               selon loi         380 €

La présente attestation n'implique qu'une présomption
de garantie à la charge de l'assureur et ne peut
engager celui-ci au de1à des clauses et conditions
du contrat auquel elle se réfère.

Fait à Chambéry,  le 28 aout 2023
Pour la Mutuelle,  le Directeur
%% da insurance
Skadeanmeldelse - rejseforsikring

Police nr. 44-00112-7      Forsikringstager: Mette Kirkegaard Holm
Rejsemål: Kreta     Udrejse 06.07.2024     Hjemrejse 13.07.2024
Hvad er der sket? Kufferten kom ikke frem, fundet efter tre døgn.
Erstatningskøb: badetøj 420 kr, toiletsager 185 kr, bluse 299 kr
Dækning bagageforsinkelse op til 3.000 kr. Selvrisiko 0
Bilag vedlagt: PIR-rapport fra flyselskabet, 3 boner
Jeg erklærer at oplysningerne er rigtige. Skadenummer udfyldes af selskabet: ________
`
