import { AppError } from '@octavo/core'

/** Part of a content on its way to a provider: held whole, so that it can be sent again. */
export interface Piece {
  /** Where it begins in the content. */
  readonly at: number
  readonly bytes: Uint8Array
  readonly isLast: boolean
}

/** Five MiB: a multiple of what Google (256 KiB) and Microsoft (320 KiB) take, and little to hold. */
const PIECE_BYTES = 5 * 1024 * 1024

/**
 * A content in pieces of five MiB, the last one shorter, of an empty content one with nothing in it. The last piece is given only when it
 * is certain that nothing comes after it. Throws AppError `bad_input` for more or fewer bytes than `sizeBytes`, and what `bytes` throw.
 */
export async function* piecesOf(bytes: AsyncIterable<Uint8Array>, sizeBytes: number): AsyncGenerator<Piece> {
  let at = 0
  let piece = new Uint8Array(Math.min(PIECE_BYTES, sizeBytes))
  let filled = 0
  for await (const chunk of counted(bytes, sizeBytes))
    for (let from = 0; from < chunk.length; ) {
      if (filled === piece.length) {
        yield { at, bytes: piece, isLast: false }
        at += filled
        piece = new Uint8Array(Math.min(PIECE_BYTES, sizeBytes - at))
        filled = 0
      }
      const part = chunk.subarray(from, from + piece.length - filled)
      piece.set(part, filled)
      filled += part.length
      from += part.length
    }
  yield { at, bytes: piece, isLast: true }
}

/** The same bytes. Throws AppError `bad_input` where they are more or fewer than `sizeBytes`. */
async function* counted(bytes: AsyncIterable<Uint8Array>, sizeBytes: number): AsyncGenerator<Uint8Array> {
  let sent = 0
  for await (const chunk of bytes) {
    sent += chunk.length
    if (sent > sizeBytes) throw new AppError('bad_input', 'It is longer than was said.')
    yield chunk
  }
  if (sent < sizeBytes) throw new AppError('bad_input', 'It is shorter than was said.')
}
