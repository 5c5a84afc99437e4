import type { Templates } from './fill.ts'

/** What offices and shops write; written after words and rules stood, and nothing was chosen with them. */
export const REPORT_OFFICES: Templates = {
  invoice: [
    '$F Tree Surgery\nInvoice to: $P, The Lodge, $T\n$D\n\nCrown reduction, one oak    420.00\nStump ground out    90.00\nChippings left on site    nil\n\nPayable on receipt    510.00\nNot VAT registered. BACS 09-01-28 / 4410$N',
    'PARKING SERVICES $T\nStatement to resident $P\nPermit zone {B|K}, one vehicle, 12 months    84.00\nSecond vehicle    126.00\nAdministration    5.00\n215.00 is payable no later than $D. Quote {RP|ZP}$N when you pay. Non-payment will lead to the permit being withdrawn and a collection charge of 15.00.',
    'Heating oil account {2025|2026}\nDelivered $D: 1,512 litres at 0.8420    1,273.10\nEnergy tax included\nDelivery supplement    24.90\nNet 1,090.76 / VAT 207.24 / Gross 1,298.00\nTerms: fourteen days without deduction. $F Fuels, $T. Our new account number applies from now on.',
    'Conservatoire of $T, pupil accounts\n$P: Cello, individual, 10 lessons, {Lent|Trinity} term    380.00\nHire of instrument    45.00\nAccompanist for exam    30.00\nBrought over from last term    0.00\nPlease let us have 455.00 by half term. Cards accepted at the office.',
  ],
  receipt: [
    '$F BAKEHOUSE {I|II}\n$D 08:03\n1 x Rye 750g   4.20\n4 x Croissant   8.80\n1 x Filter coffee   2.90\nSum EUR   15.90\nCard EC   15.90\nTerminal 61$N   Trace 004411\nTSE signature ok\nGoodbye and enjoy',
    'Gate {A|C} - {Zoo|Botanic garden} of $T\n2 ADULT 28.00\n1 CHILD 9.00\nPAID 37.00 AMEX\n$D 10:12 no. $N\nRe-entry with stamp only',
    "We've received your payment\n\n$P, we have taken $S from your card ending 0044 on $D for: {Domain renewal, one year|Monthly gym pass}. There's nothing more to do. Transaction {CH|PI}_$N. View this online any time.",
    'Petty cash voucher no. $N\n$D\nPaid to: $P\nFor: {stamps and padded envelopes|taxi to the airport with samples}\nAmount: 23.40\nSlip attached: yes\nReceived the above: $P   Approved: $P',
  ],
  quote: [
    'From $F Kitchens\nFor $P\nThank you for coming into our showroom on $D. Below is our price for the {Shaker|Handleless} range as drawn.\n8 base units, 5 wall units    3,410.00\nQuartz top, templated    1,890.00\nFitting    1,200.00\nYour price    6,500.00\nHeld until $D. Appliances are not included. A 25 % payment secures your place.',
    'Order acknowledgement\nAccount: $F   Your ref: {PO 88|verbal, $P}\nWe have entered the following:\n10  GASKET DN50 EPDM  40 pc  1.12  44.80\n20  VALVE BALL 1in  6 pc  18.40  110.40\nDispatch week 49, ex works. Please check and tell us of mistakes within two days.',
    'Hi $P, good news: your {armchair|bike rack} has left our store. Order {A|B}$N was handed to the carrier on $D and should be with you within 3 days. In the box: 1 x {armchair, moss|rack, black}. Follow it here. Not what you wanted? You have 30 days.',
    'Tender for grounds maintenance, lot {2|5}, {2026-2028|2027-2029}\nBidder: $F\nAnnual price offered: 48,200.00 excluding VAT\nRates: mowing per visit 410.00; hedges per metre 1.90\nWe have read the specification and offer to carry out the works in line with it. This tender remains open for 90 days from $D.',
  ],
  'bank-statement': [
    '{Everyday|Student} account\nPrinted $D\n\nOpening figure   118.42\n$D   PAYPAL *$F   -14.99\n$D   STUDENT FINANCE   +1,510.00\n$D   RENT $P   -460.00\n$D   TESCO 2210   -22.17\nFigure at end   1,131.26\nArranged overdraft 500 (none used)',
    'Home loan summary {2024|2025}\nFacility $N, $P and $P\nOwing on 1 July   312,440.12\nInterest for the year   14,118.90\nYou paid   26,400.00\nOwing on 30 June   300,159.02\nRedraw available 4,210.00. Rate now 4.69 % variable.',
    'Kontoauszug / Account statement no. {4|11}\n$P, IBAN DE02 1203 0000 00$N 2051 00\nDate   Value   Text   Amount EUR\n$D   $D   $F LOHN/GEHALT   2.310,44\n$D   $D   STADTWERKE   -88,00\n$D   $D   KARTE $F   -31,75\nOld balance 402,11   New balance 2.592,80',
    'Pension savings: how your pot is doing\n$P, plan $N\nPaid in by you 1,200.00; by your employer 1,800.00; tax top-up 300.00\nCharges -41.10\nInvestment return 612.44\nPot on $D: 18,221.90\nInvested in: Balanced (100 %)',
  ],
  payslip: [
    '$F Care Homes - advice of pay\nRef {W|M}$N  $P\nContracted 30.00h 11.95 358.50\nSleep-in 1 x 60.00\nMileage 12.60\nGross 431.10  Tax 21.40  NI 8.33  Pens 12.93\nPayment 388.44 by BACS on $D',
    'Boletim / pay sheet (English copy)\nWorker: $P, category {waiter|driver}\nBase 1,010.00; meal allowance 132.00; Christmas twelfth 84.17\nSocial Security 11 % 120.36; IRS 58.00\nTo receive 1,047.81. Days 22, absences 0.',
    'Teaching assistants, {fall|spring} term\n$P: stipend instalment 2 of 4, 2,450.00; fee remission not shown; less federal 196.00, state 84.00, insurance 61.50; direct deposit 2,108.50 on $D. Questions to graduate payroll.',
    'Piecework docket {wk 20|wk 33}\n$P\ntrays 412 @ .38 = 156.56\nbonus over 400 = 10.00\nowed from last wk 4.00\nstopped for gloves 3.50\nin packet 167.06\ncounted and correct (initials)',
  ],
  tax: [
    'Canton of {Bern|Vaud}, tax administration\nProvisional demand 2025\n$P, register no. $N\nThree rates of 1,240.00 fall due on $D, $D and $D. Based on your last final assessment: taxable income 71,200; taxable wealth 40,000. Payments before the due date earn interest.',
    'Self Assessment: statement\nUTR {11|42}$N 88210\n$P\nBalancing payment for year ended 5 April  612.20\n1st payment on account  880.10\nInterest  3.12\nYou now need to pay HM Revenue 1,495.42. You can pay online.',
    'Certificate of foreign tax credit\nIssued to $P by the revenue authority of $T: dividends 1,140.00, withheld at source 15 % 171.00, treaty rate 15 %. For use with the return for {2023|2024} in the country of residence. Seal',
    "My deductions this year (draft for form)\nwork: desk 219, phone half = 180\ntravel: 212 days x 18 km one way\ndoctor's bills not paid back: 340\ncraftsman (roof, labour only) 1,950\ngiven to church 120, receipt in folder\nlast year's refund 412, hope for {500|more}",
  ],
  insurance: [
    'Certificate of motor insurance\n1 Registration mark {KX19 LMO|BD21 TRE}\n2 Policyholder $P\n3 Effective date of commencement of insurance 00:00 $D\n5 Persons entitled to drive: the policyholder and $P, provided they hold a licence\n6 Limitations as to use: social, domestic and pleasure\n$F Insurance plc',
    "Dear $P\nYour {roof|fence} and the storm of $D\nThank you for the pictures. The wind reached force 8 at the nearest station, so the damage falls within your buildings section. We can pay 640.00 for the repair, which is the builder's figure less 100.00 that you bear yourself. Ref H$N",
    '{Dental|Vision} plan benefits at a glance, group $F\nPreventive 100 %, basic 80 %, major 50 %\nDeductible 50 per person; annual maximum 1,500\nIn-network dentists file for you. Waiting period for major services 6 months. Dependants are covered to age 26.',
    'Health fund $T: reimbursement\nMember $P, no. $N\nTreatment $D   charged 84.00   refunded 58.80\nTreatment $D   charged 120.00   refunded 60.00\nGlasses   not covered\nTotal 118.80 sent to your account. You may object within 30 days.',
  ],
  contract: [
    "AGREEMENT FOR SALE OF A HORSE\nI, $P, sell to $P the {bay mare 'Clover'|grey gelding 'Ash'}, passport no. $N, for 4,200. The vendor warrants that the horse is sound and free from vice. The purchaser may have it vetted within 7 days. Risk passes on collection. Signed and dated by both at $T, $D",
    "Placement contract\nCompany: $F. Student: $P. University: $T\nPeriod $D to $D, 35 hours a week, 600 monthly. The company names a tutor. The student keeps company matters secret. Either side can end the placement with two weeks' notice; in the first fortnight at any time. The report is shown to the company before it is handed in.",
    "STORAGE LICENCE\n$F grants you ('the Customer') the right to use unit {114|230} from $D. You must not sleep in it or store food, animals or anything that burns. Fees are due every four weeks in advance; if they are 30 days late we may sell the goods. Fourteen days' notice ends the licence.",
    'Commission\n$P (artist) and $P (patron) agree: a portrait in oils, 60 x 80 cm, three sittings, done by $D. 1,800, a third now. The patron gets the picture, the artist keeps the copyright and may show it. If the patron dislikes it the first third is forfeit and nothing more is owed.',
  ],
  legal: [
    "Competition terms\n1. The promoter is $F. 2. Open to residents aged 18 or over, staff excluded. 3. No purchase necessary. 4. One entry a person; entries after noon on $D will not count. 5. Prize: {a hamper|two tickets}; no cash alternative. 6. The promoter's decision is final and no correspondence will be entered into.",
    'BYOD rules for staff of $F\nYou may read work mail on your own phone if it has a PIN and is up to date. IT may wipe work data at any time. Jailbroken devices are not allowed. Breaking these rules can have consequences under labour law. In effect from $D',
    'Imprint and disclaimer\nResponsible for the content: $P, $T. Despite careful checks we take no responsibility for the content of pages that we link to. All texts and pictures are protected by copyright; any use beyond the limits of the law needs written permission. EU dispute resolution: {we do not take part|we are willing to take part}.',
    'Visitors to the {nature reserve|castle} are asked to observe the by-laws made under the Act of 1949: dogs shall be kept on a lead; no fire shall be lit; no plant shall be uprooted; drones may not be flown. Any person who offends against these by-laws is liable on conviction to a fine.',
  ],
  ticket: [
    '$F Ferries\nCheck-in closes 45 minutes before sailing\n$P + 1   Car: {VW Golf|Fiat Panda}, no roof box\n$D 14:30 $T - $T\nPort: berth 4\nBooking {FX|QR}$N paid in full\nShow this page at the kiosk',
    'Your trip, $P\nDAY 1 $D: meet guide at arrivals hall, transfer to Hotel $F (3 nights, half board)\nDAY 2 walking tour, free afternoon\nDAY 4 coach to $T, 10:15\nEmergency number while away: see back. Travel file {T|V}$N',
    '{RESERVED|HOLD} TABLE\nRestaurant $F, $T\n$P, party of 6, $D at 19:45, terrace if dry\nWe keep tables for 15 minutes. Cancel by noon. Booking code $N',
    'Season pass {24/25|25/26}\n$F Stadium, block {112|204}, row K, seat 18\nHolder $P\nValid for all home league fixtures. Turnstile 7. Do not fold. Lost cards: 10.00',
  ],
  medical: [
    "$F Dermatology\n$D\nRe $P\nSeen today with a changing mole on the {back|calf}. Dermoscopy: asymmetric, 7 mm. Excised under local with 2 mm margin, 4 sutures out in 12 days. Histology pending, we'll write. Sun advice given.",
    'Blood pressure diary {March|June} - $P\nMon 142/88 64\nTue 138/85 61\nWed 151/90 70 (coffee)\nThu 136/84 62\ntablet halved since Wed, dizzy in the morning, ask Dr $P',
    'Hospital stay: what happens now\nYou had an operation on your {gallbladder|hernia} on $D. Keep the dressing dry for 48 hours. Take paracetamol 1 g up to four times a day. Do not lift more than 5 kg for four weeks. Call ward {7|12} if you have a fever over 38.5 or the wound is red.',
    'Allergy test\nPatient: $P (9 years)\nSkin prick: birch +++, hazel ++, grass +, cat -, mite -\nTotal IgE 212 kU/l\nAssessment: early spring hay fever. Cetirizine 5 mg at night Feb to April, spray if needed. Peanut not tested.',
  ],
  certificate: [
    '$F Language School\nStatement of achievement\n$P has reached level {B1|C1} in Italian, having attended 58 of 60 lessons between $D and $D.\nSpoken: very good   Written: good\nDirector of studies',
    'DEED POLL / NAME CERTIFICATE\nRegistry of $T\nIt is certified that by declaration of $D $P took the surname of {Hart|Novak}. Entry $N. Given under my hand, the Registrar General',
    'Volunteer reference\nSince {2019|2021} $P has given two evenings a week to our night shelter. $P is patient, discreet and never late. We can recommend $P without reservation. $F, $T, $D',
    '{School|Grammar school} of $T\nAnnual prize giving\nForm prize for Mathematics\nwon by\n$P\nwith the congratulations of the governors\n$D',
  ],
  minutes: [
    "Allotments: notes from Tuesday's get-together\n$D, in the hut. 11 of us, plus $P from the town.\n- water: tap will be on from 1 April ($P to remind them)\n- plot 14 is overgrown, $P will have a word\n- bonfire: agreed, not on windy days\nSame again first Tuesday next month",
    'STEERING GROUP {3|8}\n$D, 13:00, video\nChair $P. With: $P, $P. Absent with notice: $P\n1 Record of the last session: no comments\n2 Budget: 11 % over. Group takes note, wants options by $D (owner: $P)\n3 Name of product: postponed\n4 AOB none',
    'Extract from the record of the {town|works} council, session of $D\nPoint 6. Mr $P presents the petition. After discussion the council decides by 14 votes to 5 with 2 abstentions to send it to committee. Point 7 is withdrawn. The session is closed at 22.40.',
    '1:1 $P / $P, $D\nSince last time: talk went well, report late\nTalked about: workload, wants to learn SQL\nAgreed: Fridays no meetings, course in {May|Q3}\nTo do: $P books course; $P writes goals\nNext: in 2 weeks',
  ],
  report: [
    'Mystery guest visit no. {4|9}\nOutlet: $F, $T. Time: 12:10-13:05\nGreeting within a minute: yes. Wait for food: 22 min (target 15). Toilets: clean. Upselling: no.\nScore 71 of 100, down from 78. Main weakness: lunch rush. Suggested: second runner from noon.',
    'State of the river {Tarn|Ouse} 2024\nA summary for residents\nThis year we sampled at nine points. Phosphate was above target at five. Fish counts rose for the third year running (figure 4). The upgrade of the works at $T explains most of the gain. Chapter 5 sets out what should be done next and what it would cost.',
    'Quarter {1|3} at $F: board pack, page 2\nOrders +9 %, turnover +4 %, EBIT 212k (budget 230k). Stock too high by 40k. Two departures in sales. Forecast for the year unchanged. Decision needed: forklift.',
    'Marking of the pilot {bus lane|school street}\nAim. To see whether fewer cars pass and whether people like it. Data. Counts on six days before and after, 211 questionnaires. Outcome. Cars down 31 %, bikes up 18 %; 64 % want it kept. Advice. Make it permanent, move the bollard.',
  ],
}
