/** Blocks are big enough that a consumer's cost per chunk doesn't count. */
const BLOCK_BYTES = 128 * 1024
/** Pieces up to this size are copied into a block: cheaper than handing each one out. Bigger ones pass untouched. */
const COPY_LIMIT_BYTES = 16 * 1024
const NOTHING: readonly Uint8Array[] = []

/** Gathers headers and small content into blocks, in order with the big pieces between them. */
export interface Packer {
  push(bytes: Uint8Array): void
  /** Chunks that are complete; with `all`, also the block that is still being filled. */
  take(all?: boolean): readonly Uint8Array[]
  /** Number of bytes pushed so far. */
  readonly offset: number
}

/** Starts an empty packer. */
export function createPacker(): Packer {
  let ready: Uint8Array[] = []
  let block = new Uint8Array(0)
  let used = 0
  let offset = 0

  const closeBlock = () => {
    if (used === 0) return
    ready.push(block.subarray(0, used))
    // What is left of the block may still be filled: nobody writes to the part that was handed out.
    block = block.subarray(used)
    used = 0
  }

  return {
    push(bytes) {
      offset += bytes.length
      if (bytes.length > COPY_LIMIT_BYTES) {
        closeBlock()
        ready.push(bytes)
        return
      }
      if (used + bytes.length > block.length) {
        closeBlock()
        block = new Uint8Array(BLOCK_BYTES)
      }
      block.set(bytes, used)
      used += bytes.length
    },
    take(all = false) {
      if (all) closeBlock()
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
