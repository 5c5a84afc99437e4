/** A text of one file, occurring exactly once in it, and what stands in its place once it is broken. */
export interface Edit {
  /** Path below the repository, parted by `/`. */
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** A way to make the statement of one proven row of docs/conformance.md false for somebody who uses the product. */
export interface Break extends Edit {
  /** The row whose named tests must notice, as `R-3` or `P1-4.5`. */
  readonly row: string
  /** Further edits without which the break would not be one. */
  readonly also?: readonly Edit[]
}

/** What the row's tests said of a break. `unusable` says why nothing can be concluded. */
export type Verdict = { readonly kind: 'noticed' | 'survived' } | { readonly kind: 'unusable'; readonly why: string }
