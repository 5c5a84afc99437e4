import type { SetKind } from '../kinds/fill.ts'

/** Where a person would look for a file. Its type's own folder is "by type"; every place that is not named is wrong. */
export interface Places {
  readonly right: readonly string[]
  /** Siblings that nobody would complain about. */
  readonly defensible: readonly string[]
}

const place = (right: string, ...defensible: string[]): Places => ({ right: [right], defensible })

export const PLACES: Readonly<Record<SetKind, Places>> = {
  invoice: place('Invoices', 'Receipts'),
  receipt: place('Receipts', 'Invoices', 'Scanned Documents'),
  quote: place('Quotes & Orders', 'Invoices'),
  'bank-statement': place('Bank Statements'),
  payslip: place('Payslips'),
  tax: place('Taxes'),
  insurance: place('Insurance', 'Contracts'),
  contract: place('Contracts', 'Legal & Policies'),
  legal: place('Legal & Policies', 'Contracts'),
  resume: place('Resumes'),
  letter: place('Letters', 'E-mails'),
  mail: place('E-mails', 'Letters'),
  minutes: place('Meeting Minutes', 'Notes'),
  recipe: place('Recipes'),
  news: place('News'),
  report: place('Reports', 'Papers'),
  paper: place('Papers', 'Reports', 'School & Study'),
  manual: place('Manuals', 'Software Docs'),
  readme: place('Software Docs', 'Manuals', 'Source Code', 'Code & Data'),
  code: place('Source Code', 'Code & Data'),
  log: place('Logs', 'Code & Data'),
  ticket: place('Travel & Tickets'),
  medical: place('Medical'),
  certificate: place('Certificates', 'School & Study'),
  notes: place('Notes'),
  presentation: place('Presentations'),
  schoolwork: place('School & Study', 'Papers'),
  story: place('Stories'),
  // Of no kind: the folder of its type is the place.
  none: { right: ['Documents & Text', 'PDF Documents', 'Code & Data'], defensible: ['Software Docs'] },
}

/** Folders of types, where a file is by its type alone. */
export const TYPE_FOLDERS: ReadonlySet<string> = new Set([
  ...['Documents & Text', 'PDF Documents', 'Photos & Images', 'Spreadsheets', 'Presentations', 'Code & Data'],
  ...['Archives & Zips', 'Music & Audio', 'Videos & Movies', 'Software & Apps', 'Other Files'],
])
