import { collisionKey } from '../item/fold.ts'
import { numberedName, safeName } from '../item/name.ts'

/** A ZIP holds the length of a name in 16 bits. */
const MAX_PATH_BYTES = 0xffff

/** Gives every entry of one archive a path of its own. */
export interface ZipNames {
  /**
   * A path for a file wished as `path`: relative, NFC, without `.` and `..`, allowed on Windows, and different from
   * every other path given so far even where case and Unicode form don't count (the second becomes `a (2).txt`).
   * In UTF-8; undefined when a ZIP can't hold it.
   */
  take(path: string): Uint8Array | undefined
}

interface Folder {
  /** Path in the archive with a closing slash; empty for the root. */
  readonly path: string
  readonly key: string
}

/** Starts with no name taken. */
export function createZipNames(): ZipNames {
  /** Collision keys of whole paths, without a closing slash. */
  const files = new Set<string>()
  const folders = new Set<string>()
  /** Where counting goes on for a name that was wished for often, so that ten thousand twins don't cost their square. */
  const nextNumber = new Map<string, number>()
  const root: Folder = { path: '', key: '' }
  const known = new Map<string, Folder>([['', root]])
  const encode = createEncoder()

  const freeKey = (parent: Folder, wished: string, taken: (key: string) => boolean): readonly [string, string] => {
    const firstKey = parent.key + collisionKey(wished)
    if (!taken(firstKey)) return [wished, firstKey]
    for (let number = nextNumber.get(firstKey) ?? 2; ; number++) {
      const name = numberedName(wished, number)
      const key = parent.key + collisionKey(name)
      if (taken(key)) continue
      nextNumber.set(firstKey, number)
      return [name, key]
    }
  }

  /** The folder for a wished path that ends in a slash; one whose name a file has already gets a free name. */
  const folder = (wished: string): Folder => {
    const before = known.get(wished)
    if (before) return before
    let here = root
    for (const segment of wished.split('/')) {
      if (segment === '' || segment === '.') continue
      const [name, key] = freeKey(here, safe(segment), (candidate) => files.has(candidate))
      folders.add(key)
      here = { path: `${here.path}${name}/`, key: `${key}/` }
    }
    known.set(wished, here)
    return here
  }

  return {
    take(path) {
      const cut = path.lastIndexOf('/') + 1
      const parent = folder(path.slice(0, cut))
      const [name, key] = freeKey(
        parent,
        safe(path.slice(cut)),
        (candidate) => files.has(candidate) || folders.has(candidate),
      )
      const bytes = encode(parent.path + name)
      if (bytes.length > MAX_PATH_BYTES) return undefined
      files.add(key)
      return bytes
    },
  }
}

/** Names that `safeName` would give back as they are: nearly all, so the costly way is spared. */
const PLAIN = /^(?!(?:con|prn|aux|nul|com|lpt|clock))[a-z0-9_-][a-z0-9_. ()-]{0,120}[a-z0-9_()-]$/i

function safe(segment: string): string {
  return PLAIN.test(segment) ? segment : safeName(segment, { windows: true }).name
}

/** UTF-8 of short texts, many of them in one piece of memory. */
function createEncoder(): (text: string) => Uint8Array {
  const encoder = new TextEncoder()
  let arena = new Uint8Array(0)
  let used = 0
  return (text) => {
    if (used + text.length > arena.length) {
      arena = new Uint8Array(Math.max(64 * 1024, text.length))
      used = 0
    }
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      if (unit > 0x7f) return encoder.encode(text)
      arena[used + index] = unit
    }
    const bytes = arena.subarray(used, used + text.length)
    used += text.length
    return bytes
  }
}
