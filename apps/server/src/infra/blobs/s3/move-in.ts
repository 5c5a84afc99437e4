import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DataDir } from '../../datadir/datadir.ts'
import { filesBelow } from '../../datadir/local-disk.ts'
import { StartRefused } from '../../datadir/refused.ts'
import type { Logger } from '../../log/log.ts'
import { sha256OfPath } from '../layout.ts'
import type { S3Store } from './store.ts'

/** Says that a move has begun, so that the next start goes on with it. */
const UNDER_WAY = 'to-bucket.json'
const FOLDERS = ['blobs', 'packs'] as const
const AT_ONCE = 4

/** What was moved. */
export interface MovedIn {
  readonly files: number
  readonly sizeBytes: number
  /** Files that were there already, from a move that was cut short. */
  readonly before: number
  /** Files of the data folder whose bytes are not what their names say: they went along as they are. */
  readonly damaged: number
  /** Where the old ones lie until somebody removes them. */
  readonly kept: string
}

/** True when contents lie in the data folder. */
export const hasContents = (dir: DataDir): boolean =>
  FOLDERS.some((name) =>
    readdirSync(dir.in(name), { recursive: true, withFileTypes: true }).some((entry) => entry.isFile()),
  )

/** Refuses contents in the data folder beside a store, unless they are to be moved there. */
export function refuseTwoPlaces(dir: DataDir, isAsked: boolean): void {
  if (!hasContents(dir) || isAsked || existsSync(dir.in(UNDER_WAY))) return
  throw new StartRefused(
    `The data folder ${dir.path} holds stored files, and OCTAVO_S3_URL names a store for them. Nothing was changed. To move them there say "octavo data to-bucket" and start again; else leave OCTAVO_S3_URL out.`,
    78,
  )
}

/**
 * Copies everything of the data folder into the bucket under the very same names, so that no row changes; reads each back and holds it
 * against the bytes that lie here; and puts the old files aside when all are there. Killed at any moment, the next start goes on.
 */
export async function moveIn(dir: DataDir, store: S3Store, log: Logger, nowMs: number): Promise<MovedIn | undefined> {
  if (!hasContents(dir)) {
    await unlink(dir.in(UNDER_WAY)).catch(() => undefined)
    return undefined
  }
  await writeFile(dir.in(UNDER_WAY), `${JSON.stringify({ atMs: nowMs })}\n`)
  const counts = { files: 0, sizeBytes: 0, before: 0, damaged: 0 }
  const waiting: string[] = []
  for (const folder of FOLDERS) for await (const file of filesBelow(dir.in(folder))) waiting.push(file)
  const total = waiting.length
  log.info({ files: total }, 'Contents are moved into the bucket')
  const next = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await moveOne(store, file, counts)
      if (counts.files % 1000 === 0)
        log.info({ done: counts.files, files: total }, 'Contents are moved into the bucket')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  const kept = dir.in('moved-to-bucket', new Date(nowMs).toISOString().replaceAll(/[:.]/gu, '-'))
  await mkdir(kept, { recursive: true, mode: 0o700 })
  for (const folder of FOLDERS) {
    await rename(dir.in(folder), path.join(kept, folder))
    await mkdir(dir.in(folder))
  }
  await unlink(dir.in(UNDER_WAY))
  return { ...counts, kept }
}

async function moveOne(
  store: S3Store,
  file: string,
  counts: { files: number; sizeBytes: number; before: number; damaged: number },
): Promise<void> {
  const sha256 = sha256OfPath(file)
  const pack = file.endsWith('.pack') ? path.basename(file, '.pack') : undefined
  // What is no content of ours stays with the old files.
  if (sha256 === undefined && pack === undefined) return
  const { size } = await stat(file)
  const digest = createHash('sha256')
  for await (const piece of createReadStream(file)) digest.update(piece as Buffer)
  const actual = digest.digest('hex')
  const thing = sha256 === undefined ? { pack: pack ?? '' } : { sha256 }
  if ((await store.hashOfThing(thing)) === actual) counts.before += 1
  else {
    await store.putThing(thing, file, size)
    if ((await store.hashOfThing(thing)) !== actual) throw new Error('The store gives other bytes than it was given')
  }
  if (sha256 !== undefined && actual !== sha256) counts.damaged += 1
  counts.files += 1
  counts.sizeBytes += size
}
