import { monthsIn } from '../months.ts'
import type { Known } from './known.ts'

const COMPANIES = [
  'Nordlicht Energy',
  'Bergmann & Sons',
  'Casa Verde SL',
  'Lumen Optics',
  'Baker Street Books',
  'Sonnenschein GmbH',
  'Atlas Movers',
  'Pont Neuf SARL',
  'Green Fork Catering',
  'Tramontana Srl',
  'Kestrel Insurance',
  'Blue Harbour Travel',
]
const PEOPLE = [
  'Anna Keller',
  'Jonas Weber',
  'María Robles',
  'Tom Whitfield',
  'Yusuf Demir',
  'Claire Fontaine',
  'Giulia Conti',
  'Peter Novak',
  'Aisha Rahman',
  'Lena Fischer',
  'Diego Salas',
  'Ewa Nowak',
]
const THINGS = [
  'office chairs',
  'a new roof window',
  'the annual maintenance',
  'printer cartridges',
  'garden tools',
  'a train journey',
  'consulting hours',
  'swimming lessons',
  'a heat meter',
  'translation work',
  'storm insurance',
  'bicycle parts',
  'kitchen tiles',
  'software licences',
  'firewood',
  'concert tickets',
]
const CITIES = ['Vienna', 'Rome', 'Lyon', 'Köln', 'Valencia', 'Bergen', 'Leeds', 'Porto', 'Freiburg', 'Utrecht']
const MONTHS = monthsIn('en')
const MONATE = monthsIn('de')
const TOPICS = [
  'The committee met and decided on the budget for the coming year.',
  'The members discussed the repair of the old boat house.',
  'Rain is expected, bring a warm jacket and boots.',
  'Preheat the oven, knead the dough and let it rest for an hour.',
  'The results of the samples were compared between the two sites.',
  'Please find attached the documents that you asked for.',
  'The notice period is six weeks to the end of the quarter.',
  'The class visits the museum of natural history next week.',
  'Our service is closed on public holidays.',
  'Water the plants twice a week and cut the roses in spring.',
  'The train leaves from platform four.',
  'The account was credited, the fee will be refunded.',
  'The patient reports pain in the knee after running.',
  'The wall is to be painted, the doors and windows covered.',
  'We thank you for your order and hope to see you again.',
  'The children sang and the choir of the parish joined in.',
  'The error was found in the second line of the table.',
  'The house has a new heating, the oil tank was taken out.',
  'The cat was seen by the vet, all is well.',
  'He raised his glass to the bride and to the guests.',
  'It was agreed that the rent is paid on the first of the month.',
  'A signed form is needed before the camp begins.',
  'The battery has to be charged for three hours before use.',
  'Salary and tax are shown on the second page.',
]

/** Documents of everyday kinds that share words, people, places, months and sums with the known ones. */
export function distractors(count: number, random: () => number): Omit<Known, 'queries'>[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const amount = () => 10 + Math.floor(random() * 500_000) / 100
  const english = (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const german = (value: number) =>
    value.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const topics = (most: number) => Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(TOPICS)).join(' ')
  return Array.from({ length: count }, (_, number) => {
    const [year, month, date] = [
      2015 + Math.floor(random() * 10),
      Math.floor(random() * 12),
      1 + Math.floor(random() * 28),
    ]
    const day = `${year}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
    const [company, person, thing, city] = [pick(COMPANIES), pick(PEOPLE), pick(THINGS), pick(CITIES)]
    const made: readonly (() => readonly [string, string, string])[] = [
      () => [
        `invoice_${number}.pdf`,
        'Finance',
        `Invoice ${10_000 + number}. ${company}, ${city}. For ${thing}. Total due ${english(amount())} EUR. Date of invoice ${date} ${MONTHS[month]} ${year}. ${topics(2)}`,
      ],
      () => [
        `Rechnung ${number}.pdf`,
        'Finance',
        `Rechnung Nr. ${number}. ${company}, ${city}. Gesamtbetrag ${german(amount())} EUR. Rechnungsdatum ${date}. ${MONATE[month]} ${year}. Bitte überweisen Sie innerhalb von 14 Tagen. Kunde: ${person}.`,
      ],
      () => [
        `minutes ${year}-${number}.docx`,
        'Club',
        `Minutes of the meeting of ${MONTHS[month]} ${year}. Present: ${person}, ${pick(PEOPLE)}. ${topics(6)}`,
      ],
      () => [
        `letter ${person}.odt`,
        'Letters',
        `Dear ${person}, ${topics(6)} Kind regards, ${pick(PEOPLE)}. ${city}, ${day}`,
      ],
      () => [`IMG_${day.replaceAll('-', '')}_${number}.jpg`, 'Photos', `Camera Fuji X100, ${city}`],
      () => [`notes ${number}.txt`, 'Notes', `${topics(9)} Call ${person} about ${thing}.`],
      () => [
        `factura_${number}.pdf`,
        'Facturas',
        `Factura ${number}. ${company}. Cliente: ${person}. Importe total ${german(amount())} EUR. ${city}, ${day}.`,
      ],
      () => [
        `receipt ${number}.pdf`,
        'Receipts',
        `Receipt. ${company} ${city}. ${thing}. Paid by card ${english(amount())}. ${date}/${month + 1}/${year}. Keep this receipt.`,
      ],
      () => [
        `contract ${company}.docx`,
        'Contracts',
        `Contract between ${company} and ${person} on ${thing}. ${topics(8)} Signed in ${city} on ${date} ${MONTHS[month]} ${year}.`,
      ],
      () => [`re_${number}.eml`, 'Mail', `Hello ${person}, ${topics(5)} Best, ${pick(PEOPLE)}`],
      () => [`report ${year} ${number}.docx`, 'Work', `Report on ${thing} for ${company}. ${topics(20)}`],
      () => [
        `manual_${number}.pdf`,
        'Manuals',
        `Operating instructions. ${topics(10)} Error E${number % 40}: call the service.`,
      ],
    ]
    const [name, folder, text] = pick(made)()
    return { name, folder, day, text }
  })
}
