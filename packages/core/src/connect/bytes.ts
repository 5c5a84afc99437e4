import { AppError } from '../errors/index.ts'
import type { ByteSource } from '../ports/index.ts'
import type { Connector, Entry } from './connector.ts'

/** Readers ask for a little here and there: so much is fetched at a time, and the last piece is kept. */
const PIECE_BYTES = 256 * 1024
/** How often a connection may break without having brought a single byte. */
const MOST_BREAKS = 4

/** A file elsewhere as readers take it; its size is that of the listing, and a content that changed since is refused. */
export function entryBytes(connector: Connector, entry: Entry): ByteSource {
  const { sizeBytes } = entry
  let kept = { at: 0, bytes: new Uint8Array(0) }
  return {
    sizeBytes,
    async read(at, length, signal) {
      const end = Math.min(at + length, sizeBytes)
      if (at >= end) return new Uint8Array(0)
      if (at < kept.at || end > kept.at + kept.bytes.length) {
        const wanted = Math.min(Math.max(end - at, PIECE_BYTES), sizeBytes - at)
        kept = { at, bytes: await fetchPart(connector, entry, { at, length: wanted, ...(signal && { signal }) }) }
      }
      return kept.bytes.subarray(at - kept.at, end - kept.at)
    },
  }
}

/**
 * Part of a file, fewer bytes at its end. What was cut off is gone on with where it broke, if the content is still the same:
 * throws AppError `changed_since_review` when it is not, and as `Connector.open`.
 */
export async function fetchPart(
  connector: Connector,
  entry: Pick<Entry, 'id' | 'version'>,
  { at, length, signal }: { readonly at: number; readonly length: number; readonly signal?: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let got = 0
  for (let breaks = 0; got < length; ) {
    const before = got
    try {
      const chunks = await connector.open(entry.id, {
        at: at + got,
        length: length - got,
        ...(entry.version !== undefined && { version: entry.version }),
        ...(signal && { signal }),
      })
      for await (const chunk of chunks) {
        signal?.throwIfAborted()
        const fits = chunk.subarray(0, length - got)
        bytes.set(fits, got)
        got += fits.length
        if (got === length) return bytes
      }
      return bytes.subarray(0, got)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'transient')) throw error
      breaks = got > before ? 0 : breaks + 1
      if (breaks > MOST_BREAKS) throw error
    }
  }
  return bytes
}
