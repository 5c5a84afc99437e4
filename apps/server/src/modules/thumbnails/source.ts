import type { BlobLocation } from '../../infra/blobs/layout.ts'
import type { BlobStore } from '../../infra/blobs/store.ts'

/** A content as readers take it: only the ranges that they ask for are ever in memory. */
export const sourceOf = (store: BlobStore, blob: BlobLocation) => ({
  sizeBytes: blob.sizeBytes,
  async read(at: number, length: number): Promise<Uint8Array> {
    const end = Math.min(at + length, blob.sizeBytes)
    if (end <= at) return new Uint8Array()
    const whole = Buffer.allocUnsafe(end - at)
    let filled = 0
    for await (const chunk of await store.stream(blob, at, end - 1)) filled += (chunk as Buffer).copy(whole, filled)
    return whole.subarray(0, filled)
  },
})
