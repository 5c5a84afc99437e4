import { join, latin1, utf8, utf16, zip } from './bytes.ts'
import { docx, odf, pptx, xlsx } from './office.ts'
import { doc, msg, ppt, xls } from './older.ts'
import { pdf } from './pdf.ts'

/** A file of the suite: what it is called, and its bytes. */
export interface EngineFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const invoice = (number: number): string =>
  `INVOICE\nInvoice number: 2024-${number}\nBill to: Example Customer ${number}\nRepair of pump ${number} 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days`
const RECIPE =
  'Rye bread\nIngredients\n- 500 g flour\n- 2 tsp salt\n- 1 tbsp honey\nMix, knead the dough, preheat the oven to 220 °C, bake for 40 minutes and serve.'
const RECHNUNG =
  'Rechnung Nr. 77\nRechnungsdatum: 3. März 2024\nMontage für Frau Müßig 1.240,50 €\nMehrwertsteuer 19 % 235,70 €\nGesamtbetrag 1.476,20 €\nBitte überweisen Sie den Betrag innerhalb von 14 Tagen.'
const ACTA =
  'Acta de la reunión\nAsistentes: Núñez, Ibáñez y Peña\nOrden del día\n1. Presupuesto del próximo año\nSe aprueba por unanimidad. Próxima reunión: mañana.'
const JAPANESE = '請求書\n株式会社サンプル 御中\n合計金額 12,000円\nお支払い期限は月末です。'
const MINUTES =
  'Minutes of the meeting\nPresent: Ada, Ben, Cleo\nAgenda\n1. Budget\nAction: Ben sends the figures by Friday.\nNext meeting: Monday at ten.'

/** `text` in windows-1252 where that is latin 1, with the euro sign that only it has. */
const windows = (text: string): Uint8Array => latin1(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096'))

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
    .join('')
const letter = (text: string): Uint8Array =>
  docx({
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${paragraphs(text)}</w:body></w:document>`,
  })
const page = (text: string): string => text.replace(/[()\\]/gu, '\\$&').replaceAll('\n', ') Tj T* (')

const mail = (subject: string, body: string, date: string): string =>
  `From: =?utf-8?Q?J=C3=BCrgen?= <juergen@example.org>\r\nTo: ben@example.org\r\nSubject: ${subject}\r\nDate: ${date}\r\nMessage-ID: <1@example.org>\r\nList-Id: <club.example.org>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${body}\r\n--b\r\nContent-Type: application/pdf; name="plan.pdf"\r\nContent-Disposition: attachment; filename="plan.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0x\r\n--b--\r\n`

/** Files of every family of formats that is read, some of them broken, in several languages and encodings. */
export const engineFiles = (): readonly EngineFile[] => [
  { name: 'scan 1.txt', bytes: utf8(invoice(1)) },
  { name: 'scan 2.pdf', bytes: pdf([page(invoice(2)), page('Thank you for your business.')]) },
  { name: 'scan 3.docx', bytes: letter(invoice(3)) },
  {
    name: 'brot.odt',
    bytes: odf(
      'text',
      RECIPE.split('\n')
        .map((line) => `<text:p>${line}</text:p>`)
        .join(''),
    ),
  },
  { name: 'rechnung.txt', bytes: windows(RECHNUNG) },
  { name: 'rechnung utf16.txt', bytes: join(Uint8Array.from([0xff, 0xfe]), utf16(RECHNUNG)) },
  { name: 'acta.rtf', bytes: latin1(`{\\rtf1\\ansi\\ansicpg1252 ${ACTA.replaceAll('\n', '\\par ')}}`) },
  { name: 'seikyu.txt', bytes: utf8(JAPANESE) },
  { name: 'seikyu sjis.txt', bytes: latin1('\u0090\u00bf\u008b\u0081\u008f\u0091\n\u008d\u0087\u008cv 12,000\u0089~') },
  {
    name: 'Besprechung.html',
    bytes: utf8(`<!doctype html><title>Minutes</title><p>${MINUTES.replaceAll('\n', '<p>')}`),
  },
  { name: 'yield.xlsx', bytes: xlsx() },
  { name: 'talk.pptx', bytes: pptx() },
  { name: 'old letter.doc', bytes: doc('Dear Sir, thank you for your letter. ', 'Yours sincerely, Zoë Ångström') },
  { name: 'old table.xls', bytes: xls() },
  { name: 'old talk.ppt', bytes: ppt() },
  { name: 'old mail.msg', bytes: msg() },
  {
    name: 'mail.eml',
    bytes: latin1(mail('Trip', 'See you at the harbour, =E0 bient=F4t', 'Sat, 30 Mar 2024 23:30:00 -0500')),
  },
  {
    name: 'club.mbox',
    bytes: latin1(
      `From a@example.org Sat Mar 30 23:30:00 2024\r\n${mail('Agenda', 'Budget and trip', 'Sun, 31 Mar 2024 02:30:00 +0100')}`,
    ),
  },
  { name: 'table.csv', bytes: utf8('date,place,amount\n2024-03-30,harbour,12.50\n2024-03-31,market,3.20\n') },
  { name: 'tool.py', bytes: utf8('import os\n\ndef depth(metres: float) -> float:\n    return metres * 2\n') },
  { name: 'server.log', bytes: utf8('2024-03-30T10:00:00Z info started\n2024-03-30T10:00:01Z error refused\n') },
  { name: 'photo.tif', bytes: join(latin1('II*\0\u0008\0\0\0'), new Uint8Array(6)) },
  { name: 'backup.zip', bytes: zip({ 'notes/minutes.txt': MINUTES, 'brot.txt': RECIPE }) },
  { name: 'cut off.docx', bytes: letter(MINUTES).subarray(0, 400) },
  { name: 'broken.pdf', bytes: pdf(['text']).subarray(0, 300) },
  { name: 'noise.bin', bytes: Uint8Array.from({ length: 3000 }, (_, index) => (index * index * 31 + 7) & 0xff) },
  { name: 'empty.txt', bytes: new Uint8Array() },
]
