import { equalSets, LARGEST_READ_BYTES, SIGNATURE_HEAD_BYTES } from '@octavo/core'

/** SHA-256 of bytes, in hex; undefined where the browser can't read them, or has no crypto (a page without TLS). */
export async function keyOf(blob: Blob): Promise<string | undefined> {
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

/** Ids of files with the same bytes. Files that are too large to be held at once are in no set. */
export async function equalFiles(
  files: readonly { readonly id: string; readonly blob: Blob }[],
): Promise<readonly (readonly string[])[]> {
  const sets = await equalSets(
    files.map(({ id, blob }) => ({ id, blob, sizeBytes: blob.size })),
    {
      head: ({ blob }) => keyOf(blob.slice(0, SIGNATURE_HEAD_BYTES)),
      whole: ({ blob }) => (blob.size > LARGEST_READ_BYTES ? undefined : keyOf(blob)),
    },
  )
  return sets.map((set) => set.map(({ id }) => id))
}
