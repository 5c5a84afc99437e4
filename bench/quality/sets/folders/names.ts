import type { SetKind } from '../kinds/fill.ts'

export type Draw = () => number
export const one = <T>(list: readonly T[], draw: Draw): T => list[Math.floor(draw() * list.length)] as T
const below = (most: number, draw: Draw) => Math.floor(draw() * most)
const two = (value: number) => String(value).padStart(2, '0')
const day = (draw: Draw) => `20${21 + below(5, draw)}-${two(1 + below(12, draw))}-${two(1 + below(28, draw))}`
const stamp = (draw: Draw) => `${day(draw).replaceAll('-', '')}_${100_000 + below(130_000, draw)}`

/** Names that people give when they say what it is; `#` is a number, `@` a day. */
const TELLING: Readonly<Record<SetKind, readonly string[]>> = {
  invoice: ['invoice(#)', 'Invoice_#', 'inv-@', 'bill @', 'Bill march'],
  receipt: ['receipt', 'Receipt #', 'till receipt @', 'receipt-shoes'],
  quote: ['Quote #', 'order confirmation #', 'estimate v2', 'PO #'],
  'bank-statement': ['statement @', 'Statement_#', 'bank statement oct', 'account-statement-#'],
  payslip: ['payslip @', 'Payslip_nov', 'wage slip #'],
  tax: ['tax @', 'tax return final', 'Tax-letter-#'],
  insurance: ['insurance letter', 'policy #', 'car insurance @'],
  contract: ['contract signed', 'Agreement_FINAL', 'tenancy agreement', 'lease copy'],
  legal: ['terms', 'policy v3', 'T&C @', 'house rules'],
  resume: ['CV_final_FINAL2', 'my cv', 'Resume (#)', 'cv-new'],
  letter: ['letter', 'letter to council', 'Letter @', 'reply letter'],
  mail: ['fw', 'mail from kim', 'Re_ tomorrow', 'message (#)'],
  minutes: ['minutes @', 'Meeting minutes #', 'AGM minutes', 'notes meeting @'],
  recipe: ['recipe', 'soup recipe', 'Cake', 'recipe from mum'],
  news: ['article', 'news clipping @', 'cutting'],
  report: ['report v4', 'Report_@', 'annual report', 'survey report'],
  paper: ['paper draft', 'thesis chapter', 's#-main', 'abstract'],
  manual: ['manual', 'user guide', 'instructions_EN', 'Manual-#'],
  readme: ['README', 'readme (#)', 'INSTALL', 'docs-api'],
  code: ['main', 'script#', 'test_old', 'utils'],
  log: ['debug', 'output @', 'error', 'app-#'],
  ticket: ['ticket', 'booking #', 'boarding pass', 'tickets @'],
  medical: ['blood test', 'doctor letter @', 'prescription', 'results hospital'],
  certificate: ['certificate', 'diploma scan', 'first aid cert', 'reference letter'],
  notes: ['notes', 'list', 'todo', 'ideas'],
  presentation: ['slides', 'presentation v2', 'talk', 'kickoff deck'],
  schoolwork: ['homework', 'worksheet #', 'test unit', 'exam sheet'],
  story: ['story', 'chapter #', 'draft novel'],
  none: ['thoughts', 'chat', 'changes', 'text about trees'],
}
const SILENT = [
  'scan#',
  'Scan_@',
  'Untitled',
  'Untitled #',
  'document(#)',
  'Document1',
  'download (#)',
  'New file #',
  '@',
  'doc_#',
  'final',
  'untitled folder item #',
  'file-#',
  'CamScanner @',
  'Adobe Scan @',
  'image(#)',
  'WhatsApp Document @',
] as const

const filled = (form: string, draw: Draw) =>
  form.replace('#', () => String(1 + below(4000, draw))).replace('@', () => day(draw))

/** A name without its ending: one in two says what it is. */
export const nameFor = (kind: SetKind, draw: Draw): string =>
  filled(draw() < 0.5 ? one(TELLING[kind], draw) : one(SILENT, draw), draw)

/** Names that cameras, phones and messengers give. */
export const photoName = (draw: Draw): string =>
  one(
    [
      () => `IMG_${1000 + below(8999, draw)}`,
      () => `DSC0${1000 + below(8999, draw)}`,
      () => `PXL_${stamp(draw)}123`,
      () => stamp(draw),
      () => `IMG-${day(draw).replaceAll('-', '')}-WA${1000 + below(8999, draw)}`,
      () => `P${1_000_000 + below(99_999, draw)}`,
    ],
    draw,
  )()

export const screenshotName = (draw: Draw): string =>
  one(
    [
      () => `Screenshot from ${day(draw)} ${10 + below(12, draw)}-${10 + below(49, draw)}-22`,
      () => `Screenshot_${stamp(draw).replace('_', '-')}`,
      () => `Bildschirmfoto ${day(draw)} um ${10 + below(12, draw)}.${10 + below(49, draw)}.07`,
      () => `image (${below(40, draw)})`,
      () => `Untitled ${below(90, draw)}`,
    ],
    draw,
  )()
