import type { FileKind, Item } from '../item/index.ts'

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

/** Kinds of file that show something, and say of themselves when, where and with what they were made. */
const PICTURES: ReadonlySet<FileKind> = new Set(['image', 'raw-image'])

/** Kinds of file whose tags say when and by whom they were made. */
const TAGGED: ReadonlySet<FileKind> = new Set([...PICTURES, 'audio', 'video'])

/** Characters of text below which a document says nothing. */
export const FEWEST_CHARACTERS = 40

/** Larger files are judged by their names and first bytes: reading them would hold up all others. */
export const LARGEST_READ_BYTES = 64 * 1024 * 1024

/** True when a file of this kind is looked into for what kind of document it is. */
export const isDocument = (kind: FileKind): boolean => DOCUMENTS.has(kind)

/** True when a file of this kind is looked at for what sort of picture it is. */
export const isPicture = (kind: FileKind): boolean => PICTURES.has(kind)

/** True when a reader may find something in a file of this kind, a word or a tag: it is neither empty nor too large. */
export const isReadable = ({ sizeBytes }: Pick<Item, 'sizeBytes'>, kind: FileKind): boolean =>
  sizeBytes > 0 && sizeBytes <= LARGEST_READ_BYTES && (isDocument(kind) || TAGGED.has(kind))

/**
 * True when reading what is inside can change where a file goes: a document that can hold words enough to tell, a picture,
 * or, with `withTags`, one whose tags say where it comes from.
 */
export const isWorthReading = (
  item: Pick<Item, 'sizeBytes'>,
  kind: FileKind,
  { withTags = true }: { readonly withTags?: boolean } = {},
): boolean =>
  isReadable(item, kind) && item.sizeBytes >= FEWEST_CHARACTERS && (withTags || isDocument(kind) || isPicture(kind))
