import type { FileKind } from '../../item/index.ts'
import type { types } from './en.ts'

/** What types of file are called in one language, to stand in a sentence: a format by its usual extension, else its kind. */
export interface TypeWords {
  readonly formats: Readonly<Record<Format, string>>
  readonly fileKinds: Readonly<Record<FileKind, string>>
}

/** A format that has a name of its own; it is written down in English first. */
export type Format = keyof (typeof types)['formats']
