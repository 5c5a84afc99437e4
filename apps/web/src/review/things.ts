import type { FileKind } from '@octavo/core'
import type { ReactNode } from 'react'

/** How many, and the same in the reader's digits. */
interface Count {
  readonly count: number
  readonly n: string
}

/** What the things of a review are called, and their pictures: files here, mails or photos in other flows. */
export interface ReviewThings {
  /** E.g. "12 files". */
  count(count: number): string
  /** How large something is, in the units of the flow. */
  size(sizeBytes: number): string
  all(): string
  openAll(words: { readonly files: string }): string
  listOf(words: { readonly name: string }): string
  filter(): string
  noneFound(): string
  noneLeft(): string
  noneIncluded(): string
  byTypeOnly(): string
  selected(): string
  selectedCount(words: Count): string
  moveTitle(words: Count): string
  dragged(words: Count): string
  saidMoved(words: Count & { readonly name: string }): string
  saidIncluded(words: Count): string
  saidExcluded(words: Count): string
  summary(words: { files: number; categories: number; n: string; k: string }): string
  approve(words: Count): string
  icon(kind: FileKind, className?: string): ReactNode
}
