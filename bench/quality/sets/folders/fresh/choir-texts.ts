/** What the papers of a choir's secretary and her family say, in English and some in German. */
const DAYS = ['3 February', '17 March', '14 April', '5 May', '9 June', '22 September', '13 October']
const day = (at: number) => DAYS[at % DAYS.length] ?? ''
const pounds = (at: number, from = 20) => `£${from + ((at * 53) % 400)}.${10 + ((at * 7) % 89)}`

export const met = (at: number) => `Larkwell Singers
Committee, ${day(at)} 2024, back room of the Plough
Present: Gwen (chair), Oluwaseun, Birte (taking notes), Martin H.
Apologies: Fiona
1. Last time's record was agreed with one correction.
2. Subs: ${4 + at} people still owe. Oluwaseun to chase.
3. Summer concert: St Anne's is free on the 29th. Proposed by Martin, seconded by Gwen, carried.
Action: Birte to write to the vicar. Next meeting ${day(at + 1)}.`

export const agenda = (at: number) => `Larkwell Singers: agenda for ${day(at + 2)}
1 Apologies  2 Matters arising  3 Treasurer  4 Music for autumn  5 Any other business
Please bring your diaries`

export const hired = (
  at: number,
) => `${['St Anne Parochial Church Council', 'Plough Inn functions', 'Tidewater Music Hire', 'PrintPoint Larkwell'][at % 4]}
Invoice no. ${880 + at * 3}   Date ${day(at)} 2024
To: Larkwell Singers, c/o B. Aldous
${['Use of nave and vestry, 4 hours', 'Back room, three evenings', 'Orchestral set, Faure Requiem, two months', '200 A5 programmes, full colour'][at % 4]}   ${pounds(at, 60)}
Amount due ${pounds(at, 60)} within 28 days by bank transfer, sort code 40-11-09`

export const till = (
  at: number,
) => `${['CO-OP LARKWELL', 'STAPLES & SONS', 'WATERSIDE CAFE', 'NATIONAL PARKS CAR PARK'][at % 4]}
${['tea bags 2.10 / milk 1.45 / biscuits 3.00', 'A4 card 6.99 / ink 23.50', '2 flat white 6.80 / scone 3.20', 'all day 7.50'][at % 4]}
TOTAL ${pounds(at, 3)}
VISA CONTACTLESS  AUTH ${40213 + at}
Thank you, please keep for your records`

export const bank = (at: number) => `Harbour Building Society   Community account
Larkwell Singers   Account 00417729  Sort code 40-11-09
Statement ${20 + at}   ${day(at)} 2024
Balance brought forward  1,${200 + at * 31}.40
Standing order A Pike 15.00 in
Cheque 000231 St Anne PCC 180.00 out
Cash paid in, raffle 94.50
Balance carried forward 1,${130 + at * 31}.90`

export const covered = (at: number) => `Making Music Insurance Services
Certificate of cover ${['public liability', 'instruments and equipment', 'family travel'][at % 3]}
Policyholder: Larkwell Singers   Policy number MM/${7700 + at}
Period of insurance 1 January to 31 December 2024
Limit of indemnity £5,000,000. Excess £100. Premium ${pounds(at, 60)}
Claims must be notified within 30 days`

export const agreed = (
  at: number,
) => `AGREEMENT between the Larkwell Singers ("the Choir") and ${['Mr D. Prothero ("the Musical Director")', 'St Anne\'s Church hall ("the Hirer" terms overleaf)', 'Ms Ilse Vandekamp (accompanist)'][at % 3]}
1. Term: twelve months from 1 September. 2. Fee ${pounds(at, 40)} for each rehearsal. 3. Either party may end this agreement by two months' written notice.
4. Governing law: England and Wales.
Signed ______________  Signed ______________`

export const written = (at: number) => `14 Mill Lane, Larkwell
${day(at)} 2024
Dear ${['Reverend Salter', 'Mrs Tobin', 'Sir or Madam'][at % 3]},
${['I write on behalf of the choir to ask if we might sing evensong in June', 'Thank you so much for the generous cheque in memory of your husband', 'Our bins have again not been emptied although it was Thursday'][at % 3]}.
With kind regards
Birte Aldous`

export const mailed = (
  at: number,
) => `From: ${['Gwen Parry <gwen@larkwell.example>', 'Ticket Desk <no-reply@desk.example>', 'Fiona K <fifi@post.example>', 'Year 5 <office@millschool.example>'][at % 4]}
To: birte@aldous.example
Subject: ${['altos on Tuesday', 'your order is ready', 'can you bring the urn', 'swimming kit'][at % 4]}
Date: Mon, ${10 + at} Jun 2024 18:0${at % 9}:00 +0100

${['Three altos away this week, can we do the Rutter another time?', 'Your tickets can be collected at the desk.', 'And the long lead please! See you there x', 'Dear parents, swimming starts on Monday, please name all kit.'][at % 4]}`

export const printedMail = (at: number) => `From: Oluwaseun Adeyemi
Sent: ${day(at)} 2024 21:14
To: Birte Aldous; Gwen Parry
Subject: Re: Re: gift aid forms
Hi both, I found the box in my loft, there are nineteen of them and only two are signed. Shall I send the rest round again?
Seun`

export const rules = (
  at: number,
) => `${['Constitution of the Larkwell Singers', 'Privacy notice', 'Safeguarding policy'][at % 3]}
1. Name and objects. 2. Membership is open to all who enjoy singing. 3. The committee shall consist of not fewer than four members.
${['On dissolution assets shall pass to a charity with like objects.', 'We keep names and addresses no longer than is needed. You have the right to see your data.', 'All concerns must be reported to the named person.'][at % 3]}
Adopted at the annual general meeting 2023. This policy is reviewed each year.`

export const programme = (
  at: number,
) => `${['An Evening of English Part Songs', 'Advent by Candlelight', 'Come and Sing Haydn'][at % 3]}
Larkwell Singers, St Anne's, 7.30 pm
Stanford: The Blue Bird. Holst: In the bleak midwinter. Interval with mulled wine. Traditional, arr. Prothero: Past three o'clock
Soloist Catrin Moss, soprano. Retiring collection for the roof.`

export const newsletter = (at: number) => `LARKWELL NEWS, ${['spring', 'summer', 'winter'][at % 3]} edition
Choir raises £640 for roof
Singers packed St Anne's on Saturday. "We had to fetch chairs from the hall," said churchwarden Tom Rix. The parish council said the road will be closed from Monday while the bridge is mended.`

export const grant = (
  at: number,
) => `${['Report to the Arts Fund on the use of grant LF-204', 'Annual report of the trustees 2023', 'End of project report: singing in care homes'][at % 3]}
Summary. Thirty-one sessions were held and 212 residents took part. Findings: attendance rose by a third. Expenditure was within budget.
Conclusions and recommendations: continue with two homes more; buy large-print folders.`

export const awarded = (
  at: number,
) => `${['Associated Board: Certificate of achievement. Ella Aldous, Grade 3 flute, passed with merit', 'St John: this is to certify that Birte Aldous has completed First Aid at Work', 'Mill School, certificate of swimming 25 metres, awarded to Ella', 'Enhanced disclosure certificate, applicant Birte Aldous, no record'][at % 4]}
Date of issue ${day(at)} 2024`

export const school = (at: number) =>
  `${['Year 5 spelling test, week 6\nName ____  1 necessary 2 rhythm 3 receive', 'Fractions worksheet\n1) 1/2 + 1/4 =  2) shade three fifths  3) explain your answer\n/20 marks', 'My Tudor project by Ella Aldous, class 5B\nHenry had six wives. I will explain what happened to each of them.', 'Homework for half term: read chapters 4 to 6 and answer questions on page 31. Hand in to Mr Daly'][at % 4]}`

export const health = (
  at: number,
) => `${['Larkwell Surgery\nDear patient, your blood test results are back: cholesterol 5.9 mmol/L. Please book with the nurse', 'Dental treatment plan\nPatient Ella Aldous. Upper left 6 filling. Next check in six months', 'Hospital outpatient clinic: ENT. Diagnosis: vocal nodules. Advice: rest of voice, speech therapy, review in clinic', 'Repeat prescription: salbutamol inhaler 100 micrograms, two puffs as required'][at % 4]}
NHS number 485 777 ${1000 + at}`

export const travel = (
  at: number,
) => `${['Brittany ferry crossing Plymouth to Roscoff, 2 adults 1 child and car, booking reference', 'Gîte les Hortensias: your reservation is confirmed, 7 nights, arrival after 4 pm, reference', 'Great Western Railway e-ticket, Exeter St Davids to London Paddington, coach B seat 22, ref', 'Boarding pass ALDOUS/BIRTE Bristol to Hamburg gate 7 seat 11A'][at % 4]} LK${3391 + at}
Depart ${day(at)} 2024`

export const cooked = (at: number) =>
  `${['Mulled wine for 60\n12 bottles red, 3 kg sugar, 10 oranges, cloves. Heat gently, do not boil.', 'Parsnip soup: 500 g parsnips, 1 onion, stock, cream. Fry the onion, simmer 25 minutes, blend. Serves 4', 'Rhubarb crumble\nrub 100 g butter into 200 g flour, bake at 180 C for 40 minutes', 'Lebkuchen\n250 g Honig, 500 g Mehl, 2 Eier, Zimt. Teig über Nacht ruhen lassen, 15 Minuten backen'][at % 4]}`

export const guide = (
  at: number,
) => `${['Portable PA system PX-8: quick start guide', 'Operating instructions dishwasher', 'Digital piano owner manual'][at % 3]}
Before first use read the safety instructions. Connect the cable to socket A, press and hold POWER for two seconds.
Troubleshooting: no sound: check volume. Do not open the housing. Cleaning: wipe with a dry cloth.`

export const paid = (at: number) => `Mill School Academy Trust   Pay advice
Employee B Aldous   Teaching assistant   NI number QQ 12 34 56 C
Tax period ${at + 1}   Tax code 1257L
Gross pay ${pounds(at, 900)}  Income tax ${pounds(at, 20)}  National Insurance ${pounds(at, 30)}  Pension 52.11
Net pay ${pounds(at, 780)}`

export const taxed = (at: number) => `HM Revenue & Customs
${['Gift Aid schedule for repayment, Larkwell Singers, charity reference XT', 'Tax calculation 2023-24, B Aldous. Total income, personal allowance, tax due'][at % 2]} ${7721 + at}
Tax year ended 5 April 2024   Amount ${pounds(at, 90)}`

export const lists = (at: number) =>
  `${['urn, long lead, raffle prizes (ask Fiona), float £30, music stands x6', 'To do: ring piano tuner. book hall. Ella dentist thurs. plants!', 'packing france: passports, plugs, beach shoes, her inhaler, insurance card', 'seating: sops left, altos behind, 3 tenors in middle, basses near the organ', 'passcodes: hall 4471y, box office wifi larkfree', 'idea: swap sides for the Bruckner? louder second time'][at % 6]}`

export const tale = (at: number) => `${['The Owl Who Could Not Sing', 'Chapter two'][at % 2]}
Once there was an owl called Bertram who lived in the church tower. Every night he opened his beak and nothing came out. "Perhaps tomorrow," said the mouse, and she smiled. He looked at the moon and he thought of the summer.`

export const german = {
  letter: (at: number) => `Flensburg, den ${3 + at}. Mai 2024
Liebe Birte,
danke für deine lange Karte. Mama geht es besser, die Hüfte macht ihr noch zu schaffen. Kommt ihr im Sommer? Das Zimmer ist frei.
Herzliche Grüße
deine Tante Antje`,
  certificate: () => `Standesamt Flensburg
Geburtsurkunde
Birte Petersen, geboren am 12. Juli 1981 in Flensburg. Vater, Mutter. Flensburg, den 20. Juli 1981. Der Standesbeamte`,
  insurance: () => `Förde Lebensversicherung AG
Versicherungsschein Nr. 3 771 902. Versicherte Person Birte Petersen. Versicherungsbeginn 1. Januar 2004. Monatlicher Beitrag 31,40 Euro. Standmitteilung zum 31.12.2023`,
  invoice: () => `Notenversand Küste
Rechnung Nr. 24-1180   Rechnungsdatum 04.03.2024
12 Chorpartituren Rheinberger, Abendlied   je 2,90   34,80 Euro
Zahlbar innerhalb von 14 Tagen. Umsatzsteuer 7 %. Gesamtbetrag 38,72 Euro`,
}

export const PAGE = `<!doctype html><html lang="en"><head><title>Larkwell Singers</title><link rel="stylesheet" href="style.css"></head><body><script src="dates.js"></script><div id="next"></div></body></html>`
export const STYLE = `body { margin: 0 auto; max-width: 60rem; }\n.next { color: #234; }\n@media print { nav { display: none; } }\n`
export const SCRIPT = `const dates = [['2024-06-29', "St Anne's"]]\nexport function next(now) {\n  return dates.find(([day]) => new Date(day) > now)\n}\n`
export const PHP = `<?php\n$rows = array_map('str_getcsv', file('members.csv'));\nforeach ($rows as $row) {\n  echo htmlspecialchars($row[0]) . "\\n";\n}\n`
