import { COPY_LIMIT_BYTES } from '@octavo/core'

/** Where files are read into. */
export interface Buffers {
  /** For one piece of a big file. */
  piece(): Uint8Array
  /** For a whole small file of so many bytes; may be longer. */
  take(sizeBytes: number): Uint8Array
}

/**
 * `count` buffers in turn: for a reader that has used a piece up before it takes the one `count` places further. What
 * the archive copies has a buffer apart, for any number of such files is taken between two pieces.
 */
export function rotatingBuffers(pieceBytes: number, count: number): Buffers {
  const copied = memory(COPY_LIMIT_BYTES)
  const buffers: Uint8Array[] = []
  let turn = 0
  const piece = () => {
    const at = turn++ % count
    const buffer = buffers[at] ?? memory(pieceBytes)
    buffers[at] = buffer
    return buffer
  }
  return {
    piece,
    take(sizeBytes) {
      if (sizeBytes <= copied.length) return copied
      return sizeBytes <= pieceBytes ? piece() : memory(sizeBytes)
    },
  }
}

/** Memory that is not wiped first. A plain array, for views of it are made several times faster than those of a Buffer. */
function memory(sizeBytes: number): Uint8Array {
  return new Uint8Array(Buffer.allocUnsafeSlow(sizeBytes).buffer)
}
