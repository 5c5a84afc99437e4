import type { Readable } from 'node:stream'
import type { BlobLocation } from './layout.ts'
import type { Ranges } from './ranges.ts'

/** A content that was received; it is durable and in its place only after `seal` and `place`. */
export interface Received {
  readonly sha256: string
  readonly sizeBytes: number
}

/** A large content on its way in. */
export interface LargeContent {
  /** Resolves (or returns undefined) when more may come; throws when the store refuses. */
  append(chunk: Uint8Array): Promise<void> | undefined
  end(): Received
  /** Gives this one content up, the others stay. */
  drop(): Promise<void>
}

/** Everything that one request brings in. Nothing of it is visible before `place`. */
export interface BlobIntake {
  /** Takes a whole small content. Returns its hash, and a promise when the caller should wait before giving more. */
  small(
    chunks: readonly Uint8Array[],
    sizeBytes: number,
  ): { readonly received: Received; readonly wait: Promise<void> | undefined }
  /** Opens a content that is too large to be held. */
  large(): Promise<LargeContent>
  /** Makes every byte durable. */
  seal(): Promise<void>
  /** Puts the sealed contents where they belong, durably, and says where. A content that is there already stays one. */
  place(): Promise<ReadonlyMap<string, BlobLocation>>
  /** Removes everything that is not in its place yet; never throws. */
  discard(): Promise<void>
}

/**
 * What any store of contents has to do, each found by its SHA-256, small ones in packs. What a store has to pass is
 * `test/support/blob-suite.ts`.
 */
export interface Blobs {
  /** A fresh place for what a request brings in. */
  receive(): BlobIntake
  /** True when the place holds at least as many bytes as the content needs, as the store itself says. */
  holds(blob: BlobLocation): Promise<boolean>
  /** Opens bytes `start` to `end` (both counted). Throws AppError `not_found` before the first byte is given out. */
  stream(blob: BlobLocation, start?: number, end?: number): Promise<Readable>
  /** Opens a whole content that is held against its hash: AppError `corrupt` before its end. Throws like `stream`. */
  whole(blob: BlobLocation): Promise<Readable>
  /** The hash of the bytes that lie where a content should; undefined when they are not there. */
  hashOf(blob: BlobLocation): Promise<string | undefined>
  /** Opens a content to be read by ranges; `close` when done. Throws AppError `not_found`. */
  openRanges(blob: BlobLocation): Promise<Ranges>
  /** Removes a content that is on its own, or a pack; it may be gone already. */
  remove(place: { readonly sha256: string } | { readonly pack: string }): Promise<void>
  /** Names everything that is stored, by the hash of a content that is on its own or by the name of a pack. */
  walk(): AsyncIterable<{ readonly sha256?: string; readonly pack?: string; readonly modifiedAtMs: number }>
}
