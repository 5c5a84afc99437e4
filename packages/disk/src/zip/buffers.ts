/** Where the pieces of big files are read into. */
export interface Buffers {
  next(): Uint8Array
}

/** Always new memory: for readers that keep a piece for a while. */
export function freshBuffers(sizeBytes: number): Buffers {
  return { next: () => Buffer.allocUnsafeSlow(sizeBytes) }
}

/** `count` buffers in turn: for a reader that has used a piece up before it takes the piece `count` places further. */
export function rotatingBuffers(sizeBytes: number, count: number): Buffers {
  const buffers: Buffer[] = []
  let turn = 0
  return {
    next() {
      const at = turn++ % count
      const buffer = buffers[at] ?? Buffer.allocUnsafeSlow(sizeBytes)
      buffers[at] = buffer
      return buffer
    },
  }
}
