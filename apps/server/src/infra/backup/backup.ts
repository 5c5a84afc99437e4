import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@octavo/core'
import {
  BACKUP_MARKER,
  type BackupManifest,
  CONTENTS,
  ContentsFolder,
  flushBelow,
  jsonLinesOf,
  type KeptContent,
  MANIFEST,
  writeWhole,
} from '@octavo/disk'
import type { BlobLocation } from '../blobs/layout.ts'
import type { Blobs } from '../blobs/port.ts'
import type { DataDir } from '../datadir/datadir.ts'
import type { Db } from '../db/db.ts'
import { keepRows, ONE_MOMENT } from './tables.ts'

/** What a backup holds, and what it could not. */
export interface BackupDone {
  readonly id: string
  readonly contents: number
  readonly sizeBytes: number
  /** Contents that no earlier backup in the same folder held. */
  readonly added: number
  /** Hashes of contents that are gone or damaged on the server. */
  readonly lacking: readonly string[]
  /** For how long the rows were read. */
  readonly rowsMs: number
}

/** Small files of the data folder that go along, where they are there. */
const FILES = ['secret.key', 'feedback.ndjson']

interface Row {
  readonly sha256: string
  readonly size_bytes: number
  readonly pack: string | null
  readonly pack_offset: number | null
}

/**
 * Makes a backup in the folder `place` while the server works: the rows of one moment, and every content that they name,
 * hashed on its way in and once more from the disk. Nothing that the rows name is removed meanwhile. Contents that an
 * earlier backup there holds are not copied again; one that was cut short leaves no backup, and what it copied stays.
 * Throws AppError `bad_input` for a place that can't be one, and what writing throws.
 */
export async function makeBackup(parts: {
  readonly db: Db
  readonly store: Blobs
  readonly dir: DataDir
  readonly place: string
  readonly nowMs: number
  readonly signal: AbortSignal
}): Promise<BackupDone> {
  const { db, store, dir, place, nowMs, signal } = parts
  await openPlace(dir, place)
  const id = `${new Date(nowMs).toISOString().replaceAll(/[:.]/gu, '-')}-${randomUUID().slice(0, 8)}`
  const draft = path.join(place, 'backups', `${id}.part`)
  await mkdir(path.join(draft, 'files'), { recursive: true, mode: 0o700 })
  const target = await ContentsFolder.open(place)
  const kept = await store.removals.keepAll()
  try {
    const beganMs = performance.now()
    const rows = await db.transaction(async (tx) => await keepRows(tx, draft), ONE_MOMENT)
    const rowsMs = Math.round(performance.now() - beganMs)
    const copied = await copyContents({ store, draft, target, signal })
    await target.finish()
    const list = await listContents(draft, target, new Set(copied.lacking))
    await writeWhole(path.join(draft, CONTENTS), list.text)
    for (const name of FILES) {
      const from = dir.in(name)
      await copyFile(from, path.join(draft, 'files', name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
    const { count, sizeBytes } = list
    const sha256 = createHash('sha256').update(list.text).digest('hex')
    const manifest: BackupManifest = {
      ...{ product: 'octavo-backup', format: 1, id, atMs: nowMs, ...rows },
      contents: { count, sizeBytes, sha256 },
      lacking: copied.lacking,
    }
    if (!kept.isHeld)
      throw new AppError(
        'transient',
        'The database went away, and others may have removed files meanwhile. Begin again.',
      )
    await writeWhole(path.join(draft, MANIFEST), `${JSON.stringify(manifest)}\n`)
    await flushBelow(draft)
    await rename(draft, path.join(place, 'backups', id))
    await flushBelow(path.join(place, 'backups', id))
    return { id, contents: count, sizeBytes, added: copied.added, lacking: copied.lacking, rowsMs }
  } finally {
    await kept.release()
    await target.discard()
    await rm(draft, { recursive: true, force: true })
  }
}

/** Makes sure that a folder is one of this installation's backups, or can become it. */
async function openPlace(dir: DataDir, place: string): Promise<void> {
  const refuse = (why: string): never => {
    throw new AppError('bad_input', why)
  }
  const home = path.resolve(dir.path)
  const isBelow = (file: string, folder: string) => `${file}${path.sep}`.startsWith(`${folder}${path.sep}`)
  if (!path.isAbsolute(place) || isBelow(place, home) || isBelow(home, place))
    refuse(`A backup can not lie in the data folder, nor around it: ${place}`)
  await mkdir(place, { recursive: true, mode: 0o700 })
  const names = await readdir(place)
  const marker = path.join(place, BACKUP_MARKER)
  if (!names.includes(BACKUP_MARKER)) {
    if (names.some((name) => name !== 'lost+found'))
      refuse(`The folder ${place} holds other files. Choose an empty one.`)
    await writeWhole(marker, `${JSON.stringify({ product: 'octavo-backup', format: 1, folder: dir.id })}\n`)
  }
  const known = JSON.parse(await readFile(marker, 'utf8')) as { folder?: unknown }
  if (known.folder !== dir.id) refuse(`The folder ${place} holds backups of another Octavo. Choose another one.`)
  await mkdir(path.join(place, 'backups'), { recursive: true, mode: 0o700 })
  for (const name of await readdir(path.join(place, 'backups')))
    if (name.endsWith('.part')) await rm(path.join(place, 'backups', name), { recursive: true })
}

/** Copies what the kept rows name and the folder does not hold yet, in the order in which it lies on the disk. */
async function copyContents(parts: {
  readonly store: Blobs
  readonly draft: string
  readonly target: ContentsFolder
  readonly signal: AbortSignal
}): Promise<{ readonly added: number; readonly lacking: readonly string[] }> {
  const { store, draft, target, signal } = parts
  const wanted: Row[] = []
  const lacking: string[] = []
  for await (const row of jsonLinesOf<Row & { missing: boolean }>(path.join(draft, 'tables', 'blobs.ndjson'))) {
    if (row.missing) lacking.push(row.sha256)
    else if (!(await target.find(row.sha256, row.size_bytes))) wanted.push(row)
  }
  wanted.sort((a, b) => compare(a.pack ?? a.sha256, b.pack ?? b.sha256) || (a.pack_offset ?? 0) - (b.pack_offset ?? 0))
  let added = 0
  let lastPack: string | null = null
  const reader = store.reader()
  try {
    for (const row of wanted) {
      signal.throwIfAborted()
      const { sha256, size_bytes: sizeBytes, pack, pack_offset: packOffset } = row
      const blob: BlobLocation = { sha256, sizeBytes, pack, packOffset }
      // One pack is open at a time. Every wait for the disk costs a turn of a busy server, so there is one a content.
      if (pack !== lastPack) await reader.close()
      lastPack = pack
      try {
        await target.put(sha256, sizeBytes, pack === null ? await store.whole(blob) : [await reader.read(blob)])
        added += 1
      } catch (error) {
        // What is gone or damaged on the server can't be kept; it is said, and all the rest is.
        if (!(error instanceof AppError) || (error.code !== 'not_found' && error.code !== 'corrupt')) throw error
        lacking.push(sha256)
      }
    }
  } finally {
    await reader.close()
  }
  return { added, lacking }
}

async function listContents(draft: string, target: ContentsFolder, lacking: ReadonlySet<string>) {
  const lines: string[] = []
  let sizeBytes = 0
  for await (const row of jsonLinesOf<Row>(path.join(draft, 'tables', 'blobs.ndjson'))) {
    const content: KeptContent | undefined = lacking.has(row.sha256)
      ? undefined
      : await target.find(row.sha256, row.size_bytes)
    if (!content) continue
    lines.push(`${JSON.stringify(content)}\n`)
    sizeBytes += content.sizeBytes
  }
  return { text: lines.join(''), count: lines.length, sizeBytes }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
