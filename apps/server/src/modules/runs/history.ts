import type { RunDetails, RunFile } from '@octavo/contract'
import { type Act, placeAfter, type Receipt, readRun, type Skip } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { DbJournal } from './journal.ts'
import { findRun, toRun } from './runs.ts'

/** A run of the caller with what it did to each file and why, and after these what its plan left where it was. */
export async function runDetailsOf(
  db: Db,
  owner: Caller,
  id: string,
  { cursor, limit }: { readonly cursor: number; readonly limit: number },
): Promise<RunDetails> {
  const row = await findRun(db, owner, id)
  const { acts, receipts } = await readRun(new DbJournal(db, row.id).read())
  const [kept] = await query<{ skips: readonly Skip[] | null }>(db, sql`select skips from runs where id = ${row.id}`)
  const skips = kept?.skips ?? []
  const to = cursor + limit
  const files = [
    ...acts.slice(cursor, to).map((act, index) => ofAct(act, receipts.get(cursor + index))),
    ...skips.slice(Math.max(0, cursor - acts.length), Math.max(0, to - acts.length)).map(ofSkip),
  ]
  return { run: toRun(row), files, nextCursor: to < acts.length + skips.length ? to : null }
}

function ofAct(act: Act, receipt: Receipt | undefined): RunFile {
  const { itemId, from, judged, wanted } = act
  return {
    fileId: itemId,
    what: act.type === 'move' ? act.what : 'file',
    from: `/${from}`,
    to: `/${receipt?.to ?? placeAfter(act)}`,
    status: receipt?.status ?? 'skipped',
    ...(receipt?.code !== undefined && { code: receipt.code }),
    ...(receipt?.message !== undefined && { message: receipt.message }),
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
  judged: judged ?? null,
  wanted: wanted ?? null,
})
