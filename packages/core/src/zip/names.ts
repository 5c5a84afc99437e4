import { collisionKey, freeName, safeName } from './item-names.ts'

/** A ZIP holds the length of a name in 16 bits. */
const MAX_NAME_BYTES = 0xffff

/** Gives every entry of one archive a path of its own. */
export interface ZipNames {
  /**
   * A path for a file wished as `path`: relative, NFC, without `.` and `..`, allowed on Windows, and different from
   * every other path given so far even where case and Unicode form don't count (the second becomes `a (2).txt`).
   * Undefined when it can't be held by a ZIP.
   */
  take(path: string): { readonly path: string; readonly bytes: Uint8Array } | undefined
}

/** Starts with no name taken. */
export function createZipNames(): ZipNames {
  const files = new Set<string>()
  const folders = new Set<string>()
  const knownFolders = new Map<string, string>()
  const encoder = new TextEncoder()

  /** The folder's path in the archive with a closing slash; a folder whose name a file has already gets a free one. */
  const folder = (wished: string): string => {
    if (wished === '') return ''
    const known = knownFolders.get(wished)
    if (known !== undefined) return known
    const cut = wished.lastIndexOf('/', wished.length - 2)
    const parent = folder(wished.slice(0, cut + 1))
    const segment = wished.slice(cut + 1, -1)
    let path = parent
    if (segment !== '' && segment !== '.') {
      const name = freeName(safeName(segment, { windows: true }), (key) => files.has(collisionKey(parent) + key))
      folders.add(collisionKey(parent + name))
      path = `${parent}${name}/`
    }
    knownFolders.set(wished, path)
    return path
  }

  return {
    take(path) {
      const cut = path.lastIndexOf('/')
      const parent = folder(path.slice(0, cut + 1))
      const parentKey = collisionKey(parent)
      const isTaken = (key: string) => files.has(parentKey + key) || folders.has(parentKey + key)
      const name = freeName(safeName(path.slice(cut + 1), { windows: true }), isTaken)
      const bytes = encoder.encode(parent + name)
      if (bytes.length > MAX_NAME_BYTES) return undefined
      files.add(parentKey + collisionKey(name))
      return { path: parent + name, bytes }
    },
  }
}
