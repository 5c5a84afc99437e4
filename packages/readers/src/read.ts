import {
  type ByteSource,
  classify,
  detect,
  extensionTypes,
  type FileKind,
  itemOf,
  type Reading,
  SIGNATURE_HEAD_BYTES,
} from '@octavo/core'
import { startsWith } from './bytes.ts'
import { Draft, type Reader, readRange } from './draft.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
import { sentenceOf } from './problem.ts'

/** One item to read. */
export interface ReadInput {
  readonly name: string
  /** Extension of the type that bytes and name together speak for (`Facts.extension`); found out when left out. */
  readonly extension?: string
  readonly source: ByteSource
}

export type Load = () => Promise<Reader>

/** Each family of formats is loaded when the first item of it comes. */
export const LOAD = {
  text: async () => (await import('./text/plain.ts')).readText,
  xml: async () => (await import('./text/plain.ts')).readXml,
  html: async () => (await import('./text/plain.ts')).readHtml,
  rtf: async () => (await import('./text/rtf.ts')).readRtf,
  zip: async () => (await import('./archive/zip.ts')).readZip,
  ole: async () => (await import('./ole/read.ts')).readOle,
  biff: async () => (await import('./ole/read.ts')).readBareWorkbook,
  pdf: async () => (await import('./pdf.ts')).readPdf,
  eml: async () => (await import('./mail/eml.ts')).readEml,
  mbox: async () => (await import('./mail/eml.ts')).readMbox,
  tar: async () => (await import('./archive/tar.ts')).readTar,
  gzip: async () => (await import('./archive/gzip.ts')).readGzip,
  sevenZip: async () => (await import('./archive/seven-zip.ts')).read7z,
  rar: async () => (await import('./archive/rar.ts')).readRar,
  picture: async () => (await import('./picture.ts')).readPicture,
  xmp: async () => (await import('./picture.ts')).readXmpFile,
  media: async () => (await import('./media.ts')).readMedia,
} as const satisfies Record<string, Load>

/** First bytes that leave no choice, whatever the name says. */
const SIGNATURES: readonly (readonly [start: string, load: Load])[] = [
  ['PK\u0003\u0004', LOAD.zip],
  ['PK\u0005\u0006', LOAD.zip],
  ['PK\u0007\u0008PK', LOAD.zip],
  ['PK00PK', LOAD.zip],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', LOAD.ole],
  ['\u0009\u0008\u0010\u0000\u0000', LOAD.biff],
  ['\u0009\u0008\u0008\u0000\u0000', LOAD.biff],
  ['\u0009\u0004\u0006\u0000', LOAD.biff],
  ['\u0009\u0002\u0006\u0000', LOAD.biff],
  ['\u0009\u0000\u0004\u0000', LOAD.biff],
  ['{\\rtf', LOAD.rtf],
  ['\u001f\u008b', LOAD.gzip],
  ["7z\u00bc\u00af'\u001c", LOAD.sevenZip],
  ['Rar!\u001a\u0007', LOAD.rar],
]

/** Readers by extension of the type, where the kind does not tell. */
const EXTENSIONS: readonly (readonly [extensions: string, load: Load])[] = [
  ['pdf ai', LOAD.pdf],
  ['html htm shtml xhtml xht php asp aspx jsp', LOAD.html],
  ['xml svg fodt fods fodp fodg fb2 gpx kml rss atom rdf xsl xsd plist', LOAD.xml],
  ['rtf', LOAD.rtf],
  ['xmp', LOAD.xmp],
  ['eml emlx mht mhtml', LOAD.eml],
  ['mbox mbx', LOAD.mbox],
  ['tar ova cbt gem', LOAD.tar],
  ['zip', LOAD.zip],
  ['7z cb7', LOAD.sevenZip],
  ['rar cbr', LOAD.rar],
  ['gz tgz', LOAD.gzip],
]

const readers = new Map(EXTENSIONS.flatMap(([names, load]) => names.split(' ').map((name) => [name, load] as const)))

/** Kinds that are text by their nature are read as text when nothing better is known. */
const byKind: Partial<Record<FileKind, Load>> = {
  text: LOAD.text,
  code: LOAD.text,
  data: LOAD.text,
  subtitle: LOAD.text,
  contact: LOAD.text,
  calendar: LOAD.text,

  image: LOAD.picture,
  'raw-image': LOAD.picture,
  video: LOAD.media,
  audio: LOAD.media,
}

/** What bytes and name together say; the same that the plan is made from. */
function extensionOf({ name, source }: ReadInput, head: Uint8Array): string {
  const item = itemOf('folder', { path: name, name, sizeBytes: source.sizeBytes })
  return classify({ item, head }).facts.extension ?? ''
}

/** The reader for an item: by bytes that leave no choice, by what is text, by the type, by its kind. */
function choose(extension: string, head: Uint8Array, sizeBytes: number): Load | undefined {
  const signed = SIGNATURES.find(([start]) => startsWith(head, start))?.[1]
  if (signed) return signed
  const found = detect(head, { sizeBytes, guessText: false })
  if (found?.extension === 'pdf') return LOAD.pdf
  const kind = extensionTypes.get(extension)?.kind
  const load = readers.get(extension) ?? (kind && byKind[kind])
  const isText = found !== undefined && found.by !== 'signature'
  // What is called a document or picture of a binary format but is text, is read as text.
  if (isText && (load === undefined || byKind[kind ?? 'other'] !== undefined))
    return readers.get(found.extension) ?? LOAD.text
  return load ?? (found && (readers.get(found.extension) ?? (isText ? LOAD.text : byKind[found.kind])))
}

/** Which reader an item has; none where nobody reads its like. `head`: its first bytes. */
export function readerOf(input: ReadInput, head: Uint8Array): { readonly extension: string; readonly load?: Load } {
  const extension = input.extension ?? extensionOf(input, head)
  const load = choose(extension, head, input.source.sizeBytes)
  return { extension, ...(load && { load }) }
}

/**
 * Reads what is inside an item: text, title, dates, members, whatever its format has. Never rejects: what goes wrong
 * is a code in the Reading, beside everything that was learned before. Runs in browsers and Node. The input is hostile:
 * a reader may still hang or eat memory, so call this where it can be killed (`createReaderPool` of `/node`, a worker).
 */
export async function read(input: ReadInput, limits: ReadLimits = DEFAULT_LIMITS): Promise<Reading> {
  const draft = new Draft(limits)
  try {
    const head = await readRange(input.source, 0, SIGNATURE_HEAD_BYTES)
    if (input.source.sizeBytes === 0) return { code: 'no_text', reason: 'The file is empty.' }
    const { extension, load } = readerOf(input, head)
    if (load === undefined) return { code: 'unsupported', reason: sentenceOf('unsupported') }
    const reader = await load()
    await reader({ name: input.name, extension, source: input.source, limits, draft })
  } catch (error) {
    draft.fail(error)
  }
  return draft.finish()
}
