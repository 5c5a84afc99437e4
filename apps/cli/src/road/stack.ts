import fs from 'node:fs'
import path from 'node:path'
import {
  AppError,
  crc32,
  createDraft,
  type Item,
  itemOf,
  type Move,
  movesIn,
  type Plan,
  propose,
  USUAL_SHAPE,
} from '@octavo/core'
import { type Cut, pageRanges, proposeCuts } from '@octavo/core/paper'
import { FolderTarget, RunStore, WriteOutTarget } from '@octavo/disk'
import type { PageRange } from '@octavo/readers/node'
import type { Hooks } from './hooks.ts'
import { withReaders } from './readers.ts'
import type { Roots } from './roots.ts'

/** A document of several pages, and where it seems to hold others. */
export interface Stack {
  readonly pageCount: number
  /** Pages on which no word was found. */
  readonly silentPages: number
  readonly cuts: readonly Cut[]
}

/** Reads the pages of a PDF, scans too, and says where documents begin in it. Throws AppError `unsupported` where it can't be read. */
export async function readStack(file: string, { signal, onProgress }: Hooks): Promise<Stack> {
  return await withReaders(async (pool) => {
    const read = await pool.pageTexts(file, signal, (done, total) => onProgress?.('contents', done, total))
    if (!('texts' in read)) throw new AppError('unsupported', read.reason ?? 'It could not be read.')
    const silentPages = read.texts.filter((text) => text === '').length
    return { pageCount: read.texts.length, silentPages, cuts: proposeCuts(read.texts) }
  })
}

/** The plan that copies the pages of a document into files of their own, by the pages that the others begin with. */
export async function planParts(
  roots: Roots,
  { pageCount, cuts }: Stack,
  beforePages: readonly number[],
): Promise<Plan> {
  const ranges = pageRanges(pageCount, beforePages)
  const made = await partsOf(roots.root, ranges)
  const { mtimeMs } = fs.statSync(roots.root)
  const stem = path.parse(roots.root).name
  const versions = new Map<string, string>()
  const items = ranges.map((range, at): Item => {
    const id = idOf(range)
    const bytes = made[at] ?? new Uint8Array()
    versions.set(id, versionOf(bytes))
    const name = `${stem} p${range.first === range.last ? range.first : id}.pdf`
    const item = itemOf('folder', { path: `pages/${name}`, sizeBytes: bytes.length, modifiedAtMs: mtimeMs })
    return { ...item, id }
  })
  const verdicts = items.map(({ id }, at) => {
    const cut = cuts.find(({ beforePage }) => beforePage === ranges[at]?.first)
    const sure = { confidence: cut?.confidence ?? 1, why: cut?.why ?? [] }
    return { itemId: id, fileKind: 'pdf' as const, category: stem, by: 'text' as const, ...sure }
  })
  const createdAtMs = Date.now()
  const plan = await propose(createDraft(items, verdicts, { shape: USUAL_SHAPE }), {
    units: new Map(),
    id: RunStore.newId(createdAtMs),
    createdAtMs,
    target: new FolderTarget({ from: roots.into }),
    inPlace: false,
    unsure: 'move',
  })
  const withVersion = (move: Move): Move => {
    const version = versions.get(move.itemId)
    return version === undefined ? move : { ...move, expect: { ...move.expect, version } }
  }
  return { ...plan, acts: movesIn(plan.acts).map(withVersion) }
}

/** Writes pages of a document into a folder, as long as it is the one that was looked at. */
export async function writePages(file: string, into: string): Promise<WriteOutTarget> {
  return new WriteOutTarget(into, async (itemId, version) => {
    const [first = 0, last = first] = itemId.split('-').map(Number)
    const [bytes] = await partsOf(file, [{ first, last }])
    if (bytes && versionOf(bytes) === version) return bytes
    throw new AppError('changed_since_review', 'The document has changed since the plan was made.')
  })
}

async function partsOf(file: string, ranges: readonly PageRange[]): Promise<readonly Uint8Array[]> {
  const { mtimeMs } = fs.statSync(file)
  const made = await withReaders((pool) => pool.parts(file, { ranges, madeAtMs: Math.floor(mtimeMs) }))
  if ('parts' in made) return made.parts
  throw new AppError('unsupported', made.reason ?? 'Its pages could not be copied.')
}

const idOf = ({ first, last }: PageRange): string => `${first}-${last}`
const versionOf = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0')
