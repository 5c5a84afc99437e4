import { FairQueue, kindOfPicture, MAX_READING_TEXT, type PictureLook, type Reading } from '@octavo/core'
import type { GreyPage, PageTexts } from '../../paper/asked.ts'
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from '../pool.ts'
import type { PoolInput } from '../reader-process.ts'
import type { OcrEngine, PageWords } from './tesseract.ts'

/** Letters of ten points come to 25 pixels on a page of A4: what programs read best. */
const PAGE_SIDE_PX = 3000
/** What a scan is about stands on its first pages. */
const MOST_PAGES = 10
/** A picture this likely to be of paper is read. */
const LIKELY_PAPER = 0.5
/** A smaller picture holds no page that could be read. */
const LEAST_PAPER_PX = 300_000
const ITEM_MS = 180_000

/** What is known of a scan before it is read. */
export interface ScanWishes {
  /** How a picture looks, where somebody has seen it. */
  readonly look?: PictureLook
  /** Aborted when time is up: pages that have not begun by then are left out, and `ocr.pages` is that much smaller. */
  readonly until?: AbortSignal
}

/** A pool that reads what is only a picture of text, too. */
export interface ScanReaders extends ReaderPool {
  /** As `read` of any pool; a scan gets the text of its first pages and `Reading.ocr`, which says that it was recognised. */
  read(item: string | PoolInput, signal?: AbortSignal, wishes?: ScanWishes): Promise<Reading>
  /** As of any pool, with the pages recognised that are only pictures; `onPage` hears how many are done. */
  pageTexts(
    item: string | PoolInput,
    signal?: AbortSignal,
    onPage?: (done: number, total: number) => void,
  ): Promise<PageTexts | Reading>
}

/**
 * Readers with an eye: what has no text but pages, and what looks like paper, is drawn in processes of its own, page by page,
 * and recognised by the operator's engine. `engine` is asked once, when the first scan comes; undefined where there is none, and
 * then all is as without. Closing it closes `readers`, too.
 */
export function withOcr(
  readers: ReaderPool,
  engine: () => Promise<OcrEngine | undefined>,
  { width = 1 }: Pick<ReaderPoolOptions, 'width'> = {},
): ScanReaders {
  const drawers = createReaderPool({ width, draws: true, idleMs: 30_000, memoryBytes: 768 * 1024 * 1024 })
  const turns = new FairQueue(width)
  let asked: Promise<OcrEngine | undefined> | undefined
  const found = (): Promise<OcrEngine | undefined> => {
    asked ??= engine()
    return asked
  }

  /** The words of one page; undefined where it can't be drawn or the program failed. */
  async function wordsOf(
    own: OcrEngine,
    item: string | PoolInput,
    number: number,
    signal: AbortSignal | undefined,
  ): Promise<PageWords | undefined> {
    return await turns.run(
      '',
      async () => {
        const page: GreyPage | Reading = await drawers.page(item, number, PAGE_SIDE_PX, signal)
        return 'grey' in page ? await own.recognise(page, signal) : undefined
      },
      signal,
    )
  }

  async function recognised(
    own: OcrEngine,
    item: string | PoolInput,
    reading: Reading,
    { signal, until }: { readonly signal: AbortSignal | undefined; readonly until: AbortSignal | undefined },
  ): Promise<Reading> {
    const total = pagesToRead(reading)
    const endsAtMs = performance.now() + ITEM_MS
    const texts: string[] = []
    let sure = 0
    let pages = 0
    for (let number = 1; number <= total; number += 1) {
      if (until?.aborted || performance.now() > endsAtMs) break
      const words = await wordsOf(own, item, number, signal)
      pages += 1
      if (!words || words.text === '') continue
      texts.push(words.text)
      sure += words.confidence
    }
    const text = texts.join('\n\n').slice(0, MAX_READING_TEXT).toWellFormed()
    if (text === '') return { ...reading, ocr: { pages, confidence: 0 } }
    const { code, reason, ...facts } = reading
    const problem = code === undefined || code === 'no_text' ? {} : { code, ...(reason !== undefined && { reason }) }
    return { ...facts, ...problem, text, ocr: { pages, confidence: Math.round((100 * sure) / texts.length) / 100 } }
  }

  return {
    ...readers,
    async read(item, signal, { look, until } = {}) {
      const reading = await readers.read(item, signal)
      if (!mayBeScan(reading) || until?.aborted) return reading
      const own = await found()
      if (!own || !(await isPaper(reading, item, () => look ?? readers.look(item, signal)))) return reading
      return await recognised(own, item, reading, { signal, until })
    },
    async pageTexts(item, signal, onPage) {
      const read = await readers.pageTexts(item, signal)
      const own = 'texts' in read && read.texts.includes('') ? await found() : undefined
      if (!own || !('texts' in read)) return read
      const texts: string[] = []
      for (const [at, text] of read.texts.entries()) {
        texts.push(text === '' ? ((await wordsOf(own, item, at + 1, signal))?.text ?? '') : text)
        onPage?.(at + 1, read.texts.length)
      }
      return { texts }
    },
    close() {
      drawers.close()
      readers.close()
    },
  }
}

/** A document of pages without a word, or a picture: of what it shows, the look has to tell. */
export function mayBeScan({ code, text, pageCount, widthPx = 0, heightPx = 0, durationMs, ocr }: Reading): boolean {
  if (ocr !== undefined || text !== undefined || durationMs !== undefined) return false
  if (code === 'no_text') return (pageCount ?? 0) > 0
  return code === undefined && widthPx * heightPx >= LEAST_PAPER_PX
}

/** True for a scan that was not read, or of which pages were left out, because time was up. */
export const isReadInPart = (reading: Reading): boolean =>
  mayBeScan(reading) || (reading.ocr !== undefined && reading.ocr.pages < pagesToRead(reading))

const pagesToRead = ({ pageCount = 1 }: Reading): number => Math.min(pageCount, MOST_PAGES)

async function isPaper(
  reading: Reading,
  item: string | PoolInput,
  see: () => PictureLook | Promise<PictureLook | Reading>,
): Promise<boolean> {
  if (reading.code === 'no_text') return true
  const look = await see()
  if (!('thumb' in look)) return false
  const name = typeof item === 'string' ? (item.split(/[/\\]/u).at(-1) ?? '') : item.name
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''
  const { kinds } = kindOfPicture({ name, extension, reading, look })
  return kinds.reduce((sum, { kind, probability }) => sum + (PAPER.has(kind) ? probability : 0), 0) >= LIKELY_PAPER
}

const PAPER: ReadonlySet<string> = new Set(['scan', 'receipt'])
