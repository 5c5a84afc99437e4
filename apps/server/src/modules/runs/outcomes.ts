import type { RunOutcome } from '@octavo/contract'
import { type Receipt, readRun, type Skip } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { isId } from '../../infra/ids.ts'
import type { Library } from '../callers/index.ts'
import { DbJournal } from './journal.ts'

/** What became of each file: a folder that went whole tells of every file in it. */
export async function outcomesOf(db: Db, owner: Library, receipts: readonly Receipt[]): Promise<RunOutcome[]> {
  const outcomes: RunOutcome[] = []
  for (const receipt of receipts) {
    // A folder has no row, and so no id: its path stands for it.
    if (isId(receipt.itemId)) outcomes.push(toOutcome(receipt))
    else outcomes.push(...(await filesAt(db, owner, placeOf(receipt))).map((file) => toOutcome(receipt, file)))
  }
  return outcomes
}

/** What a plan left where it was, file by file: a folder of hidden files has no row either. */
export async function skippedOf(db: Db, owner: Library, skips: readonly Skip[]): Promise<RunOutcome[]> {
  const outcomes: RunOutcome[] = []
  for (const { itemId, path, code, reason } of skips) {
    const files = isId(itemId) ? [{ id: itemId, path: `/${path}` }] : await filesAt(db, owner, `/${path}`)
    for (const file of files)
      outcomes.push({ fileId: file.id, status: 'skipped', path: file.path, code, message: reason })
  }
  return outcomes
}

/** The receipts of a run, in the order of its acts. */
export async function receiptsOf(db: Db, runId: string): Promise<readonly Receipt[]> {
  const { receipts } = await readRun(new DbJournal(db, runId).read())
  return [...receipts.values()].sort((one, other) => one.index - other.index)
}

const placeOf = ({ status, from, to }: Receipt): string => `/${status === 'done' ? to : from}`

/** A receipt as the wire tells it, for its own file or one in its folder. */
export const toOutcome = (
  receipt: Receipt,
  file: { readonly id: string; readonly path: string } = { id: receipt.itemId, path: placeOf(receipt) },
): RunOutcome => ({
  fileId: file.id,
  status: receipt.status,
  path: file.path,
  ...(receipt.code === undefined ? {} : { code: receipt.code }),
  ...(receipt.message === undefined ? {} : { message: receipt.message }),
})

/** The file at a path, or all that are in the folder there. */
async function filesAt(db: Db, owner: Library, path: string) {
  const cut = path.lastIndexOf('/')
  const [folder, name] = [path.slice(0, cut) || '/', path.slice(cut + 1)]
  return await query<{ id: string; path: string }>(
    db,
    sql`select id, case folder when '/' then '' else folder end || '/' || name as path from files
        where owner_id = ${owner.id} and ((folder = ${folder} and name = ${name}) or folder = ${path}
          or starts_with(folder, ${`${path}/`})) order by folder, name`,
  )
}
