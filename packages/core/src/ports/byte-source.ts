/** Random access to the bytes of one item, wherever they lie: memory, a picked file, a file on disk, a blob store. */
export interface ByteSource {
  readonly sizeBytes: number
  /** The bytes from `at`, at most `length` of them and fewer at the end. Rejects when they can't be had. */
  read(at: number, length: number, signal?: AbortSignal): Promise<Uint8Array>
  /** Gives back what is held open for it; absent where nothing is. */
  close?(): Promise<void>
}

/** Bytes in memory as a source. */
export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  sizeBytes: bytes.length,
  read: async (at, length) => bytes.subarray(Math.min(at, bytes.length), Math.min(at + length, bytes.length)),
})

/** The part of a \`Blob\` or \`File\` that is needed to read it; core knows no browser. */
interface Sliceable {
  readonly size: number
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** A file that was picked in a browser as a source; only the ranges that are asked for are read. */
export const blobSource = (blob: Sliceable): ByteSource => ({
  sizeBytes: blob.size,
  read: async (at, length) => new Uint8Array(await blob.slice(at, at + length).arrayBuffer()),
})
