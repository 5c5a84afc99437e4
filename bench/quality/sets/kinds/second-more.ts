import type { Templates } from './fill.ts'

/** What longer papers of a kind go on with: pieces that are put behind a form. */
export const SECOND_MORE: Templates = {
  invoice: [
    'Item  Unit  Rate  Sum\nSite visit  1  65.00  65.00\nMaterials as agreed  1  212.40  212.40\nWaste removal  2  30.00  60.00',
    'Bank details for payment: $F, IBAN GB29 NWBK 6016 1331 9268 19. Please state the bill number. Goods remain our property until paid in full. VAT registration GB 417 2210 88.',
    'If you have questions about this bill call our accounts team. A reminder fee of 5.00 is charged after 30 days. Company registered in $T, no. $N.',
  ],
  receipt: [
    'Loyalty points earned 12. Points balance 344. Share your view and win: visit our site with code $N.',
    'VAT summary\nrate  net  vat\n20%  4.10  0.82\n0%  3.20  0.00\nStore $N  Trans 4471',
    'Unwanted goods can be brought back within 30 days with this slip. Cardholder copy. PIN verified.',
  ],
  quote: [
    'What is not in the price: electrical work, skips, parking. Extra hours are 42.00. Half is payable when we start. Our guarantee on labour is two years.',
    'You can change or cancel until the parcel has left us. Track it on our site with order $N and your postcode.',
    'We trust this meets with your approval and await your instructions. Lead time is three weeks from your go-ahead.',
  ],
  'bank-statement': [
    '$D  CARD 4471 $F  22.10    1,014.80\n$D  TFR TO SAVINGS  100.00    914.80\n$D  REFUND $F    18.00  932.80\n$D  SO GYM  29.00    903.80',
    'Interest is worked out daily and paid monthly. Arranged overdraft limit 500.00. If you think a payment is wrong tell us within 13 months.',
    'Total money out 811.00. Total money in 690.00. BIC NWBKGB2L. Lost your card? Call us day or night.',
  ],
  payslip: [
    'This period   Year to date\nTaxable pay 2,422.50   9,690.00\nEmployee pension 127.50   510.00\nEmployer NI 214.11   856.44',
    'Department 14. Paid by BACS. Hours holiday taken 16, left 120. Sick pay 0.00.',
    "Please check these figures and tell payroll of any mistake before the next run on the 20th. Keep this slip: we can't issue copies.",
  ],
  tax: [
    "Interest runs at 7 % from the due date. You can pay by bank transfer to the collector's account or set up a plan. Keep your records for six years.",
    'Capital gains: none declared. Relief for pension contributions given at the basic rate. Total allowances 13,110.',
    'Date of issue $D. Office $T. If you file late there is a penalty of 100. Your adviser, if any, has not been sent a copy.',
  ],
  insurance: [
    'Your no-claims years are protected. Optional extras chosen: legal costs, breakdown at home. Cancellation within 14 days is free.',
    'What is not insured: damage by frost in empty homes, anything done on purpose, loss of money. Limits: single items 1,500, bicycles 800.',
    'Underwritten by $F. Claims line 0800 000 $N. Please read this with the policy wording, which says what is and is not covered.',
  ],
  contract: [
    '6. If any clause is void the rest stands. 7. This is the whole of what we agreed and takes the place of earlier talks. 8. Disputes go to the courts of $T.',
    'The owner shall insure the building and keep the roof and drains in repair. The other party shall not make changes without written consent, such consent not to be withheld without reason.',
    'Payment falls due on the first of the month. In case of delay of more than 14 days the agreement may be ended at once. Signed in two copies, one for each party.',
  ],
  legal: [
    'We may change this page. Where changes matter to you we shall give notice 30 days before. If you go on using the service after that you accept them.',
    'Nothing in these rules excludes liability for death or injury caused by negligence. Rights of third parties are not affected. Decisions of the board are final.',
    'You may object to the use of your data and complain to the Information Commissioner. We share data with processors who act on our instructions, and with courts where the law requires it.',
  ],
  resume: [
    'Strengths: calm under pressure, good with numbers, punctual. Software: Excel, Sage. Also: volunteer at the food bank since 2018.',
    '2010 - 2013 Saturday job at $F. Duties: till, stock, window displays. Promoted to supervisor after a year.',
    'Courses: food hygiene level 2, manual handling, forklift. GCSEs: nine, with maths and English. Full references can be given.',
  ],
  letter: [
    'It rained all week and we have been mending the fence between showers. The doctor says that I may drive again. Tell the children that the kitten has found a home with the Wilks.',
    'We know how much this means to you and would like to put it right. Please ring my secretary to find a time that suits. I look forward to meeting you.',
    'P.S. I nearly forgot: thank you for the book. I am saving it for the train.',
  ],
  mail: [
    "Let me know if the attachment doesn't open.\n\nCheers\n$P\n--\n$P, $F, tel 0171 $N",
    "I'm out on Thursday, back Friday. $P can help in the meantime.\n\nBest\n$P",
    "> could you also check the numbers on page two?\nDone, they were last year's.",
  ],
  minutes: [
    '5 Correspondence. A letter from the council was read out. It was agreed not to reply. 6 Summer outing: $P offered to ask for prices. Action: $P.',
    'There was a long talk about parking. No decision was taken. The treasurer asked for receipts to be handed in by the end of the month.',
    'Votes: for 9, against 2, abstained 1. $P asked that the dissent be recorded. $P thanked the outgoing secretary.',
  ],
  notes: [
    '- check price of paint\n- $P birthday 14th\n- return drill',
    'also: look for the blue folder, ring garage before 5, think about loft',
    'later maybe: new lamp hall, sort photos, book for holiday',
  ],
  certificate: [
    'Course content: theory 12 hours, practice 20 hours, final test. Result: passed with merit. Instructor: $P.',
    'This document was issued without alterations and is valid only with the seal. Verify it under number $N.',
    'Signed on behalf of the examining board at $T. Grade: very good (1.4).',
  ],
  medical: [
    'Past history: hypertension, appendix out in childhood. Drugs: bisoprolol 2.5 mg. Allergies: penicillin. Non-smoker. BP 138/84, pulse 70 regular.',
    'Advice given: rest, fluids, come back if fever lasts more than three days. Side effects explained. Next check in six weeks with the practice nurse.',
    'Chest clear. Abdomen soft. ECG sinus rhythm. Impression: viral illness. No admission needed. cc: GP, patient.',
  ],
  schoolwork: [
    '4. Compare the two sources. Which is more useful to a historian, and why? (8)\n5. Write a paragraph in your own words. (6)',
    'Use a pencil for diagrams. Show all your working. Calculators may be used. Time allowed: 45 minutes.',
    'For next lesson pupils revise the key words and finish the table. Differentiation: word bank for those who need it.',
  ],
  ticket: [
    'Luggage: one cabin bag 55x40x20, up to 8 kg. Doors close two minutes before. Carry a photo ID with the name on the booking.',
    'Changes cost 15.00 until the evening before. In case of delay over an hour you can claim half the fare back.',
    'Seats are kept until ten minutes before the start. Lead passenger $P, age 34. Total fare 118.40 incl. taxes and airport fees.',
  ],
  recipe: [
    'If the crust browns too fast lay a sheet of foil on it. Let it cool in the dish. Lovely with a spoon of cream, or cold the next day.',
    'Fry the onion in the butter till soft, not brown. Pour in the stock, bring to the boil, then turn down the heat and let it bubble for a quarter of an hour. Taste and add salt.',
    'Can be made a day ahead and kept in the fridge. To freeze: leave out the cream. Swap the beans for chickpeas if you like.',
  ],
  news: [
    'Residents had complained for months, according to council papers seen by this newspaper. A spokesman for the firm declined to comment. A decision is due next Wednesday.',
    'The figures come a week after the regulator opened an inquiry. In a statement the minister said that the government would look at the findings with care. Opposition leaders called for her to resign.',
    'More than 2,000 people turned out despite the rain. "I have never seen anything like it," said one visitor, who had travelled from $T with his two sons.',
  ],
  report: [
    'Table 3 shows the results by site. The increase against the previous year is due mainly to new contracts (62 %) and to prices (30 %). Costs per unit fell slightly.',
    'Limitations: the sample was small and covers one season. We therefore advise a second round before any decision. Next steps are listed in section 6.',
    'Background: the board asked in January for a review of how goods are handled. We spoke to 14 members of staff, watched two shifts and went through the records of three years.',
  ],
  paper: [
    'Our findings agree with earlier work (Okada and Weiss 2009; Brandt et al. 2015) but differ in the size of the effect. One explanation is that our sample was older. Future studies should control for income.',
    '2 Materials and methods. Samples were taken at twelve sites between April and October. We fitted a mixed model with site as a random factor. Data are available from the authors.',
    'References\nBrandt, K. et al. (2015) J. Appl. Ecol. 52, 118-127.\nOkada, M. & Weiss, P. (2009) Oikos 118, 44-51.\nSmith, R. (2004) Biol. Conserv. 119, 1-9.',
  ],
  manual: [
    'Do not open the case. There are no parts inside that you can service. Keep away from children. Use only the adapter that came with it. Unplug it before you clean it with a damp cloth.',
    'The lamp blinks red: battery low, charge it. The lamp stays red: fault, switch off and on again. No sound: turn the wheel up, check that the cable is pushed in all the way.',
    'Technical data: 230 V, 50 Hz, 1.2 kW, 3.4 kg, noise 62 dB. Old devices do not belong in household waste. Service: see the back page.',
  ],
  readme: [
    '## Usage\n\nRun `start --verbose` to see what it does. Every option can also be set in a config file. Plugins are loaded from the `plugins` folder; see the docs for the hooks.',
    'Known issues: does not build on Windows with MSVC yet. Unicode input needs the `icu` flag. Memory grows with the number of open handles. Tests need Docker.',
    'Changelog, roadmap and the list of maintainers are in the repository. Released under the Apache licence 2.0.',
  ],
  story: [
    'He did not answer. Outside a cart went by, and the dog barked twice and lay down again. She thought of the orchard, of the ladder that nobody had put away, and of her brother\'s hands. "We should go," she said at last.',
    'They walked until the road gave out. The moon had come up over the marsh, and the boy held his mother\'s sleeve and asked if there were wolves. "Only in books," she told him, though she looked back as she said it.',
    'That night I lay awake and listened. The stairs creaked, though everybody was in bed. I pulled the blanket over my head and counted to a hundred, as my grandmother had taught me, and when I looked again it was morning.',
  ],
}
