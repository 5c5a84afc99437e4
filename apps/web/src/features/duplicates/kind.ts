import { type FileKind, type Item, kindOfMediaType, typeOfName } from '@octavo/core'

/** The kind of a file by its media type, else by its name: for its icon. */
export const kindOfItem = ({ mediaType, name }: Item): FileKind =>
  kindOfMediaType(mediaType) ?? typeOfName(name)?.kind ?? 'other'
