/**
 * Where a stack of 2 to 12 documents falls apart: cuts found and false ones, of those that are proposed at all and of those that
 * are sure. Stacks are made by a script of papers in three languages (`texts.ts`), each third one with empty backs, and, with
 * OCTAVO_DATA set, of texts of the labelled set `docs-kinds`, which were written by nobody who knew the signs. SCANNED=4 has that
 * many of the stacks printed, scanned and recognised before.
 * Usage: [OCTAVO_DATA=...] [STACKS=200] [SCANNED=4] node bench/paper/stacks.ts
 */
import { bytesSource } from '@octavo/core'
import { proposeCuts, SURE_CUT } from '@octavo/core/paper'
import { createReaderPool, findTesseract, withOcr } from '@octavo/readers/node'
import { lot, printed, scannedPdf, scansOf } from '@octavo/readers/testing'
import { loadSet, percent, table } from '../quality/sets.ts'
import { paper } from './texts.ts'

const STACKS = Number(process.env.STACKS ?? 200)
const SCANNED = Number(process.env.SCANNED ?? 0)
const FEWEST = 2
const MOST = 12
const PAGE_LINES = 48
const MOST_PAGES = 6

interface Stack {
  readonly pages: readonly string[]
  /** Pages that a document begins with, but for the first. */
  readonly begins: ReadonlySet<number>
}

function stackOf(documents: readonly (readonly string[])[], isBacked: boolean): Stack {
  const pages: string[] = []
  const begins = new Set<number>()
  for (const document of documents) {
    if (pages.length > 0) begins.add(pages.length + 1)
    pages.push(...document)
    // Sheets are printed on both sides: what ends on a front has an empty back.
    if (isBacked && document.length % 2 === 1) pages.push('')
  }
  return { pages, begins }
}

const made = Array.from({ length: STACKS }, (_, at) => {
  const count = FEWEST + (at % (MOST - FEWEST + 1))
  return stackOf(
    Array.from({ length: count }, (_, of) => paper(at * 100 + of).pages),
    at % 3 === 0,
  )
})

function labelled(): readonly Stack[] {
  const texts = loadSet('docs-kinds').flatMap(({ text }) => {
    const lines = text.split('\n').flatMap((line) => line.match(/.{1,90}(?:\s|$)|.{1,90}/gu) ?? [''])
    const count = Math.ceil(lines.length / PAGE_LINES)
    // Whole ones alone: the last page of a document ends as that does, not in the middle of a sentence.
    if (count > MOST_PAGES) return []
    const pages = Array.from({ length: count }, (_, at) =>
      lines.slice(at * PAGE_LINES, (at + 1) * PAGE_LINES).join('\n'),
    )
    return [pages]
  })
  const random = lot(5)
  return Array.from({ length: STACKS }, (_, at) => {
    const count = FEWEST + (at % (MOST - FEWEST + 1))
    const drawn = Array.from({ length: count }, () => texts[Math.floor(random() * texts.length)] ?? [])
    return stackOf(
      drawn.filter((document) => document.length > 0),
      false,
    )
  })
}

async function scanned(stacks: readonly Stack[]): Promise<readonly Stack[]> {
  const engine = await findTesseract(['eng', 'deu', 'spa'])
  const pool = withOcr(createReaderPool({ width: 1 }), async () => engine)
  const again: Stack[] = []
  for (const [at, { pages, begins }] of stacks.entries()) {
    const bytes = await scannedPdf(await scansOf(printed(pages), at))
    const read = await pool.pageTexts({ name: 'stack.pdf', source: bytesSource(bytes) })
    if ('texts' in read) again.push({ pages: read.texts, begins })
  }
  pool.close()
  return again
}

function row(name: string, stacks: readonly Stack[]): readonly string[] {
  let [documents, pages, found, wrong, sureFound, sureWrong, whole] = [0, 0, 0, 0, 0, 0, 0]
  for (const stack of stacks) {
    documents += stack.begins.size
    pages += stack.pages.length
    const cuts = proposeCuts(stack.pages)
    const right = cuts.filter(({ beforePage }) => stack.begins.has(beforePage))
    const sure = cuts.filter(({ confidence }) => confidence >= SURE_CUT)
    const sureRight = sure.filter(({ beforePage }) => stack.begins.has(beforePage))
    found += right.length
    wrong += cuts.length - right.length
    sureFound += sureRight.length
    sureWrong += sure.length - sureRight.length
    if (right.length === stack.begins.size && cuts.length === right.length) whole += 1
  }
  const share = (part: number, of: number) => percent(part / Math.max(1, of))
  return [
    ...[name, String(stacks.length), String(pages), String(documents), share(found, documents), String(wrong)],
    ...[share(sureFound, documents), String(sureWrong), share(whole, stacks.length)],
  ]
}

table([
  ['stacks', 'number', 'pages', 'cuts', 'found', 'false', 'found and sure', 'sure and false', 'stacks all right'],
  row('made by a script', made),
  ...(SCANNED > 0 ? [row('the first of them scanned', await scanned(made.slice(0, SCANNED)))] : []),
  ...(process.env.OCTAVO_DATA ? [row('docs-kinds', labelled())] : []),
])
