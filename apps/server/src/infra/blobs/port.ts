import type { Readable } from 'node:stream'
import type { LocalDisk } from '../datadir/local-disk.ts'
import type { CompactedPack, LiveRange } from './compact.ts'
import type { BlobLocation } from './layout.ts'
import type { Ranges } from './ranges.ts'
import type { Removals } from './removals.ts'

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
  /** Opens a sealed content that is not in its place yet; `close` when done. Throws when it is none of this request's. */
  openRanges(sha256: string): Promise<Ranges>
  /**
   * Takes sealed bytes to where they are kept, as far as that takes long: before the transaction in which `place` is called, for nobody
   * is to wait for it. What is not placed afterwards is nobody's, and is found as that.
   */
  carry(): Promise<void>
  /** Puts the sealed contents where they belong, durably, and says where. A content that is there already stays one. */
  place(): Promise<ReadonlyMap<string, BlobLocation>>
  /** Removes everything that is not in its place yet; never throws. */
  discard(): Promise<void>
  /** Removes the placed pack again: every content in it was there already. Never throws. */
  dropPack(): Promise<void>
}

/** What lies in a store, by its name: the hash of a content that is on its own, or the name of a pack. */
export interface StoredThing {
  /** Where it lies, as the store itself says it. */
  readonly path: string
  readonly sha256?: string
  readonly pack?: string
  readonly modifiedAtMs: number
}

/** Reads many contents one after the other; `close` when done. */
export interface ContentReader {
  /**
   * The first bytes of a content, `maxBytes` at most; all of them when left out. They have to fit into memory. Throws
   * AppError `not_found`, and `corrupt` when all are read and they are not what was stored.
   */
  read(blob: BlobLocation, maxBytes?: number): Promise<Uint8Array>
  close(): Promise<void>
}

/** How a content is named to whoever reads it at the store itself. */
export interface Shown {
  readonly type: string
  readonly disposition: string
}

/** Hears of a content whose bytes have another hash than its own. */
export type HearDamage = (blob: BlobLocation, actual: string) => void

/**
 * What any store of contents has to do, each found by its SHA-256, small ones in packs. What a store has to pass is
 * `test/support/blob-suite.ts`.
 */
export interface Blobs {
  /** The disk of this process, on which bytes wait until they are whole. */
  readonly disk: LocalDisk
  /** Lets nothing be removed while all is to be kept. */
  readonly removals: Removals
  /** Says whom to tell of damage, whoever reads. */
  tellDamaged(hear: HearDamage): void
  /** A fresh place for what a request brings in. */
  receive(): BlobIntake
  /** True when the place holds at least as many bytes as the content needs, as the store itself says. */
  holds(blob: BlobLocation): Promise<boolean>
  /** Opens bytes `start` to `end` (both counted). Throws AppError `not_found` before the first byte is given out. */
  stream(blob: BlobLocation, start?: number, end?: number): Promise<Readable>
  /** Opens a whole content that is held against its hash: AppError `corrupt` before its end. Throws like `stream`. */
  whole(blob: BlobLocation): Promise<Readable>
  /**
   * An address at the store itself, with which whoever has it can read a whole content for a minute, as `shown`; nothing holds what is
   * read there against its hash. Undefined where none is given: it is not allowed, the content shares a pack, or lies there with another
   * size or not at all.
   */
  addressOf(blob: BlobLocation, shown: Shown): Promise<string | undefined>
  /** The hash of the bytes that lie where a content should; undefined when they are not there. */
  hashOf(blob: BlobLocation): Promise<string | undefined>
  /** Opens a content to be read by ranges; `close` when done. Throws AppError `not_found`. */
  openRanges(blob: BlobLocation): Promise<Ranges>
  /** Reads many contents one after the other without opening their packs again. */
  reader(): ContentReader
  /** Removes a content that is on its own, or a pack; it may be gone already. */
  remove(place: { readonly sha256: string } | { readonly pack: string }): Promise<void>
  /** Overwrites parts of a pack with zeros, durably: bytes of contents that have gone, beside others that stay. */
  wipe(pack: string, ranges: readonly LiveRange[]): Promise<void>
  /** True when a pack takes more than twice the space of what is needed of it, and that can be had back by `compact`. */
  isMostlyDead(pack: string, liveBytes: number): Promise<boolean>
  /** Writes a pack anew without what is not needed of it; see `compactPack`. Ranges come in the order of their offsets. */
  compact(pack: string, live: readonly LiveRange[]): Promise<CompactedPack | undefined>
  /** Names everything that is stored and not out of the way. */
  walk(): AsyncIterable<StoredThing>
  /** Takes something that nothing refers to out of the way, without destroying it. */
  quarantine(thing: StoredThing): Promise<void>
  /** What was taken out of the way; strangers' things are left out. */
  quarantined(): Promise<readonly StoredThing[]>
  /** Puts something of the quarantine where it was, durably; false when something is there already. */
  bringBack(thing: StoredThing): Promise<boolean>
  /** Removes something of the quarantine for good. */
  discardQuarantined(thing: StoredThing): Promise<void>
  /** Throws away what an upload that nobody ended has left for a day; gives how many. */
  sweepParts(nowMs: number): Promise<number>
  /** Proves that the store takes and gives. Throws what it says. */
  probe(): Promise<void>
}
