import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Act, Item, Plan, Receipt } from '@octavo/core'
import { type Balance, balance, decide, type LedgerRow, meet, recognise, type Sighting, told } from '@octavo/core/scout'
import type { RunInfo, ScoutBooks } from '@octavo/disk'
import { listed } from './given.ts'
import { type Ground, openGround } from './ground.ts'
import { type Roots, rootNames } from './roots.ts'
import { madeFolders, type Sorting } from './sort-folder.ts'

/** A print is made of so many bytes from the beginning, and of the size. */
const PRINT_BYTES = 64 * 1024

/** What a scout looks at, how it sorts, and what it may do. */
export interface Scout {
  readonly roots: Roots
  readonly by: 'content' | 'type'
  readonly books: ScoutBooks
  /** True when a person said that it files by itself. */
  readonly applies: boolean
  /** How long something has to stay the same before it is looked into, in milliseconds. */
  readonly settleMs: number
  sort(): Promise<Sorting>
  /** Carries out a plan as a run; it ends however it ends, and the journal says how. */
  carryOut(plan: Plan): Promise<unknown>
  /** The run of a name; undefined when it never began. */
  runOf(runId: string): Promise<RunInfo | undefined>
  /** Brings a run that was killed or paused to its end. */
  resume(run: RunInfo): Promise<unknown>
}

/** What a look has found. */
export interface Looked {
  readonly balance: Balance
  /** Rows that were decided in this look. */
  readonly decided: readonly LedgerRow[]
  /** When something that is still new has rested, in milliseconds since 1970. */
  readonly nextAtMs?: number
}

/** The name of the ledger of these folders: whoever looks at them shares it. */
export const bookOf = (roots: Roots): string => {
  const { root, into } = rootNames(roots)
  return `${root}\n${into}\n${roots.within}`
}

/**
 * Looks once: what a killed run left is brought to its end, then the whole folder is listed and held against the ledger, and what
 * has rested is sorted: proposed, or filed where that was allowed. It can be killed anywhere and goes on with the next look.
 * With `retries`, what could not be filed or read is tried again. Throws what listing and sorting throw.
 */
export async function lookOnce(scout: Scout, retries: boolean): Promise<Looked> {
  const { roots, books, applies, settleMs } = scout
  const book = bookOf(roots)
  const settled = await settleRuns(scout, book)
  const ground = await openGround(roots, madeFolders(roots, scout.by))
  const { items } = await listed(ground.source, {})
  const sightings = items.map((item) => sightingOf(item, ground.source))
  const before = books.rows(book)
  const met = meet(before, sightings, { nowMs: Date.now(), settleMs })
  books.change(book, met)
  const fresh = await known(scout, book, items, met.ready, ground.source)
  const isHere = new Set(sightings.map(({ key }) => key))
  const waits = (row: LedgerRow) =>
    isHere.has(row.key) && ((applies && row.state === 'proposed') || (retries && row.state === 'failed'))
  const open = [...fresh, ...books.rows(book).filter(waits)]
  const decided = open.length === 0 ? [] : await fileOrPropose(scout, book, open)
  return {
    balance: balance(books.rows(book), sightings),
    decided: [...settled, ...decided],
    ...(met.nextAtMs !== undefined && { nextAtMs: met.nextAtMs }),
  }
}

/** Ends the runs that the ledger speaks of, and writes down what their journals say. */
async function settleRuns(scout: Scout, book: string): Promise<readonly LedgerRow[]> {
  const { books } = scout
  const runIds = new Set(books.rows(book).flatMap(({ state, runId }) => (state === 'filing' && runId ? [runId] : [])))
  const settled: LedgerRow[] = []
  for (const runId of runIds) {
    const run = await scout.runOf(runId)
    if (run?.canResume) await scout.resume(run)
    settled.push(...(await settle(scout, book, runId)))
  }
  return settled
}

async function settle({ books, roots, runOf }: Scout, book: string, runId: string): Promise<readonly LedgerRow[]> {
  const rows = told(books.rows(book), runId, (await runOf(runId))?.state, { versionOf })
  const put = rows.map((row) => (row.state === 'filed' ? { ...row, place: keyAt(roots, row.place ?? row.key) } : row))
  books.change(book, { put })
  return put
}

/** The ledger's key of a place in the second root: no key of the first unless they are one. */
const keyAt = ({ root, into }: Roots, place: string): string => (root === into ? place : path.posix.join(into, place))

/** Prints what has rested, and leaves out what a person moved there after it was filed. */
async function known(
  { books, roots }: Scout,
  book: string,
  items: readonly Item[],
  ready: readonly LedgerRow[],
  source: Ground['source'],
): Promise<readonly LedgerRow[]> {
  if (ready.length === 0) return []
  const byPath = new Map(items.map((item) => [item.path, item]))
  const asked = ready.flatMap((row) => byPath.get(row.key) ?? [])
  const heads = (await source.heads?.(asked, PRINT_BYTES)) ?? []
  const prints = new Map(
    asked.flatMap((item, index) => {
      const head = heads[index]
      return head instanceof Uint8Array && item.sizeBytes > 0
        ? [[item.path, printOf(head, item.sizeBytes)] as const]
        : []
    }),
  )
  const printed = ready.map((row) => {
    const content = prints.get(row.key)
    return content === undefined ? row : { ...row, content }
  })
  const isThere = (place: string) =>
    roots.connection !== undefined || existsSync(path.isAbsolute(place) ? place : path.join(roots.root, place))
  const { put, gone, fresh } = recognise(books.rows(book), printed, isThere)
  books.change(book, { put: [...put, ...fresh], gone })
  return fresh
}

const printOf = (head: Uint8Array, sizeBytes: number): string =>
  `${sizeBytes}-${createHash('sha256').update(head).digest('base64url')}`

async function fileOrPropose(scout: Scout, book: string, open: readonly LedgerRow[]): Promise<readonly LedgerRow[]> {
  const { books } = scout
  const { plan } = await scout.sort()
  const rows = new Map(open.map((row) => [row.key, row]))
  // What was written to since the listing is another version, and has to rest first.
  const isSame = (act: Act) => rows.get(act.from)?.version === versionBy(act.expect)
  const moves = plan.acts.filter((act) => isSame(act))
  const { put, acts } = decide(open, { ...plan, acts: moves })
  if (!scout.applies || acts.length === 0) {
    books.change(book, { put })
    return put
  }
  const runId = plan.id
  const named = put.map((row): LedgerRow => (row.state === 'proposed' ? { ...row, state: 'filing', runId } : row))
  // Before the run: after a kill its name leads to its journal.
  books.change(book, { put: named })
  await scout.carryOut({ ...plan, acts })
  return [...named.filter(({ state }) => state !== 'filing'), ...(await settle(scout, book, runId))]
}

function sightingOf(item: Item, source: Ground['source']): Sighting {
  const version = 'versionOf' in source ? source.versionOf(item.path) : undefined
  return { key: item.path, version: versionBy({ ...item, ...(version !== undefined && { version }) }) }
}

const versionBy = ({
  version,
  sizeBytes,
  modifiedAtMs,
}: Pick<Act['expect'], 'sizeBytes' | 'modifiedAtMs' | 'version'>) => version ?? `${sizeBytes}:${modifiedAtMs}`

/** What is filed is a file with a version of its own there, as its receipt has it. */
const versionOf = ({ after }: Receipt): string | undefined => (after ? versionBy(after) : undefined)
