import type { Templates } from './fill.ts'

/** The third writer's, of the part that words and thresholds are chosen on: it was reported first (20.4 % before, 52.9 % at its first run). */
export const THIRD_MONEY: Templates = {
  invoice: [
    '$F Electrical (ABN 51 824 753 556)\nTAX INVOICE 00$N\nDate: $D\nCustomer: $P, 8 Wattle St, $T\n\nSupply & install 2x LED downlights      $S\nReplace power point      $S\nFreight      12.00\n\nSub total   $S\nGST 10%   $S\nTOTAL    $A\nEFT: BSB 062-000 Acc 1012 $N. 7 days please.',
    '{Veterinary clinic|Animal hospital} $F\nOwner: $P   Animal: {Biscuit, cat, 4 y|Otto, dachshund, 9 y}\n$D  consultation   46.00\n$D  blood panel   81.50\n$D  injection antibiotics   22.10\n$D  nights on the ward 2 x 38   76.00\nSum   225.60\nincl. 19 % VAT   36.02\nWe ask you to settle the account within ten days. Bank: Volksbank, IBAN DE21 7009 0500 0002 4481 33',
    'NURSERY FEES - {AUTUMN|SPRING} BLOCK\nParent: $P   Child: {Ayo|Mina}\nSessions 24 @ 31.50     756.00\nLunches 24 @ 2.80    67.20\nLess funded hours    -310.00\nLess deposit    -50.00\nNow owing    463.20\nFees are payable in advance by the fifth. Childcare vouchers accepted, please use ref $N. $F Day Nursery',
    'To: Accounts, $F\nFrom: $P Translations\n\nJob {4411|5120}: user guide, 3,412 words EN>SV @ 0.11\nJob {4412|5133}: press text, minimum charge\n\n375.32\n40.00\n------\n415.32 EUR\n\nArticle 44 of Directive 2006/112: customer accounts for the VAT. Please transfer to BE71 0961 2345 6769 by $D.',
    "$F Broadband\nHello $P\nHere's your bill for {May|November}\n\nYour package  Fibre 150   29.99\nLandline calls   1.12\nOne-off: engineer visit   35.00\nOffer discount   -5.00\n\nAmount we'll take on $D   61.11\nBill number $N-07. VAT at 20.00 % included: 10.19. Need help understanding it? Go to our help pages.",
  ],
  receipt: [
    '$F HARDWARE\n{Unit 4, Riverside|12 Dock St} $T\nTel 01632 960$N\n\nWOODSCREW 5X60 200PK    7.49\nSANDPAPER ASST    3.25\n2 @ 1.10 WALLPLUG    2.20\n\nTOTAL     12.94\nVISA DEBIT     12.94\n\n$D  11:06:42  T2 S$N\nPLEASE RETAIN FOR YOUR RECORDS',
    'Museum of {Glass|Transport} $T - shop\n1 poster A2   8.00\n3 postcards   2.40\n-----------\nEUR 10.40\ngiven 20.00\nback 9.60\nVAT no. PT 501 $N 33\n$D',
    'Donation slip\nWe acknowledge with gratitude your gift of $S to the {organ|lifeboat} fund, paid by cheque on $D. Slip no. $N. For $F, $P, hon. treasurer',
    'DRY CLEANING $F\nTicket {A|C}41\n1 suit 2 pc   14.50\n1 coat   16.00\nPaid 30.50 cash\nReady {Thursday|Monday} after 4\n$D\nArticles not fetched within 3 months are given to charity.',
    'Subject to the clearance of your payment we confirm that your charge of $S (App store: {Sketchpad Pro|Birdsong}) was successful.\nCard: Visa .... 4421\nInvoice paid: yes\nDate: $D\nReceipt #$N\nThank you, the $F team',
  ],
  quote: [
    '$F Removals\n$T, $D\nDear $P\nMany thanks for showing our surveyor round. To move your household (31 cubic metres) from $T to $T we would charge $A plus VAT, which includes two men, a lorry, packing of china and insurance to 20,000. Piano by arrangement. The price holds for three months. To book, return the slip with a deposit of 10 %.',
    "ORDER {WEB|SHOP}-$N\nHi $P! Your order is in. We're packing:\n\n1x Ceramic plant pot 20 cm - 14.00\n2x Potting soil 10 l - 9.00\nPostage - 4.50\nOrder value - 27.50\n\nShips to: $P, $T. You'll hear from us when the parcel leaves the warehouse, usually in two working days.",
    'Request No. $N from the town of $T: supply of {school desks|street lamps}\nOur bid\nlot 1   120 pieces   84.00 each   10,080.00\nlot 2   30 pieces   112.00 each   3,360.00\ntransport free to site\nDelivery six weeks after award. We hold ourselves bound to this bid until $D.\n$F',
    'PURCHASE ORDER\nfrom $F Hospital Stores\nNumber $N  revision 0\nPlease supply:\nGloves nitrile M, box of 100 .... 400 .... 3.15\nSharps bins 1 l .... 60 .... 2.20\nDeliver by $D to dock 3 between 7 and 11. Quote our order number on all papers. Buyer: $P',
    'What it would cost: wedding flowers for $P\nBridal bouquet 110\nButtonholes x6 48\nTable centres x9 315\nArch, set up and take down 260\nTotal about 733, delivery within $T included\nLet me know by $D and I will keep the date for you. {Prices may move a little with the market.|A third is due on booking.}',
  ],
  'bank-statement': [
    '$F SAVINGS BANK\n$P   A/C 00$N   Page 3 of 3\n$D  UPI/{groceries|chemist}/okbank   460.00 Dr   18,220.40\n$D  NEFT salary $F   61,000.00 Cr   79,220.40\n$D  ECS loan EMI   12,410.00 Dr   66,810.40\n$D  ATM WDL $T   5,000.00 Dr   61,810.40\nClosing bal 61,810.40 Cr',
    "Your account {May|October} in short\nYou started with 2,310.55\n+ 1,980.00 came in\n- 2,114.20 went out\nYou ended with 2,176.35\n\n$D  $F  -54.10\n$D  $P  -300.00\n$D  pay $F  +1,980.00\n$D  tram card  -49.00\nThe bank's number for lost cards is on the back.",
    'Depot overview\nCustodian $F, customer $P\nISIN IE00B4L5Y983  world shares  38.221 pieces  92.14  3,521.68\nISIN DE0001102580  federal bond 2032  1,000 nominal  91.20 %  912.00\nCash account   118.03\nSum as of $D   4,551.71 EUR\nGain since purchase 412.90',
    'Store card\n$P  account ****{2214|8190}\nLast month you owed 188.20. You paid 188.20. You spent 74.05. You now owe 74.05.\nLeast you must pay: 5.00, to reach us by $D\n$D  $F $T  31.55\n$D  $F online  42.50\nIf you pay only the least each month it will take longer and cost more to clear.',
    "CLUB ACCOUNT print-out, treasurer's copy\nacct {55|61}0$N\nbal fwd   740.22\n$D chq 104 hall hire   -60.00   680.22\n$D lodgement subs   185.00   865.22\n$D bank chg   -4.50   860.72\nbal c/fwd   860.72",
  ],
  payslip: [
    '$F PTY LTD  PAY ADVICE\n$P, {forklift operator|barista}, casual\nPay run $D\nOrdinary 31.25 h  29.33   916.56\nSaturday loading 6 h  36.66   219.96\nTax withheld   -164.00\nTake home   972.52\nSuper 11.5 % to HostPlus   130.70',
    'Hospital trust of $T\nPay and grade: band {5|6}, point 3\n$P  assignment $N\nBASIC PAY 2,544.17\nNIGHT DUTY 188.40\nNHS PENSION -237.10\nPAYE -291.60\nNI -144.22\nNET 2,059.65\nOn the bank {26|28} of the month. Message: flu jabs are free for all staff.',
    'Salary slip for the month\nName $P   Emp code $N   PAN ABCPX1234F\nEarnings: Basic 32,000; HRA 12,800; Conveyance 1,600; Special 9,100\nDeductions: PF 3,840; Prof. tax 200; TDS 2,450\nIn hand 49,010\nDays paid 30, LOP 0. This is a computer generated slip, no signature needed.',
    'what you earned at the {vineyard|orchard}\n$P\n$D to $D\n41 h picking a 11.20 = 459.20\nboard and lodging -84.00\ngiven to you 375.20\nsigned $P, foreman',
    'PAYROLL VOUCHER {118|240}  $F LLC\nEmployee $P   SSN ***-**-$N   Filing M-2\nGross this check 1,884.62\nFed W/H 148.10   OASDI 116.85   MED 27.33   CA SIT 61.00\nDental 18.00   401k 94.23\nNet this check 1,419.11   Net YTD 17,029.32',
  ],
  tax: [
    'Inland Revenue, $T\n$D\nDear $P\nYour return for the year ended 31 March has been looked at. Income 52,300; tax charged 9,120; credits 9,480. We owe you 360, which we will pay into your account by $D. If you disagree, write to us within two months.',
    'Schedule {E|C} worksheet\nRental of 2nd floor, $T\nRents received 9,600\nDepreciation 1,210\nRepairs 844\nMortgage interest 2,980\nNet to line 5: 4,566\nPrepared for $P, tax year 2024, by $F CPAs',
    'TDS certificate Form 16, part A\nName of deductor $F   TAN MUMX$N\nPAN of employee ABCPX1234F  Assessment year 2025-26\nTotal tax deposited 28,400 in respect of the deductee. Verified by $P, manager',
    'Land tax notice of the municipality of $T\nPlot 14/220, owner $P\nRateable value 118,000; rate 0.42 %\nTo be paid in two halves, $D and $D. Objections within 30 days to the mayor. Unpaid tax bears interest.',
    "Declaration checklist from your {accountant|tax adviser}\n$P, for the 2024 return please send us: wage certificate, letters from the pension fund, interest certificates from banks, receipts for donations, bill for the heat pump (craftsmen's relief), child's school fees. Deadline with extension: $D. Assessment of last year is in the portal.",
  ],
  insurance: [
    '$F Versicherung, office $T\nConfirmation of household cover\nContract {HR|WG} $N, holder $P\nWhat is insured: contents at 14 Elm Row up to 65,000; glass; bicycle 1,500 outside the house\nYearly price 148.20 incl. tax, own share 150 a claim\nBegins $D at noon.',
    'MOTOR CLAIM {DECISION|UPDATE}\nDear $P, following the collision on $D our engineer has found your car to be beyond economic repair. We offer its market value of 3,850 less your excess of 250. Your no claim bonus will go back two steps. Please post us both keys and the log book.',
    'Travel cover summary for trip to {Peru|Japan}\nEmergency medical: 10 million\nCancelling your trip: 5,000\nBags: 2,000, single article 300\nYou must call the assistance company before going to hospital. Pre-existing conditions declared: none. Insured persons: $P, $P. Premium paid 61.40, policy TR$N',
    'Explanation of benefits. THIS IS NOT A BILL\nMember $P  ID $N  Group $F\nProvider: $T Family Practice, $D\nBilled 240.00; plan discount 91.00; plan paid 119.20; you may owe the provider 29.80 (coinsurance). Amount applied to deductible 0.00',
    'Wedding {and event} protector schedule\nInsured $P and $P\nDate of event $D\nSection A cancellation 15,000, section B rings 1,000, section C public liability 2 million. Endorsement 4: marquee included. Underwriters at $F bear the risk subject to the conditions overleaf.',
  ],
  contract: [
    "LODGER AGREEMENT\n$P ('Owner') allows $P ('Lodger') to live in the back bedroom of 6 Dale View, sharing kitchen and bath, from $D at 120 a week, bills included. Two weeks' notice on either side. No smoking. The Owner may enter the room to clean. Both have read this and put their names to it below.",
    "Licence for the use of a photograph\nLicensor $P grants to $F a non-exclusive licence to print the picture 'Pier at dawn' on the cover of one book, first edition, {3,000|5,000} copies, for a fee of 180. Credit line on the flap. All other rights stay with the Licensor. This licence ends if the fee isn't paid within 60 days.",
    'Maintenance contract no. $N\nbetween $F Lifts (supplier) and Owners of $T Court (customer)\nArticle 1 Subject: four visits a year to lift 1. Article 2 Response in 2 hours when persons are shut in. Article 3 Price 1,340 a year, indexed. Article 4 Duration three years, tacitly renewed by one year unless cancelled three months before. Article 5 Liability limited to direct damage.',
    'HEADS OF TERMS, subject to contract\nSale of shares in $F Ltd\nSellers: $P and $P. Buyer: Newco\nConsideration: 1.1 m, of which 200,000 is deferred for a year. Exclusivity until $D. Warranties usual for a deal of this size. Sellers will not compete for two years within 50 miles. Apart from exclusivity and costs nothing here is binding.',
    'Separation of flat share at {Canal St|Rue Basse}\nWe, $P and $P, have agreed on $D as follows. $P takes over the lease alone. The sofa stays, the washing machine goes. $P pays out 350 for the deposit by the end of the month. With that, all claims between us are settled.\n(signed) (signed)',
  ],
  legal: [
    "Community guidelines\nBe kind. Do not post other people's private details. Hate speech, threats and spam will be removed, and we may close accounts that break these guidelines again. You can appeal against a decision within {14|30} days. We may report unlawful content to the authorities. $F, last changed $D",
    'Data processing: what you agree to when you join {the gym|the library}\nWe process your name, photo and visits on the basis of our contract with you (Art. 6(1)(b) GDPR). We delete them three years after you leave. You have rights of access, rectification, erasure and portability. Our officer for data protection can be reached at the address of $F, $T.',
    'Statutes of the {rowing|heritage} association\n§ 1 Name and seat. The association bears the name $F and has its seat in $T. § 2 Purpose. It serves the public benefit only. § 3 Members. Anyone of 16 years or over may join. Exclusion needs two thirds of the votes. § 9 Dissolution.',
    'SUPPLIER CODE\nSuppliers to $F shall not employ children, shall pay at least the legal wage and shall keep fire exits clear. We may audit without notice. Serious violations end the relationship. Suppliers must pass these standards on to their own suppliers. {Adopted|In force since} $D',
    'This font may be used, studied, modified and redistributed freely as long as it is not sold by itself. Derivatives may not use the reserved name. The copyright statement must be included with each copy. The font is provided without warranty of any kind, and the holder of the copyright is not liable for any claim.',
  ],
}
