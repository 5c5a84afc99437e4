import { ALL_DOCUMENT_KINDS, type DocumentKind, kindFolder } from '../kinds/kinds.ts'
import { stemEnglish } from '../words/stem.ts'
import { isStopWord } from '../words/stop-words.ts'
import { wordsOfName } from '../words/tokenise.ts'

/** What people call the folder of a kind, in one word each. */
const FOLDER_WORDS: Readonly<Partial<Record<DocumentKind, string>>> = {
  invoice: 'invoices bills billing rechnungen rechnung facturas factura factures facture fatture facturen فواتير',
  receipt: 'receipts quittungen belege recibos tickets-de-compra reçus bons إيصالات expenses purchases',
  quote: 'quotes quotations orders angebote bestellungen presupuestos pedidos devis commandes',
  'bank-statement': 'bank banking statements kontoauszüge kontoauszug extractos relevés banque banco',
  payslip: 'payslips payroll salary wages gehalt lohn gehaltsabrechnungen nóminas nomina paie salaires',
  tax: 'tax taxes steuer steuern impuestos impôts ضرائب',
  insurance: 'insurance insurances versicherung versicherungen seguros assurance assurances تأمين',
  contract: 'contracts contract agreements verträge vertrag contratos contrats عقود leases',
  legal: 'legal policies terms recht juridique',
  resume: 'resumes resume résumés cv cvs lebenslauf lebensläufe bewerbungen currículums السيرة applicants',
  letter: 'letters letter correspondence briefe brief cartas lettres courrier رسائل',
  mail: 'mail mails email emails e-mail e-mails inbox correo correos',
  minutes: 'minutes meetings meeting protokolle sitzungen actas reuniones réunions',
  recipe: 'recipes recipe cooking rezepte rezept recetas recettes وصفات',
  news: 'news articles article nachrichten noticias actualités',
  report: 'reports report berichte bericht informes rapports تقارير',
  paper: 'papers paper research publications forschung artículos',
  manual: 'manuals manual guides instructions anleitungen handbücher manuales modes notices',
  readme: 'documentation docs readmes doku',
  code: 'code source scripts programming quellcode código',
  log: 'logs log protokolldateien registros journaux',
  ticket: 'travel trips tickets bookings reisen viajes voyages سفر',
  medical: 'medical health doctor medizin gesundheit arzt médico salud santé médical صحة',
  certificate: 'certificates certificate diplomas zertifikate zeugnisse urkunden certificados certificats شهادات',
  notes: 'notes note notizen notas ملاحظات',
  presentation: 'presentations presentation slides decks präsentationen presentaciones présentations',
  schoolwork: 'school homework study university schule studium escuela école courses',
  story: 'stories fiction geschichten cuentos histoires',
}

const ownKinds = new Map<string, DocumentKind>()
for (const kind of ALL_DOCUMENT_KINDS)
  for (const word of (FOLDER_WORDS[kind] ?? '').split(' ')) {
    ownKinds.set(word, kind)
    ownKinds.set(stemEnglish(word), kind)
  }

const lastPart = (folder: string): string => folder.split('/').findLast((part) => part.trim() !== '') ?? ''

/** Meanings of names that were asked for, because every item asks for all folders; emptied when it has grown. */
const remembered = new Map<string, ReadonlySet<string>>()
const MOST_REMEMBERED = 5000

/** What a folder's name means, as stems without function words and numbers; the word of a kind gives the kind. */
function meaningsOf(folder: string): ReadonlySet<string> {
  const known = remembered.get(folder)
  if (known) return known
  const words = wordsOfName(lastPart(folder)).filter((word) => !isStopWord(word))
  const found = new Set(words.map((word) => ownKinds.get(word) ?? ownKinds.get(stemEnglish(word)) ?? stemEnglish(word)))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(folder, found)
  return found
}

/**
 * True when two folder names mean the same: `Invoices`, `invoice`, `Bills` and `Rechnungen`; not `Invoices` and
 * `Invoice templates`. Case, number, order of words, digits and function words say nothing.
 */
export function meansTheSame(a: string, b: string): boolean {
  const [first, second] = [meaningsOf(a), meaningsOf(b)]
  if (first.size === 0 || second.size === 0) return lastPart(a).toLowerCase() === lastPart(b).toLowerCase()
  return first.size === second.size && [...first].every((meaning) => second.has(meaning))
}

/** The existing folder that means the same as a name: the shortest path, then the first by alphabet; else undefined. */
export function sameFolder(name: string, existing: readonly string[]): string | undefined {
  return existing
    .filter((folder) => meansTheSame(folder, name))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0]
}

/** The folder for a kind: the person's own one that means it (also `Bills/Gas`'s `Bills`), else the name of the kind. */
export function folderForKind(kind: DocumentKind, existing: readonly string[]): string {
  const name = kindFolder(kind)
  const own = existing
    .filter((folder) => [...meaningsOf(folder)].every((meaning) => meaning === kind) && meaningsOf(folder).size > 0)
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0]
  return own ?? sameFolder(name, existing) ?? name
}
