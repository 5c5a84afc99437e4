import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type ZipEntry, zipStream } from '@octavo/core'
import type { Blobs } from '../../infra/blobs/port.ts'
import type { Db } from '../../infra/db/db.ts'
import { archiveEntries } from '../archive/index.ts'
import type { FreshCaller } from '../callers/index.ts'
import { allFiles, type StoredEntry } from '../library/index.ts'
import { findTrashed } from '../trash/index.ts'
import { filesCsv } from './csv.ts'
import { metadataJson } from './metadata.ts'

/** What an export is made from. */
export interface Export {
  readonly db: Db
  readonly store: Blobs
  readonly owner: FreshCaller
  readonly nowMs: number
  readonly version: string
}

const READ_AHEAD = 8
const TRASH_FOLDER = '/Trash'

export const exportJson = ({ db, owner, nowMs, version }: Export): AsyncIterable<string> =>
  metadataJson(db, owner, nowMs, version)

export const exportCsv = ({ db, owner }: Export): AsyncIterable<string> => filesCsv(libraryFiles(db, owner))

async function* libraryFiles(db: Db, owner: FreshCaller) {
  for await (const { file } of allFiles(db, owner)) yield file
}

/** One ZIP of everything: `metadata.json`, `files.csv`, the library in its folders, the trash below `Trash`. */
export async function exportZip(options: Export): Promise<Readable> {
  const { db, store, owner, nowMs } = options
  const stop = new AbortController()
  const library = archiveEntries({ db, store, owner, chosen: undefined })
  const trash = archiveEntries({ db, store, owner, chosen: await trashedEntries(db, owner) })
  const text = (name: string, chunks: AsyncIterable<string>): ZipEntry => ({
    name,
    modifiedAtMs: nowMs,
    open: () => Readable.from(bytesOf(chunks), { objectMode: false }),
  })
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield text('metadata.json', exportJson(options))
    yield text('files.csv', exportCsv(options))
    yield* library.entries
    yield* trash.entries
  }
  const chunks = zipStream(entries(), { crc32, signal: stop.signal, readAhead: READ_AHEAD })
  const stream = Readable.from(chunks, { objectMode: false, highWaterMark: 1024 * 1024 })
  stream.once('close', () => {
    stop.abort()
    void library.close()
    void trash.close()
  })
  return stream
}

/** Files in the trash are named by their ids there; in the archive they have their old places again. */
async function trashedEntries(db: Db, owner: FreshCaller): Promise<readonly StoredEntry[]> {
  const places = new Map((await findTrashed(db, owner, undefined)).map((file) => [file.id, file.path]))
  const entries: StoredEntry[] = []
  for await (const entry of allFiles(db, owner.trash)) {
    const path = `${TRASH_FOLDER}${places.get(entry.file.id) ?? entry.file.path}`
    entries.push({ ...entry, file: { ...entry.file, path } })
  }
  return entries
}

async function* bytesOf(chunks: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk, 'utf8')
}
