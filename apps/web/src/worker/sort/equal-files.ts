import { equalSets, LARGEST_READ_BYTES, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { blobOf, type FileBytes, firstBytes } from '../../platform/file-bytes.ts'

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

/** Ids of files with the same bytes. Files that are too large to be held at once are in no set. */
export async function equalFiles(
  files: readonly { readonly id: string; readonly bytes: FileBytes; readonly sizeBytes: number }[],
): Promise<readonly (readonly string[])[]> {
  const sets = await equalSets(files, {
    head: ({ bytes }) => keyOf(bytes, SIGNATURE_HEAD_BYTES),
    whole: ({ bytes, sizeBytes }) => (sizeBytes > LARGEST_READ_BYTES ? undefined : keyOf(bytes)),
  })
  return sets.map((set) => set.map(({ id }) => id))
}
