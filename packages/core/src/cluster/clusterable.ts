import { kindOfMediaType, typeOfName } from '../filetype/index.ts'

/** What is grouped: pictures by their style, documents by their content. */
export type ClusterKind = 'images' | 'documents'

const DOCUMENT_TYPES: ReadonlySet<string> = new Set([
  'text/plain',
  'text/csv',
  'application/json',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
])
const DOCUMENT_NAME = /\.(?:txt|csv|json|pdf|docx?|log)$/iu

/**
 * True for a file that may be grouped so: an image by its type or name, a document by the types and extensions of part 2
 * section 5. `mediaTypes`: what is known of its type, the surest first; empty where nothing is.
 */
export function isClusterable(kind: ClusterKind, name: string, mediaTypes: readonly string[]): boolean {
  if (kind === 'documents') return mediaTypes.some((type) => DOCUMENT_TYPES.has(type)) || DOCUMENT_NAME.test(name)
  const found = kindOfMediaType(mediaTypes[0] ?? '') ?? typeOfName(name)?.kind
  return found === 'image' || found === 'raw-image'
}
