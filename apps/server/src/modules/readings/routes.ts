import { type FileDetails, fileDetails } from '@octavo/contract'
import type { Reading } from '@octavo/core'
import { deadlinesIn, scanOf } from '@octavo/core/paper'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { findFile } from '../library/index.ts'

const EXCERPT_CHARS = 2000
/** A file that nobody has read yet is read now, for this long at most. */
const BUDGET_MS = 8000

/** GET /api/files/{id}/facts: what is inside one file of the caller, and how it came to its folder. */
export function factRoutes(app: App, services: Services): void {
  const { db, authorise, readings, ocr } = services

  app.get(
    '/api/files/:id/facts',
    {
      schema: {
        tags: ['files'],
        summary: 'What is known of one file: what is inside, and how it came to its folder',
        params: idParams,
        response: { 200: fileDetails, ...errorAnswers },
      },
    },
    async (request, reply): Promise<FileDetails> => {
      const owner = await authorise.reader(request)
      const entry = owner && (await findFile(db, owner, request.params.id))
      if (!owner || !entry) throw new Refusal('not_found', 'There is no such file')
      const found = await readings.of(owner, [entry], { budgetMs: BUDGET_MS, signal: signalOf(reply) })
      const reading = found.get(entry.file.id)
      const excerpt = reading?.text?.slice(0, EXCERPT_CHARS).toWellFormed() ?? null
      return {
        inside: reading ? insideOf(reading) : null,
        scan: (reading && scanOf(reading, (await ocr()) !== undefined)) ?? null,
        days: [...deadlinesIn(reading?.text ?? '')],
        excerpt,
        filed: await lastMove(db, owner, entry.file.id),
      }
    },
  )
}

function insideOf(reading: Reading): NonNullable<FileDetails['inside']> {
  const { title, author, artist, album, takenAt, make, model, gps, code, flags } = reading
  const { widthPx, heightPx, durationMs, pageCount, memberCount } = reading
  return {
    ...{ title, author, artist, album, takenAt, make, model, gps, code },
    ...{ widthPx, heightPx, durationMs, pageCount, memberCount },
    ...(flags && { flags: [...flags] }),
  }
}

/** The newest receipt of a run of this owner that moved the file. */
async function lastMove(db: Db, owner: Caller, fileId: string): Promise<FileDetails['filed']> {
  const [row] = await query<{ at_ms: number; kind: string; from: string; to: string }>(
    db,
    sql`select r.created_at_ms as at_ms, r.kind, j.record->'receipt'->>'from' as "from", j.record->'receipt'->>'to' as "to"
        from runs r join run_records j on j.run_id = r.id
        where r.owner_id = ${owner.id} and r.kind in ('organize', 'move', 'aside', 'undo')
          and j.record->>'type' = 'receipt' and j.record->'receipt'->>'itemId' = ${fileId}
          and j.record->'receipt'->>'status' = 'done'
        order by r.id desc, j.seq desc limit 1`,
  )
  if (!row) return null
  return { atMs: row.at_ms, from: folderOf(row.from), to: folderOf(row.to), isUndo: row.kind === 'undo' }
}

const folderOf = (path: string): string => `/${path.split('/').slice(0, -1).join('/')}`
