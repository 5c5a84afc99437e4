import { stemEnglish } from '../words/index.ts'
import { allNamesOf } from './folder-names.ts'
import { ALL_DOCUMENT_KINDS, type DocumentKind, kindFolder } from './kinds.ts'

/**
 * What people call a document of a kind, one or many, in one word each, in English, German, Spanish, French, Italian,
 * Dutch and Arabic; and what they call its folder beside that.
 */
const KIND_WORDS: Readonly<Record<DocumentKind, readonly [documents: string, folders?: string]>> = {
  invoice: [
    `invoice invoices bill bills rechnung rechnungen factura facturas facture factures fattura fatture factuur facturen
    فاتورة فواتير`,
    'billing',
  ],
  receipt: [
    'receipt receipts quittung quittungen beleg belege kassenbon kassenbons recibo recibos reçu reçus bon bons إيصال إيصالات',
    'tickets-de-compra expenses purchases',
  ],
  quote: [
    `quote quotes quotation quotations order orders angebot angebote bestellung bestellungen presupuesto presupuestos pedido
    pedidos devis commande commandes طلب طلبات`,
  ],
  'bank-statement': [
    'statement statements kontoauszug kontoauszüge extracto extractos relevé relevés',
    'bank banking banque banco',
  ],
  payslip: [
    `payslip payslips gehaltsabrechnung gehaltsabrechnungen lohnabrechnung lohnabrechnungen gehaltszettel lohnzettel nómina
    nóminas nomina nominas`,
    'payroll salary wages gehalt lohn paie salaires رواتب',
  ],
  tax: [
    'tax taxes steuer steuern steuererklärung steuererklärungen steuerbescheid steuerbescheide impuesto impuestos impôts ضريبة ضرائب',
  ],
  insurance: [
    'insurance insurances versicherung versicherungen seguro seguros póliza pólizas assurance assurances تأمين تأمينات',
  ],
  contract: [
    'contract contracts agreement agreements lease leases vertrag verträge contrato contratos contrat contrats عقد عقود',
  ],
  legal: ['policies terms', 'legal recht juridique'],
  resume: [
    'resume resumes résumé résumés cv cvs lebenslauf lebensläufe currículum currículums curriculum curriculums سيرة السيرة سير',
    'bewerbungen applicants',
  ],
  letter: ['letter letters brief briefe carta cartas lettre lettres رسالة رسائل', 'correspondence courrier'],
  mail: ['mail mails email emails e-mail e-mails correo correos بريد', 'inbox'],
  minutes: [
    'minutes protokoll protokolle sitzungsprotokoll sitzungsprotokolle acta actas محضر محاضر',
    'meetings meeting sitzungen reuniones réunions',
  ],
  recipe: ['recipe recipes rezept rezepte receta recetas recette recettes وصفة وصفات', 'cooking'],
  news: ['article articles artikel nachricht nachrichten noticia noticias خبر أخبار', 'news actualités'],
  report: ['report reports bericht berichte informe informes rapport rapports تقرير تقارير'],
  paper: ['paper papers', 'research publications forschung artículos'],
  manual: [
    'manual manuals guide guides anleitung anleitungen handbuch handbücher manuales دليل أدلة',
    'instructions modes notices',
  ],
  readme: ['readme readmes', 'documentation docs doku'],
  code: ['script scripts', 'code source programming quellcode código'],
  log: ['log logs protokolldatei protokolldateien registro registros سجل سجلات', 'journaux'],
  ticket: [
    'ticket tickets booking bookings fahrkarte fahrkarten buchung buchungen reserva reservas billete billetes تذكرة تذاكر حجز حجوزات',
    'travel trips reisen viajes voyages سفر',
  ],
  medical: [
    'arztbrief arztbriefe befund befunde',
    'medical health doctor medizin gesundheit arzt médico salud santé médical صحة',
  ],
  certificate: [
    `certificate certificates cert certs diploma diplomas zertifikat zertifikate zeugnis zeugnisse urkunde urkunden certificado certificados
    certificat certificats شهادة شهادات`,
  ],
  notes: ['note notes notiz notizen nota notas ملاحظة ملاحظات'],
  presentation: [
    'presentation presentations slides präsentation präsentationen presentación presentaciones présentation présentations',
    'decks',
  ],
  schoolwork: [
    'homework hausaufgabe hausaufgaben deberes tarea tareas واجب واجبات',
    'school study university schule studium escuela école courses',
  ],
  story: ['story stories geschichte geschichten cuento cuentos قصة قصص', 'fiction histoires'],
}

const listOf = (words: string): readonly string[] => words.split(/\s+/u)
const allWordsOf = (kind: DocumentKind): readonly string[] => KIND_WORDS[kind].flatMap((words = '') => listOf(words))
const kindOf = new Map<string, DocumentKind>()
for (const kind of ALL_DOCUMENT_KINDS)
  for (const word of allWordsOf(kind)) kindOf.set(word, kind).set(stemEnglish(word), kind)

/** Words without the Arabic article, which is written with them. */
const bare = (word: string): string => word.replace(/^ال(?=.{3})/u, '')

/** The kind of document that a word (lower case) stands for: `rechnungen`, `bills` and `الفواتير` are invoices. */
export const kindOfWord = (word: string): DocumentKind | undefined =>
  kindOf.get(word) ?? kindOf.get(bare(word)) ?? kindOf.get(stemEnglish(word))

/** What people call documents of a kind, in lower case, the names of its folder among them. */
export const wordsOfKind = (kind: DocumentKind): readonly string[] => [
  ...new Set([...allWordsOf(kind), ...allNamesOf(kindFolder(kind)).map((name) => name.toLowerCase())]),
]

/** From this length on a word may begin a longer one: `Rechnungskopie`, but no `billiards`. */
const LONG = 6
const kindsOfDocumentWord = new Map<string, readonly DocumentKind[]>()
for (const kind of ALL_DOCUMENT_KINDS)
  for (const word of listOf(KIND_WORDS[kind][0]))
    kindsOfDocumentWord.set(word, [...(kindsOfDocumentWord.get(word) ?? []), kind])
const longest = Math.max(...[...kindsOfDocumentWord.keys()].map((word) => word.length))

/** The kinds of document that a name's words (lower case) say it is: `Rechnung`, `invoice-copy`; mostly none. */
export function kindsSaid(nameWords: readonly string[]): readonly DocumentKind[] {
  const said = new Set<DocumentKind>()
  for (const word of nameWords) {
    for (const kind of kindsOfDocumentWord.get(bare(word)) ?? []) said.add(kind)
    for (let end = LONG; end <= Math.min(word.length, longest); end += 1)
      for (const kind of kindsOfDocumentWord.get(word.slice(0, end)) ?? []) said.add(kind)
  }
  return [...said]
}
