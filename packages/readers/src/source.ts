import type { ByteSource } from '@octavo/core'

/** A file that was picked in a browser as a source; only the ranges that are asked for are read. */
export const blobSource = (blob: Blob): ByteSource => ({
  sizeBytes: blob.size,
  read: async (at, length) => new Uint8Array(await blob.slice(at, at + length).arrayBuffer()),
})
