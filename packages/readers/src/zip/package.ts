import { type ByteSource, crc32 } from '@octavo/core'
import { Bytes } from '../bytes.ts'
import { type Draft, readRange } from '../draft.ts'
import type { ReadLimits } from '../limits.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { decodeBytes } from '../text/charset.ts'
import { readZipDirectory, type ZipEntryFacts } from './directory.ts'
import { InflateBudget, inflate } from './inflate.ts'

const LOCAL_BYTES = 30

/** A ZIP archive whose members are parts of one document (Office, OpenDocument, EPUB): by name, within the limits. */
export class ZipPackage {
  readonly names: readonly string[]
  readonly entries: readonly ZipEntryFacts[]
  readonly entryCount: number
  readonly #source: ByteSource
  readonly #draft: Draft
  readonly #budget: InflateBudget
  readonly #byName: ReadonlyMap<string, ZipEntryFacts>

  private constructor(
    source: ByteSource,
    draft: Draft,
    limits: ReadLimits,
    entries: readonly ZipEntryFacts[],
    entryCount: number,
  ) {
    this.#source = source
    this.#draft = draft
    this.#budget = new InflateBudget(limits)
    this.entries = entries
    this.entryCount = entryCount
    this.#byName = new Map(entries.map((entry) => [entry.name.replaceAll('\\', '/').replace(/^\//u, ''), entry]))
    this.names = [...this.#byName.keys()]
  }

  /** Reads the list of contents. Throws ReadProblem `damaged` when there is none. */
  static async open(source: ByteSource, draft: Draft, limits: ReadLimits): Promise<ZipPackage> {
    const { entries, entryCount } = await readZipDirectory(source, limits.entries)
    return new ZipPackage(source, draft, limits, entries, entryCount)
  }

  has(name: string): boolean {
    return this.#byName.has(name)
  }

  /** Names that match, in natural order (`slide2` before `slide10`). */
  matching(pattern: RegExp): string[] {
    return this.names.filter((name) => pattern.test(name)).sort((a, b) => natural.compare(a, b))
  }

  /**
   * A part's bytes, at most `maxBytes`; undefined when there is no such part. Sizes, checksum and headers that
   * contradict each other throw ReadProblem `damaged`; an encrypted part throws `password_needed`.
   */
  async bytes(name: string, maxBytes?: number): Promise<Uint8Array | undefined> {
    this.#draft.checkTime()
    const entry = this.#byName.get(name)
    return entry && this.#open(entry, maxBytes)
  }

  /** The bytes of the member at a place of `entries`. Throws as `bytes` does, and `too_large` where they are more than `maxBytes`. */
  async member(at: number, maxBytes: number): Promise<Uint8Array | undefined> {
    const entry = this.entries[at]
    if (entry && entry.sizeBytes > maxBytes) throw new ReadProblem('too_large')
    return entry && this.#open(entry, maxBytes)
  }

  /** A part as text; a part that is missing, or damaged (which is noted), is empty: the others are read all the same. */
  async text(name: string, maxBytes?: number): Promise<string> {
    try {
      const bytes = await this.bytes(name, maxBytes)
      return bytes ? decodeBytes(bytes) : ''
    } catch (error) {
      if (!(error instanceof ReadProblem) || error.code !== 'damaged') throw error
      this.#draft.note('damaged', error.message)
      return ''
    }
  }

  /**
   * Whether the first members are where and what the list of contents says: a header of the same method in front of
   * each, nothing beyond the end, one size for what is stored.
   */
  async isSound(): Promise<boolean> {
    for (const entry of this.entries.slice(0, 100)) {
      if (entry.headerAt + LOCAL_BYTES + entry.packedBytes > this.#source.sizeBytes) return false
      if (entry.method === 0 && !entry.isEncrypted && entry.packedBytes !== entry.sizeBytes) return false
      const header = new Bytes(await readRange(this.#source, entry.headerAt, LOCAL_BYTES))
      if (header.u32(0) !== 0x04034b50 || header.u16(8) !== entry.method) return false
    }
    return true
  }

  async #open(entry: ZipEntryFacts, maxBytes = this.#budget.limits.memberBytes): Promise<Uint8Array> {
    if (entry.isEncrypted) throw new ReadProblem('password_needed')
    const header = new Bytes(await readRange(this.#source, entry.headerAt, LOCAL_BYTES))
    if (header.u32(0) !== 0x04034b50 || header.u16(8) !== entry.method)
      throw damaged('A part of it is not where its list of contents says.')
    if ((header.u16(6) & 1) !== 0) throw new ReadProblem('password_needed')
    const at = entry.headerAt + LOCAL_BYTES + header.u16(26) + header.u16(28)
    if (at + entry.packedBytes > this.#source.sizeBytes) throw damaged('A part of it reaches beyond its end.')
    if (entry.method === 0) {
      if (entry.packedBytes !== entry.sizeBytes) throw damaged('The sizes of a part contradict each other.')
      this.#budget.spend(Math.min(entry.sizeBytes, maxBytes))
      return this.#check(
        entry,
        await readRange(this.#source, at, Math.min(entry.sizeBytes, maxBytes)),
        entry.sizeBytes <= maxBytes,
      )
    }
    if (entry.method !== 8) throw new ReadProblem('unsupported', 'It is packed by a method that Octavo does not read.')
    const packed = await readRange(this.#source, at, Math.min(entry.packedBytes, this.#budget.limits.wholeBytes))
    const { bytes, isWhole } = inflate(packed, this.#budget, maxBytes)
    return this.#check(entry, bytes, isWhole)
  }

  #check(entry: ZipEntryFacts, bytes: Uint8Array, isWhole: boolean): Uint8Array {
    if (!isWhole) this.#draft.cut('A part of it is so large that only its beginning was read.')
    else if (bytes.length !== entry.sizeBytes || crc32(bytes) !== entry.crc32)
      throw damaged('A part of it is not what its list of contents says.')
    return bytes
  }
}

const natural = new Intl.Collator('en', { numeric: true })
