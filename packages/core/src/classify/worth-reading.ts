import type { FileKind } from '../item/file-kind.ts'
import type { Item } from '../item/item.ts'

/** Kinds of file that hold a document: only they get a category by content. */
const DOCUMENTS: ReadonlySet<FileKind> = new Set([
  'pdf',
  'document',
  'text',
  'ebook',
  'web-page',
  'spreadsheet',
  'presentation',
  'mail',
  'data',
])

/** Kinds of file whose tags say where, when and by whom they were made. */
const TAGGED: ReadonlySet<FileKind> = new Set(['image', 'raw-image', 'audio', 'video'])

/** Characters of text below which a document says nothing. */
export const FEWEST_CHARACTERS = 40

/** Larger files are judged by their names and first bytes: reading them would hold up all others. */
export const LARGEST_READ_BYTES = 64 * 1024 * 1024

/** True when a file of this kind is looked into for what kind of document it is. */
export const isDocument = (kind: FileKind): boolean => DOCUMENTS.has(kind)

/**
 * True when it is worth reading what is inside a file of this kind: a document that can hold words enough to tell, or,
 * with `withTags`, one whose tags say where it comes from; neither empty nor too large.
 */
export const isWorthReading = (
  { sizeBytes }: Pick<Item, 'sizeBytes'>,
  kind: FileKind,
  { withTags = true }: { readonly withTags?: boolean } = {},
): boolean =>
  sizeBytes >= FEWEST_CHARACTERS &&
  sizeBytes <= LARGEST_READ_BYTES &&
  (isDocument(kind) || (withTags && TAGGED.has(kind)))
