import type { ByteSource } from '@octavo/core'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { type Draft, type Reader, readRange } from './draft.ts'
import { ReadProblem } from './problem.ts'

/** Text layers of so many pages are far more than is kept; what lies behind is only counted. */
const MAX_PAGES = 2000

/** Files up to here are read at once; of longer ones pdf.js asks for the ranges that it needs. */
const WHOLE_BYTES = 4 * 1024 * 1024

/**
 * pdf.js with its worker's code in this thread: the caller has a thread (or a process) of its own already, and nothing
 * is fetched. Scripts and XFA forms of a document are never run. `drawn`: pages are drawn, so pictures and the standard fonts
 * are wanted, too; where there is no package to take fonts from, `fontOf` gives them by the names of their files.
 */
export async function openPdf(
  source: ByteSource,
  drawn?: { readonly fontOf: ((file: string) => Promise<Uint8Array>) | undefined },
): Promise<PDFDocumentProxy> {
  const [{ getDocument, PDFDataRangeTransport }, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ])
  Object.assign(globalThis, { pdfjsWorker: worker })

  class Ranges extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      // A range that can't be had is empty; pdf.js then takes the file for a damaged one.
      void source.read(begin, end - begin).then(
        (bytes) => this.onDataRange(begin, bytes.slice()),
        () => this.onDataRange(begin, new Uint8Array()),
      )
    }
  }

  const isShort = source.sizeBytes <= WHOLE_BYTES
  const cMapUrl = packageFolder('cmaps/')
  return getDocument({
    ...(isShort
      ? { data: (await readRange(source, 0, source.sizeBytes)).slice() }
      : { range: new Ranges(source.sizeBytes, await readRange(source, 0, 65_536)) }),
    ...(cMapUrl !== undefined && { cMapUrl }),
    ...(drawn && { standardFontDataUrl: packageFolder('standard_fonts/'), wasmUrl: packageFolder('wasm/') }),
    ...(drawn?.fontOf && offScreen(drawn.fontOf)),
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // A page of A4 that was scanned at 600 dots an inch has 34.8 million pixels.
    maxImageSize: drawn ? 36_000_000 : 1_000_000,
    disableStream: true,
    disableAutoFetch: true,
    verbosity: 0,
  }).promise
}

/** What pdf.js draws with in a worker, which has no page: canvases off screen, no filters, fonts that somebody hands in. */
const offScreen = (fontOf: (file: string) => Promise<Uint8Array>): object => ({
  ownerDocument: { createElement: () => new OffscreenCanvas(1, 1) },
  FilterFactory: NoFilters,
  BinaryDataFactory: class {
    fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
      return kind === 'standardFontDataUrl' ? fontOf(filename) : Promise.reject(new Error(`No ${kind} here`))
    }
  },
})

/** Filters are made of elements of a page; without them a picture is drawn as it is. */
class NoFilters {
  readonly addFilter = none
  readonly addHCMFilter = none
  readonly addAlphaFilter = none
  readonly addLuminosityFilter = none
  readonly addKnockoutFilter = none
  readonly addHighlightHCMFilter = none
  readonly addSelectionHCMFilter = none
  readonly addSelectionFilter = none
  readonly createSelectionStyle = (): null => null
  readonly destroy = (): void => undefined
}

const none = (): string => 'none'

/**
 * A folder beside pdf.js in Node: the tables that turn the codes of East Asian fonts into characters, fonts, decoders.
 * In a browser they would have to be fetched, so they are left out there.
 */
function packageFolder(name: string): string | undefined {
  try {
    const { fileURLToPath } = process.getBuiltinModule('url')
    return fileURLToPath(new URL(name, import.meta.resolve('pdfjs-dist/package.json')))
  } catch {
    return undefined
  }
}

/** A run of text as pdf.js gives it: where it begins is at 4 and 5 of its transform, in points. */
interface Run {
  readonly str: string
  readonly width: number
  readonly transform: readonly number[]
}

/** Runs so far back are looked at: a form's line with its blanks is written before what fills them. */
const RUNS_BACK = 60

/** A run of blanks at least this long is a place to fill in, and no distance between words; in points. */
const BLANK_POINTS = 24

/**
 * Forms have lines of blanks, and what somebody wrote is printed over them later: which runs stand where blanks do, and what
 * those blanks say with them. Places are those in the list.
 */
function blanksFilled(runs: readonly Run[]): { readonly text: Map<number, string>; readonly moved: Set<number> } {
  const text = new Map<number, string>()
  const moved = new Set<number>()
  const blanks: number[] = []
  for (const [at, { str, width, transform }] of runs.entries()) {
    if (str === '') continue
    if (str.trim() === '') {
      if (width >= BLANK_POINTS) blanks.push(at)
      continue
    }
    const [x = 0, y = 0] = transform.slice(4)
    const place = blanks.findLast((index) => {
      const run = runs[index]
      const [left = 0, line = 0] = run?.transform.slice(4) ?? []
      return (
        index >= at - RUNS_BACK && Math.abs(line - y) < 3 && x >= left - 1 && x + width <= left + (run?.width ?? 0) + 1
      )
    })
    // What follows on its blanks on the line is in its place already.
    if (place === undefined || place === at - 1) continue
    text.set(place, `${(text.get(place) ?? '').trimEnd()} ${str} `)
    moved.add(at)
  }
  return { text, moved }
}

/** The words of a page, lines divided by newlines, a divided word put together again. Rejects as pdf.js does. */
export async function pageTextOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const words = items.filter((item) => 'str' in item)
  const filledIn = blanksFilled(words)
  let text = ''
  for (const [at, item] of words.entries()) {
    if (!filledIn.moved.has(at)) text += filledIn.text.get(at) ?? item.str
    if (item.hasEOL) text += '\n'
  }
  return text.replace(/(\p{Ll})[-\u00ad\u2010]\n(?=\p{L})/gu, '$1')
}

async function pageText(pdf: PDFDocumentProxy, number: number, draft: Draft): Promise<void> {
  draft.text.line(await pageTextOf(pdf, number))
  const page = await pdf.getPage(number)
  for (const note of await page.getAnnotations()) {
    const value: unknown = note.fieldValue ?? note.contentsObj?.str
    if (typeof value === 'string') draft.text.line(value.slice(0, 10_000))
  }
  page.cleanup()
}

/** `D:20240131120000+01'00'` (ISO 32000-2, section 7.9.4) in the form that `Draft.made` takes. */
const dateOf = (value: unknown): string =>
  String(value).replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d).*$/su, '$1-$2-$3T$4:$5:$6')

/** Programs write UTF-8 where the format wants PDFDocEncoding; that shows as characters up to 255 which are valid UTF-8. */
function asMeant(text: string): string {
  if (!/[\u0080-\u00ff]/u.test(text) || /[\u0100-\uffff]/u.test(text)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  } catch {
    return text
  }
}

/** Tells the document's properties, and returns whether it is encrypted (and opened with the empty password). */
async function describe(pdf: PDFDocumentProxy, draft: Draft): Promise<boolean> {
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> }
  const words = (name: string): string | undefined => (typeof info[name] === 'string' ? asMeant(info[name]) : undefined)
  draft.line('title', words('Title'))
  draft.line('author', words('Author'))
  draft.made(dateOf(info.CreationDate))
  draft.flag('scripts', await pdf.hasJSActions())
  draft.flag('attachments', ((await pdf.getAttachments()) ?? null) !== null)
  for (const name of ['Subject', 'Keywords']) draft.text.line(words(name))
  return typeof info.EncryptFilterName === 'string'
}

/** Why pdf.js gave up, in our codes. */
export function problemOf(error: unknown): unknown {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new ReadProblem('password_needed', undefined, error)
  return error instanceof ReadProblem ? error : new ReadProblem('damaged', undefined, error)
}

/** PDF: text of the pages from the first on, notes and form fields, title, author, pages, whether it holds scripts. */
export const readPdf: Reader = async (job) => {
  const { draft } = job
  try {
    const pdf = await openPdf(job.source)
    draft.facts.pageCount = pdf.numPages
    let failed = 0
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && !draft.text.isFull; number += 1) {
      draft.checkTime()
      await pageText(pdf, number, draft).catch((error) => {
        if (error instanceof ReadProblem) throw error
        failed += 1
      })
    }
    const isEncrypted = await describe(pdf, draft)
    if (failed > 0) draft.note('damaged', `${failed} of its ${pdf.numPages} pages could not be read.`)
    else if (draft.text.isEmpty && isEncrypted)
      draft.note('password_needed', 'It is encrypted, and shows no text without its password.')
    else if (draft.text.isEmpty) draft.note('no_text')
  } catch (error) {
    throw problemOf(error)
  }
}
