import type { RunDetails, RunFile } from '@octavo/contract'
import { type Act, parseRoot, placeAfter, type Receipt, readRun, type Skip } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { DbJournal } from './journal.ts'
import { findRun, toRuns } from './rows.ts'
import { takenBack } from './standing.ts'

/** A run of the caller with what it did to each file and why, and after these what its plan left where it was. */
export async function runDetailsOf(
  db: Db,
  owner: Caller,
  id: string,
  { cursor, limit }: { readonly cursor: number; readonly limit: number },
): Promise<RunDetails> {
  const row = await findRun(db, owner, id)
  const { acts, receipts, root, into } = await readRun(new DbJournal(db, row.id).read())
  const back = row.undone === 0 ? new Set<string>() : await takenBack(db, row.id)
  const [isFrom, isInto] = [root, into].map((name) => ['library', 'drive'].includes(parseRoot(name).kind))
  const [kept] = await query<{ skips: readonly Skip[] | null }>(db, sql`select skips from runs where id = ${row.id}`)
  const skips = kept?.skips ?? []
  const to = cursor + limit
  const files = [
    ...acts.slice(cursor, to).map((act, index): RunFile => {
      const file = ofAct(act, receipts.get(cursor + index))
      const isUndone = file.status === 'done' && back.has(act.itemId)
      // In the trash a file is named by its id; what it had for a path there is nobody's business.
      return { ...file, from: isFrom ? file.from : null, to: isInto ? file.to : null, undone: isUndone }
    }),
    ...skips.slice(Math.max(0, cursor - acts.length), Math.max(0, to - acts.length)).map(ofSkip),
  ]
  const [run] = await toRuns(db, [row])
  if (!run) throw new Error('A run that was found is told')
  return { run, files, nextCursor: to < acts.length + skips.length ? to : null }
}

function ofAct(act: Act, receipt: Receipt | undefined): RunFile {
  const { itemId, from, judged, wanted } = act
  return {
    fileId: itemId,
    what: act.type === 'folder' || (act.type === 'move' && act.what === 'bundle') ? 'bundle' : 'file',
    from: `/${from}`,
    to: `/${receipt?.to ?? placeAfter(act)}`,
    status: receipt?.status ?? 'skipped',
    ...(receipt?.code !== undefined && { code: receipt.code }),
    ...(receipt?.message !== undefined && { message: receipt.message }),
    undone: false,
    judged: judged ?? null,
    wanted: wanted ?? null,
  }
}

const ofSkip = ({ itemId, path, code, reason, judged, wanted }: Skip): RunFile => ({
  fileId: itemId,
  what: 'file',
  from: `/${path}`,
  to: null,
  status: 'skipped',
  code,
  message: reason,
  undone: false,
  judged: judged ?? null,
  wanted: wanted ?? null,
})
