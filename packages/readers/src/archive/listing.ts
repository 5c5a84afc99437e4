import type { ArchiveMember } from '@octavo/core'
import type { ReadJob } from '../draft.ts'

/** Absolute, leading out of the folder, with a drive, a device name or a control character. */
const UNSAFE = /^(?:[\\/~]|[a-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)|[\p{Cc}]|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu

/** What an archive's directory lists, as it is written there; nothing is unpacked, so no name can lead anywhere. */
export class Listing {
  readonly #members: ArchiveMember[] = []
  readonly #job: ReadJob
  #count = 0

  constructor(job: ReadJob) {
    this.#job = job
  }

  /** Members looked at so far; a reader of an archive without a directory stops at `limits.entries`. */
  get count(): number {
    return this.#count
  }

  add(
    name: string,
    sizeBytes: number,
    options: { readonly isLink?: boolean; readonly isEncrypted?: boolean } = {},
  ): void {
    const { draft, limits } = this.#job
    this.#count += 1
    draft.flag('unsafe_names', UNSAFE.test(name) || options.isLink === true)
    draft.flag('encrypted_members', options.isEncrypted === true)
    if (this.#members.length < limits.members) this.#members.push({ name: name.toWellFormed(), sizeBytes })
  }

  /** Writes the listing into the draft; `total` is what the archive says when not all members were looked at. */
  finish(total = this.#count): void {
    const { draft } = this.#job
    draft.facts.members = this.#members
    draft.facts.memberCount = total
  }
}
