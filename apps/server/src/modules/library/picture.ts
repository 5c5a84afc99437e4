import { type FileKind, kindOfMediaType } from '@octavo/core'

/** Larger contents show their icon: bringing them to the process that draws would take too long. */
const LARGEST = 256 * 1024 * 1024
const KINDS: ReadonlySet<FileKind> = new Set([
  'image',
  'raw-image',
  'pdf',
  'document',
  'spreadsheet',
  'presentation',
  'ebook',
  'audio',
  'video',
])

/** True for a file of which a small picture can be drawn, as far as its type, size and state tell. */
export function isDrawable({ file }: { readonly file: Drawable }): boolean {
  const kind = kindOfMediaType(file.type)
  return kind !== undefined && KINDS.has(kind) && file.size > 0 && file.size <= LARGEST && file.state === 'ok'
}

interface Drawable {
  readonly type: string
  readonly size: number
  readonly state: 'ok' | 'missing' | 'damaged'
}
