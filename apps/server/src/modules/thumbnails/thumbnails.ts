import { setTimeout as sleep } from 'node:timers/promises'
import { type FileKind, kindOfMediaType } from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import { sql } from 'drizzle-orm'
import type { BlobStore } from '../../infra/blobs/store.ts'
import { type Db, query } from '../../infra/db/db.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Owner } from '../guests/index.ts'
import { allFiles, type StoredEntry } from '../library/index.ts'
import { createQueue } from './queue.ts'
import { sourceOf } from './source.ts'

/** Longer side of a thumbnail. */
const SIDE_PX = 256
/** Larger contents show their icon: bringing them to the process that draws would take too long. */
const LARGEST = 256 * 1024 * 1024
const KINDS: ReadonlySet<FileKind> = new Set([
  'image',
  'raw-image',
  'pdf',
  'document',
  'spreadsheet',
  'presentation',
  'ebook',
  'audio',
  'video',
])
/** People who wait; those of earlier wishes are told to come again. */
const MOST_WISHES = 200
/** Nobody's connection is held for longer: a browser has six of them for everything. */
const PATIENCE_MS = 2500
/** After an upload, so that the answer and what the page asks next go first. */
const REST_MS = 400
/** What took too long may have done so because the machine had much to do: it is tried again after a day. */
const AGAIN_MS = 86_400_000

/** A small picture of a content, or that there is none, with the code that says why. */
export type Kept = { readonly webp: Uint8Array } | { readonly code: string }

/** Small pictures of contents: made once, in processes that can be killed, kept with the content. */
export interface Thumbnails {
  /** The thumbnail of a file, made now if it never was; `busy` when that takes longer than somebody should wait. */
  of(entry: StoredEntry, signal: AbortSignal): Promise<Kept | 'busy'>
  /** Makes those that a library lacks, one after the other, while nobody waits for one. */
  soon(owner: Owner): void
  /** Begins nothing any more and waits for what is under way. */
  close(): Promise<void>
}

const isDrawable = ({ file }: StoredEntry): boolean => {
  const kind = kindOfMediaType(file.type)
  return kind !== undefined && KINDS.has(kind) && file.size > 0 && file.size <= LARGEST && file.state === 'ok'
}

export function createThumbnails(parts: {
  readonly db: Db
  readonly store: BlobStore
  /** Processes of their own that draw, so that no picture keeps anybody from reading. */
  readonly pool: ReaderPool
  readonly log: Logger
  readonly nowMs: () => number
}): Thumbnails {
  const { db, store, pool, log, nowMs } = parts
  const queue = createQueue<Kept>({ most: MOST_WISHES, patienceMs: PATIENCE_MS })
  const closing = new AbortController()
  const busy = new Map<string, Promise<void>>()

  const find = async (sha256: string): Promise<Kept | undefined> => {
    const [row] = await query<{ webp: Uint8Array | null; code: string | null }>(
      db,
      sql`select webp, code from thumbnails where sha256 = ${sha256}
          and not (code = 'too_slow' and made_at_ms < ${nowMs() - AGAIN_MS})`,
    )
    return row && (row.webp ? { webp: row.webp } : { code: row.code ?? 'unsupported' })
  }
  const make = async ({ file, blob }: StoredEntry): Promise<Kept> => {
    const made = await pool.thumbnail({ name: file.name, source: sourceOf(store, blob) }, SIDE_PX)
    if (closing.signal.aborted) throw new Error('The server stops')
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
  const known = async (hashes: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await query<{ sha256: string }>(
      db,
      sql`select sha256 from thumbnails where sha256 in (select json_array_elements_text(${JSON.stringify(hashes)}::json))`,
    )
    return new Set(rows.map(({ sha256 }) => sha256))
  }
  const makeAll = async (owner: Owner): Promise<void> => {
    await sleep(REST_MS, undefined, { signal: closing.signal })
    const page: StoredEntry[] = []
    const flush = async () => {
      const entries = page.splice(0)
      const done = new Set(await known(entries.map(({ file }) => file.sha256)))
      for (const entry of entries) {
        if (closing.signal.aborted) return
        if (done.has(entry.file.sha256)) continue
        done.add(entry.file.sha256)
        await queue.meanwhile(async () => {
          await make(entry).catch((err: unknown) => {
            if (!closing.signal.aborted) log.warn({ err, file: entry.file.id }, 'A thumbnail could not be made')
          })
        })
      }
    }
    for await (const entry of allFiles(db, owner)) {
      if (isDrawable(entry)) page.push(entry)
      if (page.length >= 50) await flush()
      if (closing.signal.aborted) return
    }
    await flush()
  }

  return {
    async of(entry, signal) {
      if (!isDrawable(entry)) return { code: 'unsupported' }
      const { sha256 } = entry.file
      return (await find(sha256)) ?? (await queue.ask(sha256, async () => (await find(sha256)) ?? make(entry), signal))
    },
    soon(owner) {
      if (closing.signal.aborted) return
      const before = busy.get(owner.id)
      // What came after the last pass began is found by one more.
      const pass = (before ?? Promise.resolve())
        .then(() => makeAll(owner))
        .catch((err: unknown) => {
          if (!closing.signal.aborted) log.warn({ err }, 'The thumbnails of a library could not be made')
        })
        .finally(() => {
          if (busy.get(owner.id) === pass) busy.delete(owner.id)
        })
      busy.set(owner.id, pass)
    },
    async close() {
      closing.abort()
      queue.close()
      pool.close()
      await Promise.all(busy.values())
    },
  }
}
