import { eachOf, equalSets, LARGEST_READ_BYTES, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { blobOf, type FileBytes, firstBytes } from '../../platform/file-bytes.ts'

/** Files of a few kilobytes take longer to be asked for than to be read: so many are asked for at once. */
const SMALL_BYTES = 512 * 1024
const SMALL_AT_ONCE = 24

/**
 * SHA-256 of bytes, in hex, of the first `most` alone where that is given; undefined where the browser can't read them, or has no
 * crypto (a page without TLS).
 */
export async function keyOf(bytes: FileBytes, most?: number): Promise<string | undefined> {
  try {
    const read = most === undefined ? await (await blobOf(bytes)).arrayBuffer() : await firstBytes(bytes, most)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', read))
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

interface Compared {
  readonly id: string
  readonly bytes: FileBytes
  readonly sizeBytes: number
}

/** Ids of files with the same bytes. Files that are too large to be held at once are in no set. */
export async function equalFiles(files: readonly Compared[]): Promise<readonly (readonly string[])[]> {
  const crowded = sharing(files, ({ sizeBytes }) => (sizeBytes > 0 ? `${sizeBytes}` : undefined))
  const heads = await keysOf(crowded, ({ bytes }) => keyOf(bytes, SIGNATURE_HEAD_BYTES))
  const alike = sharing(crowded, ({ id, sizeBytes }) => heads.get(id) && `${sizeBytes} ${heads.get(id)}`)
  const wholes = await keysOf(alike, ({ id, bytes, sizeBytes }) => {
    if (sizeBytes > LARGEST_READ_BYTES) return Promise.resolve(undefined)
    // Its beginning was all of it.
    return sizeBytes <= SIGNATURE_HEAD_BYTES ? Promise.resolve(heads.get(id)) : keyOf(bytes)
  })
  const sets = await equalSets(alike, { head: ({ id }) => heads.get(id), whole: ({ id }) => wholes.get(id) })
  return sets.map((set) => set.map(({ id }) => id))
}

/** Those that share a key with another one, in their order. */
function sharing(files: readonly Compared[], keyFor: (file: Compared) => string | undefined): readonly Compared[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const key = keyFor(file)
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return files.filter((file) => (counts.get(keyFor(file) ?? '') ?? 0) > 1)
}

/** A key of each that can be read, small ones many at a time. */
async function keysOf(
  files: readonly Compared[],
  keyFor: (file: Compared) => Promise<string | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>()
  const take = async (file: Compared) => {
    const key = await keyFor(file)
    if (key !== undefined) keys.set(file.id, key)
  }
  await eachOf(
    files.filter(({ sizeBytes }) => sizeBytes <= SMALL_BYTES),
    SMALL_AT_ONCE,
    take,
  )
  for (const file of files) if (file.sizeBytes > SMALL_BYTES) await take(file)
  return keys
}
