import { classify, detect, type Reading, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { indexOf, startsWith } from './bytes.ts'
import { Draft, type Reader, readRange } from './draft.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
import { sentenceOf } from './problem.ts'
import type { ByteSource } from './source.ts'

/** One item to read. */
export interface ReadInput {
  readonly name: string
  /** Extension of the type that bytes and name together speak for (`Facts.extension`); found out when left out. */
  readonly extension?: string
  readonly source: ByteSource
}

type Load = () => Promise<Reader>

const loadText: Load = async () => (await import('./text/plain.ts')).readText
const loadXml: Load = async () => (await import('./text/plain.ts')).readXml
const loadHtml: Load = async () => (await import('./text/plain.ts')).readHtml
const loadZip: Load = async () => (await import('./zip/read.ts')).readZip
const loadPdf: Load = async () => (await import('./pdf.ts')).readPdf

/** First bytes that leave no choice, whatever the name says. */
function bySignature(head: Uint8Array): Load | undefined {
  if (indexOf(head, '%PDF-', 0, 1029) !== -1) return loadPdf
  if (startsWith(head, 'PK\u0003\u0004') || startsWith(head, 'PK\u0005\u0006') || startsWith(head, 'PK\u0007\u0008PK'))
    return loadZip
  return undefined
}

/** Readers by extension of the type; texts that are not listed are found by their kind. */
const BY_EXTENSION: readonly (readonly [extensions: string, load: Load])[] = [
  ['html htm shtml xhtml xht', loadHtml],
  ['xml svg fodt fods fodp fodg fb2 gpx kml rss atom rdf xsl xsd plist', loadXml],
]

const readers = new Map(
  BY_EXTENSION.flatMap(([extensions, load]) => extensions.split(' ').map((name) => [name, load] as const)),
)

/** What bytes and name together say; the same that the plan is made from. */
function extensionOf({ name, source }: ReadInput, head: Uint8Array): string {
  const item = {
    id: name,
    kind: 'file',
    name,
    path: name,
    sizeBytes: source.sizeBytes,
    mediaType: '',
    modifiedAtMs: 0,
  } as const
  return classify({ item: { ...item, origin: { source: 'folder' } }, head }).facts.extension ?? ''
}

async function choose(extension: string, head: Uint8Array, sizeBytes: number): Promise<Reader | undefined> {
  const load = bySignature(head) ?? readers.get(extension)
  if (load) return load()
  const found = detect(head, { sizeBytes, guessText: false })
  return found && found.by !== 'signature' ? loadText() : undefined
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
    const extension = input.extension ?? extensionOf(input, head)
    const reader = await choose(extension, head, input.source.sizeBytes)
    if (reader === undefined) return { code: 'unsupported', reason: sentenceOf('unsupported') }
    await reader({ name: input.name, extension, source: input.source, limits, draft })
  } catch (error) {
    draft.fail(error)
  }
  return draft.finish()
}
