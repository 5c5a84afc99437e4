import { AppError } from '../errors/index.ts'
import { utf8Length } from './utf8.ts'

/** Most levels that a path may have, and most bytes of UTF-8. */
export const MAX_PATH_LEVELS = 64
export const MAX_PATH_BYTES = 4096

/**
 * Gives back a path that stays inside its root: relative, `/` between segments, at most 64 levels and 4,096 bytes of
 * UTF-8. Throws AppError `bad_path` for everything else: absolute, `.` or `..`, an empty segment, NUL, a backslash
 * (a separator on Windows), a drive letter as first segment, a lone surrogate. The text itself is not changed: an NFD
 * name stays NFD, for it has to find its file again.
 */
export function safePath(path: string): string {
  const problem = pathProblem(path)
  if (problem !== undefined)
    throw new AppError('bad_path', `This path can't be used: ${problem}.`, { details: { path } })
  return path
}

/** Finds a segment that is empty, `.` or `..`, and a slash at either end. */
const ODD_SEGMENT = /(?:^|\/)\.{0,2}(?:\/|$)/u

/** Why `safePath` would refuse a path, as the end of a sentence; undefined when it would not. */
export function pathProblem(path: string): string | undefined {
  if (path === '') return 'it is empty'
  if (path.length > MAX_PATH_BYTES || (path.length * 3 > MAX_PATH_BYTES && utf8Length(path) > MAX_PATH_BYTES)) {
    return 'it is longer than 4,096 bytes'
  }
  if (path.includes('\0')) return 'it contains a NUL character'
  if (path.includes('\\')) return 'it contains a backslash'
  if (!path.isWellFormed()) return 'it is not valid Unicode'
  if (path.startsWith('/')) return 'it is absolute'
  if (/^[A-Za-z]:(?:\/|$)/u.test(path)) return 'it begins with a drive letter'
  if (path.length >= 2 * MAX_PATH_LEVELS && path.split('/').length > MAX_PATH_LEVELS)
    return 'it has more than 64 levels'
  const odd = ODD_SEGMENT.exec(path)?.[0].replaceAll('/', '')
  if (odd !== undefined) return odd === '' ? 'it has an empty segment' : `it contains "${odd}"`
  return undefined
}

/** Joins path parts, leaving empty ones out (`''` is the root); does not check them. */
export function joinPath(...parts: readonly string[]): string {
  let path = ''
  for (const part of parts) path = path === '' ? part : part === '' ? path : `${path}/${part}`
  return path
}

/** The folder that a path lies in; `''` for the root. */
export function parentPath(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '' : path.slice(0, slash)
}

/** The last segment of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** True when `path` is `folder` or lies below it, segment by segment and exactly: `a` holds `a/b`, but not `ab`, `a b` or `A`. */
export function isWithin(folder: string, path: string): boolean {
  return folder === '' || path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

const DOUBLE_EXTENSION = /\.(?:tar|cpio)\.[a-z0-9]{1,5}$|\.(?:7z|zip|rar|tar)\.[0-9]{2,4}$|\.(?:user|d)\.[a-z]{1,3}$/iu
const SINGLE_EXTENSION = /[^.]\.([^.\s/\\]{1,16})$/u

/**
 * The end of a name that is kept when it is cut or numbered, as written and with its dot (`.JPG`); `''` when it has
 * none. Only about text: which type it stands for is `extensionOf` of facts. `.tar.gz` and its like count as one,
 * a leading dot alone does not (`.bashrc`), nor does anything longer than 16 characters or with a space in it.
 */
export function endingOf(name: string): string {
  const double = DOUBLE_EXTENSION.exec(name)
  if (double !== null && double.index > 0) return double[0]
  const single = SINGLE_EXTENSION.exec(name)
  return single === null ? '' : `.${single[1] ?? ''}`
}

/** The name without `endingOf`. */
export function stemOf(name: string): string {
  return name.slice(0, name.length - endingOf(name).length)
}

/** The order of paths: by code units, the same everywhere. */
export function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0
}

/** The order of paths, and of ids where two things have one path: the same in whatever order they come. */
export function byPathThenId(
  one: { readonly path: string; readonly id: string },
  other: { readonly path: string; readonly id: string },
): number {
  return byPath(one, other) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
}
