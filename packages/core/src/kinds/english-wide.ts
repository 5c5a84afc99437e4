import type { DocumentKind } from './kinds.ts'

type Words = Readonly<Record<1 | 2 | 3, string>>

/** Turns of phrase of sorts of papers that people keep, kind by kind: what such a paper says that does not name itself. */
export const ENGLISH_WIDE = {
  invoice: {
    3: `work carried out|balance now due|made payable to|no later than|please let us have|reading now|
amount due by|paying by|pay online|past due|professional services|remit|remittance|invoice to|call out fee|labour and parts|
parts and labour|checks payable|bank transfer to|please pay|payable on receipt|account overdue|
previous balance|current charges|total charges|charges this|hire of|brought over`,
    2: 'labor|parts|supplied|surcharge|bacs',
    1: '',
  },
  receipt: {
    3: `the sum of|paid by|paid in full|your payment went through|we have received your payment|
thank you for your payment|your trip|your order total|customer copy|
merchant copy|gratuity|visa ending|mastercard ending|your gift|tax deductible|retain this|for your records|petty cash|received the above|received by|returns within|
no refund|you saved|amount tendered`,
    2: 'till|tender|server|guests',
    1: '',
  },
  quote: {
    3: `valid until|valid for|we are pleased to quote|for the supply of|supply and fit|
supply and install|deposit required|unit price|
order acknowledgement|your order|we re getting your order ready|has been dispatched|ex works|per head|let us know by|to hold the date|
final numbers|hold these prices|could begin|could start|due at the start|tax included|plus vat|
prices are in|back order`,
    2: 'freight|qty',
    1: '',
  },
  'bank-statement': {
    3: `balance carried forward|account ending|account number|sort code|available balance|interest added|interest paid|annual percentage|statement date|closing date|running balance|
market value|outstanding principal|principal balance|owing on|
loan summary|amount financed|deposit protection|service fee|online transfer|
card purchase|wire transfer`,
    2: 'redraw|escrow|credits|debits',
    1: '',
  },
  payslip: {
    3: `year to date|federal income tax|social security|national insurance|employee id|employee no|direct deposit|
pension contribution|employer contribution|leave taken|holiday taken|monthly stipend|gross stipend|
meal allowance|to receive|piece rate|piecework|in packet|shift premium|amount transferred|salary for`,
    2: 'absences',
    1: '',
  },
  tax: {
    3: `tax owed|refund due|self assessment|assessed value|basic rate|tax office|tax authority|
revenue service|withheld at source|treaty rate|tax credit|foreign tax|employer identification number|
wages tips|adjusted gross|standard deduction|filing status|you are due a refund|deductions this year|as lodged|medicare levy|
capital gains|input tax|output tax|penalty of|late filing`,
    2: 'parcel|exemptions|levy|lodged|dividends|rates|exempt',
    1: '',
  },
  insurance: {
    3: `the assured|due for renewal|is covered|not covered|we will pay|
we can pay|claim number|claimant|date of loss|this is not a bill|copay|co pay|
out of pocket|in network|waiting period|annual maximum|personal liability|persons entitled to drive|
limitations as to use|surrender value|endowment|buildings section|contents section
`,
    2: 'dependants|bonuses|reimbursement|refunded|benefit|benefits|underwriting',
    1: '',
  },
  contract: {
    3: `this agreement|is made between|is made on|between us|agree to|agrees to|
effective date|governing law|governed by the laws|shall not|shall keep|days notice|thirty days|
prior written consent|confidential information|in two copies|two copies|signed for|
place of work|collective agreement|the lessor|the lessee|the customer|
the client|the artist|keeps the copyright|is forfeit|paid back|hereby sells|purchase price|main terms`,
    2: 'buyer|assign|remedy|duties',
    1: '',
  },
  legal: {
    3: `the controller|your rights|right of access|supervisory authority|last updated|you agree to|as is|
merchantability|all rights reserved|royalty free|to the fullest extent|
indirect or consequential|governing law|a person who|code of ordinances|section shall|in this chapter|this chapter|the promoter|no purchase necessary|
decision is final|competition terms|rules for staff|articles of association|constitution of|
standing orders`,
    2: 'subsection|violates',
    1: '',
  },
  resume: {
    3: `studied at|degree in|conference talks|teaching experience|in charge of|
responsible for|reported to|promoted to|reason for leaving|most recent employer|open to`,
    2: 'graduated|publications|portfolio|curriculum|vitae|github|analyst|developer',
    1: '',
  },
  letter: {
    3: `my darling|with kind regards|much love|love and kisses|in reply to your|
with reference to|i am writing|writing to let you know|i look forward to|looking forward to hearing|
please do not hesitate|should be glad|please return the slip|recommend him|
recommend her|without reservation|weather has been|see you soon|send their love|proud of you|come when you can|by the time you get this`,
    2: 'faithfully|nan|gran|auntie',
    1: '',
  },
  mail: {
    3: `sent from my|begin forwarded|content type text|delivered to|hi team|find attached|please find attached|
subject re|following up|quick question|let me know|looks good to me|
thanks for your email|intended solely|no longer wish to receive|kind regards`,
    2: 'hey|best|inbox|attachments|forwarded|thread',
    1: '',
  },
  minutes: {
    3: `meeting held|held on|present were|call to order|minutes of the last|minutes of the previous|
approved the minutes|agenda item|open points|same time next|will check|to check|get together|same again|retro|since last time|
talked about|notes of`,
    2: 'proposed|minuted|unanimous',
    1: '',
  },
  recipe: {
    3: `bring to a boil|in a bowl|in a pan|frying pan|until soft|until thick|pinch of salt|
olive oil|cup of|cups of|over ice|leave to cool|set aside|rest for|hot oven|low heat|medium heat|
high heat|you ll need`,
    2: 'method|batter',
    1: '',
  },
} as const satisfies Readonly<Partial<Record<DocumentKind, Words>>>
