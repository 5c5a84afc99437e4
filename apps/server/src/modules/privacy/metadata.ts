import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { accountRow, toUser } from '../accounts/index.ts'
import { type FreshCaller, isAccount } from '../callers/index.ts'
import { connectionsOf } from '../connections/index.ts'
import { knownOfDrives } from '../drives/index.ts'
import { keptOf } from '../duplicates/index.ts'
import { allJudgements } from '../judging/index.ts'
import { keysOf } from '../keys/index.ts'
import { allFiles } from '../library/index.ts'
import { leftOf } from '../mailings/index.ts'
import { rulesForAgents } from '../mcp/index.ts'
import { albumsOf, allPhotos } from '../photos/index.ts'
import { DbJournal, LABELS } from '../runs/index.ts'
import { scoutsOf } from '../scouts/index.ts'
import { savedSearches } from '../search/index.ts'
import { readSettings } from '../settings/index.ts'
import { findTrashed } from '../trash/index.ts'

/** Everything that is known of a person and their files, as JSON, some of it at a time. */
export async function* metadataJson(
  db: Db,
  owner: FreshCaller,
  nowMs: number,
  version: string,
): AsyncGenerator<string> {
  const user = isAccount(owner) ? toUser(await accountRow(db, owner.id)) : null
  const settings = isAccount(owner) ? await readSettings(db, owner) : null
  const head = JSON.stringify({ product: 'Octavo', version, exportedAtMs: nowMs, user, settings }, null, 2)
  yield head.slice(0, head.lastIndexOf('\n}'))
  yield* list('apiKeys', await keysOf(db, owner.id))
  yield* list('agentRules', isAccount(owner) ? [await rulesForAgents(db, owner)] : [])
  yield* list('files', filesOf(db, owner))
  yield* list('trash', await trashedOf(db, owner))
  yield* list('searches', await savedSearches(db, owner))
  yield* list('keptCopies', await keptOf(db, owner.id))
  yield* list('judgements', judgementsOf(db, owner))
  yield* list('albums', albumsWithPhotos(db, owner))
  yield* list('connections', await connectionsOf(db, owner))
  yield* list('leftMailings', await leftOf(db, owner.id))
  yield* list('drives', knownOfDrives(db, owner.id))
  yield* list('scouts', await scoutsOf(db, owner.id))
  yield* list('runs', runsOf(db, owner))
  yield '\n}\n'
}

/** A member of the object that is a list, one entry a line. */
async function* list(name: string, entries: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(name)}: [`
  let isFirst = true
  for await (const entry of entries) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(entry)}`
    isFirst = false
  }
  yield isFirst ? ']' : '\n  ]'
}

/** What is in the trash, with the stars and tags that it would come back with. */
async function trashedOf(db: Db, owner: FreshCaller) {
  const files = await findTrashed(db, owner, undefined)
  const marks = await LABELS.of(
    db,
    owner.trash,
    files.map(({ id }) => id),
  )
  return files.map((file) => ({ ...file, marks: marks.get(file.id) ?? [] }))
}

async function* filesOf(db: Db, owner: FreshCaller) {
  for await (const { file } of allFiles(db, owner)) yield file
}

/** What was judged of the files, those in the trash too. */
async function* judgementsOf(db: Db, owner: FreshCaller) {
  yield* allJudgements(db, owner)
  yield* allJudgements(db, owner.trash)
}

/** Albums with the ids of what is in them. */
async function* albumsWithPhotos(db: Db, owner: FreshCaller) {
  for (const { id, name, createdAtMs } of await albumsOf(db, owner))
    yield { id, name, createdAtMs, photos: (await allPhotos(db, owner, { album: id })).ids }
}

interface RunRow {
  readonly id: string
  readonly kind: string
  readonly undoes: string | null
  readonly status: string
  readonly created_at_ms: number
}

/** All runs, oldest first, each with what it did to which file. */
async function* runsOf(db: Db, owner: FreshCaller) {
  const runs = await query<RunRow>(
    db,
    sql`select id, kind, undoes, status, created_at_ms from runs where owner_id = ${owner.id} order by id`,
  )
  for (const { id, kind, undoes, status, created_at_ms: createdAtMs } of runs) {
    const moves: { fileId: string; from: string | null; to: string; status: string }[] = []
    for await (const record of new DbJournal(db, id).read()) {
      if (record.type === 'arrived')
        for (const { itemId: fileId, to } of record.files) moves.push({ fileId, from: null, to, status: 'done' })
      if (record.type !== 'receipt') continue
      const { itemId: fileId, from, to, status } = record.receipt
      moves.push({ fileId, from, to, status })
    }
    yield { id, kind, undoes, status, createdAtMs, moves }
  }
}
