import fs from 'node:fs'
import path from 'node:path'
import {
  AppError,
  type Classified,
  classify,
  type Item,
  itemOf,
  joinPath,
  onePage,
  type Reading,
  SIGNATURE_HEAD_BYTES,
  type Unlisted,
} from '@octavo/core'
import { ConnectorSource } from '@octavo/core/connect'
import { describeError, FolderSource, realRoot } from '@octavo/disk'
import { mayBeScan, type ReaderPool } from '@octavo/readers/node'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { openIn, openReaders } from '../road/readers.ts'
import { type Elsewhere, elsewhereIn } from '../road/roots.ts'

const MEGABYTE = 1024 * 1024
/** A little under what a file may cost (5 s, 256 MiB), because ending a process takes a moment, too. */
const LIMITS = { timeoutMs: 4500, heapBytes: 128 * MEGABYTE, memoryBytes: 240 * MEGABYTE } as const
/** Files that are being read or wait for their turn to be told. */
const WINDOW = 32

/** A file of this machine, or of a connection. */
type Found =
  | { readonly shown: string; readonly real: string }
  | { readonly shown: string; readonly item: Item; readonly source: ConnectorSource }

/** What one path came to: facts about a file, or why there is nothing to read. */
type Told = Unlisted | { readonly shown: string; readonly classified: Classified; readonly reading: Reading }

/** `octavo facts PATH...`: says what is inside files; of a folder, all files below it. Changes nothing. */
export async function facts(args: Args, output: Output): Promise<number> {
  const pool = openReaders(LIMITS)
  const onDone = output.progress('Reading')
  let exitCode: number = EXIT.ok
  let done = 0
  try {
    for await (const told of inOrder(found(args.operands), (item) => look(item, pool))) {
      if ('reading' in told ? told.reading.code === 'unreadable' : told.code !== 'symbolic_link')
        exitCode = EXIT.someFailed
      tell(told, output)
      done += 1
      onDone(done)
    }
  } finally {
    pool.close()
  }
  return exitCode
}

/** All files that are meant, in the order of the operands, and what could not be looked at. */
async function* found(operands: readonly string[]): AsyncGenerator<Found | Unlisted> {
  for (const operand of operands) {
    try {
      const elsewhere = await elsewhereIn(operand)
      if (elsewhere) {
        yield* foundElsewhere(elsewhere)
        continue
      }
      const absolute = path.resolve(operand)
      const stat = fs.statSync(absolute)
      if (!stat.isDirectory()) {
        if (!stat.isFile()) throw new AppError('unsupported', 'It is no ordinary file (a socket, a pipe or a device).')
        yield { shown: operand, real: absolute }
        continue
      }
      const root = realRoot(absolute)
      const { items, unlisted } = await onePage(new FolderSource(root, { everything: true }).scan())
      for (const item of items) yield { shown: path.join(operand, item.path), real: path.join(root, item.path) }
      for (const thing of unlisted) yield { ...thing, path: path.join(operand, thing.path) }
    } catch (error) {
      const { code, message } = describeError(error)
      yield { path: operand, code, reason: message }
    }
  }
}

/** All files in a folder of a connection. */
async function* foundElsewhere({ connection, folder }: Elsewhere): AsyncGenerator<Found | Unlisted> {
  const { openConnector } = await import('../road/elsewhere.ts')
  const source = new ConnectorSource(await openConnector(connection), folder, { everything: true })
  const shown = (below: string): string => `${connection}:${joinPath(folder, below)}`
  const { items, unlisted } = await onePage(source.scan())
  for (const item of items) yield { shown: shown(item.path), item, source }
  for (const thing of unlisted) yield { ...thing, path: shown(thing.path) }
}

/** Works on several at a time and answers in the order in which they came. */
async function* inOrder<From, To>(source: AsyncGenerator<From>, work: (from: From) => Promise<To>): AsyncGenerator<To> {
  const underWay: Promise<To>[] = []
  for await (const from of source) {
    underWay.push(work(from))
    const first = underWay.length >= WINDOW ? underWay.shift() : undefined
    if (first) yield await first
  }
  for (const rest of underWay) yield await rest
}

async function look(thing: Found | Unlisted, pool: ReaderPool): Promise<Told> {
  if ('code' in thing) return thing
  if ('item' in thing) return await lookElsewhere(thing, pool)
  try {
    const stat = fs.statSync(thing.real)
    const head = readHead(thing.real)
    const found = { path: path.basename(thing.real), sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
    const classified = classify({ item: itemOf('folder', { id: thing.shown, ...found }), head })
    return { shown: thing.shown, classified, reading: await pool.read(thing.real) }
  } catch (error) {
    const { code, message } = describeError(error)
    return { path: thing.shown, code, reason: message }
  }
}

async function lookElsewhere(
  { shown, item, source }: Extract<Found, { source: ConnectorSource }>,
  pool: ReaderPool,
): Promise<Told> {
  try {
    const [head = new Uint8Array(0)] = await source.heads([item], SIGNATURE_HEAD_BYTES)
    if (head instanceof AppError) throw head
    const classified = classify({ item: { ...item, id: shown }, head })
    return { shown, classified, reading: await pool.read(openIn(source, item)) }
  } catch (error) {
    const { code, message } = describeError(error)
    return { path: shown, code, reason: message }
  }
}

function readHead(file: string): Uint8Array {
  const handle = fs.openSync(file, 'r')
  try {
    const head = new Uint8Array(SIGNATURE_HEAD_BYTES)
    return head.subarray(0, fs.readSync(handle, head, 0, head.length, 0))
  } finally {
    fs.closeSync(handle)
  }
}

function tell(told: Told, output: Output): void {
  if (!('reading' in told)) {
    output.record({ path: told.path, code: told.code, reason: told.reason })
    if (!output.json) output.note(`${shownName(told.path)}: ${told.reason}`)
    return
  }
  const { shown, classified, reading } = told
  const { mediaType = 'application/octet-stream', extension = '' } = classified.facts
  output.record({ path: shown, mediaType, extension, kind: classified.verdict.fileKind, ...reading })
  output.say(
    `${shownName(shown)}: ${output.bold(mediaType)}${reading.reason === undefined ? '' : `. ${reading.reason}`}`,
  )
  for (const line of inWords(reading)) output.say(output.dim(`  ${shownName(line, 100)}`))
}

const FLAGS: Readonly<Record<NonNullable<Reading['flags']>[number], string>> = {
  macros: 'holds macros',
  external_links: 'would load things from elsewhere',
  scripts: 'holds scripts',
  encrypted_members: 'has members with a password',
  unsafe_names: 'has names that lead out of a folder',
  attachments: 'has attachments',
}

/** What a Reading says, a line for each thing. */
function inWords(reading: Reading): string[] {
  const {
    title,
    author,
    artist,
    album,
    pageCount,
    takenAt,
    gps,
    make,
    model,
    widthPx,
    heightPx,
    durationMs,
    mail,
    memberCount,
  } = reading
  const lines: (string | undefined)[] = [
    title && `Title: ${title}`,
    author && `By: ${author}`,
    [artist, album].filter(Boolean).join(', '),
    mail?.from && `From: ${mail.from}`,
    mail && mail.attachments.length > 0 ? `Attached: ${mail.attachments.join(', ')}` : undefined,
    pageCount === undefined ? undefined : `Pages: ${pageCount}`,
    memberCount === undefined ? undefined : `Members: ${memberCount}`,
    takenAt && `Made: ${takenAt.replace('T', ' ')}`,
    [make, model].filter(Boolean).join(' '),
    gps && `Place: ${gps.latitude.toFixed(5)}, ${gps.longitude.toFixed(5)}`,
    widthPx && heightPx ? `Size: ${widthPx} x ${heightPx}` : undefined,
    durationMs === undefined
      ? undefined
      : `Length: ${Math.floor(durationMs / 60_000)}:${String(Math.round(durationMs / 1000) % 60).padStart(2, '0')}`,
    reading.flags && `It ${reading.flags.map((flag) => FLAGS[flag]).join(', ')}.`,
    reading.ocr && reading.ocr.confidence > 0
      ? `Recognised on pictures of its pages: ${reading.ocr.pages}, ${Math.round(100 * reading.ocr.confidence)} % sure of the words`
      : undefined,
    reading.code === 'no_text' && mayBeScan(reading)
      ? 'It may be a scan. The program tesseract would read it, but it is not on PATH, or OCTAVO_OCR is false.'
      : undefined,
    reading.text && `Text: ${reading.text.replace(/\s+/gu, ' ')}`,
  ]
  return lines.filter((line): line is string => line !== undefined && line !== '')
}
