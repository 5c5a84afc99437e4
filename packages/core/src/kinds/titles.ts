import { stemEnglish } from '../words/index.ts'
import type { DocumentKind } from './kinds.ts'

/** Nouns that name a paper where they stand in its title; in the midst of a text they say little. */
const TITLES: Readonly<Partial<Record<DocumentKind, string>>> = {
  invoice: 'invoice bill fees charges reminder',
  receipt: 'receipt slip donation',
  quote: 'quote quotation estimate order bid tender offer proposal',
  'bank-statement': 'statement balance transactions passbook portfolio',
  payslip: 'payslip payroll wages wage salary earnings stipend',
  tax: 'tax vat taxes assessment withholding',
  insurance: 'insurance policy cover claim premium assurance',
  contract: 'contract agreement lease tenancy licence covenant deed',
  legal: 'terms policy rules guidelines statutes bylaws privacy imprint disclaimer notice',
  resume: 'cv resume curriculum vitae',
  minutes: 'minutes meeting assembly protocol standup agm committee council',
  recipe: 'recipe cake soup stew bread salad curry pie sauce',
  report: 'report audit survey evaluation review assessment figures inspection findings results',
  paper: 'thesis dissertation abstract proceedings',
  manual: 'manual guide instructions operating assembly handbook',
  readme: 'readme installation api changelog contributing configuration webhooks',
  log: 'log trace dump',
  ticket: 'ticket booking boarding reservation itinerary voucher pass admission',
  medical: 'prescription vaccination patient discharge diagnosis laboratory clinic referral',
  certificate: 'certificate diploma award register extract enrolment enrollment',
  notes: 'shopping todo packing ideas reminder list',
  presentation: 'slides pitch kickoff workshop talk',
  schoolwork: 'homework worksheet syllabus exam test quiz lesson lecture assignment exercise course tutorial',
  story: 'chapter part',
}

const kindsOf = new Map<string, DocumentKind[]>()
for (const [kind, nouns] of Object.entries(TITLES))
  for (const noun of nouns.split(' ')) {
    const stem = stemEnglish(noun)
    kindsOf.set(stem, [...(kindsOf.get(stem) ?? []), kind as DocumentKind])
  }

/** Kinds that the words of a title (lower case) name, with the word; the last ones name it rather than the first. */
export function kindsOfTitle(words: readonly string[]): readonly (readonly [kind: DocumentKind, word: string])[] {
  const found = words.flatMap((word) => (kindsOf.get(stemEnglish(word)) ?? []).map((kind) => [kind, word] as const))
  return [...new Map(found).entries()]
}
