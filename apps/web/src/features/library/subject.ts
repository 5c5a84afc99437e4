import type { LibraryFile } from '@octavo/contract'
import type { Subject } from '../../viewer/look.ts'

/** A file of the library as the viewer knows things. */
export const subjectOf = ({ id, name, type, size }: LibraryFile): Subject => ({
  id,
  name,
  mediaType: type,
  sizeBytes: size,
})
