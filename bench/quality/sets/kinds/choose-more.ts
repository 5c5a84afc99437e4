import type { Templates } from './fill.ts'

/** What longer papers of a kind go on with, in the part that words and thresholds are chosen on. */
export const CHOOSE_MORE: Templates = {
  invoice: [
    'Pos  Description  Qty  Price  Total\n1  Consulting  3  80.00  240.00\n2  Mileage  40  0.45  18.00\nNet 258.00',
    'Payment terms 14 days. Bank: $F, sort code 40-12-09, account 11223344. Registered office $T. Company number $N.',
  ],
  receipt: [
    'Items 3\nVAT incl. 0.41\nYou were served by Nina\nMember no. $N, points 14',
    'Refunds only with receipt. Customer copy. Signature not required. Terminal 2281.',
  ],
  quote: [
    'Prices are without VAT and hold as long as stock lasts. Payment: 30 % with order, rest on delivery. Work can begin in week 14.',
    'Thank you for shopping with us. You can follow your parcel online. Need help? Contact customer service and quote your order number.',
  ],
  'bank-statement': [
    '$D  Standing order $P  -50.00  862.44\n$D  Cash withdrawal $T  -40.00  822.44\n$D  Transfer received  120.00  942.44',
    'Overdraft interest 0.00. Please check the entries and report errors within 60 days. Branch $T.',
  ],
  payslip: [
    'Pension employee 5 %   112.00\nYTD gross 8,430.00  YTD tax 1,206.00',
    'Bank transfer to account ending 41. Holiday entitlement left 9 days. Cost centre $N.',
  ],
  tax: [
    'Please keep this notice. Payments on account are due on 31 January and 31 July. Penalties apply for late filing.',
    'Allowances claimed: marriage, professional fees. Interest from savings was taxed at source. Social security number xxx.',
  ],
  insurance: [
    'Exclusions: war, wear and tear, damage caused wilfully. The policyholder must report a loss without delay.',
    'Your adviser $P is there for you. Premiums are collected on the first of the month. The general conditions of insurance apply.',
  ],
  contract: [
    'Amendments need to be in writing. Should a provision be invalid, the others remain in force. Place of jurisdiction is $T.',
    'Either party may terminate for good cause. The obligations of this clause survive termination. Signed: ______ Date: ______',
  ],
  legal: [
    'If you do not agree, do not use the service. We reserve the right to suspend accounts that break these rules.',
    'This policy is reviewed yearly. Employees who breach it may face disciplinary action. Questions go to the compliance officer.',
  ],
  resume: [
    'Responsibilities: rotas, ordering, training of staff. Achievements: employee of the year 2021. Computer skills: Word, SAP.',
    'Volunteering: scout leader. Languages: German (native), English (fluent), French (basic). Driving licence B.',
  ],
  letter: [
    'Work is fine, though the new boss talks too much. We plan to visit in May, if that suits you. How is the garden?',
    'Should you need anything else please do not hesitate to contact me. Thank you for your patience.',
  ],
  mail: [
    'Can we move it to 3 pm? Otherwise tomorrow.\n\nBest regards\n$P\n\nSent from my iPhone',
    '> what about the other file?\nThat one is in the shared folder.',
  ],
  minutes: [
    '4. Any other business: new chairs. $P volunteered to collect prices. The meeting ended at 21.15.',
    'It was discussed whether the fee should rise. Vote: 12 in favour, 3 against. Carried.',
  ],
  notes: ['- stamps\n- call bank\n- birthday card', 'and also ask about the key, buy tape, think about curtains'],
  certificate: [
    'Duration: 16 lessons. Topics: basics, practice, exam. Instructor: $P. Certificate number $N.',
    'Place, date, stamp and signature of the issuing body. Overall grade: good.',
  ],
  medical: [
    'Allergies: none known. Blood pressure 130/80. Heart and lungs normal. Review in two weeks.',
    'Take with food. Stop if you get a rash and see your doctor. Patient informed of risks.',
  ],
  schoolwork: [
    '4. Give an example from the text. (2 marks)\n5. True or false? Correct the false sentences.',
    'Students work in pairs. Hand in by Friday. Late work loses marks. Office hours Tuesday.',
  ],
  ticket: [
    'Please arrive 30 minutes early. ID required. Baggage allowance 20 kg. Non-transferable.',
    'Fare 84.00 including fees. Cancellation until 24 hours before departure. Have a pleasant journey.',
  ],
  recipe: [
    'Season with pepper and nutmeg. Sprinkle with cheese and put it in a hot oven until the top is golden.',
    'Leftovers taste good cold. Instead of milk you can take oat drink. Prep 15 min, cooking 40 min.',
  ],
  news: [
    'A spokesperson for the council said an investigation was under way. Local residents expressed anger at the delay. The case continues.',
    'The announcement comes after months of talks. Experts believe that prices could rise by 5 percent this year. Elections are due in May.',
  ],
  report: [
    'Figure 2 shows the trend. In comparison with last year complaints fell by 12 %. The main causes are listed in table 4.',
    'Introduction: this document summarises the work done between March and June. Data were collected from all five branches.',
  ],
  paper: [
    'The results are consistent with previous studies (Ng and Ross 2012). Limitations include the small sample. Further research is needed.',
    'Keywords: memory, ageing. Data were analysed with linear regression. Significance was set at 0.05. See figure 3.',
  ],
  manual: [
    'If the device does not start, check the fuse. Keep out of reach of children. Only use original accessories.',
    'Specifications: 220-240 V, 800 W, weight 2.1 kg. Contact the service centre if the problem persists.',
  ],
  readme: [
    'Options: --output FILE, --quiet, --version. Environment variables are read from .env. Compatible with Linux and macOS.',
    'For development clone the repository and run the test suite. Issues and feature requests are welcome.',
  ],
  story: [
    'Nobody spoke. The fire had burned low, and her father stared into it as though he could see the ship. "He will come back," she said, but her voice shook.',
    'In the morning the snow had covered everything. She opened the window and laughed. Far below, small as a beetle, he was digging his way to the gate.',
  ],
}
