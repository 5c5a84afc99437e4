import type { ReaderPool } from '@octavo/readers/node'
import { sql } from 'drizzle-orm'
import type { Blobs } from '../../infra/blobs/port.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { lookedUpTogether } from '../../infra/db/together.ts'
import type { Background } from '../../infra/jobs/background.ts'
import { pagesOf } from '../../infra/jobs/pages.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import { findFiles, isDrawable, type StoredEntry } from '../library/index.ts'
import { createWishes } from './wishes.ts'

/** Longer side of a thumbnail. */
const SIDE_PX = 256
/** What one person waits for; those of earlier wishes are told to come again. */
const MOST_WISHES = 200
/** Nobody's connection is held for longer: a browser has six of them for everything. */
const PATIENCE_MS = 2500
/** After an upload, so that the answer and what the page asks next go first. */
const REST_MS = 400
/** What took too long may have done so because the machine had much to do: it is tried again after a day. */
const AGAIN_MS = 86_400_000
const PAGE = 200
/** Statements that look for made ones, at once, and how many each looks for. */
const [LOOKS, LOOKED_UP] = [2, 50]

/** A small picture of a content, or that there is none, with the code that says why. */
export type Kept = { readonly webp: Uint8Array } | { readonly code: string }

/** Small pictures of contents: made once, in processes that can be killed, kept with the content. */
export interface Thumbnails {
  /** The thumbnail of a file, made now if it never was; `busy` when that takes longer than somebody should wait. */
  of(owner: Caller, entry: StoredEntry, signal: AbortSignal): Promise<Kept | 'busy'>
  /** Makes those that a library lacks now that this came, one after the other, while nobody waits for one. */
  soon(owner: Caller, came: readonly StoredEntry[]): void
  /** Ends what people wait for. */
  close(): void
}

export function createThumbnails(parts: {
  readonly db: Db
  readonly store: Blobs
  /** Processes of their own that draw, so that no picture keeps anybody from reading. */
  readonly pool: ReaderPool
  /** How many they are. */
  readonly width: number
  readonly background: Background
  readonly log: Logger
  readonly nowMs: () => number
}): Thumbnails {
  const { db, store, pool, width, background, log, nowMs } = parts
  const wishes = createWishes<Kept>({ width, most: MOST_WISHES, patienceMs: PATIENCE_MS })

  const find = lookedUpTogether<string, Kept | undefined>({
    nameOf: (sha256) => sha256,
    async look(hashes) {
      const rows = await query<{ sha256: string; webp: Uint8Array | null; code: string | null }>(
        db,
        sql`select sha256, webp, code from thumbnails
            where sha256 in (select json_array_elements_text(${JSON.stringify(hashes)}::json))
            and (code is distinct from 'too_slow' or made_at_ms >= ${nowMs() - AGAIN_MS})`,
      )
      const found = new Map(rows.map((row) => [row.sha256, row]))
      return hashes.map((sha256) => {
        const row = found.get(sha256)
        return row && (row.webp ? { webp: row.webp } : { code: row.code ?? 'unsupported' })
      })
    },
    width: LOOKS,
    most: LOOKED_UP,
  })
  const make = async ({ file, blob }: StoredEntry, signal: AbortSignal): Promise<Kept> => {
    const made = await pool.thumbnail({ name: file.name, open: () => store.openRanges(blob) }, SIDE_PX, signal)
    signal.throwIfAborted()
    const kept = 'webp' in made ? { webp: made.webp } : { code: made.code ?? 'unsupported' }
    // Bytes that could not be had say nothing about the content.
    if ('code' in kept && kept.code === 'unreadable') return kept
    const webp = 'webp' in kept ? Buffer.from(kept.webp).toString('base64') : null
    await query(
      db,
      // A content that went meanwhile takes no picture.
      sql`insert into thumbnails (sha256, webp, code, made_at_ms)
          select ${file.sha256}, decode(${webp}::text, 'base64'), ${'code' in kept ? kept.code : null}::text, ${nowMs()}::bigint
          where exists (select from blobs b where b.sha256 = ${file.sha256})
          on conflict (sha256) do update set webp = excluded.webp, code = excluded.code, made_at_ms = excluded.made_at_ms`,
    )
    return kept
  }
  /** The newest files before `last` whose content nobody has tried yet; texts never have a picture. */
  const lacking = async (owner: Caller, last: string | undefined): Promise<readonly string[]> => {
    const before = last === undefined ? sql`` : sql`and f.id < ${last}`
    const rows = await query<{ id: string }>(
      db,
      sql`select f.id from files f where f.owner_id = ${owner.id} ${before} and f.media_type ~ '^(image|audio|video|application)/'
          and not exists (select from thumbnails t where t.sha256 = f.sha256) order by f.id desc limit ${PAGE}`,
    )
    return rows.map(({ id }) => id)
  }
  const lack = background.line<Caller>({
    name: 'thumbnails',
    atOnce: 1,
    async *run(owner, signal) {
      yield REST_MS
      const done = new Set<string>()
      for await (const ids of pagesOf((last) => lacking(owner, last), PAGE))
        for (const entry of (await findFiles(db, owner, ids)).entries) {
          if (!isDrawable(entry) || done.has(entry.file.sha256)) continue
          done.add(entry.file.sha256)
          await wishes
            .meanwhile(() => make(entry, signal), signal)
            .catch((err: unknown) => {
              if (!signal.aborted) log.warn({ err, file: entry.file.id }, 'A thumbnail could not be made')
            })
          yield
        }
    },
  })

  return {
    async of(owner, entry, signal) {
      if (!isDrawable(entry)) return { code: 'unsupported' }
      const { sha256 } = entry.file
      const makeNow = async (stop: AbortSignal) => (await find(sha256)) ?? (await make(entry, stop))
      return (await find(sha256)) ?? (await wishes.ask(owner.id, sha256, makeNow, signal))
    },
    soon(owner, came) {
      // Thousands of texts are no reason to look through a library for pictures.
      if (came.some(isDrawable)) void lack.soon(owner)
    },
    close() {
      wishes.close()
      pool.close()
    },
  }
}
