import type { FileKind } from '../item/index.ts'

/** What reading an item taught about it. Every member is optional knowledge, none is a promise of the source. */
export interface Facts {
  /** Media type that all witnesses together speak for: bytes before name before declared type. */
  readonly mediaType?: string
  /** Extension of that type, without the dot; the name's own one when it fits. */
  readonly extension?: string
  /** Media type found in the bytes, absent when no signature matched. */
  readonly detectedMediaType?: string
  /** The usual extension of the detected type, without the dot. */
  readonly detectedExtension?: string
  readonly detectedKind?: FileKind
  /** True when name or declared type say something else than the bytes. */
  readonly mismatch?: boolean
  /** True when the bytes of something harmless also hold markup or a script that a browser or server could run. */
  readonly activeContent?: boolean
}

/** How many bytes from the start of a file are enough for `detect` (a tar header ends at 512; most ZIP members show). */
export const SIGNATURE_HEAD_BYTES = 4100
