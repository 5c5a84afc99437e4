import type { Templates } from './fill.ts'

/** Papers about money and matters of law: the part that words and thresholds are chosen on. */
export const CHOOSE_MONEY: Templates = {
  invoice: [
    '$F Plumbing\nInvoice {0|1}$N\nDate of issue $D\nFor: $P, $T\n\nLabour 4 h x 48.00   192.00\nParts   $S\nSubtotal   $S\nVAT 20%   $S\nAmount payable   $A\nAccount name $F, please quote the number above with your payment.',
    '{Water|Council} services\nCustomer reference $N   Statement date $D\nCharges for the period $D to $D\nFresh water 41 m3 at 1.82     74.62\nWaste water 39 m3 at 1.44     56.16\nBalance from last bill 0.00\nTotal amount due 130.78\nPay by $D. Ways to pay: direct debit, online, by post.',
    'Pension $F (guest house), $T\nBill for Mr and Mrs $P\nThree nights double room   237.00\nDinner 2x    46.00\nTourist tax    9.00\nSum    292.00\nof which VAT 7 %   18.50\nRoom 8, departure on $D. We hope you enjoyed your stay.',
    "Membership fee {2025|2026}\nDear member,\nplease transfer the yearly subscription of 48.00 to the club's account IBAN DE77 3006 0601 0001 2345 67 by $D, giving your membership number $N. Members who pay by standing order may ignore this. $P, treasurer",
    'FREELANCE WORK {April|May}\nfrom $P, $T\nto $F\n\n12 hours editing at 38.00 = 456.00\n2 hours call at 38.00 = 76.00\n\nNet 532.00, no VAT charged (small business)\nPlease remit within 14 days to my account. Number $N / $D',
  ],
  receipt: [
    '{MARKET|CORNER} $F\n$T\nEggs 6    2.10\nPasta    0.95\nTomatoes   1.85\nSUBTOTAL   4.90\nDISCOUNT  -0.40\nTOTAL EUR   4.50\nCASH   5.00\nCHANGE   0.50\n$D 09:17  Cashier 3\nTHANK YOU',
    'PHARMACY $F\nReceipt {0|4}$N\nParacetamol 500   2.99\nPlasters   3.49\nTotal   6.48\nVisa debit ****8813 approved 041877\n$D 16:20\nPlease keep for returns within 28 days',
    'Car park {Market Street|Station}\nEntered 09:02  Left 12:40\nFee 5.40 incl. VAT 0.90\nPaid by card\n$D',
    'Your receipt from $F\nAmount paid $S\nDate paid $D\nPayment method Mastercard - 1180\nSummary: {Streaming plan, monthly|Cloud storage 200 GB|Bike share day pass} $S\nIf you have any questions, reply to this message.',
    "TAXI\n$T   car 118\nFrom station to {Hill Road|harbour}\nFare 14.20 tip 1.80\nTotal 16.00 received with thanks\n$D  Driver's signature",
  ],
  quote: [
    'QUOTATION Q-$N\nTo $P\n$D, valid until $D\nWe are pleased to quote for:\n1 Oak worktop 3 m fitted   $A\n2 Removal of the old one   $S\nTotal excluding VAT   $A\nDelivery 3 to 4 weeks from order. $F',
    'Order confirmation\nThank you for your order $N with $F.\nYou ordered: {Lawn mower|Rain jacket|Kettle}, quantity 1, $S\nShipping: free\nDelivery address: $P, $T\nEstimated delivery: $D',
    'Cost estimate for the repair of your {car|bike|laptop}\n$F, $D\nbrake pads front $S, labour 1.5 h $S, disposal 4.00. In all about $A including VAT. We shall call you if it turns out dearer than by a tenth. Please let us know whether we should go ahead.',
    'Purchase order no. $N\nVendor: $F, $T\nShip to: $F\nitem description qty unit price total\n001 paper A4 40 3.10 124.00\n002 toner 2 61.00 122.00\nAuthorised by $P',
    'Packing slip\nOrder $N, shipped $D\n1 x {Blanket|Tea set}\n2 x {Pillow|Mug}\nSome items may come in a separate parcel. This is not a bill. Returns: use the label inside.',
  ],
  'bank-statement': [
    '$F BANK PLC\nStatement of account $N, $P\nPeriod $D to $D\nOpening balance   912.44\n$D Card payment $F   -12.80\n$D Direct debit energy   -61.00\n$D Salary $F   1,901.00\nClosing balance   2,739.64',
    'Savings pass book\n$P\n$D deposit 50.00 balance 450.00\n$D deposit 50.00 balance 500.00\n$D withdrawal 120.00 balance 380.00\n$D interest 4.12 balance 384.12',
    'Your {Visa|Amex} card\nStatement date $D\nStatement balance 244.10. Minimum payment due 12.00. Payment due date $D.\n$D $F 18.40\n$D $F 61.20\n$D Interest charged 0.00\nAvailable credit 1,755.90',
    'Account activity (last 30 days)\nBooking day | Text | Amount\n$D | transfer to $P | -200.00\n$D | card $F | -9.99\n$D | incoming $P | 35.00\n$D | monthly fee | -3.90\nCurrent balance: 1,114.08 EUR',
    'Mortgage statement\nLoan $N, borrower $P\nBalance outstanding at start 148,200.00\nInterest charged 3,112.00\nRepayments made 9,600.00\nBalance at end 141,712.00\nYour rate is fixed at 2.1 % until $D',
  ],
  payslip: [
    'PAYSLIP {March|April} 2025\n$F   Employee no $N   $P\nGross pay 2,810.00\nIncome tax 402.00\nNational insurance 198.00\nNet pay 2,210.00\nPaid on $D',
    'Pay statement\nEmployee $P, hourly\nHours 152.5 rate 13.80 gross 2,104.50\nTax 211.00\nSocial security 190.00\nHealth 44.00\nNet 1,659.50 to account ending 88',
    'Wage slip wk {12|31}\n$P $F\nbasic 410.00\ntips 36.50\nless meals 15.00\nless tax 38.00\nto you 393.50',
    'Earnings record\nPay period $D - $D   Pay date $D\nSalary 3,900.00 current, 15,600.00 YTD\nFederal withholding 512.00\nRetirement plan 195.00\nNet pay 2,961.00',
    'Allowance for trainees\n$P, second year of training at $F\nTraining pay 980.00\nContributions -196.40\nPaid out 783.60 on the last working day. Remaining holiday: 14 days',
  ],
  tax: [
    'Income tax return 2024\nTaxpayer $P\nIncome from employment 38,000\nDeductions 1,210\nTaxable income 36,790\nTax 6,110\nI declare that the particulars are complete. $D',
    'Tax office $T\n$D\nAssessment for 2023\nIncome tax is set at 5,210.00; already withheld 5,480.00; refund 270.00 to your account. You can object within a month.',
    '1099-INT\nPayer $F Bank\nRecipient $P TIN xxx-xx-$N\nBox 1 interest income 112.40\nBox 4 federal income tax withheld 0.00\nThis is important tax information and is being furnished to the IRS.',
    'VAT return, quarter {1|3}\n$F VAT reg. 411 2210 88\nBox 1 VAT due on sales 4,210.00\nBox 4 VAT reclaimed on purchases 1,188.00\nBox 5 net VAT to pay 3,022.00\nFiled $D',
    "Vehicle tax\nDear $P, the tax for your car runs out on $D. Tax it now for 12 months, 190.00, or tell us it is off the road. You'll need the 16-digit reference $N. Untaxed vehicles may be clamped.",
  ],
  insurance: [
    'Insurance policy no. $N\nInsured: $P\nInsurer: $F Mutual\nSum insured: contents 40,000\nAnnual premium $A\nPeriod of cover $D to $D\nDeductible 200',
    "Claim form\nPolicy number $N. Name of policyholder $P.\nWhat happened? {The pipe under the sink leaked|A branch fell on the shed}. When? $D. Damage about $A. I enclose photographs and a builder's estimate.",
    '$F Assurance\nDear $P\nYour cover for {dental treatment|travel} has been changed from $D. The new premium is 22.40 a month. You are covered in all of Europe. Your insurance card is attached. If you disagree you may cancel within 14 days.',
    'Liability insurance certificate\nThis confirms that $F is covered for public liability up to 5 million under policy $N until $D. Subject to the terms and exclusions of the policy.',
    'Third party damage report\nOwner of the other vehicle $P, registration KL 88 $N\nOur client was hit from behind at the lights in $T on $D. We hold your insured fully liable for the damage and ask you to accept the claim.',
  ],
  contract: [
    "RENTAL CONTRACT\nbetween $P (landlord) and $P (tenant)\n1 The flat at $T is let from $D.\n2 Monthly rent 640, deposit two months' rent.\n3 Notice: three months.\n4 The tenant shall not sublet.\nSigned by both parties",
    "SERVICE AGREEMENT\nThis agreement is between $F and $F. The parties agree: the provider shall clean the offices twice a week. Fees: 320 a month. Term: one year. Termination on 30 days' notice. Governing law: England.",
    'Employment contract\nEmployer $F, employee $P. Start $D, position {clerk|mechanic}. Working time 38 hours, pay 2,600 gross, leave 28 days. Probation six months. Confidentiality applies after the end of employment.',
    "Agreement on shared use of a {garden|boat}\nWe, $P and $P, share it from $D. Costs are halved. Who leaves gives two months' notice and is paid out half its value. Changes need the consent of both. Signatures",
    'MUTUAL NON-DISCLOSURE\nEach party may disclose confidential information to the other for the purpose of {a joint bid|evaluating software}. The receiving party shall not disclose it to any third party for three years. This does not apply to what is public. Dated $D, signed for $F and $F.',
  ],
  legal: [
    'Terms of use\nBy using this site you agree to these terms. You may not copy content without consent. We are not liable for loss. We may change the terms at any time. These terms are governed by the law of Ireland.',
    'PRIVACY NOTICE\n$F collects your name and address to send you what you order. We keep personal data for six years. You may ask for a copy or its deletion. Complaints go to the regulator. $D',
    'House rules\n§1 Quiet hours are from 10 pm to 7 am. §2 Bicycles belong in the cellar. §3 It is prohibited to smoke on the stairs. §4 Each household cleans the stairs in turn. Violations may be reported to the management.',
    'Travel and expenses policy\nScope: all employees of $F. Flights are booked in economy. Claims must be filed within 30 days with proof. Gifts above 50 must be declared. Managers are responsible for compliance. Version 3, $D',
    'Redistribution and use in source and binary forms, with or without modification, are permitted provided that redistributions retain the copyright notice and this disclaimer. THIS SOFTWARE IS PROVIDED AS IS AND ANY WARRANTIES ARE DISCLAIMED.',
  ],
}
