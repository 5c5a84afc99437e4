import { decoded } from '@octavo/core'
import type { EncodedBytes } from './file-bytes.ts'

/** The own bytes of something that a mailbox holds: pieces of it where they are written as they are, else decoded. Rejects where they can't be read. */
export async function fromLetters({ of, at, length, without, encoding, type }: EncodedBytes): Promise<Blob> {
  const ends = [...without, at + length]
  const pieces = ends.map((end, index) => of.slice(index === 0 ? at : (without[index - 1] ?? at) + 1, end, type))
  const [first = of.slice(at, at, type)] = pieces
  const own = pieces.length > 1 ? new Blob(pieces, { type }) : first
  if (encoding === 'text') return own
  return new Blob([new Uint8Array(decoded(new Uint8Array(await own.arrayBuffer()), encoding))], { type })
}
