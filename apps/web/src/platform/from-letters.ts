import { decoded } from '@octavo/core'
import type { EncodedBytes } from './file-bytes.ts'

/** The bytes that some letters of a mail stand for. Rejects where they can't be read. */
export async function fromLetters({ encoded, encoding }: EncodedBytes): Promise<Blob> {
  const bytes = decoded(new Uint8Array(await encoded.arrayBuffer()), encoding)
  return new Blob([new Uint8Array(bytes)], { type: encoded.type })
}
