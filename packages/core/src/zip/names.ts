import { collisionKey, FreeNumbers, numbered, safeName } from '../item/index.ts'

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

/** What stands in a folder, by collision key: files, and folders with what stands in them. */
interface Folder {
  readonly children: Map<string, Folder | 'file'>
  readonly numbers: FreeNumbers
}

/** A folder as one wish spelled it; `a/` and `A/` are two places in one folder. */
interface Place {
  readonly wished: string
  readonly folder: Folder
  /** Path in the archive with a closing slash, in UTF-8; empty for the root. */
  readonly path: Uint8Array
}

type IsTaken = (child: Folder | 'file' | undefined) => boolean

/** Starts with no name taken. */
export function createZipNames(): ZipNames {
  const root: Place = { wished: '', folder: emptyFolder(), path: new Uint8Array(0) }
  const known = new Map<string, Place>([['', root]])
  const encode = createEncoder()
  /** Files mostly come folder by folder. */
  let latest = root

  /** The place for a wished path that ends in a slash; a folder whose name a file has already gets a free name. */
  const placeOf = (wished: string): Place => {
    const before = known.get(wished)
    if (before) return before
    let here = root
    for (const segment of wished.split('/')) {
      if (segment === '' || segment === '.') continue
      const [name, key] = freeName(here.folder, safe(segment), (child) => child === 'file')
      const child = here.folder.children.get(key)
      const folder = child === undefined || child === 'file' ? emptyFolder() : child
      here.folder.children.set(key, folder)
      here = { wished, folder, path: encode(here.path, `${name}/`) }
    }
    known.set(wished, here)
    return here
  }

  return {
    take(path) {
      const cut = path.lastIndexOf('/') + 1
      if (cut !== latest.wished.length || !path.startsWith(latest.wished)) latest = placeOf(path.slice(0, cut))
      const [name, key] = freeName(latest.folder, safe(path.slice(cut)), (child) => child !== undefined)
      const bytes = encode(latest.path, name)
      if (bytes.length > MAX_PATH_BYTES) return undefined
      latest.folder.children.set(key, 'file')
      return bytes
    },
  }
}

function emptyFolder(): Folder {
  return { children: new Map(), numbers: new FreeNumbers() }
}

/** The wished name or the first free one with a number, and its key. */
function freeName(folder: Folder, wished: string, isTaken: IsTaken): readonly [string, string] {
  let name = wished
  let key = ''
  folder.numbers.first('', wished, (number) => {
    name = numbered(wished, number)
    key = collisionKey(name)
    return !isTaken(folder.children.get(key))
  })
  return [name, key]
}

/** Names that `safeName` would give back as they are: nearly all, so the costly way is spared. */
const PLAIN = /^(?!(?:con|prn|aux|nul|com|lpt|clock))[a-z0-9_-][a-z0-9_. ()-]{0,120}[a-z0-9_()-]$/i

function safe(segment: string): string {
  return PLAIN.test(segment) ? segment : safeName(segment, { windows: true }).name
}

/** UTF-8 of a folder's path and a name in it, many of them in one piece of memory. */
function createEncoder(): (folder: Uint8Array, name: string) => Uint8Array {
  const encoder = new TextEncoder()
  let arena = new Uint8Array(0)
  let used = 0
  return (folder, name) => {
    // Three bytes are the most that a unit of UTF-16 takes.
    const mostBytes = folder.length + name.length * 3
    if (used + mostBytes > arena.length) {
      arena = new Uint8Array(Math.max(64 * 1024, mostBytes))
      used = 0
    }
    const start = used
    // For the few bytes of a path a loop beats the set-up of a bulk copy.
    for (let index = 0; index < folder.length; index++) arena[used++] = folder[index] ?? 0
    const nameStart = used
    for (let index = 0; index < name.length; index++) {
      const unit = name.charCodeAt(index)
      if (unit > 0x7f) {
        const bytes = encoder.encode(name)
        arena.set(bytes, nameStart)
        used = nameStart + bytes.length
        break
      }
      arena[used++] = unit
    }
    return arena.subarray(start, used)
  }
}
