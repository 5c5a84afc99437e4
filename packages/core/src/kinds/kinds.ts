/** Kinds of documents that people file by: what a document is, whatever it is about. */
export const DOCUMENT_KINDS = {
  invoice: ['invoice', 'Invoices'],
  receipt: ['receipt', 'Receipts'],
  quote: ['quote or order', 'Quotes & Orders'],
  'bank-statement': ['bank statement', 'Bank Statements'],
  payslip: ['payslip', 'Payslips'],
  tax: ['tax document', 'Taxes'],
  insurance: ['insurance document', 'Insurance'],
  contract: ['contract', 'Contracts'],
  legal: ['legal text', 'Legal & Policies'],
  resume: ['resume', 'Resumes'],
  letter: ['letter', 'Letters'],
  mail: ['e-mail', 'E-mails'],
  minutes: ['record of a meeting', 'Meeting Minutes'],
  recipe: ['recipe', 'Recipes'],
  news: ['news article', 'News'],
  report: ['report', 'Reports'],
  paper: ['scientific paper', 'Papers'],
  manual: ['manual', 'Manuals'],
  readme: ['software documentation', 'Software Docs'],
  code: ['source code', 'Source Code'],
  log: ['log', 'Logs'],
  ticket: ['ticket or booking', 'Travel & Tickets'],
  medical: ['medical document', 'Medical'],
  certificate: ['certificate', 'Certificates'],
  notes: ['note', 'Notes'],
  presentation: ['presentation', 'Presentations'],
  schoolwork: ['school work', 'School & Study'],
  story: ['story', 'Stories'],
} as const satisfies Readonly<Record<string, readonly [one: string, many: string]>>
export type DocumentKind = keyof typeof DOCUMENT_KINDS

/** All kinds, in the order of the table. */
export const ALL_DOCUMENT_KINDS = Object.keys(DOCUMENT_KINDS) as readonly DocumentKind[]

/** What one document of a kind is called in English, and the English name of its folder (`folderIn` has others). */
export const kindWord = (kind: DocumentKind): string => DOCUMENT_KINDS[kind][0]
export const kindFolder = (kind: DocumentKind): string => DOCUMENT_KINDS[kind][1]
