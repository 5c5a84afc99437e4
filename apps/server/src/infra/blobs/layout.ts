import path from 'node:path'
import type { KeptContent as BlobLocation } from '@octavo/disk'
import type { DataDir } from '../datadir/datadir.ts'

export { type KeptContent as BlobLocation, PACK_ENTRY_HEADER_BYTES, PACK_MAGIC } from '@octavo/disk'

/** Absolute path of a content that is a file of its own. */
export const loosePath = (dir: DataDir, sha256: string) =>
  dir.in('blobs', sha256.slice(0, 2), sha256.slice(2, 4), sha256)

/** Absolute path of a pack. */
export const packPath = (dir: DataDir, pack: string) => dir.in('packs', `${pack}.pack`)

/** Absolute path of the file that holds a content. */
export const holderPath = (dir: DataDir, blob: BlobLocation) =>
  blob.pack === null ? loosePath(dir, blob.sha256) : packPath(dir, blob.pack)

/** The hash that a loose file's name stands for, or undefined for a stranger's file. */
export const sha256OfPath = (file: string) => {
  const name = path.basename(file)
  return /^[0-9a-f]{64}$/u.test(name) ? name : undefined
}
