import type { OrganizeResponse } from '@octavo/contract'
import { applyPlan, approve, createDraft, folderName, propose } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { judgementsOf } from '../judging/index.ts'
import { resolveFiles, type StoredEntry, toItem } from '../library/index.ts'
import {
  beginRun,
  DbJournal,
  endRun,
  fixedClock,
  LibraryTarget,
  type RunLock,
  rootOf,
  toOutcome,
} from '../runs/index.ts'

/** Moves between two tellings of how far a run is. */
const FOLLOWED_CHUNK = 50

/** One wish: a file (by id, or by a name that only one has) and the category whose folder it goes to. */
export interface Wish {
  readonly fileId: string
  readonly targetCategory: string
}

/**
 * Moves files of the caller into the folders of their categories: a plan, approved by the call itself, carried out and
 * journalled in one transaction. All files are found before the first one moves. A caller who follows
 * the run and hangs up leaves all of them where they were; for others it goes on to its end.
 */
export async function organize(options: {
  readonly db: Db
  readonly lock: RunLock
  readonly owner: Caller
  readonly wishes: readonly Wish[]
  readonly nowMs: number
  readonly watch?: Watch
}): Promise<OrganizeResponse> {
  const { db, lock, owner, wishes, nowMs, watch } = options
  const followed = watch?.isFollowed ? watch : undefined
  if (wishes.some((wish) => wish.targetCategory.trim() === ''))
    throw new Refusal('bad_request', 'A category has no name')
  if (wishes.length === 0) return { runId: null, organized: 0, results: [], renamed: [] }
  return await lock.transact(db, owner, async (tx) => {
    const found = await resolveFiles(
      tx,
      owner,
      wishes.map((wish) => wish.fileId),
      { names: true },
    )
    const target = new LibraryTarget(tx, owner)
    const runId = uuidv7(nowMs)
    const categories = chosen(wishes, found)
    const ids = [...categories.keys()].map(({ file }) => file.id)
    const decisions = new Map([...categories].map(([{ file }, category]) => [file.id, category]))
    const draft = createDraft([...categories.keys()].map(toItem), await judgementsOf(tx, owner, ids), { decisions })
    const plan = await propose(draft, { id: runId, createdAtMs: nowMs, target, unsure: 'move' })
    await beginRun(tx, owner, { id: runId, kind: 'organize', undoes: null, nowMs })
    const journal = new DbJournal(tx, runId)
    const root = rootOf(owner)
    const result = await applyPlan(approve(plan), {
      target,
      journal,
      clock: fixedClock(nowMs),
      runId,
      root,
      into: root,
      chunkSize: followed ? FOLLOWED_CHUNK : 1000,
      ...(followed && {
        signal: followed.signal,
        onProgress: ({ total, pending }) => followed.onProgress({ step: 'moving', done: total - pending, total }),
      }),
    })
    // Who follows a run and hangs up wants it stopped: the transaction takes back what was moved.
    followed?.signal.throwIfAborted()
    await endRun(tx, runId, result, plan.skips.length)
    const skipped = plan.skips.map((skip) => ({
      fileId: skip.itemId,
      status: 'skipped' as const,
      path: `/${skip.path}`,
      code: skip.code,
      message: skip.reason,
    }))
    return {
      runId,
      organized: result.counts.done,
      results: [...result.receipts.map(toOutcome), ...skipped],
      renamed: renamedIn(wishes),
    }
  })
}

/** Categories that a folder can't be called on every system. */
function renamedIn(wishes: readonly Wish[]): NonNullable<OrganizeResponse['renamed']> {
  const categories = [...new Set(wishes.map((wish) => wish.targetCategory))]
  return categories
    .map((category) => ({ category, folder: folderName(category) }))
    .filter(({ category, folder }) => folder !== category)
}

/** Each file with its one category; the same wish twice is one, two different ones are refused. */
function chosen(wishes: readonly Wish[], found: ReadonlyMap<string, StoredEntry>): ReadonlyMap<StoredEntry, string> {
  const categories = new Map<StoredEntry, string>()
  for (const wish of wishes) {
    const entry = found.get(wish.fileId)
    if (!entry) continue
    const before = categories.get(entry)
    if (before !== undefined && before !== wish.targetCategory) {
      throw new Refusal('bad_request', 'A file has two categories', { id: entry.file.id })
    }
    categories.set(entry, wish.targetCategory)
  }
  return categories
}
