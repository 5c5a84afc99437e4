import { extensionTypes } from '../filetype/index.ts'
import type { FileKind } from '../item/index.ts'
import { type DocumentKind, englishOf, kindOfWord, wordsOfKind } from '../kinds/index.ts'

/** What an instruction speaks about: types of files, a kind of document, an extension, or words (`rulesOf`). */
export interface Subject {
  /** As the person wrote it. */
  readonly text: string
  readonly kinds: readonly FileKind[]
  readonly document?: DocumentKind
  readonly extension?: string
  /** Lower-case word beginnings; one of them at the start of a word of the name is enough. */
  readonly words: readonly string[]
  /** Kinds of file that these words count for; all when left out. */
  readonly named?: readonly FileKind[]
  /** Words by which a category of this subject is called. */
  readonly names: readonly string[]
}

interface Known {
  readonly names: readonly string[]
  readonly kinds?: readonly FileKind[]
  readonly words?: readonly string[]
  readonly named?: readonly FileKind[]
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
    named: ['image', 'raw-image', 'vector-image', 'video'],
  },
]

/** Files whose name may say what paper they are: a program called "Invoice" is none. */
export const PAPERS: readonly FileKind[] = [
  'pdf',
  'document',
  'text',
  'ebook',
  'web-page',
  'spreadsheet',
  'presentation',
  'mail',
  'image',
  'raw-image',
  'other',
]

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** The subject of a phrase, or undefined where the phrase is too short or too long to mean something. */
export function subjectOf(phrase: string): Subject | undefined {
  const text = phrase.trim().replace(/^["'“„«]+|["'”“»]+$/gu, '')
  const bare = fold(text).replace(/\s+(?:files?|dateien|archivos|ملفات)$/u, '')
  const known = KNOWN.find(({ names }) => names.includes(bare))
  const document = kindOfWord(bare)
  if (known || document)
    return {
      ...NOTHING,
      text,
      kinds: known?.kinds ?? [],
      ...(document && { document }),
      words: known?.words ?? [],
      ...(known?.named && { named: known.named }),
      names: [...(known?.names ?? []), ...(document ? wordsOfKind(document) : [])],
    }
  const extension = bare.replace(/^\*?\./u, '')
  if (extensionTypes.has(extension) && (bare !== extension || bare !== fold(text) || bare.length <= 4))
    return { ...NOTHING, text, extension, names: [extension] }
  if (bare.length < 3 || bare.split(/\s+/u).length > 4) return undefined
  return { ...NOTHING, text, words: [stem(bare)], names: [bare, stem(bare)] }
}

const NOTHING = { kinds: [], words: [], names: [] }

/** A plural's singular by its ending, so that "holidays" finds "holiday". */
const stem = (word: string): string => (/[^s]s$/u.test(word) && word.length > 4 ? word.slice(0, -1) : word)

/** True when a category's name speaks of the subject: "Photos & Images" of "images", and so does "Fotos & Bilder". */
export function isCalled(subject: Subject, category: string): boolean {
  return [category, englishOf(category) ?? category].some((called) => {
    const whole = fold(called)
    const words = whole.split(/[\p{P}\p{S}\s]+/u)
    return subject.names.some((name) => whole === name || words.includes(name))
  })
}
