import type { FileKind } from '../item/index.ts'

/** One category that a person sees: the key that the spec's payloads use and the words on the screen. */
export interface Category {
  readonly key: string
  readonly label: string
}

/** A row of a taxonomy that sorts by media type or extension, as the spec words it. First row that fits wins. */
export interface TypeRule {
  readonly key: string
  readonly prefixes?: readonly string[]
  readonly contains?: readonly string[]
  readonly extensions?: readonly string[]
}

/** A table from kind (and, where the spec says so, media type and extension) to the label that a person sees. */
export interface Taxonomy {
  readonly categories: readonly Category[]
  /** Key of the category for everything that has no other. */
  readonly other: string
  /** Kinds of each category; a kind that stands nowhere is `other`. */
  readonly kinds?: Readonly<Record<string, readonly FileKind[]>>
  /** Media types and extensions of each category; used instead of `kinds` where the spec lists them. */
  readonly rules?: readonly TypeRule[]
  /** Category for what would be `other` but lies in a folder of such a name (lower case). */
  readonly folders?: { readonly key: string; readonly names: readonly string[] }
}

/** What a taxonomy looks at. */
export interface Typed {
  readonly kind: FileKind
  readonly mediaType: string
  readonly extension: string
  /** Relative path, for taxonomies that have a group for a folder. */
  readonly path?: string
}
