import type { Unlisted } from '@octavo/core'
import type { UploadEntry } from './types.ts'

/** A file or folder that was picked but could not be read. */
export interface Unreadable {
  readonly path: string
  readonly code: 'permission_denied' | 'source_missing' | 'io_error'
}

/** What a pick or a drop brought. */
export interface Picked {
  readonly entries: readonly UploadEntry[]
  readonly unreadable: readonly Unreadable[]
  /** Hidden names and files of systems, which stay where they are. */
  readonly leftOut: readonly Unlisted[]
}

let counter = 0

/** The path that a folder input gives. Chromium writes a backslash in a file's name as a slash there: the name is right. */
const relativePath = ({ name, webkitRelativePath: path }: File): string =>
  path.endsWith(`/${name.replaceAll('\\', '/')}`) ? path.slice(0, -name.length) + name : path

/** A picked file as an entry of the upload; `path` defaults to the path that a folder input gives, else the name. */
export const toEntry = (file: File, path?: string): UploadEntry => {
  counter += 1
  return {
    key: `p${counter}`,
    name: file.name,
    path: path ?? (relativePath(file) || file.name),
    sizeBytes: file.size,
    mediaType: file.type,
    modifiedAtMs: file.lastModified,
    blob: file,
  }
}

/** The code for what a browser's file API threw. */
export const codeOf = (error: unknown): Unreadable['code'] => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'permission_denied'
  return name === 'NotFoundError' ? 'source_missing' : 'io_error'
}
