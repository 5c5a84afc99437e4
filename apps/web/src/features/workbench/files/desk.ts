import type { FileKind, MarkColor } from '@octavo/core'
import type { ReactNode } from 'react'
import { megabytes } from '../../../language/words.ts'
import type { Look } from '../../../viewer/look.ts'

/** A file on the desk, with all that sorting rules ask and change. */
export interface DeskFile {
  readonly id: string
  readonly name: string
  readonly extension: string
  readonly mimeType: string
  readonly sizeBytes: number
  readonly createdAt?: number
  readonly updatedAt?: number
  readonly starred: boolean
  readonly tags: readonly string[]
  readonly category?: string
  readonly color?: MarkColor
  readonly kind: FileKind
  /** Where it lies: `/` is the top, `/a/b` a folder below it. */
  readonly folder: string
}

/** A size in megabytes; no file is so small that nothing is left of it. */
export const sizeInMb = (sizeBytes: number): string => megabytes(Math.max(sizeBytes, 0.01 * 1024 ** 2), 2)

/** What can be done with a selection, in the order of its toolbar (part 2 section 4). */
export const BULK_ACTIONS = ['download', 'create-folder', 'star', 'tag', 'archive', 'ai-organize', 'delete'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** A bulk action with what was asked for it. A star is taken off where all have one. */
export type BulkAct =
  | { readonly is: Exclude<BulkAction, 'create-folder' | 'tag'> }
  | { readonly is: 'create-folder'; readonly name: string }
  | { readonly is: 'tag'; readonly add: readonly string[]; readonly remove: readonly string[] }

/** What sorting rules have made of a file: what of it may change. */
export type Sorted = Pick<DeskFile, 'id'> & {
  readonly [key in 'starred' | 'tags' | 'category' | 'color']?: DeskFile[key] | undefined
}

/**
 * Files to work on, and what can be done with them: those of the demo in memory, or the person's library. Each act says what
 * it did, with its way back.
 */
export interface Desk {
  /** In order; of a large library the first of what was searched for. */
  readonly files: readonly DeskFile[]
  /** All that there are of them. */
  readonly total: number
  readonly isBusy: boolean
  /** True while the answer to what is searched for is on its way. */
  readonly isAsking: boolean
  /** Tags that are in use, for what is begun to type. */
  readonly tags: readonly string[]
  /** Where small pictures of them come from; left out where there are none. */
  readonly look?: Look
  /** Stands in the place of files where there are none, and says why. */
  readonly blank: ReactNode
  /** What is searched for. */
  readonly words: string
  /** Shows the files that some words find; all of them without words. */
  search(words: string): void
  act(act: BulkAct, files: readonly DeskFile[]): void
  /** Carries out what sorting rules said of all files, in the order that they gave. */
  apply(sorted: readonly Sorted[]): void
}
