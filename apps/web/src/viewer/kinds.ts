import type { Subject } from './look.ts'

/** How a thing is opened: by the browser itself, page by page, from its first bytes, or by reading it. */
export type Shape = 'picture' | 'sound' | 'video' | 'pages' | 'text' | 'other'

const SHAPES: readonly (readonly [shape: Shape, type: RegExp, name: RegExp])[] = [
  ['picture', /^image\/(?:png|jpe?g|gif|webp|avif|bmp)$/, /\.(?:png|jpe?g|jfif|gif|webp|avif|bmp)$/i],
  ['video', /^video\//, /\.(?:mp4|m4v|webm|mov|ogv|mkv)$/i],
  ['sound', /^audio\//, /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
  ['pages', /^application\/pdf$/, /\.pdf$/i],
  ['text', /^text\/(?!csv|tab)/, /\.(?:txt|md|log|json|xml|ya?ml|ini|css|[jt]sx?|py|srt|vtt)$/i],
]

const isTold = (type: string): boolean => type !== '' && type !== 'application/octet-stream'

/** How a thing is opened, by its media type, or by its name where there is none. */
export const shapeOf = ({ name, mediaType }: Subject): Shape =>
  SHAPES.find(([, type, byName]) => (isTold(mediaType) ? type.test(mediaType) : byName.test(name)))?.[0] ?? 'other'

const DRAWN_TYPES =
  /^(?:image\/(?!svg)|audio\/|video\/|application\/(?:pdf$|epub|vnd\.(?:openxml|oasis|apple|comicbook)))/
const DRAWN_NAMES =
  /\.(?:heic|heif|tiff?|psd|cr[23]|nef|arw|dng|raf|orf|rw2|pptx|docx|xlsx|odt|ods|odp|epub|cbz|key|pages|numbers)$/i

/** True for what may have a small picture: nobody is asked for others. */
export const mayHaveThumb = (of: Subject): boolean =>
  isTold(of.mediaType)
    ? DRAWN_TYPES.test(of.mediaType)
    : DRAWN_NAMES.test(of.name) || !['text', 'other'].includes(shapeOf(of))

/** What type a thing is of, for people: `PNG · image/png`; its ending alone where its media type says no more. */
export const typeWords = (name: string, mediaType: string): string => {
  const extension = /\.([\p{L}\p{N}]{1,8})$/u.exec(name)?.[1]?.toUpperCase()
  if (extension === undefined) return mediaType
  // Types of office programs are longer than what they say.
  return !isTold(mediaType) || mediaType.length > 24 ? extension : `${extension} · ${mediaType}`
}
