import { LARGEST_READ_BYTES, MAX_READING_MEMBERS, MAX_READING_TEXT } from '@octavo/core'

/** How far a reader may go. Every number is a bound on work, so that no input decides how much is done. */
export interface ReadLimits {
  /** Characters of text that are kept. */
  readonly textChars: number
  /** Bytes of a file that are held at once; of longer ones the beginning is read, or single ranges. */
  readonly wholeBytes: number
  /** Bytes that all inflated members of one file may come to. */
  readonly inflatedBytes: number
  /** Bytes that one member may inflate to; the rest of a longer one is left out. */
  readonly memberBytes: number
  /** Entries of an archive's directory that are looked at. */
  readonly entries: number
  /** How many times its packed size a member may inflate to, once it is past the first megabyte. */
  readonly ratio: number
  /** How deep things may lie inside each other (a tar in a gzip is two). */
  readonly depth: number
  /** Members that are listed. */
  readonly members: number
  /** After so long a reader that can stop half-way stops, and keeps what it has. */
  readonly softMs: number
}

export const DEFAULT_LIMITS: ReadLimits = {
  textChars: MAX_READING_TEXT,
  wholeBytes: LARGEST_READ_BYTES,
  inflatedBytes: 64 * 1024 * 1024,
  memberBytes: 8 * 1024 * 1024,
  entries: 10_000,
  ratio: 200,
  depth: 3,
  members: MAX_READING_MEMBERS,
  softMs: 15_000,
}
