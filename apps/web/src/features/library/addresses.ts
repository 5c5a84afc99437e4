import type { LibraryFile } from '@octavo/contract'

const addressOf = ({ id }: LibraryFile): string => `/api/files/${encodeURIComponent(id)}`

/** Where the server hands out a file's bytes. */
export const contentOf = (file: LibraryFile): string => `${addressOf(file)}/content`

/** Where the server hands out a small picture of a file; an empty answer when there is none (yet). */
export const thumbnailOf = (file: LibraryFile, attempt = 0): string =>
  `${addressOf(file)}/thumbnail?quiet=1${attempt === 0 ? '' : `&try=${attempt}`}`

/** Where the server tells what is inside a file. */
export const factsOf = (file: LibraryFile): string => `${addressOf(file)}/facts`

/** True for types that the server lets a browser show in a tab of its own. */
export const canShow = ({ type }: LibraryFile): boolean =>
  type === 'application/pdf' || /^(?:image\/(?!svg)|audio\/|video\/)/.test(type)

/** True for pictures that browsers draw themselves. */
export const isPicture = ({ type }: LibraryFile): boolean => /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(type)

/** True for types that may have a small picture: the server is not asked for others. */
export const mayHaveThumbnail = ({ type, state }: LibraryFile): boolean =>
  state === 'ok' &&
  /^(?:image\/(?!svg)|audio\/|video\/|application\/(?:pdf$|epub|vnd\.(?:openxml|oasis|apple|comicbook)))/.test(type)
