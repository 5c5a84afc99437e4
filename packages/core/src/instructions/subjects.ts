import type { FileKind } from '../classify/verdict.ts'
import { extensionTypes } from '../facts/extension-types.ts'

/** What an instruction speaks about. A file is meant when its kind, its extension or a word of its name fits. */
export interface Subject {
  /** As the person wrote it. */
  readonly text: string
  readonly kinds: readonly FileKind[]
  readonly extension?: string
  /** Lower-case word beginnings; one of them at the start of a word of the name is enough. */
  readonly words: readonly string[]
  /** Words by which a category of this subject is called. */
  readonly names: readonly string[]
}

interface Known {
  readonly names: readonly string[]
  readonly kinds?: readonly FileKind[]
  readonly words?: readonly string[]
}

const KNOWN: readonly Known[] = [
  {
    names:
      'image images photo photos picture pictures pic pics bild bilder foto fotos imagen imágenes صورة صور الصور'.split(
        ' ',
      ),
    kinds: ['image', 'raw-image', 'vector-image'],
  },
  {
    names:
      'video videos movie movies film films clip clips filme vídeo vídeos película películas فيديو الفيديو فيديوهات'.split(
        ' ',
      ),
    kinds: ['video', 'subtitle'],
  },
  {
    names: 'music audio song songs sound sounds musik lieder ton música audios canciones موسيقى الموسيقى صوتيات'.split(
      ' ',
    ),
    kinds: ['audio'],
  },
  { names: ['pdf', 'pdfs'], kinds: ['pdf'] },
  {
    names:
      'file files document documents doc docs text texts dokument dokumente texte documento documentos textos مستند مستندات المستندات'
        .split(' ')
        .filter((name) => name !== 'file' && name !== 'files'),
    kinds: ['pdf', 'document', 'text', 'ebook', 'web-page'],
  },
  {
    names: 'spreadsheet spreadsheets table tables tabelle tabellen hoja hojas جداول الجداول'.split(' '),
    kinds: ['spreadsheet'],
  },
  {
    names:
      'presentation presentations slide slides präsentation präsentationen folien presentación presentaciones عروض العروض'.split(
        ' ',
      ),
    kinds: ['presentation'],
  },
  {
    names: 'archive archives zip zips archiv archivo-comprimido comprimidos أرشيف الأرشيف'.split(' '),
    kinds: ['archive', 'disk-image'],
  },
  {
    names: 'app apps software program programs programm programme programas aplicaciones تطبيقات التطبيقات'.split(' '),
    kinds: ['software'],
  },
  { names: 'code source quelltext código شيفرة'.split(' '), kinds: ['code'] },
  { names: 'ebook ebooks book books buch bücher libro libros كتب الكتب'.split(' '), kinds: ['ebook'] },
  { names: 'font fonts schrift schriften fuente fuentes خطوط'.split(' '), kinds: ['font'] },
  { names: 'mail mails email emails e-mail e-mails correo correos بريد البريد'.split(' '), kinds: ['mail'] },
  {
    names: 'screenshot screenshots bildschirmfoto bildschirmfotos captura capturas لقطات'.split(' '),
    words: ['screenshot', 'screen shot', 'bildschirmfoto', 'captura', 'لقطة'],
  },
  {
    names: 'invoice invoices bill bills rechnung rechnungen factura facturas فاتورة فواتير الفواتير'.split(' '),
    words: ['invoice', 'bill', 'rechnung', 'factura', 'فاتورة', 'facture'],
  },
  {
    names: 'receipt receipts quittung quittungen beleg belege recibo recibos إيصال إيصالات'.split(' '),
    words: ['receipt', 'quittung', 'beleg', 'recibo', 'إيصال'],
  },
  {
    names: 'contract contracts vertrag verträge contrato contratos عقد عقود'.split(' '),
    words: ['contract', 'agreement', 'vertrag', 'contrato', 'عقد'],
  },
]

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** The subject of a phrase, or undefined where the phrase is too short or too long to mean something. */
export function subjectOf(phrase: string): Subject | undefined {
  const text = phrase.trim().replace(/^["'“„«]+|["'”“»]+$/gu, '')
  const bare = fold(text).replace(/\s+(?:files?|dateien|archivos|ملفات)$/u, '')
  const known = KNOWN.find(({ names }) => names.includes(bare))
  if (known) return { text, kinds: known.kinds ?? [], words: known.words ?? [], names: known.names }
  const extension = bare.replace(/^\*?\./u, '')
  if (extensionTypes.has(extension) && (bare !== extension || bare !== fold(text)))
    return { text, kinds: [], extension, words: [], names: [extension] }
  if (extensionTypes.has(bare) && bare.length <= 4)
    return { text, kinds: [], extension: bare, words: [], names: [bare] }
  if (bare.length < 3 || bare.split(/\s+/u).length > 4) return undefined
  return { text, kinds: [], words: [stem(bare)], names: [bare, stem(bare)] }
}

/** A plural's singular by its ending, so that "holidays" finds "holiday". */
const stem = (word: string): string => (/[^s]s$/u.test(word) && word.length > 4 ? word.slice(0, -1) : word)

/** True when a name has a word that begins as one of the subject's words, or the extension, or the file's kind fits. */
export function isMeant(subject: Subject, file: { readonly name: string; readonly kind: FileKind }): boolean {
  if (subject.kinds.includes(file.kind)) return true
  const name = fold(file.name)
  if (subject.extension !== undefined) return name.endsWith(`.${subject.extension}`)
  const spaced = ` ${name.replace(/[\p{P}\p{S}\s]+/gu, ' ')}`
  return subject.words.some((word) => spaced.includes(` ${word.replace(/[\p{P}\p{S}\s]+/gu, ' ')}`))
}

/** True when a category's name speaks of the subject: "Photos & Images" of "images". */
export function isCalled(subject: Subject, category: string): boolean {
  const whole = fold(category)
  const words = whole.split(/[\p{P}\p{S}\s]+/u)
  return subject.names.some((name) => whole === name || words.includes(name))
}
