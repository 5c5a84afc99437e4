/** Papers of tax offices and insurers of a new writer (see `new.ts`). */
export const NEW_TAXES = String.raw`
%% en tax
Form W-2 Wage and Tax Statement 2022
a Employee's social security number 000-00-1182
b Employer identification number 94-0011882
c Employer's name: Lakeshore Dental Group PC
1 Wages, tips, other compensation 48,210.00
2 Federal income tax withheld 4,902.11
3 Social security wages 50,110.00
4 Social security tax withheld 3,106.82
5 Medicare wages and tips 50,110.00
6 Medicare tax withheld 726.60
15 State WI   16 State wages 48,210.00   17 State income tax 2,204.10
Copy C, for employee's records
%% en tax
HM Revenue & Customs
Self Assessment: your tax calculation 2022-23
Unique Taxpayer Reference 11882 04471
Profit from self-employment            £28,400.00
minus Personal Allowance               £12,570.00
Total income on which tax is due       £15,830.00
Basic rate £15,830 @ 20%                £3,166.00
Class 4 National Insurance              £1,479.00
Total due for the year                  £4,645.00
First payment on account for 2023-24, due 31 January 2024: £2,322.50
%% de tax
Finanzamt Ludwigsburg
Bescheid für 2022 über Einkommensteuer, Solidaritätszuschlag und Kirchensteuer
Steuernummer 71/224/00911     Identifikationsnummer 81 224 116 007
Festgesetzt werden              5.118,00       0,00     409,44
ab Steuerabzug vom Lohn         5.720,00       0,00     457,60
verbleibende Beträge             -602,00       0,00     -48,16
Guthaben 650,16 Euro. Das Guthaben wird auf Ihr Konto überwiesen.
Rechtsbehelfsbelehrung: Sie können gegen diesen Bescheid innerhalb eines Monats Einspruch einlegen.
%% en tax
WINSLOW COUNTY TREASURER
2023 Real Property Tax Notice
Parcel 12-044-118-20      Situs: 402 Orchard Ln
Assessed value: land 42,000, improvements 138,500. Exemptions: homestead 25,000
School district 901.20, county 488.15, fire 110.00, library 44.16
Total 1,543.51. First half due April 30, second half due October 31.
Penalty of 1% a month applies after the due date. Make checks payable to County Treasurer and detach the stub.
%% en tax
Dear Taxpayer,
We changed your 2021 Form 1040 to match our record of your estimated tax payments and credits. As a result, you are due a refund of $212.00. If you agree with the changes we made you don't need to do anything. Your refund should arrive in 4 to 6 weeks as long as you don't owe other taxes or debts we're required to collect. If you don't agree, call us within 60 days.
Notice CP49   Tax year 2021   Social security number xxx-xx-4410
%% fr tax
AVIS D'IMPÔT 2023 sur les revenus de 2022
Direction générale des finances publiques      Numéro fiscal : 12 88 204 471 003
Revenu fiscal de référence : 31 204     Nombre de parts : 2,5
Impôt sur le revenu net avant corrections : 1 022
Retenue à la source déjà prélevée : 1 190
Montant qui vous est remboursé : 168 €
Le remboursement sera effectué sur votre compte bancaire le 2 août.
%% en insurance
MERIDIAN MUTUAL INSURANCE COMPANY
Homeowners policy declarations       Policy no. HO3 448812
Named insured: Louis & Greta Hahn     Policy period 05/01/2023 to 05/01/2024, 12:01 a.m. standard time
Location of residence premises: 19 Willow Bend, Ames IA
Section I coverages: A Dwelling 288,000; B Other structures 28,800; C Personal property 144,000; D Loss of use 57,600
Section II: E Personal liability 300,000; F Medical payments 5,000
Deductible: all perils 1,000; wind/hail 1%
Total annual premium $1,318.00. Mortgagee: Plains Bank ISAOA
%% en insurance
Dear Mrs Quigley,
Your car insurance is due for renewal on 14 November.
Last year you paid £388.16. This year's price is £421.90. You have 9 years' no claims discount, which is protected. Your cover is comprehensive, with a total excess of £350. Please check that the enclosed statement of fact is correct. If anything is wrong or has changed, tell us at once, as your policy could be invalid.
You need do nothing to renew. We will take the payment from your card on 12 November. If you'd rather not renew, call us before then.
Fenwick Direct
%% en insurance
CLAIM FORM: TRAVEL
Policy number ________   Claimant's full name ________
1. Date and place of loss or accident
2. Describe what happened. If your baggage was delayed, enclose the airline's property irregularity report.
3. List each item, with date bought, price paid and amount claimed
4. Was it reported to the police? Within 24 hours?
5. Are you insured elsewhere for this loss?
I declare that the information given is true and complete. I understand that a false claim makes the cover void.
Signed ________ Date ________
%% es insurance
SEGUROS LEVANTE           Condiciones particulares
Póliza 4471-88120   Ramo: Hogar
Tomador del seguro: Elena Prats    Efecto: 01/09/2023   Vencimiento: 01/09/2024
Riesgo asegurado: vivienda habitual, C/ Colón 14, 3º
Continente 120.000 €   Contenido 25.000 €   Responsabilidad civil 300.000 €
Franquicia: sin franquicia
Prima neta 168,30   Impuestos y consorcio 22,14   Prima total 190,44 €
%% en insurance
Explanation of benefits. THIS IS NOT A BILL
Member: Tanya Reed   Group 44118   Claim 2023-0091182
Provider: Lakeview Imaging   Service: MRI knee, 08/03/23
Amount billed 1,850.00   Plan discount 1,102.00   Plan paid 598.40   Applied to deductible 0.00   Your share (coinsurance 20%) 149.60
%% en insurance
EVIDENCE OF COVER
Vehicle reg. LK19 VVX   Certificate no. 0044-1182
Cover starts 00:01 on 2 May 2023   ends 23:59 on 1 May 2024
Persons entitled to drive: the policyholder only
Limitations as to use: social, domestic and pleasure, and commuting
`
