import type { Templates } from './fill.ts'

/** Papers about money and matters of law, as offices write them; of the part that words and thresholds are chosen on, too. */
export const SECOND_MONEY: Templates = {
  invoice: [
    '$F\n$T\n\nTo: $P, $T\n\nBill no. $N            $D\n\n{Rewiring of the kitchen|Felling of two ash trees|Repair of the boiler}        $A\n{Callout|Travel}       $S\nMaterials      $S\n\nTotal to pay   $A\nPlease pay by bank transfer within 30 days. Sort code 20-44-11, account 8812 4410. Late payment attracts interest at 8 %.',
    "{Electricity|Gas|Water} bill\n$F Energy\nYour account number $N\nBill date $D\nWhat you've used: 412 kWh at 28.3 p. Standing charge 31 days at 54 p.\nThis bill covers $D to $D. VAT at 5 % $S\nPlease pay $A by $D. You can pay online, by phone or at any Post Office.\nYour meter reading: 48120 (estimated)",
    'HOTEL $F\n$T\n\nGuest: $P    Room 214    Folio $N\nArrival $D   Departure $D\n\n$D Accommodation 129.00\n$D Breakfast 14.50\n$D Accommodation 129.00\n$D City tax 6.00\n$D Minibar 8.20\n\nTotal incl. VAT 286.70\nVAT 7 % 18.08   Net 268.62\nThank you for staying with us. Payment: to be charged to $F, $T.',
    'Fees for professional services\n\n$D\nOur ref $N/{ab|kl|mw}\n\nFor attending on you in connection with {the purchase of 14 Mill Lane|the estate of the late $P|the dispute with your neighbour}, including perusing documents, correspondence and telephone calls:\n\nProfessional charges      $A\nSearch fees      $S\nVAT @ 20%       $S\nSum due      $A\n\nOur terms are strictly 14 days net. Cheques payable to $F.',
    "{Monthly statement of charges|Your phone bill}, {March|August|October} 2025\nCustomer $P, mobile 07700 900$N\nPlan 20 GB: 18.00\nCalls outside allowance: 3.41\nRoaming pass: 6.00\nOne-off charges: 0.00\nTotal this month: 27.41 incl. 4.57 VAT\nWe'll collect this by Direct Debit on or after $D, so you don't need to do anything. Bill reference $N.",
  ],
  receipt: [
    '$F FOODS\n$T\n\n{SEMI SKIMMED 2L     1.45|OAT DRINK      1.90}\nWHT BLOOMER      1.30\nBANANAS 0.812 KG @ 0.92    0.75\nHALLOUMI    2.40\n3 ITEMS\nTO PAY    5.90\nCONTACTLESS   5.90\n************4471  MC DEBIT\nAID A0000000041010\n$D 18:52  TILL 04  OP 112',
    '{Petrol|Fuel} station $F {North|West}\nPump 3  Unleaded 95\n38.42 L x 1.459\nEUR 56.05\nVAT 19% 8.95\nPaid by card xxxx 8820\n$D 07:14\nDrive safely!',
    '{Café|Bar|Bistro} $F\nTable 12   2 covers\n2 Flat white   7.20\n1 Eggs Royale  11.50\n1 Porridge  6.00\nService 10%  2.47\nTOTAL  27.17\nCash 30.00\nChange 2.83\nServed by {Mia|Leo}  $D 10:41\nSee you soon',
    'Payment received\n\nHi $P,\nThanks for your purchase. This e-mail is your receipt from $F.\nOrder $N, $D\n1 x {Yearly subscription|Concert recording|Font licence}   $S\nTax   0.00\nPaid with Visa ending 2210   $S\nNo further action is needed.',
    'Received from $P the sum of {two hundred|fifty|one hundred and twenty} pounds for {the second-hand bicycle|deposit on the caravan|piano lessons, spring term}. Paid in cash, $D.\nSigned, $P',
  ],
  quote: [
    'Estimate for works at {14 Orchard Way|The Old Forge}\n$D\nDear $P,\nThank you for inviting us to price the job. We would carry out the following:\n- strip and re-lay roof tiles  $A\n- new lead flashing  $S\n- scaffold hire, 2 weeks  $S\nOur price would be $A plus VAT. This estimate stands for 60 days. We could start in {May|September}.\n$F',
    "Thanks for your order!\nHi $P, we've got it. Order #$N placed $D.\nItems: {Desk lamp, brass|Hiking boots 42|Bookcase, oak} x1 $S; delivery 4.95; order total $S.\nWe'll e-mail you when it's on its way. Expected with you by $D. Deliver to: $P, $T.",
    'PURCHASE ORDER\nP.O. $N\nSupplier: $F\nDeliver to: $F, goods in, $T\nLine 1  M8 hex bolts zinc  qty 2000  0.04  80.00\nLine 2  washers  qty 2000  0.01  20.00\nRequired by $D. Confirm acceptance by return. Requisitioned by $P.',
    'PROPOSAL {for a new website|for office cleaning|for translation work}\nPrepared for $P by $F, $D\nScope: {five pages, contact form, training|three evenings a week, windows monthly|40 pages, German to English}.\nOur offer: a fixed fee of $A, half on acceptance and half on delivery.\nThis offer is open for acceptance until $D. To accept, sign and return one copy.',
    'DELIVERY NOTE $N\n$F   Despatched $D by carrier, 2 parcels, 18.4 kg\nYour order $N of $D\n\nCode  Item  Ordered  Sent  To follow\nA-114  Filter cartridge  12  12  0\nA-220  Seal kit  6  4  2\nPlease check the goods and report shortages in 3 working days. Received in good condition: ________',
  ],
  'bank-statement': [
    '$F Bank\nMr $P\nYour {current|savings} account   Sheet 114\nDate  Details  Paid out  Paid in  Balance\n$D  Brought forward      1,204.11\n$D  DD COUNCIL TAX  142.00    1,062.11\n$D  FPI $P RENT    650.00  1,712.11\n$D  CONTACTLESS $F  8.40    1,703.71\n$D  ATM $T  60.00   1,643.71\n$D  Carried forward   1,643.71',
    'Credit card summary\nAccount ending 4410, {March|July|December}\nPrevious balance 611.20\nPayments received 611.20\nPurchases and charges 388.54\nNew balance 388.54\nMinimum payment 25.00, due $D\nTransactions: $D $F 41.20; $D $F online 18.99; $D $T station 62.10\nCredit limit 4,000. APR 24.9 % variable.',
    'Transaction history, {joint|business} account\nexported $D\n\n$D; -34.10; SEPA lastschrift; $F\n$D; -12.00; card payment; $F\n$D; +2,310.00; salary; $F\n$D; -720.00; standing order rent; $P\n$D; -5.90; account fee\nBalance on $D: 3,114.70 EUR   IBAN DE12 5001 0517 0648 4898 90',
    'Annual summary of your savings\n{Easy access|Fixed rate} account $N, holder $P\nOpening balance 1 April: 8,000.00\nInterest earned at 3.1 % gross: 248.00\nMoney in: 1,200.00. Money out: 0.00\nBalance at close of 31 March: 9,448.00\nYour money is protected up to 85,000 by the deposit guarantee scheme.',
    'Portfolio valuation as at $D\nClient $P, account $N\nHolding   Units   Price   Value\nGlobal equity fund acc   412.10   18.22   7,508.46\nGilts 2031   3,000   96.4   2,892.00\nCash       214.77\nTotal 10,615.23. Dividends credited in the period 84.10; dealing charges 11.95.',
  ],
  payslip: [
    '$F\nEmployee: $P   Payroll no. $N   NI AB 12 34 56 C   Tax code 1257L\nMonth {4|9|11}\nPayments: Basic 2,450.00  Bonus 100.00\nDeductions: PAYE 301.40  NI 172.60  Pension 127.50\nNet pay to bank 1,948.50   Year to date taxable 10,200.00',
    'Wages, week ending $D\n$P\n38 hours @ 12.40    471.20\n4 hours overtime @ 18.60    74.40\nTotal    545.60\nless tax    62.10\nless stamp    24.30\nTake-home    459.20',
    'EARNINGS\nRegular 80.00 hrs  26.50  2,120.00\nHoliday 8.00   26.50  212.00\nTAXES  Federal 241.10  FICA 144.58  Medicare 33.81  State 92.00\nBEFORE-TAX 401(k) 116.60\nNET CHECK 1,703.91 deposited to checking xxxx1187\nPay date $D   Advice no. $N   $F',
    'Salary advice for {April|June|January}\n{Teacher|Nurse|Clerk}, grade 6 point 3, $P\nGross 3,120.00; superannuation 249.60; union subscription 14.20; income tax 388.00; net credited 2,468.20.\nAnnual leave balance 11.5 days. Queries to the payroll office by the 10th.',
    "Stipend statement\n$P, research fellow, $D\nMonthly stipend 1,480.00\nTeaching supplement 120.00\nHealth scheme contribution -88.00\nAmount transferred 1,512.00\nEmployer's contributions (not deducted from your pay): 204.00",
  ],
  tax: [
    'Notice of coding\nDear $P\nYour tax code for the year to 5 April 2026 is 1189L. How we worked it out: personal allowance 12,570; car benefit -680. If you think this is wrong, tell the tax office by $D.',
    "Form W-2 Wage and Tax Statement 2024\na Employee's social security number xxx-xx-$N\n1 Wages, tips, other compensation 48,112.00   2 Federal income tax withheld 5,310.20\n3 Social security wages 48,112.00\nEmployer $F, $T",
    '{2023|2024} ASSESSMENT\nTaxpayer $P  ref $N\nIncome from employment 31,400\nIncome from lettings 4,210\nless allowable expenses 1,120\nTax due 4,188.40   already deducted 3,911.00   balance payable 277.40 by $D\nYou have the right to appeal within one month. The Revenue',
    'Property tax demand, {council|municipality} of $T, 2025/26\nBand D   1,942.10\nSingle person discount 25 %  -485.53\nTo pay 1,456.57 in ten instalments from $D. This demand is made under the Local Government Finance Act.',
    'Donations and work-related costs to claim (for the accountant)\n- home office 210 days\n- train pass 1,140\n- union 168\n- charity, receipts attached, 300\nNotes for the declaration: joint assessment with $P as before, child benefit stays with me, tax year 2024. Refund last time 612.',
  ],
  insurance: [
    "Your {home|car|travel} cover at a glance\nPolicy holder $P. Cover starts $D and runs for 12 months.\nWhat you pay: $A a year. Excess: 250.\nWe cover fire, theft and escape of water. We don't cover wear and tear. To make a claim ring our 24-hour line.",
    'Claim acknowledgement\nOur ref CLM/$N\nDear $P, we are sorry to hear about the {accident|burst pipe|theft} on $D. An assessor from $F will visit. Please keep damaged items. Under the policy an excess of 300 applies and settlement is on a like-for-like basis.',
    "RENEWAL NOTICE\n$F Mutual\nYour motor policy is due for renewal on $D. Last year you paid 412.00, this year's premium is 447.30. No-claims discount: 9 years. Compulsory excess 150. If you do nothing we'll renew automatically.",
    '{Life|Disability|Pet} assurance schedule\nLife assured $P, born $D\nSum assured 120,000 payable on death within the term\nTerm 25 years; monthly premium 18.44; exclusions: hazardous pursuits\nBeneficiaries: $P (spouse)',
    'European accident report\n1 date of accident $D  time 17:40  2 place $T\nVehicle A: $P, insured with $F, green card valid to $D\nVehicle B: $P\nVisible damage: front wing, lamp\nCircumstances: was reversing. Injured, even slightly: no. Witnesses: none.',
  ],
  contract: [
    'TENANCY of 2 Priory Road\nMade on $D between $P (the Landlord) and $P (the Tenant)\n1. The Landlord lets the flat for a term of 12 months.\n2. Rent 780 a month payable in advance on the first.\n3. Deposit 900, held in a scheme.\n4. The Tenant will keep the inside clean and not keep pets.\nSigned ____ ____',
    "Between\n$F, hereafter 'the Client', and $P, hereafter 'the Contractor'.\n\n1 Services. The Contractor will design and maintain {the Client's catalogue|the heating controls}.\n2 Fees. 420 a day, invoiced monthly.\n3 Confidentiality. Each side keeps what it learns of the other's business to itself.\n4 Ending. Either side may end this with four weeks' written notice.\n5 Law. English law applies.\nDated $D",
    'Bill of sale for a used {car|motorcycle|boat}\nSeller: $P. Buyer: $P. Make and model: {Skoda Fabia|Honda CB500|Drascombe Lugger}, mileage 84,100. Price $A, paid on handover. Sold as seen, without guarantee. The seller declares that it is his or her property and free of finance.\n$T, $D, 16:20\nSignatures',
    "Offer of employment\nDear $P, we are delighted to offer you the post of {warehouse lead|paralegal|sous-chef} at $F from $D. Salary 27,400 per annum, 37.5 hours a week, 28 days' holiday, probationary period three months, notice one month. Please sign both copies and return one to accept these terms.",
    'Loan note\nI, $P, have borrowed $A from $P on $D. I will pay it back in twelve equal monthly parts with 3 per cent interest. Should I miss two payments the whole becomes due at once. Nothing in this note may be changed but in writing and signed by both of us.',
  ],
  legal: [
    'How we use cookies\nWe use small files to remember your choices. Some are needed for the site to work; others help us count visits. You may refuse the others at any time. We never sell what we learn about you. Data controller: $F, $T. Last updated $D.',
    'Rules of the {library|swimming pool|allotment society}\n1. Members shall show their card on entry.\n2. Children under 8 must be accompanied.\n3. No liability is accepted for loss or damage to belongings.\n4. Breach of these rules may lead to withdrawal of membership.\n5. The committee may amend these rules at any time.',
    'Anti-harassment policy\n$F does not tolerate bullying. This policy applies to all staff, agency workers and visitors. Complaints are handled in confidence. Any breach will be treated as misconduct under the disciplinary procedure and may lead to dismissal. Reviewed $D by the board.',
    'Returns and refunds\nYou have the right to cancel within 14 days without giving a reason. The period expires 14 days from the day you receive the goods. To exercise the right you must tell us by a clear statement. We will reimburse all payments, including delivery. These terms do not affect your statutory rights.',
    'Permission is hereby granted to use and copy this work for any purpose without fee, provided that the above notice appears in all copies. THE WORK IS PROVIDED AS IS AND THE AUTHOR DISCLAIMS ALL WARRANTIES. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT OR INDIRECT DAMAGES.',
  ],
}
