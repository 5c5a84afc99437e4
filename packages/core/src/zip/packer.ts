import { COPY_LIMIT_BYTES } from './entry.ts'
import { localHeaderSize, writeLocalHeader, type ZipRecord } from './records.ts'

/** Blocks are big enough that a consumer's cost per chunk doesn't count. */
const BLOCK_BYTES = 128 * 1024
const NOTHING: readonly Uint8Array[] = []

/** Gathers headers and small content into blocks, in order with the big pieces between them. */
export interface Packer {
  pushHeader(record: ZipRecord): void
  /** Small bytes are copied, for that is cheaper than handing each one out; bigger ones pass untouched. */
  push(bytes: Uint8Array): void
  /** Chunks that are complete; with `all`, also the block that is still being filled. */
  take(all?: boolean): readonly Uint8Array[]
  /** Number of bytes pushed so far. */
  readonly offset: number
}

/**
 * Starts an empty packer. With `reuse`, the chunks that `take` returns are used up before the next push: their memory
 * is filled again, which spares a garbage collector that is slow to see memory outside its heap.
 */
export function createPacker(reuse = false): Packer {
  let ready: Uint8Array[] = []
  let block = new Uint8Array(0)
  let view = new DataView(block.buffer)
  /** What of the block is handed out already, and what is filled. What was handed out is never written again. */
  let handedOut = 0
  let used = 0
  let offset = 0
  /** Blocks that are full, and one that may be filled again. */
  let full: Uint8Array<ArrayBuffer> | undefined
  let spare: Uint8Array<ArrayBuffer> | undefined

  const closeBlock = () => {
    if (used > handedOut) ready.push(block.subarray(handedOut, used))
    handedOut = used
  }

  /** Makes room for so many bytes and returns where they begin in the block. */
  const reserve = (sizeBytes: number): number => {
    if (used + sizeBytes > block.length) {
      closeBlock()
      full = block
      block = spare && spare.length >= sizeBytes ? spare : new Uint8Array(Math.max(BLOCK_BYTES, sizeBytes))
      spare = undefined
      view = new DataView(block.buffer)
      handedOut = 0
      used = 0
    }
    const at = used
    used += sizeBytes
    offset += sizeBytes
    return at
  }

  return {
    pushHeader(record) {
      const at = reserve(localHeaderSize(record))
      writeLocalHeader(view, at, record)
    },
    push(bytes) {
      if (bytes.length <= COPY_LIMIT_BYTES) {
        const at = reserve(bytes.length)
        block.set(bytes, at)
      } else {
        closeBlock()
        ready.push(bytes)
        offset += bytes.length
      }
    },
    take(all = false) {
      if (all) closeBlock()
      if (reuse && full) spare = full
      full = undefined
      if (ready.length === 0) return NOTHING
      const chunks = ready
      ready = []
      return chunks
    },
    get offset() {
      return offset
    },
  }
}
